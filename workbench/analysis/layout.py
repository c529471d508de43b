"""From byte offsets in a tensor's memory to elements, through the tensor's strides."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from workbench.core.buffers import Buffer

NO_ELEMENT = -1
"""Element index where memory between a tensor's elements is touched."""


def element_index(buffer: Buffer, offset_bytes: NDArray[np.int64]) -> NDArray[np.int64]:
    """Find the elements that hold some bytes of a tensor.

    Parameters
    ----------
    buffer : Buffer
    offset_bytes : ndarray of int64, any shape
        Bytes from the element at index 0; negative below it.

    Returns
    -------
    ndarray of int64, same shape
        Row-major index into the tensor's shape, whatever its strides, as for ``np.unravel_index``; `NO_ELEMENT` where
        no element lies. Where several elements share memory (an expanded or overlapping view), one of them.
    """
    at = offset_bytes // buffer.dtype.itemsize_bytes
    axes = enumerate(zip(buffer.shape, buffer.strides, strict=True))
    dims = [(abs(stride), stride, size, axis) for axis, (size, stride) in axes if size > 1 and stride]
    # A dimension with a negative stride runs from its last element upwards.
    rest = at - sum(stride * (size - 1) for _, stride, size, _ in dims if stride < 0)
    index = np.zeros_like(at)
    weights = np.cumprod((1, *buffer.shape[:0:-1]))[::-1]
    for span, stride, size, axis in sorted(dims, reverse=True):
        digit = np.clip(rest // span, 0, size - 1)
        rest = rest - digit * span
        index += weights[axis] * (digit if stride > 0 else size - 1 - digit)
    return np.where(rest == 0, index, NO_ELEMENT)
