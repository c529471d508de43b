"""Kernels of other languages: their compilers make the PTX, and everything here serves it."""

from workbench.frontends.numba import from_numba
from workbench.frontends.triton import TritonKernel, from_triton

__all__ = ["TritonKernel", "from_numba", "from_triton"]
