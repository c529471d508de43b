"""`workbench mutate`: which faults in an op's kernels do verify and sanitize not notice."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from workbench.cli import output, words


def mutate(
    ops: Annotated[
        list[str] | None,
        typer.Argument(metavar="[OP]...", help="Ops; all by default.", autocompletion=words.complete_op),
    ] = None,
    count: Annotated[int, typer.Option(min=1, help="Mutants of each op; the operators take turns.")] = 40,
    variant: Annotated[str | None, typer.Option(help="Mutate only the files of one variant.")] = None,
    operator: Annotated[
        list[str] | None, typer.Option(help="A kind of fault, as in drop-barrier; repeat it for several.")
    ] = None,
    seed: Annotated[int, typer.Option(help="Draws the mutants and the inputs.")] = 0,
    workers: Annotated[int, typer.Option(min=1, help="Processes that judge at the same time.")] = 1,
    time_limit: Annotated[float, typer.Option(min=1, help="CPU seconds of a check that has no end.")] = 60.0,
    patience: Annotated[
        float,
        typer.Option(min=1, help="CPU seconds, about, for all checks of a mutant; without a limit by default."),
    ] = math.inf,
    log: Annotated[
        Path | None, typer.Option(help="A file of JSON lines: mutants in it are not judged again, others are added.")
    ] = None,
    again: Annotated[bool, typer.Option(help="Judge again what survived for no listed reason.")] = False,
    kernels: output.KernelsDir = None,
    json: output.JsonPath = None,
) -> None:
    """Plant faults in the kernels, one at a time, and list those that no check notices.

    A fault is a barrier dropped, a bound off by one, a term missing and the like. Each is verified on every small case
    and sanitised, on the emulator. Exit code 1 when a fault survives that is not known to be equivalent.
    """
    from workbench.mutate import Log, MutantRow, MutationReport
    from workbench.mutate import mutate as plant
    from workbench.op import find_op, load_ops

    chosen = [find_op(name, kernels) for name in ops] if ops else load_ops(kernels)
    rows = None if log is None else Log(log, again=again)
    report = MutationReport(())
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=output.errors, transient=True, disable=not output.errors.is_terminal) as progress:
        for op in chosen:
            task = progress.add_task(op.name, total=count)

            def watch(row: MutantRow, task: TaskID = task) -> None:
                progress.update(task, description=f"{row.op} {row.mutant.mutation.operator}", advance=1)

            report += plant(
                op,
                count,
                variant=variant,
                operators=operator or (),
                seed=seed,
                workers=workers,
                time_limit_s=time_limit,
                patience_s=patience,
                log=rows,
                watch=watch,
            )
    if json is not None:
        output.write_json(json, report.to_json())
    output.results.print(str(report), markup=False, soft_wrap=True)
    raise typer.Exit(0 if report.passed else 1)
