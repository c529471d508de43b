"""`workbench numerics`: which source lines of a kernel lose digits, and where NaNs and infinities are born."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from workbench.cli import output, words
from workbench.cli.trace import of_op


def numerics(
    target: words.Target,
    variant: words.OneVariant = None,
    dtype: words.OneDtype = None,
    case: words.OneCase = None,
    kernel: words.KernelName = "",
    grid: words.Grid = "1",
    block: words.Block = "256",
    smem_bytes: words.SmemBytes = 0,
    arg: words.Arguments = None,
    define: words.Defines = None,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Draw the errors of each launch here, as SVG and PNG.")
    ] = None,
    kernels: output.KernelsDir = None,
    json: output.JsonPath = None,
) -> None:
    """Run a kernel on the emulator with a float64 beside each float, and print its source with each line's errors.

    Exit code 1 when a NaN or an infinity is born, or the kernel does not compile, or faults. The JSON has a row for
    each launch.
    """
    if words.is_file(target):
        from workbench.cli.launches import prepare_file

        prepared = iter([prepare_file(Path(target), kernel, grid, block, smem_bytes, arg, define)])
    else:
        prepared = of_op(target, kernels, variant, dtype, case)
    rows = []
    born = False
    for number, one in enumerate(prepared, start=1):
        report = one.numerics()
        born |= bool(report.births)
        rows.append(report.to_json())
        output.results.print(str(report), markup=False, soft_wrap=True)
        if out is not None:
            from workbench.plots import draw_numerics, save

            output.make_folder(out)
            for path in save(draw_numerics(report), out / f"{number}_{one.kernel.signature.mangled}"):
                output.results.print(f"wrote {path}", markup=False, soft_wrap=True)
    if json is not None:
        output.write_json(json, rows)
    raise typer.Exit(1 if born else 0)
