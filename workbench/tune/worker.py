"""Candidates run in a process of their own, which may crash, hang or lose its device; the sweep goes on."""

from __future__ import annotations

import itertools
import os
import signal
import threading
import time
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

from workbench.bench import Timing
from workbench.bench.conditions import Conditions
from workbench.bench.subject import device_of
from workbench.core.errors import EnvironmentFaultError, WorkbenchError
from workbench.core.plain import PlainError
from workbench.core.process import ChildEnd, Peer, end_with_parent, keep_for_good, live
from workbench.tune.outcome import Candidate, Footprint, Outcome, ResultKind
from workbench.tune.problem import Sweepable
from workbench.tune.stopwatch import Spent, Stopwatch, add_spent
from workbench.tune.trial import Bench

_SET_UP_LIMIT_S = 600.0
_SET_UPS = 3
"""Processes that may die one after the other before any of them is ready."""
_TRIES = 2
"""Of a task to whose process another candidate's reply came: who sent it is gone with that process."""
_PATIENCE = 20  # an emulated candidate's limit is on its CPU time: a busy machine may take so many times that
_COMMAND = (
    "{early}import time; at_s = time.monotonic(); from workbench.tune.worker import serve; serve({{descriptor}}, at_s)"
)
_EARLY = "from workbench.gpu.devices import open_early; open_early({index}); "


@dataclass(frozen=True)
class Measure:
    """Try one candidate; or, with the name of a GPU, run a few of its blocks and predict what that takes.

    Attributes
    ----------
    candidate : Candidate
    best_us : float or None
        The best time so far.
    gpu : str
        A row of `workbench.core.chips.CHIPS`; empty where the candidate is tried.
    beside : tuple of Candidate
        Are to be predicted soon: their machine code is read together with this one's.
    """

    candidate: Candidate
    best_us: float | None
    gpu: str = ""
    beside: tuple[Candidate, ...] = ()


@dataclass(frozen=True)
class MeasureTogether:
    """Time several candidates and PyTorch in turns."""

    candidates: tuple[Candidate, ...]
    budget_s: float


@dataclass(frozen=True)
class Reply:
    """What a worker process sends back.

    Attributes
    ----------
    number : int
        Of the task that it answers; 0 of the set-up.
    result : Outcome, tuple or str
        A candidate's row; the rows of several and PyTorch's timing; or a str: what is wrong with the machine. At
        first, why it cannot begin, or nothing.
    spent : mapping of str to float
        Where the process's time went so far.
    is_poisoned : bool
        Its device may be unusable to it.
    """

    number: int
    result: Outcome | Finals | str
    spent: Spent
    is_poisoned: bool = False


_REPLIES = (Reply, Outcome, Candidate, ResultKind, Footprint, Timing, Conditions)
Finals = tuple[tuple[Outcome, ...], Timing | None]


class WorkerError(WorkbenchError):
    """A worker process cannot do its work at all, whatever the candidate."""


class _StrayReplyError(Exception):
    """What came is no answer to the task in hand; the message says what it is."""


