"""Group normalisation: statistics per sample and group, weight and bias per channel."""

from pathlib import Path
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional

from workbench.op import (
    FLOATS,
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
    Values,
    Variant,
    ceil_div,
    expect_shape,
    is_aligned,
    multiprocessor_count,
)

HERE = Path(__file__).parent
NOT_FLOAT64 = FLOATS[:3]  # without a spread, the error is the oracle's own, and float64 is its dtype
BLOCKS_PER_SM = 2  # of v2, resident at once
TILE = 6688  # of v2; others with this plan have no smaller one


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
    mean, rstd = x.new_empty(2, batch, num_groups, dtype=torch.promote_types(x.dtype, torch.float32))
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


def resident(
    x: Tensor,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    *,
    config: Config,
    num_groups: int,
    eps: float = 1e-5,
) -> Plan:
    """Plan the one launch of blocks that are all resident and count each other's tiles."""
    batch, channels = x.shape[:2]
    expect_shape("weight", weight, (channels,))
    expect_shape("bias", bias, (channels,))
    pixels = x.numel() // (batch * channels)
    groups = batch * num_groups
    y = x.new_empty(x.shape)
    tiles = ceil_div(channels // num_groups * pixels, config["TILE"])
    arrived = x.new_empty(groups, dtype=torch.int32)
    launch = Launch(
        "group_norm",
        {
            **{"x": x, "y": y, "partial": x.new_empty(groups, tiles, 2, dtype=torch.float64), "arrived": arrived},
            **{"num_groups": groups, "groups": num_groups, "group_channels": channels // num_groups},
            **{"pixels": pixels, "eps": eps, "weight": weight, "bias": bias},
        },
        grid=BLOCKS_PER_SM * multiprocessor_count(x),
        block=512,
        smem_bytes=4 * config["TILE"] * 4,
        cooperative=True,
    )
    return Plan((y,), (launch,), zeroed=(arrived,))


def resident_restriction(
    x: Tensor,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    *,
    num_groups: int,
    **_norm: Any,
) -> str:
    """Say why the kernel that keeps a group in shared memory cannot take it."""
    if x.dim() != 4 or not x.numel() or x.shape[1] % num_groups:
        return f"takes x of 4 dimensions and whole groups; got {tuple(x.shape)}, {num_groups} groups"
    pixels = x.shape[2] * x.shape[3]
    group_size = x.shape[1] // num_groups * pixels
    if pixels % 4 or not TILE < group_size <= 532_512:
        return (
            f"takes planes of a multiple of 4 pixels, groups of {TILE + 1} to 532512 values; got {pixels}, {group_size}"
        )
    tiles, sms = ceil_div(group_size, TILE), multiprocessor_count(x)
    if tiles > BLOCKS_PER_SM * sms:  # a block would wait for a tile that it is to take itself, later
        return (
            f"takes groups of a tile of {TILE} values a resident block, {BLOCKS_PER_SM * sms} here; got {tiles} tiles"
        )
    if not is_aligned(x, 16) or any(t is not None and not t.is_contiguous() for t in (weight, bias)):
        return "takes x contiguous and aligned to 16 bytes, weight and bias contiguous"
    return ""


def case(
    name: str,
    *shape: int,
    num_groups,
    affine=True,
    values=STANDARD_NORMAL,
    layout="contiguous",
    full_size=False,
    dtypes=None,
    **attributes,
) -> Case:
    """Make a case from the shape of x."""
    inputs = {
        "x": Input(shape, values, layout),
        "weight": Input(shape[1:2], Uniform(0.5, 2.0)) if affine else None,
        "bias": Input(shape[1:2]) if affine else None,
    }
    return Case(name, inputs, {"num_groups": num_groups, **attributes}, full_size, dtypes)


def large(name: str, values: Values, dtypes: tuple[str, ...] | None = None) -> Case:
    """Make a case of full size with other values; a resident block takes more tiles than it has stages, twice over."""
    inputs = {"x": Input((12, 64, 98, 258), values), "weight": Input((64,), Uniform(0.5, 2.0)), "bias": Input((64,))}
    return Case(name, inputs, {"num_groups": 8}, full_size=True, dtypes=dtypes)


op = Op(
    name="group_norm",
    oracle=group_norm,
    variants=(
        Variant(
            "v1_two_kernels",
            HERE / "v1_two_kernels.cu",
            two_kernels,
            dtypes=FLOATS,
            tunables=(Tunable("BLOCK_SIZE", 256, (64, 128, 256, 512, 1024)),),
        ),
        Variant(
            "v2_warp_roles",
            HERE / "v2_warp_roles.cu",
            resident,
            tunables=(Tunable("TILE", TILE, (TILE,)),),
            dtypes=("float32",),
            min_arch="sm_90a",
            restriction=resident_restriction,
        ),
    ),
    cases=(
        case("one_value_per_group", 2, 12, 1, 1, num_groups=12, dtypes=NOT_FLOAT64),
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
        case("constant", 2, 8, 9, 9, num_groups=4, values=Normal(mean=3.0, std=0.0), dtypes=NOT_FLOAT64),
        case("small_values", 2, 8, 9, 9, num_groups=4, values=Normal(std=1e-3)),
        case("large_eps", 2, 8, 9, 9, num_groups=4, eps=0.5),
        case("nonfinite", 3, 24, 5, 5, num_groups=12, values=Special()),
        case("many_planes", 8, 8200, 1, 1, num_groups=100),
        case("channels_last", 2, 8, 9, 7, num_groups=4, layout="channels_last"),
        case("transposed", 2, 8, 9, 7, num_groups=4, layout="transposed"),
        case("strided", 2, 8, 9, 7, num_groups=4, layout="strided"),
        case("offset", 2, 8, 9, 7, num_groups=4, layout="offset"),
        case("tiles", 1, 8, 76, 44, num_groups=2),
        case("tiles_far_from_zero", 2, 4, 44, 44, num_groups=1, affine=False, values=Normal(mean=30.0)),
        case("s2", 128, 64, 258, 258, num_groups=8, full_size=True),
        case("s4", 512, 128, 17, 17, num_groups=8, full_size=True),
        large("resident_huge", Normal(std=1e6), ("float32", "bfloat16")),
        large("resident_tiny", Normal(std=1e-6)),
        large("resident_far_from_zero", Normal(mean=30.0)),
        large("resident_nonfinite", Special()),
    ),
)
