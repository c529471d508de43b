"""Group normalisation: statistics per sample and group, weight and bias per channel."""

import math
from pathlib import Path

import torch
from torch import Tensor
from torch.nn import functional

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
    RowCluster,
    RowCut,
    Special,
    Spread,
    Tunable,
    Uniform,
    Values,
    Variant,
    ceil_div,
    expect_shape,
    find_op,
    gpu_of,
    is_aligned,
    is_channels_last,
    memory_format,
    multiprocessor_count,
    takes_call,
    widest_access,
)

HERE = Path(__file__).parent
backward = find_op("group_norm_backward", HERE.parent)
NOT_FLOAT64 = FLOATS[:3]  # without a spread, the error is the oracle's own, and float64 is its dtype
BLOCKS_PER_SM = 2  # of v2, resident at once
WORKERS = 288  # of v2, beside two warps with other tasks
TILE = 6912  # of v2, in float32, of which others hold as many bytes; other kernels with this plan have no smaller one
SLICE_BYTES = 256  # of a row, that a block takes at least where threads lie along the channels
CLUSTERS, CLUSTER_BYTES = (2, 4, 8), 24 * 1024  # blocks of a group, which is not worth several below so many bytes
MAX_TABLE_BYTES = 48 * 1024  # shared memory that a launch may have without asking


def group_norm(
    x: Tensor, weight: Tensor | None = None, bias: Tensor | None = None, *, num_groups: int, eps: float = 1e-5
) -> Tensor:
    """Normalise x (n, c, ...) over each sample's groups of c / num_groups channels."""
    return functional.group_norm(x, num_groups, weight, bias, eps)


def gradients(
    wanted: tuple[bool, ...],
    dy: Tensor,
    x: Tensor,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    *,
    num_groups: int,
    eps: float = 1e-5,
    activation: str = "none",
) -> tuple[Tensor | None, ...]:
    """Compute the gradients of group_norm(activation(x)) by the op for them."""
    del bias
    *found, _ = backward(dy, x, weight, num_groups=num_groups, eps=eps, activation=activation)
    return tuple(one if want else None for one, want in zip(found, wanted, strict=False))


@takes_call(group_norm)
def library_cost(call: Call) -> dict[str, float]:
    """Return the terms of PyTorch's time: a block a group for the statistics, and channels_last is copied."""
    x = call.x
    gpu = gpu_of(x)
    blocks, us = x.shape[0] * call.num_groups, x.nbytes / gpu.bytes_per_us
    kind = f"{x.element_size()} {'' if x.is_contiguous() else 'last '}"
    group_us = us * gpu.multiprocessors / max(blocks, 1)  # at the bandwidth of an SM
    return {f"{kind}call": 10.0, f"{kind}bytes": 3 * us, "groups": ceil_div(blocks, gpu.multiprocessors) * group_us}


@takes_call(group_norm)
def two_kernels(call: Call, *, config: Config) -> Plan:
    """Plan one block per sample and group for the statistics, then one thread per pixel to normalise."""
    x = call.x
    batch, channels = x.shape[:2]
    if channels % call.num_groups:
        raise OpError(f"group_norm: {channels} channels do not divide into {call.num_groups} groups")
    check(call)
    y = torch.empty_like(x, memory_format=memory_format(x))
    mean, rstd = x.new_empty(2, batch, call.num_groups, dtype=torch.promote_types(x.dtype, torch.float32))
    # Views, x's wherever one stride walks the pixels.
    planes, out = (t.flatten(2) if t.dim() > 2 else t.unsqueeze(2) for t in (x, y))
    spatial = planes.shape[2]
    shared = {
        "x": planes,
        "mean": mean,
        "rstd": rstd,
        "channels": channels,
        "groups": call.num_groups,
        "spatial": spatial,
        **dict(zip(("x_stride_n", "x_stride_c", "x_stride_s"), planes.stride(), strict=True)),
    }
    block = config["BLOCK_SIZE"]
    statistics = Launch(
        "group_norm_statistics", {**shared, "eps": call.eps}, grid=batch * call.num_groups, block=block, strided=("x",)
    )
    normalize = Launch(
        "group_norm_normalize",
        {
            **{**shared, "y": out, "batch": batch, **call.pick("weight", "bias")},
            **dict(zip(("y_stride_n", "y_stride_c", "y_stride_s"), out.stride(), strict=True)),
        },
        grid=(ceil_div(spatial, block), min(batch * channels, 65535)),
        block=block,
        strided=("x", "y"),
    )
    return Plan((y,), (statistics, normalize))


