"""Ops, cases, variants and plans as an op.py declares them."""

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
import torch

import workbench as wb
from workbench.op import (
    Booleans,
    Case,
    Indices,
    Input,
    Integers,
    Launch,
    Op,
    OpError,
    Plan,
    Tunable,
    Variant,
    ceil_div,
)

SCALE = """
#ifndef BLOCK_SIZE
#define BLOCK_SIZE 64
#endif
extern "C" __global__ void scale(const SCALAR* x, const SCALAR* factor, SCALAR* y, int n) {
  int i = blockIdx.x * BLOCK_SIZE + threadIdx.x;
  if (i < n) y[i] = static_cast<SCALAR>(static_cast<float>(x[i]) * static_cast<float>(factor[0]));
}
extern "C" __global__ void count(const SCALAR* x, SCALAR* total, int n) {
  int i = blockIdx.x * BLOCK_SIZE + threadIdx.x;
  if (i < n) atomicAdd(total, x[i]);
}
"""


def scaled(x, factor):
    return x * factor


def plan_scale(x, factor, *, config):
    y = torch.empty_like(x)
    n = x.numel()
    block = config["BLOCK_SIZE"]
    arguments = {"x": x, "factor": factor, "y": y, "n": n}
    return Plan((y,), (Launch("scale", arguments, grid=ceil_div(n, block), block=block, strided=("y",)),))


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "scale.cu"
    path.write_text(SCALE)
    return path


@pytest.fixture
def variant(source: Path) -> Variant:
    return Variant(
        "v1",
        source,
        plan_scale,
        tunables=(Tunable("BLOCK_SIZE", 64, (32, 64, 128)),),
        constraints=(lambda config: config["BLOCK_SIZE"] < 128,),
        dtypes=("float32",),
    )


def declare(**changes) -> Op:
    case = Case("plain", {"x": Input((5,), Integers()), "factor": Input((1,), Integers())})
    return Op(**{"name": "scale", "oracle": scaled, "cases": (case,), "variants": (), **changes})


def test_a_variant_computes_on_tensors(variant):
    x, factor = torch.arange(200.0), torch.tensor([3.0])
    assert torch.equal(variant(x, factor), 3 * x)
    assert torch.equal(variant(x, factor, config={"BLOCK_SIZE": 32}), 3 * x)


def test_prepare_plans_without_running(variant):
    x, factor = torch.arange(100.0), torch.tensor([3.0])
    plan = variant.prepare(x, factor, config={"BLOCK_SIZE": 32})
    (launch,) = plan.launches
    assert (launch.grid, launch.block) == (4, 32)
    assert dict(launch.defines) == {"SCALAR": "float", "BLOCK_SIZE": 32}
    plan.result.fill_(-1.0)
    variant.execute(plan)
    variant.execute(plan)
    assert torch.equal(plan.result, 3 * x)


STAGED = """
#ifndef STAGES
#define STAGES 1
#endif
struct Stages { float values[STAGES][64]; };
__constant__ int stages_bytes = sizeof(Stages);
extern "C" __global__ void scale(const SCALAR* x, const SCALAR* factor, SCALAR* y, int n) {
  extern __shared__ unsigned char smem[];
  Stages& stages = *reinterpret_cast<Stages*>(smem);
  const int i = blockIdx.x * 64 + threadIdx.x;
  if (i >= n) return;
  stages.values[STAGES - 1][threadIdx.x] = x[i];
  y[i] = stages.values[STAGES - 1][threadIdx.x] * factor[0];
}
"""


def test_variants_of_one_source_differ_in_macros_and_take_the_shared_memory_that_it_says(variant, source):
    source.write_text(STAGED)
    x, factor = torch.arange(100.0), torch.tensor([3.0])

    def plan(*tensors, config):
        planned = plan_scale(*tensors, config={"BLOCK_SIZE": 64})
        return replace(planned, launches=(replace(planned.launches[0], smem_constant="stages_bytes"),))

    staged = replace(variant, plan=plan, tunables=(), constraints=(), defines={"STAGES": 3})
    for one, smem_bytes in ((staged, 768), (replace(staged, defines={}), 256)):
        (launch,) = one.prepare(x, factor).launches
        assert dict(launch.defines) == {"SCALAR": "float", **one.defines}
        assert launch.smem_bytes == smem_bytes
        assert torch.equal(one(x, factor), 3 * x)
    source.write_text(STAGED.replace("stages_bytes", "other_bytes"))
    with pytest.raises(wb.WorkbenchError, match=r"scale.cu: expected a constant 'stages_bytes', which op.py reads"):
        staged.prepare(x, factor)


