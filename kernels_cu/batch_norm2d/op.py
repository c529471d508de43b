"""Batch normalisation of images, in training (batch statistics, running ones updated) and in eval."""

from pathlib import Path

import torch
from torch import Tensor
from torch.nn import functional

from workbench.op import (
    FLOATS,
    LAUNCH_US,
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
    RowCluster,
    RowCut,
    Special,
    Spread,
    Tunable,
    Uniform,
    Variant,
    ceil_div,
    expect_shape,
    gpu_of,
    is_aligned,
    is_channels_last,
    memory_format,
    multiprocessor_count,
    takes_call,
    widest_access,
)

HERE = Path(__file__).parent
NOT_FLOAT64 = FLOATS[:3]  # without a spread, the error is the oracle's own, and float64 is its dtype
RUNNING = ("running_mean", "running_var")
OF_CHANNELS = ("weight", "bias", *RUNNING)
BLOCKS_PER_SM = 2  # of the kernel that keeps a channel in shared memory
WORKERS = 448  # of it, beside two warps with other tasks
TILE = 7168  # of it, in float32, of which others hold as many bytes
SLICE_BYTES = 256  # of a row, that a block takes at least where threads lie along the channels
CLUSTERS, CLUSTER_BYTES = (2, 4, 8), 24 * 1024  # blocks of a channel, which is not worth several below so many bytes
WAVES = 4  # of the blocks that gather statistics
RESIDENT = 8  # blocks of 256 threads in a multiprocessor
BUSY = 512  # accesses that keep a multiprocessor busy; with twice as many a thread takes two
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


def check(call: Call) -> None:
    """Refuse what PyTorch refuses."""
    x = call.x
    expect_shape("x", x, (None, None, None, None))
    channels = x.shape[1]
    for name, tensor in call.pick(*OF_CHANNELS).items():
        expect_shape(name, tensor, (channels,))
    if call.training and x.numel() == channels:
        raise OpError(f"batch_norm2d in training needs more than 1 value per channel; got x of shape {tuple(x.shape)}")
    if not call.training and (call.running_mean is None or call.running_var is None):
        raise OpError("batch_norm2d in eval needs running_mean and running_var; pass both, or training=True")


@takes_call(batch_norm2d)
def library_cost(call: Call) -> dict[str, float]:
    """Return the terms of PyTorch's time: in training a block a channel gathers the statistics."""
    x = call.x
    gpu = gpu_of(x)
    us = x.nbytes / gpu.bytes_per_us
    kind = f"{'training' if call.training else 'eval'} {x.element_size()} {'' if x.is_contiguous() else 'last '}"
    terms = {f"{kind}call": 10.0, f"{kind}bytes": (3 if call.training else 2) * us}
    if call.training:
        channels = max(x.shape[1], 1)
        terms[f"{kind}channels"] = ceil_div(channels, gpu.multiprocessors) * us * gpu.multiprocessors / channels
    return terms


@takes_call(batch_norm2d)
def two_kernels(call: Call, *, config: Config) -> Plan:
    """Plan the statistics (in training one block per channel), then one thread per pixel to normalise."""
    x = call.x
    check(call)
    batch, channels, height, width = x.shape
    y = torch.empty_like(x, memory_format=memory_format(x))
    mean, rstd = x.new_empty(2, channels, dtype=torch.promote_types(x.dtype, torch.float32))
    planes, out = x.flatten(2), y.flatten(2)  # views, x's wherever one stride walks the pixels
    spatial = height * width
    strides = dict(zip(("x_stride_n", "x_stride_c", "x_stride_s"), planes.stride(), strict=True))
    block = config["BLOCK_SIZE"]
    running = call.pick(*RUNNING)
    if call.training:
        of_batch = {"x": planes, "batch": batch, "spatial": spatial, **strides, "momentum": call.momentum}
        statistics = Launch(
            "batch_norm2d_statistics",
            {**of_batch, "mean": mean, "rstd": rstd, "eps": call.eps, **running},
            grid=channels,
            block=block,
            strided=("x",),
        )
    else:
        statistics = Launch(
            "batch_norm2d_running_statistics",
            {**running, "mean": mean, "rstd": rstd, "channels": channels, "eps": call.eps},
            grid=ceil_div(channels, block),
            block=block,
        )
    normalize = Launch(
        "batch_norm2d_normalize",
        {
            **{"x": planes, "mean": mean, "rstd": rstd, "y": out, "batch": batch, "channels": channels},
            **{"spatial": spatial, **strides, "weight": call.weight, "bias": call.bias},
            **dict(zip(("y_stride_n", "y_stride_c", "y_stride_s"), out.stride(), strict=True)),
        },
        grid=(ceil_div(spatial, block), min(batch * channels, 65535)),
        block=block,
        strided=("x", "y"),
    )
    return Plan((y,), (statistics, normalize))


