"""What the blocks of a trace ask of each level of memory: wavefronts, lines and sectors, hits in L1, footprints.

Hits in L1 follow from distances of reuse: a load hits if fewer distinct sectors than L1 holds were touched since the
sector was loaded last. The number of distinct ones in a stretch of the stream follows from the distribution of the
distances alone (StatStack: Eklov and Hagersten, ISPASS 2010). Warps of a block are taken to go side by side.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.analysis.banks import shared_wavefronts
from workbench.analysis.coalesce import SECTOR_BYTES, atomic_sectors
from workbench.analysis.trace import Trace
from workbench.core.chips import ATOMIC_BYTES, Chip
from workbench.core.events import EVENT, LANES, Events, Kind, Space, active_lanes

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

_ENOUGH = 2
"""Fewest blocks that show how far places move from block to block."""

_MOST = 0.5
"""Part of a wave's extent, from its first place to its last: blocks that each span more share the whole tensor."""

_MOST_EVENTS = 200_000
"""Accesses of warps that are looked at; of more, stretches of `_STRETCH` are, evenly spread."""

_STRETCH = 100_000

_LOADS = (Kind.LOAD, Kind.ASYNC_LOAD)
_READS = (*_LOADS, Kind.BULK_LOAD)
_STORES = (Kind.STORE, Kind.BULK_STORE)
_ATOMICS = (Kind.ATOMIC, Kind.REDUCTION, Kind.BULK_REDUCTION)
_BULK = (Kind.BULK_LOAD, Kind.BULK_STORE, Kind.BULK_REDUCTION)
_OFF_THE_LSU = (*_BULK, Kind.OPERAND_LOAD, Kind.ASYNC_STORE, Kind.ASYNC_COMPLETION)  # the data of cp.async pass once


@dataclass(frozen=True)
class Access:
    """What the requests of one source line and one unit ask for, on average.

    Attributes
    ----------
    cycles : float
        That a request keeps the SM's data stage busy: wavefronts of shared memory, or lines of 128 bytes.
    late : float
        A warp waits for a group of loads together. Share of the groups for which L1 does not have all sectors yet.
    beyond : float
        Share of these that wait for device memory.
    doublings : float
        Logarithm to base 2 of the number of lines of 128 bytes that a late group waits for.
    shares : tuple of float
        How many requests each warp of a block makes, over the mean of all its warps.
    """

    cycles: float
    late: float = 0.0
    beyond: float = 0.0
    doublings: float = 0.0
    shares: tuple[float, ...] = ()


