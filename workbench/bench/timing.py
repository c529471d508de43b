"""Time one call on the CPU or on a GPU: repeated, cold L2, median of raw samples."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch

MIN_SAMPLES = 5
MAX_SAMPLES = 100


@dataclass(frozen=True)
class Timing:
    """Raw samples of one call.

    Attributes
    ----------
    device : str
        ``"cpu"`` or ``"cuda"``: which clock was read.
    samples_us : tuple of float
        Microseconds of each call, in order, warm-up left out.
    """

    device: str
    samples_us: tuple[float, ...]

    @property
    def median_us(self) -> float:
        """Median in microseconds."""
        return statistics.median(self.samples_us)

    def __str__(self) -> str:
        for unit, per_us in (("s", 1e6), ("ms", 1e3)):
            if self.median_us >= per_us:
                return f"{self.median_us / per_us:.3g} {unit}"
        return f"{self.median_us:.3g} us"


def measure(call: Callable[[], object], device: str, budget_s: float = 1.0) -> Timing:
    """Time `call` after one untimed run.

    Parameters
    ----------
    call : callable
        Takes nothing. On a GPU it queues its work on torch's current stream.
    device : str
        A torch device. On ``"cpu"`` the wall clock is read; on ``"cuda"`` events around the call, after a buffer of
        twice the L2's size was overwritten, so that each call finds L2 cold.
    budget_s : float
        Sampling stops after this much wall time, but takes at least `MIN_SAMPLES` and at most `MAX_SAMPLES`.
    """
    kind = torch.device(device).type
    call()
    sample = _cuda_sampler() if kind == "cuda" else _cpu_sample
    samples: list[float] = []
    end = time.perf_counter() + budget_s
    while len(samples) < MIN_SAMPLES or (time.perf_counter() < end and len(samples) < MAX_SAMPLES):
        samples.append(sample(call))
    return Timing(kind, tuple(samples))


def _cpu_sample(call: Callable[[], object]) -> float:
    start_ns = time.perf_counter_ns()
    call()
    return (time.perf_counter_ns() - start_ns) / 1e3


def _cuda_sampler() -> Callable[[Callable[[], object]], float]:
    l2_bytes = torch.cuda.get_device_properties(torch.cuda.current_device()).L2_cache_size
    flush = torch.empty(2 * l2_bytes, dtype=torch.uint8, device="cuda")
    event: Any = torch.cuda.Event
    start, stop = event(enable_timing=True), event(enable_timing=True)

    def sample(call: Callable[[], object]) -> float:
        flush.zero_()
        start.record()
        call()
        stop.record()
        stop.synchronize()
        return float(start.elapsed_time(stop)) * 1e3

    return sample
