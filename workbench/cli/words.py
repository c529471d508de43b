"""What words on the command line stand for: extents, macros, and the kernel that a file declares."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

Defines = Annotated[list[str] | None, typer.Option("-D", "--define", metavar="NAME=VALUE", help="A macro.")]

EXTENTS = re.compile(r"\d+([,x]\d+){0,2}")


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
