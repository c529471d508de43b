"""One fault: a scratch directory, the children that run in it, and what is judged of them."""

from __future__ import annotations

import contextlib
import os
import random
import re
import resource
import select
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from tests.faults.children import Settings, role_of, start

OPS = Path(__file__).parent / "ops"
STRANGER = 54321
"""A user that no machine has."""
ROOT_IS_HERE = os.geteuid() == 0
_full_store = Path()
_LIMIT_S = 150.0
_LINGER_S = 20.0
_SHOWN = 600
_OURS = re.compile(r"^(\w+Error: \S|Error: \S|Usage: |Aborted|Interrupted|.* Error .*$|╭─ Error)", re.MULTILINE)
_RAW = re.compile(r"Traceback \(most recent call last\)|Fatal Python error|Exception ignored in|Segmentation fault")


def keep_full_store(path: Path) -> None:
    """Say where a store lies that an undisturbed sweep has filled."""
    global _full_store  # noqa: PLW0603  (one for the whole run)
    _full_store = path


class FailedError(Exception):
    """What had to hold after a fault does not."""


@dataclass(frozen=True)
class Done:
    """A child that has ended.

    Attributes
    ----------
    code : int
        Negative: the signal that ended it.
    out, err : str
    """

    code: int
    out: str
    err: str

    def expect(self, *codes: int, says: str = "", names: Path | str | None = None) -> Done:
        """Hold the child to its exit code, and its error to being one of ours.

        Parameters
        ----------
        *codes : int
            Any of these. An error of use or environment, 2, must be an error of ours.
        says : str
            A regular expression that its error or output holds.
        names : path or str, optional
            What its error has to name.
        """
        everything = f"{self.err}\n{self.out}"
        if _RAW.search(self.err):
            self._fail(f"raw: {_last_line(self.err)}")
        if self.code not in codes:
            self._fail(f"exit code {self.code}, expected {' or '.join(map(str, codes))}")
        if self.code in (1, 2) and self.err.strip() and not _OURS.search(self.err):
            self._fail("no error of ours")
        if self.code == 2 and not self.err.strip():
            self._fail("exit code 2 without a word")
        if names is not None and self.code and not _is_named(str(names), self.err):
            self._fail(f"the error does not name {str(names)!r}")
        if says and not re.search(says, everything):
            self._fail(f"does not say {says!r}")
        return self

    def _fail(self, why: str) -> None:
        said = [_ends(re.sub(r"[─╭╮╰╯│]+|  +", " ", text.strip())) for text in (self.err, self.out)]
        raise FailedError(f"{why}: {' | '.join(filter(None, said))}")


def _ends(text: str) -> str:
    """Return a text, or its beginning and its end."""
    return text if len(text) <= 2 * _SHOWN else f"{text[:_SHOWN]} ... {text[-_SHOWN:]}"


def _is_meant(path: Path) -> bool:
    """Whether a file stays on purpose: PyTorch's compiler's, or a user's cache that has no other place."""
    status = path.lstat()
    is_cache = path.name == f"workbench-{status.st_uid}" and stat.S_ISDIR(status.st_mode) and not status.st_mode & 0o077
    return is_cache or path.name.startswith("torchinductor_")


def _last_line(text: str) -> str:
    return ([line for line in text.splitlines() if line.strip()] or [""])[-1]


def _is_named(name: str, text: str) -> bool:
    """Whether a path is named, as it is or with what cannot be printed escaped."""
    short = Path(name).name
    return name in text or short in text or _bare(short) in _bare(text)


def _bare(text: str) -> str:
    """Return a text without what is escaped in it, or may be."""
    return re.sub(r"\\(x[0-9a-f]{2}|u[0-9a-f]{4}|U[0-9a-f]{8}|.)|[^\x21-\x7e]|['\"]", "", text)


class Child:
    """A child that runs."""

    def __init__(self, pid: int, out: Path, err: Path, *, is_piped: bool) -> None:
        self.pid = pid
        self.is_piped = is_piped
        self._out, self._err = out, err
        self.status: int | None = None

    def is_alive(self) -> bool:
        """Whether it has not ended."""
        if self.status is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            self.status = os.waitstatus_to_exitcode(status) if pid else None
        return self.status is None

    def wait(self, limit_s: float = _LIMIT_S) -> Done:
        """Wait for it to end."""
        if self.is_alive():
            pidfd = os.pidfd_open(self.pid)
            try:
                if not select.select([pidfd], [], [], limit_s)[0]:
                    raise FailedError(f"no end within {limit_s:g} s: {self.read()[1][-_SHOWN:]}")
            finally:
                os.close(pidfd)
            self.status = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
        if self.is_piped:
            time.sleep(0.1)  # for what is in the pipes
        assert self.status is not None
        return Done(self.status, *self.read())

    def read(self) -> tuple[str, str]:
        """Return what it has printed so far."""
        return tuple(file.read_bytes().decode(errors="backslashreplace") for file in (self._out, self._err))  # type: ignore[return-value]

    def signal(self, number: int, pid: int | None = None) -> None:
        """Send a signal, to it or to a process below it, if that is still there."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid if pid is None else pid, number)

    def wait_for(self, role: str, limit_s: float = 60.0) -> int | None:
        """Wait for a process of a role below the child; None where the child ends before there is one."""
        end = time.monotonic() + limit_s
        while time.monotonic() < end and self.is_alive():
            for pid in descendants(self.pid):
                if role_of(command_of(pid)) == role:
                    return pid
            time.sleep(0.01)
        return None

    def wait_until(self, holds: Callable[[], bool], limit_s: float = 60.0) -> None:
        """Wait for something, or for the child's end."""
        end = time.monotonic() + limit_s
        while time.monotonic() < end and self.is_alive() and not holds():
            time.sleep(0.01)


