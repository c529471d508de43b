"""The table of opcodes: what a row says, and how an instruction finds its row.

A row's `form` is the PTX ISA's own notation: ``add{.rn|.rz}{.ftz}.(f32|f64)`` stands for the opcode ``add`` with an
optional rounding mode, an optional ``.ftz`` and one of two types. A choice may be several modifiers that come
together: ``{.xorsign.abs}``.
"""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from workbench.ptx.ir import TYPE_BITS, Instruction

_PART = re.compile(r"\{([^}]*)\}|\.\(([^)]*)\)|\.([\w:]+)")

Emit = Callable[..., Any]
Reference = Callable[..., Any]


@dataclass(frozen=True)
class Bound:
    """How far an approximation may be from the exact result.

    Attributes
    ----------
    size : float
        In units of `unit`.
    unit : str
        ``"ulp"`` of the result, ``"relative"``, ``"absolute"`` or ``"absolute or relative"``: whichever is wider;
        of matrix products, what the bound is to be multiplied by.
    low, high : float
        The sources for which the ISA states the bound.
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
class Row:
    """One opcode form.

    Attributes
    ----------
    form : str
        Opcode and modifiers in the ISA's notation.
    operands : str
        ``"t=t,t"``: types of the result and of the sources. ``t`` is the first type of the instruction, ``s`` the
        last, ``w`` twice the width of ``t``; anything else is a PTX type. Several results: ``"pred|pred=t,t"``.
        Empty for a row whose `emit` handles its operands by itself.
    emit : callable
        ``emit(e, match, *sources) -> Value`` for a row with `operands`; ``emit(lowering, match, instruction)`` without.
    section : str
        Section of the PTX ISA 9.0 that defines the instruction.
    reference : callable or None
        The same on NumPy arrays, written apart from `emit`: ``reference(match, *sources) -> array``, or a tuple of
        arrays. Signed integers are ``int``, predicates ``bool``, everything else its bits as ``uint``. With a `bound`
        it returns the exact results as float64. None for a row whose `emit` handles its operands by itself.
    arithmetic : bool
        Whether NaN results take the canonical bit pattern instead of an operand's.
    bound : Bound or None
        For approximations, the documented error bound; None where the result is exact.
    role : str
        ``""``; ``"end"``: control leaves the basic block; ``"sync"``: lanes wait here for those that it names;
        ``"aligned"``: the whole warp executes it together.
    writes : bool
        Whether the first operand is a result.
    updates : bool
        Whether that result is a source too.
    """

    form: str
    operands: str
    emit: Emit
    section: str
    reference: Reference | None = None
    arithmetic: bool = False
    bound: Bound | None = None
    role: str = ""
    writes: bool = True
    updates: bool = False

    @property
    def opcode(self) -> str:
        """The part of the form before the first dot."""
        return re.split(r"[.{]", self.form, maxsplit=1)[0]

    @cached_property
    def slots(self) -> tuple[tuple[str | None, ...], ...]:
        """Choices at each place behind the opcode; None stands for an optional part left out."""
        slots: list[tuple[str | None, ...]] = []
        for optional, required, literal in _PART.findall(self.form):
            choices = tuple(c.removeprefix(".") for c in (optional or required or literal).split("|"))
            slots.append((*choices, None) if optional else choices)
        return tuple(slots)

    def mnemonics(self) -> Iterator[str]:
        """Yield every spelling that the form stands for."""
        for choice in itertools.product(*self.slots):
            yield ".".join([self.opcode, *(c for c in choice if c is not None)])

    def match(self, modifiers: Sequence[str]) -> Match | None:
        """Fit `modifiers` to the form's places, or return None."""
        parts = _fit(self.slots, tuple(modifiers))
        return None if parts is None else Match(self, parts)


@dataclass(frozen=True)
class Match:
    """An instruction's modifiers, fitted to a row.

    ``"ftz" in match`` tells whether a modifier is there.
    """

    row: Row
    parts: tuple[str | None, ...]
    types: tuple[str, ...] = field(init=False)
    words: frozenset[str] = field(init=False)

    def __post_init__(self) -> None:
        words = tuple(w for p in self.parts if p is not None for w in p.split("."))
        object.__setattr__(self, "types", tuple(w for w in words if w in TYPE_BITS))
        object.__setattr__(self, "words", frozenset(words))

    def __contains__(self, modifier: str) -> bool:
        return modifier in self.words

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
        return next((c for c in choices if c in self.words), "")

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


def _fit(slots: tuple[tuple[str | None, ...], ...], modifiers: tuple[str, ...]) -> tuple[str | None, ...] | None:
    if not slots:
        return None if modifiers else ()
    for choice in slots[0]:
        words = tuple(choice.split(".")) if choice is not None else ()
        if modifiers[: len(words)] == words:
            rest = _fit(slots[1:], modifiers[len(words) :])
            if rest is not None:
                return (choice, *rest)
    return None


class Table:
    """All rows, found by opcode."""

    def __init__(self, *chapters: Sequence[Row]) -> None:
        self.rows = tuple(itertools.chain(*chapters))
        self._by_opcode: dict[str, list[Row]] = {}
        for row in self.rows:
            self._by_opcode.setdefault(row.opcode, []).append(row)

    def find(self, instruction: Instruction) -> Match | None:
        """Return the row that the instruction fits, with its modifiers; None where the table has none."""
        for row in self._by_opcode.get(instruction.opcode, ()):
            match = row.match(instruction.modifiers)
            if match is not None:
                return match
        return None

    def forms(self, opcode: str) -> tuple[str, ...]:
        """Forms of an opcode that the table has, for messages."""
        return tuple(row.form for row in self._by_opcode.get(opcode, ()))
