"""The shadow of a launch's memory, which the screen of a launch writes, and the tables of its vector clocks.

`runtime/shadow.h` says what they hold and has every number and record of them; this module makes them for a launch.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from workbench.core.buffers import Buffer, LaunchArgument
from workbench.core.events import Kind, Order, Scope, Space
from workbench.core.ordering import RULES, Effect, Object, Proxy, acquires, effects_of, observes
from workbench.emulator.layout import (
    FIRST_GLOBAL_WINDOW,
    FIRST_STATIC_WINDOW,
    HEAP_WINDOW,
    LANES,
    RUNTIME,
    SHARED_BASE,
    SHARED_WINDOW,
)
from workbench.emulator.manifest import Site
from workbench.emulator.memory import AddressSpace
from workbench.emulator.watch.recording import kind_of, order_of, scope_of
from workbench.llvm.arrays import address_of, aligned, places, untouched
from workbench.llvm.records import Header

_HEADER = Header(RUNTIME / "shadow.h", LANES=LANES)
_NUMBERS = _HEADER.numbers
_CELL_BYTES = 2 * _NUMBERS["WORD_BYTES"]
_SET_BITS = _NUMBERS["SET_BITS"]
_HEADER_BYTES = _NUMBERS["HEADER_BYTES"]
_PIECE = _NUMBERS["PIECE"]

MOST_BLOCKS = _NUMBERS["MOST_BLOCKS"]
"""Most blocks of a grid that words can name."""

MOST_BYTES = 8 << 30
"""Most bytes of a launch's shadow. Memory that is never touched costs nothing."""

MOST_COLUMNS = 1 << 16
"""Most warps of a grid that have clocks. In a larger grid no warp has one."""

SIGNALS_BYTES = 1 << 29
"""Most bytes for the rows of a launch's signals."""

_OWN_SIGNALS, _MOST_OWN_SIGNALS = 128, 384
"""Most synchronisation objects of a block: places in its shared memory, of which an mbarrier takes two, and barriers of
some of its threads. A launch that needs more of them, or more columns, than the former starts again with the latter."""

_COPY_COLUMNS, _MOST_COPY_COLUMNS = 16, 128
"""Mbarriers of a block that may track copies: each has a column of the block's clocks."""

_PRODUCT_COLUMNS = 8
"""Warp groups that a block may have: each has a column of the block's clocks for its products."""

_UNIT_BYTES = 16
"""Size of a unit of shared memory that products read."""

_OWN_PAGES_BYTES = 1 << 22
"""Least size of a tensor's words that have pages of their own: memory that others have used would be cleared whole."""

_OBJECTS = _HEADER.record("objects")
_SLOT = _HEADER.record("slot")
_HELD_READ = _HEADER.record("held_read")
_SHADOW = _HEADER.record("shadow")
_ALIGNMENT = 256

_LEFT = ("clocks_block", "source_block", "unfenced_block", "waited_block", "products_block", "copier", "awaited")
"""Fields of a context in which a block leaves something behind."""

Policy = _HEADER.named("POLICY_")
"""How accesses to a window are screened."""

_Mark = _HEADER.named("MARK_")

MOST_HELD = 1 << 13
"""Most reads of a block that may wait to be screened."""

MOST_HELD_CELLS = 1 << 16
"""Most cells of shared memory of a block whose reads may wait: 16 bits number a cell."""

_PLACES_SHIFT = 6
"""Log2 of the number of pieces of shared memory. A word has a bit for each piece that a waiting read touches."""

_LEAST_PLACE_SHIFT = 4
"""Log2 of the least size of a piece in bytes. A lane accesses at most 32 bytes, which lie in two pieces at most."""

_FOLLOWED = frozenset(Object) - {Object.COPY_GROUP}
"""Where the screen follows what the rulebook says; groups of copies have functions of their own."""


