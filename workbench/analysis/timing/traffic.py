"""What the blocks of a trace ask of each level of memory: wavefronts, lines and sectors, hits in L1, footprints.

Hits in L1 follow from distances of reuse: a load hits if fewer distinct sectors than L1 holds were touched since the
sector was loaded last. The number of distinct ones in a stretch of the stream follows from the distribution of the
distances alone (StatStack: Eklov and Hagersten, ISPASS 2010). Warps of a block are taken to go side by side.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.analysis.banks import shared_wavefronts
from workbench.analysis.coalesce import SECTOR_BYTES, atomic_sectors
from workbench.analysis.trace import Trace
from workbench.core.chips import ATOMIC_BYTES, Chip
from workbench.core.events import Events, Kind, Space, active_lanes

SECTORS_OF_LINE = 4

_WHOLE = 0.75
"""Part of its sectors' bytes that a store writes, below which it writes sectors in part."""

_PLACES = (1 << 33) - 1
"""Bits of an address that tell words apart."""

_WINDOW = 256
"""Accesses on a line among which the assembler looks for neighbours."""

_KEPT = 0.5
"""Part of L2 that counts where data is to outlive other data: each of its halves keeps what its own SMs have read."""

_LINES_AT_ONCE = 2.0
"""Lines of 128 bytes that the data stage serves in a cycle, if no two lanes ask one bank for different words."""

_DENSE = 1.5
"""Sectors of a line that a block touches, below which it touches places at random."""

_LOADS = (Kind.LOAD, Kind.ASYNC_LOAD)
_READS = (*_LOADS, Kind.BULK_LOAD)
_STORES = (Kind.STORE, Kind.BULK_STORE)
_ATOMICS = (Kind.ATOMIC, Kind.REDUCTION, Kind.BULK_REDUCTION)
_BULK = (Kind.BULK_LOAD, Kind.BULK_STORE, Kind.BULK_REDUCTION)
_OFF_THE_LSU = (*_BULK, Kind.OPERAND_LOAD, Kind.ASYNC_STORE, Kind.ASYNC_LANDING)  # the data of cp.async pass once


@dataclass(frozen=True)
class Access:
    """What the requests of one source line and one unit ask for, on average.

    Attributes
    ----------
    cycles : float
        That a request keeps the SM's data stage busy: wavefronts of shared memory, or lines of 128 bytes.
    late : float
        Share of the requests that L1 does not have all sectors of.
    """

    cycles: float
    late: float


@dataclass(frozen=True)
class Traffic:
    """What a block asks for, on average over those that were traced.

    Attributes
    ----------
    accesses : mapping of (int, str) to Access
        By source line and name of the unit (`workbench.analysis.timing.opcodes.UNITS`).
    stage_cycles : float
        Of the SM's data stage.
    l2_us : float
        Of L2, all of which serves the block.
    dram_bytes : float
        Of device memory, all blocks together, if L2 holds nothing at first.
    written : float
        Part of them that is written.
    requests : float
        Accesses that go through the SM's data stage, some lanes of which take part.
    hit_share : float
        Part of the sectors asked of L2 that it has when they are asked for. Blocks of one wave that share a sector ask
        for it together, and all wait for device memory.
    same_place : float
        Turns of atomics, of all blocks together, in the `workbench.core.chips.ATOMIC_BYTES` that have the most.
    """

    accesses: Mapping[tuple[int, str], Access]
    stage_cycles: float
    l2_us: float
    dram_bytes: float
    written: float
    requests: float
    hit_share: float
    same_place: float


