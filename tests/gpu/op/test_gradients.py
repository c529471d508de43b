"""Gradients on a GPU: by differences, beside PyTorch's in float64, and the same bits every time."""

from collections.abc import Iterator

import pytest
import torch
from torch import Tensor

from tests.kernels_cu.gradients import MANY, OPS, SCALES, draw, gradients_of, too_far
from tests.op.test_autograd import TINY
from workbench.op import find_op, load_ops

pytestmark = pytest.mark.gpu
RUNS = 20


@pytest.fixture
def deterministic() -> Iterator[None]:
    torch.use_deterministic_algorithms(True)
    yield
    torch.use_deterministic_algorithms(False)


@pytest.mark.parametrize("op", load_ops(), ids=lambda op: op.name)
def test_differences_of_our_forward_agree_with_the_gradients(op):
    shapes, attributes = TINY[op.name]
    generator = torch.Generator("cuda").manual_seed(0)
    inputs = [
        shape and torch.randn(shape, generator=generator, dtype=torch.float64, device="cuda").requires_grad_()
        for shape in shapes
    ]

    def function(*tensors: Tensor | None) -> Tensor:
        return op(*tensors, **attributes)

    assert torch.autograd.gradcheck(function, inputs, nondet_tol=1e-10)
    assert torch.autograd.gradgradcheck(function, inputs, nondet_tol=1e-10)


@pytest.mark.parametrize("tf32", [True, False], ids=["tf32", "fp32"])
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("name", OPS)
def test_gradients_are_as_near_as_pytorchs(name, scale, tf32):
    with torch.backends.cudnn.flags(enabled=True, allow_tf32=tf32):
        assert too_far(name, scale, MANY, "cuda") == []


@pytest.mark.usefixtures("deterministic")
@pytest.mark.parametrize("name", OPS)
def test_gradients_have_the_same_bits_in_every_run(name):
    op, tensors = find_op(name), draw(name, "one", MANY, "cuda")
    first = gradients_of(op, tensors, OPS[name])
    for _ in range(RUNS - 1):
        for one, other in zip(gradients_of(op, tensors, OPS[name]), first, strict=True):
            assert torch.equal(one, other)


def test_a_weights_gradient_is_rounded_to_tf32_only_where_pytorch_may():
    op = find_op("conv_transpose2d")
    tensors = draw("conv_transpose2d", "one", MANY, "cuda")
    wide = [None if tensor is None else tensor.double() for tensor in tensors]
    exact = gradients_of(op.oracle, wide, {})[1]

    def error() -> float:
        return float((gradients_of(op, tensors, {})[1] - exact).norm() / exact.norm())

    assert 1e-5 < error() < 1e-3
    with torch.backends.cudnn.flags(enabled=True, allow_tf32=False):
        assert error() < 1e-5
    torch.backends.cudnn.conv.fp32_precision = "ieee"
    try:
        assert error() < 1e-5
    finally:
        torch.backends.cudnn.conv.fp32_precision = "tf32"
