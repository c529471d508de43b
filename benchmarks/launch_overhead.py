"""Host time of one kernel launch with three tensors and one scalar, beside CuPy, torch and Triton; and of op calls.

What is measured: microseconds between the host's calls while the GPU keeps up, so the cost of the call itself. Each
sample times `LAUNCHES` calls in a row after a synchronisation; samples of all ways are interleaved, and the median is
reported with its 95 % confidence interval (order statistics). Before each sample the output is poisoned, and after it
compared with the sum: a way that did not run does not count.

An op call (`op(x)`, and through ``torch.ops``) is timed likewise on small tensors, beside PyTorch's eager: it looks the
plan up, allocates and launches. Its limit depends on the launches that it makes.

    python benchmarks/launch_overhead.py     # needs a CUDA GPU; writes benchmarks/results/launch_overhead-<date>.json
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import math
import platform
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import cupy
import numpy as np
import torch

import workbench as wb
from workbench.op import Op, Variant

ELEMENTS = 4096
LAUNCHES = 300
"""Fewer than the driver queues (1024), so that no call waits for the GPU."""
SAMPLES = 100
LIMIT = 1.6
"""Most that a checked launch may cost, as a multiple of CuPy's with raw pointers."""
OP_LIMIT_US = {1: 15.0, 3: 25.0}
"""Most that an op call may cost, by the most launches that it makes; calls with more have no limit."""
OP_SAMPLES = 60
OPS = (
    ("tanh", {"x": (2, 64, 16, 16)}, {}),
    ("gelu", {"x": (2, 64, 16, 16)}, {}),
    ("group_norm", {"x": (2, 64, 16, 16), "weight": (64,), "bias": (64,)}, {"num_groups": 8}),
    ("gelu_group_norm", {"x": (2, 64, 16, 16), "weight": (64,), "bias": (64,)}, {"num_groups": 8}),
    (
        "batch_norm2d",
        {"x": (2, 64, 16, 16), "weight": (64,), "bias": (64,), "running_mean": (64,), "running_var": (64,)},
        {"training": True},
    ),
    ("conv_transpose2d", {"x": (2, 64, 16, 16), "weight": (64, 32, 4, 4), "bias": (32,)}, {"stride": 2, "padding": 1}),
    (
        "conv_transpose2d float16",
        {"x": (1, 1024, 8, 8), "weight": (1024, 256, 4, 4), "bias": (256,)},
        {"stride": 2, "padding": 1},
    ),
)
"""Op, and the type of its tensors where it is not float32; their shapes, attributes."""

