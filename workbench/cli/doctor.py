"""`workbench doctor`: what is here, what works, what is missing and how to get it."""

from __future__ import annotations

import typer
from rich.table import Table
from rich.text import Text

from workbench.cli import output
from workbench.doctor import Check, examine


def doctor(json: output.JsonPath = None) -> None:
    """Say what is here, what works, what is missing and how to get it.

    Exit code 0 when kernels run here without a GPU.
    """
    report = examine()
    if json is not None:
        output.write_json(json, report.to_json())
    table = Table(box=None, pad_edge=False, show_header=False)
    area = ""
    for check in report.checks:
        table.add_row(
            "" if check.area == area else check.area, _mark(check), check.name, Text(check.detail, overflow="fold")
        )
        if check.remedy:
            table.add_row("", "", "", Text(check.remedy, style="yellow"))
        area = check.area
    output.results.print(table)
    output.results.print("Kernels run here without a GPU." if report.healthy else "[red]The CPU path does not work.[/]")
    raise typer.Exit(0 if report.healthy else 1)


def _mark(check: Check) -> Text:
    if check.ok:
        return Text("ok", style="green")
    return Text("missing", style="bold red") if check.required else Text("no", style="yellow")
