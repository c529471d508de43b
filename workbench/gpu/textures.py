"""CUDA arrays, texture and surface objects: CUDA driver API, "Texture Object Management" and "Memory Management"."""

from __future__ import annotations

import ctypes
import weakref
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import torch

from workbench.core.errors import ArgumentError, MissingDependencyError
from workbench.core.texture import ADDRESS_MODES, FILTERS, TextureLayout

_FORMATS = {
    "uint8": 0x01, "uint16": 0x02, "uint32": 0x03, "int8": 0x08, "int16": 0x09, "int32": 0x0A,
    "float16": 0x10, "float32": 0x20,
}  # fmt: skip
"""``CUarray_format``."""

_LAYERED, _SURFACE, _CUBEMAP, _GATHER = 0x01, 0x02, 0x04, 0x08
_RESOURCE_ARRAY, _RESOURCE_MIPMAPPED, _RESOURCE_LINEAR = 0, 1, 2
_MEMORY_DEVICE, _MEMORY_ARRAY = 2, 3
_READ_AS_INTEGER, _NORMALIZED = 0x01, 0x02


class _ArrayDescriptor(ctypes.Structure):
    _fields_ = (
        ("width", ctypes.c_size_t),
        ("height", ctypes.c_size_t),
        ("depth", ctypes.c_size_t),
        ("format", ctypes.c_int),
        ("channels", ctypes.c_uint),
        ("flags", ctypes.c_uint),
    )


class _Side(ctypes.Structure):
    """One side of a ``CUDA_MEMCPY3D``."""

    _fields_ = (
        ("x_bytes", ctypes.c_size_t),
        ("y", ctypes.c_size_t),
        ("z", ctypes.c_size_t),
        ("level", ctypes.c_size_t),
        ("memory", ctypes.c_int),
        ("host", ctypes.c_void_p),
        ("device", ctypes.c_uint64),
        ("array", ctypes.c_void_p),
        ("reserved", ctypes.c_void_p),
        ("pitch", ctypes.c_size_t),
        ("height", ctypes.c_size_t),
    )


class _Copy(ctypes.Structure):
    _fields_ = (
        ("source", _Side),
        ("target", _Side),
        ("width_bytes", ctypes.c_size_t),
        ("height", ctypes.c_size_t),
        ("depth", ctypes.c_size_t),
    )


class _Linear(ctypes.Structure):
    _fields_ = (
        ("address", ctypes.c_uint64),
        ("format", ctypes.c_int),
        ("channels", ctypes.c_uint),
        ("size_bytes", ctypes.c_size_t),
    )


class _What(ctypes.Union):
    _fields_ = (("array", ctypes.c_void_p), ("linear", _Linear), ("reserved", ctypes.c_int * 32))


class _Resource(ctypes.Structure):
    _fields_ = (("type", ctypes.c_int), ("what", _What), ("flags", ctypes.c_uint))


class _Reading(ctypes.Structure):
    """``CUDA_TEXTURE_DESC``."""

    _fields_ = (
        ("address", ctypes.c_int * 3),
        ("filter", ctypes.c_int),
        ("flags", ctypes.c_uint),
        ("anisotropy", ctypes.c_uint),
        ("mip_filter", ctypes.c_int),
        ("bias", ctypes.c_float),
        ("least_level", ctypes.c_float),
        ("most_level", ctypes.c_float),
        ("border", ctypes.c_float * 4),
        ("reserved", ctypes.c_int * 12),
    )


