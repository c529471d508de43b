"""Group normalisation of GELU of a 2-D transposed convolution: S0 to S2 as a whole."""

from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from workbench.kernel import TensorMap
from workbench.op import (
    FLOATS,
    LAUNCH_US,
    Call,
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
    find_op,
    gpu_of,
    multiprocessor_count,
    part_obstacle,
    part_us,
    plan_part,
    takes_call,
    with_attributes_of,
)

HERE = Path(__file__).parent
GROUPS = 8  # of v2: a warp's 16 channels are two groups
NORMALIZED = 8192  # values that a block of v2's second pass takes
conv_gelu = find_op("conv_transpose2d_gelu", HERE.parent)
conv_gather = conv_gelu.variant("v1_gather")
conv_rows = conv_gelu.variant("v2_wgmma_rows")
two_pass_defaults = {tunable.name: tunable.default for tunable in conv_rows.tunables}
convolution_alone = find_op("conv_transpose2d", HERE.parent)
gelu_group_norm = find_op("gelu_group_norm", HERE.parent)
group_norm = find_op("group_norm", HERE.parent)
norm_backward = find_op("group_norm_backward", HERE.parent)
norm_two_kernels = group_norm.variant("v1_two_kernels")


@with_attributes_of(conv_gelu.oracle)
def conv_transpose2d_gelu_group_norm(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    norm_weight: Tensor | None = None,
    norm_bias: Tensor | None = None,
    *,
    num_groups: int,
    eps: float = 1e-5,
    form: str = "erf",
    **geometry: Any,
) -> Tensor:
    """Compute group_norm(gelu(conv_transpose2d(x, weight, bias, **geometry)), num_groups, norm_weight, norm_bias)."""
    activated = conv_gelu.oracle(x, weight, bias, form=form, **geometry)
    return group_norm.oracle(activated, norm_weight, norm_bias, num_groups=num_groups, eps=eps)


def convolution(call: Call) -> dict[str, Any]:
    """Return the attributes of the convolution with GELU."""
    return call.attributes_of(conv_gelu.oracle)


def normalisation(call: Call) -> dict[str, Any]:
    """Return the attributes of the group normalisation."""
    return call.attributes_of(group_norm.oracle)


@takes_call(conv_transpose2d_gelu_group_norm)
def parts(call: Call) -> Tensor:
    """Compute the same with the convolution's output kept for the gradients."""
    convolved = convolution_alone(*call.tensors[:3], **call.attributes_of(convolution_alone.oracle))
    return gelu_group_norm(convolved, *call.tensors[3:], form=call.form, **normalisation(call))


@takes_call(conv_transpose2d_gelu_group_norm)
def kept(call: Call) -> tuple[Tensor, tuple[Tensor]]:
    """Compute the same, and the convolution's output, which the gradients take."""
    convolved = convolution_alone(*call.tensors[:3], **call.attributes_of(convolution_alone.oracle))
    y = gelu_group_norm(convolved, *call.tensors[3:], form=call.form, **normalisation(call))
    return y, (convolved,)


def gradients(
    wanted: tuple[bool, ...],
    dy: Tensor,
    kept: tuple[Tensor],
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    norm_weight: Tensor | None = None,
    norm_bias: Tensor | None = None,
    *,
    num_groups: int,
    eps: float = 1e-5,
    form: str = "erf",
    **geometry: Any,
) -> tuple[Tensor | None, ...]:
    """Compute the gradients; that of the convolution's bias is gathered where the norm's passes."""
    del bias, norm_bias
    mask = (*wanted, *(False,) * 5)[:5]
    norm = {"num_groups": num_groups, "eps": eps, "activation": form, "summed": mask[2]}
    d_convolved, d_norm_weight, d_norm_bias, d_bias = norm_backward(dy, *kept, norm_weight, **norm)
    assert convolution_alone.gradients is not None
    dx, d_weight = convolution_alone.gradients(mask[:2], d_convolved, x, weight, **geometry)
    found = (dx, d_weight, d_bias, d_norm_weight, d_norm_bias)
    return tuple(one if want else None for one, want in zip(found, wanted, strict=False))


