"""The memory that ``malloc`` and ``new`` give device code: one heap, which launches leave to those after them."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.core.buffers import Buffer
from workbench.core.dtypes import BY_NAME
from workbench.core.errors import LaunchError
from workbench.core.forks import new_lock
from workbench.emulator.layout import HEAP, HEAP_BASE, HEAP_GRANULE
from workbench.llvm.arrays import untouched

LIMIT_BYTES = 8 << 20
"""What CUDA gives a context that sets no limit: CUDA C++ Programming Guide, dynamic global memory allocation."""

_MOST_BYTES = 1 << 36
_FREED = 1 << 63


class Heap:
    """Blocks of memory, and what is known of each. `runtime/heap.cpp` gives and frees them.

    Parameters
    ----------
    limit_bytes : int
        A multiple of 16. Each block takes its size, rounded up to 16 bytes, and 16 more.
    """

    def __init__(self, limit_bytes: int) -> None:
        granules = limit_bytes // HEAP_GRANULE
        self.size_bytes = granules * HEAP_GRANULE
        self._data = untouched(self.size_bytes)
        self._owners, self._spans = (untouched(4 * granules) for _ in range(2))
        self._sizes = untouched(8 * granules)
        arrays = {"host": self._data, "owners": self._owners, "spans": self._spans, "sizes": self._sizes}
        places = {name: array.ctypes.data for name, array in arrays.items()}
        self._memory = HEAP.make(granules=granules, **places)
        self._record: NDArray[Any] = HEAP.view(self._memory)

    @property
    def address(self) -> int:
        """Host address of the record."""
        return int(self._memory.ctypes.data)

    @property
    def host(self) -> int:
        """Host address of the first byte."""
        return int(self._data.ctypes.data)

    @property
    def live(self) -> int:
        """How many blocks are not freed."""
        return int(self._record["live"])

    @property
    def used_bytes(self) -> int:
        """Bytes from the first block to the last, freed ones included."""
        return int(self._record["used"]) * HEAP_GRANULE

    def clear(self, *, unless_in_use: bool = False) -> None:
        """Forget all blocks, as a GPU does behind a launch that failed; or do so if all have been freed."""
        if unless_in_use and self.live:
            return
        self._owners.view(np.uint32)[: int(self._record["used"])] = 0
        for name in ("used", "rover", "live"):
            self._record[name] = 0

    def extents(self) -> list[tuple[int, int]]:
        """Host address and size of each piece of memory that a launch may change, as far as it is in use."""
        used = int(self._record["used"])
        pieces = [(self._data, HEAP_GRANULE), (self._owners, 4), (self._spans, 4), (self._sizes, 8)]
        return [(self.address, HEAP.size_bytes), *((array.ctypes.data, used * size) for array, size in pieces)]

    def buffer(self) -> Buffer:
        """Describe what is in use as a tensor of bytes."""
        size_bytes, byte = self.used_bytes, BY_NAME["uint8"]
        end = self.host + size_bytes
        return Buffer("heap", self.host, self.host, end, (size_bytes,), (1,), byte, writable=True, uninitialized=True)

    def describe(self, address: int) -> str:
        """Say what a virtual address within the heap is."""
        offset = address - HEAP_BASE
        used = int(self._record["used"])
        owners, sizes = self._owners.view(np.uint32), self._sizes.view(np.uint64)
        granule = min(offset // HEAP_GRANULE, used - 1)
        while granule >= 0 and not owners[granule]:
            granule -= 1
        if granule < 0:
            return f"byte {offset} of the heap, where malloc has given no memory"
        first = int(owners[granule]) - 1
        size, byte = int(sizes[first]) & ~_FREED, offset - first * HEAP_GRANULE
        state = " and free has taken back" if int(sizes[first]) & _FREED else ""
        return f"byte {byte} of a block of {size} bytes that malloc has given{state}"


_lock = new_lock()
_heap: Heap | None = None
_limit_bytes = LIMIT_BYTES


def heap() -> Heap:
    """Return the heap of this process."""
    global _heap  # noqa: PLW0603
    with _lock:
        if _heap is None:
            _heap = Heap(_limit_bytes)
        return _heap


def existing_heap() -> Heap | None:
    """Return the heap if a launch has needed one."""
    return _heap


def set_limit(limit_bytes: int) -> None:
    """Set the size of the heap. What the heap holds is lost.

    Parameters
    ----------
    limit_bytes : int
        Rounded up to 16 bytes.

    Raises
    ------
    LaunchError
        If it is below 16 bytes or above 64 GiB.
    """
    global _heap, _limit_bytes  # noqa: PLW0603
    if not isinstance(limit_bytes, int) or not HEAP_GRANULE <= limit_bytes <= _MOST_BYTES:
        raise LaunchError(f"the heap of device code: expected {HEAP_GRANULE} to {_MOST_BYTES} bytes; got {limit_bytes}")
    with _lock:
        _limit_bytes = -(-limit_bytes // HEAP_GRANULE) * HEAP_GRANULE
        _heap = None
