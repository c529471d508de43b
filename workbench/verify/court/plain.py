"""Values as plain data: numbers, strings, containers and the bytes of tensors, over a socket, with nothing shared."""

from __future__ import annotations

import ctypes
import json
import math
import socket
import struct
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import torch
from torch import Tensor

from workbench.core.errors import WorkbenchError

MAX_HEADER_BYTES = 1 << 26
MAX_TENSOR_BYTES = 1 << 38
_CHUNK = 1 << 21
_LENGTH = struct.Struct("<Q")
_PARAMETER = torch.nn.Parameter
_OF_TENSORS = frozenset(dir(Tensor))
DTYPES = {str(value): value for value in vars(torch).values() if isinstance(value, torch.dtype)}
_contiguous, _detach, _cpu = Tensor.contiguous, Tensor.detach, Tensor.cpu
_resolve_conj, _resolve_neg, _data_ptr = torch.resolve_conj, torch.resolve_neg, Tensor.data_ptr

_ELSEWHERE: Sequence[Callable[[Tensor], bool]] = (
    torch._is_zerotensor,
    torch._is_functional_tensor,
    torch._C._is_cow_tensor,  # type: ignore[attr-defined]
)
"""Tell whether a tensor's numbers are not in its memory: they are zeros, another tensor's, or not copied yet."""
_TRANSFER_BYTES_PER_S = 50e6
"""What a message takes at least to come through a socket: a tenth of what a busy machine was seen to do."""


class PlainError(WorkbenchError):
    """A value is not plain data, or what came is not what was written."""


class OversizedError(PlainError):
    """A message announces more bytes of tensors than are let through."""


@dataclass(frozen=True)
class Message:
    """What goes over the socket.

    Attributes
    ----------
    kind : str
        What it asks or answers.
    fields : mapping of str to JSON values
    tensors : sequence of Tensor
        On the CPU and contiguous once received.
    """

    kind: str
    fields: Mapping[str, Any] = field(default_factory=dict)
    tensors: Sequence[Tensor] = ()


def send(channel: socket.socket, message: Message) -> None:
    """Write a message: a header in JSON, then the bytes of each tensor."""
    plain = [_host(tensor) for tensor in message.tensors]
    about = [[str(tensor.dtype), list(tensor.shape)] for tensor in plain]
    header = json.dumps([message.kind, message.fields, about]).encode()
    channel.sendall(_LENGTH.pack(len(header)) + header)
    for tensor in plain:
        if tensor.numel():
            channel.sendall(_memory(tensor))


def receive(
    channel: socket.socket,
    on_header: Callable[[], None] | None = None,
    *,
    limit_s: float | None = None,
    most_bytes: int = MAX_TENSOR_BYTES,
) -> Message:
    """Read a message, and check that it is one.

    Parameters
    ----------
    channel : socket
    on_header : callable, optional
        Called once the header is there, before the tensors.
    limit_s : float, optional
        Until the header is there, however many pieces it comes in; the tensors may take as long again, and the time
        that so many bytes take on a busy machine.
    most_bytes : int
        Of all tensors; more are refused before any memory is taken for them.

    Raises
    ------
    PlainError
        If the bytes are no message; `OversizedError` where it announces more than `most_bytes`.
    TimeoutError
        If it does not come in time.
    EOFError
        If the socket closes before the end.
    """
    wait = _patience(channel, limit_s)
    (length,) = _LENGTH.unpack(_exactly(channel, _LENGTH.size, wait))
    if length > MAX_HEADER_BYTES:
        raise PlainError(f"expected a message; got a header of {length} bytes")
    text = _exactly(channel, length, wait)
    if on_header is not None:
        on_header()
    try:
        kind, fields, about = json.loads(text)
        layouts = [(tuple(map(int, shape)), DTYPES[dtype]) for dtype, shape in about]
        total = sum(math.prod(shape) * dtype.itemsize for shape, dtype in layouts)
    except (ValueError, TypeError, KeyError, OverflowError) as error:
        raise PlainError(f"expected a message; got {text[:60]!r}") from error
    if not isinstance(kind, str) or not isinstance(fields, dict) or total > MAX_TENSOR_BYTES:
        raise PlainError(f"expected a message; got {text[:60]!r}")
    if total > most_bytes:
        raise OversizedError(f"{total:,} bytes of tensors")
    try:
        tensors = [torch.empty(shape, dtype=dtype, device="cpu") for shape, dtype in layouts]
    except (RuntimeError, OverflowError) as error:
        raise PlainError(f"expected a message; got {text[:60]!r}") from error
    wait = _patience(channel, None if limit_s is None else limit_s + total / _TRANSFER_BYTES_PER_S)
    for tensor in tensors:
        if tensor.numel():
            _fill(channel, _memory(tensor), wait)
    return Message(kind, fields, tensors)


