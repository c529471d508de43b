"""Results on disk: one SQLite file, rows are added and never changed, written by the one process that leads a sweep."""

from __future__ import annotations

import csv
import json
import math
import os
import sqlite3
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from workbench.bench.conditions import Machine
from workbench.core.errors import ArgumentError
from workbench.core.private import make_file
from workbench.tune.outcome import Candidate, Footprint, Kind, Outcome
from workbench.tune.problem import Problem, source_digest

SWEEP, FINAL = "sweep", "final"
"""Stages: each candidate by itself, and the best ones in turns."""

DEFAULT_NAME = "tune.sqlite"
MEMORY = ":memory:"
"""In the place of a path: results that are kept as long as the process runs."""

_SCHEMA = """
CREATE TABLE IF NOT EXISTS results (
  key TEXT NOT NULL, stage TEXT NOT NULL, at TEXT NOT NULL,
  op TEXT NOT NULL, variant TEXT NOT NULL, source TEXT NOT NULL, case_name TEXT NOT NULL, shapes TEXT NOT NULL,
  dtype TEXT NOT NULL, device TEXT NOT NULL, driver TEXT NOT NULL, method TEXT NOT NULL,
  kind TEXT NOT NULL, time_us REAL, row TEXT NOT NULL,
  PRIMARY KEY (key, stage)
);
CREATE TRIGGER IF NOT EXISTS results_stay BEFORE UPDATE ON results
  BEGIN SELECT RAISE(ABORT, 'results are not changed'); END;
CREATE TRIGGER IF NOT EXISTS results_remain BEFORE DELETE ON results
  BEGIN SELECT RAISE(ABORT, 'results are not removed'); END;
"""


def default_store() -> Path:
    """Return ``$XDG_DATA_HOME/workbench/tune.sqlite``, else ``~/.local/share/workbench/tune.sqlite``."""
    home = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(home).expanduser() / "workbench" / DEFAULT_NAME


class Store:
    """Results of sweeps. Each is on disk before the next candidate is asked about.

    Parameters
    ----------
    path : path
        On a local disk: SQLite's locks do not hold on a network's. ``":memory:"`` keeps nothing. A new file, and its
        directory, are for its user alone.
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = str(path)
        if self.path != MEMORY:
            make_file(Path(self.path))  # SQLite gives its journals the same mode
        self._database = sqlite3.connect(self.path, timeout=60, isolation_level=None)
        self._database.execute("PRAGMA journal_mode=WAL")
        self._database.executescript(_SCHEMA)

    def close(self) -> None:
        """Close the file."""
        self._database.close()

    def get(self, key: str, stage: str = SWEEP) -> Outcome | None:
        """Return the result under a key of `Problem.key`; None where there is none yet."""
        found = self._database.execute("SELECT row FROM results WHERE key = ? AND stage = ?", (key, stage)).fetchone()
        return Outcome.from_dict(json.loads(found[0])) if found else None

    def add(self, problem: Problem, machine: Machine, key: str, outcome: Outcome, stage: str = SWEEP) -> None:
        """Add a result; the first one under a key stays."""
        source = source_digest(problem.declaration.variant(outcome.candidate.variant))
        self._database.execute(
            f"INSERT OR IGNORE INTO results VALUES ({', '.join('?' * 15)})",
            (
                *(key, stage, datetime.now(UTC).isoformat(timespec="seconds")),
                *(problem.op, outcome.candidate.variant, source, problem.case, problem.shapes),
                *(problem.dtype, machine.device, machine.driver, json.dumps(asdict(problem.method))),
                *(outcome.kind.value, outcome.time_us, json.dumps(outcome.as_dict())),
            ),
        )

    def rows(self, op: str | None = None) -> Iterator[dict[str, Any]]:
        """Yield every result, oldest first, as plain data: of one op, or of all."""
        cursor = self._database.execute(
            "SELECT key, stage, at, op, case_name, shapes, dtype, device, driver, source, row FROM results "
            "WHERE ?1 IS NULL OR op = ?1 ORDER BY rowid",
            (op,),
        )
        names = ("key", "stage", "at", "op", "case", "shapes", "dtype", "device", "driver", "source")
        for *values, row in cursor:
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
        cursor = self._database.execute(
            "SELECT shapes, variant, source, stage, time_us, row FROM results "
            "WHERE op = ? AND dtype = ? AND device = ? AND time_us IS NOT NULL",
            (op, dtype, device),
        )
        for shapes, variant, source, stage, time_us, row in cursor:
            rank = (stage != FINAL, time_us)
            if sources.get(variant) == source and (shapes not in best or rank < best[shapes][0]):
                best[shapes] = rank, Outcome.from_dict(json.loads(row)).candidate
        return [(shapes, candidate) for shapes, (_, candidate) in best.items()]


def write_csv(path: Path, rows: list[dict[str, Any]]) -> None:
    """Write rows as CSV, one column a field; lists and mappings as JSON."""
    names = list(dict.fromkeys(name for row in rows for name in row))
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, names)
        writer.writeheader()
        for row in rows:
            plain = {n: json.dumps(v) if isinstance(v, list | dict | tuple) else v for n, v in row.items()}
            writer.writerow(plain)


# kernel_tuner's names for the ways in which a configuration fails, and ours.
_FAILED = {
    Kind.COMPILE_ERROR: "CompilationFailedConfig",
    Kind.RULED_OUT: "InvalidConfig",
}
_KINDS = {name: kind for kind, name in _FAILED.items()}


def to_kernel_tuner(problem: Problem, machine: Machine, outcomes: list[Outcome]) -> dict[str, Any]:
    """Return the outcomes of one variant in the form of kernel_tuner's cache files, schema 1.0.0, times in ms.

    Raises
    ------
    ArgumentError
        If there are several variants: a cache file holds one kernel.
    """
    variants = {outcome.candidate.variant for outcome in outcomes}
    if len(variants) != 1:
        raise ArgumentError(f"a kernel_tuner cache holds one kernel; got {', '.join(sorted(variants)) or 'none'}")
    names = [name for name, _ in outcomes[0].candidate.config]
    values = {name: sorted({outcome.candidate.values[name] for outcome in outcomes}) for name in names}
    cache = {
        ",".join(str(value) for _, value in outcome.candidate.config): {
            **outcome.candidate.values,
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
    candidate = Candidate(variant, tuple((name, int(entry[name])) for name in names))
    time_ms = entry["time"]
    if isinstance(time_ms, str) or not math.isfinite(time_ms):
        return Outcome(candidate, _KINDS.get(str(time_ms), Kind.FAULT), f"kernel_tuner: {time_ms}")
    samples_us = tuple(1e3 * ms for ms in entry.get("times") or [time_ms])
    return Outcome(candidate, Kind.OK, samples_us=samples_us, footprint=Footprint(), how="kernel_tuner")
