"""`workbench sanitize`: is any launch of an op at fault."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import Progress

from workbench.cli import output
from workbench.cli.verify import select

if TYPE_CHECKING:
    from workbench.analysis.sanitize import Finding
    from workbench.op import CaseLaunch


def sanitize(
    ops: Annotated[list[str] | None, typer.Argument(metavar="[OP]...", help="Ops to look at; all by default.")] = None,
    variant: Annotated[str | None, typer.Option(help="One variant; all by default.")] = None,
    dtype: Annotated[str | None, typer.Option(help="One element type, as in float16; all by default.")] = None,
    case: Annotated[str | None, typer.Option(help="One case; all small ones by default.")] = None,
    seed: Annotated[int, typer.Option(help="Of the inputs.")] = 0,
    kernels: output.KernelsDir = None,
    json: output.JsonPath = None,
) -> None:
    """Run every launch of every small case on the emulator and look for races, bad accesses and bad barriers.

    Exit code 1 when something is found. The JSON has a row for each finding of each launch.
    """
    from workbench.op import find_op, launches_of, load_ops

    chosen = [find_op(name, kernels) for name in ops] if ops else load_ops(kernels)
    work = list(select(chosen, variant, dtype, case, full_size=False))
    if not work:
        raise typer.BadParameter("no case is chosen; `workbench list --json` names variants, dtypes and cases")
    rows: list[dict[str, Any]] = []
    counts: Counter[str] = Counter()
    shown: dict[str, int] = {}
    with Progress(console=output.errors, transient=True, disable=not output.errors.is_terminal) as progress:
        task = progress.add_task("", total=len(work))
        for op, one, name, sample in work:
            where = {"op": op.name, "variant": one.name, "dtype": name, "case": sample.name}
            progress.update(task, description=" ".join(where.values()))
            for prepared in launches_of(one, name, sample, seed):
                report = prepared.sanitize()
                counts["launches"] += 1
                counts["incomplete"] += not report.complete
                for finding in report.findings:
                    rows.append({**where, "kernel": report.kernel, **asdict(finding)})
                    key = f"{op.name} {one.name} {finding.kind} {finding.line} {finding.other and finding.other.line}"
                    if key not in shown:
                        _show(" ".join(where.values()), finding, prepared)
                    shown[key] = shown.get(key, 0) + 1
            progress.advance(task)
    if json is not None:
        output.write_json(json, rows)
    verdict = f"{counts['launches']} launches of {len(work)} cases: "
    verdict += f"{len(shown)} faults in {len(rows)} findings" if rows else "no findings"
    if counts["incomplete"]:
        verdict += f"; in {counts['incomplete']} launches not every suspicious access was looked at"
    output.results.print(verdict, style="bold red" if rows else "bold green", soft_wrap=True)
    raise typer.Exit(1 if rows else 0)


def _show(where: str, finding: Finding, prepared: CaseLaunch) -> None:
    """Print a finding with the source lines that it speaks of."""
    output.results.print(where, style="bold", markup=False)
    output.results.print(str(finding), markup=False, soft_wrap=True)
    lines = {finding.line, finding.other.line} if finding.other else {finding.line}
    for number in sorted(lines):
        if text := prepared.line(number):
            output.results.print(f"{number:>6} | {text}", style="dim", markup=False, soft_wrap=True)
