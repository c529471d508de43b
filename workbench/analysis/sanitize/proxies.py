"""Plain writes of shared memory, until a proxy fence has come behind them: the async proxy must not touch them before.

Bulk copies and ``wgmma`` go to memory by the async proxy, loads and stores of threads by the generic one. What orders
two accesses by the same proxy does not order these: a ``fence.proxy.async`` must lie between as well, in the thread
that wrote or in any that comes behind it and before the read (PTX ISA, "Memory Consistency Model", causality order). A
copy into what was written needs it too: else the write may come behind the copy.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from workbench.analysis.sanitize.cells import MOST_SHARED_BYTES, Ints
from workbench.analysis.sanitize.clocks import Access, Clocks, knows
from workbench.core.events import LANES, Kind, active_lanes
from workbench.core.ordering import Proxy, accesses_by

WORD_BYTES = 4
"""What is told apart: operands and copies have no smaller pieces."""

PLAIN_WRITES = (Kind.STORE, Kind.MATRIX_STORE)
ASYNC_READS = accesses_by(Proxy.ASYNC, writing=False)
ASYNC_WRITES = accesses_by(Proxy.ASYNC, writing=True)
CONCERNED = (*PLAIN_WRITES, *ASYNC_READS, *ASYNC_WRITES)

_NONE = -1


class Unfenced(NamedTuple):
    """An access to byte `byte` of the shared memory of `owner` by the async proxy; no proxy fence is behind a write."""

    write: Access
    access: Access
    owner: int
    byte: int


class ProxyWrites:
    """Follows what threads write into shared memory.

    Attributes
    ----------
    unfenced : dict of (int, int) to Unfenced
        The first access of each pair of source lines: the write's, the access's.
    """

    def __init__(self) -> None:
        self._last: dict[int, Ints] = {}
        self._writes: list[Access] = []
        self.unfenced: dict[tuple[int, int], Unfenced] = {}

    def take(self, event: np.void, access: Access, fenced: Clocks) -> None:
        """Look at an access to shared memory by a warp of which proxy fences have come behind what `fenced` says."""
        owner = int(event["owner"])
        lanes = np.flatnonzero(active_lanes(event["mask"][None])[0])
        first = event["address"].astype(np.int64)[lanes] // WORD_BYTES
        words = first[:, None] + np.arange(max(int(event["width_bytes"]) // WORD_BYTES, 1))
        lane_of = np.broadcast_to(lanes[:, None], words.shape)
        inside = (words >= 0) & (words < MOST_SHARED_BYTES // WORD_BYTES)
        words, lane_of = words[inside], lane_of[inside]
        if access.kind in PLAIN_WRITES:
            last = self._last.setdefault(owner, np.full(MOST_SHARED_BYTES // WORD_BYTES, _NONE))
            numbers = len(self._writes) + np.arange(LANES)
            self._writes += [access._replace(lane=lane) for lane in range(LANES)]
            last[words] = numbers[lane_of]
        elif owner not in self._last:
            return
        else:
            self._touch(access, owner, words, lane_of, fenced)
            if access.kind in ASYNC_WRITES:
                self._last[owner][words] = _NONE

    def _touch(self, access: Access, owner: int, words: Ints, lanes: Ints, fenced: Clocks) -> None:
        last = self._last[owner][words]
        for number in np.unique(last[last != _NONE]).tolist():
            write = self._writes[number]
            key = write.line, access.line
            if key in self.unfenced or knows(fenced, write):
                continue
            place = int(np.flatnonzero(last == number)[0])
            self.unfenced[key] = Unfenced(
                write, access._replace(lane=int(lanes[place])), owner, int(words[place]) * WORD_BYTES
            )
