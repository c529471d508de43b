"""Which thread touches which element of a tensor, one plane of it as a coloured grid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import matplotlib as mpl
import numpy as np
from matplotlib.artist import Artist
from matplotlib.axes import Axes
from matplotlib.collections import LineCollection, PatchCollection
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.patches import Patch, Rectangle
from matplotlib.transforms import ScaledTranslation
from numpy.typing import NDArray

from workbench.analysis.index_map import NOBODY, IndexMap
from workbench.core.errors import ArgumentError
from workbench.plots import style

MOST_NUMBERED_COLUMNS = 48
"""Widest plane whose cells hold the lane's number; in a wider one they would be too small to read."""

MOST_CELLS = 1 << 20
"""Cells of the largest plane that is drawn."""

_FOLD = 32
_SHADES = (0.75, 0.4)
_HOLE: dict[str, Any] = {"facecolor": "none", "edgecolor": "#b0b0b0", "hatch": "////", "linewidth": 0.0}
_SHARED: dict[str, Any] = {"marker": "o", "linestyle": "none", "color": style.INK}


@dataclass(frozen=True)
class _Plane:
    """Two dimensions of an index map, every array of shape (rows, columns)."""

    block: NDArray[np.int64]
    warp: NDArray[np.int32]
    lane: NDArray[np.int32]
    shared: NDArray[np.bool_]
    inside: NDArray[np.bool_]  # false in cells that only fill up the last row of a folded vector

    @property
    def holes(self) -> NDArray[np.bool_]:
        """Elements that nobody touches."""
        untouched: NDArray[np.bool_] = (self.block == NOBODY) & self.inside
        return untouched


def draw_index_map(index_map: IndexMap, name: str = "", at: Sequence[int] = (), dims: Sequence[str] = ()) -> Figure:
    """Draw who touches each element of the last two dimensions of a tensor.

    Parameters
    ----------
    index_map : IndexMap
    name : str
        The kernel's name, for the title; may be left out.
    at : sequence of int
        Index into the leading dimensions; zeros by default. A vector is folded into rows of 32 elements.
    dims : sequence of str
        Names of the dimensions, for the labels; ``i0``, ``i1`` and so on by default.

    Returns
    -------
    Figure
        Colour says the block, shade the warp, the number in a cell the lane. Lines stand between blocks; cells that
        nobody touches are hatched, those that several threads touch are dotted.

    Raises
    ------
    ArgumentError
        If `at` or `dims` does not fit the shape, the tensor is empty, or the plane has more than `MOST_CELLS` elements.
    """
    shape = index_map.shape
    at = tuple(at) or (0,) * max(0, len(shape) - 2)
    dims = tuple(dims) or tuple(f"i{i}" for i in range(len(shape)))
    _check(index_map, at, dims)
    plane = _cut(index_map, at)
    rows, columns = plane.block.shape
    cell_in = min(8.8 / columns, 8.0 / rows)
    with mpl.rc_context(style.RC):
        figure = Figure(figsize=(style.WIDTH_IN, rows * cell_in + 1.7), layout="constrained")
        axes = figure.add_subplot()
        verb = "writes" if index_map.mode == "write" else "reads"
        coordinates = ", ".join((*map(str, at), *dims[len(at) :]))
        numbered = columns <= MOST_NUMBERED_COLUMNS
        explained = "colour: block, shade: warp" + (", number: lane" if numbered else "")
        style.write_title(
            axes, f"Which thread{f' of {name}' if name else ''} {verb} {index_map.tensor}[{coordinates}]", explained
        )
        _paint(axes, plane, numbered)
        _rule_blocks(axes, plane, numbered)
        if numbered:
            _number_lanes(axes, plane, cell_in)
        _mark_faults(axes, plane, cell_in)
        _list_blocks(axes, plane)
        _label_axes(axes, dims, shape)
    return figure


def _check(index_map: IndexMap, at: tuple[int, ...], dims: tuple[str, ...]) -> None:
    shape = index_map.shape
    leading = shape[: max(0, len(shape) - 2)]
    if len(at) != len(leading) or any(not 0 <= i < size for i, size in zip(at, leading, strict=True)):
        raise ArgumentError(f"at must index the leading dimensions {leading} of {index_map.tensor}; got {at}")
    if len(dims) != len(shape):
        raise ArgumentError(f"{index_map.tensor} has {len(shape)} dimensions; got {len(dims)} names: {', '.join(dims)}")
    if not 1 <= int(np.prod(shape[-2:], dtype=np.int64)) <= MOST_CELLS:
        raise ArgumentError(f"a plane of 1 to {MOST_CELLS} elements can be drawn; {index_map.tensor} has {shape[-2:]}")


