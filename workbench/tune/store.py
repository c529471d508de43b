"""Results on disk: one SQLite file, rows are added and never changed, written by the one process that leads a sweep.

A candidate that is tried again gets another row, its next attempt; the last one is what holds.
"""

from __future__ import annotations

import csv
import json
import math
import os
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, suppress
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from workbench.bench.conditions import Machine
from workbench.core.environment import fault, guard
from workbench.core.errors import ArgumentError
from workbench.core.places import expand, home, why_no_home
from workbench.core.private import make_file
from workbench.tune.outcome import Candidate, Footprint, Outcome, ResultKind
from workbench.tune.problem import Sweepable

SWEEP, FINAL = "sweep", "final"
"""Stages: each candidate by itself, and the best ones in turns."""

DEFAULT_NAME = "tune.sqlite"

MEMORY = ":memory:"
"""In the place of a path: results that are kept as long as the process runs."""

LOCK_S = 60.0
"""How long a store is waited for that another process holds."""

_APPLICATION = 0x57424E43  # "WBNC", in SQLite's header
_VERSION = 1  # of the tables; 0 was without attempts
_COLUMNS = """
  key TEXT NOT NULL, stage TEXT NOT NULL, at TEXT NOT NULL,
  op TEXT NOT NULL, variant TEXT NOT NULL, source TEXT NOT NULL, case_name TEXT NOT NULL, shapes TEXT NOT NULL,
  dtype TEXT NOT NULL, device TEXT NOT NULL, driver TEXT NOT NULL, method TEXT NOT NULL,
  kind TEXT NOT NULL, time_us REAL, row TEXT NOT NULL,
  attempt INTEGER NOT NULL, time_limit_s REAL, doubt TEXT NOT NULL,
  PRIMARY KEY (key, stage, attempt)"""
_STAY = """
CREATE TRIGGER results_stay BEFORE UPDATE ON results
  BEGIN SELECT RAISE(ABORT, 'results are not changed'); END;
CREATE TRIGGER results_remain BEFORE DELETE ON results
  BEGIN SELECT RAISE(ABORT, 'results are not removed'); END;"""
_LOST_COMPILERS = (
    *("the compiler''s process ended", "the compiler did not end within", "NVRTC was killed", "NVRTC did not end"),
    *("NVRTC ended", "NVRTC crashed", "NVRTC took more", "NVRTC needed more"),
)
_DOUBT = f"""CASE WHEN kind = 'compile-error' AND ({" OR ".join(f"row LIKE '%{said}%'" for said in _LOST_COMPILERS)})
  THEN 'its compiler had ended before it could judge the source' ELSE '' END"""
