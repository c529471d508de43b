"""NVRTC in processes of its own: a source that makes it crash, hang or eat all memory is an error of that source alone.

A process starts with the first compilation and is kept. Threads that compile at the same time have one each, and so has
every process that forks. A process ends with the one that started it.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import secrets
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass

from workbench.compile import binding
from workbench.core import places
from workbench.core.environment import guard
from workbench.core.errors import EnvironmentFaultError, WorkbenchError

LIMIT_S_VARIABLE = "WORKBENCH_COMPILE_LIMIT_S"
LIMIT_BYTES_VARIABLE = "WORKBENCH_COMPILE_LIMIT_BYTES"
DEFAULT_LIMIT_S = 60
"""Processor time of one compilation, in seconds, after which it is given up."""
DEFAULT_LIMIT_BYTES = 8 << 30
"""Address space of a compiler's process."""
_WAITING_S = 600  # of wall time at least, and ten times the limit: for a compiler that waits and uses no processor
_CATASTROPHE = "atastrophic error"
_UNOPTIMIZED = ("-G", "--device-debug", "-Ofc", "--Ofast-compile")
"""Options after which NVRTC optimises less in whatever the same process compiles next (found with 13.0)."""
_MEMORY_SHARE = 0.5  # of the limit: a compiler that crashes with more in use has run out of memory


@dataclass(frozen=True)
class Job:
    """One run of NVRTC.

    Attributes
    ----------
    text, name : str
        The source, and what the log and the line table call it.
    flags : tuple of str
        Options.
    headers : mapping of str to str
        Text of each header that is in no directory, by the name that includes it.
    names : tuple of str
        C++ expressions whose lowered names are asked for.
    wants_cubin : bool
    prefix : str
        Directives that the text begins with, which include headers of CUDA that take long; empty where it does not.
    """

    text: str
    name: str
    flags: Sequence[str]
    headers: Mapping[str, str]
    names: Sequence[str] = ()
    wants_cubin: bool = False
    prefix: str = ""

    @property
    def is_last(self) -> bool:
        """Whether its process must compile nothing after it."""
        return any(flag.startswith(_UNOPTIMIZED) for flag in self.flags)


@dataclass(frozen=True)
class Outcome:
    """What NVRTC made of a job.

    Attributes
    ----------
    status : str
        Empty where it succeeded; else NVRTC's name for the reason, such as ``"NVRTC_ERROR_COMPILATION"``.
    log : str
    ptx, cubin : bytes
        Empty where there is none.
    lowered : mapping of str to str
        The name that each expression has in the compiled code.
    """

    status: str
    log: str
    ptx: bytes
    cubin: bytes
    lowered: Mapping[str, str]


class CompilerDiedError(Exception):
    """NVRTC's process ended before it answered; the message says how."""


class KilledError(CompilerDiedError):
    """Somebody killed NVRTC's process: the system, for want of memory, or a person."""


@dataclass(frozen=True)
class Limits:
    """What one compilation may use.

    Attributes
    ----------
    seconds : int
        Of processor time.
    size_bytes : int
        Of address space.
    """

    seconds: int
    size_bytes: int

    @classmethod
    def of_environment(cls) -> Limits:
        """Read ``$WORKBENCH_COMPILE_LIMIT_S`` and ``$WORKBENCH_COMPILE_LIMIT_BYTES``; by default 60 s and 8 GiB.

        Raises
        ------
        WorkbenchError
            If one is not a positive whole number.
        """
        return cls(_whole(LIMIT_S_VARIABLE, DEFAULT_LIMIT_S), _whole(LIMIT_BYTES_VARIABLE, DEFAULT_LIMIT_BYTES))


def _whole(variable: str, default: int) -> int:
    text = os.environ.get(variable) or str(default)
    if not text.isdecimal() or int(text) == 0:
        raise WorkbenchError(f"{variable} must be a positive whole number; got {text!r}")
    return int(text)


