"""Memory as cells: the largest pieces that every access to a region covers whole, so that nothing is lost by them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields

import numpy as np
from numpy.typing import NDArray

from workbench.core.buffers import Buffer
from workbench.core.events import LANES, NO_BUFFER, READS, WRITES, Events, Kind, Order, Scope, Space, active_lanes
from workbench.core.ordering import Effect, Proxy, accesses_by, kinds_that

SHARED = np.iinfo(np.int16).min
"""Region of shared memory, one for each block. Other regions are tensors and variables, by an event's `buffer`."""

MOST_SHARED_BYTES = 1 << 18
"""Size that the shared memory of no block exceeds."""

BULK_BYTES = 16
"""Bulk copies begin and end in shared memory at multiples of it."""

ASYNC_KINDS = (*accesses_by(Proxy.ASYNC, writing=False), *accesses_by(Proxy.ASYNC, writing=True))
"""Accesses by the async proxy."""

_MOST_BYTES = 1 << 32
"""Size that no other memory exceeds. An access beyond it, or beyond `MOST_SHARED_BYTES`, is a wild one."""

Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]


def region_of(events: Events) -> NDArray[np.int16]:
    """Name the region of each event; `NO_BUFFER` for memory that threads do not share, and for what is no access."""
    is_shared = (events["space"] == Space.SHARED) | (events["space"] == Space.CLUSTER)
    shared = np.where(is_shared, np.int16(SHARED), np.int16(NO_BUFFER))
    region = np.where(events["space"] == Space.GLOBAL, events["buffer"], shared)
    return np.where(events["kind"] < Kind.BARRIER, region, np.int16(NO_BUFFER))


