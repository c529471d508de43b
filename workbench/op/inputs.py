"""How a case's input tensors are made: which values, in which memory layout."""

from __future__ import annotations

import mmap
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Protocol

import torch
from torch import Tensor

from workbench.core.dtypes import BY_NAME
from workbench.op.errors import OpError


class Values(Protocol):
    """A distribution to draw an input from.

    One of integers or booleans may have a ``dtype``, the element type of an input that names none.
    """

    def sample(self, shape: tuple[int, ...], generator: torch.Generator) -> Tensor:
        """Draw a contiguous tensor of `shape` on the generator's device; float32, or a type of integers or booleans."""


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
class Indices:
    """Places on an axis of `size` elements: integers in [0, size), each as likely; int64 unless the input says else."""

    size: int
    dtype: ClassVar[str] = "int64"

    def __post_init__(self) -> None:
        if self.size < 1:
            raise OpError(f"Indices: expected the size of an axis, 1 at least; got {self.size}")

    @property
    def low(self) -> int:
        """The first place."""
        return 0

    @property
    def high(self) -> int:
        """The last place."""
        return self.size - 1

    def sample(self, shape: tuple[int, ...], generator: torch.Generator) -> Tensor:
        """Draw a contiguous int64 tensor of `shape` on the generator's device."""
        return torch.randint(self.size, shape, generator=generator, device=generator.device)


@dataclass(frozen=True)
class Booleans:
    """True with a probability of `share`, else False; as bool unless the input says else."""

    share: float = 0.5
    dtype: ClassVar[str] = "bool"
    low: ClassVar[int] = 0
    high: ClassVar[int] = 1

    def sample(self, shape: tuple[int, ...], generator: torch.Generator) -> Tensor:
        """Draw a contiguous bool tensor of `shape` on the generator's device."""
        return torch.rand(shape, generator=generator, device=generator.device) < self.share


INTEGRAL = (Integers, Indices, Booleans)
"""Values that are exact in an element type of integers; each has a `low` and a `high`, which are drawn too."""


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
    wide = _filler((*tensor.shape[:-1], 2 * tensor.shape[-1]), tensor)
    wide[..., ::2] = tensor
    return wide[..., ::2]


def offset(tensor: Tensor, elements: int = 1) -> Tensor:
    """Lay a tensor out so many elements into a buffer, behind what gaps hold: contiguous, but not aligned."""
    longer = _filler((tensor.numel() + elements,), tensor)
    longer[elements:] = tensor.reshape(-1)
    return longer[elements:].view(tensor.shape)


def _filler(shape: tuple[int, ...], like: Tensor) -> Tensor:
    """Make what gaps hold: NaN, the greatest integer, or True."""
    exact = not (like.is_floating_point() or like.is_complex())
    value = float("nan") if not exact else True if like.dtype is torch.bool else torch.iinfo(like.dtype).max
    return torch.full(shape, value, dtype=like.dtype, device=like.device)


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
    return untouched(count, tensor).as_strided(tensor.shape, strides).copy_(tensor)


def lengthened(tensor: Tensor, length: int) -> Tensor:
    """Put zeros before a tensor, so that its first axis has `length`. On a CPU they are reserved and never touched."""
    longer = untouched(length * tensor[0].numel(), tensor).view(length, *tensor.shape[1:])
    longer[length - len(tensor) :] = tensor
    return longer


def untouched(count: int, like: Tensor) -> Tensor:
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
    "strided": _strided,  # every second element of a buffer whose gaps hold NaN, or the greatest integer
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
    dtype : str, optional
        Element type where it is not the one that the case is tried in, such as ``"float32"`` for the weight of
        activations of 16 bits. Where left out, `Indices` are int64, `Booleans` bool, and all else is as the case.

    Raises
    ------
    OpError
        If there is no such element type, or it does not hold the values.
    """

    shape: tuple[int, ...]
    values: Values = STANDARD_NORMAL
    layout: str = "contiguous"
    dtype: str | None = None

    def __post_init__(self) -> None:
        if self.dtype is None:
            return
        known = BY_NAME.get(self.dtype)
        if known is None or known.kind == "complex":
            names = ", ".join(name for name, each in BY_NAME.items() if each.kind != "complex")
            raise OpError(f"Input: expected dtype to be one of {names}; got {self.dtype!r}")
        if known.kind == "float":
            return
        if isinstance(self.values, Normal | Uniform | BothSigns | Special):
            raise OpError(
                f"Input of {known}: expected values of whole numbers, as Integers(low, high), Indices(size) or "
                f"Booleans(); got {self.values}"
            )
        if isinstance(self.values, INTEGRAL):
            low, high = (0, 1) if known.kind == "bool" else _range(getattr(torch, known.name))
            if self.values.low < low or self.values.high > high:
                raise OpError(f"Input of {known}: expected values in [{low}, {high}]; got {self.values}")

    @property
    def own_dtype(self) -> str | None:
        """Element type of the input whatever the case is tried in; None where it is the case's."""
        return self.dtype or getattr(self.values, "dtype", None)

    @property
    def is_float(self) -> bool:
        """Whether it is of floats, or of the type that the case is tried in."""
        return self.own_dtype is None or BY_NAME[self.own_dtype].kind == "float"

    def make(self, dtype: torch.dtype, generator: torch.Generator) -> Tensor:
        """Draw the tensor of a case that is tried in `dtype`, on the generator's device."""
        return LAYOUTS[self.layout](self.values.sample(self.shape, generator).to(self._element(dtype)))

    def meta(self, dtype: torch.dtype) -> Tensor:
        """Return a tensor laid out alike that has no storage, to plan a launch without data."""
        return LAYOUTS[self.layout](torch.empty(self.shape, dtype=self._element(dtype), device="meta"))

    def _element(self, dtype: torch.dtype) -> torch.dtype:
        own = self.own_dtype
        return dtype if own is None else getattr(torch, own)


def _range(dtype: torch.dtype) -> tuple[int, int]:
    """Return the least and the greatest integer of a type."""
    info = torch.iinfo(dtype)
    return info.min, info.max
