"""Helpers: threads that run the blocks of a launch beside the thread that launches.

A launch wakes a few helpers. Each helper wakes a few more while blocks are left, and then runs its share of the blocks.
All of this is compiled code. It calls Python only where it cannot go on, since one thread at a time may run Python.
"""

from __future__ import annotations

import ctypes
import os
import threading
from collections.abc import Sequence
from contextlib import suppress
from itertools import count

import numpy as np

from workbench.core.forks import once
from workbench.emulator.layout import EVERY_BLOCK, HELPER, JOB, SHARE, SHARE_BYTES
from workbench.emulator.run.context import Contexts
from workbench.emulator.run.engine import Engine
from workbench.emulator.runtime import library
from workbench.llvm import machine
from workbench.llvm.arrays import aligned

_POLL_US = 50_000  # a signal may reach a thread other than the one that waits for the helpers
_numbers = count()
_ACQUIRE, _RELEASE = "PyThread_acquire_lock", "PyThread_release_lock"  # C functions that run without the interpreter


class Job:
    """What the workers of one launch have in common.

    Parameters
    ----------
    ranges : sequence of (int, int)
        First block of each stretch that compiled code hands out, and the block behind its last.
    num_shares : int
        How many shares one stretch is in. Each of several stretches is a share.

    Attributes
    ----------
    number : int
        Callbacks find the job by it; no other job of this process has it.
    record : structured ndarray, without axes
        A `layout.JOB`.
    shares : structured ndarray, shape (num_shares,)
        Of `layout.SHARE`.
    stop : ndarray of int64, shape (1,)
        The first block that is not to run.
    contexts : Contexts
        A row for each worker.
    """

    contexts: Contexts

    def __init__(self, ranges: Sequence[tuple[int, int]], num_shares: int) -> None:
        self.number = next(_numbers)
        self._bounds = np.array(ranges).T
        if len(ranges) == 1:
            first, end = ranges[0]
            steps = first + np.arange(num_shares + 1) * (end - first) // num_shares
            self._bounds = np.stack([steps[:-1], steps[1:]])
        num_shares = self._bounds.shape[1]
        data = aligned((2 + num_shares) * SHARE_BYTES).reshape(-1, SHARE_BYTES)
        self.record = JOB.view(data[0])  # what every worker reads is not on a cache line that some write
        self.stop = data[1, :8].view(np.int64)
        self.shares = SHARE.view(data[2:])
        self._helpers: list[Helper] = []
        self._address = data.ctypes.data
        self.record["shares"], self.record["num_shares"] = self.shares.ctypes.data, num_shares

    def post(self, engine: Engine, contexts: Contexts, go_on: int) -> None:
        """Set what the workers run, each in its row of `contexts`. `go_on` is the address of the callback."""
        self.contexts = contexts
        self.record["worker"] = engine.address_of("worker")
        self.record["contexts"] = contexts.address
        self.record["context_bytes"] = contexts.row_bytes
        self.record["go_on"] = go_on

    def restart(self, *, left: int) -> None:
        """Begin again with the first block of each share; `left` is as for `leave`."""
        self.shares["next"], self.shares["end"] = self._bounds
        self.stop[0] = EVERY_BLOCK
        self.leave(left)

    def leave(self, left: int) -> None:
        """Set how many blocks wait for `go_on`, which a worker cannot take by itself."""
        self.record["left"] = left

    def end_before(self, block: int) -> None:
        """Stop this block and all behind it."""
        for bound in (self.stop, self.shares["end"]):
            np.minimum(bound, block, out=bound)

    @property
    def is_all_begun(self) -> bool:
        """Whether every block has begun."""
        return bool((self.shares["next"] >= self.shares["end"]).all())

    def lead(self) -> int:
        """Run as the first worker, with as many helpers as are free. Return the status of ``worker``."""
        self._helpers = thread_pool().take(len(self.contexts) - 1)
        self.record["num_workers"] = 1 + len(self._helpers)
        if self._helpers:
            self._places = np.array([0, *(helper.address for helper in self._helpers)], np.int64)
            self.record["helpers"] = self._places.ctypes.data
            self.record["over"] = self._helpers[0].over
        status: int = _compiled().lead(self._address)
        return status

    def join(self) -> None:
        """Wait until no helper works on this job."""
        while self.record["running"]:
            _compiled().wait(self._helpers[0].over, _POLL_US, 1)
        if self._helpers:
            thread_pool().give_back(self._helpers)
            self._helpers = []


class Helper:
    """A helper's thread and its `layout.HELPER`; both last as long as the process."""

    def __init__(self) -> None:
        self.record = HELPER.view(aligned(HELPER.size_bytes))
        self.address = int(self.record.ctypes.data)
        self.over = _new_lock()
        self.record["wake"] = _new_lock()
        serve = _compiled().serve
        threading.Thread(target=serve, args=(self.address,), name="workbench-emulator", daemon=True).start()


class ThreadPool:
    """The helpers that are free. In all there are as many as the largest launch has asked for."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._idle: list[Helper] = []
        self._size = 0

    def take(self, count: int) -> list[Helper]:
        """Return up to `count` helpers: fewer if other launches have them, or if the system starts no more threads."""
        if count <= 0:
            return []
        with self._lock, suppress(RuntimeError):  # "can't start new thread"
            while self._size < count:
                self._idle.append(Helper())
                self._size += 1
        with self._lock:
            taken = self._idle[-count:]
            del self._idle[-count:]
            return taken

    def give_back(self, helpers: list[Helper]) -> None:
        """Give helpers back, for other launches."""
        with self._lock:
            self._idle += helpers


@once
def thread_pool() -> ThreadPool:
    """Return this process's helpers."""
    return ThreadPool()


os.register_at_fork(after_in_child=thread_pool.forget)  # a forked process has the memory, but not the threads


class _Compiled:
    """Functions that run without the interpreter."""

    def __init__(self) -> None:
        locks = ctypes.pythonapi
        for name in (_ACQUIRE, _RELEASE):
            machine.name_function(name, ctypes.cast(getattr(locks, name), ctypes.c_void_p).value or 0)
        text = library("unwatched").unit_of("lead").text
        self._linked = machine.link([machine.compiled(text)])
        address = self._linked.get_function_address
        self.lead = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p)(address("lead"))
        self.serve = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(address("serve"))
        timed = ctypes.cast(locks.PyThread_acquire_lock_timed, ctypes.c_void_p).value or 0
        self.wait = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_longlong, ctypes.c_int)(timed)


@once
def _compiled() -> _Compiled:
    return _Compiled()


def _new_lock() -> int:
    """Make a lock that is held: a thread that acquires it sleeps until another one releases it."""
    allocate, acquire = ctypes.pythonapi.PyThread_allocate_lock, ctypes.pythonapi.PyThread_acquire_lock
    allocate.restype, acquire.argtypes = ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_int]
    lock: int = allocate()
    acquire(lock, 0)
    return lock
