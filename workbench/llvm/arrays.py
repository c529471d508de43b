"""Arrays of bytes for compiled code."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping
from contextlib import suppress
from itertools import accumulate
from mmap import MADV_HUGEPAGE, MAP_ANONYMOUS, MAP_PRIVATE, mmap
from typing import Any

import numpy as np
from numpy.typing import NDArray


def aligned(size_bytes: int, alignment: int = 256, *, zeroed: bool = True) -> NDArray[np.uint8]:
    """Make bytes whose address is a multiple of `alignment`."""
    raw = (np.zeros if zeroed else np.empty)(size_bytes + alignment, np.uint8)
    start = -address_of(raw) % alignment
    return raw[start : start + size_bytes]


def address_of(array: NDArray[Any]) -> int:
    """Host address of an array that is not empty: `ndarray.ctypes` takes three times as long."""
    return ctypes.addressof(ctypes.c_char.from_buffer(array.data))


def places(sizes: Mapping[str, int], alignment: int) -> tuple[dict[str, int], int]:
    """Offsets of pieces one behind another, each a multiple of `alignment`; and where the last one ends."""
    *starts, end = accumulate((-(-size // alignment) * alignment for size in sizes.values()), initial=0)
    return dict(zip(sizes, starts, strict=True)), end


def untouched(size_bytes: int, *, huge: bool = False) -> NDArray[np.uint8]:
    """Make `size_bytes` zeros in pages of their own: a page costs neither time nor memory until it is touched.

    Where most of them may be touched, ask for `huge` pages.
    """
    pages = mmap(-1, max(size_bytes, 1), MAP_PRIVATE | MAP_ANONYMOUS)
    if huge:
        with suppress(OSError):  # a kernel may have none
            pages.madvise(MADV_HUGEPAGE)
    return np.frombuffer(pages, np.uint8)
