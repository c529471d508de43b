"""`workbench occupancy FILE.cu`: what a kernel needs, how many blocks of it an SM holds, and what limits them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape
from rich.table import Table

from workbench.cli import output, words

if TYPE_CHECKING:
    from workbench.analysis.occupancy import Occupancy
    from workbench.compile import Resources


def occupancy(
    source: Annotated[Path, typer.Argument(metavar="FILE.cu", exists=True, dir_okay=False)],
    kernel: Annotated[str, typer.Option(help="Kernel in FILE.cu; may be left out where there is one.")] = "",
    arch: Annotated[str, typer.Option(help="Architecture to compile for.")] = "sm_90",
    block: Annotated[str, typer.Option(metavar="X[,Y[,Z]]", help="Threads of a block.")] = "256",
    smem_bytes: Annotated[int, typer.Option(min=0, help="Dynamic shared memory per block.")] = 0,
    define: words.Defines = None,
    plots: Annotated[Path | None, typer.Option(metavar="DIR", help="Write the charts, as SVG and PNG.")] = None,
    json: output.JsonPath = None,
) -> None:
    """Tell how many blocks of a kernel an SM holds, and what limits them. No GPU is needed.

    Exit code 1 when not even one block fits.
    """
    from workbench.analysis.occupancy import occupancy as compute
    from workbench.core.geometry import Dim3
    from workbench.kernel import load

    threads = Dim3.of(words.read_extents(block, "--block"), "block").size
    defines = words.read_defines(define)
    loaded = load(source, words.kernel_of(source, kernel, defines), defines=defines)
    resources = loaded.resources(arch)
    result = compute(
        threads, resources.registers, resources.static_smem_bytes, smem_bytes, resources.barriers, arch=arch
    )
    if json is not None:
        output.write_json(json, [{"kernel": loaded.signature.name, **result.to_json()}])
    _show(loaded.signature.name, resources, result)
    if plots is not None:
        _write_charts(plots, loaded.signature.name, result)
    raise typer.Exit(0 if result.blocks_per_sm else 1)


def _show(name: str, resources: Resources, result: Occupancy) -> None:
    from workbench.analysis.occupancy import UNLIMITED

    output.results.print(
        f"[bold]{escape(name)}[/] on {result.arch}, {result.threads} threads per block: "
        f"{resources.registers} registers and {resources.local_bytes} B of local memory per thread, "
        f"{result.smem_bytes} B of shared memory per block"
    )
    table = Table("resource", "blocks per SM", box=None, pad_edge=False)
    for resource, blocks in result.limits.items():
        style = "bold" if resource in result.limiters else "dim"
        table.add_row(resource, "no limit" if blocks == UNLIMITED else str(blocks), style=style)
    output.results.print(table)
    output.results.print(
        f"[bold]{result.percent:.1f} %[/]: {result.blocks_per_sm} blocks, {result.warps_per_sm} of "
        f"{result.arch.max_warps_per_sm} warps per SM, limited by {' and '.join(result.limiters)}"
    )


def _write_charts(directory: Path, name: str, result: Occupancy) -> None:
    from workbench.plots import AXES, draw_occupancy, draw_occupancy_heat_map, save

    output.make_folder(directory)
    charts = {f"occupancy_{axis}": draw_occupancy(result, name, axis) for axis in AXES}
    charts["occupancy_heat_map"] = draw_occupancy_heat_map(result, name)
    for stem, figure in charts.items():
        for path in save(figure, directory / stem):
            output.results.print(f"wrote {path}")
