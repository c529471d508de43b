"""Turn what compiled code notes of its memory accesses into the events of `workbench.core.events`."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Any

import numpy as np

from workbench.core.events import EVENT, NO_BUFFER, Kind, Recorder
from workbench.emulator.layout import LANES, WINDOW_SHIFT
from workbench.emulator.manifest import Site
from workbench.emulator.memory import AddressSpace

RAW_EVENT = np.dtype([("instruction", "u4"), ("mask", "u4"), ("block", "u4"), ("warp", "u4"), ("address", "u8", LANES)])
"""What compiled code writes: `layout.EVENT` as NumPy reads it. Addresses are virtual."""

_KINDS = {"ld": Kind.LOAD, "st": Kind.STORE, "atom": Kind.ATOMIC, "red": Kind.REDUCTION}


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
        self._kind = np.array([_KINDS.get(s.kind, Kind.LOAD) for s in sites] or [Kind.LOAD], np.uint8)
        self._width = np.array([s.width_bytes for s in sites] or [0], np.uint8)
        self._space = np.array(memory.spaces, np.uint8)
        self._origin = np.array([memory.origin(window) for window in range(len(memory.spaces))], np.uint64)
        self._buffer = np.full(len(memory.spaces), NO_BUFFER, np.int16)
        for window, (position, _) in memory.buffers.items():
            self._buffer[window] = position

    def take(self, raw: np.ndarray[Any, Any]) -> None:
        """Translate a batch of `RAW_EVENT` and hand it to the recorder."""
        for name, wanted in (("block", self.recorder.blocks), ("warp", self.recorder.warps)):
            if wanted is not None:
                raw = raw[np.isin(raw[name], np.fromiter(wanted, np.uint32))]
        if not len(raw):
            return
        active = (raw["mask"][:, None] >> np.arange(LANES, dtype=np.uint32)) & 1 == 1
        windows = np.minimum(raw["address"] >> np.uint64(WINDOW_SHIFT), len(self._space) - 1).astype(np.intp)
        first = windows[np.arange(len(raw)), active.argmax(axis=1)]
        here = (windows == first[:, None]) & active
        pieces = [self._events(raw, first, here)]
        left = active & ~here
        while left.any():
            rows = left.any(axis=1)
            raw, windows, left = raw[rows], windows[rows], left[rows]
            first = windows[np.arange(len(raw)), left.argmax(axis=1)]
            here = (windows == first[:, None]) & left
            pieces.append(self._events(raw, first, here))
            left &= ~here
        with self._lock:
            self.recorder.append(pieces[0] if len(pieces) == 1 else np.concatenate(pieces))

    def _events(
        self, raw: np.ndarray[Any, Any], window: np.ndarray[Any, Any], lanes: np.ndarray[Any, Any]
    ) -> np.ndarray[Any, Any]:
        """Make one event per row, of the lanes that reach `window`."""
        events = np.zeros(len(raw), EVENT)
        site = raw["instruction"]
        events["line"] = self._line[site]
        events["kind"] = self._kind[site]
        events["width_bytes"] = self._width[site]
        events["block"] = raw["block"]
        events["warp"] = raw["warp"]
        events["space"] = self._space[window]
        events["buffer"] = self._buffer[window]
        events["mask"] = (lanes.astype(np.uint32) << np.arange(LANES, dtype=np.uint32)).sum(axis=1, dtype=np.uint32)
        events["address"] = raw["address"] - self._origin[window][:, None]
        return events
