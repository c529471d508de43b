"""The server's end of a session: a folder, a process for each call, and what ends a call that takes too much."""

from __future__ import annotations

import os
import shutil
import signal
import tempfile
import threading
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any

from workbench.cli.service.failure import Failure
from workbench.cli.service.limits import Limits
from workbench.cli.service.worker import HOME, LIBRARY, TEMPORARY, WORK, failed
from workbench.core.confinement import landlock_version
from workbench.core.environment import fault, guard
from workbench.core.places import KERNELS, temporary_directory
from workbench.core.plain import PlainError
from workbench.core.process import ParentEnd, kill_below, processes_below
from workbench.verify.court.nursery import Nursery

_COMMAND = (
    "import os; os.environ['COLUMNS'] = '160'; from workbench.cli.service.worker import nurse; nurse({descriptor})"
)
_LOOK_S = 0.1
PACKAGE = Path(__file__).resolve().parents[2]
_KEPT = ("PATH", "LANG", "LC_ALL", "LD_LIBRARY_PATH", "CUDA_HOME", "CUDA_PATH", "CONDA_PREFIX", "TZ")
_KEPT_PREFIXES = ("OPENBLAS_", "OMP_", "MKL_", "WORKBENCH_COMPILE_")
"""Environment variables that a call sees: others may hold what is none of its business."""
_OUTPUT_TAIL = 2000
_LEAST_FREE_BYTES = 512 << 20
"""Of the machine's memory, that stay free."""


class Sandbox:
    """A session. Calls share its files, and nothing else.

    Parameters
    ----------
    limits : Limits, optional

    Raises
    ------
    EnvironmentFaultError
        If the system has no Landlock, or takes no temporary files.
    """

    def __init__(self, limits: Limits | None = None) -> None:
        if not landlock_version():
            raise fault("confine calls", "the system has no Landlock", "run Linux 5.13 or later with Landlock")
        self.limits = limits or Limits()
        self._user = _free_user() if os.getuid() == 0 else None
        with guard("make the session's folder"):
            self._session = Path(tempfile.mkdtemp(prefix="workbench-serve-", dir=temporary_directory()))
            for name in (WORK, HOME, TEMPORARY):
                (self._session / name).mkdir(mode=0o700)
                if self._user is not None:
                    os.chown(self._session / name, self._user, self._user)
            (self._session / LIBRARY).mkdir(mode=0o755)
            for package in (PACKAGE, KERNELS):  # the folder around them may hold what is none of a call's business
                (self._session / LIBRARY / package.name).symlink_to(package)
            if self._user is not None:
                self._session.chmod(0o711)
        kept = {n: v for n, v in os.environ.items() if n in _KEPT or n.startswith(_KEPT_PREFIXES)}
        self._nursery = Nursery(_COMMAND, kept)
        self._lock = threading.Lock()

    @property
    def folder(self) -> Path:
        """Where the caller's files are."""
        return self._session / WORK

    def __enter__(self) -> Sandbox:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """End all processes, and remove the session's files."""
        self._nursery.close()
        shutil.rmtree(self._session, ignore_errors=True)

    def call(self, tool: str, arguments: Mapping[str, Any]) -> dict[str, Any]:
        """Answer a call in a process of its own, one call at a time.

        Parameters
        ----------
        tool : str
            A key of `TOOLS`.
        arguments : mapping
            That the tool's schema allows.

        Returns
        -------
        dict
            As the tool's schema of answers has it.
        """
        with self._lock, tempfile.TemporaryFile(dir=temporary_directory()) as output:
            process, channel = self._nursery.fork(output.fileno())
            watch = _Watch(self._nursery.pid, self._session, self.limits)
            answer: Any = None
            try:
                connection = ParentEnd(channel.detach(), ())
                with connection:
                    connection.send(
                        {
                            "session": str(self._session),
                            "user": self._user,
                            "limits": self.limits,
                            "tool": tool,
                            "arguments": arguments,
                        }
                    )
                    answer = connection.recv()
            except (EOFError, OSError, PlainError):
                pass  # the process has ended, or what it sent is no answer
            finally:
                reason = watch.stop()
                kill_below(self._nursery.pid)
                code = self._nursery.bury(process)
                self._empty(TEMPORARY)
                if reason is not None and reason.kind == "DiskLimit":
                    self._empty(WORK)
                    self._empty(HOME)
            if reason is not None:
                return failed(reason)
            if not _is_answer(answer):
                output.seek(max(0, output.seek(0, os.SEEK_END) - _OUTPUT_TAIL))
                said = output.read().decode(errors="replace").strip()
                how = f"signal {signal.Signals(-code).name}" if code < 0 else f"exit code {code}"
                return failed(Failure("Crash", f"the call's process ended without an answer: {how}", hint=said))
            return dict(answer)

    def _empty(self, name: str) -> None:
        for entry in os.scandir(self._session / name):
            if entry.is_dir(follow_symlinks=False):
                shutil.rmtree(entry.path, ignore_errors=True)
            else:
                Path(entry.path).unlink(missing_ok=True)


