"""Which variant a call takes, by predicted time, with PyTorch's own way among them."""

import json
import math
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
import torch

from workbench.op import (
    H200,
    Case,
    CostError,
    Input,
    Launch,
    Op,
    OpError,
    Plan,
    Variant,
    cost,
    find_op,
    gpu_of,
    is_emulated,
    planned_for,
)

SOURCE = 'extern "C" __global__ void twice(const float* x, float* y, int n) { int i = threadIdx.x; if (i < n) y[i] = 2 * x[i]; }'  # noqa: E501
META = torch.empty(8, device="meta")


def twice(x: torch.Tensor) -> torch.Tensor:
    return 2 * x


def plan(x, *, config):
    y = torch.empty_like(x)
    return Plan((y,), (Launch("twice", {"x": x, "y": y, "n": x.numel()}, 1, 32),))


@pytest.fixture
def variant(tmp_path: Path) -> Variant:
    path = tmp_path / "twice.cu"
    path.write_text(SOURCE)
    return Variant("v1", path, plan, dtypes=("float32",))


def declare(*variants: Variant, **changes) -> Op:
    return Op("twice", twice, (Case("plain", {"x": Input((8,))}),), variants, **changes)


def takes(us: float):
    return lambda x: {"us": us}


def test_the_cheapest_variant_is_chosen_and_the_others_say_what_they_take(variant):
    slow, quick = (replace(variant, name=name, cost=takes(us)) for name, us in (("slow", 9.0), ("quick", 4.0)))
    half = replace(variant, name="half", dtypes=("float16",), cost=takes(1.0))
    op = declare(quick, variant, slow, half)
    assert op.choose(META) is quick
    considered = op.consider(META)
    assert [(one.way.name, one.obstacle, one.predicted_us) for one in considered] == [
        ("quick", "", 4.0),
        ("slow", "slow is predicted to take 9.0 us; quick, 4.0 us", 9.0),
        ("v1", "v1 has no cost; quick, 4.0 us", None),
        ("half", "half computes in float16; got float32", None),
    ]
    choice = op.choice(op.cases[0])
    assert (choice.chosen, choice.predicted_us) == ("quick", {"quick": 4.0, "slow": 9.0})
    assert list(choice.refused) == ["slow", "v1", "half"]


def test_pytorchs_own_has_to_be_faster_by_a_margin(variant):
    ours = replace(variant, name="ours", cost=takes(10.0))
    close, faster = (declare(ours, library_cost=takes(us)) for us in (9.6, 9.4))
    assert close.choose(META) is ours
    assert close.consider(META)[1].obstacle == (
        "library is predicted to take 9.6 us, and has to be 5% faster than ours, 10.0 us"
    )
    assert faster.choose(META).name == "library"


@pytest.mark.parametrize(
    ("defines", "terms"),
    [
        ({}, {"bytes": 32}),
        ({"VECTOR": 4, "PACKS": 8, "CHANNELS_LAST": 0}, {"bytes": 32}),
        ({"VECTOR": 1, "PACKS": 64}, {"narrow bytes": 32}),
        ({"VECTOR": 1, "CHANNELS_LAST": 1, "PACKS": 16}, {"narrow last bytes": 32, "narrow last moved": 16}),
        ({"VECTOR": 4, "CHANNELS_LAST": 1, "PACKS": 16}, {"last bytes": 32, "last moved": 16}),
        ({"VECTOR": 4, "PACKS": 16}, {"deep bytes": 32}),
        ({"VECTOR": 2, "PACKS": 16}, {"bytes": 32}),
        ({"VECTOR": 2, "PACKS": 32}, {"deep bytes": 32}),
    ],
)
def test_launches_that_move_bytes_at_a_speed_of_their_own_have_terms_of_their_own(variant, defines, terms):
    def two_blocks(x, *, config):
        planned = plan(x, config=config)
        (launch,) = planned.launches
        return replace(planned, launches=(replace(launch, grid=2, defines=defines),))

    gpu = replace(H200, multiprocessors=4, bytes_per_us=4.0)
    with planned_for(gpu):  # two tensors of 32 bytes, by two blocks on four multiprocessors
        found = replace(variant, plan=two_blocks).terms(META)
    assert {name: us for name, us in found.items() if us} == {"launches": cost.LAUNCH_US, **terms}


