"""`workbench sass FILE.cu`: the machine code of a kernel, what differs from another's, and limits for CI."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape
from rich.table import Column, Table

from workbench.cli import output, words

if TYPE_CHECKING:
    from workbench.sass import Sass


def sass(
    source: Annotated[Path, typer.Argument(metavar="FILE.cu", exists=True, dir_okay=False)],
    kernel: words.KernelName = "",
    arch: Annotated[str, typer.Option(help="Architecture to compile for.")] = "sm_90",
    define: words.Defines = None,
    lines: Annotated[bool, typer.Option("--lines", help="A row for each line of the source, instead of all.")] = False,
    diff: Annotated[
        Path | None,
        typer.Option(
            metavar="OTHER.cu", exists=True, dir_okay=False, help="Compare with the kernel of this name there."
        ),
    ] = None,
    max_registers: Annotated[int | None, typer.Option(min=1, metavar="N", help="Fail above N registers.")] = None,
    max_instructions: Annotated[int | None, typer.Option(min=1, metavar="N", help="Fail above N instructions.")] = None,
    no_spills: Annotated[bool, typer.Option("--no-spills", help="Fail where local memory is accessed.")] = False,
    json: output.JsonPath = None,
) -> None:
    """List the machine code of a kernel: control codes, live registers, the line of each instruction. No GPU is needed.

    A control code is the barriers that are waited for, the barriers of reads and writes, whether the warp yields, and
    the cycles until its next instruction. Exit code 1 when a limit does not hold.
    """
    defines = words.read_defines(define)
    listed = _load(source, kernel, defines, arch)
    if json is not None:
        output.write_json(json, [listed.to_json()])
    if diff is not None:
        from workbench.sass import difference

        other = _load(diff, kernel, defines, arch)
        output.results.print(str(difference(listed, other)), markup=False, soft_wrap=True)
    elif lines:
        _show_lines(listed)
    else:
        output.results.print(str(listed), markup=False, soft_wrap=True)
    broken = _broken(listed, max_registers, max_instructions, no_spills)
    for problem in broken:
        output.results.print(f"{listed.kernel}: {problem}", style="bold red", markup=False, soft_wrap=True)
    raise typer.Exit(1 if broken else 0)


def _load(source: Path, kernel: str, defines: dict[str, str], arch: str) -> Sass:
    from workbench.kernel import load

    return load(source, words.kernel_of(source, kernel, defines), defines=defines, arch=arch).sass()


def _show_lines(listed: Sass) -> None:
    output.results.print(f"[bold]{escape(listed.kernel)}[/] for {listed.arch}: {listed.summary()}", soft_wrap=True)
    table = Table(
        Column("line", overflow="fold"),
        Column("instructions", justify="right"),
        Column("loops", justify="right"),
        Column("live registers", justify="right"),
        Column("opcodes", overflow="fold"),
        box=None,
        pad_edge=False,
    )
    for row in listed.lines:
        opcodes = ", ".join(f"{name} {count}" for name, count in row.opcodes.items())
        place = f"{Path(row.place.file).name}:{row.place.line}" if row.place else "no line"
        table.add_row(escape(place), str(row.instructions), str(row.loop_depth), str(row.live_registers), opcodes)
    output.results.print(table)


def _broken(listed: Sass, registers: int | None, instructions: int | None, no_spills: bool) -> list[str]:
    """Say which limits do not hold."""
    broken = []
    if registers is not None and listed.registers > registers:
        broken.append(f"expected at most {registers} registers; got {listed.registers}")
    if instructions is not None and len(listed.instructions) > instructions:
        broken.append(f"expected at most {instructions} instructions; got {len(listed.instructions)}")
    if no_spills and listed.local_accesses:
        first = next(one for one in listed.instructions if one.accesses_local)
        broken.append(
            f"expected no access of local memory; got {listed.local_accesses} of {listed.local_bytes} bytes, the first "
            f"at {first.place or hex(first.address)}: registers that are spilled, or an array whose index is computed"
        )
    return broken
