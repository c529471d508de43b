"""Copies in shared memory: what they write, and what they read, until a thread has waited for them.

A bulk copy is done when its mbarrier has completed the phase that tracks it, or when the thread that asked waits for
its group. Each mbarrier, and each thread with its groups, is a party of its own to the vector clocks: who knows its
time knows that its copies until then are done. Beside bulk copies that is so of a ``cp.async`` that an mbarrier tracks
(``cp.async.mbarrier.arrive``); of others `copies` knows. A product of a warp group (``wgmma``) reads its operands until
one of its warps has waited for the group that it is in.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from workbench.analysis.sanitize.cells import BULK_BYTES, MOST_SHARED_BYTES, Ints
from workbench.analysis.sanitize.clocks import Access, Clocks, Known, WarpKey, lanes_in, merge
from workbench.core.events import LANES, UPDATES, Kind, Order

_NONE = -1
_TRACKER = -2  # in the place of a warp: less the place of an mbarrier
_GROUPS = _TRACKER - MOST_SHARED_BYTES  # less the index of a thread
_PRODUCTS = _GROUPS - 1024  # less the number of a warp group
_WHOLE = _PRODUCTS - 64  # less the index of a thread: of its groups, those that have written too
_WARPS = 4
"""Of a warp group."""


class Copy(NamedTuple):
    """A copy, as who asked for it stands in time, and when it is done: at a time of an mbarrier, or of a thread."""

    request: Access
    done_by: WarpKey
    done: int

    @property
    def is_tracked(self) -> bool:
        """Whether an mbarrier tracks it."""
        return self.done_by[1] > _GROUPS

    @property
    def is_product(self) -> bool:
        """Whether it is a product's read of its operands."""
        return self.done_by[1] <= _PRODUCTS


class Undone(NamedTuple):
    """An access to byte `byte` of the shared memory of `owner`, where a copy is not known to be done."""

    copy: Copy
    access: Access
    owner: int
    byte: int
    is_target: bool


