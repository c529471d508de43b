"""The process of one call: it gives up its rights, then does what is asked, and hands the answer out as plain data.

It is forked from a process that has loaded PyTorch. What runs here is the caller's: kernels, and the Python of op.py.
"""

from __future__ import annotations

import ctypes
import importlib.util
import json
import os
import resource
import signal
import sys
import sysconfig
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import redirect_stdout
from dataclasses import asdict
from io import StringIO
from pathlib import Path
from typing import Any

import typer

from workbench.cli import listing
from workbench.cli.service.failure import Failure, failure_of
from workbench.cli.service.limits import Limits
from workbench.cli.service.tools import TOOLS, words_of
from workbench.compile import toolchain
from workbench.core.confinement import Rights, become, withhold_calls, withhold_files
from workbench.core.environment import cores, fault, guard, read_regular
from workbench.core.errors import EnvironmentFaultError
from workbench.core.places import KERNELS
from workbench.core.process import ChildEnd
from workbench.verify.court.conduct import PROTECTED
from workbench.verify.court.nursery import fork_for

WORK, HOME, TEMPORARY, LIBRARY = "work", "home", "tmp", "lib"
"""Folders of a session: the caller's files, caches, what is gone with a call, and links to packages of a checkout."""
MOST_TEXT = 200_000
"""Characters of what a command prints that are handed out."""
_UNTOUCHED_BYTES = 64 << 30
"""Of addresses that verify lays tensors out in, and that take no memory; `sandbox` counts what does."""
_END_WITH_PARENT = 1  # PR_SET_PDEATHSIG
_SYSTEM = ("/usr", "/lib", "/lib64", "/bin", "/etc/ld.so.cache", "/dev/zero", "/dev/urandom", "/dev/random")
_HARDWARE = ("/proc/cpuinfo", "/proc/meminfo", "/sys/devices/system/cpu", "/sys/devices/system/node")


def nurse(descriptor: int) -> None:
    """Load what calls need, then fork a process for each. This process runs nothing of a caller's."""
    toolchain.nvrtc_version()
    fork_for(descriptor, live)


def live(descriptor: int) -> None:
    """Answer one call. This is the life of a forked process."""
    connection = ChildEnd(descriptor)
    order = connection.recv()
    folder = Path(order["session"]) / WORK
    try:
        _confine(Path(order["session"]), order["user"], order["limits"])
        answer = _answer(order["tool"], order["arguments"], folder)
    except EnvironmentFaultError as error:
        answer = failed(failure_of(error, folder))
    connection.send(_relative(answer, f"{folder}{os.sep}"))


def _relative(value: Any, folder: str) -> Any:
    """Name the caller's files as the caller does, wherever text speaks of them."""
    if isinstance(value, str):
        return value.replace(folder, "")
    if isinstance(value, dict):
        return {name: _relative(part, folder) for name, part in value.items()}
    return [_relative(part, folder) for part in value] if isinstance(value, list) else value


def failed(failure: Failure, text: str = "") -> dict[str, Any]:
    """Make the answer to a call that came to nothing."""
    return {"passed": False, "rows": [], "text": text, "files": {}, "error": asdict(failure)}


def _answer(tool: str, arguments: Mapping[str, Any], folder: Path) -> dict[str, Any]:
    """Do what a tool does."""
    printed = StringIO()
    rows: list[Any] = []
    files: dict[str, str] = {}
    passed, failure = False, None
    before = _files(folder)
    try:
        with redirect_stdout(printed), guard(""):
            if tool == "load":
                rows = _load(arguments["files"])
            elif tool == "read":
                files = {name: _read(name) for name in arguments["files"]}
            else:
                passed, rows = _run(tool, arguments)
            passed = passed or tool in ("load", "read")
    except typer.BadParameter as error:
        hint = f"see what {error.param_hint} may be" if error.param_hint else ""
        failure = Failure("WrongUse", error.message, hint=hint)
    except (Exception, SystemExit) as error:  # op.py is the caller's, and may raise anything
        failure = failure_of(error, folder)
    if tool != "read":
        files = {name: "" for name, stamp in _files(folder).items() if before.get(name) != stamp}
    return {
        "passed": passed,
        "rows": rows,
        "text": printed.getvalue()[:MOST_TEXT],
        "files": files,
        "error": failure and asdict(failure),
    }


