"""A Python process of its own, at the other end of a socket: it may crash or hang, and its parent goes on."""

from __future__ import annotations

import gc
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import uuid
from collections.abc import Callable, Collection, Mapping
from contextlib import ExitStack, suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from workbench.core.environment import guard
from workbench.core.places import temporary_directory
from workbench.core.plain import decode, encode

MAX_REPLY_BYTES = 1 << 26
"""Of one value from a child; a longer one is an `OSError`."""
_OUTPUT_TAIL = 2000
_ORPHAN_CHECK_S = 1.0
_LOOK_S = 0.5  # between looks at whether a process that does not answer is still there
_LEAVING_S = 1.0  # for a process that has closed its socket to end by itself: a thread of its may not let it
_ROUNDS = 100  # of looking for processes to stop
_FAMILY = "WORKBENCH_FAMILY"  # an environment variable: whoever has a process's value was started by it


def end_with_parent() -> None:
    """End this process, and all that it started, once its parent has gone, whatever the main thread is stuck in."""
    family = os.environ.get(_FAMILY, "")  # what runs here may change it
    threading.Thread(target=_end_with, args=(os.getppid(), family), daemon=True).start()


def _end_with(parent: int, family: str) -> None:
    while os.getppid() == parent:
        time.sleep(_ORPHAN_CHECK_S)
    kill_below(os.getpid(), family)
    os._exit(1)


def keep_for_good() -> None:
    """Leave all that is alive now out of each later search for garbage; what is garbage by now goes first.

    For a process that has imported what it works with: that lives as long as the process, and is much to go through.
    """
    gc.collect()
    gc.freeze()


def live(life: Callable[[], None]) -> None:
    """Run the life of a `Peer`, and end its process with it at once: no thread that is left keeps it, no `atexit`."""
    code = 1
    try:
        life()
        code = 0
    except BaseException:  # the end of a process: what ends it goes to its output
        sys.excepthook(*sys.exc_info())
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


class ParentEnd(Connection):
    """A parent's end of a socket: it sends anything, and what it receives is plain data.

    What comes is never unpickled: the other process runs kernels and plans of ops, which may write what they like to
    its socket.

    Parameters
    ----------
    descriptor : int
    kinds : collection of type
        Dataclasses and enumerations that may come.
    """

    def __init__(self, descriptor: int, kinds: Collection[type]) -> None:
        super().__init__(descriptor)
        self._kinds = kinds

    def recv(self) -> Any:
        """Wait for a value; raise `PlainError` where none can be made of what comes."""
        return decode(self.recv_bytes(MAX_REPLY_BYTES), self._kinds)


class ChildEnd(Connection):
    """A child's end of a socket: it sends plain data to its parent, and takes anything from it."""

    def send(self, obj: object) -> None:
        """Send a value; raise `PlainError` where it is no plain data."""
        self.send_bytes(encode(obj))


