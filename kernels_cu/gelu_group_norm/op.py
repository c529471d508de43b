"""Group normalisation of GELU(x): the declaration of group_norm with other kernels."""

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from workbench.op import (
    Case,
    Config,
    Input,
    Launch,
    Normal,
    Op,
    Plan,
    Special,
    Tunable,
    Uniform,
    Values,
    Variant,
    ceil_div,
    expect_shape,
    find_op,
    is_aligned,
    multiprocessor_count,
    with_attributes_of,
)

HERE = Path(__file__).parent
BLOCKS_PER_SM = 2  # resident at once
gelu = find_op("gelu", HERE.parent)
group_norm = find_op("group_norm", HERE.parent)
norm_two_kernels = group_norm.variant("v1_two_kernels")


@with_attributes_of(group_norm.oracle)
def gelu_group_norm(
    x: Tensor, weight: Tensor | None = None, bias: Tensor | None = None, *, form: str = "erf", **norm: Any
) -> Tensor:
    """Compute group_norm(gelu(x), weight, bias, **norm) in one of GELU's forms."""
    return group_norm.oracle(gelu.oracle(x, form=form), weight, bias, **norm)


def two_kernels(
    x: Tensor,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    *,
    config: Config,
    form: str = "erf",
    **norm: Any,
) -> Plan:
    """Plan the launches of group_norm, with kernels that activate each value as they read it."""
    plan = norm_two_kernels.plan(x, weight, bias, config=config, **norm)
    launches = (
        replace(launch, kernel=f"gelu_{launch.kernel}", defines={"GELU": f"gelu_{form}"}) for launch in plan.launches
    )
    return replace(plan, launches=tuple(launches))


def resident(
    x: Tensor,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    *,
    config: Config,
    num_groups: int,
    eps: float = 1e-5,
    form: str = "erf",
    block: int,
    smem_bytes: int,
) -> Plan:
    """Plan the one launch of blocks that are all resident and count each other's tiles."""
    del form  # the restriction lets the exact one through
    batch, channels = x.shape[:2]
    expect_shape("weight", weight, (channels,))
    expect_shape("bias", bias, (channels,))
    pixels = x.numel() // (batch * channels)
    groups = batch * num_groups
    y = x.new_empty(x.shape)
    tiles = ceil_div(channels // num_groups * pixels, config["TILE"])
    arrived = x.new_empty(groups, dtype=torch.int32)
    launch = Launch(
        "gelu_group_norm",
        {
            **{"x": x, "y": y, "partial": x.new_empty(groups, tiles, 2, dtype=torch.float64), "arrived": arrived},
            **{"num_groups": groups, "groups": num_groups, "group_channels": channels // num_groups},
            **{"pixels": pixels, "eps": eps, "weight": weight, "bias": bias},
        },
        grid=BLOCKS_PER_SM * multiprocessor_count(x),
        block=block,
        smem_bytes=smem_bytes,
        cooperative=True,
    )
    return Plan((y,), (launch,), zeroed=(arrived,))


def resident_restriction(
    x: Tensor,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    *,
    num_groups: int,
    form: str = "erf",
    **_norm: Any,
) -> str:
    """Say why the kernels that keep a group in shared memory cannot take it."""
    if form != "erf":
        return f"takes the exact form of GELU, 'erf'; got {form!r}"
    if x.dim() != 4 or not x.numel() or x.shape[1] % num_groups:
        return f"takes x of 4 dimensions and whole groups; got {tuple(x.shape)}, {num_groups} groups"
    pixels = x.shape[2] * x.shape[3]
    group_size = x.shape[1] // num_groups * pixels
    if pixels % 4 or not 202_272 <= group_size <= 532_512:
        return f"takes planes of a multiple of 4 pixels, groups of 202272 to 532512 values; got {pixels}, {group_size}"
    if not is_aligned(x, 16) or any(t is not None and not t.is_contiguous() for t in (weight, bias)):
        return "takes x contiguous and aligned to 16 bytes, weight and bias contiguous"
    return ""


def resident_variant(name: str, tile: int, block: int, smem_bytes: int) -> Variant:
    """Declare a version that reads x once."""
    return Variant(
        name,
        HERE / f"{name}.cu",
        partial(resident, block=block, smem_bytes=smem_bytes),
        tunables=(Tunable("TILE", tile, (tile,)),),
        dtypes=("float32",),
        min_arch="sm_90a",
        emulated=False,
        restriction=resident_restriction,
    )


by_name = {case.name: case for case in group_norm.cases}


def with_form(name: str, form: str) -> Case:
    """Vary the case `name` of group_norm to one of GELU's approximate forms."""
    case = by_name[name]
    return replace(case, name=f"{name}_{form}", attributes={**case.attributes, "form": form})


def large(name: str, values: Values, dtypes: tuple[str, ...] | None = None) -> Case:
    """Make a case of full size with other values."""
    inputs = {"x": Input((4, 64, 98, 258), values), "weight": Input((64,), Uniform(0.5, 2.0)), "bias": Input((64,))}
    return Case(name, inputs, {"num_groups": 8}, full_size=True, dtypes=dtypes)


op = Op(
    name="gelu_group_norm",
    oracle=gelu_group_norm,
    variants=(
        Variant(
            "v1_two_kernels",
            HERE / "v1_two_kernels.cu",
            two_kernels,
            tunables=norm_two_kernels.tunables,
            constraints=norm_two_kernels.constraints,
        ),
        resident_variant("v2_group_resident", 8352, 512, 3 * 8352 * 4 + 64),
        resident_variant("v3_warp_roles", 6688, 512, 4 * 6688 * 4),
    ),
    cases=(
        *(case for case in group_norm.cases if not case.full_size),
        with_form("plain", "tanh"),
        with_form("plain", "sigmoid"),
        with_form("odd", "tanh"),
        replace(by_name["s2"], name="s1"),
        large("resident_huge", Normal(std=1e6), ("float32", "bfloat16")),
        large("resident_tiny", Normal(std=1e-6)),
        large("resident_far_from_zero", Normal(mean=30.0)),
        large("resident_nonfinite", Special()),
    ),
)
