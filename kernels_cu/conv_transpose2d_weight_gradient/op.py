"""Gradient of a 2-D transposed convolution's weight: a sum over the pixels of all images."""

from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from workbench.op import (
    FLOATS,
    LAUNCH_US,
    Call,
    Case,
    Config,
    Input,
    Integers,
    Launch,
    Normal,
    Op,
    OpError,
    Plan,
    Special,
    Tunable,
    Variant,
    ceil_div,
    expect_shape,
    gpu_of,
    multiprocessor_count,
    takes_call,
    widest_access,
)

HERE = Path(__file__).parent
Pair = int | tuple[int, int]
NONFINITE = Special(
    (float("nan"), 0.0, -0.0, 1e-40, 300.0)
)  # of an infinity times zero, at a border, the kernels differ
TILE, PIXELS, PITCH = 64, 32, 40  # kTile, kPixels and kPitch of v2
MOST_TAPS = 9  # of a block of v2: 16 sums of each are in registers
LEAST_CHANNELS = 16  # of either tensor, from which on tiles of 64 are worth it


def conv_transpose2d_weight_gradient(
    dy: Tensor,
    x: Tensor,
    *,
    kernel: tuple[int, int],
    stride: Pair = 1,
    padding: Pair = 0,
    output_padding: Pair = 0,
    dilation: Pair = 1,
    groups: int = 1,
) -> Tensor:
    """Compute dw (ci, co / groups, *kernel) from the output's gradient dy (n, co, h', w') and x (n, ci, h, w)."""
    shape = (x.shape[1], dy.shape[1] // groups, *kernel)
    found = torch.ops.aten.convolution_backward(
        dy,
        x,
        x.new_empty(1).expand(shape),  # of which the shape counts
        None,
        pair(stride),
        pair(padding),
        pair(dilation),
        True,
        pair(output_padding),
        groups,
        (False, True, False),
    )
    gradient: Tensor = found[1]
    return gradient.contiguous()


def pair(value: Pair) -> tuple[int, int]:
    """Read one number for both axes, or one for each."""
    return (value, value) if isinstance(value, int) else value


def sizes(call: Call) -> dict[str, Any]:
    """Check the tensors of a call, and name the numbers that every kernel takes."""
    dy, x = call.dy, call.x
    expect_shape("x", x, (None, None, None, None))
    if x.shape[1] % call.groups:
        raise OpError(f"{x.shape[1]} input channels do not divide into {call.groups} groups")
    steps, pads, extra, gaps = (pair(v) for v in (call.stride, call.padding, call.output_padding, call.dilation))
    out = [
        (x.shape[2 + i] - 1) * steps[i] - 2 * pads[i] + gaps[i] * (call.kernel[i] - 1) + extra[i] + 1 for i in range(2)
    ]
    expect_shape("dy", dy, (x.shape[0], None, *out))
    if dy.shape[1] % call.groups:
        raise OpError(f"{dy.shape[1]} output channels do not divide into {call.groups} groups")
    return {
        **{"batch": x.shape[0], "in_channels": x.shape[1], "in_h": x.shape[2], "in_w": x.shape[3]},
        **{"out_h": dy.shape[2], "out_w": dy.shape[3], "padding_h": pads[0], "padding_w": pads[1]},
    }


@takes_call(conv_transpose2d_weight_gradient)
def block_per_weight(call: Call, *, config: Config) -> Plan:
    """Plan a block for each weight; both tensors are read by their strides, whatever they are."""
    dy, x = call.dy, call.x
    given, (kernel_h, kernel_w) = sizes(call), call.kernel
    dw = x.new_empty(x.shape[1], dy.shape[1] // call.groups, kernel_h, kernel_w)
    steps, gaps = pair(call.stride), pair(call.dilation)
    launch = Launch(
        "weight_gradient",
        {
            **{"x": x, "dy": dy, "dw": dw, **given, "out_per_group": dw.shape[1], "groups": call.groups},
            **{"kernel_h": kernel_h, "kernel_w": kernel_w, "stride_h": steps[0], "stride_w": steps[1]},
            **{"dilation_h": gaps[0], "dilation_w": gaps[1]},
            **dict(zip(("x_stride_n", "x_stride_c", "x_stride_h", "x_stride_w"), x.stride(), strict=True)),
            **dict(zip(("dy_stride_n", "dy_stride_c", "dy_stride_h", "dy_stride_w"), dy.stride(), strict=True)),
        },
        dw.numel(),
        config["BLOCK_SIZE"],
        strided=("x", "dy"),
    )
    return Plan((dw,), (launch,))


def rows_of_a_block(kernel: tuple[int, int]) -> int:
    """Return how many rows of the kernel a block of v2 takes: as few blocks as hold their sums, evenly filled."""
    most = max(1, MOST_TAPS // kernel[1])
    return ceil_div(kernel[0], ceil_div(kernel[0], most))


def tiles_of(call: Call) -> int:
    """Return the tiles of dw that blocks of v2 compute."""
    channels = ceil_div(call.x.shape[1], TILE) * ceil_div(call.dy.shape[1], TILE)
    return channels * ceil_div(call.kernel[0], rows_of_a_block(call.kernel))


def splits_of(call: Call) -> int:
    """Return among how many blocks the pixels of a tile are dealt, so that each SM has as much to do as any other."""
    x, sms = call.x, multiprocessor_count(call.x)
    tiles, rows = tiles_of(call), x.shape[0] * ceil_div(x.shape[3], PIXELS) * x.shape[2]
    most = max(1, min(rows, ceil_div(4 * sms, tiles)))
    return min(range(1, most + 1), key=lambda splits: (round(ceil_div(tiles * splits, sms) / splits, 6), splits))


@takes_call(conv_transpose2d_weight_gradient)
def mma_tf32(call: Call, *, config: Config) -> Plan:
    """Plan the products of parts of the pixels, then the sum of the parts."""
    dy, x = call.dy, call.x
    given, (kernel_h, kernel_w) = sizes(call), call.kernel
    dw = x.new_empty(x.shape[1], dy.shape[1], kernel_h, kernel_w)
    rows, tiles, splits = rows_of_a_block(call.kernel), tiles_of(call), splits_of(call)
    load = min(widest_access(dy, dy.shape[3]), 2)
    defines = {
        **{"KERNEL_H": kernel_h, "KERNEL_W": kernel_w, "ROWS": rows, "LOAD": load},
        **{"LOAD_X": widest_access(x, x.shape[3]), "SHIFT": given["padding_w"] % load},
    }
    sums = 16 * rows * kernel_w
    partial_sums = x.new_empty(splits, tiles, sums, 256)
    channels = {"in_channels": x.shape[1], "out_channels": dy.shape[1]}
    multiply = Launch(
        "multiply",
        {
            **{"x": x, "dy": dy, "partial": partial_sums, **given, **channels},
            "strips": ceil_div(x.shape[3], PIXELS),
        },
        (splits, tiles),
        256,
        smem_bytes=(2 * config["STAGES"] + rows - 1) * TILE * PITCH * 4,
        defines=defines,
    )
    add = Launch(
        "add_parts",
        {"partial": partial_sums, "dw": dw, "splits": splits, **channels},
        tiles * sums,
        256,
        defines=defines,
    )
    return Plan((dw,), (multiply, add))


@takes_call(conv_transpose2d_weight_gradient)
def mma_restriction(call: Call) -> str:
    """Say why the kernels of v2 cannot take a call."""
    dy, x = call.dy, call.x
    if not torch.backends.cudnn.allow_tf32:
        return "rounds products to TF32, which torch.backends.cudnn.allow_tf32 forbids"
    geometry = {"stride": (1, 1), "output_padding": (0, 0), "dilation": (1, 1), "groups": (1, 1)}
    if other := {name: v for name, v in call.pick(*geometry).items() if pair(v) != geometry[name]}:
        return f"takes stride 1, dilation 1, groups 1 and no output padding; got {other}"
    if not x.is_contiguous() or not dy.is_contiguous() or x.dim() != 4 or dy.dim() != 4:
        return "takes dy and x contiguous, of 4 dimensions"
    if not x.numel() or not dy.numel():
        return "takes tensors with elements"
    if min(x.shape[1], dy.shape[1]) < LEAST_CHANNELS:
        return f"takes {LEAST_CHANNELS} channels of either tensor or more; got {x.shape[1]}, {dy.shape[1]}"
    if call.kernel[1] > 8 or min(pair(call.padding)) < 0:
        return f"takes kernels of at most 8 columns; got {call.kernel[1]}"
    if x.shape[2] * x.shape[3] >= 1 << 31 or dy.shape[2] * dy.shape[3] >= 1 << 31 or tiles_of(call) > 65535:
        return "takes planes of fewer than 2^31 pixels and at most 65,535 tiles"
    return ""


@takes_call(conv_transpose2d_weight_gradient)
def library_cost(call: Call) -> dict[str, float]:
    """Return the terms of PyTorch's time: cuDNN converts NCHW, and is slow where groups or fp32 are asked for."""
    dy, x = call.dy, call.x
    gpu = gpu_of(x)
    kind = {torch.float32: "tf32" if torch.backends.cudnn.allow_tf32 else "fp32"}.get(x.dtype, "half")
    kind += " grouped" if call.groups > 1 else " last" if not x.is_contiguous() else ""
    rate = {"tf32": 1024.0, "half": 2048.0}.get(kind.split()[0], 128.0)
    products = x.numel() * dy.shape[1] // max(call.groups, 1) * call.kernel[0] * call.kernel[1]
    return {
        f"{kind} call": 10.0,
        f"{kind} bytes": (x.nbytes + dy.nbytes) / gpu.bytes_per_us,
        f"{kind} products": products / (rate * gpu.multiprocessors * gpu.cycles_per_us),
    }


@takes_call(conv_transpose2d_weight_gradient)
def direct_cost(call: Call) -> dict[str, float]:
    """Return the terms of v1's time: every weight reads its channels."""
    dy, x = call.dy, call.x
    gpu = gpu_of(x)
    products = x.numel() * dy.shape[1] // max(call.groups, 1) * call.kernel[0] * call.kernel[1]
    return {"launches": LAUNCH_US, "products": 20 * products / (128 * gpu.multiprocessors * gpu.cycles_per_us)}


@takes_call(conv_transpose2d_weight_gradient)
def mma_cost(call: Call) -> dict[str, float]:
    """Return the terms of v2's time: the steps of the SM with the most blocks, and the sums that it writes."""
    x = call.x
    gpu = gpu_of(x)
    rows, tiles, splits = rows_of_a_block(call.kernel), tiles_of(call), splits_of(call)
    waves = ceil_div(tiles * splits, gpu.multiprocessors)
    steps = ceil_div(x.shape[0] * ceil_div(x.shape[3], PIXELS) * x.shape[2], splits) * waves
    cycles = 2 * TILE * TILE * PIXELS * rows * call.kernel[1] / 1024
    sums = splits * tiles * 16 * rows * call.kernel[1] * 256 * 4
    return {
        "launches": 2 * LAUNCH_US,
        "steps": steps * cycles / gpu.cycles_per_us,
        "sums": 2 * sums / gpu.bytes_per_us,
    }


def case(
    name: str,
    x: tuple[int, int, int, int],
    out_channels: int,
    kernel: tuple[int, int],
    *,
    values: Any = Normal(),  # noqa: B008  # frozen
    layout: str = "contiguous",
    full_size: bool = False,
    dtypes: tuple[str, ...] | None = None,
    **attributes: Any,
) -> Case:
    """Make a case from the shape of x, the output's channels and the kernel."""
    steps, pads, extra, gaps = (
        pair(attributes.get(key, default))
        for key, default in (("stride", 1), ("padding", 0), ("output_padding", 0), ("dilation", 1))
    )
    out = [(x[2 + i] - 1) * steps[i] - 2 * pads[i] + gaps[i] * (kernel[i] - 1) + extra[i] + 1 for i in range(2)]
    inputs = {"dy": Input((x[0], out_channels, *out), values, layout), "x": Input(x, values, layout)}
    return Case(name, inputs, {"kernel": kernel, **attributes}, full_size, dtypes)


INTEGERS = {"values": Integers()}
EVERYTHING = {"stride": (2, 3), "padding": (1, 2), "output_padding": (1, 2), "dilation": (2, 1), "groups": 2}

op = Op(
    name="conv_transpose2d_weight_gradient",
    oracle=conv_transpose2d_weight_gradient,
    linear=True,
    deterministic=True,
    library_cost=library_cost,
    variants=(
        Variant(
            "v1_block_per_weight",
            HERE / "v1_block_per_weight.cu",
            block_per_weight,
            dtypes=FLOATS,
            tunables=(Tunable("BLOCK_SIZE", 128, (32, 64, 128, 256)),),
            cost=direct_cost,
        ),
        Variant(
            "v2_mma_tf32",
            HERE / "v2_mma_tf32.cu",
            mma_tf32,
            tunables=(Tunable("STAGES", 4, (2, 3, 4, 6)), Tunable("FLUSH", 256, (128, 256, 512))),
            dtypes=("float32",),
            min_arch="sm_80",
            restriction=mma_restriction,
            tf32=True,
            cost=mma_cost,
        ),
    ),
    cases=(
        case("plain", (2, 5, 6, 7), 4, (3, 3)),
        case("odd", (3, 3, 5, 9), 7, (2, 3), padding=(0, 1)),
        case("exact", (2, 4, 6, 5), 3, (3, 2), **INTEGERS),
        case("empty", (0, 4, 5, 5), 3, (3, 3)),
        case("stride", (2, 3, 4, 5), 4, (3, 3), stride=2),
        case(
            "everything",
            (2, 4, 4, 5),
            6,
            (3, 2),
            stride=(2, 3),
            padding=(1, 2),
            output_padding=(1, 2),
            dilation=(2, 1),
            groups=2,
        ),
        case("depthwise", (2, 4, 5, 6), 4, (3, 3), groups=4, padding=1),
        case("nonfinite", (2, 3, 5, 6), 4, (3, 3), values=NONFINITE),
        case("channels_last", (2, 5, 6, 7), 4, (3, 3), layout="channels_last"),
        case("transposed", (2, 5, 6, 7), 4, (3, 3), layout="transposed"),
        case("strided", (2, 5, 6, 7), 4, (3, 3), layout="strided"),
        case("offset", (2, 5, 6, 7), 4, (3, 3), layout="offset"),
        case("strips", (1, 70, 5, 40), 66, (2, 2), padding=1, dtypes=("float32",)),
        case("kernel_rows", (2, 16, 6, 33), 20, (3, 5), padding=1, dtypes=("float32",), **INTEGERS),
        case("s3", (8, 64, 1024, 1024), 64, (3, 3), full_size=True),
        case("s0", (128, 64, 256, 256), 64, (3, 3), full_size=True),
        case("s4", (512, 64, 32, 32), 128, (5, 5), padding=1, full_size=True),
    ),
)
