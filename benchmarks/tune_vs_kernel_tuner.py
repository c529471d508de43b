"""Our sweep beside kernel_tuner's: one kernel, one space, one correctness check, one GPU, one process after the other.

The op is conv_transpose2d at KernelBench's S3 size or any other; its space is widened to at least 200 configs. Both
check every config against the same float64 result with the same tolerance, both time what they find; then the two
winners are timed again in turns. Writes one JSON object.

    python benchmarks/tune_vs_kernel_tuner.py --json out.json      (needs: a GPU, pip install kernel-tuner)
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import torch

from workbench.bench import Stopping, compare_medians, measure_together
from workbench.bench.conditions import Machine, monitor_of
from workbench.bench.subject import Subject
from workbench.bench.timers import timer_of
from workbench.op import Op, Variant, find_op
from workbench.tune import Method, tune

WIDTHS = tuple(range(32, 1025, 32))
HEIGHTS = tuple(range(1, 33))


def write_folder(name: str, root: Path) -> Path:
    """Write an op folder whose op is the repository's with the wide space, so that worker processes can load it."""
    base = find_op(name)
    source = base.variants[0].source
    folder = root / name
    folder.mkdir()
    for file in source.parent.iterdir():
        if file.suffix in (".cu", ".cuh"):
            (folder / file.name).write_bytes(file.read_bytes())
    declaration = (source.parent / "op.py").read_text(encoding="utf-8")
    widening = f"""
from dataclasses import replace as _replace
_spaces = {{"BLOCK_W": {WIDTHS}, "BLOCK_H": {HEIGHTS}}}
_variant = op.variants[0]
_tunables = tuple(_replace(tunable, values=_spaces[tunable.name]) for tunable in _variant.tunables)
op = _replace(op, variants=(_replace(_variant, tunables=_tunables),))
"""
    (folder / "op.py").write_text(declaration + widening, encoding="utf-8")
    return root


def sweep_ours(op: Op, case: str) -> tuple[float, Any]:
    """Run our sweep from nothing; return its wall time in seconds and its report."""
    start = time.perf_counter()
    report = tune(op, "cuda", op.variants[0].name, case=case, store=":memory:", method=Method())
    return time.perf_counter() - start, report


def sweep_theirs(op: Op, case_name: str) -> tuple[float, dict[str, int], int]:
    """Run kernel_tuner's brute force from nothing with its CuPy back end; return wall time, best config and count."""
    import cupy  # noqa: PLC0415
    import kernel_tuner  # noqa: PLC0415

    variant: Variant = op.variants[0]
    case = next(case for case in op.cases if case.name == case_name)
    start = time.perf_counter()
    subject = Subject(op, case, "float32", torch.device("cuda"), 0)
    plan = subject.prepare(variant)
    (launch,) = plan.launches
    expected = subject.call_oracle()
    assert isinstance(expected, torch.Tensor)
    kernel = variant.kernel(launch)
    arguments, answer = [], []
    for parameter in kernel.signature.parameters:
        value = launch.arguments.get(parameter.name)
        if isinstance(value, torch.Tensor):
            arguments.append(cupy.from_dlpack(value.detach().contiguous()))
        elif parameter.is_pointer:
            arguments.append(np.uint64(0))
        else:
            assert parameter.dtype is not None
            arguments.append(np.dtype(parameter.dtype.name).type(value))
        answer.append(cupy.from_dlpack(expected) if value is plan.outputs[0] else None)

    def verify(reference: list[Any], got: list[Any], atol: float | None = None) -> bool:
        del atol
        return all(
            bool(cupy.allclose(mine, theirs, rtol=0, atol=2.0**-20 * float(abs(mine).max())))
            for mine, theirs in zip(reference, got, strict=True)
            if mine is not None
        )

    width, height = plan.outputs[0].shape[-1], plan.outputs[0].shape[-2]
    depth = min(plan.outputs[0].shape[0] * plan.outputs[0].shape[1], 65535)
    results, _ = kernel_tuner.tune_kernel(
        launch.kernel,
        str(variant.source),
        (width, height, depth),
        arguments,
        {"BLOCK_W": list(WIDTHS), "BLOCK_H": list(HEIGHTS)},
        restrictions=["BLOCK_W * BLOCK_H <= 1024"],
        grid_div_x=["BLOCK_W"],
        grid_div_y=["BLOCK_H"],
        grid_div_z=[],
        block_size_names=["BLOCK_W", "BLOCK_H"],
        defines={"SCALAR": "float", "BLOCK_W": "BLOCK_W", "BLOCK_H": "BLOCK_H"},
        compiler_options=[f"-I{variant.source.parent}", "-std=c++17"],
        answer=answer,
        verify=verify,
        lang="CUPY",
        quiet=True,
    )
    wall_s = time.perf_counter() - start
    timed = [row for row in results if isinstance(row["time"], float)]
    best = min(timed, key=lambda row: row["time"])
    return wall_s, {name: int(best[name]) for name in ("BLOCK_W", "BLOCK_H")}, len(results)


def retime(op: Op, case_name: str, configs: dict[str, dict[str, int]]) -> dict[str, Any]:
    """Time configs in turns, cold; return each one's timing."""
    device = torch.device("cuda")
    case = next(case for case in op.cases if case.name == case_name)
    subject = Subject(op, case, "float32", device, 0)
    variant = op.variants[0]
    calls = {name: partial(variant.execute, subject.prepare(variant, config)) for name, config in configs.items()}
    return measure_together(calls, timer_of(device), Stopping(budget_s=5.0, abandon_ratio=1e9), monitor_of(device))


def main() -> None:
    """Run both, compare, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--op", default="conv_transpose2d")
    parser.add_argument("--case", default="s4")
    parser.add_argument("--json", type=Path, required=True)
    options = parser.parse_args()
    root = write_folder(options.op, Path(tempfile.mkdtemp()))
    op = find_op(options.op, root)
    ours_s, report = sweep_ours(op, options.case)
    theirs_s, their_best, their_count = sweep_theirs(op, options.case)
    configs = {"workbench": report.winner.candidate.values, "kernel_tuner": their_best}
    timings = retime(op, options.case, configs)
    ours, theirs = timings["workbench"].interval_us, timings["kernel_tuner"].interval_us
    result = {
        "op": options.op,
        "case": options.case,
        "machine": vars(Machine.of("cuda")),
        "configs_count": {"workbench": len(report.rows), "kernel_tuner": their_count},
        "kinds_count": report.counts,
        "sweep_s": {"workbench": ours_s, "kernel_tuner": theirs_s},
        "sweep_ratio": ours_s / theirs_s,
        "best": configs,
        "retimed_us": {"workbench": ours.median, "kernel_tuner": theirs.median},
        "verdict": compare_medians(ours, theirs).value,
    }
    options.json.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
