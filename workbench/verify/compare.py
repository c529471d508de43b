"""Compare a result with its oracle: how far apart they are at most, and where."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from torch import Tensor, dtype, finfo, view_as_real

from workbench.verify.tolerances import close_of

EQUALITY = "equality"
"""What integers are held to."""


@dataclass(frozen=True)
class Difference:
    """The largest difference between two tensors of one shape.

    Attributes
    ----------
    max_abs_error : float
        0 where they are equal or empty; infinite where only one holds NaN or an infinity.
    index : tuple of int
        Coordinates of the element that differs most.
    got, expected : float
        What the two hold there; NaN where they are empty.
    """

    max_abs_error: float
    index: tuple[int, ...]
    got: float
    expected: float


def compare(got: Tensor, expected: Tensor) -> Difference:
    """Find the element at which `got` lies farthest from `expected`; NaN equals NaN and nothing else.

    Parameters
    ----------
    got : Tensor
        Any float dtype.
    expected : Tensor
        float64, of the same shape.
    """
    if not expected.numel():
        return Difference(0.0, (), math.nan, math.nan)
    result, expected = got.double(), expected.double()
    errors = _errors(result, expected)
    index = unravel(int(errors.argmax()), tuple(errors.shape))
    return Difference(errors[index].item(), index, result[index].item(), expected[index].item())


def allowance(form: dtype, rtol: float | None = None, atol: float | None = None) -> tuple[float, float]:
    """Return the relative and the absolute tolerance: those given, else 0 for integers, and for floats `CLOSE`'s."""
    usual = (close_of(form) or (finfo(form).eps, 0.0)) if form.is_floating_point else (0.0, 0.0)
    return usual[0] if rtol is None else rtol, usual[1] if atol is None else atol


def tolerance_of(form: dtype, rtol: float | None = None, atol: float | None = None) -> str:
    """Spell `allowance`."""
    relative, absolute = allowance(form.to_real(), rtol, atol)
    return f"rtol {relative:g}, atol {absolute:g}" if relative or absolute else EQUALITY


def disagreement(
    name: str,
    got: Tensor,
    expected: Tensor,
    whose: str = "the reference",
    rtol: float | None = None,
    atol: float | None = None,
) -> str:
    """Say where a tensor differs from what it should be; empty where it does not. NaN equals NaN.

    Parameters
    ----------
    name : str
        What the tensor is called.
    got, expected : Tensor
        Of one shape.
    whose : str
        What `expected` is called.
    rtol, atol : float, optional
        An element may be off by ``atol + rtol * abs(expected)``; by default 0 for integers, and for floats what `CLOSE`
        has for `got`'s type.
    """
    if got.is_complex():
        got, expected = view_as_real(got), view_as_real(expected.to(got.dtype))
    relative, absolute = allowance(got.dtype, rtol, atol)
    result, right = got.double(), expected.double()
    allowed = (right.abs() * relative + absolute).nan_to_num_(nan=0.0, posinf=0.0)
    errors = _errors(result, right)
    excess = errors - allowed
    if not excess.numel() or float(excess.max()) <= 0.0:
        return ""
    index = unravel(int(excess.argmax()), tuple(excess.shape))
    place = ", ".join(map(str, index))
    wrong = int((excess > 0).sum())
    return (
        f"{name}[{place}] is {result[index].item():.7g}, {whose} has {right[index].item():.7g}: "
        f"{errors[index].item():.3g} apart, {allowed[index].item():.3g} allowed; "
        f"{wrong} of {excess.numel()} elements differ"
    )


def _errors(got: Tensor, expected: Tensor) -> Tensor:
    """Return how far apart elements are: 0 where they are equal or both NaN, infinity where only one is finite."""
    errors = (got - expected).abs_().nan_to_num_(nan=math.inf, posinf=math.inf)
    return errors.masked_fill_((got == expected) | (got.isnan() & expected.isnan()), 0.0)


def unravel(position: int, shape: tuple[int, ...]) -> tuple[int, ...]:
    """Return the coordinates of an element; torch's own way loads SymPy, which takes a second."""
    return tuple(int(i) for i in np.unravel_index(position, shape))


def finite_range(values: Tensor) -> tuple[float, float]:
    """Return the least and the greatest finite element, or two zeros where there is none."""
    finite = values[values.isfinite()]
    return (finite.min().item(), finite.max().item()) if finite.numel() else (0.0, 0.0)
