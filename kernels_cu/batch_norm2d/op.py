"""Batch normalisation of images, in training (batch statistics, running ones updated) and in eval."""

from pathlib import Path

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
    Variant,
    ceil_div,
    expect_shape,
)

HERE = Path(__file__).parent
NOT_FLOAT64 = FLOATS[:3]  # without a spread, the error is the oracle's own, and float64 is its dtype
NAN_AMONG = Special((float("nan"), 0.0, -0.0, 1e-40, 300.0))  # no infinity: of its mean PyTorch's back ends disagree


def batch_norm2d(
    x: Tensor,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    running_mean: Tensor | None = None,
    running_var: Tensor | None = None,
    *,
    training: bool = False,
    momentum: float = 0.1,
    eps: float = 1e-5,
) -> Tensor:
    """Normalise x (n, c, h, w) per channel; in training, move the running statistics towards the batch's."""
    return functional.batch_norm(x, running_mean, running_var, weight, bias, training, momentum, eps)


def two_kernels(
    x: Tensor,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    running_mean: Tensor | None = None,
    running_var: Tensor | None = None,
    *,
    config: Config,
    training: bool = False,
    momentum: float = 0.1,
    eps: float = 1e-5,
) -> Plan:
    """Plan the statistics (in training one block per channel), then one thread per pixel to normalise."""
    expect_shape("x", x, (None, None, None, None))
    batch, channels, height, width = x.shape
    of_channels = {"weight": weight, "bias": bias, "running_mean": running_mean, "running_var": running_var}
    for name, tensor in of_channels.items():
        expect_shape(name, tensor, (channels,))
    if training and x.numel() == channels:
        raise OpError(f"batch_norm2d in training needs more than 1 value per channel; got x of shape {tuple(x.shape)}")
    if not training and (running_mean is None or running_var is None):
        raise OpError("batch_norm2d in eval needs running_mean and running_var; pass both, or training=True")
    y = x.new_empty(x.shape)
    mean, rstd = x.new_empty(2, channels, dtype=torch.promote_types(x.dtype, torch.float32))
    planes = x.flatten(2)  # a view wherever one stride walks the pixels
    spatial = height * width
    strides = dict(zip(("x_stride_n", "x_stride_c", "x_stride_s"), planes.stride(), strict=True))
    block = config["BLOCK_SIZE"]
    running = {"running_mean": running_mean, "running_var": running_var}
    if training:
        of_batch = {"x": planes, "batch": batch, "spatial": spatial, **strides, "momentum": momentum}
        statistics = Launch(
            "batch_norm2d_statistics",
            {**of_batch, "mean": mean, "rstd": rstd, "eps": eps, **running},
            grid=channels,
            block=block,
            strided=("x",),
        )
    else:
        statistics = Launch(
            "batch_norm2d_running_statistics",
            {**running, "mean": mean, "rstd": rstd, "channels": channels, "eps": eps},
            grid=ceil_div(channels, block),
            block=block,
        )
    normalize = Launch(
        "batch_norm2d_normalize",
        {
            **{"x": planes, "mean": mean, "rstd": rstd, "y": y, "batch": batch, "channels": channels},
            **{"spatial": spatial, **strides, "weight": weight, "bias": bias},
        },
        grid=(ceil_div(spatial, block), min(batch * channels, 65535)),
        block=block,
        strided=("x",),
    )
    return Plan((y,), (statistics, normalize))


def case(
    name: str,
    *shape: int,
    affine=True,
    running=True,
    values=STANDARD_NORMAL,
    layout="contiguous",
    full_size=False,
    dtypes=None,
    **attributes,
) -> Case:
    """Make a case from the shape of x."""
    per_channel = shape[1:2]
    inputs = {
        "x": Input(shape, values, layout),
        "weight": Input(per_channel, Uniform(0.5, 2.0)) if affine else None,
        "bias": Input(per_channel) if affine else None,
        "running_mean": Input(per_channel) if running else None,
        "running_var": Input(per_channel, Uniform(0.5, 2.0)) if running else None,
    }
    return Case(name, inputs, attributes, full_size, dtypes)


op = Op(
    name="batch_norm2d",
    oracle=batch_norm2d,
    mutates=("running_mean", "running_var"),
    variants=(
        Variant(
            "v1_two_kernels",
            HERE / "v1_two_kernels.cu",
            two_kernels,
            dtypes=FLOATS,
            tunables=(Tunable("BLOCK_SIZE", 256, (64, 128, 256, 512, 1024)),),
        ),
    ),
    cases=(
        case("eval_one", 1, 1, 1, 1, values=Uniform(50.0, 60.0)),
        case("eval", 2, 8, 9, 9),
        case("eval_odd", 3, 15, 7, 11),
        case("eval_not_affine", 2, 8, 9, 9, affine=False),
        case("eval_empty", 0, 8, 3, 3),
        case("eval_large_eps", 2, 8, 9, 9, eps=0.5),
        case("eval_nonfinite", 3, 8, 5, 5, values=Special()),
        case("eval_many_channels", 2, 300, 2, 2),
        case("eval_many_planes", 8, 8200, 1, 1),
        case("eval_channels_last", 2, 8, 9, 7, layout="channels_last"),
        case("training", 2, 8, 9, 9, training=True),
        case("training_one_pixel", 8, 5, 1, 1, training=True),
        case("training_odd", 3, 15, 7, 11, training=True),
        case("training_momentum", 2, 8, 9, 9, training=True, momentum=0.7),
        case("training_untracked", 2, 8, 9, 9, training=True, running=False),
        case("training_not_affine", 2, 8, 9, 9, training=True, affine=False),
        case("training_larger_than_block", 3, 4, 23, 29, training=True),
        case("training_far_from_zero", 4, 8, 9, 9, training=True, values=Normal(mean=30.0)),
        case("training_constant", 2, 8, 9, 9, training=True, values=Normal(mean=3.0, std=0.0), dtypes=NOT_FLOAT64),
        case(
            "training_nonfinite",
            3,
            16,
            5,
            5,
            training=True,
            values=NAN_AMONG,
        ),
        case("training_channels_last", 2, 8, 9, 7, training=True, layout="channels_last"),
        case("training_transposed", 2, 8, 9, 7, training=True, layout="transposed"),
        case("training_strided", 2, 8, 9, 7, training=True, layout="strided"),
        case("training_offset", 2, 8, 9, 7, training=True, layout="offset"),
        case("s4_eval", 128, 128, 34, 34, full_size=True),
        case("s4_training", 512, 128, 34, 34, training=True, full_size=True),
    ),
)
