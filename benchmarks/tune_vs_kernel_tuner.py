"""Our sweep beside kernel_tuner's: one kernel, one space of 256 configs, one correctness check, one GPU.

Both compare every config with PyTorch's result within the same tolerance, and time what is right; then the two winners
are timed again in turns. Writes one JSON object.

    python benchmarks/tune_vs_kernel_tuner.py --json out.json      (needs: a GPU, pip install kernel-tuner)
"""

from __future__ import annotations

import argparse
import json
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

OPS = Path(__file__).parent / "ops"
OP = "gelu_tile"


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
    x, y = (cupy.from_dlpack(launch.arguments[name]) for name in ("x", "y"))
    arguments = [x, y, np.int32(x.size)]
    answer = [None, cupy.from_dlpack(expected), None]

    def verify(reference: list[Any], got: list[Any], atol: float | None = None) -> bool:
        del atol
        return all(
            bool(cupy.allclose(mine, theirs, rtol=0, atol=2.0**-20 * float(abs(mine).max())))
            for mine, theirs in zip(reference, got, strict=True)
            if mine is not None
        )

    results, _ = kernel_tuner.tune_kernel(
        launch.kernel,
        str(variant.source),
        x.size,
        arguments,
        {tunable.name: list(tunable.values) for tunable in variant.tunables},
        grid_div_x=["BLOCK_SIZE", "ITEMS"],
        block_size_names=["BLOCK_SIZE"],
        compiler_options=["-std=c++17"],
        answer=answer,
        verify=verify,
        lang="CUPY",
        quiet=True,
    )
    wall_s = time.perf_counter() - start
    timed = [row for row in results if isinstance(row["time"], float)]
    best = min(timed, key=lambda row: row["time"])
    return wall_s, {name: int(best[name]) for name in variant.defaults}, len(results)


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
    parser.add_argument("--case", default="large")
    parser.add_argument("--json", type=Path, required=True)
    options = parser.parse_args()
    op = find_op(OP, OPS)
    ours_s, report = sweep_ours(op, options.case)
    theirs_s, their_best, their_count = sweep_theirs(op, options.case)
    configs = {"workbench": report.winner.candidate.values, "kernel_tuner": their_best}
    timings = retime(op, options.case, configs)
    ours, theirs = timings["workbench"].interval_us, timings["kernel_tuner"].interval_us
    result = {
        "op": OP,
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
