"""The gradients' kernels: as near as PyTorch's to those in float64, and without findings of the sanitiser."""

import pytest
import torch

from tests.kernels_cu.gradients import FEW, OPS, SCALES, too_far
from workbench.op import find_op, launches_of

pytestmark = pytest.mark.no_cover

SANITIZED = {
    "conv_transpose2d_weight_gradient": "warpgroups",
    "group_norm_backward": "erf",
    "batch_norm_tanh_max_pool_group_norm_backward": "training",
}


@pytest.mark.slow
@pytest.mark.parametrize("name", OPS)
def test_gradients_are_as_near_as_pytorchs_at_all_scales(name):
    with torch.backends.cudnn.flags(enabled=True, allow_tf32=False):
        assert {scale: far for scale in SCALES if (far := too_far(name, scale, FEW, "cpu"))} == {}


@pytest.mark.parametrize(
    ("name", "variant"),
    [(name, variant.name) for name in SANITIZED for variant in find_op(name).variants],
)
@pytest.mark.slow
def test_the_sanitiser_finds_nothing(name, variant):
    op = find_op(name)
    case = next(case for case in op.cases if case.name == SANITIZED[name])
    for prepared in launches_of(op.variant(variant), "float32", case, seed=0):
        assert prepared.sanitize().findings == ()
