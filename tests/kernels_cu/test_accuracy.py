"""Convolutions on tensor cores at every scale: errors beside TF32 in software, and where infinities and NaN go.

`benchmarks/accuracy.py` asks the same of every variant, beside cuDNN, on a GPU.
"""

import pytest
import torch

from tests.tiers import slow_unless
from workbench.op import find_op
from workbench.verify.tf32 import ProductsInTF32

OP = find_op("conv_transpose2d")
VARIANTS = slow_unless("v7_implicit_gemm".__eq__, [variant.name for variant in OP.variants if variant.tf32])
ROWS = (2, 64, 3, 48), (64, 64, 3, 3), {}
WIDE_ROWS = (2, 64, 4, 204), (64, 64, 3, 3), {}
ANY = (2, 16, 6, 9), (16, 4, 3, 3), {"stride": 2, "padding": 1}


def powers_of_ten(*shape):
    return 10.0 ** (12 * torch.rand(shape) - 6)


def planted(tensor):
    found = tensor.clone()
    values = torch.tensor([torch.inf, -torch.inf, torch.nan, -0.0, 1e-40])
    found.view(-1)[torch.randperm(tensor.numel())[: len(values)]] = values
    return found


def rms(found, exact):
    """Each image's error, where it is finite."""
    return torch.where(exact.isfinite(), found.double() - exact, 0.0).square().mean((1, 2, 3)).sqrt()


VALUES = {
    "1": lambda x, w: (x, w),
    "1e-6": lambda x, w: (x * 1e-6, w),
    "1e6": lambda x, w: (x * 1e6, w),
    "elements": lambda x, w: (x * powers_of_ten(*x.shape), w),
    "channels": lambda x, w: (x * powers_of_ten(1, x.shape[1], 1, 1), w),
    "images": lambda x, w: (x * powers_of_ten(x.shape[0], 1, 1, 1), w),
    "small weights": lambda x, w: (x, w * 1e-6),
    "large weights": lambda x, w: (x, w * 1e6),
    "nonfinite": lambda x, w: (planted(x), w),
    "nonfinite weights": lambda x, w: (x, planted(w)),
}


@pytest.mark.parametrize("name", VARIANTS)
def test_errors_are_those_of_tf32_at_every_scale(name):
    torch.manual_seed(0)
    rows = WIDE_ROWS if name == "v12_wide_strips" else ROWS
    x_shape, weight_shape, geometry = ANY if OP.variant(name).source.stem == name else rows  # these are one source
    x, weight = torch.randn(x_shape), torch.randn(weight_shape) / weight_shape[0] ** 0.5
    for values, change in VALUES.items():
        tensors = change(x, weight)
        exact = OP.oracle(*(tensor.double() for tensor in tensors), **geometry)
        with ProductsInTF32():
            rounded = OP.oracle(*tensors, **geometry)
        with torch.backends.cudnn.flags(enabled=True, allow_tf32=True):
            ours = OP.variant(name)(*tensors, **geometry)
        for where in (torch.isnan, torch.isposinf, torch.isneginf):
            assert torch.equal(where(ours), where(exact)), values
        mine, theirs = rms(ours, exact), rms(rounded, exact)
        assert (mine <= 1.5 * theirs).all(), (values, mine / theirs)
