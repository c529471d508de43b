"""Our bench beside `triton.testing.do_bench` and Nsight Compute: ten kernels from 5 us to 10 ms, outputs checked.

What is compared, each as the median of three rounds:

- cold: Nsight Compute's duration of a launch that follows the overwrite of twice the L2 cache which our bench makes,
  with its own cache and clock control off, so that all of them meet the same state; and `do_bench`, which stands
  between two events and overwrites 256 MB. Events add some 2.7 us to a kernel, so below `DO_BENCH_US` it is shown and
  not judged.
- warm: Nsight Compute's duration of launches that follow one another, and `do_bench_cudagraph`.

A pair agrees where it differs by at most 5 % or 1 us. Warm, a kernel whose data exceed the L2 cache is judged as well.

    python benchmarks/timer_agreement.py   # needs a CUDA GPU, Triton and ncu; writes results/<name>-<date>.json
"""

from __future__ import annotations

import argparse
import csv
import json
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import torch

from workbench.bench import measure
from workbench.bench.conditions import Machine
from workbench.bench.roofline import l2_bytes_of
from workbench.bench.subject import Subject
from workbench.bench.timers import Call
from workbench.op import Case, Input, Normal, find_op

DEVICE = torch.device("cuda")
DO_BENCH_US = 54.0
"""2.7 us are 5 % of this."""
LAUNCHES = 5
ROUNDS = 3
"""All ways take turns, so that a drift of the clocks meets all of them."""
ENTRIES = ("gelu", "tanh_forward", "conv_transpose2d")
METRIC = "gpu__time_duration.sum"


@dataclass(frozen=True)
class Timed:
    """One kernel on one size of its first input; every one is a single launch of the op's first variant."""

    op: str
    shape: tuple[int, ...]

    @property
    def name(self) -> str:
        """Such as ``"gelu 1048576"``."""
        return f"{self.op} {'x'.join(map(str, self.shape))}"

    def call(self, *, is_checked: bool) -> Call:
        """Make the launch, after one run whose output is checked where asked for."""
        op = find_op(self.op)
        inputs: dict[str, Input | None] = {"x": Input(self.shape, Normal(std=2.0))}
        if self.op == "conv_transpose2d":
            channels = self.shape[1]
            inputs |= {"weight": Input((channels, channels, 3, 3), Normal(std=(9 * channels) ** -0.5)), "bias": None}
        subject = Subject(op, Case(self.name, inputs), "float32", DEVICE, 0)
        variant = op.variants[0]
        plan = subject.prepare(variant)
        if is_checked and (wrong := subject.check(variant, plan)):
            raise SystemExit(f"{self.name}: {wrong}")
        return partial(variant.execute, plan)


KERNELS = (
    *(Timed("gelu", (1 << power,)) for power in (20, 22, 24, 26, 28, 30)),
    Timed("tanh", (1 << 25,)),
    *(Timed("conv_transpose2d", shape) for shape in ((1, 64, 64, 64), (4, 64, 128, 128), (7, 64, 256, 256))),
)


def launch_all() -> None:
    """Launch every kernel for Nsight Compute: `LAUNCHES` times cold, then once and `LAUNCHES` times warm."""
    flushed = torch.empty(2 * l2_bytes_of(DEVICE), dtype=torch.uint8, device=DEVICE)
    for kernel in KERNELS:
        call = kernel.call(is_checked=False)
        call()
        torch.cuda.synchronize()
        torch.cuda.profiler.start()
        for _ in range(LAUNCHES):
            flushed.zero_()
            call()
        for _ in range(1 + LAUNCHES):
            call()
        torch.cuda.synchronize()
        torch.cuda.profiler.stop()


