"""The launches that a command looks at: those of an op's case, or one of a file with arguments made up for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import prod
from pathlib import Path

import torch
import typer
from torch import Tensor

from workbench.cli import words
from workbench.compile import Parameter
from workbench.kernel import Kernel, load
from workbench.op import STANDARD_NORMAL, Case, CaseLaunch, Launch, Op, OpError, Variant
from workbench.op.launches import settings_of

MOST_TRACED = 1 << 16
"""Elements of the inputs of the case that is traced unless another is asked for."""


def traced_case(op: Op, variant: Variant, dtype: str) -> Case:
    """Choose the case with the most input elements, at most `MOST_TRACED` if there is one, that the variant takes.

    Raises
    ------
    OpError
        If the variant takes no small case in `dtype`.
    """
    sizes = {
        case.name: sum(prod(spec.shape) for spec in case.inputs.values() if spec)
        for case in op.cases
        if not case.full_size and not obstacle(variant, dtype, case)
    }
    if not sizes:
        raise OpError(f"op {op.name}: {variant.name} takes no small case in {dtype}")
    fitting = [name for name, size in sizes.items() if size <= MOST_TRACED] or [min(sizes, key=sizes.__getitem__)]
    chosen = max(fitting, key=sizes.__getitem__)
    return next(case for case in op.cases if case.name == chosen)


def obstacle(variant: Variant, dtype: str, case: Case) -> str:
    """Say why a variant does not take a case in an element type; nothing where it does."""
    if not case.suits(dtype):
        return f"the case is not for {dtype}"
    with settings_of(variant):
        return variant.obstacle(*case.meta(getattr(torch, dtype)), **case.attributes)


@dataclass(frozen=True)
class Geometry:
    """How a file's kernel is launched."""

    grid: tuple[int, ...]
    block: tuple[int, ...]
    smem_bytes: int = 0
    words: Sequence[str] = field(default=())


def prepare_file(
    source: Path,
    kernel: str,
    grid: str,
    block: str,
    smem_bytes: int,
    arg: Sequence[str] | None,
    define: Sequence[str] | None,
) -> CaseLaunch:
    """Read the words that describe the launch of a file's kernel, and make up its arguments as `of_file` does.

    Raises
    ------
    typer.BadParameter
        If there is no such file, or a word is none.
    """
    if not source.is_file():
        raise typer.BadParameter(f"there is no file {source}", param_hint="FILE.cu")
    defines = words.read_defines(define)
    loaded = load(source, words.kernel_of(source, kernel, defines), defines=defines)
    extents = words.read_extents(grid, "--grid"), words.read_extents(block, "--block")
    return of_file(loaded, source, Geometry(*extents, smem_bytes, tuple(arg or ())))


def of_file(kernel: Kernel, source: Path, geometry: Geometry) -> CaseLaunch:
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
        As for `words.read_arguments`.
    """
    signature = kernel.signature
    given = words.read_arguments(signature, geometry.words)
    parameters = {parameter.name: parameter for parameter in signature.parameters}
    generator = torch.Generator().manual_seed(0)
    arguments = {name: _make(parameters[name], value, generator) for name, value in given.items()}
    return CaseLaunch(
        kernel, Launch(signature.name, arguments, geometry.grid, geometry.block, geometry.smem_bytes), source
    )


def _make(
    parameter: Parameter, value: words.Number | tuple[int, ...], generator: torch.Generator
) -> Tensor | int | float:
    """Make a tensor of a shape; a number is itself."""
    if not isinstance(value, tuple) or parameter.dtype is None:
        return value  # type: ignore[return-value]  # of a shape, `read_arguments` has seen the element type
    dtype = getattr(torch, parameter.dtype.name)
    if parameter.dtype.kind == "float":
        return STANDARD_NORMAL.sample(value, generator).to(dtype)
    return torch.arange(prod(value)).to(dtype).reshape(value)