class Screen:
    """What a screened program looks up of its instructions.

    Parameters
    ----------
    sites : sequence of Site

    Attributes
    ----------
    instructions : ndarray of int32, shape (sites,)
        What each instruction does, as `_entry` says.
    narrowest, smem_cell_bytes : int
        Bytes that a lane touches at least; and of shared memory, where no bulk copy ends anywhere in it.
    needs_clocks : bool
        Whether any of them orders accesses by other means than a barrier of the block or of the warp.
    tracks_copies : bool
        Whether any of them asks for copies that an mbarrier tracks.
    by_proxy : bool
        Whether any of them touches shared memory by the async proxy, as far as can be told.
    multiplies : bool
        Whether any of them is a product of a warp group, which reads shared memory until it is waited for.
    starts_early : bool
        Whether any of them waits for the grids before this one, which may run until then.
    """

    def __init__(self, sites: Sequence[Site]) -> None:
        kinds = {kind_of(site) for site in sites}
        self.instructions = np.array([_entry(site) for site in sites], np.int32)
        if not any(order_of(site) & Order.VOLATILE and kind_of(site).writes for site in sites):
            self.instructions &= ~_NUMBERS["IS_VOLATILE"]  # who only looks through volatile races with no atomic
        narrowing = [site for site in sites if kind_of(site) in _NARROWING and site.width_bytes]
        self.narrowest = min((site.width_bytes for site in narrowing), default=1)
        self.smem_cell_bytes = self.narrowest
        if not kinds & _BULK:
            in_smem = (site.width_bytes for site in narrowing if site.space != "global")
            self.smem_cell_bytes = min(in_smem, default=self.narrowest)
        self.needs_clocks = any(map(_matters_to_clocks, sites))
        self.tracks_copies = Kind.BULK_REQUEST in kinds
        self.multiplies = Kind.OPERAND_LOAD in kinds
        self.starts_early = Kind.GRID_WAIT in kinds
        self.by_proxy = any(RULES[kind].proxy is Proxy.ASYNC for kind in kinds)


_BULK = {Kind.BULK_LOAD, Kind.BULK_STORE}
_NARROWING = frozenset(kind for kind in Kind if kind.is_access) - _BULK
"""Accesses whose width bounds that of cells; the copy engine's are wide but at the edge of a tensor."""