def profile() -> Iterator[tuple[float, float]]:
    """Run `launch_all` under Nsight Compute; yield the cold and the warm duration of each kernel in microseconds."""
    command = ["ncu", "--profile-from-start", "off", "--clock-control", "none", "--cache-control", "none", "--csv"]
    command += ["--kernel-name", f"regex:^({'|'.join(ENTRIES)})$", "--metrics", METRIC, "--print-units", "base"]
    done = subprocess.run(
        [*command, sys.executable, __file__, "--launch-all"], capture_output=True, text=True, check=True
    )
    table = done.stdout[done.stdout.index('"ID"') :].splitlines()
    times = [float(row["Metric Value"].replace(",", "")) / 1e3 for row in csv.DictReader(table)]
    each = 2 * LAUNCHES + 1
    if len(times) != each * len(KERNELS):
        raise SystemExit(f"expected {each * len(KERNELS)} launches in Nsight Compute's table; got {len(times)}")
    for first in range(0, len(times), each):
        cold, warm = times[first : first + LAUNCHES], times[first + LAUNCHES + 1 : first + each]
        yield statistics.median(cold), statistics.median(warm)


def agree(ours_us: float, theirs_us: float) -> bool:
    """Tell whether two times differ by at most 5 % or 1 us."""
    return abs(ours_us - theirs_us) <= max(0.05 * theirs_us, 1.0)


def compare(kernel: Timed, ncu_cold_us: float, ncu_warm_us: float) -> dict[str, Any]:
    """Time one kernel in our ways and Triton's."""
    from triton.testing import do_bench, do_bench_cudagraph  # noqa: PLC0415  (loaded after ncu is done)

    call = kernel.call(is_checked=True)
    cold, warm = partial(measure, call, DEVICE, 0.5), partial(measure, call, DEVICE, 0.5, cold=False)
    ways: dict[str, Callable[[], float]] = {
        "cold_us": lambda: cold().median_us,
        "do_bench_us": lambda: 1e3 * do_bench(call, rep=50, return_mode="median"),
        "warm_us": lambda: warm().median_us,
        "do_bench_cudagraph_us": lambda: 1e3 * do_bench_cudagraph(call, return_mode="median"),
    }
    rounds = [{name: way() for name, way in ways.items()} for _ in range(ROUNDS)]
    state = cold().conditions
    row: dict[str, Any] = {
        "kernel": kernel.name,
        **{name: statistics.median(times[name] for times in rounds) for name in ways},
        "ncu_cold_us": ncu_cold_us,
        "ncu_warm_us": ncu_warm_us,
        "rounds": rounds,
        "how": {"cold": cold().how, "warm": warm().how},
        "conditions": state and vars(state),
    }
    judged = {"cold": ("ncu_cold", "do_bench"), "warm": ("ncu_warm", "do_bench_cudagraph")}
    row["agrees"] = {
        theirs: agree(row[f"{ours}_us"], row[f"{theirs}_us"])
        for ours, others in judged.items()
        for theirs in others
        if theirs != "do_bench" or row["ncu_cold_us"] >= DO_BENCH_US
    }
    return row


def main() -> int:
    """Measure, print a table, write the JSON; exit 1 where a pair does not agree."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", type=Path, help="where to write the results")
    parser.add_argument("--launch-all", action="store_true", help="what Nsight Compute profiles; measures nothing")
    options = parser.parse_args()
    if options.launch_all:
        launch_all()
        return 0
    now = datetime.now(UTC)
    rows = []
    for kernel, (cold_us, warm_us) in zip(KERNELS, profile(), strict=True):
        rows.append(compare(kernel, cold_us, warm_us))
        figures = "  ".join(f"{name[:-3]} {us:.2f}" for name, us in rows[-1].items() if name.endswith("_us"))
        print(f"{kernel.name:34} {figures}  {rows[-1]['agrees']}", flush=True)
    document = {
        "what": "medians in us: ours, Triton's and Nsight Compute's",
        "date": now.isoformat(timespec="seconds"),
        "machine": {**vars(Machine.of("cuda")), "torch": torch.__version__},
        "rows": rows,
    }
    path = options.json or Path(__file__).parent / "results" / f"timer_agreement-{now:%Y-%m-%d}.json"
    path.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    return 0 if all(all(row["agrees"].values()) for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