@dataclass(frozen=True)
class Together:
    """Loads of one source line and one unit that a warp waits for together.

    Attributes
    ----------
    count : int
        How many.
    block : int
        Basic block that they are in: loads of several lines in one block are under way at the same time.
    """

    count: int
    block: int


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
    same_place : float
        Turns of atomics, of all blocks together, in the `workbench.core.chips.ATOMIC_BYTES` that have the most.
    apart : mapping of (int, str) to float
        Words of constants or local memory that lanes of one access touch, beyond the first of each access: by source
        line and kind of memory (a key of `workbench.core.chips.Core.latencies`).
    apart_share : float
        Part of these words that the warp with most of them has.
    """

    accesses: Mapping[tuple[int, str], Access]
    stage_cycles: float
    l2_us: float
    dram_bytes: float
    written: float
    requests: float
    same_place: float
    apart: Mapping[tuple[int, str], float]
    apart_share: float


def measure(
    trace: Trace,
    widths: Mapping[tuple[int, str], int],
    together: Mapping[tuple[int, str], Together],
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
    together : mapping of (int, str) to Together
        Likewise, the loads that are waited for together.
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
    events, part = _looked_at(trace)
    is_recorded = np.full(-(-trace.config.block.size // LANES), num_traced >= 1.0)
    is_recorded[events["warp"]] = True
    num_traced *= part
    events = _merged(events, widths)
    address = trace.device_address(events)
    space, kind = events["space"], events["kind"]
    on_lsu = ~np.isin(kind, _OFF_THE_LSU)
    accesses: dict[tuple[int, str], Access] = {}
    stage = 0.0

    rows = np.flatnonzero((space == Space.SHARED) & on_lsu & np.isin(kind, [k for k in Kind if k.is_access]))
    waves = shared_wavefronts(address[rows], events["mask"][rows], events["width_bytes"][rows], kind[rows]).wavefronts
    stage += float(waves.sum())
    _sum_up(accesses, events[rows], is_recorded, waves)

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
    phase, group = _groups(chosen, np.isin(kinds, _LOADS), together)
    hit[is_load], in_l2, pending = _hits(chosen, event[is_load], sector[is_load], phase, (l1_share, l2_share))
    hits = np.bincount(event, weights=hit, minlength=len(rows))
    is_atomic = np.isin(kinds, _ATOMICS)
    turns = np.zeros(len(rows))
    turns[is_atomic] = atomic_sectors(address[rows][is_atomic], chosen["mask"][is_atomic])
    stage += float(stages.sum())
    missed = (in_event - hits) / np.maximum(in_event, 1.0)
    bytes_of_event = active_lanes(chosen["mask"]).sum(axis=1) * chosen["width_bytes"].astype(np.int64)
    is_partial = np.isin(kinds, _STORES) & (bytes_of_event < in_event * SECTOR_BYTES * _WHOLE)
    l2_ps = missed * (lines_touched * chip.l2_line_ps + in_event * chip.l2_sector_ps)
    more = np.maximum(in_event - lines_touched, 0.0) * chip.l2_sector_ps  # sectors of a line beyond its first
    l2_ps[is_partial] = lines_touched[is_partial] * chip.l2_partial_ps + more[is_partial]
    l2_ps[is_atomic] = turns[is_atomic] * chip.l2_partial_ps
    again = max(float((~hit[is_load] & ~in_l2).sum()) - loaded, 0.0) * SECTOR_BYTES * num_blocks / num_traced
    share = moving.read / max(loaded * SECTOR_BYTES * num_blocks / num_traced, moving.read, 1.0)  # of one block's reads
    dram = moving.read + moving.written + again * share
    is_late = is_load.copy()
    is_late[is_load] = ~hit[is_load] | pending
    once_more = 1.0 + again * share / max(moving.read, 1.0)
    new = _new_shares(moving.shares, chosen["buffer"][event[is_load & ~hit]], num_blocks / num_traced / once_more)
    _sum_up(accesses, chosen, is_recorded, stages, _waits(chosen, event[is_late], sector[is_late], group, new))
    l2_ps[is_partial] += in_event[is_partial] * moving.absent * (chip.l2_absent_ps - chip.l2_partial_ps)
    most = _most_in_one_place(address[rows][is_atomic], chosen["mask"][is_atomic], turns[is_atomic])
    apart, of_warp = _words_apart(events, address)
    return Traffic(
        accesses=accesses,
        stage_cycles=stage / num_traced,
        l2_us=float(l2_ps.sum()) / num_traced / 1e6,
        dram_bytes=dram,
        written=moving.written / max(dram, 1.0),
        requests=float(len(waves) + on_stage.sum()) / num_traced,
        same_place=most * num_blocks / num_traced,
        apart={key: words / num_traced for key, words in apart.items()},
        apart_share=max(of_warp.values(), default=0.0) / max(sum(of_warp.values()), 1.0) * float(is_recorded.mean()),
    )


_ONE_AT_A_TIME = {Space.CONST: "constant", Space.LOCAL: "local"}
"""Memory that serves a warp one word after another, where its lanes ask for several."""

_WORD = 4


def _words_apart(events: Events, address: NDArray[np.int64]) -> tuple[dict[tuple[int, str], float], dict[int, float]]:
    """Count the words that lanes touch beyond the first of each access: by line and kind of memory, and by warp."""
    found: dict[tuple[int, str], float] = defaultdict(float)
    of_warp: dict[int, float] = defaultdict(float)
    for space, name in _ONE_AT_A_TIME.items():
        chosen = events["space"] == space
        active, word = active_lanes(events["mask"][chosen]), address[chosen] // _WORD
        first = word[np.arange(len(word)), active.argmax(axis=1)]
        word = np.sort(np.where(active, word, first[:, None]), axis=1)
        more = np.count_nonzero(np.diff(word, axis=1), axis=1)
        lines, warps = (events[field][chosen][more > 0].tolist() for field in ("line", "warp"))
        for line, warp, count in zip(lines, warps, more[more > 0].tolist(), strict=True):
            found[line, name] += count
            of_warp[warp] += count
    return found, of_warp


def _looked_at(trace: Trace) -> tuple[Events, float]:
    """Take stretches of very many accesses; return them, and which part of all they are."""
    step = -(-len(trace) // (LANES * _MOST_EVENTS))
    if step < 2:
        return trace.events, 1.0
    kept, count = [np.empty(0, EVENT)], 0
    for some in trace.log.batches():
        is_kept = np.arange(count, count + len(some)) // _STRETCH % step == 0
        kept.append(some[is_kept])
        count += len(some)
    events = np.concatenate(kept)
    return events, len(events) / count


def _merged(events: Events, widths: Mapping[tuple[int, str], int]) -> Events:
    """Make one event of neighbours that the assembler has made one instruction of.

    Those are accesses of one warp on one line, near to one another, to neighbouring words in every lane.
    """
    order = np.lexsort((events["line"], _warp(events)))
    line_of = events["line"][order]
    kept, wide = np.ones(len(events), bool), events["width_bytes"].copy()
    for (line, unit), width in widths.items():
        rows = order[line_of == line]
        for space, kind in {(int(e["space"]), int(e["kind"])) for e in events[rows[:64]]}:
            if _unit(Space(space), Kind(kind)) != unit:
                continue
            some = rows[(events["space"][rows] == space) & (events["kind"][rows] == kind)]
            narrow = int(events["width_bytes"][some[0]])
            if width // max(narrow, 1) < 2 or (events["width_bytes"][some] != narrow).any():
                continue
            heads, others = _neighbours(events, some, narrow, width // narrow)
            kept[others] = False
            wide[heads] = width
    if kept.all():
        return events
    merged = events[kept]
    merged["width_bytes"] = wide[kept]
    return merged


def _neighbours(
    events: Events, rows: NDArray[np.intp], narrow: int, count: int
) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Find `count` accesses to neighbouring words in every lane: the first of each, and the others."""
    lane = active_lanes(events["mask"][rows]).argmax(axis=1)
    first = events["address"][rows, lane].astype(np.int64)
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
    active, base = active_lanes(events["mask"][rows]), events["address"][rows].astype(np.int64)
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