def test_prepare_plans_on_meta_tensors(variant):
    case = Case("large", {"x": Input((2**33,)), "factor": Input((1,))})
    (launch,) = variant.prepare(*case.meta(torch.float32)).launches
    assert launch.grid == 2**27


def test_an_edited_source_is_run_at_the_next_call(variant, source):
    x, factor = torch.arange(9.0), torch.tensor([3.0])
    assert torch.equal(variant(x, factor), 3 * x)
    source.write_text(SCALE.replace("factor[0])", "factor[0]) + 1.0f"))
    assert torch.equal(variant(x, factor), 3 * x + 1)


def test_zeroed_scratch_is_zero_before_every_run(source):
    def plan_count(x, *, config):
        total = x.new_empty(1)
        launch = Launch("count", {"x": x, "total": total, "n": x.numel()}, grid=1, block=64)
        return Plan((total,), (launch,), zeroed=(total,))

    variant = Variant("v1", source, plan_count, dtypes=("float32",))
    plan = variant.prepare(torch.ones(10))
    for _ in range(2):
        variant.execute(plan)
        assert plan.result.item() == 10.0


def test_a_plan_behind_another_keeps_what_both_ask_for():
    x, y, sums, arrived, count = (torch.zeros(1) for _ in range(5))
    first = Plan((x,), (Launch("one", {"x": x}, 1, 1),), (sums,), (arrived,), ((x, 1.0),))
    second = Plan((y,), (Launch("two", {"y": y}, 1, 1),), lasting=(count,))
    both = second.after(first)
    assert [launch.kernel for launch in both.launches] == ["one", "two"]
    found = (*both.outputs, *both.zeroed, *both.lasting, *(tensor for tensor, _ in both.filled))
    assert list(map(id, found)) == list(map(id, (y, sums, arrived, count, x)))


def test_several_outputs_come_as_a_tuple():
    one, two = torch.zeros(1), torch.ones(1)
    assert Plan((one,), ()).result is one
    assert Plan((one, two), ()).result == (one, two)


def test_a_variant_refuses_what_it_cannot_take(variant, source):
    with pytest.raises(OpError, match=r"v1 computes in float32; got float16"):
        variant(torch.zeros(3, dtype=torch.float16), torch.zeros(1, dtype=torch.float16))
    with pytest.raises(OpError, match=r"no tunable WARPS; it has BLOCK_SIZE"):
        variant(torch.zeros(3), torch.zeros(1), config={"WARPS": 2})
    with pytest.raises(OpError, match="at least one tensor"):
        variant(None)
    with pytest.raises(wb.LaunchError, match=r"expected a torch\.float32 tensor"):
        variant(torch.zeros(3), torch.zeros(1, dtype=torch.float64))


def test_a_tensor_read_as_contiguous_must_be(variant):
    with pytest.raises(wb.LaunchError, match=r"scale: argument 'x' must be contiguous; got shape \(4,\) with strides"):
        variant(torch.zeros(8)[::2], torch.ones(1))


def test_configs_meet_the_constraints(variant):
    assert variant.defaults == {"BLOCK_SIZE": 64}
    assert list(variant.configs()) == [{"BLOCK_SIZE": 32}, {"BLOCK_SIZE": 64}]


def test_an_op_runs_the_last_variant_that_takes_the_tensors(variant):
    def never(*tensors, config):
        raise AssertionError("chosen in spite of its dtype")

    half_only = Variant("v2", variant.source, never, dtypes=("float16",))
    op = declare(variants=(variant, half_only))
    assert op.choose(torch.zeros(1)) is variant
    assert torch.equal(op(torch.arange(5.0), torch.tensor([2.0])), 2 * torch.arange(5.0))
    with pytest.raises(
        OpError, match=r"op scale: no variant takes these tensors: v2 computes in float16; got int32; v1"
    ):
        op.choose(torch.zeros(1, dtype=torch.int32))


