"""Another user of the machine cannot connect to, read or change anything of Workbench's, under the laxest umask."""

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import numpy as np
import pytest

import workbench as wb
from tests.tune.conftest import OPS
from workbench.analysis.trace import EventLog
from workbench.bench.conditions import Machine
from workbench.compile.cache import Cache
from workbench.core.events import EVENT
from workbench.op import find_op
from workbench.tune import Method, Outcome, Problem, ResultKind, Store
from workbench.tune.worker import Measure, Worker
from workbench.verify.court.nursery import nursery

NOBODY = 65534
INTRUDER = """
import ctypes, encodings.idna, json, os, socket, sys
pids, paths, ports, nobody = json.load(sys.stdin)
libc = ctypes.CDLL(None, use_errno=True)
os.setgroups([]), os.setgid(nobody), os.setuid(nobody)
done = []
def attempt(what, act, *arguments):
    try:
        act(*arguments)
    except OSError:
        return
    done.append(f"{what} {arguments}")
def attach(pid):
    if libc.ptrace(16, pid, 0, 0):
        raise OSError
def connect(port):
    socket.create_connection(("127.0.0.1", port)).close()
for pid in pids:
    attempt("signal", os.kill, pid, 0)
    attempt("attach to", attach, pid)
    attempt("list", os.listdir, f"/proc/{pid}/fd")
    for name in ("mem", "environ", "maps", "fd/0", "fd/1", "fd/3", "fd/4"):
        attempt("open", open, f"/proc/{pid}/{name}", "rb")
for path in paths:
    attempt("read", open, path, "rb")
    attempt("write", open, path, "ab")
    attempt("list", os.listdir, path)
    attempt("make a file in", open, os.path.join(path, "intruder"), "wb")
    attempt("remove", os.unlink, path)
    attempt("rename", os.rename, path, path + "-moved")
for port in ports:
    attempt("connect to", connect, port)
print(json.dumps(done))
"""

pytestmark = pytest.mark.skipif(os.geteuid() != 0, reason="only root can become another user and try")


def intrude(pids=(), paths=(), ports=()):
    """Return what another user managed to do."""
    tried = json.dumps([list(pids), [str(path) for path in paths], list(ports), NOBODY])
    command = [sys.executable, "-I", "-S", "-c", INTRUDER]
    return json.loads(subprocess.run(command, input=tried, capture_output=True, text=True, check=True).stdout)


def family():
    """Return the processes that this one has started, and theirs."""
    found = {os.getpid()}
    parents = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # one that has ended meanwhile
            parents[int(status.parent.name)] = int(status.read_text().rpartition(")")[2].split()[1])
    while more := {pid for pid, parent in parents.items() if parent in found} - found:
        found |= more
    return found - {os.getpid()}


def sockets(pids):
    """Return the inodes of the sockets that processes hold."""
    links = [str(link.readlink()) for pid in pids for link in Path(f"/proc/{pid}/fd").iterdir() if link.is_symlink()]
    return {link[8:-1] for link in links if link.startswith("socket:[")}


def named_sockets():
    """Return the inodes of all sockets that somebody could connect to: that listen, or have a name."""
    found = set()
    for table in ("tcp", "tcp6", "udp", "udp6"):
        rows = [row.split() for row in Path(f"/proc/net/{table}").read_text().splitlines()[1:]]
        found |= {row[9] for row in rows if row[3] in ("0A", "07")}
    rows = [row.split() for row in Path("/proc/net/unix").read_text().splitlines()[1:]]
    return found | {row[6] for row in rows if len(row) > 7}


def processor_s(pid):
    """Return how many seconds of processor time a process has taken."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@pytest.fixture
def open_directory():
    """Yield a directory that everybody may enter, in which what is made is open to all unless somebody sees to it."""
    before = os.umask(0)
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name)
    os.umask(before)


@pytest.fixture
def problem():
    return Problem.of(find_op("planted", OPS), "small", "float32", 0, Method())


def test_the_intruder_of_these_tests_gets_at_what_is_open(open_directory):
    """Else the other tests would show nothing."""
    (open_directory / "open").write_text("all may read this")
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        done = intrude([], [open_directory / "open"], [port])
    assert [words.split("(")[0].strip() for words in done] == ["read", "write", "connect to"]


def test_a_store_is_for_its_user_alone(open_directory, problem):
    store = Store(open_directory / "data" / "tune.sqlite")
    candidate = next(problem.candidates("sizes"))
    store.add(problem, Machine.of("cpu"), "key", Outcome(candidate, ResultKind.OK, samples_us=(1.0,)))
    files = sorted(path.name for path in (open_directory / "data").iterdir())
    assert files == ["tune.sqlite", "tune.sqlite-shm", "tune.sqlite-wal"]
    assert not intrude([], [open_directory / "data", *(open_directory / "data").iterdir()])
    beside = Store(open_directory / "beside.sqlite")
    assert not intrude([], [open_directory / "beside.sqlite"])
    store.close()
    beside.close()


def test_a_cache_is_for_its_user_alone(open_directory):
    cache = Cache(open_directory / "cache")
    cache.get_or_build("ab", ".ptx", lambda: b"text")
    published = cache.publish(b"program", ".cubin")
    assert not intrude([], [cache.directory, published, *cache.directory.iterdir()])


def test_a_trace_that_spills_leaves_no_name(open_directory, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(open_directory))
    log = EventLog(memory_limit_bytes=0)
    log.append(np.ones(3, EVENT))
    assert log._file is not None and len(next(log.batches())) == 3
    assert not list(open_directory.iterdir())
    assert not intrude([os.getpid()])


def test_processes_of_a_sweep_have_no_socket_with_a_name_and_no_secret_in_sight(open_directory, problem, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(open_directory))
    monkeypatch.setenv("WORKBENCH_SECRET", "a token of the user's")
    worker = Worker(problem, "cpu", 60.0)
    worker.start()
    source = f"__global__ void g(float* y) {{ *y = {time.time_ns()}; }}"  # in no cache
    wb.load(source, "g").resources("sm_90")
    nursery()  # of the court
    try:
        pids = family()
        commands = [Path(f"/proc/{pid}/cmdline").read_bytes() for pid in pids]
        for part in (b"tune.worker", b"binding.py", b"court.nursery"):
            assert any(part in command for command in commands)
        assert sockets(pids) and not sockets([os.getpid(), *pids]) & named_sockets()
        assert not any(b"token" in command for command in commands)
        assert not list(open_directory.iterdir())
        assert not intrude(pids)
    finally:
        worker.close()


def test_a_worker_in_the_middle_of_a_candidate_is_its_user_s_alone(open_directory, problem, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(open_directory))
    endless = next(c for c in problem.candidates("v1") if dict(c.config)["WAY"] == 3)
    worker = Worker(problem, "cpu", 600.0)
    row = []
    thread = threading.Thread(target=lambda: row.append(worker.measure(Measure(endless, None))))
    try:
        worker.measure(Measure(next(problem.candidates("sizes")), None))
        pids = [pid for pid in family() if b"tune.worker" in Path(f"/proc/{pid}/cmdline").read_bytes()]
        before_s = processor_s(pids[0])
        thread.start()
        while processor_s(pids[0]) < before_s + 1:
            time.sleep(0.05)
        assert not sockets(pids) & named_sockets()
        assert not intrude(pids, open_directory.rglob("*"))
        assert thread.is_alive()
        os.kill(pids[0], signal.SIGKILL)  # as its own user may
        thread.join(30)
        assert [outcome.kind for outcome in row] == [ResultKind.CRASH]
    finally:
        worker.close()