def test_without_costs_the_last_declared_is_chosen(variant):
    last = replace(variant, name="last")
    op = declare(variant, last)
    assert op.choose(META) is last
    assert op.choice(op.cases[0]).refused == {}


def test_the_library_runs_on_a_gpu_where_it_is_predicted_to_be_faster(variant):
    op = declare(replace(variant, cost=takes(9.0)), library_cost=takes(5.0))
    way = op.choose(META)
    assert (way.name, way.predict_us(META), way.defaults) == ("library", 5.0, {})
    assert torch.equal(way(torch.ones(8)), torch.full((8,), 2.0))
    with pytest.raises(OpError, match="no tunables"):
        way(torch.ones(8), config={"BLOCK": 1})
    assert declare(replace(variant, cost=takes(4.0)), library_cost=takes(5.0)).choose(META).name == "v1"
    assert declare(library_cost=takes(5.0)).library is None


def test_beside_the_library_a_variant_without_a_cost_has_that_of_its_plan(variant):
    op = declare(variant, library_cost=takes(5.0))
    assert op.choose(META) is op.variants[0]  # one launch and 64 bytes
    (winner, _) = op.consider(META)
    assert winner.predicted_us == pytest.approx(2.0 + 64 / H200.bytes_per_us * 132)
    assert declare(variant, library_cost=takes(1.0)).choose(META).name == "library"


def test_on_the_cpu_costs_are_not_asked_for_and_pytorch_never_runs(variant):
    def never(x):
        raise AssertionError("asked on the CPU")

    last = replace(variant, name="last", cost=never)
    op = declare(replace(variant, cost=takes(1.0)), last, library_cost=takes(0.0))
    assert op.choose(torch.ones(8)) is last
    assert torch.equal(op(torch.ones(8)), torch.full((8,), 2.0))


def test_where_nothing_takes_a_call_the_library_does_on_a_gpu_alone(variant):
    op = declare(variant, library_cost=takes(5.0))
    doubles = torch.ones(8, dtype=torch.float64)
    assert op.choose(doubles.to("meta")).name == "library"
    with pytest.raises(OpError, match="v1 computes in float32; got float64"):
        op.choose(doubles)


def test_pytorchs_outputs_are_laid_out_as_the_plans(variant, monkeypatch):
    def transposed(x: torch.Tensor) -> torch.Tensor:
        return (2 * x).mT.contiguous().mT

    op = replace(declare(variant, library_cost=takes(5.0)), oracle=transposed)
    monkeypatch.setattr(Op, "choose", lambda self, *tensors, **attributes: self.library)
    y = op.compute(torch.ones(4, 2))
    assert (y.stride(), y.tolist()) == ((2, 1), [[2.0, 2.0]] * 4)


def test_factors_are_read_beside_the_op(variant):
    table = {arch: {"v1": {"factors": {"bytes": f}, "measured": []}} for arch, f in (("sm_80", 3.0), ("sm_90", 2.0))}
    folder = variant.source.parent
    (folder / "costs.json").write_text(json.dumps(table))
    priced = replace(variant, cost=lambda x: {"launches": 5.0, "bytes": 10.0})
    assert priced.predict_us(META) == 25.0
    found = [cost.fitted_of(folder, arch, "v1") for arch in ("sm_75", "sm_80", "sm_89", "sm_90", "sm_100")]
    assert [fitted.factors["bytes"] for fitted in found] == [3.0, 3.0, 3.0, 2.0, 2.0]
    assert cost.fitted_of(folder, "sm_90", "v2") == cost.Fitted()


