"""Vector clocks, and accesses as they stand in time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from workbench.core.events import LANES, WRITES, Scope

WarpKey = tuple[int, int]
"""Linear index of a block, and of a warp in it."""

LaneKey = tuple[int, int, int]
"""Likewise, and a lane of the warp."""

Clocks = dict[WarpKey | LaneKey, int]
"""Of each warp, the last of its times that is known to have passed; of a lane, where that is later than its warp's."""


WEAK = -1
"""`Access.strength` of a weak access."""


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
    group: int = 0  # of a bulk copy into global memory: number of its thread's group that holds it; 0: no such copy

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


def knows(clocks: Clocks, before: Access) -> bool:
    """Return whether who knows `clocks` comes behind an access."""
    warp = before.block, before.warp
    return max(clocks.get(warp, -1), clocks.get((*warp, before.lane), -1)) >= before.clock


def lanes_in(mask: int) -> Iterator[int]:
    """Yield the lanes of a mask."""
    return (lane for lane in range(LANES) if mask >> lane & 1)


@dataclass
class Known:
    """What the lanes of a warp know.

    Attributes
    ----------
    exist : int
        Mask of the lanes that the warp has.
    common : Clocks
        What all of them know.
    alone : dict of int to Clocks
        By lane, what not all of them know.
    """

    exist: int
    common: Clocks = field(default_factory=dict)
    alone: dict[int, Clocks] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.common or self.alone)

    def add(self, mask: int, clocks: Clocks) -> None:
        """Let the lanes of a mask know `clocks`."""
        if not clocks:
            return
        if not self.exist & ~mask:
            merge(self.common, clocks)
            return
        for lane in lanes_in(mask):
            merge(self.alone.setdefault(lane, {}), clocks)

    def of(self, mask: int) -> Clocks:
        """Return what the lanes of a mask know together."""
        found = dict(self.common)
        for lane in self.apart(mask):
            merge(found, self.alone[lane])
        return found

    def apart(self, mask: int) -> list[int]:
        """List the lanes of a mask that know what not all do."""
        return [lane for lane in self.alone if mask >> lane & 1]

    def merge_into(self, mask: int, into: Clocks) -> None:
        """Let those who know `into` know what the lanes of a mask do."""
        for clocks in (self.common, *(self.alone[lane] for lane in self.apart(mask))):
            merge(into, clocks)

    def at(self, lane: int, key: WarpKey | LaneKey) -> int:
        """Return the time of `key` that a lane knows of, or -1."""
        return max(self.common.get(key, -1), self.alone.get(lane, self.common).get(key, -1))

    def knows(self, lane: int, before: Access) -> bool:
        """Return whether a lane comes behind an access."""
        return knows(self.common, before) or (lane in self.alone and knows(self.alone[lane], before))

    def meet(self, mask: int) -> None:
        """Let each lane of a mask know what any of them does."""
        if not self.alone:
            return
        together: Clocks = {}
        for lane in self.apart(mask):
            merge(together, self.alone.pop(lane))
        self.add(mask, together)

    def take(self, mask: int) -> Clocks:
        """Forget what the lanes of a mask know together, and return it; what others know too, they go on knowing."""
        found = self.of(mask)
        for lane in lanes_in(mask):
            self.alone.pop(lane, None)
        if not self.exist & ~mask:
            self.common.clear()
        return found
