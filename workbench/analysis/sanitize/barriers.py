"""Barriers that not every thread reaches alike, and member masks that do not fit who executes them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import numpy as np

from workbench.core.events import BARRIER_BITS, COUNT_SHIFT, LANES, Events, Kind, active_lanes
from workbench.core.ordering import Effect, Object, kinds_that

_COUNTS = 1 << 12
"""More than the threads that a barrier can take."""


class Arrival(NamedTuple):
    """Lanes of a warp at a barrier or at an instruction with a member mask."""

    line: int
    kind: int
    block: int
    warp: int
    mask: int
    takes: int = 0  # how many threads the barrier takes

    @property
    def thread(self) -> int:
        """Linear index in the block of the first of them."""
        return self.warp * LANES + (self.mask & -self.mask).bit_length() - 1

    @property
    def threads(self) -> list[int]:
        """Linear indices of all of them."""
        return [self.warp * LANES + lane for lane in range(LANES) if self.mask >> lane & 1]


class Divergence(NamedTuple):
    """A barrier whose threads disagree on how many it takes, or one of the whole block that not all reach alike.

    The threads of the latter have arrived at different instructions, or not all of them. `elsewhere` is None where the
    others never came; `left` are the threads, by linear index, that have exited then. `number` is the barrier's, and
    `waiting` how many threads wait at one that never opens.
    """

    here: Arrival
    elsewhere: Arrival | None
    left: tuple[int, ...] = ()
    number: int = 0
    waiting: int = 0


class BadMask(NamedTuple):
    """An instruction whose lanes do not agree on who takes part."""

    arrival: Arrival
    lane: int
    members: int
    is_member: bool


class Absence(NamedTuple):
    """A collective of a warp one of whose lanes names a lane that takes no part, or reads from one."""

    arrival: Arrival
    lane: int
    absent: int
    reads: bool


class Barriers:
    """Follows the barriers of every block through a launch's events.

    Parameters
    ----------
    threads : int
        Of a block.
    """

    def __init__(self, threads: int) -> None:
        self._threads = threads
        self._waiting: dict[tuple[int, int], list[tuple[int, Arrival]]] = {}
        self._first: dict[tuple[int, int], Arrival] = {}  # that has come since the barrier opened last
        self.divergent: dict[tuple[int, int | None], Divergence] = {}
        self.bad_masks: dict[int, BadMask] = {}
        self.absences: dict[int, Absence] = {}

    def take(self, events: Events) -> None:
        """Look at the next events."""
        kinds = kinds_that(Effect.WAITS | Effect.RELEASES | Effect.OPENS, Object.BARRIER)
        for event in events[np.isin(events["kind"], kinds)]:
            arrival = _arrival(event)
            address = int(event["address"][arrival.thread % LANES])
            site, number = divmod(address % (1 << COUNT_SHIFT), 1 << BARRIER_BITS)
            if arrival.kind != Kind.BARRIER_OPEN:
                arrival = arrival._replace(takes=(address >> COUNT_SHIFT) % _COUNTS or self._threads)
                first = self._first.setdefault((arrival.block, number), arrival)
                if first.takes != arrival.takes:
                    self.divergent.setdefault((first.line, arrival.line), Divergence(first, arrival, number=number))
                if arrival.kind == Kind.BARRIER:
                    self._waiting.setdefault((arrival.block, number), []).append((site, arrival))
                continue
            self._first.pop((arrival.block, number), None)
            arrivals = self._waiting.pop((arrival.block, number), [])
            if arrival.mask == 3 and arrivals and (found := self._look_at(arrivals)) is not None:
                elsewhere = found.elsewhere.line if found.elsewhere is not None else None
                self.divergent.setdefault((found.here.line, elsewhere), found)
        for bad in _bad_masks(events):
            self.bad_masks.setdefault(bad.arrival.line, bad)
        for absence in self._absences(events):
            before = self.absences.setdefault(absence.arrival.line, absence)
            if absence.reads and not before.reads:
                self.absences[absence.arrival.line] = absence

    def stuck(self) -> Divergence | None:
        """Return arrivals at a barrier that has not opened, once the launch has come to a halt."""
        for (block, number), arrivals in self._waiting.items():
            (_, first), *_ = arrivals
            elsewhere = _at_another_line(arrivals)
            for (other_block, _), others in self._waiting.items():
                if elsewhere is None and other_block == block:
                    elsewhere = _at_another_line([*arrivals, *others])
            waiting = sum(arrival.mask.bit_count() for _, arrival in arrivals)
            return Divergence(first, elsewhere, number=number, waiting=waiting)
        return None

    def _absences(self, events: Events) -> Iterator[Absence]:
        """Yield collectives that name lanes which are not there, and reads from such lanes."""
        for event in events[events["kind"] == Kind.INACTIVE_READ]:
            arrival = _arrival(event)
            if arrival.mask:
                lane = arrival.thread % LANES
                yield Absence(arrival, lane, int(event["address"][lane]), reads=True)
        collectives = events[events["kind"] == Kind.WARP_COLLECTIVE]
        exist = np.clip(self._threads - collectives["warp"].astype(np.int64) * LANES, 0, LANES)
        missing = (np.int64(1) << exist) - 1 & ~collectives["mask"].astype(np.int64)
        absent = np.where(active_lanes(collectives["mask"]), collectives["address"].astype(np.int64), 0)
        absent &= missing[:, None]
        for row, lane in zip(*_first_of_each(*np.nonzero(absent)), strict=True):
            gone = int(absent[row, lane])
            yield Absence(_arrival(collectives[row]), lane, (gone & -gone).bit_length() - 1, reads=False)

    def _look_at(self, arrivals: list[tuple[int, Arrival]]) -> Divergence | None:
        """Look at the arrivals that have opened a barrier of the whole block."""
        (site, first), *_ = arrivals
        elsewhere = _at_another_line(arrivals) or next((other for at, other in arrivals if at != site), None)
        if elsewhere is not None:
            return Divergence(first, elsewhere)
        if sum(arrival.mask.bit_count() for _, arrival in arrivals) >= self._threads:
            return None
        came = {thread for _, arrival in arrivals for thread in arrival.threads}
        return Divergence(first, None, tuple(thread for thread in range(self._threads) if thread not in came))


def _at_another_line(arrivals: list[tuple[int, Arrival]]) -> Arrival | None:
    """Return the first arrival that is at another line than the first of all."""
    (_, first), *_ = arrivals
    return next((arrival for _, arrival in arrivals if arrival.line != first.line), None)


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
