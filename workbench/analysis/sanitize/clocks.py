"""Vector clocks, and accesses as they stand in time."""

from __future__ import annotations

from typing import NamedTuple

from workbench.core.events import WRITES, Scope

WarpKey = tuple[int, int]
"""Linear index of a block, and of a warp in it."""

Clocks = dict[WarpKey, int]
"""Of each warp, the last of its times that is known to have passed."""


class Access(NamedTuple):
    """One access to one cell, when it happened."""

    event: int
    block: int
    warp: int
    lane: int
    clock: int
    line: int
    kind: int
    strong_for: int  # -1 for a weak access, else a Scope
    volatile: bool = False  # strong through volatile, and no poll
    fenced: int = -1  # widest Scope that the warp has executed a fence for before; -1: none

    @property
    def strength(self) -> int:
        """How strong it is, to compare: weak, volatile, or atomic for a scope."""
        return self.strong_for if self.strong_for < 0 else 0 if self.volatile else self.strong_for + 1

    def is_fenced_for(self, other: Access) -> bool:
        """Whether the warp has executed a fence before, for the threads of the other's block or of all."""
        return self.fenced >= (Scope.BLOCK if self.block == other.block else Scope.DEVICE)

    @property
    def writes(self) -> bool:
        """Whether it writes."""
        return self.kind in WRITES


def merge(into: Clocks, other: Clocks) -> None:
    """Let those who know `into` know `other` too."""
    for key, clock in other.items():
        if into.get(key, -1) < clock:
            into[key] = clock
