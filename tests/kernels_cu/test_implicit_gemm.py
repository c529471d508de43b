"""The implicit GEMM: geometries that its tiling tells apart, and operands that it reads where they are."""

import pytest
import torch

from tests.tiers import slow_unless
from workbench.op import OpError, find_op

VARIANTS = slow_unless("v7_implicit_gemm".__eq__, ("v7_implicit_gemm", "v8_wgmma_gemm"))


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize(
    ("x", "weight", "attributes"),
    [
        pytest.param(
            (2, 16, 5, 60), (16, 8, 3, 3), {"padding": 1}, marks=pytest.mark.slow
        ),  # an image of several strips
        ((3, 8, 4, 4), (8, 24, 4, 4), {"stride": 2, "padding": 1}),  # phases of w side by side, tiles over images
        ((1, 96, 2, 2), (96, 8, 3, 3), {}),  # more chunks than blocks: split
        ((2, 16, 3, 9), (16, 8, 2, 5), {"stride": (1, 3), "dilation": (1, 2), "output_padding": (0, 2)}),
    ],
)
def test_a_geometry_agrees_with_pytorch(variant, x, weight, attributes):
    op = find_op("conv_transpose2d")
    torch.manual_seed(0)
    tensors = torch.randn(x), torch.randn(weight) / weight[0] ** 0.5
    exact = op.oracle(*(t.double() for t in tensors), **attributes)
    torch.testing.assert_close(op.variant(variant)(*tensors, **attributes).double(), exact, rtol=0, atol=2e-2)


THREE_PHASES = (2, 8, 6, 11), (8, 72, 3, 5), {"stride": (2, 3), "padding": (1, 2)}


def test_three_phases_of_a_row_leave_together():
    x, weight, attributes = THREE_PHASES
    op = find_op("conv_transpose2d")
    torch.manual_seed(0)
    tensors = torch.randn(x), torch.randn(weight) / 8
    variant, config = op.variant("v8_wgmma_gemm"), {"BLOCK_M": 192, "BLOCK_N": 128}
    plan = variant.prepare(*tensors, config=config, **attributes)
    plan.outputs[0].fill_(torch.nan)
    plan.fill()
    for launch in plan.launches:
        variant.kernel(launch).launch(**launch.configuration, **launch.arguments)
    exact = op.oracle(*(t.double() for t in tensors), **attributes)
    torch.testing.assert_close(plan.outputs[0].double(), exact, rtol=0, atol=2e-2)


def test_a_tile_of_three_phases_is_for_strides_of_three():
    op = find_op("conv_transpose2d")
    tensors = torch.empty(2, 8, 6, 11, device="meta"), torch.empty(8, 192, 3, 3, device="meta")
    with pytest.raises(OpError, match="no tile of the implicit GEMM fits"):
        op.variant("v8_wgmma_gemm").prepare(*tensors, config={"BLOCK_M": 192, "BLOCK_N": 0}, stride=2)


@pytest.mark.parametrize("variant", VARIANTS)
def test_x_of_any_strides_is_packed(variant):
    op = find_op("conv_transpose2d")
    torch.manual_seed(0)
    wide = torch.randn(2, 16, 5, 8, dtype=torch.float16).contiguous(memory_format=torch.channels_last)
    x, weight = wide[..., :7], torch.randn(16, 4, 3, 3, dtype=torch.float16) / 4
    exact = op.oracle(x.double(), weight.double())
    torch.testing.assert_close(op.variant(variant)(x, weight).double(), exact, rtol=0, atol=2e-2)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("scale", [1e-6, 1e6])
def test_what_f16_cannot_hold_is_computed_again_in_tf32(variant, scale):
    op = find_op("conv_transpose2d")
    torch.manual_seed(0)
    tensors = torch.randn(2, 16, 4, 5) * scale, torch.randn(16, 4, 3, 3) / 4
    exact = op.oracle(*(t.double() for t in tensors))
    result = op.variant(variant)(*tensors).double()
    assert (result - exact).abs().max() <= 1e-3 * exact.abs().max()


def again_in_turns(variant, monkeypatch):
    """Plan a call whose f16 build meets f16's limits, on a GPU so small that blocks of the tf32 build take several."""
    monkeypatch.setitem(variant.plan.func.__globals__, "multiprocessor_count", lambda x: 2)
    torch.manual_seed(0)
    tensors = torch.randn(2, 16, 6, 9) * 1e6, torch.randn(16, 4, 3, 3) / 4
    plan = variant.prepare(*tensors, stride=2, padding=1)
    plan.fill()
    tiles, blocks = (launch.grid[0] for launch in plan.launches if launch.kernel == "conv_transpose2d")
    assert tiles > blocks
    return plan, find_op("conv_transpose2d").oracle(*(t.double() for t in tensors), stride=2, padding=1)


@pytest.mark.parametrize("variant", VARIANTS)
def test_blocks_that_take_tiles_in_turn_agree_with_pytorch(variant, monkeypatch):
    variant = find_op("conv_transpose2d").variant(variant)
    plan, exact = again_in_turns(variant, monkeypatch)
    for launch in plan.launches:
        variant.kernel(launch).launch(**launch.configuration, **launch.arguments)
    assert (plan.outputs[0] - exact).abs().max() <= 1e-3 * exact.abs().max()


@pytest.mark.slow
def test_the_copy_engine_overwrites_no_tile_before_it_is_read(monkeypatch):
    variant = find_op("conv_transpose2d").variant("v8_wgmma_gemm")
    plan, _ = again_in_turns(variant, monkeypatch)
    for launch in plan.launches:
        report = variant.kernel(launch).sanitize(**launch.configuration, **launch.arguments)
        assert not report.findings, str(report)