class Worker:
    """A process that tries candidates of one problem on one device, started when needed and again after it dies.

    Parameters
    ----------
    problem : Sweepable
    device : str
        A torch device.
    time_limit_s : float
        For one candidate, after which the process is killed: wall time on a GPU, CPU time on the emulator.

    Attributes
    ----------
    device : str
    """

    def __init__(self, problem: Sweepable, device: str, time_limit_s: float) -> None:
        self.device = device
        self._problem = problem
        self._time_limit_s = time_limit_s
        self._patience_s = time_limit_s * (_PATIENCE if device == "cpu" else 1)
        self._process: Peer | None = None
        self._is_ready = False
        self._is_closed = False
        self._starting = threading.Lock()
        self._numbers = itertools.count(1)
        self._started_s = 0.0
        self._spent: Spent = {}  # of the processes that are gone
        self._spent_now: Spent = {}

    @property
    def spent(self) -> Spent:
        """Seconds by step, of all its processes."""
        return add_spent(self._spent, self._spent_now)

    def measure(self, task: Measure) -> Outcome:
        """Try a candidate. Whatever becomes of the process, there is a row."""
        stray = ""
        for _ in range(_TRIES):
            process = self._ready()
            try:
                reply = self._ask(process, task, self._patience_s)
            except _StrayReplyError as error:
                stray = str(error)
                self.stop()
                continue
            except (EOFError, OSError):
                self._refuse_closed()
                code, words = process.last_words()
                self.stop()
                if code == -signal.SIGPROF:
                    detail = f"no end within {self._time_limit_s:g} s of CPU time; killed"
                    return Outcome(task.candidate, ResultKind.HANG, detail)
                return Outcome(task.candidate, ResultKind.CRASH, words)
            if reply is None:
                self.stop()
                return Outcome(task.candidate, ResultKind.HANG, f"no end within {self._patience_s:g} s; killed")
            if reply.is_poisoned:
                self.stop()
            return reply.result  # type: ignore[return-value]
        return Outcome(task.candidate, ResultKind.CRASH, f"{stray}; so it was in {_TRIES} processes")

    def measure_together(self, task: MeasureTogether) -> Finals | None:
        """Time candidates in turns; None where the process died of it or took too long."""
        process = self._ready()
        try:
            reply = self._ask(process, task, self._patience_s * (1 + len(task.candidates)))
        except (EOFError, OSError, _StrayReplyError):
            self._refuse_closed()
            reply = None
        if reply is None:
            self.stop()
            return None
        return reply.result  # type: ignore[return-value]

    def _ask(self, process: Peer, task: Measure | MeasureTogether, patience_s: float) -> Reply | None:
        """Give a task to the process; return its reply, or None where none came in time.

        Raises
        ------
        EOFError, OSError
            If the process ended.
        _StrayReplyError
            If a reply came that is not this task's: of an earlier one, or of nobody of ours.
        WorkerError
            If the machine is at fault.
        """
        if process.connection.poll():
            raise _StrayReplyError("the worker's process had sent something that nobody had asked for")
        number = next(self._numbers)
        process.connection.send((number, task))
        if not process.poll(patience_s):
            return None
        reply = self._receive(process)
        if reply.number == number and isinstance(reply.result, str):
            raise WorkerError(f"the worker on {self.device} cannot go on: {reply.result}")
        if reply.number != number or not _fits(task, reply.result):
            raise _StrayReplyError(f"task {number} was answered as if it were task {reply.number}, or another's")
        return reply

    def stop(self) -> None:
        """Kill the process, if there is one."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        lost_s = time.monotonic() - self._started_s - sum(self._spent_now.values())
        self._spent = add_spent(self._spent, self._spent_now, {"lost": lost_s})
        self._spent_now = {}

    def start(self) -> None:
        """Start the process, if there is none, and return before it is ready."""
        with self._starting:
            self._refuse_closed()
            if self._process is None:
                self._launch()

    def close(self) -> None:
        """Kill the process for good, from any thread: what is under way ends with a `WorkerError`."""
        with self._starting:
            self._is_closed = True
        self.stop()

    def _refuse_closed(self) -> None:
        if self._is_closed:
            raise WorkerError(f"the worker on {self.device} was closed")

    def _launch(self) -> None:
        where = device_of(self.device)
        early = _EARLY.format(index=where.index or 0) if where.type == "cuda" else ""
        self._started_s = time.monotonic()
        self._is_ready = False
        self._process = Peer(_COMMAND.format(early=early), _REPLIES)
        with suppress(OSError):  # it has ended: `_ready` says how
            self._process.connection.send((self._problem, self.device, self._time_limit_s, self._started_s))

    def _ready(self) -> Peer:
        """Return a process that is ready for a candidate; one that dies before it is, is replaced."""
        for left in reversed(range(_SET_UPS)):
            self.start()
            process = self._process
            if process is None:  # closed meanwhile
                raise WorkerError(f"the worker on {self.device} was closed")
            if self._is_ready or self._is_set_up(process, left):
                self._is_ready = True
                return process
        raise AssertionError("the last failure raises")

    def _is_set_up(self, process: Peer, left: int) -> bool:
        """Wait for a process to be ready; False where it died, and there are some `left` to try."""
        try:
            if not process.poll(_SET_UP_LIMIT_S):
                self.stop()
                raise WorkerError(f"the worker on {self.device} was not ready after {_SET_UP_LIMIT_S:g} s")
            refusal = self._receive(process).result
        except (EOFError, OSError, _StrayReplyError) as error:
            self._refuse_closed()
            words = str(error) if isinstance(error, _StrayReplyError) else process.last_words()[1]
            self.stop()
            if left:
                return False
            raise WorkerError(
                f"the worker on {self.device} does not start: {_SET_UPS} processes ended before they were ready, "
                f"the last one: {words}"
            ) from None
        if refusal:
            self.stop()
            raise WorkerError(f"the worker on {self.device} cannot set {self._problem.op} up: {refusal}")
        return True

    def _receive(self, process: Peer) -> Reply:
        try:
            reply: Any = process.connection.recv()
        except PlainError as error:
            raise _StrayReplyError(f"what came is no message: {error}") from None
        if not isinstance(reply, Reply):
            raise _StrayReplyError(f"what came is no reply, but {reply!r:.80}")
        self._spent_now = reply.spent
        return reply


def _fits(task: Measure | MeasureTogether, result: Any) -> bool:
    """Whether a result is of a task's candidates."""
    if isinstance(task, Measure):
        return isinstance(result, Outcome) and result.candidate == task.candidate
    return tuple(row.candidate for row in result[0]) == task.candidates


