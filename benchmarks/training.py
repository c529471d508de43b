"""Time a training step of the models, forward and backward, beside PyTorch on one GPU; check it in the same run.

``python benchmarks/training.py`` writes ``results/training-DATE.json``; ``--model s4`` measures one model,
``--no-compile`` leaves torch.compile out, and ``--max-autotune`` tries its mode of that name too.

``--demo`` trains ``models/denoiser.py`` instead, which writes ``results/training_demo-DATE.json``;
``--picture FILE.svg --json FILE.json`` draws the loss curves of such a file.

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
from collections.abc import Callable, Iterator, Sequence
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

DEMO = "denoiser"
DEMO_IMAGES = 512

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


def rows_of(name: str, modes: Sequence[str]) -> Iterator[Row]:
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
    torch._dynamo.reset()
    for mode in modes:
        ways[f"torch.compile {mode}".removesuffix(" default")] = torch.compile(copy.deepcopy(model), mode=mode)  # type: ignore[assignment]
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


@dataclass(frozen=True)
class DemoRow:
    """One training of the demo's model.

    Attributes
    ----------
    version : str
        "PyTorch" or "ours".
    seed : int
        Of the parameters, the images' order and the noise.
    images_per_second : float
    apart : float
        From PyTorch's curve of seed 0: the mean distance of the logarithms of the smoothed losses.
    losses : tuple of float
    """

    version: str
    seed: int
    images_per_second: float
    apart: float
    losses: tuple[float, ...]


def demo_rows(steps: int) -> Iterator[DemoRow]:
    """Train the demo's model with PyTorch from two seeds, and with our kernels from the first of them."""
    source = ModelFile.load(ROOT / "models" / f"{DEMO}.py")
    demo = sys.modules[source.model.__module__]
    images = demo.draw_images(DEMO_IMAGES, demo.size, device=DEVICE)
    first = None
    for version, kind, seed in (
        ("PyTorch", source.model, 0),
        ("PyTorch", source.model, 1),
        ("ours", source.model_new, 0),
    ):
        torch.manual_seed(seed)
        model = kind(*source.get_init_inputs()).to(DEVICE)
        training = demo.train(model, images, steps=steps, seed=seed)
        first = first or training
        apart = demo.apart(training, first)
        losses = tuple(round(loss, 6) for loss in training.losses)
        yield DemoRow(version, seed, training.images_per_second, apart, losses)


def draw_demo(document: dict[str, Any], picture: Path) -> None:
    """Draw the loss curves over each other."""
    from matplotlib.figure import Figure  # noqa: PLC0415  (a GPU's machine may have none)

    figure = Figure(figsize=(7, 3.5), layout="constrained")
    axes = figure.subplots()
    styles = (("tab:blue", 3.0), ("tab:gray", 1.0), ("tab:orange", 1.0))
    for row, (colour, width) in zip(document["rows"], styles, strict=True):
        label = f"{row['version']}, seed {row['seed']}: {row['images_per_second']:.0f} images/s"
        axes.semilogy(row["losses"], color=colour, linewidth=width, label=label)
    axes.set(xlabel="step", ylabel="mean squared error", title=f"{DEMO}, {document['machine']['gpu']}")
    axes.legend()
    figure.savefig(picture, metadata={"Date": None})


def measure_demo(steps: int, json_file: Path | None) -> int:
    """Train, print, write the JSON; 1 if our curve differs from PyTorch's by more than seeds do."""
    now = datetime.now(UTC)
    rows = []
    sys.stdout.write("| version | seed | images/s | from PyTorch, seed 0 |\n|---|---|---|---|\n")
    for row in demo_rows(steps):
        sys.stdout.write(f"| {row.version} | {row.seed} | {row.images_per_second:.0f} | {row.apart:.4f} |\n")
        sys.stdout.flush()
        rows.append(asdict(row))
    document = {
        "what": f"{steps} steps of models/{DEMO}.py: losses, and images per second after the first tenth of the steps",
        "date": now.isoformat(timespec="seconds"),
        "machine": machine(),
        "rows": rows,
    }
    path = json_file or Path(__file__).parent / "results" / f"training_demo-{now:%Y-%m-%d}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(document) + "\n")
    _, other_seed, ours = rows
    return 1 if ours["apart"] > other_seed["apart"] else 0


def line(row: Row, eager: dict[str, float]) -> str:
    """Show a row of the table."""
    ratios = ", ".join(f"{name} {own / eager[name]:.2f}" for name, own in row.errors.items() if eager[name] > 0)
    return f"| {row.model} | {row.version} | {row.ms:.3f} | {row.forward_ms:.3f} | {row.speedup:.2f} | {ratios} |"


def main() -> int:
    """Measure, print, write the JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--model", action="append", choices=list(MODELS), help="all by default")
    parser.add_argument("--no-compile", action="store_true", help="leave torch.compile out")
    parser.add_argument("--max-autotune", action="store_true", help="torch.compile in this mode too")
    parser.add_argument("--json", type=Path, help="where to write the result")
    parser.add_argument(
        "--demo", action="store_true", help="train models/denoiser.py with PyTorch and with our kernels"
    )
    parser.add_argument("--steps", type=int, default=500, help="of --demo")
    parser.add_argument("--picture", type=Path, help="where to draw the loss curves that --demo has written to --json")
    arguments = parser.parse_args()
    if arguments.demo:
        return measure_demo(arguments.steps, arguments.json)
    if arguments.picture:
        draw_demo(json.loads(arguments.json.read_text()), arguments.picture)
        return 0
    modes = [] if arguments.no_compile else ["default"]
    if arguments.max_autotune:
        modes.append("max-autotune-no-cudagraphs")
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
        rows = list(rows_of(name, modes))
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