def _host(tensor: Tensor) -> Tensor:
    return _contiguous(_resolve_neg(_resolve_conj(_cpu(_detach(tensor)))))


def _memory(tensor: Tensor) -> memoryview:
    size = tensor.numel() * tensor.element_size()
    return memoryview((ctypes.c_char * size).from_address(_data_ptr(tensor))).cast("B")


def _patience(channel: socket.socket, limit_s: float | None) -> Callable[[], None]:
    """Return what gives a socket the time that is left of `limit_s`: its own timeout begins anew with every byte."""
    if limit_s is None:
        return lambda: None
    deadline_s = time.monotonic() + limit_s

    def wait() -> None:
        left_s = deadline_s - time.monotonic()
        if left_s <= 0:
            raise TimeoutError
        channel.settimeout(left_s)

    return wait


def _exactly(channel: socket.socket, count: int, wait: Callable[[], None]) -> bytes:
    data = bytearray(count)
    _fill(channel, memoryview(data), wait)
    return bytes(data)


def _fill(channel: socket.socket, view: memoryview, wait: Callable[[], None]) -> None:
    while view:
        wait()
        count = channel.recv_into(view)
        if not count:
            raise EOFError
        view = view[count:]


def flatten(value: Any, name: str = "y") -> tuple[Any, list[Tensor], list[str]]:
    """Take a value apart.

    Parameters
    ----------
    value : any
        Tensors, generators of random numbers, numbers, strings, dtypes, devices and None, in lists, tuples and dicts.
    name : str
        What it is called; the parts of a container are numbered behind it.

    Returns
    -------
    shape : JSON value
        Its structure, with everything but the tensors in it.
    tensors : list of Tensor
    names : list of str
        Of the tensors.

    Raises
    ------
    PlainError
        If it holds anything else, a tensor subclass included.
    """
    tensors: list[Tensor] = []
    names: list[str] = []
    return _walk(value, name, tensors, names, name), tensors, names


def _walk(one: Any, called: str, tensors: list[Tensor], names: list[str], name: str) -> Any:
    """Take a part apart. A closure that calls itself would be garbage that keeps the tensors until a collection."""
    kind = type(one)
    if kind is Tensor or kind is _PARAMETER:
        if own := sorted(vars(one).keys() & _OF_TENSORS):
            raise PlainError(f"subclass: {called} has a {own[0]} of its own in the place of torch.Tensor's")
        if one.layout is not torch.strided or one.device.type == "meta":
            raise PlainError(f"subclass: {called} is a {one.layout} tensor on {one.device}; expected a dense one")
        if one.is_quantized or one.is_nested or any(is_elsewhere(one) for is_elsewhere in _ELSEWHERE):
            raise PlainError(f"subclass: {called} holds other numbers than it shows; expected a plain tensor")
        tensors.append(one)
        names.append(called)
        return ["tensor", len(tensors) - 1, _strides(one), one.device.type]
    if issubclass(kind, Tensor):  # isinstance() would ask an object for its __class__
        raise PlainError(f"subclass: {called} is a {kind.__name__}; expected a plain torch.Tensor")
    if kind is torch.Generator:
        tensors.append(one.get_state())
        names.append(called)
        return ["generator", len(tensors) - 1]
    is_tuple = issubclass(kind, tuple)
    if is_tuple and kind.__iter__ is not tuple.__iter__:
        raise PlainError(f"subclass: {called} is a {kind.__name__}, which is iterated in a way of its own")
    if is_tuple or kind is list:
        return [
            "tuple" if is_tuple else "list",
            [
                _walk(part, f"{called}{index}" if called == name else f"{called}.{index}", tensors, names, name)
                for index, part in enumerate(one)
            ],
        ]
    if issubclass(kind, dict):  # what it holds: what its class makes of that would run after the call
        return [
            "dict",
            [
                [_walk(key, called, tensors, names, name), _walk(part, f"{called}.{key}", tensors, names, name)]
                for key, part in dict.items(one)
            ],
        ]
    if one is None or kind in (bool, str):
        return ["plain", one]
    if kind is int:
        return ["int", str(one)]
    if kind is float:
        return ["float", one.hex()]
    if kind is complex:
        return ["complex", one.real.hex(), one.imag.hex()]
    if kind in (torch.dtype, torch.device):
        return [kind.__name__, str(one)]
    raise PlainError(
        f"subclass: {called} is a {kind.__name__}; expected tensors, numbers, strings or None, "
        "or lists, tuples and dicts of them"
    )


