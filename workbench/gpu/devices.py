"""What the CUDA driver says of a device. No context is made on it, since that takes time and memory."""

from __future__ import annotations

import ctypes
import threading
import uuid
from dataclasses import dataclass
from typing import Any

from workbench.core.errors import ArgumentError, MissingDependencyError

_NAME_BYTES = 256
_MAJOR, _MINOR = 75, 76  # CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_*


@dataclass(frozen=True)
class Device:
    """A CUDA device.

    Attributes
    ----------
    name : str
    arch : str
        Such as ``"sm_90"``.
    uuid : str
    driver : int
        CUDA version of the driver, such as 13000 for 13.0.
    """

    name: str
    arch: str
    uuid: str
    driver: int


def describe(index: int) -> Device:
    """Ask the driver about a device.

    Parameters
    ----------
    index : int
        As torch counts them.

    Raises
    ------
    MissingDependencyError
        If there is no driver, or it does not start.
    ArgumentError
        If there is no such device.
    """
    driver = _driver()
    handle = ctypes.c_int()
    if driver.cuDeviceGet(ctypes.byref(handle), index):
        count = ctypes.c_int()
        driver.cuDeviceGetCount(ctypes.byref(count))
        raise ArgumentError(f"no CUDA device {index}: the driver has {count.value}")
    name, identity, version = ctypes.create_string_buffer(_NAME_BYTES), (ctypes.c_ubyte * 16)(), ctypes.c_int()
    major, minor = ctypes.c_int(), ctypes.c_int()
    driver.cuDeviceGetName(name, _NAME_BYTES, handle)
    driver.cuDeviceGetUuid_v2(identity, handle)
    driver.cuDriverGetVersion(ctypes.byref(version))
    driver.cuDeviceGetAttribute(ctypes.byref(major), _MAJOR, handle)
    driver.cuDeviceGetAttribute(ctypes.byref(minor), _MINOR, handle)
    arch = f"sm_{major.value}{minor.value}"
    return Device(name.value.decode(), arch, str(uuid.UUID(bytes=bytes(identity))), version.value)


def open_early(index: int) -> None:
    """Begin to make a device's primary context on another thread, so that it is there once torch is imported.

    What goes wrong is said by whoever uses the device first.
    """
    threading.Thread(target=_retain, args=(index,), daemon=True).start()


def _retain(index: int) -> None:
    try:
        driver = _driver()
    except MissingDependencyError:
        return
    handle, context = ctypes.c_int(), ctypes.c_void_p()
    if not driver.cuDeviceGet(ctypes.byref(handle), index):
        driver.cuDevicePrimaryCtxRetain(ctypes.byref(context), handle)


def _driver() -> Any:
    """Load and start the driver. Other threads run during the driver's calls."""
    try:
        driver = ctypes.CDLL("libcuda.so.1")
    except OSError as error:
        raise MissingDependencyError(f"no CUDA driver: {error}") from None
    if code := driver.cuInit(0):
        raise MissingDependencyError(f"the CUDA driver does not start: cuInit returned {code}")
    return driver