def layout_of(x: Tensor, num_groups: int, *, spans: bool) -> tuple[dict[str, int], dict[str, int]]:
    """Return the macros and the numbers by which the kernels find a group of contiguous x.

    With `spans`, an access of 16 bytes may hold elements of two channels.
    """
    batch, channels = x.shape[:2]
    plane = x.numel() // (batch * channels)
    group_size = channels // num_groups * plane
    vector = widest_access(x, plane)
    if spans and vector < 16 // x.element_size() <= plane and widest_access(x, group_size) == 16 // x.element_size():
        vector = 16 // x.element_size()
    macros = {"VECTOR": vector, "SPANS": int(plane % vector != 0)}
    layout = {"group_packs": group_size // vector, "plane": plane}
    return macros, {**layout, "group_channels": channels // num_groups, "channels": channels}


def groups_restriction(call: Call) -> str:
    """Say what of the groups and weights no kernel without strides takes."""
    x = call.x
    if any(t is not None and not t.is_contiguous() for t in (call.weight, call.bias)):
        return "takes weight and bias contiguous"
    if not x.numel():
        return "takes x with elements"
    return (
        f"takes whole groups; got {x.shape[1]} channels, {call.num_groups} groups"
        if x.shape[1] % call.num_groups
        else ""
    )


@takes_call(group_norm)
def contiguous_restriction(call: Call) -> str:
    """Say why the kernels for groups of one piece of memory cannot take it."""
    x = call.x
    if not x.is_contiguous():
        return "takes x contiguous"
    if x.numel() // max(x.shape[0] * call.num_groups, 1) >= 2**31:
        return "takes groups of fewer than 2^31 values"
    return groups_restriction(call)


def parts_of(groups: int, packs: int, packs_per_part: int, multiprocessors: int) -> int:
    """Return into how many parts a group is cut: enough for 8 blocks an SM, none smaller than `packs_per_part`."""
    return max(1, min(ceil_div(8 * multiprocessors, max(groups, 1)), packs // packs_per_part))


@takes_call(group_norm)
def two_passes(call: Call, *, config: Config) -> Plan:
    """Plan the moments of some parts of each group, then a launch that normalises chunks."""
    x = call.x
    check(call)
    if is_channels_last(x):
        return channels_last(call, config=config)
    defines, layout = layout_of(x, call.num_groups, spans=False)
    y = torch.empty_like(x)
    groups, packs = x.shape[0] * call.num_groups, layout["group_packs"]
    block, tile = config["BLOCK_SIZE"], config["BLOCK_SIZE"] * config["STEPS"]
    parts, chunks = parts_of(groups, packs, tile, multiprocessor_count(x)), ceil_div(packs, tile)
    partial = x.new_empty(groups * parts, 3, dtype=torch.promote_types(x.dtype, torch.float32))
    first = Launch(
        "group_norm_partial",
        {"x": x, "partial": partial, "parts": parts, **layout},
        groups * parts,
        block,
        defines=defines,
    )
    outputs = {"x": x, "y": y, "partial": partial, "parts": parts, "chunks": chunks}
    affine = {**call.pick("eps", "weight", "bias")}
    second = Launch("group_norm_apply", {**outputs, **layout, **affine}, groups * chunks, block, defines=defines)
    return Plan((y,), (first, second))


def check(call: Call) -> None:
    """Refuse weights of another shape."""
    for name, tensor in call.pick("weight", "bias").items():
        expect_shape(name, tensor, call.x.shape[1:2])


def spread_of(
    x: Tensor, num_groups: int, clusters: tuple[int, ...]
) -> tuple[dict[str, int], dict[str, int], Spread | None]:
    """Return what `layout_of` does, and how a group lies on chip."""
    macros, layout = layout_of(x, num_groups, spans=True)
    pack_bytes, groups = macros["VECTOR"] * x.element_size(), x.shape[0] * num_groups
    return macros, layout, Spread.of(layout["group_packs"], pack_bytes, groups, multiprocessor_count(x), clusters)


@takes_call(group_norm)
def on_chip(call: Call, *, config: Config, clusters: tuple[int, ...] = (1,)) -> Plan:
    """Plan the one launch of teams, or clusters, that keep a group in registers."""
    x = call.x
    del config
    check(call)
    macros, layout, spread = spread_of(x, call.num_groups, clusters)
    if spread is None:
        raise OpError("group_norm: a group does not fit on chip")
    y = torch.empty_like(x)
    groups, defines = x.shape[0] * call.num_groups, {**macros, "PACKS": spread.packs}
    table = spread.teams * layout["group_channels"] * 2 * max(x.element_size(), 4)
    launch = Launch(
        "group_norm",
        {
            "x": x,
            "y": y,
            "num_groups": groups,
            "team": spread.team,
            **layout,
            **call.pick("eps", "weight", "bias"),
        },
        grid=ceil_div(groups, spread.teams) * spread.cluster,
        block=spread.threads,
        smem_bytes=table,
        defines=defines if clusters == (1,) else {**defines, "CLUSTER": spread.cluster},
    )
    return Plan((y,), (launch,))


@takes_call(group_norm)
def on_chip_restriction(call: Call, *, clusters: tuple[int, ...] = (1,)) -> str:
    """Say why the kernels that keep a group in registers cannot take it."""
    x = call.x
    if reason := contiguous_restriction(call):
        return reason
    group_bytes = x.numel() // (x.shape[0] * call.num_groups) * x.element_size()
    if clusters != (1,) and group_bytes < CLUSTER_BYTES:
        return f"takes groups of {CLUSTER_BYTES} bytes or more; got {group_bytes}"
    macros, layout, spread = spread_of(x, call.num_groups, clusters)
    if spread is None:
        packs, vector = layout["group_packs"], macros["VECTOR"]
        return f"takes groups that fit into the registers of {clusters[-1]} blocks; got {packs} accesses of {vector}"
    if spread.teams * layout["group_channels"] * 8 > MAX_TABLE_BYTES:
        return f"takes groups whose channels fit a table of {MAX_TABLE_BYTES} bytes; got {layout['group_channels']}"
    return ""


def rows_of(x: Tensor, num_groups: int) -> tuple[int, RowCluster | None]:
    """Return the elements of an access of channels-last x, and how slices of its channels lie on chip."""
    batch, channels, height, width = x.shape
    vector = widest_access(x, channels)
    unit, pack_bytes = math.lcm(vector, channels // num_groups), vector * x.element_size()
    sms = multiprocessor_count(x)
    return vector, RowCluster.of(batch, height * width, channels, unit, vector, pack_bytes, sms)


@takes_call(group_norm)
def cluster(call: Call, *, config: Config) -> Plan:
    """Plan the one launch of clusters that keep a group, or a slice of channels, in registers."""
    x = call.x
    if not is_channels_last(x):
        return on_chip(call, config=config, clusters=CLUSTERS)
    check(call)
    vector, cut = rows_of(x, call.num_groups)
    if cut is None:
        raise OpError("group_norm: the rows do not fit on chip")
    batch, channels, height, width = x.shape
    y = torch.empty_like(x)
    arguments = {
        **{"x": x.permute(0, 2, 3, 1), "y": y.permute(0, 2, 3, 1), "rows": height * width, "channels": channels},
        **{"group_channels": channels // call.num_groups, "slice": cut.slice, **call.pick("eps", "weight", "bias")},
    }
    defines = {"VECTOR": vector, "PACKS": cut.packs, "CLUSTER": cut.cluster, "CHANNELS_LAST": 1}
    grid = batch * cut.cluster, ceil_div(channels, cut.slice)
    return Plan((y,), (Launch("group_norm", arguments, grid, cut.THREADS, defines=defines),))


@takes_call(group_norm)
def cluster_restriction(call: Call) -> str:
    """Say why no cluster can keep a group, or a slice of channels, in registers."""
    x = call.x
    if not is_channels_last(x):
        return on_chip_restriction(call, clusters=CLUSTERS)
    if reason := groups_restriction(call):
        return reason
    if rows_of(x, call.num_groups)[1] is None:
        return "takes rows of channels that fit into the registers of 8 blocks a slice"
    return ""


def slice_of(x: Tensor, group_channels: int) -> tuple[int, int]:
    """Return the elements of an access and the channels of a block: whole groups and accesses."""
    channels = x.shape[1]
    vector = widest_access(x, channels)
    unit = math.lcm(vector, group_channels)
    return vector, min(channels, unit * ceil_div(SLICE_BYTES // x.element_size(), unit))


@takes_call(group_norm)
def two_passes_restriction(call: Call) -> str:
    """Say why the kernels that read x twice cannot take it."""
    x = call.x
    if not is_channels_last(x):
        return contiguous_restriction(call)
    if reason := groups_restriction(call):
        return reason
    vector, width = slice_of(x, x.shape[1] // call.num_groups)
    return "" if width // vector <= 128 else f"takes groups of at most 128 accesses of channels; got {width // vector}"


@takes_call(group_norm)
def channels_last(call: Call, *, config: Config) -> Plan:
    """Plan the moments of some rows of each slice of channels, their merging where they are many, and the rest."""
    x = call.x
    check(call)
    batch, channels, height, width = x.shape
    y = torch.empty_like(x)
    rows, block = height * width, config["BLOCK_SIZE"]
    vector, columns = slice_of(x, channels // call.num_groups)
    slices, groups = ceil_div(channels, columns), batch * call.num_groups
    least = block // (columns // vector) * config["STEPS"]  # rows that a block has in flight
    cut = RowCut.of(rows, least, batch * slices, columns * call.num_groups // channels, block, multiprocessor_count(x))
    parts, chunks = cut.parts, cut.chunks
    real = torch.promote_types(x.dtype, torch.float32)
    partial = x.new_empty(groups * parts, 3, dtype=real)
    matrix, image = x.permute(0, 2, 3, 1), y.permute(0, 2, 3, 1)
    layout = {"rows": rows, "channels": channels, "group_channels": channels // call.num_groups, "slice": columns}
    defines = {"VECTOR": vector, "CHANNELS_LAST": 1}
    first = {"x": matrix, "partial": partial, "parts": parts, **layout}
    launches = [Launch("group_norm_partial", first, (batch * parts, slices), block, defines=defines)]
    if cut.merged:
        merged = x.new_empty(groups, 3, dtype=real)
        merge = {"partial": partial, "merged": merged, "num_groups": groups, "parts": parts}
        launches.append(Launch("group_norm_merge", merge, ceil_div(groups, block // 32), block, defines=defines))
        partial, parts = merged, 1
    last = {"x": matrix, "y": image, "partial": partial, "parts": parts, "chunks": chunks, **layout}
    last = {**last, **call.pick("eps", "weight", "bias")}
    launches.append(Launch("group_norm_apply", last, (batch * chunks, slices), block, defines=defines))
    return Plan((y,), tuple(launches))


@takes_call(group_norm)
def resident(call: Call, *, config: Config, block: int | None = None) -> Plan:
    """Plan the one launch of blocks that are all resident and read the sums of each other's tiles."""
    x = call.x
    batch, channels = x.shape[:2]
    check(call)
    pixels = x.numel() // (batch * channels)
    groups = batch * call.num_groups
    y = x.new_empty(x.shape)
    tile = config["TILE"] * 4 // x.element_size()
    tiles = ceil_div(channels // call.num_groups * pixels, tile)
    partial = x.new_empty(groups, tiles, 2, dtype=torch.float64)
    launch = Launch(
        "group_norm",
        {
            **{"x": x, "y": y, "partial": partial},
            **{"num_groups": groups, "groups": call.num_groups, "group_channels": channels // call.num_groups},
            **{"pixels": pixels, **call.pick("eps", "weight", "bias")},
        },
        grid=BLOCKS_PER_SM * multiprocessor_count(x),
        block=block or config["WORKERS"] + 64,
        smem_constant="dynamic_smem_bytes",  # group_roles.cuh
        cooperative=True,
        defines={"TILE": tile},
    )
    return Plan((y,), (launch,), lasting=(partial,))


@takes_call(group_norm)
def resident_restriction(call: Call) -> str:
    """Say why the kernel that keeps a group in shared memory cannot take it."""
    x = call.x
    if x.dim() != 4 or not x.numel() or x.shape[1] % call.num_groups:
        return f"takes x of 4 dimensions and whole groups; got {tuple(x.shape)}, {call.num_groups} groups"
    pixels, vector = x.shape[2] * x.shape[3], 16 // x.element_size()
    tile = TILE * 4 // x.element_size()
    group_size = x.shape[1] // call.num_groups * pixels
    if pixels % vector or group_size <= tile:
        return (
            f"takes planes of a multiple of {vector} pixels, groups of over {tile} values; got {pixels}, {group_size}"
        )
    tiles, sms = ceil_div(group_size, tile), multiprocessor_count(x)
    if tiles > BLOCKS_PER_SM * sms:  # a block would wait for a tile that it is to take itself, later
        return (
            f"takes groups of a tile of {tile} values a resident block, {BLOCKS_PER_SM * sms} here; got {tiles} tiles"
        )
    if x.shape[0] * call.num_groups * tiles >= 2**31:
        return "takes fewer than 2^31 tiles"
    if not is_aligned(x, 16) or any(t is not None and not t.is_contiguous() for t in (call.weight, call.bias)):
        return "takes x contiguous and aligned to 16 bytes, weight and bias contiguous"
    return ""


def case(
    name: str,
    *shape: int,
    num_groups,
    affine=True,
    values=STANDARD_NORMAL,
    layout="contiguous",
    full_size=False,
    dtypes=None,
    **attributes,
) -> Case:
    """Make a case from the shape of x."""
    inputs = {
        "x": Input(shape, values, layout),
        "weight": Input(shape[1:2], Uniform(0.5, 2.0)) if affine else None,
        "bias": Input(shape[1:2]) if affine else None,
    }
    return Case(name, inputs, {"num_groups": num_groups, **attributes}, full_size, dtypes)


def large(name: str, values: Values, dtypes: tuple[str, ...] | None = None) -> Case:
    """Make a case of full size with other values; a resident block takes more tiles than it has stages, twice over."""
    inputs = {"x": Input((12, 64, 98, 258), values), "weight": Input((64,), Uniform(0.5, 2.0)), "bias": Input((64,))}
    return Case(name, inputs, {"num_groups": 8}, full_size=True, dtypes=dtypes)


op = Op(
    name="group_norm",
    oracle=group_norm,
    autocast="float32",
    batched=True,
    gradients=gradients,
    library_cost=library_cost,
    variants=(
        Variant(
            "v1_two_kernels",
            HERE / "v1_two_kernels.cu",
            two_kernels,
            dtypes=FLOATS,
            tunables=(Tunable("BLOCK_SIZE", 256, (64, 128, 256, 512, 1024)),),
        ),
        Variant(
            "v3_two_passes",
            HERE / "v3_two_passes.cu",
            two_passes,
            tunables=(Tunable("BLOCK_SIZE", 128, (128, 256, 512)), Tunable("STEPS", 4, (2, 4, 8))),
            restriction=two_passes_restriction,
        ),
        Variant(
            "v2_warp_roles",
            HERE / "v2_warp_roles.cu",
            resident,
            tunables=(Tunable("TILE", TILE, (TILE,)), Tunable("WORKERS", WORKERS, (WORKERS,))),
            min_arch="sm_90a",
            restriction=resident_restriction,
        ),
        Variant(
            "v5_cluster",
            HERE / "v5_cluster.cu",
            cluster,
            min_arch="sm_90a",
            restriction=cluster_restriction,
        ),
        Variant("v4_on_chip", HERE / "v4_on_chip.cu", on_chip, restriction=on_chip_restriction),
    ),
    cases=(
        case("one_value_per_group", 2, 12, 1, 1, num_groups=12, dtypes=NOT_FLOAT64),
        case("plain", 2, 8, 9, 9, num_groups=4),
        case("odd", 3, 15, 7, 11, num_groups=5),
        case("rows", 5, 12, num_groups=3),
        case("sequence", 2, 6, 301, num_groups=2),
        case("volume", 2, 4, 3, 5, 7, num_groups=2),
        case("empty", 0, 8, 3, 3, num_groups=4),
        case("one_group", 3, 8, 6, 7, num_groups=1),
        case("group_per_channel", 3, 8, 6, 7, num_groups=8),
        case("not_affine", 2, 8, 9, 9, num_groups=4, affine=False),
        case("larger_than_block", 2, 4, 23, 29, num_groups=2),
        case("far_from_zero", 2, 8, 17, 17, num_groups=4, values=Normal(mean=30.0)),
        case("constant", 2, 8, 9, 9, num_groups=4, values=Normal(mean=3.0, std=0.0), dtypes=NOT_FLOAT64),
        case("small_values", 2, 8, 9, 9, num_groups=4, values=Normal(std=1e-3)),
        case("large_eps", 2, 8, 9, 9, num_groups=4, eps=0.5),
        case("nonfinite", 3, 24, 5, 5, num_groups=12, values=Special()),
        case("many_planes", 8, 8200, 1, 1, num_groups=100),
        case("channels_last", 2, 8, 9, 7, num_groups=4, layout="channels_last"),
        case("transposed", 2, 8, 9, 7, num_groups=4, layout="transposed"),
        case("strided", 2, 8, 9, 7, num_groups=4, layout="strided"),
        case("offset", 2, 8, 9, 7, num_groups=4, layout="offset"),
        case("channels_last_slices", 2, 96, 15, 15, num_groups=16, layout="channels_last"),
        case("channels_last_rows", 1, 16, 40, 40, num_groups=4, layout="channels_last"),  # of v5_cluster: 4 a thread
        case(
            "channels_last_far_from_zero", 2, 32, 9, 9, num_groups=8, layout="channels_last", values=Normal(mean=30.0)
        ),
        case("channels_last_merged", 1, 66, 128, 136, num_groups=66, layout="channels_last", dtypes=("float16",)),
        case("spanning", 2, 48, 5, 5, num_groups=3),
        case("tiles", 1, 8, 72, 48, num_groups=2, values=Normal(std=0.01)),  # of v2: two, each of two whole channels
        case("tiles_16_bits", 1, 8, 88, 80, num_groups=2, dtypes=("float16", "bfloat16")),
        case("tiles_far_from_zero", 2, 4, 44, 44, num_groups=1, affine=False, values=Normal(mean=30.0)),
        case(
            "tiles_far_from_zero_16_bits",
            *(1, 2, 88, 80),
            num_groups=1,
            values=Normal(mean=30.0),
            dtypes=("float16", "bfloat16"),
        ),
        case("s2", 128, 64, 258, 258, num_groups=8, full_size=True),
        case("s4", 512, 128, 17, 17, num_groups=8, full_size=True),
        case("unet", 2, 320, 64, 64, num_groups=32, full_size=True),
        case("unet_channels_last", 2, 320, 64, 64, num_groups=32, layout="channels_last", full_size=True),
        case("vae", 1, 256, 512, 512, num_groups=32, full_size=True),
        case("resnet", 32, 256, 56, 56, num_groups=32, full_size=True),
        case("resnet_small_planes", 32, 2048, 7, 7, num_groups=32, full_size=True),
        # Of v2: groups of five tiles, the last of 32 values. The 264 resident blocks of 132 multiprocessors step by 52
        # groups and four tiles; a quarter of them take five tiles, one more than there are stages.
        case("rounds_16_bits", 45, 20, 8, 1729, num_groups=5, full_size=True, dtypes=("float16", "bfloat16")),
        large("resident_huge", Normal(std=1e6), ("float32", "bfloat16")),
        large("resident_tiny", Normal(std=1e-6)),
        large("resident_far_from_zero", Normal(mean=30.0)),
        large("resident_nonfinite", Special()),
    ),
)