class Shadow:
    """The words of one launch's cells.

    Parameters
    ----------
    memory : AddressSpace
    screen : Screen
    smem_bytes : int
        Shared memory of a block.
    num_blocks, num_warps : int
        Blocks of the grid, and warps of each.
    is_fine : bool
        Whether cells are as small as the narrowest access, and no elements of tensors.
    is_wide : bool
        Whether clocks have columns and places for many mbarriers.

    Attributes
    ----------
    suspicion : ndarray of int32, shape (1,)
        Not 0 once the launch is suspicious.
    """

    def __init__(
        self,
        memory: AddressSpace,
        screen: Screen,
        smem_bytes: int,
        num_blocks: int,
        num_warps: int,
        *,
        is_fine: bool = False,
        is_wide: bool = False,
    ) -> None:
        self._screen = screen
        self._kept: list[NDArray[np.uint8]] = []  # what rows, tables and contexts point to
        self._numbers = np.zeros(1 + _NUMBERS["NOW_NUMBERS"], np.int32)
        self.suspicion = self._numbers[:1]
        self._num_warps = num_warps
        self._own_signals = _MOST_OWN_SIGNALS if is_wide else _OWN_SIGNALS
        self._product_columns = _PRODUCT_COLUMNS if screen.multiplies else 0
        self._product_units = -(-smem_bytes // _UNIT_BYTES)
        tracking = (_MOST_COPY_COLUMNS if is_wide else _COPY_COLUMNS) if screen.tracks_copies else 0
        self._copy_columns = tracking + self._product_columns
        self._block_columns = -(-num_warps // _PIECE) * _PIECE + self._copy_columns
        columns = num_blocks * self._block_columns
        self._columns = columns if self._screen.needs_clocks and columns <= MOST_COLUMNS else 0
        self._row_bytes = _HEADER_BYTES + 4 * self._columns
        self._signals = self._table_of(SIGNALS_BYTES // self._row_bytes)
        self._smem_cells = -(-smem_bytes // screen.smem_cell_bytes)
        self._held_shift = max((smem_bytes - 1).bit_length() - _PLACES_SHIFT, _LEAST_PLACE_SHIFT)
        few = smem_bytes <= MOST_HELD_CELLS * screen.smem_cell_bytes
        self._held = MOST_HELD if smem_bytes and few else 0
        self._windows = np.zeros((len(memory.table), _SHADOW.size_bytes), np.uint8)
        self._rows = _SHADOW.view(self._windows)
        self._rows["marks"][FIRST_STATIC_WINDOW:] = _Mark.UNSAVED
        bounds: list[tuple[int, int]] = memory.table[:, :2].tolist()
        for window in range(FIRST_GLOBAL_WINDOW, len(memory.table)):
            if memory.spaces[window] != Space.GLOBAL:
                continue
            cell_bytes, policy = screen.narrowest, Policy.GLOBAL
            marks = _Mark.UNSAVED | _Mark.AWAITED * screen.starts_early
            if window == HEAP_WINDOW:
                if memory.heap is None:
                    continue
                policy, marks = Policy.GLOBAL if memory.heap.live else Policy.EMPTY, 0
            if window in memory.buffers:
                _, buffer = memory.buffers[window]
                policy = Policy.EMPTY if buffer.uninitialized else Policy.GLOBAL
                marks &= ~(_Mark.AWAITED * buffer.settled)
                if not buffer.writable and not buffer.uninitialized:
                    self._rows[window] = _row(0, 0, 0, 1, Policy.READ_ONLY, marks)
                    continue
                cell_bytes = screen.narrowest if is_fine else buffer.dtype.part.itemsize_bytes
            low, high = bounds[window]
            num_cells = -(-(high - low) // cell_bytes)
            size_bytes = num_cells * _CELL_BYTES
            words = untouched(size_bytes, huge=True) if size_bytes >= _OWN_PAGES_BYTES else aligned(size_bytes)
            self._kept.append(words)
            self._rows[window] = _row(low, words.ctypes.data, num_cells, cell_bytes, policy, marks)

    @property
    def remedies(self) -> dict[str, bool]:
        """What a shadow needs that may clear the launch where this one does not."""
        lacks = {"is_fine": "TOO_COARSE", "is_wide": "TOO_NARROW"}
        return {remedy: True for remedy, lack in lacks.items() if self.suspicion[0] & _NUMBERS[lack]}

    def clear(self, cells: int) -> None:
        """Let nobody have touched a block's shared memory, whose words are at a host address."""
        ctypes.memset(cells, 0, self._smem_cells * _CELL_BYTES)

    def of_block(self) -> dict[str, int]:
        """Make what the screen keeps of a block; it lasts as long as this object. Return fields of a context."""
        num_rows = _NUMBERS["WARP_CLOCKS"] * self._num_warps + _NUMBERS["BLOCK_CLOCKS"]
        sizes = {
            "shadows": self._windows.nbytes,
            "smem_cells": self._smem_cells * _CELL_BYTES,
            "products": 4 * self._product_columns * self._product_units,
            "clock_rows": num_rows * self._row_bytes,
        }
        starts, end = places(sizes, _ALIGNMENT)
        memory = aligned(end, _ALIGNMENT)
        base = address_of(memory)
        at = {name: base + start for name, start in starts.items()}
        num_stamps = self._smem_cells * min(self._num_warps, _SET_BITS) * self._screen.needs_clocks
        # A warp's stamp is read only where a word stands for several warps, this one among them: it is set by then.
        stamps = [self._uncleared(4 * num_stamps) for _ in range(2)]
        shared = at["smem_cells"], self._smem_cells, self._screen.smem_cell_bytes, Policy.SHARED, 0, *stamps
        windows = memory[: self._windows.nbytes].reshape(self._windows.shape)
        windows[:] = self._windows
        _SHADOW.view(windows)[SHARED_WINDOW] = _row(SHARED_BASE, *shared)
        self._kept.append(memory)
        return at | {
            "held": self._uncleared(self._held * _HELD_READ.size_bytes),
            "instructions": address_of(self._screen.instructions),
            "suspicion": address_of(self.suspicion),
            "now": address_of(self._numbers[1:]),
            "own_signals": self._table_of(self._own_signals),
            "signals": self._signals,
            "screened": 1,
            "columns": self._columns,
            "block_columns": self._block_columns,
            "copy_columns": self._copy_columns,
            "product_columns": self._product_columns,
            "product_units": self._product_units,
            "row_bytes": self._row_bytes,
            "proxies": int(self._screen.by_proxy),
            "starts_early": int(self._screen.starts_early),
            "held_capacity": self._held,
            "held_shift": self._held_shift,
            **dict.fromkeys(_LEFT, 0),
        }

    def _uncleared(self, size_bytes: int) -> int:
        """Make memory whose bytes may hold anything; return its host address, or 0 where its size is 0."""
        if not size_bytes:
            return 0
        self._kept.append(aligned(size_bytes, zeroed=False))
        return address_of(self._kept[-1])

    def _table_of(self, capacity: int) -> int:
        """Make a table of synchronisation objects, unless the launch has no clocks; return its host address."""
        arrays = _signals(capacity, self._row_bytes) if self._columns else _no_signals()
        self._kept += arrays
        return address_of(arrays[0])


def shadow_bytes(arguments: Sequence[LaunchArgument], cell_bytes: int | None = None) -> int:
    """Size of the shadow of a launch's tensors, with cells of some bytes or else of an element."""
    written = (a for a in arguments if isinstance(a, Buffer) and a.writable)
    return sum((a.high - a.low) // (cell_bytes or a.dtype.part.itemsize_bytes) * _CELL_BYTES for a in written)


def _entry(site: Site) -> int:
    """Pack what an instruction does: flags and width of an access, or a row of the rulebook."""
    kind, order = kind_of(site), order_of(site)
    if kind is Kind.FENCE and scope_of(site) == Scope.BLOCK:
        return 0
    if not kind.is_access:
        return _order_entry(RULES[kind].at, effects_of(kind, order), order)
    flags = {
        "READS": kind.reads,
        "WRITES": kind.writes,
        "IS_STRONG": order > Order.WEAK,
        "FOR_ITS_BLOCK": scope_of(site) == Scope.BLOCK,
        "REQUESTS": kind is Kind.ASYNC_STORE,
        "COMPLETES": kind is Kind.ASYNC_COMPLETION,
        "IS_IN_SHARED": site.space == "shared" and site.kind in {"ld", "st"},
        "RELEASES": bool(order & Order.RELEASE),
        "OBSERVES": observes(kind, order),
        "ACQUIRES": acquires(kind, order),
        "IS_VOLATILE": bool(order & Order.VOLATILE),
        "IS_PHASED": bool(order & Order.PHASED),
        "IS_IDLE": bool(order & Order.IDLE),
    }
    return sum(_NUMBERS[name] for name, holds in flags.items() if holds) | site.width_bytes << _NUMBERS["WIDTH_SHIFT"]


def _order_entry(at: Object, effects: Effect, order: Order) -> int:
    """Pack what the rulebook says of an event; 0 where the screen does not follow it."""
    if at not in _FOLLOWED or not effects:
        return 0
    is_relaxed = at is Object.CLUSTER and not order & Order.RELEASE
    return _NUMBERS["ORDERS"] | at << _NUMBERS["OBJECT_SHIFT"] | effects | is_relaxed * _NUMBERS["IS_RELAXED"]


def _matters_to_clocks(site: Site) -> bool:
    """Whether an instruction orders accesses by other means than a barrier of the block or of the warp."""
    at, effects = RULES[kind_of(site)].at, effects_of(kind_of(site), order_of(site))
    if at is Object.BARRIER:
        return "," in site.text and bool(effects & Effect.RELEASES)  # of some of the block's threads
    if at in _FOLLOWED and effects & (Effect.PUBLISHES | Effect.RELEASES):
        return True
    return kind_of(site).is_access and bool(order_of(site) & Order.RELEASE)


def _signals(capacity: int, row_bytes: int) -> tuple[NDArray[np.uint8], ...]:
    """Make a table of signals, and the arrays that it points to. Clocks of a page or more get huge pages."""
    num_slots = 1 << (2 * capacity + 1).bit_length()
    slots, rows = untouched(num_slots * _SLOT.size_bytes), untouched(capacity * row_bytes, huge=row_bytes >= 1 << 12)
    places = {"slots": slots.ctypes.data, "clocks": rows.ctypes.data}
    return _OBJECTS.make(num_slots=num_slots, capacity=capacity, **places), slots, rows


@cache
def _no_signals() -> tuple[NDArray[np.uint8], ...]:
    """Make the table of launches without clocks, which none of them touches."""
    return _signals(0, _HEADER_BYTES)


def _row(low: int, words: int, cells: int, cell_bytes: int, policy: int, marks: int, *stamps: int) -> tuple[int, ...]:
    """Make the record of a piece of memory."""
    return low, words, cells, cell_bytes.bit_length() - 1, policy, marks, *(stamps or (0, 0))
