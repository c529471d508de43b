"""Which thread touches which element of a tensor, one plane of it as a coloured grid."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import matplotlib as mpl
import numpy as np
from matplotlib.artist import Artist
from matplotlib.axes import Axes
from matplotlib.collections import LineCollection, PatchCollection
from matplotlib.colors import to_rgb
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.patches import Patch, Rectangle
from matplotlib.ticker import MaxNLocator, NullLocator
from matplotlib.transforms import ScaledTranslation
from numpy.typing import NDArray

from workbench.analysis.index_map import NOBODY, IndexMap
from workbench.core.errors import ArgumentError
from workbench.plots import style

MOST_NUMBERED = 48, 48
"""Columns and rows of the largest plane whose cells hold the lane's number; beyond it they are too small to read."""

MOST_SHOWN = 800
"""Rows and columns of the largest plane that is drawn cell by cell. Of a larger one, evenly spaced cells are drawn."""

_FOLD = 32
_MOST_FOLDED = 48 * _FOLD  # elements of a vector in rows of 32; a longer one is drawn about square
_EXTENT_IN = 8.8, 8.0  # of the largest plane
_LEAST_IN = 0.6  # of a plane of few rows or columns
_MOST_CELL_IN = 1.0
_LEAST_GAP = 5  # of two lines between blocks, in widths of a line
_LEAST_MARKER = 2.5  # points
_POINTS_PER_IN = 72
_SHADES = (0.75, 0.4)
_NOBODY_COLOR = "#8c959f"
_HOLE: dict[str, Any] = {"facecolor": "none", "edgecolor": "#b0b0b0", "hatch": "////", "linewidth": 0.0}
_SHARED: dict[str, Any] = {"marker": "o", "linestyle": "none", "color": style.INK}


