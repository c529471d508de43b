"""Child processes that start warm: forked from an image that has imported everything, which takes seconds otherwise.

A child runs the command line or a function with an environment, user, limits and files of its own. What a sweep starts
as ``python -c`` comes from the nursery: a process forked before the sweep has threads. Its children are the sweep's,
which waits for them and kills them as it would those that it started itself. Others start as users start them.
"""

from __future__ import annotations

import atexit
import contextlib
import ctypes
import inspect
import os
import pickle
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NoReturn

_libc = ctypes.CDLL(None, use_errno=True)
_PR_SET_NAME, _PR_SET_CHILD_SUBREAPER, _PR_CAP_AMBIENT, _PR_SET_KEEPCAPS = 15, 36, 47, 8
_CAPABILITY_VERSION, _DAC_READ_SEARCH, _SYS_CAPSET = 0x20080522, 2, 126
_PIPES = ("p2cread", "p2cwrite", "c2pread", "c2pwrite", "errread", "errwrite")
_STOPPING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
_INHERITED = 3  # standard input, output and error
_LIFTED, _MOST_FILES = 200, 1024


@dataclass(frozen=True)
class Settings:
    """What differs for one child.

    Attributes
    ----------
    env : mapping of str to str or None
        Changes to the environment; None removes.
    uid : int or None
        Run as this user, with the interpreter's files readable.
    cwd : Path or None
    limits : mapping of int to int
        For `resource.setrlimit`.
    before : callable
        Called in the child before all else.
    fresh : bool
        Start an interpreter.
    is_warm : bool
        Take what it starts from a nursery. The environment that the system tells of those is their parent's.
    """

    env: Mapping[str, str | None] = field(default_factory=dict)
    uid: int | None = None
    cwd: Path | None = None
    limits: Mapping[int, int] = field(default_factory=dict)
    before: Callable[[], object] | None = None
    fresh: bool = False
    is_warm: bool = True

    def apply(self) -> None:
        """Make this process the child that is meant."""
        os.setsid()
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGPIPE):
            signal.signal(number, signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL)
        if not self.fresh:
            signal.signal(signal.SIGPIPE, signal.SIG_IGN)  # as Python has it
        for name, value in self.env.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value
        if self.cwd is not None:
            os.chdir(self.cwd)
        tempfile.tempdir = None
        if self.before is not None:
            self.before()
        for what, most in self.limits.items():
            resource.setrlimit(what, (most, most))
        if self.uid is not None:
            become(self.uid)


def become(uid: int) -> None:
    """Become another user, who can read what this one can, and write and own nothing of it.

    The interpreter may lie where others cannot look.
    """
    os.setgroups([])
    os.setresgid(uid, uid, uid)
    _libc.prctl(_PR_SET_KEEPCAPS, 1, 0, 0, 0)
    os.setresuid(uid, uid, uid)
    bit = 1 << _DAC_READ_SEARCH
    header, data = (ctypes.c_uint32 * 2)(_CAPABILITY_VERSION, 0), (ctypes.c_uint32 * 6)(bit, bit, bit, 0, 0, 0)
    if _libc.syscall(_SYS_CAPSET, header, data) or _libc.prctl(_PR_CAP_AMBIENT, 2, _DAC_READ_SEARCH, 0, 0):
        raise OSError(ctypes.get_errno(), "cannot keep the right to read")


def adopt_orphans() -> None:
    """Become the parent of every descendant whose own has ended."""
    _libc.prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def end_as_interpreter(program: Callable[[], object]) -> NoReturn:
    """Run a program, and end this process as the interpreter ends: threads waited for, exit functions called."""
    code = 1
    try:
        try:
            program()
            code = 0
        except SystemExit as stop:
            code = stop.code if isinstance(stop.code, int) else int(stop.code is not None)
        except KeyboardInterrupt:
            traceback.print_exc()
            code = 128 + signal.SIGINT
        except BaseException:
            traceback.print_exc()
        threading._shutdown()  # type: ignore[attr-defined]
        atexit._run_exitfuncs()
        with contextlib.suppress(OSError):
            sys.stdout.flush()
            sys.stderr.flush()
    finally:
        os._exit(code)


def start(program: Callable[[], object] | list[str], settings: Settings, files: tuple[int, int, int]) -> int:
    """Start a child with these standard input, output and error; return its process id.

    Parameters
    ----------
    program : callable or list of str
        A list is a command for the shell's ``exec``.
    settings : Settings
    files : tuple of int
    """
    held = signal.pthread_sigmask(signal.SIG_BLOCK, _STOPPING)
    child = os.fork()
    if child:
        signal.pthread_sigmask(signal.SIG_SETMASK, held)
        return child
    try:
        for target, descriptor in enumerate(files):
            os.dup2(descriptor, target)
        os.closerange(_INHERITED, _MOST_FILES)
        settings.apply()
        if not callable(program):
            signal.pthread_sigmask(signal.SIG_SETMASK, held)
            os.execv(program[0], program)
        _renew_streams()
        if settings.is_warm:
            adopt_orphans()
            WarmPopen.nursery = Nursery()
            subprocess.Popen = WarmPopen  # type: ignore[misc]
    except BaseException:
        traceback.print_exc()
        os._exit(99)
    run = program
    assert callable(run)

    def begin() -> None:
        try:
            signal.pthread_sigmask(signal.SIG_SETMASK, held)
        except KeyboardInterrupt:  # before the program's first line
            os._exit(128 + signal.SIGINT)
        run()

    end_as_interpreter(begin)


