"""What it costs to look: ``python benchmarks/looking_cost.py [--variants] [--only NAME] [--repeat R] [--json FILE]``.

For each of the four kernels of `emulator_speed` and those of `waits`, or with ``--variants`` for each launch of every
variant in ``kernels_cu``, through the public face: a plain launch on one thread, and how many times as long a trace
takes that is kept in memory, one that goes to disk, a launch with a float64 beside each float (`Kernel.numerics`), and
a sanitised one, with the kinds of what it finds: a launch with a fault costs more. A variant runs its largest case of
at most 65,536 input elements, or its smallest.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from emulator_speed import WORKS
from torch import Tensor
from waits import WAITS

import workbench as wb
from workbench.analysis.trace import EventLog
from workbench.cli.launches import traced_case
from workbench.compile.cache import DIR_VARIABLE
from workbench.kernel import Kernel
from workbench.op import load_ops
from workbench.op.launches import CaseLaunch, launches_of

SPILL_BYTES = 16 << 20
"""Memory of the log that goes to disk."""

LAUNCH = {"grid": 1, "block": 1, "smem_bytes": 0, "cooperative": False}
"""What a geometry says, beside whether tensors are strided, and what it need not."""


@dataclass(frozen=True)
class Subject:
    """A launch to look at, what makes it ready, and what checks its outputs."""

    kernel: Kernel
    arguments: Mapping[str, Any]
    geometry: Mapping[str, Any]
    prepare: Callable[[], None]
    check: Callable[[], None]


def _of_work(name: str) -> Subject:
    work = WORKS[name]()
    kernel = wb.load(work.source.path or work.source.text, work.entry)
    geometry = {"grid": tuple(work.config.grid), "block": tuple(work.config.block)}
    return Subject(kernel, _named(kernel, work.arguments), geometry, lambda: None, work.task.check)


def _of_wait(name: str) -> Subject:
    wait = WAITS[name]()
    kernel = wb.load(wait.source, wait.entry)
    return Subject(kernel, _named(kernel, wait.arguments), wait.geometry, wait.prepare, wait.check)


def _named(kernel: Kernel, arguments: Sequence[Any]) -> dict[str, Any]:
    names = (parameter.name for parameter in kernel.signature.parameters)
    return dict(zip(names, arguments, strict=True))


def _of_launch(prepared: CaseLaunch) -> Subject:
    """Look at a variant's launch, whose outputs are to be those of the first run, but for the order of blocks' sums."""
    launch = prepared.launch
    tensors = [a for a in launch.arguments.values() if isinstance(a, Tensor)]
    before, wanted = [tensor.clone() for tensor in tensors], list[Tensor]()

    def prepare() -> None:
        for tensor, copy in zip(tensors, before, strict=True):
            tensor.copy_(copy)

    def check() -> None:
        if not wanted:
            wanted.extend(tensor.clone() for tensor in tensors)
        for tensor, first in zip(tensors, wanted, strict=True):
            torch.testing.assert_close(tensor, first, equal_nan=True)

    geometry = {
        "grid": launch.grid,
        "block": launch.block,
        "smem_bytes": launch.smem_bytes,
        "cooperative": launch.cooperative,
        "strided": bool(launch.strided),
    }
    return Subject(prepared.kernel, launch.arguments, geometry, prepare, check)


def subjects(wanted: str) -> Iterator[tuple[str, Subject]]:
    """Yield the kernels whose names hold some text."""
    for table, make in ((WORKS, _of_work), (WAITS, _of_wait)):
        for name in table:
            if wanted in name:
                yield name, make(name)


def launches_of_variants(wanted: str) -> Iterator[tuple[str, Subject]]:
    """Yield the launches of every variant whose op and name hold some text; each finds what those before have left."""
    for op in load_ops():
        for variant in op.variants:
            if wanted not in f"{op.name} {variant.name}":
                continue
            dtype = variant.dtypes[0]
            for prepared in launches_of(variant, dtype, traced_case(op, variant, dtype), seed=0):
                yield f"{op.name} {variant.name} {prepared.launch.kernel}", _of_launch(prepared)


def cost(name: str, subject: Subject, repeat: int) -> dict[str, Any]:
    """Measure one kernel; milliseconds of a plain launch, and ratios to it."""
    kernel, arguments, geometry = subject.kernel, subject.arguments, dict(subject.geometry)
    build = kernel._build  # neither a log's limit nor the number of threads has a place in the public face
    launch = tuple(geometry.get(n, default) for n, default in LAUNCH.items())
    emulated, config, fields, bound, _ = kernel._emulate(
        "a look", (), dict(arguments), None, launch, strided=geometry.get("strided", False), overlap=False
    )

    def plain() -> None:
        emulated.program.launch(build.plan.buffers(fields, bound), config, workers=1)

    faults = set[str]()

    def sanitize() -> None:
        report = kernel.sanitize(**arguments, **geometry)
        faults.update(finding.kind for finding in report.findings)

    def spill() -> None:
        emulated.trace(config, fields, bound, False, EventLog(memory_limit_bytes=SPILL_BYTES))

    acts = {
        "plain": plain,
        "trace": lambda: kernel.trace(**arguments, **geometry),
        "spilled trace": spill,
        "numerics": lambda: kernel.numerics(**arguments, **geometry),
        "sanitize": sanitize,
    }
    seconds: dict[str, list[float]] = {what: [] for what in acts}
    for _ in range(1 + repeat):  # in turns: the machine may have other work; the first compiles
        for what, act in acts.items():
            subject.prepare()
            begun = time.process_time()
            act()
            seconds[what].append(time.process_time() - begun)
            subject.check()
    best = {what: min(times[1:]) for what, times in seconds.items()}
    plain_seconds = best.pop("plain")
    ratios = {what: shortest / plain_seconds for what, shortest in best.items()}
    return {"kernel": name, "plain_ms": 1e3 * plain_seconds} | ratios | {"findings": sorted(faults)}


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--variants", action="store_true", help="the launches of every variant in kernels_cu")
    parser.add_argument("--only", default="", help="part of a kernel's name, or of an op's and variant's")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    torch.set_num_threads(1)  # others go on spinning after what makes a launch ready, and that time would count
    rows: list[dict[str, Any]] = []
    find = launches_of_variants if options.variants else subjects
    for name, subject in find(options.only):
        row = cost(name, subject, options.repeat)
        width = max(26, len(name) + 1)
        if not rows:
            print(f"{'kernel':{width}}{'plain ms':>10}{'trace':>10}{'spilled':>10}{'numerics':>10}{'sanitize':>10}")
        rows.append(row)
        ratios = "".join(f"{row[what]:9.1f}x" for what in ("trace", "spilled trace", "numerics", "sanitize"))
        print(f"{name:{width}}{row['plain_ms']:10.1f}{ratios} {' '.join(row['findings'])}", flush=True)
    if options.json:
        options.json.write_text(json.dumps(rows, indent=2) + "\n")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as directory:
        os.environ.setdefault(DIR_VARIABLE, directory)
        main()
