"""Timing on a GPU measures the GPU's work and not the queueing of it."""

from __future__ import annotations

import statistics

import pytest
import torch
from torch.profiler import ProfilerActivity, profile

from workbench.bench import measure
from workbench.bench.roofline import l2_bytes_of

pytestmark = pytest.mark.gpu


def test_a_copy_is_timed_at_a_plausible_bandwidth():
    source = torch.empty(256 << 20, dtype=torch.uint8, device="cuda")
    target = torch.empty_like(source)
    timing = measure(lambda: target.copy_(source), "cuda")
    moved_gbps = 2 * source.numel() / timing.median_us / 1e3
    assert timing.device == "cuda"
    assert 100 < moved_gbps < 20_000


@pytest.mark.parametrize("elements", [1 << 18, 1 << 22, 1 << 25])
def test_a_cold_call_takes_as_long_as_the_profiler_says(elements):
    x = torch.randn(elements, device="cuda")
    y = torch.empty_like(x)
    flushed = torch.empty(2 * l2_bytes_of(x.device), dtype=torch.uint8, device="cuda")
    with profile(activities=[ProfilerActivity.CUDA]) as traced:
        for _ in range(20):
            flushed.zero_()
            torch.sin(x, out=y)
        torch.cuda.synchronize()
    device_us = statistics.median(event.device_time for event in traced.events() if "sin" in event.name)
    assert measure(lambda: torch.sin(x, out=y), "cuda").median_us == pytest.approx(device_us, rel=0.05, abs=1.0)


def test_a_warm_call_that_is_shorter_than_its_queueing_is_timed_without_it():
    x = torch.randn(1 << 12, device="cuda")
    y = torch.empty_like(x)
    timing = measure(lambda: torch.sin(x, out=y), "cuda", cold=False)
    assert 0.5 < timing.median_us < 3.0


def test_what_a_graph_does_not_take_is_timed_by_events():
    x = torch.randn(1 << 12, device="cuda")
    timing = measure(lambda: x.sum().item(), "cuda", budget_s=0.1)
    assert timing.how == "events"
    assert timing.median_us > 1