def _renew_streams() -> None:
    sys.stdin = open(0, encoding="utf-8", errors="surrogateescape", closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", encoding="utf-8", errors="backslashreplace", buffering=1, closefd=False)  # noqa: SIM115


class Nursery:
    """A process of one thread that brings forth children of the process that made it."""

    def __init__(self) -> None:
        self._asking = threading.Lock()
        self._socket, theirs = socket.socketpair()
        parent = os.getpid()
        self.pid = os.fork()
        if not self.pid:
            self._socket.close()
            _serve(theirs, parent)
        theirs.close()

    def bring_forth(self, request: dict[str, Any], descriptors: list[int]) -> int:
        """Start a child; return its process id."""
        with self._asking:
            body = pickle.dumps(request)
            self._socket.sendall(len(body).to_bytes(8, "little") + body)
            socket.send_fds(self._socket, [b"."], descriptors)
            return int.from_bytes(self._socket.recv(8), "little")


def _serve(channel: socket.socket, parent: int) -> NoReturn:
    group = os.getpgid(parent)
    os.setpgid(0, 0)  # what is meant for the sweep's group is not for this one
    _libc.prctl(_PR_SET_NAME, b"fault-nursery", 0, 0, 0)
    while True:
        try:
            length = int.from_bytes(channel.recv(8), "little")
        except OSError:
            length = 0
        if not length:
            os._exit(0)
        body = b""
        while len(body) < length:
            body += channel.recv(length - len(body))
        descriptors = socket.recv_fds(channel, 1, 32)[1]
        reading, writing = os.pipe()
        middle = os.fork()
        if not middle:
            own = os.getpid()
            child = os.fork()
            if child:
                os.write(writing, child.to_bytes(8, "little"))
                os._exit(0)
            _be_born(pickle.loads(body), descriptors, group, own)
        os.waitpid(middle, 0)  # its child is an orphan now, which goes to the nearest who adopts: the sweep
        channel.sendall(os.read(reading, 8))
        for descriptor in (*descriptors, reading, writing):
            os.close(descriptor)


def _be_born(request: dict[str, Any], descriptors: list[int], group: int, middle: int) -> NoReturn:
    while os.getppid() == middle:
        time.sleep(0.001)
    numbers = [0, 1, 2, *request["pass_fds"]]
    lifted = [os.dup2(descriptor, _LIFTED + place) for place, descriptor in enumerate(descriptors)]
    os.closerange(0, _LIFTED)
    for number, descriptor in zip(numbers, lifted, strict=True):
        os.dup2(descriptor, number)
    os.closerange(_LIFTED, _MOST_FILES)
    if request["start_new_session"]:
        os.setsid()
    elif request["process_group"] is not None and request["process_group"] >= 0:
        os.setpgid(0, request["process_group"])
    else:
        os.setpgid(0, group)
    os.environ.clear()
    os.environ.update(request["env"])
    if request["cwd"] is not None:
        os.chdir(request["cwd"])
    command = request["command"]
    _libc.prctl(_PR_SET_NAME, role_of(command).encode() or b"fault-child", 0, 0, 0)
    _renew_streams()
    sys.argv = ["-c"]
    signal.pthread_sigmask(signal.SIG_UNBLOCK, _STOPPING)
    end_as_interpreter(lambda: exec(command, {"__name__": "__main__"}))


def role_of(command: str) -> str:
    """Return what a process is to a sweep, by its command line or its name."""
    for sign, role in (
        ("tune.worker", "fault-worker"),
        ("compile.pool", "fault-pool"),
        ("binding.py", "fault-nvrtc"),
        ("fault-", command),
    ):
        if sign in command:
            return role
    return ""


class WarmPopen(subprocess.Popen):  # type: ignore[type-arg]
    """Popen that takes ``python -c`` from the nursery."""

    nursery: Nursery

    def _execute_child(self, *values: Any) -> None:
        given = inspect.signature(subprocess_popen._execute_child).bind(self, *values).arguments
        args = given["args"]
        if not (
            isinstance(args, list) and args[0] == sys.executable and args[-2] == "-c" and set(args[1:-2]) <= {"-P"}
        ):
            subprocess_popen._execute_child(self, *values)
            return
        standard = [
            own if taken == -1 else taken
            for own, taken in enumerate((given["p2cread"], given["c2pwrite"], given["errwrite"]))
        ]
        passed = sorted(given["pass_fds"])
        self.pid = self.nursery.bring_forth(
            {
                "command": args[-1],
                "env": dict(given["env"] if given["env"] is not None else os.environ),
                "cwd": given["cwd"],
                "pass_fds": passed,
                "start_new_session": given["start_new_session"],
                "process_group": given.get("process_group"),
            },
            [*standard, *passed],
        )
        self._child_created = True
        self._close_pipe_fds(*(given[name] for name in _PIPES))  # type: ignore[attr-defined]


subprocess_popen: Any = subprocess.Popen
