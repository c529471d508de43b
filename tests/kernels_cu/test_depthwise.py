"""The builds of v10_depthwise that only large tensors get: forced on small cases, they agree with PyTorch."""

import pytest
import torch

from workbench.op import find_op
from workbench.verify import verify

OP = find_op("conv_transpose2d")
VARIANT = OP.variant("v10_depthwise")
PLANNING = VARIANT.plan.__globals__


def kernels(case):
    tensors = case.meta(torch.float32)
    return [launch.kernel for launch in VARIANT.prepare(*tensors, **case.attributes).launches]


@pytest.mark.parametrize(
    ("case", "dtype"),
    [
        ("everything", "float32"),
        ("depthwise_wide", "float16"),
        *(
            pytest.param(*chosen, marks=pytest.mark.slow)
            for chosen in (
                ("depthwise", "float32"),
                ("stride_past_kernel", "float16"),
                ("dilation", "bfloat16"),
                ("groups", "float32"),
            )
        ),
    ],
)
def test_tiles_agree_with_pytorch(case, dtype, monkeypatch):
    for name, value in (("WORTH_COMPILING", 1), ("WORTH_TILES", 1), ("LEAST_LOAD_BYTES", 1), ("TILE_COLUMNS", 16)):
        monkeypatch.setitem(PLANNING, name, value)
    (found,) = [one for one in OP.cases if one.name == case]
    assert kernels(found) == ["conv_transpose2d_tiles"]
    report = verify(OP, device="cpu", variant=VARIANT, dtype=dtype, case=case)
    assert report.passed, str(report)


@pytest.mark.parametrize("case", ["everything", "depthwise_last", "groups_last"])
def test_a_build_of_its_own_agrees_with_pytorch(case, monkeypatch):
    monkeypatch.setitem(PLANNING, "WORTH_COMPILING", 1)
    report = verify(OP, device="cpu", variant=VARIANT, dtype="float32", case=case)
    assert report.passed, str(report)
