"""The C library's heap: freed memory stays in it, and what is free can be filled."""

from __future__ import annotations

import ctypes
from collections import deque
from collections.abc import Iterable
from functools import cache
from itertools import repeat
from typing import Any

from torch import Tensor

_MMAP_MAX, _TRIM_THRESHOLD = -4, -1
_ROUND_BYTES = 1 << 20
_MOST_BLOCKS = 4096
_ALIGNMENT = 64  # of PyTorch's own blocks
BOOKKEEPING_BYTES = 32
"""What glibc writes into a free block: two addresses in each of two lists."""
_COUNTS = ("arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost")


class _Counts(ctypes.Structure):
    _fields_ = tuple((name, ctypes.c_size_t) for name in _COUNTS)


def keep_memory() -> None:
    """Have every block come from the heap and go back to it: what is allocated next was used before."""
    libc: Any = ctypes.CDLL(None)
    libc.mallopt(_MMAP_MAX, 0)
    libc.mallopt(_TRIM_THRESHOLD, 2**31 - 1)


def poison_heap(filler: Tensor) -> None:
    """Fill what is free in the heap in blocks of a tensor's size with what it holds.

    It takes blocks until the heap would grow, and gives them all back. In a free block's first `BOOKKEEPING_BYTES` the
    C library may keep its lists: these bytes hold addresses and zeros instead.
    """
    libc = _libc()
    filled = filler.nbytes + _ALIGNMENT
    data = (ctypes.string_at(filler.data_ptr(), filler.nbytes) * (1 + _ALIGNMENT // max(1, filler.nbytes)))[:filled]
    data += data[: filled - len(data)]
    a_round = max(1, min(16, _ROUND_BYTES // filled))
    arena = libc.mallinfo2().arena
    blocks: list[int] = []
    while len(blocks) < _MOST_BLOCKS and libc.mallinfo2().arena == arena:
        taken = [*map(libc.malloc, repeat(filled, a_round))]
        _exhaust(map(ctypes.memmove, taken, repeat(data), repeat(filled)))
        blocks += taken
    _exhaust(map(libc.free, blocks))


@cache
def _libc() -> Any:
    libc: Any = ctypes.CDLL(None)
    libc.malloc.restype, libc.malloc.argtypes = ctypes.c_void_p, [ctypes.c_size_t]
    libc.free.argtypes = [ctypes.c_void_p]
    libc.mallinfo2.restype = _Counts
    return libc


def _exhaust(calls: Iterable[Any]) -> None:
    """Make calls one after another: a loop in Python takes a third longer."""
    deque(calls, maxlen=0)
