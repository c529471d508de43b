"""Turn what compiled code notes of its memory accesses into the events of `workbench.core.events`."""

from __future__ import annotations

import threading
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.core.events import (
    EVENT,
    INSTRUCTION,
    NO_BUFFER,
    UPDATES,
    Events,
    Kind,
    Order,
    Recorder,
    Scope,
    Space,
    active_lanes,
    copied,
    defers,
)
from workbench.core.geometry import Clusters
from workbench.emulator.layout import FIRST_CLUSTER_WINDOW, FIRST_GLOBAL_WINDOW, RESERVED_SMEM_BYTES, WINDOW_SHIFT
from workbench.emulator.manifest import IDLE, POLL, Site
from workbench.emulator.memory import AddressSpace
from workbench.emulator.watch.notes import addresses, parts, units_of

_KINDS = {kind.name.lower().replace("_", "."): kind for kind in Kind}
_KINDS |= {"ld": Kind.LOAD, "st": Kind.STORE, "atom": Kind.ATOMIC, "mbarrier": Kind.ATOMIC, "red": Kind.REDUCTION}
"""Kinds of events by the name of their sites: ``"cluster.arrive"``, or the opcode of a plain access."""

HEAP_BUFFER = NO_BUFFER - 1
"""`buffer` of events in memory that malloc gave. Other global memory that is no argument has the numbers below it."""

_ORDERS = {
    "volatile": Order.STRONG | Order.VOLATILE,
    "mmio": Order.STRONG,
    "relaxed": Order.STRONG,
    "acquire": Order.STRONG | Order.ACQUIRE,
    "release": Order.STRONG | Order.RELEASE,
    "acq_rel": Order.STRONG | Order.ACQUIRE | Order.RELEASE,
}


_FEW = 1 << 12
"""Fewer notes than these wait for more before they are handed over. Blocks that take turns bring a few at a time."""

_AT_ONCE = 1 << 14
"""Most events that are made at once. One copy may have more, and its events are made together."""


Described = tuple[Mapping[str, NDArray[Any]], NDArray[np.bool_]]
"""Fields of `EVENT` that instructions give their events; and which access what the system keeps, if any may do so."""


def described(sites: Sequence[Site], has_system: bool) -> Described:
    """Describe instructions: each array has an element a site, and the last has none where there is no system's memory.

    cooperative_groups access that by generic addresses, in lines of their own.
    """
    fields: dict[str, Callable[[Site], int]] = {
        "line": lambda site: site.line,
        "width_bytes": lambda site: site.width_bytes,
        "kind": kind_of,
        "order": order_of,
        "scope": scope_of,
    }
    of_system = [not site.space and (site.place is None or site.place.is_of_groups) for site in sites if has_system]
    values = {name: np.array([of(site) for site in sites], EVENT[name]) for name, of in fields.items()}
    return values, np.array(of_system, bool)


class Mix:
    """Adds up how often the instructions of a traced program were executed.

    Parameters
    ----------
    blocks : sequence of (int, int, str, int, bool, int)
        `manifest.Manifest.blocks`.
    """

    def __init__(self, blocks: Sequence[tuple[int, int, str, int, bool, int]]) -> None:
        keys = sorted({entry[1:5] for entry in blocks})
        by_row = sorted(blocks, key=lambda entry: entry[1:5])
        row = [entry[1:5] for entry in by_row]
        self._rows = np.array([(line, name, 0, 0, place, called) for line, name, place, called in keys], INSTRUCTION)
        self._first = np.array([bisect_left(row, key) for key in keys], np.intp)
        self._block = np.array([entry[0] for entry in by_row], np.intp)
        self._count = np.array([entry[5] for entry in by_row], np.int64)

    def executed(self, runs: NDArray[np.int64]) -> NDArray[np.void]:
        """Count by source line, mnemonic, place and function: an array of `INSTRUCTION`.

        Parameters
        ----------
        runs : ndarray of int64, shape (basic blocks, 2)
            Warps that ran each, and lanes.
        """
        total = np.add.reduceat(self._count[:, None] * runs[self._block], self._first)
        some = total[:, 0] > 0
        rows = self._rows[some]
        rows["warps"], rows["lanes"] = total[some].T
        return rows


