"""Who tries the candidates: worker processes here, one per device, or the workers of a Dask cluster."""

from __future__ import annotations

import queue
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Protocol

from workbench.tune.laps import Spent
from workbench.tune.outcome import Candidate, Outcome
from workbench.tune.problem import Problem
from workbench.tune.worker import Finals, Measure, MeasureTogether, Worker


class Pending(Protocol):
    """A result to come: a future of this process or of a cluster."""

    def add_done_callback(self, done: Callable[[Any], object], /) -> None:
        """Call `done` with this object once the result is there, from any thread."""

    def result(self) -> Outcome:
        """Return the result, or raise what stood in its way."""


class Crew(Protocol):
    """A number of workers.

    Attributes
    ----------
    slots : int
        How many candidates can be tried at once.
    """

    slots: int

    def start(self) -> None:
        """Begin to set the workers up, and return at once: there is work to come."""

    def submit(self, candidate: Candidate, best_us: float | None) -> Pending:
        """Try a candidate on a free worker."""

    def measure_together(self, candidates: Sequence[Candidate], budget_s: float) -> Finals | None:
        """Time candidates in turns on one worker."""

    def spent(self) -> dict[str, Spent]:
        """Return the seconds that each worker spent on each step."""

    def close(self) -> None:
        """Let the workers go."""


class LocalCrew:
    """Worker processes of this machine.

    Parameters
    ----------
    problem : Problem
    devices : sequence of str
        One worker for each.
    time_limit_s : float
        For one candidate.
    """

    def __init__(self, problem: Problem, devices: Sequence[str], time_limit_s: float) -> None:
        self.slots = len(devices)
        self._workers = [Worker(problem, device, time_limit_s) for device in devices]
        self._idle: queue.SimpleQueue[Worker] = queue.SimpleQueue()
        for worker in self._workers:
            self._idle.put(worker)
        self._threads = ThreadPoolExecutor(self.slots)

    def start(self) -> None:
        """Start the processes."""
        for worker in self._workers:
            worker.start()

    def submit(self, candidate: Candidate, best_us: float | None) -> Future[Outcome]:
        """Try a candidate on a free worker."""
        return self._threads.submit(self._measure, Measure(candidate, best_us))

    def _measure(self, task: Measure) -> Outcome:
        worker = self._idle.get()
        try:
            return worker.measure(task)
        finally:
            self._idle.put(worker)

    def measure_together(self, candidates: Sequence[Candidate], budget_s: float) -> Finals | None:
        """Time candidates in turns on the first worker."""
        return self._workers[0].measure_together(MeasureTogether(tuple(candidates), budget_s))

    def spent(self) -> dict[str, Spent]:
        """Return the seconds that each worker spent on each step."""
        return {f"worker on {worker.device}": worker.spent for worker in self._workers}

    def close(self) -> None:
        """Kill the workers, busy or not, and drop what waits for them."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in self._workers:
            worker.close()
        self._threads.shutdown(wait=True)
