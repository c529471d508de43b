"""`workbench report`: what changed between two commits."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from workbench.cli import output


def report(
    base: Annotated[Path, typer.Argument(metavar="BASE.json", help="Of workbench check, before.")],
    head: Annotated[Path, typer.Argument(metavar="HEAD.json", help="The same, after.")],
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write an HTML page.", dir_okay=False)] = None,
    max_slower_pct: Annotated[
        float | None, typer.Option(min=0, metavar="P", help="Fail where a predicted time grows by more than P percent.")
    ] = None,
    max_more_registers: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="Fail where a kernel takes over N more registers.")
    ] = None,
) -> None:
    """Compare two commits by what `workbench check --json` wrote of each: time, registers, sectors, findings.

    Exit code 1 when a result is wrong that was right, something new is found, or a limit does not hold.
    """
    from workbench.gate import changes, read_figures

    found = changes(read_figures(base), read_figures(head))
    broken = found.broken(max_slower_pct=max_slower_pct, max_more_registers=max_more_registers)
    output.results.print(str(found), markup=False, soft_wrap=True)
    for problem in broken:
        output.results.print(problem, style="bold red", markup=False, soft_wrap=True)
    if html is not None:
        from workbench.plots.changes_page import changes_page

        output.write_text(html, changes_page(found, broken, base=base.stem, head=head.stem))
        output.results.print(f"wrote {html}", markup=False, soft_wrap=True)
    raise typer.Exit(1 if broken else 0)
