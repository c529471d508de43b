"""Candidates run in a process of their own, which may crash, hang or lose its device; the sweep goes on."""

from __future__ import annotations

import signal
import threading
import time
from dataclasses import dataclass
from typing import Any

from workbench.bench import Timing
from workbench.bench.conditions import Conditions
from workbench.bench.subject import device_of
from workbench.core.errors import WorkbenchError
from workbench.core.process import ChildEnd, Peer, end_with_parent
from workbench.tune.laps import Laps, Spent, add_spent
from workbench.tune.outcome import Candidate, Footprint, Kind, Outcome
from workbench.tune.problem import Problem
from workbench.tune.trial import Bench

_SET_UP_LIMIT_S = 600.0
_PATIENCE = 20  # an emulated candidate's limit is on its CPU time: a busy machine may take so many times that
_COMMAND = (
    "{early}import time; at_s = time.monotonic(); from workbench.tune.worker import serve; serve({{descriptor}}, at_s)"
)
_EARLY = "from workbench.gpu.devices import open_early; open_early({index}); "


@dataclass(frozen=True)
class Measure:
    """Try one candidate."""

    candidate: Candidate
    best_us: float | None


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
    result : Outcome, tuple or str
        A candidate's row; the rows of several and PyTorch's timing; at first, why it cannot begin, or nothing.
    spent : mapping of str to float
        Where the process's time went so far.
    is_poisoned : bool
        Its device may be unusable to it.
    """

    result: Any
    spent: Spent
    is_poisoned: bool = False


_REPLIES = (Reply, Outcome, Candidate, Kind, Footprint, Timing, Conditions)
Finals = tuple[tuple[Outcome, ...], Timing]


class WorkerError(WorkbenchError):
    """A worker process cannot do its work at all, whatever the candidate."""


class Worker:
    """A process that tries candidates of one problem on one device, started when needed and again after it dies.

    Parameters
    ----------
    problem : Problem
    device : str
        A torch device.
    time_limit_s : float
        For one candidate, after which the process is killed: wall time on a GPU, CPU time on the emulator.

    Attributes
    ----------
    device : str
    """

    def __init__(self, problem: Problem, device: str, time_limit_s: float) -> None:
        self.device = device
        self._problem = problem
        self._time_limit_s = time_limit_s
        self._patience_s = time_limit_s * (_PATIENCE if device == "cpu" else 1)
        self._process: Peer | None = None
        self._is_ready = False
        self._is_closed = False
        self._starting = threading.Lock()
        self._started_s = 0.0
        self._spent: Spent = {}  # of the processes that are gone
        self._spent_now: Spent = {}

    @property
    def spent(self) -> Spent:
        """Seconds by step, of all its processes."""
        return add_spent(self._spent, self._spent_now)

    def measure(self, task: Measure) -> Outcome:
        """Try a candidate. Whatever becomes of the process, there is a row."""
        process = self._ready()
        try:
            process.connection.send(task)
            if not process.connection.poll(self._patience_s):
                self.stop()
                return Outcome(task.candidate, Kind.HANG, f"no end within {self._patience_s:g} s; killed")
            reply = self._receive(process)
        except (EOFError, OSError):
            self._refuse_closed()
            code, words = process.last_words()
            self.stop()
            if code == -signal.SIGPROF:
                detail = f"no end within {self._time_limit_s:g} s of CPU time; killed"
                return Outcome(task.candidate, Kind.HANG, detail)
            return Outcome(task.candidate, Kind.CRASH, words)
        if reply.is_poisoned:
            self.stop()
        return reply.result  # type: ignore[no-any-return]

    def measure_together(self, task: MeasureTogether) -> Finals | None:
        """Time candidates in turns; None where the process died of it or took too long."""
        process = self._ready()
        try:
            process.connection.send(task)
            if process.connection.poll(self._patience_s * (1 + len(task.candidates))):
                return self._receive(process).result  # type: ignore[no-any-return]
        except (EOFError, OSError):
            pass
        self.stop()
        return None

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
        process = Peer(_COMMAND.format(early=early), _REPLIES)
        process.connection.send((self._problem, self.device, self._time_limit_s, self._started_s))
        self._process = process

    def _ready(self) -> Peer:
        """Return a process that is ready for a candidate."""
        self.start()
        process = self._process
        if process is None:  # closed meanwhile
            raise WorkerError(f"the worker on {self.device} was closed")
        if self._is_ready:
            return process
        try:
            if not process.connection.poll(_SET_UP_LIMIT_S):
                self.stop()
                raise WorkerError(f"the worker on {self.device} was not ready after {_SET_UP_LIMIT_S:g} s")
            refusal = self._receive(process).result
        except (EOFError, OSError):
            self._refuse_closed()
            words = process.last_words()[1]
            self.stop()
            raise WorkerError(f"the worker on {self.device} does not start: {words}") from None
        if refusal:
            self.stop()
            raise WorkerError(f"the worker on {self.device} cannot set {self._problem.op} up: {refusal}")
        self._is_ready = True
        return process

    def _receive(self, process: Peer) -> Reply:
        reply: Reply = process.connection.recv()
        self._spent_now = reply.spent
        return reply


def serve(descriptor: int, imported_from_s: float) -> None:
    """Try the candidates that come through a socket until it closes. This is the worker process."""
    end_with_parent()
    connection = ChildEnd(descriptor)
    problem, device, time_limit_s, started_s = connection.recv()
    laps = Laps(started_s)
    laps.end("starting Python", imported_from_s)
    laps.end("imports")
    try:
        bench = Bench(problem, device, laps)
    except (WorkbenchError, RuntimeError) as error:
        connection.send(Reply(f"{type(error).__name__}: {error}", laps.spent))
        return
    connection.send(Reply("", laps.spent))
    while True:
        try:
            task: Any = connection.recv()
        except EOFError:
            return
        laps.end("waiting for a candidate")
        if isinstance(task, Measure):
            # A process whose CPU time is over dies of SIGPROF, whatever code it is stuck in.
            signal.setitimer(signal.ITIMER_PROF, time_limit_s if bench.is_emulated else 0.0)
            outcome, is_poisoned = bench.run(task.candidate, task.best_us)
            signal.setitimer(signal.ITIMER_PROF, 0.0)
            connection.send(Reply(outcome, laps.spent, is_poisoned))
        else:
            finals = bench.run_final(task.candidates, task.budget_s)
            laps.end("finals")
            connection.send(Reply(finals, laps.spent))
