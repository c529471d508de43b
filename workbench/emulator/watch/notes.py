"""What compiled code writes down of each access: a note of 32 bytes, and offsets where the lanes' addresses need them.

The lanes' addresses mostly lie on a grid, ``base + stride * (lane % 16) + step * (lane // 16)``, and a note says just
that. Else the note has the lowest address, and rows of 32 numbers of 16 bits hold each lane's offset from it: one row,
two where offsets need 32 bits, four where they need 64; the lowest bits come first.

A lane's bulk copy is two notes, however long it is: one of what it reads, and one of what it writes. They stand for a
pair of notes for each unit of the copy. Each pair is ``step`` bytes beyond the pair before.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from workbench.emulator.layout import LANES, NOTE

HALF = LANES // 2
MOST_ROWS = 4
"""Rows of a note at most."""

NOTE_DTYPE = NOTE.exact_dtype
"""`layout.NOTE` as NumPy reads it. Addresses are virtual."""


def addresses(notes: NDArray[np.void], rows: NDArray[np.uint16]) -> NDArray[np.uint64]:
    """Work out the lanes' addresses, shape (n, 32), of notes and the rows that belong to them."""
    lane = np.arange(LANES, dtype=np.int64)
    stride, step = (notes[name].astype(np.int64)[:, None] for name in ("stride", "step"))
    found = notes["base"][:, None] + (stride * (lane % HALF) + step * (lane // HALF)).view(np.uint64)
    first = np.cumsum(notes["rows"]) - notes["rows"]
    for part in range(MOST_ROWS):
        some = np.flatnonzero(notes["rows"] > part)
        found[some] += rows[first[some] + part].astype(np.uint64) << np.uint64(16 * part)
    return found


def units_of(notes: NDArray[np.void]) -> NDArray[np.int64]:
    """Count the accesses of warps, or of copies, that each note stands for."""
    units: NDArray[np.int64] = np.maximum(notes["units"], 1).astype(np.int64)
    return units


def parts(
    notes: NDArray[np.void], rows: NDArray[np.uint16], at_most: int
) -> Iterator[tuple[NDArray[np.void], NDArray[np.uint16]]]:
    """Yield notes of one access each, some `at_most` at a time, and the rows that belong to them."""
    ends, row_ends = np.cumsum(units_of(notes)), np.cumsum(notes["rows"], dtype=np.int64)
    copies = np.flatnonzero(notes["units"])
    writes = np.zeros(len(notes) + 1, bool)
    writes[copies[1::2]] = True
    first = done = row = 0
    while first < len(notes):
        last = max(first + 1, int(np.searchsorted(ends, done + at_most, "right")))
        last += int(writes[last])  # which goes with what is read
        yield _expand(notes[first:last], writes[first:last]), rows[row : row_ends[last - 1]]
        first, done, row = last, int(ends[last - 1]), int(row_ends[last - 1])


def _expand(notes: NDArray[np.void], writes: NDArray[np.bool_]) -> NDArray[np.void]:
    """Replace the notes of copies by those of their units."""
    copies = notes["units"] > 0
    if not copies.any():
        return notes
    units = units_of(notes)
    start = np.cumsum(units) - units
    source = np.repeat(np.arange(len(notes)), units)
    number = np.arange(len(source)) - start[source]
    first = np.where(writes, start - units + 1, start)
    out = np.empty(len(source), notes.dtype)
    place = first[source] + number * np.where(copies, 2, 1)[source]
    out[place] = notes[source]
    out["base"][place] += (number * np.where(copies, notes["step"], 0)[source]).astype(np.uint64)
    out["step"][place[copies[source]]] = 0
    return out
