"""Gradients of ops: our kernels forward, PyTorch backward."""

import pytest
import torch
from torch.utils._python_dispatch import TorchDispatchMode

from workbench.op import find_op, load_ops

pytestmark = pytest.mark.no_cover


def draw(op, case_name):
    case = next(case for case in op.cases if case.name == case_name)
    return case.make(torch.float32, torch.Generator().manual_seed(0)), case.attributes


@pytest.mark.parametrize(
    ("name", "case"),
    [
        ("conv_transpose2d", "everything"),
        ("conv_transpose2d", "no_bias"),
        ("conv_transpose2d_gelu", "plain_tanh"),
        ("conv_transpose2d_gelu_group_norm", "groups"),
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


def test_a_gradient_is_of_one_input_where_another_is_computed_from_it():
    op = find_op("group_norm")
    x = torch.linspace(-1.0, 2.0, 24, dtype=torch.float64).sin().view(2, 4, 3).requires_grad_()

    def gradient(function):
        shifted = x * 2.0
        y = function(shifted, shifted.mean((0, 2)), None, num_groups=2)
        return torch.autograd.grad((y * torch.linspace(-1.0, 1.0, 24).view_as(y)).sum(), x)[0]

    torch.testing.assert_close(gradient(op), gradient(op.oracle))


TINY = {
    "conv_transpose2d_weight_gradient": (((1, 3, 3, 4), (1, 2, 2, 3)), {"kernel_size": (2, 2)}),
    "conv_transpose2d": (((1, 2, 2, 1), (2, 1, 2, 1), (2,)), {"stride": 2, "output_padding": (1, 0), "groups": 2}),
    "conv_transpose2d_gelu": (((1, 2, 2, 1), (2, 2, 1, 1), (2,)), {"form": "tanh"}),
    "conv_transpose2d_gelu_group_norm": (
        ((1, 2, 2, 1), (2, 4, 2, 1), (4,), (4,), (4,)),
        {"num_groups": 2, "eps": 0.1},
    ),
    "conv_transpose2d_batch_norm_tanh_max_pool_group_norm": (
        ((2, 2, 2, 2), (2, 2, 3, 3), (2,), (2,), (2,), None, None, (2,), (2,)),
        {"num_groups": 1, "training": True, "bn_eps": 0.1, "gn_eps": 0.1},
    ),
    "gelu": (((7,),), {}),
    "gelu_group_norm": (((2, 4, 2, 1), (4,), (4,)), {"num_groups": 2, "eps": 0.1}),
    "group_norm": (((2, 4, 2, 1), (4,), None), {"num_groups": 2, "eps": 0.1}),
    "batch_norm2d": (((2, 2, 2, 1), (2,), (2,)), {"training": True, "eps": 0.1}),
    "batch_norm_tanh_max_pool_group_norm": (
        ((2, 2, 2, 2), (2,), (2,), None, None, (2,), (2,)),
        {"num_groups": 1, "training": True, "bn_eps": 0.1, "gn_eps": 0.1},
    ),
    "batch_norm_tanh_max_pool_group_norm_backward": (
        ((2, 2, 1, 1), (2, 2, 2, 2), (2,), (2,), None, None, (2,)),
        {"num_groups": 1, "training": True, "bn_eps": 0.1, "gn_eps": 0.1},
    ),
    "group_norm_backward": (((2, 4, 2, 1), (2, 4, 2, 1), (4,)), {"num_groups": 2, "eps": 0.1, "activation": "erf"}),
    "tanh": (((7,),), {}),
}


@pytest.mark.parametrize("op", load_ops(), ids=lambda op: op.name)
def test_differences_of_our_forward_agree_with_the_gradients(op):
    shapes, attributes = TINY[op.name]
    generator = torch.Generator().manual_seed(0)
    inputs = [
        shape and torch.randn(shape, generator=generator, dtype=torch.float64).requires_grad_() for shape in shapes
    ]

    def function(*tensors):
        return op(*tensors, **attributes)

    assert torch.autograd.gradcheck(function, inputs)
    assert torch.autograd.gradgradcheck(function, inputs)


class Operators(TorchDispatchMode):
    """Notes which of PyTorch's operators run."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def __torch_dispatch__(self, function, types, args=(), kwargs=None):
        self.names.append(function.name())
        return function(*args, **(kwargs or {}))


@pytest.mark.parametrize("name", ["conv_transpose2d", "conv_transpose2d_gelu"])
def test_a_backward_computes_no_convolution_forward(name):
    op = find_op(name)
    tensors, attributes = draw(op, "stride")
    y = op(*(tensor.requires_grad_() for tensor in tensors), **attributes)
    with Operators() as operators:
        y.sum().backward()
    assert "aten::convolution_backward" in operators.names
    assert not {"aten::convolution", "aten::conv_transpose2d"} & set(operators.names)
    assert not any(operator.startswith("workbench::") for operator in operators.names)


def test_at_stride_1_the_gradients_of_a_convolution_are_ops_of_ours():
    op = find_op("conv_transpose2d")
    tensors, attributes = draw(op, "groups")
    y = op(*(tensor.requires_grad_() for tensor in tensors), **attributes)
    with Operators() as operators:
        y.sum().backward()
    assert {"workbench::conv_transpose2d", "workbench::conv_transpose2d_weight_gradient"} <= set(operators.names)
    assert "aten::convolution_backward" not in operators.names


def test_the_second_derivatives_of_a_weight_are_convolutions_of_ours():
    op = find_op("conv_transpose2d_weight_gradient")
    tensors, attributes = draw(op, "odd")
    dw = op(*(tensor.requires_grad_() for tensor in tensors), **attributes)
    with Operators() as operators:
        torch.autograd.grad(dw.sum(), tensors, create_graph=True)
    assert operators.names.count("workbench::conv_transpose2d") == 2
    assert not {"aten::convolution", "aten::convolution_backward"} & set(operators.names)


def test_no_graph_is_built_where_no_gradient_is_asked_for():
    op = find_op("tanh")
    x = torch.zeros(3, requires_grad=True)
    with torch.no_grad():
        assert not op(x).requires_grad
    assert not op(torch.zeros(3)).requires_grad
    assert op(x).requires_grad


def test_gradients_compute_no_convolution_again(monkeypatch):
    op = find_op("conv_transpose2d_gelu_group_norm")
    tensors, attributes = draw(op, "plain")
    y = op(*(tensor.requires_grad_() for tensor in tensors), **attributes)
    monkeypatch.setattr(torch.nn.functional, "conv_transpose2d", None)
    y.sum().backward()
    assert all(tensor.grad is not None for tensor in tensors)
    with torch.no_grad():
        fused = op(*tensors, **attributes)
    torch.testing.assert_close(y, fused)


def test_only_the_gradients_asked_for_are_computed():
    op = find_op("conv_transpose2d")
    (x, weight, bias), attributes = draw(op, "plain")
    op(x, weight.requires_grad_(), bias, **attributes).sum().backward()
    assert weight.grad is not None
    assert x.grad is bias.grad is None


@pytest.mark.parametrize(
    ("name", "case"),
    [
        ("conv_transpose2d_gelu_group_norm", "plain"),
        ("conv_transpose2d_batch_norm_tanh_max_pool_group_norm", "training"),
        ("conv_transpose2d_batch_norm_tanh_max_pool_group_norm", "eval"),
    ],
)
def test_the_gradient_of_a_bias_takes_no_pass_of_its_own(name, case):
    op = find_op(name)
    tensors, attributes = draw(op, case)
    wanted = [
        tensor if tensor is None or parameter in op.mutates else tensor.requires_grad_()
        for parameter, tensor in zip(op.inputs, tensors, strict=True)
    ]
    loss = op(*wanted, **attributes).square().sum()
    with Operators() as operators:
        loss.backward()
    assert wanted[2].grad.shape == wanted[2].shape
    assert not any(operator.startswith("aten::sum") for operator in operators.names)
