"""The table of opcodes: what a row says, and how the row of an instruction is found."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from operator import contains
from typing import Any

from workbench.core.forks import cached_property
from workbench.ptx.forms import Form
from workbench.ptx.ir import TYPE_BITS, Instruction, Label, Module, Operand

Emit = Callable[..., Any]


@dataclass(frozen=True)
class Bound:
    """How far an approximation may be from the exact result.

    Attributes
    ----------
    size : float
        In units of `unit`.
    unit : str
        ``"ulp"`` of the result, ``"relative"``, ``"absolute"`` or ``"absolute or relative"``: whichever is wider. For
        matrix products, what the bound is multiplied by.
    low, high : float
        Range of the sources for which the ISA states the bound.
    """

    size: float
    unit: str
    low: float = -math.inf
    high: float = math.inf

    def __str__(self) -> str:
        size = f"{self.size:g}" if self.unit == "ulp" else f"2^{math.log2(self.size):.4g}"
        where = "" if math.isinf(self.high) else f" in [{self.low:.4g}, {self.high:.4g}]"
        return f"{size} {self.unit}{where}"


@dataclass(frozen=True)
class Row(Form):
    """One opcode form.

    Attributes
    ----------
    form : str
        Opcode and modifiers in the ISA's notation: see `workbench.ptx.forms`.
    operands : str
        For a row that only computes, ``"t=t,t"``: types of the result and of the sources. ``t`` is the first type of
        the instruction, ``s`` the last, ``w`` twice the width of ``t``; anything else is a PTX type. Several results:
        ``"pred|pred=t,t"``. For any other row, ``"d, [a], a?"``: signs of `shapes`. The row's `emit` is called only
        with operands that fit.
    emit : callable
        ``emit(e, match, *sources) -> Value`` for a row that only computes, else
        ``emit(lowering, match, instruction)``.
    section : str
        Section of the PTX ISA 9.0 that defines the instruction.
    arithmetic : bool
        Whether NaN results take the canonical bit pattern instead of an operand's.
    bound : Bound or None
        For approximations, the documented error bound; None where the result is exact.
    role : str
        ``"end"``: control leaves the basic block. ``"sync"``: lanes wait for the lanes that it names. ``"aligned"``:
        the whole warp executes it together. ``"group"``: the four warps of a warp group do. Else empty.
    updates : bool
        Whether the result is a source too.
    selectors : tuple of tuple of str
        For a video instruction, the choices of `Instruction.selectors` at each operand.
    """

    operands: str
    emit: Emit
    section: str
    arithmetic: bool = False
    bound: Bound | None = None
    role: str = ""
    updates: bool = False
    selectors: tuple[tuple[str, ...], ...] = ()

    @property
    def computes(self) -> bool:
        """Whether the instruction does no more than compute a result from its sources."""
        return "=" in self.operands

    @cached_property
    def writes(self) -> bool:
        """Whether the first operand is a result."""
        first = self.operands.partition(",")[0]
        return self.computes or not {"d", "{d}", "d|p", "{d}|p"}.isdisjoint(first.split("/"))

    def sources(self, instruction: Instruction) -> tuple[Operand, ...]:
        """Operands that an instruction reads."""
        return instruction.operands[1 if self.writes and not self.updates else 0 :]

    def selects(self, instruction: Instruction) -> bool:
        """Whether the form has the selectors of an instruction; one without any has the form's defaults."""
        if not self.selectors or not instruction.operands:
            return not instruction.selectors
        found = instruction.selectors or ("",) * len(instruction.operands)
        return len(found) == len(self.selectors) and all(map(contains, self.selectors, found))

    def match(
        self, modifiers: Sequence[str], selectors: tuple[str, ...] = (), *, in_order: bool = True
    ) -> Match | None:
        """Fit modifiers to the form's places; return None if they do not fit."""
        parts = self.fit(modifiers, in_order=in_order)
        return None if parts is None else Match(self, parts, selectors or ("",) * len(self.selectors))


