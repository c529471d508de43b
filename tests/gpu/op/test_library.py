"""Ops on a GPU as PyTorch operators: opcheck, Inductor, and a captured graph."""

import math

import pytest
import torch
from torch import Tensor

from workbench.op import load_ops

pytestmark = pytest.mark.gpu
OPS = load_ops()


@pytest.fixture(params=OPS, ids=[op.name for op in OPS])
def call(request) -> tuple:
    """An op, tensors of its first case of several elements, and attributes."""
    op = request.param
    case = next(case for case in op.cases if not case.full_size and math.prod(case.inputs["x"].shape) > 1)
    tensors = case.make(torch.float32, torch.Generator("cuda").manual_seed(0))
    return op, tensors, dict(case.attributes)


def test_pytorch_finds_nothing_wrong_with_the_operator(call):
    op, tensors, attributes = call
    inputs = [
        tensor.requires_grad_() if tensor is not None and name not in op.mutates else tensor
        for name, tensor in zip(op.inputs, tensors, strict=True)
    ]
    assert set(torch.library.opcheck(op.overload, tuple(inputs), attributes).values()) == {"SUCCESS"}


def test_inductor_keeps_the_op_and_fuses_around_it(call):
    op, (x, *rest), attributes = call
    torch.compiler.reset()

    def function(x: Tensor, *rest: Tensor | None) -> Tensor | tuple[Tensor, ...]:
        found = op(2 * x, *rest, **attributes)
        return found + 1 if isinstance(found, Tensor) else tuple(output + 1 for output in found)

    copies = [tensor if tensor is None else tensor.clone() for tensor in rest]
    compiled = torch.compile(function, fullgraph=True)(x, *rest)
    torch.testing.assert_close(compiled, function(x, *copies))


def test_a_captured_graph_replays_on_new_values(call):
    op, (x, *rest), attributes = call
    rest = [None if name in op.mutates else tensor for name, tensor in zip(op.inputs[1:], rest, strict=True)]
    if op.mutates:
        attributes["training"] = True
    op(x, *rest, **attributes)  # loads the kernels, which a capture cannot
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        y = op(x, *rest, **attributes)
    for scale in (1.0, -0.5):
        x.mul_(scale)
        graph.replay()
        torch.testing.assert_close(y, op(x, *rest, **attributes))
