"""The PTX ISA's notation of an instruction's forms, and how modifiers fit one.

``add{.rn|.rz}{.ftz}.(f32|f64)`` stands for the opcode ``add`` with an optional rounding mode, an optional ``.ftz`` and
one of two types. A choice may be several modifiers that only come together: ``{.xorsign.abs}``. Text behind a blank
shows the operands.

ptxas takes the modifiers in any order, with two limits. Types, state spaces and layouts keep their order among
themselves. Words that continue the opcode's name come first. NVRTC writes ``min.s16x2.relu``, and people write
``cvt.f32.rn.f64``.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from workbench.core.forks import cached_property

_PART = re.compile(r"\{([^}]*)\}|\.\(([^)]*)\)|\.([\w:]+)")
_IN_ORDER = {
    "type": re.compile(r"pred|tf32|(u?e\dm\d|b?f\d+|[bsu]\d+)(x\d)?"),
    "space": re.compile(r"(global|shared|local|const|param)(::\w+)?"),
    "layout": re.compile(r"row|col"),
}
"""Modifiers of which an instruction may have several, with a meaning that depends on their order, by kind."""
_NAME = re.compile(
    r"lo|hi|wide|l|r|to|full|pack|async|bulk|reduce|tensor|prefetch|proxy|mbarrier|commit_group|wait_group|wait_all"
    r"|init|inval|arrive|arrive_drop|expect_tx|complete_tx|test_wait|try_wait|parity|pending_count|replace|cp_fenceproxy"
)
"""Words that continue an opcode's name, so they follow it: ``mul.lo.s32`` is an instruction, ``mul.s32.lo`` is none."""


@dataclass(frozen=True)
class Form:
    """Opcode and modifiers in the ISA's notation.

    Attributes
    ----------
    form : str
    """

    form: str

    @property
    def opcode(self) -> str:
        """The part of the form before the first dot."""
        return re.split(r"[.{]", self.form, maxsplit=1)[0]

    @cached_property
    def slots(self) -> tuple[tuple[str | None, ...], ...]:
        """Choices at each place behind the opcode. None is an optional part that is left out."""
        slots: list[tuple[str | None, ...]] = []
        for optional, required, literal in _PART.findall(self.form.partition(" ")[0]):
            choices = tuple(c.removeprefix(".") for c in (optional or required or literal).split("|"))
            slots.append((*choices, None) if optional else choices)
        return tuple(slots)

    @cached_property
    def vocabulary(self) -> frozenset[str]:
        """All modifiers that the form has."""
        return frozenset(w for slot in self.slots for choice in slot if choice is not None for w in choice.split("."))

    def mnemonics(self) -> Iterator[str]:
        """Yield every instruction that the form stands for."""
        for choice in itertools.product(*self.slots):
            yield ".".join([self.opcode, *(c for c in choice if c is not None)])

    def fit(self, modifiers: Sequence[str], *, in_order: bool) -> tuple[str | None, ...] | None:
        """Fit modifiers to the form's places; return the choice at each place, or None if they do not fit."""
        if not in_order and not self.vocabulary.issuperset(modifiers):
            return None
        return _fit(self.slots, tuple(modifiers), in_order=in_order)


def _fit(
    slots: tuple[tuple[str | None, ...], ...], modifiers: tuple[str, ...], *, in_order: bool
) -> tuple[str | None, ...] | None:
    """Choose at each place so that all modifiers are taken: from the front if `in_order`, else from anywhere."""
    if not slots:
        return None if modifiers else ()
    for choice in slots[0]:
        left = modifiers if choice is None else _without(choice.split("."), modifiers, in_order=in_order)
        if left is not None:
            rest = _fit(slots[1:], left, in_order=in_order)
            if rest is not None:
                return (choice, *rest)
    return None


def _without(words: Sequence[str], modifiers: tuple[str, ...], *, in_order: bool) -> tuple[str, ...] | None:
    """Take words out of the modifiers, the first of each kind first. Return what is left; None if a word is missing."""
    for word in words:
        at = modifiers.index(word) if word in modifiers else -1
        if (
            at < 0
            or (at and (in_order or _NAME.fullmatch(word)))
            or any(_kind(before) == _kind(word) for before in modifiers[:at])
        ):
            return None
        modifiers = modifiers[:at] + modifiers[at + 1 :]
    return modifiers


@cache
def _kind(word: str) -> str:
    """Name the kind of a modifier that keeps its order among its kind; any other is a kind of its own."""
    return next((kind for kind, pattern in _IN_ORDER.items() if pattern.fullmatch(word)), word)
