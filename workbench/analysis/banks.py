"""Shared-memory wavefronts and bank conflicts of warp instructions, from the addresses alone.

The rules, and the measurements they were checked on, stand in ``docs/counters.md``.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from workbench.core.events import LANES, Kind, active_lanes

BANKS = 32
WORD_BYTES = 4

Counts = NDArray[np.int64]


class Wavefronts(NamedTuple):
    """Shared-memory work of warp instructions.

    Attributes
    ----------
    wavefronts : ndarray of int64, shape (n,)
        Passes through the data pipe.
    phases : ndarray of int64, shape (n,)
        Passes that the instruction would take without any bank conflict, for the lanes that are active.
    """

    wavefronts: Counts
    phases: Counts

    @property
    def conflicts(self) -> Counts:
        """Passes that bank conflicts add."""
        return self.wavefronts - self.phases


def shared_wavefronts(
    address: NDArray[np.integer],
    mask: NDArray[np.uint32],
    width_bytes: NDArray[np.integer],
    kind: NDArray[np.integer],
) -> Wavefronts:
    """Count the wavefronts of shared-memory instructions.

    A warp instruction is served in phases that can ask for 32 words each: all lanes at once for up to 4 bytes a lane,
    half-warps for 8, quarter-warps for 16. Loads merge neighbouring phases where lanes ask in pairs, see
    `_merges`. A phase takes as many wavefronts as the most distinct words that fall on one of the 32 banks.

    Parameters
    ----------
    address : ndarray of int, shape (n, 32)
        Byte offset in shared memory of each lane, a multiple of the width.
    mask : ndarray of uint32, shape (n,)
        Lanes that take part.
    width_bytes : ndarray of int, shape (n,)
        Bytes per lane: 1, 2, 4, 8 or 16.
    kind : ndarray of int, shape (n,)
        Codes of `Kind`.
    """
    result = Wavefronts(np.zeros(len(mask), np.int64), np.zeros(len(mask), np.int64))
    words_per_lane = np.maximum(width_bytes.astype(np.int64) // WORD_BYTES, 1)
    for words in np.unique(words_per_lane).tolist():
        rows = np.flatnonzero(words_per_lane == words)
        word, active = address[rows].astype(np.int64, copy=False) // WORD_BYTES, active_lanes(mask[rows])
        is_load = kind[rows] == Kind.LOAD
        alike, of_row = _alike(word, active, is_load)
        word, active, is_load = word[alike], active[alike], is_load[alike]
        phase = np.broadcast_to(np.arange(LANES) // (LANES // words), word.shape)
        merges = is_load & _merges(word, active)
        phase = phase >> merges[:, None]
        per_phase = _busiest_bank(word, active, phase, words)
        result.wavefronts[rows] = per_phase.sum(axis=1)[of_row]
        result.phases[rows] = (per_phase > 0).sum(axis=1)[of_row]
    return result


_WEIGHTS = np.random.default_rng(0).integers(1 << 62, size=LANES)
"""Of lanes, in a sum that tells patterns apart; where it does not, all instructions are looked at."""


def _alike(word: Counts, active: NDArray[np.bool_], is_load: NDArray[np.bool_]) -> tuple[Counts, Counts]:
    """Find instructions that differ by whole rows of the banks at most: one of each kind, and the kind of each."""
    low = np.where(active, word, np.iinfo(np.int64).max).min(axis=1)
    place = np.where(active, word - (low // BANKS * BANKS)[:, None], -1)
    _, first, kind = np.unique(place @ _WEIGHTS * 2 + is_load, return_index=True, return_inverse=True)
    if (place[first][kind] == place).all() and (is_load[first][kind] == is_load).all():
        return first, kind
    return np.arange(len(word)), np.arange(len(word))


def _merges(word: Counts, active: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Return which loads serve two neighbouring phases as one, where they have more than one.

    All active lanes of the warp must agree with their neighbour at distance 1, or all with that at distance 2. An
    inactive neighbour agrees, an active one if its address is the same. Two phases together then ask for 32 words at
    most. 16-byte loads go from four phases to two, never to one.
    """
    lane = np.arange(LANES)
    merges = np.zeros(len(word), bool)
    for distance in (1, 2):
        other = lane ^ distance
        merges |= (~active | ~active[:, other] | (word == word[:, other])).all(axis=1)
    return merges


def _busiest_bank(word: Counts, active: NDArray[np.bool_], phase: NDArray[np.integer], words: int) -> Counts:
    """Count, per instruction and phase, the distinct words on the bank that has most of them: shape (n, words)."""
    n = len(word)
    asked = word[:, :, None] + np.arange(words)
    slot = phase[:, :, None] * BANKS + asked % BANKS
    key = np.where(active[:, :, None], (slot << 32) | asked, -1).reshape(n, LANES * words)
    key.sort(axis=1)
    first = key >= 0
    first[:, 1:] &= key[:, 1:] != key[:, :-1]
    row, _ = np.nonzero(first)
    distinct = np.bincount(row * (words * BANKS) + (key[first] >> 32), minlength=n * words * BANKS)
    busiest: Counts = distinct.reshape(n, words, BANKS).max(axis=2)
    return busiest