def measure(
    trace: Trace,
    widths: Mapping[tuple[int, str], int],
    num_traced: float,
    resident: int,
    l1_bytes: float,
    chip: Chip,
    in_wave: int,
) -> Traffic:
    """Look at the events of a trace of `num_traced` blocks.

    Parameters
    ----------
    trace : Trace
    widths : mapping of (int, str) to int
        By source line and name of the unit, the most bytes of a lane that a machine instruction accesses.
    num_traced : float
        Blocks that were recorded.
    resident : int
        Blocks of an SM, which share its L1.
    l1_bytes : float
        Capacity of L1 beside shared memory.
    chip : Chip
    in_wave : int
        Blocks that run at once on the whole GPU.

    Returns
    -------
    Traffic
    """
    events = _merged(trace.events, widths)
    address = trace.device_address(events)
    space, kind = events["space"], events["kind"]
    on_lsu = ~np.isin(kind, _OFF_THE_LSU)
    accesses: dict[tuple[int, str], Access] = {}
    stage = 0.0

    rows = np.flatnonzero((space == Space.SHARED) & on_lsu & np.isin(kind, [k for k in Kind if k.is_access]))
    waves = shared_wavefronts(address[rows], events["mask"][rows], events["width_bytes"][rows], kind[rows]).wavefronts
    stage += float(waves.sum())
    _sum_up(accesses, events[rows], waves, np.zeros(len(rows), bool))

    rows = np.flatnonzero((space == Space.GLOBAL) & np.isin(kind, (*_READS, *_STORES, *_ATOMICS)))
    chosen, kinds = events[rows], kind[rows]
    event, sector = _sectors(chosen, address[rows])
    in_event = np.bincount(event, minlength=len(rows)).astype(float)
    line_event, _ = _unique_pairs(event, sector // SECTORS_OF_LINE)
    lines = np.bincount(line_event, minlength=len(rows)).astype(float)
    lines_touched = lines.copy()
    on_stage = ~np.isin(kinds, _BULK)
    stages = np.where(on_stage, np.ceil(lines / _LINES_AT_ONCE), 0.0)
    narrow = on_stage & np.isin(chosen["width_bytes"], (1, 2, 4, 8, 16))
    place = address[rows][narrow] & _PLACES  # as shared memory has it: 32 banks of 4 bytes
    banks = shared_wavefronts(place, chosen["mask"][narrow], chosen["width_bytes"][narrow], kinds[narrow])
    stages[narrow] = np.maximum(stages[narrow], banks.wavefronts)
    is_load = np.isin(kinds, _LOADS)[event]
    hit = np.zeros(len(event), bool)
    l1_share = l1_bytes / max(resident, 1) / SECTOR_BYTES
    num_blocks = trace.config.grid.size
    moving = _dram_bytes(trace, chosen, kinds, event, sector, num_traced, chip, in_wave)
    loaded = _distinct(chosen, event[is_load], sector[is_load])
    l2_share = loaded / num_traced * _KEPT * chip.l2_bytes / max(moving.wave_bytes, 1.0)  # blocks share what they read
    hit[is_load], in_l2 = _hits(chosen, event[is_load], sector[is_load], (l1_share, l2_share))
    hits = np.bincount(event, weights=hit, minlength=len(rows))
    is_atomic = np.isin(kinds, _ATOMICS)
    turns = np.zeros(len(rows))
    turns[is_atomic] = atomic_sectors(address[rows][is_atomic], chosen["mask"][is_atomic])
    stage += float(stages.sum())
    _sum_up(accesses, chosen, stages, hits < in_event)

    missed = (in_event - hits) / np.maximum(in_event, 1.0)
    bytes_of_event = active_lanes(chosen["mask"]).sum(axis=1) * chosen["width_bytes"].astype(np.int64)
    is_partial = np.isin(kinds, _STORES) & (bytes_of_event < in_event * SECTOR_BYTES * _WHOLE)
    l2_ps = missed * (lines_touched * chip.l2_line_ps + in_event * chip.l2_sector_ps)
    l2_ps[is_partial] = in_event[is_partial] * chip.l2_partial_ps
    l2_ps[is_atomic] = turns[is_atomic] * chip.l2_partial_ps
    moved = float((missed * in_event).sum()) / num_traced * SECTOR_BYTES
    again = max(float((~hit[is_load] & ~in_l2).sum()) - loaded, 0.0) * SECTOR_BYTES * num_blocks / num_traced
    share = moving.read / max(loaded * SECTOR_BYTES * num_blocks / num_traced, moving.read, 1.0)  # of one block's reads
    dram = moving.read + moving.written + again * share
    l2_ps[is_partial] += in_event[is_partial] * moving.absent * (chip.l2_absent_ps - chip.l2_partial_ps)
    most = _most_in_one_place(address[rows][is_atomic], chosen["mask"][is_atomic], turns[is_atomic])
    return Traffic(
        accesses=accesses,
        stage_cycles=stage / num_traced,
        l2_us=float(l2_ps.sum()) / num_traced / 1e6,
        dram_bytes=dram,
        written=moving.written / max(dram, 1.0),
        requests=float(len(waves) + on_stage.sum()) / num_traced,
        hit_share=max(0.0, 1.0 - (dram + moving.together) / max(moved * num_blocks, 1.0)),
        same_place=most * num_blocks / num_traced,
    )


def _merged(events: Events, widths: Mapping[tuple[int, str], int]) -> Events:
    """Make one event of neighbours that the assembler has made one instruction of.

    Those are accesses of one warp on one line, near to one another, to neighbouring words in every lane.
    """
    order = np.lexsort((np.arange(len(events)), events["line"], events["warp"], events["block"]))
    events = events[order]
    kept = np.ones(len(events), bool)
    for (line, unit), width in widths.items():
        rows = np.flatnonzero(events["line"] == line)
        for space, kind in {(int(e["space"]), int(e["kind"])) for e in events[rows[:64]]}:
            if _unit(Space(space), Kind(kind)) != unit:
                continue
            some = rows[(events["space"][rows] == space) & (events["kind"][rows] == kind)]
            narrow = int(events["width_bytes"][some[0]])
            if width // max(narrow, 1) < 2 or (events["width_bytes"][some] != narrow).any():
                continue
            heads, others = _neighbours(events, some, narrow, width // narrow)
            kept[others] = False
            events["width_bytes"][heads] = width
    return events[kept][np.argsort(order[kept], kind="stable")]


def _neighbours(
    events: Events, rows: NDArray[np.intp], narrow: int, count: int
) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Find `count` accesses to neighbouring words in every lane: the first of each, and the others."""
    address = events["address"].astype(np.int64)
    lane = active_lanes(events["mask"][rows]).argmax(axis=1)
    first = address[rows, lane]
    warp = events["block"][rows].astype(np.int64) << 16 | events["warp"][rows]
    window = np.arange(len(rows)) // _WINDOW
    keys = np.stack([warp, events["buffer"][rows].astype(np.int64), window, first])
    order = np.lexsort((np.arange(len(rows)), *keys[::-1]))
    keys = keys[:, order]
    starts = np.flatnonzero(np.append(True, (keys[:, 1:] != keys[:, :-1]).any(axis=0)))
    turn = np.arange(len(rows)) - np.repeat(starts, np.diff(np.append(starts, len(rows))))  # of the same place
    rows = rows[order[np.lexsort((keys[3], turn, *keys[2::-1]))]]
    if len(rows) < count:
        return rows[:0], rows[:0]
    active, base = active_lanes(events["mask"][rows]), address[rows]
    follows = np.zeros(len(rows), bool)
    follows[1:] = (((base[1:] - base[:-1]) == narrow) | ~active[1:]).all(axis=1)
    for name in ("mask", "warp", "block", "buffer"):
        follows[1:] &= events[name][rows[1:]] == events[name][rows[:-1]]
    aligned = ((base % (narrow * count) == 0) | ~active).all(axis=1)
    head = aligned[: len(rows) - count + 1].copy()
    for step in range(1, count):
        head &= follows[step : len(rows) - count + 1 + step]
    heads = np.flatnonzero(head)
    return rows[heads], rows[(heads[:, None] + np.arange(1, count)).ravel()]


def _sectors(events: Events, address: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Pairs of an event's number and a sector that it touches, each once."""
    width = np.maximum(events["width_bytes"].astype(np.int64), 1)
    active = active_lanes(events["mask"])
    first = address // SECTOR_BYTES
    event, lane = np.nonzero(active)
    sector = first[event, lane]
    if len(events) and int(width.max()) > SECTOR_BYTES:
        last = (address + width[:, None] - 1) // SECTOR_BYTES
        more = (last - first)[event, lane]
        steps = np.arange(int(more.max()) + 1)
        inside = steps[None, :] <= more[:, None]
        event = np.broadcast_to(event[:, None], inside.shape)[inside]
        sector = (sector[:, None] + steps)[inside]
    return _unique_pairs(event, sector)


def _unique_pairs(event: NDArray[np.int64], place: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    if not len(event):
        return event, place
    order = np.lexsort((place, event))
    event, place = event[order], place[order]
    new = np.ones(len(event), bool)
    new[1:] = (event[1:] != event[:-1]) | (place[1:] != place[:-1])
    return event[new], place[new]


def _distinct(events: Events, event: NDArray[np.int64], sector: NDArray[np.int64]) -> int:
    """Count the sectors that each block loads, each once."""
    return len(_unique_pairs(events["block"][event].astype(np.int64), sector)[0])


def _hits(
    events: Events, event: NDArray[np.int64], sector: NDArray[np.int64], capacities: tuple[float, float]
) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Say which of the sectors that are loaded two caches have, of so many sectors for each block."""
    if not len(event):
        return np.zeros(0, bool), np.zeros(0, bool)
    warp = events["block"].astype(np.int64) << 16 | events["warp"]
    by_warp = np.argsort(warp, kind="stable")
    starts = np.flatnonzero(np.diff(warp[by_warp], prepend=-1))
    turn = np.empty(len(events), np.int64)
    turn[by_warp] = np.arange(len(events)) - np.repeat(starts, np.diff([*starts, len(events)]))
    order = np.lexsort((event, turn[event], events["block"][event]))
    block, place = events["block"][event][order].astype(np.int64), sector[order]
    by_place = np.lexsort((np.arange(len(order)), place, block))
    again = np.zeros(len(order), bool)
    again[1:] = (place[by_place][1:] == place[by_place][:-1]) & (block[by_place][1:] == block[by_place][:-1])
    distance = np.full(len(order), len(order) + 1)
    distance[by_place[again]] = by_place[again] - by_place[np.flatnonzero(again) - 1]
    lengths, frequency = np.unique(distance, return_counts=True)
    longer = len(order) - np.cumsum(frequency)  # distances beyond each length
    # distinct sectors in a stretch of d accesses: the sum over k < d of the share of distances beyond k
    share = np.concatenate([[len(order)], longer]) / len(order)
    spans = np.diff(np.concatenate([[0], lengths]))
    distinct = np.cumsum(share[:-1] * spans)
    is_again = distance <= len(order)
    found = []
    for capacity in capacities:
        result = np.zeros(len(order), bool)
        result[order] = is_again & (distinct <= capacity)[np.searchsorted(lengths, distance)]
        found.append(result)
    return found[0], found[1]


def _sum_up(
    accesses: dict[tuple[int, str], Access],
    events: Events,
    cycles: NDArray[Any],
    is_late: NDArray[np.bool_],
) -> None:
    key = (
        events["line"].astype(np.int64) << 16 | events["space"].astype(np.int64) << 8 | events["kind"].astype(np.int64)
    )
    for packed in np.unique(key):
        here = key == packed
        unit = _unit(Space(int(packed >> 8 & 0xFF)), Kind(int(packed & 0xFF)))
        accesses[int(packed >> 16), unit] = Access(float(cycles[here].mean()), float(is_late[here].mean()))


def _unit(space: Space, kind: Kind) -> str:
    """Name of the unit that makes accesses of a kind."""
    names = {Kind.MATRIX_LOAD: "matrix load", Kind.MATRIX_STORE: "matrix store", Kind.ASYNC_LOAD: "async copy"}
    if kind in names:
        return names[kind]
    is_shared = space == Space.SHARED
    if kind in _ATOMICS:
        return "shared atomic" if is_shared else "atomic" if kind is Kind.ATOMIC else "reduction"
    return f"{'shared' if is_shared else 'global'} {'store' if kind in _STORES else 'load'}"


@dataclass(frozen=True)
class _Moving:
    """What all blocks together move.

    Attributes
    ----------
    read, written : float
        Bytes of device memory.
    absent : float
        Part of the places touched at random that L2 does not have.
    together : float
        Bytes of L2 that blocks of one wave share.
    wave_bytes : float
        That the blocks of one wave touch.
    """

    read: float
    written: float
    absent: float
    together: float
    wave_bytes: float


def _dram_bytes(
    trace: Trace,
    events: Events,
    kinds: NDArray[np.uint8],
    event: NDArray[np.int64],
    sector: NDArray[np.int64],
    num_traced: float,
    chip: Chip,
    in_wave: int,
) -> _Moving:
    """Look at what all blocks together move.

    A tensor's footprint moves once: that of the traced blocks, as often as there are more of them, but no more than the
    tensor has. What blocks of one wave share, L2 has; what waves share moves again as far as a wave, or a tensor that
    is touched at random, is larger than L2. What is read drives out what L2 holds of earlier kernels' writes.
    """
    num_blocks = trace.config.grid.size
    at_once = min(in_wave, num_blocks)
    reads = np.isin(kinds[event], (*_READS, *_ATOMICS))
    writes = np.isin(kinds[event], (*_STORES, *_ATOMICS))
    block, buffer = events["block"][event].astype(np.int64), events["buffer"][event]
    moved = {"read": 0.0, "write": 0.0}
    shared: list[tuple[str, float, float]] = []  # bytes that waves share, and what they must outlive
    wave_bytes = together = 0.0
    for number, tensor in trace.buffers.items():
        size = -(-(tensor.high - tensor.low) // SECTOR_BYTES) * SECTOR_BYTES
        for way, chosen in (("read", reads), ("write", writes)):
            here = chosen & (buffer == number)
            if not here.any():
                continue
            own, places = _unique_pairs(block[here], sector[here])
            lines = len(_unique_pairs(own, places // SECTORS_OF_LINE)[0])
            is_scattered = len(own) < _DENSE * lines
            # what is written at random is bound by L2, which fetches its sectors one by one
            unit = SECTOR_BYTES * (chip.scattered_sectors if is_scattered and way == "read" else 1)
            per_block = len(own) / num_traced * unit
            once = min(len(np.unique(places)) / num_traced * num_blocks * unit, size)
            wave = min(per_block * at_once, size)
            wave_bytes += wave
            together += max(per_block * num_blocks - wave * num_blocks / at_once, 0.0)
            moved[way] += once
            if is_scattered and way == "write":
                moved["read"] += once  # what is written in part is read before
            again = per_block * num_blocks - once if is_scattered else wave * num_blocks / at_once - once
            shared.append((way, max(again, 0.0), float(size) if is_scattered else 0.0))
    absent = 0.0
    for way, again, span in shared:
        part = max(0.0, 1.0 - _KEPT * chip.l2_bytes / max(wave_bytes, span, 1.0))
        moved[way] += again * part
        if span and way == "write":
            moved["read"] += again * part
            absent = max(absent, part)
    driven_out = chip.dirty_share * min(moved["read"] + moved["write"], chip.l2_bytes)
    written = max(moved["write"], driven_out)
    return _Moving(moved["read"], written, absent, together, wave_bytes)


def _most_in_one_place(address: NDArray[np.int64], mask: NDArray[np.uint32], turns: NDArray[np.floating[Any]]) -> float:
    """Count the turns of atomics in the piece of memory, of `ATOMIC_BYTES`, that has the most."""
    if not len(address):
        return 0.0
    event, lane = np.nonzero(active_lanes(mask))
    event, place = _unique_pairs(event, address[event, lane] // ATOMIC_BYTES)
    share = turns[event] / np.bincount(event, minlength=len(turns))[event]
    _, group = np.unique(place, return_inverse=True)
    return float(np.bincount(group, weights=share).max())
