"""Medians, their intervals and the verdicts that follow from them."""

from __future__ import annotations

import math
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.bench import Interval, Verdict, compare_medians, median_interval

pytestmark = pytest.mark.no_cover

times = st.lists(st.floats(0.01, 1e6), min_size=1, max_size=200)


@given(times)
def test_the_interval_holds_the_median_and_lies_within_the_samples(samples):
    interval = median_interval(samples)
    assert min(samples) <= interval.low <= interval.median <= interval.high <= max(samples)


@given(times, st.floats(0.1, 10), st.randoms())
def test_the_interval_does_not_depend_on_the_order_and_scales_with_the_unit(samples, factor, shuffler):
    interval = median_interval(samples)
    shuffled = samples.copy()
    shuffler.shuffle(shuffled)
    assert median_interval(shuffled) == interval
    scaled = median_interval([factor * sample for sample in samples])
    assert math.isclose(scaled.low, factor * interval.low) and math.isclose(scaled.high, factor * interval.high)


def test_ten_samples_drop_one_at_either_end():  # P(Binomial(10, 1/2) <= 1) = 11 / 1024 < 2.5 %
    assert median_interval(range(10)) == Interval(1, 4.5, 8)


def test_nineteen_of_twenty_intervals_hold_the_true_median():
    source = random.Random(5)
    holds = 0
    for _ in range(2000):
        interval = median_interval([source.lognormvariate(0, 1) for _ in range(25)])
        holds += interval.low <= 1.0 <= interval.high
    assert 0.94 < holds / 2000 < 0.99


def test_thousands_of_samples_are_no_problem():
    interval = median_interval(range(5001))
    assert interval.median == 2500
    assert 100 < interval.high - interval.low < 160  # 1.96 * sqrt(5001) = 139


def test_the_faster_one_is_named():
    ours, theirs = Interval(9.9, 10, 10.1), Interval(19.9, 20, 20.1)
    assert compare_medians(ours, theirs) is Verdict.FASTER
    assert compare_medians(theirs, ours) is Verdict.SLOWER


def test_medians_far_apart_whose_intervals_overlap_are_no_tie():
    assert compare_medians(Interval(9, 10, 12), Interval(11, 13, 14)) is Verdict.UNDECIDED
    assert compare_medians(Interval(20, 22.91, 600), Interval(500, 525, 530)) is Verdict.UNDECIDED


def test_overlap_is_a_tie_and_so_is_less_than_one_percent():
    assert compare_medians(Interval(9.9, 10, 10.3), Interval(10.2, 10.4, 10.5)) is Verdict.TIE
    assert compare_medians(Interval(100, 100, 100), Interval(100.9, 100.9, 100.9)) is Verdict.TIE
    assert compare_medians(Interval(100, 100, 100), Interval(101.1, 101.1, 101.1)) is Verdict.FASTER


@given(times, times)
def test_verdicts_mirror_each_other(ours, theirs):
    mirrored = {Verdict.FASTER: Verdict.SLOWER, Verdict.SLOWER: Verdict.FASTER}
    one, other = median_interval(ours), median_interval(theirs)
    assert compare_medians(one, other) is mirrored.get(verdict := compare_medians(other, one), verdict)
