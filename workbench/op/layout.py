"""Where a tensor's elements lie in memory, as the plans of launches ask for it."""

from __future__ import annotations

import torch
from torch import Tensor


def is_dense(tensor: Tensor) -> bool:
    """Tell whether a tensor's elements fill one piece of memory, each place once, in whatever order of dimensions."""
    if tensor.is_contiguous() or is_channels_last(tensor):
        return True
    return torch.empty_like(tensor, device="meta").stride() == tensor.stride()


def is_channels_last(tensor: Tensor) -> bool:
    """Tell whether images (n, c, h, w) hold the channels of a pixel side by side, and are not contiguous."""
    return tensor.dim() == 4 and not tensor.is_contiguous() and tensor.is_contiguous(memory_format=torch.channels_last)


def memory_format(tensor: Tensor) -> torch.memory_format:
    """Return the format of an output of a tensor's shape: channels last where the tensor is, else contiguous."""
    return torch.channels_last if is_channels_last(tensor) else torch.contiguous_format


def start_bytes(tensor: Tensor) -> int:
    """Return where a tensor's elements begin; of one without data, of the meta device or traced, where they would."""
    traced = type(tensor) not in (Tensor, torch.nn.Parameter)
    return int(tensor.storage_offset()) * tensor.element_size() if tensor.is_meta or traced else tensor.data_ptr()


def widest_access(tensor: Tensor, *extents: int) -> int:
    """Return the most elements, a power of two, that one aligned access of 16 bytes at most may move.

    Parameters
    ----------
    tensor : Tensor
        Its start counts.
    *extents : int
        Numbers of elements after which accesses begin anew, such as a row's.
    """
    size = tensor.element_size()
    start = start_bytes(tensor)
    count = 16 // size
    while count > 1 and (start % (count * size) or any(extent % count for extent in extents)):
        count //= 2
    return count


def on_meta(*tensors: Tensor | None) -> list[Tensor | None]:
    """Return tensors laid out alike and without data, of which a plan may be made for its shapes alone."""
    return [t if t is None else torch.empty_strided(t.shape, t.stride(), dtype=t.dtype, device="meta") for t in tensors]
