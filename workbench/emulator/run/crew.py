"""Helpers: threads that wake one another and run a launch's blocks, all of it in compiled code.

A launch wakes a few helpers, each of which wakes a few more while blocks are left, and each then runs its share of
them. The interpreter, which one thread at a time may run, is asked only where compiled code cannot go on.
"""

from __future__ import annotations

import ctypes
import os
import threading
from contextlib import suppress
from functools import partial
from itertools import count

import llvmlite.binding as llvm
import numpy as np

from workbench.compile.cache import default_cache, digest
from workbench.core.forks import once
from workbench.emulator.emitter import Emitter, Value
from workbench.emulator.layout import EVERY_BLOCK, JOB, SEAT, SHARE, SHARE_BYTES, Status
from workbench.emulator.memory import aligned
from workbench.emulator.run.context import Contexts
from workbench.emulator.run.engine import Engine, compile_ir, link, target_digest
from workbench.emulator.runtime import function

FAN = 3
"""Helpers that each worker wakes."""

_POLL_US = 50_000  # a signal may reach another thread than the one that waits for the helpers
_numbers = count()
_ACQUIRE, _RELEASE = "PyThread_acquire_lock", "PyThread_release_lock"  # they need no interpreter


class Job:
    """What the workers of one launch have in common.

    Parameters
    ----------
    num_blocks : int
        Blocks that compiled code hands out.
    num_shares : int
        How many shares they are in.
    first : int
        The first of them; those before it are not run.

    Attributes
    ----------
    number : int
        For callbacks: no other job of this process has it.
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

    def __init__(self, num_blocks: int, num_shares: int, first: int = 0) -> None:
        self.number = next(_numbers)
        data = aligned((2 + num_shares) * SHARE_BYTES).reshape(-1, SHARE_BYTES)
        self.record = JOB.view(data[0])  # what all read all the time is not beside what some write
        self.stop = data[1, :8].view(np.int64)
        self.shares = SHARE.view(data[2:])
        self._bounds = first + np.arange(num_shares + 1) * (num_blocks - first) // num_shares
        self._seats: list[Seat] = []
        self._address = data.ctypes.data
        self.record["shares"], self.record["num_shares"] = self.shares.ctypes.data, num_shares

    def post(self, engine: Engine, contexts: Contexts, go_on: int) -> None:
        """Say what the workers run, each in its row of `contexts`; `go_on` is the address of the callback."""
        self.contexts = contexts
        self.record["worker"] = engine.address_of("worker")
        self.record["contexts"] = contexts.address
        self.record["context_bytes"] = contexts.row_bytes
        self.record["go_on"] = go_on

    def restart(self, *, left: int) -> None:
        """Begin again with the first blocks; `left` is as for `leave`."""
        self.shares["next"], self.shares["end"] = self._bounds[:-1], self._bounds[1:]
        self.stop[0] = EVERY_BLOCK
        self.leave(left)

    def leave(self, left: int) -> None:
        """Say whether `go_on` has blocks to run that a worker cannot take itself: 0 if not."""
        self.record["left"] = left

    def end_before(self, block: int) -> None:
        """Let no block from this one on be begun or go on."""
        for bound in (self.stop, self.shares["end"]):
            np.minimum(bound, block, out=bound)

    @property
    def is_all_begun(self) -> bool:
        """Whether every block was taken."""
        return bool((self.shares["next"] >= self.shares["end"]).all())

    def lead(self) -> int:
        """Be the first worker, with helpers for the others as far as there are any; return what ``worker`` does."""
        self._seats = crew().take(len(self.contexts) - 1)
        self.record["num_workers"] = 1 + len(self._seats)
        if self._seats:
            self._places = np.array([0, *(seat.address for seat in self._seats)], np.int64)
            self.record["seats"] = self._places.ctypes.data
            self.record["over"] = self._seats[0].over
        status: int = _compiled().lead(self._address)
        return status

    def join(self) -> None:
        """Wait until no helper is at work any more."""
        while self.record["running"]:
            _compiled().wait(self._seats[0].over, _POLL_US, 1)
        crew().give_back(self._seats)
        self._seats = []


class Seat:
    """A helper's thread and its `layout.SEAT`; both last as long as the process."""

    def __init__(self) -> None:
        self.record = SEAT.view(aligned(SEAT.size_bytes))
        self.address = int(self.record.ctypes.data)
        self.over = _new_lock()
        self.record["wake"] = _new_lock()
        serve = _compiled().serve
        threading.Thread(target=serve, args=(self.address,), name="workbench-emulator", daemon=True).start()