_SET_UPS: Mapping[bool, str] = {
    False: f"CREATE TABLE results ({_COLUMNS});",
    True: f"""
DROP TRIGGER IF EXISTS results_stay; DROP TRIGGER IF EXISTS results_remain;
ALTER TABLE results RENAME TO results_before;
CREATE TABLE results ({_COLUMNS});
INSERT INTO results SELECT *, 1, NULL, {_DOUBT} FROM results_before ORDER BY rowid;
DROP TABLE results_before;""",
}
"""How the tables are made: in a new file, and out of those of version 0."""
_LAST = "attempt = (SELECT MAX(attempt) FROM results AS r WHERE r.key = results.key AND r.stage = results.stage)"
DAMAGED = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""What comes of a row that something has damaged."""


@dataclass(frozen=True)
class LastAttempt:
    """What the store has under a key: the last attempt.

    Attributes
    ----------
    outcome : Outcome or None
        None where the row is damaged.
    attempt : int
        From 1 on.
    time_limit_s : float or None
        Under which it was tried; None where that was not written down.
    doubt : str
        Why it does not hold; empty where it does.
    """

    outcome: Outcome | None
    attempt: int
    time_limit_s: float | None
    doubt: str


def default_store() -> Path:
    """Return ``$XDG_DATA_HOME/workbench/tune.sqlite``, else ``~/.local/share/workbench/tune.sqlite``.

    Raises
    ------
    EnvironmentFaultError
        If neither is known. Results are for the next sweep too: no temporary directory takes the place.
    """
    if named := os.environ.get("XDG_DATA_HOME"):
        return expand(named) / "workbench" / DEFAULT_NAME
    if (own := home()) is None:
        raise fault("find a place for the store", why_no_home(), "name a file (--store), or set XDG_DATA_HOME")
    return own / ".local" / "share" / "workbench" / DEFAULT_NAME


class Store:
    """Results of sweeps. Each is on disk before the next candidate is asked about.

    Parameters
    ----------
    path : path
        On a local disk: SQLite's locks do not hold on a network's. `MEMORY` keeps nothing. A new file, and its
        directory, are for its user alone.
    lock_s : float
        How long to wait where another process holds it.

    Raises
    ------
    EnvironmentFaultError
        If the file cannot be used: it is another program's, or a newer Workbench's, or damaged, or held, or the disk is
        full or read-only. So does every method.
    """

    def __init__(self, path: str | os.PathLike[str], lock_s: float = LOCK_S) -> None:
        self.path = str(path)
        self._lock_s = lock_s
        with guard("open the store", self.path):
            if self.path != MEMORY:
                make_file(Path(self.path))  # SQLite gives its journals the same mode
                if not Path(self.path).is_file():
                    raise fault("open the store", "it is no regular file", "name a file", self.path)
            self._database = sqlite3.connect(self.path, timeout=lock_s, isolation_level=None)
            try:
                self._set_up()
            except BaseException:
                self._database.close()
                raise
        self._database.text_factory = lambda data: data.decode(errors="replace")

    def _set_up(self) -> None:
        if self._is_new():
            self._database.execute("BEGIN IMMEDIATE")
            if self._is_new():  # no other process has done it meanwhile
                is_older = "results" in self._tables()
                head = f"PRAGMA application_id = {_APPLICATION}; PRAGMA user_version = {_VERSION};"
                for statement in _statements(_SET_UPS[is_older] + _STAY + head):
                    self._database.execute(statement)
            self._database.execute("COMMIT")
        with suppress(sqlite3.OperationalError):  # another process is at it, or it may only be read
            self._database.execute("PRAGMA journal_mode=WAL")
        damage = self._ask("PRAGMA quick_check(1)")
        if damage != "ok":
            raise fault("open the store", f"the database is damaged ({damage})", "move it away", self.path)

    def _is_new(self) -> bool:
        """Whether the file has no tables of this version yet.

        Raises
        ------
        EnvironmentFaultError
            If it belongs to somebody else.
        """
        owner, version, tables = self._ask("PRAGMA application_id"), self._ask("PRAGMA user_version"), self._tables()
        columns = {name for _, name, *_ in self._database.execute("PRAGMA table_info(results)")}
        is_ours = owner == _APPLICATION or (owner == version == 0 and (not tables or {"key", "row"} <= columns))
        if not is_ours:
            there = f"it has the tables {', '.join(sorted(tables))}" if tables else "it has none of our tables"
            raise fault("open the store", f"it is another program's database: {there}", "name another file", self.path)
        if version > _VERSION:
            cause = f"a newer Workbench has written it (tables of version {version}; this one knows {_VERSION})"
            raise fault("open the store", cause, "use that Workbench, or name another file", self.path)
        return bool(version < _VERSION)

    def _tables(self) -> set[str]:
        return {name for (name,) in self._database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}

    def _ask(self, pragma: str) -> Any:
        return self._database.execute(pragma).fetchone()[0]

    def close(self) -> None:
        """Close the file."""
        with guard("close the store", self.path):
            self._database.close()

    def get(self, key: str, stage: str = SWEEP) -> Outcome | None:
        """Return the result under a key of `Problem.key`; None where there is none yet."""
        found = self.find(key, stage)
        return found.outcome if found else None

    def find(self, key: str, stage: str = SWEEP) -> LastAttempt | None:
        """Return the last attempt under a key of `Problem.key`; None where there is none yet."""
        with guard("read the store", self.path):
            found = self._database.execute(
                "SELECT row, attempt, time_limit_s, doubt FROM results WHERE key = ? AND stage = ? "
                "ORDER BY attempt DESC LIMIT 1",
                (key, stage),
            ).fetchone()
        if found is None:
            return None
        outcome = _read(found[0])
        return LastAttempt(outcome, found[1], found[2], found[3] if outcome else "its row is damaged")

    def add(
        self,
        problem: Sweepable,
        machine: Machine,
        key: str,
        outcome: Outcome,
        stage: str = SWEEP,
        *,
        attempt: int = 1,
        time_limit_s: float | None = None,
        source: str | None = None,
    ) -> None:
        """Add a result; the first one of an attempt under a key stays. `source` is as `Problem.key` has it."""
        source = problem.source_of(outcome.candidate) if source is None else source
        with guard(f"write to the store (it was waited for {self._lock_s:g} s at most)", self.path):
            self._database.execute(
                f"INSERT OR IGNORE INTO results VALUES ({', '.join('?' * 18)})",
                (
                    *(key, stage, datetime.now(UTC).isoformat(timespec="seconds")),
                    *(problem.op, outcome.candidate.variant, source, problem.case, problem.shapes),
                    *(problem.dtype, machine.device, machine.driver, json.dumps(asdict(problem.method))),
                    *(outcome.kind.value, outcome.time_us, json.dumps(outcome.as_dict())),
                    *(attempt, time_limit_s, ""),
                ),
            )

    def rows(self, op: str | None = None) -> Iterator[dict[str, Any]]:
        """Yield every attempt that is whole, oldest first, as plain data: of one op, or of all."""
        names = ("key", "stage", "at", "op", "case", "shapes", "dtype", "device", "driver", "source", "doubt")
        for *values, row in self._select(
            "SELECT key, stage, at, op, case_name, shapes, dtype, device, driver, source, doubt, row FROM results "
            "WHERE ?1 IS NULL OR op = ?1 ORDER BY rowid",
            (op,),
        ):
            if _read(row):
                yield {**dict(zip(names, values, strict=True)), **json.loads(row)}

    def best(self, op: str, dtype: str, device: str, sources: Mapping[str, str]) -> list[tuple[str, Candidate]]:
        """Return (shapes, fastest candidate) of every shape that was tuned on a device.

        Parameters
        ----------
        op, dtype, device : str
        sources : mapping of str to str
            Digest of each variant's source as it is now: results of an older one do not count.
        """
        best: dict[str, tuple[tuple[bool, float], Candidate]] = {}
        for shapes, variant, source, stage, row in self._select(
            "SELECT shapes, variant, source, stage, row FROM results "
            f"WHERE op = ? AND dtype = ? AND device = ? AND time_us IS NOT NULL AND doubt = '' AND {_LAST}",
            (op, dtype, device),
        ):
            outcome = _read(row) if sources.get(variant) == source else None
            if outcome is None or outcome.time_us is None:
                continue
            rank = (stage != FINAL, outcome.time_us)
            if shapes not in best or rank < best[shapes][0]:
                best[shapes] = rank, outcome.candidate
        return [(shapes, candidate) for shapes, (_, candidate) in best.items()]

    def _select(self, query: str, values: tuple[Any, ...]) -> Iterator[Any]:
        with guard("read the store", self.path), closing(self._database.execute(query, values)) as cursor:
            yield from cursor


def _statements(script: str) -> Iterator[str]:
    """Take a script apart: `executescript` would end the transaction that it is in."""
    statement = ""
    for part in script.split(";"):
        statement += part + ";"
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def _read(row: str) -> Outcome | None:
    """Read a row; None where it is damaged."""
    try:
        return Outcome.from_dict(json.loads(row))
    except DAMAGED:
        return None


_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What a text begins with that a spreadsheet takes for a formula."""


