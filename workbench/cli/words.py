"""What words on the command line stand for: extents, macros, and the kernel that a file declares."""

from __future__ import annotations

import glob
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from workbench.core.places import KERNELS

if TYPE_CHECKING:
    from workbench.compile import Parameter, Signature
    from workbench.compile.options import DefineValue

Defines = Annotated[list[str] | None, typer.Option("-D", "--define", metavar="NAME=VALUE", help="A macro.")]

Number = int | float

EXTENTS = re.compile(r"\d+([,x]\d+){0,2}")


def complete_op(incomplete: str) -> list[str]:
    """Name the library's ops that begin with what a shell has so far; PyTorch is not loaded for it."""
    return sorted(file.parent.name for file in KERNELS.glob(f"{glob.escape(incomplete)}*/op.py"))


Target = Annotated[
    str, typer.Argument(metavar="OP|FILE.cu", help="An op, or a file with a kernel.", autocompletion=complete_op)
]
OneVariant = Annotated[str | None, typer.Option("--variant", help="Of the op; by default the first.")]
OneDtype = Annotated[str | None, typer.Option("--dtype", help="Of the op; by default the variant's first.")]
OneCase = Annotated[
    str | None, typer.Option("--case", help="Of the op; by default the largest that is quick to trace.")
]
"""Which launches `trace` and `numerics` look at: those of one case of an op, or a file's kernel."""

KernelName = Annotated[str, typer.Option(help="Kernel in FILE.cu; may be left out where there is one.")]
Grid = Annotated[str, typer.Option(metavar="X[,Y[,Z]]", help="Blocks of the grid, for FILE.cu.")]
Block = Annotated[str, typer.Option(metavar="X[,Y[,Z]]", help="Threads of a block, for FILE.cu.")]
SmemBytes = Annotated[int, typer.Option(min=0, help="Dynamic shared memory per block, for FILE.cu.")]
Arguments = Annotated[
    list[str] | None, typer.Option(metavar="NAME=VALUE", help="Of FILE.cu: a tensor's shape as in 3x5, or a number.")
]
"""How a file's kernel is launched, for `trace` and `sanitize` alike."""


def is_file(target: str) -> bool:
    """Tell a file with a kernel from the name of an op."""
    return Path(target).suffix in {".cu", ".cuh", ".ptx", ".py"}


def read_extents(text: str, option: str) -> tuple[int, ...]:
    """Read 1 to 3 whole numbers, parted by commas or x, out of the word after `option`."""
    if not EXTENTS.fullmatch(text):
        raise typer.BadParameter(f"expected 1 to 3 whole numbers, as in 256 or 32,8; got {text!r}", param_hint=option)
    return tuple(map(int, re.split("[,x]", text)))


def read_defines(words: Sequence[str] | None) -> dict[str, str]:
    """Read macros; one without a value is 1, as for a compiler."""
    parts = (word.partition("=") for word in words or ())
    return {name: value or "1" for name, _, value in parts}


def read_arguments(signature: Signature, words: Sequence[str]) -> dict[str, Number | tuple[int, ...]]:
    """Read ``NAME=SHAPE`` for a pointer and ``NAME=NUMBER`` for a scalar.

    Raises
    ------
    typer.BadParameter
        If a word names no parameter or has another form, or a parameter without a default gets no word.
    """
    given = {name: text for name, _, text in (word.partition("=") for word in words)}
    known = {parameter.name: parameter for parameter in signature.parameters}
    if strange := given.keys() - known.keys():
        raise typer.BadParameter(f"{signature} has no parameter {', '.join(sorted(strange))}", param_hint="--arg")
    missing = [name for name, parameter in known.items() if parameter.default is None and name not in given]
    if missing:
        wanted = " ".join(f"--arg {name}={'SHAPE' if known[name].is_pointer else 'NUMBER'}" for name in missing)
        raise typer.BadParameter(f"{signature} needs {wanted}; a shape is written 3x5", param_hint="--arg")
    return {name: _read_argument(known[name], text) for name, text in given.items()}


def whole_numbers(arguments: Mapping[str, Number | tuple[int, ...]]) -> dict[str, int]:
    """Return the whole numbers among the arguments, by name: what arithmetic may name."""
    return {name: value for name, value in arguments.items() if isinstance(value, int)}


def _read_argument(parameter: Parameter, text: str) -> Number | tuple[int, ...]:
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
    return shape


def kernel_of(source: Path, named: str, defines: Mapping[str, DefineValue]) -> str:
    """Name the kernel that is meant: the one that is named, or the only one of the source.

    Raises
    ------
    typer.BadParameter
        If none is named, and there is none, are several, or it is a template: that is wrong use, no failed check.
    """
    from workbench.compile import CompileOptions, Source
    from workbench.compile.names import only_kernel
    from workbench.core.errors import SignatureError

    if named:
        return named
    try:
        return only_kernel(Source.read(source), CompileOptions(defines=defines), naming="--kernel '{}'", others="")
    except SignatureError as error:
        raise typer.BadParameter(str(error), param_hint="--kernel") from None


def file_stem(name: str) -> str:
    """Make a file's name of a kernel's, which may be an instance of a template."""
    return re.sub(r"\W+", "_", name).strip("_")
