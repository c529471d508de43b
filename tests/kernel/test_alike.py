"""Tensors like earlier ones: what is alike, what is not, and what PyTorch's guard would not survive."""

import pytest
import torch

from workbench.kernel.alike import alike

x, y = torch.ones(2, 3), torch.zeros(4)


def test_tensors_of_the_same_kind_and_geometry_are_alike():
    are_alike = alike([x, y])
    assert are_alike(torch.zeros(2, 3), torch.ones(4))


@pytest.mark.parametrize(
    "other",
    [torch.ones(3, 2), torch.ones(3, 2).T, x.double(), x.clone().requires_grad_(), x.to_sparse(), None, 1, [x]],
    ids=lambda other: type(other).__name__,
)
def test_others_are_not(other):
    assert not alike([x, y])(other, y)
    assert not alike([y, x])(y, other)


@pytest.mark.filterwarnings("ignore:The PyTorch API of nested tensors")
def test_a_nested_tensor_does_not_end_the_process():
    nested = torch.nested.nested_tensor([x, x])
    assert not alike([x, y])(nested, y)
    assert not alike([x, y])(x, nested)
