"""Walk through suspicious accesses, event by event, and find those that nothing orders.

Each warp has a clock, which ticks at whatever may order its accesses, and knows the last tick of each other warp that
comes before its own next access: a vector clock. Inside a warp each lane knows as much of each other lane.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from workbench.analysis.sanitize.cells import (
    SHARED,
    Bools,
    Eras,
    Ints,
    Survey,
    accesses_of,
    each_region,
    region_of,
    shared_key,
)
from workbench.analysis.sanitize.screen import Screened, contains
from workbench.core.events import LANES, WRITES, Events, Kind, Order, Scope, active_lanes

MOST_ACCESSES = 1 << 20
"""Accesses to single cells that are looked at; what comes after them is not."""

WarpKey = tuple[int, int]
"""Linear index of a block, and of a warp in it."""

Clocks = dict[WarpKey, int]


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


class Race(NamedTuple):
    """Two accesses to one cell that nothing orders, in the order in which they ran."""

    region: int
    cell: int
    first: Access
    second: Access

    @property
    def reach(self) -> tuple[bool, bool]:
        """How far apart the two run, to compare: in other blocks, else in other warps, else in one warp."""
        return self.first.block != self.second.block, self.first.warp != self.second.warp


@dataclass
class _Warp:
    """What a warp knows.

    `lanes[j, i]` is the last tick of lane i that lane j knows of. `published` is, for each scope, what fences have made
    ready for others to learn.
    """

    clock: int = 0
    seen: Clocks = field(default_factory=dict)
    lanes: Ints = field(default_factory=lambda: np.full((LANES, LANES), -1))
    published: tuple[Clocks, ...] = field(default_factory=lambda: tuple({} for _ in Scope))

    def meet(self, mask: int) -> None:
        """Let the lanes of a mask learn all that any of them knows."""
        members = [lane for lane in range(LANES) if mask >> lane & 1]
        known = self.lanes[members].max(axis=0)
        known[members] = self.clock
        self.lanes[members] = known
        self.clock += 1


@dataclass
class _Barrier:
    """Arrivals since the barrier opened last, and what they have brought."""

    seen: Clocks = field(default_factory=dict)
    published: tuple[Clocks, ...] = field(default_factory=lambda: tuple({} for _ in Scope))
    waiting: dict[WarpKey, int] = field(default_factory=dict)


@dataclass
class _Cell:
    """The last write of a cell, the reads since, and what can be learnt by reading it atomically."""

    write: Access | None = None
    reads: dict[tuple[int, int, int], Access] = field(default_factory=dict)


def _merge(into: Clocks, other: Clocks) -> None:
    for key, clock in other.items():
        if into.get(key, -1) < clock:
            into[key] = clock


class Examiner:
    """Looks at a launch's events once more, for the cells that the screen has left.

    Parameters
    ----------
    surveyed : Survey
    screened : Screened
    """

    def __init__(self, surveyed: Survey, screened: Screened) -> None:
        self._survey = surveyed
        self._screened = screened
        self._eras = Eras()
        self._warps: dict[WarpKey, _Warp] = {}
        self._barriers: dict[tuple[int, int], _Barrier] = {}
        self._cells: dict[tuple[int, int, int], _Cell] = {}
        self._signals: dict[tuple[int, int, int], tuple[Clocks, ...]] = {}
        self._looked_at = 0
        self.races: dict[tuple[int, int, int], Race] = {}

    @property
    def complete(self) -> bool:
        """Whether every suspicious access has been looked at."""
        return self._looked_at <= MOST_ACCESSES

    def examine(self, batches: Iterable[Events]) -> list[Race]:
        """Return one race of each region and pair of source lines: the first of those that reach furthest.

        What orders that one, such as a barrier of the block, orders those within a warp too.
        """
        first = 0
        for events in batches:
            self._take(events, first)
            first += len(events)
            if not self.complete:
                break
        return list(self.races.values())

    def _take(self, events: Events, first: int) -> None:
        cells = self._suspicious(events)
        relevant = events["kind"] >= Kind.BARRIER
        if self._survey.publishes:
            relevant |= (events["order"] > 0) & (events["kind"] < Kind.BARRIER)
        relevant[list(cells)] = True
        for row in np.flatnonzero(relevant).tolist():
            event = events[row]
            kind, block, warp = int(event["kind"]), int(event["block"]), int(event["warp"])
            mask, order, scope = int(event["mask"]), int(event["order"]), int(event["scope"])
            if kind >= Kind.BARRIER:
                self._synchronise(event, kind, block, warp, mask, scope)
                continue
            me = self._warp(block, warp)
            strong_for = scope if order else -1
            access = Access(first + row, block, warp, 0, me.clock, int(event["line"]), kind, strong_for)
            signals = self._signals_of(events, row) if order and self._survey.publishes else []
            if Kind(kind).reads:
                for signal in signals:
                    self._learn(me, signal, (block, warp), mask)
            for region, cell, thread in cells.get(row, ()):
                self._check(region, cell, access._replace(lane=thread % LANES), me)
            if access.writes:
                for signal in signals:
                    self._tell(me, signal, (block, warp), order, scope)

    def _suspicious(self, events: Events) -> dict[int, list[tuple[int, int, int]]]:
        """Suspicious accesses of a batch by event: region, cell, thread."""
        era = self._eras.of(events)
        found: dict[int, list[tuple[int, int, int]]] = {}
        for name, region, rows in each_region(events, self._survey.regions):
            suspects: Bools
            if name == SHARED:
                if not len(self._screened.shared):
                    continue
                accesses = accesses_of(events, rows, region)
                block = events["block"][accesses.row]
                suspects = contains(self._screened.shared, shared_key(block, era[accesses.row], accesses.cell))
            elif name in self._screened.tensors and self._screened.tensors[name].any():
                accesses = accesses_of(events, rows, region)
                suspects = self._screened.tensors[name][accesses.cell]
            else:
                continue
            chosen = (column[suspects].tolist() for column in (accesses.row, accesses.cell, accesses.thread))
            for row, cell, thread in zip(*chosen, strict=True):
                found.setdefault(row, []).append((name, cell, thread))
        return found

    def _warp(self, block: int, warp: int) -> _Warp:
        known = self._warps.get((block, warp))
        if known is None:
            known = self._warps[block, warp] = _Warp()
        return known

    # What orders accesses

    def _synchronise(self, event: np.void, kind: int, block: int, warp: int, mask: int, scope: int) -> None:
        me = self._warp(block, warp)
        if kind == Kind.WARP_SYNC:
            me.meet(mask)
        elif kind == Kind.FENCE:
            for published in me.published[: scope + 1]:
                _merge(published, {**me.seen, (block, warp): me.clock})
            me.clock += 1
        elif kind in {Kind.BARRIER, Kind.BARRIER_ARRIVE}:
            lane = (mask & -mask).bit_length() - 1
            barrier = self._barriers.setdefault((block, int(event["address"][lane])), _Barrier())
            _merge(barrier.seen, {**me.seen, (block, warp): me.clock})
            for brought, published in zip(barrier.published, me.published, strict=True):
                _merge(brought, published)
            if kind == Kind.BARRIER:
                barrier.waiting[block, warp] = barrier.waiting.get((block, warp), 0) | mask
            me.clock += 1
        elif kind == Kind.BARRIER_OPEN:
            barrier = self._barriers.pop((block, int(event["address"][0])), _Barrier())
            for key, lanes in barrier.waiting.items():
                sleeper = self._warps[key]
                _merge(sleeper.seen, barrier.seen)
                for published, brought in zip(sleeper.published, barrier.published, strict=True):
                    _merge(published, brought)
                sleeper.meet(lanes)

    def _signals_of(self, events: Events, row: int) -> list[tuple[int, int, int]]:
        """Places that a strong access goes to: region, block where that is shared memory, byte."""
        event = events[row]
        region = int(region_of(events[row : row + 1])[0])
        block = int(event["block"]) if region == SHARED else -1
        lanes = active_lanes(events["mask"][row : row + 1])[0]
        return [(region, block, byte) for byte in np.unique(event["address"][lanes]).tolist()]

    def _learn(self, me: _Warp, signal: tuple[int, int, int], own: WarpKey, mask: int) -> None:
        if (told := self._signals.get(signal)) is not None:
            _merge(me.seen, told[Scope.DEVICE])
            _merge(me.seen, {key: clock for key, clock in told[Scope.BLOCK].items() if key[0] == own[0]})
            clock = max(known.get(own, -1) for known in told)  # what other lanes of the warp have told
            lanes = [lane for lane in range(LANES) if mask >> lane & 1]
            me.lanes[lanes] = np.maximum(me.lanes[lanes], clock)

    def _tell(self, me: _Warp, signal: tuple[int, int, int], key: WarpKey, order: int, scope: int) -> None:
        """Let whoever reads `signal` learn what this warp has published, or with a release all that it knows."""
        news = me.published
        if order & Order.RELEASE:
            news = tuple({**me.seen, key: me.clock} for _ in Scope)
            me.clock += 1
        told = self._signals.setdefault(signal, tuple({} for _ in Scope))
        for known, published in zip(told[: scope + 1], news, strict=False):
            _merge(known, published)

    # What is not ordered

    def _check(self, region: int, cell: int, now: Access, me: _Warp) -> None:
        self._looked_at += 1
        home = now.block if region == SHARED else -1
        state = self._cells.get((region, home, cell))
        if state is None:
            state = self._cells[region, home, cell] = _Cell()
        if state.write is not None:
            self._compare(region, cell, state.write, now, me)
        if now.writes:
            for before in state.reads.values():
                self._compare(region, cell, before, now, me)
            if state.write is None or state.write.event != now.event:
                state.reads.clear()
            state.write = now
        else:
            state.reads[now.block, now.warp, now.lane] = now

    def _compare(self, region: int, cell: int, before: Access, now: Access, me: _Warp) -> None:
        if self._ordered(before, now, me):
            return
        race, key = Race(region, cell, before, now), (region, before.line, now.line)
        if race.reach > self.races.setdefault(key, race).reach:
            self.races[key] = race

    @staticmethod
    def _ordered(before: Access, now: Access, me: _Warp) -> bool:
        """Tell whether `before` happens before `now`, or the two do not race for another reason."""
        if before.event == now.event:
            return True
        same_block = before.block == now.block
        weaker = min(before.strong_for, now.strong_for)
        if weaker == Scope.DEVICE or (weaker == Scope.BLOCK and same_block):
            return True
        if same_block and before.warp == now.warp:
            return before.lane == now.lane or bool(me.lanes[now.lane, before.lane] >= before.clock)
        return me.seen.get((before.block, before.warp), -1) >= before.clock
