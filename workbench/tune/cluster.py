"""The same sweep on a Dask cluster of the user's: each of its workers keeps one process that tries candidates.

Dask's parties send each other pickles: whoever may speak to a scheduler runs code as each of them. So a cluster is
never started here, only one that the user names is used (docs/adr/0033).
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import struct
import sys
import threading
import uuid
import warnings
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import CancelledError, ThreadPoolExecutor
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from typing import Any

from workbench.bench.conditions import Machine
from workbench.compile import digest
from workbench.compile.toolchain import toolchain_versions
from workbench.core.errors import ArgumentError, EnvironmentFaultError, MissingDependencyError
from workbench.tune.outcome import Outcome, ResultKind
from workbench.tune.problem import Problem
from workbench.tune.stopwatch import Spent
from workbench.tune.worker import Finals, Measure, MeasureTogether, Worker, WorkerError
from workbench.tune.worker_pool import LOCAL, ThreadedPool

ANSWER_S = 5.0
"""How long a scheduler may take to answer before it counts as gone."""
_SET_UP_S = 120.0  # for the workers to import Workbench and look at their devices
_LOOK_S = 1.0  # between looks at whether the cluster is still there
_PATIENCE_S = 15.0  # for the first worker of a cluster that has lost all; Dask starts one again in about five
_IDLE_S = 60.0  # after which a cluster's worker ends the process of a sweep that sends nothing: it may have been killed

_ADDRESS = re.compile(r"(tls|tcp)://(\[[\da-fA-F:.]+\]|[\w.-]+):(\d{1,5})")
_PACKAGE = Path(__file__).parents[1]
_SOURCES = frozenset({".py", ".cu", ".cuh", ".h"})
_CERTIFICATES = ("CA_FILE", "CLIENT__CERT", "CLIENT__KEY")
_NO_SCHEDULER = (
    *(OSError, ValueError, TypeError, LookupError, AttributeError, AssertionError, MemoryError, RuntimeError),
    struct.error,
)
"""What Dask raises where no scheduler is at an address: something else may answer there, with any bytes."""


class ClusterError(WorkerError, EnvironmentFaultError):
    """A cluster cannot be reached, does not fit, or is gone; `path` is its scheduler's address."""


class TrustWarning(UserWarning):
    """What is done now rests on trust in somebody whom the user named."""


@dataclass(frozen=True)
class Job:
    """What a cluster's worker keeps one process for.

    Attributes
    ----------
    problem : Problem
    device : str
    time_limit_s : float
        For one candidate.
    sweep : str
        Which sweep: no two have the same.
    """

    problem: Problem
    device: str
    time_limit_s: float
    sweep: str = field(default_factory=lambda: uuid.uuid4().hex)


