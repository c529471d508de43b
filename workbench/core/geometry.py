"""Launch geometry: three-component extents and the configuration of one launch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from workbench.core.errors import LaunchError

Index = TypeVar("Index", int, NDArray[np.int64])
"""One linear index, or many."""


class Dim3(NamedTuple):
    """Extent of a grid or a block along x, y and z."""

    x: int
    y: int = 1
    z: int = 1

    @classmethod
    def of(cls, value: int | Sequence[int], what: str = "grid") -> Dim3:
        """Read an int, or a sequence of 1 to 3 ints, as an extent.

        Raises
        ------
        LaunchError
            If `value` has another form or a component below 1.
        """
        parts = (value,) if isinstance(value, int) else tuple(value) if isinstance(value, Sequence) else ()
        if not 1 <= len(parts) <= 3 or not all(isinstance(p, int) and not isinstance(p, bool) for p in parts):
            raise LaunchError(f"{what} must be an int or a sequence of 1 to 3 ints; got {value!r}")
        dim = cls(*parts)
        for axis, extent in zip("xyz", dim, strict=True):
            if extent < 1:
                raise LaunchError(f"{what}.{axis} must be at least 1; got {extent}")
        return dim

    @property
    def size(self) -> int:
        """Number of elements: x * y * z."""
        return self.x * self.y * self.z

    def unravel(self, linear: Index) -> tuple[Index, Index, Index]:
        """Turn a linear index, x fastest, into (x, y, z)."""
        return linear % self.x, linear // self.x % self.y, linear // (self.x * self.y)

    def ravel(self, x: Index, y: Index, z: Index) -> Index:
        """Turn (x, y, z) into a linear index, x fastest."""
        return x + self.x * (y + self.y * z)


SINGLE = Dim3(1)
"""Extent of one element."""


@dataclass(frozen=True, slots=True)
class LaunchConfig:
    """Grid, block and dynamic shared memory of one launch."""

    grid: Dim3
    block: Dim3
    smem_bytes: int = 0
    cooperative: bool = False


@dataclass(frozen=True, slots=True)
class Clusters:
    """How the blocks of a grid form clusters. Blocks are linear indices, x fastest, and so are their ranks.

    Attributes
    ----------
    grid : Dim3
        Blocks, a multiple of `extent` along each axis.
    extent : Dim3
        Blocks of a cluster.
    """

    grid: Dim3
    extent: Dim3 = SINGLE

    @property
    def count(self) -> Dim3:
        """Clusters along each axis."""
        return Dim3(*(n // e for n, e in zip(self.grid, self.extent, strict=True)))

    def of(self, block: Index) -> Index:
        """Return the linear index of the cluster that a block is in."""
        x, y, z = self.grid.unravel(block)
        return self.count.ravel(x // self.extent.x, y // self.extent.y, z // self.extent.z)

    def block(self, cluster: Index, rank: Index) -> Index:
        """Return the block that has a rank in a cluster."""
        origin, within = self.count.unravel(cluster), self.extent.unravel(rank)
        x, y, z = (o * e + w for o, e, w in zip(origin, self.extent, within, strict=True))
        return self.grid.ravel(x, y, z)
