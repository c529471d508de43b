"""Inputs whose results lie beside ties: which side each is on, and that no value is new."""

import pytest
import torch

from workbench.verify.ties import CLEAR, above_tie, added_beside_ties, beside_ties, is_row_by_row, last_place
from workbench.verify.tolerances import WORST
from workbench.verify.values import whole_pairs


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
def test_results_lie_just_beside_ties_on_both_sides(dtype):
    x = (torch.randn(6, 500, generator=torch.Generator().manual_seed(1)) + 2).to(dtype)
    unit = torch.full((6,), 2.0**-20, dtype=torch.float64)
    moved = beside_ties(lambda t: t.mean(-1), x, unit)
    assert ((moved != x).sum(-1) <= 16).all()
    assert all(set(now.tolist()) <= set(before.tolist()) for now, before in zip(moved, x, strict=True))
    mean = moved.double().mean(-1)
    up = (mean * (1 + 2.0**-12)).to(dtype) != mean.to(dtype)
    down = (mean * (1 - 2.0**-12)).to(dtype) != mean.to(dtype)
    assert down.tolist() == [True, False] * 3
    assert up.tolist() == [False, True] * 3


def test_what_has_no_element_a_row_is_told_apart():
    x = torch.ones(3, 4, 5)
    assert is_row_by_row(x, x.sum(-1))
    assert is_row_by_row(x, x.sum((-1, -2)))
    assert not is_row_by_row(x, x.sum(0))
    assert not is_row_by_row(x, x)
    assert not is_row_by_row(x, x.argmax(-1))


@pytest.mark.parametrize("length", [1, 2, 7, 8])
def test_whole_pairs_have_no_mean(length):
    x = 16 * torch.randn(3, length, generator=torch.Generator().manual_seed(1)).bfloat16()
    pairs = whole_pairs(x)
    assert pairs.dtype == x.dtype
    assert torch.equal(pairs, pairs.round())
    assert not pairs.sum(-1).any()
    assert torch.equal(pairs[:, : length - 1 : 2], x[:, : length - 1 : 2].round())


def test_a_result_that_only_coarse_steps_bring_up_is_brought_beside_its_tie():
    x = whole_pairs((16 * torch.randn(12, 4096, generator=torch.Generator().manual_seed(2))).bfloat16())
    unit = torch.full((12,), 256 * 2.0**-18, dtype=torch.float64)
    moved = beside_ties(lambda t: t.var(-1, correction=0), x, unit).double().var(-1, correction=0)
    up, down = ((moved * (1 + share)).bfloat16() != moved.bfloat16() for share in (2.0**-14, -(2.0**-14)))
    assert (up | down).sum() >= 11


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
def test_a_bias_brings_one_result_of_each_of_its_elements_beside_a_tie(dtype):
    generator = torch.Generator().manual_seed(5)
    x, weight, bias = (torch.randn(shape, generator=generator).to(dtype).double() for shape in ((6, 8), (8,), (8,)))

    def oracle(added):
        return x * weight + added

    unit = torch.full_like(x, 1e-6)
    for first_above in (True, False):
        chosen = added_beside_ties(oracle, bias.to(dtype), unit, first_above=first_above)
        assert chosen.dtype == dtype
        beside = above_tie(oracle(chosen.double())[0], dtype)
        room = 2.0**-8 * last_place(oracle(chosen.double())[0], dtype)
        assert (beside[0::2] > 0).all() == first_above
        assert (beside[1::2] < 0).all() == first_above
        assert (beside.abs() >= WORST * CLEAR * 1e-6 * 0.999).all()
        assert (beside.abs() <= WORST * CLEAR * 1e-6 + room).all()


def test_what_is_not_added_to_every_result_is_left_alone():
    x = torch.ones(6, 8, dtype=torch.float64)
    assert added_beside_ties(lambda weight: x * weight * 2, torch.ones(8).half(), torch.ones_like(x)) is None
    assert added_beside_ties(lambda bias: (x + bias).relu() - bias, torch.ones(8).half(), torch.ones_like(x)) is None
