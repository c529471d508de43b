"""The size of the memory that ``malloc`` and ``new`` take in device code."""

from __future__ import annotations

import torch

from workbench.emulator import set_limit


def limit_heap(size_bytes: int) -> None:
    """Set how much memory ``malloc`` and ``new`` have in device code: ``cudaLimitMallocHeapSize``, 8 MiB by default.

    What the emulator's heap holds is lost. A GPU takes the limit only before its first kernel that allocates.

    Parameters
    ----------
    size_bytes : int
        For the emulator and for torch's current GPU, if there is one. On the emulator each block takes its size,
        rounded up to 16 bytes, and 16 bytes more; a GPU needs more for small blocks.

    Raises
    ------
    LaunchError
        If it is below 16 bytes or above 64 GiB, or the GPU refuses it.

    Examples
    --------
    >>> import workbench as wb
    >>> wb.limit_heap(64 << 20)
    >>> wb.limit_heap(8 << 20)
    """
    set_limit(size_bytes)
    if torch.cuda.is_available():
        from workbench.gpu.limits import set_heap_limit  # noqa: PLC0415  (loads CuPy)

        set_heap_limit(size_bytes)
