"""Timing reads the clock it says, as often as it says."""

from __future__ import annotations

import time

import pytest

from workbench.bench import Timing, measure
from workbench.bench.timing import MAX_SAMPLES, MIN_SAMPLES


def test_a_call_of_known_length_is_timed_right():
    timing = measure(lambda: time.sleep(0.01), "cpu", budget_s=0.1)
    assert timing.device == "cpu"
    assert 10_000 <= timing.median_us < 20_000


def test_a_slow_call_is_sampled_often_enough_and_a_fast_one_not_for_ever():
    assert len(measure(lambda: time.sleep(0.01), "cpu", budget_s=0.0).samples_us) == MIN_SAMPLES
    assert len(measure(lambda: None, "cpu", budget_s=10.0).samples_us) == MAX_SAMPLES


def test_the_first_run_is_not_timed():
    naps = iter([0.2] + [0.0] * MAX_SAMPLES)
    timing = measure(lambda: time.sleep(next(naps)), "cpu", budget_s=0.0)
    assert max(timing.samples_us) < 100_000


@pytest.mark.parametrize(("us", "text"), [(12.34, "12.3 us"), (4321.0, "4.32 ms"), (2.5e6, "2.5 s")])
def test_a_timing_shows_itself_in_a_fitting_unit(us, text):
    assert str(Timing("cpu", (us, us, us * 9))) == text
