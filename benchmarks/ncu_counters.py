"""Predicted counters beside those of Nsight Compute, for every variant of ``kernels_cu``.

``python benchmarks/ncu_counters.py`` does all on a machine with a GPU. ``--predict FILE`` only predicts, which needs
none; ``--measure FILE`` takes such predictions up. The result is ``results/ncu_counters-DATE.json``: a row for each
launch of a small case of each variant, with the metrics of ``docs/counters.md``, predicted and measured.

Where counters are forbidden, that is what the command says, and it exits with 1.
"""

from __future__ import annotations

import argparse
import csv
import dataclasses
import json
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import torch

from workbench.analysis.counters import METRICS
from workbench.cli.launches import Prepared, traced_case
from workbench.core.errors import WorkbenchError
from workbench.op import Case, Op, Variant, load_ops

RESULTS = Path(__file__).parent / "results"
NAMES = tuple(metric.name for metric in METRICS)
TOLERANCE = {"wavefronts": 0.01, "conflicts": None}
"""Largest difference by part of a metric's name, relative; None: not judged. All others are to be equal."""

Row = dict[str, Any]


def prepared(device: str) -> Iterator[tuple[Row, Prepared | None]]:
    """Yield each launch of a small case of every variant, or None with the reason why there is none."""
    for op in load_ops():
        for declared in op.variants:
            variant = dataclasses.replace(
                declared, emulated=True
            )  # its kernels run there, where a case is small enough
            dtype = variant.dtypes[0]
            row = {"op": op.name, "variant": variant.name, "dtype": dtype}
            case, tensors, obstacle = fitting_case(op, variant, dtype, device)
            if obstacle:
                yield row | {"case": case.name, "launch": 0, "kernel": "", "note": obstacle}, None
                continue
            plan = variant.prepare(*tensors, **case.attributes)
            for tensor in plan.zeroed:
                tensor.zero_()
            for number, launch in enumerate(plan.launches):
                kernel = variant.kernel(launch)
                named = row | {
                    "case": case.name,
                    "launch": number,
                    "kernel": re.split("[<(]", kernel.name)[0],
                    "grid": launch.grid,
                    "block": launch.block,
                }
                yield named, Prepared(kernel, launch, variant.source)


def fitting_case(op: Op, variant: Variant, dtype: str, device: str) -> tuple[Case, list[torch.Tensor | None], str]:
    """Return the case that is traced by default, or the first other small one that the variant takes; the obstacle."""
    usual = traced_case(op)
    candidates = [usual, *(case for case in op.cases if case is not usual and not case.full_size)]
    obstacles = []
    for case in candidates:
        made = case.make(getattr(torch, dtype), torch.Generator().manual_seed(0))
        tensors = [None if t is None else t.to(device) for t in made]
        obstacles.append(variant.obstacle(*tensors, **case.attributes))
        if not obstacles[-1]:
            return case, tensors, ""
    return usual, [], obstacles[0]


def predict() -> list[Row]:
    """Trace every launch on the emulator."""
    rows = []
    for row, one in prepared("cpu"):
        if one is None:
            rows.append(row | {"predicted": None})
            continue
        try:
            rows.append(row | {"predicted": one.trace().counters()})
        except WorkbenchError as error:
            rows.append(row | {"predicted": None, "note": str(error)})
        print(f"predicted {row['op']} {row['variant']} {row['kernel']}", file=sys.stderr)
    return rows


def launch_all(plan: Path) -> None:
    """Run every launch on the GPU, once, and write down which in what order: what runs under the profiler."""
    rows = []
    for row, one in prepared("cuda"):
        if one is not None:
            launch = one.launch
            one.kernel.launch(
                grid=launch.grid,
                block=launch.block,
                smem_bytes=launch.smem_bytes,
                cooperative=launch.cooperative,
                strided=bool(launch.strided),
                **launch.arguments,
            )
        rows.append(row)
    torch.cuda.synchronize()
    plan.write_text(json.dumps(rows))


