"""Exchange arrays and streams between torch and CuPy without a copy."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import cupy
import torch
from torch.utils.dlpack import from_dlpack

from workbench.core.errors import ArgumentError, LaunchError

_LOOK_S = 1e-4  # between two looks at an event
_DEFAULT_STREAMS = (0, 1)
"""The legacy default stream's two handles: null, and ``cudaStreamLegacy``."""

_AS_BITS = {torch.bfloat16: torch.int16, torch.float8_e4m3fn: torch.uint8, torch.float8_e5m2: torch.uint8}
"""CuPy types that stand for types that CuPy lacks, with the same bits."""


def _current_stream(device: int) -> int:
    return torch.cuda.current_stream(device).cuda_stream


# torch's own names for a question that every launch asks; the public spellings cost a microsecond each.
current_stream = getattr(torch._C, "_cuda_getCurrentRawStream", _current_stream)
current_device = getattr(torch._C, "_cuda_getDevice", torch.cuda.current_device)


def bind_context() -> None:
    """Bind the current GPU's context to this thread, for calls of the driver in a thread that has called no CUDA."""
    cupy.cuda.runtime.setDevice(current_device())


def to_cupy(tensor: torch.Tensor) -> cupy.ndarray:
    """View a CUDA tensor as a CuPy array that shares its memory.

    Parameters
    ----------
    tensor : torch.Tensor
        Dense, on a CUDA device, of any shape and strides. One that requires grad is detached: autograd does not see
        what CuPy does with the memory. A bfloat16 tensor becomes an int16 array of its bits, as CuPy has no bfloat16
        of its own, and one of floats of 8 bits an uint8 array; ``to_torch(array, torch.bfloat16)`` goes back.

    Returns
    -------
    cupy.ndarray
        Same device, shape and strides (those of dimensions of size 1 may differ). CuPy's current stream waits for the
        work that torch's current stream holds, and torch does not reuse the memory before CuPy's current stream has
        done what it holds when the tensor is freed.

    Raises
    ------
    ArgumentError
        If `tensor` is not a dense CUDA tensor, or has its conjugate or negative bit set.
    """
    if not isinstance(tensor, torch.Tensor):
        raise ArgumentError(f"to_cupy takes a CUDA tensor; got a {type(tensor).__name__}")
    if not tensor.is_cuda:
        raise ArgumentError(f"to_cupy takes a CUDA tensor; got one on {tensor.device}")
    if tensor.layout is not torch.strided:
        raise ArgumentError(f"to_cupy takes a dense tensor; got layout {tensor.layout}")
    if tensor.is_conj() or tensor.is_neg():
        raise ArgumentError("to_cupy takes plain memory; pass tensor.resolve_conj().resolve_neg()")
    plain = tensor.detach()
    if plain.dtype in _AS_BITS:
        plain = plain.view(_AS_BITS[plain.dtype])
    with _on_device(tensor.device.index) as device:
        torchs, cupys = current_stream(device), cupy.cuda.get_current_stream().ptr
        if torchs != cupys:
            _order(torchs, cupys, device)
            plain.record_stream(external(cupys, device))
        return cupy.from_dlpack(plain)


