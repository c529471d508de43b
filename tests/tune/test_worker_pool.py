"""A pool of workers that closes ends them at once, busy or not."""

from itertools import islice

import pytest

from workbench.tune import Method, Problem
from workbench.tune.worker import Worker, WorkerError
from workbench.tune.worker_pool import LocalPool


@pytest.fixture
def launched(monkeypatch):
    processes = []

    def launch(worker):
        first(worker)
        processes.append(worker._process)

    first = Worker._launch
    monkeypatch.setattr(Worker, "_launch", launch)
    return processes


def test_a_pool_that_closes_starts_no_process_for_what_waits(planted, launched):
    problem = Problem.of(planted, "small", "float32", 0, Method())
    workers = LocalPool(problem, ["cpu"], 60.0)
    workers.start()
    waiting = [workers.submit(candidate, None) for candidate in islice(problem.candidates("sizes"), 3)]
    workers.close()
    assert len(launched) == 1 and not launched[0].is_alive
    assert all(future.done() for future in waiting)
    assert waiting[1].cancelled() and waiting[2].cancelled()
    with pytest.raises(WorkerError, match="the worker on cpu was closed"):
        workers._workers[0].start()
