"""A sweep on a Dask cluster: what it finds, and how it ends where the cluster is not there, does not fit, or goes."""

import contextlib
import socket
import sys
import threading
import time
import warnings
from types import SimpleNamespace

import dask
import pytest
from distributed import KilledWorker, LocalCluster
from distributed.client import ClosedClientError
from distributed.security import Security

from tests.tune.here import WorkerHere, no_processes
from workbench.core.errors import ArgumentError
from workbench.tune import ResultKind, tune
from workbench.tune import cluster as clusters
from workbench.tune.cluster import ClusterError, TrustWarning
from workbench.tune.worker import WorkerError

SMALL = {"variant": "sizes", "case": "small", "store": ":memory:"}
HERE = {"host": "127.0.0.1", "processes": False, "threads_per_worker": 2, "dashboard_address": ":0"}


@pytest.fixture(scope="module")
def certificates():
    made = Security.temporary()
    names = {"ca-file": made.tls_ca_file, "client.cert": made.tls_client_cert, "client.key": made.tls_client_key}
    return made, {f"distributed.comm.tls.{name}": text for name, text in names.items()}


@pytest.fixture(scope="module")
def cluster(certificates):
    security, configuration = certificates
    with (
        dask.config.set(configuration),
        LocalCluster(n_workers=1, security=security, protocol="tls://", **HERE) as started,
    ):
        yield started


@pytest.fixture
def address(cluster):
    return cluster.scheduler_address


@pytest.fixture
def workers(monkeypatch):
    """Have the cluster's workers try candidates in their own process: its start takes seconds."""
    made = []

    def make(*arguments):
        made.append(WorkerHere(*arguments))
        return made[-1]

    monkeypatch.setattr(clusters, "Worker", make)
    return made


@pytest.fixture
def hurried(monkeypatch):
    monkeypatch.setattr(clusters, "ANSWER_S", 0.5)
    monkeypatch.setattr(clusters, "_LOOK_S", 0.1)
    monkeypatch.setattr(clusters, "_PATIENCE_S", 0.3)


@pytest.fixture
def listener():
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server


class Wire:
    """Passes bytes on to an address until it is cut, as a machine that goes down would be."""

    def __init__(self, target):
        self._target = ("127.0.0.1", int(target.rpartition(":")[2]))
        self._server = socket.create_server(("127.0.0.1", 0))
        self._ends = []
        threading.Thread(target=self._accept, daemon=True).start()
        self.address = f"tls://127.0.0.1:{self._server.getsockname()[1]}"

    def _accept(self):
        with contextlib.suppress(OSError):
            while True:
                ends = [self._server.accept()[0], socket.create_connection(self._target)]
                self._ends += ends
                for pair in (ends, ends[::-1]):
                    threading.Thread(target=self._pass_on, args=pair, daemon=True).start()

    def _pass_on(self, source, sink):
        with contextlib.suppress(OSError):
            while data := source.recv(1 << 16):
                sink.sendall(data)

    def cut(self):
        for end in [self._server, *self._ends]:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()


@pytest.mark.slow
def test_a_cluster_of_the_users_own_with_tls_tries_the_candidates_and_keeps_no_process(planted, address, monkeypatch):
    processes = []
    launch = clusters.Worker._launch
    monkeypatch.setattr(clusters.Worker, "_launch", lambda self: (launch(self), processes.append(self._process)))
    with warnings.catch_warnings():
        warnings.simplefilter("error", TrustWarning)
        report = tune(planted, scheduler=address, limit=2, **SMALL)
    assert [row.kind for row in report.rows] == [ResultKind.OK] * 2
    assert len(processes) == 1 and not processes[0].is_alive
    assert any("of tls://" in name for name in report.spent)


def test_a_worker_that_nobody_asks_any_more_ends_its_process(planted, address, workers, monkeypatch):
    monkeypatch.setattr(clusters, "_IDLE_S", 0.0)
    stopped = threading.Event()
    monkeypatch.setattr(WorkerHere, "stop", lambda self: stopped.set())
    tune(planted, scheduler=address, limit=1, **SMALL)
    assert stopped.wait(5)
    assert workers[0].is_closed and not clusters._kept