class _Watch:
    """Looks at what a call takes, from now on, and ends it where that is too much."""

    def __init__(self, nursery: int, session: Path, limits: Limits) -> None:
        self._nursery, self._session, self._limits = nursery, session, limits
        self._ended = threading.Event()
        self._reason: Failure | None = None
        self._start_s = time.monotonic()
        self._thread = threading.Thread(target=self._watch, daemon=True)
        self._thread.start()

    def stop(self) -> Failure | None:
        """Look no more; return why the call was ended, if it was."""
        self._ended.set()
        self._thread.join()
        return self._reason

    def _watch(self) -> None:
        while not self._ended.wait(_LOOK_S):
            self._reason = self._excess()
            if self._reason is not None:
                kill_below(self._nursery)
                return

    def _excess(self) -> Failure | None:
        limits = self._limits
        if time.monotonic() - self._start_s > limits.time_s:
            return Failure("TimeLimit", f"no answer within {limits.time_s:g} s; ended", hint="ask for a smaller case")
        held = _memory_of(processes_below(self._nursery) - {self._nursery}, limits.memory_bytes)
        if held > limits.memory_bytes or _free_memory() < _LEAST_FREE_BYTES:
            most = f"{limits.memory_bytes >> 20} MiB"
            return Failure("MemoryLimit", f"expected at most {most} of memory; it takes more; ended")
        count, size = _disk_of(self._session)
        if count > limits.files or size > limits.disk_bytes:
            most = f"{limits.files} files of {limits.disk_bytes >> 20} MiB"
            return Failure(
                "DiskLimit",
                f"expected at most {most}; got {count} of {size >> 20} MiB; ended, and the session's files removed",
                hint="load what is still needed again",
            )
        return None


def _is_answer(answer: Any) -> bool:
    """Tell whether what came is an answer: the process may have sent anything."""
    kinds = {"passed": bool, "rows": list, "text": str, "files": dict, "error": dict | None}
    return (
        isinstance(answer, dict)
        and answer.keys() == kinds.keys()
        and all(isinstance(answer[name], kind) for name, kind in kinds.items())
    )


def _memory_of(processes: set[int], enough: int) -> int:
    """Sum up the memory that processes hold; where a quick sum is too much, shared pages count once."""
    quick = sum(_number(f"/proc/{one}/statm", 1) for one in processes) * os.sysconf("SC_PAGE_SIZE")
    if quick <= enough:
        return quick
    return sum(_field(f"/proc/{one}/smaps_rollup", "Pss:") for one in processes)


def _free_memory() -> int:
    return _field("/proc/meminfo", "MemAvailable:")


def _number(path: str, place: int) -> int:
    try:
        return int(Path(path).read_text(encoding="ascii").split()[place])
    except (OSError, ValueError, IndexError):
        return 0


def _field(path: str, name: str) -> int:
    """Read a size out of a file of the system's, in bytes."""
    try:
        lines = Path(path).read_text(encoding="ascii").splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) << 10 for line in lines if line.startswith(name)), 0)


def _disk_of(folder: Path) -> tuple[int, int]:
    """Count files and their bytes on the disk."""
    count = size = 0
    for above, folders, names in os.walk(folder):
        count += len(folders) + len(names)
        for name in names:
            try:
                size += os.lstat(os.path.join(above, name)).st_blocks * 512  # noqa: PTH118  (many, and often)
            except OSError:
                continue
    return count, size


def _free_user() -> int:
    """Choose the number of a user that nobody has: near the end of those that this system's namespace maps."""
    most = int(Path("/proc/self/uid_map").read_text(encoding="ascii").split()[2])
    return min(most, 1 << 31) - 1000 + os.getpid() % 900
