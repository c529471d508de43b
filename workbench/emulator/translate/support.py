"""What the emulator can run: the table of opcodes as data, and what a PTX text needs beyond it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from workbench.emulator.translate import special
from workbench.emulator.translate.opcodes import TABLE
from workbench.ptx import Instruction, Module, parse
from workbench.ptx.places import place_of

_Places = dict[str, list[tuple[str, Instruction]]]
"""Functions and instructions that have a form or read a register, by its name."""


@dataclass(frozen=True)
class Support:
    """One row of the support matrix.

    Attributes
    ----------
    form : str
        Opcode and modifiers in the PTX ISA's notation.
    section : str
        Section of the PTX ISA 9.0.
    accuracy : str
        ``"exact"``, or the error bound.
    """

    form: str
    section: str
    accuracy: str

    @property
    def opcode(self) -> str:
        """The form up to its first dot."""
        return self.form.split(".")[0].split("{")[0]


@dataclass(frozen=True)
class Missing:
    """An instruction form or a special register that a PTX text has and the emulator lacks.

    Attributes
    ----------
    mnemonic : str
        The instruction form, or the register: ``"%current_graph_exec"``.
    count : int
        Instructions of that form, or that read the register.
    functions : tuple of str
        Where they are.
    ptx_line : int
        The first one, 1-based.
    source : str
        Its place in the CUDA source, ``"file.cu:12"``; empty without a line table.
    known_forms : tuple of str
        Forms of the same opcode that the emulator has.
    """

    mnemonic: str
    count: int
    functions: tuple[str, ...]
    ptx_line: int
    source: str
    known_forms: tuple[str, ...]


def support_matrix() -> tuple[Support, ...]:
    """List every instruction form that the emulator has, in the order of the table."""
    return tuple(Support(row.form, row.section, str(row.bound or "exact")) for row in TABLE.rows)


def missing_forms(ptx: str) -> tuple[Missing, ...]:
    """List the instruction forms of a PTX text that the emulator lacks, by mnemonic.

    Raises
    ------
    PtxError
        Where the text is not PTX.
    """
    module = parse(ptx)
    found: _Places = {}
    for function, instruction in module.instructions():
        if TABLE.find(instruction) is None:
            found.setdefault(instruction.mnemonic, []).append((function.name, instruction))
    return _missing(module, found, {name: TABLE.forms(places[0][1].opcode) for name, places in found.items()})


def missing_registers(ptx: str) -> tuple[Missing, ...]:
    """List the special registers of a PTX text that the emulator lacks, by name.

    Undeclared registers are among them, since PTX spells them alike.

    Raises
    ------
    PtxError
        Where the text is not PTX.
    """
    module = parse(ptx)
    found: _Places = {}
    for function, instruction in module.instructions():
        for name in {*special.read_by(function, instruction)} - special.NAMES:
            found.setdefault(name, []).append((function.name, instruction))
    return _missing(module, found, {})


def _missing(module: Module, found: _Places, known: Mapping[str, tuple[str, ...]]) -> tuple[Missing, ...]:
    return tuple(
        Missing(
            what,
            len(places),
            tuple(dict.fromkeys(name for name, _ in places)),
            places[0][1].line,
            str(place_of(module, places[0][1]) or ""),
            known.get(what, ()),
        )
        for what, places in sorted(found.items())
    )
