"""Harder forms of a case, made by rule: what each of them catches, and what it leaves alone."""

import sys
from dataclasses import replace
from functools import partial

import pytest
import torch
from torch.nn import functional

from workbench.op import Booleans, Case, Indices, Input, Normal, Op, Plan, Uniform, find_op
from workbench.op.inputs import far_apart, lengthened
from workbench.verify import verify
from workbench.verify.harder import RULES, carrier, extremes


def triple(x):
    return 3 * x


def declare(oracle=triple, inputs=None, **changes) -> Op:
    inputs = inputs or {"x": Input((8, 9))}
    cases = (Case("plain", inputs), Case("smaller", {name: Input((4,), spec.values) for name, spec in inputs.items()}))
    return Op(name="toy", oracle=oracle, cases=cases, variants=find_op("gelu").variants, **changes)


def check(candidate, op=None):
    return verify(op or declare(), variant=candidate, dtype="float32", case="plain", seed=3).rows[0]


def test_a_right_candidate_passes_all_of_them():
    row = check(triple)
    assert row.passed, row.detail
    assert row.remarks == ()


def test_forms_of_other_values_are_drawn_anew():
    seen = set()

    def noting(x):
        seen.add(tuple(x.abs().flatten().topk(4).indices.tolist()))
        return 3 * x

    assert check(noting).passed
    assert len(seen) == 9


def test_what_no_integer_is_need_not_become_a_certain_one():
    def rounded(x):
        return (10 * x).round().clamp(-128, 127).to(torch.int8)

    def otherwise(x):
        return torch.where(x.isnan(), torch.tensor(-128.0), (10 * x).round().clamp(-128, 127)).to(torch.int8)

    assert check(otherwise, declare(rounded)).passed


def test_the_first_ordinary_case_with_enough_elements_carries_them():
    assert carrier(declare(), "float32").name == "plain"
    assert {name: carrier(find_op(name), "float32").name for name in ("gelu", "group_norm")} == {
        "gelu": "odd",
        "group_norm": "plain",
    }


def test_a_result_kept_for_its_address_is_stale():
    kept = {}

    def lazy(x):
        return kept.setdefault(x.data_ptr(), 3 * x).clone()

    assert check(lazy).detail.startswith("calls in a row: y[")


def test_a_result_kept_for_its_shape_is_stale():
    kept = {}

    def lazy(x):
        return kept.setdefault(x.shape, 3 * x).clone()

    assert "calls in a row" in check(lazy).detail


def in_float32(function):
    return lambda x, *others: function(x.float(), *(t.float() for t in others)).to(x.dtype)


PASSED_BEFORE = {
    "logsumexp that subtracts nothing": (lambda x: x.logsumexp(-1), lambda x: x.exp().sum(-1).log()),
    "SiLU by a quotient of exps": (lambda x: x * x.sigmoid(), lambda x: x * x.exp() / (1 + x.exp())),
    "softplus without its threshold": (lambda x: functional.softplus(x, beta=1.0), lambda x: (1 + x.exp()).log()),
    "Huber's loss as a square": (
        lambda x: functional.huber_loss(x, torch.zeros_like(x), reduction="none", delta=8.0),
        lambda x: 0.5 * x * x,
    ),
    "RMSNorm without its eps": (
        lambda x: functional.rms_norm(x, x.shape[-1:], None, 1e-8),
        lambda x: x / x.square().mean(-1, keepdim=True).sqrt(),
    ),
    "halves rounded up": (lambda x: x.round(), lambda x: (x + 0.5).floor()),
    "halves of a scale rounded up": (
        lambda x: (16 * x).round().clamp(-128, 127).to(torch.int8),
        lambda x: (16 * x + 0.5).floor().clamp(-128, 127).to(torch.int8),
    ),
    "the last of the largest": (lambda x: x.argmax(-1), lambda x: x.shape[-1] - 1 - x.flip(-1).argmax(-1)),
}
"""Oracles, and wrong kernels that no harder form showed before values were drawn large, small, equal and as halves."""


@pytest.mark.parametrize("name", PASSED_BEFORE)
def test_large_small_and_equal_values_show_what_ordinary_ones_hide(name):
    oracle, wrong = PASSED_BEFORE[name]
    op = declare(oracle, {"x": Input((8, 100))})
    assert check(oracle, op).passed
    assert check(wrong, op).detail.startswith(("large and small values: y[", "equal values and halves: y["))


def attention(q, k, v, *, causal=False):
    """Multiply by exps of one dtype with the tensors, as tensor cores do, and hide what comes later without a sum."""
    scores = q.float() @ k.float().mT / q.shape[-1] ** 0.5
    if causal:
        scores = scores.masked_fill(torch.ones(scores.shape[-2:]).triu(1).bool(), -torch.inf)
    exps = (scores - scores.amax(-1, keepdim=True)).exp()
    return (exps.to(q.dtype).float() @ v.float() / exps.sum(-1, keepdim=True)).to(q.dtype)


