"""2-D transposed convolution, with everything that ConvTranspose2d takes."""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache, partial
from math import gcd, lcm
from pathlib import Path
from struct import Struct
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional

from workbench.op import (
    FLOATS,
    LAUNCH_US,
    STANDARD_NORMAL,
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
    Uniform,
    Variant,
    allows_tf32,
    ceil_div,
    expect_shape,
    find_op,
    gpu_of,
    is_aligned,
    is_emulated,
    memory_format,
    multiprocessor_count,
    on_meta,
    widest_access,
)

HERE = Path(__file__).parent
gradient_of_weight = find_op("conv_transpose2d_weight_gradient", HERE.parent)
POSITIVE = {"values": Uniform(0.5, 2.0), "weights": Uniform(0.5, 2.0)}
INTEGERS = {"values": Integers(), "weights": Integers()}
EVERYTHING = {"stride": (2, 3), "padding": (1, 2), "output_padding": (1, 2), "dilation": (2, 1), "groups": 2}
INFINITE = Special((float("inf"), -float("inf")))
NONFINITE = Special((float("nan"), float("inf"), -float("inf"), 0.0, -0.0, 1e-40))
Pair = int | tuple[int, int]
WIDE = ("float32", "bfloat16")  # element types that hold values of 1e6


def conv_transpose2d(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    *,
    stride: Pair = 1,
    padding: Pair = 0,
    output_padding: Pair = 0,
    dilation: Pair = 1,
    groups: int = 1,
) -> Tensor:
    """Compute y (n, co, h', w') from x (n, ci, h, w) and weight (ci, co / groups, kh, kw)."""
    return functional.conv_transpose2d(x, weight, bias, stride, padding, output_padding, groups, dilation)


def gradients(
    wanted: tuple[bool, ...],
    y_gradient: Tensor,
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    *,
    stride: Pair = 1,
    padding: Pair = 0,
    output_padding: Pair = 0,
    dilation: Pair = 1,
    groups: int = 1,
) -> tuple[Tensor | None, ...]:
    """Compute the gradients: at stride 1 by ops of ours, else by PyTorch's operator."""
    steps, pads, gaps = pair(stride), pair(padding), pair(dilation)
    reach = [gaps[i] * (weight.shape[2 + i] - 1) - pads[i] for i in range(2)]
    mask = (*wanted, False)[:3]
    if steps != (1, 1) or pair(output_padding) != (0, 0) or min(*pads, *reach) < 0:
        found = torch.ops.aten.convolution_backward(
            y_gradient,
            x,
            weight,
            None if bias is None else bias.shape,
            steps,
            pads,
            gaps,
            True,
            pair(output_padding),
            groups,
            mask,
        )
        return tuple(found[: len(wanted)])
    geometry = {"padding": pads, "dilation": gaps, "groups": groups}
    x_gradient = weight_gradient = bias_gradient = None
    if mask[0]:
        x_gradient = op(y_gradient, mirrored(weight, groups), **{**geometry, "padding": tuple(reach)})
    if mask[1]:
        weight_gradient = gradient_of_weight(y_gradient, x, kernel_size=tuple(weight.shape[2:]), **geometry)
    if mask[2]:
        bias_gradient = y_gradient.sum((0, 2, 3))
    return (x_gradient, weight_gradient, bias_gradient)[: len(wanted)]


