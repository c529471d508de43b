"""Launches in a row, packed once. Only the addresses in their parameters change from call to call."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor

import torch
from cupy_backends.cuda.api import driver, runtime

from workbench.core.tensor_map import SIZE_BYTES, TensorMapLayout
from workbench.gpu.interop import current_device, current_stream
from workbench.gpu.launch import DeviceFunction, PreparedLaunch
from workbench.gpu.tensor_maps import encode

QueuedLaunch = tuple[
    DeviceFunction,
    PreparedLaunch,
    Sequence[object],
    Mapping[int, int],
    Mapping[int, tuple[TensorMapLayout, int]],
]
"""Kernel, configuration, one field per parameter, and by parameter the number of its address, or layout and number of
its tensor map."""

_ADDRESS = struct.Struct("<Q")
_MOST_MAPS = 256
_MOST_STREAMS = 64
_PER_THREAD = 2
"""``cudaStreamPerThread``: the same handle is another stream in each thread."""

is_capturing = getattr(torch._C, "_cuda_isCurrentStreamCapturing", torch.cuda.is_current_stream_capturing)


def zeros(size_bytes: int, device: int) -> torch.Tensor:
    """Allocate bytes that are zero, on torch's current stream."""
    return torch.zeros(size_bytes, dtype=torch.uint8, device=torch.device("cuda", device))


def lasting_zeros(size_bytes: int, device: int) -> torch.Tensor:
    """Allocate such bytes outside of a memory pool from which this thread allocates for a while.

    `torch.compile` with ``mode="reduce-overhead"`` warms up in a pool and refuses what stays there that it does not
    know. A pool is for one thread, so another thread allocates.
    """
    stream = torch.cuda.current_stream(device)

    def make() -> torch.Tensor:
        with torch.cuda.stream(stream):
            return zeros(size_bytes, device)

    with ThreadPoolExecutor(1) as other:
        return other.submit(make).result()


