"""Sectors of global and local memory that warp instructions touch, from the addresses alone.

The rules, and the measurements they were checked on, stand in ``docs/counters.md``.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from workbench.core.events import LANES, active_lanes

SECTOR_BYTES = 32
WORD_BYTES = 4

Counts = NDArray[np.int64]


def global_sectors(address: NDArray[np.integer], mask: NDArray[np.uint32]) -> Counts:
    """Count the distinct 32-byte sectors that each instruction touches.

    An access is aligned to its width, which is 32 bytes at most, so a lane touches one sector.

    Parameters
    ----------
    address : ndarray of int, shape (n, 32)
        Byte address of each lane, with the alignment that it has in device memory.
    mask : ndarray of uint32, shape (n,)
        Lanes that take part.
    """
    return _distinct(address.astype(np.int64) // SECTOR_BYTES, active_lanes(mask))


def atomic_sectors(address: NDArray[np.integer], mask: NDArray[np.uint32]) -> Counts:
    """Count the sectors of global memory that each atomic instruction takes: lanes on one address take turns.

    A sector counts as often as the most lanes that it has on one address.

    Parameters
    ----------
    address : ndarray of int, shape (n, 32)
        Byte address of each lane, with the alignment that it has in device memory.
    mask : ndarray of uint32, shape (n,)
        Lanes that take part.
    """
    active = active_lanes(mask)
    turn = np.zeros(address.shape, np.int64)  # lanes before this one on its address
    for lane in range(1, LANES):
        before = slice(0, lane)
        turn[:, lane] = ((address[:, before] == address[:, lane, None]) & active[:, before]).sum(axis=1)
    return _distinct(address.astype(np.int64) // SECTOR_BYTES * LANES + turn, active)


def local_requests(width_bytes: NDArray[np.integer]) -> Counts:
    """Count the requests of each instruction to local memory: one per 32-bit word of a lane.

    Parameters
    ----------
    width_bytes : ndarray of int, shape (n,)
        Bytes per lane.
    """
    return np.maximum(width_bytes.astype(np.int64) // WORD_BYTES, 1)


def local_sectors(address: NDArray[np.integer], mask: NDArray[np.uint32], width_bytes: NDArray[np.integer]) -> Counts:
    """Count the distinct 32-byte sectors of local memory that each instruction touches.

    Local memory lies so that the same word of the 32 lanes is one line of 128 bytes (CUDA C++ Programming Guide, "Local
    Memory").

    Parameters
    ----------
    address : ndarray of int, shape (n, 32)
        Byte offset in the thread's local memory.
    mask : ndarray of uint32, shape (n,)
        Lanes that take part.
    width_bytes : ndarray of int, shape (n,)
        Bytes per lane.
    """
    sectors = np.zeros(len(mask), np.int64)
    words_per_lane = local_requests(width_bytes)
    for words in np.unique(words_per_lane).tolist():
        rows = np.flatnonzero(words_per_lane == words)
        word = address[rows].astype(np.int64)[:, :, None] // WORD_BYTES + np.arange(words)
        sector = (word * LANES + np.arange(LANES)[:, None]) * WORD_BYTES // SECTOR_BYTES
        active = np.repeat(active_lanes(mask[rows]), words, axis=1)
        sectors[rows] = _distinct(sector.reshape(len(rows), LANES * words), active)
    return sectors


def bytes_used(address: NDArray[np.integer], mask: NDArray[np.uint32], width_bytes: NDArray[np.integer]) -> Counts:
    """Count the distinct bytes that the lanes of each instruction ask for; a broadcast counts once.

    Parameters
    ----------
    address : ndarray of int, shape (n, 32)
        Byte address of each lane, aligned to the width.
    mask : ndarray of uint32, shape (n,)
        Lanes that take part.
    width_bytes : ndarray of int, shape (n,)
        Bytes per lane.
    """
    return _distinct(address.astype(np.int64), active_lanes(mask)) * width_bytes


def _distinct(key: Counts, valid: NDArray[np.bool_]) -> Counts:
    """Count the distinct valid keys of each row."""
    lowest = np.iinfo(np.int64).min
    key = np.sort(np.where(valid, key, lowest), axis=1)
    first = key > lowest
    first[:, 1:] &= key[:, 1:] != key[:, :-1]
    distinct: Counts = first.sum(axis=1)
    return distinct