class Crew:
    """The helpers that no launch has; there are as many helpers as one launch has ever asked for."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._idle: list[Seat] = []
        self._size = 0

    def take(self, count: int) -> list[Seat]:
        """Return up to `count` helpers: fewer where other launches have them, or the system starts no more threads."""
        if count <= 0:
            return []
        with self._lock, suppress(RuntimeError):  # "can't start new thread"
            while self._size < count:
                self._idle.append(Seat())
                self._size += 1
        with self._lock:
            taken = self._idle[-count:]
            del self._idle[-count:]
            return taken

    def give_back(self, seats: list[Seat]) -> None:
        """Let other launches have helpers."""
        with self._lock:
            self._idle += seats


@once
def crew() -> Crew:
    """Return this process's helpers."""
    return Crew()


os.register_at_fork(after_in_child=crew.forget)  # a forked process has the memory, but not the threads


class _Compiled:
    """Functions that run without the interpreter."""

    def __init__(self) -> None:
        locks = ctypes.pythonapi
        for name in (_ACQUIRE, _RELEASE):
            llvm.add_symbol(name, ctypes.cast(getattr(locks, name), ctypes.c_void_p).value)
        text = "\n".join([_wake(), _work(), _lead(), _serve()])
        key = digest(target_digest(), text)
        self._linked = link([default_cache().get_or_build(key, ".part", partial(compile_ir, text))])
        address = self._linked.get_function_address
        self.lead = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p)(address("lead"))
        self.serve = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(address("serve"))
        timed = ctypes.cast(locks.PyThread_acquire_lock_timed, ctypes.c_void_p).value or 0
        self.wait = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_longlong, ctypes.c_int)(timed)


@once
def _compiled() -> _Compiled:
    return _Compiled()


def _new_lock() -> int:
    """Make a lock that is taken: the first to acquire it sleeps until another thread releases it."""
    allocate, acquire = ctypes.pythonapi.PyThread_allocate_lock, ctypes.pythonapi.PyThread_acquire_lock
    allocate.restype, acquire.argtypes = ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_int]
    lock: int = allocate()
    acquire(lock, 0)
    return lock


_JOB, _SEAT = "%job", "%seat"


def _pointer(e: Emitter, address: Value) -> str:
    return e.assign("ptr", 0, f"inttoptr {address} to ptr").text


