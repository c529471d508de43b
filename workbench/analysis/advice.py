"""Changes that would make a launch's memory accesses cheaper, each proved by replaying the trace with it.

A replay recounts the very accesses of the trace after the change. What it does not show to be cheaper is not advised.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from workbench.analysis.banks import BANKS, WORD_BYTES, shared_wavefronts
from workbench.analysis.coalesce import SECTOR_BYTES
from workbench.core.events import LANES, Events, Kind, Space, active_lanes
from workbench.core.geometry import Dim3

PADS_WORDS = (1, 2, 4)
"""Words that a row of shared memory is tried to be lengthened by."""

VECTOR_BYTES = 16
"""Widest access of one lane."""

_BANKED = (Kind.LOAD, Kind.STORE)


@dataclass(frozen=True, slots=True)
class Advice:
    """One change, and what the replay of it counts.

    Attributes
    ----------
    kind : {"pad", "swap", "vectorise"}
    line : int
        Source line that it starts from.
    message : str
        What to change.
    before, after : int
        Shared wavefronts (pad), global sectors (swap) or warp instructions (vectorise): as it is, as it would be.
    """

    kind: str
    line: int
    message: str
    before: int
    after: int

    def __str__(self) -> str:
        return f"line {self.line}: {self.message}"


def advise(events: Events, address: NDArray[np.int64], block: Dim3) -> tuple[Advice, ...]:
    """Find the changes that the trace proves to help.

    Parameters
    ----------
    events : ndarray of `EVENT`, shape (n,)
        In the order in which they happened.
    address : ndarray of int64, shape (n, 32)
        Byte addresses with the alignment of the device's memory, no two tensors in one sector.
    block : Dim3
        Threads of a block.
    """
    return (*_pad(events, address), *_swap(events, address, block), *_vectorise(events, address))


def _pad(events: Events, address: NDArray[np.int64]) -> Iterator[Advice]:
    """Lengthen the rows of shared memory whose columns collide on a bank."""
    rows = np.flatnonzero((events["space"] == Space.SHARED) & np.isin(events["kind"], _BANKED))
    events, address = events[rows], address[rows]
    active = active_lanes(events["mask"])
    cost = shared_wavefronts(address, events["mask"], events["width_bytes"], events["kind"])
    before = int(cost.wavefronts.sum())
    tried: set[int] = set()
    for line in np.unique(events["line"][cost.conflicts > 0]).tolist():
        here = (events["line"] == line) & (cost.conflicts > 0)
        pitch = _stride(address[here], active[here])
        if pitch < BANKS * WORD_BYTES or pitch % (BANKS * WORD_BYTES) or pitch in tried:
            continue
        tried.add(pitch)
        widest = int(events["width_bytes"].max())
        after = {}
        for words in PADS_WORDS:
            if words * WORD_BYTES % max(widest, WORD_BYTES) == 0:
                padded = address + address // pitch * words * WORD_BYTES
                replay = shared_wavefronts(padded, events["mask"], events["width_bytes"], events["kind"])
                after[words] = int(replay.wavefronts.sum())
        if after and min(after.values()) < before:
            words = min(after, key=after.__getitem__)
            message = (
                f"pad by {words}: with rows of shared memory {pitch + words * WORD_BYTES} bytes apart instead of "
                f"{pitch} the kernel would take {after[words]} shared wavefronts instead of {before}"
            )
            yield Advice("pad", line, message, before, after[words])


def _stride(address: NDArray[np.int64], active: NDArray[np.bool_]) -> int:
    """Return the one distance between neighbouring active lanes; 0 where there are several, or none."""
    both = active[:, 1:] & active[:, :-1]
    distances = np.unique(np.abs(np.diff(address, axis=1))[both])
    return int(distances[0]) if len(distances) == 1 else 0


def _swap(events: Events, address: NDArray[np.int64], block: Dim3) -> Iterator[Advice]:
    """Let threads that are neighbours along y, instead of along x, be neighbours in a warp.

    A kernel that shares memory within the block is left alone: its banks would see other addresses too.
    """
    rows = np.flatnonzero(events["space"] == Space.GLOBAL)
    if min(block.x, block.y) < 2 or not len(rows) or np.isin(events["space"], (Space.SHARED, Space.CLUSTER)).any():
        return
    events, address = events[rows], address[rows]
    row, lane = np.nonzero(active_lanes(events["mask"]))
    sector = address[row, lane] // SECTOR_BYTES
    step = _together(events)[row]
    thread = events["warp"].astype(np.int64)[row] * LANES + lane
    z, y, x = np.unravel_index(thread, (block.z, block.y, block.x))
    turned = (z * block.x + x) * block.y + y
    before, after = _sectors(step, thread // LANES, sector), _sectors(step, turned // LANES, sector)
    if len(after) < len(before):
        saved = np.bincount(before, minlength=len(events)) - np.bincount(after, minlength=len(events))
        _, first = np.unique(_together(events), return_index=True)
        line = int(events["line"][first[np.argmax(saved[: len(first)])]])
        message = (
            f"swap the index order: if threadIdx.y took the part of threadIdx.x, and block ({block.x}, {block.y}) were "
            f"({block.y}, {block.x}), the kernel would touch {len(after)} global sectors instead of {len(before)}"
        )
        yield Advice("swap", line, message, len(before), len(after))


def _together(events: Events) -> NDArray[np.int64]:
    """Give the steps of a block numbers: the k-th execution of an access by each of its warps is one step."""
    names = ("block", "line", "kind", "width_bytes", "buffer")
    place = np.unique(np.stack([events[n].astype(np.int64) for n in names]), axis=1, return_inverse=True)[1].reshape(-1)
    nth = _count_before(np.stack([place, events["warp"].astype(np.int64)]))
    step: NDArray[np.int64] = np.unique(np.stack([place, nth]), axis=1, return_inverse=True)[1].reshape(-1)
    return step


def _count_before(keys: NDArray[np.int64]) -> NDArray[np.int64]:
    """Count, for each column, the equal ones before it: shape (n,)."""
    group = np.unique(keys, axis=1, return_inverse=True)[1].reshape(-1)
    order = np.argsort(group, kind="stable")
    starts = np.flatnonzero(np.diff(group[order], prepend=-1))
    lengths = np.diff(starts, append=len(group))
    count = np.empty(len(group), np.int64)
    count[order] = np.arange(len(group)) - np.repeat(starts, lengths)
    return count


def _sectors(step: NDArray[np.int64], warp: NDArray[np.int64], sector: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the step of every sector that a warp touches in a step."""
    steps: NDArray[np.int64] = np.unique(np.stack([step, warp, sector]), axis=1)[0]
    return steps