SOURCE = """
extern "C" __global__ void add(const float* x, const float* z, float* y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = x[i] + z[i];
}
"""
BLOCK = 256
GRID = -(-ELEMENTS // BLOCK)

LaunchCall = Callable[[], object]


def ways(x: torch.Tensor, z: torch.Tensor, y: torch.Tensor, source: Path) -> dict[str, LaunchCall]:
    """Return every way to add `x` and `z` into `y`, each as a call without arguments."""
    n = x.numel()
    of_file, of_text = wb.load(source, "add"), wb.load(SOURCE, "add")
    bound = of_file[GRID, BLOCK]
    raw = cupy.RawKernel(SOURCE, "add")
    pointers = (x.data_ptr(), z.data_ptr(), y.data_ptr(), np.int32(n))

    def through_dlpack() -> None:
        with cupy.cuda.ExternalStream(torch.cuda.current_stream().cuda_stream):
            raw((GRID,), (BLOCK,), (cupy.from_dlpack(x), cupy.from_dlpack(z), cupy.from_dlpack(y), np.int32(n)))

    calls: dict[str, LaunchCall] = {
        "workbench_launch": lambda: of_file.launch(x, z, y, n, grid=GRID, block=BLOCK),
        "workbench_brackets": lambda: of_file[GRID, BLOCK](x, z, y, n),
        "workbench_bound": lambda: bound(x, z, y, n),
        "workbench_from_text": lambda: of_text.launch(x, z, y, n, grid=GRID, block=BLOCK),
        "cupy_raw_pointers": lambda: raw((GRID,), (BLOCK,), pointers),
        "cupy_from_dlpack": through_dlpack,
        "torch_add_out": lambda: torch.add(x, z, out=y),
    }
    if importlib.util.find_spec("triton"):
        add = importlib.import_module("triton_add").add
        calls["triton"] = lambda: add[(GRID,)](x, z, y, n, BLOCK)
    return calls


def sample_us(launch: LaunchCall, y: torch.Tensor, expected: torch.Tensor) -> float:
    """Time one sample and check that it did its work."""
    y.fill_(math.nan)
    torch.cuda.synchronize()
    started = time.perf_counter_ns()
    for _ in range(LAUNCHES):
        launch()
    ended = time.perf_counter_ns()
    torch.cuda.synchronize()
    if not torch.equal(y, expected):
        raise AssertionError("the output is wrong")
    return (ended - started) / LAUNCHES / 1000


def median_with_interval_us(samples: list[float]) -> tuple[float, float, float]:
    """Return the median and its 95 % confidence interval, from the order statistics of the samples."""
    ordered, half = sorted(samples), 0.98 * math.sqrt(len(samples))
    low, high = math.floor(len(ordered) / 2 - half), math.ceil(len(ordered) / 2 + half)
    return statistics.median(ordered), ordered[max(low, 0)], ordered[min(high, len(ordered) - 1)]


def call_samples_us(call: LaunchCall, calls: int) -> float:
    """Time one sample of calls that make their own outputs."""
    torch.cuda.synchronize()
    started = time.perf_counter_ns()
    for _ in range(calls):
        call()
    ended = time.perf_counter_ns()
    torch.cuda.synchronize()
    return (ended - started) / calls / 1000


def op_call(title: str, shapes: dict[str, tuple[int, ...]]) -> tuple[Op, list[torch.Tensor]]:
    """Return an op of `OPS` and tensors for it."""
    name, _, dtype = title.partition(" ")
    tensors = [
        (torch.rand(shape, device="cuda") + 0.5).to(getattr(torch, dtype or "float32")) for shape in shapes.values()
    ]
    return wb.find_op(name), tensors


def compile_ahead() -> None:
    """Call each op once, side by side."""

    def call(row: tuple[str, dict[str, tuple[int, ...]], dict[str, object]]) -> None:
        op, tensors = op_call(*row[:2])
        with torch.no_grad():
            op(*tensors, **row[2])

    with ThreadPoolExecutor(len(OPS)) as threads:
        list(threads.map(call, OPS))


def op_ways() -> Iterator[tuple[str, str, int, dict[str, LaunchCall]]]:
    """Yield each op with the variant that it chooses, its launches, and its calls, whose results were compared."""
    for title, shapes, attributes in OPS:
        op, tensors = op_call(title, shapes)
        chosen = op.choose(*tensors, **attributes)
        launches = len(chosen.prepare(*tensors, **attributes).launches) if isinstance(chosen, Variant) else 0
        packet = getattr(torch.ops.workbench, op.name)
        calls: dict[str, LaunchCall] = {
            "op": partial(op, *tensors, **attributes),
            "torch.ops": partial(packet, *tensors, **attributes),
            "eager": partial(op.oracle, *tensors, **attributes),
        }
        torch.testing.assert_close(calls["op"](), calls["eager"](), rtol=1e-2, atol=1e-2)
        torch.testing.assert_close(calls["op"](), calls["torch.ops"]())
        yield title, chosen.name, launches, calls


def op_rows() -> list[dict[str, object]]:
    """Time the calls of ops, all in turns, so that what else the host does meets them alike."""
    compile_ahead()
    ops = [*op_ways()]
    samples: dict[tuple[str, str], list[float]] = {(name, way): [] for name, _, _, calls in ops for way in calls}
    for _ in range(OP_SAMPLES):
        for name, _, launches, calls in ops:
            for way, call in calls.items():
                samples[name, way].append(call_samples_us(call, LAUNCHES // max(launches, 3)))
    rows = []
    for name, variant, launches, calls in ops:
        limit = next((us for most, us in OP_LIMIT_US.items() if 0 < launches <= most), math.inf)
        for way in calls:
            median, low, high = median_with_interval_us(samples[name, way])
            rows.append(
                {
                    **{"op": name, "way": way, "variant": variant, "launches": launches},
                    **{"median_us": median, "low_us": low, "high_us": high},
                    "holds": way == "eager" or median <= limit,
                }
            )
            sys.stdout.write(f"{name:24} {way:10} {median:7.2f} us  [{low:.2f}, {high:.2f}]  ")
            sys.stdout.write(f"{variant}, {launches} launches{'' if rows[-1]['holds'] else '  TOO LONG'}\n")
    return rows


def machine() -> dict[str, str]:
    """Describe where the figures come from."""
    cpu = next(
        (
            line.split(":", 1)[1].strip()
            for line in Path("/proc/cpuinfo").read_text().splitlines()
            if "model name" in line
        ),
        "",
    )
    return {
        "gpu": torch.cuda.get_device_name(),
        "cpu": cpu or platform.processor(),
        "driver": str(cupy.cuda.runtime.driverGetVersion()),
        "python": platform.python_version(),
        "torch": torch.__version__,
        "cupy": cupy.__version__,
        "numpy": np.__version__,
    }


def main() -> int:
    """Measure, print a table, write the JSON; exit 1 where a checked launch costs more than the limit allows."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", type=Path, help="where to write the results")
    arguments = parser.parse_args()
    now = datetime.now(UTC)
    path = arguments.json or Path(__file__).parent / "results" / f"launch_overhead-{now:%Y-%m-%d}.json"

    x, z = torch.randn(ELEMENTS, device="cuda"), torch.randn(ELEMENTS, device="cuda")
    y, expected = torch.empty_like(x), x + z
    calls = ways(x, z, y, Path(__file__).with_name("add.cu"))
    samples: dict[str, list[float]] = {name: [] for name in calls}
    for call in calls.values():
        sample_us(call, y, expected)
    for _ in range(SAMPLES):
        for name, call in calls.items():
            samples[name].append(sample_us(call, y, expected))

    base, _, _ = median_with_interval_us(samples["cupy_raw_pointers"])
    rows = []
    for name, times in samples.items():
        median, low, high = median_with_interval_us(times)
        rows.append({"name": name, "median_us": median, "low_us": low, "high_us": high, "over_cupy_raw": median / base})
        sys.stdout.write(
            f"{name:22} {median:7.2f} us  [{low:.2f}, {high:.2f}]  {median / base:5.2f} x CuPy with pointers\n"
        )
    with torch.no_grad():
        ops = op_rows()
    document = {
        "what": "host time per launch, 3 tensors and 1 scalar; and per call of an op",
        "date": now.isoformat(timespec="seconds"),
        "machine": machine(),
        "launches_per_sample": LAUNCHES,
        "samples": SAMPLES,
        "rows": rows,
        "ops": ops,
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(document, indent=2) + "\n")
    sys.stdout.write(f"written to {path}\n")
    checked = next(row["over_cupy_raw"] for row in rows if row["name"] == "workbench_launch")
    return 0 if checked <= LIMIT and all(row["holds"] for row in ops) else 1


if __name__ == "__main__":
    sys.exit(main())
