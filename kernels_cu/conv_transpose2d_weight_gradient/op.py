"""Gradient of a 2-D transposed convolution's weight: a sum over the pixels of all images."""

import math
from collections.abc import Callable
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
    Integers,
    Launch,
    Normal,
    Op,
    OpError,
    Plan,
    Special,
    Tunable,
    Variant,
    allows_tf32,
    ceil_div,
    expect_shape,
    find_op,
    gpu_of,
    is_aligned,
    multiprocessor_count,
    takes_call,
    widest_access,
)

HERE = Path(__file__).parent
Pair = int | tuple[int, int]
NONFINITE = Special(
    (float("nan"), 0.0, -0.0, 1e-40, 300.0)
)  # of an infinity times zero, at a border, the kernels differ
TILE = 64  # channels of a block
MOST_TAPS = 9  # of a block of v2: 16 sums of each are in registers
WARPGROUPS = (5, 4, 3, 2, 2)  # of a block of v3, by columns of the kernel: as many as their registers allow
LEAST_TAPS = 4  # of a kernel, from which on nine taps a block are worth it
ROW_CYCLES, PIXEL_CYCLES = 1700.0, 38.0  # of v4, for a row of a strip
TF32_BEHIND = {"STAGES": 3, "FLUSH": 256, "PIXELS": 0}  # of v3, behind v4
LEAST_CHANNELS = 16  # of either tensor, from which on tiles of 64 are worth it


