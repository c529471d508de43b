"""verify: what it accepts, what it refuses, and what it says."""

import math
from dataclasses import replace

import pytest
import torch

import workbench as wb
from workbench.core.environment import fault
from workbench.op import FLOATS, Booleans, Case, Indices, Input, Integers, Normal, Op, OpError, find_op
from workbench.verify import verify


def triple(x):
    return 3 * x


def declare(oracle=triple, cases=None, **changes) -> Op:
    cases = cases or (
        Case("plain", {"x": Input((4, 65))}),
        Case("integers", {"x": Input((4, 65), Integers())}),
    )
    gelu = find_op("gelu")
    return Op(name="toy", oracle=oracle, cases=cases, variants=gelu.variants, **changes)


def check(candidate, op=None, **options):
    return verify(op or declare(), variant=candidate, dtype=options.pop("dtype", "float32"), **options)


def test_a_right_candidate_passes():
    report = check(lambda x: x + x + x)
    assert report.passed
    assert [row.case for row in report.rows] == ["plain", "integers"]
    row = report.rows[0]
    assert (row.op, row.dtype, row.device, row.detail) == ("toy", "float32", "cpu", "")
    assert 0 < row.max_abs_error == row.oracle_error < row.tolerance
    assert row.tolerance < 1e-5


def test_a_fault_of_the_machine_is_no_failure_of_the_candidate():
    def candidate(x):
        raise fault("compile", "the disk is full", "free some space", "/full")

    with pytest.raises(wb.EnvironmentFaultError, match="cannot compile /full: the disk is full"):
        check(candidate)


@pytest.mark.parametrize(
    ("oracle", "says"),
    [(lambda x: x.view(7), "the oracle raises RuntimeError: shape"), (lambda x: [x.sum().item()], "returns float")],
)
def test_an_oracle_that_gives_no_tensors_is_an_error_of_the_op(oracle, says):
    with pytest.raises(OpError, match=f"^op toy, case plain: the oracle .*{says.removeprefix('the oracle ')}"):
        check(triple, declare(oracle))


def test_what_a_candidate_raises_is_cut_and_can_be_printed():
    def candidate(x):
        raise ValueError("\ud800" + "x" * 5_000_000)

    (row, *_) = check(candidate).rows
    assert len(str(row)) < 5000
    assert str(row).encode()


def test_the_public_name_is_the_function():
    assert wb.verify is verify


def test_a_named_variant_runs_on_the_emulator():
    report = verify("tanh", variant="v1_elementwise", dtype=torch.float32, case="odd")
    assert report.passed
    assert [(row.op, row.variant, row.case) for row in report.rows] == [("tanh", "v1_elementwise", "odd")]


def test_every_variant_and_dtype_is_checked_unless_one_is_named():
    report = verify("tanh", case="one")
    assert [(row.variant, row.dtype) for row in report.rows] == [
        (variant.name, dtype) for variant in find_op("tanh").variants for dtype in variant.dtypes
    ]
    assert report.passed


def test_the_worst_element_is_named():
    def wrong(x):
        y = 3 * x
        y[2, 7] += 0.5
        return y

    row = check(wrong).rows[0]
    assert not row.passed
    assert row.max_abs_error == pytest.approx(0.5, rel=1e-5)
    assert (row.worst.tensor, row.worst.index) == ("y", (2, 7))
    assert row.worst.got == pytest.approx(row.worst.expected + 0.5, rel=1e-5)
    assert "y[2, 7] is" in row.detail
    assert "may differ by" in row.detail


def test_an_element_left_unwritten_is_caught():
    def lazy(x):
        y = torch.empty_like(x)
        y[:, :64] = 3 * x[:, :64]
        return y

    row = check(lazy).rows[0]
    assert "y[0, 64] was never written" in row.detail
    assert "4 of 260 elements of y are so" in row.detail
    assert row.max_abs_error == math.inf
    assert math.isnan(row.worst.got)
    assert row.worst.index[1] == 64


def test_a_scalar_left_unwritten_is_caught():
    op = replace(find_op("tanh"), cases=(Case("scalar", {"x": Input(())}),))
    (row,) = verify(op, variant=torch.empty_like, dtype="float32", seed=0).rows
    assert row.detail.startswith("y[] was never written")


def test_reading_the_reference_from_freed_memory_is_caught():
    oracle_ran = []

    def oracle(x):
        oracle_ran.append(True)
        return 3 * x

    def thief(x):
        assert not oracle_ran
        return torch.empty_like(x)

    assert not check(thief, declare(oracle), case="plain").passed


def test_a_changed_input_is_caught():
    def vandal(x):
        y = 3 * x
        x[0, 0] = 7.0
        return y

    row = check(vandal).rows[0]
    assert not row.passed
    assert row.detail == "the kernel changed its input x"


