"""A pool that needs no process, for what a sweep makes of its results: a worker takes 4 s to start."""

import time
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from importlib import import_module

import pytest

from workbench.tune.stopwatch import Stopwatch
from workbench.tune.trial import Bench


class PoolHere:
    """Tries candidates in this process, as soon as they are submitted."""

    slots = 1

    def __init__(self, problem, devices, time_limit_s):
        self.device = devices[0]
        self.stopwatch = Stopwatch(time.monotonic())
        self.bench = Bench(problem, self.device, self.stopwatch)

    def start(self):
        """There is nothing to start."""

    def submit(self, candidate, best_us, beside=()):
        if beside:
            self.bench.read_together(beside)
        done = Future()
        done.set_result(self.bench.run(candidate, best_us)[0])
        return done

    def foretell(self, candidate, gpu, beside=()):
        if beside:
            self.bench.read_together(beside, gpu)
        done = Future()
        done.set_result(self.bench.foretell(candidate, gpu))
        return done

    def measure_together(self, candidates, budget_s):
        return self.bench.run_final(tuple(candidates), budget_s)

    def spent(self):
        return {f"worker on {self.device}": self.stopwatch.spent}

    def close(self):
        """There is nothing to end."""


class WorkerHere:
    """Tries candidates in this process: what a cluster's worker has a process of its own for."""

    def __init__(self, problem, device, time_limit_s):
        self._pool = PoolHere(problem, [device], time_limit_s)
        self.is_closed = False

    def start(self):
        """There is nothing to start."""

    def measure(self, task):
        return self._pool.submit(task.candidate, task.best_us).result()

    def measure_together(self, task):
        return self._pool.measure_together(task.candidates, task.budget_s)

    @property
    def spent(self):
        return self._pool.stopwatch.spent

    def stop(self):
        """There is nothing to end."""

    def close(self):
        self.is_closed = True


@contextmanager
def no_processes() -> Iterator[None]:
    """Give sweeps a pool of this process."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(import_module("workbench.tune.sweep"), "LocalPool", PoolHere)
        yield