def test_an_op_chooses_by_architecture_and_attributes(variant, monkeypatch):
    hopper = replace(variant, name="v2", min_arch="sm_90a")
    even = replace(
        variant, name="v3", restriction=lambda x, factor: "" if x.numel() % 2 == 0 else "v3 takes even sizes"
    )
    op = declare(variants=(variant, hopper, even))
    factor = torch.ones(1)
    assert op.choose(torch.zeros(4), factor).name == "v3"
    assert op.choose(torch.zeros(5), factor).name == "v2"
    rounding = replace(variant, name="v4", tf32=True)
    assert not rounding.obstacle(torch.zeros(5), factor)
    with pytest.raises(OpError, match="v4 rounds products to TF32, as PyTorch does of CUDA tensors alone"):
        declare(variants=(rounding,)).choose(torch.zeros(5), factor)
    assert declare(variants=(rounding,)).choose(torch.zeros(5, device="meta"), factor) is rounding

    on_gpu = SimpleNamespace(dtype=torch.float32, is_cuda=True, device="cuda:0")
    obstacles = {}
    for capability in [(8, 0), (9, 0), (10, 0)]:
        monkeypatch.setattr(torch.cuda, "get_device_capability", lambda device, there=capability: there)
        obstacles[capability] = hopper.obstacle(on_gpu), replace(variant, min_arch="sm_90").obstacle(on_gpu)
    assert obstacles == {
        (8, 0): ("v2 needs sm_90a; cuda:0 is sm_80", "v1 needs sm_90 or later; cuda:0 is sm_80"),
        (9, 0): ("", ""),
        (10, 0): ("v2 needs sm_90a; cuda:0 is sm_100", ""),
    }


def test_an_op_knows_its_inputs_and_variants(variant):
    op = declare(variants=(variant,))
    assert op.inputs == ("x", "factor")
    assert op.variant("v1") is variant
    with pytest.raises(OpError, match=r"op scale has no variant 'v9'; it has v1"):
        op.variant("v9")


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"cases": (Case("c", {"x": None, "factor": None}),) * 2}, "case c is declared twice"),
        ({"cases": (Case("c", {"x": None}),)}, r"the oracle takes tensors \('x', 'factor'\); the case gives \('x',\)"),
        ({"mutates": ("y",)}, "mutates y, which the oracle does not take"),
        ({"kept": lambda x, factor: (x, ())}, "expected parts and gradients beside kept; got one of them at most"),
        ({"cases": (), "linear": True}, r"give it a case whose inputs are all Integers\(\)"),
    ],
)
def test_a_wrong_declaration_is_refused(changes, message):
    with pytest.raises(OpError, match=message):
        declare(**changes)


def test_a_case_of_integers_is_exact():
    assert declare().cases[0].exact
    assert not Case("c", {"x": Input((3,), Integers()), "factor": Input((1,))}).exact


@pytest.mark.parametrize(
    ("total", "part", "pieces"), [(0, 4, 0), (1, 4, 1), (4, 4, 1), (5, 4, 2), (2**40, 3, 366503875926)]
)
def test_ceil_div(total, part, pieces):
    assert ceil_div(total, part) == pieces


EMBED = """
#include <cuda_bf16.h>
extern "C" __global__ void embed(const long long* index, const bool* keep, const SCALAR* table, SCALAR* y, int n,
                                 int width) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = keep[i / width] ? table[index[i / width] * width + i % width] : static_cast<SCALAR>(0.0f);
}
"""


def embed(index: torch.Tensor, keep: torch.Tensor, table: torch.Tensor) -> torch.Tensor:
    return torch.where(keep[:, None], table[index], 0.0)


def plan_embed(index, keep, table, *, config):
    y = table.new_empty(len(index), table.shape[1])
    arguments = {"index": index, "keep": keep, "table": table, "y": y, "n": y.numel(), "width": table.shape[1]}
    return Plan((y,), (Launch("embed", arguments, ceil_div(y.numel(), 64), 64),))