@dataclass
class Region:
    """What is known of a region once all events have been seen. Accesses out of its bounds are left out.

    Attributes
    ----------
    cell_bytes : int
        Size of a cell: the narrowest access.
    low, high : int
        First byte and one past the last: of the tensor, or else that are touched; of shared memory, behind what is the
        system's.
    written : bool
    """

    cell_bytes: int = 16
    low: int = 0
    high: int = 0
    written: bool = False

    @property
    def num_cells(self) -> int:
        """Cells from `low` to `high`."""
        return -(-(self.high - self.low) // self.cell_bytes)


@dataclass
class Survey:
    """What a first look at the events tells.

    Attributes
    ----------
    regions : dict of int to Region
    publishes : bool
        Whether any thread fences or releases, so that atomics may order other accesses.
    fences_narrowly : bool
        Whether any thread fences for its own block alone.
    reached : ndarray of int64
        Bytes of shared memory that any block touches in another's, ascending.
    copied : ndarray of bool
        Pieces of `BULK_BYTES` of shared memory that bulk copies or products touch in any block's, or copies that
        mbarriers may track.
    by_proxy : bool
        Whether the async proxy touches shared memory into which threads write.
    maps : dict of int to ndarray of int64
        By region of global memory, where tensor maps begin that copies read, ascending.
    ends : dict of int to int
        One past the ordinal of each block's last event. Blocks that wait for others may take turns.
    """

    regions: dict[int, Region] = field(default_factory=dict)
    publishes: bool = False
    fences_narrowly: bool = False
    reached: Ints = field(default_factory=lambda: np.empty(0, np.int64))
    copied: Bools = field(default_factory=lambda: np.zeros(MOST_SHARED_BYTES // BULK_BYTES, bool))
    by_proxy: bool = False
    maps: dict[int, Ints] = field(default_factory=dict)
    ends: dict[int, int] = field(default_factory=dict)

    @property
    def reached_cells(self) -> Bools:
        """Return the cells of shared memory that any block touches in another's."""
        region = self.regions[SHARED]
        cells = np.zeros(region.num_cells, bool)
        cells[(self.reached - region.low) // region.cell_bytes] = True
        return cells


def survey(
    batches: Iterable[Events],
    buffers: Mapping[int, Buffer],
    sizes: Mapping[int, int] | None = None,
    reserved_smem_bytes: int = 0,
) -> Survey:
    """Look at all events once.

    Parameters
    ----------
    batches : iterable of Events
    buffers : mapping of int to Buffer
    sizes : mapping of int to int, optional
        Bytes of other regions of global memory. Accesses behind them are wild ones.
    reserved_smem_bytes : int
        The first bytes of shared memory, which are the system's and no cells.
    """
    sizes = {SHARED: MOST_SHARED_BYTES, **(sizes or {})}
    found = Survey()
    for name, buffer in buffers.items():
        found.regions[name] = Region(low=(buffer.low - buffer.address) // 16 * 16, high=buffer.high - buffer.address)
    end = 0
    touches = writes = is_tracked = False
    completed = np.zeros_like(found.copied)
    for events in batches:
        end += len(events)
        blocks, from_end = np.unique(events["block"][::-1], return_index=True)
        found.ends.update(zip(blocks.tolist(), (end - from_end).tolist(), strict=True))
        releases = (events["order"] & Order.RELEASE > 0) & (events["kind"] < Kind.BARRIER)
        found.publishes |= bool((np.isin(events["kind"], kinds_that(Effect.PUBLISHES)) | releases).any())
        found.fences_narrowly |= bool(((events["kind"] == Kind.FENCE) & (events["scope"] == Scope.BLOCK)).any())
        peers = np.flatnonzero((events["space"] == Space.CLUSTER) & (events["kind"] < Kind.BARRIER))
        if len(peers):
            bytes_ = accesses_of(events, peers, Region(1, reserved_smem_bytes, MOST_SHARED_BYTES)).cell
            found.reached = np.union1d(found.reached, bytes_ + reserved_smem_bytes)
        regions = region_of(events)
        moved = np.flatnonzero(
            (regions == SHARED) & (events["kind"] >= Kind.BULK_LOAD) & (events["kind"] <= Kind.OPERAND_LOAD)
        )
        if len(moved):
            _mark(found.copied, events[moved])
        used = events[(events["kind"] == Kind.MAP_USE) & (events["space"] == Space.GLOBAL)]
        for name in np.unique(used["buffer"]).tolist():
            some = used[used["buffer"] == name]
            starts = some["address"].astype(np.int64)[active_lanes(some["mask"])]
            found.maps[name] = np.union1d(found.maps.get(name, starts), starts)
        is_tracked |= bool((events["kind"] == Kind.BULK_REQUEST).any())
        completions = events[(regions == SHARED) & (events["kind"] == Kind.ASYNC_COMPLETION)]
        _mark(completed, completions)
        kinds = events["kind"][regions == SHARED]
        touches |= bool(np.isin(kinds, ASYNC_KINDS).any())
        writes |= bool(((kinds == Kind.STORE) | (kinds == Kind.MATRIX_STORE)).any())
        for name in np.unique(regions[regions != NO_BUFFER]).tolist():
            here = events[regions == name]
            low = reserved_smem_bytes if name == SHARED else 0
            region = found.regions.setdefault(name, Region(low=low, high=low))
            region.cell_bytes = min(region.cell_bytes, int(here["width_bytes"].min()))
            region.written |= bool(np.isin(here["kind"], list(WRITES)).any())
            if name in buffers:
                continue
            address = here["address"].astype(np.int64)
            behind = address + here["width_bytes"][:, None]
            valid = active_lanes(here["mask"]) & (address >= 0) & (behind <= sizes.get(name, _MOST_BYTES))
            region.high = max(region.high, int(behind[valid].max(initial=0)))
    found.by_proxy = touches and writes
    if is_tracked:
        found.copied |= completed
    return found


def _mark(pieces: Bools, events: Events) -> None:
    """Mark the pieces of shared memory that events touch."""
    address = events["address"][active_lanes(events["mask"])]
    pieces[address[address < MOST_SHARED_BYTES] // BULK_BYTES] = True


@dataclass(frozen=True)
class Accesses:
    """Accesses to single cells of one region, in the order in which they happened: arrays of shape (n,).

    Attributes
    ----------
    row : ndarray of int64
        Event in the batch.
    cell : ndarray of int64
        Counted from the region's first.
    thread : ndarray of int64
        Linear index in the block.
    reads, writes, strong : ndarray of bool
        An atomic does both. A strong access does not race with another strong one; one that is strong for its block
        alone does not count in global memory, and one through volatile nowhere, unless it is a poll.
    """

    row: Ints
    cell: Ints
    thread: Ints
    reads: Bools
    writes: Bools
    strong: Bools

    def only(self, chosen: Bools) -> Accesses:
        """Leave out the others."""
        return Accesses(*(getattr(self, column.name)[chosen] for column in fields(self)))


def accesses_of(events: Events, rows: Ints, region: Region) -> Accesses:
    """Spread the events `rows`, all of one region, over its cells."""
    events = events[rows]
    which, lane = np.nonzero(active_lanes(events["mask"]))
    spans = events["width_bytes"].astype(np.int64)[which] // region.cell_bytes
    access = np.repeat(np.arange(len(which)), spans)
    within = np.arange(len(access)) - (np.cumsum(spans) - spans)[access]
    cell = (events["address"].astype(np.int64)[which, lane] - region.low)[access] // region.cell_bytes + within
    inside = (cell >= 0) & (cell < region.num_cells)
    which, lane, cell = which[access][inside], lane[access][inside], cell[inside]
    return Accesses(
        row=rows[which],
        cell=cell,
        thread=events["warp"].astype(np.int64)[which] * LANES + lane,
        reads=np.isin(events["kind"], list(READS))[which],
        writes=np.isin(events["kind"], list(WRITES))[which],
        strong=(
            (events["order"] > 0)
            & (events["order"] & Order.VOLATILE == 0)
            & ((events["scope"] == Scope.DEVICE) | (events["space"] == Space.SHARED))
        )[which],
    )


class Eras:
    """Counts the barriers of all its threads that each block has passed: what lies in two eras cannot race.

    Parameters
    ----------
    opening : Kind
        ``BARRIER_OPEN``, for what a block's own threads do; ``CLUSTER_OPEN``, for what those of its cluster do.
    """

    def __init__(self, opening: Kind = Kind.BARRIER_OPEN) -> None:
        self._opening = opening
        self._passed: dict[int, int] = {}

    def of(self, events: Events) -> Ints:
        """Return the era of each event of the next batch."""
        blocks, block = np.unique(events["block"], return_inverse=True)
        opened = (events["kind"] == self._opening) & (events["mask"] == 3)
        order = np.argsort(block, kind="stable")
        count = np.cumsum(opened[order]) - opened[order]
        starts = np.searchsorted(block[order], np.arange(len(blocks)))
        era = np.empty(len(events), np.int64)
        era[order] = count - count[starts][block[order]]
        era += np.array([self._passed.get(b, 0) for b in blocks.tolist()], np.int64)[block]
        for b, more in zip(blocks.tolist(), np.bincount(block, opened, len(blocks)).astype(int).tolist(), strict=True):
            self._passed[b] = self._passed.get(b, 0) + more
        return era


def shared_key(block: NDArray[np.integer], era: Ints, cell: Ints) -> Ints:
    """Pack a cell of a block's shared memory and its era into one number; eras 2^18 apart share theirs."""
    return (block.astype(np.int64) << 36) | (era & (1 << 18) - 1) << 18 | cell


def each_region(events: Events, regions: dict[int, Region]) -> Iterator[tuple[int, Region, Ints]]:
    """Yield the regions with cells that events touch, and the events that touch each."""
    names = region_of(events)
    for name, region in regions.items():
        rows = np.flatnonzero(names == name)
        if len(rows) and region.num_cells:
            yield name, region, rows