@dataclass
class _Block:
    """For each unit of a block's shared memory, the number of what has written it last, or read it."""

    targets: Ints = field(default_factory=lambda: np.full(MOST_SHARED_BYTES // BULK_BYTES, _NONE))
    sources: Ints = field(default_factory=lambda: np.full(MOST_SHARED_BYTES // BULK_BYTES, _NONE))
    operands: dict[int, Ints] = field(default_factory=dict)  # by warp group


class BulkCopies:
    """Follows the bulk copies of a launch."""

    def __init__(self) -> None:
        self._blocks: dict[int, _Block] = {}
        self._copies: list[Copy] = []
        self._under_way: dict[tuple[WarpKey, int], int] = {}
        self._groups: dict[WarpKey, int] = {}
        self._waited: Clocks = {}
        self._completed: dict[WarpKey, Clocks] = {}
        self._closed: Clocks = {}
        self._last_product: dict[tuple[WarpKey, int, int], int] = {}
        self._requested: Clocks = {}
        self._over: Clocks = {}
        self._seen: Clocks = {}
        self._time = 0

    def synchronise(
        self, kind: int, order: int, now: Access, mask: int, owner: int, numbers: Ints
    ) -> dict[int, Clocks]:
        """Follow what orders copies; return what lanes learn by it, by their masks.

        Parameters
        ----------
        kind, order : int
        now : Access
            By which warp, and when.
        mask : int
            The lanes.
        owner : int
            The block that has the mbarriers, if it is at some.
        numbers : ndarray of int64, shape (32,)
            For each lane, where its mbarrier is, or how many groups it does not wait for.
        """
        block, warp, lanes = now.block, now.warp, list(lanes_in(mask))
        learnt: Clocks = {}
        match kind:
            case Kind.BULK_REQUEST:
                self._request(now, lanes, owner, numbers)
            case Kind.MBARRIER_PHASE:  # what they have tracked so far is done
                for tracker in _trackers(lanes, owner, numbers) & self._requested.keys():
                    self._over[tracker] = self._requested[tracker]
            case Kind.MBARRIER_WAIT:
                learnt = {t: self._over[t] for t in _trackers(lanes, owner, numbers) & self._over.keys()}
                merge(self._seen, learnt)
            case Kind.BULK_COMMIT:
                for lane in lanes:
                    self._groups[_groups(block, warp, lane)] = self.group_of(block, warp, lane)
            case Kind.BULK_WAIT:
                for lane in lanes:
                    number = self.group_of(block, warp, lane) - 1 - int(numbers[lane])
                    learnt[_groups(block, warp, lane)] = number
                    if order & Order.ACQUIRE:  # they are done, and have not only read
                        learnt[whole_groups(block, warp, lane)] = number
                merge(self._waited, learnt)
            case Kind.ASYNC_WAIT:  # for each cp.async of the thread's own
                return {1 << lane: self._completed.get(_groups(block, warp, lane), {}) for lane in lanes}
            case Kind.PRODUCTS_CLOSED:
                self._closed[block, warp] = self._closed.get((block, warp), 0) + 1
            case Kind.PRODUCTS_WAIT:
                learnt[block, _PRODUCTS - warp // _WARPS] = self._closed.get((block, warp), 0) - int(numbers[lanes[0]])
        return {mask: learnt}

    def renew(self, access: Access, lanes: Iterable[int], numbers: Ints, seen: Known) -> list[Undone]:
        """Return the first copy, of those that an mbarrier has tracked, that a lane does not know to be done.

        The lanes, which know `seen`, make mbarriers of their block anew.
        """
        found: list[Undone] = []
        for lane in lanes:
            (tracker,) = _trackers([lane], access.block, numbers)
            known = seen.at(lane, tracker)
            if self._requested.get(tracker, known) > known:
                copy = next(copy for copy in self._copies if copy.done_by == tracker and copy.done > known)
                found.append(Undone(copy, access._replace(lane=lane), access.block, int(numbers[lane]), True))
        return found

    def end_requests(self, warp: WarpKey) -> None:
        """Note that what a warp copies from now on, no mbarrier tracks."""
        for lane in range(LANES):
            self._under_way.pop((warp, lane), None)

    def group_of(self, block: int, warp: int, lane: int) -> int:
        """Return the number of the group that a thread's next copy belongs to."""
        return self._groups.get(_groups(block, warp, lane), 0) + 1

    def unawaited(self) -> list[Access]:
        """Return the requests of bulk copies that no thread has waited for, once the launch is over.

        They read shared memory, or an mbarrier tracks them and they write it. A block may end before a ``cp.async``.
        One for each line: the first.
        """
        found: dict[int, Access] = {}
        for copy in self._copies:
            is_bulk = not copy.is_product and copy.request.kind != Kind.ASYNC_COMPLETION
            waited = self._seen if copy.is_tracked else self._waited
            if is_bulk and copy.is_tracked == copy.request.writes and waited.get(copy.done_by, 0) < copy.done:
                found.setdefault(copy.request.line, copy.request)
        return list(found.values())

    def touch(self, access: Access, owner: int, lanes: Ints, bytes_: Ints, seen: Known) -> list[Undone]:
        """Return accesses, of lanes of a warp that know `seen`, to bytes where copies are not known to be done."""
        block = self._blocks.get(owner)
        if block is None:
            return []
        found: list[Undone] = []
        unit = bytes_ // BULK_BYTES
        touched = (block.targets, block.sources, *block.operands.values()) if access.writes else (block.targets,)
        for copies in touched:
            numbers, is_target = copies[unit], copies is block.targets
            for number in np.unique(numbers[numbers != _NONE]).tolist():
                copy = self._copies[number]
                both_update = copy.request.kind in UPDATES and access.strong_for >= 0
                if both_update or seen.common.get(copy.done_by, -1) >= copy.done:
                    continue
                own = self._under_way.get(((access.block, access.warp), int(lanes[numbers == number][0])))
                if own == number:
                    continue
                found += [
                    Undone(copy, access._replace(lane=int(lanes[i])), owner, int(bytes_[i]), is_target)
                    for i in np.flatnonzero(numbers == number).tolist()
                    if seen.at(int(lanes[i]), copy.done_by) < copy.done
                ]
        return found

    def move(self, access: Access, owner: int, lanes: Ints, bytes_: Ints) -> None:
        """Note what copies read or write for lanes."""
        block = self._blocks.setdefault(owner, _Block())
        copies = block.targets if access.writes else block.sources
        for lane in np.unique(lanes).tolist():
            number = self._under_way.get(((access.block, access.warp), lane))
            if number is None:
                number = self._untracked(access._replace(lane=lane))
            elif access.writes and self._copies[number].request.kind != access.kind:
                copy = self._copies[number]
                self._copies[number] = copy._replace(request=copy.request._replace(kind=access.kind))
            copies[bytes_[lanes == lane] // BULK_BYTES] = number

    def multiply(self, access: Access, lanes: Ints, bytes_: Ints) -> None:
        """Note that a product reads operands for lanes of its warp."""
        group = access.warp // _WARPS
        key = access.block, _PRODUCTS - group
        done = self._closed.get((access.block, access.warp), 0) + 1
        number = self._last_product.get((key, done, access.line))
        if number is None:
            number = self._last_product[key, done, access.line] = len(self._copies)
            self._copies.append(Copy(access._replace(lane=int(lanes[0])), key, done))
        operands = self._blocks.setdefault(access.block, _Block()).operands
        if group not in operands:
            operands[group] = np.full(MOST_SHARED_BYTES // BULK_BYTES, _NONE)
        operands[group][bytes_ // BULK_BYTES] = number

    def complete(self, access: Access, owner: int, lanes: Ints, bytes_: Ints, width_bytes: int) -> None:
        """Note what a ``cp.async`` has written for lanes, under the mbarriers that they have just named if they have.

        Units that these lanes write only in part are left out.
        """
        numbers = np.array([self._under_way.get(((access.block, access.warp), lane), _NONE) for lane in lanes.tolist()])
        if (numbers == _NONE).all() and owner not in self._blocks:
            return
        block = self._blocks.setdefault(owner, _Block())
        units, first, copied = np.unique(bytes_ // BULK_BYTES, return_index=True, return_counts=True)
        whole = copied * width_bytes == BULK_BYTES
        block.targets[units] = np.where(whole, numbers[first], _NONE)
        for lane, number in zip(lanes.tolist(), numbers.tolist(), strict=True):
            if number != _NONE:
                copy = self._copies[number]
                self._copies[number] = copy._replace(request=copy.request._replace(kind=access.kind))
                self._completed.setdefault(_groups(access.block, access.warp, lane), {})[copy.done_by] = copy.done

    def _request(self, me: Access, lanes: Iterable[int], owner: int, barriers: Ints) -> None:
        """Note that lanes ask for copies under mbarriers in the memory of `owner`."""
        self._time += 1
        for lane in lanes:
            (tracker,) = _trackers([lane], owner, barriers)
            self._requested[tracker] = self._time
            self._under_way[(me.block, me.warp), lane] = len(self._copies)
            self._copies.append(Copy(me._replace(lane=lane), tracker, self._time))

    def _untracked(self, access: Access) -> int:
        """Give a copy that belongs to a group its number."""
        groups = _groups(access.block, access.warp, access.lane)
        copy = Copy(access, groups, self.group_of(access.block, access.warp, access.lane))
        last = self._copies[-1] if self._copies else None
        if last is None or last[1:] != copy[1:] or last.request.line != access.line:
            self._copies.append(copy)
        return len(self._copies) - 1


def _trackers(lanes: Iterable[int], owner: int, barriers: Ints) -> set[WarpKey]:
    return {(owner, _TRACKER - int(barriers[lane])) for lane in lanes}


def whole_groups(block: int, warp: int, lane: int) -> WarpKey:
    """Return what stands, in the place of a warp, for the groups of a thread that have written global memory."""
    return block, _WHOLE - (warp * LANES + lane)


def _groups(block: int, warp: int, lane: int) -> WarpKey:
    return block, _GROUPS - (warp * LANES + lane)
