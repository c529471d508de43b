"""Group normalisation: statistics per sample and group, weight and bias per channel."""

from pathlib import Path

import torch
from torch import Tensor
from torch.nn import functional

from workbench.op import (
    STANDARD_NORMAL,
    Case,
    Config,
    Input,
    Launch,
    Normal,
    Op,
    OpError,
    Plan,
    Special,
    Tunable,
    Uniform,
    Variant,
    ceil_div,
    expect_shape,
)

HERE = Path(__file__).parent


def group_norm(
    x: Tensor, weight: Tensor | None = None, bias: Tensor | None = None, *, num_groups: int, eps: float = 1e-5
) -> Tensor:
    """Normalise x (n, c, ...) over each sample's groups of c / num_groups channels."""
    return functional.group_norm(x, num_groups, weight, bias, eps)


def two_kernels(
    x: Tensor,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    *,
    config: Config,
    num_groups: int,
    eps: float = 1e-5,
) -> Plan:
    """Plan one block per sample and group for the statistics, then one thread per pixel to normalise."""
    batch, channels = x.shape[:2]
    if channels % num_groups:
        raise OpError(f"group_norm: {channels} channels do not divide into {num_groups} groups")
    expect_shape("weight", weight, (channels,))
    expect_shape("bias", bias, (channels,))
    y = x.new_empty(x.shape)
    mean, rstd = x.new_empty(2, batch, num_groups, dtype=torch.float32)
    planes = x.flatten(2) if x.dim() > 2 else x.unsqueeze(2)  # a view wherever one stride walks the pixels
    spatial = planes.shape[2]
    shared = {
        "x": planes,
        "mean": mean,
        "rstd": rstd,
        "channels": channels,
        "groups": num_groups,
        "spatial": spatial,
        **dict(zip(("x_stride_n", "x_stride_c", "x_stride_s"), planes.stride(), strict=True)),
    }
    block = config["BLOCK_SIZE"]
    statistics = Launch(
        "group_norm_statistics", {**shared, "eps": eps}, grid=batch * num_groups, block=block, strided=("x",)
    )
    normalize = Launch(
        "group_norm_normalize",
        {**shared, "y": y, "batch": batch, "weight": weight, "bias": bias},
        grid=(ceil_div(spatial, block), min(batch * channels, 65535)),
        block=block,
        strided=("x",),
    )
    return Plan((y,), (statistics, normalize))


def case(
    name: str,
    *shape: int,
    num_groups,
    affine=True,
    values=STANDARD_NORMAL,
    layout="contiguous",
    full_size=False,
    **attributes,
) -> Case:
    """Make a case from the shape of x."""
    inputs = {
        "x": Input(shape, values, layout),
        "weight": Input(shape[1:2], Uniform(0.5, 2.0)) if affine else None,
        "bias": Input(shape[1:2]) if affine else None,
    }
    return Case(name, inputs, {"num_groups": num_groups, **attributes}, full_size)


op = Op(
    name="group_norm",
    oracle=group_norm,
    variants=(
        Variant(
            "v1_two_kernels",
            HERE / "v1_two_kernels.cu",
            two_kernels,
            tunables=(Tunable("BLOCK_SIZE", 256, (64, 128, 256, 512, 1024)),),
        ),
    ),
    cases=(
        case("one_value_per_group", 2, 2, 1, 1, num_groups=2),
        case("plain", 2, 8, 9, 9, num_groups=4),
        case("odd", 3, 15, 7, 11, num_groups=5),
        case("rows", 5, 12, num_groups=3),
        case("sequence", 2, 6, 301, num_groups=2),
        case("volume", 2, 4, 3, 5, 7, num_groups=2),
        case("empty", 0, 8, 3, 3, num_groups=4),
        case("one_group", 3, 8, 6, 7, num_groups=1),
        case("group_per_channel", 3, 8, 6, 7, num_groups=8),
        case("not_affine", 2, 8, 9, 9, num_groups=4, affine=False),
        case("larger_than_block", 2, 4, 23, 29, num_groups=2),
        case("far_from_zero", 2, 8, 17, 17, num_groups=4, values=Normal(mean=30.0)),
        case("constant", 2, 8, 9, 9, num_groups=4, values=Normal(mean=3.0, std=0.0)),
        case("small_values", 2, 8, 9, 9, num_groups=4, values=Normal(std=1e-3)),
        case("large_eps", 2, 8, 9, 9, num_groups=4, eps=0.5),
        case("nonfinite", 3, 24, 5, 5, num_groups=12, values=Special()),
        case("many_planes", 8, 8200, 1, 1, num_groups=100),
        case("channels_last", 2, 8, 9, 7, num_groups=4, layout="channels_last"),
        case("transposed", 2, 8, 9, 7, num_groups=4, layout="transposed"),
        case("strided", 2, 8, 9, 7, num_groups=4, layout="strided"),
        case("offset", 2, 8, 9, 7, num_groups=4, layout="offset"),
        case("s2", 128, 64, 258, 258, num_groups=8, full_size=True),
        case("s4", 512, 128, 17, 17, num_groups=8, full_size=True),
    ),
)
