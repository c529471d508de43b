"""What the emulator counts of a kernel's float operations, each compared with the same operation in float64."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from workbench.core.forks import cached_property

PRIME = (1 << 31) - 1
"""Size of the field whose elements floats stand for where a kernel is run algebraically."""


def element_of(value: float) -> int:
    """Return the element that a float stands for: a whole number times a power of two, modulo `PRIME`.

    What is no number stands for 0.

    Examples
    --------
    >>> element_of(3.0), element_of(-1.0) == PRIME - 1, element_of(0.5) * 2 % PRIME
    (3, True, 1)
    """
    if not math.isfinite(value):
        return 0
    numerator, denominator = value.as_integer_ratio()
    return numerator * pow(denominator, -1, PRIME) % PRIME


def elements_of(values: NDArray[np.float64]) -> NDArray[np.int64]:
    """Return what `element_of` does for each number of an array."""
    fractions, exponents = np.frexp(np.where(np.isfinite(values), values, 0.0))
    sizes = np.abs(fractions * 2.0**53).astype(np.int64) % PRIME
    turns = (exponents.astype(np.int64) - 53) % 31  # 2^31 is 1
    found = sizes * (np.int64(1) << turns) % PRIME
    return np.where(values < 0, -found % PRIME, found)


@dataclass(frozen=True, slots=True)
class Birth:
    """The first time that an operation made a NaN or an infinity of operands that were neither.

    Attributes
    ----------
    what : str
        ``"NaN"`` or ``"infinity"``.
    order : int
        Its number among all births of the launch, from 1.
    count : int
        How often this operation did so.
    block, thread : int
        Linear indices of the first time.
    operands : tuple of float
        The operands then: the addends of a sum, factors and addend of a fused one.
    """

    what: str
    order: int
    count: int
    block: int
    thread: int
    operands: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Operation:
    """One float instruction of a kernel, over all threads of a launch.

    Attributes
    ----------
    line : int
        Of the kernel's own file; 0 where unknown.
    instruction : str
        The PTX instruction.
    kind : str
        ``"add"``, ``"fma"``, ``"sum"`` of an atomic or a product of matrices, ``"other"``, or ``"taken"`` where the
        result was taken for its own shadow.
    type : str
        Of the floats: ``"f32"``, ``"f16"``, ``"bf16"``, ``"f64"``; empty where they were taken.
    count : int
        Results.
    largest : float
        Relative error, of all results whose shadow is not 0.
    block, thread : int
        Linear indices where that was.
    value, shadow : float
        The result there, and what float64 makes of it.
    baseless : int
        Results that are not 0 where the shadow is.
    beyond : int
        NaNs and infinities.
    cancelled, absorbed, overflowed, underflowed : int
        Results that lost digits so.
    bits_lost : int
        By how many binary digits the larger operand exceeded the result, at the worst cancellation.
    births : tuple of Birth
    visited, squares : tuple
        Results, and the sum of their squared relative errors, by how often their warp had come to the instruction in
        its block: once, 2 or 3 times, 4 to 7 times and so on.
    """

    line: int
    instruction: str
    kind: str
    type: str
    count: int
    largest: float
    block: int
    thread: int
    value: float
    shadow: float
    baseless: int
    beyond: int
    cancelled: int
    absorbed: int
    overflowed: int
    underflowed: int
    bits_lost: int
    births: tuple[Birth, ...]
    visited: tuple[int, ...]
    squares: tuple[float, ...]


@dataclass(frozen=True, eq=False)
class Written:
    """A tensor of floats after a launch, with a cell for each element.

    Attributes
    ----------
    dtype : str
        torch's name of the elements' type.
    raw : ndarray of unsigned integers
        Bits of the elements, in the order in which they lie in memory.
    shadows : ndarray of float64
    bits : ndarray of uint64
        Those of the float that each shadow is of; with `tag`.
    tag : int
    """

    dtype: str
    raw: NDArray[np.unsignedinteger]
    shadows: NDArray[np.float64]
    bits: NDArray[np.uint64]
    tag: int

    @cached_property
    def values(self) -> NDArray[np.float64]:
        """The elements."""
        if self.dtype == "bfloat16":
            return (self.raw.astype(np.uint32) << 16).view(np.float32).astype(np.float64)
        return self.raw.view(self.dtype).astype(np.float64)

    @cached_property
    def exact(self) -> NDArray[np.float64]:
        """What float64 makes of them; an element of which there is no shadow is its own."""
        if not len(self.bits):
            return self.values
        return np.where(self.bits == (self.raw | np.uint64(self.tag)), self.shadows, self.values)

    @cached_property
    def elements(self) -> NDArray[np.int64]:
        """What they stand for in the field of `PRIME` elements, after a launch that was algebraic."""
        own = elements_of(self.values)
        if not len(self.bits):
            return own
        return np.where(self.bits == (self.raw | np.uint64(self.tag)), self.shadows.view(np.int64), own)


@dataclass(frozen=True, eq=False)
class Tally:
    """What was counted in one launch.

    Attributes
    ----------
    read : callable
        Reads the operations from the records of the launch. That takes longer than most launches, so it is done when
        they are first asked for.
    written : dict of int to Written
        The tensors of floats that the kernel may write, by their positions among the arguments.
    """

    read: Callable[[], tuple[Operation, ...]]
    written: dict[int, Written]

    @cached_property
    def operations(self) -> tuple[Operation, ...]:
        """What was counted of each instruction, in the order of the code."""
        return self.read()