def to_torch(array: cupy.ndarray, dtype: torch.dtype | None = None) -> torch.Tensor:
    """View a CuPy array as a CUDA tensor that shares its memory.

    Parameters
    ----------
    array : cupy.ndarray
        Of any shape, and of strides that torch can hold: none negative.
    dtype : torch.dtype, optional
        Read the elements' bits as this dtype of the same size: ``torch.bfloat16`` for the int16 array that `to_cupy`
        makes. An array of the optional bfloat16 dtype of ml_dtypes becomes a bfloat16 tensor by itself.

    Returns
    -------
    torch.Tensor
        Same device, shape and strides, without grad. torch's current stream waits for the work that CuPy's current
        stream holds. CuPy's pool does not know torch's streams: where the two differ, keep `array` until torch's work
        on it is done.

    Raises
    ------
    ArgumentError
        If `array` is not a CuPy array, has a negative stride or a dtype that torch does not know, or if the size of
        `dtype` is not that of its elements.
    """
    if not isinstance(array, cupy.ndarray):
        raise ArgumentError(f"to_torch takes a cupy.ndarray; got a {type(array).__name__}")
    if array.dtype.name == "bfloat16":
        array, dtype = array.view("int16"), dtype or torch.bfloat16
    if any(stride < 0 for stride in array.strides):  # torch would abort the process
        raise ArgumentError(f"torch cannot share an array with a negative stride; got strides {array.strides} in bytes")
    if dtype is not None and dtype.itemsize != array.itemsize:
        raise ArgumentError(f"{dtype} has {dtype.itemsize} bytes; the elements, {array.dtype}, have {array.itemsize}")
    with _on_device(array.device.id) as device:
        _order(cupy.cuda.get_current_stream().ptr, current_stream(device), device)
        try:
            tensor: torch.Tensor = from_dlpack(array)
        except (BufferError, RuntimeError, TypeError, ValueError) as error:
            raise ArgumentError(f"torch cannot share an array of {array.dtype}: {error}") from error
    return tensor if dtype is None else tensor.view(dtype)


@contextmanager
def crossing(stream: object, device: int, tensors: Sequence[torch.Tensor], *, with_cupy: bool) -> Iterator[int]:
    """Keep a launch on another stream than torch's in order with those who own its memory.

    Parameters
    ----------
    stream : torch.cuda.Stream, CuPy stream, int or None
        Where to launch; an int is a raw CUDA stream, None torch's current stream.
    device : int
        CUDA device index, the current one.
    tensors : sequence of torch.Tensor
        What the launch uses. torch keeps their memory until the launch's stream is done with it. The order of the
        work itself is up to the caller, as it is for any stream of torch's.
    with_cupy : bool
        Some of the memory is CuPy's: the launch follows what CuPy's current stream holds, and precedes what it will.

    Yields
    ------
    int
        The raw stream.

    Raises
    ------
    LaunchError
        If `stream` is no stream, or one of another device.
    """
    own = current_stream(device)
    raw = own if stream is None else _raw(stream, device)
    if raw != own:
        there = external(raw, device)
        for tensor in tensors:
            tensor.record_stream(there)
    cupys = cupy.cuda.get_current_stream().ptr if with_cupy else raw
    _order(cupys, raw, device)
    yield raw
    _order(raw, cupys, device)


def ends_within(seconds: float, stream: object, device: int) -> bool:
    """Wait until a stream has done what it holds, so many seconds at most; return whether it has.

    Parameters
    ----------
    seconds : float
    stream, device
        As for `crossing`.
    """
    raw = current_stream(device) if stream is None else _raw(stream, device)
    with torch.cuda.device(device):
        event: Any = torch.cuda.Event()  # type: ignore[no-untyped-call]
        event.record(external(raw, device))
    end_s = time.monotonic() + seconds
    while not event.query():
        if time.monotonic() > end_s:
            return False
        time.sleep(_LOOK_S)
    return True


def _raw(stream: object, device: int) -> int:
    """Raw handle of a stream."""
    if isinstance(stream, int) and not isinstance(stream, bool):
        return stream
    if isinstance(stream, torch.cuda.Stream):
        if stream.device.index != device:
            raise LaunchError(f"stream is on {stream.device}; the tensors are on cuda:{device}")
        return int(stream.cuda_stream)
    if isinstance(stream, cupy.cuda.Stream | cupy.cuda.ExternalStream):
        return int(stream.ptr)
    raise LaunchError(f"stream must be a stream of torch or CuPy, or a raw handle; got {stream!r}")


def _order(first: int, then: int, device: int) -> None:
    """Make the raw stream `then` wait for what `first` holds."""
    if first != then:
        external(then, device).wait_stream(external(first, device))


def external(raw: int, device: int) -> torch.cuda.Stream:
    """Wrap a raw stream for torch. torch would make a new stream of the null handle."""
    if raw in _DEFAULT_STREAMS:
        return torch.cuda.default_stream(device)
    return torch.cuda.ExternalStream(raw, device)  # type: ignore[no-untyped-call]


@contextmanager
def _on_device(device: int) -> Iterator[int]:
    with torch.cuda.device(device), cupy.cuda.Device(device):
        yield device
