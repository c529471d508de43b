"""Kernels for sm_90a: on the emulator beside PyTorch, and their full-size launches compiled for the hardware."""

import inspect
import math

import pytest
import torch

import workbench as wb
from tests.kernels_cu.plans import full_size_plans, verify_small
from workbench.core.arch import Arch
from workbench.kernel.limits import LaunchLimits
from workbench.op import OpError, find_op, gpu_for, load_ops, planned_for

pytestmark = pytest.mark.no_cover

QUICK = {("conv_transpose2d", "v5_bulk_rows"), ("gelu_group_norm", "v2_group_resident")}
"""One that multiplies by wgmma, and one that waits for other blocks: some take half a minute."""

HOPPER = [
    pytest.param(
        op,
        variant,
        id=f"{op.name}-{variant.name}",
        marks=[] if (op.name, variant.name) in QUICK else pytest.mark.slow,
    )
    for op in load_ops()
    for variant in op.variants
    if variant.min_arch == "sm_90a"
]


@pytest.mark.parametrize(("op", "variant"), HOPPER)
def test_a_hopper_kernel_compiles_and_takes_its_launches(op, variant):
    for plan in full_size_plans(op, variant):
        for launch in plan.launches:
            kernel = variant.kernel(launch)
            resources = kernel.resources()
            parameters = {parameter.name: parameter for parameter in kernel.signature.parameters}
            limits = LaunchLimits(launch.kernel, Arch.of("sm_90a"), resources)
            assert limits.config(launch.grid, launch.block, launch.smem_bytes, launch.cooperative)
            assert launch.arguments.keys() <= parameters.keys()
            assert all(parameters[name].allows_none for name, value in launch.arguments.items() if value is None)
            for name, value in launch.arguments.items():
                pointee = parameters[name].dtype
                if isinstance(value, torch.Tensor) and pointee is not None:
                    assert value.dtype == getattr(torch, pointee.name), name
            assert all(p.default is not None for name, p in parameters.items() if name not in launch.arguments)


@pytest.mark.parametrize(
    ("op", "variant", "dtype"),
    [
        pytest.param(*p.values, dtype, id=f"{p.id}-{dtype}", marks=p.marks)
        for p in HOPPER
        for dtype in p.values[1].dtypes
    ],
)
def test_a_hopper_kernel_agrees_with_pytorch_on_the_emulator(op, variant, dtype):
    report = verify_small(op, variant, dtype)
    assert report.rows
    assert report.passed, str(report)


SCALARS = {torch.float32: "float", torch.float16: "__half", torch.bfloat16: "__nv_bfloat16"}


