"""What the kernels of `launches.py` compute, in PyTorch: `times.py` checks each launch before it times it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional

SOME = 1 << 16
"""Elements of a long vector that are computed again."""


@dataclass(frozen=True)
class Reference:
    """What a kernel writes.

    Attributes
    ----------
    output : int
        Position of the argument that it writes.
    compute : callable
        Takes the arguments before the launch, and the output after it; returns the first elements that it should have.
    tolerance : float
        Of the largest element.
    share : float
        Of the elements that must be right; below 1 where rounding decides a branch or is magnified.
    """

    output: int
    compute: Callable[[Sequence[Any], Tensor], Tensor]
    tolerance: float = 1e-4
    share: float = 1.0


def wrong(kernel: str, before: Sequence[Any], after: Sequence[Any]) -> str:
    """Say what is wrong with a launch's output; empty where it is right."""
    reference = REFERENCES[kernel]
    output = after[reference.output]
    expected = reference.compute(before, output).flatten().double()
    got = output.flatten()[: expected.numel()].double()
    most = expected[expected.isfinite()].abs().max().item() if bool(expected.isfinite().any()) else 1.0
    is_right = ((got - expected).abs() <= reference.tolerance * most) | (got == expected)
    share = is_right.double().mean().item()
    return "" if share >= reference.share else f"{kernel}: {share:.4%} of {expected.numel()} elements are right"


def pieces(x: Tensor) -> Tensor:
    """Cut a vector into pieces of 1024."""
    return x.view(-1, 1024)


def _scattered(a: Sequence[Any], y: Tensor) -> Tensor:
    """Where several elements go to one place, any of them may be there."""
    x, index, before = a[0], a[1].long(), a[2]
    is_there = torch.zeros_like(before, dtype=torch.bool)
    is_there[index[y[index] == x]] = True
    is_wanted = torch.zeros_like(is_there)
    is_wanted[index] = True
    return torch.where(is_there, y, torch.where(is_wanted, y + 1, before))


def _polynomial(a: Sequence[Any], _: Tensor) -> Tensor:
    x = a[0][:SOME].double()
    sums = [torch.full_like(x, start) for start in (1.0, 2.0, 3.0, 4.0)]
    for _ in range(256):
        sums = [s * x + add for s, add in zip(sums, (0.5, 0.25, 0.125, 0.0625), strict=True)]
    return torch.stack(sums).sum(dim=0)


def _horner(a: Sequence[Any], _: Tensor) -> Tensor:
    x = a[0][:SOME].double()
    value = torch.ones_like(x)
    for _ in range(512):
        value = value * x + 0.5
    return value


def _horner_f64(a: Sequence[Any], _: Tensor) -> Tensor:
    x = a[0][:SOME]
    first, second = torch.full_like(x, 1.0), torch.full_like(x, 2.0)
    for _ in range(128):
        first, second = first * x + 0.5, second * x + 0.25
    return first + second


def _exponentials(a: Sequence[Any], _: Tensor) -> Tensor:
    x = a[0][:SOME]
    for _ in range(64):
        x = x.exp() - 1.0
    return x


def _hashes(a: Sequence[Any], _: Tensor) -> Tensor:
    v = a[0][:SOME].long()
    for _ in range(64):
        v = v ^ v >> 16
        v = v * 0x7FEB352D & 0xFFFFFFFF
        v = v ^ v >> 15
        v = v * 0x846CA68B & 0xFFFFFFFF
        v = v ^ v >> 16
    return v.int()


def _mandelbrot(a: Sequence[Any], y: Tensor) -> Tensor:
    width, height, most = a[1:4]
    c, r = (torch.arange(n, device=y.device, dtype=torch.float32) for n in (width, height))
    x0, y0 = 3.0 * c / width - 2.0, (2.0 * r / height - 1.0)[:, None]
    real, imaginary = torch.zeros(height, width, device=y.device), torch.zeros(height, width, device=y.device)
    count = torch.zeros_like(real)
    for _ in range(most):
        count += real * real + imaginary * imaginary < 4.0  # NaN, far outside, counts no more
        real, imaginary = real * real - imaginary * imaginary + x0, 2.0 * real * imaginary + y0
    return count


