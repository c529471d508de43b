"""Candidates run in a process of their own, which may crash, hang or lose its device; the sweep goes on."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from workbench.bench import Timing
from workbench.core.errors import WorkbenchError
from workbench.tune.outcome import Candidate, Kind, Outcome
from workbench.tune.problem import Problem
from workbench.tune.trial import Bench

_SET_UP_LIMIT_S = 600.0
_PATIENCE = 20  # an emulated candidate's limit is on its CPU time: a busy machine may take so many times that
_ORPHAN_CHECK_S = 1.0
_STDERR_TAIL = 2000


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
    """

    def __init__(self, problem: Problem, device: str, time_limit_s: float) -> None:
        self._problem = problem
        self._device = device
        self._time_limit_s = time_limit_s
        self._patience_s = time_limit_s * (_PATIENCE if device == "cpu" else 1)
        self._process: subprocess.Popen[bytes] | None = None
        self._connection: Connection | None = None
        self._is_ready = False
        self._is_closed = False
        self._starting = threading.Lock()
        self._stderr = tempfile.TemporaryFile()  # noqa: SIM115  (lives as long as the worker)

    def measure(self, task: Measure) -> Outcome:
        """Try a candidate. Whatever becomes of the process, there is a row."""
        connection = self._ready()
        try:
            connection.send(task)
            if not connection.poll(self._patience_s):
                self.stop()
                return Outcome(task.candidate, Kind.HANG, f"no end within {self._patience_s:g} s; killed")
            outcome, is_poisoned = connection.recv()
        except (EOFError, OSError):
            self._refuse_closed()
            code, words = self._last_words()
            if code == -signal.SIGPROF:
                detail = f"no end within {self._time_limit_s:g} s of CPU time; killed"
                return Outcome(task.candidate, Kind.HANG, detail)
            return Outcome(task.candidate, Kind.CRASH, words)
        if is_poisoned:
            self.stop()
        return outcome  # type: ignore[no-any-return]

    def measure_together(self, task: MeasureTogether) -> Finals | None:
        """Time candidates in turns; None where the process died of it or took too long."""
        connection = self._ready()
        try:
            connection.send(task)
            if connection.poll(self._patience_s * (1 + len(task.candidates))):
                return connection.recv()  # type: ignore[no-any-return]
        except (EOFError, OSError):
            pass
        self.stop()
        return None

    def stop(self) -> None:
        """Kill the process, if there is one."""
        process, self._process = self._process, None
        connection, self._connection = self._connection, None
        if process is not None:
            process.kill()
            process.wait()
        if connection is not None:
            connection.close()

    def start(self) -> None:
        """Start the process, if there is none, and return before it is ready."""
        with self._starting:
            self._refuse_closed()
            if self._connection is None:
                self._launch()

    def close(self) -> None:
        """Kill the process for good, from any thread: what is under way ends with a `WorkerError`."""
        with self._starting:
            self._is_closed = True
        self.stop()

    def _refuse_closed(self) -> None:
        if self._is_closed:
            raise WorkerError(f"the worker on {self._device} was closed")

    def _launch(self) -> None:
        ours, theirs = socket.socketpair()
        with theirs:
            command = f"from workbench.tune.worker import serve; serve({theirs.fileno()})"
            self._process = subprocess.Popen(
                [sys.executable, "-c", command],
                pass_fds=[theirs.fileno()],
                env={**os.environ, "PYTHONPATH": os.pathsep.join(path or str(Path.cwd()) for path in sys.path)},
                stdin=subprocess.DEVNULL,
                stdout=self._stderr,
                stderr=self._stderr,
            )
        self._is_ready = False
        self._connection = Connection(ours.detach())
        self._connection.send((self._problem, self._device, self._time_limit_s))

    def _ready(self) -> Connection:
        """Return the connection to a process that is ready for a candidate."""
        self.start()
        connection = self._connection
        if connection is None:  # closed meanwhile
            raise WorkerError(f"the worker on {self._device} was closed")
        if self._is_ready:
            return connection
        try:
            if not connection.poll(_SET_UP_LIMIT_S):
                self.stop()
                raise WorkerError(f"the worker on {self._device} was not ready after {_SET_UP_LIMIT_S:g} s")
            refusal = connection.recv()
        except (EOFError, OSError):
            self._refuse_closed()
            raise WorkerError(f"the worker on {self._device} does not start: {self._last_words()[1]}") from None
        if refusal:
            self.stop()
            raise WorkerError(f"the worker on {self._device} cannot set {self._problem.op} up: {refusal}")
        self._is_ready = True
        return connection

    def _last_words(self) -> tuple[int, str]:
        """Return the process's exit code, and say how it ended, with the end of what it wrote."""
        assert self._process is not None
        code = self._process.wait()
        self._stderr.seek(0, os.SEEK_END)
        self._stderr.seek(max(0, self._stderr.tell() - _STDERR_TAIL))
        said = self._stderr.read().decode(errors="replace").strip()
        self.stop()
        how = f"killed by {signal.Signals(-code).name}" if code < 0 else f"exit code {code}"
        return code, f"{how}: {said}" if said else how


def serve(descriptor: int) -> None:
    """Try the candidates that come through a socket until it closes. This is the worker process."""
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    connection = Connection(descriptor)
    problem, device, time_limit_s = connection.recv()
    try:
        bench = Bench(problem, device)
    except (WorkbenchError, RuntimeError) as error:
        connection.send(f"{type(error).__name__}: {error}")
        return
    connection.send("")
    while True:
        try:
            task: Any = connection.recv()
        except EOFError:
            return
        if isinstance(task, Measure):
            # A process whose CPU time is over dies of SIGPROF, whatever code it is stuck in.
            signal.setitimer(signal.ITIMER_PROF, time_limit_s if bench.is_emulated else 0.0)
            result = bench.run(task.candidate, task.best_us)
            signal.setitimer(signal.ITIMER_PROF, 0.0)
            connection.send(result)
        else:
            connection.send(bench.run_final(task.candidates, task.budget_s))


def _end_with(parent: int) -> None:
    """End this process once its parent has gone, whatever the main thread is stuck in."""
    while os.getppid() == parent:
        time.sleep(_ORPHAN_CHECK_S)
    os._exit(1)
