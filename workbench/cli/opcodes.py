"""`workbench opcodes`: the PTX instructions that the emulator has, or those that a kernel needs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.markup import escape
from rich.table import Column, Table

from workbench.cli import output, words

if TYPE_CHECKING:
    from workbench.ptx import Instruction


def opcodes(
    source: Annotated[
        Path | None, typer.Argument(metavar="[FILE.cu|FILE.ptx]", exists=True, dir_okay=False, help="What needs them.")
    ] = None,
    kernel: Annotated[
        list[str] | None, typer.Option(help='Template instance in FILE.cu, as in "scale<float, 4>".')
    ] = None,
    arch: Annotated[str, typer.Option(help="Architecture to compile for.")] = "sm_90",
    define: words.Defines = None,
    json: output.JsonPath = None,
) -> None:
    """List the instruction forms that the emulator has, or those that a file needs, with their sections of the PTX ISA.

    Exit code 1 when the file needs an instruction or a special register that the emulator lacks.
    """
    rows = _matrix() if source is None else _needs(_read_ptx(source, kernel or (), arch, define))
    if json is not None:
        output.write_json(json, rows)
    if source is None:
        _show_matrix(rows)
        raise typer.Exit(0)
    _show_needs(source, rows)
    raise typer.Exit(0 if all(row["supported"] for row in rows) else 1)


def _matrix() -> list[dict[str, Any]]:
    from workbench.emulator import support_matrix

    return [
        {
            "form": row.form,
            "opcode": row.opcode,
            "section": row.section,
            "accuracy": row.accuracy,
        }
        for row in support_matrix()
    ]


def _read_ptx(source: Path, kernels: list[str] | tuple[()], arch: str, define: list[str] | None) -> str:
    from workbench.compile import CompileOptions, Source, compile_ptx

    options = CompileOptions(arch=arch, defines=words.read_defines(define))
    return compile_ptx(Source.read(source), options, tuple(kernels)).text


def _needs(ptx: str) -> list[dict[str, Any]]:
    """One row per mnemonic of the text, in alphabetical order, behind those of special registers that are missing."""
    from workbench.emulator import TABLE, Missing, missing_forms, missing_registers
    from workbench.ptx import parse

    lacking = {missing.mnemonic: missing for missing in missing_forms(ptx)}
    found: dict[str, list[Instruction]] = {}
    for _, instruction in parse(ptx).instructions():
        found.setdefault(instruction.mnemonic, []).append(instruction)

    def row(what: str, count: int, ptx_line: int, form: str, section: str, missing: Missing | None) -> dict[str, Any]:
        return {
            "mnemonic": what,
            "count": count,
            "supported": missing is None,
            "form": form,
            "section": section,
            "ptx_line": ptx_line,
            "source": missing.source if missing else "",
            "functions": list(missing.functions) if missing else [],
            "known_forms": list(missing.known_forms) if missing else [],
        }

    rows = [row(name.mnemonic, name.count, name.ptx_line, "", "", name) for name in missing_registers(ptx)]
    for mnemonic, places in sorted(found.items()):
        match, missing = TABLE.find(places[0]), lacking.get(mnemonic)
        form, section = (match.row.form, match.row.section) if match else ("", "")
        rows.append(row(mnemonic, len(places), places[0].line, form, section, missing))
    return rows


def _show_matrix(rows: list[dict[str, Any]]) -> None:
    table = Table(Column("form", overflow="fold"), "PTX ISA 9.0", "accuracy", box=None, pad_edge=False)
    for row in rows:
        table.add_row(escape(row["form"]), row["section"], row["accuracy"])
    output.results.print(table)
    output.results.print(f"{len(rows)} forms of {len({row['opcode'] for row in rows})} opcodes")


def _show_needs(source: Path, rows: list[dict[str, Any]]) -> None:
    table = Table("instruction", "times", "PTX ISA 9.0", box=None, pad_edge=False)
    for row in rows:
        style = None if row["supported"] else "bold red"
        table.add_row(escape(row["mnemonic"]), str(row["count"]), row["section"] or "missing", style=style)
    output.results.print(table)
    lacking = [row for row in rows if not row["supported"]]
    for row in lacking:
        place = row["source"] or f"line {row['ptx_line']} of the PTX"
        there = f"; of {row['mnemonic'].split('.')[0]} there is {', '.join(row['known_forms'])}"
        known = there if row["known_forms"] else ""
        output.results.print(
            f"missing: {row['mnemonic']}, first at {place}, in {', '.join(row['functions'])}{known}",
            markup=False,
            soft_wrap=True,
        )
    verdict = f"the emulator lacks {len(lacking)}" if lacking else "the emulator has them all"
    registers = sum(row["mnemonic"].startswith("%") for row in rows)
    strange = f" and {registers} special registers" if registers else ""
    output.results.print(
        f"{source.name} needs {len(rows) - registers} instruction forms{strange}; {verdict}",
        style="bold red" if lacking else "bold green",
        markup=False,
        soft_wrap=True,
    )
