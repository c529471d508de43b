"""Accesses to shared memory into which an asynchronous copy is still under way."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from workbench.analysis.sanitize.barriers import Arrival
from workbench.analysis.sanitize.cells import SHARED, Eras, Ints, region_of
from workbench.core.events import LANES, Events, Kind, Space, active_lanes

WORD_BYTES = 4
"""A copy's size and place are multiples of it."""

_NONE = -1


class Early(NamedTuple):
    """An access before the copy into its place was waited for; `copier` and `thread` are linear in the block."""

    access: Arrival
    thread: int
    byte: int
    copier: Arrival


@dataclass
class _Block:
    """For each word of a block's shared memory: the number of the copy under way, who asked for it, in which era."""

    copy: Ints = field(default_factory=lambda: np.full(1 << 16, _NONE))
    thread: Ints = field(default_factory=lambda: np.zeros(1 << 16, np.int64))
    era: Ints = field(default_factory=lambda: np.zeros(1 << 16, np.int64))


class PendingCopies:
    """Follows the copies of every block through a launch's events.

    Attributes
    ----------
    early : dict of (int, int) to Early
        The first access of each pair of source lines: the copy's, the access's. It is by the thread that asked, or
        behind a barrier of the block.
    of_others : dict of (int, int) to Early
        The same of accesses by other threads before that barrier. They race with the request, or are early too.
    """

    def __init__(self) -> None:
        self._eras = Eras()
        self._blocks: dict[int, _Block] = {}
        self._copies: list[Arrival] = []
        self.early: dict[tuple[int, int], Early] = {}
        self.of_others: dict[tuple[int, int], Early] = {}

    def take(self, events: Events) -> None:
        """Look at the next events."""
        era = self._eras.of(events)
        asked = events["kind"] == Kind.ASYNC_STORE
        concerned = np.union1d(np.fromiter(self._blocks, np.int64), events["block"][asked])
        if not len(concerned):
            return
        own = (region_of(events) == SHARED) & (events["space"] == Space.SHARED)
        rows = np.flatnonzero(own & np.isin(events["block"], concerned))
        for row in rows.tolist():
            self._look(events[row], int(era[row]))
        self._blocks = {name: block for name, block in self._blocks.items() if (block.copy != _NONE).any()}

    def _look(self, event: np.void, era: int) -> None:
        line, kind, number, warp, mask = (int(event[name]) for name in ("line", "kind", "block", "warp", "mask"))
        block = self._blocks.setdefault(number, _Block())
        lanes = np.flatnonzero(active_lanes(np.array([mask], np.uint32))[0])
        first = event["address"].astype(np.int64)[lanes] // WORD_BYTES
        word = first[:, None] + np.arange(max(int(event["width_bytes"]) // WORD_BYTES, 1))
        thread = (warp * LANES + lanes)[:, None]
        inside = (word >= 0) & (word < len(block.copy))
        word, thread = word[inside], np.broadcast_to(thread, inside.shape)[inside]
        if kind == Kind.ASYNC_COMPLETION:
            block.copy[word] = _NONE
            return
        before = block.copy[word]
        is_behind = (block.thread[word] == thread) | (block.era[word] < era)
        here = Arrival(line, kind, number, warp, mask)
        for i in np.flatnonzero(before != _NONE).tolist():
            copier = self._copies[before[i]]._replace(mask=1 << int(block.thread[word[i]]) % LANES)
            found = self.early if is_behind[i] else self.of_others
            found.setdefault((copier.line, line), Early(here, int(thread[i]), int(word[i]) * WORD_BYTES, copier))
        if kind == Kind.ASYNC_STORE:
            self._copies.append(here)
            block.copy[word], block.thread[word], block.era[word] = len(self._copies) - 1, thread, era