def serve(descriptor: int, imported_from_s: float) -> None:
    """Try the candidates that come through a socket until it closes. This is the worker process."""
    live(partial(_serve, descriptor, imported_from_s))


def _serve(descriptor: int, imported_from_s: float) -> None:
    end_with_parent()
    connection, own = ChildEnd(descriptor), os.getpid()
    problem, device, time_limit_s, started_s = connection.recv()
    stopwatch = Stopwatch(started_s)
    stopwatch.end("starting Python", imported_from_s)
    stopwatch.end("imports")
    try:
        bench = Bench(problem, device, stopwatch)
    except (WorkbenchError, RuntimeError) as error:
        connection.send(Reply(0, f"{type(error).__name__}: {error}", stopwatch.spent))
        return
    connection.send(Reply(0, "", stopwatch.spent))
    keep_for_good()  # the imports and the bench
    while True:
        try:
            number, task = connection.recv()
        except EOFError:
            return
        stopwatch.end("waiting for a candidate")
        is_poisoned = False
        if isinstance(task, Measure):
            result: Any
            try:
                if task.beside:
                    bench.read_together(task.beside, task.gpu)
                # A process whose CPU time is over dies of SIGPROF, whatever code it is stuck in.
                signal.setitimer(signal.ITIMER_PROF, time_limit_s if bench.is_emulated else 0.0)
                if task.gpu:
                    result = bench.foretell(task.candidate, task.gpu)
                else:
                    result, is_poisoned = bench.run(task.candidate, task.best_us)
            except EnvironmentFaultError as error:
                result = str(error)
            signal.setitimer(signal.ITIMER_PROF, 0.0)
        else:
            result = bench.run_final(task.candidates, task.budget_s)
            stopwatch.end("finals")
        if os.getpid() != own:  # a candidate has forked: its child has nothing to say
            return
        connection.send(Reply(number, result, stopwatch.spent, is_poisoned))