def test_a_call_like_a_measured_one_takes_its_time():
    measured = [({"call": 2.0, "bytes": 100.0}, 204.0), ({"call": 2.0, "bytes": 1000.0}, 500.0)]
    fitted = cost.Fitted.of({"bytes": 1.0}, measured)
    assert fitted.predict_us({"call": 2.0, "bytes": 100.0}) == pytest.approx(204.0, rel=0.05)
    assert fitted.predict_us({"call": 2.0, "bytes": 1000.0}) == pytest.approx(500.0, rel=0.05)
    assert fitted.predict_us({"call": 2.0, "bytes": 10.0}) == pytest.approx(12.0, rel=0.01)
    assert 102 < fitted.predict_us({"call": 2.0, "bytes": 125.0}) / 125 * 100 < 204
    assert fitted.predict_us({"other": 7.0}) == 7.0


@pytest.mark.parametrize(
    ("terms", "us"),
    [
        ({"deep bytes": 10.0, "deep again": 1.0}, 23.0),
        ({"narrow bytes": 10.0}, 20.0),
        ({"last bytes": 10.0, "last moved": 1.0}, 57.0),
        ({"narrow last bytes": 10.0, "narrow last moved": 1.0}, 57.0),
    ],
    ids=str,
)
def test_a_kind_that_was_not_measured_has_the_factors_of_the_one_that_it_came_of(terms, us):
    factors = {"bytes": 2.0, "again": 3.0}
    last = {"last bytes": 5.0, "last moved": 7.0}
    assert cost.Fitted({**factors, **last}).predict_us(terms) == us
    plain = 2.0 * sum(us for name, us in terms.items() if "bytes" in name) + 3.0 * terms.get("deep again", 0.0)
    assert cost.Fitted(factors).predict_us(terms) == plain
    narrow = {"narrow bytes": 9.0, "narrow again": 8.0}
    if "narrow last bytes" in terms:
        assert cost.Fitted({**factors, **last, **narrow}).predict_us(terms) == 90.0


def test_a_table_of_another_form_is_refused(tmp_path):
    (tmp_path / "costs.json").write_text('{"sm_90": {"v1": {"bytes": 2.0}}}')
    with pytest.raises(CostError, match=r"expected .* by benchmarks/fit_costs\.py"):
        cost.fitted_of(tmp_path, "sm_90", "v1")


def test_a_gpu_is_described_by_what_pytorch_tells(monkeypatch):
    told = {"major": 8, "minor": 9, "multi_processor_count": 58, "L2_cache_size": 48 << 20}
    memory = {"memory_clock_rate": 6_251_000, "memory_bus_width": 192, "clock_rate": 2_040_000}
    on_gpu = SimpleNamespace(is_cuda=True, get_device=lambda: 0)
    found = []
    for given in (told, told | memory):
        cost._describe.cache_clear()
        monkeypatch.setattr(torch.cuda, "get_device_properties", lambda device, given=given: SimpleNamespace(**given))
        found.append(gpu_of(on_gpu))
    cost._describe.cache_clear()
    assert [gpu.arch for gpu in found] == ["sm_89", "sm_89"]
    assert [gpu.bytes_per_us for gpu in found] == [0.9e6, pytest.approx(300_048)]
    assert [gpu.cycles_per_us for gpu in found] == [H200.cycles_per_us, 2040.0]
    assert gpu_of(META) is H200


def test_a_plan_for_a_gpu_is_that_gpus_on_the_emulator_too():
    op = find_op("conv_transpose2d")
    variant, case = op.variant("v7_implicit_gemm"), next(case for case in op.cases if case.name == "strip")
    tensors = case.make(torch.float16, torch.Generator().manual_seed(0))
    on_meta = [launch.grid for launch in variant.prepare(*case.meta(torch.float16), **case.attributes).launches]
    assert is_emulated(tensors[0])
    with planned_for(H200):
        assert not is_emulated(tensors[0])
        assert [launch.grid for launch in variant.prepare(*tensors, **case.attributes).launches] == on_meta
    assert [launch.grid for launch in variant.prepare(*tensors, **case.attributes).launches] != on_meta


S0, S3 = (128, 64, 256, 256), (8, 64, 1024, 1024)
NARROW = ((8192, 64, 6, 6), (4096, 64, 14, 14), (2048, 64, 16, 16), (512, 64, 32, 32))
ROWS = {
    "conv_transpose2d": ("v2_wgmma_rows", "v3_staged_store", "v4_line_store", "v5_bulk_rows", "v12_wide_strips"),
    "conv_transpose2d_gelu": ("v2_wgmma_rows",),
    "conv_transpose2d_gelu_group_norm": ("v2_two_passes", "v5_one_pass", "v6_mapped"),
}


