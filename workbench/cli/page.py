"""`workbench page`: a kernel as one HTML page: source, PTX and SASS, the figures of each line, what differs."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from workbench.cli import output, words
from workbench.cli.trace import case_of_op

if TYPE_CHECKING:
    from workbench.op import Case, CaseLaunch, Variant
    from workbench.plots.kernel_page import Page


def page(
    target: words.Target,
    html: Annotated[Path, typer.Option("--html", metavar="FILE", help="Write the page to FILE.", dir_okay=False)],
    variant: words.OneVariant = None,
    dtype: words.OneDtype = None,
    case: words.OneCase = None,
    kernel: words.KernelName = "",
    grid: words.Grid = "",
    block: words.Block = "256",
    smem_bytes: words.SmemBytes = 0,
    arg: words.Arguments = None,
    define: words.Defines = None,
    diff: Annotated[
        str | None,
        typer.Option(
            metavar="OTHER.cu|VARIANT", help="Compare with the kernel of this name there, or another variant of OP."
        ),
    ] = None,
    gpu: Annotated[str, typer.Option(help="The GPU: H200, H100, ...")] = "H200",
    kernels: output.KernelsDir = None,
) -> None:
    """Write one HTML page of a kernel: source, PTX and SASS beside each other, with the figures of each line.

    A few blocks run on the emulator; without --grid, the page of FILE.cu has the code alone. Of an op with several
    launches, that which executes most is shown, or the one that --kernel names. The page loads nothing.
    """
    if words.is_file(target):
        made = _of_file(Path(target), kernel, grid, block, smem_bytes, arg, define, gpu)
        if diff is not None:
            made = made.diff(_of_file(Path(diff), kernel, grid, block, smem_bytes, arg, define, gpu))
    else:
        made = _of_launch(_heaviest(*case_of_op(target, kernels, variant, dtype, case), kernel), gpu)
        if diff is not None:
            made = made.diff(_of_launch(_heaviest(*case_of_op(target, kernels, diff, dtype, case), kernel), gpu))
    output.write_text(html, made.html)
    output.results.print(f"wrote {html}", markup=False, soft_wrap=True)


def _of_file(
    source: Path,
    kernel: str,
    grid: str,
    block: str,
    smem_bytes: int,
    arg: list[str] | None,
    define: list[str] | None,
    gpu: str,
) -> Page:
    from workbench.plots.kernel_page import page as page_of

    if grid:
        from workbench.cli.launches import prepare_file

        return _of_launch(prepare_file(source, kernel, grid, block, smem_bytes, arg, define), gpu)
    if not source.is_file():
        raise typer.BadParameter(f"there is no file {source}", param_hint="FILE.cu")
    if arg or smem_bytes:
        raise typer.BadParameter("arguments are for a launch, which needs a grid", param_hint="--grid")
    from workbench.kernel import load

    defines = words.read_defines(define)
    return page_of(load(source, words.kernel_of(source, kernel, defines), defines=defines), gpu=gpu)


def _of_launch(one: CaseLaunch, gpu: str) -> Page:
    from workbench.plots.kernel_page import page as page_of

    return page_of(one.kernel, **one.launch.configuration, **one.launch.arguments, gpu=gpu)


def _heaviest(variant: Variant, dtype: str, case: Case, kernel: str) -> CaseLaunch:
    """Choose a launch of a case by its kernel's name, or the one that executes most; those before it have run."""
    from workbench.op import launches_of

    sizes = [
        (one.kernel.signature.name, one.trace().instructions.warps) for one in launches_of(variant, dtype, case, 0)
    ]
    named = [i for i, (name, _) in enumerate(sizes) if not kernel or name == kernel]
    if not named:
        names = ", ".join(dict.fromkeys(name for name, _ in sizes)) or "none"
        raise typer.BadParameter(f"expected a kernel of the launches: {names}; got {kernel!r}", param_hint="--kernel")
    chosen = max(named, key=lambda i: sizes[i][1])
    fresh = launches_of(variant, dtype, case, 0)
    for before in islice(fresh, chosen):
        before.kernel.launch(**before.launch.configuration, **before.launch.arguments)
    return next(fresh)