def profile(plan: Path, metrics: tuple[str, ...]) -> list[dict[str, str]]:
    """Run `launch_all` under Nsight Compute; return a row for each launch of a kernel of ours.

    Raises
    ------
    SystemExit
        If there is no profiler, or it may not read counters.
    """
    ncu = shutil.which("ncu")
    if ncu is None:
        raise SystemExit("expected Nsight Compute's ncu on the PATH; there is none: predict only, with --predict FILE")
    names = sorted({row["kernel"] for row, one in prepared("cpu") if one is not None})
    command = [
        *(ncu, "--csv", "--page", "raw", "--print-units", "base", "--clock-control", "none", "--metrics"),
        *(",".join(metrics), "--kernel-name-base", "function", "--kernel-name", f"regex:^({'|'.join(names)})$"),
        *(sys.executable, __file__, "--launch", str(plan)),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    everything = done.stdout + done.stderr
    if "ERR_NVGPUCTRPERM" in everything:
        raise SystemExit(
            "this machine forbids performance counters (ERR_NVGPUCTRPERM): an administrator can allow them with "
            "NVreg_RestrictProfilingToAdminUsers=0; the predictions need none"
        )
    lines = [line for line in done.stdout.splitlines() if line.startswith('"')]
    if done.returncode or not lines:
        raise SystemExit(f"ncu ended with {done.returncode}:\n{everything[-3000:]}")
    return list(csv.DictReader(lines))[1:]  # the first row has the units


def measure(predicted: list[Row], scratch: Path) -> list[Row]:
    """Add the measured counters to rows of predictions."""
    plan = scratch / "launches.json"
    metrics = (*NAMES, "smsp__inst_executed.sum", "smsp__thread_inst_executed.sum")
    profiled = profile(plan, metrics)
    launched = [row for row in json.loads(plan.read_text()) if row["kernel"]]
    if len(launched) != len(profiled):
        raise SystemExit(f"expected {len(launched)} profiled launches; ncu has {len(profiled)}")
    known = {key(row): row for row in predicted}
    rows = []
    for row, found in zip(launched, profiled, strict=True):
        measured = {name: round(float(value.replace(",", ""))) for name, value in found.items() if name in metrics}
        before = known.get(key(row), {})
        rows.append(row | {"predicted": before.get("predicted"), "note": before.get("note", ""), "measured": measured})
    return rows


def key(row: Row) -> tuple[Any, ...]:
    """Name a launch."""
    return tuple(row[name] for name in ("op", "variant", "dtype", "case", "launch"))


def differences(row: Row) -> dict[str, tuple[int, int]]:
    """Metrics that are not as predicted, with both values."""
    found = {}
    for name in NAMES:
        predicted, measured = row["predicted"][name], row["measured"].get(name, 0)
        allowed = next((t for part, t in TOLERANCE.items() if part in name), 0.0)
        if allowed is not None and abs(predicted - measured) > allowed * measured:
            found[name] = (predicted, measured)
    return found


def report(rows: list[Row]) -> None:
    """Print a line for each launch, and one for each difference."""
    for row in rows:
        label = f"{row['op']:52} {row['variant']:28} {row['kernel']:44}"
        if row["predicted"] is None:
            print(f"{label} not predicted: {row['note'][:90]}")
            continue
        wrong = differences(row)
        print(f"{label} {'as predicted' if not wrong else ''}")
        for name, (predicted, measured) in wrong.items():
            print(f"    {name:70} predicted {predicted:10} measured {measured:10}")


def main() -> None:
    """Predict, measure, compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--predict", type=Path, metavar="FILE", help="write the predictions, and end")
    parser.add_argument("--measure", type=Path, metavar="FILE", help="take the predictions from a file")
    parser.add_argument("--out", type=Path, default=RESULTS, metavar="DIR")
    parser.add_argument("--launch", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.launch:
        launch_all(options.launch)
        return
    predicted = json.loads(options.measure.read_text()) if options.measure else predict()
    if options.predict:
        options.predict.write_text(json.dumps(predicted, indent=1) + "\n")
        return
    rows = measure(predicted, options.out)
    today = datetime.now(UTC).date().isoformat()
    about = {"date": today, "gpu": torch.cuda.get_device_name(), "host": platform.platform(), "rows": rows}
    (options.out / f"ncu_counters-{today}.json").write_text(json.dumps(about, indent=1) + "\n")
    (options.out / "launches.json").unlink()
    report(rows)


if __name__ == "__main__":
    main()