@dataclass
class Arena:
    """The place of one fault.

    Attributes
    ----------
    root : Path
        Scratch: ``home``, ``cache``, ``data``, ``tmp`` and ``work``, each where the environment says it is.
    rng : random.Random
        Draws what a kind leaves open.
    store : Path
    """

    root: Path
    rng: random.Random

    def __post_init__(self) -> None:
        for name in ("home", "data", "tmp", "work"):
            (self.root / name).mkdir()
        (self.root / "cache").mkdir(exist_ok=True)
        self.home, self.data, self.tmp = self.root / "home", self.root / "data", self.root / "tmp"
        self.cache, self.work = self.root / "cache", self.root / "work"
        self.store = self.work / "s.sqlite"
        self._count = 0
        self._children: list[Child] = []

    @property
    def env(self) -> dict[str, str | None]:
        """What every child's environment has."""
        return {
            "HOME": str(self.home),
            "TMPDIR": str(self.tmp),
            "XDG_DATA_HOME": str(self.data),
            "XDG_CACHE_HOME": str(self.cache),
            "OMP_NUM_THREADS": "1",
            "COLUMNS": "2000",
            "WORKBENCH_CACHE_DIR": None,
        }

    def start(
        self, program: Callable[[], object] | list[str], *, files: Mapping[int, int] | None = None, **how: Any
    ) -> Child:
        """Start words of the command line, or a function, as a child; `how` are fields of `Settings`."""
        self._count += 1
        out, err = self.root / f"out{self._count}", self.root / f"err{self._count}"
        settings = Settings(**{"cwd": self.work, **how, "env": {**self.env, **how.get("env", {})}})
        what: Callable[[], object] | list[str] = partial(_python, program) if callable(program) else program
        if isinstance(what, list):
            what = [sys.executable, "-m", "workbench", *what] if settings.fresh else partial(_command_line, what)
        opened = [os.open(os.devnull, os.O_RDONLY), *(os.open(p, os.O_WRONLY | os.O_CREAT, 0o666) for p in (out, err))]
        if is_piped := resource.RLIMIT_FSIZE in settings.limits:  # is not to hold for what is said
            opened[1:] = [_through_pipe(descriptor) for descriptor in opened[1:]]
        given = files or {}
        standard = tuple(given.get(number, own) for number, own in enumerate(opened))
        child = Child(start(what, settings, standard), out, err, is_piped=is_piped)  # type: ignore[arg-type]
        for descriptor in opened:
            os.close(descriptor)
        self._children.append(child)
        return child

    def run(self, *words: object, **how: Any) -> Done:
        """Run the command line to its end."""
        return self.start([str(word) for word in words], **how).wait()

    def call(self, function: Callable[[], object], **how: Any) -> Done:
        """Run a function of Python to its end; an error of ours is printed, and the exit code is 2."""
        return self.start(function, **how).wait()

    def draw(self, *choices: Any) -> Any:
        """Return one of several."""
        return self.rng.choice(choices)

    def give_to(self, uid: int) -> None:
        """Make all of the scratch another user's."""
        for path in (self.root, *self.root.rglob("*")):
            os.chown(path, uid, uid, follow_symlinks=False)

    def use_full_store(self) -> None:
        """Put a store with the rows of an undisturbed sweep in place."""
        self.store.write_bytes(_full_store.read_bytes())

    def mount(self, size_kib: int) -> Path:
        """Mount a small file system of memory below the scratch."""
        place = self.root / "small"
        place.mkdir()
        if subprocess.call(["mount", "-t", "tmpfs", "-o", f"size={size_kib}k,mode=777", "none", place]):
            raise FailedError(f"cannot mount {place}")
        return place

    def finish(self) -> None:
        """Fail where a process or a file is left behind; end what is left."""
        lingering = descendants(os.getpid())
        end = time.monotonic() + _LINGER_S
        while (lingering := descendants(os.getpid())) and time.monotonic() < end:
            time.sleep(0.02)
        for pid in lingering:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        if lingering:
            left = ", ".join(f"{pid} {command_of(pid)[:80]}" for pid in lingering)
            while descendants(os.getpid()):
                time.sleep(0.01)
            raise FailedError(f"left running: {left}")
        left_files = sorted(str(path.relative_to(self.root)) for path in self.tmp.glob("*") if not _is_meant(path))
        if left_files:
            raise FailedError(f"left behind: {', '.join(left_files[:5])}")

    def end(self) -> None:
        """End every child that a failure has left, and remove the scratch."""
        for pid in descendants(os.getpid()):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        while descendants(os.getpid()):
            time.sleep(0.01)
        for mount in reversed([line.split()[4] for line in Path("/proc/self/mountinfo").read_text().splitlines()]):
            if mount.startswith(f"{self.root}/"):
                subprocess.call(["umount", "-l", mount])
        shutil.rmtree(self.root, ignore_errors=True)

    # What sweeps are asked and held to.

    def sweep_words(
        self, variant: str = "plain", *more: object, store: Path | None = None, kernels: Path = OPS
    ) -> list[str]:
        """Spell a sweep of the op of the faults."""
        words = ("tune", "hostile", "--case", "small", "--variant", variant, "--kernels", kernels)
        return [str(word) for word in (*words, "--store", store or self.store, *more)]

    def sweep(self, variant: str = "plain", *more: object, store: Path | None = None, **how: Any) -> Done:
        """Run a sweep to its end."""
        return self.start(self.sweep_words(variant, *more, store=store), **how).wait()

    def rows(self, store: Path | None = None) -> list[tuple[str, str, str, float | None]]:
        """Return (key, config, kind, time) of every attempt, and see that the file is whole and none stands twice."""
        if not (store or self.store).exists():
            return []
        database = sqlite3.connect(f"file:{store or self.store}?mode=ro", uri=True)
        try:
            if database.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise FailedError("the store is damaged")
            rows = database.execute(
                "SELECT key, variant || ' ' || json_extract(row, '$.config'), kind, time_us, stage, attempt "
                "FROM results ORDER BY rowid"
            ).fetchall()
        except sqlite3.OperationalError as error:
            if "no such table" in str(error):
                return []
            raise
        finally:
            database.close()
        if len({(key, *attempt) for key, _, _, _, *attempt in rows}) < len(rows):
            raise FailedError("a row stands twice")
        return [row[:4] for row in rows]

    def expect_rows(self, right: Mapping[str, tuple[str, float | None]], store: Path | None = None) -> None:
        """Hold the store to the rows of an undisturbed sweep: each candidate's last row, none lost, none wrong."""
        found = {config: (kind, time_us and round(time_us, 9)) for _, config, kind, time_us in self.rows(store)}
        if lost := right.keys() - found.keys():
            raise FailedError(f"lost: {', '.join(sorted(lost))}")
        for config, row in right.items():
            if found[config] != row:
                raise FailedError(f"wrong: {config} is {found[config]}, undisturbed {row}")