def fourier(x):
    """Transform real numbers by a complex matrix: a NaN reaches both parts of a result."""
    k = torch.arange(x.shape[-1], dtype=torch.float64)
    turns = torch.polar(torch.ones(len(k), len(k)).double(), -2 * torch.pi * k[:, None] * k / len(k))
    return x.to(torch.complex64) @ turns.to(torch.complex64)


def patches(x, w):
    """Convolve without a look at what is padded."""
    columns = functional.pad(x.float(), (2, 2)).unfold(-1, 5, 1)
    inside = functional.pad(torch.ones_like(x[:1, :1]), (2, 2)).unfold(-1, 5, 1) > 0
    terms = torch.where(inside[..., None, :, :], columns[:, None] * w.float()[None, :, :, None], 0.0)
    return terms.sum((2, 4)).to(x.dtype)


REFUSED_BEFORE = {
    "attention on strides, exps stored": (
        lambda q, k, v: functional.scaled_dot_product_attention(q, k, v, is_causal=False),
        attention,
        dict.fromkeys("qkv", Input((2, 3, 24, 16))),
        "float16",
    ),
    "attention that skips what is hidden": (
        lambda q, k, v: functional.scaled_dot_product_attention(q, k, v, is_causal=True),
        partial(attention, causal=True),
        dict.fromkeys("qkv", Input((2, 3, 24, 16))),
        "float32",
    ),
    "convolution that skips padding": (
        lambda x, w: functional.conv1d(x, w, padding=2),
        patches,
        {"x": Input((2, 4, 30)), "w": Input((5, 4, 5))},
        "bfloat16",
    ),
    "Fourier transform": (lambda x: torch.fft.fft(x, dim=-1), fourier, {"x": Input((4, 64))}, "float32"),
    "sigmoid next to zero": (
        lambda x: x.sigmoid(),
        lambda x: (1 / (1 + (-x.float()).exp())).to(x.dtype),
        {"x": Input((9, 90), Normal(std=4.0))},
        "bfloat16",
    ),
    "any of equal values": (
        lambda x: torch.topk(x, 5),
        lambda x: tuple(part[..., :5].contiguous() for part in x.sort(dim=-1, descending=True, stable=True)),
        {"x": Input((8, 40))},
        "bfloat16",
    ),
    "interpolation at rounded places": (
        lambda x: functional.interpolate(x, size=(7, 11), mode="bicubic"),
        lambda x: functional.interpolate(x, size=(7, 11), mode="bicubic"),
        {"x": Input((2, 3, 5, 6))},
        "float32",
    ),
}
"""Oracles, right kernels that were refused, inputs and a dtype."""


@pytest.mark.parametrize("name", REFUSED_BEFORE)
def test_right_kernels_of_many_kinds_pass(name):
    oracle, kernel, inputs, dtype = REFUSED_BEFORE[name]
    op = replace(declare(), oracle=oracle, cases=(Case("plain", inputs),))
    (row,) = verify(op, variant=kernel, dtype=dtype, seed=3).rows
    assert row.passed, row.detail


def test_a_number_where_the_oracle_has_nan_is_refused_where_it_depends_on_the_input():
    op = replace(declare(lambda x: functional.max_pool1d(x, 3)), cases=(Case("plain", {"x": Input((8, 99))}),))
    row = check(lambda x: functional.max_pool1d(x.nan_to_num(-torch.inf, torch.inf, -torch.inf), 3), op)
    assert row.detail.startswith("NaN and infinity: y[")


def test_forms_that_the_oracle_does_not_take_are_a_remark():
    def complex_product(x):
        return torch.view_as_real(torch.view_as_complex(x).square())

    def by_parts(x):
        return torch.stack([x[..., 0].square() - x[..., 1].square(), 2 * x[..., 0] * x[..., 1]], -1)

    row = check(by_parts, declare(complex_product, {"x": Input((40, 2))}))
    assert row.passed, row.detail
    assert any(remark.startswith("other layouts: op toy, case plain: the oracle raises") for remark in row.remarks)


def test_a_form_that_finds_no_memory_is_a_remark(monkeypatch):
    def full(*_):
        raise torch.OutOfMemoryError("CUDA out of memory. Tried to allocate 8.00 GiB. GPU 0 has a total capacity of 7")

    monkeypatch.setattr(sys.modules["workbench.verify.harder"], "far_apart", full)
    row = check(lambda x: x + 1, declare(lambda x: x + 1, {"x": Input((40, 2))}))
    assert row.passed, row.detail
    said = "the GPU has no room for it: CUDA out of memory. Tried to allocate 8.00 GiB"
    assert row.remarks == (f"strides past 2^31 elements: {said}",)


