"""One sweep on one GPU and on several: configs per second, from the first result of the last GPU to the last result.

Everything is compiled before, so that the GPUs are what is measured: the start of the worker processes is left out, as
are the finals. The wall time of each sweep stands beside, with what it was spent on.

    python benchmarks/tune_gpus.py   # needs two CUDA GPUs or more; writes benchmarks/results/tune_gpus-<op>-<date>.json
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import torch

from workbench.bench.conditions import Machine
from workbench.compile.pool import CompilePool
from workbench.core.environment import cores
from workbench.op import Op, find_op
from workbench.tune import Method, Problem, Progress, tune

OPS = Path(__file__).parent / "ops"
CASE = "large"
LEAST_SPEEDUP = 0.9
"""Of as many GPUs, as a part of their number."""


def compile_ahead(problem: Problem, arch: str) -> None:
    """Compile every candidate, so that both sweeps find them in the cache."""
    pool = CompilePool()
    with ThreadPoolExecutor(cores()) as threads:
        list(threads.map(partial(problem.inspect, arch=arch, examine=pool.examine), problem.candidates()))
    pool.close()


def sweep(op: Op, devices: list[str]) -> dict[str, Any]:
    """Run the sweep from nothing but compiled kernels."""
    looks: list[Progress] = []
    report = tune(op, devices, op.variants[0].name, case=CASE, store=":memory:", progress=looks.append)
    firsts: dict[str, int] = {}  # a look for each row, in the same order
    for place, row in enumerate(report.rows):
        firsts.setdefault(row.gpu, place)
    firsts.pop("", None)
    first, last = looks[max(firsts.values())], looks[-1]
    return {
        "gpus": sorted(firsts),
        "configs": len(report.rows),
        "configs_by_gpu": {gpu: sum(row.gpu == gpu for row in report.rows) for gpu in sorted(firsts)},
        "kinds_count": report.counts,
        "configs_per_s": (last.done - first.done) / (last.elapsed_s - first.elapsed_s),
        "wall_s": report.wall_s,
        "spent_s": report.spent,
        "best": report.winner and report.winner.candidate.values,
        "best_us": report.winner and report.winner.time_us,
    }


def main() -> int:
    """Measure, print, write the JSON; exit 1 where the GPUs together are less than `LEAST_SPEEDUP` of their number."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--op", choices=sorted(path.parent.name for path in OPS.glob("*/op.py")), default="sgemm_tile")
    parser.add_argument("--json", type=Path, help="where to write the results")
    options = parser.parse_args()
    now, count = datetime.now(UTC), torch.cuda.device_count()
    op = find_op(options.op, OPS)
    problem, machine = Problem.of(op, CASE, "float32", 0, Method()), Machine.of("cuda")
    compile_ahead(problem, machine.arch)
    sweep(op, ["cuda:0"])  # what all read from disk is in the page cache afterwards
    one, all_of_them = sweep(op, ["cuda:0"]), sweep(op, [f"cuda:{index}" for index in range(count)])
    document = {
        "what": "configs per second of one sweep, from the first result of the last GPU to the last result",
        "op": op.name,
        "date": now.isoformat(timespec="seconds"),
        "machine": {**vars(machine), "torch": torch.__version__},
        "one": one,
        "all": all_of_them,
        "speedup": all_of_them["configs_per_s"] / one["configs_per_s"],
    }
    path = options.json or Path(__file__).parent / "results" / f"tune_gpus-{op.name}-{now:%Y-%m-%d}.json"
    path.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(document, indent=1))
    return 0 if count > 1 and document["speedup"] >= LEAST_SPEEDUP * count else 1


if __name__ == "__main__":
    sys.exit(main())
