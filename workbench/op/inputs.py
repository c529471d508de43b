"""How a case's input tensors are made: which values, in which memory layout."""

from __future__ import annotations

import mmap
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

import torch
from torch import Tensor


class Values(Protocol):
    """A distribution to draw an input from."""

    def sample(self, shape: tuple[int, ...], generator: torch.Generator) -> Tensor:
        """Draw a contiguous float32 tensor of `shape` on the generator's device."""


@dataclass(frozen=True)
class Normal:
    """Normally distributed values."""

    mean: float = 0.0
    std: float = 1.0

    def sample(self, shape: tuple[int, ...], generator: torch.Generator) -> Tensor:
        """Draw a contiguous float32 tensor of `shape` on the generator's device."""
        return torch.randn(shape, generator=generator, device=generator.device).mul_(self.std).add_(self.mean)


STANDARD_NORMAL = Normal()
"""Mean 0 and standard deviation 1."""


@dataclass(frozen=True)
class Uniform:
    """Evenly distributed values in [low, high)."""

    low: float
    high: float

    def sample(self, shape: tuple[int, ...], generator: torch.Generator) -> Tensor:
        """Draw a contiguous float32 tensor of `shape` on the generator's device."""
        unit = torch.rand(shape, generator=generator, device=generator.device)
        return unit.mul_(self.high - self.low).add_(self.low)


@dataclass(frozen=True)
class BothSigns:
    """Magnitudes evenly distributed in [low, high), of either sign: weights that leave no channel constant."""

    low: float
    high: float

    def sample(self, shape: tuple[int, ...], generator: torch.Generator) -> Tensor:
        """Draw a contiguous float32 tensor of `shape` on the generator's device."""
        drawn = torch.rand(shape, generator=generator, device=generator.device).mul_(2.0).sub_(1.0)
        magnitude = drawn.abs().mul_(self.high - self.low).add_(self.low)
        return magnitude.copysign_(drawn)


@dataclass(frozen=True)
class Integers:
    """Integers in [low, high]: on these a linear op has no rounding, so verify demands exact equality of it."""

    low: int = -3
    high: int = 3

    def sample(self, shape: tuple[int, ...], generator: torch.Generator) -> Tensor:
        """Draw a contiguous float32 tensor of `shape` on the generator's device."""
        drawn = torch.randint(self.low, self.high + 1, shape, generator=generator, device=generator.device)
        return drawn.to(torch.float32)


@dataclass(frozen=True)
class Special:
    """Normally distributed values with NaN, infinities, zeros of both signs and tiny and huge numbers among them."""

    planted: tuple[float, ...] = (float("nan"), float("inf"), -float("inf"), 0.0, -0.0, 1e-40, -3e-6, 300.0, -300.0)

    def sample(self, shape: tuple[int, ...], generator: torch.Generator) -> Tensor:
        """Draw a contiguous float32 tensor of `shape` on the generator's device; at most a quarter is special."""
        drawn = torch.randn(shape, generator=generator, device=generator.device)
        places = torch.randperm(drawn.numel(), generator=generator, device=generator.device)
        count = min(len(self.planted), drawn.numel() // 4)
        drawn.view(-1)[places[:count]] = torch.tensor(self.planted[:count], device=generator.device)
        return drawn


def _strided(tensor: Tensor) -> Tensor:
    wide = torch.full(
        (*tensor.shape[:-1], 2 * tensor.shape[-1]), float("nan"), dtype=tensor.dtype, device=tensor.device
    )
    wide[..., ::2] = tensor
    return wide[..., ::2]


def offset(tensor: Tensor, elements: int = 1) -> Tensor:
    """Lay a tensor out so many elements into a buffer, before which it holds NaN: contiguous, but not aligned."""
    longer = torch.full((tensor.numel() + elements,), float("nan"), dtype=tensor.dtype, device=tensor.device)
    longer[elements:] = tensor.reshape(-1)
    return longer[elements:].view(tensor.shape)


def far_apart(tensor: Tensor, elements: int = 1 << 31) -> Tensor:
    """Lay a tensor out over more than `elements` elements of memory, of which its own are all that is there.

    Its first axis of two or more takes the steps. On a CPU the memory between is reserved and never touched.
    """
    axis = next((axis for axis, extent in enumerate(tensor.shape) if extent > 1), None)
    if axis is None or not tensor.numel():
        return tensor
    dense = tensor.contiguous()
    strides = list(dense.stride())
    strides[axis] = -(-elements // (tensor.shape[axis] - 1))
    count = 1 + sum((extent - 1) * stride for extent, stride in zip(tensor.shape, strides, strict=True))
    return _untouched(count, tensor).as_strided(tensor.shape, strides).copy_(tensor)


def lengthened(tensor: Tensor, length: int) -> Tensor:
    """Put zeros before a tensor, so that its first axis has `length`. On a CPU they are reserved and never touched."""
    longer = _untouched(length * tensor[0].numel(), tensor).view(length, *tensor.shape[1:])
    longer[length - len(tensor) :] = tensor
    return longer


def _untouched(count: int, like: Tensor) -> Tensor:
    """Reserve memory for so many elements, which on a CPU are zeros that take no room."""
    if not like.is_cpu:
        return torch.empty(count, dtype=like.dtype, device=like.device)
    private, unreserved = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, 0x4000  # MAP_NORESERVE of Linux
    pages = mmap.mmap(-1, count * like.element_size(), flags=private | unreserved)
    return torch.frombuffer(pages, dtype=like.dtype)


LAYOUTS: Mapping[str, Callable[[Tensor], Tensor]] = {
    "contiguous": lambda tensor: tensor,
    "channels_last": lambda tensor: tensor.contiguous(memory_format=torch.channels_last),
    "transposed": lambda tensor: tensor.mT.contiguous().mT,  # the last two axes change places in memory
    "strided": _strided,  # every second element of a buffer whose gaps hold NaN
    "offset": offset,  # one element into its buffer: contiguous, but not aligned for vector loads
}
"""Memory layouts by name: each turns a contiguous tensor into an equal one laid out its way."""


@dataclass(frozen=True)
class Input:
    """One input tensor of a case.

    Attributes
    ----------
    shape : tuple of int
    values : Values
        Distribution of the elements.
    layout : str
        A key of `LAYOUTS`.
    """

    shape: tuple[int, ...]
    values: Values = STANDARD_NORMAL
    layout: str = "contiguous"

    def make(self, dtype: torch.dtype, generator: torch.Generator) -> Tensor:
        """Draw the tensor, of `shape` and `dtype`, on the generator's device."""
        return LAYOUTS[self.layout](self.values.sample(self.shape, generator).to(dtype))

    def meta(self, dtype: torch.dtype) -> Tensor:
        """Return a tensor of this shape, layout and `dtype` that has no storage, to plan a launch without data."""
        return LAYOUTS[self.layout](torch.empty(self.shape, dtype=dtype, device="meta"))
