"""The launches that a command looks at: those of an op's case, or one of a file with arguments made up for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from math import prod
from pathlib import Path
from typing import Any

import torch
import typer
from torch import Tensor

from workbench.analysis.sanitize import Report
from workbench.analysis.trace import Trace
from workbench.compile import Parameter, Signature
from workbench.kernel import Kernel
from workbench.op import STANDARD_NORMAL, Case, Launch, Op, OpError, Variant

MOST_TRACED = 1 << 16
"""Elements of the inputs of the case that is traced unless another is asked for."""


@dataclass(frozen=True)
class Prepared:
    """A launch on CPU tensors. Tracing or sanitising it runs it, so those of one case are to be run in order.

    Attributes
    ----------
    kernel : Kernel
    launch : Launch
    source : Path
        The file that declares the kernel.
    """

    kernel: Kernel
    launch: Launch
    source: Path

    def trace(self) -> Trace:
        """Run it, and record its accesses."""
        return self.kernel.trace(**self._configuration, **self.launch.arguments)

    def sanitize(self) -> Report:
        """Run it, and look for faults."""
        return self.kernel.sanitize(**self._configuration, **self.launch.arguments)

    def line(self, number: int) -> str:
        """Return the text of a source line; empty where there is no such line."""
        lines = self.source.read_text(encoding="utf-8").splitlines()
        return lines[number - 1].strip() if 0 < number <= len(lines) else ""

    @property
    def _configuration(self) -> dict[str, Any]:
        launch = self.launch
        return {
            "grid": launch.grid,
            "block": launch.block,
            "smem_bytes": launch.smem_bytes,
            "cooperative": launch.cooperative,
            "strided": bool(launch.strided),
        }


def of_case(variant: Variant, dtype: str, case: Case, seed: int, device: str = "cpu") -> Iterator[Prepared]:
    """Yield the launches of a case in order; none where the variant does not take it."""
    made = case.make(getattr(torch, dtype), torch.Generator().manual_seed(seed))
    tensors = [None if tensor is None else tensor.to(device) for tensor in made]
    with _settings_of(variant):
        if variant.obstacle(*tensors, **case.attributes):
            return
        plan = variant.prepare(*tensors, **case.attributes)
    for tensor in plan.zeroed:
        tensor.zero_()
    for launch in plan.launches:
        yield Prepared(variant.kernel(launch), launch, variant.source)


def _settings_of(variant: Variant) -> AbstractContextManager[None]:
    """Allow TF32 to a variant that rounds to it, and forbid it to any other, as `workbench.verify` does."""
    flags: AbstractContextManager[None] = torch.backends.cudnn.flags(enabled=True, allow_tf32=variant.tf32)
    return flags


def traced_case(op: Op, variant: Variant, dtype: str) -> Case:
    """Choose the case with the most input elements, at most `MOST_TRACED` if there is one, that the variant takes.

    Raises
    ------
    OpError
        If the variant takes no small case in `dtype`.
    """
    with _settings_of(variant):
        sizes = {
            case.name: sum(prod(spec.shape) for spec in case.inputs.values() if spec)
            for case in op.cases
            if not case.full_size
            and case.suits(dtype)
            and not variant.obstacle(*case.meta(getattr(torch, dtype)), **case.attributes)
        }
    if not sizes:
        raise OpError(f"op {op.name}: {variant.name} takes no small case in {dtype}")
    fitting = [name for name, size in sizes.items() if size <= MOST_TRACED] or [min(sizes, key=sizes.__getitem__)]
    chosen = max(fitting, key=sizes.__getitem__)
    return next(case for case in op.cases if case.name == chosen)


@dataclass(frozen=True)
class Geometry:
    """How a file's kernel is launched."""

    grid: tuple[int, ...]
    block: tuple[int, ...]
    smem_bytes: int = 0
    words: Sequence[str] = field(default=())


def of_file(kernel: Kernel, source: Path, geometry: Geometry) -> Prepared:
    """Make up the arguments of a file's kernel.

    Parameters
    ----------
    kernel : Kernel
    source : Path
    geometry : Geometry
        Its words are ``NAME=SHAPE`` for a pointer and ``NAME=NUMBER`` for a scalar. Tensors of floats are normally
        distributed, integers count from 0.

    Raises
    ------
    typer.BadParameter
        If a word names no parameter, or a parameter without a default gets no word.
    """
    signature = kernel.signature
    given = {name: text for name, _, text in (word.partition("=") for word in geometry.words)}
    known = {parameter.name: parameter for parameter in signature.parameters}
    if strange := given.keys() - known.keys():
        raise typer.BadParameter(f"{signature} has no parameter {', '.join(sorted(strange))}", param_hint="--arg")
    missing = [name for name, parameter in known.items() if parameter.default is None and name not in given]
    if missing:
        raise typer.BadParameter(_ask(signature, missing), param_hint="--arg")
    generator = torch.Generator().manual_seed(0)
    arguments = {name: _make(known[name], text, generator) for name, text in given.items()}
    return Prepared(
        kernel, Launch(signature.name, arguments, geometry.grid, geometry.block, geometry.smem_bytes), source
    )


def _ask(signature: Signature, missing: Sequence[str]) -> str:
    pointers = {parameter.name for parameter in signature.parameters if parameter.is_pointer}
    wanted = " ".join(f"--arg {name}={'SHAPE' if name in pointers else 'NUMBER'}" for name in missing)
    return f"{signature} needs {wanted}; a shape is written 3x5"


def _make(parameter: Parameter, text: str, generator: torch.Generator) -> Tensor | int | float:
    try:
        if not parameter.is_pointer:
            return float(text) if parameter.dtype is not None and parameter.dtype.kind == "float" else int(text, 0)
        shape = tuple(map(int, text.split("x")))
        if min(shape) < 0:
            raise ValueError(text)
    except ValueError:
        wanted = "a shape such as 3x5" if parameter.is_pointer else "a number"
        raise typer.BadParameter(
            f"expected {wanted} for {parameter}; got {text!r}", param_hint=f"--arg {parameter.name}"
        ) from None
    if parameter.dtype is None:
        raise typer.BadParameter(
            f"{parameter} points to no element type: call Kernel.trace from Python", param_hint="--arg"
        )
    dtype = getattr(torch, parameter.dtype.name)
    if parameter.dtype.kind == "float":
        return STANDARD_NORMAL.sample(shape, generator).to(dtype)
    return torch.arange(prod(shape)).to(dtype).reshape(shape)
