"""What it costs to look: ``python benchmarks/looking_cost.py [--repeat R] [--json FILE]``.

For each of the four kernels of `emulator_speed`, through the public face: a plain launch on one core, and how many
times as long a trace takes that is kept in memory, one that goes to disk, and a sanitised launch.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import time
from pathlib import Path
from typing import Any

from emulator_speed import WORKS, Work, best

import workbench as wb
from workbench.analysis.trace import EventLog
from workbench.compile.cache import DIR_VARIABLE

SPILL_BYTES = 16 << 20
"""Memory of the log that goes to disk."""


def cost(name: str, work: Work, repeat: int) -> dict[str, Any]:
    """Measure one kernel; milliseconds of a plain launch, and ratios to it."""
    path = work.source.path
    kernel = wb.load(path or work.source.text, work.entry)
    geometry = {"grid": tuple(work.config.grid), "block": tuple(work.config.block)}

    def sanitize() -> None:
        report = kernel.sanitize(*work.arguments, **geometry)
        if not report.passed or not report.complete:
            raise SystemExit(f"{name} is sound; the sanitiser says: {report}")

    def spill() -> None:
        build = kernel._build  # the log's limit has no place in the public face
        fields, arguments = build.plan.check(build.plan.bind(work.arguments, {}), strided=False, overlap=False)[1:3]
        log = EventLog(memory_limit_bytes=SPILL_BYTES)
        build.on_emulator.trace(work.config, fields, arguments, False, log)

    acts = {
        "plain": lambda: kernel.launch(*work.arguments, **geometry),
        "trace": lambda: kernel.trace(*work.arguments, **geometry),
        "spilled trace": spill,
        "sanitize": sanitize,
    }
    seconds = {}
    for what, act in acts.items():
        act()
        seconds[what] = best(repeat, act, time.process_time)
    work.task.check()
    plain = seconds.pop("plain")
    return {"kernel": name, "plain_ms": 1e3 * plain} | {what: s / plain for what, s in seconds.items()}


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--only", default="", help="part of a kernel's name")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    print(f"{'kernel':26}{'plain ms':>10}{'trace':>10}{'spilled':>10}{'sanitize':>10}")
    rows = []
    for name, make in WORKS.items():
        if options.only in name:
            row = cost(name, make(), options.repeat)
            rows.append(row)
            print(f"{row['kernel']:26}{row['plain_ms']:10.1f}" + "".join(f"{v:9.1f}x" for v in list(row.values())[2:]))
    if options.json:
        options.json.write_text(json.dumps(rows, indent=2) + "\n")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as directory:
        os.environ[DIR_VARIABLE] = directory
        main()
