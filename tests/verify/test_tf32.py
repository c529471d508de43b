"""TF32 in software: what is rounded, how, and that verify judges by it."""

import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from torch.nn import functional

from workbench.op import find_op
from workbench.verify import TOLERANCES, verify
from workbench.verify.tf32 import ProductsInTF32, round_to_tf32, truncate_to_tf32

ULP = 2.0**-10  # of TF32 at 1


@pytest.mark.parametrize(
    ("value", "rounded"),
    [
        (1.0, 1.0),
        (1 + ULP / 2, 1 + ULP),  # a tie, away from zero
        (-1 - ULP / 2, -1 - ULP),
        (1 + ULP / 2 - 2.0**-23, 1.0),
        (2 - 2.0**-23, 2.0),  # up into the next binade
        (2.0**-149, 0.0),
        (-0.0, -0.0),
        (torch.finfo(torch.float32).max, torch.inf),
        (-torch.inf, -torch.inf),
    ],
)
def test_values_round_to_the_nearest(value, rounded):
    got = round_to_tf32(torch.tensor([value]))
    assert got.numpy().tobytes() == np.float32([rounded]).tobytes()


def test_nan_stays():
    bits = torch.tensor([0x7F800001, 0x7FFFFFFF, -1], dtype=torch.int32)  # each would round to another number
    assert torch.equal(round_to_tf32(bits.view(torch.float32)).view(torch.int32), bits)


@pytest.mark.parametrize(
    ("value", "cut"),
    [(1.0, 1.0), (1 + ULP - 2.0**-23, 1.0), (-2 + 2.0**-23, -2 + ULP), (-torch.inf, -torch.inf), (2.0**-149, 0.0)],
)
def test_values_are_cut_towards_zero(value, cut):
    assert truncate_to_tf32(torch.tensor([value])).item() == cut


@given(st.floats(width=32, allow_nan=False, allow_infinity=False, min_value=-(2.0**126), max_value=2.0**126))
def test_no_value_moves_by_more_than_half_of_the_last_place(value):
    rounded = round_to_tf32(torch.tensor([value])).item()
    assert abs(rounded - value) <= max(abs(value) * ULP / 2, 2.0**-137)
    assert round_to_tf32(torch.tensor([rounded])).item() == rounded


@pytest.mark.parametrize(
    ("product", "shapes"),
    [
        (torch.matmul, ((5, 7), (7, 3))),
        (torch.matmul, ((2, 5, 7), (2, 7, 3))),
        (functional.linear, ((5, 7), (3, 7), (3,))),
        (torch.baddbmm, ((2, 5, 3), (2, 5, 7), (2, 7, 3))),
        (functional.conv2d, ((2, 3, 9, 9), (4, 3, 3, 3), (4,))),
        (functional.conv_transpose2d, ((2, 3, 9, 9), (3, 4, 3, 3), (4,))),
    ],
)
def test_factors_are_rounded_and_what_is_added_is_not(product, shapes):
    tensors = [torch.randn(shape) for shape in shapes]
    added = {functional.linear: 2, torch.baddbmm: 0, functional.conv2d: 2, functional.conv_transpose2d: 2}.get(product)
    rounded = [tensor if i == added else round_to_tf32(tensor) for i, tensor in enumerate(tensors)]
    with ProductsInTF32():
        got = product(*tensors)
    assert torch.equal(got, product(*rounded))
    assert not torch.equal(got, product(*tensors))


def test_other_dtypes_and_other_operations_are_left_alone():
    x = torch.randn(5, 5)
    with ProductsInTF32():
        assert torch.equal(x * x + x, x.mul(x).add(x))
        double = x.double() @ x.double()
    assert torch.equal(double, x.double() @ x.double())


def test_a_tf32_variant_is_judged_beside_that_error():
    op = find_op("conv_transpose2d_batch_norm_tanh_max_pool_group_norm")
    [row] = verify(op, variant="v3_one_kernel", case="sample_eval_one", dtype="float32").rows
    assert row.passed
    assert row.max_abs_error == pytest.approx(row.oracle_error, rel=0.2)  # the same roundings of the same factors
    assert row.tolerance >= TOLERANCES["tf32"].library * row.oracle_error