class DaskPool(ThreadedPool):
    """The workers of a Dask cluster.

    A cluster's worker tries one candidate at a time; of a GPU machine each worker sees one GPU, as
    ``CUDA_VISIBLE_DEVICES`` tells it. A candidate whose worker is lost goes to another.

    Parameters
    ----------
    problem : Problem
        Its op's folder must lie at the same path on every machine.
    devices : sequence of str
        One, which every worker of the cluster has.
    time_limit_s : float
        For one candidate.
    scheduler : str
        ``"tls://host:port"``, for which Dask's configuration names the certificates, or ``"tcp://host:port"``.

    Raises
    ------
    MissingDependencyError
        If ``distributed`` is not installed.
    ArgumentError
        If the address is none, or there are several devices.
    ClusterError
        If there is no scheduler, it has no worker, or Python, Dask, Workbench, PyTorch, the compiler or the GPU differ.
    """

    def __init__(self, problem: Problem, devices: Sequence[str], time_limit_s: float, scheduler: str) -> None:
        if not _ADDRESS.fullmatch(scheduler):
            raise ArgumentError(
                f"expected a Dask scheduler as tls://host:port or tcp://host:port, or {LOCAL!r}; got {scheduler!r}"
            )
        if len(devices) > 1:
            raise ArgumentError(
                f"the workers of {scheduler} have one device each: expected one device, as each worker names it; "
                f"got {', '.join(devices)}"
            )
        try:
            import distributed  # noqa: PLC0415  (an extra)
        except ImportError:
            raise MissingDependencyError("a scheduler needs Dask: pip install distributed") from None
        if scheduler.startswith("tcp:"):
            warnings.warn(
                f"{scheduler} is trusted because you named it: nothing is encrypted, and everybody who can reach it "
                "can run code as you, here and on its workers; a tls:// scheduler lets in only who has a certificate",
                TrustWarning,
                stacklevel=3,
            )
        security: Any = distributed.Security()  # type: ignore[no-untyped-call]
        if scheduler.startswith("tls:") and not (security.tls_ca_file and security.tls_client_cert):
            names = ", ".join(f"DASK_DISTRIBUTED__COMM__TLS__{name}" for name in _CERTIFICATES)
            raise ClusterError(
                f"{scheduler} needs certificates: set {names}, or the same in Dask's configuration", path=scheduler
            )
        try:
            arguments = security.get_connection_args("client")
            with ThreadPoolExecutor(1) as thread:  # a notebook's own has an event loop that runs
                kind = thread.submit(asyncio.run, _identify(scheduler, arguments)).result()
        except _NO_SCHEDULER as error:
            raise ClusterError(_absent(scheduler, error), path=scheduler) from error
        if kind != "Scheduler":
            raise ClusterError(f"expected a Dask scheduler at {scheduler}; a {kind} answers there", path=scheduler)
        self._scheduler = scheduler
        self._job = Job(problem, devices[0], time_limit_s)
        client: Any = distributed.Client
        self._client = client(scheduler, security=security, timeout=ANSWER_S, set_as_default=False)
        try:
            addresses = self._meet()
        except BaseException:
            self._client.close()
            raise
        super().__init__([_Remote(self._client, scheduler, address, self._job) for address in addresses])

    def _meet(self) -> list[str]:
        """Return the workers' addresses, after a look at what everybody has."""
        try:
            about = self._client.run_on_scheduler(describe, callback_timeout=_SET_UP_S)
            workers = self._client.run(describe, self._job, callback_timeout=_SET_UP_S)
        except (*_NO_SCHEDULER, ImportError) as error:
            raise self._error(f"{self._scheduler}: its machines cannot take a sweep: {_words(error)}") from error
        self._require_same(f"the scheduler {self._scheduler}", about)
        if not workers:
            raise self._error(f"the scheduler {self._scheduler} has no worker: start one with `dask worker`")
        for address in sorted(workers):
            self._require_same(f"the worker {address}", workers[address])
        return sorted(workers)

    def _require_same(self, who: str, theirs: Mapping[str, str]) -> None:
        ours = describe(self._job)
        differ = [f"{name} {there}, here is {ours[name]}" for name, there in theirs.items() if there != ours[name]]
        if differ:
            raise self._error(f"{who} does not fit: it has {'; '.join(differ)}; a sweep needs the same on both")

    def _error(self, words: str) -> ClusterError:
        return ClusterError(words, path=self._scheduler)

    def close(self) -> None:
        """Let the workers go: the sweep's processes on them end."""
        super().close()
        if self._client.status == "running":
            with contextlib.suppress(*_NO_SCHEDULER):  # where it goes meanwhile, the processes end once they are idle
                self._client.run(release, self._job, callback_timeout=ANSWER_S)
        self._client.close(timeout=ANSWER_S)


class _Remote:
    """A cluster's worker, as a pool of this process has it.

    Attributes
    ----------
    device, spent
        As `Worker` has them.
    """

    def __init__(self, client: Any, scheduler: str, address: str, job: Job) -> None:
        self.device = f"{job.device} of {address}"
        self.spent: Spent = {}
        self._client = client
        self._scheduler = scheduler
        self._address = address
        self._job = job
        self._last: Any = None
        self._is_closed = False

    def start(self) -> None:
        self._submit(start)

    def measure(self, task: Measure) -> Outcome:
        import distributed  # noqa: PLC0415  (an extra)

        try:
            return self._ask(task)  # type: ignore[no-any-return]
        except distributed.KilledWorker as error:
            return Outcome(task.candidate, ResultKind.CRASH, f"the cluster's workers that took it up ended: {error}")

    def measure_together(self, task: MeasureTogether) -> Finals | None:
        import distributed  # noqa: PLC0415  (an extra)

        try:
            return self._ask(task)  # type: ignore[no-any-return]
        except distributed.KilledWorker:
            return None

    def close(self) -> None:
        from distributed.client import ClosedClientError  # noqa: PLC0415  (an extra)

        self._is_closed = True
        last, self._last = self._last, None
        if last is not None:
            with contextlib.suppress(*_NO_SCHEDULER, ClosedClientError):  # the cluster may be gone
                last.cancel()

    def _submit(self, function: Any, *arguments: Any) -> Any:
        self._last = self._client.submit(
            function, self._job, *arguments, workers=[self._address], allow_other_workers=True, pure=False
        )
        return self._last

    def _ask(self, task: Measure | MeasureTogether) -> Any:
        pending = self._submit(perform, task)
        alone_s = 0.0
        while not self._is_closed and alone_s < _PATIENCE_S:
            try:
                result, self.spent = pending.result(timeout=_LOOK_S)
            except TimeoutError:
                alone_s = 0.0 if self._workers() else alone_s + _LOOK_S
            except CancelledError:
                raise self._lost("the connection to it broke") from None
            except OSError as error:
                raise self._lost(_words(error)) from error
            else:
                return result
        raise self._lost("it was let go" if self._is_closed else f"it has had no worker for {_PATIENCE_S:g} s")

    def _workers(self) -> Mapping[str, int]:
        """Ask the scheduler who is there."""
        try:
            return self._client.sync(self._client.scheduler.ncores, callback_timeout=ANSWER_S)  # type: ignore[no-any-return]
        except _NO_SCHEDULER as error:
            raise self._lost(f"it does not answer ({_words(error)})") from error

    def _lost(self, how: str) -> ClusterError:
        return ClusterError(f"the Dask scheduler {self._scheduler} is lost: {how}", path=self._scheduler)


