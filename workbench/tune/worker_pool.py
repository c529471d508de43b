"""Who tries the candidates: worker processes of this machine, one per device, or the workers of a Dask cluster."""

from __future__ import annotations

import queue
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Protocol

from workbench.tune.outcome import Candidate, Outcome
from workbench.tune.problem import Sweepable
from workbench.tune.stopwatch import Spent
from workbench.tune.worker import Finals, Measure, MeasureTogether, Worker

LOCAL = "local"
"""In the place of a scheduler's address: worker processes of this machine, which is what a sweep takes by default."""


class Pending(Protocol):
    """A result to come."""

    def add_done_callback(self, done: Callable[[Any], object], /) -> None:
        """Call `done` with this object once the result is there, from any thread."""

    def result(self) -> Outcome:
        """Return the result, or raise what stood in its way."""


class WorkerPool(Protocol):
    """A number of workers.

    Attributes
    ----------
    slots : int
        How many candidates can be tried at once.
    """

    slots: int

    def start(self) -> None:
        """Begin to set the workers up, and return at once: there is work to come."""

    def submit(self, candidate: Candidate, best_us: float | None, beside: tuple[Candidate, ...] = ()) -> Pending:
        """Try a candidate on a free worker; those `beside` it come soon, and are predicted too."""

    def measure_together(self, candidates: Sequence[Candidate], budget_s: float) -> Finals | None:
        """Time candidates in turns on one worker."""

    def spent(self) -> dict[str, Spent]:
        """Return the seconds that each worker spent on each step."""

    def close(self) -> None:
        """Let the workers go."""


class PoolWorker(Protocol):
    """One worker of a pool, here or elsewhere: see `Worker`."""

    @property
    def device(self) -> str:
        """What it is called in reports: its device, and where that is."""

    @property
    def spent(self) -> Spent:
        """Seconds by step."""

    def start(self) -> None:
        """Begin to set it up, and return at once."""

    def measure(self, task: Measure) -> Outcome:
        """Try a candidate."""

    def measure_together(self, task: MeasureTogether) -> Finals | None:
        """Time candidates in turns; None where that ended it or took too long."""

    def close(self) -> None:
        """End it for good, from any thread: what is under way ends with a `WorkerError`."""


class ThreadedPool:
    """Workers that each try one candidate at a time.

    Parameters
    ----------
    workers : sequence of PoolWorker
    """

    def __init__(self, workers: Sequence[PoolWorker]) -> None:
        self.slots = len(workers)
        self._workers = workers
        self._idle: queue.SimpleQueue[PoolWorker] = queue.SimpleQueue()
        for worker in workers:
            self._idle.put(worker)
        self._threads = ThreadPoolExecutor(self.slots)

    def start(self) -> None:
        """Start the workers."""
        for worker in self._workers:
            worker.start()

    def submit(
        self, candidate: Candidate, best_us: float | None, beside: tuple[Candidate, ...] = ()
    ) -> Future[Outcome]:
        """Try a candidate on a free worker; those `beside` it come soon, and are predicted too."""
        return self._threads.submit(self._measure, Measure(candidate, best_us, beside=beside))

    def foretell(self, candidate: Candidate, gpu: str, beside: tuple[Candidate, ...] = ()) -> Future[Outcome]:
        """Predict a candidate's time on a GPU, by its name, on a free worker; those `beside` it come soon."""
        return self._threads.submit(self._measure, Measure(candidate, None, gpu, beside))

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
        names = [f"worker on {worker.device}" for worker in self._workers]
        seconds = {}
        for number, (name, worker) in enumerate(zip(names, self._workers, strict=True)):
            before = names[:number].count(name)
            seconds[f"{name} ({before + 1})" if before else name] = worker.spent
        return seconds

    def close(self) -> None:
        """End the workers, busy or not, and drop what waits for them."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in self._workers:
            worker.close()
        self._threads.shutdown(wait=True)


class LocalPool(ThreadedPool):
    """Worker processes of this machine.

    Parameters
    ----------
    problem : Sweepable
    devices : sequence of str
        One worker for each.
    time_limit_s : float
        For one candidate.
    """

    def __init__(self, problem: Sweepable, devices: Sequence[str], time_limit_s: float) -> None:
        super().__init__([Worker(problem, device, time_limit_s) for device in devices])
