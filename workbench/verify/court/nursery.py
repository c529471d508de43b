"""A process that has PyTorch and nothing else, and forks one for each model: 20 ms where a fresh one takes 3 s."""

from __future__ import annotations

import array
import atexit
import ctypes
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import torch

from workbench.core.process import ChildEnd, Peer, keep_for_good
from workbench.verify.court.heap import keep_memory, poison_heap

_COMMAND = "from workbench.verify.court.nursery import serve; serve({descriptor})"
_SIZES = (1 << 16, 1 << 13, 1 << 10)
"""Of the blocks in which what is free at the start is filled."""
_END_WITH_PARENT = 1  # PR_SET_PDEATHSIG
_TAKE_ORPHANS = 36  # PR_SET_CHILD_SUBREAPER
_LOOKS = 100
"""For orphans, after the end of a process: killing one may leave others."""


class Nursery:
    """The judge's end of a nursery.

    Parameters
    ----------
    command : str
        What its process runs, as for `Peer`: what it needs to begin with, then `fork_for`.
    environment : mapping of str to str, optional
        As for `Peer`.
    """

    def __init__(self, command: str = _COMMAND, environment: Mapping[str, str] | None = None) -> None:
        self._peer = Peer(command, environment=environment)
        self._lock = threading.Lock()

    @property
    def is_alive(self) -> bool:
        """Whether it can be asked."""
        return self._peer.is_alive

    @property
    def pid(self) -> int:
        """Number of its process."""
        return self._peer.pid

    def fork(self, output: int) -> tuple[int, socket.socket]:
        """Have a process made whose output goes to the file `output`; return its number and a socket to it."""
        ours, theirs = socket.socketpair()
        with self._lock, theirs:
            self._peer.connection.send("fork")
            with socket.socket(fileno=os.dup(self._peer.connection.fileno())) as line:
                line.sendmsg(
                    [b"+"], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [theirs.fileno(), output]))]
                )
            return self._peer.connection.recv(), ours

    def bury(self, pid: int) -> int:
        """Wait for the end of a process; return its exit code, negative for a signal.

        Where the nursery itself is gone, its processes were killed with it.
        """
        try:
            with self._lock:
                self._peer.connection.send(pid)
                code: int = self._peer.connection.recv()
        except (EOFError, OSError):
            return -signal.SIGKILL
        return code

    def close(self) -> None:
        """End it."""
        self._peer.kill()


@cache
def _nurseries() -> dict[int, Nursery]:
    return {}


def nursery() -> Nursery:
    """Return this process's nursery, started where there is none."""
    mine = _nurseries()
    found = mine.get(os.getpid())
    if found is None or not found.is_alive:
        found = mine[os.getpid()] = Nursery()
        atexit.register(found.close)
    return found


def serve(descriptor: int) -> None:
    """Fork when asked, until the socket closes. This is the nursery's process; it reads no candidate."""
    from workbench.verify.court import runner  # noqa: PLC0415  (it imports what the judge's end has no use for)

    keep_memory()
    for size in _SIZES:
        poison_heap(torch.full((size // 4,), torch.nan))
    keep_for_good()  # no search for garbage writes to memory that the forks share
    fork_for(descriptor, runner.serve)


def fork_for(descriptor: int, life: Callable[[int], None]) -> None:
    """Fork when asked, until the socket closes; each process lives a life on its end of a socket."""
    ctypes.CDLL(None).prctl(_TAKE_ORPHANS, 1)  # what a model starts, in whatever session, becomes ours when it ends
    connection = ChildEnd(descriptor)
    models: set[int] = set()
    while True:
        try:
            order: Any = connection.recv()
        except EOFError:
            return
        if order != "fork":
            code = os.waitstatus_to_exitcode(os.waitpid(order, 0)[1])
            models.discard(order)
            _end_orphans(models)
            connection.send(code)
            continue
        with socket.socket(fileno=os.dup(descriptor)) as line:
            _, (ancillary, *_), *_ = line.recvmsg(1, socket.CMSG_SPACE(8))
        channel, output = array.array("i", ancillary[2])
        pid = os.fork()
        if not pid:
            connection.close()
            _become(channel, output, life)
        for unneeded in (channel, output):
            os.close(unneeded)
        models.add(pid)
        connection.send(pid)


def _end_orphans(models: Collection[int]) -> None:
    """Kill the children of this process that are no models: what a model has left behind.

    A program that runs as another user stays: it cannot be killed, and is not waited for.
    """
    spared = set(models)
    for _ in range(_LOOKS):
        orphans = [pid for pid in _children() if pid not in spared]
        if not orphans:
            return
        for pid in orphans:
            wait = 0
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            except PermissionError:
                spared.add(pid)
                wait = os.WNOHANG
            with suppress(ChildProcessError):
                os.waitpid(pid, wait)


def _children() -> Iterator[int]:
    """Go through the processes whose parent this one is."""
    for entry in os.scandir("/proc"):
        if entry.name.isdecimal():
            with suppress(OSError):
                status = Path(entry.path, "stat").read_text(encoding="utf-8", errors="replace")
                if int(status.rpartition(")")[2].split()[1]) == os.getpid():
                    yield int(entry.name)


def _become(channel: int, output: int, life: Callable[[int], None]) -> None:
    """Turn the forked process into a model's: a session of its own, no input, output to the file."""
    os.setsid()
    ctypes.CDLL(None).prctl(_END_WITH_PARENT, signal.SIGKILL)
    for standard, descriptor in enumerate((os.open(os.devnull, os.O_RDONLY), output, output)):
        os.dup2(descriptor, standard)
    code = 1
    try:
        life(channel)
        code = 0
    except BaseException:  # the end of a process: what ends it goes to its output
        sys.excepthook(*sys.exc_info())
    finally:
        sys.stdout.flush()
        os._exit(code)
