"""Where a launch's tensors, variables and parameters lie in the virtual addresses that a kernel sees."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.core.buffers import Buffer, LaunchArgument, StructBuffer
from workbench.core.errors import LaunchError
from workbench.core.events import Space
from workbench.emulator.heap import Heap, existing_heap, heap
from workbench.emulator.layout import (
    FIRST_CLUSTER_WINDOW,
    FIRST_GLOBAL_WINDOW,
    FIRST_STATIC_WINDOW,
    HEAP_WINDOW,
    LOCAL_WINDOW,
    MAX_CLUSTER_BLOCKS,
    PARAMETER_WINDOW,
    SHARED_WINDOW,
    WINDOW_SHIFT,
    window_base,
)
from workbench.emulator.manifest import Manifest, StaticVariable
from workbench.emulator.tensor_maps import pack
from workbench.llvm.arrays import address_of, aligned

GRID_WORKSPACE_BYTES = 8
"""Size and one barrier: ``struct grid_workspace`` of cooperative_groups."""

Row = tuple[int, int, int, int]
"""Fields of `layout.WINDOW`."""


def row(window: int, size_bytes: int, host: int) -> Row:
    """Window that shows `size_bytes` at the host address `host`."""
    base = window_base(window)
    return base, base + size_bytes, host - base, 0


class StaticMemory:
    """The variables of a loaded module.

    Parameters
    ----------
    variables : sequence of StaticVariable

    Attributes
    ----------
    table, spaces
        The first rows and spaces of every `AddressSpace` of the module.
    """

    def __init__(self, variables: Sequence[StaticVariable]) -> None:
        self.variables = tuple(variables)
        self._images = [aligned(v.size_bytes) for v in variables]
        self.table: NDArray[Any] = np.zeros((FIRST_STATIC_WINDOW + len(variables), 4), np.int64)
        self.spaces = [Space.GLOBAL] * FIRST_STATIC_WINDOW
        self.spaces[SHARED_WINDOW], self.spaces[LOCAL_WINDOW] = Space.SHARED, Space.LOCAL
        self.spaces[FIRST_CLUSTER_WINDOW:FIRST_GLOBAL_WINDOW] = [Space.CLUSTER] * MAX_CLUSTER_BLOCKS
        self.spaces[PARAMETER_WINDOW] = Space.CONST
        for window, (variable, image) in enumerate(zip(variables, self._images, strict=True), FIRST_STATIC_WINDOW):
            image[: len(variable.initial)] = np.frombuffer(variable.initial, np.uint8)
            self.table[window] = row(window, variable.size_bytes, image.ctypes.data)
            self.spaces.append(Space.CONST if variable.space == "const" else Space.GLOBAL)
        self._extents = [(image.ctypes.data, image.nbytes) for image in self._images]

    def image(self, name: str) -> NDArray[np.uint8]:
        """Return the bytes of a variable."""
        return next(image for each, image in zip(self.variables, self._images, strict=True) if each.name == name)

    def extents(self) -> list[tuple[int, int]]:
        """Host address and size in bytes of each variable."""
        return self._extents


class Snapshot:
    """Copies of some pieces of memory, to put back."""

    def __init__(self) -> None:
        self._copies: list[tuple[int, int, int]] = []  # where each belongs, where it is, its size in bytes
        self._memory: list[NDArray[np.uint8]] = []

    def add(self, extents: Sequence[tuple[int, int]]) -> None:
        """Copy pieces, each given by its host address and size in bytes."""
        memory = _memory_of(sum(size for _, size in extents))
        self._memory.append(memory)
        copy = address_of(memory)
        for address, size in extents:
            ctypes.memmove(copy, address, size)
            self._copies.append((address, copy, size))
            copy += size

    @property
    def size_bytes(self) -> int:
        """Bytes that have been copied."""
        return sum(size for _, _, size in self._copies)

    def restore(self) -> None:
        """Put the bytes back. The oldest copy comes last, since it was made first."""
        for place in reversed(self._copies):
            ctypes.memmove(*place)

    def __del__(self) -> None:
        _spare.update({id(each): each for each in self._memory if _LEAST_SPARE_BYTES <= len(each) <= _MOST_SPARE_BYTES})
        while sum(map(len, tuple(_spare.values()))) > _MOST_SPARE_BYTES:
            _spare.pop(next(iter(_spare), 0), None)


_LEAST_SPARE_BYTES, _MOST_SPARE_BYTES = 1 << 20, 1 << 27
_spare: dict[int, NDArray[np.uint8]] = {}
"""Memory of snapshots that are gone, for the next ones: to touch new memory costs more than to copy."""


def _memory_of(size_bytes: int) -> NDArray[np.uint8]:
    """Return so many bytes or more, at least one."""
    if size_bytes >= _LEAST_SPARE_BYTES:
        for spare in sorted(_spare.values(), key=len):
            if len(spare) >= size_bytes and _spare.pop(id(spare), None) is not None:  # no other thread has taken it
                return spare
    return np.empty(max(size_bytes, 1), np.uint8)


class AddressSpace:
    """The windows of one launch, and the bytes of its parameters.

    Parameters
    ----------
    entry : str
        Name of the kernel, for messages.
    manifest : Manifest
    static : StaticMemory
    arguments : sequence of LaunchArgument
        One for each parameter, and behind them the tensors that these link to.
    cooperative : bool
        Whether blocks may wait for one another as a grid.

    Attributes
    ----------
    table : ndarray of int64, shape (windows, 4)
        `layout.WINDOW` records. Those of shared and local memory are empty, since each worker has its own.
    spaces : list of Space
        State space of each window.
    buffers : dict of int to (int, Buffer)
        For each window that holds a tensor: its position among the arguments, and the tensor.
    heap : Heap or None
        What ``malloc`` gives memory of; None where no kernel of this process has called it.
    grid_workspace : int
        Virtual address of the memory that cooperative_groups synchronises a grid with; 0 if not cooperative.
    """

    def __init__(
        self,
        entry: str,
        manifest: Manifest,
        static: StaticMemory,
        arguments: Sequence[LaunchArgument],
        *,
        cooperative: bool,
    ) -> None:
        places = manifest.parameters
        more = range(len(places), len(arguments))
        with_links = (a for a in arguments if more and isinstance(a, Buffer | StructBuffer))
        if len(arguments) < len(places) or not {number for a in with_links for _, number in a.links}.issuperset(more):
            raise LaunchError(f"{entry} takes {len(places)} arguments; got {len(arguments)}")
        self.static = static
        self.buffers: dict[int, tuple[int, Buffer]] = {}
        self.spaces = static.spaces.copy()
        packed = bytearray(sum(places[-1]) if places else 1)
        self._rows: list[Row] = []
        self._kept: list[NDArray[np.uint8]] = []  # what windows show beside tensors and variables
        for position, ((offset, size), argument) in enumerate(zip(places, arguments, strict=False)):
            if isinstance(argument, Buffer):
                origin = self._show(position, argument)
                data = origin.to_bytes(8, "little") if argument.layout is None else pack(argument.layout, origin)
                if argument.layout is not None and size == 8:  # a pointer to the map
                    data = self._add(Space.CONST, data).to_bytes(8, "little")
            elif isinstance(argument, StructBuffer):
                data = argument.content
            else:
                data = bytes(8) if argument is None else argument
            if len(data) != size:
                raise LaunchError(f"{entry}: argument {position} takes {size} bytes; got {len(data)}")
            packed[offset : offset + size] = data
        if len(arguments) > len(places):
            self._link(arguments, places, packed)
        self.grid_workspace = self._add(Space.GLOBAL, bytes(GRID_WORKSPACE_BYTES)) if cooperative else 0
        self.params = aligned(len(packed))
        self.params[:] = packed
        self.table: NDArray[Any] = np.empty((len(self.spaces), 4), np.int64)
        self.table[: len(static.table)] = static.table
        self.table[PARAMETER_WINDOW] = row(PARAMETER_WINDOW, len(packed), address_of(self.params))
        if self._rows:
            self.table[len(static.table) :] = self._rows
        self.heap: Heap | None = heap() if manifest.allocates else existing_heap()
        if self.heap is not None:
            self.table[HEAP_WINDOW] = row(HEAP_WINDOW, self.heap.size_bytes, self.heap.host)

    def _add(self, space: Space, content: bytes) -> int:
        """Make a window with a copy of some bytes; return its virtual address."""
        window, image = len(self.spaces), aligned(len(content))
        image[:] = np.frombuffer(content, np.uint8)
        self._kept.append(image)
        self.spaces.append(space)
        self._rows.append(row(window, len(content), image.ctypes.data))
        return window_base(window)

    def _show(self, position: int, buffer: Buffer) -> int:
        """Give a tensor a window; return the virtual address of its element at index 0."""
        window = len(self.spaces)
        self.buffers[window] = (position, buffer)
        self.spaces.append(Space.GLOBAL)
        origin = window_base(window) + buffer.offset_bytes
        delta = buffer.address - origin
        self._rows.append((buffer.low - delta, buffer.high - delta, delta, 0))
        return origin

    def _link(self, arguments: Sequence[LaunchArgument], places: Sequence[tuple[int, int]], packed: bytearray) -> None:
        """Show the tensors behind the parameters, and write their addresses where arguments hold them."""
        for position, buffer in enumerate(arguments[len(places) :], len(places)):
            assert isinstance(buffer, Buffer)
            self._show(position, buffer)
        origins = {position: self.origin(window) for window, (position, _) in self.buffers.items()}
        for position, argument in enumerate(arguments):
            if isinstance(argument, StructBuffer):
                for offset, number in argument.links:
                    start = places[position][0] + offset
                    packed[start : start + 8] = origins[number].to_bytes(8, "little")
            elif isinstance(argument, Buffer):
                for offset, number in argument.links:
                    ctypes.memmove(argument.low + offset, origins[number].to_bytes(8, "little"), 8)

    def extent(self, window: int) -> tuple[int, int]:
        """Host address and size in bytes of what a window shows."""
        low, high, delta, _ = self.table[window].tolist()
        return low + delta, high - low

    def heap_extents(self) -> list[tuple[int, int]]:
        """Host address and size in bytes of what the heap has in use."""
        return self.heap.extents() if self.heap else []

    def origin(self, window: int) -> int:
        """Virtual address from which offsets into a window count: for a tensor, its element at index 0."""
        held = self.buffers.get(window)
        return window_base(window) + (held[1].offset_bytes if held else 0)

    def origins(self) -> NDArray[np.uint64]:
        """`origin` of every window, an array of shape (windows,)."""
        found = np.arange(len(self.spaces), dtype=np.uint64) * np.uint64(1 << WINDOW_SHIFT)
        found += np.uint64(window_base(0))
        for window in self.buffers:
            found[window] = self.origin(window)
        return found

    def window_of(self, address: int) -> int:
        """Return the number of the window that an address selects; 0 if it selects none."""
        window = address >> WINDOW_SHIFT
        return window if window < len(self.table) else 0
