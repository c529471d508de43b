"""What follows S4's convolution: BatchNorm2d (batch or running statistics), tanh, MaxPool2d, GroupNorm."""

from dataclasses import replace
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
    Uniform,
    Values,
    Variant,
    ceil_div,
    find_op,
    plan_part,
    takes_call,
)

HERE = Path(__file__).parent
batch_norm2d = find_op("batch_norm2d", HERE.parent)
batch_two_kernels = batch_norm2d.variant("v1_two_kernels")
BATCH_PART = batch_norm2d.variant("v2_vectorized")
group_norm = find_op("group_norm", HERE.parent)
group_two_kernels = group_norm.variant("v1_two_kernels")
NORM_PARTS = ("v1_two_kernels", "v3_two_passes", "v4_on_chip")  # what v2_parts.cu holds of group_norm
backward = find_op("batch_norm_tanh_max_pool_group_norm_backward", HERE.parent)


def batch_norm_tanh_max_pool_group_norm(
    x: Tensor,
    bn_weight: Tensor | None = None,
    bn_bias: Tensor | None = None,
    running_mean: Tensor | None = None,
    running_var: Tensor | None = None,
    gn_weight: Tensor | None = None,
    gn_bias: Tensor | None = None,
    *,
    num_groups: int,
    training: bool = False,
    momentum: float = 0.1,
    bn_eps: float = 1e-5,
    gn_eps: float = 1e-5,
    pool: int = 2,
) -> Tensor:
    """Compute group_norm(max_pool2d(tanh(batch_norm(x)), pool)); move running statistics in training."""
    normalised = batch_norm2d.oracle(
        x, bn_weight, bn_bias, running_mean, running_var, training=training, momentum=momentum, eps=bn_eps
    )
    pooled = functional.max_pool2d(torch.tanh(normalised), pool)
    return group_norm.oracle(pooled, gn_weight, gn_bias, num_groups=num_groups, eps=gn_eps)


def gradients(
    wanted: tuple[bool, ...], dy: Tensor, *tensors: Tensor | None, momentum: float = 0.1, **attributes: Any
) -> tuple[Tensor | None, ...]:
    """Compute the gradients by the op for them, which takes neither the last tensor, gn_bias, nor a momentum."""
    del momentum
    dx, dbn_weight, dbn_bias, dgn_weight, dgn_bias = backward(dy, *tensors[:6], **attributes)
    found = (dx, dbn_weight, dbn_bias, None, None, dgn_weight, dgn_bias)
    return tuple(one if want else None for one, want in zip(found, wanted, strict=False))


def check(call: Call) -> None:
    """Refuse images without a window."""
    if call.x.shape[2] < call.pool or call.x.shape[3] < call.pool:
        raise OpError(f"windows of {call.pool} x {call.pool} do not fit {call.x.shape[2]} x {call.x.shape[3]} pixels")


def of_batch(call: Call) -> tuple[tuple[Tensor | None, ...], dict[str, Any]]:
    """Return tensors and attributes of the batch normalisation."""
    attributes = {"training": call.training, "momentum": call.momentum, "eps": call.bn_eps}
    return (call.bn_weight, call.bn_bias, call.running_mean, call.running_var), attributes


