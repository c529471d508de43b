"""What warps know, lane by lane."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from workbench.analysis.sanitize.cells import Ints
from workbench.analysis.sanitize.clocks import Access, Clocks, Known, WarpKey, lanes_in
from workbench.core.events import LANES, Scope

PROXY = len(Scope)
"""Place, beside those of the scopes, of what proxy fences have come behind: it goes wherever the published goes."""

RELEASED_MAPS, ACQUIRED_MAPS = PROXY + 1, PROXY + 2
"""Likewise, of what has been released to the proxy that reads tensor maps, and of what has been acquired for it."""

BEYOND = (PROXY, RELEASED_MAPS, ACQUIRED_MAPS)
_PLACES = (*Scope, *BEYOND)


def nothing() -> tuple[Clocks, ...]:
    """Make what has been published for each scope, and fenced, before anything has been."""
    return tuple({} for _ in _PLACES)


class Observed(NamedTuple):
    """What a warp has observed by strong reads, and does not know before a fence: by the fence that this takes.

    `near` is what threads of its own block have released, for which a fence of the block's scope is enough. What a
    compare-and-swap has observed is kept apart: it takes a lock, and until a fence it orders nothing at all.
    """

    near: Known
    far: Known

    def knows(self, lane: int, before: Access) -> bool:
        """Whether a lane comes behind an access."""
        return self.near.knows(lane, before) or self.far.knows(lane, before)


class Warp:
    """What a warp knows, lane by lane.

    `lanes[j, i]` is the last tick of lane i that lane j knows of; `seen` is what lanes know of other warps. `published`
    is, for each scope, what fences have made ready for others to learn, and at `PROXY` what proxy fences have come
    behind. `observed` is what strong reads that do not acquire have observed since the last fence, and `locked` what
    compare-and-swaps have. `locks` are the places of those: who has written one of them since its last fence has given
    a lock back, and what it writes from then on is behind no fence of its own.
    """

    def __init__(self, key: WarpKey, exist: int) -> None:
        self.key = key
        self.exist = exist
        self.clock = 0
        self.seen = Known(exist)
        self.lanes: Ints = np.full((LANES, LANES), -1)
        self.published = tuple(Known(exist) for _ in _PLACES)
        self.observed, self.locked = (Observed(Known(exist), Known(exist)) for _ in range(2))
        self.locks: set[tuple[int, int, int]] = set()
        self.has_unlocked = False

    def rows(self, mask: int) -> Ints:
        """Make what each lane of a mask knows of its warp's, its own last tick among it."""
        members = list(lanes_in(mask))
        known = self.lanes[members]
        known[np.arange(len(members)), members] = self.clock
        return known

    def known(self, mask: int) -> Clocks:
        """Return all that the lanes of a mask know together."""
        return self.seen.of(mask) | self._of_own(self.rows(mask).max(axis=0))

    def acquire_own(self, mask: int, clocks: Clocks) -> None:
        """Let lanes of a mask know what `clocks` hold of their own warp."""
        times = np.full(LANES, clocks.get(self.key, -1))
        for lane in range(LANES):
            times[lane] = max(times[lane], clocks.get((*self.key, lane), -1))
        members = list(lanes_in(mask))
        self.lanes[members] = np.maximum(self.lanes[members], times)

    def learn(self, mask: int, scope: int = Scope.DEVICE) -> None:
        """Let lanes know from now on what they have observed, as far as a fence of a scope makes it known."""
        for observed in (self.observed, self.locked):
            for known in observed[: scope + 1]:
                if known:
                    self.seen.add(mask, known.common)
                    for lane in known.apart(mask):
                        self.seen.add(1 << lane, known.alone[lane])
                    known.take(mask)

    def publish(self, mask: int, places: Iterable[int]) -> None:
        """Publish, for each lane of a mask, all that it knows."""
        self.has_unlocked = False
        rows = self.rows(mask)
        least = rows.min(axis=0)
        common = self._of_own(least)
        later = [(lane, self._of_own(row)) for lane, row in zip(lanes_in(mask), rows, strict=True) if any(row > least)]
        for place in places:
            published = self.published[place]
            published.add(mask, self.seen.common | common)
            for lane in self.seen.apart(mask):
                published.add(1 << lane, self.seen.alone[lane])
            for lane, own in later:
                published.add(1 << lane, own)
        self.clock += 1

    def meet(self, mask: int) -> None:
        """Let the lanes of a mask learn all that any of them knows."""
        self.lanes[list(lanes_in(mask))] = self.rows(mask).max(axis=0)
        for known in (self.seen, *self.published, *self.observed, *self.locked):
            known.meet(mask)
        self.clock += 1

    def _of_own(self, times: Ints) -> Clocks:
        """Make clocks of times of the warp's lanes."""
        exist = list(lanes_in(self.exist))
        least = int(times[exist].min())
        found: Clocks = {self.key: least}
        found.update({(*self.key, lane): int(times[lane]) for lane in exist if times[lane] > least})
        return found
