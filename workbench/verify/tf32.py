"""TF32 in software: what PyTorch computes where a GPU's tensor cores round the factors of its products."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import torch
from torch import Tensor
from torch.utils._python_dispatch import TorchDispatchMode

DROPPED_BITS = 13
"""Of float32's 23 bits of mantissa, how many TF32 lacks."""

FACTORS: Mapping[Any, tuple[int, ...]] = {
    torch.ops.aten.convolution: (0, 1),
    torch.ops.aten.convolution_backward: (0, 1, 2),
    torch.ops.aten.mm: (0, 1),
    torch.ops.aten.bmm: (0, 1),
    torch.ops.aten.addmm: (1, 2),
    torch.ops.aten.baddbmm: (1, 2),
}
"""PyTorch's operations that a GPU may form in TF32, and which of their arguments it multiplies."""


class ProductsInTF32(TorchDispatchMode):  # type: ignore[no-untyped-call]
    """Give the factors of products TF32's bits first. Products of float32 are summed in float32, as tensor cores do.

    PyTorch's own switch for it (``allow_tf32``) acts on some shapes, on some GPUs and never on a CPU. This acts on all.

    Parameters
    ----------
    dtype : torch.dtype
        Of the products that it acts on.
    keep : callable, optional
        `round_to_tf32`, or `truncate_to_tf32`.
    """

    def __init__(self, dtype: torch.dtype = torch.float32, keep: Callable[[Tensor], Tensor] | None = None) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._dtype = dtype
        self._keep = keep or round_to_tf32

    @classmethod
    def _should_skip_dynamo(cls) -> bool:
        """Do without PyTorch's wrapper against its compiler, which imports that compiler: 2 s."""
        return False

    def __torch_dispatch__(self, function: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Run one operation of PyTorch's, with its factors rounded where it is one of `FACTORS`."""
        rounded = list(args)
        for index in FACTORS.get(function.overloadpacket, ()):
            if args[index].dtype == self._dtype:
                rounded[index] = self._keep(args[index].float()).to(self._dtype)
        return function(*rounded, **(kwargs or {}))


def round_to_tf32(tensor: Tensor) -> Tensor:
    """Round float32 values to TF32's 10 bits of mantissa, ties away from zero, as ``cvt.rna.tf32.f32`` does.

    Parameters
    ----------
    tensor : Tensor
        float32, of any shape; NaN and infinities stay what they are.
    """
    half, dropped = 1 << (DROPPED_BITS - 1), (1 << DROPPED_BITS) - 1
    rounded = (tensor.view(torch.int32) + half) & ~dropped
    return torch.where(tensor.isfinite(), rounded.view(torch.float32), tensor)


def truncate_to_tf32(tensor: Tensor) -> Tensor:
    """Cut float32 values to TF32's 10 bits of mantissa, as tensor cores do with factors that nobody has rounded.

    Parameters
    ----------
    tensor : Tensor
        float32, of any shape; NaN and infinities stay what they are.
    """
    cut = tensor.view(torch.int32) & -(1 << DROPPED_BITS)
    return torch.where(tensor.isfinite(), cut.view(torch.float32), tensor)
