"""Time a training step of the models, forward and backward, beside PyTorch on one GPU; check it in the same run.

``python benchmarks/training.py`` writes ``results/training-DATE.json``; ``--model s4`` measures one model, and
``--no-compile`` leaves torch.compile out.

A step is the model's forward pass and the gradients of its input and of all parameters. A time is the median of
samples between two events, competitors taken in turns, the L2 cache overwritten before each sample (`ladder.py`). The
output and every gradient are compared with those in float64: what is shown is the relative RMS error over eager's.
"""

from __future__ import annotations

import argparse
import copy
import json
import statistics
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import torch
from ladder import DEVICE, ROOT, machine, times_ms
from torch import Tensor, nn

from workbench.bench.confidence import median_interval
from workbench.verify.models import ModelFile

MODELS = {
    "s0": ("s0_conv_transpose2d_gelu", 16),
    "s3": ("s3_conv_transpose2d", 1),
    "s4": ("s4_conv_transpose2d_batch_norm_tanh_max_pool_group_norm", 512),
}
"""File, and samples at a time in float64: where statistics are the batch's, all."""

Step = Callable[[], dict[str, Tensor]]


@dataclass(frozen=True)
class Row:
    """One way to compute a training step of a model.

    Attributes
    ----------
    model, version : str
    ms, low_ms, high_ms : float
        Forward and backward: median and the bounds of its 95 % confidence interval.
    forward_ms : float
        Of the forward pass that keeps what the gradients need.
    speedup : float
        Eager's median over this one's.
    errors : dict of str to float
        Relative RMS error of the output ("y"), of the gradient of the input ("x") and of the parameters.
    """

    model: str
    version: str
    ms: float
    low_ms: float
    high_ms: float
    forward_ms: float
    speedup: float
    errors: dict[str, float]


def step(model: nn.Module, x: Tensor, seed: Tensor) -> dict[str, Tensor]:
    """Compute the output and all gradients."""
    x.grad = None
    model.zero_grad(set_to_none=True)
    y = model(x)
    y.backward(seed)
    assert x.grad is not None
    gradients = {name.removeprefix("_orig_mod."): p.grad for name, p in model.named_parameters() if p.grad is not None}
    return {"y": y.detach(), "x": x.grad, **gradients}


def exact_step(model: nn.Module, x: Tensor, seed: Tensor, samples: int) -> dict[str, Tensor]:
    """Compute the same in float64, some samples at a time; the output and x's gradient of the last of them."""
    double = copy.deepcopy(model).double()
    found: dict[str, Tensor] = {}
    with torch.backends.cudnn.flags(enabled=False):
        for first in range(0, len(x), samples):
            part = slice(first, first + samples)
            got = step(double, x.detach()[part].double().requires_grad_(), seed[part].double())
            for name, value in got.items():
                summed = name in found and name not in {"y", "x"}
                found[name] = found[name] + value if summed else value.clone()
    return found


def errors_of(got: dict[str, Tensor], exact: dict[str, Tensor]) -> dict[str, float]:
    """Return the relative RMS errors."""
    found = {}
    for name, value in exact.items():
        own = got[name][-len(value) :] if name in {"y", "x"} else got[name]
        size = float(value.square().mean().sqrt())
        found[name] = float((own.double() - value).square().mean().sqrt()) / max(size, 1e-30)
    return found


def rows_of(name: str, *, compiled: bool) -> Iterator[Row]:
    """Check and time the ways to compute a model's step."""
    file, samples = MODELS[name]
    source = ModelFile.load(ROOT / "models" / f"{file}.py")
    torch.manual_seed(0)
    model = source.model(*source.get_init_inputs()).to(DEVICE)
    ours = source.model_new(*source.get_init_inputs()).to(DEVICE)
    ours.load_state_dict(model.state_dict())
    x = source.get_inputs()[0].to(DEVICE).requires_grad_()
    with torch.no_grad():
        seed = torch.randn_like(copy.deepcopy(model)(x))
    exact = exact_step(model, x, seed, samples)
    ways: dict[str, nn.Module] = {"eager": model}
    if compiled:
        torch._dynamo.reset()
        ways["torch.compile"] = torch.compile(copy.deepcopy(model))  # type: ignore[assignment]
    ways["ModelNew"] = ours
    steps: dict[str, Step] = {way: partial(step, module, x, seed) for way, module in ways.items()}
    checks = {way: errors_of(call(), exact) for way, call in steps.items()}
    del exact
    times = times_ms(steps)
    forwards = times_ms({way: partial(module, x) for way, module in ways.items()})
    base = statistics.median(times["eager"])
    for way, taken in times.items():
        interval = median_interval(taken)
        forward = statistics.median(forwards[way])
        speedup = base / interval.median
        yield Row(name, way, interval.median, interval.low, interval.high, forward, speedup, checks[way])


def line(row: Row, eager: dict[str, float]) -> str:
    """Show a row of the table."""
    ratios = ", ".join(f"{name} {own / eager[name]:.2f}" for name, own in row.errors.items() if eager[name] > 0)
    return f"| {row.model} | {row.version} | {row.ms:.3f} | {row.forward_ms:.3f} | {row.speedup:.2f} | {ratios} |"


def main() -> int:
    """Measure, print, write the JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--model", action="append", choices=list(MODELS), help="all by default")
    parser.add_argument("--no-compile", action="store_true", help="leave torch.compile out")
    parser.add_argument("--json", type=Path, help="where to write the result")
    arguments = parser.parse_args()
    now = datetime.now(UTC)
    path = arguments.json or Path(__file__).parent / "results" / f"training-{now:%Y-%m-%d}.json"
    document: dict[str, Any] = {
        "what": "the GPU's time of a training step, L2 cold, median of samples taken in turns",
        "date": now.isoformat(timespec="seconds"),
        "machine": machine(),
        "rows": [],
    }
    sys.stdout.write("| model | version | ms | forward | x eager | error over eager's |\n|---|---|---|---|---|---|\n")
    for name in arguments.model or list(MODELS):
        rows = list(rows_of(name, compiled=not arguments.no_compile))
        for row in rows:
            sys.stdout.write(line(row, rows[0].errors) + "\n")
            sys.stdout.flush()
            document["rows"].append(asdict(row))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(document, indent=1) + "\n")
        torch.cuda.empty_cache()
    return 0


if __name__ == "__main__":
    sys.exit(main())
