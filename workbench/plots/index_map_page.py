"""An index map as one HTML page to point at: no network, no library, nothing but the file."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from collections.abc import Sequence
from html import escape
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from workbench.analysis.index_map import IndexMap
from workbench.core.errors import ArgumentError
from workbench.plots import style

MOST_ELEMENTS = 1 << 22
"""Elements that a browser still moves fluently."""

MOST_OWNERS = 1 << 31
"""Blocks times threads: the page packs one of them and an element into the 53 bits of a double."""

FOLD = 1024
"""Elements of a row in which a tensor of one dimension is shown."""

_SHADES = (0.75, 0.55, 0.4, 0.25)  # pale enough for dark text


def index_map_page(index_map: IndexMap, name: str, dims: Sequence[str] = ()) -> str:
    """Make the page: point at an element to see its first thread, at a thread to see the elements it is first at.

    Parameters
    ----------
    index_map : IndexMap
        Of a tensor of any number of dimensions; sliders choose the plane of the last two.
    name : str
        The kernel's name, for the title.
    dims : sequence of str
        Names of the tensor's dimensions; ``i0``, ``i1`` and so on by default.

    Returns
    -------
    str
        HTML. All text is escaped, and a content security policy forbids the page to load anything.

    Raises
    ------
    ArgumentError
        If the tensor has no element or more than `MOST_ELEMENTS`, the launch more than `MOST_OWNERS` threads, or `dims`
        does not fit the shape.
    """
    shape, size = index_map.shape, index_map.count.size
    dims = tuple(dims) or tuple(f"i{i}" for i in range(len(shape)))
    threads = int(index_map.thread.max(initial=0)) + 1
    if not 1 <= size <= MOST_ELEMENTS:
        raise ArgumentError(f"a page shows 1 to {MOST_ELEMENTS} elements; {index_map.tensor} has {size}")
    if (int(index_map.block.max()) + 1) * threads > MOST_OWNERS:
        raise ArgumentError(f"a page tells {MOST_OWNERS} threads apart; the launch has more: trace a smaller one")
    if len(dims) != len(shape):
        raise ArgumentError(f"{index_map.tensor} has {len(shape)} dimensions; got {len(dims)} names: {', '.join(dims)}")
    data = {
        "tensor": index_map.tensor,
        "verb": "writes" if index_map.mode == "write" else "reads",
        "shape": shape,
        "dims": dims,
        "threads": threads,
        "fold": FOLD,
        "tints": [[_pixel(color, shade) for shade in _SHADES] for color in style.CYCLE],
        "block": _pack(index_map.block, "<i4"),
        "thread": _pack(index_map.thread, "<i2"),
        "line": _pack(index_map.line, "<i4"),
        "count": _pack(index_map.count, "<u4"),
        "shared": _pack(index_map.shared, "u1"),
    }
    texts = {
        "title": escape(f"Which thread of {name} {data['verb']} {index_map.tensor}"),
        "summary": escape(str(index_map)),
        "data": json.dumps(data).replace("<", "\\u003c"),
    }
    template = files("workbench.plots").joinpath("index_map_page.html").read_text(encoding="utf-8")
    return re.sub(r"\{\{(\w+)\}\}", lambda place: texts[place[1]], template)


def _pack(values: NDArray[np.generic], dtype: str) -> str:
    return b64encode(values.astype(dtype).tobytes()).decode("ascii")


def _pixel(color: str, strength: float) -> int:
    """Pack a colour as a canvas keeps it: red in the lowest byte, opaque."""
    red, green, blue = (round(255 * part) for part in style.tint(color, strength))
    return 0xFF << 24 | blue << 16 | green << 8 | red
