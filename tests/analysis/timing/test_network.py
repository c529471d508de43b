"""Warps in queues: what bounds say, and what lies between."""

from __future__ import annotations

import pytest

from workbench.analysis.timing.network import residence

DEMANDS = {"issue": 100.0, "dram": 40.0}


def test_one_warp_stays_as_long_as_alone() -> None:
    stay = residence(1000.0, DEMANDS, 1)
    assert stay.low == stay.cycles == stay.high == 1000.0
    assert stay.bound == "latency"


def test_many_warps_stay_as_long_as_the_busiest_resource_serves_them() -> None:
    stay = residence(1000.0, DEMANDS, 64)
    assert stay.low == 6400.0
    assert stay.cycles == pytest.approx(6400.0, rel=0.01)
    assert stay.bound == "issue"


def test_warps_queue_most_where_latency_and_resource_are_in_balance() -> None:
    stays = [residence(1000.0, DEMANDS, count) for count in (2, 5, 10, 20, 40)]
    added = [stay.cycles / stay.low for stay in stays]
    assert max(added) == added[2]
    assert all(stay.low <= stay.cycles <= stay.high for stay in stays)
    assert [stay.cycles for stay in stays] == sorted(stay.cycles for stay in stays)


def test_warps_that_wait_for_one_another_hide_less() -> None:
    for count in (16, 24):
        assert residence(1000.0, {"issue": 50.0}, count, 8).cycles > residence(1000.0, {"issue": 50.0}, count).cycles


def test_a_block_does_not_compute_while_all_its_warps_wait_for_memory() -> None:
    hidden = residence(1000.0, {"issue": 100.0}, 16, 16).cycles
    assert residence(1000.0, {"issue": 100.0}, 16, 16, waits=600.0).cycles == 600.0 + 1600.0 > hidden
    assert residence(1000.0, {"issue": 100.0}, 16, 16, waits=0.0).cycles == hidden