def _through_pipe(descriptor: int) -> int:
    """Return a pipe, whatever goes through which a process writes to a file; close the file here."""
    reading, writing = os.pipe()
    if not os.fork():
        os.close(writing)
        while data := os.read(reading, 1 << 16):
            os.write(descriptor, data)
        os._exit(0)
    os.close(reading)
    os.close(descriptor)
    return writing


def _command_line(words: list[str]) -> None:
    from workbench.cli import run  # noqa: PLC0415  (imported before by who forks)

    sys.argv = ["workbench", *words]
    run()


def _python(function: Callable[[], object]) -> None:
    from workbench.core.errors import WorkbenchError  # noqa: PLC0415

    try:
        function()
    except WorkbenchError as error:
        sys.stderr.write(f"{type(error).__name__}: {error}\n")
        sys.exit(2)


def descendants(root: int) -> list[int]:
    """Return the processes below one that have not ended, and reap those that have and are ours."""
    children: dict[int, list[tuple[int, str]]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            with contextlib.suppress(OSError):
                state, parent = (entry / "stat").read_text(errors="replace").rpartition(")")[2].split()[:2]
                children.setdefault(int(parent), []).append((int(entry.name), state))
    found, pending = [], [root]
    while pending:
        for pid, state in children.get(pending.pop(), []):
            pending.append(pid)
            if state != "Z":
                found.append(pid)
            elif root == os.getpid() and pid in {child for child, _ in children.get(root, [])}:
                with contextlib.suppress(ChildProcessError):
                    os.waitpid(pid, os.WNOHANG)
    return found


def command_of(pid: int) -> str:
    """Return a process's name where a warm one has been given one, else its command line."""
    with contextlib.suppress(OSError):
        name = Path(f"/proc/{pid}/comm").read_text().strip()
        if name.startswith("fault-"):
            return name
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    return ""