def _by_turn(events: Events, key: NDArray[np.int64]) -> NDArray[np.int64]:
    """Count the events before each that have the same key."""
    order = np.argsort(key, kind="stable")
    starts = np.flatnonzero(np.diff(key[order], prepend=-1))
    turn = np.empty(len(events), np.int64)
    turn[order] = np.arange(len(events)) - np.repeat(starts, np.diff([*starts, len(events)]))
    return turn


def _warp(events: Events) -> NDArray[np.int64]:
    return np.asarray(events["block"].astype(np.int64) << 16 | events["warp"], np.int64)


def _groups(
    events: Events, is_load: NDArray[np.bool_], together: Mapping[tuple[int, str], Together]
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Give loads the number of their phase in the block, and of the group that a warp waits for together.

    Loads of two warps in the same phase are under way at the same time. Events that are no loads have groups of
    their own.
    """
    phase = np.full(len(events), -1, np.int64)
    group = np.arange(len(events)) - len(events)
    rows = np.flatnonzero(is_load)
    kind = events["kind"][rows].astype(np.int64)
    places, place = np.unique(events["line"][rows].astype(np.int64) << 8 | kind, return_inverse=True)
    for number, packed in enumerate(places):
        some = rows[place == number]
        found = together.get((int(packed >> 8), _unit(Space.GLOBAL, Kind(int(packed & 0xFF)))), Together(1, -1))
        turn = _by_turn(events[some], _warp(events[some])) // found.count
        phase[some] = turn << 16 | (found.block if found.block >= 0 else 0xFFFF - number)
        _, group[some] = np.unique(np.stack([_warp(events[some]), turn]), axis=1, return_inverse=True)
        group[some] += number << 32
    return phase, group


def _new_shares(
    shares: Mapping[int, tuple[float, float, float]], asked: NDArray[Any], weight: float
) -> dict[int, tuple[float, float]]:
    """By buffer: part of the waves that find it not in L2, and part of what such a wave asks of L2 that L2 lacks."""
    numbers, counts = np.unique(asked, return_counts=True)
    found = {}
    for number, count in zip(numbers.tolist(), counts.tolist(), strict=True):
        waves, lacks, sectors = shares.get(number, (0.0, 0.0, 0.0))
        found[number] = waves, lacks * min(sectors / (count * weight), 1.0)
    return found


def _waits(
    events: Events,
    event: NDArray[np.int64],
    sector: NDArray[np.int64],
    group: NDArray[np.int64],
    new: Mapping[int, tuple[float, float]],
) -> tuple[NDArray[np.bool_], NDArray[np.float64], NDArray[np.float64]]:
    """Say of each event whether loads of its group are late, how likely one waits for device memory, and the lines.

    In a wave that finds a tensor in L2, all are there; in another, each late line of 128 bytes has its chance.
    """
    lines = np.bincount(_unique_pairs(event, sector // SECTORS_OF_LINE)[0], minlength=len(events)).astype(float)
    chance, waves = np.zeros(len(events)), np.zeros(len(events))
    for number, (of_waves, of_lines) in new.items():
        here = events["buffer"] == number
        chance[here], waves[here] = min(of_lines, 1.0 - 1e-9), of_waves
    _, at = np.unique(group, return_inverse=True)
    count = np.bincount(at, weights=lines)
    none = np.exp(np.bincount(at, weights=lines * np.log1p(-chance)))
    part = np.bincount(at, weights=lines * waves) / np.maximum(count, 1.0)
    return (count > 0)[at], (part * (1.0 - none))[at], np.log2(np.maximum(count, 1.0))[at]


def _hits(
    events: Events,
    event: NDArray[np.int64],
    sector: NDArray[np.int64],
    phase: NDArray[np.int64],
    capacities: tuple[float, float],
) -> tuple[NDArray[np.bool_], NDArray[np.bool_], NDArray[np.bool_]]:
    """Say which of the sectors that are loaded two caches have, of so many sectors for each block.

    The third result says of which the first cache has asked in the same phase of the block: they are on their way.
    """
    if not len(event):
        return np.zeros(0, bool), np.zeros(0, bool), np.zeros(0, bool)
    turn = _by_turn(events, _warp(events))
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
    was_there = found[0][order][by_place]
    fetched = np.maximum.accumulate(np.where(was_there, 0, np.arange(len(order))))  # each place's first is no hit
    phases = phase[event[order][by_place]]
    pending = np.zeros(len(order), bool)
    pending[order[by_place]] = was_there & (phases[fetched] == phases)
    return found[0], found[1], pending


def _sum_up(
    accesses: dict[tuple[int, str], Access],
    events: Events,
    is_recorded: NDArray[np.bool_],
    cycles: NDArray[Any],
    waits: tuple[NDArray[np.bool_], NDArray[np.float64], NDArray[np.float64]] | None = None,
) -> None:
    key = (
        events["line"].astype(np.int64) << 16 | events["space"].astype(np.int64) << 8 | events["kind"].astype(np.int64)
    )
    for packed in np.unique(key):
        here = key == packed
        unit = _unit(Space(int(packed >> 8 & 0xFF)), Kind(int(packed & 0xFF)))
        late, *more = (each[here] for each in waits) if waits else (np.zeros(1, bool),)
        beyond, doublings = (float(each[late].mean()) for each in more) if late.any() else (0.0, 0.0)
        turns = np.bincount(events["warp"][here], minlength=len(is_recorded))
        shares = np.where(is_recorded, turns / turns[is_recorded].mean(), 1.0)
        accesses[int(packed >> 16), unit] = Access(
            float(cycles[here].mean()), float(late.mean()), beyond, doublings, tuple(shares.tolist())
        )


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
    shares : mapping of int to (float, float, float)
        Three numbers for each buffer that is read. The first is the part of the waves that do not find it in L2. The
        third is how many sectors all blocks ask L2 for, where each block asks once for a sector. The second is the
        part of these that L2 lacks in such a wave. Blocks of a wave that share a whole tensor ask for it together, so
        all of them wait.
    wave_bytes : float
        That the blocks of one wave touch.
    """

    read: float
    written: float
    absent: float
    shares: Mapping[int, tuple[float, float, float]]
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

    A tensor's footprint moves once: that of the traced blocks, times all blocks over the traced ones, but no more than
    the tensor has. A wave touches no more than lies between its first and its last place. What blocks of one wave
    share, L2 has. What waves share moves again as far as a wave, or a tensor that is touched at random, is larger than
    L2. What is read drives out what L2 holds of earlier kernels' writes.
    """
    num_blocks = trace.config.grid.size
    at_once = min(in_wave, num_blocks)
    reads = np.isin(kinds[event], (*_READS, *_ATOMICS))
    writes = np.isin(kinds[event], (*_STORES, *_ATOMICS))
    block, buffer = events["block"][event].astype(np.int64), events["buffer"][event]
    moved = {"read": 0.0, "write": 0.0}
    shared: list[tuple[str, int, float, float]] = []  # bytes that waves share, and what they must outlive
    read: dict[int, float] = defaultdict(float)  # by buffer, what moves
    # by buffer: bytes that all waves ask for; whether the blocks of one share most of them; sectors of all blocks
    asked: dict[int, tuple[float, bool, float]] = {}
    wave_bytes = 0.0
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
            span, extent = _extents(own, places, at_once)
            wave = min(per_block * at_once, size, max(extent, per_block))
            wave_bytes += wave
            if way == "read":
                by_blocks = per_block * num_blocks
                by_waves = by_blocks if is_scattered else wave * num_blocks / at_once
                is_whole = by_waves < by_blocks and span > _MOST * min(extent, size)
                asked[number] = by_waves, is_whole, len(own) * num_blocks / num_traced
                read[number] += once
            moved[way] += once
            if is_scattered and way == "write":
                moved["read"] += once  # what is written in part is read before
            again = per_block * num_blocks - once if is_scattered else wave * num_blocks / at_once - once
            shared.append((way, number, max(again, 0.0), float(size) if is_scattered else 0.0))
    absent = 0.0
    for way, number, again, span in shared:
        part = max(0.0, 1.0 - _KEPT * chip.l2_bytes / max(wave_bytes, span, 1.0))
        moved[way] += again * part
        if way == "read":
            read[number] += again * part
        if span and way == "write":
            moved["read"] += again * part
            absent = max(absent, part)
    shares = {}
    for number, (by_waves, is_whole, sectors) in asked.items():
        lacking = min(read[number] / by_waves, 1.0)
        shares[number] = (lacking, 1.0, sectors) if is_whole else (1.0, lacking, sectors)
    driven_out = chip.dirty_share * min(moved["read"] + moved["write"], chip.l2_bytes)
    written = max(moved["write"], driven_out)
    return _Moving(moved["read"], written, absent, shares, wave_bytes)


def _extents(block: NDArray[np.int64], sector: NDArray[np.int64], at_once: int) -> tuple[float, float]:
    """Return the bytes from the first to the last place of one block, and of `at_once` neighbouring blocks.

    The pairs of a block and a sector are sorted. Places are taken to move by the same step from block to block, or
    as far as those of the traced blocks of one wave do where that is more, as where tiles recur.
    """
    starts = np.flatnonzero(np.diff(block, prepend=-1))
    low, high = sector[starts], np.maximum.reduceat(sector, starts)
    span = float((high - low + 1).mean()) * SECTOR_BYTES
    if len(starts) < _ENOUGH:
        return span, float("inf")
    step = np.polyfit(block[starts].astype(float), (low - low.min()).astype(float), 1)[0]
    ends = np.searchsorted(block[starts], block[starts] + at_once)
    seen = max(int(high[i:end].max() - low[i:end].min()) + 1 for i, end in enumerate(ends)) * SECTOR_BYTES
    return span, max(span + abs(float(step)) * at_once * SECTOR_BYTES, float(seen))


def _most_in_one_place(address: NDArray[np.int64], mask: NDArray[np.uint32], turns: NDArray[np.floating[Any]]) -> float:
    """Count the turns of atomics in the piece of memory, of `ATOMIC_BYTES`, that has the most."""
    if not len(address):
        return 0.0
    event, lane = np.nonzero(active_lanes(mask))
    event, place = _unique_pairs(event, address[event, lane] // ATOMIC_BYTES)
    share = turns[event] / np.bincount(event, minlength=len(turns))[event]
    _, group = np.unique(place, return_inverse=True)
    return float(np.bincount(group, weights=share).max())
