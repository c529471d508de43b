"""Kernels: loaded from a file or from text, checked at every launch, and run where their tensors are."""

from workbench.kernel.arguments import NULL
from workbench.kernel.configured import Configured
from workbench.kernel.heap import limit_heap
from workbench.kernel.kernel import Kernel, load
from workbench.kernel.modules import Module, module
from workbench.kernel.prepared import Followed, Prepared
from workbench.kernel.tensor_map import TensorMap
from workbench.kernel.texture import Surface, Texture

__all__ = [
    "NULL",
    "Configured",
    "Followed",
    "Kernel",
    "Module",
    "Prepared",
    "Surface",
    "TensorMap",
    "Texture",
    "limit_heap",
    "load",
    "module",
]
