"""Where a tensor's elements lie: dense, channels last, and how wide an access may be."""

import pytest
import torch

from workbench.op import is_channels_last, is_dense, memory_format, widest_access


@pytest.mark.parametrize(
    ("tensor", "dense", "last"),
    [
        (torch.empty(2, 3, 4, 5), True, False),
        (torch.empty(2, 3, 4, 5).to(memory_format=torch.channels_last), True, True),
        (torch.empty(2, 1, 4, 5).to(memory_format=torch.channels_last), True, False),  # contiguous as well
        (torch.empty(2, 3, 4, 5).mT, True, False),
        (torch.empty(2, 3, 4, 10)[..., ::2], False, False),
        (torch.empty(3).expand(4, 3), False, False),
        (torch.empty(()), True, False),
        (torch.empty(0, 3), True, False),
    ],
)
def test_layouts_are_told_apart(tensor, dense, last):
    assert is_dense(tensor) == dense
    assert is_channels_last(tensor) == last
    assert memory_format(tensor) == (torch.channels_last if last else torch.contiguous_format)


@pytest.mark.parametrize("device", ["cpu", "meta"])
@pytest.mark.parametrize(
    ("dtype", "offset", "extents", "count"),
    [
        (torch.float32, 0, (8,), 4),
        (torch.float16, 0, (8,), 8),
        (torch.float16, 0, (12, 8), 4),
        (torch.float16, 0, (7,), 1),
        (torch.float16, 1, (8,), 1),
        (torch.float32, 2, (8,), 2),
        (torch.float64, 0, (), 2),
    ],
)
def test_an_access_is_as_wide_as_start_and_extents_allow(device, dtype, offset, extents, count):
    assert widest_access(torch.empty(64, dtype=dtype, device=device)[offset:], *extents) == count
