"""Gradients of what follows S4's convolution: BatchNorm2d, tanh, MaxPool2d, GroupNorm."""

from pathlib import Path
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional

from workbench.op import (
    FLOATS,
    STANDARD_NORMAL,
    BothSigns,
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
    takes_call,
    widest_access,
)

HERE = Path(__file__).parent
NAN_AMONG = Special((float("nan"), 0.0, -0.0, 1e-40, 300.0))  # an infinity's window has no gradient to compare
SMEM_BYTES = 48 * 1024  # that a launch may have without asking
group_norm_backward = find_op("group_norm_backward", HERE.parent)
BATCH_PART = find_op("batch_norm2d", HERE.parent).variant("v2_vectorized")


def batch_norm_tanh_max_pool_group_norm_backward(
    dy: Tensor,
    x: Tensor,
    bn_weight: Tensor | None = None,
    bn_bias: Tensor | None = None,
    running_mean: Tensor | None = None,
    running_var: Tensor | None = None,
    gn_weight: Tensor | None = None,
    *,
    num_groups: int,
    training: bool = False,
    bn_eps: float = 1e-5,
    gn_eps: float = 1e-5,
    pool: int = 2,
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
    """Compute the gradients of x, bn_weight, bn_bias, gn_weight and gn_bias from dy, that of the output."""
    if training:
        var, mean = torch.var_mean(x, (0, 2, 3), correction=0)
    else:
        assert running_mean is not None
        assert running_var is not None
        mean, var = running_mean, running_var
    rstd = (var + bn_eps).rsqrt()
    normalised = (x - mean.view(-1, 1, 1)) * rstd.view(-1, 1, 1)
    scaled = normalised if bn_weight is None else normalised * bn_weight.view(-1, 1, 1)
    activated = torch.tanh(scaled if bn_bias is None else scaled + bn_bias.view(-1, 1, 1))
    pooled, indices = functional.max_pool2d(activated, pool, return_indices=True)
    dp, dgn_weight, dgn_bias, _ = group_norm_backward.oracle(dy, pooled, gn_weight, num_groups=num_groups, eps=gn_eps)
    window = [pool, pool]
    da = torch.ops.aten.max_pool2d_with_indices_backward(dp, activated, window, window, [0, 0], [1, 1], False, indices)
    dz = da * (1 - activated * activated)
    dbn_weight, dbn_bias = (dz * normalised).sum((0, 2, 3)), dz.sum((0, 2, 3))
    scale = rstd if bn_weight is None else rstd * bn_weight
    dx = dz
    if training:
        count = x.numel() // x.shape[1]
        dx = dz - (dbn_bias / count).view(-1, 1, 1) - normalised * (dbn_weight / count).view(-1, 1, 1)
    return dx * scale.view(-1, 1, 1), dbn_weight, dbn_bias, dgn_weight, dgn_bias


def check(call: Call) -> None:
    """Refuse what does not fit."""
    x, pool = call.x, call.pool
    expect_shape("x", x, (None, None, None, None))
    batch, channels, height, width = x.shape
    if channels % call.num_groups or min(height, width) < pool:
        raise OpError(f"expected whole groups and windows; got {tuple(x.shape)}, {call.num_groups} groups, pool {pool}")
    expect_shape("dy", call.dy, (batch, channels, height // pool, width // pool))
    for name, tensor in call.pick("bn_weight", "bn_bias", "running_mean", "running_var", "gn_weight").items():
        expect_shape(name, tensor, (channels,))


@takes_call(batch_norm_tanh_max_pool_group_norm_backward)
def by_groups(call: Call, *, config: Config) -> Plan:
    """Plan the statistics, the gradients of the windows, the sums of channels and the gradient of x."""
    check(call)
    dy, x, *of_channels = (None if t is None else t.contiguous() for t in call.tensors)
    bn_weight, bn_bias, running_mean, running_var, gn_weight = of_channels
    assert x is not None
    assert dy is not None
    batch, channels, height, width = x.shape
    dx = torch.empty_like(x)
    dgn_weight, dgn_bias, dbn_weight, dbn_bias = (x.new_empty(channels) for _ in range(4))
    outputs = (dx, dbn_weight, dbn_bias, dgn_weight, dgn_bias)
    block, real = config["BLOCK_SIZE"], torch.promote_types(x.dtype, torch.float32)
    sums, means = x.new_empty(batch * channels, 4, dtype=real), x.new_empty(channels, 2, dtype=real)
    of_weights = {"dgn_weight": dgn_weight, "dgn_bias": dgn_bias, "dbn_weight": dbn_weight, "dbn_bias": dbn_bias}
    sizes = {"batch": batch, "channels": channels, "pixels": height * width}
    channel_sums = Launch("channel_sums", {"sums": sums, "means": means, **of_weights, **sizes}, channels, block)
    if not x.numel():
        return Plan(outputs, (channel_sums,), zeroed=(sums,))
    if call.training:
        first = BATCH_PART.prepare(x, training=True, eps=call.bn_eps)
        *statistics, normalize = (launch.with_defines({"PART_V2_VECTORIZED": 1}) for launch in first.launches)
        mean, rstd = normalize.arguments["mean"], normalize.arguments["scale"]
    else:
        mean, rstd = x.new_empty(2, channels, dtype=real)
        running = {"running_mean": running_mean, "running_var": running_var}
        of_running = {"mean": mean, "rstd": rstd, **running, "channels": channels, "eps": call.bn_eps}
        statistics = [Launch("running_statistics", of_running, ceil_div(channels, block), block)]
    pooled_h, pooled_w, groups = height // call.pool, width // call.pool, batch * call.num_groups
    group_size = channels // call.num_groups * pooled_h * pooled_w
    on_chip = 2 * group_size * mean.element_size()
    fits = on_chip <= SMEM_BYTES - 1024
    dz = x.new_empty(dy.shape, dtype=real)
    aligned = call.pool & (call.pool - 1) == 0 and widest_access(x, width) >= call.pool
    defines = {"POOL": call.pool, "ROW": call.pool if aligned else 1}
    shared = {"c": x, "dz": dz, "mean": mean, "rstd": rstd, "bn_weight": bn_weight, "bn_bias": bn_bias}
    image = {"channels": channels, "out_h": height, "out_w": width}
    launches = (
        *statistics,
        Launch(
            "pool_gradient",
            {
                **{**shared, **image, "dy": dy, "sums": sums, "gn_weight": gn_weight, "eps": call.gn_eps},
                **{"scratch": None if fits else x.new_empty(groups, 2, group_size, dtype=real)},
                "group_channels": channels // call.num_groups,
            },
            groups,
            block,
            smem_bytes=on_chip if fits else 0,
            defines=defines,
        ),
        channel_sums,
        Launch(
            "apply",
            {**shared, **image, "dc": dx, "planes": batch * channels, "means": means if call.training else None},
            ceil_div(batch * channels * ceil_div(height, call.pool) * ceil_div(width, call.pool), block),
            block,
            defines=defines,
        ),
    )
    return Plan(outputs, launches)


@takes_call(batch_norm_tanh_max_pool_group_norm_backward)
def by_groups_restriction(call: Call) -> str:
    """Say why no kernel takes a call."""
    return "takes fewer than 2^31 values" if call.x.numel() >= 2**31 else ""


def case(
    name: str,
    *shape: int,
    num_groups: int,
    affine: bool = True,
    values: Values = STANDARD_NORMAL,
    layout: str = "contiguous",
    full_size: bool = False,
    dtypes: tuple[str, ...] | None = None,
    **attributes: Any,
) -> Case:
    """Make a case from the shape of x."""
    pool = attributes.get("pool", 2)
    of_channels = {
        "bn_weight": BothSigns(0.25, 1.0) if affine else None,
        "bn_bias": Uniform(-0.5, 0.5) if affine else None,
        "running_mean": Normal(std=0.1),
        "running_var": Uniform(0.5, 2.0),
        "gn_weight": Uniform(0.5, 2.0) if affine else None,
    }
    inputs = {
        "dy": Input((*shape[:2], shape[2] // pool, shape[3] // pool), STANDARD_NORMAL, layout),
        "x": Input(shape, values, layout),
        **{name: Input(shape[1:2], values) if values else None for name, values in of_channels.items()},
    }
    return Case(name, inputs, {"num_groups": num_groups, **attributes}, full_size, dtypes)


op = Op(
    name="batch_norm_tanh_max_pool_group_norm_backward",
    oracle=batch_norm_tanh_max_pool_group_norm_backward,
    deterministic=True,
    variants=(
        Variant(
            "v1_by_groups",
            HERE / "v1_by_groups.cu",
            by_groups,
            dtypes=FLOATS,
            tunables=(Tunable("BLOCK_SIZE", 256, (256,)),),
            restriction=by_groups_restriction,
        ),
    ),
    cases=(
        case("eval", 2, 8, 8, 10, num_groups=2),
        case("eval_odd", 3, 6, 7, 9, num_groups=3),
        case("eval_empty", 0, 8, 5, 5, num_groups=2),
        case("eval_windows_of_3", 2, 8, 6, 10, num_groups=4, pool=3),
        case("eval_nonfinite", 3, 24, 6, 6, num_groups=12, values=NAN_AMONG),
        case("training", 2, 8, 8, 10, num_groups=2, training=True),
        case("training_odd", 3, 6, 7, 9, num_groups=3, training=True),
        case("training_not_affine", 2, 8, 6, 7, num_groups=2, training=True, affine=False),
        case("training_far_from_zero", 4, 8, 8, 8, num_groups=2, training=True, values=Normal(mean=30.0)),
        case("training_large_group", 1, 8, 64, 60, num_groups=1, training=True),
        case("training_channels_last", 2, 8, 6, 7, num_groups=2, training=True, layout="channels_last"),
        case("training_transposed", 2, 8, 6, 7, num_groups=2, training=True, layout="transposed"),
        case("training_strided", 2, 8, 6, 7, num_groups=2, training=True, layout="strided"),
        case("training_offset", 2, 8, 6, 7, num_groups=2, training=True, layout="offset"),
        case("s4_training", 512, 128, 34, 34, num_groups=8, training=True, full_size=True),
    ),
)
