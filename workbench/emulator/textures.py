"""Textures and surfaces of the emulator: a table of descriptors, which compiled code looks handles up in."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from workbench.core.errors import LaunchError
from workbench.core.forks import new_lock
from workbench.core.texture import ADDRESS_MODES, FILTERS, FORMATS, KINDS, READ_MODES, TextureLayout
from workbench.emulator.layout import MAX_TEXTURES, TEXTURE, TEXTURE_BASE
from workbench.llvm.arrays import untouched

_lock = new_lock()
_table = untouched(8 * MAX_TEXTURES).view(np.int64)
_held: dict[int, tuple[NDArray[np.uint8], Sequence[NDArray[np.uint8]]]] = {}


def table_address() -> int:
    """Host address of the table: for each handle, from `TEXTURE_BASE` on, the host address of a descriptor, or 0."""
    return int(_table.ctypes.data)


def add(layout: TextureLayout, levels: Sequence[NDArray[np.uint8]]) -> int:
    """Make a texture or a surface known to compiled code.

    Parameters
    ----------
    layout : TextureLayout
    levels : sequence of ndarray
        The bytes of each level, contiguous. They are read and written in place.

    Returns
    -------
    int
        The handle.
    """
    image = TEXTURE.make(
        width=layout.width,
        height=layout.height,
        depth=layout.depth,
        layers=layout.layers,
        kind=tuple(KINDS).index(layout.kind),
        format=FORMATS.index(layout.dtype.name),
        channels=layout.channels,
        num_levels=layout.levels,
        filter=FILTERS.index(layout.filter),
        mip_filter=FILTERS.index(layout.mip_filter),
        normalized=layout.normalized,
        as_float=READ_MODES.index(layout.read),
        is_surface=layout.is_surface,
        address=[ADDRESS_MODES.index(mode) for mode in layout.address],
        border=np.array(layout.border, np.float32).view(np.int32),
    )
    TEXTURE.view(image)["levels"][: len(levels)] = [level.ctypes.data for level in levels]
    with _lock:
        free = np.flatnonzero(_table[1:] == 0)
        if not len(free):
            raise LaunchError(f"expected at most {MAX_TEXTURES - 1} textures and surfaces at a time; drop some")
        number = int(free[0]) + 1
        _table[number] = image.ctypes.data
        _held[number] = image, levels
    return TEXTURE_BASE + number


def surface_extents() -> list[tuple[int, int]]:
    """Host address and size in bytes of each surface."""
    with _lock:
        held = [level for image, levels in _held.values() if TEXTURE.view(image)["is_surface"] for level in levels]
    return [(level.ctypes.data, level.nbytes) for level in held]


def remove(handle: int) -> None:
    """Forget a texture or a surface."""
    with _lock:
        _table[handle - TEXTURE_BASE] = 0
        del _held[handle - TEXTURE_BASE]
