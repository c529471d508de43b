"""Compare the errors of every convolution variant with PyTorch's, at every scale, and where infinities and NaN go.

    python benchmarks/accuracy.py                     # one GPU; some 40 s; writes results/accuracy-GPU-DATE.json
    python benchmarks/accuracy.py --device cpu --op conv_transpose2d --variant v11_col2im   # on the emulator

Each variant that takes a shape computes it from `VALUES`: of scale 1e-6, 1 and 1e6, of scales that differ from element
to element, channel to channel and image to image, with small and large weights, with infinities and NaN. An image's
RMS error against float64 is at most 1.5 times PyTorch's, or less than the output's rounding. With TF32 allowed,
PyTorch's error is the larger one of the library's and of products of factors rounded to TF32: the library rounds at
some shapes only. What is not finite must lie where PyTorch has it, and be the same.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import torch
from networks import Layer
from torch import Tensor

from workbench.op import Case, Input, Normal, Op, Variant, find_op
from workbench.verify.tf32 import ProductsInTF32

RESULTS = Path(__file__).parent / "results"
SLACK = 1.5
ROUNDING = {torch.float32: 2.0**-22, torch.float16: 2.0**-11, torch.bfloat16: 2.0**-8}
"""Relative error that the output's own rounding excuses."""
OPS = ("conv_transpose2d", "conv_transpose2d_gelu", "conv_transpose2d_gelu_group_norm")


@dataclass(frozen=True)
class Shape:
    """A convolution: x, output channels, kernel, attributes."""

    x: tuple[int, int, int, int]
    outputs: int
    kernel: int
    attributes: Mapping[str, Any]

    def case(self, op: str) -> Case:
        """Return it as a case of an op; outputs are about as large as x."""
        per_group = self.outputs // self.attributes.get("groups", 1)
        products = self.x[1] // self.attributes.get("groups", 1) * self.kernel**2
        weights = Normal(std=products**-0.5)
        inputs = {
            "x": Input(self.x),
            "weight": Input((self.x[1], per_group, self.kernel, self.kernel), weights),
            "bias": Input((self.outputs,), weights),
        }
        attributes = dict(self.attributes)
        if op.endswith("group_norm"):
            inputs |= {"norm_weight": Input((self.outputs,)), "norm_bias": Input((self.outputs,))}
            attributes["num_groups"] = 8
        return Case("accuracy", inputs, attributes)


SHAPES = (
    Shape((2, 64, 24, 64), 64, 3, {}),  # the only one that v2 to v6 take
    Shape((3, 256, 14, 14), 128, 4, {"stride": 2, "padding": 1}),
    Shape((2, 48, 17, 30), 8, 5, {"stride": 2, "padding": 2, "output_padding": 1}),
    Shape((2, 64, 15, 21), 32, 3, {"groups": 4, "padding": 1}),
    Shape((2, 64, 32, 32), 64, 3, {"groups": 64, "padding": 1}),
)


def spread(shape: tuple[int, ...], generator: torch.Generator) -> Tensor:
    """Draw powers of ten between 1e-6 and 1e6."""
    return 10.0 ** (12 * torch.rand(shape, generator=generator, device=generator.device) - 6)


def planted(x: Tensor, generator: torch.Generator) -> Tensor:
    """Put infinities, NaN and zeros of both signs at places of the first image."""
    values = torch.tensor([float("inf"), -float("inf"), float("nan"), 0.0, -0.0], device=x.device).to(x)
    found = x.clone()
    places = torch.randperm(x[0].numel(), generator=generator, device=x.device)[: len(values)]
    found[0].view(-1)[places] = values
    return found


