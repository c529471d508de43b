"""Counters of memory accesses: per source line, and for a whole kernel by the profiler's metric names.

The rules stand in ``docs/counters.md``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from workbench.analysis.banks import shared_wavefronts
from workbench.analysis.coalesce import (
    SECTOR_BYTES,
    atomic_sectors,
    bytes_used,
    global_sectors,
    local_requests,
    local_sectors,
)
from workbench.core import html
from workbench.core.brief import brief, several
from workbench.core.events import Events, Kind, Space, active_lanes

ROW = np.dtype(
    [
        ("line", np.uint32),
        ("kind", np.uint8),
        ("space", np.uint8),
        (
            "requests",
            np.int64,
        ),  # warp instructions; in local memory, each word; of the copy engine, runs of contiguous bytes
        ("lanes", np.int64),  # active, summed over the instructions
        ("bytes_used", np.int64),  # distinct bytes asked for, summed over the instructions
        ("sectors", np.int64),  # of 32 bytes; 0 in shared and constant memory
        ("wavefronts", np.int64),  # of shared memory; 0 for the copy engine and the tensor cores
        ("conflicts", np.int64),  # wavefronts that bank conflicts add
    ]
)
"""Sums over the warp instructions of one source line, kind and state space."""

_SUMS = ("requests", "lanes", "bytes_used", "sectors", "wavefronts", "conflicts")


class _Metric(NamedTuple):
    """A profiler's metric as a sum over rows: which column, and of which kinds in which space."""

    name: str
    column: str
    space: Space
    kinds: tuple[Kind, ...]


_GLOBAL = {
    "ld": (Kind.LOAD, Kind.ASYNC_LOAD),
    "st": (Kind.STORE,),
    "atom": (Kind.ATOMIC,),
    "red": (Kind.REDUCTION,),
}
_LOCAL = {"ld": (Kind.LOAD,), "st": (Kind.STORE,)}
_SHARED = {"ld": (Kind.LOAD, Kind.MATRIX_LOAD), "st": (Kind.STORE, Kind.MATRIX_STORE)}
_BULK = (Kind.BULK_LOAD, Kind.BULK_STORE, Kind.BULK_REDUCTION)
_BEYOND_THE_LSU = (*_BULK, Kind.OPERAND_LOAD)

METRICS: tuple[_Metric, ...] = tuple(
    _Metric(f"l1tex__{unit}_mem_{space.name.lower()}_op_{op}.sum", column, space, kinds)
    for unit, column, space, operations in (
        ("t_requests_pipe_lsu", "requests", Space.GLOBAL, _GLOBAL),
        ("t_sectors_pipe_lsu", "sectors", Space.GLOBAL, _GLOBAL),
        ("t_requests_pipe_lsu", "requests", Space.LOCAL, _LOCAL),
        ("t_sectors_pipe_lsu", "sectors", Space.LOCAL, _LOCAL),
        ("data_pipe_lsu_wavefronts", "wavefronts", Space.SHARED, _SHARED),
        ("data_bank_conflicts_pipe_lsu", "conflicts", Space.SHARED, _SHARED),
    )
    for op, kinds in operations.items()
)
"""Every metric that a trace predicts."""


def tally(batches: Iterable[tuple[Events, NDArray[np.int64]]]) -> NDArray[np.void]:
    """Sum the counters of events by source line, kind and space.

    Parameters
    ----------
    batches : iterable of (events, addresses)
        Events, shape (n,), and byte addresses of their lanes, shape (n, 32), with the alignment that they have in the
        device's memory and no two tensors in one sector.

    Returns
    -------
    ndarray of `ROW`, shape (m,)
        Ascending by line, then space, then kind.
    """
    sums: dict[tuple[int, int, int], NDArray[np.int64]] = {}
    for events, address in batches:
        counts = _per_event(events, address)
        key = (events["line"].astype(np.int64) << 16) | (events["space"].astype(np.int64) << 8) | events["kind"]
        distinct, group = np.unique(key, return_inverse=True)
        totals = np.zeros((len(distinct), len(_SUMS)), np.int64)
        np.add.at(totals, group, counts)
        for packed, total in zip(distinct.tolist(), totals, strict=True):
            place = (packed >> 16, packed >> 8 & 0xFF, packed & 0xFF)
            sums[place] = sums.get(place, 0) + total
    rows = np.zeros(len(sums), ROW)
    for row, (line, space, kind) in zip(rows, sorted(sums), strict=True):
        row["line"], row["space"], row["kind"] = line, space, kind
        for name, value in zip(_SUMS, sums[line, space, kind], strict=True):
            row[name] = value
    return rows


