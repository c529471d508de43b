"""Whether PyTorch lets cuDNN's convolutions, and so ours, round their factors to TF32."""

from __future__ import annotations

from collections.abc import Callable

import torch

# PyTorch's own name for what its public property takes a microsecond to tell.
_of_convolutions_and_rnns: Callable[[], bool] = getattr(
    torch._C, "_get_cudnn_allow_tf32", lambda: torch.backends.cudnn.allow_tf32
)


def allows_tf32() -> bool:
    """Tell whether a convolution of float32 may round its factors to TF32.

    ``torch.backends.cudnn.allow_tf32`` is for convolutions and recurrent networks alike. Where only one of them was
    set, by ``torch.backends.cudnn.conv.fp32_precision``, PyTorch raises an error for that name.
    """
    try:
        return _of_convolutions_and_rnns()
    except RuntimeError:
        return bool(torch.backends.cudnn.conv.fp32_precision == "tf32")  # type: ignore[attr-defined]
