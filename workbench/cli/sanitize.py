"""`workbench sanitize`: is any launch of an op at fault."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import Progress

from workbench.cli import output, words
from workbench.cli.verify import no_case, select
from workbench.core.text import counted

if TYPE_CHECKING:
    from workbench.analysis.sanitize import Finding
    from workbench.op import CaseLaunch

LaunchLabel = dict[str, str]
"""What a row says of the launch that it is about."""


def sanitize(
    ops: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[OP|FILE.cu]...",
            help="Ops to look at, or a file with a kernel; all ops by default.",
            autocompletion=words.complete_op,
        ),
    ] = None,
    variant: Annotated[str | None, typer.Option(help="One variant; all by default.")] = None,
    dtype: Annotated[str | None, typer.Option(help="One element type, as in float16; all by default.")] = None,
    case: Annotated[str | None, typer.Option(help="One case; all small ones by default.")] = None,
    seed: Annotated[int, typer.Option(help="Of the inputs.")] = 0,
    kernel: words.KernelName = "",
    grid: words.Grid = "1",
    block: words.Block = "256",
    smem_bytes: words.SmemBytes = 0,
    arg: words.Arguments = None,
    define: words.Defines = None,
    relaxed_volatile: Annotated[
        bool, typer.Option("--relaxed-volatile", help="Take volatile for relaxed atomic accesses.")
    ] = False,
    schedules: Annotated[int, typer.Option(min=1, help="Orders of blocks and warps to run each launch in.")] = 1,
    schedule: Annotated[int, typer.Option(min=0, help="Seed of the first order; 0 is the usual one.")] = 0,
    unoptimized: Annotated[
        bool | None,
        typer.Option(help="Look at a build without optimisation too; of a FILE.cu by default."),
    ] = None,
    uninitialized: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A tensor that holds nothing yet."),
    ] = None,
    settled: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A tensor that no grid before the launch still touches."),
    ] = None,
    kernels: output.KernelsDir = None,
    json: output.JsonPath = None,
) -> None:
    """Run every launch of every small case on the emulator and look for races, bad accesses and bad barriers.

    A FILE.cu is launched once, as `workbench trace` launches it, on the arguments that --arg describes.
    An unoptimised build has the accesses that the compiler leaves out as well; what it alone shows is added.
    What is found in an order other than the usual one names its seed, which --schedule runs again.
    Exit code 1 when something is found. The JSON has a row for each finding of each launch.
    """
    if ops and any(map(words.is_file, ops)):
        if len(ops) > 1:
            raise typer.BadParameter(f"expected ops, or one FILE.cu; got {' '.join(ops)}")
        work = _of_file(Path(ops[0]), kernel, grid, block, smem_bytes, arg, define)
    else:
        work = _of_ops(ops, kernels, variant, dtype, case, seed)
    options: dict[str, Any] = {
        "relaxed_volatile": relaxed_volatile,
        "schedules": schedules,
        "schedule": schedule,
        "uninitialized": uninitialized or (),
        "settled": settled or (),
        "unoptimized": "file" in work[0][0] if unoptimized is None else unoptimized,
    }
    rows: list[dict[str, Any]] = []
    counts: Counter[str] = Counter()
    shown: dict[str, int] = {}
    with Progress(console=output.errors, transient=True, disable=not output.errors.is_terminal) as progress:
        task = progress.add_task("", total=len(work))
        for where, launches in work:
            progress.update(task, description=" ".join(where.values()))
            for prepared in launches:
                report = prepared.sanitize(**options)
                counts["launches"] += 1
                counts["incomplete"] += not report.complete
                for finding in report.findings:
                    rows.append({**where, "kernel": report.kernel, **asdict(finding)})
                    kernel_of = " ".join(list(where.values())[:2])
                    key = f"{kernel_of} {finding.kind} {finding.line} {finding.other and finding.other.line}"
                    if key not in shown:
                        _show(" ".join(where.values()), finding, prepared)
                    shown[key] = shown.get(key, 0) + 1
            progress.advance(task)
    if json is not None:
        output.write_json(json, rows)
    verdict = counted(counts["launches"], "launch")
    verdict += f" of {counted(len(work), 'case')}: " if "case" in work[0][0] else ": "
    verdict += f"{counted(len(shown), 'fault')} in {counted(len(rows), 'finding')}" if rows else "no findings"
    if counts["incomplete"]:
        verdict += f"; in {counted(counts['incomplete'], 'launch')} not every suspicious access was looked at"
    output.results.print(verdict, style="bold red" if rows else "bold green", soft_wrap=True)
    raise typer.Exit(1 if rows else 0)


def _of_ops(
    names: Sequence[str] | None,
    kernels: Path | None,
    variant: str | None,
    dtype: str | None,
    case: str | None,
    seed: int,
) -> list[tuple[LaunchLabel, Iterator[CaseLaunch]]]:
    """Choose the launches of ops, each with what its rows say."""
    from workbench.op import find_op, launches_of, load_ops

    chosen = [find_op(name, kernels) for name in names] if names else list(load_ops(kernels))
    work = list(select(chosen, variant, dtype, case, full_size=False))
    if not work:
        raise no_case(chosen, variant, dtype, case, full_size=False)
    return [
        ({"op": op.name, "variant": one.name, "dtype": name, "case": sample.name}, launches_of(one, name, sample, seed))
        for op, one, name, sample in work
    ]


def _of_file(source: Path, *described: Any) -> list[tuple[LaunchLabel, Iterator[CaseLaunch]]]:
    """Prepare the launch of a file's kernel."""
    from workbench.cli.launches import prepare_file

    prepared = prepare_file(source, *described)
    return [({"file": str(source), "signature": str(prepared.kernel.signature)}, iter([prepared]))]


def _show(where: str, finding: Finding, prepared: CaseLaunch) -> None:
    """Print a finding with the source lines that it speaks of."""
    output.results.print(where, style="bold", markup=False)
    output.results.print(str(finding), markup=False, soft_wrap=True)
    lines = {finding.line, finding.other.line} if finding.other else {finding.line}
    for number in sorted(lines):
        if text := prepared.line(number):
            output.results.print(f"{number:>6} | {text}", style="dim", markup=False, soft_wrap=True)