def _per_event(events: Events, address: NDArray[np.int64]) -> NDArray[np.int64]:
    """Count for each event what `_SUMS` names: shape (n, columns)."""
    mask, width, kind, space = (events[name] for name in ("mask", "width_bytes", "kind", "space"))
    counts = np.zeros((len(events), len(_SUMS)), np.int64)
    counts[:, 0] = 1
    counts[:, 1] = active_lanes(mask).sum(axis=1)
    counts[:, 2] = bytes_used(address, mask, width)
    rows = np.flatnonzero(space == Space.GLOBAL)
    counts[rows, 3] = global_sectors(address[rows], mask[rows])
    rows = np.flatnonzero((space == Space.GLOBAL) & np.isin(kind, (Kind.ATOMIC, Kind.REDUCTION)))
    counts[rows, 3] = atomic_sectors(address[rows], mask[rows])
    rows = np.flatnonzero(space == Space.LOCAL)
    counts[rows, 0] = local_requests(width[rows])
    counts[rows, 2] = counts[rows, 1] * width[rows]
    counts[rows, 3] = local_sectors(address[rows], mask[rows], width[rows])
    for kind_of_piece in _BULK:
        rows = np.flatnonzero(kind == kind_of_piece)
        continues, shares = _continuations(events[rows], address[rows])
        counts[rows, 0] -= continues
        counts[rows, 3] -= shares & (space[rows] == Space.GLOBAL)
    rows = np.flatnonzero((space == Space.SHARED) & ~np.isin(kind, _BEYOND_THE_LSU))
    shared = shared_wavefronts(address[rows], mask[rows], width[rows], kind[rows])
    counts[rows, 4], counts[rows, 5] = shared.wavefronts, shared.conflicts
    return counts


def _continuations(events: Events, address: NDArray[np.int64]) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Return which pieces of copies begin where the one before ends, and which of these within a sector: shape (n,)."""
    start = address[np.arange(len(events)), active_lanes(events["mask"]).argmax(axis=1)]
    continues = np.zeros(len(events), bool)
    continues[1:] = (start[1:] == start[:-1] + events["width_bytes"][:-1]) & (events["line"][1:] == events["line"][:-1])
    return continues, continues & (start % SECTOR_BYTES > 0)


def metrics(rows: NDArray[np.void]) -> dict[str, int]:
    """Sum rows of `tally` up to the profiler's metrics, for the whole kernel."""
    return {
        metric.name: int(
            rows[metric.column][(rows["space"] == metric.space) & np.isin(rows["kind"], metric.kinds)].sum()
        )
        for metric in METRICS
    }


@brief("rows", "to_json()")
@dataclass(frozen=True, slots=True, eq=False)
class Listing:
    """A kernel's source with the memory counters of each line beside it.

    Attributes
    ----------
    path : str
        Name of the source file.
    source : tuple of str
        Its lines.
    rows : ndarray of `ROW`, shape (m,)
    """

    path: str
    source: tuple[str, ...]
    rows: NDArray[np.void]

    def _about(self) -> str:
        return f"{self.path}: {several(len(self.source), 'line')}, {several(len(self.rows), 'kind')} of accesses"

    def to_json(self) -> list[dict[str, object]]:
        """Return the rows in plain types, with kind and space by name."""
        named = ("line", *_SUMS)
        return [
            {"kind": Kind(row["kind"]).mnemonic, "space": Space(row["space"]).name.lower()}
            | {name: int(row[name]) for name in named}
            for row in self.rows
        ]

    def __str__(self) -> str:
        head = f"{'access':<12} {'instr':>9} {'lanes':>5} {'sect/req':>8} {'used':>5} {'ways':>5} | {self.path}"
        lines = [head, "-" * len(head)]
        blank = " " * len(_describe(np.zeros(1, ROW)[0]))
        for number in range(1, len(self.source) + 1):
            rows = self.rows[self.rows["line"] == number]
            *above, beside = [_describe(row) for row in rows] or [blank]
            lines.extend(f"{cells} |" for cells in above)
            lines.append(f"{beside} | {number:>4} {self.source[number - 1]}".rstrip())
        strangers = self.rows[(self.rows["line"] == 0) | (self.rows["line"] > len(self.source))]
        lines.extend(f"{_describe(row)} |    ? (no line of this file)" for row in strangers)
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        return html.preformatted(str(self))


def _describe(row: np.void) -> str:
    """Render one row in fixed columns; what does not apply to its state space stays blank."""
    requests = max(int(row["requests"]), 1)
    moved = int(row["sectors"]) * SECTOR_BYTES
    phases = int(row["wavefronts"]) - int(row["conflicts"])
    name = f"{Kind(row['kind']).mnemonic}.{Space(row['space']).name.lower()}"
    sectors = f"{row['sectors'] / requests:8.1f}" if moved else " " * 8
    used = f"{100 * row['bytes_used'] / moved:4.0f}%" if moved else " " * 5
    ways = f"{row['wavefronts'] / phases:5.1f}" if phases else " " * 5
    return f"{name:<12} {row['requests']:>9} {row['lanes'] / requests:5.1f} {sectors} {used} {ways}"