def test_integers_and_booleans_are_exact_and_left_as_they_are():
    def oracle(index, keep):
        return torch.bincount(index[keep], minlength=9), keep.logical_not()

    op = declare(oracle, (Case("plain", {"index": Input((70,), Indices(9)), "keep": Input((70,), Booleans())}),))
    assert check(oracle, op).passed

    def one_less(index, keep):
        counts, inverse = oracle(index, keep)
        return counts - (torch.arange(9) == 4).long(), inverse

    (row,) = check(one_less, op).rows
    assert "y0[4] is" in row.detail
    assert row.detail.endswith("and must equal it: integers and bools have no rounding")

    def vandal(index, keep):
        results = oracle(index, keep)
        keep.logical_not_()
        return results

    assert check(vandal, op).rows[0].detail == "the kernel changed its input keep"


def test_inputs_of_several_types_are_judged_in_each_output_s_own():
    def oracle(x, weight):
        wide = x.to(weight.dtype)
        y = wide * torch.rsqrt(wide.square().mean(-1, keepdim=True) + 1e-6)
        return (y * weight).to(x.dtype), y.float().sum(0)

    op = declare(oracle, (Case("plain", {"x": Input((16, 65)), "weight": Input((65,), dtype="float32")}),))
    for dtype in ("bfloat16", "float16", "float32"):
        report = check(oracle, op, dtype=dtype)
        assert report.passed, str(report)
    (row,) = check(lambda x, weight: tuple(y.to(x.dtype) for y in oracle(x, weight)), op, dtype="bfloat16").rows
    assert row.detail == "expected y1 of shape (65,) and torch.float32; got (65,) and torch.bfloat16"

    def narrow(x, weight):  # PyTorch itself keeps all but the result in float32
        return oracle(x, weight.to(x.dtype).float())

    (row,) = check(narrow, op, dtype="bfloat16", seed=0).rows
    assert not row.passed


def test_a_result_of_nothing_may_be_a_constant():
    op = declare(lambda x: x.sum(0), (Case("none", {"x": Input((0, 5))}),))
    assert check(lambda x: x.new_zeros(5), op).passed
    assert "y[0] is 1, the oracle has 0" in check(lambda x: x.new_ones(5), op).rows[0].detail
    assert "was never written" in check(lambda x: x.new_empty(5), op).rows[0].detail


def test_inputs_are_fresh_every_time_and_repeatable_by_seed():
    seen = []

    def spy(x):
        seen.append(x.clone())
        return 3 * x

    first = check(spy, case="plain").rows[0]
    check(spy, case="plain")
    check(spy, case="plain", seed=first.seed)
    assert not torch.equal(seen[0], seen[1])
    assert torch.equal(seen[0], seen[2])


def test_a_linear_op_must_be_exact_on_integers():
    def slightly_off(x):
        y = 3 * x
        y[y == y.max()] *= 1 + 2**-23
        return y

    lenient, strict = check(slightly_off), check(slightly_off, declare(linear=True))
    assert lenient.passed
    assert [row.passed for row in strict.rows] == [True, False]
    assert strict.rows[1].tolerance == 0.0
    assert "must equal it" in strict.rows[1].detail


@pytest.mark.parametrize(
    "spoil",
    [lambda y: y.nan_to_num(nan=0.0), lambda y: torch.full_like(y, math.nan), lambda y: y.nan_to_num(posinf=1.0)],
)
def test_nan_and_infinity_must_be_where_the_oracle_has_them(spoil):
    def oracle(x):
        y = 3 * x
        y[0, :3] = torch.tensor([math.nan, math.inf, -math.inf])
        return y

    op = declare(oracle, cases=(Case("nonfinite", {"x": Input((4, 65))}),))
    assert check(oracle, op).passed
    row = check(lambda x: spoil(oracle(x)), op).rows[0]
    assert not row.passed
    assert row.max_abs_error == math.inf


def test_a_constant_output_proves_nothing():
    op = declare(lambda x: 1.0 + 1e-9 * x)
    row = check(op.oracle, op).rows[0]
    assert not row.passed
    assert row.detail.startswith("proves nothing: the values of y span")


def test_a_zero_output_proves_nothing():
    op = declare(lambda x: 0 * x, cases=(Case("zero", {"x": Input((1,))}),))
    assert not check(op.oracle, op).passed


def test_an_empty_output_needs_the_right_shape_only():
    op = declare(cases=(Case("empty", {"x": Input((0, 3))}),))
    assert check(triple, op).passed
    row = check(lambda x: x.new_empty(0, 4), op).rows[0]
    assert row.detail == "expected y of shape (0, 3) and torch.float32; got (0, 4) and torch.float32"


def test_an_output_of_another_dtype_fails():
    row = check(lambda x: (3 * x).double()).rows[0]
    assert "expected y of shape (4, 65) and torch.float32; got (4, 65) and torch.float64" in row.detail


def test_every_output_is_checked():
    def oracle(x):
        return 3 * x, 5 * x

    op = declare(oracle)
    assert check(oracle, op).passed
    row = check(lambda x: (3 * x, 4 * x), op).rows[0]
    assert row.worst.tensor == "y1"
    assert check(triple, op).rows[0].detail == "expected the outputs y0, y1; got y"


