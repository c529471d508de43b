"""Arrays of bytes for compiled code."""

from __future__ import annotations

from contextlib import suppress
from mmap import MADV_HUGEPAGE, MAP_ANONYMOUS, MAP_PRIVATE, mmap

import numpy as np
from numpy.typing import NDArray


def aligned(size_bytes: int, alignment: int = 256, *, zeroed: bool = True) -> NDArray[np.uint8]:
    """Make bytes whose address is a multiple of `alignment`."""
    raw = (np.zeros if zeroed else np.empty)(size_bytes + alignment, np.uint8)
    start = -raw.ctypes.data % alignment
    return raw[start : start + size_bytes]


def untouched(size_bytes: int, *, huge: bool = False) -> NDArray[np.uint8]:
    """Make `size_bytes` zeros in pages of their own: a page costs neither time nor memory until it is touched.

    Where most of them may be touched, ask for `huge` pages.
    """
    pages = mmap(-1, max(size_bytes, 1), MAP_PRIVATE | MAP_ANONYMOUS)
    if huge:
        with suppress(OSError):  # a kernel may have none
            pages.madvise(MADV_HUGEPAGE)
    return np.frombuffer(pages, np.uint8)
