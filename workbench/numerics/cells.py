"""The memory of a launch's shadows, and what is counted of its float operations.

`runtime/numerics.h` says what they hold and has every number and record of them; this module makes them for a launch.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.core.buffers import Buffer, LaunchArgument
from workbench.core.events import Space
from workbench.core.numbers import Birth, Operation, Tally, Written
from workbench.emulator.layout import (
    FIRST_GLOBAL_WINDOW,
    LANES,
    LOCAL_BASE,
    LOCAL_WINDOW,
    SHARED_BASE,
    SHARED_WINDOW,
)
from workbench.emulator.manifest import Manifest, Site
from workbench.emulator.memory import AddressSpace
from workbench.llvm.arrays import aligned, untouched
from workbench.llvm.records import Header

_HEADER = Header(Path(__file__).parent / "runtime" / "numerics.h", LANES=LANES)
_MEMORY = _HEADER.record("shadows")
_NUMBERS = _HEADER.record("numbers")
_VISITS = _HEADER.record("visits")
_SHADOW_BYTES = 8
_LARGE_BYTES = 1 << 20
"""Size of a tensor's cells from which on they are not cleared beforehand: a launch may touch few of them."""

TAGS = {"float16": 1, "bfloat16": 2, "float32": 3, "float64": 0}
"""What cells hold above the bits of a float, by the type of a tensor's elements: its place among `rows.FLOATS`."""

NARROWEST = "narrowest"
"""What a manifest calls the bytes of the narrowest float that the kernel loads or stores; 0 where there is none."""

BUCKETS = _HEADER.numbers["BUCKETS"]

PREFIX = "shadow."
"""Beginning of the kinds of the sites at which a shadowed program counts."""

_BORN = ("NaN", "infinity")
_FLOATS = {"largest": (), "largest_value": (), "largest_shadow": (), "birth_operands": (2, 3)} | {"squares": (BUCKETS,)}
"""Fields that are f64, with their shapes."""

_PLACES = ("largest_block", "largest_thread", "visited")
_BIRTHS = ("births", "birth_order", "birth_block", "birth_thread")
_COUNTS = ("count", "baseless", "beyond", "cancelled", "absorbed", "overflowed", "underflowed", "bits_lost")


