"""Which rows of the emulator's table of opcodes a GPU has confirmed: the tests of opcodes, run on it and counted.

A spelling of a row is confirmed when a test passes on the hardware whose kernel has it; a row, when all its spellings
are that any test has. Such a test compares every result with what the NumPy reference says (bit for bit, or within
the documented bound of an approximation), or with what the behaviour of memory, copies, barriers and branches is stated
to be. The emulator is held to the same tests.

    python benchmarks/opcodes_on_hardware.py     # needs a CUDA GPU; writes results/opcodes_on_hardware-<date>.json
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections import defaultdict
from datetime import UTC, datetime
from pathlib import Path

import cupy
import numpy as np
import pytest

from tests.emulator.translate.opcodes.test_behaviour import BEHAVIOURS, TRAPS
from workbench.emulator import TABLE
from workbench.emulator.translate.table import Row
from workbench.ptx import Instruction, parse

ROOT = Path(__file__).parents[1]
TESTS = ROOT / "tests" / "gpu" / "emulator"
TRAPPED = "it ends the CUDA context, and with it every other test"


class Recorder:
    """A pytest plugin that keeps the outcome of each test and the texts of the kernels that it launched."""

    def __init__(self) -> None:
        self.passed: dict[str, bool] = {}
        self.texts: dict[str, list[str]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Take a phase of a test into account."""
        self.passed[report.nodeid] = self.passed.get(report.nodeid, True) and report.passed
        self.texts[report.nodeid] = [str(value) for name, value in report.user_properties if name == "ptx"]


def spellings(text: str) -> dict[Row, set[str]]:
    """Mnemonics in a kernel, by their rows."""
    found: dict[Row, set[str]] = defaultdict(set)
    for function in parse(text).functions.values():
        for statement in function.body:
            if isinstance(statement, Instruction) and (match := TABLE.find(statement)) is not None:
                found[match.row].add(statement.mnemonic)
    return found


def reasons() -> dict[Row, str]:
    """Why rows that only the emulator is asked for are not asked of the hardware."""
    stated = {row: b.own for b in BEHAVIOURS if b.own for row in spellings(b.ptx)}
    return stated | {row: TRAPPED for text in TRAPS for row in spellings(text)}


def rows_of(recorder: Recorder) -> list[dict[str, object]]:
    """Make one record for each row of the table."""
    seen: dict[Row, set[str]] = defaultdict(set)
    right: dict[Row, set[str]] = defaultdict(set)
    for name, texts in recorder.texts.items():
        for text in texts:
            for row, mnemonics in spellings(text).items():
                seen[row] |= mnemonics
                if recorder.passed[name]:
                    right[row] |= mnemonics
    why = reasons()
    return [
        {
            "form": row.form,
            "section": row.section,
            "accuracy": str(row.bound or "exact"),
            "confirmed": bool(seen[row]) and seen[row] == right[row],
            "spellings": len(seen[row]),
            "spellings_confirmed": len(right[row]),
            "why_not": "" if seen[row] else why.get(row, "no test of this run has it"),
        }
        for row in TABLE.rows
    ]


def counts_of(rows: list[dict[str, object]], recorder: Recorder) -> dict[str, int]:
    """Sum the records up."""
    confirmed = [row for row in rows if row["confirmed"]]
    exact = sum(row["accuracy"] == "exact" for row in confirmed)
    return {
        "rows": len(rows),
        "rows_checked": sum(bool(row["spellings"]) for row in rows),
        "rows_confirmed": len(confirmed),
        "rows_confirmed_to_the_bit": exact,
        "rows_confirmed_within_their_bound": len(confirmed) - exact,
        "spellings_checked": sum(int(str(row["spellings"])) for row in rows),
        "spellings_confirmed": sum(int(str(row["spellings_confirmed"])) for row in rows),
        "tests": len(recorder.passed),
        "tests_passed": sum(recorder.passed.values()),
    }


def main() -> int:
    """Run the tests, print the counts, write the JSON; exit 1 where a row is not as the hardware has it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", type=Path, help="where to write the results")
    arguments = parser.parse_args()
    now = datetime.now(UTC)
    path = arguments.json or ROOT / "benchmarks" / "results" / f"opcodes_on_hardware-{now:%Y-%m-%d}.json"
    recorder = Recorder()
    pytest.main(["-m", "gpu", "-p", "no:cacheprovider", str(TESTS)], plugins=[recorder])
    rows = rows_of(recorder)
    counts = counts_of(rows, recorder)
    document = {
        "what": "rows of the emulator's table of opcodes that a GPU has confirmed",
        "date": now.isoformat(timespec="seconds"),
        "machine": {
            "gpu": cupy.cuda.runtime.getDeviceProperties(0)["name"].decode(),
            "driver": str(cupy.cuda.runtime.driverGetVersion()),
            "python": platform.python_version(),
            "cupy": cupy.__version__,
            "numpy": np.__version__,
        },
        "counts": counts,
        "tests_failed": sorted(name for name, passed in recorder.passed.items() if not passed),
        "rows": rows,
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(document, indent=2) + "\n")
    sys.stdout.write("".join(f"{name:36} {count:5}\n" for name, count in counts.items()))
    sys.stdout.writelines(f"not checked: {row['form']}: {row['why_not']}\n" for row in rows if not row["spellings"])
    sys.stdout.write(f"written to {path}\n")
    return int(counts["rows_confirmed"] < counts["rows_checked"] or not counts["rows_checked"])


if __name__ == "__main__":
    sys.exit(main())
