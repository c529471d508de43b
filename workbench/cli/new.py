"""`workbench new OP`: a folder with a kernel that already passes verify, to be made into another."""

from __future__ import annotations

import keyword
import re
import shlex
from importlib.resources import files
from typing import Annotated

import typer

from workbench.cli import output
from workbench.core.environment import spell
from workbench.core.files import write_folder

# What the package keeps, and what it is called in the folder; op.py is kept as text, for it is no module of ours.
_FILES = {"op.py.txt": "op.py", "v1_elementwise.cu": "v1_elementwise.cu"}


def new(
    op: Annotated[str, typer.Argument(metavar="OP", help="Name of the folder, in lower case, as in row_sum.")],
    kernels: output.KernelsDir = None,
) -> None:
    """Make a folder OP with a kernel that computes 2 x and passes `workbench verify OP`: a place to start from.

    It lies in the checkout's kernels_cu, or in DIR. Exit code 2 when there is such a folder already; nothing is
    overwritten.
    """
    from workbench.op import DEFAULT_DIRECTORY

    if kernels is None and not (DEFAULT_DIRECTORY.parent / "pyproject.toml").is_file():
        raise typer.BadParameter(
            f"say where the folder goes: workbench new {op} --kernels my_kernels; "
            "without it, it would lie inside the installed package",
            param_hint="--kernels",
        )
    if not re.fullmatch(r"[a-z][a-z0-9_]*", op) or keyword.iskeyword(op):
        raise typer.BadParameter(
            f"expected lower-case letters, digits and underscores, as in row_sum; got {op!r}", param_hint="OP"
        )
    folder = (kernels or DEFAULT_DIRECTORY) / op
    if folder.exists() or folder.is_symlink():
        raise typer.BadParameter(f"{spell(folder)} is there already; choose another name", param_hint="OP")
    template = files("workbench.cli").joinpath("template")
    texts = {
        name: template.joinpath(kept).read_text(encoding="utf-8").replace("{{op}}", op) for kept, name in _FILES.items()
    }
    for path in write_folder(folder, texts):
        output.results.print(f"wrote {spell(path)}", markup=False, soft_wrap=True)
    where = f" --kernels {shlex.quote(str(kernels))}" if kernels else ""
    output.results.print(f"next: workbench verify {op}{where}", markup=False, soft_wrap=True)