def test_which_of_equal_values_an_order_returns_is_not_asked_where_the_oracle_does_not_say():
    def last_first(x):
        return x.shape[-1] - 1 - x.flip(-1).sort(dim=-1, stable=True)[1]

    unstable, stable = (partial(torch.sort, dim=-1, stable=stable) for stable in (False, True))
    assert check(last_first, declare(lambda x: unstable(x)[1], {"x": Input((8, 100))})).passed
    assert not check(last_first, declare(lambda x: stable(x)[1], {"x": Input((8, 100))})).passed


def test_state_left_by_another_shape_is_seen():
    largest = []

    def buffered(x):
        largest.append(x.numel())
        return 3 * x if x.numel() >= max(largest) and min(largest) == max(largest) else 2.5 * x

    assert check(buffered).detail.startswith("calls in a row: y[")


def test_bits_that_differ_from_run_to_run_are_a_remark_or_where_it_is_declared_a_fault():
    calls = []

    def wavering(x):
        calls.append(1)
        y = 3 * x
        y[(0,) * y.dim()] *= 1 + 2.0**-23 * (len(calls) % 2)
        return y

    row = check(wavering)
    assert row.passed
    assert row.remarks == ("calls in a row: y differs in bits from the first run on the same inputs",)
    calls.clear()
    assert "differs in bits" in check(wavering, declare(deterministic=True)).detail


def test_a_kernel_for_one_sign_is_seen():
    def oracle(x, weight):
        return x * weight

    inputs = {"x": Input((8, 9)), "weight": Input((8, 9))}
    assert check(oracle, declare(oracle, inputs)).passed
    positive = {"x": Input((8, 9)), "weight": Input((8, 9), Uniform(0.5, 2.0))}
    row = check(lambda x, weight: x * weight.abs(), declare(oracle, positive))
    assert row.detail.startswith("other signs, zeros and subnormals: y[")


def test_flushed_subnormals_and_a_lost_sign_of_zero_are_seen():
    def negative(x):
        return -x

    def flushed(x):
        y = -x
        return torch.where(y.abs() < torch.finfo(y.dtype).tiny, torch.zeros_like(y).copysign(y), y)

    def unsigned(x):
        return torch.where(x == 0, 0.0, -x)

    op = declare(negative)
    assert check(negative, op).passed
    assert "other signs, zeros and subnormals" in check(flushed, op).detail
    assert "must have its sign" in check(unsigned, op).detail


def test_a_small_error_that_few_bits_hide_is_seen():
    def mean(x):
        return x.mean(-1)

    def miscounted(x):
        return (x.float().sum(-1) / (x.shape[-1] + 1)).to(x.dtype)

    case = Case("rows", {"x": Input((4, 2048))})
    op = Op(name="toy", oracle=mean, cases=(case,), variants=find_op("gelu").variants)
    (right,), (wrong,) = (
        verify(op, variant=one, dtype="bfloat16", seed=11).rows
        for one in (lambda x: x.float().mean(-1).to(x.dtype), miscounted)
    )
    assert right.passed, right.detail
    assert wrong.detail.startswith("few bits: y[")


def test_a_last_term_that_many_others_hide_is_seen():
    def variance(x):
        return x.var(-1, correction=0)

    def without_the_last(x):
        return (x - x.mean(-1, keepdim=True))[..., :-1].square().sum(-1) / x.shape[-1]

    case = Case("rows", {"x": Input((1, 16384))})
    op = Op(name="toy", oracle=variance, cases=(case,), variants=find_op("gelu").variants)
    right, wrong = (verify(op, variant=one, dtype="float32", seed=5).rows[0] for one in (variance, without_the_last))
    assert right.passed, right.detail
    assert wrong.detail.startswith("a large last term: y[")


def test_a_nan_that_is_dropped_is_seen():
    def oracle(x):
        return torch.relu(x)

    assert check(oracle, declare(oracle)).passed
    row = check(lambda x: torch.fmax(x, torch.zeros(())), declare(oracle))
    assert row.detail.startswith("NaN and infinity: y[0, 0] is 0, the oracle has nan")


def test_the_ends_of_a_range_of_integers_are_tried():
    def oracle(index, keep, table):
        return torch.where(keep, table[index], 0.0)

    inputs = {"index": Input((8, 9), Indices(9000)), "keep": Input((9,), Booleans()), "table": Input((9000,))}
    op = Op("toy", oracle, (Case("plain", inputs),), find_op("gelu").variants)
    assert check(oracle, op).passed
    row = check(lambda index, keep, table: oracle(index.clamp_max(8998), keep, table), op)
    assert row.detail.startswith("ends of the ranges of integers: y[")
    row = check(lambda index, keep, table: oracle(index, keep & (keep.sum() < 9), table), op)
    assert row.detail.startswith("ends of the ranges of integers: y[")