def _run(tool: str, arguments: Mapping[str, Any]) -> tuple[bool, list[Any]]:
    """Call a subcommand; return whether it exits with 0, and its rows."""
    chosen = TOOLS[tool]
    assert chosen.does is not None
    words = words_of(chosen, arguments)
    written = Path(tempfile.mkstemp(suffix=".json")[1])
    code = 0
    try:
        chosen.does(**words, **({"json": written} if chosen.rows else {}))
    except typer.Exit as done:
        code = done.exit_code
    text = written.read_text(encoding="utf-8")
    return code == 0, json.loads(text) if text else []


def _load(files: Mapping[str, str]) -> list[Any]:
    """Keep files, and list the kernels of those that are CUDA."""
    for name, text in files.items():
        path = Path(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.is_symlink():
            path.unlink()
        path.write_text(text, encoding="utf-8")
    rows = []
    for name in files:
        if name.endswith(".cu"):
            written = Path(tempfile.mkstemp(suffix=".json")[1])
            listing.list_ops([name], json=written)
            rows += json.loads(written.read_text(encoding="utf-8"))
    return rows


def _read(name: str) -> str:
    return read_regular(name).decode("utf-8", errors="replace")


def _files(folder: Path) -> dict[str, tuple[int, int]]:
    """Return when each of the caller's files was changed, and its size."""
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            state = path.lstat()
            found[str(path.relative_to(folder))] = (state.st_mtime_ns, state.st_size)
    return found


def _confine(session: Path, user: int | None, limits: Limits) -> None:
    """Give up what a call has no need of; nothing of the caller's has run before.

    Raises
    ------
    EnvironmentFaultError
        If the machine cannot hold the process to it.
    """
    os.environ |= {
        "HOME": str(session / HOME),
        "TMPDIR": str(session / TEMPORARY),
        "WORKBENCH_CACHE_DIR": str(session / HOME / "cache"),
        "XDG_DATA_HOME": str(session / HOME),
    }
    tempfile.tempdir = None
    sys.path.insert(0, str(session / LIBRARY))
    os.chdir(session / WORK)
    grants = list(_grants(session))
    tasks = limits.tasks
    with guard("confine a call"):
        if user is None:
            tasks += _tasks_of(os.getuid())
        else:
            become(user)
            ctypes.CDLL(None).prctl(_END_WITH_PARENT, signal.SIGKILL)  # which a change of user takes back
    for what, most in (
        (resource.RLIMIT_DATA, limits.memory_bytes + _UNTOUCHED_BYTES),
        (resource.RLIMIT_FSIZE, limits.file_bytes),
        (resource.RLIMIT_NPROC, tasks),
        (resource.RLIMIT_CPU, int(limits.time_s * cores()) + 1),
        (resource.RLIMIT_CORE, 0),
    ):
        hard = resource.getrlimit(what)[1]
        bound = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(what, (bound, bound))
    everything = Rights.READ | Rights.WRITE
    if not withhold_files(everything, grants, network=False):
        raise fault("confine a call", "the system has no Landlock", "run Linux 5.13 or later with Landlock")
    if not withhold_calls():
        raise fault("confine a call", "the system has no seccomp", "run Linux on x86-64 or 64-bit ARM with seccomp")


def _grants(session: Path) -> Iterator[tuple[Path, Rights]]:
    """Say what a call may read, and what it may write."""
    libraries = {*PROTECTED, KERNELS, Path(sys.prefix), Path(sys.base_prefix), *toolchain.header_dirs()}
    for package in ("numpy", "llvmlite", "nvidia", "optuna"):
        spec = importlib.util.find_spec(package)
        libraries |= {Path(place) for place in (spec and spec.submodule_search_locations) or ()}
    libraries |= {Path(path) for path in sysconfig.get_paths().values()}
    for path in (*sorted(libraries), *map(Path, _SYSTEM), *map(Path, _HARDWARE)):
        yield path, Rights.READ
    yield Path(os.devnull), Rights.READ_FILE | Rights.WRITE_FILE
    yield session / LIBRARY, Rights.READ
    for name in (WORK, HOME, TEMPORARY):
        yield session / name, Rights.READ | Rights.WRITE


def _tasks_of(user: int) -> int:
    """Count the processes and threads of a user: the system's limit counts them all."""
    count = 0
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if process.stat().st_uid == user:
                count += len(list((process / "task").iterdir()))
        except OSError:
            continue
    return count