class Array:
    """A CUDA array, or one for each level of detail.

    Parameters
    ----------
    layout : TextureLayout
    device : int

    Raises
    ------
    ArgumentError
        If the driver refuses it.
    """

    def __init__(self, layout: TextureLayout, device: int) -> None:
        self._layout, self._device = layout, device
        kind = layout.kind
        height = 0 if kind in {"1d", "1d_layered"} else layout.height
        depth = layout.layers if "layered" in kind or kind == "cube" else layout.depth if kind == "3d" else 0
        flags = _LAYERED * ("layered" in kind) | _CUBEMAP * kind.startswith("cube") | _SURFACE
        flags |= _GATHER * (kind == "2d")
        described = _ArrayDescriptor(layout.width, height, depth, _FORMATS[layout.dtype.name], layout.channels, flags)
        made = ctypes.c_void_p()
        with torch.cuda.device(device):
            torch.cuda.current_stream()
            if layout.levels == 1:
                _call("cuArray3DCreate_v2", ctypes.byref(made), ctypes.byref(described))
                self._levels = [made.value]
                weakref.finalize(self, _free, device, "cuArrayDestroy", made)
            else:
                count = ctypes.c_uint(layout.levels)
                _call("cuMipmappedArrayCreate", ctypes.byref(made), ctypes.byref(described), count)
                weakref.finalize(self, _free, device, "cuMipmappedArrayDestroy", made)
                self._levels = []
                for number in range(layout.levels):
                    level = ctypes.c_void_p()
                    _call("cuMipmappedArrayGetLevel", ctypes.byref(level), made, ctypes.c_uint(number))
                    self._levels.append(level.value)
        self._made = made

    def copy(self, level: int, address: int, *, into: bool) -> None:
        """Copy a level from, or to, contiguous memory of the device, in the order of torch's current stream."""
        depth, height, width, channels = self._layout.level_shape(level)
        row_bytes = width * channels * self._layout.dtype.itemsize_bytes
        if self._layout.kind == "1d_layered":
            height = 1
        linear = _Side(memory=_MEMORY_DEVICE, device=address, pitch=row_bytes, height=height)
        array = _Side(memory=_MEMORY_ARRAY, array=self._levels[level])
        source, target = (linear, array) if into else (array, linear)
        copy = _Copy(source, target, row_bytes, height, depth)
        with torch.cuda.device(self._device):
            stream = torch.cuda.current_stream()
            _call("cuMemcpy3DAsync_v2", ctypes.byref(copy), ctypes.c_void_p(stream.cuda_stream))
            stream.synchronize()

    def handle(self, layout: TextureLayout) -> int:
        """Make a texture or a surface object of it, which lives as long."""
        kind = _RESOURCE_MIPMAPPED if layout.levels > 1 else _RESOURCE_ARRAY
        return _object(layout, _Resource(kind, _What(array=self._made.value)), self, self._device)


def linear_handle(layout: TextureLayout, address: int, owner: Any, device: int) -> int:
    """Make a texture object of a tensor's memory. It lives as long as `owner`."""
    size = layout.width * layout.channels * layout.dtype.itemsize_bytes
    linear = _Linear(address, _FORMATS[layout.dtype.name], layout.channels, size)
    return _object(layout, _Resource(_RESOURCE_LINEAR, _What(linear=linear)), owner, device)


def _object(layout: TextureLayout, resource: _Resource, owner: Any, device: int) -> int:
    made = ctypes.c_uint64()
    with torch.cuda.device(device):
        if layout.is_surface:
            _call("cuSurfObjectCreate", ctypes.byref(made), ctypes.byref(resource))
            weakref.finalize(owner, _free, device, "cuSurfObjectDestroy", made)
            return int(made.value)
        flags = _NORMALIZED * layout.normalized
        if layout.dtype.kind != "float" and layout.read == "element":
            flags |= _READ_AS_INTEGER
        reading = _Reading(
            address=_array(ctypes.c_int, [ADDRESS_MODES.index(mode) for mode in layout.address]),
            filter=FILTERS.index(layout.filter),
            flags=flags,
            mip_filter=FILTERS.index(layout.mip_filter),
            most_level=float(layout.levels - 1),
            border=_array(ctypes.c_float, layout.border),
        )
        _call("cuTexObjectCreate", ctypes.byref(made), ctypes.byref(resource), ctypes.byref(reading), None)
        weakref.finalize(owner, _free, device, "cuTexObjectDestroy", made)
    return int(made.value)


def _array(kind: Any, values: Sequence[Any]) -> Any:
    return (kind * len(values))(*values)


def _free(device: int, name: str, what: Any) -> None:
    """Destroy an object once the device is done with it; at the end of the process there is no driver any more."""
    try:
        with torch.cuda.device(device):
            torch.cuda.synchronize()
            _function(name)(what)
    except (RuntimeError, AttributeError):
        return


def _call(name: str, *arguments: Any) -> None:
    status = _function(name)(*arguments)
    if status:
        raise ArgumentError(f"texture: the driver refuses it ({name}, CUresult {status})")


@cache
def _function(name: str) -> Callable[..., int]:
    try:
        return getattr(ctypes.CDLL("libcuda.so.1"), name)  # type: ignore[no-any-return]
    except (OSError, AttributeError) as error:
        raise MissingDependencyError(f"textures need a CUDA driver: {error}") from error
