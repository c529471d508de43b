"""Kernels of HeCBench on the emulator: each equal to a reference of ours, and sanitised.

    python benchmarks/hecbench/check.py DIR [--only REGEX] [--json FILE]

DIR holds the ``*-cuda`` folders of a checkout (https://github.com/zjin-lcf/HeCBench, its ``src``). Inputs and
references are in `cases.py`. A kernel passes if its tensors are what the reference says and the sanitiser finds nothing
that is not judged there. One whose judged fault ends the launch is listed, and not counted.
"""

from __future__ import annotations

import argparse
import json
import platform
import re
import sys
import time
import zlib
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

import numpy as np
import torch
from cases import SUBJECTS, Case, Subject

import workbench as wb

_ENDS = frozenset({"out-of-bounds", "misaligned", "trap", "device-assert", "deadlock"})
"""Kinds of findings that end a launch."""


@dataclass(frozen=True)
class Row:
    """What became of a kernel.

    Attributes
    ----------
    program, kernel : str
    agrees : bool
        Whether it came to its end, and each tensor is what the reference says.
    error : str
        What was raised, or which tensor differs where by how much.
    worst : float
        Largest difference, as a share of what may differ.
    findings : tuple of str
        Of the sanitiser.
    unjudged : tuple of str
        Those of kinds that nobody has judged.
    seconds : float
    faults : bool
        Whether a judged fault ends the launch, so that there is nothing to compare.
    """

    program: str
    kernel: str
    agrees: bool
    error: str
    worst: float
    findings: tuple[str, ...]
    unjudged: tuple[str, ...]
    seconds: float
    faults: bool = False

    @property
    def passed(self) -> bool:
        """Whether it agrees, or has a fault that is judged, and nothing is found that is not."""
        return (self.agrees or self.faults) and not self.unjudged


def check(root: Path, subject: Subject) -> Row:
    """Load a kernel, run it, compare, sanitise."""
    start_s = time.perf_counter()
    row = Row(subject.program, subject.kernel, False, "", 0.0, (), (), 0.0)
    try:
        kernel = _load(root, subject)
        fresh = _made(kernel, subject)
        report = kernel.sanitize(**fresh.arguments, **fresh.geometry)
        found = tuple(str(each).replace(f"{root}/", "") for each in report.findings)
        unjudged = tuple(
            text for text, each in zip(found, report.findings, strict=True) if each.kind not in subject.judged
        )
        row = replace(row, findings=found, unjudged=unjudged)
        if not {each.kind for each in report.findings} & subject.judged.keys() & _ENDS:
            case = _made(kernel, subject)
            kernel.launch(**case.arguments, **case.geometry)
            worst, error = _compare(case)
            row = replace(row, agrees=not error, error=error, worst=worst)
        else:
            row = replace(row, faults=True)
    except wb.WorkbenchError as error:
        row = replace(row, error=f"{type(error).__name__}: {error}".split("\n")[0].replace(f"{root}/", ""))
    return replace(row, seconds=round(time.perf_counter() - start_s, 2))


def _load(root: Path, subject: Subject) -> wb.Kernel:
    folder = root / f"{subject.program}-cuda"
    return wb.load(
        folder / subject.file,
        subject.kernel,
        defines=subject.defines,
        include_dirs=[folder, *(each for each in (folder / "include", root / "include") if each.is_dir())],
    )


def _made(kernel: wb.Kernel, subject: Subject) -> Case:
    """Draw the case, the same each time."""
    case = subject.case(np.random.default_rng(zlib.crc32(f"{subject.program} {subject.case.__name__}".encode())))
    for name, values in case.symbols.items():
        kernel.symbols[name][:] = torch.from_numpy(values)
    return case


def _compare(case: Case) -> tuple[float, str]:
    """Return the largest difference as a share of what may differ, and what is wrong; empty where nothing is."""
    worst = 0.0
    for name, expected in case.expected.items():
        held = case.arguments[name]
        given = held.numpy().astype(np.float64 if expected.dtype.kind == "f" else np.int64)
        wanted = np.broadcast_to(expected, given.shape) if expected.size == 1 else expected.reshape(given.shape)
        counts = ~np.isnan(wanted) if wanted.dtype.kind == "f" else np.ones(wanted.shape, bool)
        if held.is_floating_point():
            share = np.abs(given - wanted)[counts] / (case.atol + case.rtol * np.abs(wanted[counts].astype(np.float64)))
            share = np.where(np.isnan(share), np.inf, share)
        else:
            share = np.where(given == wanted, 0.0, np.inf)[counts]
        worst = max(worst, float(share.max(initial=0.0)))
        if worst > 1:
            place = tuple(int(each) for each in np.argwhere(counts)[int(share.argmax())])
            return worst, f"{name}{list(place)} is {given[place]!r}; the reference says {wanted[place]!r}"
    return worst, ""


def _judgements(row: Row) -> list[str]:
    """Return what was judged of the findings of a kernel."""
    subjects = [each for each in SUBJECTS if (each.program, each.kernel) == (row.program, row.kernel)]
    known = {kind: text for each in subjects for kind, text in each.judged.items()}
    return [f"{kind}: {text}" for kind, text in known.items() if any(f" {kind}: " in each for each in row.findings)]


def main(words: Sequence[str] | None = None) -> int:
    """Print the table; return 1 where a kernel does not pass."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("directory", type=Path)
    parser.add_argument("--only", default="", help="regular expression of programs and kernels")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args(words)
    root = options.directory.absolute()
    rows = []
    for subject in SUBJECTS:
        if not re.search(options.only, f"{subject.program} {subject.kernel}"):
            continue
        if not (root / f"{subject.program}-cuda").is_dir():
            print(f"{subject.program}: not in {options.directory}", file=sys.stderr)
            continue
        row = check(root, subject)
        rows.append(row)
        print(f"{'ok' if row.passed else 'NO':3} {row.program:16} {row.kernel:40} {row.seconds:6.1f} s  {row.error}")
        for finding in row.findings:
            kind = next((kind for kind in subject.judged if f" {kind}: " in finding), "")
            print(f"      {finding}" + (f"\n        judged: {subject.judged[kind]}" if kind else ""), flush=True)
    if options.json:
        machine = {"processor": platform.machine(), "python": platform.python_version(), "torch": torch.__version__}
        about = {"what": "kernels of HeCBench on the emulator", "date": datetime.now(UTC).isoformat(timespec="seconds")}
        listed = [asdict(row) | {"judged": _judgements(row)} for row in rows]
        options.json.write_text(json.dumps({**about, "machine": machine, "rows": listed}, indent=1) + "\n")
    agree, clean = sum(row.agrees for row in rows), sum(not row.findings for row in rows)
    compared, programs = sum(not row.faults for row in rows), len({row.program for row in rows})
    print(f"{agree} of {compared} kernels of {programs} programs agree; {clean} of {len(rows)} have no finding")
    return int(not all(row.passed for row in rows))


if __name__ == "__main__":
    sys.exit(main())
