"""The comparison of two tensors."""

import math

import torch

from workbench.verify.compare import compare, finite_range


def test_the_largest_difference_is_found_and_placed():
    expected = torch.zeros(3, 4, dtype=torch.float64)
    got = torch.zeros(3, 4)
    got[1, 2], got[2, 3] = 0.5, -0.75
    found = compare(got, expected)
    assert (found.max_abs_error, found.index, found.got, found.expected) == (0.75, (2, 3), -0.75, 0.0)


def test_equal_tensors_do_not_differ():
    values = torch.tensor([1.0, math.nan, math.inf, -math.inf, -0.0])
    assert compare(values, values.double()).max_abs_error == 0.0
    assert compare(torch.zeros(0, 3), torch.zeros(0, 3, dtype=torch.float64)).max_abs_error == 0.0
    assert compare(torch.tensor(2.0), torch.tensor(2.0, dtype=torch.float64)).index == ()


def test_nan_and_infinity_equal_only_themselves():
    for got, expected in [(math.nan, 0.0), (0.0, math.nan), (math.inf, -math.inf), (math.inf, 1.0), (1.0, -math.inf)]:
        found = compare(torch.tensor([0.0, got]), torch.tensor([0.0, expected], dtype=torch.float64))
        assert found.max_abs_error == math.inf
        assert found.index == (1,)


def test_a_difference_below_float32_is_seen():
    expected = torch.tensor([1.0 + 2.0**-40], dtype=torch.float64)
    assert compare(torch.tensor([1.0]), expected).max_abs_error == 2.0**-40


def test_finite_range():
    assert finite_range(torch.tensor([math.nan, -2.0, math.inf, 5.0])) == (-2.0, 5.0)
    assert finite_range(torch.tensor([math.nan])) == (0.0, 0.0)