@dataclass(frozen=True)
class Match:
    """An instruction's modifiers, fitted to a row.

    ``"ftz" in match`` says whether a modifier is there.
    """

    row: Row
    parts: tuple[str | None, ...]
    selectors: tuple[str, ...] = ()
    types: tuple[str, ...] = field(init=False)
    words: frozenset[str] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "types", tuple(w for w in self.modifiers if w in TYPE_BITS))
        object.__setattr__(self, "words", frozenset(self.modifiers))

    def __contains__(self, modifier: str) -> bool:
        return modifier in self.words

    @cached_property
    def modifiers(self) -> tuple[str, ...]:
        """The modifiers in the form's order."""
        return tuple(w for p in self.parts if p is not None for w in p.split("."))

    @property
    def type(self) -> str:
        """The first type of the instruction."""
        return self.types[0]

    @property
    def signed(self) -> bool:
        """Whether the first type is a signed integer."""
        return self.type[0] == "s"

    def one_of(self, *choices: str) -> str:
        """Return which of `choices` is there, or an empty string."""
        words = self.words
        for choice in choices:
            if choice in words:
                return choice
        return ""

    @cached_property
    def result_types(self) -> tuple[str, ...]:
        """PTX types of the results."""
        left = self.row.operands.split("=")[0]
        return tuple(self._resolve(t) for t in left.split("|") if t)

    @cached_property
    def source_types(self) -> tuple[str, ...]:
        """PTX types of the sources."""
        right = self.row.operands.partition("=")[2]
        return tuple(self._resolve(t) for t in right.split(",") if t)

    def _resolve(self, token: str) -> str:
        if token == "t":
            return self.types[0]
        if token == "s":
            return self.types[-1]
        if token == "w":
            return f"{self.types[0][0]}{2 * TYPE_BITS[self.types[0]]}"
        return token


class Table:
    """All rows, found by opcode.

    Parameters
    ----------
    *chapters : sequence of Row

    Attributes
    ----------
    rows : tuple of Row
        Those of the chapters.
    """

    def __init__(self, *chapters: Sequence[Row]) -> None:
        self.rows = tuple(itertools.chain(*chapters))
        self._by_opcode: dict[str, tuple[Row, ...]] = {}
        self._found: dict[tuple[str, tuple[str, ...], tuple[str, ...], int], Match] = {}
        self.admit(self.rows)

    def admit(self, rows: Sequence[Row]) -> None:
        """Let instructions with these rows be found. Those of an instrument are none of the ISA's."""
        by_opcode: dict[str, tuple[Row, ...]] = {}
        for row in rows:
            by_opcode[row.opcode] = (*by_opcode.get(row.opcode, ()), row)
        self._by_opcode |= by_opcode

    def find(self, instruction: Instruction) -> Match | None:
        """Return the row that an instruction fits, with its modifiers; None if there is none.

        A row whose form has the modifiers in the instruction's order comes before a row with another order.
        """
        modifiers, selectors = instruction.modifiers, instruction.selectors
        spelling = instruction.opcode, modifiers, selectors, len(instruction.operands)
        if spelling not in self._found:
            rows = [row for row in self._by_opcode.get(instruction.opcode, ()) if row.selects(instruction)]
            matches = (row.match(modifiers, selectors, in_order=order) for order in (True, False) for row in rows)
            match = next((m for m in matches if m is not None), None)
            if match is None:
                return None
            self._found[spelling] = match
        return self._found[spelling]

    def respell(self, module: Module) -> Module:
        """Put the modifiers of every instruction that has a row into the order of the row's form."""

        def respelled(statement: Label | Instruction) -> Label | Instruction:
            match = None if isinstance(statement, Label) else self.find(statement)
            if isinstance(statement, Label) or match is None or match.modifiers == statement.modifiers:
                return statement
            return replace(statement, modifiers=match.modifiers)

        functions = {
            name: replace(function, body=tuple(map(respelled, function.body)))
            for name, function in module.functions.items()
        }
        return replace(module, functions=functions)

    def forms(self, opcode: str) -> tuple[str, ...]:
        """Forms of an opcode that the table has, for messages."""
        return tuple(row.form for row in self._by_opcode.get(opcode, ()))