Draw = Callable[[Tensor, Tensor, torch.Generator], tuple[Tensor, Tensor]]
VALUES: Mapping[str, Draw] = {
    "1": lambda x, w, _: (x, w),
    "1e-6": lambda x, w, _: (x * 1e-6, w),
    "1e6": lambda x, w, _: (x * 1e6, w),
    "elements": lambda x, w, g: (x * spread(tuple(x.shape), g), w),
    "channels": lambda x, w, g: (x * spread((1, x.shape[1], 1, 1), g), w),
    "images": lambda x, w, g: (x * spread((x.shape[0], 1, 1, 1), g), w),
    "weights 1e-6": lambda x, w, _: (x, w * 1e-6),
    "weights 1e6": lambda x, w, _: (x, w * 1e6),
    "nonfinite": lambda x, w, g: (planted(x, g), w),
    "nonfinite weight": lambda x, w, g: (x, planted(w[None], g)[0]),
}
"""What x and the weight, both drawn for scale 1, become."""
HALF = ("1", "nonfinite", "nonfinite weight")
"""Those that float16 can hold."""


@dataclass(frozen=True)
class Row:
    """One variant, shape, element type and kind of values.

    Attributes
    ----------
    op, variant, dtype, x, weight, values : str
    tf32 : bool
        Whether PyTorch may round products to TF32.
    error : float
        The largest RMS error of an image over PyTorch's.
    over_library : float
        The same over the library's alone.
    wrong : str
    """

    op: str
    variant: str
    dtype: str
    x: str
    weight: str
    values: str
    tf32: bool
    error: float
    over_library: float
    wrong: str


def rms(got: Tensor, exact: Tensor) -> Tensor:
    """Return each image's RMS error where all is finite."""
    difference = torch.where(exact.isfinite() & got.isfinite(), got.double() - exact, 0.0)
    return difference.square().mean((1, 2, 3)).sqrt()


def same_places(got: Tensor, expected: Tensor) -> bool:
    """Tell whether NaN and infinities of both signs lie at the same places."""
    return bool(((got == expected) | ~expected.isfinite() | got.isfinite()).all()) and all(
        torch.equal(test(got), test(expected)) for test in (torch.isnan, torch.isposinf, torch.isneginf)
    )


class Judge:
    """PyTorch's results of one call, and a variant's errors beside them."""

    def __init__(self, op: Op, tensors: list[Tensor], attributes: Mapping[str, Any], *, tf32: bool) -> None:
        self._library = op.oracle(*tensors, **attributes)
        with torch.backends.cudnn.flags(enabled=False):
            self._exact = op.oracle(*(tensor.double() for tensor in tensors), **attributes)
            self._plain = op.oracle(*tensors, **attributes)
            self._allowed = self._theirs = rms(self._library, self._exact)
            if tf32 and tensors[0].dtype == torch.float32:
                with ProductsInTF32():
                    self._allowed = torch.maximum(rms(op.oracle(*tensors, **attributes), self._exact), self._theirs)

    def compare(self, got: Tensor) -> tuple[float, float, str]:
        """Return the error over PyTorch's and over the library's, and what is wrong."""
        mine = rms(got, self._exact)
        finite = torch.where(self._exact.isfinite(), self._exact, 0.0)
        rounding = ROUNDING[got.dtype] * finite.square().mean((1, 2, 3)).sqrt()
        ratio, bare = (float((mine / base.clamp(min=1e-300)).max()) for base in (self._allowed, self._theirs))
        wrong = ""
        if not bool((mine <= torch.maximum(SLACK * self._allowed, rounding)).all()):
            wrong = f"{ratio:.3g} times PyTorch's error"
        elif not same_places(got, self._library) and not same_places(got, self._plain):
            wrong = "infinities or NaN where PyTorch has none, or none where it has them"
        return ratio, bare, wrong


def variants_of(op: Op, tensors: list[Tensor], attributes: Mapping[str, Any], only: str) -> Iterator[Variant]:
    """Yield the variants that take a call, and round as PyTorch may."""
    for variant in op.variants:
        if only in variant.name and not variant.obstacle(*tensors, **attributes):
            yield variant


