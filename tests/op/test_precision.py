"""PyTorch's switches for TF32, of which the newer ones are not the older one's."""

import pytest
import torch

from workbench.op import allows_tf32, find_op
from workbench.op.replay import identify

CONVOLUTION = torch.backends.cudnn.conv


@pytest.fixture(autouse=True)
def restored():
    yield
    CONVOLUTION.fp32_precision = "tf32"
    assert torch.backends.cudnn.allow_tf32


def choice() -> str:
    """Name what computes the gradient of S3's weight."""
    op = find_op("conv_transpose2d_weight_gradient")
    case = next(case for case in op.cases if case.name == "s3")
    return op.choose(*case.meta(torch.float32), **case.attributes).name


def test_products_are_rounded_as_the_switch_of_convolutions_says():
    assert allows_tf32()
    assert choice() == "v4_wgmma_f16"
    CONVOLUTION.fp32_precision = "ieee"
    with pytest.raises(RuntimeError, match="mix of the legacy and new APIs"):
        _ = torch.backends.cudnn.allow_tf32
    assert not allows_tf32()
    assert choice() in {"v1_block_per_weight", "library"}


def test_products_are_rounded_as_the_older_switch_says():
    with torch.backends.cudnn.flags(enabled=True, allow_tf32=False):
        assert not allows_tf32()
        assert choice() in {"v1_block_per_weight", "library"}


def test_a_call_is_planned_anew_where_the_switch_was_turned():
    def key() -> object:
        found = identify([torch.zeros(3)], {})
        assert found is not None
        return found[0]

    rounded = key()
    CONVOLUTION.fp32_precision = "ieee"
    assert key() != rounded
