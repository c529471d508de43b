"""`workbench export`: a model or an op as files that do without Workbench."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from workbench.cli import output, words


class Form(StrEnum):
    """What is written."""

    LOAD_INLINE = "load_inline"
    CUSTOM_OP = "custom_op"


def export(
    what: Annotated[
        str,
        typer.Argument(metavar="MODEL|OP", help="A KernelBench file, or an op.", autocompletion=words.complete_op),
    ],
    to: Annotated[
        Form, typer.Option(help="load_inline: one Python file. custom_op: a package that pip installs.")
    ] = Form.LOAD_INLINE,
    out: Annotated[
        Path | None, typer.Option("-o", "--out", metavar="PATH", help="The file, or the package's new folder.")
    ] = None,
    case: Annotated[
        list[str] | None,
        typer.Option(help="Of an op: a case whose shapes are exported; for custom_op as many as wanted."),
    ] = None,
    dtype: Annotated[str, typer.Option(help="Of an op: the element type.")] = "float32",
    variant: Annotated[
        str | None, typer.Option(help="Of an op: one variant; by default the fastest that fits.")
    ] = None,
    arch: Annotated[str, typer.Option(help="The GPU; sm_80, say, takes portable variants only.")] = "sm_90a",
    overwrite: Annotated[
        bool, typer.Option("--overwrite", help="Of load_inline: replace a file that is there.")
    ] = False,
    multiprocessors: Annotated[
        int | None,
        typer.Option(
            min=1, help="Of the GPU; by default those of the one here where it is of --arch, else of its usual card."
        ),
    ] = None,
    reference: Annotated[
        Path | None, typer.Option(metavar="REF.py", help="Of a MODEL with ModelNew alone: take the inputs from here.")
    ] = None,
    kernels: output.KernelsDir = None,
) -> None:
    """Write a model or an op as files that need PyTorch, a CUDA toolkit and a C++ compiler, and no Workbench.

    The kernels' launches are worked out now, for the shapes that the model's get_inputs gives or the op's cases have;
    an exported file says so when it meets others. load_inline works with PyTorch 2.0 and later, custom_op with 2.4.

    Exit code 2 where something cannot be exported, or PATH is there already.
    """
    from workbench.export import export as write
    from workbench.op import find_op

    source = Path(what) if what.endswith(".py") else find_op(what, kernels)
    for path in write(
        source,
        to.value,
        out,
        arch,
        cases=case or (),
        dtype=dtype,
        variant=variant,
        multiprocessors=multiprocessors,
        reference=reference,
        overwrite=overwrite,
    ):
        output.results.print(f"wrote {path}", markup=False, soft_wrap=True)