class GpuSequence:
    """Launches in order on one device, behind stretches of memory that are set to zero.

    Parameters
    ----------
    device : int
        CUDA device index.
    places : sequence of (int, int)
        The addresses: each lies so many bytes past the start of one of the memories that `run` is given.
    zeros : sequence of (int, int)
        Number of an address, and bytes from there on.
    launches : sequence of QueuedLaunch
    lasting_bytes : int
        Of a memory behind those that `run` is given, which holds zeros at first, and later what the
        launches left.
    """

    def __init__(
        self,
        device: int,
        places: Sequence[tuple[int, int]],
        zeros: Sequence[tuple[int, int]],
        launches: Sequence[QueuedLaunch],
        lasting_bytes: int = 0,
    ) -> None:
        self._device = device
        self._lasting_bytes = lasting_bytes
        self._lasting: dict[int, torch.Tensor] = {}  # by stream: launches on one follow each other
        self._places = tuple(places)
        self._zeros = tuple((*places[number], size_bytes) for number, size_bytes in zeros)
        self._launches = tuple(launches)
        self._addresses = struct.Struct(f"<{len(places)}Q")
        self._maps = tuple(
            (step, position, layout, number)
            for step, (_, _, _, _, maps) in enumerate(launches)
            for position, (layout, number) in maps.items()
        )
        self._encoded: dict[tuple[int, int, int], bytes] = {}
        self._idle: list[_Parameters] = []

    def run(self, starts: list[int]) -> None:
        """Queue the launches on torch's current stream.

        Parameters
        ----------
        starts : list of int
            Where the memories start. The list is kept: it is the caller's no more.

        Raises
        ------
        LaunchError
            If the driver refuses a launch.
        ExecutionError
            If the device has failed in work queued earlier.
        """
        if current_device() != self._device:
            with torch.cuda.device(self._device):
                self.run(starts)
            return
        stream = current_stream(self._device)
        if self._lasting_bytes:
            lasting = self._lasting_of(stream)  # held until the launches are queued
            starts.append(lasting.data_ptr())
        for memory, offset_bytes, size_bytes in self._zeros:
            runtime.memsetAsync(starts[memory] + offset_bytes, 0, size_bytes, stream)
        # Taken, not shared: the driver reads it with the GIL released.
        parameters = self._idle.pop() if self._idle else _Parameters(self._launches, self._addresses)
        if parameters.starts != starts:
            self._place(parameters, starts)
        for step, (enqueue, pointers) in enumerate(parameters.calls):
            try:
                enqueue(stream, pointers, 0)
            except driver.CUDADriverError as error:
                self._lasting = {}  # what ran may have left them as they are between launches
                function, prepared, *_ = self._launches[step]
                function.try_again(error, prepared, stream, pointers)
        self._idle.append(parameters)

    def _lasting_of(self, stream: int) -> torch.Tensor:
        """Return a stream's lasting memory. A graph has its own: it may run beside the stream it was captured on."""
        if is_capturing() or stream == _PER_THREAD:
            return zeros(self._lasting_bytes, self._device)
        found = self._lasting.get(stream)
        if found is None:
            if len(self._lasting) >= _MOST_STREAMS:
                self._lasting = {}
            found = self._lasting[stream] = lasting_zeros(self._lasting_bytes, self._device)
        return found

    def _place(self, parameters: _Parameters, starts: list[int]) -> None:
        """Write the addresses, and the tensor maps that hold them."""
        addresses = [starts[memory] + offset_bytes for memory, offset_bytes in self._places]
        self._addresses.pack_into(parameters.content, 0, *addresses)
        for step, position, layout, number in self._maps:
            parameters.put_map(step, position, self._map(step, position, layout, addresses[number]))
        parameters.starts = starts

    def _map(self, step: int, position: int, layout: TensorMapLayout, address: int) -> bytes:
        """Encode a tensor map, unless that was done for the same address before."""
        key = step, position, address
        found = self._encoded.get(key)
        if found is None:
            if len(self._encoded) >= _MOST_MAPS:
                self._encoded.clear()
            found = self._encoded[key] = encode(layout, address)
        return found


class _Parameters:
    """The parameters of all launches: the addresses first, which they share, then each launch's own block.

    Attributes
    ----------
    starts : list of int
        What the addresses were made of.
    content : ctypes array of char
    calls : tuple of (callable, int)
        For each launch, what queues it and the address of the array of its parameters' addresses.
    """

    def __init__(self, launches: Sequence[QueuedLaunch], addresses: struct.Struct) -> None:
        sizes = [function.layout.size for function, *_ in launches]
        starts = [addresses.size + sum(-(-size // 8) * 8 for size in sizes[:step]) for step in range(len(launches))]
        end = starts[-1] + sizes[-1] if launches else addresses.size
        self.starts: list[int] = []
        self.content = (ctypes.c_char * max(end, 1))()
        base = ctypes.addressof(self.content)
        self._starts, self._offsets = starts, [function.offsets for function, *_ in launches]
        self._pointers = []
        calls = []
        for start, (function, prepared, fields, places, _) in zip(starts, launches, strict=True):
            function.layout.pack_into(self.content, start, *fields)
            pointers = [
                base + (places[position] * _ADDRESS.size if position in places else start + offset)
                for position, offset in enumerate(function.offsets)
            ]
            array = (ctypes.c_void_p * max(len(pointers), 1))(*pointers)
            self._pointers.append(array)
            calls.append((prepared.enqueue, ctypes.addressof(array)))
        self.calls = tuple(calls)

    def put_map(self, step: int, position: int, encoded: bytes) -> None:
        """Put a tensor map into a launch's block."""
        start = self._starts[step] + self._offsets[step][position]
        ctypes.memmove(ctypes.addressof(self.content) + start, encoded, SIZE_BYTES)
