"""The shadow of a launch's memory, which `screening` writes.

Each cell has two words: who wrote it last, and who has read it since.

A word, from its highest bit: the block's index plus one, 30 bits (0: nobody); the block's epoch, 21; whether the access
was strong, 1; who it stands for, 2 (one lane, several of a warp, several of a block, several blocks); warp, 5; lane, 5.
Barriers of the whole block and of whole warps begin an epoch; the *era* is the epoch that the block's last barrier
began.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntFlag
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.core.buffers import Buffer
from workbench.core.events import Kind, Order, Scope, Space
from workbench.emulator.layout import FIRST_GLOBAL_WINDOW, SHARED_BASE, SHARED_WINDOW, Record
from workbench.emulator.manifest import Site
from workbench.emulator.memory import AddressSpace, aligned
from workbench.emulator.recording import kind_of, order_of, scope_of

BLOCK_SHIFT = 34
EPOCH_SHIFT = 13
STRONG = 1 << 12
SEVERAL_SHIFT = 10
WARP_SHIFT = 5
WORD_BYTES = 8
CELL_BYTES = 2 * WORD_BYTES

MOST_BLOCKS = (1 << 64 - BLOCK_SHIFT) - 2
MOST_EPOCHS = (1 << BLOCK_SHIFT - EPOCH_SHIFT) - 1
MOST_BYTES = 8 << 30
"""Shadow of a launch at most; memory that is never touched costs nothing."""


class Policy:
    """How accesses to a window are screened."""

    IGNORED = 0  # threads do not share it
    READ_ONLY = 1  # suspicious if it is written
    GLOBAL = 2
    SHARED = 3


SHADOW = Record(
    ("low", "i64", 1),  # virtual address of the first cell
    ("cells", "i64", 1),  # host address of its words
    ("num_cells", "i64", 1),
    ("shift", "i64", 1),  # log2 of a cell's bytes
    ("policy", "i64", 1),
)


class Does(IntFlag):
    """What an access does, in an instruction's entry; the bytes that a lane touches stand above `WIDTH_SHIFT`."""

    READ = 1
    WRITE = 2
    BE_STRONG = 4
    STAY_IN_BLOCK = 8
    BE_PENDING = 16
    LAND = 32
    STAY_SHARED = 64


ROLES = (Kind.BARRIER, Kind.BARRIER_OPEN, Kind.WARP_SYNC, Kind.WARP_COLLECTIVE)
"""What orders accesses or names lanes: an instruction's entry is its place here plus one, above `ROLE_SHIFT`."""

ROLE_SHIFT, WIDTH_SHIFT = 4, 8


class Screen:
    """What a screened program looks up of its instructions.

    Parameters
    ----------
    sites : sequence of Site

    Attributes
    ----------
    instructions, lines : ndarray of int32, shape (sites,)
        What each instruction does, as `Does` and `ROLES` say, and its source line plus one.
    narrowest : int
        Bytes that a lane touches at least.
    """

    def __init__(self, sites: Sequence[Site]) -> None:
        self.instructions = np.array([_entry(site) for site in sites], np.int32)
        self.lines = np.array([site.line + 1 for site in sites], np.int32)
        widths = [site.width_bytes for site in sites if kind_of(site).is_access and site.width_bytes]
        self.narrowest = min(widths, default=1)


class Shadow:
    """The words of one launch's cells.

    Parameters
    ----------
    memory : AddressSpace
    screen : Screen
    smem_bytes : int
        Shared memory of a block.

    Attributes
    ----------
    suspicion : ndarray of int32, shape (1,)
        Not 0 once the launch is suspicious.
    """

    def __init__(self, memory: AddressSpace, screen: Screen, smem_bytes: int) -> None:
        self.suspicion = np.zeros(1, np.int32)
        self._screen = screen
        self._smem_bytes = smem_bytes
        self._cells: list[NDArray[np.uint8]] = []
        self._rows: list[tuple[int, ...]] = [(0, 0, 0, 0, Policy.IGNORED)] * len(memory.table)
        for window in range(FIRST_GLOBAL_WINDOW, len(memory.table)):
            if memory.spaces[window] != Space.GLOBAL:
                continue
            cell_bytes = self._screen.narrowest
            if window in memory.buffers:
                _, buffer = memory.buffers[window]
                if not buffer.writable:
                    self._rows[window] = (0, 0, 0, 0, Policy.READ_ONLY)
                    continue
                cell_bytes = buffer.dtype.itemsize_bytes
            low, high = (int(bound) for bound in memory.table[window, :2])
            cells, self._rows[window] = _row(low, high, cell_bytes, Policy.GLOBAL)
            self._cells.append(cells)

    def of_block(self) -> dict[str, NDArray[Any]]:
        """Make the arrays that a context points to, and must keep: the rows, and the cells of its shared memory."""
        cells, row = _row(SHARED_BASE, SHARED_BASE + self._smem_bytes, self._screen.narrowest, Policy.SHARED)
        rows = np.array([*self._rows[:SHARED_WINDOW], row, *self._rows[SHARED_WINDOW + 1 :]], np.int64)
        return {
            "shadows": rows,
            "smem_cells": cells,
            "instructions": self._screen.instructions,
            "lines": self._screen.lines,
            "suspicion": self.suspicion,
        }


def shadow_bytes(arguments: Sequence[Buffer | bytes | None]) -> int:
    """Size of the shadow of a launch's tensors."""
    written = (a for a in arguments if isinstance(a, Buffer) and a.writable)
    return sum((a.high - a.low) // a.dtype.itemsize_bytes * CELL_BYTES for a in written)


def _entry(site: Site) -> int:
    """Pack what an instruction does."""
    kind, order = kind_of(site), order_of(site)
    if not kind.is_access:
        return (ROLES.index(kind) + 1 if kind in ROLES else 0) << ROLE_SHIFT
    does = Does.READ * kind.reads | Does.WRITE * kind.writes
    does |= Does.BE_PENDING * (kind is Kind.ASYNC_STORE) | Does.LAND * (kind is Kind.ASYNC_LANDING)
    does |= Does.BE_STRONG * (order > Order.WEAK) | Does.STAY_IN_BLOCK * (scope_of(site) == Scope.BLOCK)
    does |= Does.STAY_SHARED * (site.space == "shared" and site.kind in {"ld", "st"})
    return int(does) | site.width_bytes << WIDTH_SHIFT


def _row(low: int, high: int, cell_bytes: int, policy: int) -> tuple[NDArray[np.uint8], tuple[int, ...]]:
    """Make the words of a piece of memory, and its `SHADOW` record."""
    shift = cell_bytes.bit_length() - 1
    num_cells = -(-(high - low) // cell_bytes)
    cells = aligned(num_cells * CELL_BYTES)
    return cells, (low, cells.ctypes.data, num_cells, shift, policy)