def _cut(index_map: IndexMap, at: tuple[int, ...]) -> _Plane:
    def cut(array: NDArray[Any], fill: int) -> NDArray[Any]:
        plane: NDArray[Any] = array[at]
        if plane.ndim == 2:
            return plane
        columns = min(_FOLD, plane.size)
        return np.pad(plane.reshape(-1), (0, -plane.size % columns), constant_values=fill).reshape(-1, columns)

    return _Plane(
        block=cut(index_map.block, NOBODY),
        warp=cut(index_map.warp, NOBODY),
        lane=cut(index_map.lane, NOBODY),
        shared=cut(index_map.shared, False),
        inside=cut(np.ones(index_map.shape, bool), False),
    )


def _paint(axes: Axes, plane: _Plane, numbered: bool) -> None:
    tints = np.array([[style.tint(color, shade) for shade in _SHADES] for color in style.CYCLE])
    cells = tints[plane.block % len(tints), plane.warp % len(_SHADES)]
    cells[plane.block == NOBODY] = 1.0
    rows, columns = plane.block.shape
    axes.pcolormesh(
        np.arange(columns + 1) - 0.5,
        np.arange(rows + 1) - 0.5,
        cells,
        edgecolors="white" if numbered else "none",
        linewidth=0.3 if numbered else 0.0,
        rasterized=not numbered,
    )
    axes.set_aspect("equal")
    axes.set_xlim(-0.5, columns - 0.5)
    axes.set_ylim(rows - 0.5, -0.5)


def _rule_blocks(axes: Axes, plane: _Plane, numbered: bool) -> None:
    right = np.argwhere(plane.block[:, 1:] != plane.block[:, :-1])
    below = np.argwhere(plane.block[1:] != plane.block[:-1])
    lines = [((x + 0.5, y - 0.5), (x + 0.5, y + 0.5)) for y, x in right]
    lines += [((x - 0.5, y + 0.5), (x + 0.5, y + 0.5)) for y, x in below]
    width = 1.6 if numbered else 0.6
    axes.add_collection(
        LineCollection(lines, colors=style.INK, linewidths=width, capstyle="projecting", rasterized=not numbered)
    )


def _number_lanes(axes: Axes, plane: _Plane, cell_in: float) -> None:
    for y, x in np.argwhere(plane.lane != NOBODY):
        axes.text(x, y, str(plane.lane[y, x]), ha="center", va="center", fontsize=min(9.0, 27 * cell_in))


def _mark_faults(axes: Axes, plane: _Plane, cell_in: float) -> None:
    squares = [Rectangle((x - 0.5, y - 0.5), 1, 1) for y, x in np.argwhere(plane.holes)]
    axes.add_collection(PatchCollection(squares, **_HOLE))
    y, x = np.nonzero(plane.shared)
    axes.plot(x + 0.32, y - 0.32, markersize=10 * cell_in, **_SHARED)


def _list_blocks(axes: Axes, plane: _Plane) -> None:
    blocks = [int(block) for block in np.unique(plane.block) if block != NOBODY]
    colors = len(style.CYCLE)
    handles: list[Artist] = [
        Patch(color=style.tint(style.CYCLE[block % colors], _SHADES[0]), label=f"block {block}")
        for block in blocks[:colors]
    ]
    if len(blocks) > colors:
        handles.append(Patch(alpha=0, label=f"and so on: {len(blocks)} blocks"))
    if plane.holes.any():
        handles.append(Patch(**_HOLE, label="nobody"))
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


def _label_axes(axes: Axes, dims: tuple[str, ...], shape: tuple[int, ...]) -> None:
    if len(shape) >= 2:
        axes.set_xlabel(f"{dims[-1]} (elements)")
        axes.set_ylabel(f"{dims[-2]} (elements)")
    else:
        axes.set_xlabel(f"{dims[0] if dims else 'element'} modulo {_FOLD} (elements)")
        axes.set_ylabel(f"rows of {_FOLD} elements")
    axes.tick_params(length=0)
    for spine in axes.spines.values():
        spine.set_visible(False)
