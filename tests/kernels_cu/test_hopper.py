"""Kernels for sm_90a on the emulator, at sizes far below those that their variants are chosen for."""

import pytest
import torch

from workbench.op import find_op


def run(name, variant, tensors, **attributes):
    """Run a variant whatever its restriction says; return its result, PyTorch's in float32 and in float64."""
    op = find_op(name)
    ours = op.variant(variant).run(*tensors, **attributes)
    return ours, op.oracle(*tensors, **attributes), op.oracle(*(t.double() for t in tensors), **attributes)


@pytest.mark.parametrize(("name", "variant"), [("group_norm", "v2_warp_roles"), ("gelu_group_norm", "v3_warp_roles")])
def test_blocks_that_count_each_other_normalise_whole_groups(name, variant):
    torch.manual_seed(0)
    tensors = torch.randn(1, 8, 76, 44) + 3.0, torch.randn(8), torch.randn(8)  # 13,376 values, two tiles of a group
    ours, theirs, exact = run(name, variant, tensors, num_groups=2)
    assert (ours - exact).abs().max() <= 2 * (theirs - exact).abs().max()


def test_split_operands_keep_what_float32_keeps():
    torch.manual_seed(0)
    x, weight = torch.randn(1, 64, 4, 16) * 1e5, torch.randn(64, 64, 3, 3) * 1e-7
    ours, theirs, exact = run("conv_transpose2d", "v6_split_f16", (x, weight))
    assert (ours - exact).square().mean() <= (1.5**2) * (theirs - exact).square().mean()


@pytest.mark.parametrize(
    ("name", "variant", "shapes", "attributes", "message"),
    [
        (
            "group_norm",
            "v2_warp_roles",
            [(1, 8, 400, 640)],
            {"num_groups": 4},
            "takes groups of a tile of 6688 values a resident block, 32 here; got 77 tiles",
        ),
        (
            "conv_transpose2d",
            "v6_split_f16",
            [(1, 64, 96, 1024), (64, 64, 3, 3)],
            {},
            "takes a GPU with an SM for each strip of 56 columns, 19 of them; it has 16",
        ),
    ],
)
def test_a_gpu_with_too_few_multiprocessors_is_left_to_other_variants(
    name, variant, shapes, attributes, message, monkeypatch
):
    restriction = find_op(name).variant(variant).restriction
    tensors = [torch.empty(shape, device="meta") for shape in shapes]
    with torch.backends.cudnn.flags(enabled=True, allow_tf32=False):
        assert not restriction(*tensors, **attributes)
        monkeypatch.setitem(restriction.__globals__, "multiprocessor_count", lambda x: 16)
        assert restriction(*tensors, **attributes) == message