class Compilers:
    """The compiler processes of one process, as many as there are threads that compile at once.

    Parameters
    ----------
    library : str
        NVRTC's, by path or by name.
    """

    def __init__(self, library: str) -> None:
        self._library = library
        self._changing = threading.Lock()
        self._idle: list[_Process] = []
        atexit.register(self.close)
        os.register_at_fork(after_in_child=self._forget)

    def run(self, job: Job, limits: Limits | None = None) -> Outcome:
        """Run NVRTC.

        Parameters
        ----------
        job : Job
        limits : Limits, optional
            By default those of the environment.

        Raises
        ------
        CompilerDiedError
            If NVRTC crashed, or used more than its limits.
        """
        limits = limits or Limits.of_environment()
        process = self._take(limits)
        try:
            outcome = process.run(job)
        except KilledError:
            process.kill()
            if process.is_new:
                raise
            return self.run(job, limits)  # it was killed while it waited, for a reason that is not this job's
        except BaseException:
            process.kill()
            raise
        process.is_new = False
        # A catastrophe comes for want of memory, as a rule: who knows what is left of the process.
        if job.is_last or _CATASTROPHE in outcome.log:
            process.kill()
            return outcome
        with self._changing:
            self._idle.append(process)
        return outcome

    def close(self) -> None:
        """End the processes that nobody waits for."""
        with self._changing:
            ended, self._idle = self._idle, []
        for process in ended:
            process.kill()

    def _take(self, limits: Limits) -> _Process:
        """Return an idle process that lives and has these limits, or a new one."""
        while True:
            with self._changing:
                process = self._idle.pop() if self._idle else None
            if process is None:
                return _Process(self._library, limits)
            if process.limits.size_bytes == limits.size_bytes and process.is_alive:
                process.limits = limits
                return process
            process.kill()

    def _forget(self) -> None:
        """Leave a parent's processes to it: this one is its fork."""
        self._changing = threading.Lock()
        for process in self._idle:
            process.disown()
        self._idle = []


class _Process:
    """A process in which NVRTC compiles, at the other end of a socket."""

    def __init__(self, library: str, limits: Limits) -> None:
        self.limits = limits
        self.is_new = True
        self._scratch = ""  # for precompiled headers, while they are made
        with guard("start the compiler's process"):
            self._start(library)

    def _start(self, library: str) -> None:
        with contextlib.suppress(EnvironmentFaultError):
            name = f"workbench-{os.getpid()}-{secrets.token_hex(8)}"
            self._scratch = str(places.temporary_directory() / name)
        self.channel, theirs = socket.socketpair()
        limits = str(os.getpid()), str(self.limits.size_bytes)
        with theirs:
            self._process = subprocess.Popen(
                # Isolated: neither the environment nor site-packages make it start slower, or import what they like.
                [sys.executable, "-I", "-S", binding.__file__, library, *limits, self._scratch],
                stdin=theirs.fileno(),
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )

    @property
    def is_alive(self) -> bool:
        return self._process.poll() is None

    def run(self, job: Job) -> Outcome:
        waiting_s = max(_WAITING_S, 10 * self.limits.seconds)
        self.channel.settimeout(waiting_s)
        try:
            binding.send(self.channel, (self.limits.seconds, asdict(job)))
            return Outcome(**binding.receive_reply(self.channel))
        except TimeoutError:
            raise CompilerDiedError(f"did not end within {waiting_s} s") from None
        except (EOFError, OSError):
            raise self._death() from None

    def kill(self) -> None:
        """End the process, if it has not ended, and close the socket."""
        self.channel.close()
        self._process.kill()
        self._process.wait()
        binding.remove(self._scratch)

    def disown(self) -> None:
        """Close the socket, and leave the process to the parent of this fork."""
        self.channel.close()
        self._process.returncode = 0  # else Popen would ask about it, as if it were ours

    def _death(self) -> CompilerDiedError:
        """Wait for the process to end; say how it ended."""
        try:
            _, status, usage = os.wait4(self._process.pid, 0)
        except ChildProcessError:  # where the user's program has all children reaped by the system
            return KilledError("ended")
        code = self._process.returncode = os.waitstatus_to_exitcode(status)
        if code == -signal.SIGKILL:
            return KilledError("was killed (SIGKILL: perhaps the system ran out of memory)")
        if code == -signal.SIGXCPU:
            return CompilerDiedError(
                f"took more than {self.limits.seconds} s of processor time ({LIMIT_S_VARIABLE} sets the limit)"
            )
        if usage.ru_maxrss * 1024 > _MEMORY_SHARE * self.limits.size_bytes:
            allowed = f"{self.limits.size_bytes / 2**30:.3g} GiB"
            return CompilerDiedError(f"needed more than {allowed} of memory ({LIMIT_BYTES_VARIABLE} sets the limit)")
        how = f"crashed ({signal.Signals(-code).name})" if code < 0 else f"ended (exit code {code})"
        return CompilerDiedError(how)
