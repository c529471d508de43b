"""The steps of a stopwatch add up to the time that has passed."""

import time

import pytest

from workbench.tune.stopwatch import Stopwatch, add_spent, describe_spent


def test_every_second_belongs_to_a_step():
    start_s = time.monotonic() - 5.0
    stopwatch = Stopwatch(start_s)
    stopwatch.end("start", start_s + 2.0)
    stopwatch.end("work")
    stopwatch.end("rest")
    stopwatch.end("work")
    assert stopwatch.spent["start"] == pytest.approx(2.0)
    assert list(stopwatch.spent) == ["start", "work", "rest"]
    assert sum(stopwatch.spent.values()) == pytest.approx(stopwatch.elapsed_s, abs=0.1) and stopwatch.elapsed_s >= 5.0


def test_parts_add_up_and_small_ones_are_told_together():
    spent = add_spent({"a": 1.0, "b": 0.004}, {"a": 1.0, "c": 2.0})
    assert spent == {"a": 2.0, "b": 0.004, "c": 2.0}
    assert describe_spent(spent) == "4.00 s: a 2.00, c 2.00, the rest 0.00"