def mirrored(weight: Tensor, groups: int) -> Tensor:
    """Return the weight by which the gradient of x is a transposed convolution of y's: in and out change places."""
    in_channels, out_per_group, *kernel = weight.shape
    grouped = weight.reshape(groups, in_channels // groups, out_per_group, *kernel)
    return grouped.transpose(1, 2).flip(3, 4).reshape(groups * out_per_group, in_channels // groups, *kernel)


def pair(value: Pair) -> tuple[int, int]:
    """Read one number for both axes, or one for each."""
    return (value, value) if isinstance(value, int) else value


def output_of(x: Tensor, *shape: int) -> Tensor:
    """Allocate an output that lies in memory as PyTorch's does on a GPU: channels_last where x is."""
    return torch.empty(shape, dtype=x.dtype, device=x.device, memory_format=memory_format(x))


def call_arguments(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    *,
    stride: Pair = 1,
    padding: Pair = 0,
    output_padding: Pair = 0,
    dilation: Pair = 1,
    groups: int = 1,
) -> dict[str, Any]:
    """Check a convolution's tensors, allocate y, and name what every kernel for any geometry takes."""
    expect_shape("x", x, (None, None, None, None))
    batch, in_channels, *in_size = x.shape
    expect_shape("weight", weight, (in_channels, None, None, None))
    _, out_per_group, *kernel = weight.shape
    if in_channels % groups:
        raise OpError(f"conv_transpose2d: {in_channels} input channels do not divide into {groups} groups")
    if math.prod(kernel) >= 1 << 31:  # kernels number taps by int
        raise OpError(f"conv_transpose2d: expected a kernel of fewer than 2^31 taps; got {tuple(kernel)}")
    steps, pads, extra, gaps = pair(stride), pair(padding), pair(output_padding), pair(dilation)
    out_h, out_w = (
        (in_size[i] - 1) * steps[i] - 2 * pads[i] + gaps[i] * (kernel[i] - 1) + extra[i] + 1 for i in range(2)
    )
    out_channels = out_per_group * groups
    expect_shape("bias", bias, (out_channels,))
    y = output_of(x, batch, out_channels, out_h, out_w)
    return {
        "x": x,
        "weight": weight.contiguous(),
        "y": y,
        "batch": batch,
        "in_channels": in_channels,
        "in_h": in_size[0],
        "in_w": in_size[1],
        "out_channels": out_channels,
        "out_h": out_h,
        "out_w": out_w,
        "kernel_h": kernel[0],
        "kernel_w": kernel[1],
        "stride_h": steps[0],
        "stride_w": steps[1],
        "padding_h": pads[0],
        "padding_w": pads[1],
        "dilation_h": gaps[0],
        "dilation_w": gaps[1],
        "groups": groups,
        **dict(zip(("x_stride_n", "x_stride_c", "x_stride_h", "x_stride_w"), x.stride(), strict=True)),
        **dict(zip(("y_stride_n", "y_stride_c", "y_stride_h", "y_stride_w"), y.stride(), strict=True)),
        "bias": bias,
    }


def gather(x: Tensor, weight: Tensor, bias: Tensor | None = None, *, config: Config, **geometry: Any) -> Plan:
    """Plan one thread per output pixel; x is read by its strides, whatever they are."""
    arguments = call_arguments(x, weight, bias, **geometry)
    y = arguments["y"]
    batch, out_channels, out_h, out_w = y.shape
    launch = Launch(
        "conv_transpose2d",
        arguments,
        grid=(ceil_div(out_w, config["BLOCK_W"]), ceil_div(out_h, config["BLOCK_H"]), min(batch * out_channels, 65535)),
        block=(config["BLOCK_W"], config["BLOCK_H"]),
        strided=("x", "y"),
    )
    return Plan((y,), (launch,))


COMPILED_IN = ("kernel_h", "kernel_w", "stride_h", "stride_w", "dilation_h", "dilation_w")
WORTH_COMPILING = 1 << 16  # outputs, from which on a geometry gets a build of its own
WORTH_TILES = 1 << 20  # outputs, from which on tiles in shared memory pay
LEAST_LOAD_BYTES = 16  # of x that tiles must move at once
UNROLLED_TAPS = 16  # rows of a kernel, up to which its loops are unrolled
GRID_Z = 65_535
STATIC_SMEM_BYTES = 49_152  # of a block on any GPU
LAST_COLUMNS = 4  # kColumns of depthwise.cuh: of a thread in channels_last
LAST_BLOCKS = 4  # BLOCK_SIZE threads of a block there
FEW_CHANNELS = 8  # of a group


def phase_grid(arguments: dict[str, Any], tile_m: int, tile_n: int) -> tuple[int, int, int]:
    """Cut each phase's matrix product into tiles of output channels x pixels."""
    groups, steps = arguments["groups"], (arguments["stride_h"], arguments["stride_w"])
    pixels = arguments["batch"] * ceil_div(arguments["out_h"], steps[0]) * ceil_div(arguments["out_w"], steps[1])
    rows = arguments["out_channels"] // groups if pixels else 0
    return ceil_div(pixels, tile_n), ceil_div(rows, tile_m), groups * steps[0] * steps[1] if pixels else 0


def smem_tiles(x: Tensor, weight: Tensor, bias: Tensor | None = None, *, config: Config, **geometry: Any) -> Plan:
    """Plan a block of TILE x TILE threads for as many outputs of a phase."""
    arguments = call_arguments(x, weight, bias, **geometry)
    y, tile = arguments["y"], config["TILE"]
    launch = Launch(
        "conv_transpose2d",
        arguments,
        grid=phase_grid(arguments, tile, tile),
        block=(tile, tile),
        strided=("x", "y"),
    )
    return Plan((y,), (launch,))


MOST_TILE_N = 128
"""Pixels of a block's tile, of the kernels that multiply phase by phase."""


def chain_of(weight: Tensor) -> int:
    """Return how many weights an output channel has."""
    return weight.shape[0] * math.prod(weight.shape[2:])


def register_tile(arguments: dict[str, Any], config: Config) -> tuple[int, int]:
    """Choose a block's tile where the config leaves it open: least padding, then enough blocks, then the largest."""
    out_per_group = arguments["out_channels"] // arguments["groups"]
    tile_m = config["TILE_M"] or (64 if round_up(out_per_group, 64) < round_up(out_per_group, 128) else 128)
    blocks = math.prod(phase_grid(arguments, tile_m, 128))
    few = blocks < 4 * multiprocessor_count(arguments["x"])
    return tile_m, config["TILE_N"] or (64 if few else 128)


def register_tiles(x: Tensor, weight: Tensor, bias: Tensor | None = None, *, config: Config, **geometry: Any) -> Plan:
    """Plan the weights' packing, then a block for TILE_M x TILE_N outputs of a phase."""
    arguments = call_arguments(x, weight, bias, **geometry)
    y, contiguous = arguments["y"], arguments.pop("weight")
    in_channels, out_per_group, *kernel = weight.shape
    tile_m, tile_n = register_tile(arguments, config)
    columns, groups = round_up(out_per_group, tile_m), arguments["groups"]
    packed = x.new_empty(in_channels * kernel[0] * kernel[1] * columns, dtype=torch.float32)
    defines = {"TILE_M": tile_m, "TILE_N": tile_n, "WHOLE": int(in_channels // groups % 8 == 0)}
    pack = Launch(
        "pack_weights",
        {
            **{"weight": contiguous, "weight_packed": packed},
            **{name: arguments[name] for name in ("in_channels", "out_channels", "groups")},
            **{name: arguments[name] for name in (*COMPILED_IN, "padding_h", "padding_w")},
        },
        grid=ceil_div(packed.numel(), 256),
        block=256,
        defines=defines,
    )
    multiply = Launch(
        "conv_transpose2d",
        {**arguments, "weight_packed": packed},
        grid=phase_grid(arguments, tile_m, tile_n),
        block=tile_m * tile_n // 64,
        smem_bytes=tile_m * tile_n * 4,
        strided=("x", "y"),
        defines=defines,
    )
    return Plan((y,), (pack, multiply))


REGISTER_RATE = 0.57  # of the FMA units, that v9's blocks reach together


def register_cost(x: Tensor, weight: Tensor, bias: Tensor | None = None, **geometry: Any) -> dict[str, float]:
    """Return the terms of v9's time: the steps of the SM with the most blocks, and the bytes; groups apart."""
    gpu = gpu_of(x)
    arguments = call_arguments(*on_meta(x, weight, bias), **geometry)
    tile_m, tile_n = register_tile(arguments, {"TILE_M": 0, "TILE_N": 0})
    phases = arguments["stride_h"] * arguments["stride_w"]
    depth = chain_of(weight) / arguments["groups"] / phases
    blocks = ceil_div(math.prod(phase_grid(arguments, tile_m, tile_n)), gpu.multiprocessors)
    alone = max(blocks, 512 // (tile_m * tile_n // 64))  # fewer blocks than an SM holds leave it waiting
    cycles = alone * depth * tile_m * tile_n / 128 / REGISTER_RATE
    written = arguments["y"].nbytes
    apart = min(arguments["stride_w"], 32 // x.element_size())  # a phase's outputs: each store has a sector of its own
    kind = "grouped " if arguments["groups"] > 1 else ""
    return {
        f"{kind}calls": 6.0,
        f"{kind}waves": cycles / gpu.cycles_per_us,
        f"{kind}moved": (x.nbytes + written) / gpu.bytes_per_us,
        f"{kind}sectors": written * (apart - 1) / gpu.bytes_per_us,
    }


def depthwise(x: Tensor, weight: Tensor, bias: Tensor | None = None, *, config: Config, **geometry: Any) -> Plan:
    """Plan one thread for some rows of an output column, of one channel or, in channels_last, of several."""
    arguments = call_arguments(x, weight, bias, **geometry)
    y = arguments["y"]
    lanes = channel_lanes(x, weight, y, **geometry)
    compiled_in = {name.upper(): arguments[name] for name in COMPILED_IN} if y.numel() >= WORTH_COMPILING else {}
    if lanes:
        launch = channels_last_launch(arguments, config, *lanes)
    elif y.numel() >= WORTH_TILES and (tiles := tiles_launch(arguments)):
        launch = tiles
    else:
        launch = columns_launch(arguments, config)
    if arguments["kernel_h"] > UNROLLED_TAPS:
        compiled_in = {}
    return Plan((y,), (replace(launch, strided=("x", "y"), defines={**compiled_in, **launch.defines}),))


PATCH_ROWS = 4  # of a thread of depthwise_tiles.cuh, or the next multiple of the stride; 16 bytes of columns likewise
TILE_COLUMNS = 128
TILE_THREADS = 128
MOST_PATCH = 64
MOST_PRODUCTS = 2048  # of a thread and an input channel: they are unrolled


def tiles_launch(arguments: dict[str, Any]) -> Launch | None:
    """Plan tiles in shared memory with everything compiled in; None where depthwise_tiles.cuh is not for it."""
    x, y, groups = arguments["x"], arguments["y"], arguments["groups"]
    steps = arguments["stride_h"], arguments["stride_w"]
    widest = 16 // x.element_size()
    patch = [round_up(least, step) for least, step in zip((PATCH_ROWS, widest), steps, strict=True)]
    products = arguments["kernel_h"] * arguments["kernel_w"] * patch[0] * patch[1] // (steps[0] * steps[1])
    if x.stride(3) != 1 or not y.is_contiguous() or patch[0] * patch[1] > MOST_PATCH or products > MOST_PRODUCTS:
        return None
    batch, _, out_h, out_w = y.shape
    load = widest_access(x, x.shape[3], *x.stride()[:3])
    if load * x.element_size() < LEAST_LOAD_BYTES:
        return None
    unit = lcm(patch[1], load * steps[1])
    tile_w = ceil_div(ceil_div(out_w, ceil_div(out_w, TILE_COLUMNS)), unit) * unit
    out_per_group, in_per_group = y.shape[1] // groups, x.shape[1] // groups
    most_rows = max(1, TILE_THREADS // (tile_w // patch[1] * out_per_group)) * patch[0]
    tile_h = ceil_div(ceil_div(out_h, ceil_div(out_h, most_rows)), patch[0]) * patch[0]
    group_threads = tile_h // patch[0] * (tile_w // patch[1]) * out_per_group
    groups_tile = min(groups, max(1, TILE_THREADS // group_threads))
    reach = [
        arguments[f"dilation_{axis}"] * (arguments[f"kernel_{axis}"] - 1) // step
        for axis, step in zip("hw", steps, strict=True)
    ]
    staged = (tile_h // steps[0] + reach[0] + 2) * (tile_w // steps[1] + reach[1] + 2 + 2 * widest) * in_per_group
    weights = arguments["kernel_h"] * arguments["kernel_w"] * in_per_group * out_per_group
    if (
        groups_tile * (staged * x.element_size() + weights * 4) > STATIC_SMEM_BYTES
        or groups_tile * group_threads > 1024
    ):
        return None
    if ceil_div(groups, groups_tile) > GRID_Z or batch > GRID_Z:
        return None
    return Launch(
        "conv_transpose2d_tiles",
        arguments,
        grid=(ceil_div(out_h, tile_h) * ceil_div(out_w, tile_w), ceil_div(groups, groups_tile), batch),
        block=groups_tile * group_threads,
        defines={
            **{"PADDING_H": arguments["padding_h"], "PADDING_W": arguments["padding_w"]},
            **{"TILE_H": tile_h, "TILE_W": tile_w, "GROUPS_TILE": groups_tile, "LOAD": load},
            **{
                "STORE": gcd(patch[1], widest_access(y, out_w)),
                "IN_PER_GROUP": in_per_group,
                "OUT_PER_GROUP": out_per_group,
            },
        },
    )


def columns_launch(arguments: dict[str, Any], config: Config) -> Launch:
    """Plan lanes that are columns."""
    batch, out_channels, _, out_w = arguments["y"].shape
    threads = batch * out_channels * out_w * row_groups(arguments, config["ROWS"])
    return Launch(
        "conv_transpose2d",
        {**arguments, "threads": threads},
        grid=ceil_div(threads, config["BLOCK_SIZE"]),
        block=config["BLOCK_SIZE"],
    )


def depthwise_cost(x: Tensor, weight: Tensor, bias: Tensor | None = None, **geometry: Any) -> dict[str, float]:
    """Return the terms of v10's time: its launch, and the larger of its instructions and its bytes."""
    gpu = gpu_of(x)
    plan = depthwise(*on_meta(x, weight, bias), config={"ROWS": 8, "BLOCK_SIZE": 128}, **geometry)
    y, kernel = plan.outputs[0], plan.launches[0].kernel
    steps = pair(geometry.get("stride", 1))
    products = chain_of(weight) / geometry.get("groups", 1) / (steps[0] * steps[1])  # of an output
    fixed, each = DEPTHWISE_INSTRUCTIONS[kernel]
    instructions = y.numel() * (fixed + each * products) / (128 * gpu.multiprocessors * gpu.cycles_per_us)
    moved = (x.numel() + y.numel()) * x.element_size() / gpu.bytes_per_us
    return {
        "launches": 4.0,
        kernel.removeprefix("conv_transpose2d").strip("_") or "columns": max(instructions, 1.4 * moved),
    }


DEPTHWISE_INSTRUCTIONS = {
    "conv_transpose2d": (40.0, 8.0),
    "conv_transpose2d_channels_last": (50.0, 6.0),
    "conv_transpose2d_tiles": (24.0, 3.2),
}
"""Issue slots of an output, and of a product of it, that each kernel of v10 takes, idle ones counted."""


def channels_last_launch(arguments: dict[str, Any], config: Config, lanes: int, vector: int) -> Launch:
    """Plan lanes that are channels."""
    batch, out_channels, _, out_w = arguments["y"].shape
    block_size = LAST_BLOCKS * config["BLOCK_SIZE"]
    columns = max(1, min(block_size // lanes, ceil_div(out_w, LAST_COLUMNS)))
    chunks = ceil_div(out_channels, lanes * vector)
    rows = config["ROWS"] if vector == 1 else (3 * config["ROWS"] + 3) // 4
    return Launch(
        "conv_transpose2d_channels_last",
        arguments,
        grid=(batch * ceil_div(out_w, LAST_COLUMNS * columns) * chunks, row_groups(arguments, rows)),
        block=(lanes, columns),
        smem_bytes=math.prod(arguments["weight"].shape[2:])
        * arguments["in_channels"]
        // arguments["groups"]
        * lanes
        * vector
        * 4,
        defines={"VECTOR": vector, "BLOCK_SIZE": block_size},
    )


def row_groups(arguments: dict[str, Any], rows: int) -> int:
    """Count the groups of `rows` rows of one phase."""
    return arguments["stride_h"] * ceil_div(ceil_div(arguments["out_h"], arguments["stride_h"]), rows)


def channel_lanes(x: Tensor, weight: Tensor, y: Tensor, *, groups: int = 1, **_geometry: Any) -> tuple[int, ...]:
    """Return how many lanes a block has for channels, and the channels of each, where x and y are channels_last."""
    if y.is_contiguous() or not y.numel():
        return ()
    out_channels = y.shape[1]
    start = x.storage_offset() if x.is_meta else x.data_ptr() // x.element_size()
    one_channel = x.shape[1] == out_channels == groups
    vector = 4 if one_channel and out_channels % 4 == 0 and start % 4 == 0 else 1
    lanes = min(32, ceil_div(out_channels, vector))
    weight_bytes = 4 * lanes * vector * math.prod(weight.shape[2:]) * x.shape[1] // groups
    return (lanes, vector) if weight_bytes <= STATIC_SMEM_BYTES else ()


def tiles_restriction(
    x: Tensor, weight: Tensor, bias: Tensor | None = None, *, stride: Pair = 1, groups: int = 1, **geometry: Any
) -> str:
    """Say why the kernels that multiply phase by phase cannot take a convolution."""
    del bias
    steps = pair(stride)
    products = groups * steps[0] * steps[1]
    if products > GRID_Z:
        return f"takes at most {GRID_Z} groups and phases; got {products}"
    if x.dim() == weight.dim() == 4:
        conv = convolution_of(x, weight, stride, groups=groups, **geometry)
        pixels = conv.batch * ceil_div(conv.h.size_out, steps[0]) * ceil_div(conv.w.size_out, steps[1])
        if round_up(pixels, MOST_TILE_N) >= 1 << 31:
            return f"takes fewer than 2^31 pixels of a phase; got {pixels}"
    return ""


def depthwise_restriction(
    x: Tensor, weight: Tensor, bias: Tensor | None = None, *, groups: int = 1, **_geometry: Any
) -> str:
    """Say why the kernel for few channels a group cannot take a convolution."""
    del bias
    if x.dim() != 4 or weight.dim() != 4 or x.shape[1] % groups:
        return f"takes x and weight of 4 dimensions and whole groups; got {x.dim()}, {weight.dim()}, {groups} groups"
    channels = max(x.shape[1] // groups, weight.shape[1])
    if channels > FEW_CHANNELS:
        return f"takes at most {FEW_CHANNELS} channels a group; got {channels}"
    if x.stride(2) * x.element_size() >= 1 << 31:
        return f"takes rows less than 2^31 bytes apart; got a stride of {x.stride(2)}"
    return ""


ROWS_CHANNELS = 64
ROWS_TAPS = 9
ROWS_STRIP = 56  # the narrowest TILE_N
WIDE_STRIP = 208  # columns from one strip of v12 to the next
SPLIT_TILE = 72  # TILE_N of v6
TF32_BUILD = {"TILE_N": 64, "RING": 4, "STAGES": 0, "STORE_CHANNELS": 4, "PRODUCERS": 4, "WEIGHT_ROWS": 0}
ROWS_SMEM = "dynamic_smem_bytes"  # rows_kernels.cuh
ROWS_CALL_US = 45.0  # packing, the weights' way into shared memory, and the launch that returns at once


def shape_restriction(
    x: Tensor, weight: Tensor, bias: Tensor | None = None, *, padded: bool = False, **geometry: Any
) -> str:
    """Say why the kernels of conv_rows.cuh cannot take a convolution; `padded`: whether they take a padding."""
    neutral = {"stride": (1, 1), "padding": (0, 0), "output_padding": (0, 0), "dilation": (1, 1), "groups": (1, 1)}
    pads = pair(geometry.pop("padding", 0)) if padded else (0, 0)
    if other := {name: value for name, value in geometry.items() if pair(value) != neutral[name]}:
        return f"takes stride 1, dilation 1, groups 1 and no {'output ' * padded}padding; got {other}"
    if weight.shape != (64, 64, 3, 3) or x.dim() != 4 or x.shape[1] != 64:
        return f"takes 64 -> 64 channels, 3 x 3; got x {tuple(x.shape)}, weight {tuple(weight.shape)}"
    if bias is not None and not bias.is_contiguous():
        return "takes a contiguous bias"
    batch, _, height, width = x.shape
    out_h, out_w = rows_size(x, pads)
    if not x.numel() or height * width % 4 or min(*pads, out_h - 1, out_w - 1) < 0:
        return f"takes planes of a multiple of 4 pixels, and outputs; got {batch} of {height} x {width}, padding {pads}"
    if max(height * width, out_h * out_w, batch * out_h) >= 1 << 31:
        return f"takes planes of fewer than 2^31 pixels, and as few rows of y; got {batch} of {height} x {width}"
    strips, sms = ceil_div(out_w, ROWS_STRIP), multiprocessor_count(x)
    if strips > sms:  # `Walk` gives each strip of a row a block at least
        return f"takes a GPU with an SM for each strip of {ROWS_STRIP} columns, {strips} of them; it has {sms}"
    if not is_aligned(x, 16):
        return "takes x contiguous and aligned to 16 bytes"
    return ""


def rows_size(x: Tensor, pads: tuple[int, int]) -> tuple[int, int]:
    """Return the rows and columns of y for kernels of 3 x 3."""
    return x.shape[2] + 2 - 2 * pads[0], x.shape[3] + 2 - 2 * pads[1]


def rows_restriction(x: Tensor, weight: Tensor, bias: Tensor | None = None, **geometry: Any) -> str:
    """Say why the kernels that round to TF32 cannot take a convolution."""
    if not allows_tf32():
        return "rounds products to TF32, which torch.backends.cudnn.allow_tf32 forbids"
    return shape_restriction(x, weight, bias, padded=True, **geometry)


def wide_restriction(x: Tensor, weight: Tensor, bias: Tensor | None = None, **geometry: Any) -> str:
    """Say why rows of y are not cut into strips of v12: these waste columns, or no sector is in two strips anyway."""
    if reason := rows_restriction(x, weight, bias, **geometry):
        return reason
    _, columns = rows_size(x, pair(geometry.get("padding", 0)))
    if 30 * (-columns % WIDE_STRIP) <= columns and columns % 8:
        return ""
    return f"takes rows of whole strips of {WIDE_STRIP} columns that begin between sectors; got {columns}"


def split_restriction(x: Tensor, weight: Tensor, bias: Tensor | None = None, **geometry: Any) -> str:
    """Say why the kernel with products in fp32 cannot take a convolution."""
    if allows_tf32():
        return "is for products in fp32; torch.backends.cudnn.allow_tf32 lets faster kernels round them"
    return shape_restriction(x, weight, bias, **geometry)


def rows(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    *,
    config: Config,
    tf32_tile: int = 64,
    padding: Pair = 0,
    **_geometry: Any,
) -> Plan:
    """Plan the f16 build and, behind it, the tf32 build, which returns at once unless the first met f16's limits."""
    batch, _, height, width = x.shape
    pads = pair(padding)
    out_h, out_w = rows_size(x, pads)
    expect_shape("bias", bias, (ROWS_CHANNELS,))
    y = x.new_empty(batch, ROWS_CHANNELS, out_h, out_w)
    out_of_range = x.new_empty(2, dtype=torch.int32)
    sizes = {"images": batch, "height": height, "width": width, "out_height": out_h, "out_width": out_w}
    tf32_build = {**{name: TF32_BUILD[name] for name in config}, "TILE_N": tf32_tile, "ALIGN": 1}
    f16, tf32 = (
        {
            "weight_packed": x.new_empty(ROWS_TAPS * ROWS_CHANNELS * ROWS_CHANNELS, dtype=dtype),
            "factor": x.new_empty(ROWS_CHANNELS),
        }
        for dtype in (torch.float16, torch.float32)
    )
    both = {**f16, "weight_tf32": tf32["weight_packed"], "factor_tf32": tf32["factor"]}
    samples = {"x": x, "values": x.numel()}
    launches = [
        Launch(
            "pack_weights",
            {"weight": weight.contiguous(), **both, "out_of_range": out_of_range, **samples},
            grid=2 * ROWS_CHANNELS + 1,
            block=128,
            defines={**config, "OPERAND": "F16"},
        )
    ]
    for operand, build, packed in (("F16", config, f16), ("Tf32", tf32_build, tf32)):
        defines = {**build, "OPERAND": operand}
        launches.append(
            Launch(
                "conv_transpose2d",
                {
                    **{"x": x, **packed, "out_of_range": out_of_range, "y": y, **sizes},
                    **{"pad_h": pads[0], "pad_w": pads[1], "bias": bias},
                },
                grid=multiprocessor_count(x),
                block=256 + 32 * defines.get("PRODUCERS", 4),
                smem_constant=ROWS_SMEM,
                defines=defines,
            )
        )
    return Plan((y,), tuple(launches))


def rows_variant(
    name: str,
    *,
    tile: int = 208,
    stages: int = 0,
    store_channels: int = 4,
    weight_rows: int = 0,
    tf32_tile: int = 64,
    restriction: Callable[..., str] = rows_restriction,
    **defines: str | int,
) -> Variant:
    """Declare a variant of wgmma_rows.cu by the macros in which it differs; it has the tunables of what it does."""
    tunables = [Tunable("TILE_N", tile, tuple(sorted({136, 152, 176, 208, tile}))), Tunable("RING", 4, (4, 5))]
    if stages:
        tunables += [Tunable("STAGES", stages, (4, 8, 12, 16)), Tunable("STORE_CHANNELS", store_channels, (1, 2, 4, 8))]
        tunables += [Tunable("PRODUCERS", 4, (4, 8)), Tunable("WEIGHT_ROWS", weight_rows, (0, 1, 2))]
    return Variant(
        name,
        HERE / "wgmma_rows.cu",
        partial(rows, tf32_tile=tf32_tile),
        tunables=tuple(tunables),
        dtypes=("float32",),
        min_arch="sm_90a",
        constraints=(lambda config: config.get("STAGES", 0) % config.get("PRODUCERS", 4) == 0,) if stages else (),
        restriction=restriction,
        tf32=True,
        cost=partial(rows_cost, tile=tile, shared=tile - WIDE_STRIP if "ALIGN" in defines else 0),
        defines=defines,
    )


def split(x: Tensor, weight: Tensor, bias: Tensor | None = None, *, config: Config, **_geometry: Any) -> Plan:
    """Plan the split build behind the images' largest magnitudes, and the plain kernel behind it all."""
    del config
    batch, _, height, width = x.shape
    out_h, out_w = height + 2, width + 2
    expect_shape("bias", bias, (ROWS_CHANNELS,))
    y = x.new_empty(batch, ROWS_CHANNELS, out_h, out_w)
    weight = weight.contiguous()
    largest, out_of_range = x.new_empty(batch + 1, dtype=torch.int32).split((batch, 1))
    packed = {
        "weight_packed": x.new_empty(2 * weight.numel(), dtype=torch.float16),
        "factor": x.new_empty(ROWS_CHANNELS),
        "out_of_range": out_of_range,
    }
    sizes = {"images": batch, "height": height, "width": width, "out_height": out_h, "out_width": out_w}
    whole = {"x": x, "y": y, **sizes, "pad_h": 0, "pad_w": 0, "bias": bias}
    sms = multiprocessor_count(x)
    of_image = {"x": x, "largest": largest, "image_values": ROWS_CHANNELS * height * width}
    launches = (
        Launch("largest_magnitude", of_image, (ceil_div(8 * sms, batch), batch), 256),
        Launch("pack_weights", {"weight": weight, **packed}, ROWS_CHANNELS, 128),
        Launch(
            "conv_transpose2d",
            {**whole, **packed, "largest": largest},
            grid=sms,
            block=384,
            smem_constant=ROWS_SMEM,
        ),
        Launch("conv_transpose2d_plain", {**whole, "weight": weight, "out_of_range": out_of_range}, 8 * sms, 256),
    )
    return Plan((y,), launches, zeroed=(largest, out_of_range))


GEMM_PHASES = 8  # kPhases


def divisor(d: int) -> tuple[int, int, int]:
    """Return `Divisor` of implicit_gemm.cuh: d, and the multiplier (as an int32) and shift that divide by it."""
    bits = (d - 1).bit_length()
    return (d, ceil_div(1 << (31 + bits), d) - (1 << 32), bits - 1) if d > 1 else (1, 0, 0)


@dataclass(frozen=True)
class AxisGeometry:
    """One axis of a transposed convolution (`Axis` in implicit_gemm.cuh)."""

    size_in: int
    size_out: int
    kernel: int
    stride: int
    padding: int
    dilation: int

    @property
    def tap_step(self) -> int:
        """Distance of the taps that one output meets."""
        return self.stride // gcd(self.stride, self.dilation)

    @property
    def shift_step(self) -> int:
        """Distance of the inputs that one output meets."""
        return self.dilation // gcd(self.stride, self.dilation)

    @cached_property
    def phases(self) -> tuple[tuple[int, int, int], ...]:
        """Of the outputs of each phase of the stride: how many taps they meet, the shift of the first, their number."""
        found = []
        for phase in range(self.stride):
            taps, shift, size = 0, 0, ceil_div(self.size_out - phase, self.stride)
            for k in range(min(self.tap_step, self.kernel)):
                scaled = phase + self.padding - k * self.dilation
                if scaled % self.stride == 0:
                    taps, shift = (self.kernel - 1 - k) // self.tap_step + 1, scaled // self.stride
            found.append((taps, shift, max(size, 0)))
        return tuple(found)

    @property
    def most_taps(self) -> int:
        """The most taps that an output meets."""
        return max(taps for taps, _, _ in self.phases)

    @property
    def size(self) -> int:
        """The outputs of the largest phase."""
        return ceil_div(self.size_out, self.stride)

    @property
    def shifts(self) -> tuple[int, int]:
        """The least and the greatest shift at which an output meets x."""
        ends = [(shift - (taps - 1) * self.shift_step, shift) for taps, shift, _ in self.phases if taps]
        return (min(low for low, _ in ends), max(high for _, high in ends)) if ends else (0, 0)

    @property
    def halo(self) -> int:
        """Inputs before an output's own place that it may meet."""
        return (self.kernel - 1) * self.dilation // self.stride

    @property
    def pitch(self) -> int:
        """Places in the stack: of x, and of the zeros behind it that taps reach on either side."""
        low, high = self.shifts
        return max(self.size_in + max(0, -low), self.size + max(0, high))

    @property
    def numbers(self) -> tuple[int, ...]:
        """The fields of the C++ struct."""
        phases = [number for phase in self.phases for number in phase]
        return (
            self.size_in,
            self.size_out,
            self.kernel,
            self.dilation,
            -self.padding % self.stride,
            self.shift_step,
            self.most_taps,
            *divisor(self.stride),
            *divisor(self.tap_step),
            *phases,
            *(0,) * (3 * GEMM_PHASES - len(phases)),
        )


@dataclass(frozen=True)
class Convolution:
    """All that a plan of the implicit GEMM depends on, beside the GPU."""

    batch: int
    in_channels: int
    out_channels: int
    groups: int
    h: AxisGeometry
    w: AxisGeometry

    @property
    def in_group(self) -> int:
        """Input channels of a group."""
        return self.in_channels // self.groups

    @property
    def out_group(self) -> int:
        """Output channels of a group."""
        return self.out_channels // self.groups

    @property
    def outputs(self) -> int:
        """Elements of y."""
        return self.batch * self.out_channels * self.h.size_out * self.w.size_out


@dataclass(frozen=True)
class GemmRates:
    """What the implicit GEMM reaches on an SM: products and bytes copied in a cycle, cycles of a sum and of a tile."""

    products: float
    copied: float
    stored: float
    stored_apart: float
    latency: float


SYNC_RATES = GemmRates(2179, 19, 0.056, 0.09, 6300)
ASYNC_RATES = GemmRates(4096 * 0.43, 26, 0.27, 0.57, 2760)  # those whose choice of tiles was best on an H200


@dataclass(frozen=True)
class GemmTile:
    """A block's tile of the implicit GEMM (`Config` in implicit_gemm.cuh), and how many blocks an SM holds."""

    block_m: int
    block_n: int
    warp_m: int
    warp_n: int
    stages: int = 3
    blocks: int = 2
    asynchronous: bool = False
    stage_vectors: int = 8

    @property
    def slot(self) -> int:
        """Rows that belong to one phase."""
        return 64 if self.asynchronous else self.warp_m

    @property
    def threads(self) -> int:
        """Threads of a block."""
        if self.asynchronous:
            return 2 * self.block_m + 32
        return self.block_m // self.warp_m * (self.block_n // self.warp_n) * 32

    @property
    def stage_bytes(self) -> int:
        """Shared memory of a stage of weights."""
        return self.stage_vectors * self.block_m * 16

    @property
    def store_bytes(self) -> int:
        """Shared memory that the sums need on their way out."""
        return (self.block_m * (self.block_n + 8) + self.block_m // self.slot * 16) * 4

    @property
    def rates(self) -> "GemmRates":
        """What an SM does in a cycle."""
        return ASYNC_RATES if self.asynchronous else SYNC_RATES

    @property
    def stage_cycles(self) -> float:
        """Cycles of an SM's tensor cores for a stage, of f16; tf32 has half of the products at half of the rate.

        Warps that read their own fragments wait for shared memory: the smaller their tiles, the longer.
        """
        read = 1.0 if self.asynchronous else (1 / self.warp_m + 1 / self.warp_n) * 32
        return self.block_m * self.block_n * self.stage_vectors * 8 * read / self.rates.products

    @property
    def slots(self) -> int:
        """Groups of rows that belong to one phase."""
        return self.block_m // self.slot

    def woven(self, merged: int) -> int:
        """Return how many phases of a row of y one store interleaves."""
        return self.slots if merged % self.slots == 0 else merged if self.slots % merged == 0 else 1

    def store_cycles(self, stride: int, merged: int) -> float:
        """Return the cycles in which a tile's sums leave; those of columns a stride apart leave one by one."""
        each = self.rates.stored_apart if self.asynchronous and self.woven(merged) < stride else self.rates.stored
        return self.block_m * self.block_n * each

    @property
    def defines(self) -> dict[str, int]:
        """Macros of the kernel."""
        warps = {} if self.asynchronous else {"WARP_M": self.warp_m, "WARP_N": self.warp_n}
        return {
            "BLOCK_M": self.block_m,
            "BLOCK_N": self.block_n,
            **warps,
            "STAGES": self.stages,
            "BLOCKS": self.blocks,
            "STAGE_VECTORS": self.stage_vectors,
        }


SYNC_TILES = (
    GemmTile(128, 256, 64, 64, blocks=1),
    GemmTile(128, 128, 64, 64),
    GemmTile(64, 256, 64, 64),
    GemmTile(64, 128, 64, 64, blocks=3),
    GemmTile(64, 64, 32, 32),
    GemmTile(32, 256, 32, 32),
    GemmTile(32, 128, 16, 32),
    GemmTile(16, 128, 16, 32),
    GemmTile(16, 64, 16, 32),
)
ASYNC_TILES = (
    GemmTile(128, 256, 64, 64, stages=4, blocks=1, asynchronous=True),
    GemmTile(128, 128, 64, 64, stages=3, blocks=2, asynchronous=True),
    GemmTile(64, 256, 64, 64, stages=4, blocks=2, asynchronous=True),
    GemmTile(64, 128, 64, 64, stages=4, blocks=3, asynchronous=True),
    GemmTile(256, 128, 64, 64, stages=4, blocks=1, asynchronous=True),
    GemmTile(192, 128, 64, 64, stages=4, blocks=1, asynchronous=True),
    GemmTile(64, 64, 64, 64, stages=4, blocks=4, asynchronous=True),
)
EMULATED_TILES = {SYNC_TILES: (GemmTile(32, 128, 16, 32),), ASYNC_TILES: (ASYNC_TILES[-1],)}
"""One small tile of each: all are instances of one template, and the emulator takes seconds to compile each."""
HEAD_BYTES = 640  # kHeadBytes
MERGED = 1.4  # how much longer the products take of phases with taps of their own in one block
EVEN_PITCH = 24  # from which on rows of the stack are made even
PACK_THREADS = 256
PACK_SLAB = 4096  # kPackSlab
PACKERS = 4  # kPackBlocks
MOST_PACKERS = 2048  # blocks of the packing kernel: 64 threads load their flags, two vectors of 16 each


@dataclass(frozen=True)
class GemmLayout:
    """How the implicit GEMM of a convolution is tiled and launched (`Tiling` in implicit_gemm.cuh)."""

    tile: GemmTile
    vector: int
    merged: int
    chunk_vectors: int
    chunks: int
    strip_columns: int
    pitch: int
    strip: int
    strips: int
    column_bias: int
    start: int
    lead: int
    length: int
    patch: int
    x_buffers: int
    table: int
    m_tiles: int
    blocks: int
    splits: int
    smem_bytes: int
    cycles: float


def fits_tile(config: Config, tile: GemmTile) -> bool:
    """Tell whether a config, in which 0 stands for any, asks for a tile."""
    return config["BLOCK_M"] in (0, tile.block_m) and config["BLOCK_N"] in (0, tile.block_n)


def round_up(value: int, step: int) -> int:
    """Return the least multiple of `step` that is not below `value`."""
    return ceil_div(value, step) * step


def gemm_candidates(conv: Convolution, tile: GemmTile, vector: int, sms: int, sm_smem: int) -> Iterator[GemmLayout]:
    """Go through the layouts of a tile."""
    vectors = ceil_div(conv.in_group, vector)
    uneven = len({taps for taps, _, _ in conv.w.phases}) > 1
    (low_h, high_h), (low_w, high_w) = conv.h.shifts, conv.w.shifts
    best: tuple[float, tuple[int, ...]] | None = None
    for strips in range(1, ceil_div(conv.w.size, 24) + 1):
        width = round_up(ceil_div(conv.w.size, strips), 1 if strips == 1 else 2)
        pitch = conv.w.pitch if strips == 1 else width + high_w - low_w
        if pitch >= EVEN_PITCH:
            pitch = round_up(pitch, 2)
        bias = 0 if strips == 1 else -low_w
        strip = conv.h.pitch * pitch
        patch = round_up(tile.block_n + (high_h - low_h) * pitch + high_w - low_w, 2)
        tiles = ceil_div(conv.batch * strips * strip, tile.block_n)
        score = tiles * (tile.block_n + 0.15 * patch)
        if best is None or score < best[0]:
            best = (score, (width, pitch, strip, strips, bias, low_h * pitch + low_w + bias, patch, tiles))
    assert best is not None
    width, pitch, strip, strips, bias, start, patch, tiles = best[1]
    lead = (start + bias) % 2  # rows are stored in whole sectors
    start -= lead
    length = lead + (tiles - 1) * tile.block_n + patch
    length += length % 2
    for merged in (conv.w.stride, 1) if conv.w.stride > 1 else (1,):
        if tile.slots == 3 and merged % 3:
            continue  # its rows are for three phases
        m_tiles = ceil_div(round_up(conv.out_group, tile.slot) * merged, tile.block_m)
        filled = conv.out_group * merged / (m_tiles * tile.block_m)
        counts_w = [conv.w.most_taps] if merged > 1 else [taps for taps, _, _ in conv.w.phases]
        taps = [a * b for a, _, _ in conv.h.phases for b in counts_w]
        for chunk_vectors in (8, 4, 2, 6, 1, 3):
            if chunk_vectors % 2 and (tile.asynchronous or (merged > 1 and uneven)):
                continue
            padded = round_up(vectors, chunk_vectors)
            if padded != vectors and chunk_vectors > max(vectors, 2):
                continue
            chunks = padded // chunk_vectors
            stages = [ceil_div(tap * chunk_vectors, tile.stage_vectors) for tap in taps]
            x_buffers = 1 + ceil_div(tile.stages - 1, max(1, min((s for s in stages if s), default=1)))
            table = (max(stages) * tile.stage_vectors + 4) * merged
            smem = round_up(table * 4, 128) + tile.stages * tile.stage_bytes
            smem = HEAD_BYTES + max(smem + x_buffers * round_up(chunk_vectors, 2) * patch * 16, tile.store_bytes)
            resident = min(tile.blocks, sm_smem // (smem + 1024))
            if not resident:
                continue
            blocks = m_tiles * tiles * len(taps)
            most = max(
                1, min(chunks, resident * sms // max(blocks * conv.groups, 1), ceil_div(chunks * max(stages), 6))
            )
            for splits in {1, most}:
                copied = tile.stage_bytes + chunk_vectors * patch * 16 / (sum(stages) / len(stages) or 1)
                steps = sum(stages) / len(taps) * ceil_div(chunks, splits)
                work = (
                    steps
                    * max(tile.stage_cycles, copied / tile.rates.copied)
                    * (MERGED if merged > 1 and uneven else 1.0)
                )
                work += tile.store_cycles(conv.w.stride, merged) * filled
                latency = tile.rates.latency
                full, rest = divmod(ceil_div(blocks * conv.groups * splits, sms), resident)
                cycles = full * max(resident * work, work + latency) + (max(rest * work, work + latency) if rest else 0)
                if splits > 1:
                    cycles += 5000 + (splits + 1) * conv.outputs * 4 / 2500
                yield GemmLayout(
                    tile, vector, merged, chunk_vectors, chunks, width, pitch, strip, strips, bias, start, lead, length,
                    patch, x_buffers, table, m_tiles, blocks, splits, smem, cycles,
                )  # fmt: skip


@lru_cache(maxsize=4096)
def gemm_layout(
    conv: Convolution,
    tiles: tuple[GemmTile, ...],
    vector: int,
    sms: int,
    sm_smem: int,
    block_m: int = 0,
    block_n: int = 0,
) -> GemmLayout | None:
    """Return the layout of the least cost, or None where none fits the shared memory of an SM, `sm_smem` bytes."""
    found = [
        layout
        for tile in tiles
        if block_m in (0, tile.block_m) and block_n in (0, tile.block_n)
        for layout in gemm_candidates(conv, tile, vector, sms, sm_smem)
    ]
    return min(found, key=lambda layout: layout.cycles, default=None)


def convolution_of(
    x: Tensor,
    weight: Tensor,
    stride: Pair = 1,
    padding: Pair = 0,
    output_padding: Pair = 0,
    dilation: Pair = 1,
    groups: int = 1,
) -> Convolution:
    """Return the geometry of a call."""
    batch, in_channels, *sizes = x.shape
    axes = []
    for axis in range(2):
        size, kernel, step, pad = sizes[axis], weight.shape[2 + axis], pair(stride)[axis], pair(padding)[axis]
        gap, extra = pair(dilation)[axis], pair(output_padding)[axis]
        axes.append(
            AxisGeometry(size, (size - 1) * step - 2 * pad + gap * (kernel - 1) + extra + 1, kernel, step, pad, gap)
        )
    return Convolution(batch, in_channels, weight.shape[1] * groups, groups, *axes)


def emptiness(x: Tensor, weight: Tensor) -> str:
    """Say which axes have no layout in tiles: any that is empty, but for the batch's."""
    if 0 in (*x.shape[1:], *weight.shape):
        return f"takes planes and channels that are not empty; got {tuple(x.shape)}, {tuple(weight.shape)}"
    return ""


def gemm_restriction(
    x: Tensor, weight: Tensor, bias: Tensor | None = None, *, tiles: tuple[GemmTile, ...], **geometry: Any
) -> str:
    """Say why the implicit GEMM cannot take a convolution."""
    if x.dtype == torch.float32 and not allows_tf32():
        return "rounds products to TF32, which torch.backends.cudnn.allow_tf32 forbids"
    if x.dim() != 4 or weight.dim() != 4 or x.shape[1] != weight.shape[0] or x.shape[1] % geometry.get("groups", 1):
        return f"takes x of 4 axes and a weight of as many input channels; got {tuple(x.shape)}, {tuple(weight.shape)}"
    if empty := emptiness(x, weight):
        return empty
    if weight.shape[2] * weight.shape[3] > 768 or max(pair(geometry.get("stride", 1))) > GEMM_PHASES:
        return f"takes kernels of 768 taps and strides of {GEMM_PHASES}; got {tuple(weight.shape)} and {geometry}"
    if memory_format(x) is not torch.contiguous_format:
        return "lays y out contiguous, which PyTorch does not where x is channels_last"
    if bias is not None and not bias.is_contiguous():
        return "takes a contiguous bias"
    conv, gpu = convolution_of(x, weight, **geometry), gpu_of(x)
    for vector in (8, 4) if x.dtype == torch.float32 else (8,):
        if gemm_layout(conv, tiles, vector, gpu.multiprocessors, gpu.sm_smem_bytes) is None:
            return f"takes what a tile in {gpu.sm_smem_bytes - 1024} bytes of shared memory holds; got {geometry}"
    return ""


def evenly(layout: GemmLayout, groups: int, sms: int, sm_smem: int) -> int:
    """Return the shared memory with which an SM holds no more blocks than it would get of an even share.

    The blocks are placed while the packing's last ones run: those SMs that are free first would take more.
    """
    share = max(ceil_div(layout.blocks * groups * layout.splits, sms), 1)
    return (
        max(layout.smem_bytes, sm_smem // (share + 1) // 128 * 128) if share < layout.tile.blocks else layout.smem_bytes
    )


PROBLEM = Struct("93i17i14i")
PACKING = Struct("7i4x4q")


def implicit_gemm(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    *,
    config: Config,
    tiles: tuple[GemmTile, ...],
    **geometry: Any,
) -> Plan:
    """Plan the operands' packing, the product, the sum of its splits; for f32, all again in tf32 behind a flag."""
    conv = convolution_of(x, weight, **geometry)
    expect_shape("bias", bias, (conv.out_channels,))
    y = x.new_empty(conv.batch, conv.out_channels, conv.h.size_out, conv.w.size_out)
    limited = x.dtype == torch.float32
    operand = "Bf16" if x.dtype == torch.bfloat16 else "F16"
    builds = ((operand, 8), ("Tf32", 4)) if limited else ((operand, 8),)
    if is_emulated(x) and not any(config.values()):
        tiles = EMULATED_TILES.get(tiles, tiles)
    sms = multiprocessor_count(x)
    weight = weight.contiguous()
    launches: list[Launch] = []
    flags = x.new_empty(PACKERS * sms + 1, dtype=torch.int32) if limited else None
    flag_count = 0
    for name, vector in builds:
        chosen = (tiles, vector, sms, gpu_of(x).sm_smem_bytes, config["BLOCK_M"], config["BLOCK_N"])
        layout = gemm_layout(conv, *chosen)
        if layout is None:
            raise OpError("conv_transpose2d: no tile of the implicit GEMM fits shared memory")
        tile = layout.tile
        again = limited and name == "Tf32"  # which returns at once nearly always
        defines = {**tile.defines, "OPERAND": name, "LIMITED": int(limited and not again), "TURNS": int(again)}
        vectors = layout.chunks * layout.chunk_vectors
        phases = conv.h.stride * (1 if layout.merged > 1 else conv.w.stride)
        vector_slots = conv.h.most_taps * conv.w.most_taps * layout.chunk_vectors
        x_vectors = conv.groups * vectors * layout.length
        weight_vectors = conv.groups * phases * layout.chunks * layout.m_tiles * vector_slots * tile.block_m
        taps = conv.h.kernel * conv.w.kernel
        padded_out = round_up(conv.out_group, tile.slot)
        most_channels = max(1, min(PACK_SLAB // (vector * (taps | 1)), padded_out, PACK_THREADS))
        channel_bits = most_channels.bit_length() - 1
        pieces = ceil_div(padded_out, 1 << channel_bits)
        first_row = layout.start // layout.pitch
        rows = (layout.start + layout.length - 1) // layout.pitch - first_row + 1
        x_units = ceil_div(conv.groups * vectors * rows * layout.pitch, 2 * PACK_THREADS)
        weight_units = conv.groups * vectors * pieces
        pack_grid = min(x_units + weight_units, sms if again else PACKERS * sms, MOST_PACKERS)
        flag_vectors = 0 if defines["LIMITED"] else ceil_div(pack_grid, 16)
        note_vectors = ceil_div(PROBLEM.size, 16) + flag_vectors if flag_vectors else 0
        packed = {
            "x_packed": x.new_empty(4 * x_vectors, dtype=torch.int32),
            "weight_packed": x.new_empty(4 * (note_vectors + weight_vectors), dtype=torch.int32),
        }
        problem = PROBLEM.pack(
            *conv.h.numbers,
            *conv.w.numbers,
            conv.batch,
            conv.in_group,
            conv.out_group,
            conv.groups,
            layout.chunks,
            vector_slots,
            layout.merged,
            layout.m_tiles,
            layout.m_tiles * tile.block_m,
            *divisor(layout.chunk_vectors),
            *divisor(conv.w.kernel),
            *divisor(vectors),
            flag_vectors,
            *divisor(layout.pitch),
            *divisor(conv.h.pitch),
            *divisor(layout.strips),
            *divisor(rows),
            layout.strip_columns,
            layout.column_bias,
            layout.start,
            layout.length,
            first_row,
            layout.patch,
            layout.table,
            layout.x_buffers,
            layout.splits,
            layout.blocks,
            conv.h.shifts[0],
            conv.w.shifts[0],
            layout.lead,
            *divisor(layout.m_tiles),
            *divisor(phases),
        )
        packing = PACKING.pack(
            x_units,
            weight_units,
            channel_bits,
            *divisor(pieces),
            flag_count,
            *x.stride(),
        )
        launches.append(
            Launch(
                "pack_operands",
                {"x": x, "weight": weight, **packed, "problem": problem, "packing": packing, "flags": flags},
                pack_grid,
                PACK_THREADS,
                strided=("x",),
                defines=defines,
            )
        )
        partial = x.new_empty(layout.splits * y.numel(), dtype=torch.float32) if layout.splits > 1 else None
        flag = flags[flag_count:] if flags is not None and again else None
        launches.append(
            Launch(
                "conv_transpose2d",
                {**packed, "y": y, "problem": problem, "bias": bias, "partial": partial, "flag": flag},
                (min(layout.blocks, sms) if again else layout.blocks, conv.groups, layout.splits),
                tile.threads,
                evenly(layout, conv.groups, sms, gpu_of(x).sm_smem_bytes),
                defines=defines,
            )
        )
        if partial is not None:
            launches.append(
                Launch(
                    "reduce_partials",
                    {
                        "partial": partial,
                        "y": y,
                        "count": y.numel(),
                        "splits": layout.splits,
                        "out_channels": conv.out_channels,
                        "plane": conv.h.size_out * conv.w.size_out,
                        "bias": bias,
                        "flag": flag,
                    },
                    min(ceil_div(y.numel(), 256), 8 * sms),
                    256,
                    defines=defines,
                )
            )
        flag_count = pack_grid
    return Plan((y,), tuple(launches))


@dataclass(frozen=True)
class Col2imBuild:
    """What is compiled into v11: pixels of a block, tiles of 16 rows of a warp, channels of a step, blocks of an SM."""

    pixels: int
    row_tiles: int
    depth: int
    blocks: int
    threads: int = 256

    @property
    def rows(self) -> int:
        """Rows (co, kh, kw) of a block."""
        return self.threads // self.pixels * self.row_tiles * 16

    @property
    def body_bytes(self) -> int:
        """Shared memory of the factors of two steps, and then of the products."""
        return 4 * max(2 * self.depth * (self.pixels + 8 + self.rows + 8), self.rows * (self.pixels + 8))

    @property
    def defines(self) -> dict[str, int]:
        """Macros of the kernel."""
        return {
            "PIXELS": self.pixels,
            "ROW_TILES": self.row_tiles,
            "THREADS": self.threads,
            "DEPTH": self.depth,
            "BLOCKS": self.blocks,
        }


COL2IM_BUILDS = (
    Col2imBuild(256, 1, 16, 4),
    Col2imBuild(256, 2, 16, 3),
    Col2imBuild(256, 3, 16, 2),
    Col2imBuild(256, 2, 32, 1, threads=512),
    Col2imBuild(256, 3, 32, 1, threads=512),
    Col2imBuild(256, 4, 16, 1, threads=512),
    Col2imBuild(128, 1, 32, 4),
    Col2imBuild(128, 2, 16, 3),
    Col2imBuild(128, 3, 16, 2),
    Col2imBuild(128, 4, 16, 2),
    Col2imBuild(128, 1, 32, 2, threads=512),
    Col2imBuild(64, 1, 64, 2),
    Col2imBuild(64, 1, 16, 4),
    Col2imBuild(64, 2, 16, 2),
)
COL2IM_EMULATED = COL2IM_BUILDS[-2:-1]
"""One build for most small cases: the emulator takes seconds to compile each."""
ENTRY_BYTES = 16  # Entry


@dataclass(frozen=True)
class Col2imLayout:
    """How v11 cuts a convolution into tiles of places and chunks of taps."""

    build: Col2imBuild
    tile_i: int
    tile_j: int
    images: int
    tiles_i: int
    tiles_j: int
    chunk_channels: int
    chunk_phases: int
    grid: int
    smem_bytes: int
    cycles: float


def col2im_tile(axis: AxisGeometry, most: int) -> tuple[int, int, int] | None:
    """Return the places of a tile that meets at most `most` inputs of an axis, the tiles, and those inputs."""
    first = axis.padding // axis.stride
    places = (axis.padding + axis.size_out - 1) // axis.stride - first + 1
    largest = places if most >= axis.size_in else min(places, most - axis.halo)
    if largest < 1:
        return None
    tiles = ceil_div(places, largest)
    tile = ceil_div(places, tiles)
    return tile, tiles, min(axis.size_in, tile + axis.halo)


def col2im_chunk(conv: Convolution, rows: int) -> tuple[int, int] | None:
    """Return the output channels and the phases of rows whose taps fill `rows` rows at most."""
    whole = conv.h.kernel * conv.w.kernel
    if whole <= rows:
        return min(conv.out_group, rows // whole), conv.h.stride
    phases = rows // (ceil_div(conv.h.kernel, conv.h.tap_step) * conv.w.kernel)
    return (1, phases) if phases else None


def col2im_candidates(conv: Convolution, build: Col2imBuild, sms: int, sm_smem: int) -> Iterator[Col2imLayout]:
    """Go through the layouts of a build of v11."""
    pixels, rows = build.pixels, build.rows
    chunk = col2im_chunk(conv, rows)
    if chunk is None:
        return
    channels, phases = chunk
    chunks = conv.groups * ceil_div(conv.out_group, channels) * ceil_div(conv.h.stride, phases)
    seen = set()
    for most in range(pixels, 0, -1):
        columns = col2im_tile(conv.w, most)
        lines = col2im_tile(conv.h, pixels // columns[2]) if columns else None
        if columns is None or lines is None or (columns, lines) in seen:
            continue
        seen.add((columns, lines))
        (tile_i, tiles_i, height), (tile_j, tiles_j, width) = lines, columns
        images = max(min(conv.batch, pixels // (height * width)), 1) if tiles_i * tiles_j == 1 else 1
        outputs = tile_i * phases, tile_j * conv.w.stride
        smem = build.body_bytes + (sum(outputs) + images * channels) * ENTRY_BYTES + rows * 4
        resident = min(build.blocks, sm_smem // (smem + 1024))
        if not resident:
            continue
        grid = chunks * tiles_i * tiles_j * ceil_div(conv.batch, images)
        warps = build.threads // 32
        step = pixels / 2 + rows / 2 + warps * (8 + 4 * build.row_tiles)  # accesses of shared memory of 8 channels
        taps = conv.h.kernel * conv.w.kernel / (conv.h.stride * conv.w.stride)
        lines_of_lanes = images * channels * outputs[0] * ceil_div(outputs[1], 32)
        work = ceil_div(conv.in_group, 8) * step + rows * pixels / 16 + lines_of_lanes * (10 + 2 * taps)
        alone = work + 4000 + 1500 * ceil_div(conv.in_group, build.depth)
        full, rest = divmod(ceil_div(grid, sms), resident)
        cycles = full * max(resident * work, alone) + (max(rest * work, alone) if rest else 0)
        yield Col2imLayout(build, tile_i, tile_j, images, tiles_i, tiles_j, channels, phases, grid, smem, cycles)


@lru_cache(maxsize=4096)
def col2im_layout(conv: Convolution, builds: tuple[Col2imBuild, ...], sms: int, sm_smem: int) -> Col2imLayout | None:
    """Return the layout of the least cost, or None where none fits."""
    found = [one for build in builds for one in col2im_candidates(conv, build, sms, sm_smem)]
    return min(found, key=lambda layout: layout.cycles, default=None)


COL2IM_PROBLEM = Struct("38i8q")  # Problem of v11_col2im.cu


def col2im_axis(axis: AxisGeometry, tile: int, tiles: int) -> tuple[int, ...]:
    """Return the fields of `Axis` of v11_col2im.cu."""
    inverse = pow(axis.shift_step, -1, axis.tap_step) if axis.tap_step > 1 else 0
    return (
        axis.size_in,
        axis.size_out,
        axis.kernel,
        axis.stride,
        axis.padding,
        axis.dilation,
        gcd(axis.stride, axis.dilation),
        inverse,
        axis.tap_step,
        axis.shift_step,
        axis.padding // axis.stride,
        tile,
        tiles,
        axis.halo,
    )


FEW_TAPS = 9


def few_taps(conv: Convolution) -> dict[str, int]:
    """Compile the taps of an output in where they are few and the outputs many."""
    taps = conv.h.most_taps, conv.w.most_taps
    few = 0 < taps[0] * taps[1] <= FEW_TAPS and conv.outputs >= WORTH_COMPILING
    return dict(zip(("TAPS_H", "TAPS_W"), taps if few else (0, 0), strict=True))


def col2im_restriction(x: Tensor, weight: Tensor, bias: Tensor | None = None, **geometry: Any) -> str:
    """Say why v11 cannot take a convolution."""
    del bias
    if x.dtype == torch.float32 and not allows_tf32():
        return "rounds products to TF32, which torch.backends.cudnn.allow_tf32 forbids"
    if x.dim() != 4 or weight.dim() != 4 or x.shape[1] != weight.shape[0] or x.shape[1] % geometry.get("groups", 1):
        return f"takes x of 4 axes and a weight of as many input channels; got {tuple(x.shape)}, {tuple(weight.shape)}"
    if empty := emptiness(x, weight):
        return empty
    if memory_format(x) is not torch.contiguous_format:
        return "has pixels for lanes, which lie far apart where x is channels_last"
    if math.prod(weight.shape[1:]) >= 1 << 31:
        return f"takes fewer than 2^31 weights of an input channel; got {tuple(weight.shape)}"
    gpu = gpu_of(x)
    conv = convolution_of(x, weight, **geometry)
    if x.numel() and col2im_layout(conv, COL2IM_BUILDS, gpu.multiprocessors, gpu.sm_smem_bytes) is None:
        return f"takes a phase's taps in 128 rows of products, and their reach in 256 pixels; got {geometry}"
    return ""


def col2im(x: Tensor, weight: Tensor, bias: Tensor | None = None, *, config: Config, **geometry: Any) -> Plan:
    """Plan a block for the outputs that some taps of a tile of pixels make."""
    arguments = call_arguments(x, weight, bias, **geometry)
    y = arguments["y"]
    gpu, conv = gpu_of(x), convolution_of(x, weight, **geometry)
    asked = (config["PIXELS"], config["ROW_TILES"])
    builds = tuple(
        build for build in COL2IM_BUILDS if asked[0] in (0, build.pixels) and asked[1] in (0, build.row_tiles)
    )
    ways = (COL2IM_EMULATED, builds) if is_emulated(x) and not any(asked) else (builds,)
    found = (col2im_layout(conv, way, gpu.multiprocessors, gpu.sm_smem_bytes) for way in ways) if x.numel() else ()
    layout = next((one for one in found if one), None)
    if layout is None and x.numel():
        raise OpError(f"conv_transpose2d: no layout of v11 with {dict(config)} fits this convolution")
    if layout is None:
        layout = Col2imLayout(COL2IM_EMULATED[0], 1, 1, 1, 1, 1, 1, 1, 0, 0, 0.0)
    problem = COL2IM_PROBLEM.pack(
        *col2im_axis(conv.h, layout.tile_i, layout.tiles_i),
        *col2im_axis(conv.w, layout.tile_j, layout.tiles_j),
        conv.batch,
        conv.in_group,
        conv.out_group,
        conv.groups,
        layout.images,
        layout.chunk_channels,
        layout.chunk_phases,
        ceil_div(conv.out_group, layout.chunk_channels),
        ceil_div(conv.h.stride, layout.chunk_phases),
        ceil_div(conv.h.kernel, conv.h.tap_step),
        *x.stride(),
        *y.stride(),
    )
    launch = Launch(
        "conv_transpose2d",
        {**{name: arguments[name] for name in ("x", "weight", "y", "bias")}, "problem": problem},
        grid=layout.grid,
        block=layout.build.threads,
        smem_bytes=layout.smem_bytes,
        strided=("x", "y"),
        defines={**layout.build.defines, **few_taps(conv)},
    )
    return Plan((y,), (launch,))


def col2im_cost(x: Tensor, weight: Tensor, bias: Tensor | None = None, **geometry: Any) -> dict[str, float]:
    """Return the terms of v11's time: its launch, its blocks' cycles, and the bytes."""
    del bias
    gpu = gpu_of(x)
    layout = col2im_layout(convolution_of(x, weight, **geometry), COL2IM_BUILDS, gpu.multiprocessors, gpu.sm_smem_bytes)
    if layout is None:
        return {"impossible": 1e9}
    return {
        "launches": LAUNCH_US,
        "cycles": layout.cycles / gpu.cycles_per_us,
        "bytes": sum(moved_us(x, weight, **geometry)) + weight.nbytes / gpu.bytes_per_us,
    }


FP32_PRODUCTS = 128  # of an SM and cycle, in fp32
F16_PRODUCTS = 2048  # the same on Hopper's tensor cores


def moved_us(x: Tensor, weight: Tensor, **geometry: Any) -> tuple[float, float]:
    """Return the least microseconds in which x is read, and y written."""
    conv, bytes_per_us = convolution_of(x, weight, **geometry), gpu_of(x).bytes_per_us
    pixels = conv.batch * conv.h.size_out * conv.w.size_out
    return x.nbytes / bytes_per_us, conv.out_channels * pixels * x.element_size() / bytes_per_us


def products_us(x: Tensor, weight: Tensor, *, step: int = 1, rate: float = FP32_PRODUCTS) -> float:
    """Return the microseconds of all products at a rate of an SM and cycle, channels padded to multiples of `step`."""
    gpu = gpu_of(x)
    in_channels, out_group, height, width = weight.shape
    pixels = x.numel() // max(in_channels, 1)
    products = pixels * round_up(in_channels, step) * round_up(out_group, step) * height * width
    return products / (rate * gpu.multiprocessors * gpu.cycles_per_us)


def library_cost(x: Tensor, weight: Tensor, bias: Tensor | None = None, **geometry: Any) -> dict[str, float]:
    """Return the terms of cuDNN's time: it converts NCHW to and fro, and has no fast kernels for most groups.

    A kernel of 1 x 1 whose y has the size of x is a product of matrices, which lie in NCHW as they are needed. It is
    slower where planes begin within the 16 bytes that a thread loads. What was measured with TF32 off is little: it has
    no terms of its own for that, nor for strides and channels_last, and its groups take what they take with TF32.
    """
    del bias
    read, written = moved_us(x, weight, **geometry)
    conv = convolution_of(x, weight, **geometry)
    kind = {torch.float32: "tf32" if allows_tf32() or conv.groups > 1 else "fp32"}.get(x.dtype, "half")
    rate = {"tf32": 1024.0, "half": 2048.0}.get(kind, FP32_PRODUCTS)
    products = products_us(x, weight, step=1 if conv.groups > 1 else 32, rate=rate)
    if kind == "fp32":
        return {"fp32 call": 10.0, "fp32 bytes": read + written, "fp32 products": products}
    steps = "strided " if (conv.h.stride, conv.w.stride) != (1, 1) else ""
    own = {}
    if conv.groups > 1:
        kind += " grouped"
        own = {f"{kind} chain": chain_us(x, weight, **geometry)}
    elif not x.is_contiguous():
        kind, steps = f"{kind} last", ""
    else:
        if math.prod(weight.shape[2:]) == 1 and (conv.h.size_out, conv.w.size_out) == x.shape[2:]:
            kind, pixels = f"{kind} product", x.shape[2] * x.shape[3]
            steps = "narrow " if pixels % 4 else "odd " if pixels * x.element_size() % 16 else ""
        own = {f"{kind} weight": weight.nbytes / gpu_of(x).bytes_per_us}
    return {
        f"{kind} call": 10.0,
        f"{kind} {steps}bytes": read + written,
        f"{kind} {steps}products": products,
        **own,
    }


def chain_us(x: Tensor, weight: Tensor, *, stride: Pair = 1, groups: int = 1, **_geometry: Any) -> float:
    """Return the microseconds of an output's products, one behind the other."""
    return chain_of(weight) / groups / math.prod(pair(stride)) / gpu_of(x).cycles_per_us


def direct_cost(x: Tensor, weight: Tensor, bias: Tensor | None = None, **geometry: Any) -> dict[str, float]:
    """Return the terms of a kernel whose threads each compute outputs of their own, by products in fp32."""
    del bias
    read, written = moved_us(x, weight, **geometry)
    kind = ("half " if x.element_size() == 2 else "") + ("last " if not x.is_contiguous() else "")
    steps = "strided " if pair(geometry.get("stride", 1)) != (1, 1) else ""
    return {
        "chain": chain_us(x, weight, **geometry),
        f"{kind}launches": LAUNCH_US,
        f"{kind}bytes": read + written,
        f"{kind}{steps}products": products_us(x, weight),
    }


def tiles_cost(
    x: Tensor, weight: Tensor, bias: Tensor | None = None, *, tile: int, launches: int, **geometry: Any
) -> dict[str, float]:
    """Return the terms of a kernel whose blocks compute `tile` x `tile` outputs of a phase, by products in fp32."""
    del bias
    gpu, conv = gpu_of(x), convolution_of(x, weight, **geometry)
    read, written = moved_us(x, weight, **geometry)
    phases = conv.h.stride * conv.w.stride
    pixels = conv.batch * ceil_div(conv.h.size_out, conv.h.stride) * ceil_div(conv.w.size_out, conv.w.stride)
    blocks = ceil_div(pixels, tile) * ceil_div(conv.out_group, tile) * conv.groups * phases
    taps = weight.shape[2] * weight.shape[3] / phases
    block_us = tile * tile * conv.in_group * taps / (FP32_PRODUCTS * gpu.cycles_per_us)
    return {
        "launches": launches * LAUNCH_US,
        "bytes": read + written,
        "steps": ceil_div(blocks, gpu.multiprocessors) * block_us,
        "fill": block_us,
    }


def gemm_cost(
    x: Tensor, weight: Tensor, bias: Tensor | None = None, *, tiles: tuple[GemmTile, ...], **geometry: Any
) -> dict[str, float]:
    """Return the terms of the implicit GEMM: packing, products of its tiles, and the sum of its splits."""
    del bias
    gpu, conv = gpu_of(x), convolution_of(x, weight, **geometry)
    layout = gemm_layout(conv, tiles, 8, gpu.multiprocessors, gpu.sm_smem_bytes)
    if layout is None:
        return {"impossible": 1e9}
    read, written = moved_us(x, weight, **geometry)
    packed = 2.0 * x.numel() / gpu.bytes_per_us
    launches = (2 + (layout.splits > 1)) * (2 if x.dtype == torch.float32 else 1)
    outputs = written / x.element_size() * 4 * layout.splits if layout.splits > 1 else 0.0
    # A phase's outputs lie a stride apart. Two stores of a sector of 32 bytes meet in the L2 cache; more do not.
    woven = layout.tile.woven(layout.merged)
    writers = max(ceil_div(min(conv.w.stride, 32 // x.element_size()), woven) - 2, 0)
    return {
        "launches": launches * LAUNCH_US,
        "pack": read + packed,
        "bytes": packed + written,
        "shared sectors": written * writers,
        "cycles": layout.cycles / gpu.cycles_per_us,
        "splits": outputs,
    }


def rows_cost(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    *,
    tile: int,
    shared: int = 0,
    products: int = 1,
    **geometry: Any,
) -> dict[str, float]:
    """Return the terms of the kernels for 64 channels and 3 x 3: what memory sets, and what the SMs set.

    The tensor cores multiply whole strips of `tile` columns, however narrow a row of y is; `shared` of them are the
    next strip's too. A product is `products` of f16.

    The launches are no term of their own: all measured layers are of one size, on two GPUs that differ in memory alone.
    A fit would take what the SMs set for launches, and predict small layers at the time of large ones.
    """
    del bias
    out_h, out_w = rows_size(x, pair(geometry.get("padding", 0)))
    strips = ceil_div(out_w, tile - shared)
    multiplied = out_h * strips * tile / (x.shape[2] * x.shape[3])  # columns, for each pixel of x
    sms_us = multiplied * products_us(x, weight, rate=F16_PRODUCTS / products) + ROWS_CALL_US
    return {"bytes": sum(moved_us(x, weight, **geometry)), "SMs": sms_us}


def gemm_variant(name: str, tiles: tuple[GemmTile, ...], min_arch: str) -> Variant:
    """Declare a version of the kernels on implicit_gemm.cuh."""
    return Variant(
        name,
        HERE / f"{name}.cu",
        partial(implicit_gemm, tiles=tiles),
        tunables=(
            Tunable("BLOCK_M", 0, (0, *sorted({tile.block_m for tile in tiles}))),
            Tunable("BLOCK_N", 0, (0, *sorted({tile.block_n for tile in tiles}))),
        ),
        constraints=(lambda config: any(fits_tile(config, tile) for tile in tiles),),
        min_arch=min_arch,
        restriction=partial(gemm_restriction, tiles=tiles),
        tf32=True,
        cost=partial(gemm_cost, tiles=tiles),
    )


@dataclass(frozen=True)
class Mixed:
    """Normally distributed values, each times a power of ten between 1e-6 and 1e6."""

    def sample(self, shape: tuple[int, ...], generator: torch.Generator) -> Tensor:
        """Draw a contiguous float32 tensor of `shape` on the generator's device."""
        exponent = Uniform(-6.0, 6.0).sample(shape, generator)
        return STANDARD_NORMAL.sample(shape, generator).mul_(10.0**exponent)


@dataclass(frozen=True)
class Dark:
    """Normally distributed values, of which the second half of all is a millionth as large: too small for f16."""

    def sample(self, shape: tuple[int, ...], generator: torch.Generator) -> Tensor:
        """Draw a contiguous float32 tensor of `shape` on the generator's device."""
        values = STANDARD_NORMAL.sample(shape, generator)
        values.view(-1)[values.numel() // 2 :].mul_(1e-6)
        return values


def case(
    name: str,
    x: tuple[int, int, int, int],
    out_channels: int,
    kernel: Pair,
    *,
    bias=True,
    values=STANDARD_NORMAL,
    weights=None,
    layout="contiguous",
    full_size=False,
    dtypes=None,
    **attributes,
) -> Case:
    """Make a case from the shape of x, the output's channels and the kernel's size; y's elements are about 1."""
    kernel_h, kernel_w = pair(kernel)
    in_channels, groups = x[1], attributes.get("groups", 1)
    weights = weights or Normal(std=(in_channels // groups * kernel_h * kernel_w) ** -0.5)
    inputs = {
        "x": Input(x, values, layout),
        "weight": Input((in_channels, out_channels // groups, kernel_h, kernel_w), weights),
        "bias": Input((out_channels,), weights) if bias else None,
    }
    return Case(name, inputs, attributes, full_size, dtypes)


op = Op(
    name="conv_transpose2d",
    oracle=conv_transpose2d,
    autocast="lower",
    batched=True,
    linear=True,
    gradients=gradients,
    library_cost=library_cost,
    variants=(
        Variant(
            "v1_gather",
            HERE / "v1_gather.cu",
            gather,
            dtypes=FLOATS,
            tunables=(Tunable("BLOCK_W", 32, (32, 64, 128)), Tunable("BLOCK_H", 8, (1, 2, 4, 8, 16))),
            constraints=(lambda config: config["BLOCK_W"] * config["BLOCK_H"] <= 1024,),
            cost=direct_cost,
        ),
        Variant(
            "v8_smem_tiles",
            HERE / "v8_smem_tiles.cu",
            smem_tiles,
            tunables=(Tunable("TILE", 16, (16, 32)),),
            restriction=tiles_restriction,
            cost=partial(tiles_cost, tile=16, launches=1),
        ),
        Variant(
            "v9_register_tiles",
            HERE / "v9_register_tiles.cu",
            register_tiles,
            tunables=(
                Tunable("TILE_M", 0, (0, 64, 128)),
                Tunable("TILE_N", 0, (0, 64, 128)),
                Tunable("UNROLL", 1, (1, 2)),
            ),
            min_arch="sm_80",
            restriction=tiles_restriction,
            cost=register_cost,
        ),
        Variant(
            "v10_depthwise",
            HERE / "v10_depthwise.cu",
            depthwise,
            tunables=(Tunable("ROWS", 8, (2, 4, 8)), Tunable("BLOCK_SIZE", 128, (64, 128, 256))),
            restriction=depthwise_restriction,
            cost=depthwise_cost,
        ),
        rows_variant("v2_wgmma_rows", STORE="DirectStore"),
        rows_variant("v3_staged_store", STORE="StagedStore", tf32_tile=56),
        rows_variant("v4_line_store", STORE="LineStore"),
        rows_variant("v5_bulk_rows", STORE="LineStore", tile=152, stages=8, store_channels=8, weight_rows=2),
        rows_variant(
            "v12_wide_strips",
            STORE="LineStore",
            ALIGN=8,
            tile=WIDE_STRIP + 8,
            stages=8,
            store_channels=2,
            weight_rows=1,
            restriction=wide_restriction,
        ),
        Variant(
            "v6_split_f16",
            HERE / "v6_split_f16.cu",
            split,
            tunables=(
                Tunable("TILE_N", SPLIT_TILE, (56, 64, 72)),
                Tunable("RING", 4, (4, 5)),
                Tunable("STORE_CHANNELS", 2, (2, 4)),
            ),
            dtypes=("float32",),
            min_arch="sm_90a",
            restriction=split_restriction,
            cost=partial(rows_cost, tile=SPLIT_TILE, products=3),
        ),
        gemm_variant("v7_implicit_gemm", SYNC_TILES, "sm_80"),
        gemm_variant("v8_wgmma_gemm", ASYNC_TILES, "sm_90a"),
        Variant(
            "v11_col2im",
            HERE / "v11_col2im.cu",
            col2im,
            tunables=(Tunable("PIXELS", 0, (0, 64, 128, 256)), Tunable("ROW_TILES", 0, (0, 1, 2, 3, 4))),
            constraints=(lambda config: config["PIXELS"] != 64 or config["ROW_TILES"] < 3,),
            min_arch="sm_80",
            restriction=col2im_restriction,
            tf32=True,
            cost=col2im_cost,
        ),
    ),
    cases=(
        case("one", (1, 1, 1, 1), 1, 1, **POSITIVE),
        case("plain", (2, 8, 9, 9), 8, 3),
        case("odd", (3, 5, 7, 33), 7, (3, 2)),
        case("single_row", (2, 3, 1, 17), 4, (1, 4)),
        case("empty", (0, 3, 4, 5), 4, 3),
        case("no_bias", (2, 8, 9, 9), 8, 3, bias=False),
        case("stride", (2, 3, 5, 6), 4, 3, stride=2),
        case("stride_past_kernel", (2, 3, 5, 6), 4, 2, stride=3),
        case("padding", (2, 3, 6, 7), 4, (5, 4), padding=(2, 1)),
        case("output_padding", (2, 3, 5, 6), 4, 3, stride=2, padding=1, output_padding=1),
        case("output_padding_uneven", (2, 3, 4, 5), 4, 3, stride=(3, 2), output_padding=(2, 1)),
        case("dilation", (2, 3, 5, 6), 4, 3, dilation=(2, 3), padding=2),
        case("groups", (2, 8, 5, 6), 12, 3, groups=4),
        case("groups_last", (2, 8, 5, 6), 12, (2, 3), groups=4, stride=(1, 2), layout="channels_last"),
        case("depthwise_wide", (1, 4, 5, 40), 4, (3, 5), groups=4, padding=(1, 2)),
        case("depthwise_last", (1, 8, 5, 37), 8, 3, groups=8, padding=1, layout="channels_last"),
        case("depthwise", (2, 6, 5, 6), 6, 3, groups=6, stride=2),
        case("everything", (2, 6, 4, 5), 4, (3, 4), **EVERYTHING),
        case("s4_small", (2, 16, 6, 6), 8, 5, padding=1),
        case("channel_past_step", (1, 65, 5, 6), 4, 3),  # of 16, 32 or 64 channels
        case("channel_steps", (1, 256, 3, 3), 3, 2),  # a block takes more steps than it has room for at once
        case("outputs_past_tile", (1, 8, 4, 5), 72, 2),  # of 64 output channels
        case("many_planes", (32_769, 1, 1, 1), 2, 1),
        case("channels_last", (2, 6, 5, 7), 4, 3, layout="channels_last"),
        case("transposed", (2, 6, 5, 7), 4, 3, layout="transposed"),
        case("strided", (2, 6, 5, 7), 4, 3, layout="strided"),
        case("offset", (2, 6, 5, 7), 4, 3, layout="offset"),
        case("nonfinite", (2, 6, 5, 7), 4, 3, values=Special()),
        case("infinite_weights", (2, 3, 5, 6), 4, (3, 4), weights=INFINITE, stride=2, padding=1),
        case("integers", (2, 8, 9, 9), 8, 3, **INTEGERS),
        case("integers_everything", (2, 6, 4, 5), 4, (3, 4), **INTEGERS, **EVERYTHING),
        case("strip", (1, 64, 6, 48), 64, 3),
        case("strips", (2, 64, 2, 208), 64, 3, bias=False, dtypes=("float32",)),
        case("strip_huge", (1, 64, 6, 48), 64, 3, values=Normal(std=1e6), dtypes=WIDE),
        case("strip_tiny_weights", (1, 64, 6, 48), 64, 3, weights=Normal(std=1e-6), dtypes=WIDE),
        case("strip_nonfinite", (1, 64, 6, 48), 64, 3, values=NONFINITE),
        case("strip_infinite_weights", (1, 64, 6, 48), 64, 3, weights=INFINITE),
        case("strip_integers", (1, 64, 6, 48), 64, 3, **INTEGERS),
        case("strip_wide", (1, 64, 2, 204), 64, 3, values=Normal(std=1e-9), bias=False, dtypes=("float32",)),
        case("strips_wide", (1, 64, 1, 404), 64, 3, bias=False, dtypes=("float32",)),
        case("three_strips_wide", (1, 64, 2, 602), 64, 3, bias=False, dtypes=("float32",)),
        case("strip_padding", (2, 64, 6, 22), 64, 3, padding=(2, 1), dtypes=("float32",)),
        case("strip_dark", (1, 64, 6, 48), 64, 3, values=Dark(), dtypes=("float32",)),
        case("s0", (128, 64, 256, 256), 64, 3, full_size=True),
        case("depthwise_5x5", (16, 256, 32, 32), 256, 5, groups=256, padding=2, full_size=True),
        case("depthwise_upsampling", (4, 21, 128, 128), 21, 4, groups=21, stride=2, padding=1, full_size=True),
        case("s3", (8, 64, 1024, 1024), 64, 3, bias=False, full_size=True),
        case("s3_integers", (8, 64, 1024, 1024), 64, 3, bias=False, full_size=True, **INTEGERS),
        case("s4", (512, 64, 32, 32), 128, 5, padding=1, full_size=True),
        case("rows", (2, 64, 96, 256), 64, 3, full_size=True),
        case("three_phases", (4, 16, 48, 96), 64, 3, stride=3, full_size=True),
        case("rows_odd_height", (3, 64, 97, 300), 64, 3, full_size=True),
        case("rows_tiny", (2, 64, 96, 256), 64, 3, bias=False, values=Normal(std=1e-6), full_size=True),
        case("rows_huge", (2, 64, 96, 256), 64, 3, values=Normal(std=1e6), full_size=True, dtypes=WIDE),
        case("rows_mixed", (2, 64, 96, 256), 64, 3, values=Mixed(), full_size=True, dtypes=WIDE),
        case("rows_nonfinite", (2, 64, 96, 256), 64, 3, values=Special(), full_size=True),
        case("rows_tiny_weights", (2, 64, 96, 256), 64, 3, weights=Normal(std=1e-6), full_size=True),
        case("rows_huge_weights", (2, 64, 96, 256), 64, 3, weights=Normal(std=1e6), full_size=True, dtypes=WIDE),
    ),
)
