"""Kernels: loaded from a file or from text, checked at every launch, run where their tensors are."""

from workbench.kernel.kernel import Kernel, load
from workbench.kernel.tensor_map import TensorMap

__all__ = ["Kernel", "TensorMap", "load"]