class Cells:
    """The cells of one launch, and its counts.

    Parameters
    ----------
    manifest : Manifest
        Of a shadowed program.
    memory : AddressSpace
    smem_bytes : int
        Shared memory of a block.
    num_warps : int
        Of a block.

    Attributes
    ----------
    numbers : ndarray, shape (sites,)
        A `numbers` record for each instruction; fields that are f64 are still bits.
    """

    def __init__(self, manifest: Manifest, memory: AddressSpace, smem_bytes: int, num_warps: int) -> None:
        self._memory, self._num_warps = memory, num_warps
        self._cell_bytes = manifest.instrumented[NARROWEST] or 4
        self._smem_cells = -(-smem_bytes // self._cell_bytes)
        self._lane_cells = -(-manifest.local_bytes // self._cell_bytes)
        self._sites = manifest.sites
        self._num_sites = len(manifest.sites)
        self._raw = aligned(self._num_sites * _NUMBERS.size_bytes)
        self.numbers = self._raw.view(_NUMBERS.exact_dtype)
        self._births = np.zeros(1, np.uint64)
        self._kept: list[NDArray[Any]] = []  # what records and rows point to
        self._visits: list[NDArray[Any]] = []
        self._cells: dict[int, tuple[NDArray[np.float64], NDArray[np.uint64]]] = {}
        self._rows: list[tuple[int, ...]] = [(0, 0, 0, 0, 0, 0)] * len(memory.table)
        bounds: list[tuple[int, int]] = memory.table[:, :2].tolist()
        for window in range(FIRST_GLOBAL_WINDOW, len(memory.table)):
            held = memory.buffers.get(window)
            if memory.spaces[window] == Space.GLOBAL and not (held and not held[1].writable):
                low, high = bounds[window]
                self._rows[window] = self._row(low, -(-(high - low) // self._cell_bytes), keep=window)

    def _row(self, low: int, cells: int, lane_cells: int = 0, *, keep: int = 0) -> tuple[int, ...]:
        """Make the `value_row` of a piece of memory."""
        make = untouched if cells * _SHADOW_BYTES >= _LARGE_BYTES and keep else aligned
        shadows = make(cells * _SHADOW_BYTES).view(np.float64)
        bits = make(cells * _SHADOW_BYTES).view(np.uint64)
        self._kept += [shadows, bits]
        if keep:
            self._cells[keep] = shadows, bits
        return low, shadows.ctypes.data, bits.ctypes.data, cells, self._cell_bytes.bit_length() - 1, lane_cells

    def of_block(self) -> NDArray[np.uint8]:
        """Make the record that a block's context points to."""
        threads = self._num_warps * LANES
        shared = self._row(SHARED_BASE, self._smem_cells)
        local = self._row(LOCAL_BASE, self._lane_cells * threads, self._lane_cells)
        rows = [*self._rows]
        rows[SHARED_WINDOW], rows[LOCAL_WINDOW] = shared, local
        visits = aligned(self._num_sites * self._num_warps * _VISITS.size_bytes)
        self._visits.append(visits.view(_VISITS.exact_dtype).reshape(self._num_sites, self._num_warps))
        arrays: dict[str, NDArray[Any]] = {
            "values": np.array(rows, np.int64),
            "numbers": self._raw,
            "visits": visits,
            "births": self._births,
        }
        self._kept += arrays.values()
        return _MEMORY.make(**{name: array.ctypes.data for name, array in arrays.items()})

    def tally(self, arguments: Sequence[LaunchArgument]) -> Tally:
        """Return what was counted, after the launch.

        Parameters
        ----------
        arguments : sequence of Buffer, bytes or None
            Those of the launch.
        """
        written = {
            position: self._written(position, argument)
            for position, argument in enumerate(arguments)
            if isinstance(argument, Buffer)
            and argument.writable
            and argument.layout is None
            and argument.dtype.name in TAGS
        }
        return Tally(partial(_operations, self._sites, self.numbers, tuple(self._visits)), written)

    def give(self, position: int, shadows: NDArray[np.uint64]) -> None:
        """Give the floats of a tensor shadows before the launch, also where the kernel only reads it."""
        window, buffer = next((w, b) for w, (place, b) in self._memory.buffers.items() if place == position)
        if window not in self._cells:
            low, high = (int(bound) for bound in self._memory.table[window, :2])
            self._rows[window] = self._row(low, -(-(high - low) // self._cell_bytes), keep=window)
        written = self._written(position, buffer)
        step = buffer.dtype.itemsize_bytes // self._cell_bytes
        held, bits = self._cells[window]
        held.view(np.uint64)[::step][: len(shadows)] = shadows
        bits[::step][: len(shadows)] = written.raw | np.uint64(written.tag)

    def _written(self, position: int, buffer: Buffer) -> Written:
        """Copy a tensor, and find its cells."""
        window = next(w for w, (place, _) in self._memory.buffers.items() if place == position)
        shadows, bits = self._cells[window]
        item, name = buffer.dtype.itemsize_bytes, buffer.dtype.name
        raw = np.frombuffer(ctypes.string_at(buffer.low, buffer.high - buffer.low), f"u{item}")
        step = item // self._cell_bytes or len(bits) + 1  # floats narrower than the cells have none
        count = len(raw) if item >= self._cell_bytes else 0
        return Written(name, raw, shadows[::step][:count], bits[::step][:count], TAGS[name] << 32)


def _add_counts(numbers: NDArray[Any], visits: NDArray[Any]) -> None:
    """Add what warps have counted last to the numbers of their instructions."""
    site, warp = np.nonzero(visits["results"])
    rows = visits[site, warp]
    np.add.at(numbers["count"], site, rows["results"])
    np.add.at(numbers["visited"], (site, rows["bucket"]), rows["results"])
    squares = np.ascontiguousarray(rows["squares"]).view(np.float32).sum(axis=1, dtype=np.float64)
    np.add.at(numbers["squares"].view(np.float64), (site, rows["bucket"]), squares)


def _operations(sites: Sequence[Site], numbers: NDArray[Any], visits: Sequence[NDArray[Any]]) -> tuple[Operation, ...]:
    """Read the records of the instructions that were executed, field by field."""
    for of_block in visits:
        _add_counts(numbers, of_block)
    counts: list[int] = numbers["count"].tolist()
    executed = [i for i, site in enumerate(sites) if counts[i] and site.kind.startswith(PREFIX)]
    sites, records = [sites[i] for i in executed], numbers[executed]
    fields: dict[str, list[Any]] = {name: records[name].tolist() for name in (*_COUNTS, *_PLACES, *_BIRTHS)}
    for name, shape in _FLOATS.items():
        fields[name] = np.ascontiguousarray(records[name]).view(np.float64).reshape(len(sites), *shape).tolist()
    rows = (dict(zip(fields, row, strict=True)) for row in zip(*fields.values(), strict=True))
    return tuple(
        Operation(
            line=site.line,
            instruction=site.text,
            kind=site.kind.removeprefix(PREFIX),
            type=site.space.partition("x")[0],
            block=row["largest_block"],
            thread=row["largest_thread"],
            largest=row["largest"],
            value=row["largest_value"],
            shadow=row["largest_shadow"],
            births=_births(site, row),
            visited=tuple(row["visited"]),
            squares=tuple(row["squares"]),
            **{name: row[name] for name in _COUNTS},
        )
        for site, row in zip(sites, rows, strict=True)
    )


def _births(site: Site, row: dict[str, Any]) -> tuple[Birth, ...]:
    """Read where an instruction first made a NaN, and an infinity."""
    arity = max(1, min(3, site.text.count(",")))
    return tuple(
        Birth(
            what=what,
            order=row["birth_order"][i],
            count=row["births"][i],
            block=row["birth_block"][i],
            thread=row["birth_thread"][i],
            operands=tuple(row["birth_operands"][i][:arity]),
        )
        for i, what in enumerate(_BORN)
        if row["births"][i]
    )
