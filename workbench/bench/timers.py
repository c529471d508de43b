"""Clocks: how one call is timed on the CPU and on a GPU."""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Callable
from typing import Any, Protocol

import torch

from workbench.core.errors import LaunchError

Call = Callable[[], object]

WARM_UP_S = 0.025
SHORT_US = 20.0
"""A GPU call shorter than this is replayed from a graph, so that queueing it is not what is timed."""
_BATCH_US = 200.0
_PROBES = 5


class Sampler(Protocol):
    """A call, warmed up and ready to be timed.

    Attributes
    ----------
    how : str
        What a sample is, for the report.
    """

    how: str

    def take(self, count: int) -> list[float]:
        """Take `count` samples, in microseconds."""


class Timer(Protocol):
    """A clock.

    Attributes
    ----------
    device : str
        ``"cpu"`` or ``"cuda"``.
    cold : bool
        Whether each sample finds the L2 cache without the call's data.
    """

    device: str
    cold: bool

    def ready(self, call: Call) -> Sampler:
        """Warm `call` up and choose how to sample it."""

    def now_s(self) -> float:
        """Read the wall clock that budgets are counted on."""


class WallTimer:
    """The wall clock around a call that ends when it returns."""

    device = "cpu"
    cold = False

    def ready(self, call: Call) -> Sampler:
        """Run `call` once, untimed."""
        call()
        return _WallSampler(call)

    def now_s(self) -> float:
        """Read the wall clock."""
        return time.perf_counter()


class _WallSampler:
    how = "wall clock"

    def __init__(self, call: Call) -> None:
        self._call = call

    def take(self, count: int) -> list[float]:
        samples = []
        for _ in range(count):
            start_ns = time.perf_counter_ns()
            self._call()
            samples.append((time.perf_counter_ns() - start_ns) / 1e3)
        return samples


class CudaTimer:
    """CUDA events around work on torch's current stream; one synchronisation per block of samples.

    A cold sample follows an overwrite of twice the L2 cache, which also keeps the GPU busy while the sample is queued.
    A call under `SHORT_US` is replayed from a CUDA graph: alone where the cache is to be cold, in batches where not.

    Parameters
    ----------
    device : torch.device
        A CUDA device.
    cold : bool
        Overwrite the L2 cache before every sample.
    """

    device = "cuda"

    def __init__(self, device: torch.device, *, cold: bool = True) -> None:
        self.cold = cold
        self._device = device
        l2_bytes = torch.cuda.get_device_properties(device).L2_cache_size
        self._flushed = torch.empty(2 * l2_bytes, dtype=torch.uint8, device=device) if cold else None

    def ready(self, call: Call) -> Sampler:
        """Run `call` once, then for `WARM_UP_S`, and choose between calls, a graph and batches by its length."""
        call()
        torch.cuda.synchronize(self._device)
        end = time.perf_counter() + WARM_UP_S
        probe = _EventSampler(call, self._flushed, "events")
        estimates = probe.take(_PROBES)
        while time.perf_counter() < end:
            estimates = probe.take(_PROBES)
        estimate_us = statistics.median(estimates)
        if estimate_us >= SHORT_US:
            return probe
        batch = 1 if self.cold else max(1, math.ceil(_BATCH_US / max(estimate_us, 1.0)))
        graph = _capture(call, batch)
        if graph is not None:
            how = "graph replay" if batch == 1 else f"graph replay of {batch} calls"
            return _EventSampler(graph.replay, self._flushed, how, batch)
        if batch == 1:
            return probe
        return _EventSampler(lambda: [call() for _ in range(batch)], self._flushed, f"batches of {batch} calls", batch)

    def now_s(self) -> float:
        """Read the wall clock."""
        return time.perf_counter()


class _EventSampler:
    """Event pairs, allocated once and reused."""

    def __init__(self, call: Call, flushed: torch.Tensor | None, how: str, batch: int = 1) -> None:
        self.how = how
        self._call = call
        self._flushed = flushed
        self._batch = batch
        self._pairs: list[tuple[Any, Any]] = []

    def take(self, count: int) -> list[float]:
        event: Any = torch.cuda.Event
        while len(self._pairs) < count:
            self._pairs.append((event(enable_timing=True), event(enable_timing=True)))
        pairs = self._pairs[:count]
        for start, stop in pairs:
            if self._flushed is not None:
                self._flushed.zero_()
            start.record()
            self._call()
            stop.record()
        pairs[-1][1].synchronize()
        return [float(start.elapsed_time(stop)) * 1e3 / self._batch for start, stop in pairs]


def _capture(call: Call, batch: int) -> Any:
    """Record `batch` calls in a CUDA graph; None where something in them cannot be captured."""
    graph: Any = torch.cuda.CUDAGraph()
    try:
        with torch.cuda.graph(graph):
            for _ in range(batch):
                call()
        graph.replay()
        torch.cuda.synchronize()
    except (RuntimeError, LaunchError):  # torch's and ours for what a capture does not take
        torch.cuda.synchronize()
        return None
    return graph


def timer_of(device: torch.device | str, *, cold: bool = True) -> Timer:
    """Return the clock of a device: events on a GPU, the wall clock on a CPU, where nothing is flushed."""
    where = torch.device(device)
    return CudaTimer(where, cold=cold) if where.type == "cuda" else WallTimer()