def resident(name, variant, dtype, tile):
    """Load a kernel whose blocks wait for each other, with small tiles; return a function that launches it once."""
    op = find_op(name)
    defines = {"SCALAR": SCALARS[dtype], "TILE": tile, "GELU": "gelu_erf"}
    of_block = {"THREADS": 128} if variant == "v2_group_resident" else {"WORKERS": 64}
    kernel = wb.load(op.variant(variant).source, name, defines={**defines, **of_block})
    smem_bytes = 4 * tile * dtype.itemsize

    def launch(x, partial, *, groups=1, running=(), momentum=1.0, grid):
        y = torch.full_like(x, float("nan"))
        images, channels, *plane = x.shape
        pixels = math.prod(plane)
        sizes = (images * groups, groups, channels // groups, pixels, 1e-5)
        if name == "batch_norm2d":
            sizes = (images, channels, pixels, 1e-5, momentum, None, None, *running)
        kernel.launch(x, y, partial, *sizes, grid=grid, block=128, smem_bytes=smem_bytes, cooperative=True)
        return y

    return launch


def expected_of(name, x, groups):
    """Compute in float64 what `resident` does, with GELU rounded as a tensor between the operations is."""
    if name == "batch_norm2d":
        return torch.nn.functional.batch_norm(x.double(), None, None, training=True)
    activated = torch.nn.functional.gelu(x.double()).to(x.dtype) if name == "gelu_group_norm" else x
    return torch.nn.functional.group_norm(activated.double(), groups)


RESIDENT = (
    ("gelu_group_norm", "v2_group_resident", torch.float32),
    ("gelu_group_norm", "v3_warp_roles", torch.float32),
    ("gelu_group_norm", "v3_warp_roles", torch.float16),
    ("group_norm", "v2_warp_roles", torch.float32),
    ("batch_norm2d", "v3_warp_roles", torch.float32),
)


@pytest.mark.parametrize(("name", "variant", "dtype"), RESIDENT)
def test_a_later_launch_reads_no_sums_of_an_earlier_one(name, variant, dtype):
    launch = resident(name, variant, dtype, 64)
    groups = 1 if name == "batch_norm2d" else 2  # five tiles a group, or a channel
    shape = (9, 4, 24) if name == "batch_norm2d" else (2, 6, 104)
    partial = torch.zeros((4, 5, 2), dtype=torch.float64)
    generator = torch.Generator().manual_seed(0)
    for scale in (1.0, 3.0, 0.5, 2.0):  # both parities, twice
        x = (torch.randn(shape, generator=generator) * scale + scale).to(dtype)
        y = launch(x, partial, groups=groups, grid=8)
        atol = 1e-2 if dtype == torch.float16 else 1e-4
        torch.testing.assert_close(y.double(), expected_of(name, x, groups), rtol=1e-3, atol=atol)


@pytest.mark.parametrize("column", [0, 27])
@pytest.mark.parametrize(
    ("name", "variant", "value"),
    [
        ("gelu_group_norm", "v2_group_resident", 4e18),
        ("gelu_group_norm", "v3_warp_roles", 1.8e19),  # the square of 1.85e19 is infinite, here and in PyTorch
        ("group_norm", "v2_warp_roles", 1.8e19),
        ("batch_norm2d", "v3_warp_roles", 1.8e19),
    ],
)
def test_an_outlier_at_a_tiles_beginning_is_normalised(name, variant, value, column):
    launch = resident(name, variant, torch.float32, 512)
    x = torch.randn((3, 4, 20, 28), generator=torch.Generator().manual_seed(0))
    x[0, 0, 0, column] = value
    partial = torch.zeros((4, 6, 2), dtype=torch.float64)
    running = torch.zeros(2, 4)
    of_batch = {"running": running.unbind()} if name == "batch_norm2d" else {}
    y = launch(x, partial, grid=8, **of_batch)
    torch.testing.assert_close(y.double(), expected_of(name, x, 1), rtol=1e-5, atol=1e-4)
    if of_batch:
        exact = x.double().transpose(0, 1).reshape(4, -1).var(1)
        torch.testing.assert_close(running[1].double(), exact, rtol=1e-6, atol=0.0)


PLACES = (0, 124), (0, 60), (60, 124)
"""Of two values in a warp's first packs: the first of their packs, in f32."""
TAIL = (512,)
"""The first value behind a tile of 512: the group's second tile has one pack or two."""


@pytest.mark.parametrize("dtype", SCALARS, ids=str)
@pytest.mark.parametrize(
    ("name", "variant"),
    [("group_norm", "v2_warp_roles"), ("gelu_group_norm", "v3_warp_roles"), ("batch_norm2d", "v3_warp_roles")],
)
def test_outliers_cost_no_digits_wherever_they_stand_in_a_warp(name, variant, dtype):
    launch = resident(name, variant, dtype, 512)
    step = torch.finfo(dtype).eps
    for mean, value, places in (
        *((0.0, value, places) for value in (2e18, 5e18) for places in (*PLACES, (5, 70, 99), TAIL)),
        *((mean, 0.0, places) for mean in (1e3, 1e4) for places in (*PLACES, (1,), (), TAIL)),
    ):
        shape = (1, 1, 2, 256 + 16 // dtype.itemsize) if places == TAIL else (3, 4, 20, 28)
        x = torch.randn(shape, generator=torch.Generator().manual_seed(0)) + mean
        x[0].view(-1)[list(places)] = min(value, 6e4) if dtype == torch.float16 else value
        x = x.to(dtype)
        y = launch(x, torch.zeros((4, 16, 2), dtype=torch.float64), grid=24).double()
        expected = expected_of(name, x, 1)
        # A value is scaled and then shifted, both in float: the shift has so many digits.
        groups = (x.transpose(0, 1) if name == "batch_norm2d" else x).double().flatten(1)
        shift = mean / (groups.var(1, correction=0).min() + 1e-5).sqrt()
        allowed = 2 * (step * expected.abs().max() + torch.finfo(torch.float32).eps * shift)
        error = (y - expected).abs().max()
        assert error <= allowed, (mean, value, places, error, allowed)


@pytest.mark.parametrize("value", [0.0, 1e3])
def test_a_mean_far_from_zero_costs_no_digits_of_the_variance(value):
    launch = resident("batch_norm2d", "v3_warp_roles", torch.float32, 512)
    x = torch.randn((8, 4, 20, 28), generator=torch.Generator().manual_seed(0)) + 1e3
    x[0, :, 0, :4] = value  # the first pack of a warp is no guide to the others
    running = torch.zeros(2, 4)
    launch(x, torch.zeros((4, 16, 2), dtype=torch.float64), running=running.unbind(), grid=24)
    exact = x.double().transpose(0, 1).reshape(4, -1).var(1)
    assert ((running[1].double() - exact) / exact).abs().max() < 5e-7


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
def test_halves_that_repeat_with_the_width_of_a_pack_are_no_pivot(dtype):
    """A column far from the others in each pack: the first values of all lanes alone would pass for near."""
    op = find_op("gelu_group_norm")
    variant = op.variant("v3_warp_roles")
    x = torch.full((1, 8, 128, 128), 0.6)
    x[..., ::8] = 130.0
    x = x.to(dtype)
    with planned_for(gpu_for("sm_90", 132)):
        plan = variant.prepare(x, num_groups=1)
        variant.execute(plan)
    torch.testing.assert_close(plan.outputs[0].double(), op.oracle(x.double(), num_groups=1), rtol=8e-3, atol=1e-5)


@pytest.mark.parametrize("tile", [64, 224, 1024])  # of 8, 28 and 128 packs of 8 values: a warp has less than 32 first
def test_halves_about_a_pivot_cost_no_digits_where_lanes_have_no_pack(tile):
    launch = resident("gelu_group_norm", "v3_warp_roles", torch.float16, tile)
    x = (torch.randn((1, 2, 584), generator=torch.Generator().manual_seed(0)) + 1e3).half()
    y = launch(x, torch.zeros((1, 24, 2), dtype=torch.float64), grid=24)
    torch.testing.assert_close(y.double(), expected_of("gelu_group_norm", x, 1), rtol=1e-3, atol=2e-3)


@pytest.mark.parametrize("channels", [31, 32, 33, 140])
@pytest.mark.parametrize("kept", [2, 1], ids=["both", "mean alone"])
def test_a_block_moves_the_running_statistics_of_all_its_channels(channels, kept):
    launch = resident("batch_norm2d", "v3_warp_roles", torch.float32, 64)
    x = torch.randn((7, channels, 4, 4), generator=torch.Generator().manual_seed(0))  # two tiles a channel
    old = torch.rand((2, channels), generator=torch.Generator().manual_seed(1)) + 0.5
    running = old.clone()
    partial = torch.zeros((channels, 2, 2), dtype=torch.float64)
    launch(x, partial, running=running.unbind()[:kept], momentum=0.3, grid=3)
    values = x.double().transpose(0, 1).reshape(channels, -1)
    expected = old.double() + 0.3 * (torch.stack((values.mean(1), values.var(1))) - old)
    torch.testing.assert_close(running[:kept].double(), expected[:kept], rtol=1e-6, atol=1e-6)
    assert torch.equal(running[kept:], old[kept:])


def test_a_constant_channel_has_no_variance():
    launch = resident("batch_norm2d", "v3_warp_roles", torch.float32, 512)
    x = torch.tensor([1e3, 1e4, 123456.7, 1e7]).view(1, 4, 1, 1).expand(3, 4, 20, 28).contiguous()
    running = torch.ones(2, 4)
    launch(x, torch.zeros((4, 6, 2), dtype=torch.float64), running=running.unbind(), grid=24)
    assert running[1].tolist() == [0.0] * 4


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16])
@pytest.mark.parametrize("tile", [64, 192])
def test_planes_of_a_batch_may_begin_within_sectors(dtype, tile):
    kernel = wb.load(
        find_op("batch_norm2d").variant("v3_warp_roles").source,
        "batch_norm2d",
        defines={"SCALAR": "float" if dtype == torch.float32 else "__half", "WORKERS": 64, "TILE": tile},
    )
    vector, blocks = 16 // dtype.itemsize, 24
    generator = torch.Generator().manual_seed(0)
    for images, channels, vectors, offset in ((5, 3, 1, 0), (9, 2, 3, 1), (4, 3, 7, 1), (3, 1, 5, 0), (2, 3, 43, 3)):
        shape, start = (images, channels, vectors * vector, 1), offset * vector
        size = images * channels * vectors * vector
        memory = torch.full((2, size + start), float("nan")).to(dtype)
        x, y = (each[start:].view(shape) for each in memory)
        x.copy_(torch.randn(shape, generator=generator) + 1)
        partial = torch.zeros((channels, blocks, 2), dtype=torch.float64)
        sizes = images, channels, vectors * vector, 1e-5, 0.1
        smem_bytes = 4 * tile * dtype.itemsize
        kernel.launch(*(x, y, partial, *sizes), grid=blocks, block=128, smem_bytes=smem_bytes, cooperative=True)
        expected = torch.nn.functional.batch_norm(x.float(), None, None, training=True)
        torch.testing.assert_close(y.float(), expected, rtol=1e-3, atol=4e-3 if dtype == torch.float16 else 1e-4)