def rows_call(op: Op, shape: tuple[int, ...]) -> tuple[list[torch.Tensor], dict[str, int]]:
    of_channels = [torch.empty(64, device="meta") for _ in range(3 if op.name.endswith("norm") else 1)]
    tensors = [torch.empty(size, device="meta") for size in (shape, (64, 64, 3, 3))]
    return [*tensors, *of_channels], {"num_groups": 8} if op.name.endswith("norm") else {}


def products_us(variant: Variant, shape: tuple[int, ...], *, shared: int = 0) -> float:
    """Return what the products of whole strips take on an H200 whose tensor cores never wait."""
    batch, channels, height, width = shape
    tile = next(tunable.default for tunable in variant.tunables if tunable.name == "TILE_N")
    strips = next(count for count in range(1, width + 3) if count * (tile - shared) >= width + 2)
    products = batch * (height + 2) * strips * tile * channels * channels * 9
    return products / (2048 * H200.multiprocessors * H200.cycles_per_us)


@pytest.mark.parametrize("shape", [*NARROW, (16, 64, 256, 256), S0, S3], ids=str)
def test_no_rows_kernel_is_predicted_below_what_its_products_take(shape):
    below = []
    with torch.backends.cudnn.flags(enabled=True, allow_tf32=True):
        for op, name in ((find_op(op), name) for op, names in ROWS.items() for name in names):
            variant, (tensors, attributes) = op.variant(name), rows_call(op, shape)
            if variant.obstacle(*tensors, **attributes):
                continue
            predicted = variant.predict_us(*tensors, **attributes)
            if predicted < (least := products_us(variant, shape, shared=8 if name == "v12_wide_strips" else 0)):
                below.append((op.name, name, predicted, least))
    assert not below
    split = find_op("conv_transpose2d").variant("v6_split_f16")
    assert split.predict_us(*rows_call(find_op("conv_transpose2d"), shape)[0]) > 3 * products_us(split, shape)


@pytest.mark.parametrize(
    ("op", "shape", "name"),
    [
        *(("conv_transpose2d", shape, "v8_wgmma_gemm") for shape in NARROW),
        ("conv_transpose2d", (16, 64, 256, 256), "v5_bulk_rows"),
        ("conv_transpose2d", S0, "v5_bulk_rows"),
        ("conv_transpose2d", S3, "v12_wide_strips"),
        ("conv_transpose2d_gelu", S0, "v2_wgmma_rows"),
        ("conv_transpose2d_gelu_group_norm", S0, "v6_mapped"),
    ],
    ids=str,
)
def test_rows_kernels_are_chosen_for_wide_rows(op, shape, name):
    tensors, attributes = rows_call(find_op(op), shape)
    with torch.backends.cudnn.flags(enabled=True, allow_tf32=True):
        assert find_op(op).choose(*tensors, **attributes).name == name


@pytest.mark.parametrize(
    ("x", "weight", "attributes", "dtype", "tf32", "name"),
    [
        ((1, 512, 28, 56), (512, 64, 1, 1), {}, torch.float32, True, "library"),
        ((2, 384, 48, 48), (384, 384, 1, 1), {}, torch.float16, True, "library"),
        ((8, 728, 19, 19), (728, 728, 1, 1), {}, torch.float32, True, "v8_wgmma_gemm"),  # rows begin anywhere
        ((2, 384, 48, 48), (384, 384, 1, 1), {"stride": 2}, torch.float16, True, "v8_wgmma_gemm"),
        ((4, 24, 40, 40), (24, 1, 3, 3), {"stride": 2, "groups": 24}, torch.float16, True, "v10_depthwise"),
        ((8, 64, 64, 64), (64, 64, 4, 4), {"stride": 2, "padding": 1}, torch.float32, False, "v9_register_tiles"),
    ],
    ids=str,
)
def test_each_kind_of_convolution_is_chosen_for_by_its_own_costs(x, weight, attributes, dtype, tf32, name):
    tensors = (torch.empty(shape, dtype=dtype, device="meta") for shape in (x, weight))
    with planned_for(H200), torch.backends.cudnn.flags(enabled=True, allow_tf32=tf32):
        assert find_op("conv_transpose2d").choose(*tensors, **attributes).name == name


