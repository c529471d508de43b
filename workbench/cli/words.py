"""What words on the command line stand for: extents, macros, and the kernel that a file declares."""

from __future__ import annotations

import glob
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from workbench.core.places import KERNELS

Defines = Annotated[list[str] | None, typer.Option("-D", "--define", metavar="NAME=VALUE", help="A macro.")]

EXTENTS = re.compile(r"\d+([,x]\d+){0,2}")


KernelName = Annotated[str, typer.Option(help="Kernel in FILE.cu; may be left out where there is one.")]
Grid = Annotated[str, typer.Option(metavar="X[,Y[,Z]]", help="Blocks of the grid, for FILE.cu.")]
Block = Annotated[str, typer.Option(metavar="X[,Y[,Z]]", help="Threads of a block, for FILE.cu.")]
SmemBytes = Annotated[int, typer.Option(min=0, help="Dynamic shared memory per block, for FILE.cu.")]
Arguments = Annotated[
    list[str] | None, typer.Option(metavar="NAME=VALUE", help="Of FILE.cu: a tensor's shape as in 3x5, or a number.")
]
"""How a file's kernel is launched, for `trace` and `sanitize` alike."""


def complete_op(incomplete: str) -> list[str]:
    """Name the library's ops that begin with what a shell has so far; PyTorch is not loaded for it."""
    return sorted(file.parent.name for file in KERNELS.glob(f"{glob.escape(incomplete)}*/op.py"))


def is_file(target: str) -> bool:
    """Tell a file with a kernel from the name of an op."""
    return Path(target).suffix in {".cu", ".ptx"}


def read_extents(text: str, option: str) -> tuple[int, ...]:
    """Read 1 to 3 whole numbers, parted by commas or x, out of the word after `option`."""
    if not EXTENTS.fullmatch(text):
        raise typer.BadParameter(f"expected 1 to 3 whole numbers, as in 256 or 32,8; got {text!r}", param_hint=option)
    return tuple(map(int, re.split("[,x]", text)))


def read_defines(words: Sequence[str] | None) -> dict[str, str]:
    """Read macros; one without a value is 1, as for a compiler."""
    parts = (word.partition("=") for word in words or ())
    return {name: value or "1" for name, _, value in parts}


def only_kernel(source: Path) -> str:
    """Name the kernel of a CUDA source that declares no other."""
    from workbench.compile import Source
    from workbench.compile.declarations import find_declarations

    names = dict.fromkeys(d.name for d in find_declarations(Source.read(source).text))
    if len(names) == 1:
        return next(iter(names))
    found = f"kernels {', '.join(names)}" if names else "no kernel"
    raise typer.BadParameter(f"{source} declares {found}; name the one that is meant", param_hint="--kernel")


def file_stem(name: str) -> str:
    """Make a file's name of a kernel's, which may be an instance of a template."""
    return re.sub(r"\W+", "_", name).strip("_")
