"""Poison: memory that is allocated but not written reads as NaN."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import torch
from torch import Tensor

# torch's own setter: the public one loads torch's compiler as well, which takes seconds.
_set_deterministic: Any = getattr(torch._C, "_set_deterministic_algorithms", torch.use_deterministic_algorithms)


@contextmanager
def poisoned_allocations() -> Iterator[None]:
    """Make torch fill every tensor that it allocates uninitialised: with NaN, integers with their maximum.

    A kernel that leaves an output element unwritten then shows, whatever the memory held before. It rests on
    ``torch.utils.deterministic.fill_uninitialized_memory``, which works while deterministic algorithms are on.
    """
    was_on = torch.are_deterministic_algorithms_enabled()
    was_warning = torch.is_deterministic_algorithms_warn_only_enabled()
    deterministic: Any = torch.utils.deterministic
    was_filling = deterministic.fill_uninitialized_memory
    _set_deterministic(True, warn_only=True)
    deterministic.fill_uninitialized_memory = True
    try:
        yield
    finally:
        _set_deterministic(was_on, warn_only=was_warning)
        deterministic.fill_uninitialized_memory = was_filling


def is_poison(tensor: Tensor) -> bool:
    """Tell whether a tensor holds nothing but what `poisoned_allocations` fills memory with; False without elements."""
    if not tensor.numel() or tensor.dtype is torch.bool:
        return False
    if tensor.is_floating_point() or tensor.is_complex():
        return bool(tensor.isnan().all())
    return bool((tensor == torch.iinfo(tensor.dtype).max).all())