@takes_call(conv_transpose2d_gelu_group_norm)
def three_kernels(call: Call, *, config: Config) -> Plan:
    """Plan the launches of the two ops, one behind the other."""
    first = conv_gather.plan(*call.tensors[:3], config=config, **convolution(call))
    (activated,) = first.outputs
    second = norm_two_kernels.plan(activated, *call.tensors[3:], config=config, **normalisation(call))
    return second.after(first)


CONV_PARTS = ("v3_register_tiles", "v4_depthwise", "v5_implicit_gemm")  # what v3_parts.cu holds of each op
NORM_PARTS = ("v1_two_kernels", "v3_two_passes", "v4_on_chip")
HOPPER_PARTS = {  # what v4_hopper_parts.cu holds
    "conv_parts": (*CONV_PARTS, "v6_wgmma_gemm"),
    "norm_parts": (*NORM_PARTS, "v2_warp_roles", "v5_cluster"),
}
HOPPER_CHANNELS = 32  # of a group, in and out, from which on wgmma is worth its tiles


@takes_call(conv_transpose2d_gelu_group_norm)
def of_parts(
    call: Call, *, config: Config, conv_parts: tuple[str, ...] = CONV_PARTS, norm_parts: tuple[str, ...] = NORM_PARTS
) -> Plan:
    """Plan the launches of the fastest variants of the two ops, one behind the other."""
    del config
    first = plan_part(conv_gelu, conv_parts, *call.tensors[:3], **convolution(call))
    (activated,) = first.outputs
    second = plan_part(group_norm, norm_parts, activated, *call.tensors[3:], **normalisation(call))
    return second.after(first)


@takes_call(conv_transpose2d_gelu_group_norm)
def of_parts_restriction(call: Call) -> str:
    """Say why no variant of the convolution's takes it."""
    return part_obstacle(conv_gelu, CONV_PARTS, *call.tensors[:3], **convolution(call))


