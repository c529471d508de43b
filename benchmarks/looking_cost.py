"""What it costs to look: ``python benchmarks/looking_cost.py [--repeat R] [--json FILE]``.

For each of the four kernels of `emulator_speed` and those of `waits`, through the public face: a plain launch on one
thread, and how many times as long a trace takes that is kept in memory, one that goes to disk, and a sanitised
launch.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from emulator_speed import WORKS
from waits import WAITS

import workbench as wb
from workbench.analysis.trace import EventLog
from workbench.compile.cache import DIR_VARIABLE
from workbench.core.geometry import Dim3, LaunchConfig
from workbench.kernel import Kernel

SPILL_BYTES = 16 << 20
"""Memory of the log that goes to disk."""


@dataclass(frozen=True)
class Subject:
    """A launch to look at, what makes it ready, and what checks its outputs."""

    kernel: Kernel
    arguments: tuple[Any, ...]
    geometry: Mapping[str, Any]
    prepare: Callable[[], None]
    check: Callable[[], None]


def _of_work(name: str) -> Subject:
    work = WORKS[name]()
    kernel = wb.load(work.source.path or work.source.text, work.entry)
    geometry = {"grid": tuple(work.config.grid), "block": tuple(work.config.block)}
    return Subject(kernel, tuple(work.arguments), geometry, lambda: None, work.task.check)


def _of_wait(name: str) -> Subject:
    wait = WAITS[name]()
    return Subject(wb.load(wait.source, wait.entry), wait.arguments, wait.geometry, wait.prepare, wait.check)


SUBJECTS = dict.fromkeys(WORKS, _of_work) | dict.fromkeys(WAITS, _of_wait)


def cost(name: str, repeat: int) -> dict[str, Any]:
    """Measure one kernel; milliseconds of a plain launch, and ratios to it."""
    subject = SUBJECTS[name](name)
    kernel, arguments, geometry = subject.kernel, subject.arguments, subject.geometry
    build = kernel._build  # neither a log's limit nor the number of threads has a place in the public face
    fields, bound = build.plan.check(build.plan.bind(arguments, {}), strided=False, overlap=False)[1:3]
    grid, block = Dim3.of(geometry["grid"]), Dim3.of(geometry["block"], "block")
    config = LaunchConfig(grid, block, 0, geometry.get("cooperative", False))

    def plain() -> None:
        build.on_emulator.program.launch(build.plan.buffers(fields, bound), config, workers=1)

    def sanitize() -> None:
        report = kernel.sanitize(*arguments, **geometry)
        if not report.passed or not report.complete:
            raise SystemExit(f"{name} is sound; the sanitiser says: {report}")

    def spill() -> None:
        build.on_emulator.trace(config, fields, bound, False, EventLog(memory_limit_bytes=SPILL_BYTES))

    acts = {
        "plain": plain,
        "trace": lambda: kernel.trace(*arguments, **geometry),
        "spilled trace": spill,
        "sanitize": sanitize,
    }
    seconds = {}
    for what, act in acts.items():
        times = []
        for _ in range(1 + repeat):  # the first compiles
            subject.prepare()
            begun = time.process_time()
            act()
            times.append(time.process_time() - begun)
            subject.check()
        seconds[what] = min(times[1:])
    plain_seconds = seconds.pop("plain")
    return {"kernel": name, "plain_ms": 1e3 * plain_seconds} | {w: s / plain_seconds for w, s in seconds.items()}


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
    for name in SUBJECTS:
        if options.only in name:
            row = cost(name, options.repeat)
            rows.append(row)
            print(f"{row['kernel']:26}{row['plain_ms']:10.1f}" + "".join(f"{v:9.1f}x" for v in list(row.values())[2:]))
    if options.json:
        options.json.write_text(json.dumps(rows, indent=2) + "\n")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as directory:
        os.environ[DIR_VARIABLE] = directory
        main()