def test_local_needs_no_dask(planted, monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with no_processes():
        assert len(tune(planted, scheduler="local", limit=2, **SMALL).rows) == 2


def test_a_plain_scheduler_is_trusted_by_name_and_one_without_workers_is_refused(planted, hurried):
    with LocalCluster(n_workers=0, protocol="tcp://", **HERE) as empty:
        address = empty.scheduler_address
        with (
            pytest.warns(TrustWarning, match=f"{address} is trusted because you named it.*can run code as you"),
            pytest.raises(ClusterError, match=f"the scheduler {address} has no worker: start one"),
        ):
            tune(planted, scheduler=address, **SMALL)


@pytest.mark.parametrize("scheduler", ["somewhere", "http://localhost:8786", "tcp://localhost", "tls://a b:1"])
def test_what_is_no_address_is_refused(planted, scheduler):
    with pytest.raises(ArgumentError, match="expected a Dask scheduler as tls://host:port or tcp://host:port, or 'lo"):
        tune(planted, scheduler=scheduler, **SMALL)


def test_several_devices_are_refused(planted, address):
    with pytest.raises(ArgumentError, match=r"expected one device.*got cpu, cpu"):
        tune(planted, ["cpu", "cpu"], scheduler=address, **SMALL)


def test_certificates_must_be_named(planted, address):
    nothing = {"distributed.comm.tls.client.cert": None}
    with dask.config.set(nothing), pytest.raises(ClusterError, match="DASK_DISTRIBUTED__COMM__TLS__CA_FILE"):
        tune(planted, scheduler=address, **SMALL)


def test_certificates_of_another_authority_do_not_open_a_cluster(planted, address, hurried):
    other = Security.temporary()
    theirs = {"client.cert": other.tls_client_cert, "client.key": other.tls_client_key}
    theirs = {f"distributed.comm.tls.{name}": text for name, text in theirs.items()}  # its authority stays
    with dask.config.set(theirs), pytest.raises(ClusterError, match=f"no Dask scheduler answers at {address}"):
        tune(planted, scheduler=address, **SMALL)


@pytest.mark.filterwarnings("ignore::workbench.tune.cluster.TrustWarning")
@pytest.mark.parametrize("said", [None, b"", b"HTTP/1.1 400 Bad Request\r\n\r\n", b"\xff" * 64])
def test_an_address_without_a_scheduler_is_an_error_within_seconds(planted, listener, hurried, said):
    def answer():
        with contextlib.suppress(OSError):
            while True:
                peers.append(listener.accept()[0])
                peers[-1].sendall(said)
                if not said:
                    peers[-1].close()

    peers = []
    if said is not None:
        threading.Thread(target=answer, daemon=True).start()
    address = f"tcp://127.0.0.1:{listener.getsockname()[1]}"
    start_s = time.monotonic()
    with pytest.raises(ClusterError, match=f"no Dask scheduler answers at {address} within 0.5 s .*leave --scheduler"):
        tune(planted, scheduler=address, **SMALL)
    assert time.monotonic() - start_s < 5


def test_a_workers_address_is_no_schedulers(planted, cluster):
    (worker,) = cluster.scheduler.workers
    with pytest.raises(ClusterError, match=f"expected a Dask scheduler at {worker}; a Worker answers there"):
        tune(planted, scheduler=worker, **SMALL)


def test_a_plain_address_does_not_open_a_cluster_with_tls(planted, address, hurried):
    plain = address.replace("tls", "tcp")
    with pytest.warns(TrustWarning), pytest.raises(ClusterError, match=f"no Dask scheduler answers at {plain}"):
        tune(planted, scheduler=plain, **SMALL)


@pytest.mark.parametrize(("part", "who"), [("distributed", "scheduler"), ("PyTorch", "worker"), ("in ", "worker")])
def test_a_cluster_with_other_versions_is_refused_and_both_are_named(planted, address, monkeypatch, part, who):
    def describe_here(job=None):
        about = describe(job)
        if threading.current_thread() is threading.main_thread():
            about |= {name: "of mine" for name in about if name.startswith(part)}
        return about

    describe = clusters.describe
    monkeypatch.setattr(describe_here, "__qualname__", "describe")  # pickled by its name
    monkeypatch.setattr(describe_here, "__module__", clusters.__name__)
    monkeypatch.setattr(clusters, "describe", describe_here)
    with pytest.raises(
        ClusterError, match=rf"the {who} tls://\S+ does not fit: it has {part}.* [\d.\w+]+, here is of m"
    ):
        tune(planted, scheduler=address, **SMALL)


def test_a_scheduler_that_goes_is_an_error_that_says_what_was_saved(planted, address, workers, hurried, tmp_path):
    wire = Wire(address)
    lost_s = []

    def cut(progress):
        if progress.done == 1:
            lost_s.append(time.monotonic())
            wire.cut()

    options = {**SMALL, "store": tmp_path / "s.sqlite"}
    with pytest.raises(
        ClusterError, match=rf"{wire.address} is lost: .*; (\d+) results are saved in {tmp_path}"
    ) as lost:
        tune(planted, scheduler=wire.address, progress=cut, **options)
    assert time.monotonic() - lost_s[0] < 5 and lost.value.path == wire.address
    saved = int(str(lost.value).partition(" results are saved")[0].split()[-1])
    with no_processes():
        again = tune(planted, **options)
    assert 1 <= saved == again.resumed < len(again.rows) == 4


def test_a_client_that_is_closed_already_has_nothing_to_cancel():
    def cancel():
        raise ClosedClientError("Client is closed. Can't send cancel-keys message.")

    remote = clusters._Remote(None, "tcp://here", "tcp://there", SimpleNamespace(device="cpu"))
    remote._last = SimpleNamespace(cancel=cancel)
    remote.close()
    assert remote._last is None


def test_a_cluster_that_loses_its_workers_is_an_error(planted, address, workers, hurried, monkeypatch):
    monkeypatch.setattr(clusters._Remote, "_workers", lambda self: {})
    measure = WorkerHere.measure
    monkeypatch.setattr(WorkerHere, "measure", lambda *arguments: (time.sleep(1), measure(*arguments))[1])
    with pytest.raises(ClusterError, match=r"it has had no worker for 0.3 s; nothing is saved: the store is :memory:"):
        tune(planted, scheduler=address, **SMALL)


def test_a_candidate_that_ends_one_worker_after_another_is_a_crash(planted, address, workers, monkeypatch):
    def lose(remote, task):
        raise KilledWorker("perform", SimpleNamespace(address=remote.device), 3)

    monkeypatch.setattr(clusters._Remote, "_ask", lose)
    (row,) = tune(planted, scheduler=address, limit=1, **SMALL).rows
    assert row.kind is ResultKind.CRASH
    assert "the cluster's workers that took it up ended: Attempted to run task 'perform'" in row.detail


def test_a_worker_that_cannot_set_up_says_why(planted, address, monkeypatch):
    def refuse(*_):
        raise WorkerError("the worker on cpu cannot set planted up: no such thing")

    monkeypatch.setattr(clusters, "Worker", refuse)
    with pytest.raises(WorkerError, match=r"no such thing; nothing is saved"):
        tune(planted, scheduler=address, **SMALL)
