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
from workbench.compile import Parameter, Signature
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
    with settings_of(variant):
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
    loaded = load(source, kernel or words.only_kernel(source), defines=words.read_defines(define))
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
    return CaseLaunch(
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
