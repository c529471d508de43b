"""Values that show what ordinary ones hide, made from those of an input."""

from __future__ import annotations

import math

import torch
from torch import Tensor

LARGE = 16.0
"""Factor of values for which activations are exact: GELU returns them as they are, or zero."""

WIDE = 512.0
"""Largest magnitude of wide values: more than five times where exp of a float32 is infinite."""

SMALL = 2.0**-12
"""Factor of small values: their squares are far below what norms add to a variance."""


def with_large_last(x: Tensor) -> Tensor:
    """Let the last number along the last axis be as large as the sum of the others, and positive, as for exp."""
    changed = x.clone()
    if x.dim():
        changed[..., -1] = changed[..., -1].abs() * math.sqrt(x[0].numel() if x.dim() > 1 else x.numel())
    return changed


def large(x: Tensor) -> Tensor:
    """Make all values `LARGE` times as large."""
    return x * LARGE


def wide(x: Tensor) -> Tensor:
    """Let the largest value be `WIDE`: a softmax that does not subtract the largest one overflows."""
    largest = x.abs().max().nan_to_num().item() if x.numel() else 0.0
    return x * (WIDE / largest) if largest else x


def small(x: Tensor) -> Tensor:
    """Make all values small: what is added to a variance or a norm shows."""
    return x * SMALL


def with_zero_slice(x: Tensor) -> Tensor:
    """Let the values of the first slice be zero, where there is another: that of a mean, a norm and a variance too."""
    changed = x.clone()
    if x.dim() > 1 and len(x) > 1:
        changed[0] = 0.0
    return changed


PLACES = (2.0, 2.0, 8.0, 2.0, 32.0, 2.0, 128.0)
"""Parts of one whole of which `halves` makes multiples, in turns."""


def halves(x: Tensor) -> Tensor:
    """Round to multiples of 1/2, some to 1/8, 1/32 or 1/128: some values are equal, some ties between whole numbers.

    A multiple of 1/32 lies in the middle between two whole numbers where it is scaled by 16.
    """
    turns = torch.arange(x.numel(), device=x.device) % len(PLACES)
    places = torch.tensor(PLACES, dtype=x.dtype, device=x.device)[turns].view(x.shape)
    return (x * places).round() / places


def whole_pairs(x: Tensor) -> Tensor:
    """Round to whole numbers, and let each second along the last axis be the one before with the other sign.

    Squares of whole numbers add up exactly, in whatever order, as long as they fit the accumulator. So do squares of
    deviations, for the mean is zero. What is left of the error of a variance is then the kernel's.
    """
    pairs = torch.zeros_like(x)
    pairs[..., 0 : x.shape[-1] - 1 : 2] = x[..., 0 : x.shape[-1] - 1 : 2].round()
    pairs[..., 1::2] = -pairs[..., 0 : x.shape[-1] - 1 : 2]
    return pairs


def two_levels(x: Tensor) -> Tensor:
    """Let the values be plus and minus `LARGE`, in pairs along the last axis, each as drawn or turned around.

    An activation returns them as they are, or nearly zero, so a kernel that stores its results stores them exactly.
    Their mean is half of `LARGE` or zero, and deviations from it and their squares add up exactly too.
    """
    levels = torch.zeros_like(x)
    first = torch.where(x[..., 0 : x.shape[-1] - 1 : 2] < 0, -LARGE, LARGE)
    levels[..., 0 : x.shape[-1] - 1 : 2] = first
    levels[..., 1::2] = -first
    return levels
