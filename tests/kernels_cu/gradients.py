"""How far the gradients of ops are from those in float64, beside PyTorch's own."""

from collections.abc import Callable, Sequence

import torch
from torch import Tensor

from workbench.op import allows_tf32, find_op
from workbench.verify.tf32 import round_to_tf32

SCALES = {"small": (1e-6,), "one": (1.0,), "large": (1e6,), "mixed": (1e-6, 1.0, 1e6)}
"""Of the channels of x, one after the other."""

FEW, MANY = (2, 16, 12, 12), (8, 64, 64, 64)
"""The shape of x on the emulator, and on a GPU."""

OPS = {
    "conv_transpose2d": {},
    "gelu_group_norm": {"num_groups": 4},
    "batch_norm_tanh_max_pool_group_norm": {"num_groups": 4, "training": True},
}


def draw(name: str, scale: str, shape: Sequence[int], device: str) -> list[Tensor | None]:
    """Draw an op's tensors, x at a scale."""
    generator = torch.Generator(device).manual_seed(0)

    def normal(*sizes: int) -> Tensor:
        return torch.randn(sizes, generator=generator, device=device)

    channels = shape[1]
    factors = torch.tensor(SCALES[scale], device=device).repeat(channels)[:channels]
    x = normal(*shape) * factors.view(1, -1, 1, 1)
    if name == "conv_transpose2d":
        return [x, normal(channels, channels, 3, 3) / (9 * channels) ** 0.5, normal(channels)]
    if name == "gelu_group_norm":
        return [x, normal(channels), normal(channels)]
    return [x, normal(channels), normal(channels), None, None, normal(channels), normal(channels)]


def gradients_of(
    function: Callable[..., Tensor],
    tensors: Sequence[Tensor | None],
    attributes: dict[str, object],
    factor: Callable[[Tensor], Tensor] = lambda tensor: tensor,
) -> list[Tensor]:
    """Compute the gradients of all inputs for one gradient of the output, `factor` of which is taken."""
    leaves = [None if tensor is None else tensor.detach().requires_grad_() for tensor in tensors]
    y = function(*leaves, **attributes)
    dy = torch.randn(y.shape, generator=torch.Generator().manual_seed(1))
    y.backward(factor(dy).to(y))
    return [leaf.grad for leaf in leaves if leaf is not None and leaf.grad is not None]


def errors(found: Sequence[Tensor], exact: Sequence[Tensor]) -> list[float]:
    """Return the relative RMS error of each gradient; of x and of a weight relative in each channel of x."""
    shares = []
    for one, other in zip(found, exact, strict=True):
        along = (0, 2, 3) if other.shape[2:] != (3, 3) else (1, 2, 3)
        over = along if other.dim() == 4 else (0,)
        share = (one.double() - other).square().mean(over) / other.square().mean(over)
        shares.append(float(share.mean().sqrt()))
    return shares


LEAST = 4 * 2.0**-24
"""Errors below this are roundings of a few sums, one of each channel: chance has the larger part in their ratio."""


def too_far(name: str, scale: str, shape: Sequence[int], device: str) -> list[tuple[int, float, float]]:
    """Return number, error and most of each gradient whose error is over 1.5 times PyTorch's.

    Where PyTorch lets cuDNN round to TF32 and cuDNN multiplies in float32 all the same, most is 1.5 times the error of
    gradients in float64 of factors that are rounded to TF32.
    """
    op, attributes = find_op(name), OPS[name]
    tensors = draw(name, scale, shape, device)
    with torch.backends.cudnn.flags(enabled=False):
        wide = [None if tensor is None else tensor.double() for tensor in tensors]
        exact = gradients_of(op.oracle, wide, attributes)
        rounded = [0.0] * len(exact)
        if name == "conv_transpose2d" and allows_tf32():
            factors = [None if tensor is None else round_to_tf32(tensor).double() for tensor in tensors]
            rounded = errors(gradients_of(op.oracle, factors, attributes, round_to_tf32), exact)
    ours, theirs = (errors(gradients_of(function, tensors, attributes), exact) for function in (op, op.oracle))
    most = [max(1.5 * their, 1.5 * own, LEAST) for their, own in zip(theirs, rounded, strict=True)]
    return [(i, our, limit) for i, (our, limit) in enumerate(zip(ours, most, strict=True)) if our > limit]