def test_an_infinite_weight_that_meets_padding_is_seen():
    def oracle(x, weight):
        return torch.cat((x[..., 1:] * weight[..., :-1], torch.zeros_like(x[..., :1])), -1)

    def padded(x, weight):
        return torch.nn.functional.pad(x, (-1, 1)) * weight

    op = declare(oracle, {"x": Input((8, 9)), "weight": Input((8, 9))})
    assert check(oracle, op).passed
    assert check(padded, op).detail.startswith("NaN and infinity: y[7, 8] is nan, the oracle has 0")


def test_strides_that_are_ignored_are_seen():
    def blind(x):
        return 3 * x.as_strided(x.shape, torch.empty(x.shape).stride())

    assert check(blind).detail.startswith("other layouts: ")


def test_a_test_of_alignment_that_is_off_is_seen(plant):
    right = "reinterpret_cast<unsigned long long>(x) % 16"
    op = plant("tanh", "include/pointwise.cuh", right, right.replace("16", "8"))
    row = verify(op, variant="v3_fast", dtype="float32", case="odd", seed=3).rows[0]
    assert row.detail.startswith("other starts: 8 bytes behind a line's start: MemoryFaultError: ")


def test_one_tensor_in_two_places_is_tried():
    def oracle(x, w):
        return x + 3 * w

    def confused(x, w):
        return 5 * x if x.data_ptr() == w.data_ptr() else x + 3 * w

    inputs = {"x": Input((8, 9)), "w": Input((8, 9))}
    assert check(oracle, declare(oracle, inputs)).passed
    assert check(confused, declare(oracle, inputs)).detail.startswith("one tensor in two places: ")


def test_an_offset_of_32_bits_is_seen():
    def narrow(x):
        if max(x.stride()) > 2**28:
            raise IndexError("offset does not fit")
        return 3 * x

    assert check(narrow).detail == "strides past 2^31 elements: IndexError: offset does not fit"
    x = torch.arange(12.0).view(3, 4)
    far = far_apart(x)
    assert torch.equal(far, x)
    assert far.stride() == (2**30, 1)
    assert far_apart(torch.tensor(1.0)).shape == ()
    longer = lengthened(x, 2**30)
    assert longer.shape == (2**30, 4)
    assert longer.is_contiguous()
    assert torch.equal(longer[-3:], x)


FAST = "tanh/v2_vectorized.cu"


def test_the_end_of_a_call_past_2_31_elements_is_computed(plant):
    op = plant("tanh", FAST, "const long long first", "const int first")
    (row,) = verify(op, variant="v2_vectorized", dtype="float16", case="odd").rows
    assert row.detail.startswith("the end of a call past 2^31 elements: y[")


def test_blocks_in_another_order_are_no_fault(plant):
    op = plant("tanh", FAST, "static_cast<long long>(blockIdx.x)", "(gridDim.x - 1ll - blockIdx.x)")
    (row,) = verify(op, variant="v2_vectorized", dtype="float16", case="odd").rows
    assert row.passed
    remark = "the end of a call past 2^31 elements: its last blocks alone do not compute the last slices"
    assert remark in row.remarks


def test_a_config_at_the_edge_is_tried(plant):
    right = "threadIdx.x"
    op = plant("gelu", "gelu/v1_elementwise.cu", right, "(BLOCK_SIZE == 1024 ? 0 : threadIdx.x)")
    choice = {"variant": "v1_elementwise", "case": "odd"}
    rows = [verify(op, dtype=dtype, **choice).rows[0] for dtype in ("float32", "float16")]
    assert rows[0].detail.startswith("other tunables: with BLOCK_SIZE=1024: y[")
    assert rows[1].passed
    assert not verify(op, dtype="float16", **choice, thorough=True).passed


def test_extremes_are_the_ends_of_the_space():
    variant = find_op("conv_transpose2d").variant("v1_gather")
    quick, thorough = (extremes(variant, thorough=thorough) for thorough in (False, True))
    assert len(quick) <= 2
    for tunable in variant.tunables:
        values = {config[tunable.name] for config in thorough} | {tunable.default}
        assert {min(tunable.values), max(tunable.values)} <= values
    assert all(holds(config) for config in thorough for holds in variant.constraints)


def test_a_plan_that_launches_nothing_is_refused():
    op = find_op("tanh")
    idle = replace(op.variants[0], plan=lambda x, config: Plan((torch.tanh(x),), ()))
    row = verify(op, variant=idle, dtype="float32", case="odd").rows[0]
    assert row.detail == ("OpError: the plan of v1_elementwise launches nothing: no kernel ever writes its outputs")
    assert verify(op, variant=idle, dtype="float32", case="empty").passed


def test_every_rule_has_a_name_that_says_what_is_tried():
    assert len(RULES) == 15
