"""Check and time the exported models as KernelBench does, on one GPU.

    python benchmarks/exports.py --folder FOLDER --build   # builds the extensions; needs nvcc, no GPU
    python benchmarks/exports.py --folder FOLDER           # writes results/exports-GPU-DATE.json

Both models are made from one seed. Five inputs of five seeds follow; every output agrees with `Model`'s at
``rtol = atol = 1e-4``. A time is the mean of 100 calls, each between two events, after 3 calls that do not count; the
L2 cache is overwritten before each. All runs without gradients.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn

from workbench.export import export_load_inline
from workbench.verify.models import ModelFile

ROOT = Path(__file__).resolve().parents[1]
MODELS = (
    "s0_conv_transpose2d_gelu",
    "s1_gelu_group_norm",
    "s2_group_norm",
    "s3_conv_transpose2d",
    "s4_conv_transpose2d_batch_norm_tanh_max_pool_group_norm",
)
SEED, TRIALS, WARM_UPS, CALLS = 42, 5, 3, 100
L2_WORDS = 64 << 20


def exported(name: str, folder: Path) -> dict[str, Any]:
    """Export a model, build its extension where it is not built, and give the names of the exported file."""
    os.environ["TORCH_EXTENSIONS_DIR"] = str(folder)
    names: dict[str, Any] = {"__name__": "exported"}
    exec(compile(export_load_inline(ROOT / "models" / f"{name}.py"), name, "exec"), names)
    return names


def build(name: str, folder: Path) -> str:
    """Build a model's extension and say how long it took."""
    began = time.monotonic()
    exported(name, folder)
    return f"{name}: built in {time.monotonic() - began:.0f} s"


def seeded(seed: int, function: Callable[..., Any], *arguments: Any) -> Any:
    """Call a function right after all generators got the seed."""
    torch.manual_seed(seed)
    torch.cuda.manual_seed(seed)
    return function(*arguments)


def mean_ms(model: nn.Module, inputs: list[Tensor]) -> tuple[float, float]:
    """Give the mean and the deviation of the calls."""
    cache = torch.empty(L2_WORDS, device="cuda")
    times = []
    for call in range(WARM_UPS + CALLS):
        cache.zero_()
        begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)  # type: ignore[no-untyped-call]
        torch.cuda.synchronize()
        begin.record()
        model(*inputs)
        end.record()
        torch.cuda.synchronize()
        if call >= WARM_UPS:
            times.append(begin.elapsed_time(end))
    return statistics.mean(times), statistics.stdev(times)


def measure(name: str, folder: Path) -> dict[str, Any]:
    """Check and time one model."""
    theirs, ours = ModelFile.load(ROOT / "models" / f"{name}.py"), exported(name, folder)
    model = seeded(SEED, theirs.model, *seeded(SEED, theirs.get_init_inputs)).cuda()
    model_new = seeded(SEED, ours["ModelNew"], *seeded(SEED, ours["get_init_inputs"])).cuda()
    right, worst = 0, 0.0
    for trial in range(TRIALS):
        inputs = [x.cuda() for x in seeded(SEED + 1 + trial, ours["get_inputs"])]
        expected, given = model(*inputs), model_new(*inputs)
        right += bool(torch.allclose(given, expected, rtol=1e-4, atol=1e-4))
        worst = max(worst, float((given - expected).abs().max()))
        del expected, given
    (eager, eager_deviation), (new, new_deviation) = mean_ms(model, inputs), mean_ms(model_new, inputs)
    return {
        "model": name,
        "right": right,
        "trials": TRIALS,
        "largest_difference": worst,
        "eager_ms": eager,
        "eager_deviation_ms": eager_deviation,
        "ours_ms": new,
        "ours_deviation_ms": new_deviation,
        "speedup": eager / new,
    }


def main() -> int:
    """Build, or check, time and write the JSON; exit 1 where an output is wrong."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--folder", type=Path, required=True, help="where the extensions are built")
    parser.add_argument("--build", action="store_true", help="only build them, side by side")
    parser.add_argument("--model", action="append", choices=MODELS, help="only these")
    parser.add_argument("--json", type=Path, help="where to write the result")
    arguments = parser.parse_args()
    models = arguments.model or MODELS
    arguments.folder.mkdir(parents=True, exist_ok=True)
    if arguments.build:
        with ProcessPoolExecutor(len(models)) as pool:
            for said in pool.map(build, models, [arguments.folder] * len(models)):
                sys.stdout.write(said + "\n")
                sys.stdout.flush()
        return 0
    torch.set_grad_enabled(False)
    now, gpu = datetime.now(UTC), torch.cuda.get_device_name()
    path = arguments.json or ROOT / "benchmarks" / "results" / f"exports-{gpu.split()[-1]}-{now:%Y-%m-%d}.json"
    rows: list[dict[str, Any]] = []
    for name in models:
        rows.append(row := measure(name, arguments.folder))
        document = {"date": now.isoformat(timespec="seconds"), "gpu": gpu, "torch": torch.__version__, "rows": rows}
        path.write_text(json.dumps(document, indent=1) + "\n")
        times = f"{row['eager_ms']:.3f} ms eager, {row['ours_ms']:.3f} ours, {row['speedup']:.2f} x"
        sys.stdout.write(f"{name}: {row['right']} of {TRIALS} right, {times}\n")
        sys.stdout.flush()
        torch.cuda.empty_cache()
    return int(any(row["right"] < TRIALS for row in rows))


if __name__ == "__main__":
    sys.exit(main())
