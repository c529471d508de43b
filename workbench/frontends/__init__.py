"""Kernels of other languages: their compilers make the PTX, and everything here serves it."""

from workbench.frontends.cutile import from_cutile
from workbench.frontends.numba import from_numba
from workbench.frontends.tiles import TileKernel
from workbench.frontends.triton import TritonKernel, from_triton

__all__ = ["TileKernel", "TritonKernel", "from_cutile", "from_numba", "from_triton"]
