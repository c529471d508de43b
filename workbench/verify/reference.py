"""A reference that a caller has written, run on tensors of float64: what rounding may do to its result."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import torch
from torch import Tensor

from workbench.core.text import plain
from workbench.verify.measure import Measured, measure
from workbench.verify.tolerances import UNITS, Arithmetic
from workbench.verify.trial import library_settings

ROUNDING = "what rounding may do to it, by the reference in float64"

_COMPARABLE: Mapping[torch.dtype, torch.dtype] = {
    torch.uint16: torch.int64,
    torch.uint32: torch.int64,
    torch.uint64: torch.int64,
    torch.float8_e4m3fn: torch.float32,
    torch.float8_e5m2: torch.float32,
}
"""What types that PyTorch does not compare are compared as."""


def measure_reference(
    compute: Callable[[Callable[[Any], Any]], Tensor], out: Tensor, tensors: Iterable[Tensor]
) -> Measured | str:
    """Compute a reference in float64, and how far rounding may move each element.

    Parameters
    ----------
    compute : callable
        ``compute(prepare)`` calls the reference on what ``prepare`` makes of each argument.
    out : Tensor
        The output that it is for.
    tensors : iterable of Tensor
        All of the kernel's.

    Returns
    -------
    Measured or str
        Its only output is called ``""``. Or why the reference does not run in float64.
    """
    try:
        with library_settings(cudnn=False):
            arithmetic = Arithmetic.of(_storage(out, tensors))
            return measure(lambda: {"": comparable(compute(widened))}, arithmetic)
    except (RuntimeError, TypeError, ValueError) as error:  # weights of float32, say
        return plain(str(error))


def kind_of(tensor: Tensor) -> str:
    """Tell ``"complex"``, ``"float"`` and ``"exact"`` tensors apart: integers and bools are exact."""
    return "complex" if tensor.is_complex() else "float" if tensor.is_floating_point() else "exact"


def comparable(tensor: Tensor) -> Tensor:
    """Return the same values in a type that PyTorch compares; the largest of uint64 become negative, each its own."""
    wide = _COMPARABLE.get(tensor.dtype)
    return tensor if wide is None else tensor.to(wide)


def copied(value: Any) -> Any:
    """Copy a tensor, so that what a callable does to it stays with the callable."""
    return value.detach().clone() if isinstance(value, Tensor) else value


def widened(value: Any) -> Any:
    """Copy a tensor as float64, integers and bools as they are."""
    if not isinstance(value, Tensor) or kind_of(value) == "exact":
        return copied(value)
    wide = torch.complex128 if value.is_complex() else torch.float64
    return value.detach().to(wide, copy=True, memory_format=torch.contiguous_format)


def _storage(out: Tensor, tensors: Iterable[Tensor]) -> str:
    """Name the float type that a kernel may store: the output's, or of an integer output that of an input."""
    floats = [out, *tensors, torch.empty(0)]
    names = (str(tensor.dtype.to_real()).removeprefix("torch.") for tensor in floats)
    return next(name for name in names if name in UNITS)
