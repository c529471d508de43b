"""Ask Nsight Compute once for each launch of `launches.py`: instructions executed, stalls, throughputs, what moved.

python benchmarks/time/profile.py --json FILE --seconds 100   # needs a CUDA GPU whose counters may be read
"""

from __future__ import annotations

import argparse
import csv
import json
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import torch
from launches import aside, aside_again, calls, others, strangers
from times import DEVICE, compile_ahead, compile_calls, load

from workbench.bench.conditions import Machine
from workbench.core.errors import WorkbenchError

STALLS = (
    *("long_scoreboard", "short_scoreboard", "wait", "barrier", "math_pipe_throttle", "lg_throttle", "mio_throttle"),
    *("not_selected", "no_instruction", "drain", "membar", "dispatch_stall", "branch_resolve", "sleeping", "misc"),
    *("imc_miss", "tex_throttle", "gmma", "selected", "warpgroup_arrive"),
)
STALL = "smsp__average_warps_issue_stalled_{}_per_issue_active.ratio"
METRICS = (
    "smsp__inst_executed.sum",
    "gpu__time_duration.sum",
    "sm__cycles_elapsed.max",
    "dram__bytes_read.sum",
    "dram__bytes_write.sum",
    "lts__t_sectors.sum",
    "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum",
    "l1tex__t_sectors_pipe_lsu_mem_global_op_ld_lookup_hit.sum",
    "l1tex__data_pipe_lsu_wavefronts.sum",
    "smsp__issue_active.avg.pct_of_peak_sustained_active",
    "dram__throughput.avg.pct_of_peak_sustained_elapsed",
    "lts__throughput.avg.pct_of_peak_sustained_elapsed",
    "l1tex__throughput.avg.pct_of_peak_sustained_active",
    "sm__throughput.avg.pct_of_peak_sustained_elapsed",
    "sm__inst_executed_pipe_xu.avg.pct_of_peak_sustained_active",
    "sm__warps_active.avg.pct_of_peak_sustained_active",
    *(STALL.format(name) for name in STALLS),
)


KINDS = ("singles", "calls")


def subjects(kinds: Sequence[str]) -> Iterator[tuple[str, list[str], Callable[[], object]]]:
    """Yield name, kernels, and what launches them."""
    for one in (*others(), *aside(), *aside_again(), *strangers()) if "singles" in kinds else ():
        ready = partial(load(one).launch, *one.values(DEVICE), grid=one.grid, block=one.block, overlap=True)
        yield one.name, [one.kernel], ready
        del ready
    for call in calls() if "calls" in kinds else ():
        try:
            plan = call.plan(call.tensors(DEVICE))
            kernels = [call.variant.kernel(each).signature.name for each in plan.launches]
        except (WorkbenchError, RuntimeError) as error:
            sys.stdout.write(f"{call.name}: {str(error)[:200]}\n")
            continue
        yield call.name, kernels, partial(call.variant.execute, plan)
        del plan


def launch_all(plan: Path, kinds: Sequence[str], seconds: float) -> None:
    """Launch everything once, until the time is over; this is what runs under the profiler."""
    end = time.monotonic() + seconds
    runtime: Any = torch.cuda.cudart()
    with plan.open("w") as file:
        for name, kernels, launch in subjects(kinds):
            if time.monotonic() > end:
                break
            with suppress(WorkbenchError, RuntimeError):
                torch.cuda.synchronize()
                runtime.cudaProfilerStart()
                launch()
                torch.cuda.synchronize()
            runtime.cudaProfilerStop()
            file.write(json.dumps({"name": name, "kernels": kernels}) + "\n")
            file.flush()


def profile(scratch: Path, kinds: Sequence[str], seconds: float) -> list[dict[str, Any]]:
    """Run `launch_all` under Nsight Compute; return a row for each call, with what was measured of its kernels.

    Raises
    ------
    SystemExit
        If there is no profiler, or it makes no report.
    """
    ncu = shutil.which("ncu")
    if ncu is None:
        raise SystemExit("expected Nsight Compute's ncu on the PATH; there is none")
    plan, report = scratch / "launches.jsonl", scratch / "report.ncu-rep"
    command = [
        *(ncu, "--force-overwrite", "--export", str(report), "--clock-control", "none", "--profile-from-start", "off"),
        *("--metrics", ",".join(METRICS)),
        *(sys.executable, __file__, "--launch", str(plan), "--seconds", str(seconds)),
        *("--kinds", *kinds),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if not report.exists():
        raise SystemExit(f"ncu ended with {done.returncode} and made no report:\n{(done.stdout + done.stderr)[-3000:]}")
    raw = [ncu, "--import", str(report), "--csv", "--page", "raw", "--print-units", "base"]
    lines = [line for line in subprocess.check_output(raw, text=True).splitlines() if line.startswith('"')]
    profiled = list(csv.DictReader(lines))[1:]  # the first row has the units
    rows, at = [], 0
    for row in map(json.loads, plan.read_text().splitlines()):
        found = []
        for kernel in row["kernels"]:
            if at < len(profiled) and profiled[at]["Kernel Name"].split("(")[0].split("<")[0].endswith(kernel):
                metrics = {name: profiled[at].get(name, "").replace(",", "") for name in METRICS}
                found.append({"kernel": kernel} | {n: float(v) for n, v in metrics.items() if v not in ("", "n/a")})
                at += 1
        rows.append({"name": row["name"], "kernels": found})
    sys.stdout.write(f"{at} of {len(profiled)} profiled kernels have their launch; ncu said: {done.stdout[-400:]}\n")
    return rows


def main() -> int:
    """Profile, write the JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", type=Path, help="where to write the results")
    parser.add_argument("--seconds", type=float, default=100.0, help="launch nothing after so long")
    parser.add_argument("--launch", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=list(KINDS))
    options = parser.parse_args()
    if options.launch:
        launch_all(options.launch, options.kinds, options.seconds)
        return 0
    compile_ahead([*others(), *aside(), *aside_again(), *strangers()] if "singles" in options.kinds else [])
    compile_calls(calls() if "calls" in options.kinds else ())
    with tempfile.TemporaryDirectory() as scratch:
        rows = profile(Path(scratch), options.kinds, options.seconds)
    document = {
        "what": "counters of Nsight Compute, each launch once, caches flushed",
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": {**vars(Machine.of("cuda")), "torch": torch.__version__},
        "rows": rows,
    }
    options.json.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    return 0 if any(row["kernels"] for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