def write_csv(path: Path, rows: list[dict[str, Any]]) -> None:
    """Write rows as CSV, one column a field; lists and mappings as JSON.

    A text that a spreadsheet would take for a formula gets an apostrophe before it, which makes it a text there.

    Raises
    ------
    EnvironmentFaultError
        If the file cannot be written.
    """
    names = list(dict.fromkeys(name for row in rows for name in row))
    with (
        guard("write the table", path),
        path.open("w", newline="", encoding="utf-8", errors="backslashreplace") as file,
    ):
        writer = csv.DictWriter(file, names)
        writer.writeheader()
        for row in rows:
            writer.writerow({name: _cell(value) for name, value in row.items()})


def _cell(value: Any) -> Any:
    if isinstance(value, list | dict | tuple):
        return json.dumps(value)
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value


# kernel_tuner's names for the ways in which a configuration fails, and ours.
_FAILED = {
    ResultKind.COMPILE_ERROR: "CompilationFailedConfig",
    ResultKind.RULED_OUT: "InvalidConfig",
}
_KINDS = {name: kind for kind, name in _FAILED.items()}


def to_kernel_tuner(problem: Sweepable, machine: Machine, outcomes: list[Outcome]) -> dict[str, Any]:
    """Return the outcomes of one variant in the form of kernel_tuner's cache files, schema 1.0.0, times in ms.

    Raises
    ------
    ArgumentError
        If there are several variants: a cache file holds one kernel.
    """
    variants = {outcome.candidate.variant for outcome in outcomes}
    if len(variants) != 1:
        raise ArgumentError(f"a kernel_tuner cache holds one kernel; got {', '.join(sorted(variants)) or 'none'}")
    names = list(outcomes[0].candidate.config)
    values = {name: sorted({outcome.candidate.config[name] for outcome in outcomes}) for name in names}
    cache = {
        ",".join(map(str, outcome.candidate.config.values())): {
            **outcome.candidate.config,
            "time": _FAILED.get(outcome.kind, "RuntimeFailedConfig")
            if outcome.time_us is None
            else outcome.time_us / 1e3,
            "times": [us / 1e3 for us in outcome.samples_us],
            "compile_time": 0.0,
            "verification_time": 0.0,
            "benchmark_time": sum(outcome.samples_us) / 1e3,
            "strategy_time": 0.0,
            "framework_time": 0.0,
            "timestamp": datetime.now(UTC).isoformat(),
        }
        for outcome in outcomes
    }
    return {
        "schema_version": "1.0.0",
        "device_name": machine.device,
        "kernel_name": problem.op,
        "problem_size": json.loads(problem.shapes)["inputs"],
        "tune_params_keys": names,
        "tune_params": values,
        "objective": "time",
        "cache": cache,
    }


def from_kernel_tuner(content: Mapping[str, Any], variant: str) -> list[Outcome]:
    """Read the content of a kernel_tuner cache file as outcomes of a variant.

    Raises
    ------
    ArgumentError
        If it is not one.
    """
    try:
        names, cache = content["tune_params_keys"], content["cache"]
        return [_read_entry(names, entry, variant) for entry in cache.values()]
    except (KeyError, TypeError) as error:
        raise ArgumentError(f"expected a kernel_tuner cache with tune_params_keys and cache; missing {error}") from None


def _read_entry(names: list[str], entry: Mapping[str, Any], variant: str) -> Outcome:
    candidate = Candidate(variant, {name: int(entry[name]) for name in names})
    time_ms = entry["time"]
    if isinstance(time_ms, str) or not math.isfinite(time_ms):
        return Outcome(candidate, _KINDS.get(str(time_ms), ResultKind.FAULT), f"kernel_tuner: {time_ms}")
    samples_us = tuple(1e3 * ms for ms in entry.get("times") or [time_ms])
    return Outcome(candidate, ResultKind.OK, samples_us=samples_us, footprint=Footprint(), how="kernel_tuner")
