"""`workbench demo`: one fused kernel loaded, checked, timed and drawn."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from workbench.cli import output
from workbench.cli.verify import Device, run
from workbench.core.environment import cores
from workbench.core.geometry import Dim3

if TYPE_CHECKING:
    from workbench.analysis.occupancy import Occupancy
    from workbench.kernel import Kernel
    from workbench.op import Case, Op, Variant
    from workbench.op.declaration import Launch

OP = "conv_transpose2d_gelu"
ARCH = "sm_90"

# Shapes of x and weight: small enough to read every cell, long enough to time, and KernelBench's own.
DRAWN = ((1, 4, 16, 38), (4, 2, 3, 3))
TIMED = {Device.CPU: ((1, 16, 64, 64), (16, 16, 3, 3)), Device.CUDA: ((128, 64, 256, 256), (64, 64, 3, 3))}


def demo(
    device: Annotated[Device | None, typer.Option(help="Where to run; by default the GPU where there is one.")] = None,
    out: Annotated[Path, typer.Option(metavar="DIR", help="Where the pictures go.")] = Path("demo_out"),
) -> None:
    """Load a fused kernel, check it against PyTorch, time it, and draw how it maps onto the GPU.

    The kernel is GELU of a transposed convolution. Exit code 0 when all of its cases agree with PyTorch; where one does
    not, nothing is timed or drawn.
    """
    from workbench.bench import default_device
    from workbench.doctor import require_cuda
    from workbench.op import find_op

    device = device or Device(default_device())
    where = f"on {require_cuda()}" if device is Device.CUDA else f"emulated on {cores()} CPU cores"
    op = find_op(OP)
    variant = op.variants[0]
    kernel, launch = _load(variant)
    output.results.print(f"[bold]{variant.source.parent.name}/{variant.source.name}[/]")
    output.results.print(escape(str(kernel.signature)), style="dim")

    work = [(op, variant, "float32", case) for case in op.cases if not case.full_size]
    report = run(work, device, random.SystemRandom().randrange(2**32))
    agreeing, checked = len(report.rows) - len(report.failures), len(report.rows)
    agreement = f"{agreeing} of {checked} cases agree with PyTorch, {where}, float32"
    if not report.passed:
        output.results.print(agreement, style="red")
        for row in report.failures:
            output.results.print(str(row), style="red", markup=False, soft_wrap=True)
        raise typer.Exit(1)

    timed = _time(op, variant, device)
    threads = Dim3.of(launch.block, "block").size
    occupancy = _occupy(kernel, threads)
    pictures = _draw(kernel, launch, occupancy, out)

    caveat = ", which tells nothing of a GPU" if device is Device.CPU else ""
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_row("checked", agreement)
    for label, (subject, time) in zip(("timed", *[""] * len(timed)), timed.items(), strict=False):
        table.add_row(label, f"{time} for {subject}")
    table.add_row("", f"{where}{caveat}; medians, x {TIMED[device][0]}, weight {TIMED[device][1]}")
    table.add_row("needs", f"{occupancy.registers} registers per thread, {occupancy.smem_bytes} B of shared memory")
    table.add_row("fits", f"{occupancy.percent:.0f} % occupancy on {ARCH} with {threads} threads per block")
    table.add_row("", f"limited by {' and '.join(occupancy.limiters)}")
    for label, path in zip(("drawn", *[""] * len(pictures)), pictures, strict=False):
        table.add_row(label, Text(str(path), overflow="fold"))
    output.results.print(table)


def _case(shapes: tuple[tuple[int, ...], tuple[int, ...]]) -> Case:
    from workbench.op import Case, Input

    x, weight = shapes
    return Case("demo", {"x": Input(x), "weight": Input(weight), "bias": Input(weight[1:2])})


def _load(variant: Variant) -> tuple[Kernel, Launch]:
    """Plan the drawn launch on CPU tensors, so that it can be traced, and load its kernel."""
    import torch

    tensors = _case(DRAWN).make(torch.float32, torch.Generator().manual_seed(0))
    (launch,) = variant.prepare(*tensors).launches
    return variant.kernel(launch), launch


def _time(op: Op, variant: Variant, device: Device) -> dict[str, str]:
    """Time the variant, the one that the rule chooses, and PyTorch (on a CPU with as many threads as suit it best)."""
    import torch

    from workbench.bench import measure

    tensors = _case(TIMED[device]).make(torch.float32, torch.Generator(device.value).manual_seed(0))
    ways = {way.name: partial(way, *tensors) for way in (variant, op.choose(*tensors))}
    most = torch.get_num_threads()
    with torch.no_grad():
        ours = {name: str(measure(run, device)) for name, run in ways.items()}
        theirs = {most: measure(lambda: op.oracle(*tensors), device)}
        if device is Device.CPU:
            torch.set_num_threads(1)
            theirs[1] = measure(lambda: op.oracle(*tensors), device)
            torch.set_num_threads(most)
    threads, best = min(theirs.items(), key=lambda item: item[1].median_us)
    using = f" on {threads} thread{'s' * (threads > 1)}" if device is Device.CPU else ""
    return ours | {f"PyTorch's convolution and GELU{using}": str(best)}


def _occupy(kernel: Kernel, threads: int) -> Occupancy:
    from workbench.analysis.occupancy import occupancy

    needs = kernel.resources(ARCH)
    return occupancy(threads, needs.registers, needs.static_smem_bytes, barriers=needs.barriers, arch=ARCH)


def _draw(kernel: Kernel, launch: Launch, occupancy: Occupancy, directory: Path) -> tuple[Path, ...]:
    """Write the index map of a traced launch, and the occupancy by block size."""
    from workbench.plots import draw_index_map, draw_occupancy, save

    output.make_folder(directory)
    trace = kernel.trace(grid=launch.grid, block=launch.block, strided=bool(launch.strided), **launch.arguments)
    index_map = draw_index_map(trace.index_map("y"), OP, dims=("n", "c", "h", "w"))
    return (
        *save(index_map, directory / f"{OP}_index_map"),
        *save(draw_occupancy(occupancy, OP), directory / f"{OP}_occupancy"),
    )