def test_sums_with_a_parity_keep_infinities_and_nan():
    op = find_op("batch_norm2d")
    variant, (case,) = op.variant("v3_warp_roles"), (one for one in op.cases if one.name == "training_tile_per_channel")
    x, *others = case.make(torch.float32, torch.Generator().manual_seed(0))
    for channel, value in enumerate((float("inf"), float("-inf"), float("nan"), 1e30)):
        x[0, channel, 0, 0] = value
    ours, theirs = ([one if one is None else one.clone() for one in others] for _ in range(2))
    plan = variant.prepare(x, *ours, **case.attributes)
    expected = op.oracle(x, *theirs, **case.attributes)
    variant.execute(plan)
    assert torch.equal(plan.result[:, :4].isfinite(), expected[:, :4].isfinite())
    for mine, one in zip(ours[2:], theirs[2:], strict=True):  # the running statistics
        assert torch.equal(mine[:3].nan_to_num(-1.0), one[:3].nan_to_num(-1.0)), (mine[:4], one[:4])


def test_a_build_that_does_not_fit_compiles_to_what_it_would_take():
    source = find_op("conv_transpose2d").variant("v4_line_store").source
    kernel = wb.load(source, "conv_transpose2d", arch="sm_90a", defines={"TILE_N": 208, "RING": 5})
    smem_bytes = kernel.current_build().constant("dynamic_smem_bytes")
    assert smem_bytes == 256 + 9 * 8 * 64 * 16 + 5 * 8 * 210 * 16 + 8 * 4 * 216 * 4
    limits = LaunchLimits("conv_transpose2d", Arch.of("sm_90a"), kernel.resources())
    with pytest.raises(wb.LaunchError, match=f"needs {smem_bytes} bytes of shared memory per block"):
        limits.config(132, 384, smem_bytes)


