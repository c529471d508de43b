"""Our sweep beside kernel_tuner's: one kernel, one space of over 200 configs, one correctness check, one GPU.

Both judge every config by our own check, on the GPU (theirs before the timing, ours before and after), and time what is
right; then the two winners are timed again in turns. Each runs in a process of its own, in which nothing has used the
GPU and from which imports are left out, and neither finds anything compiled before.

    python benchmarks/tune_vs_kernel_tuner.py   # needs a CUDA GPU and kernel-tuner; writes results/<name>-<date>.json
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import torch

from workbench.bench import Stopping, Verdict, compare_medians, measure_together
from workbench.bench.conditions import Machine, monitor_of
from workbench.bench.subject import Subject
from workbench.bench.timers import timer_of
from workbench.op import Op, Variant, find_op
from workbench.tune import Method, tune

OPS = Path(__file__).parent / "ops"
LIMIT = 0.5
THEIR_STEPS = ("compile_time", "verification_time", "benchmark_time", "strategy_time", "framework_time")
"""What kernel_tuner says of each config, in ms."""


@dataclass(frozen=True)
class Geometry:
    """What an op.py says by its plan, for kernel_tuner: which tunables divide the problem's extents, and the block."""

    extents: Callable[[Mapping[str, Any]], tuple[int, ...]]
    grid_div_x: tuple[str, ...]
    block: tuple[str, ...]
    grid_div_y: tuple[str, ...] = ()


GEOMETRIES = {
    "gelu_tile": Geometry(lambda arguments: (arguments["n"],), ("BLOCK_SIZE", "ITEMS"), ("BLOCK_SIZE",)),
    "sgemm_tile": Geometry(
        lambda arguments: (arguments["n"], arguments["m"]),
        ("BLOCK_X", "TILE_X"),
        ("BLOCK_X", "BLOCK_Y"),
        ("BLOCK_Y", "TILE_Y"),
    ),
}
"""By op: gelu_tile compiles in a few hundredths of a second, sgemm_tile in some tenths, as most kernels do."""


def sweep_ours(op: Op, case: str) -> dict[str, Any]:
    """Run our sweep from nothing."""
    start = time.perf_counter()
    report = tune(op, "cuda", op.variants[0].name, case=case, store=":memory:", method=Method())
    return {
        "wall_s": time.perf_counter() - start,
        "best": report.winner.candidate.values,
        "configs_count": len(report.rows),
        "kinds_count": report.counts,
        "spent_s": report.spent,
    }


def sweep_theirs(op: Op, case_name: str) -> dict[str, Any]:
    """Run kernel_tuner's brute force from nothing with its CuPy back end."""
    import cupy  # noqa: PLC0415
    import kernel_tuner  # noqa: PLC0415

    variant: Variant = op.variants[0]
    case = next(case for case in op.cases if case.name == case_name)
    start = time.perf_counter()
    subject = Subject(op, case, "float32", torch.device("cuda"), 0)
    (launch,) = subject.prepare(variant).launches
    geometry = GEOMETRIES[op.name]
    arguments = [
        cupy.from_dlpack(value) if isinstance(value, torch.Tensor) else np.int32(value)
        for value in launch.arguments.values()
    ]
    output = list(launch.arguments).index("y")

    def verify(_answer: list[Any], got: list[Any], atol: float | None = None) -> bool:
        del atol
        return not subject.judge_result(torch.from_dlpack(got[output]))

    def allowed(config: Mapping[str, int]) -> bool:  # of a lambda, kernel_tuner would take the source text apart
        return all(holds(config) for holds in variant.constraints)

    results, _ = kernel_tuner.tune_kernel(
        launch.kernel,
        str(variant.source),
        geometry.extents(launch.arguments),
        arguments,
        {tunable.name: list(tunable.values) for tunable in variant.tunables},
        restrictions=allowed,
        grid_div_x=list(geometry.grid_div_x),
        grid_div_y=list(geometry.grid_div_y) or None,
        block_size_names=list(geometry.block),
        compiler_options=["-std=c++17"],
        # Says which argument is an output; `verify` compares, on the GPU.
        answer=[np.zeros(1, np.float32) if index == output else None for index in range(len(arguments))],
        verify=verify,
        lang="CUPY",
        quiet=True,
    )
    wall_s = time.perf_counter() - start
    spent = {step: sum(row[step] for row in results) / 1e3 for step in THEIR_STEPS}
    timed = [row for row in results if isinstance(row["time"], float)]
    best = min(timed, key=lambda row: row["time"])
    return {
        "wall_s": wall_s,
        "best": {name: int(best[name]) for name in variant.defaults},
        "configs_count": len(timed),
        "spent_s": spent,
    }