@takes_call(conv_transpose2d_gelu_group_norm)
def hopper_restriction(call: Call) -> str:
    """Say why a convolution is left to the portable kernels."""
    x = call.x
    channels = min(x.shape[1] // call.groups, call.weight.shape[1])
    if channels < HOPPER_CHANNELS:
        return f"takes {HOPPER_CHANNELS} channels a group or more; got {channels}"
    return of_parts_restriction(call)


@takes_call(conv_transpose2d_gelu_group_norm)
def two_passes(call: Call, *, config: Config) -> Plan:
    """Plan the convolution's launches with kernels that gather the sums, then the moments and the second pass."""
    x = call.x
    plan = conv_rows.plan(*call.tensors[:3], config=config, **convolution(call))
    (y,) = plan.outputs
    batch, channels, height, width = y.shape
    expect_shape("norm_weight", call.norm_weight, (channels,))
    expect_shape("norm_bias", call.norm_bias, (channels,))
    planes, pixels = batch * channels, height * width
    sums = x.new_empty(2, batch, GROUPS, 2, dtype=torch.float64)
    affine = x.new_empty(planes, 2)
    launches = [
        replace(launch, kernel="conv_transpose2d_gelu_sums", arguments={**launch.arguments, "sums": sums})
        if launch.kernel == "conv_transpose2d"
        else launch
        for launch in plan.launches
    ]
    build = launches[0].defines
    out_of_range = launches[0].arguments["out_of_range"]
    sizes = {"affine": affine, "planes": planes, "pixels": pixels}
    moments = {
        "sums": sums,
        "out_of_range": out_of_range,
        "gamma": call.norm_weight,
        "beta": call.norm_bias,
        "eps": call.eps,
    }
    launches += [
        Launch("moments", {**sizes, **moments}, ceil_div(planes, 256), 256, defines=build),
        Launch("normalize", {**sizes, "y": y}, ceil_div(planes * pixels, NORMALIZED), 512, defines=build),
    ]
    return Plan((y,), tuple(launches), zeroed=(sums,))


ROUND_US = {"v5_one_pass": 19.0, "v6_mapped": 17.0}  # an image's products, its meeting and its stores, on an H200
HELD_ROWS = 4  # of a strip, that a block of v5 keeps: BLOCK_ROWS
ONE_PASS = {"TILE_N": 136, "RING": 5, "STAGES": 8, "PRODUCERS": 4}


@takes_call(conv_transpose2d_gelu_group_norm)
def one_pass(call: Call, *, config: Config, mapped: bool = False) -> Plan:
    """Plan the f16 build in one launch; v2's tf32 build and second pass, behind it, mostly return at once."""
    x = call.x
    behind = two_passes(call, config=two_pass_defaults)
    pack, first, *again = behind.launches
    blocks, sms = blocks_of_image(x, config["TILE_N"]), multiprocessor_count(x)
    if blocks > sms:  # the restriction knows the default tile alone
        name = "v6_mapped" if mapped else "v5_one_pass"
        raise OpError(
            f"{name}: TILE_N={config['TILE_N']} cuts an image into {blocks} blocks, one an SM; "
            f"the GPU has {sms} SMs: take a larger TILE_N"
        )
    arrived = x.new_empty(x.shape[0], dtype=torch.int32)
    kept = {name: value for name, value in first.arguments.items() if name != "sums"}
    scratch = {"partial": x.new_empty(x.shape[0], blocks, GROUPS, 2, dtype=torch.float64), "arrived": arrived}
    norm = {"gamma": call.norm_weight, "beta": call.norm_bias, "eps": call.eps}
    defines = {**config, "OPERAND": "F16", "MAPPED": int(mapped)}
    maps = {"x_map": planes(x, config["TILE_N"])} if mapped else {}
    *_, normalize = again
    guarded = {**normalize.arguments, "needed": first.arguments["out_of_range"]}
    again[-1] = replace(normalize, arguments=guarded, grid=8 * sms)
    tf32_defines = {**again[0].defines, "PART_V2_TWO_PASSES": 1}
    launches = (
        replace(pack, defines=defines),
        replace(
            first,
            kernel="conv_transpose2d_gelu_group_norm" + "_mapped" * mapped,
            arguments={**kept, **maps, **scratch, **norm},
            block=256 + 32 * config["PRODUCERS"],
            cooperative=True,
            defines=defines,
        ),
        *(replace(launch, defines=tf32_defines) for launch in again),
    )
    return replace(behind, launches=launches, zeroed=(*behind.zeroed, arrived, scratch["partial"]))


def planes(x: Tensor, tile: int) -> TensorMap:
    """Map the planes of x in boxes of 8 channels and of the pixels of a stage (kStagePitch)."""
    return TensorMap(x.view(-1, x.shape[2] * x.shape[3]), box=(8, tile + 16))


def blocks_of_image(x: Tensor, tile: int) -> int:
    """Count the blocks that keep an image's output."""
    return ceil_div(x.shape[3] + 2, tile) * ceil_div(x.shape[2] + 2, HELD_ROWS)


@takes_call(conv_transpose2d_gelu_group_norm)
def one_pass_restriction(call: Call) -> str:
    """Say why the blocks of a GPU cannot keep an image."""
    if (padding := convolution(call).get("padding", 0)) not in (0, (0, 0)):
        return f"takes no padding; got {padding}"
    if obstacle := two_passes_restriction(call):
        return obstacle
    tile, sms = ONE_PASS["TILE_N"], multiprocessor_count(call.x)
    blocks = blocks_of_image(call.x, tile)
    if blocks > sms:
        return f"takes images of at most {sms} pieces of {HELD_ROWS} rows of {tile} columns, one an SM; got {blocks}"
    return ""


@takes_call(conv_transpose2d_gelu_group_norm)
def two_passes_restriction(call: Call) -> str:
    """Say why the kernels of conv_rows.cuh cannot take it."""
    if call.num_groups != GROUPS:
        return f"takes {GROUPS} groups; got {call.num_groups}"
    if any(tensor is not None and not tensor.is_contiguous() for tensor in (call.norm_weight, call.norm_bias)):
        return "takes norm_weight and norm_bias contiguous"
    return conv_rows.restriction(*call.tensors[:3], **convolution(call)) if conv_rows.restriction else ""


@takes_call(conv_transpose2d_gelu_group_norm)
def one_pass_cost(call: Call, *, name: str = "v5_one_pass") -> dict[str, float]:
    """Return the terms of v5's or v6's time: rounds of images, in each of which a block computes as many rows."""
    images = multiprocessor_count(call.x) // blocks_of_image(call.x, ONE_PASS["TILE_N"])  # at the same time
    return {"launches": 6 * LAUNCH_US, "rounds": ROUND_US[name] * ceil_div(call.x.shape[0], images)}


@takes_call(conv_transpose2d_gelu_group_norm)
def library_cost(call: Call) -> dict[str, float]:
    """Return the terms of PyTorch's time: those of the two ops."""
    assert conv_gelu.library is not None
    assert group_norm.library is not None
    convolution_us = conv_gelu.library.predict_us(*call.tensors[:3], **convolution(call))
    normalisation_us = group_norm.library.predict_us(activated(call), **normalisation(call))
    return {"convolution": convolution_us, "normalisation": normalisation_us}


@takes_call(conv_transpose2d_gelu_group_norm)
def parts_cost(
    call: Call, *, conv_parts: tuple[str, ...] = CONV_PARTS, norm_parts: tuple[str, ...] = NORM_PARTS
) -> dict[str, float]:
    """Return the terms of the fastest variants of the two ops."""
    convolution_us = part_us(conv_gelu, conv_parts, *call.tensors[:3], **convolution(call))
    y = activated(call)
    normalisation_us = part_us(group_norm, norm_parts, y, **normalisation(call))
    return {"convolution": convolution_us, "normalisation": normalisation_us}


@takes_call(conv_transpose2d_gelu_group_norm)
def gather_cost(call: Call) -> dict[str, float]:
    """Return the terms of v1's time."""
    y = activated(call)
    normalisation_us = norm_two_kernels.predict_us(y, **normalisation(call))
    assert normalisation_us is not None
    return {**conv_gather.terms(*call.tensors[:3], **convolution(call)), "normalisation": normalisation_us}


@takes_call(conv_transpose2d_gelu_group_norm)
def rows_cost(call: Call) -> dict[str, float]:
    """Return the terms of v2's time: the convolution's, and a pass over the result."""
    x = call.x
    y = activated(call)
    return {**conv_rows.terms(*call.tensors[:3], **convolution(call)), "pass": 2 * y.nbytes / gpu_of(x).bytes_per_us}


def activated(call: Call) -> Tensor:
    """Return what is normalised, without data."""
    y = conv_gelu.fake(*(tensor.to("meta") for tensor in (call.x, call.weight)), **convolution(call))
    assert isinstance(y, Tensor)
    return y


by_name = {case.name: case for case in conv_gelu.cases}


def normalised(
    name: str,
    num_groups: int,
    *,
    affine: bool = True,
    as_name: str = "",
    dtypes: tuple[str, ...] | None = None,
    **attributes: Any,
) -> Case:
    """Extend the case `name` of conv_transpose2d_gelu by a group normalisation of its output."""
    case = by_name[name]
    weight = case.inputs["weight"]
    assert weight is not None
    channels = weight.shape[1] * case.attributes.get("groups", 1)
    norm = (Input((channels,), Uniform(0.5, 2.0)), Input((channels,))) if affine else (None, None)
    inputs = {**case.inputs, "norm_weight": norm[0], "norm_bias": norm[1]}
    return replace(
        case,
        name=as_name or name,
        inputs=inputs,
        attributes={**case.attributes, "num_groups": num_groups, **attributes},
        dtypes=dtypes or case.dtypes,
    )


@dataclass(frozen=True)
class SomeZero:
    """Normally distributed weights; those of the first half of the output channels are zero."""

    std: float

    def sample(self, shape: tuple[int, ...], generator: torch.Generator) -> Tensor:
        """Draw a contiguous float32 tensor of `shape` on the generator's device."""
        weights = Normal(std=self.std).sample(shape, generator)
        weights[:, : shape[1] // 2] = 0.0
        return weights


def strip(name: str, **inputs: Input | None) -> Case:
    """Vary the inputs of the case `strip`, which a block of v5 keeps."""
    case = normalised("strip", GROUPS)
    return replace(case, name=name, inputs={**case.inputs, **inputs}, dtypes=("float32",))


def special() -> Case:
    """Make a case whose infinities and NaN stay within the groups that they fall into."""
    inputs = {
        "x": Input((3, 24, 5, 5), Special()),
        "weight": Input((24, 1, 2, 2), Uniform(0.5, 2.0)),
        "bias": Input((24,)),
        "norm_weight": Input((24,), Uniform(0.5, 2.0)),
        "norm_bias": Input((24,)),
    }
    return Case("nonfinite", inputs, {"groups": 24, "num_groups": 12})


ROWS = [name for name in by_name if name.startswith("rows") and name != "rows_nonfinite"]  # there, all is NaN

v5_one_pass = replace(
    conv_rows,
    name="v5_one_pass",
    source=HERE / "v5_one_pass.cu",
    plan=one_pass,
    tunables=(
        Tunable("TILE_N", ONE_PASS["TILE_N"], (120, 136)),
        Tunable("RING", ONE_PASS["RING"], (4, 5)),
        Tunable("STAGES", ONE_PASS["STAGES"], (8, 12, 16)),
        Tunable("PRODUCERS", ONE_PASS["PRODUCERS"], (4, 8)),
    ),
    constraints=(lambda config: config["STAGES"] % config["PRODUCERS"] == 0,),
    restriction=one_pass_restriction,
    cost=one_pass_cost,
)

op = Op(
    name="conv_transpose2d_gelu_group_norm",
    oracle=conv_transpose2d_gelu_group_norm,
    autocast="parts",
    batched=True,
    library_cost=library_cost,
    parts=parts,
    kept=kept,
    gradients=gradients,
    variants=(
        Variant(
            "v1_three_kernels",
            HERE / "v1_three_kernels.cu",
            three_kernels,
            dtypes=FLOATS,
            tunables=(*conv_gather.tunables, *norm_two_kernels.tunables),
            constraints=conv_gather.constraints,
            cost=gather_cost,
        ),
        Variant(
            "v3_parts",
            HERE / "v3_parts.cu",
            of_parts,
            min_arch="sm_80",
            restriction=of_parts_restriction,
            tf32=True,
            cost=parts_cost,
        ),
        Variant(
            "v4_hopper_parts",
            HERE / "v4_hopper_parts.cu",
            partial(of_parts, **HOPPER_PARTS),
            min_arch="sm_90a",
            restriction=hopper_restriction,
            tf32=True,
            cost=partial(parts_cost, **HOPPER_PARTS),
        ),
        replace(
            conv_rows,
            name="v2_two_passes",
            source=HERE / "v2_two_passes.cu",
            plan=two_passes,
            restriction=two_passes_restriction,
            cost=rows_cost,
        ),
        v5_one_pass,
        replace(
            v5_one_pass,
            name="v6_mapped",
            plan=partial(one_pass, mapped=True),
            cost=partial(one_pass_cost, name="v6_mapped"),
        ),
    ),
    cases=(
        normalised("plain", 4),
        normalised("plain", 1, as_name="one_group"),
        normalised("plain", 4, affine=False, as_name="not_affine"),
        normalised("plain", 4, eps=0.5, as_name="large_eps"),
        normalised("odd", 7),
        normalised("empty", 2),
        normalised("no_bias", 2),
        normalised("stride", 2),
        normalised("padding", 2),
        normalised("output_padding", 2),
        normalised("dilation", 2),
        normalised("groups", 3),
        normalised("everything", 2),
        normalised("plain_tanh", 4),
        normalised("plain_sigmoid", 4),
        normalised("channels_last", 2),
        normalised("transposed", 2),
        normalised("strided", 2),
        normalised("offset", 2),
        special(),
        normalised("strip", 8),
        normalised("strips", 8),
        strip("strip_of_a_tile", x=Input((1, 64, 2, 134))),  # rows of y are whole strips of v5
        strip("strip_zero", x=Input((1, 64, 2, 14), Normal(std=0.0)), bias=None),  # all sums are zero
        strip("strip_some_zero", x=Input((1, 64, 2, 14)), weight=Input((64, 64, 3, 3), SomeZero(1 / 24)), bias=None),
        normalised("strip_padding", 8),
        normalised("strip_huge", 8),
        normalised("s0", 8),
        *(normalised(name, 8) for name in ROWS if name != "rows_tiny"),
        normalised("rows_tiny", 8, eps=1e-16, dtypes=("float32", "bfloat16")),  # activated, it is below float16's range
        normalised("rows", 8, affine=False, as_name="rows_not_affine"),
        normalised("rows", 4, as_name="rows_of_4_groups"),
    ),
)