@dataclass(frozen=True)
class _Plane:
    """Two dimensions of an index map, as they are drawn: every array of shape (rows, columns).

    Attributes
    ----------
    block, warp, lane : ndarray
        Of the elements that are drawn; `NOBODY` where no thread touches one.
    holes, shared : ndarray of bool
        Whether nobody, or more than one thread, touches an element that the cell stands for.
    extent : (int, int)
        Rows and columns of elements.
    step : (int, int)
        Rows and columns of elements that a cell stands for.
    fold : int
        Elements of a row of a folded vector; 0 for a plane.
    """

    block: NDArray[np.int64]
    warp: NDArray[np.int32]
    lane: NDArray[np.int32]
    holes: NDArray[np.bool_]
    shared: NDArray[np.bool_]
    extent: tuple[int, int]
    step: tuple[int, int]
    fold: int

    @property
    def is_numbered(self) -> bool:
        """Whether the cells are large enough for a number."""
        columns, rows = MOST_NUMBERED
        return self.extent[0] <= rows and self.extent[1] <= columns

    @property
    def size_in(self) -> tuple[float, float]:
        """Height and width: cells are square, but for planes of few rows or columns."""
        rows, columns = self.extent
        cell_in = min(_EXTENT_IN[0] / columns, _EXTENT_IN[1] / rows, _MOST_CELL_IN)
        return max(rows * cell_in, _LEAST_IN), max(columns * cell_in, _LEAST_IN)

    def place(self, rows: NDArray[Any], columns: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
        """Return the coordinates of cells' upper left corners: row and column of the first element, less a half."""
        return rows * self.step[0] - 0.5, columns * self.step[1] - 0.5


def draw_index_map(index_map: IndexMap, name: str = "", at: Sequence[int] = (), dims: Sequence[str] = ()) -> Figure:
    """Draw who touches each element of the last two dimensions of a tensor.

    Parameters
    ----------
    index_map : IndexMap
    name : str
        The kernel's name, for the title; may be left out.
    at : sequence of int
        Index into the leading dimensions; zeros by default. A vector, or a plane of one row or column, is folded into
        rows of 32 elements, or of more where it is long.
    dims : sequence of str
        Names of the dimensions, for the labels; ``i0``, ``i1`` and so on by default.

    Returns
    -------
    Figure
        Colour says the block, shade the warp, the number in a cell the lane. Lines stand between blocks where there
        is room. In small planes, cells that nobody touches are hatched; in large ones they are grey. Those that
        several threads touch are dotted. Of a plane of more than `MOST_SHOWN` rows or columns, evenly spaced cells are
        drawn, and the title says so; no hole and no dot is left out.

    Raises
    ------
    ArgumentError
        If `at` or `dims` does not fit the shape, or the tensor is empty.
    """
    shape = index_map.shape
    at = tuple(at) or (0,) * max(0, len(shape) - 2)
    dims = tuple(dims) or tuple(f"i{i}" for i in range(len(shape)))
    _check(index_map, at, dims)
    plane = _cut(index_map, at)
    height_in, width_in = plane.size_in
    with mpl.rc_context(style.RC):
        figure = Figure(figsize=(style.WIDTH_IN, height_in + 1.7), layout="constrained")
        axes = figure.add_subplot()
        axes.set_box_aspect(height_in / width_in)
        verb = "writes" if index_map.mode == "write" else "reads"
        coordinates = ", ".join((*map(str, at), *dims[len(at) :]))
        explained = "colour: block, shade: warp" + (", number: lane" if plane.is_numbered else "")
        if max(plane.step) > 1:
            explained += f"; one element in {plane.step[0]} x {plane.step[1]} is drawn, and every fault"
        style.write_title(
            axes, f"Which thread{f' of {name}' if name else ''} {verb} {index_map.tensor}[{coordinates}]", explained
        )
        cell_in = min(width_in / plane.block.shape[1], height_in / plane.block.shape[0])
        _paint(axes, plane)
        _rule_blocks(axes, plane)
        if plane.is_numbered:
            _number_lanes(axes, plane, cell_in)
        _mark_faults(axes, plane, cell_in)
        _list_blocks(axes, plane, np.unique(index_map.block[at]))
        _label_axes(axes, dims, plane)
    return figure


def _check(index_map: IndexMap, at: tuple[int, ...], dims: tuple[str, ...]) -> None:
    shape = index_map.shape
    leading = shape[: max(0, len(shape) - 2)]
    if len(at) != len(leading) or any(not 0 <= i < size for i, size in zip(at, leading, strict=True)):
        raise ArgumentError(f"at must index the leading dimensions {leading} of {index_map.tensor}; got {at}")
    if len(dims) != len(shape):
        raise ArgumentError(f"{index_map.tensor} has {len(shape)} dimensions; got {len(dims)} names: {', '.join(dims)}")
    if not all(shape):
        raise ArgumentError(f"{index_map.tensor} has no elements to draw: its shape is {shape}")


def _cut(index_map: IndexMap, at: tuple[int, ...]) -> _Plane:
    shape = index_map.shape[len(at) :]
    fold, extent = 0, (1, 1)
    if len(shape) == 2 and min(shape) > 1:
        extent = shape[0], shape[1]
    elif shape:
        size = max(shape)
        fold = _FOLD if size <= _MOST_FOLDED else 2 ** round(math.log2(math.sqrt(size)))
        extent = -(-size // fold), min(fold, size)
    step = -(-extent[0] // MOST_SHOWN), -(-extent[1] // MOST_SHOWN)

    def cut(array: NDArray[Any], fill: int) -> NDArray[Any]:
        flat: NDArray[Any] = array[at].reshape(-1)
        return np.pad(flat, (0, extent[0] * extent[1] - flat.size), constant_values=fill).reshape(extent)

    def sample(array: NDArray[Any]) -> NDArray[Any]:
        return cut(array, NOBODY)[:: step[0], :: step[1]]

    def pool(array: NDArray[np.bool_]) -> NDArray[np.bool_]:
        rows = np.logical_or.reduceat(cut(array, False), range(0, extent[0], step[0]), axis=0)
        pooled: NDArray[np.bool_] = np.logical_or.reduceat(rows, range(0, extent[1], step[1]), axis=1)
        return pooled

    return _Plane(
        block=sample(index_map.block),
        warp=sample(index_map.warp),
        lane=sample(index_map.lane),
        holes=pool(index_map.block == NOBODY),
        shared=pool(index_map.shared),
        extent=extent,
        step=step,
        fold=fold,
    )


def _paint(axes: Axes, plane: _Plane) -> None:
    tints = np.array([[style.tint(color, shade) for shade in _SHADES] for color in style.CYCLE])
    cells = tints[plane.block % len(tints), plane.warp % len(_SHADES)]
    cells[plane.block == NOBODY] = 1.0
    rows, columns = plane.extent
    if plane.is_numbered:
        axes.pcolormesh(
            np.arange(columns + 1) - 0.5, np.arange(rows + 1) - 0.5, cells, edgecolors="white", linewidth=0.3
        )
    else:
        cells[plane.holes] = to_rgb(_NOBODY_COLOR)
        bottom, right = (size * step - 0.5 for size, step in zip(plane.block.shape, plane.step, strict=True))
        pixels = (255 * cells).round().astype(np.uint8)
        axes.imshow(pixels, extent=(-0.5, right, bottom, -0.5), aspect="auto", interpolation="nearest")
    axes.set_xlim(-0.5, columns - 0.5)
    axes.set_ylim(rows - 0.5, -0.5)


def _rule_blocks(axes: Axes, plane: _Plane) -> None:
    """Draw lines between blocks, of each direction where the lines do not cover the cells."""
    width = 1.6 if plane.is_numbered else 0.6
    height, breadth = plane.step
    lines: list[Any] = []
    differs = plane.block[:, 1:] != plane.block[:, :-1]
    if _has_room(differs.any(axis=0), plane.size_in[1], width):
        y, x = plane.place(*np.nonzero(differs))
        lines += [((at, top), (at, top + height)) for at, top in zip(x + breadth, y, strict=True)]
    differs = plane.block[1:] != plane.block[:-1]
    if _has_room(differs.any(axis=1), plane.size_in[0], width):
        y, x = plane.place(*np.nonzero(differs))
        lines += [((left, at), (left + breadth, at)) for at, left in zip(y + height, x, strict=True)]
    is_image = not plane.is_numbered
    axes.add_collection(
        LineCollection(lines, colors=style.INK, linewidths=width, capstyle="projecting", rasterized=is_image)
    )


def _has_room(lines: NDArray[np.bool_], size_in: float, width: float) -> bool:
    """Whether lines at some of the places along an axis leave most of the cells to be seen."""
    return bool(np.count_nonzero(lines) * width * _LEAST_GAP <= size_in * _POINTS_PER_IN)


def _number_lanes(axes: Axes, plane: _Plane, cell_in: float) -> None:
    for y, x in np.argwhere(plane.lane != NOBODY):
        axes.text(x, y, str(plane.lane[y, x]), ha="center", va="center", fontsize=min(9.0, 27 * cell_in))


def _mark_faults(axes: Axes, plane: _Plane, cell_in: float) -> None:
    if plane.is_numbered:
        squares = [Rectangle((x - 0.5, y - 0.5), 1, 1) for y, x in np.argwhere(plane.holes)]
        axes.add_collection(PatchCollection(squares, **_HOLE))
    height, breadth = plane.step
    y, x = plane.place(*np.nonzero(plane.shared))
    size = max(10 * cell_in, _LEAST_MARKER)
    axes.plot(x + 0.82 * breadth, y + 0.18 * height, markersize=size, rasterized=not plane.is_numbered, **_SHARED)


def _list_blocks(axes: Axes, plane: _Plane, touching: NDArray[np.int64]) -> None:
    blocks = [int(block) for block in touching if block != NOBODY]
    colors = len(style.CYCLE)
    handles: list[Artist] = [
        Patch(color=style.tint(style.CYCLE[block % colors], _SHADES[0]), label=f"block {block}")
        for block in blocks[:colors]
    ]
    if len(blocks) > colors:
        handles.append(Patch(alpha=0, label=f"and so on: {len(blocks)} blocks"))
    if plane.holes.any():
        look = _HOLE if plane.is_numbered else {"color": _NOBODY_COLOR}
        handles.append(Patch(**look, label="nobody"))
    if plane.shared.any():
        handles.append(Line2D([], [], **_SHARED, label="several threads"))
    axes.legend(
        handles=handles,
        loc="upper left",
        bbox_to_anchor=(0, 0),
        bbox_transform=axes.transAxes + ScaledTranslation(0, -0.5, axes.figure.dpi_scale_trans),
        borderaxespad=0,
        borderpad=0,
        ncols=8,
        columnspacing=1.5,
        handlelength=1.5,
    )


def _label_axes(axes: Axes, dims: tuple[str, ...], plane: _Plane) -> None:
    if not plane.fold and len(dims) >= 2:
        axes.set_xlabel(f"{dims[-1]} (elements)")
        axes.set_ylabel(f"{dims[-2]} (elements)")
    elif plane.extent[0] > 1:
        axes.set_xlabel(f"{', '.join(dims[-2:])} modulo {plane.fold} (elements)")
        axes.set_ylabel(f"rows of {plane.fold} elements")
    else:  # one row, which is the vector itself, or a scalar
        axes.set_xlabel(f"{', '.join(dims[-2:]) or 'the one'} (element{'s' * bool(dims)})")
    for axis, size in ((axes.xaxis, plane.extent[1]), (axes.yaxis, plane.extent[0])):
        axis.set_major_locator(MaxNLocator("auto", integer=True, min_n_ticks=1) if size > 1 else NullLocator())
    axes.tick_params(length=0)
    for spine in axes.spines.values():
        spine.set_visible(False)