def _bodies(a: Sequence[Any], _: Tensor) -> Tensor:
    x = a[0].double()
    away = x[None, :, :3] - x[:256, None, :3]
    force = x[:, 3] * ((away**2).sum(dim=2) + 1e-3) ** -1.5
    return functional.pad((force[:, :, None] * away).sum(dim=1), (0, 1))


def _five_points(a: Sequence[Any], _: Tensor) -> Tensor:
    x, y = a[0], a[1].clone()
    beside = x[1:-1, :-2] + x[1:-1, 2:] + x[:-2, 1:-1] + x[2:, 1:-1]
    y[1:-1, 1:-1] = 0.5 * x[1:-1, 1:-1] + 0.125 * beside
    return y


def _seven_points(a: Sequence[Any], _: Tensor) -> Tensor:
    x, y = a[0], a[1].clone()
    inner = x[1:-1, 1:-1, 1:-1]
    beside = x[:-2, 1:-1, 1:-1] + x[2:, 1:-1, 1:-1] + x[1:-1, :-2, 1:-1]
    beside = beside + x[1:-1, 2:, 1:-1] + x[1:-1, 1:-1, :-2] + x[1:-1, 1:-1, 2:]
    y[1:-1, 1:-1, 1:-1] = inner + 0.1 * beside
    return y


def _option_prices(a: Sequence[Any], _: Tensor) -> Tensor:
    price = 50.0 + 50.0 * a[0][:SOME].double()
    root = 1.5**0.5
    d1 = ((price / 75.0).log() + (0.05 + 0.5 * 0.2 * 0.2) * 1.5) / (0.2 * root)
    d2 = d1 - 0.2 * root
    discount = torch.tensor(-0.05 * 1.5, device=price.device).exp()
    return price * torch.special.ndtr(d1) - 75.0 * discount * torch.special.ndtr(d2)


def _random_walks(a: Sequence[Any], _: Tensor) -> Tensor:
    at = a[0][:SOME].double()
    state = torch.arange(len(at), device=at.device) * 747796405 + 1 & 0xFFFFFFFF
    for _ in range(64):
        state = state * 1664525 + 1013904223 & 0xFFFFFFFF
        at = at + (state >> 8) * 1e-8
    return at


def _fir(a: Sequence[Any], _: Tensor) -> Tensor:
    taps = torch.arange(16, device=a[0].device) + 0.1
    return functional.pad(a[0].double(), (0, 15)).unfold(0, 16, 1) @ taps.double()


def _sparse(a: Sequence[Any], _: Tensor) -> Tensor:
    rows = a[4]
    return (a[0].view(-1, rows)[:16] * a[2][a[1].view(-1, rows)[:16].long()]).sum(dim=0)


def _bytes(words: Tensor) -> Tensor:
    """Take integers of 4 bytes apart; bytes have signs."""
    return words.contiguous().view(torch.int8).view(*words.shape, 4)