def test_weights_in_registers_give_the_same_bits_and_leave_shared_memory():
    variant = find_op("conv_transpose2d").variant("v5_bulk_rows")
    generator = torch.Generator().manual_seed(0)
    x = torch.randn((1, 64, 2, 14), generator=generator)
    weight = torch.randn((64, 64, 3, 3), generator=generator) / 24
    found, smem_bytes = [], []
    with torch.backends.cudnn.flags(enabled=True, allow_tf32=True):
        for rows in (0, 1, 2):
            config = {**variant.defaults, "TILE_N": 136, "STORE_CHANNELS": 4, "WEIGHT_ROWS": rows}
            plan = variant.prepare(x, weight, config=config)
            variant.execute(plan)
            found.append(plan.outputs[0])
            smem_bytes.append(plan.launches[1].smem_bytes)
    assert torch.equal(found[0], found[1])
    assert torch.equal(found[0], found[2])
    of_a_row = 3 * 64 * 64 * 2
    assert smem_bytes == [smem_bytes[2] + 2 * of_a_row, smem_bytes[2] + of_a_row, smem_bytes[2]]


@pytest.mark.parametrize("offset", [0, 4])
def test_rows_and_planes_may_begin_at_either_half_of_a_sector(offset):
    op = find_op("conv_transpose2d")
    generator = torch.Generator().manual_seed(0)
    memory = torch.randn(64 * 4 * 13 + 8, generator=generator)
    begin = -(memory.data_ptr() // 4) % 8 + offset  # planes are 52 floats apart, rows 13
    x = memory.as_strided((1, 64, 4, 13), (64 * 52, 52, 13, 1), begin % 8)
    weight = torch.randn(64, 64, 3, 3, generator=generator) / 24
    with torch.backends.cudnn.flags(enabled=True, allow_tf32=True):
        y = op.variant("v5_bulk_rows")(x, weight)
    exact = op.oracle(x.double(), weight.double())
    assert (y - exact).square().mean().sqrt() < 5e-4


def test_every_strip_holds_what_the_strip_before_stores_of_it():
    op = find_op("conv_transpose2d")
    generator = torch.Generator().manual_seed(0)
    x = torch.randn((1, 64, 4, 4095), generator=generator)
    weight = torch.randn((64, 64, 3, 3), generator=generator) / 24
    variant = op.variant("v12_wide_strips")
    config = {**variant.defaults, "TILE_N": 136}  # 33 strips: 32 of them would have all but one of the 4,097 columns
    with torch.backends.cudnn.flags(enabled=True, allow_tf32=True), planned_for(gpu_for("sm_90", 132)):
        plan = variant.prepare(x, weight, padding=(2, 0), config=config)
        plan.outputs[0].fill_(float("nan"))
        variant.execute(plan)
    exact = op.oracle(x.double(), weight.double(), padding=(2, 0))
    assert (plan.outputs[0] - exact).square().mean().sqrt() < 5e-4


@pytest.mark.parametrize(
    "source", ["conv_transpose2d_gelu/v2_wgmma_rows", "conv_transpose2d_gelu_group_norm/v2_two_passes"]
)
@pytest.mark.parametrize("build", [{"STAGES": 0}, {"GROUPS": 3, "TILE_N": 64}, {"OPERAND": "Tf32"}], ids=str)
def test_a_build_without_room_for_weights_in_registers_has_them_in_shared_memory(source, build):
    op, name = source.split("/")
    kernel = wb.load(find_op(op).variant(name).source, "pack_weights", arch="sm_90a", defines=build)
    defines = {**build, "WEIGHT_ROWS": 0}
    without = wb.load(find_op(op).variant(name).source, "pack_weights", arch="sm_90a", defines=defines)
    smem_bytes = [each.current_build().constant("dynamic_smem_bytes") for each in (kernel, without)]
    assert smem_bytes[0] == smem_bytes[1]


def test_a_kernel_of_two_rows_has_one_row_of_weights_in_registers_by_default():
    source = find_op("conv_transpose2d").variant("v5_bulk_rows").source
    kernels = [
        wb.load(source, "pack_weights", arch="sm_90a", defines={"KERNEL_H": 2, "STAGES": 8, "TILE_N": 136, **rows})
        for rows in ({}, {"WEIGHT_ROWS": 1})
    ]
    default, one = (kernel.current_build().constant("dynamic_smem_bytes") for kernel in kernels)
    assert default == one


@pytest.mark.parametrize(
    "build", [{"KERNEL_H": 2, "STAGES": 8, "WEIGHT_ROWS": 2}, {"STAGES": 0, "WEIGHT_ROWS": 1}], ids=str
)
def test_rows_of_weights_that_have_no_room_in_registers_are_refused_where_they_are_asked_for(build):
    source = find_op("conv_transpose2d").variant("v5_bulk_rows").source
    with pytest.raises(wb.CompileError, match="registers for the weights of one or two rows of taps"):
        wb.load(source, "pack_weights", arch="sm_90a", defines=build).resources()


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["v5_one_pass", "v6_mapped"])
def test_blocks_that_keep_an_image_take_the_next_one(variant):
    op = find_op("conv_transpose2d_gelu_group_norm")
    torch.manual_seed(0)
    shapes = (2, 64, 5, 140), (64, 64, 3, 3), (64,), (64,), (64,)
    tensors = [torch.randn(shape) for shape in shapes]
    with torch.backends.cudnn.flags(enabled=True, allow_tf32=True), planned_for(gpu_for("sm_90", 4)):
        # An image is two strips of two blocks, and has 7 of their 8 rows.
        ours = op.variant(variant)(*tensors, num_groups=8)
    exact = op.oracle(*(t.double() for t in tensors), num_groups=8)
    assert (ours - exact).square().mean().sqrt() < 5e-4


