"""How far the roundings of a sum in order go one way: beside sums that are really added in order."""

import math
import sys

import numpy as np
import pytest
import torch

from workbench.verify.rounding import drift_of
from workbench.verify.tolerances import UNITS, WORST
from workbench.verify.values import whole_pairs

UNIT = UNITS["float32"]


def error_in_order(terms):
    """Return the error of a float32 sum in order."""
    added = np.add.accumulate(terms.float().numpy(), axis=-1, dtype=np.float32)[..., -1]
    return torch.from_numpy(added).double() - terms.sum(-1)


def squares(draw, dtype, n=4096):
    return draw(torch.randn(32, n, generator=torch.Generator().manual_seed(n))).to(dtype).double().square()


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
@pytest.mark.parametrize("draw", [lambda x: x, lambda x: x + 2, torch.sigmoid, lambda x: 2 * (999 * x).round() + 1])
def test_a_sum_of_squares_in_order_drifts_by_no_more(draw, dtype):
    terms = squares(draw, dtype)
    walk = terms.sum(-1) * UNIT * math.sqrt(terms.shape[-1] / 3)
    assert (error_in_order(terms).abs() < WORST / 2 * torch.maximum(walk, drift_of(terms, UNIT))).all()


def test_squares_of_few_bits_drift_and_the_drift_is_seen():
    terms = squares(torch.sigmoid, torch.bfloat16)
    error = error_in_order(terms)
    assert (error.mean().abs() > 4 * error.std()).all()
    assert (drift_of(terms, UNIT) > 0.5 * error.abs()).all()


def test_squares_of_whole_numbers_do_not_drift():
    terms = squares(lambda x: whole_pairs(16 * x), torch.bfloat16, 16384)
    assert not error_in_order(terms).any()
    assert not drift_of(terms, UNIT).any()


def test_halves_of_a_place_are_all_rounded_one_way_where_no_odd_term_is_between():
    terms = torch.full((1, 1 << 10), 2.0 + 2.0**-13, dtype=torch.float64)
    terms[0, 0] = 2.0**11  # the place is 2^-12 from here on
    drift = 1023 * 2.0**-13
    assert error_in_order(terms).item() == -drift
    assert drift_of(terms, UNIT).item() == pytest.approx(drift)


def test_nothing_and_what_is_not_finite_do_not_drift():
    terms = torch.tensor([[0.0, 0.0], [torch.inf, 1.0], [torch.nan, 1.0]], dtype=torch.float64)
    assert not drift_of(terms, UNIT).any()


@pytest.mark.parametrize("parts", [False, True])
def test_one_value_that_recurs_among_others_drifts(parts, monkeypatch):
    drawn = torch.randn(32, 4096, generator=torch.Generator().manual_seed(7)).clamp_min(0.0).double()
    terms = (drawn - drawn.mean(-1, keepdim=True)).square().float().double()  # half of them are the mean's square
    if parts:
        monkeypatch.setattr(sys.modules[drift_of.__module__], "AT_ONCE", 10000)
    error, walk = error_in_order(terms).abs(), terms.sum(-1) * UNIT * math.sqrt(4096 / 3)
    drift = drift_of(terms, UNIT)
    assert (error > WORST * walk).any()
    assert (error < 1.1 * torch.maximum(walk, drift)).all()
    assert (drift_of(-terms, UNIT) == drift).all()