def _turned(a: Sequence[Any], _: Tensor) -> Tensor:
    pairs = a[0][:SOME].double().view(-1, 2)
    i = torch.arange(len(pairs), device=pairs.device)
    angle = (i // 32 % 64) * torch.exp2(-(i % 32) * 0.25)
    s, c = angle.sin(), angle.cos()
    return torch.stack([pairs[:, 0] * c - pairs[:, 1] * s, pairs[:, 0] * s + pairs[:, 1] * c], dim=1)


def _segmented(a: Sequence[Any], _: Tensor) -> Tensor:
    sums, begins = pieces(a[0]).double().cumsum(dim=1), pieces(a[1] == 0)
    before = (sums - pieces(a[0]).double()).where(begins, sums.new_zeros(()))
    return sums - before.cummax(dim=1).values


def _digits(a: Sequence[Any], _: Tensor) -> Tensor:
    blocks = a[0].view(-1, 4096) >> a[2] & 15
    return functional.one_hot(blocks.long(), 16).sum(dim=1).t()


def _wide_stencil(a: Sequence[Any], _: Tensor) -> Tensor:
    x, y = a[0].double(), a[1].double()
    depth, rows, columns = x.shape
    inner = (slice(4, depth - 4), slice(4, rows - 4), slice(4, columns - 4))
    total = 0.5 * x[inner]
    for k, weight in ((1, 0.1), (2, 0.05), (3, 0.025), (4, 0.0125)):
        for axis in range(3):
            total = total + weight * (x.roll(k, axis) + x.roll(-k, axis))[inner]
    y[inner] = total
    return y


def _rows_by_vector(a: Sequence[Any], _: Tensor) -> Tensor:
    starts, columns, values, x = a[0].long(), a[1].long(), a[2], a[3]
    used = int(starts[-1])
    sums = functional.pad((values[:used] * x[columns[:used]]).double().cumsum(dim=0), (1, 0))
    return sums[starts[1:]] - sums[starts[:-1]]


def _bodies_f64(a: Sequence[Any], _: Tensor) -> Tensor:
    x = a[0]
    away = x[None, :, :3] - x[:256, None, :3]
    force = x[:, 3] * ((away**2).sum(dim=2) + 1e-3) ** -1.5
    return (force[:, :, None] * away).sum(dim=1)


def _collatz(_: Sequence[Any], y: Tensor) -> Tensor:
    v = torch.arange(1, SOME + 1, device=y.device)
    steps = torch.zeros_like(v)
    while bool((v != 1).any()):
        steps += v != 1
        v = torch.where(v == 1, v, torch.where(v % 2 == 1, 3 * v + 1, v // 2))
    return steps


def _life(a: Sequence[Any], _: Tensor) -> Tensor:
    x, y = a[0], a[1].clone()
    beside = functional.avg_pool2d(x[None, None].float(), 3, 1).mul(9.0).round()[0, 0] - x[1:-1, 1:-1].float()
    y[1:-1, 1:-1] = ((beside == 3) | ((beside == 2) & (x[1:-1, 1:-1] == 1))).to(y.dtype)
    return y


def _keep_edges(a: Sequence[Any], _: Tensor) -> Tensor:
    x, y = a[0], a[1].clone()
    n = len(x)
    middle = x[2:-2, 2:-2]
    total, weights = torch.zeros_like(middle), torch.zeros_like(middle)
    for i in range(-2, 3):
        for j in range(-2, 3):
            v = x[2 + i : n - 2 + i, 2 + j : n - 2 + j]
            weight = (-((v - middle) ** 2) - 0.1 * (i * i + j * j)).exp()
            total, weights = total + weight * v, weights + weight
    y[2:-2, 2:-2] = total / weights
    return y


def _look_up(a: Sequence[Any], _: Tensor) -> Tensor:
    at = a[0] * 4094.0
    k = at.long()
    return a[1][k] + (at - k) * (a[1][k + 1] - a[1][k])


def _by_channel(a: Sequence[Any], _: Tensor) -> Tensor:
    x = a[0].permute(2, 0, 1)[None]
    return functional.conv2d(x, a[1].t().reshape(64, 1, 3, 3), padding=1, groups=64)[0].permute(1, 2, 0)


def _lstm(a: Sequence[Any], _: Tensor) -> Tensor:
    into, keep, out, now = a[0].view(4, -1)
    return out.sigmoid() * (keep.sigmoid() * a[1] + into.sigmoid() * now.tanh()).tanh()


def _solve_six(a: Sequence[Any], _: Tensor) -> Tensor:
    count = a[2]
    m = a[0].view(6, 6, count).permute(2, 0, 1).double() + 6.0 * torch.eye(6, device=a[0].device)
    return torch.linalg.solve(m, m.new_ones(count, 6)).t()


REFERENCES: Mapping[str, Reference] = {
    **dict.fromkeys(("sum_by_blocks", "sum_by_steps"), Reference(1, lambda a, _: a[1] + a[0].double().sum())),
    "sum_by_tree": Reference(1, lambda a, _: a[0].view(-1, 256).sum(dim=1)),
    "sum_of_rows": Reference(1, lambda a, _: a[0].sum(dim=1)),
    "sum_of_columns": Reference(1, lambda a, _: a[0].sum(dim=0)),
    "softmax_of_rows": Reference(1, lambda a, _: a[0].softmax(dim=1)),
    **dict.fromkeys(
        ("scan_in_smem", "scan_in_warps", "cub_scans"), Reference(1, lambda a, _: pieces(a[0]).cumsum(dim=1))
    ),
    **dict.fromkeys(("sort_pieces", "cub_sorts"), Reference(1, lambda a, _: pieces(a[0]).sort(dim=1).values)),
    **dict.fromkeys(("copy", "copy_wide"), Reference(1, lambda a, _: a[0])),
    "saxpy": Reference(1, lambda a, _: a[3] * a[0] + a[1]),
    "read_strided": Reference(1, lambda a, _: a[0][:: a[3]]),
    "gather": Reference(2, lambda a, _: a[0][a[1].long()]),
    "scatter": Reference(2, _scattered),
    "embed": Reference(2, lambda a, _: a[0].view(-1, 128)[a[1].long()]),
    **dict.fromkeys(("transpose_plain", "transpose_tiled"), Reference(1, lambda a, _: a[0].t().contiguous())),
    **dict.fromkeys(
        ("histogram_global", "histogram_smem"),
        Reference(1, lambda a, _: a[1] + torch.bincount(a[0].long() & 255, minlength=256), 0.0),
    ),
    "polynomial": Reference(1, _polynomial),
    "horner": Reference(1, _horner),
    "horner_f64": Reference(1, _horner_f64),
    "exponentials": Reference(1, _exponentials, 1e-2, 0.9),
    "hashes": Reference(1, _hashes, 0.0),
    "mandelbrot": Reference(0, _mandelbrot, 0.0, 0.97),
    "bodies": Reference(1, _bodies, 1e-3),
    "five_points": Reference(1, _five_points),
    "blur": Reference(1, lambda a, _: functional.avg_pool2d(a[0][None, None], 7, 1, 3)),
    "seven_points": Reference(1, _seven_points),
    **dict.fromkeys(
        ("product_plain", "product_tiled", "product_f16", "sgemm_tile"),
        Reference(2, lambda a, _: a[0].double() @ a[1].double()),
    ),
    "by_vector": Reference(2, lambda a, _: a[0].double() @ a[1].double()),
    "gelu_tile": Reference(1, lambda a, _: functional.gelu(a[0][:SOME])),
    "convolve_tile": Reference(2, lambda a, _: functional.conv2d(a[0][None].double(), a[1].double(), padding=1)),
    "cub_sums": Reference(1, lambda a, _: pieces(a[0]).sum(dim=1)),
    "layer_norm": Reference(1, lambda a, _: functional.layer_norm(pieces(a[0]), (1024,))),
    "max_pool": Reference(1, lambda a, _: functional.max_pool2d(a[0].view(1, 1, 2 * a[2], 2 * a[3]), 2)),
    "interleave": Reference(2, lambda a, _: torch.stack([a[0], a[1]], dim=1)),
    "norms_of_three": Reference(1, lambda a, _: a[0].view(-1, 3).norm(dim=1)),
    "sparse_product": Reference(3, _sparse),
    "option_prices": Reference(1, _option_prices, 1e-3),
    "random_walks": Reference(1, _random_walks, 1e-3),
    "fir_filter": Reference(1, _fir),
    "largest": Reference(1, lambda a, _: pieces(a[0]).amax(dim=1).view(torch.int32), 0.0),
    "gray_of_bytes": Reference(
        1,
        lambda a, _: (
            (_bytes(a[0]).int() & 255)[:, :3].float() @ torch.tensor([0.299, 0.587, 0.114], device=a[0].device)
        ),
    ),
    "turn_pairs": Reference(1, _turned, 1e-3),
    "resize_twice": Reference(
        1, lambda a, _: functional.interpolate(a[0][None, None], scale_factor=2.0, mode="bilinear")
    ),
    "dots_of_bytes": Reference(
        2, lambda a, _: (_bytes(a[0]).int().view(-1, 1024) * _bytes(a[1]).int().flatten()).sum(1), 0.0
    ),
    "root_mean_square": Reference(
        1, lambda a, _: functional.rms_norm(a[0].float().view(-1, 4096), (4096,), eps=1e-5), 2e-3
    ),
    "cub_maxima": Reference(1, lambda a, _: a[0].view(-1, 2048).amax(dim=1), 0.0),
    "cub_warp_scans": Reference(1, lambda a, _: a[0].view(-1, 32).cumsum(dim=1)),
    "running_maxima": Reference(1, lambda a, _: a[0].cummax(dim=0).values, 0.0),
    "outer_product": Reference(2, lambda a, _: torch.outer(a[0], a[1])),
    "segmented_sums": Reference(2, _segmented),
    "digit_counts": Reference(1, _digits, 0.0),
    "sort_in_warps": Reference(1, lambda a, _: a[0].view(-1, 32).sort(dim=1).values, 0.0),
    "transpose_turned": Reference(1, lambda a, _: a[0].t().contiguous(), 0.0),
    "histogram_by_warps": Reference(1, lambda a, _: a[1] + torch.bincount(a[0].long() & 63, minlength=64), 0.0),
    "wide_stencil": Reference(1, _wide_stencil),
    "rows_by_vector": Reference(4, _rows_by_vector),
    "small_products": Reference(2, lambda a, _: a[0].view(-1, 16, 16) @ a[1].view(-1, 16, 16)),
    "softmax_in_warps": Reference(1, lambda a, _: a[0].view(-1, 128).softmax(dim=1)),
    "product_tf32": Reference(2, lambda a, _: a[0].double() @ a[1].double(), 2e-3),
    "product_copied_ahead": Reference(2, lambda a, _: a[0].double() @ a[1].double()),
    "bodies_f64": Reference(1, _bodies_f64),
    "add_one": Reference(1, lambda a, _: a[0] + 1.0),
    "centre_rows": Reference(1, lambda a, _: a[0].view(-1, 2048) - a[0].view(-1, 2048).mean(dim=1, keepdim=True)),
    "fourier": Reference(
        1, lambda a, _: torch.view_as_real(torch.fft.fft(torch.view_as_complex(a[0].view(-1, 1024, 2)))), 1e-3
    ),
    "shorter_ways": Reference(
        1, lambda a, _: torch.minimum(a[0][:256], (a[0][:256, :32, None] + a[0][None, :32]).amin(dim=1))
    ),
    "nearest_centres": Reference(
        2, lambda a, _: torch.cdist(a[0].view(8, -1).t()[:SOME].double(), a[1].double()).argmin(dim=1), 0.0, 0.999
    ),
    "collatz": Reference(0, _collatz, 0.0),
    "life": Reference(1, _life, 0.0),
    "keep_edges": Reference(1, _keep_edges),
    "look_up": Reference(2, _look_up),
    "send_most": Reference(2, lambda a, _: a[2].scatter_reduce(0, a[1].long(), a[0], "amax"), 0.0),
    "attend": Reference(3, lambda a, _: functional.scaled_dot_product_attention(a[0], a[1], a[2])),
    "by_channel": Reference(2, _by_channel),
    "lstm_gates": Reference(2, _lstm),
    "solve_six": Reference(1, _solve_six),
}
"""By kernel."""