async def _identify(scheduler: str, arguments: Mapping[str, Any]) -> str:
    """Ask what is at an address what it is."""
    import distributed  # noqa: PLC0415  (an extra)

    rpc: Any = distributed.rpc
    peer = rpc(scheduler, timeout=ANSWER_S, connection_args=arguments)
    try:
        return str((await asyncio.wait_for(peer.identity(), ANSWER_S))["type"])
    finally:
        await peer.close_rpc()


def _absent(scheduler: str, error: BaseException) -> str:
    cause: BaseException = error
    while cause.__cause__ is not None:
        cause = cause.__cause__
    return (
        f"no Dask scheduler answers at {scheduler} within {ANSWER_S:g} s ({_words(cause)}): "
        f"start one with `dask scheduler`, name another, or leave --scheduler out to use this machine"
    )


def _words(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


# What follows runs in the cluster's workers; `describe` in the scheduler too.


def describe(job: Job | None = None) -> dict[str, str]:
    """Say what the parties must share to understand each other, and what results depend on beside a job.

    Parameters
    ----------
    job : Job, optional
        What candidates run for; left out where none runs.
    """
    about = {
        "Python": "{}.{}".format(*sys.version_info),
        "distributed": version("distributed"),
        "workbench": _digest(_PACKAGE.rglob("*.py")),
    }
    if job is not None:
        machine = Machine.of(job.device)
        about["PyTorch"] = version("torch")
        about["compiler"] = ", ".join(toolchain_versions())
        about["device"] = f"{machine.device} {machine.arch} {machine.driver}".strip()
        about[f"in {job.problem.directory}"] = _digest(Path(job.problem.directory).glob("*/*.*"))
    return about


def _digest(files: Iterable[Path]) -> str:
    """Name sources by their digest: a checkout's version stays while they change."""
    sources = sorted(file for file in files if file.suffix in _SOURCES and file.is_file())
    return "sources " + digest(*(part for file in sources for part in (file.name, file.read_bytes())))[:12]


class _Kept:
    """The process of a job in this worker of the cluster."""

    def __init__(self, job: Job) -> None:
        self.worker = Worker(job.problem, job.device, job.time_limit_s)
        self._turn = threading.Lock()  # a Dask worker with several threads takes several tasks at once
        self._timer = threading.Timer(_IDLE_S, self._end_idle)

    def perform(self, task: Measure | MeasureTogether) -> tuple[Outcome | Finals | None, Spent]:
        """Do a task."""
        with self._turn:
            try:
                if isinstance(task, Measure):
                    return self.worker.measure(task), self.worker.spent
                return self.worker.measure_together(task), self.worker.spent
            finally:
                self.wait()

    def start(self) -> None:
        """Start the process."""
        with self._turn:
            self.worker.start()
            self.wait()

    def wait(self) -> None:
        """End the process when no task has come for a while; the next task starts it again."""
        self._timer.cancel()
        self._timer = threading.Timer(_IDLE_S, self._end_idle)
        self._timer.daemon = True
        self._timer.start()

    def _end_idle(self) -> None:
        with self._turn:
            self.worker.stop()

    def close(self) -> None:
        """End the process for good."""
        self._timer.cancel()
        self.worker.close()


_kept: dict[Job, _Kept] = {}
_keeping = threading.Lock()


def start(job: Job) -> None:
    """Start the process of a job."""
    _keep(job).start()


def perform(job: Job, task: Measure | MeasureTogether) -> tuple[Outcome | Finals | None, Spent]:
    """Do a task of a job; return its result, and the seconds that the job's process spent."""
    return _keep(job).perform(task)


def release(job: Job) -> None:
    """End the process of a job."""
    with _keeping:
        kept = _kept.pop(job, None)
    if kept is not None:
        kept.close()


def _keep(job: Job) -> _Kept:
    with _keeping:
        if job not in _kept:
            _kept[job] = _Kept(job)
        return _kept[job]