def test_a_tile_that_cuts_an_image_into_more_blocks_than_sms_is_refused():
    op = find_op("conv_transpose2d_gelu_group_norm")
    tensors = [torch.empty(shape, device="meta") for shape in ((1, 64, 10, 132), (64, 64, 3, 3), (64,), (64,), (64,))]
    variant = op.variant("v5_one_pass")
    with torch.backends.cudnn.flags(enabled=True, allow_tf32=True), planned_for(gpu_for("sm_90", 4)):
        variant.prepare(*tensors, num_groups=8)
        with pytest.raises(OpError, match="TILE_N=120 cuts an image into 6 blocks, one an SM; the GPU has 4 SMs"):
            variant.prepare(*tensors, num_groups=8, config={**variant.defaults, "TILE_N": 120})


@pytest.mark.slow
def test_split_operands_keep_what_float32_keeps():
    op = find_op("conv_transpose2d")
    torch.manual_seed(0)
    tensors = torch.randn(1, 64, 4, 16) * 1e5, torch.randn(64, 64, 3, 3) * 1e-7
    with torch.backends.cudnn.flags(enabled=True, allow_tf32=False):
        ours = op.variant("v6_split_f16")(*tensors)
    theirs, exact = op.oracle(*tensors), op.oracle(*(t.double() for t in tensors))
    assert (ours - exact).square().mean() <= (1.5**2) * (theirs - exact).square().mean()


@pytest.mark.parametrize(
    ("name", "variant", "shapes", "attributes", "message"),
    [
        (
            "group_norm",
            "v2_warp_roles",
            [(1, 8, 400, 640)],
            {"num_groups": 4},
            "takes groups of a tile of 6912 values a resident block, 32 here; got 75 tiles",
        ),
        (
            "conv_transpose2d",
            "v6_split_f16",
            [(1, 64, 96, 1024), (64, 64, 3, 3)],
            {},
            "takes a GPU with an SM for each strip of 56 columns, 19 of them; it has 16",
        ),
    ],
)
def test_a_gpu_with_too_few_multiprocessors_is_left_to_other_variants(
    name, variant, shapes, attributes, message, monkeypatch
):
    restriction = find_op(name).variant(variant).restriction
    tensors = [torch.empty(shape, device="meta") for shape in shapes]
    with torch.backends.cudnn.flags(enabled=True, allow_tf32=False):
        assert not restriction(*tensors, **attributes)
        monkeypatch.setitem(inspect.unwrap(restriction).__globals__, "multiprocessor_count", lambda x: 16)
        assert restriction(*tensors, **attributes) == message
