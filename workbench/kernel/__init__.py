"""Kernels: loaded from a file or from text, checked at every launch, run where their tensors are."""

from workbench.kernel.kernel import Kernel, load

__all__ = ["Kernel", "load"]
