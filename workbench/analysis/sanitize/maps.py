"""Tensor maps that a launch writes, and the tensor copies that read them.

A copy reads its map by a proxy of its own, threads write it by the generic one. Between the two lie, in this order: a
release to that proxy behind the write (``fence.proxy.tensormap::generic.release``, or the release of
``tensormap.cp_fenceproxy``), and a ``fence.proxy.tensormap::generic.acquire`` of this map before the copy, each in the
thread itself or in another that rules of order bring before it (PTX ISA, "Memory Consistency Model", proxies).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from workbench.analysis.sanitize.cells import Bools, Ints, region_of
from workbench.analysis.sanitize.clocks import WEAK, Access, Clocks, Known, WarpKey, knows, lanes_in
from workbench.analysis.sanitize.warps import ACQUIRED_MAPS, RELEASED_MAPS, Warp
from workbench.core.events import WRITES, Events, Space, active_lanes
from workbench.core.ordering import Effect

MAP_BYTES = 128

_ACQUIRED = -2
"""In the place of a block: what has been acquired, of what a warp has written of a map."""


class Stale(NamedTuple):
    """A copy that may read its map, `offset` bytes into region `region`, as it was before a write."""

    write: Access
    copy: Access
    region: int
    offset: int


class MapWrites:
    """Follows the writes of maps in global memory.

    Parameters
    ----------
    maps : dict of int to ndarray of int64
        By region, where the maps begin, ascending.

    Attributes
    ----------
    stale : dict of (int, int) to Stale
        The first copy of each pair of source lines: the write's, the copy's.
    """

    def __init__(self, maps: dict[int, Ints]) -> None:
        self._maps = maps
        self._writes: dict[tuple[int, int], dict[int, Access]] = {}
        self._keys: dict[tuple[int, ...], WarpKey] = {}
        self.stale: dict[tuple[int, int], Stale] = {}

    def concern(self, events: Events) -> Bools:
        """Return the writes of maps."""
        concerned = np.zeros(len(events), bool)
        regions = region_of(events)
        for region in self._maps:
            rows = np.flatnonzero((regions == region) & np.isin(events["kind"], list(WRITES)))
            concerned[rows] = (self._within(events[rows], region) & active_lanes(events["mask"][rows])).any(axis=1)
        return concerned

    def write(self, event: np.void, access: Access) -> None:
        """Note a write of maps: the last one of each lane's first byte counts."""
        region = int(event["buffer"])
        inside = self._within(np.array([event]), region) & active_lanes(event["mask"][None])
        maps = self._maps[region]
        for lane in np.flatnonzero(inside[0]).tolist():
            byte = int(event["address"][lane].astype(np.int64))
            start = int(maps[np.searchsorted(maps, byte, side="right") - 1])
            self._writes.setdefault((region, start), {})[byte - start] = access._replace(lane=lane)

    def synchronise(self, event: np.void, effects: Effect, me: Warp, mask: int) -> None:
        """Follow what lanes of a warp release or acquire, and look at their copies."""
        released, acquired = me.published[RELEASED_MAPS], me.published[ACQUIRED_MAPS]
        lanes = list(lanes_in(mask))
        if effects & Effect.RELEASES:
            if event["address"][lanes[0]]:  # by the warp as a whole
                released.add(mask, me.known(mask))
            me.publish(mask, (RELEASED_MAPS,))
        elif event["space"] == Space.GLOBAL:
            for lane in lanes:
                place = int(event["buffer"]), int(event["address"][lane].astype(np.int64))
                if effects & Effect.ACQUIRES:
                    acquired.add(1 << lane, self._acquire(*place, released.of(1 << lane)))
                else:
                    copy = Access(-1, *me.key, lane, me.clock, int(event["line"]), int(event["kind"]), WEAK)
                    self._use(*place, copy, acquired)

    def _acquire(self, region: int, start: int, released: Clocks) -> Clocks:
        """Return what a thread acquires of a map, as it knows that `released` has been released.

        Of each warp that has written the map, the time up to which all its writes are acquired; of a lane, where it is
        later. What the warp writes from now on is later than either, as a release has come behind what is acquired.
        """
        acquired: Clocks = {}
        missed: Clocks = {}  # the first time of each warp that is not acquired
        writes = [(self._key_of(region, start, w), w) for w in self._writes.get((region, start), {}).values()]
        for warp, write in writes:
            if not knows(released, write):
                missed[warp] = min(missed.get(warp, write.clock), write.clock)
        for warp, write in writes:
            if knows(released, write):
                key = (*warp, write.lane) if warp in missed and missed[warp] <= write.clock else warp
                acquired[key] = max(acquired.get(key, -1), write.clock)
        return acquired

    def _key_of(self, region: int, start: int, write: Access) -> WarpKey:
        return self._keys.setdefault((region, start, write.block, write.warp), (_ACQUIRED, len(self._keys)))

    def _use(self, region: int, start: int, copy: Access, acquired: Known) -> None:
        """Look at a copy by a thread of a warp that has acquired of maps what `acquired` says."""
        for write in self._writes.get((region, start), {}).values():
            warp = self._key_of(region, start, write)
            if max(acquired.at(copy.lane, warp), acquired.at(copy.lane, (*warp, write.lane))) < write.clock:
                self.stale.setdefault((write.line, copy.line), Stale(write, copy, region, start))

    def _within(self, events: Events, region: int) -> Bools:
        """Return which lanes' addresses are in a map of a region; lanes that take no part may have any."""
        bytes_ = events["address"].astype(np.int64)
        maps = self._maps[region]
        before = np.searchsorted(maps, bytes_, side="right") - 1
        inside: Bools = (before >= 0) & (bytes_ - maps[before.clip(min=0)] < MAP_BYTES)
        return inside
