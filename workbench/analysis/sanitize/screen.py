"""Clear, many events at a time, every cell that no two threads can have raced on, and find reads of nothing."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import NamedTuple

import numpy as np

from workbench.analysis.sanitize.cells import (
    SHARED,
    Accesses,
    Bools,
    Eras,
    Ints,
    Survey,
    accesses_of,
    each_region,
    shared_key,
)
from workbench.core.events import BULK_WRITES, Events, Kind, Scope
from workbench.core.geometry import Clusters

NOBODY, SEVERAL = -1, -2
NEVER = np.iinfo(np.int64).max

_MOST_CELLS = 1 << 22
_THREADS = 1024


class Table:
    """Who has read, written and atomically updated each of some cells.

    Parameters
    ----------
    num_cells : int
    """

    def __init__(self, num_cells: int) -> None:
        self.readers, self.writers, self.updaters = (np.full(num_cells, NOBODY, np.int64) for _ in range(3))

    def note(self, accesses: Accesses, cell: Ints, who: Ints) -> None:
        """Take accesses by threads of any numbering to `cell`."""
        for column, chosen in (
            (self.readers, ~accesses.writes & ~accesses.strong),
            (self.writers, accesses.writes & ~accesses.strong),
            (self.updaters, accesses.strong),
        ):
            cells, mine = cell[chosen], who[chosen]
            before = column[cells]
            column[cells] = mine
            others = (column[cells] != mine) | ((before != NOBODY) & (before != mine))
            column[cells[others]] = SEVERAL

    def suspects(self) -> Bools:
        """Return the cells that two threads have touched, one with a plain write, or one atomically and one not."""
        readers, writers, updaters = self.readers, self.writers, self.updaters
        suspects: Bools = writers == SEVERAL
        for some, others in ((writers, readers), (writers, updaters), (readers, updaters)):
            suspects |= (some != NOBODY) & (others != NOBODY) & ((some != others) | (some == SEVERAL))
        return suspects


class Unwritten(NamedTuple):
    """A read of shared memory, or of a tensor that held nothing, where nothing was written before.

    `key` is `cells.shared_key` of the cell in shared memory.
    """

    line: int
    kind: int
    block: int
    owner: int
    thread: int
    cell: int
    key: int
    region: int = SHARED


@dataclass
class Screened:
    """What is left to look at.

    Attributes
    ----------
    shared : ndarray of int64
        Keys (`cells.shared_key`) of suspicious cells of shared memory, ascending.
    tensors : dict of int to ndarray of bool
        Suspicious cells of each other region.
    unwritten : list of Unwritten
        Reads where nothing was written before: the first of each region and source line.
    unwritten_suspects : list of Unwritten
        The same, in suspicious cells of shared memory: some of these races turn out to be none.
    """

    shared: Ints = field(default_factory=lambda: np.empty(0, np.int64))
    tensors: dict[int, Bools] = field(default_factory=dict)
    unwritten: list[Unwritten] = field(default_factory=list)
    unwritten_suspects: list[Unwritten] = field(default_factory=list)

    @property
    def is_clear(self) -> bool:
        """Whether nothing can have raced."""
        return not len(self.shared) and not any(cells.any() for cells in self.tensors.values())


@dataclass
class _Shared:
    """Cells of shared memory that have one kind of eras.

    Attributes
    ----------
    eras : Eras
    chosen : ndarray of bool or None
        Which cells; None for all.
    within_block : bool
        Whether only the block itself touches them.
    open : dict of (int, int) to ndarray
        Columns of the last era of each block, by block and era.
    """

    eras: Eras
    chosen: Bools | None
    within_block: bool
    open: dict[tuple[int, int], Ints] = field(default_factory=dict)


class EventScreen:
    """Screens a launch's events batch by batch.

    Parameters
    ----------
    surveyed : Survey
    clusters : Clusters
    empty : collection of int
        Regions that hold nothing before the launch.
    """

    def __init__(self, surveyed: Survey, clusters: Clusters, empty: Collection[int] = ()) -> None:
        self._survey = surveyed
        self._empty = {
            name: np.full(surveyed.regions[name].num_cells, NEVER) for name in empty if name in surveyed.regions
        }
        self._clusters = clusters
        self._ends: dict[int, int] = {}
        for block, end in surveyed.ends.items():
            cluster = clusters.of(block)
            self._ends[cluster] = max(self._ends.get(cluster, 0), end)
        self._shared = [_Shared(Eras(), None, within_block=True)]
        if len(surveyed.reached):
            reached = surveyed.reached_cells
            self._shared = [
                _Shared(Eras(), ~reached, within_block=True),
                _Shared(Eras(Kind.CLUSTER_OPEN), reached, within_block=False),
            ]
        self._tables = {
            name: Table(region.num_cells)
            for name, region in surveyed.regions.items()
            if name != SHARED and (region.written or name in self._empty)
        }
        self._regions = {name: surveyed.regions[name] for name in (*self._tables, SHARED) if name in surveyed.regions}
        self._first_writes: dict[int, Ints] = {}
        self._suspects: list[Ints] = []
        self._unwritten: dict[tuple[int, int], Unwritten] = {}

    def take(self, events: Events, first: int) -> None:
        """Look at the next events, the first of which has the ordinal `first`."""
        eras = [part.eras.of(events) for part in self._shared]
        for name, region, rows in each_region(events, self._regions):
            if name != SHARED:
                accesses = accesses_of(events, rows, region)
                who = events["block"].astype(np.int64)[accesses.row] * _THREADS + accesses.thread
                by_copy = np.isin(events["kind"], list(BULK_WRITES))[accesses.row]
                who[by_copy] = SEVERAL - 1 - who[by_copy]  # the thread may not know that its copy is done
                self._tables[name].note(accesses, accesses.cell, who)
                if name in self._empty:
                    keys = np.zeros(len(accesses.row), np.int64)
                    self._find_reads_of_nothing(events, accesses, accesses.cell, self._empty[name], keys, first, name)
                continue
            for part, era in zip(self._shared, eras, strict=True):
                pairs, pair = np.unique(np.stack([events["owner"][rows], era[rows]]), axis=1, return_inverse=True)
                at_once = max(_MOST_CELLS // region.num_cells, 1)
                for start in range(0, pairs.shape[1], at_once):
                    some = pairs[:, start : start + at_once]
                    chosen = rows[(pair >= start) & (pair < start + at_once)]
                    accesses = accesses_of(events, chosen, region)
                    if part.chosen is not None:
                        accesses = accesses.only(part.chosen[accesses.cell])
                    if not part.within_block:
                        wide = events["scope"][accesses.row] == Scope.DEVICE
                        accesses = replace(accesses, strong=accesses.strong & wide)
                    row_of = np.zeros(len(events), np.int64)
                    row_of[rows] = pair - start
                    self._take_shared(part, events, accesses, row_of[accesses.row], some, first)
        self._forget(first + len(events))

    def result(self) -> Screened:
        """Return what is left to look at, once all events have been taken."""
        shared = np.unique(np.concatenate([np.empty(0, np.int64), *self._suspects]))
        tensors = {name: table.suspects() for name, table in self._tables.items()}

        def is_suspicious(read: Unwritten) -> bool:
            if read.region == SHARED:
                return bool(contains(shared, np.array([read.key]))[0])
            return bool(tensors[read.region][read.cell])

        parted: dict[bool, list[Unwritten]] = {False: [], True: []}
        for read in self._unwritten.values():
            parted[is_suspicious(read)].append(read)
        return Screened(shared, tensors, parted[False], [read for read in parted[True] if read.region == SHARED])

    def _take_shared(
        self, part: _Shared, events: Events, accesses: Accesses, row: Ints, pairs: Ints, first: int
    ) -> None:
        """Look at accesses to shared memory; `pairs` holds owner and era of each row of the table."""
        num_cells = self._survey.regions[SHARED].num_cells
        table = Table(pairs.shape[1] * num_cells)
        columns = [column.reshape(-1, num_cells) for column in (table.readers, table.writers, table.updaters)]
        places = list(zip(*pairs.tolist(), strict=True))
        for i, place in enumerate(places):
            if place in part.open:
                for column, kept in zip(columns, part.open.pop(place), strict=True):
                    column[i] = kept
        who = events["block"].astype(np.int64)[accesses.row] * _THREADS + accesses.thread
        table.note(accesses, row * num_cells + accesses.cell, who)
        which, cell = np.nonzero(table.suspects().reshape(-1, num_cells))
        self._suspects.append(shared_key(pairs[0][which], pairs[1][which], cell))
        for i, place in enumerate(places):
            if i + 1 == len(places) or places[i + 1][0] != place[0]:
                part.open[place] = np.stack([column[i] for column in columns])
        self._find_unwritten(events, accesses, row, pairs, first)

    def _find_unwritten(self, events: Events, accesses: Accesses, row: Ints, pairs: Ints, first: int) -> None:
        """Note reads of cells of a block that no earlier event has written."""
        num_cells = self._survey.regions[SHARED].num_cells
        blocks, block = np.unique(pairs[0], return_inverse=True)
        none = np.full(num_cells, NEVER)
        first_write = np.stack([self._first_writes.get(b, none) for b in blocks.tolist()])
        place = block[row] * num_cells + accesses.cell
        keys = shared_key(pairs[0][row], pairs[1][row], accesses.cell)
        self._find_reads_of_nothing(events, accesses, place, first_write.reshape(-1), keys, first, SHARED)
        self._first_writes.update(zip(blocks.tolist(), first_write, strict=True))

    def _find_reads_of_nothing(
        self, events: Events, accesses: Accesses, place: Ints, first_write: Ints, keys: Ints, first: int, region: int
    ) -> None:
        """Note reads of places whose first write comes later, or never; and the first writes."""
        ordinal = first + accesses.row
        written = np.flatnonzero(accesses.writes)[::-1]
        fresh = written[first_write[place[written]] == NEVER]
        first_write[place[fresh]] = ordinal[fresh]
        bad = np.flatnonzero(accesses.reads & (ordinal <= first_write[place]))
        lines = events["line"][accesses.row[bad]]
        for i in np.unique(lines, return_index=True)[1].tolist():
            access = bad[i]
            event = events[accesses.row[access]]
            line, kind, block_of, owner = (int(event[name]) for name in ("line", "kind", "block", "owner"))
            thread, cell = int(accesses.thread[access]), int(accesses.cell[access])
            found = Unwritten(line, kind, block_of, owner, thread, cell, int(keys[access]), region)
            self._unwritten.setdefault((region, line), found)

    def _forget(self, end: int) -> None:
        """Forget the shared memory of the clusters that are over by then."""

        def goes_on(block: int) -> bool:
            return self._ends.get(self._clusters.of(block), 0) > end

        for part in self._shared:
            part.open = {place: kept for place, kept in part.open.items() if goes_on(place[0])}
        self._first_writes = {block: kept for block, kept in self._first_writes.items() if goes_on(block)}


def contains(ascending: Ints, keys: Ints) -> Bools:
    """Return which keys are in an ascending array."""
    if not len(ascending):
        return np.zeros(len(keys), bool)
    found: Bools = ascending[np.searchsorted(ascending, keys).clip(max=len(ascending) - 1)] == keys
    return found
