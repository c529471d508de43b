"""Vector clocks, and accesses as they stand in time."""

from __future__ import annotations

from typing import NamedTuple

from workbench.core.events import WRITES

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

    @property
    def writes(self) -> bool:
        """Whether it writes."""
        return self.kind in WRITES


def merge(into: Clocks, other: Clocks) -> None:
    """Let those who know `into` know `other` too."""
    for key, clock in other.items():
        if into.get(key, -1) < clock:
            into[key] = clock
