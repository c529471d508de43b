"""Have the driver encode tensor maps: CUDA driver API, "Tensor Map Object Management"."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from functools import cache
from typing import Any

from workbench.core.errors import ArgumentError, MissingDependencyError
from workbench.core.tensor_map import SIZE_BYTES, TensorMapLayout
from workbench.gpu.interop import bind_context

_ALIGNMENT_BYTES = 64
_NO_INTERLEAVE = 0


def encode(layout: TensorMapLayout, address: int) -> bytes:
    """Encode a tensor map.

    Parameters
    ----------
    layout : TensorMapLayout
    address : int
        Of the tensor's element at index 0, in device memory.

    Returns
    -------
    bytes
        The 128 bytes of a ``CUtensorMap``.

    Raises
    ------
    ArgumentError
        If the driver refuses it all the same.
    MissingDependencyError
        If there is no driver, or one before CUDA 12.
    """
    memory = (ctypes.c_char * (SIZE_BYTES + _ALIGNMENT_BYTES))()
    start = -ctypes.addressof(memory) % _ALIGNMENT_BYTES
    place = ctypes.c_void_p(ctypes.addressof(memory) + start)
    rank = ctypes.c_uint32(layout.rank)
    encoding = layout.encoding()
    head = (
        *(place, ctypes.c_int(encoding.data_type), rank, ctypes.c_void_p(address)),
        _array(ctypes.c_uint64, encoding.sizes),
        _array(ctypes.c_uint64, encoding.strides_bytes),
    )
    tail = (
        _array(ctypes.c_uint32, encoding.element_strides),
        ctypes.c_int(_NO_INTERLEAVE),
        *map(ctypes.c_int, (encoding.swizzle, encoding.l2_promotion, encoding.oob_fill)),
    )
    pixels = layout.pixel_box
    call = _function("cuTensorMapEncodeTiled" if pixels is None else "cuTensorMapEncodeIm2col")
    bind_context()  # without one the driver refuses every map
    if pixels is None:
        status = call(*head, _array(ctypes.c_uint32, encoding.box), *tail)
    else:
        corners = (_array(ctypes.c_int, corner[::-1]) for corner in (pixels.lower, pixels.upper))
        extents = ctypes.c_uint32(layout.box[1]), ctypes.c_uint32(pixels.pixels)
        status = call(*head, *corners, *extents, *tail)
    if status:
        raise ArgumentError(f"tensor map: the driver refuses it (CUresult {status}): {layout}, address 0x{address:x}")
    return memory.raw[start : start + SIZE_BYTES]


def _array(kind: Any, values: Sequence[int]) -> Any:
    return (kind * max(len(values), 1))(*values)


@cache
def _function(name: str) -> Any:
    try:
        return getattr(ctypes.CDLL("libcuda.so.1"), name)
    except (OSError, AttributeError) as error:
        raise MissingDependencyError(f"tensor maps need a CUDA driver of release 12 or later: {error}") from error