def test_integers_and_booleans_stand_beside_the_type_that_a_case_is_tried_in(tmp_path):
    path = tmp_path / "embed.cu"
    path.write_text(EMBED)
    inputs = {"index": Input((40,), Indices(9)), "keep": Input((40,), Booleans(0.8)), "table": Input((9, 5))}
    variant = Variant("v1", path, plan_embed, dtypes=("float32", "bfloat16"))
    op = Op("embed", embed, (Case("plain", inputs),), (variant,))
    report = wb.verify(op)
    assert report.passed, str(report)
    assert [row.dtype for row in report.rows] == ["float32", "bfloat16"]
    index, keep, table = op.cases[0].make(torch.bfloat16, torch.Generator().manual_seed(0))
    for _ in range(2):
        assert torch.equal(op(index, keep, table), embed(index, keep, table))
    table.requires_grad_()
    op(index, keep, table).float().sum().backward()
    assert torch.equal(table.grad.float()[:, 0], torch.bincount(index[keep], minlength=9).float())
    wrong = path.read_text().replace("* width + i", "% 8 * width + i")  # right for all but the last row
    path.write_text(wrong)
    assert not wb.verify(op, dtype="float32").passed


def test_the_first_input_of_floats_has_the_type_that_a_case_is_tried_in():
    case = Case("plain", {"x": Input((5,), Integers(), dtype="float32"), "factor": Input((1,), Integers())})
    message = r"op scale, case plain: .* got x of float32, before factor; let factor come first"
    with pytest.raises(OpError, match=message):
        declare(cases=(case,))


SUM = """
extern "C" __global__ void column_sum(const float* x, float* y, int rows, int columns) {
  int column = blockIdx.x * blockDim.x + threadIdx.x;
  if (column >= columns) return;
  float total = 0.0f;
  for (int row = 0; row < rows; ++row) total += x[row * columns + column];
  y[column] = total;
}
"""


def column_sum(tmp_path: Path, *, by_columns: bool, **options) -> Op:
    path = tmp_path / "column_sum.cu"
    path.write_text(SUM)

    def plan(x, *, config):
        y = x.new_empty(x.shape[1])
        arguments = {"x": x, "y": y, "rows": x.shape[0], "columns": x.shape[1]}
        work = x.shape[1] if by_columns else x.numel()
        return Plan((y,), (Launch("column_sum", arguments, ceil_div(work, 64), 64, **options),))

    cases = (Case("some", {"x": Input((3, 5))}), Case("none", {"x": Input((0, 5))}))
    return Op("column_sum", lambda x: x.sum(0), cases, (Variant("v1", path, plan, dtypes=("float32",)),))


@pytest.mark.parametrize(
    ("by_columns", "options"), [(True, {}), (False, {"empty": {"y": 0.0}})], ids=["grid of columns", "grid of elements"]
)
def test_a_sum_of_nothing_is_zero(tmp_path, by_columns, options):
    op = column_sum(tmp_path, by_columns=by_columns, **options)
    report = wb.verify(op)
    assert report.passed, str(report)
    for rows in (0, 3, 0):
        x = torch.randn(rows, 5)
        torch.testing.assert_close(op(x), x.sum(0))


def test_an_output_that_a_grid_without_blocks_leaves_unwritten_is_refused(tmp_path):
    op = column_sum(tmp_path, by_columns=False)
    assert "was never written" in wb.verify(op, case="none").rows[0].detail
    message = r"column_sum: its grid 0 has no blocks, so nothing would write y of shape \(5,\); say what it holds then"
    with pytest.raises(OpError, match=message):
        op(torch.zeros(0, 5))
    assert op(torch.zeros(0, 0)).shape == (0,)


def test_an_oracle_that_does_not_name_its_parameters_is_refused():
    case = Case("plain", {"x": Input((4,))})
    with pytest.raises(OpError, match=r"toy: the oracle sigmoid is .* wrap it: def oracle\(x\): return sigmoid"):
        Op(name="toy", oracle=torch.sigmoid, cases=(case,), variants=())
