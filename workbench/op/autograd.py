"""Gradients of an op: our kernels forward, PyTorch's operators backward."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor

if TYPE_CHECKING:
    from torch._ops import OpOverload

    from workbench.op.declaration import Op, Result


class Differentiable(torch.autograd.Function):
    """Runs an op's fastest variant forward; backward its `gradients`, or else its oracle, computed again."""

    @staticmethod
    def forward(
        ctx: Any, op: Op, overload: OpOverload, attributes: Mapping[str, Any], *tensors: Tensor | None
    ) -> Result:
        """Compute the op and keep its inputs as they were before it."""
        ctx.op, ctx.attributes = op, attributes
        ctx.save_for_backward(*_without_mutated(op, tensors))
        result: Result = overload(*tensors, **attributes)
        return result

    @staticmethod
    def backward(ctx: Any, *output_gradients: Tensor) -> tuple[Tensor | None, ...]:
        """Return the gradients of the inputs that ask for one; itself differentiable where a graph is asked for."""
        create_graph = torch.is_grad_enabled()
        tensors = _without_mutated(ctx.op, ctx.saved_tensors)
        wanted = ctx.needs_input_grad[3:]
        if ctx.op.gradients is not None:
            return (None, None, None, *ctx.op.gradients(wanted, *output_gradients, *tensors, **ctx.attributes))
        with torch.enable_grad():  # views, of which none is computed from another as the tensors may be
            tensors = [tensor if tensor is None else tensor.view_as(tensor) for tensor in tensors]
            result = ctx.op.oracle(*tensors, **ctx.attributes)
        found = torch.autograd.grad(
            (result,) if isinstance(result, Tensor) else result,
            [tensor for tensor, want in zip(tensors, wanted, strict=True) if tensor is not None and want],
            output_gradients,
            create_graph=create_graph,
            allow_unused=True,
        )
        gradients = iter(found)
        return (None, None, None, *(next(gradients) if want else None for want in wanted))


class DifferentiableKept(torch.autograd.Function):
    """Runs an op's `kept` forward, and its `gradients` backward; second derivatives go through its `parts`."""

    @staticmethod
    def forward(ctx: Any, op: Op, attributes: Mapping[str, Any], *tensors: Tensor | None) -> Result:
        """Compute the op; keep its inputs as they were before it, and what `kept` gives beside the result."""
        assert op.kept is not None
        ctx.op, ctx.attributes, ctx.inputs = op, attributes, len(tensors)
        before = _without_mutated(op, tensors)
        result, kept = op.kept(*tensors, **attributes)
        ctx.save_for_backward(*before, *kept)
        return result

    @staticmethod
    def backward(ctx: Any, *output_gradients: Tensor) -> tuple[Tensor | None, ...]:
        """Return the gradients of the inputs that ask for one; itself differentiable where a graph is asked for."""
        op, attributes = ctx.op, ctx.attributes
        tensors, kept = ctx.saved_tensors[: ctx.inputs], ctx.saved_tensors[ctx.inputs :]
        wanted = ctx.needs_input_grad[2:]
        if not torch.is_grad_enabled():
            return (None, None, *op.gradients(wanted, *output_gradients, kept, *tensors, **attributes))
        tensors = _without_mutated(op, [tensor if tensor is None else tensor.view_as(tensor) for tensor in tensors])
        asked = [tensor for tensor, want in zip(tensors, wanted, strict=True) if tensor is not None and want]
        result = op.parts(*tensors, **attributes)
        found = iter(torch.autograd.grad(result, asked, output_gradients, create_graph=True, allow_unused=True))
        return (None, None, *(next(found) if want else None for want in wanted))


def _without_mutated(op: Op, tensors: Sequence[Tensor | None]) -> list[Tensor | None]:
    """Put copies in the place of the tensors that the op updates, so that neither side sees the other's update."""
    names = op.inputs[: len(tensors)]
    return [
        tensor.clone() if tensor is not None and name in op.mutates else tensor
        for name, tensor in zip(names, tensors, strict=True)
    ]
