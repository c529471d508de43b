"""Barriers that not every thread reaches alike, and member masks that do not fit who executes them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import numpy as np

from workbench.core.events import LANES, Events, Kind, active_lanes
from workbench.core.ordering import Effect, Object, kinds_that


class Arrival(NamedTuple):
    """Lanes of a warp at a barrier or at an instruction with a member mask."""

    line: int
    kind: int
    block: int
    warp: int
    mask: int

    @property
    def thread(self) -> int:
        """Linear index in the block of the first of them."""
        return self.warp * LANES + (self.mask & -self.mask).bit_length() - 1


class Divergence(NamedTuple):
    """A barrier of the whole block whose threads have arrived at different instructions, or not all of them.

    `elsewhere` is None where the others never came.
    """

    here: Arrival
    elsewhere: Arrival | None


class BadMask(NamedTuple):
    """An instruction whose lanes do not agree on who takes part."""

    arrival: Arrival
    lane: int
    members: int
    is_member: bool


class Barriers:
    """Follows the barriers of every block through a launch's events."""

    def __init__(self) -> None:
        self._waiting: dict[tuple[int, int], dict[int, Arrival]] = {}
        self.divergent: dict[tuple[int, int], Divergence] = {}
        self.bad_masks: dict[int, BadMask] = {}

    def take(self, events: Events) -> None:
        """Look at the next events."""
        for event in events[np.isin(events["kind"], kinds_that(Effect.WAITS | Effect.OPENS, Object.BARRIER))]:
            arrival = _arrival(event)
            lane = arrival.thread % LANES
            place = (arrival.block, int(event["address"][lane]))
            if arrival.kind == Kind.BARRIER:
                self._waiting.setdefault(place, {}).setdefault(arrival.line, arrival)
                continue
            lines = list(self._waiting.pop((arrival.block, int(event["address"][0])), {}).values())
            if arrival.mask == 3 and len(lines) > 1:
                self.divergent.setdefault((lines[0].line, lines[1].line), Divergence(lines[0], lines[1]))
        for bad in _bad_masks(events):
            self.bad_masks.setdefault(bad.arrival.line, bad)

    def stuck(self) -> Divergence | None:
        """Return arrivals at a barrier that has not opened, once the launch has come to a halt."""
        for lines in self._waiting.values():
            first, *others = lines.values()
            return Divergence(first, others[0] if others else None)
        return None


def _arrival(event: np.void) -> Arrival:
    line, kind, block, warp, mask = (int(event[name]) for name in ("line", "kind", "block", "warp", "mask"))
    return Arrival(line, kind, block, warp, mask)


def _bad_masks(events: Events) -> Iterator[BadMask]:
    """Yield instructions one of whose lanes is not in its own mask, or names a lane that names others."""
    meetings = events[np.isin(events["kind"], kinds_that(Effect.NAMES))]
    active = active_lanes(meetings["mask"])
    members = meetings["address"].astype(np.uint32)
    lane = np.arange(LANES, dtype=np.uint32)
    outside = active & (members >> lane & 1 == 0)
    common = np.where(active, members, 0).max(axis=1)
    unlike = active & (members != common[:, None]) & (members & common[:, None] != 0)
    rows, lanes = np.nonzero(outside | unlike)
    for row, which in zip(*_first_of_each(rows, lanes), strict=True):
        yield BadMask(_arrival(meetings[row]), which, int(members[row, which]), not outside[row, which])


def _first_of_each(rows: Iterable[int], lanes: Iterable[int]) -> tuple[list[int], list[int]]:
    first: dict[int, int] = {}
    for row, lane in zip(rows, lanes, strict=True):
        first.setdefault(int(row), int(lane))
    return list(first), list(first.values())
