"""Launch geometry: three-component extents and the configuration of one launch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from workbench.core.errors import LaunchError


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

    def unravel(self, linear: int) -> tuple[int, int, int]:
        """Turn a linear index, x fastest, into (x, y, z)."""
        return linear % self.x, linear // self.x % self.y, linear // (self.x * self.y)


@dataclass(frozen=True, slots=True)
class LaunchConfig:
    """Grid, block and dynamic shared memory of one launch."""

    grid: Dim3
    block: Dim3
    smem_bytes: int = 0
    cooperative: bool = False