def rows_of(op: Op, layer: Layer, device: str, only: str) -> Iterator[Row]:
    """Check one op at one shape, in one element type, with every kind of values."""
    dtype, attributes = getattr(torch, layer.dtype), layer.case.attributes
    generator = torch.Generator(device).manual_seed(0)
    x, weight, *rest = layer.case.make(torch.float32, generator)
    assert x is not None and weight is not None
    for values, change in VALUES.items():
        if dtype == torch.float16 and values not in HALF:
            continue
        changed = [t.to(dtype) for t in (*change(x, weight, generator), *rest) if t is not None]
        judge = Judge(op, changed, attributes, tf32=layer.tf32)
        for variant in variants_of(op, changed, attributes, only):
            ratio, bare, wrong = judge.compare(variant(*changed, **attributes))
            shapes = ["x".join(map(str, tensor.shape)) for tensor in changed[:2]]
            yield Row(op.name, variant.name, layer.dtype, *shapes, values, layer.tf32, ratio, bare, wrong)


def layers_of(names: list[str]) -> Iterator[Layer]:
    """Yield the ops' shapes in every element type; of float32 with TF32 and without."""
    for name in names:
        for shape in SHAPES:
            for dtype, tf32 in (("float32", True), ("float32", False), ("float16", True), ("bfloat16", True)):
                yield Layer(name, "accuracy", dtype, "contiguous", shape.case(name), tf32)


def table(rows: list[Row]) -> Iterator[str]:
    """Yield a line a variant: its worst ratio for each kind of values."""
    for key in dict.fromkeys((row.op, row.variant, row.dtype, row.tf32) for row in rows):
        here = [row for row in rows if (row.op, row.variant, row.dtype, row.tf32) == key]
        worst = {kind: max((row.error for row in here if row.values == kind), default=None) for kind in VALUES}
        shown = "  ".join(f"{kind} {ratio:.2f}" for kind, ratio in worst.items() if ratio is not None)
        yield f"{key[0]} {key[1]} {key[2]}{' tf32' if key[3] and key[2] == 'float32' else ''}: {shown}"


def main() -> int:
    """Check, print, write the JSON; exit 1 where something is wrong."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--op", action="append", choices=OPS, help="only these ops")
    parser.add_argument("--variant", default="", help="only variants in whose name this stands")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--json", type=Path, help="where to write the result")
    arguments = parser.parse_args()
    began, now = time.monotonic(), datetime.now(UTC)
    torch.set_grad_enabled(False)
    layers = list(layers_of(arguments.op or list(OPS)))
    ops = {name: find_op(name) for name in {layer.op for layer in layers}}
    device, where = {"name": arguments.device}, arguments.device
    if arguments.device == "cuda":
        from geometries import compile_ahead, machine  # noqa: PLC0415

        compile_ahead(layers, ops, every=True)
        device, where = machine(), torch.cuda.get_device_name().split()[-1]
    rows = []
    for layer in layers:
        with torch.backends.cudnn.flags(enabled=True, allow_tf32=layer.tf32):
            rows += rows_of(ops[layer.op], layer, arguments.device, arguments.variant)
    sys.stdout.write("".join(f"{line}\n" for line in table(rows)))
    wrong = [row for row in rows if row.wrong]
    sys.stdout.write("".join(f"WRONG {row}\n" for row in wrong))
    document = {
        "what": "RMS error of an image over PyTorch's, against float64",
        "date": now.isoformat(timespec="seconds"),
        "machine": device,
        "rows": [asdict(row) for row in rows],
    }
    path = arguments.json or RESULTS / f"accuracy-{where}-{now:%Y-%m-%d}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(document) + "\n")
    sys.stdout.write(f"{time.monotonic() - began:.0f} s; {len(rows)} checked, {len(wrong)} wrong; written to {path}\n")
    return 1 if wrong or not rows else 0


if __name__ == "__main__":
    sys.exit(main())