class Peer:
    """A process that was started with the same interpreter and import path; nothing of this process is copied to it.

    It leads a session of its own. What it starts ends with it, whatever session that is in.

    Parameters
    ----------
    command : str
        Python for it to run, in which ``{descriptor}`` stands for its end of the socket, a `ChildEnd`. It shall end
        when the socket closes.
    kinds : collection of type
        Dataclasses and enumerations that it may send.
    environment : mapping of str to str, optional
        Its environment variables; by default those of this process.

    Attributes
    ----------
    connection : ParentEnd
        Our end.

    Raises
    ------
    EnvironmentFaultError
        If the system starts no more processes, or opens no more files.
    """

    def __init__(
        self, command: str, kinds: Collection[type] = (), environment: Mapping[str, str] | None = None
    ) -> None:
        above = os.environ.get(_FAMILY)  # a family within a family ends with it
        self._family = f"{above}/{uuid.uuid4().hex}" if above else uuid.uuid4().hex
        with ExitStack() as opened, guard("start a process"):
            with guard("make a temporary file"):
                self._output = opened.enter_context(tempfile.TemporaryFile(dir=temporary_directory()))
            ours, theirs = map(opened.enter_context, socket.socketpair())
            self._process = subprocess.Popen(
                # Without -P the current directory comes first, and anybody's files in it would be imported.
                [sys.executable, "-P", "-c", command.format(descriptor=theirs.fileno())],
                pass_fds=[theirs.fileno()],
                env={
                    **(os.environ if environment is None else environment),
                    "PYTHONPATH": os.pathsep.join(path or str(Path.cwd()) for path in sys.path),
                    _FAMILY: self._family,
                },
                stdin=subprocess.DEVNULL,
                stdout=self._output,
                stderr=self._output,
                start_new_session=True,
            )
            self.connection = ParentEnd(ours.detach(), kinds)
            self._start = _start_of(self._process.pid)
            opened.pop_all()  # it lives as long as the process
            theirs.close()

    @property
    def pid(self) -> int:
        """The process's number."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether the process runs."""
        return self._process.poll() is None

    def poll(self, timeout_s: float) -> bool:
        """Wait for a message, or the end of the socket; return whether it came in time.

        Raises
        ------
        EOFError
            If the process ended without one. A child of its may still hold the socket open.
        """
        until_s = time.monotonic() + timeout_s
        while not self.connection.poll(max(0.0, min(_LOOK_S, until_s - time.monotonic()))):
            if not self.is_alive and not self.connection.poll():
                raise EOFError
            if time.monotonic() >= until_s:
                return False
        return True

    def end(self) -> None:
        """Have the process and all that it started killed, and do not wait for them."""
        own = self._process.pid
        if _start_of(own) not in (None, self._start):
            own = 0  # it ended long ago: its number is somebody else's now
        if own:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(own, signal.SIGSTOP)
        kill_below(own, self._family)
        if own:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(own, signal.SIGKILL)

    def kill(self) -> None:
        """End the process and all that it started, if they have not ended, and close the socket."""
        self.end()
        self._process.wait()
        self.connection.close()
        self._output.close()

    def last_words(self) -> tuple[int, str]:
        """Wait for the process to end; return its exit code, and how it ended with the end of what it wrote.

        One that has closed its socket, but is kept by a thread of its, is killed.
        """
        try:
            code = self._process.wait(_LEAVING_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            code = self._process.wait()
        self._output.seek(0, os.SEEK_END)
        self._output.seek(max(0, self._output.tell() - _OUTPUT_TAIL))
        said = self._output.read().decode(errors="replace").strip()
        how = f"killed by {_name(-code)}" if code < 0 else f"exit code {code}"
        return code, f"{how}: {said}" if said else how


def _name(number: int) -> str:
    """Name a signal; real-time ones have none."""
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"


def _start_of(process: int) -> bytes | None:
    """Return when a process was started, in the system's ticks; None where there is none of the number."""
    try:
        return Path(f"/proc/{process}/stat").read_bytes().rpartition(b")")[2].split()[19]
    except (OSError, IndexError):
        return None


def kill_below(process: int, family: str = "") -> None:
    """Kill all that a process has started, but not this one, and what that starts meanwhile; of 0, the family alone.

    All are stopped before any is killed. A stopped process starts no other, and still counts where the system limits
    how many there are: so programs that start others without end come to an end.
    """
    stopped: set[int] = set()
    for _ in range(_ROUNDS):
        found = processes_below(process, family) - {process, os.getpid()}
        for one in found - stopped:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(one, signal.SIGSTOP)
        if found <= stopped:
            break
        stopped |= found
    for one in stopped:
        with suppress(ProcessLookupError, PermissionError):
            os.kill(one, signal.SIGKILL)


def processes_below(process: int, family: str = "") -> set[int]:
    """Find the processes that descend from one, or carry its family's name, or that of a family within it."""
    mark = f"{_FAMILY}={family}".encode()
    found, children = {process} - {0}, dict[int, list[int]]()
    for directory in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            state, parent, *_ = (directory / "stat").read_bytes().rpartition(b")")[2].split()
            if state in (b"Z", b"X"):
                continue
            children.setdefault(int(parent), []).append(int(directory.name))
            variables = (directory / "environ").read_bytes().split(b"\0") if family else ()
            if any(one == mark or one.startswith(mark + b"/") for one in variables):
                found.add(int(directory.name))
    pending = list(found)
    while pending:
        below = set(children.get(pending.pop(), ())) - found
        found |= below
        pending += below
    return found