@pytest.mark.parametrize(
    ("shape", "dtype", "training", "name"),
    [
        ((16, 128, 8, 8), torch.float32, True, "v6_cluster"),
        ((16, 128, 8, 8), torch.float16, True, "v6_cluster"),
        ((128, 256, 8, 8), torch.float32, True, "library"),
        ((1, 64, 512, 512), torch.float32, True, "library"),
        ((8, 1024, 14, 14), torch.float16, False, "v4_two_passes"),
        ((128, 512, 1, 1), torch.bfloat16, False, "v4_two_passes"),
    ],
    ids=str,
)
def test_small_planes_in_channels_last_take_the_way_that_was_measured_to_be_fast(shape, dtype, training, name):
    x = torch.empty(shape, dtype=dtype, device="meta", memory_format=torch.channels_last)
    channels = [torch.empty(shape[1], dtype=dtype, device="meta") for _ in range(4)]
    with planned_for(H200):
        (way, *_) = find_op("batch_norm2d").consider(x, *channels, training=training)
    assert way.way.name == name


UNMEASURED = (
    *((2, 16, 4, 4), (12, 67, 10, 10), (24, 144, 9, 9), (3, 40, 20, 20), (48, 320, 12, 12), (5, 96, 72, 72)),
    *((1, 48, 200, 200), (9, 768, 18, 18), (20, 64, 90, 90), (8, 256, 128, 128), (6, 33, 150, 150), (100, 24, 64, 64)),
)
NORMS = (
    ("batch_norm2d", {"training": True}),
    ("batch_norm2d", {"training": False}),
    *((op, {"num_groups": groups}) for op in ("group_norm", "gelu_group_norm") for groups in (1, 8)),
)


def norm_call(name, shape, dtype, layout):
    x = torch.empty(shape, dtype=dtype, device="meta", memory_format=layout)
    return x, *(torch.empty(shape[1], dtype=dtype, device="meta") for _ in range(4 if name == "batch_norm2d" else 2))


@pytest.mark.parametrize("layout", [torch.contiguous_format, torch.channels_last], ids=["", "last"])
@pytest.mark.parametrize("dtype", [torch.float32, torch.float16], ids=str)
@pytest.mark.parametrize(("name", "attributes"), NORMS, ids=str)
def test_no_way_of_a_norm_is_predicted_below_what_memory_takes(name, attributes, dtype, layout):
    op = find_op(name)
    for shape in UNMEASURED:
        if shape[1] % attributes.get("num_groups", 1):
            continue
        tensors = norm_call(name, shape, dtype, layout)
        with planned_for(H200):
            ways = op.consider(*tensors, **attributes)
            chosen = ways[0].way
            terms = chosen.terms(*tensors, **attributes)
        least = 2 * tensors[0].nbytes / H200.bytes_per_us
        too_low = {one.way.name: one.predicted_us for one in ways if (one.predicted_us or math.inf) < least}
        assert not too_low, (shape, least)
        known = cost.fitted_of(op.library.folder, H200.arch, chosen.name).factors
        unknown = {term for term, us in terms.items() if us and not {term, term.split()[-1]} & known.keys()}
        assert all(term.endswith("moved") for term in unknown), (shape, chosen.name, unknown)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16], ids=str)
@pytest.mark.parametrize("name", ["group_norm", "gelu_group_norm"])
def test_pytorchs_group_norm_is_not_predicted_far_below_itself_in_channels_last_which_it_copies(name, dtype):
    library = find_op(name).library
    for shape in UNMEASURED:
        groups = 8 if shape[1] % 8 == 0 else 1
        with planned_for(H200):
            contiguous, last = (
                library.predict_us(*norm_call(name, shape, dtype, layout), num_groups=groups)
                for layout in (torch.contiguous_format, torch.channels_last)
            )
        assert last >= 0.75 * contiguous, (shape, contiguous, last)
