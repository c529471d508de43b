"""Kernels of languages whose unit is a tile: the compiler chooses the threads of a block."""

from __future__ import annotations

import functools
from typing import Any

from workbench.compile import CompileOptions, Source
from workbench.frontends.made import unchanged
from workbench.kernel import Kernel
from workbench.kernel.configured import Configured
from workbench.kernel.target import Extents


class TileKernel(Kernel):
    """A kernel whose compiler has chosen the block. `from_cutile` makes it, and `from_triton` a `TritonKernel`.

    ``kernel[grid](x, y, n)`` launches it. The other methods, `trace` and `sanitize` among them, take
    ``block=kernel.block`` and ``smem_bytes=kernel.smem_bytes``.

    Attributes
    ----------
    block : int
        Threads of a block.
    smem_bytes : int
        Dynamic shared memory of a block, in bytes.
    """

    def __init__(self, source: Source, name: str, options: CompileOptions, block: int, smem_bytes: int) -> None:
        super().__init__(functools.partial(unchanged, source), name, options, None)
        self._given = source, name, options, block, smem_bytes
        self.block = block
        self.smem_bytes = smem_bytes

    def __reduce__(self) -> tuple[type[Kernel], tuple[Any, ...]]:
        return type(self), self._given

    def __getitem__(self, grid: Extents) -> Configured:  # type: ignore[override]
        return Configured(self.launch, grid=grid, block=self.block, smem_bytes=self.smem_bytes)
