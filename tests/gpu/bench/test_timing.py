"""Timing on a GPU measures the GPU's work and not the queueing of it."""

from __future__ import annotations

import pytest
import torch

from workbench.bench import measure

pytestmark = pytest.mark.gpu


def test_a_copy_is_timed_at_a_plausible_bandwidth():
    source = torch.empty(256 << 20, dtype=torch.uint8, device="cuda")
    target = torch.empty_like(source)
    timing = measure(lambda: target.copy_(source), "cuda")
    moved_gbps = 2 * source.numel() / timing.median_us / 1e3
    assert timing.device == "cuda"
    assert 100 < moved_gbps < 20_000