def _wake() -> str:
    """``@wake(job, number)``: wake the helpers that a worker is to wake, if there are blocks for them."""
    e = Emitter()
    first = e.op("mul", Value("%number", "i64"), e.const("i64", FAN))
    for i in range(1, FAN + 1):
        number = e.op("add", first, e.const("i64", i))
        e.branch_if(e.compare("ult", number, e.get(_JOB, JOB["num_workers"])), f"look{i}", "done")
        e.label(f"look{i}")
        shares = e.get(_JOB, JOB["num_shares"])
        offset = e.op("mul", e.op("urem", number, shares), e.const("i64", SHARE_BYTES))
        share = _pointer(e, e.op("add", e.get(_JOB, JOB["shares"]), offset))
        begun, end = (
            e.assign("i64", 0, f"load atomic i64, {e.field(share, SHARE[name])} monotonic, align 8")
            for name in ("next", "end")
        )
        more = e.compare("slt", begun, end)
        left = e.compare("ne", e.get(_JOB, JOB["left"]), e.const("i64", 0))
        e.branch_if(e.op("or", more, left), f"wake{i}", "done")
        e.label(f"wake{i}")
        e.line(f"atomicrmw add {e.field(_JOB, JOB['running'])}, i64 1 seq_cst, align 8")
        place = e.op("mul", number, e.const("i64", 8))
        seat = _pointer(e, e.load(e.pointer(_pointer(e, e.get(_JOB, JOB["seats"])), place), "i64"))
        e.put(seat, SEAT["job"], e.assign("i64", 0, f"ptrtoint ptr {_JOB} to i64"))
        e.put(seat, SEAT["number"], number)
        e.line(f"call void @{_RELEASE}(ptr {_pointer(e, e.get(seat, SEAT['wake']))})")
    e.branch("done")
    e.label("done")
    e.line("ret void")
    return f"declare void @{_RELEASE}(ptr)\n" + function(e, "define internal void @wake(ptr %job, i64 %number)")


def _context(e: Emitter, number: Value) -> str:
    offset = e.op("mul", number, e.get(_JOB, JOB["context_bytes"]))
    return _pointer(e, e.op("add", e.get(_JOB, JOB["contexts"]), offset))


def _work() -> str:
    """``@work(job, number)``: wake others, then run blocks; return what the kernel's ``worker`` does."""
    e = Emitter()
    e.line(f"call void @wake(ptr {_JOB}, i64 %number)")
    context = _context(e, Value("%number", "i64"))
    worker = _pointer(e, e.get(_JOB, JOB["worker"]))
    e.line(f"ret {e.assign('i32', 0, f'call i32 {worker}(ptr {context})')}")
    return function(e, "define internal i32 @work(ptr %job, i64 %number)")


def _lead() -> str:
    """``@lead(job)``: be worker 0."""
    e = Emitter()
    e.line(f"ret {e.assign('i32', 0, f'call i32 @work(ptr {_JOB}, i64 0)')}")
    return function(e, "define i32 @lead(ptr %job)")


def _serve() -> str:
    """``@serve(seat)``: sleep, and be a worker whenever woken. Once it is not among those running, a job may vanish."""
    e = Emitter()
    e.branch("sleep")
    e.label("sleep")
    e.line(f"call i32 @{_ACQUIRE}(ptr {_pointer(e, e.get(_SEAT, SEAT['wake']))}, i32 1)")
    job, number = _pointer(e, e.get(_SEAT, SEAT["job"])), e.get(_SEAT, SEAT["number"])
    e.line(f"{_JOB} = getelementptr i8, ptr {job}, i64 0")
    status = e.assign("i32", 0, f"call i32 @work(ptr {_JOB}, {number})")
    undone = e.compare("ne", status, e.const("i32", Status.DONE))
    left = e.compare("ne", e.get(_JOB, JOB["left"]), e.const("i64", 0))
    e.branch_if(e.op("or", undone, left), "ask", "leave")
    e.label("ask")
    go_on = _pointer(e, e.get(_JOB, JOB["go_on"]))
    e.line(f"call void {go_on}(ptr {_context(e, number)}, {status})")
    e.branch("leave")
    e.label("leave")
    over = _pointer(e, e.get(_JOB, JOB["over"]))
    running = e.assign("i64", 0, f"atomicrmw sub {e.field(_JOB, JOB['running'])}, i64 1 seq_cst, align 8")
    e.branch_if(e.compare("eq", running, e.const("i64", 1)), "last", "sleep")
    e.label("last")
    e.line(f"call void @{_RELEASE}(ptr {over})")
    e.branch("sleep")
    return f"declare i32 @{_ACQUIRE}(ptr, i32)\n" + function(e, "define void @serve(ptr %seat)")
