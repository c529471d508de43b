"""Gradients of group normalisation, or of the same behind an activation."""

import math
from pathlib import Path

import torch
from torch import Tensor

from workbench.op import (
    FLOATS,
    STANDARD_NORMAL,
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
    Values,
    Variant,
    ceil_div,
    expect_shape,
    find_op,
    multiprocessor_count,
    takes_call,
    widest_access,
)

HERE = Path(__file__).parent
gelu = find_op("gelu", HERE.parent)
WARPS_PER_SM = 256  # of the kernel that gathers sums: as many as are resident at once, four times over
LEAST_PACKS = 128  # of a warp: four accesses a lane


def group_norm_backward(
    dy: Tensor,
    x: Tensor,
    weight: Tensor | None = None,
    *,
    num_groups: int,
    eps: float = 1e-5,
    activation: str = "none",
    summed: bool = False,
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """Compute dx, dweight and dbias of group_norm(activation(x)); the activation is "none" or one of GELU's forms.

    The fourth result is the sum of dx over samples and pixels where `summed` asks for it, the gradient of a bias that
    was added to x; else it is empty.
    """
    batch, channels, plane = *x.shape[:2], math.prod(x.shape[2:])
    a = x if activation == "none" else gelu.oracle(x, form=activation)
    grouped, d = (t.reshape(batch, num_groups, channels // num_groups, plane) for t in (a, dy))
    variance, mean = torch.var_mean(grouped, (2, 3), correction=0, keepdim=True)
    rstd = (variance + eps).rsqrt()
    normalised = (grouped - mean) * rstd
    dweight, dbias = ((d * normalised).sum((0, 3)).view(channels), d.sum((0, 3)).view(channels))
    g = d if weight is None else d * weight.view(num_groups, -1, 1)
    projected = normalised * (g * normalised).mean((2, 3), keepdim=True)
    da = (rstd * (g - g.mean((2, 3), keepdim=True) - projected)).view(x.shape)
    dx = da
    if activation != "none":
        assert gelu.gradients is not None
        (dx,) = gelu.gradients((True,), da, x, form=activation)
        assert dx is not None
    dx_sum = dx.reshape(batch, channels, plane).sum((0, 2))
    return dx, dweight, dbias, dx_sum if summed else dx_sum[:0]


def check(call: Call) -> None:
    """Refuse what does not fit."""
    x = call.x
    if x.dim() < 2 or x.shape[1] % call.num_groups:
        raise OpError(f"group_norm_backward: expected x (n, c, ...), c a multiple of {call.num_groups}; got {x.shape}")
    expect_shape("dy", call.dy, x.shape)
    expect_shape("weight", call.weight, x.shape[1:2])


@takes_call(group_norm_backward)
def two_passes(call: Call, *, config: Config) -> Plan:
    """Plan the sums of parts of planes, their merging, and the gradient of x; other layouts are copied first."""
    check(call)
    dy, x = call.dy.contiguous(), call.x.contiguous()
    weight = None if call.weight is None else call.weight.contiguous()
    batch, channels = x.shape[:2]
    planes, block = batch * channels, config["BLOCK_SIZE"]
    plane = x.numel() // max(planes, 1)
    vector = min(widest_access(x, plane), widest_access(dy, plane))
    packs = plane // vector
    dx, dweight, dbias = torch.empty_like(x), x.new_empty(channels), x.new_empty(channels)
    real = torch.promote_types(x.dtype, torch.float32)
    sums = x.new_empty(planes, 2, dtype=real)
    dx_sum = x.new_empty(channels if call.summed else 0)
    of_weights = {"sums": sums, "dweight": dweight, "dbias": dbias, "batch": batch, "channels": channels}
    weights = Launch("weights", of_weights, channels, block)
    if not x.numel():
        return Plan((dx, dweight, dbias, dx_sum), (weights,), zeroed=(sums, dx_sum))
    wanted = ceil_div(WARPS_PER_SM * multiprocessor_count(x), planes)
    parts = max(1, min(wanted, packs // LEAST_PACKS))
    chunks = ceil_div(packs, block * config["STEPS"])
    records = x.new_empty(planes, parts, 5, dtype=real)
    factors = x.new_empty(batch * call.num_groups, 4, dtype=real)
    pieces = x.new_empty(planes, chunks, dtype=real) if call.summed else None
    defines = {"VECTOR": vector, "ACTIVATION": call.activation}
    adding = Launch(
        "add_pieces",
        {"pieces": pieces, "dx_sum": dx_sum, "batch": batch, "channels": channels, "chunks": chunks},
        channels,
        block,
    )
    of_channels = {"group_channels": channels // call.num_groups, "channels": channels, "weight": weight}
    launches = (
        Launch(
            "gather",
            {"x": x, "dy": dy, "records": records, "planes": planes, "parts": parts, "plane_packs": packs},
            ceil_div(planes * parts, block // 32),
            block,
            defines=defines,
        ),
        Launch(
            "finish",
            {"records": records, "sums": sums, "factors": factors, "parts": parts, "eps": call.eps, **of_channels},
            batch * call.num_groups,
            block,
        ),
        weights,
        Launch(
            "apply",
            {
                **{"x": x, "dy": dy, "factors": factors, "dx": dx, "chunks": chunks, "plane_packs": packs},
                **{**of_channels, "pieces": pieces},
            },
            planes * chunks,
            block,
            defines={**defines, "SUMMED": int(call.summed)},
        ),
        *([adding] if call.summed else []),
    )
    return Plan((dx, dweight, dbias, dx_sum), launches)


@takes_call(group_norm_backward)
def two_passes_restriction(call: Call) -> str:
    """Say why no kernel takes a call."""
    x = call.x
    plane = x.numel() // max(x.shape[0] * x.shape[1], 1) if x.dim() > 1 else 0
    return "takes planes of fewer than 2^31 values" if plane >= 2**31 else ""


def case(
    name: str,
    *shape: int,
    num_groups: int,
    affine: bool = True,
    values: Values = STANDARD_NORMAL,
    layout: str = "contiguous",
    full_size: bool = False,
    dtypes: tuple[str, ...] | None = None,
    **attributes: object,
) -> Case:
    """Make a case from the shape of x."""
    inputs = {
        "dy": Input(shape, STANDARD_NORMAL, layout),
        "x": Input(shape, values, layout),
        "weight": Input(shape[1:2], Uniform(0.5, 2.0)) if affine else None,
    }
    return Case(name, inputs, {"num_groups": num_groups, **attributes}, full_size, dtypes)


op = Op(
    name="group_norm_backward",
    oracle=group_norm_backward,
    deterministic=True,
    variants=(
        Variant(
            "v1_two_passes",
            HERE / "v1_two_passes.cu",
            two_passes,
            dtypes=FLOATS,
            tunables=(Tunable("BLOCK_SIZE", 256, (256,)), Tunable("STEPS", 2, (2,))),  # others differ by 4 % at most
            restriction=two_passes_restriction,
        ),
    ),
    cases=(
        case("plain", 2, 8, 9, 9, num_groups=4),
        case("odd", 3, 15, 7, 11, num_groups=5),
        case("rows", 5, 12, num_groups=3),
        case("empty", 0, 8, 3, 3, num_groups=4),
        case("vectors", 2, 6, 24, 60, num_groups=3),
        case("not_affine", 2, 8, 9, 9, num_groups=4, affine=False),
        case("far_from_zero", 2, 8, 17, 17, num_groups=4, values=Normal(mean=30.0)),
        case("large_eps", 2, 8, 9, 9, num_groups=4, eps=0.5),
        case("nonfinite", 3, 24, 5, 5, num_groups=12, values=Special()),
        case("erf", 2, 8, 24, 20, num_groups=2, values=Uniform(-3.5, 3.5), activation="erf"),
        case("summed", 3, 8, 48, 44, num_groups=2, values=Uniform(-3.5, 3.5), activation="erf", summed=True),
        case("summed_odd", 3, 15, 7, 11, num_groups=5, summed=True),
        case("tanh", 2, 8, 9, 9, num_groups=4, activation="tanh"),
        case("sigmoid", 2, 8, 9, 9, num_groups=4, activation="sigmoid"),
        case("channels_last", 2, 8, 9, 7, num_groups=4, layout="channels_last"),
        case("transposed", 2, 8, 9, 7, num_groups=4, layout="transposed"),
        case("strided", 2, 8, 9, 7, num_groups=4, layout="strided"),
        case("offset", 2, 8, 9, 7, num_groups=4, layout="offset"),
        case("s0", 128, 64, 258, 258, num_groups=8, activation="erf", summed=True, full_size=True),
        case("s4", 512, 128, 17, 17, num_groups=8, full_size=True),
        case("resnet", 32, 256, 56, 56, num_groups=32, full_size=True),
    ),
)