def rebuild(shape: Any, tensors: Sequence[Tensor], device: torch.device | str | None = "cpu") -> Any:
    """Put together what `flatten` took apart: copies of the same strides on `device`, or for None these tensors."""
    kind, *rest = shape
    if kind == "tensor":
        tensor: Tensor = tensors[rest[0]]
        return tensor if device is None else _lay_out(tensor, rest[1], torch.device(device))
    if kind == "generator":
        is_short = tensors[rest[0]].numel() < 100  # as CUDA's state is
        generator = torch.Generator(device if is_short and device is not None else "cpu")
        generator.set_state(tensors[rest[0]].clone())
        return generator
    if kind in ("list", "tuple"):
        parts = [rebuild(part, tensors, device) for part in rest[0]]
        return parts if kind == "list" else tuple(parts)
    if kind == "dict":
        return {rebuild(key, tensors, device): rebuild(part, tensors, device) for key, part in rest[0]}
    return _SCALARS[kind](*rest)


_SCALARS: Mapping[str, Callable[..., Any]] = {
    "plain": lambda value: value,
    "int": int,
    "float": float.fromhex,
    "complex": lambda real, imag: complex(float.fromhex(real), float.fromhex(imag)),
    "dtype": DTYPES.__getitem__,
    "device": torch.device,
}


def scalars(shape: Any, name: str = "y") -> Iterator[tuple[str, Any]]:
    """Yield the parts of a structure that are no tensors, by name; containers by their kind and length."""
    kind, *rest = shape
    if kind in ("list", "tuple"):
        yield f"{name}'s length", len(rest[0])
        for index, part in enumerate(rest[0]):
            yield from scalars(part, f"{name}.{index}")
    elif kind == "dict":
        yield f"{name}'s keys", [build_key(key) for key, _ in rest[0]]
        for key, part in rest[0]:
            yield from scalars(part, f"{name}.{build_key(key)}")
    elif kind in ("tensor", "generator"):
        yield f"{name}'s kind", kind
    else:
        yield name, _SCALARS[kind](*rest)


def described(shape: Any, levels: int = 1) -> str:
    """Describe a structure in words, such as "a tuple of a tensor, 2"; containers past so many levels by their kind."""
    kind, *rest = shape
    if kind in ("tensor", "generator"):
        return f"a {kind}"
    if kind in ("list", "tuple", "dict") and not levels:
        return f"a {kind}"
    if kind == "dict":
        values = (f": {described(part, levels - 1)}" if levels > 1 else "" for _, part in rest[0])
        keys = ", ".join(f"{build_key(key)!r}{value}" for (key, _), value in zip(rest[0], values, strict=True))
        return f"a dict with {keys}" if keys else "an empty dict"
    if kind in ("list", "tuple"):
        parts = [described(part, levels - 1) for part in rest[0]]
        inside = f"({', '.join(parts)})" if levels > 1 else ", ".join(parts)
        return f"a {kind} of {inside}" if parts else f"an empty {kind}"
    return repr(_SCALARS[kind](*rest))


def build_key(key: Any) -> Any:
    """Return the key of a dict from its structure."""
    return rebuild(key, [])


def _strides(tensor: Tensor) -> list[int] | None:
    """Say how a tensor lies where it is neither contiguous nor, expanded ones apart, overlaps itself."""
    if tensor.is_contiguous():
        return None
    extent = 1
    for stride, size in sorted(zip(tensor.stride(), tensor.shape, strict=True)):
        if size > 1 and stride:
            if stride < extent:
                return None
            extent = stride * size
    return list(tensor.stride())


def _lay_out(tensor: Tensor, strides: list[int] | None, device: torch.device) -> Tensor:
    if strides is None:
        return tensor.to(device, copy=True)
    laid = torch.empty_strided(tuple(tensor.shape), strides, dtype=tensor.dtype, device=device)
    write(laid, tensor)
    return laid


def write(tensor: Tensor, values: Tensor) -> None:
    """Put values into a tensor's memory, once where it is expanded; its version counter does not move."""
    whole = tensor.data
    for dim, (size, stride) in enumerate(zip(tensor.shape, tensor.stride(), strict=True)):
        if size > 1 and not stride:
            whole, values = whole.narrow(dim, 0, 1), values.narrow(dim, 0, 1)
    whole.copy_(values)


def digest(tensor: Tensor) -> str:
    """Sum a tensor's words, each weighted by its place: what changes in it shows, and nothing of its size is sent."""
    data = _contiguous(_resolve_neg(_resolve_conj(_detach(tensor)))).view(-1)
    data = (torch.view_as_real(data).view(-1) if data.is_complex() else data).view(torch.uint8)
    whole = data.numel() // 8 * 8
    words = data[:whole].view(torch.int64) if whole else data[:0].long()
    total = int((data[whole:].long() * torch.arange(1, data.numel() - whole + 1, device=data.device)).sum())
    weights = torch.arange(1, 2 * min(_CHUNK, words.numel()) + 1, 2, device=data.device)
    for part, chunk in enumerate(torch.split(words, _CHUNK)):
        total += (2 * part + 1) * int((chunk * weights[: chunk.numel()]).sum())
    return f"{tensor.dtype} {list(tensor.shape)} {total}"
