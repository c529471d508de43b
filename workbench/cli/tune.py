"""`workbench tune`: the fastest config of a kernel."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn
from rich.progress import Progress as Bar

from workbench.cli import output, words

if TYPE_CHECKING:
    from workbench.tune import Progress, TuneReport


def tune(
    op: Annotated[str, typer.Argument(help="The op to tune.", autocompletion=words.complete_op)],
    case: Annotated[str | None, typer.Option(help="The case to tune for; without it, the cases are listed.")] = None,
    device: Annotated[
        list[str] | None,
        typer.Option(help="cuda, cuda:1 and so on, once for each GPU; cpu, the default, predicts a ranking."),
    ] = None,
    variant: Annotated[str | None, typer.Option(help="One variant; all by default.")] = None,
    dtype: Annotated[str, typer.Option(help="Element type.")] = "float32",
    search: Annotated[str, typer.Option(help="exhaustive, random, hill-climb or model.")] = "exhaustive",
    limit: Annotated[int | None, typer.Option(min=1, help="Most candidates to try.")] = None,
    store: Annotated[Path | None, typer.Option(metavar="FILE", help="SQLite file that keeps the results.")] = None,
    time_limit_s: Annotated[float, typer.Option(min=0.1, help="For one candidate.")] = 60.0,
    warm: Annotated[bool, typer.Option("--warm", help="Leave the L2 cache as the last call left it.")] = False,
    scheduler: Annotated[
        str, typer.Option(help="local, or a Dask scheduler that you trust: tls://host:port or tcp://host:port.")
    ] = "local",
    seed: Annotated[int, typer.Option(help="Draws the inputs and starts the search.")] = 0,
    retry: Annotated[
        list[str] | None,
        typer.Option(metavar="KIND", help="Try again what ended so, such as crash or compile-error; once for each."),
    ] = None,
    csv: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the rows as CSV.")] = None,
    plots: Annotated[Path | None, typer.Option(metavar="DIR", help="Write the charts, as SVG and PNG.")] = None,
    kernels: output.KernelsDir = None,
    json: output.JsonPath = None,
) -> None:
    """Find the fastest config of an op, checking every candidate; a killed sweep goes on where it stopped.

    Exit code 0 when a right candidate was found, 1 when there is none.
    """
    from workbench.doctor import require_cuda
    from workbench.op import find_op
    from workbench.tune import Method
    from workbench.tune import tune as run

    chosen = find_op(op, kernels)
    if case is None:
        there = ", ".join(one.name for one in chosen.cases if one.suits(dtype))
        raise typer.BadParameter(f"expected the case to tune for: one of {there}", param_hint="--case")
    if scheduler == "local" and any(name != "cpu" for name in device or ()):
        require_cuda()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[left]}"))
    with Bar(*columns, console=output.errors, transient=True, disable=not output.errors.is_terminal) as bar:
        task = bar.add_task(op, left="")

        def show(progress: Progress) -> None:
            best = f"{progress.fastest} ({progress.others})" if progress.others else progress.fastest
            bar.update(task, completed=progress.done, total=progress.total, description=best, left=progress.left)

        report = run(
            chosen,
            device or "cpu",
            variant,
            dtype,
            case=case,
            search=search,
            limit=limit,
            store=store,
            method=Method(cold=not warm),
            time_limit_s=time_limit_s,
            scheduler=scheduler,
            seed=seed,
            retry=retry or (),
            progress=show,
        )
    if json is not None:
        output.write_json(json, report.to_json())
    if csv is not None:
        report.to_csv(csv)
    output.results.print(str(report), markup=False, soft_wrap=True)
    if plots is not None:
        _write_charts(plots, report)
    raise typer.Exit(0 if report.winner else 1)


def _write_charts(directory: Path, report: TuneReport) -> None:
    from workbench.plots import draw_tuning, save

    output.make_folder(directory)
    for name, figure in draw_tuning(report).items():
        for path in save(figure, directory / f"{report.problem.op}_{name}"):
            output.results.print(str(path), markup=False, soft_wrap=True)
