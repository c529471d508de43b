"""Sampling: when it ends, in which order, and what is kept."""

from __future__ import annotations

import random
import time
from itertools import cycle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from torch.utils.benchmark import Compare

from tests.bench.simulated import SimulatedTimer
from workbench.bench import Conditions, Stopping, Timing, measure, measure_together


def run(*calls, stopping=None, **options):
    timer = SimulatedTimer()
    named = {str(number): call for number, call in enumerate(calls)}
    return timer, list(measure_together(named, timer, stopping or Stopping(), **options).values())


def noise(median_us, spread, seed=0):
    source = random.Random(seed)
    return lambda: median_us * source.uniform(1 - spread, 1 + spread)


def test_a_steady_call_ends_at_the_least_number_of_samples():
    _, (timing,) = run(lambda: 7.0)
    assert timing == Timing("cuda", (7.0,) * 10, "simulated", True, "precise", None)


def test_a_noisy_call_is_sampled_until_its_median_is_known():
    _, (timing,) = run(noise(100, 0.02))
    assert timing.stopped == "precise"
    assert len(timing.samples_us) > 10
    assert timing.interval_us.half_width_pct < 0.5
    assert 99 < timing.median_us < 101


def test_a_spread_that_no_longer_moves_the_median_ends_as_stable_and_not_as_precise():
    speeds = cycle([98.0, 99.0, 100.0, 101.0, 102.0])
    _, (timing,) = run(lambda: next(speeds))
    assert timing.stopped == "stable"
    assert timing.interval_us.half_width_pct > 0.5


def test_the_budget_ends_what_never_settles_but_ten_samples_are_taken():
    _, (timing,) = run(noise(2e6, 0.5))
    assert (timing.stopped, len(timing.samples_us)) == ("budget", 10)


def test_the_most_samples_end_it_too():
    _, (timing,) = run(noise(10, 0.9), stopping=Stopping(stable_pct=0, half_width_pct=0.01, max_samples=52))
    assert (timing.stopped, len(timing.samples_us)) == ("samples", 52)


@settings(max_examples=25)
@given(st.lists(st.tuples(st.floats(1, 1e5), st.floats(0, 0.9)), min_size=1, max_size=5), st.integers(0, 1000))
def test_every_call_ends_for_a_reason_with_samples_kept(speeds, seed):
    calls = [noise(median, spread, seed) for median, spread in speeds]
    timer, timings = run(*calls)
    for timing in timings:
        assert timing.stopped in {"precise", "stable", "budget", "samples", "abandoned"}
        assert timing.stopped == "abandoned" or 10 <= len(timing.samples_us) <= 1000
    assert sum(len(timing.samples_us) for timing in timings) / 5 == len(timer.log)


def test_competitors_take_turns_and_not_always_in_one_order():
    timer, _ = run(noise(100, 0.1, 1), noise(100, 0.1, 2), noise(100, 0.1, 3))
    assert timer.log[:9] == [0, 1, 2, 1, 2, 0, 2, 0, 1]


def test_a_drift_of_the_clocks_meets_all_competitors():
    timer = SimulatedTimer()

    def drifting():
        return 100.0 + 400 * timer.clock_s

    timings = measure_together({"a": drifting, "b": drifting}, timer, Stopping(half_width_pct=0.05, stable_pct=0))
    assert abs(timings["a"].median_us - timings["b"].median_us) < 1.0
    assert timings["a"].samples_us[-1] > 105


def test_nobody_stops_before_the_others_so_that_a_later_drift_meets_all():
    timer = SimulatedTimer()

    def steady():
        return 100.0 if timer.clock_s < 0.02 else 120.0

    def noisy(source=random.Random(3)):  # noqa: B008
        return steady() * source.uniform(0.9, 1.1)

    timings = measure_together({"steady": steady, "noisy": noisy}, timer, Stopping(stable_pct=0, budget_s=0.5))
    counts = [len(timing.samples_us) for timing in timings.values()]
    assert counts[0] == counts[1] > 100
    assert timings["steady"].median_us == 120.0


def test_a_loser_is_given_up_after_one_block():
    _, (fast, slow) = run(lambda: 10.0, lambda: 31.0)
    assert (fast.stopped, slow.stopped) == ("precise", "abandoned")
    assert len(slow.samples_us) == 5
    _, (alone,) = run(lambda: 31.0, best_us=10.0)
    assert alone.stopped == "abandoned"


def test_conditions_are_joined_over_the_measurement():
    states = iter([Conditions(1980, 2600, 40), Conditions(1500, 2619, 55, ("power cap",)), Conditions(1980, 2619, 50)])

    class Watching:
        def poll(self):
            return next(states)

    _, (timing,) = run(lambda: 1.0, stopping=Stopping(min_samples=15), monitor=Watching())
    assert timing.conditions == Conditions(1500, 2600, 55, ("power cap",))


def test_the_wall_clock_times_a_call_of_known_length():
    timing = measure(lambda: time.sleep(0.01), "cpu", budget_s=0.1)
    assert (timing.device, timing.how, timing.cold) == ("cpu", "wall clock", False)
    assert 10_000 <= timing.median_us < 20_000


def test_the_first_run_is_not_timed():
    naps = iter([0.2] + [0.0] * 2000)
    timing = measure(lambda: time.sleep(next(naps)), "cpu", budget_s=0.0)
    assert max(timing.samples_us) < 100_000


@pytest.mark.parametrize(("us", "text"), [(12.34, "12.3 us"), (4321.0, "4.32 ms"), (2.5e6, "2.5 s")])
def test_a_timing_shows_itself_in_a_fitting_unit(us, text):
    assert str(Timing("cpu", (us, us, us * 9))) == text


def test_the_range_of_the_middle_half_tells_noise():
    assert Timing("cpu", (100.0,)).iqr_pct == 0
    assert Timing("cpu", tuple(float(n) for n in range(80, 121))).iqr_pct == pytest.approx(20)


def test_a_timing_is_a_measurement_of_torch():
    measurement = Timing("cuda", (10.0, 12.0, 11.0)).to_torch("gelu", "s0", "v1")
    assert measurement.median == pytest.approx(11e-6)
    assert (measurement.label, measurement.sub_label, measurement.description) == ("gelu", "s0", "v1")
    assert "v1" in str(Compare([measurement]))
