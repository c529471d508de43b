"""Tensors like earlier ones, recognised by one question to PyTorch."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import torch
from torch import Tensor

_Guards = getattr(torch._C._dynamo.guards, "TensorGuards", None)


def alike(tensors: Sequence[Tensor]) -> Callable[..., bool] | None:
    """Return what tells whether as many other arguments are tensors like these; None where PyTorch does not say.

    The guard of PyTorch's compiler compares type, dispatch keys (a negative view and a sparse tensor have their own),
    element type, device, whether a gradient is wanted, shape and strides: all but addresses. No tensor twice.

    Parameters
    ----------
    tensors : sequence of Tensor

    Examples
    --------
    >>> is_like = alike([torch.ones(2, 3)])
    >>> is_like(torch.zeros(2, 3)), is_like(torch.ones(3, 2)), is_like(torch.ones(3, 2).T), is_like(None)
    (True, False, False, False)
    """
    if _Guards is None:
        return None
    check: Callable[..., bool] = _Guards(*tensors, dynamic_dims_sizes=None, dynamic_dims_strides=None).check
    return check
