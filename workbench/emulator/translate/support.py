"""What the emulator can run: the table of opcodes as data, and what a PTX text needs beyond it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from workbench.emulator.translate import special
from workbench.emulator.translate.opcodes import TABLE
from workbench.ptx import Instruction, parse
from workbench.ptx.ir import Function
from workbench.ptx.places import place_of


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
        The instruction form, or the register: ``"%aggr_smem_size"``.
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
    return _missing(ptx, lambda _, instruction: () if TABLE.find(instruction) else (instruction.mnemonic,))


def missing_registers(ptx: str) -> tuple[Missing, ...]:
    """List the special registers of a PTX text that the emulator lacks, by name.

    Undeclared registers are among them, since PTX spells them alike.

    Raises
    ------
    PtxError
        Where the text is not PTX.
    """
    return _missing(ptx, lambda *where: {*special.read_by(*where)} - special.NAMES)


def _missing(ptx: str, lacks: Callable[[Function, Instruction], Iterable[str]]) -> tuple[Missing, ...]:
    """List what instructions of a text lack: ``lacks(function, instruction)`` are forms, or names of registers."""
    module = parse(ptx)
    found: dict[str, list[tuple[str, Instruction]]] = {}
    for function, instruction in module.instructions():
        for name in lacks(function, instruction):
            found.setdefault(name, []).append((function.name, instruction))
    return tuple(
        Missing(
            what,
            len(places),
            tuple(dict.fromkeys(name for name, _ in places)),
            places[0][1].line,
            str(place_of(module, places[0][1]) or ""),
            () if what.startswith("%") else TABLE.forms(places[0][1].opcode),
        )
        for what, places in sorted(found.items())
    )