SWEEPS = {"workbench": sweep_ours, "kernel_tuner": sweep_theirs}


def run_alone(tuner: str, op: str, case: str) -> dict[str, Any]:
    """Run one sweep in a process of its own, with empty caches."""
    with tempfile.TemporaryDirectory() as caches:
        result = Path(caches, "result.json")
        subprocess.run(
            [sys.executable, __file__, "--op", op, "--case", case, "--only", tuner, "--json", str(result)],
            env={**os.environ, "WORKBENCH_CACHE_DIR": f"{caches}/ours", "CUPY_CACHE_DIR": f"{caches}/theirs"},
            check=True,
        )
        return json.loads(result.read_text(encoding="utf-8"))


def read_libraries(op: Op, case_name: str) -> None:
    """Do once what both do, so that the first one does not find the disk cold and the second one warm."""
    import kernel_tuner  # noqa: F401, PLC0415

    case = next(case for case in op.cases if case.name == case_name)
    subject = Subject(op, case, "float32", torch.device("cuda"), 0)
    wrong = subject.check(op.variants[0], subject.prepare(op.variants[0]))
    assert not wrong, wrong


def retime(op: Op, case_name: str, configs: dict[str, dict[str, int]]) -> dict[str, Any]:
    """Time configs in turns, cold; return each one's timing."""
    device = torch.device("cuda")
    case = next(case for case in op.cases if case.name == case_name)
    subject = Subject(op, case, "float32", device, 0)
    variant = op.variants[0]
    calls = {name: partial(variant.execute, subject.prepare(variant, config)) for name, config in configs.items()}
    return measure_together(calls, timer_of(device), Stopping(budget_s=5.0, abandon_ratio=1e9), monitor_of(device))


def main() -> int:
    """Run both, compare, write; exit 1 where our sweep takes over `LIMIT` of theirs, or finds a slower winner."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--op", choices=sorted(GEOMETRIES), default="sgemm_tile")
    parser.add_argument("--case", default="large")
    parser.add_argument("--only", choices=list(SWEEPS), help="run one sweep, in this process")
    parser.add_argument("--json", type=Path, help="where to write the results")
    options = parser.parse_args()
    op, now = find_op(options.op, OPS), datetime.now(UTC)
    if options.only:
        options.json.write_text(json.dumps(SWEEPS[options.only](op, options.case)), encoding="utf-8")
        return 0
    machine = vars(Machine.of("cuda"))
    read_libraries(op, options.case)
    sweeps = {tuner: run_alone(tuner, op.name, options.case) for tuner in SWEEPS}
    timings = retime(op, options.case, {tuner: swept["best"] for tuner, swept in sweeps.items()})
    ours, theirs = (timings[tuner].interval_us for tuner in SWEEPS)
    result = {
        "what": "a sweep from nothing, wall time in s, and its winner timed again in us",
        "date": now.isoformat(timespec="seconds"),
        "op": op.name,
        "case": options.case,
        "machine": machine,
        "cores": os.cpu_count(),
        "sweeps": sweeps,
        "sweep_ratio": sweeps["workbench"]["wall_s"] / sweeps["kernel_tuner"]["wall_s"],
        "retimed_us": {tuner: timing.median_us for tuner, timing in timings.items()},
        "verdict": compare_medians(ours, theirs).value,
    }
    path = options.json or Path(__file__).parent / "results" / f"tune_vs_kernel_tuner-{op.name}-{now:%Y-%m-%d}.json"
    path.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(result, indent=1))
    return 0 if result["sweep_ratio"] <= LIMIT and result["verdict"] != Verdict.SLOWER else 1


if __name__ == "__main__":
    sys.exit(main())
