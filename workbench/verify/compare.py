"""Compare a result with its oracle: how far apart they are at most, and where."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from torch import Tensor


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
    errors = (result - expected).abs_().nan_to_num_(nan=math.inf, posinf=math.inf)
    errors.masked_fill_((result == expected) | (result.isnan() & expected.isnan()), 0.0)
    # torch's own unravel_index loads SymPy, which takes a second.
    index = tuple(int(i) for i in np.unravel_index(int(errors.argmax()), errors.shape))
    return Difference(errors[index].item(), index, result[index].item(), expected[index].item())


def finite_range(values: Tensor) -> tuple[float, float]:
    """Return the least and the greatest finite element, or two zeros where there is none."""
    finite = values[values.isfinite()]
    return (finite.min().item(), finite.max().item()) if finite.numel() else (0.0, 0.0)
