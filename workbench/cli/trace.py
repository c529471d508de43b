"""`workbench trace`: what each source line of a kernel does to memory."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from workbench.cli import output, words

if TYPE_CHECKING:
    from workbench.analysis.trace import Trace
    from workbench.op import Case, CaseLaunch, Variant


def trace(
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
        Path | None,
        typer.Option(metavar="DIR", help="Save each trace here, as .npz and as a page to point at."),
    ] = None,
    kernels: output.KernelsDir = None,
    json: output.JsonPath = None,
) -> None:
    """Run a kernel on the emulator and print its source with what each line does to memory. No GPU is needed.

    Exit code 1 when the kernel does not compile, or faults. The JSON has a row for each launch.
    """
    if words.is_file(target):
        from workbench.cli.launches import prepare_file

        prepared = iter([prepare_file(Path(target), kernel, grid, block, smem_bytes, arg, define)])
    else:
        prepared = of_op(target, kernels, variant, dtype, case)
    rows = []
    for number, one in enumerate(prepared, start=1):
        traced = one.trace()
        rows.append(_row(traced))
        _show(traced)
        if out is not None:
            _save(traced, out, f"{number}_{one.kernel.signature.mangled}")
    if json is not None:
        output.write_json(json, rows)


def of_op(
    name: str, kernels: Path | None, variant: str | None, dtype: str | None, case: str | None
) -> Iterator[CaseLaunch]:
    """Choose an op's launches of one case."""
    from workbench.op import launches_of

    return launches_of(*case_of_op(name, kernels, variant, dtype, case), seed=0)


def case_of_op(
    name: str, kernels: Path | None, variant: str | None, dtype: str | None, case: str | None
) -> tuple[Variant, str, Case]:
    """Choose an op's variant, element type and case, and say which."""
    from workbench.cli import launches
    from workbench.op import find_op

    op = find_op(name, kernels)
    chosen = op.variant(variant) if variant else op.variants[0]
    small = {one.name: one for one in op.cases if not one.full_size}
    if case is not None and case not in small:
        raise typer.BadParameter(f"op {name} has no small case {case!r}; it has {', '.join(small)}")
    if dtype is not None and dtype not in chosen.dtypes:
        raise typer.BadParameter(f"{chosen.name} computes in {', '.join(chosen.dtypes)}; got {dtype!r}")
    element = dtype or chosen.dtypes[0]
    sample = launches.traced_case(op, chosen, element) if case is None else small[case]
    if why := launches.obstacle(chosen, element, sample):
        raise typer.BadParameter(f"{chosen.name} does not take case {sample.name} in {element}: {why}")
    output.results.print(f"{op.name} {chosen.name}, {element}, case {sample.name}", style="bold", markup=False)
    return chosen, element, sample


def _row(traced: Trace) -> dict[str, Any]:
    return {
        "kernel": traced.kernel,
        "grid": list(traced.config.grid),
        "block": list(traced.config.block),
        "accesses": len(traced),
        "metrics": traced.counters(),
        "lines": traced.listing().to_json(),
        "instructions": traced.instructions.to_json(),
        "operations": traced.instructions.operations,
        "arithmetic_intensity": traced.arithmetic_intensity,
        "advice": [asdict(advice) for advice in traced.advice],
    }


def _show(traced: Trace) -> None:
    output.results.print(str(traced), markup=False, soft_wrap=True)
    output.results.print(str(traced.listing()), markup=False, soft_wrap=True)
    output.results.print(str(traced.instructions), markup=False, soft_wrap=True)
    for advice in traced.advice:
        output.results.print(str(advice), style="bold", markup=False, soft_wrap=True)


def _save(traced: Trace, directory: Path, stem: str) -> None:
    from workbench.core.errors import ArgumentError
    from workbench.plots import trace_page

    output.make_folder(directory)
    path = directory / f"{stem}.npz"
    traced.save(path)
    output.results.print(f"wrote {path}", markup=False, soft_wrap=True)
    path = directory / f"{stem}.html"
    try:
        output.write_text(path, trace_page(traced))
        output.results.print(f"wrote {path}", markup=False, soft_wrap=True)
    except ArgumentError as error:
        output.results.print(f"no page: {error}", markup=False, soft_wrap=True)
