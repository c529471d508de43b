"""The layouts of v11_col2im that small cases do not get: forced on small tensors, they agree with PyTorch."""

import pytest
import torch

from workbench.op import Config, OpError, find_op

OP = find_op("conv_transpose2d")
VARIANT = OP.variant("v11_col2im")
SMALL: Config = {"PIXELS": 64, "ROW_TILES": 1}


def agrees(config, x, weight, **geometry):
    bias = torch.randn(weight.shape[1] * geometry.get("groups", 1)).to(x)
    with torch.backends.cudnn.flags(enabled=True, allow_tf32=True):
        found = VARIANT(x, weight, bias, config=config, **geometry)
    expected = OP.oracle(x.double(), weight.double(), bias.double(), **geometry)
    scale = expected.abs().max().item()
    torch.testing.assert_close(found.double(), expected, rtol=0, atol=2e-3 * scale)


@pytest.mark.parametrize(
    ("shape", "outputs", "kernel", "geometry"),
    [
        (
            (1, 3, 4, 3),
            3,
            (16, 15),
            {"stride": 8, "padding": 4},
        ),  # a chunk has some phases of rows
        ((2, 3, 5, 3), 1, (13, 9), {"stride": (6, 3), "dilation": (4, 2), "output_padding": (3, 1)}),
        ((7, 2, 3, 4), 11, (3, 2), {"stride": (1, 3), "padding": (2, 0)}),  # several images, chunks of channels
        ((2, 5, 19, 21), 3, 4, {"stride": 2, "padding": 1}),  # several tiles, channels behind the last step
        ((1, 4, 9, 30), 6, (2, 5), {"stride": 5, "padding": (1, 9), "groups": 2}),  # rows that meet nothing
    ],
)
def test_tiles_and_chunks_agree_with_pytorch(shape, outputs, kernel, geometry):
    torch.manual_seed(1)
    kernel = (kernel, kernel) if isinstance(kernel, int) else kernel
    weight = torch.randn(shape[1], outputs // geometry.get("groups", 1), *kernel)
    agrees(SMALL, torch.randn(shape), weight, **geometry)


def test_a_large_build_agrees_with_pytorch(monkeypatch):
    monkeypatch.setitem(VARIANT.plan.__globals__, "WORTH_COMPILING", 1)
    torch.manual_seed(2)
    x, weight = torch.randn(2, 37, 9, 40).half(), torch.randn(37, 4, 5, 5).half()
    agrees({"PIXELS": 256, "ROW_TILES": 3}, x, weight, stride=2, padding=2, output_padding=1)


def test_an_infinite_weight_meets_no_padding():
    x, weight = torch.ones(1, 2, 3, 3), torch.ones(2, 1, 3, 3)
    weight[0, 0, 0, 0] = float("inf")
    with torch.backends.cudnn.flags(enabled=True, allow_tf32=True):
        found = VARIANT(x, weight, config=SMALL, padding=1)
    torch.testing.assert_close(found, OP.oracle(x, weight, padding=1))


def test_a_build_whose_rows_do_not_hold_a_phase_is_refused():
    x, weight = torch.ones(1, 1, 2, 2), torch.ones(1, 1, 1, 100)
    with torch.backends.cudnn.flags(enabled=True, allow_tf32=True), pytest.raises(OpError, match="no layout of v11"):
        VARIANT(x, weight, config=SMALL)
