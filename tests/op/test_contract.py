"""Shapes, element types and devices of a call are held against the oracle before anything is launched."""

from dataclasses import replace
from pathlib import Path

import pytest
import torch
from torch import Tensor

from workbench.op import Case, Input, Launch, Op, OpError, Plan, Variant

SOURCE = """
extern "C" __global__ void scale_rows(const SCALAR* x, const SCALAR* weight, SCALAR* y, int n, int columns) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = x[i] * weight[i % columns];
}
"""
ASKED: list[str] = []


def oracle(x: Tensor, weight: Tensor) -> Tensor:
    ASKED.append(x.device.type)
    return x * weight


def plan(x, weight, *, config):
    y = torch.empty_like(x)
    arguments = {"x": x, "weight": weight, "y": y, "n": x.numel(), "columns": x.shape[-1]}
    return Plan((y,), (Launch("scale_rows", arguments, -(-x.numel() // 64), 64),))


@pytest.fixture
def op(tmp_path: Path) -> Op:
    source = tmp_path / "scale_rows.cu"
    source.write_text(SOURCE)
    case = Case("plain", {"x": Input((3, 16)), "weight": Input((16,))})
    ASKED.clear()
    return Op("scale_rows", oracle, (case,), (Variant("v1", source, plan, dtypes=("float32", "float64")),))


def test_shapes_that_the_oracle_refuses_reach_no_kernel(op):
    message = (
        r"op scale_rows: got x \(4, 16\) float32, weight \(15,\) float32, which the oracle does not take: "
        r"RuntimeError: .*; give tensors that fit together, as in case plain: x \(3, 16\) float32, weight \(16,\) "
    )
    for _ in range(2):
        with pytest.raises(OpError, match=message):
            op(torch.zeros(4, 16), torch.zeros(15))


def test_outputs_are_of_the_oracles_shape_and_type(op):
    message = (
        r"op scale_rows: for x \(16,\) float32, weight \(3, 16\) float32 the oracle gives \(3, 16\) float32; "
        r"v1 plans \(16,\) float32: give tensors of the shapes and element types that v1 is written for, or mend"
    )
    with pytest.raises(OpError, match=message):
        op(torch.zeros(16), torch.zeros(3, 16))

    def narrow(x, weight, *, config):
        return plan(x, weight.to(x.dtype), config=config)

    mixed = replace(op, variants=(replace(op.variants[0], plan=narrow),))
    with pytest.raises(OpError, match=r"the oracle gives \(2, 16\) float64; v1 plans \(2, 16\) float32"):
        mixed(torch.zeros(2, 16), torch.zeros(16, dtype=torch.float64))


def test_a_plan_that_stumbles_says_what_the_oracle_says(op):
    def stumbling(x, weight, *, config):
        _rows, _columns = x.shape
        return plan(x, weight, config=config)

    stumbled = replace(op, variants=(replace(op.variants[0], plan=stumbling),))
    with pytest.raises(OpError, match=r"got x \(5,\) float32, weight \(16,\) float32, which the oracle does not take"):
        stumbled(torch.zeros(5), torch.zeros(16))
    with pytest.raises(ValueError, match="not enough values to unpack"):
        stumbled(torch.zeros(16), torch.zeros(16))


def test_tensors_of_two_devices_are_named(op):
    with pytest.raises(OpError, match=r"got x on cpu and weight on meta; move one, as by weight\.to\('cpu'\)"):
        op.compute(torch.zeros(2, 16), torch.zeros(16, device="meta"))


def test_the_oracle_is_asked_once_for_calls_alike(op):
    for _ in range(3):
        op(torch.ones(2, 16), torch.ones(16))
    assert ASKED == ["meta"]
    for _ in range(3):  # never kept, for a tensor without elements has no address
        op(torch.ones(0, 16), torch.ones(16))
    assert ASKED == ["meta"] * 2


def test_an_oracle_that_needs_values_is_not_asked(op):
    def needy(x: Tensor, weight: Tensor) -> Tensor:
        return x * weight if weight[0].item() >= 0 else x

    x, weight = torch.randn(2, 16), torch.rand(16)
    torch.testing.assert_close(replace(op, oracle=needy)(x, weight), x * weight)
