"""Tensors like earlier ones, recognised by one question to PyTorch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor

_Guards = getattr(torch._C._dynamo.guards, "TensorGuards", None)


def alike(tensors: Sequence[Tensor]) -> Callable[..., bool] | None:
    """Return a function that tells whether as many other arguments are tensors like these.

    The guard of PyTorch's compiler compares type, dispatch keys (a negative view and a sparse tensor have their own),
    element type, device, whether a gradient is wanted, shape and strides: all but addresses. Arguments among which one
    tensor stands twice are like none.

    Parameters
    ----------
    tensors : sequence of Tensor

    Returns
    -------
    callable or None
        None where this PyTorch has no such guard.

    Examples
    --------
    >>> is_like = alike([torch.ones(2, 3)])
    >>> is_like(torch.zeros(2, 3)), is_like(torch.ones(3, 2)), is_like(torch.ones(3, 2).T), is_like(None)
    (True, False, False, False)
    """
    if _Guards is None:
        return None
    check: Callable[..., bool] = _Guards(*tensors, dynamic_dims_sizes=None, dynamic_dims_strides=None).check

    def is_like(*others: Any) -> bool:
        try:
            for other in others:
                if other.is_nested:  # PyTorch 2.11 and 2.13 ask it for its strides, which ends the process
                    return False
            return check(*others)
        except AttributeError:  # it is no tensor
            return False

    return is_like