def _vectorise(events: Events, address: NDArray[np.int64]) -> Iterator[Advice]:
    """Join the accesses of a line by which each thread walks through neighbouring elements."""
    plain = (events["space"] == Space.GLOBAL) & np.isin(events["kind"], _BANKED)
    names = ("line", "kind", "width_bytes", "buffer")
    places = np.unique(np.stack([events[name][plain].astype(np.int64) for name in names]), axis=1).T
    for line, kind, width, buffer in places.tolist():
        chosen = plain.copy()
        for name, value in zip(names, (line, kind, width, buffer), strict=True):
            chosen &= events[name] == value
        rows = np.flatnonzero(chosen)
        # The accesses of one warp stand together, in their order.
        rows = rows[np.lexsort((rows, events["warp"][rows], events["block"][rows]))]
        for elements in (4, 2):
            if elements * width <= VECTOR_BYTES and _joins(events[rows], address[rows], elements, width):
                verb = "reads" if kind == Kind.LOAD else "writes"
                message = (
                    f"vectorise: each thread {verb} {elements} neighbouring elements of {width} bytes in turn; one "
                    f"access of {elements * width} bytes would be {len(rows) // elements} warp instructions instead "
                    f"of {len(rows)}"
                )
                yield Advice("vectorise", line, message, len(rows), len(rows) // elements)
                break


def _joins(events: Events, address: NDArray[np.int64], elements: int, width: int) -> bool:
    """Return whether runs of `elements` accesses are each one aligned vector of every lane that takes part."""
    if not len(events) or len(events) % elements:
        return False
    groups = {name: events[name].reshape(-1, elements) for name in ("block", "warp", "mask")}
    if any((group != group[:, :1]).any() for group in groups.values()):
        return False
    runs = address.reshape(-1, elements, LANES)
    first = runs[:, :1]
    active = active_lanes(groups["mask"][:, 0])[:, None]
    follow = runs == first + np.arange(elements)[:, None] * width
    aligned = first % (elements * width) == 0
    return bool((follow & aligned | ~active).all())
