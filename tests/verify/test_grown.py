"""Calls that 32 bits do not count: which are made, and which faults they show."""

from dataclasses import replace

import pytest
import torch

from workbench.op import Case, Input, Launch, Op, OpError, Plan, Variant, find_op
from workbench.verify import verify
from workbench.verify.grown import ELEMENTS, ROOM_BYTES, GrownCall, grown_calls, shortened
from workbench.verify.harder import grown_of

SOURCE = """
extern "C" __global__ void add(const float* x, const float* bias, float* y, int rows, int columns) {
  const INT i = (INT)(blockIdx.x) * 256 + threadIdx.x;
  if (i < (long long)rows * columns) y[i] = x[i] + bias[i % columns];
}
"""


def add(x, bias):
    return x + bias


def plan(x, bias, *, config):
    y = torch.empty_like(x)
    rows, columns = x.shape
    arguments = {"x": x, "bias": bias, "y": y, "rows": rows, "columns": columns}
    return Plan((y,), (Launch("add", arguments, grid=-(-x.numel() // 256), block=256),))


@pytest.fixture
def adding(tmp_path):
    """Make an op whose kernel counts in a type of choice, and is planned by a function of choice."""

    def make(kind: str = "long long", planned=plan) -> Op:
        source = tmp_path / "add.cu"
        source.write_text(SOURCE)
        variant = Variant("v1", source, planned, dtypes=("float32",), defines={"INT": kind})
        case = Case("plain", {"x": Input((6, 40)), "bias": Input((40,))})
        return Op(name="add", oracle=add, cases=(case,), variants=(variant,))

    return make


def faults(op: Op) -> list[str]:
    return [fault for call in grown_of(op, op.variants[0]) if (fault := call.fault())]


def test_an_axis_takes_with_it_what_the_oracle_demands(adding):
    op = adding()
    calls = list(grown_calls(op, op.variants[0], "float32", op.cases))
    shapes = [tuple(spec.shape for spec in call.case.inputs.values()) for call in calls]
    assert [(x[0] > 6, x[1] > 40, bias == (x[1],)) for x, bias in shapes] == [
        *[(True, False, True)] * 3,
        *[(False, True, True)] * 3,
    ]
    sizes = [x[0] * x[1] for x, _ in shapes]
    assert all(size >= ELEMENTS and 8 * size <= ROOM_BYTES for size in sizes)
    assert 2 * sizes[0] < 1.5 * sizes[1] < sizes[2]
    assert calls[0].name == f"x {shapes[0][0]}, bias (40,)"


def test_a_case_is_cut_short_as_far_as_the_oracle_takes_it(adding):
    for extents, shortest, left in (((6, 40), 2, (2, 2)), ((6, 40), 1, (1, 1)), ((1, 40), 2, (1, 2))):
        case = Case("plain", {"x": Input(extents), "bias": Input(extents[1:])})
        short = shortened(adding(), case, "float32", shortest)
        assert [spec.shape for spec in short.inputs.values()] == [left, left[1:]]


def test_a_right_kernel_has_no_fault(adding):
    assert faults(adding()) == []


def test_an_offset_of_int_lies_outside(adding):
    first, *_ = faults(adding("int"))
    assert "add reads 4 bytes out of bounds at bias[-24]" in first


def test_an_offset_of_unsigned_lies_where_another_block_writes(adding):
    first, *_ = faults(adding("unsigned"))
    assert first.startswith("add writes y[")
    assert " in block " in first


def test_a_plan_of_a_launch_for_each_row_is_not_made_for_millions(adding):
    made = []

    def by_row(x, bias, *, config):
        made.append(len(x))
        y = torch.empty_like(x)
        launches = (
            Launch("add", {"x": a, "bias": bias, "y": b, "rows": 1, "columns": x.shape[1]}, grid=1, block=256)
            for a, b in zip(x.unbind(), y.unbind(), strict=True)
        )
        return Plan((y,), tuple(launches))

    op = adding(planned=by_row)
    calls = list(grown_calls(op, op.variants[0], "float32", op.cases))
    assert calls
    assert all(call.case.inputs["x"].shape[0] == 6 for call in calls)
    assert max(made) < 10_000


def test_a_call_that_the_variant_refuses_has_no_plan(adding):
    op = adding()
    refused = replace(op.variants[0], restriction=lambda x, bias: "takes few rows" if len(x) > 9 else "")
    call = GrownCall(refused, Case("large", {"x": Input((10, 40)), "bias": Input((40,))}), "float32")
    assert call.plan() is None
    assert call.fault() == ""


def test_verify_tries_long_axes_where_it_is_thorough(plant):
    op = plant("tanh", "tanh/v2_vectorized.cu", "const long long first", "const int first")
    op = replace(op, batched=False)  # else the end of a long call shows it first
    rows = [
        verify(op, variant="v2_vectorized", dtype="float16", case="odd", thorough=thorough).rows[0]
        for thorough in (False, True)
    ]
    assert rows[0].passed
    assert rows[1].detail.startswith("an axis that is too long for 32 bits: x (")
    assert "out of bounds" in rows[1].detail


OF_ANY_SHAPE = ("batch_norm2d", "conv_transpose2d", "gelu", "gelu_group_norm", "group_norm", "tanh")
"""Ops with kernels that are not compiled anew for each shape; `workbench verify --thorough` tries the others."""
COMPILED_FOR_A_SHAPE = ("v7_implicit_gemm", "v8_wgmma_gemm", "v11_col2im")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("op", "variant"),
    [
        pytest.param(op, variant, id=f"{op.name}-{variant.name}")
        for op in map(find_op, OF_ANY_SHAPE)
        for variant in op.variants
        if variant.name not in COMPILED_FOR_A_SHAPE
    ],
)
def test_no_kernel_of_ours_counts_in_too_few_bits(op, variant):
    assert [f"{call.name}: {fault}" for call in grown_of(op, variant) if (fault := call.fault())] == []


@pytest.mark.parametrize("name", ["v8_smem_tiles", "v9_register_tiles"])
def test_kernels_that_number_pixels_by_int_refuse_more(name):
    variant = find_op("conv_transpose2d").variant(name)
    weight = torch.empty((1, 1, 1, 1), device="meta")
    assert variant.obstacle(torch.empty((1 << 20, 1, 32, 32), device="meta"), weight) == ""
    refused = variant.obstacle(torch.empty((1 << 21, 1, 32, 32), device="meta"), weight)
    assert refused == "takes fewer than 2^31 pixels of a phase; got 2147483648"


def test_a_kernel_of_too_many_taps_is_refused():
    x, weight = (torch.empty(shape, device="meta") for shape in ((1, 1, 2, 2), (1, 1, 1 << 16, 1 << 15)))
    with pytest.raises(OpError, match=r"expected a kernel of fewer than 2\^31 taps; got \(65536, 32768\)"):
        find_op("conv_transpose2d").variant("v1_gather").prepare(x, weight)


def test_a_kernel_that_numbers_weights_by_int_refuses_more():
    variant = find_op("conv_transpose2d").variant("v11_col2im")
    x, *weights = (
        torch.empty(s, device="meta", dtype=torch.float16) for s in ((1, 2, 4, 4), (2, 1 << 29, 2, 2), (2, 4, 2, 2))
    )
    assert [variant.obstacle(x, weight) for weight in weights] == [
        "takes fewer than 2^31 weights of an input channel; got (2, 536870912, 2, 2)",
        "",
    ]
