"""Limits of a GPU's context."""

from __future__ import annotations

from cupy.cuda import runtime

from workbench.core.errors import LaunchError
from workbench.gpu.interop import bind_context

_MALLOC_HEAP_SIZE = 2
"""``cudaLimitMallocHeapSize``."""


def set_heap_limit(size_bytes: int) -> None:
    """Set the size of the heap of device code on the current GPU.

    Raises
    ------
    LaunchError
        If the driver refuses it: the heap is in use.
    """
    try:
        bind_context()
        runtime.deviceSetLimit(_MALLOC_HEAP_SIZE, size_bytes)
    except runtime.CUDARuntimeError as error:
        raise LaunchError(
            f"the heap of device code: the GPU refuses a limit of {size_bytes} bytes ({error}); set it before the "
            "first launch of a kernel that allocates"
        ) from error
