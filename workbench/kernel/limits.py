"""What a launch checks about its geometry: the limits of the architecture and of the compiled kernel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from workbench.compile import Resources
from workbench.core.arch import Arch
from workbench.core.errors import LaunchError
from workbench.core.geometry import Dim3, LaunchConfig


@dataclass(frozen=True, slots=True)
class LaunchLimits:
    """Limits of one kernel on one architecture.

    Attributes
    ----------
    kernel : str
        Name, for messages.
    arch : Arch
    resources : Resources
        What the compiled kernel needs per thread and per block.
    """

    kernel: str
    arch: Arch
    resources: Resources

    def config(
        self,
        grid: int | Sequence[int],
        block: int | Sequence[int],
        smem_bytes: int = 0,
        cooperative: bool = False,
        *,
        is_empty: bool = False,
    ) -> LaunchConfig:
        """Check the geometry of a launch.

        Parameters
        ----------
        grid, block : int or sequence of 1 to 3 ints
            Blocks of the grid and threads of the block along x, y, z.
        smem_bytes : int
            Dynamic shared memory per block.
        cooperative : bool
            All blocks must be resident at once.
        is_empty : bool
            An argument has no elements, so a grid of 0 blocks is allowed: nothing will run.

        Raises
        ------
        LaunchError
            If the architecture or the kernel cannot take it.
        """
        blocks = _extents(grid)
        if is_empty and isinstance(blocks, tuple):
            blocks = tuple(1 if type(extent) is int and extent == 0 else extent for extent in blocks)
        smem_bytes = int(smem_bytes) if isinstance(smem_bytes, np.integer) else smem_bytes
        try:
            config = LaunchConfig(Dim3.of(blocks, "grid"), Dim3.of(_extents(block), "block"), smem_bytes, cooperative)
        except LaunchError as error:
            raise self._refuse(str(error)) from None
        self._check_extents("grid", config.grid, self.arch.max_grid)
        self._check_extents("block", config.block, self.arch.max_block)
        self._check_threads(config.block)
        self._check_smem(smem_bytes)
        return config

    def _check_extents(self, what: str, extents: Dim3, most: Dim3) -> None:
        for axis, extent, limit in zip("xyz", extents, most, strict=True):
            if extent > limit:
                raise self._refuse(f"{what}.{axis} is {extent}; {self.arch} takes at most {limit}")

    def _check_threads(self, block: Dim3) -> None:
        threads, arch, resources = block.size, self.arch, self.resources
        if threads > arch.max_threads_per_block:
            raise self._refuse(
                f"block {tuple(block)} has {threads} threads; {arch} takes at most {arch.max_threads_per_block}"
            )
        if threads <= resources.max_threads:
            return
        if resources.launch_bound and threads > resources.launch_bound:
            raise self._refuse(
                f"block {tuple(block)} has {threads} threads; __launch_bounds__ promises at most "
                f"{resources.launch_bound}"
            )
        raise self._refuse(
            f"block {tuple(block)} has {threads} threads of {resources.registers} registers; {arch} has registers for "
            f"{resources.max_threads}; bound them with __launch_bounds__({threads}) or max_registers"
        )

    def _check_smem(self, smem_bytes: int) -> None:
        if not isinstance(smem_bytes, int) or isinstance(smem_bytes, bool) or smem_bytes < 0:
            raise self._refuse(f"smem_bytes must be an int of at least 0; got {smem_bytes!r}")
        static = self.resources.static_smem_bytes
        most = self.arch.smem_optin_per_block_bytes
        if static + smem_bytes > most:
            raise self._refuse(
                f"needs {static + smem_bytes} bytes of shared memory per block ({static} static, {smem_bytes} "
                f"dynamic); {self.arch} has at most {most}"
            )

    def _refuse(self, message: str) -> LaunchError:
        return LaunchError(f"{self.kernel}: {message}")


def _extents(value: int | Sequence[int]) -> int | Sequence[int]:
    """Turn NumPy's integers into Python's; leave anything else for `Dim3.of` to judge."""
    parts = (value,) if isinstance(value, int | np.integer) else value
    if not isinstance(parts, Sequence) or isinstance(parts, str):
        return value
    return tuple(int(part) if isinstance(part, np.integer) else part for part in parts)
