"""Gradients of ops: our kernels forward, PyTorch backward."""

import pytest
import torch

from workbench.op import find_op


def draw(op, case_name):
    case = next(case for case in op.cases if case.name == case_name)
    return case.make(torch.float32, torch.Generator().manual_seed(0)), case.attributes


@pytest.mark.parametrize(
    ("name", "case"),
    [
        ("conv_transpose2d", "everything"),
        ("conv_transpose2d", "no_bias"),
        ("conv_transpose2d_gelu", "plain_tanh"),
        ("gelu", "odd"),
        ("gelu_group_norm", "plain"),
        ("group_norm", "channels_last"),
        ("batch_norm2d", "eval"),
        ("batch_norm2d", "training"),
        ("tanh", "strided"),
    ],
)
def test_gradients_are_pytorchs(name, case):
    op = find_op(name)
    tensors, attributes = draw(op, case)

    def gradients(function):
        wanted = [
            tensor.clone().requires_grad_(parameter not in op.mutates) if tensor is not None else None
            for parameter, tensor in zip(op.inputs, tensors, strict=True)
        ]
        y = function(*wanted, **attributes)
        y.backward(torch.linspace(-1.0, 1.0, y.numel()).view_as(y))
        return y.detach(), [t.grad for t in wanted if t is not None and t.requires_grad], wanted

    ours, our_gradients, our_inputs = gradients(op)
    theirs, their_gradients, their_inputs = gradients(op.oracle)
    torch.testing.assert_close(ours, theirs)
    assert len(our_gradients) == len(their_gradients) > 0
    for one, other in zip(our_gradients, their_gradients, strict=True):
        torch.testing.assert_close(one, other)
    for parameter, one, other in zip(op.inputs, our_inputs, their_inputs, strict=True):
        if parameter in op.mutates:
            torch.testing.assert_close(one, other)


def test_a_gradient_has_a_gradient():
    op = find_op("tanh")
    x = torch.linspace(-2.0, 2.0, 9, requires_grad=True)
    (first,) = torch.autograd.grad(op(x).sum(), x, create_graph=True)
    (second,) = torch.autograd.grad(first.sum(), x)
    y = torch.tanh(x.detach())
    torch.testing.assert_close(second, -2 * y * (1 - y * y))


def test_no_graph_is_built_where_no_gradient_is_asked_for():
    op = find_op("tanh")
    x = torch.zeros(3, requires_grad=True)
    with torch.no_grad():
        assert not op(x).requires_grad
    assert not op(torch.zeros(3)).requires_grad
    assert op(x).requires_grad