def test_an_updated_input_is_checked_like_an_output():
    def oracle(x):
        x.mul_(3)
        return x + 1

    op = declare(oracle, mutates=("x",))
    assert check(oracle, op).passed
    row = check(lambda x: 3 * x + 1, op).rows[0]
    assert row.worst.tensor == "x"


def test_a_candidate_that_raises_is_a_failed_row():
    def broken(x):
        raise RuntimeError("illegal address")

    report = check(broken)
    assert [row.detail for row in report.rows] == ["RuntimeError: illegal address"] * 2
    assert all(row.max_abs_error == math.inf for row in report.rows)


def test_pytorchs_own_error_is_a_reading_and_not_the_law():
    def oracle(x):
        return x.half().float() if x.dtype == torch.float32 else 3 * x

    row = check(triple, declare(oracle), case="plain").rows[0]
    assert row.passed
    assert row.oracle_error > 0.5
    assert row.max_abs_error <= row.tolerance < 1e-5


def test_the_oracle_is_contiguous_whatever_the_layout_of_the_inputs():
    seen = []

    def oracle(x):
        seen.append((x.dtype, x.is_contiguous()))
        return 3 * x

    case = Case("plain", {"x": Input((2, 3, 4, 5), layout="channels_last")})
    assert check(triple, declare(oracle, (case,))).passed
    assert all(contiguous for dtype, contiguous in seen if dtype is torch.float64)
    assert (torch.float32, False) in seen


def test_an_op_may_declare_another_accumulator():
    def product(x, w):
        return x @ w

    def in_half(x, w):
        total = torch.zeros(x.shape[0], w.shape[1], dtype=torch.float16)
        for k in range(x.shape[1]):
            total += x[:, k : k + 1].half() * w[k].half()
        return total.to(x.dtype)

    cases = (Case("plain", {"x": Input((8, 64)), "w": Input((64, 16))}),)
    for dtype in ("float16", "bfloat16"):
        row = check(in_half, declare(product, cases), dtype=dtype).rows[0]
        assert "may differ by" in row.detail
    assert check(in_half, declare(product, cases, accumulator="float16"), dtype="float16").passed


def test_a_case_that_a_variant_does_not_take_is_left_out_and_said():
    op = find_op("tanh")
    small_only = replace(op.variants[0], restriction=lambda x: "takes 300 elements at most" if x.numel() > 300 else "")
    report = verify(op, variant=small_only, dtype="float32")
    assert report.passed
    assert {left.case for left in report.left_out} == {
        "several_steps",
        "saturated",
        "tiny",
        "offset",
        "channels_last",
        "transposed",
        "strided",
    }
    assert str(report).splitlines()[-1] == "tanh on cpu: 7 left out: takes 300 elements at most"
    nothing = verify(op, variant=replace(op.variants[0], restriction=lambda x: "takes nothing"), dtype="float32")
    assert not nothing.passed
    assert nothing.left_out[0].reason == "takes nothing"


def test_full_size_cases_run_only_when_asked_for():
    cases = (Case("small", {"x": Input((65,))}), Case("large", {"x": Input((650,))}, full_size=True))
    op = declare(cases=cases)
    assert [row.case for row in check(triple, op).rows] == ["small"]
    assert [row.case for row in check(triple, op, full_size=True).rows] == ["large"]


def test_a_case_is_left_to_the_element_types_that_it_is_for():
    cases = (
        Case("plain", {"x": Input((65,))}),
        Case("huge", {"x": Input((65,), Normal(std=1e6))}, dtypes=("float32",)),
    )
    op = declare(cases=cases)
    rows = verify(op, variant=triple).rows
    assert {row.dtype for row in rows if row.case == "plain"} == set(FLOATS)
    assert {row.dtype for row in rows if row.case == "huge"} == {"float32"}
    with pytest.raises(OpError, match="op toy: case huge is for float32; got float16"):
        check(triple, op, dtype="float16", case="huge")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"variant": "v9"}, "op tanh has no variant 'v9'; it has v1_elementwise"),
        ({"dtype": "int32"}, "v1_elementwise computes in float32, float16, bfloat16, float64; got int32"),
        ({"case": "none"}, "op tanh has no small case 'none'; it has one, scalar"),
        ({"case": "one", "full_size": True}, "op tanh has no full-size case 'one'; it has s4"),
    ],
)
def test_what_is_not_there_is_an_error(options, message):
    with pytest.raises(OpError, match=message):
        verify("tanh", **options)


@pytest.mark.parametrize("judge", [wb.verify, wb.bench, wb.verify_model, wb.bench_model])
def test_a_device_that_there_is_not_is_refused(judge, tmp_path):
    path = tmp_path / "model.py"
    path.write_text(
        "import torch\nclass Model(torch.nn.Module):\n    def forward(self, x):\n        return x\n"
        "class ModelNew(Model):\n    pass\ndef get_inputs():\n    return [torch.ones(2)]\n"
        "def get_init_inputs():\n    return []\n"
    )
    with pytest.raises(wb.LaunchError, match="device must be a CUDA device or the CPU; got 'foo'"):
        judge(path if judge in {wb.verify_model, wb.bench_model} else "gelu", "foo")