def conv_transpose2d_weight_gradient(
    dy: Tensor,
    x: Tensor,
    *,
    kernel_size: tuple[int, int],
    stride: Pair = 1,
    padding: Pair = 0,
    output_padding: Pair = 0,
    dilation: Pair = 1,
    groups: int = 1,
) -> Tensor:
    """Compute dw (ci, co / groups, *kernel_size) from the output's gradient dy (n, co, h', w') and x (n, ci, h, w)."""
    shape = (x.shape[1], dy.shape[1] // groups, *kernel_size)
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


def gradients(
    wanted: tuple[bool, ...], ddw: Tensor, dy: Tensor, x: Tensor, *, kernel_size: tuple[int, int], **geometry: Any
) -> tuple[Tensor | None, ...]:
    """Compute the gradients of a form that is linear in dy and in x: ddw is the convolution's weight in both.

    PyTorch's own, the second derivatives of its convolution, cannot be traced with sizes that are not known yet.
    """
    del kernel_size
    convolution = find_op("conv_transpose2d", HERE.parent)  # which imports this op
    assert convolution.gradients is not None
    of_dy = convolution(x, ddw, **geometry) if wanted[0] else None
    return of_dy, *convolution.gradients((wanted[1], False), dy, x, ddw, **geometry)[:1]


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
        (x.shape[2 + i] - 1) * steps[i] - 2 * pads[i] + gaps[i] * (call.kernel_size[i] - 1) + extra[i] + 1
        for i in range(2)
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
    given, (kernel_h, kernel_w) = sizes(call), call.kernel_size
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


@dataclass(frozen=True)
class Tiles:
    """What a block of a kernel on tensor cores takes of dw.

    Attributes
    ----------
    rows : int
        Of the kernel.
    out_channels : int
    threads : int
    pixels : int
        Columns of a strip of x.
    """

    rows: int
    out_channels: int
    threads: int
    pixels: int

    def count(self, call: Call) -> int:
        """Return how many blocks share dw."""
        channels = ceil_div(call.x.shape[1], TILE) * ceil_div(call.dy.shape[1], self.out_channels)
        return channels * ceil_div(call.kernel_size[0], self.rows)

    def steps(self, call: Call) -> int:
        """Return the rows of strips that all pixels make."""
        x = call.x
        return x.shape[0] * ceil_div(x.shape[3], self.pixels) * x.shape[2]

    def splits(self, call: Call) -> int:
        """Return among how many blocks the pixels are dealt."""
        return splits_of(call, self.count(call), self)


def splits_of(call: Call, count: int, tiles: Tiles) -> int:
    """Return among how many blocks the pixels of `count` tiles are dealt: each SM has as much to do as any other."""
    sms = multiprocessor_count(call.x)
    most = max(1, min(tiles.steps(call), ceil_div(2 * sms, count)))
    return min(range(1, most + 1), key=lambda splits: (round(ceil_div(count * splits, sms) / splits, 6), splits))


def fewest_wasted(rows: int, most: int) -> int:
    """Return how many rows of a kernel a block takes, at most `most`: such that the last block lacks the fewest."""
    return min(range(1, min(rows, most) + 1), key=lambda own: (-rows % own, -own))


def warp_tiles(call: Call) -> Tiles:
    """Return the tiles of v2, whose threads hold 16 sums of each tap."""
    return Tiles(fewest_wasted(call.kernel_size[0], max(1, MOST_TAPS // call.kernel_size[1])), TILE, 256, 32)


def warpgroup_tiles(call: Call, pixels: int = 0) -> Tiles:
    """Return the tiles of v3, whose warpgroups take a row of the kernel and 64 output channels each.

    Strips of 64 pixels have fewer steps, where they waste no pixels and have the room.
    """
    most = WARPGROUPS[call.kernel_size[1] - 1]
    rows = fewest_wasted(call.kernel_size[0], most)
    out = max(1, min(most // rows, ceil_div(call.dy.shape[1], TILE)))
    wide = call.x.shape[3] % 64 == 0 and out == 1
    return Tiles(rows, TILE * out, 128 * rows * out, pixels or (64 if wide else 32))


def products(call: Call, config: Config, tiles: Tiles, defines: dict[str, int], smem_bytes: int, sums: int) -> Plan:
    """Plan the products of parts of the pixels, then the sum of the parts."""
    del config
    dy, x = call.dy, call.x
    given, (kernel_h, kernel_w) = sizes(call), call.kernel_size
    dw = x.new_empty(x.shape[1], dy.shape[1], kernel_h, kernel_w)
    count, splits = tiles.count(call), tiles.splits(call)
    load = min(widest_access(dy, dy.shape[3]), 2)
    common = {"KERNEL_H": kernel_h, "KERNEL_W": kernel_w, "ROWS": tiles.rows, "LOAD": load}
    defines = {**common, "SHIFT": given["padding_w"] % load, **defines}
    partial_sums = x.new_empty(splits, count, sums, tiles.threads)
    channels = {"in_channels": x.shape[1], "out_channels": dy.shape[1]}
    strips = {"strips": ceil_div(x.shape[3], tiles.pixels)}
    multiply = Launch(
        "multiply",
        {"x": x, "dy": dy, "partial": partial_sums, **given, **channels, **strips},
        (splits, count),
        tiles.threads,
        smem_bytes=smem_bytes,
        defines=defines,
    )
    add = Launch(
        "add_parts",
        {"partial": partial_sums, "dw": dw, "splits": splits, **channels},
        count * sums,
        tiles.threads,
        defines=defines,
    )
    return Plan((dw,), (multiply, add))


@takes_call(conv_transpose2d_weight_gradient)
def mma_tf32(call: Call, *, config: Config) -> Plan:
    """Plan the products by warps."""
    tiles = warp_tiles(call)
    smem_bytes = (2 * config["STAGES"] + tiles.rows - 1) * TILE * (tiles.pixels + 8) * 4
    defines = {"LOAD_X": widest_access(call.x, call.x.shape[3])}
    return products(call, config, tiles, defines, smem_bytes, 16 * tiles.rows * call.kernel_size[1])


@takes_call(conv_transpose2d_weight_gradient)
def wgmma_tf32(call: Call, *, config: Config) -> Plan:
    """Plan the products by warpgroups."""
    tiles = warpgroup_tiles(call, config["PIXELS"])
    stages = config["STAGES"]
    of_x = tiles.pixels // 4 * (TILE + 4) * 16
    of_dy = tiles.out_channels * (tiles.pixels + 8) * 4
    smem_bytes = stages * of_x + (stages + tiles.rows - 1) * of_dy
    defines = {"OUT_TILES": tiles.out_channels // TILE, "PIXELS": tiles.pixels}
    return products(call, config, tiles, defines, smem_bytes, 32 * call.kernel_size[1])


TILE_TAPS = 9  # of a block of v4: three warpgroups of three
F16_PIXELS = (128, 64, 32)  # columns of a strip
F16_STAGES = {128: 3, 64: 8, 32: 8}  # rows that a producer warp has under way: what shared memory holds
F16_THREADS, F16_SUMS = 384, 96  # threads that multiply, and sums of each


def f16_tiles(call: Call, pixels: int = 0) -> Tiles:
    """Return the tiles of v4: 64 x 64 channels at up to nine taps, which need not be whole rows of the kernel."""
    width = call.x.shape[3]
    pixels = pixels or min(F16_PIXELS, key=lambda own: (ceil_div(width, own) * (own + 8), -own))
    return Tiles(1, TILE, F16_THREADS, pixels)


def f16_tile_count(call: Call) -> int:
    """Return how many blocks of v4 share dw."""
    channels = ceil_div(call.x.shape[1], TILE) * ceil_div(call.dy.shape[1], TILE)
    return channels * ceil_div(math.prod(call.kernel_size), TILE_TAPS)


def planes(tensor: Tensor, pixels: int) -> TensorMap:
    """Map the planes of a tensor in boxes of 8 planes and of `pixels` that begin at any pixel (`stage_pitch`)."""
    return TensorMap(tensor.view(-1, tensor.shape[2] * tensor.shape[3]), box=(8, (pixels + 6) // 4 * 4))


@takes_call(conv_transpose2d_weight_gradient)
def wgmma_f16(call: Call, *, config: Config) -> Plan:
    """Plan the channels' powers of two, the products in f16 and their sums, and v3 where f16 did not do."""
    dy, x = call.dy, call.x
    given, (kernel_h, kernel_w) = sizes(call), call.kernel_size
    tiles, count = f16_tiles(call, config["PIXELS"]), f16_tile_count(call)
    splits = splits_of(call, count, tiles)
    stages = config["STAGES"] or F16_STAGES[tiles.pixels]
    behind = wgmma_tf32(call, config=TF32_BEHIND)
    (dw,) = behind.outputs
    shifts = x.new_empty(x.shape[1] + dy.shape[1], dtype=torch.int32)
    out_of_range = x.new_empty(1, dtype=torch.int32)
    partial_sums = x.new_empty(splits, count, F16_SUMS, F16_THREADS)
    channels = {"in_channels": x.shape[1], "out_channels": dy.shape[1]}
    pixels = {"in_pixels": x.shape[2] * x.shape[3], "out_pixels": dy.shape[2] * dy.shape[3]}
    common = {"shifts": shifts, **channels}
    defines = {"KERNEL_H": kernel_h, "KERNEL_W": kernel_w, "PIXELS": tiles.pixels, "STAGES": stages}
    again = tuple(
        replace(
            launch,
            arguments={**launch.arguments, "needed": out_of_range},
            defines={**TF32_BEHIND, **launch.defines, "PART_V3_WGMMA_TF32": 1},
        )
        for launch in behind.launches
    )
    launches = (
        Launch(
            "sample",
            {"x": x, "dy": dy, **common, "out_of_range": out_of_range, "batch": x.shape[0], **pixels},
            len(shifts),
            128,
            defines=defines,
        ),
        Launch(
            "multiply_f16",
            {
                **{"x": planes(x, tiles.pixels), "dy": planes(dy, tiles.pixels + kernel_w - 1)},
                **{"partial": partial_sums, "out_of_range": out_of_range, **common},
                **{**given, "strips": ceil_div(x.shape[3], tiles.pixels)},
            },
            (splits, count),
            F16_THREADS + 256,
            smem_constant="dynamic_smem_bytes",
            defines=defines,
        ),
        Launch(
            "add_parts_f16",
            {"partial": partial_sums, "dw": dw, "splits": splits, **common},
            count * F16_SUMS,
            F16_THREADS,
            defines=defines,
        ),
    )
    return Plan((dw,), (*launches, *again))


@takes_call(conv_transpose2d_weight_gradient)
def mma_restriction(call: Call, *, most_columns: int = 8) -> str:
    """Say why the kernels on tensor cores cannot take a call."""
    dy, x = call.dy, call.x
    if not allows_tf32():
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
    if call.kernel_size[1] > most_columns or min(pair(call.padding)) < 0:
        return f"takes kernels of at most {most_columns} columns, and no negative padding; got {call.kernel_size[1]}"
    if x.shape[2] * x.shape[3] >= 1 << 31 or dy.shape[2] * dy.shape[3] >= 1 << 31:
        return "takes planes of fewer than 2^31 pixels"
    tiles = warp_tiles(call).count(call)
    return f"takes at most 65,535 tiles; got {tiles}" if tiles > 65535 else ""


@takes_call(conv_transpose2d_weight_gradient)
def wgmma_restriction(call: Call) -> str:
    """Say why the kernels of v3 cannot take a call."""
    if reason := mma_restriction(call, most_columns=len(WARPGROUPS)):
        return reason
    x = call.x
    return "" if widest_access(x, x.shape[3]) == 4 else "takes rows of x in accesses of 16 bytes"


@takes_call(conv_transpose2d_weight_gradient)
def f16_restriction(call: Call) -> str:
    """Say why the kernels of v4, or those of v3 behind them, cannot take a call."""
    if reason := wgmma_restriction(call):
        return reason
    dy, x = call.dy, call.x
    if math.prod(dy.shape[2:]) % 4 or not is_aligned(x, 16) or not is_aligned(dy, 16):
        return "takes planes of dy of a multiple of 4 pixels, both tensors aligned to 16 bytes"
    if x.shape[0] * x.shape[2] * ceil_div(x.shape[3], min(F16_PIXELS)) >= 1 << 31:
        return "takes fewer than 2^31 rows of strips"
    taps = math.prod(call.kernel_size)
    return "" if taps >= LEAST_TAPS else f"takes kernels of {LEAST_TAPS} taps or more; got {taps}"


@takes_call(conv_transpose2d_weight_gradient)
def library_cost(call: Call) -> dict[str, float]:
    """Return the terms of PyTorch's time: cuDNN converts NCHW, and is slow where groups or fp32 are asked for."""
    dy, x = call.dy, call.x
    gpu = gpu_of(x)
    kind = {torch.float32: "tf32" if allows_tf32() else "fp32"}.get(x.dtype, "half")
    kind += " grouped" if call.groups > 1 else " last" if not x.is_contiguous() else ""
    rate = {"tf32": 1024.0, "half": 2048.0}.get(kind.split()[0], 128.0)
    products = x.numel() * dy.shape[1] // max(call.groups, 1) * call.kernel_size[0] * call.kernel_size[1]
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
    products = x.numel() * dy.shape[1] // max(call.groups, 1) * call.kernel_size[0] * call.kernel_size[1]
    return {"launches": LAUNCH_US, "products": 20 * products / (128 * gpu.multiprocessors * gpu.cycles_per_us)}


@takes_call(conv_transpose2d_weight_gradient)
def mma_cost(call: Call, *, tiles_of: Callable[[Call], Tiles]) -> dict[str, float]:
    """Return the terms of a kernel on tensor cores: the steps of the SM with the most blocks, and the sums written."""
    gpu, tiles = gpu_of(call.x), tiles_of(call)
    count, splits = tiles.count(call), tiles.splits(call)
    waves = ceil_div(count * splits, gpu.multiprocessors)
    taps = tiles.rows * call.kernel_size[1]
    cycles = 2 * TILE * tiles.out_channels * tiles.pixels * taps / 1024
    return {
        "launches": 2 * LAUNCH_US,
        "steps": ceil_div(tiles.steps(call), splits) * waves * cycles / gpu.cycles_per_us,
        "sums": 8 * splits * count * TILE * tiles.out_channels * taps / gpu.bytes_per_us,
    }


@takes_call(conv_transpose2d_weight_gradient)
def f16_cost(call: Call) -> dict[str, float]:
    """Return the terms of v4: launches, the rows of the SM with the most blocks, and the sums written and read."""
    gpu, tiles, count = gpu_of(call.x), f16_tiles(call), f16_tile_count(call)
    splits = splits_of(call, count, tiles)
    rows = ceil_div(tiles.steps(call), splits) * ceil_div(count * splits, gpu.multiprocessors)
    cycles = ROW_CYCLES + PIXEL_CYCLES * tiles.pixels
    return {
        "launches": 5 * LAUNCH_US,
        "rows": rows * cycles / gpu.cycles_per_us,
        "sums": 8 * splits * count * TILE * TILE * TILE_TAPS / gpu.bytes_per_us,
    }


@dataclass(frozen=True)
class Dark:
    """Normally distributed values of 1e-6, of which the second half of all is a millionth as large."""

    def sample(self, shape: tuple[int, ...], generator: torch.Generator) -> Tensor:
        """Draw a contiguous float32 tensor of `shape` on the generator's device."""
        values = Normal(std=1e-6).sample(shape, generator)
        values.view(-1)[values.numel() // 2 :].mul_(1e-6)
        return values


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
    return Case(name, inputs, {"kernel_size": kernel, **attributes}, full_size, dtypes)


INTEGERS = {"values": Integers()}
EVERYTHING = {"stride": (2, 3), "padding": (1, 2), "output_padding": (1, 2), "dilation": (2, 1), "groups": 2}

op = Op(
    name="conv_transpose2d_weight_gradient",
    oracle=conv_transpose2d_weight_gradient,
    gradients=gradients,
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
            tunables=(Tunable("STAGES", 3, (2, 3, 4, 6)), Tunable("FLUSH", 256, (128, 256, 512))),
            dtypes=("float32",),
            min_arch="sm_80",
            restriction=mma_restriction,
            tf32=True,
            cost=partial(mma_cost, tiles_of=warp_tiles),
        ),
        Variant(
            "v3_wgmma_tf32",
            HERE / "v3_wgmma_tf32.cu",
            wgmma_tf32,
            tunables=(
                Tunable("STAGES", 3, (3, 4)),
                Tunable("FLUSH", 256, (128, 256, 512)),
                Tunable("PIXELS", 0, (0, 32, 64)),
            ),
            dtypes=("float32",),
            min_arch="sm_90a",
            restriction=wgmma_restriction,
            tf32=True,
            cost=partial(mma_cost, tiles_of=warpgroup_tiles),
        ),
        Variant(
            "v4_wgmma_f16",
            HERE / "v4_wgmma_f16.cu",
            wgmma_f16,
            tunables=(
                Tunable("PIXELS", 0, (0, *sorted(F16_PIXELS))),
                Tunable("STAGES", 0, (0, 3, 6, 8)),
                Tunable("FLUSH", 256, (128, 256, 512)),
            ),
            dtypes=("float32",),
            min_arch="sm_90a",
            restriction=f16_restriction,
            tf32=True,
            cost=f16_cost,
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
        case("warpgroups", (2, 20, 5, 44), 70, (2, 2), padding=1, dtypes=("float32",)),
        case("planes", (2, 20, 6, 40), 70, (3, 4), dtypes=("float32",)),
        case("planes_dark", (2, 20, 6, 40), 70, (3, 4), values=Dark(), dtypes=("float32",)),
        case("kernel_rows", (2, 16, 6, 33), 20, (3, 5), padding=1, dtypes=("float32",), **INTEGERS),
        case("one_row", (1, 16, 4, 36), 20, (1, 3), padding=(0, 1), dtypes=("float32",)),
        case("s3", (8, 64, 1024, 1024), 64, (3, 3), full_size=True),
        case("s0", (128, 64, 256, 256), 64, (3, 3), full_size=True),
        case("s4", (512, 64, 32, 32), 128, (5, 5), padding=1, full_size=True),
    ),
)
