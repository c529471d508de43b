"""The same sweep on a Dask cluster: each of its workers keeps one process that tries candidates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from workbench.core.errors import MissingDependencyError
from workbench.tune.crew import Pending
from workbench.tune.laps import Spent
from workbench.tune.outcome import Candidate, Outcome
from workbench.tune.problem import Problem
from workbench.tune.worker import Finals, Measure, MeasureTogether, Worker

LOCAL = "local"
"""In the place of a scheduler's address: a cluster on this machine's loopback, one worker for each device."""

_ADDRESS = "127.0.0.1"
_RETRIES = 3

_workers: dict[tuple[Problem, str], Worker] = {}
"""The one process of each problem and device in this worker of the cluster."""


class DaskCrew:
    """The workers of a Dask cluster.

    A candidate whose worker is lost goes to another. A cluster's worker tries one candidate at a time; of a GPU machine
    each worker sees one GPU, as ``CUDA_VISIBLE_DEVICES`` tells it.

    Parameters
    ----------
    problem : Problem
        Its op's folder must lie at the same path on every machine.
    devices : sequence of str
        Of a local cluster, one worker for each.
    time_limit_s : float
        For one candidate.
    scheduler : str
        ``"tcp://host:port"``, or `LOCAL`.

    Raises
    ------
    MissingDependencyError
        If ``distributed`` is not installed.
    """

    def __init__(self, problem: Problem, devices: Sequence[str], time_limit_s: float, scheduler: str) -> None:
        try:
            import distributed  # noqa: PLC0415  (an extra)
        except ImportError:
            raise MissingDependencyError("a scheduler needs Dask: pip install distributed") from None
        self._cluster: Any = None
        if scheduler == LOCAL:
            local: Any = distributed.LocalCluster
            self._cluster = local(n_workers=len(devices), threads_per_worker=1, host=_ADDRESS, dashboard_address=None)
        client: Any = distributed.Client
        self._client = client(self._cluster or scheduler)
        self._problem = problem
        self._time_limit_s = time_limit_s
        addresses = sorted(self._client.scheduler_info(n_workers=-1)["workers"])
        self._devices = dict(zip(addresses, devices, strict=False)) if self._cluster else {}
        self._device = devices[0]
        self.slots = len(addresses)

    def start(self) -> None:
        """Do nothing: a cluster's workers start their processes with their first candidates."""

    def submit(self, candidate: Candidate, best_us: float | None) -> Pending:
        """Try a candidate on a free worker."""
        return self._client.submit(  # type: ignore[no-any-return]
            _measure,
            self._problem,
            self._devices,
            self._device,
            self._time_limit_s,
            Measure(candidate, best_us),
            pure=False,
            retries=_RETRIES,
        )

    def measure_together(self, candidates: Sequence[Candidate], budget_s: float) -> Finals | None:
        """Time candidates in turns on one worker."""
        task = MeasureTogether(tuple(candidates), budget_s)
        pending = self._client.submit(
            _measure_together, self._problem, self._devices, self._device, self._time_limit_s, task, pure=False
        )
        return pending.result()  # type: ignore[no-any-return]

    def spent(self) -> dict[str, Spent]:
        """Return nothing: the processes belong to the cluster's workers."""
        return {}

    def close(self) -> None:
        """Let the workers go; a local cluster ends."""
        self._client.close()
        if self._cluster is not None:
            self._cluster.close()


def _worker(problem: Problem, devices: dict[str, str], device: str, time_limit_s: float) -> Worker:
    """Return this cluster worker's process."""
    import distributed  # noqa: PLC0415  (an extra)

    own = devices.get(distributed.get_worker().address, device)
    if (problem, own) not in _workers:
        _workers[problem, own] = Worker(problem, own, time_limit_s)
    return _workers[problem, own]


def _measure(problem: Problem, devices: dict[str, str], device: str, time_limit_s: float, task: Measure) -> Outcome:
    return _worker(problem, devices, device, time_limit_s).measure(task)


def _measure_together(
    problem: Problem, devices: dict[str, str], device: str, time_limit_s: float, task: MeasureTogether
) -> Finals | None:
    return _worker(problem, devices, device, time_limit_s).measure_together(task)
