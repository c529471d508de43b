"""Convolutions of empty tensors, planned for a GPU: they give what they give on the CPU, or are refused as there."""

import pytest
import torch

from workbench.op import H200, OpError, find_op, planned_for

OPS = {
    "conv_transpose2d": {},
    "conv_transpose2d_gelu": {},
    "conv_transpose2d_gelu_group_norm": {"num_groups": 4},
}


@pytest.mark.parametrize("kernel", [1, 3])
@pytest.mark.parametrize("name", OPS)
@pytest.mark.parametrize(
    ("x_shape", "out_channels"), [((0, 8, 4, 4), 8), ((2, 8, 0, 4), 8), ((2, 8, 4, 0), 8), ((2, 8, 4, 4), 0)]
)
def test_empty_tensors_give_what_they_give_elsewhere(name, x_shape, out_channels, kernel):
    op, grown = find_op(name), [size + kernel - 1 for size in x_shape[2:]]
    channels = torch.ones(out_channels)
    tensors = torch.ones(x_shape), torch.ones(x_shape[1], out_channels, kernel, kernel), channels
    tensors += (channels, channels) if "norm" in name else ()
    with planned_for(H200):
        try:
            found = op(*tensors, **OPS[name])
        except RuntimeError as error:  # PyTorch's own way is chosen, and refuses the call
            with pytest.raises(RuntimeError) as refused:
                op.oracle(*tensors, **OPS[name])
            assert str(refused.value) == str(error)
            return
    assert found.shape == (x_shape[0], out_channels, *grown)
    torch.testing.assert_close(found, op(*tensors, **OPS[name]))


@pytest.mark.parametrize("kernel", [1, 3])
@pytest.mark.parametrize("name", OPS)
def test_no_input_channels_are_refused_as_the_oracle_refuses_them(name, kernel):
    tensors = torch.ones(2, 0, 4, 4), torch.ones(0, 8, kernel, kernel)
    for gpu in (H200, None):
        with pytest.raises(OpError, match=f"op {name}: "):
            if gpu is None:
                find_op(name)(*tensors, **OPS[name])
            else:
                with planned_for(gpu):
                    find_op(name)(*tensors, **OPS[name])
