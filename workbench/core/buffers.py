"""What a back end receives for one pointer argument: a named, bounded piece of memory."""

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
