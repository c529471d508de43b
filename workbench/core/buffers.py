"""What a back end receives for an argument that is, or holds, pointers: named, bounded pieces of memory."""

from __future__ import annotations

from dataclasses import dataclass

from workbench.core.dtypes import DType
from workbench.core.tensor_map import TensorMapLayout


@dataclass(frozen=True, slots=True)
class Buffer:
    """A tensor as a kernel sees it.

    Attributes
    ----------
    name : str
        Parameter name.
    address : int
        Address of the element at index 0.
    low, high : int
        First byte and one past the last byte that the tensor's elements occupy. ``low < address`` only with
        negative strides.
    shape, strides : tuple of int
        In elements.
    dtype : DType
    writable : bool
        False where the parameter points to const.
    offset_bytes : int
        Distance of `address` from the start of its allocation, which devices align to 256 bytes at least.
    layout : TensorMapLayout or None
        Where the kernel gets a tensor map instead of the address.
    uninitialized : bool
        Whether it holds nothing yet: a sanitiser reports a read of what the launch has not written.
    settled : bool
        Whether no grid before the launch still touches it: a kernel that starts early need not wait.
    links : tuple of (int, int)
        Of an array of pointers: offsets in bytes at which addresses lie, each with the place of the tensor among the
        launch's arguments.
    """

    name: str
    address: int
    low: int
    high: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    dtype: DType
    writable: bool
    offset_bytes: int = 0
    layout: TensorMapLayout | None = None
    uninitialized: bool = False
    settled: bool = False
    links: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class StructBuffer:
    """A struct by value that holds addresses of tensors.

    Attributes
    ----------
    content : bytes
    links : tuple of (int, int)
        As of a `Buffer`.
    """

    content: bytes
    links: tuple[tuple[int, int], ...]


LaunchArgument = Buffer | StructBuffer | bytes | None
"""An argument as a back end receives it: bytes of a number or a struct without addresses, None for a null pointer."""