@takes_call(batch_norm2d)
def two_kernels_cost(call: Call) -> dict[str, float]:
    """Return the terms of its time: in training a thread reads a value of each 256 of an image, one after the other."""
    x = call.x
    gpu = gpu_of(x)
    us, pixels = x.nbytes / gpu.bytes_per_us, x.shape[2] * x.shape[3]
    kind = "training" if call.training else "eval"
    terms = {f"{kind} launches": 2 * LAUNCH_US, f"{kind} bytes": 2 * us}
    if call.training:
        waves = ceil_div(x.shape[1], RESIDENT * gpu.multiprocessors)
        terms["steps"] = float(x.shape[0] * ceil_div(pixels, 256) * waves)
    return terms


@takes_call(batch_norm2d)
def vectorized(call: Call, *, config: Config) -> Plan:
    """Plan partial statistics (in training, some blocks a channel), their sum and one thread per 16 bytes."""
    x = call.x
    check(call)
    batch, channels, height, width = x.shape
    spatial, block = height * width, config["BLOCK_SIZE"]
    wide = 16 // x.element_size()
    vector = wide if spatial % wide == 0 and is_aligned(x, 16) else 1
    defines = {"VECTOR": vector}
    y = x.new_empty(x.shape)
    real = torch.promote_types(x.dtype, torch.float32)
    mean, scale = x.new_empty(2, channels, dtype=real)
    # As many blocks as are resident at once, four times over, but a thread takes two accesses at least.
    blocks = ceil_div(WAVES * (2048 // block) * multiprocessor_count(x), max(channels, 1))
    parts = max(1, min(blocks, batch, batch * spatial // (2 * vector * block))) if call.training else 0
    partial = x.new_empty(channels, parts, 3, dtype=real) if call.training else None
    of_batch = {"x": x, "partial": partial, "batch": batch, "channels": channels, "spatial": spatial}
    of_channels = {"mean": mean, "scale": scale, "channels": channels, "weight": call.weight, "eps": call.eps}
    running = call.pick(*RUNNING, "momentum")
    packs, sizes = x.numel() // vector, {"channels": channels, "spatial": spatial}
    of_packs = {"x": x, "mean": mean, "scale": scale, "y": y, "packs": packs, **sizes, "bias": call.bias}
    launches = (
        Launch("batch_norm2d_partial", of_batch, (channels, parts), block, defines=defines),
        Launch(
            "batch_norm2d_statistics",
            {**of_channels, "parts": parts, "partial": partial, **running},
            ceil_div(channels, block // 32),
            block,
            defines=defines,
        ),
        Launch("batch_norm2d_normalize", of_packs, ceil_div(packs, block), block, defines=defines),
    )
    return Plan((y,), launches if call.training else launches[1:])


@takes_call(batch_norm2d)
def vectorized_restriction(call: Call) -> str:
    """Say why a tensor cannot be walked plane by plane."""
    x = call.x
    if not x.is_contiguous():
        return "takes x contiguous"
    return "takes fewer than 2^31 elements" if x.numel() >= 2**31 else ""


@takes_call(batch_norm2d)
def two_passes(call: Call, *, config: Config) -> Plan:
    """Plan partial statistics (in training, some blocks a channel), then a launch that normalises."""
    x = call.x
    check(call)
    images, channels, height, width = x.shape
    y = torch.empty_like(x)
    real = torch.promote_types(x.dtype, torch.float32)
    block, tile = config["BLOCK_SIZE"], config["BLOCK_SIZE"] * config["STEPS"]
    plane, sms, last = height * width, multiprocessor_count(x), is_channels_last(x)
    if last:
        vector = widest_access(x, channels)
        columns = min(channels, ceil_div(SLICE_BYTES // x.element_size(), vector) * vector)
        rows, slices = images * plane, ceil_div(channels, columns)
        source, output = x.permute(0, 2, 3, 1), y.permute(0, 2, 3, 1)
        layout = {"rows": rows, "channels": channels, "slice": columns}
        cut = RowCut.of(rows, block // (columns // vector) * config["STEPS"], slices, columns, block, sms)
        parts, chunks, merged = cut.parts, cut.chunks, cut.merged
        grids = (parts, slices), (chunks, slices)
    else:
        vector = widest_access(x, plane)
        packs = images * plane // vector
        source, output = x, y
        layout = {"images": images, "channels": channels, "plane": plane}
        parts, chunks = max(1, min(ceil_div(8 * sms, channels), packs // tile)), ceil_div(packs, tile)
        grids, merged = (channels * parts, channels * chunks), False
    defines = {"VECTOR": vector, "CHANNELS_LAST": int(last)}
    launches, partial = [], None
    if call.training:
        partial = x.new_empty(channels * parts, 3, dtype=real)
        first = {"x": source, "partial": partial, "parts": parts, **layout}
        launches.append(Launch("batch_norm2d_partial", first, grids[0], block, defines=defines))
        if merged:
            whole = x.new_empty(channels, 3, dtype=real)
            merge = {"partial": partial, "merged": whole, "num_groups": channels, "parts": parts}
            launches.append(
                Launch("batch_norm2d_merge", merge, ceil_div(channels, block // 32), block, defines=defines)
            )
            partial, parts = whole, 1
    arguments = {
        **{
            "x": source,
            "y": output,
            "partial": partial,
            "parts": parts if call.training else 0,
            "chunks": chunks,
            **layout,
        },
        **call.pick("eps", "momentum", *OF_CHANNELS),
    }
    launches.append(Launch("batch_norm2d_apply", arguments, grids[1], block, defines=defines))
    return Plan((y,), tuple(launches))


@takes_call(batch_norm2d)
def dense_restriction(call: Call) -> str:
    """Say what of the tensors no kernel without strides takes."""
    x = call.x
    if any(t is not None and not t.is_contiguous() for t in call.tensors[1:]):
        return "takes contiguous tensors of channels"
    if not x.numel() or x.dim() != 4 or x.numel() // x.shape[1] >= 2**31:
        return "takes x with elements, fewer than 2^31 a channel"
    return ""


@takes_call(batch_norm2d)
def two_passes_restriction(call: Call) -> str:
    """Say why a tensor cannot be walked plane by plane or row by row."""
    x = call.x
    if not (x.is_contiguous() or is_channels_last(x)):
        return "takes x contiguous or in channels_last"
    return dense_restriction(call)


@takes_call(batch_norm2d)
def by_running_statistics(call: Call, *, config: Config) -> Plan:
    """Plan the one launch of eval, accesses of 16 bytes of x as they come."""
    x, block = call.x, config["BLOCK_SIZE"]
    check(call)
    packs = ceil_div(x.numel() * x.element_size(), 16)
    steps = 2 if packs >= 2 * BUSY * multiprocessor_count(x) else 1
    y = torch.empty_like(x)
    arguments = {"x": x, "y": y, "n": x.numel(), "channels": x.shape[1], "plane": x.shape[2] * x.shape[3]}
    arguments |= call.pick("eps", *OF_CHANNELS)
    launch = Launch("batch_norm2d_eval", arguments, ceil_div(packs, block * steps), block, defines={"STEPS": steps})
    return Plan((y,), (launch,))


@takes_call(batch_norm2d)
def by_running_statistics_restriction(call: Call) -> str:
    """Say why x cannot be walked 16 bytes after 16 bytes, with the running statistics."""
    if call.training:
        return "takes the running statistics"
    if not is_aligned(call.x, 16) or any(t is not None and not t.is_contiguous() for t in call.tensors[1:]):
        return "takes x contiguous and aligned to 16 bytes, and contiguous tensors of channels"
    if call.x.dim() != 4 or not 0 < call.x.numel() < 2**31:
        return "takes x with elements, fewer than 2^31"
    if (plane := call.x.shape[2] * call.x.shape[3]) < (vector := 16 // call.x.element_size()):
        return f"takes planes of {vector} pixels or more; got {plane}"
    return ""


def spread_of(x: Tensor, clusters: tuple[int, ...]) -> tuple[int, Spread | None]:
    """Return the elements of an access of x and how a channel lies on chip."""
    images, channels, height, width = x.shape
    vector = widest_access(x, height * width)
    packs = images * height * width // vector
    return vector, Spread.of(packs, vector * x.element_size(), channels, multiprocessor_count(x), clusters)


@takes_call(batch_norm2d)
def on_chip(call: Call, *, config: Config, clusters: tuple[int, ...] = (1,)) -> Plan:
    """Plan the one launch of teams, or clusters, that keep a channel in registers."""
    x = call.x
    del config
    check(call)
    images, channels, height, width = x.shape
    vector, spread = spread_of(x, clusters)
    if spread is None:
        raise OpError("batch_norm2d: a channel does not fit on chip")
    y = torch.empty_like(x)
    defines = {"VECTOR": vector, "PACKS": spread.packs}
    launch = Launch(
        "batch_norm2d",
        {
            **{"x": x, "y": y, "team": spread.team, "images": images, "channels": channels, "plane": height * width},
            **call.pick("eps", "momentum", *OF_CHANNELS),
        },
        grid=ceil_div(channels, spread.teams) * spread.cluster,
        block=spread.threads,
        smem_bytes=spread.teams * 2 * max(x.element_size(), 4),
        defines=defines if clusters == (1,) else {**defines, "CLUSTER": spread.cluster},
    )
    return Plan((y,), (launch,))


@takes_call(batch_norm2d)
def on_chip_restriction(call: Call, *, clusters: tuple[int, ...] = (1,)) -> str:
    """Say why the kernels that keep a channel in registers cannot take it."""
    x = call.x
    if not call.training:
        return "takes batch statistics"
    if not x.is_contiguous():
        return "takes x contiguous"
    if reason := dense_restriction(call):
        return reason
    channel_bytes = x.numel() // x.shape[1] * x.element_size()
    if clusters != (1,) and channel_bytes < CLUSTER_BYTES:
        return f"takes channels of {CLUSTER_BYTES} bytes or more; got {channel_bytes}"
    if spread_of(x, clusters)[1] is None:
        values = x.numel() // x.shape[1]
        return f"takes channels that fit into the registers of {clusters[-1]} blocks; got {values} values"
    return ""


def rows_of(x: Tensor) -> tuple[int, RowCluster | None]:
    """Return the elements of an access of channels-last x, and how slices of its channels lie on chip."""
    images, channels, height, width = x.shape
    vector, rows = widest_access(x, channels), images * height * width
    sms = multiprocessor_count(x)
    return vector, RowCluster.of(1, rows, channels, vector, vector, vector * x.element_size(), sms)


@takes_call(batch_norm2d)
def cluster(call: Call, *, config: Config) -> Plan:
    """Plan the one launch of clusters that keep a channel, or a slice of channels, in registers."""
    x = call.x
    if not is_channels_last(x):
        return on_chip(call, config=config, clusters=CLUSTERS)
    check(call)
    vector, cut = rows_of(x)
    if cut is None:
        raise OpError("batch_norm2d: the rows do not fit on chip")
    images, channels, height, width = x.shape
    y = torch.empty_like(x)
    arguments = {
        **{
            "x": x.permute(0, 2, 3, 1),
            "y": y.permute(0, 2, 3, 1),
            "rows": images * height * width,
            "channels": channels,
        },
        **{"slice": cut.slice, **call.pick("eps", "momentum", *OF_CHANNELS)},
    }
    defines = {"VECTOR": vector, "PACKS": cut.packs, "CLUSTER": cut.cluster, "CHANNELS_LAST": 1}
    grid = cut.cluster, ceil_div(channels, cut.slice)
    return Plan((y,), (Launch("batch_norm2d", arguments, grid, cut.THREADS, defines=defines),))


@takes_call(batch_norm2d)
def cluster_restriction(call: Call) -> str:
    """Say why no cluster can keep a channel, or a slice of channels, in registers."""
    x = call.x
    if not call.training or not is_channels_last(x):
        return on_chip_restriction(call, clusters=CLUSTERS)
    if reason := dense_restriction(call):
        return reason
    if rows_of(x)[1] is None:
        return "takes rows of channels that fit into the registers of 8 blocks a slice"
    return ""


def tiles_of(images: int, pixels: int, tile: int, vector: int) -> int:
    """Return the tiles of a channel: some planes each, or pieces of a plane (group_roles.cuh, ChannelsOfBatch)."""
    sector = 2 * vector
    pitch = pixels + pixels % sector
    if pitch <= tile:
        return ceil_div(images, tile // pitch)
    piece = 32 * ceil_div(ceil_div(pixels, ceil_div(pixels, tile - 32)), 32)
    return images * ceil_div(pixels, piece)


@takes_call(batch_norm2d)
def resident(call: Call, *, config: Config) -> Plan:
    """Plan the one launch of blocks that are all resident and read the sums of each other's tiles."""
    x = call.x
    check(call)
    images, channels, height, width = x.shape
    pixels = height * width
    tile = config["TILE"] * 4 // x.element_size()
    y = x.new_empty(x.shape)
    partial = x.new_empty(channels, tiles_of(images, pixels, tile, 16 // x.element_size()), 2, dtype=torch.float64)
    launch = Launch(
        "batch_norm2d",
        {
            **{"x": x, "y": y, "partial": partial, "images": images, "channels": channels},
            **{"pixels": pixels, **call.pick("eps", "momentum", *OF_CHANNELS)},
        },
        grid=BLOCKS_PER_SM * multiprocessor_count(x),
        block=config["WORKERS"] + 64,
        smem_constant="dynamic_smem_bytes",  # group_roles.cuh
        cooperative=True,
        defines={"TILE": tile},
    )
    return Plan((y,), (launch,), lasting=(partial,))


@takes_call(batch_norm2d)
def resident_restriction(call: Call) -> str:
    """Say why the kernel that keeps a channel in shared memory cannot take it."""
    x = call.x
    if not call.training:
        return "takes batch statistics"
    images, channels, height, width = x.shape
    pixels, vector, tile = height * width, 16 // x.element_size(), TILE * 4 // x.element_size()
    if not x.numel() or pixels % vector or images * pixels >= 2**31:
        return f"takes planes of a multiple of {vector} pixels; got {pixels}"
    tiles, blocks = tiles_of(images, pixels, tile, vector), BLOCKS_PER_SM * multiprocessor_count(x)
    if (
        tiles > blocks or tiles * channels < 4 * blocks
    ):  # a block would wait for its own next tile; or the ring never fills
        return (
            f"takes channels of a tile of {tile} values a resident block, {blocks} here, and four tiles a block; "
            f"got {tiles} tiles a channel, {channels} channels"
        )
    if not is_aligned(x, 16) or any(t is not None and not t.is_contiguous() for t in call.tensors[1:]):
        return "takes x contiguous and aligned to 16 bytes, and contiguous tensors of channels"
    return ""


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
    autocast="widened",
    library_cost=library_cost,
    mutates=("running_mean", "running_var"),
    variants=(
        Variant(
            "v1_two_kernels",
            HERE / "v1_two_kernels.cu",
            two_kernels,
            cost=two_kernels_cost,
            dtypes=FLOATS,
            tunables=(Tunable("BLOCK_SIZE", 256, (64, 128, 256, 512, 1024)),),
        ),
        Variant(
            "v2_vectorized",
            HERE / "v2_vectorized.cu",
            vectorized,
            dtypes=FLOATS,
            tunables=(Tunable("BLOCK_SIZE", 256, (64, 128, 256, 512, 1024)),),
            restriction=vectorized_restriction,
        ),
        Variant(
            "v4_two_passes",
            HERE / "v4_two_passes.cu",
            two_passes,
            tunables=(Tunable("BLOCK_SIZE", 128, (128, 256, 512)), Tunable("STEPS", 4, (2, 4, 8))),
            restriction=two_passes_restriction,
        ),
        Variant(
            "v6_cluster",
            HERE / "v6_cluster.cu",
            cluster,
            min_arch="sm_90a",
            restriction=cluster_restriction,
        ),
        Variant(
            "v3_warp_roles",
            HERE / "v3_warp_roles.cu",
            resident,
            tunables=(Tunable("TILE", TILE, (TILE,)), Tunable("WORKERS", WORKERS, (WORKERS,))),
            min_arch="sm_90a",
            restriction=resident_restriction,
        ),
        Variant(
            "v7_eval",
            HERE / "v7_eval.cu",
            by_running_statistics,
            tunables=(Tunable("BLOCK_SIZE", 128, (128, 256, 512)),),
            restriction=by_running_statistics_restriction,
        ),
        Variant("v5_on_chip", HERE / "v5_on_chip.cu", on_chip, restriction=on_chip_restriction),
    ),
    cases=(
        case("eval_one", 1, 1, 1, 1, values=Uniform(50.0, 60.0)),
        case("eval", 2, 8, 9, 9),
        case("eval_odd", 3, 15, 7, 11),
        case("eval_vectors", 3, 5, 8, 14),
        case("eval_not_affine", 2, 8, 9, 9, affine=False),
        case("eval_empty", 0, 8, 3, 3),
        case("eval_large_eps", 2, 8, 9, 9, eps=0.5),
        case("eval_nonfinite", 3, 8, 5, 5, values=Special()),
        case("eval_many_channels", 2, 300, 2, 2),
        case("eval_many_planes", 8, 8200, 1, 1),
        case("eval_channels_last", 2, 8, 9, 7, layout="channels_last"),
        case("training", 2, 8, 9, 9, training=True),
        case("training_vectors", 10, 6, 24, 20, training=True),
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
        case("eval_channels_last_slices", 2, 200, 5, 7, layout="channels_last"),
        case("training_channels_last_slices", 2, 200, 15, 15, training=True, layout="channels_last"),
        case(
            "training_channels_last_merged",
            2,
            66,
            96,
            96,
            training=True,
            layout="channels_last",
            dtypes=("float16",),
        ),
        case("training_large_channel", 2, 12, 56, 56, training=True, dtypes=("float32",)),
        case("training_large_channel_16_bits", 2, 12, 80, 80, training=True, dtypes=("float16", "bfloat16")),
        case("training_tile_per_channel_16_bits", 3, 1056, 2, 4, training=True, dtypes=("float16", "bfloat16")),
        case("training_tiles", 2, 528, 44, 79, training=True, dtypes=("float32",)),
        case("training_pieces_of_planes", 1, 528, 80, 88, training=True, dtypes=("float32",)),
        case("training_tile_per_channel", 3, 1400, 2, 2, training=True),
        case("training_long_channel", 1, 1, 525, 1024, training=True, dtypes=("float32",)),
        case("s4_eval", 128, 128, 34, 34, full_size=True),
        case("s4_training", 512, 128, 34, 34, training=True, full_size=True),
        case("dcgan_training", 128, 512, 4, 4, training=True, full_size=True),
        case("resnet_training", 32, 256, 56, 56, training=True, full_size=True),
        case("resnet_training_channels_last", 32, 256, 56, 56, training=True, layout="channels_last", full_size=True),
        case("resnet_eval_channels_last", 32, 256, 56, 56, layout="channels_last", full_size=True),
        case("resident_far_from_zero", 200, 128, 32, 32, training=True, values=Normal(mean=30.0), full_size=True),
        case("resident_nonfinite", 200, 128, 32, 32, training=True, values=NAN_AMONG, full_size=True),
    ),
)
