"""Kernels: loaded from a file or from text, checked at every launch, run where their tensors are."""

from workbench.kernel.kernel import Kernel, load
from workbench.kernel.prepared import Followed, Prepared
from workbench.kernel.tensor_map import TensorMap

__all__ = ["Followed", "Kernel", "Prepared", "TensorMap", "load"]