class Translator:
    """Knows one launch's instructions and memory, and passes events on to its recorder.

    Parameters
    ----------
    recorder : Recorder
    sites : Described
        Of the instructions that the notes count in.
    memory : AddressSpace
    clusters : Clusters
    """

    def __init__(self, recorder: Recorder, sites: Described, memory: AddressSpace, clusters: Clusters) -> None:
        self.recorder = recorder
        self._clusters = clusters
        self._lock = threading.Lock()
        self._kept: list[tuple[NDArray[np.void], NDArray[np.uint16]]] = []
        self._num_kept = 0
        self._sites, self._of_system = sites
        self._space = np.array(memory.spaces, np.uint8)
        self._origin = memory.origins()
        self._origin[0] = 0  # what is no address: numbers of barriers, member masks, wild pointers
        self._buffer = np.full(len(memory.spaces), NO_BUFFER, np.int16)
        own = np.flatnonzero(self._space[FIRST_GLOBAL_WINDOW:] == Space.GLOBAL) + FIRST_GLOBAL_WINDOW
        self._buffer[own] = NO_BUFFER - 1 - np.arange(len(own))
        for window, (position, _) in memory.buffers.items():
            self._buffer[window] = position

    def take(self, notes: NDArray[np.void], rows: NDArray[np.uint16]) -> None:
        """Take a batch of notes for the recorder, to hand over when there are enough."""
        for name, wanted in (("block", self.recorder.blocks), ("warp", self.recorder.warps)):
            if wanted is not None:
                chosen = np.isin(notes[name], np.fromiter(wanted, np.uint32))
                notes, rows = notes[chosen], rows[np.repeat(chosen, notes["rows"])]
        with self._lock:
            self._num_kept += len(notes)
            if self._num_kept >= _FEW:
                self._kept.append((notes, rows))
                self._hand_over()
            elif len(notes):
                self._kept.append((copied(notes), rows.copy()))

    def finish(self) -> None:
        """Hand over what is left."""
        with self._lock:
            self._hand_over()

    def _hand_over(self) -> None:
        """Hand notes to the recorder, translated unless it sees to that later."""
        if not self._kept:
            return
        notes, rows = self._kept[0]
        if len(self._kept) > 1:
            notes, rows = (np.concatenate(parts) for parts in zip(*self._kept, strict=True))
        self._kept, self._num_kept = [], 0
        if defers(self.recorder):
            num_accesses = int((np.bitwise_count(notes["mask"]) * units_of(notes)).sum())
            self.recorder.defer(notes, rows, self.translate, num_accesses)
        else:
            for events in self.translate(notes, rows):
                self.recorder.append(events)

    def translate(self, notes: NDArray[np.void], rows: NDArray[np.uint16]) -> Iterator[Events]:
        """Yield the events of notes, some at a time."""
        for part in parts(notes, rows, _AT_ONCE):
            yield self._translate(*part)

    def _translate(self, notes: NDArray[np.void], rows: NDArray[np.uint16]) -> Events:
        """Make events of notes: one for each, and one more for each further window that its lanes reach."""
        where = addresses(notes, rows)
        active = active_lanes(notes["mask"])
        windows = (where >> np.uint64(WINDOW_SHIFT)).astype(np.intp)
        windows[windows >= len(self._space)] = 0
        beyond = FIRST_CLUSTER_WINDOW + self._clusters.extent.size
        windows[(windows >= beyond) & (windows < FIRST_GLOBAL_WINDOW)] = 0  # of no block of the cluster
        first = windows[np.arange(len(notes)), active.argmax(axis=1)]
        elsewhere = active & (windows != first[:, None])
        if not elsewhere.any():
            return self._events(notes, where, first, notes["mask"])
        order, pieces = [np.arange(len(notes))], [self._events(notes, where, first, _mask(active & ~elsewhere))]
        left = order[0]
        while (more := elsewhere.any(axis=1)).any():
            left, windows, elsewhere = left[more], windows[more], elsewhere[more]
            first = windows[np.arange(len(left)), elsewhere.argmax(axis=1)]
            here = elsewhere & (windows == first[:, None])
            pieces.append(self._events(notes[left], where[left], first, _mask(here)))
            order.append(left)
            elsewhere = elsewhere & ~here
        return np.concatenate(pieces)[np.concatenate(order).argsort(kind="stable")]

    def _events(
        self, notes: NDArray[np.void], where: NDArray[np.uint64], window: NDArray[np.intp], mask: NDArray[np.uint32]
    ) -> Events:
        """Make one event per note, of the lanes that reach `window`."""
        events = np.empty(len(notes), EVENT)
        for name, values in self._sites.items():
            events[name] = values[notes["instruction"]]
        events["block"] = events["owner"] = notes["block"]
        events["warp"] = notes["warp"]
        events["space"] = self._space[window]
        events["buffer"] = self._buffer[window]
        events["mask"] = mask
        in_cluster = np.flatnonzero(events["space"] == Space.CLUSTER)
        if len(in_cluster):
            block, rank = notes["block"][in_cluster].astype(np.int64), window[in_cluster] - FIRST_CLUSTER_WINDOW
            owner = self._clusters.block(self._clusters.of(block), rank.astype(np.int64))
            events["owner"][in_cluster] = owner
            events["space"][in_cluster] = np.where(owner == block, Space.SHARED, Space.CLUSTER)
        np.subtract(where, self._origin[window][:, None], out=events["address"])
        if len(self._of_system):
            is_inside = ((events["address"] < RESERVED_SMEM_BYTES) | ~active_lanes(mask)).all(axis=1)
            may_be = self._of_system[notes["instruction"]] & (events["space"] == Space.SHARED)
            events["space"][may_be & is_inside] = Space.SYSTEM
        return events


def kind_of(site: Site) -> Kind:
    """Return what an instruction does."""
    return _KINDS.get(site.kind, Kind.LOAD)


def order_of(site: Site) -> Order:
    """Return what an instruction promises about the order of accesses."""
    stated = [_ORDERS[modifier] for modifier in site.modifiers if modifier in _ORDERS]
    if POLL in site.modifiers:
        return stated[0] & ~Order.VOLATILE
    if site.kind == "bulk.wait":
        return Order.WEAK if "read" in site.modifiers else Order.ACQUIRE
    order = stated[0] if stated else Order.STRONG if kind_of(site) in UPDATES else Order.WEAK
    order |= Order.LOCKS if "cas" in site.modifiers else Order.WEAK
    order |= Order.IDLE if IDLE in site.modifiers else Order.WEAK
    return order | Order.PHASED if site.kind == "mbarrier" else order


def scope_of(site: Site) -> Scope:
    """Return the threads that the promise holds for."""
    return Scope.BLOCK if "cta" in site.modifiers else Scope.DEVICE


def _mask(lanes: NDArray[np.bool_]) -> NDArray[np.uint32]:
    packed: NDArray[np.uint32] = np.packbits(lanes, axis=1, bitorder="little").view("<u4")[:, 0]
    return packed
