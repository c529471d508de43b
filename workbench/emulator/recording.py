"""Turn what compiled code notes of its memory accesses into the events of `workbench.core.events`."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Any

import numpy as np

from workbench.core.events import (
    EVENT,
    NO_BUFFER,
    DeferringRecorder,
    Events,
    Kind,
    Order,
    Recorder,
    Scope,
    Space,
    active_lanes,
)
from workbench.emulator.layout import FIRST_GLOBAL_WINDOW, LANES, WINDOW_SHIFT
from workbench.emulator.manifest import Site
from workbench.emulator.memory import AddressSpace

RAW_EVENT = np.dtype([("instruction", "u4"), ("mask", "u4"), ("block", "u4"), ("warp", "u4"), ("address", "u8", LANES)])
"""What compiled code writes: `layout.EVENT` as NumPy reads it. Addresses are virtual."""

_KINDS = {
    "ld": Kind.LOAD,
    "st": Kind.STORE,
    "atom": Kind.ATOMIC,
    "red": Kind.REDUCTION,
    "bar": Kind.BARRIER,
    "bar.arrive": Kind.BARRIER_ARRIVE,
    "open": Kind.BARRIER_OPEN,
    "bar.warp.sync": Kind.WARP_SYNC,
    "*.sync": Kind.WARP_COLLECTIVE,
    "fence": Kind.FENCE,
}
_ORDERS = {
    "volatile": Order.STRONG,
    "mmio": Order.STRONG,
    "relaxed": Order.STRONG,
    "acquire": Order.STRONG | Order.ACQUIRE,
    "release": Order.STRONG | Order.RELEASE,
    "acq_rel": Order.STRONG | Order.ACQUIRE | Order.RELEASE,
}


class Translator:
    """Knows one launch's instructions and memory, and passes events on to its recorder.

    Parameters
    ----------
    recorder : Recorder
    sites : sequence of Site
        Instructions that the raw events count in.
    memory : AddressSpace
    """

    def __init__(self, recorder: Recorder, sites: Sequence[Site], memory: AddressSpace) -> None:
        self.recorder = recorder
        self._lock = threading.Lock()
        self._line = np.array([s.line for s in sites] or [0], np.uint32)
        self._kind = np.array([kind_of(s) for s in sites] or [Kind.LOAD], np.uint8)
        self._width = np.array([s.width_bytes for s in sites] or [0], np.uint8)
        self._order = np.array([order_of(s) for s in sites] or [Order.WEAK], np.uint8)
        self._scope = np.array([scope_of(s) for s in sites] or [Scope.DEVICE], np.uint8)
        self._space = np.array(memory.spaces, np.uint8)
        self._origin = np.array([memory.origin(window) for window in range(len(memory.spaces))], np.uint64)
        self._origin[0] = 0  # what is no address: numbers of barriers, member masks, wild pointers
        self._buffer = np.full(len(memory.spaces), NO_BUFFER, np.int16)
        own = np.flatnonzero(self._space[FIRST_GLOBAL_WINDOW:] == Space.GLOBAL) + FIRST_GLOBAL_WINDOW
        self._buffer[own] = NO_BUFFER - 1 - np.arange(len(own))
        for window, (position, _) in memory.buffers.items():
            self._buffer[window] = position

    def take(self, raw: np.ndarray[Any, Any]) -> None:
        """Hand a batch of `RAW_EVENT` to the recorder, translated unless it sees to that later."""
        for name, wanted in (("block", self.recorder.blocks), ("warp", self.recorder.warps)):
            if wanted is not None:
                raw = raw[np.isin(raw[name], np.fromiter(wanted, np.uint32))]
        if not len(raw):
            return
        if isinstance(self.recorder, DeferringRecorder):
            with self._lock:
                self.recorder.defer(raw, self.translate)
        else:
            events = self.translate(raw)
            with self._lock:
                self.recorder.append(events)

    def translate(self, raw: np.ndarray[Any, Any]) -> Events:
        """Make events of `RAW_EVENT`: one for each, and one more for each further window that its lanes reach."""
        active = active_lanes(raw["mask"])
        windows = (raw["address"] >> np.uint64(WINDOW_SHIFT)).astype(np.intp)
        windows[windows >= len(self._space)] = 0
        first = windows[np.arange(len(raw)), active.argmax(axis=1)]
        elsewhere = active & (windows != first[:, None])
        if not elsewhere.any():
            return self._events(raw, first, raw["mask"])
        order, pieces = [np.arange(len(raw))], [self._events(raw, first, _mask(active & ~elsewhere))]
        rows = order[0]
        while (more := elsewhere.any(axis=1)).any():
            rows, windows, elsewhere = rows[more], windows[more], elsewhere[more]
            first = windows[np.arange(len(rows)), elsewhere.argmax(axis=1)]
            here = elsewhere & (windows == first[:, None])
            pieces.append(self._events(raw[rows], first, _mask(here)))
            order.append(rows)
            elsewhere = elsewhere & ~here
        return np.concatenate(pieces)[np.concatenate(order).argsort(kind="stable")]

    def _events(
        self, raw: np.ndarray[Any, Any], window: np.ndarray[Any, Any], mask: np.ndarray[Any, Any]
    ) -> np.ndarray[Any, Any]:
        """Make one event per row, of the lanes that reach `window`."""
        events = np.empty(len(raw), EVENT)
        site = raw["instruction"]
        events["line"] = self._line[site]
        events["kind"] = self._kind[site]
        events["width_bytes"] = self._width[site]
        events["order"] = self._order[site]
        events["scope"] = self._scope[site]
        events["block"] = raw["block"]
        events["warp"] = raw["warp"]
        events["space"] = self._space[window]
        events["buffer"] = self._buffer[window]
        events["mask"] = mask
        np.subtract(raw["address"], self._origin[window][:, None], out=events["address"])
        return events


def kind_of(site: Site) -> Kind:
    """Return what an instruction does."""
    return _KINDS.get(site.kind, Kind.LOAD)


def order_of(site: Site) -> Order:
    """Return what an instruction promises about the order of accesses."""
    stated = [_ORDERS[modifier] for modifier in site.modifiers if modifier in _ORDERS]
    return stated[0] if stated else Order.STRONG if site.kind in {"atom", "red"} else Order.WEAK


def scope_of(site: Site) -> Scope:
    """Return the threads that the promise holds for."""
    return Scope.BLOCK if "cta" in site.modifiers else Scope.DEVICE


def _mask(lanes: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    packed: np.ndarray[Any, Any] = np.packbits(lanes, axis=1, bitorder="little").view("<u4")[:, 0]
    return packed