@takes_call(batch_norm_tanh_max_pool_group_norm)
def three_steps(call: Call, *, config: Config) -> Plan:
    """Plan the two ops' launches, one behind the other, with the pooling in the place of the first one's last."""
    x = call.x.contiguous()
    check(call)
    batch, channels, out_h, out_w = x.shape
    affine, attributes = of_batch(call)
    first = batch_two_kernels.plan(x, *affine, config=config, **attributes)
    statistics, normalize = first.launches
    pooled = x.new_empty(batch, channels, out_h // call.pool, out_w // call.pool)
    pooling = Launch(
        "batch_norm_tanh_max_pool",
        {
            **{"c": x, "p": pooled, "bn_weight": call.bn_weight, "bn_bias": call.bn_bias},
            **{name: normalize.arguments[name] for name in ("mean", "rstd")},
            **{"planes": batch * channels, "channels": channels, "out_h": out_h, "out_w": out_w, "pool": call.pool},
        },
        grid=(
            ceil_div((out_h // call.pool) * (out_w // call.pool), config["BLOCK_SIZE"]),
            min(batch * channels, 65535),
        ),
        block=config["BLOCK_SIZE"],
    )
    third = group_two_kernels.plan(
        pooled, call.gn_weight, call.gn_bias, config=config, num_groups=call.num_groups, eps=call.gn_eps
    )
    return replace(third, launches=(statistics, pooling, *third.launches))


@takes_call(batch_norm_tanh_max_pool_group_norm)
def of_parts(call: Call, *, config: Config) -> Plan:
    """Plan the launches of the ops' fastest variants, with the pooling in the place of the batch norm's last."""
    del config
    x = call.x.contiguous()
    check(call)
    batch, channels, out_h, out_w = x.shape
    affine, attributes = of_batch(call)
    first = BATCH_PART.prepare(x, *affine, **attributes)
    *statistics, normalize = (launch.with_defines({"PART_V2_VECTORIZED": 1}) for launch in first.launches)
    pooled = x.new_empty(batch, channels, out_h // call.pool, out_w // call.pool)
    sizes = {"pooled": pooled.numel(), "channels": channels, "out_h": out_h, "out_w": out_w, "pool": call.pool}
    moments = {name: normalize.arguments[name] for name in ("mean", "scale")}
    pooling = Launch(
        "batch_norm_tanh_max_pool",
        {"c": x, "p": pooled, "bn_bias": call.bn_bias, **moments, **sizes},
        grid=ceil_div(pooled.numel(), 256),
        block=256,
    )
    norm = {"num_groups": call.num_groups, "eps": call.gn_eps}
    third = plan_part(group_norm, NORM_PARTS, pooled, call.gn_weight, call.gn_bias, **norm)
    return third.after(replace(first, launches=(*statistics, pooling)))


@takes_call(batch_norm_tanh_max_pool_group_norm)
def of_parts_restriction(call: Call) -> str:
    """Say why the kernels of the parts cannot take a call."""
    if not all(tensor is None or tensor.is_contiguous() for tensor in call.tensors[1:]):
        return "takes contiguous tensors of channels"
    return "takes fewer than 2^31 values" if call.x.numel() >= 1 << 31 else ""


def case(
    name: str,
    *shape: int,
    num_groups: int,
    affine: bool = True,
    running: bool = True,
    values: Values = STANDARD_NORMAL,
    layout: str = "contiguous",
    full_size: bool = False,
    **attributes: Any,
) -> Case:
    """Make a case from the shape of x."""
    of_channels = {
        "bn_weight": BothSigns(0.25, 1.0) if affine else None,
        "bn_bias": Uniform(-0.5, 0.5) if affine else None,
        "running_mean": Normal(std=0.1) if running else None,
        "running_var": Uniform(0.5, 2.0) if running else None,
        "gn_weight": Uniform(0.5, 2.0) if affine else None,
        "gn_bias": STANDARD_NORMAL if affine else None,
    }
    inputs = {
        "x": Input(shape, values, layout),
        **{name: Input(shape[1:2], values) if values else None for name, values in of_channels.items()},
    }
    return Case(name, inputs, {"num_groups": num_groups, **attributes}, full_size)


op = Op(
    name="batch_norm_tanh_max_pool_group_norm",
    oracle=batch_norm_tanh_max_pool_group_norm,
    autocast="float32",
    mutates=("running_mean", "running_var"),
    gradients=gradients,
    variants=(
        Variant(
            "v1_three_steps",
            HERE / "v1_three_steps.cu",
            three_steps,
            dtypes=FLOATS,
            tunables=batch_two_kernels.tunables,
        ),
        Variant("v2_parts", HERE / "v2_parts.cu", of_parts, restriction=of_parts_restriction),
    ),
    cases=(
        # The first case, which is tried in harder forms, has no weight: PyTorch multiplies the mean by an infinite one,
        # and has NaN where tanh makes a number of x's distance from the mean, times infinity.
        case("eval_not_affine", 4, 8, 8, 10, num_groups=2, affine=False),
        case("eval", 2, 8, 8, 10, num_groups=2),
        case("eval_odd", 3, 6, 7, 9, num_groups=3),
        case("eval_empty", 0, 8, 5, 5, num_groups=2),
        case("eval_windows_of_3", 2, 8, 6, 9, num_groups=4, pool=3),
        case("eval_large_group", 1, 8, 32, 60, num_groups=1),
        case("eval_nonfinite", 3, 24, 6, 6, num_groups=12, values=Special()),
        case("training", 2, 8, 8, 10, num_groups=2, training=True),
        case("training_odd", 3, 6, 7, 9, num_groups=3, training=True),
        case("training_larger_than_block", 1, 2, 33, 64, num_groups=1, training=True, running=False),
        case("training_untracked", 2, 8, 6, 7, num_groups=2, training=True, running=False),
        case("training_channels_last", 2, 8, 6, 7, num_groups=2, training=True, layout="channels_last"),
        case("training_transposed", 2, 8, 6, 7, num_groups=2, training=True, layout="transposed"),
        case("training_strided", 2, 8, 6, 7, num_groups=2, training=True, layout="strided"),
        case("training_offset", 2, 8, 6, 7, num_groups=2, training=True, layout="offset"),
        case("s4_eval", 128, 128, 34, 34, num_groups=8, full_size=True),
        case("s4_training", 512, 128, 34, 34, num_groups=8, training=True, full_size=True),
    ),
)
