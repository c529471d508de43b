"""Ops under `torch.autocast`: cast as PyTorch casts their operators on a GPU."""

import pytest
import torch
from torch._subclasses.fake_tensor import FakeTensorMode

from workbench.op import OpError, find_op
from workbench.op.declaration import Op

IN_16_BITS = {"conv_transpose2d", "conv_transpose2d_gelu", "batch_norm2d", "gelu", "tanh"}
IN_FLOAT32 = {
    *("group_norm", "gelu_group_norm", "batch_norm_tanh_max_pool_group_norm", "conv_transpose2d_gelu_group_norm"),
    "conv_transpose2d_batch_norm_tanh_max_pool_group_norm",
}


@pytest.mark.parametrize("name", sorted(IN_16_BITS | IN_FLOAT32))
def test_an_op_of_values_in_16_bits_and_parameters_in_float32(name):
    op = find_op(name)
    case = op.cases[0]
    with FakeTensorMode(), torch.autocast("cpu", torch.bfloat16):
        x, *rest = (
            None if shape is None else torch.empty(shape)
            for shape in (None if t is None else t.shape for t in case.meta(torch.float32))
        )
        x = x.bfloat16().requires_grad_()
        rest = [
            t if t is None or parameter in op.mutates else t.requires_grad_()
            for parameter, t in zip(op.inputs[1:], rest, strict=True)
        ]
        y = op(x, *rest, **case.attributes)
        assert y.dtype == (torch.bfloat16 if name in IN_16_BITS else torch.float32)
        given = [t for t in (x, *rest) if t is not None and t.requires_grad]
        for t, gradient in zip(given, torch.autograd.grad(y.sum(), given), strict=True):
            assert gradient.dtype == t.dtype


def test_a_call_without_gradients_is_cast_too():
    op = find_op("conv_transpose2d")
    x, weight = torch.ones(1, 2, 2, 2), torch.ones(2, 1, 1, 1)
    assert op(x, weight).dtype == torch.float32  # a call that may be played again
    with torch.autocast("cpu", torch.bfloat16):
        assert op(x, weight).dtype == torch.bfloat16
    assert op(x, weight).dtype == torch.float32


def test_doubles_stay_doubles():
    with torch.autocast("cpu", torch.bfloat16):
        assert find_op("group_norm")(torch.ones(1, 2, 2, dtype=torch.float64), num_groups=1).dtype == torch.float64


def test_an_op_whose_parts_are_to_be_called_has_parts():
    with pytest.raises(OpError, match="op loose: expected parts, which autocast is to call; got none"):
        Op("loose", torch.tanh, (), (), autocast="parts")
