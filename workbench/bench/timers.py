"""Clocks: how one call is timed on the CPU and on a GPU."""

from __future__ import annotations

import math
import statistics
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import torch

from workbench.core.errors import LaunchError

Call = Callable[[], object]

WARM_UP_S = 0.025
_IDLE_S = 1.0  # after which a GPU is warmed up again
SHORT_US = 300.0
"""A GPU call shorter than this is replayed from graphs: events around it add some 2.7 us (measured on an H200), 1 % of
a longer one, and the time to queue it may show as well."""
_GRAPH_US = 200.0
_PROBES = 5
_CLEARLY = 2  # times SHORT_US: one look is enough
LEAST_US = 1e-3
"""The resolution of a sample: no call takes no time."""


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

    def glance_us(self, call: Call) -> float:
        """Time one run, with nothing warmed up and all that queueing adds: enough to see that a call is hopeless."""

    def skim(self, call: Call, count: int) -> list[float]:
        """Time so many runs, warmed up and a little too long: enough to see that a call is no winner."""

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

    def glance_us(self, call: Call) -> float:
        """Time one run."""
        return self.skim(call, 1)[0]

    def skim(self, call: Call, count: int) -> list[float]:
        """Time so many runs."""
        return _WallSampler(call).take(count)

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
    A call under `SHORT_US` is captured in two CUDA graphs that differ by a number of calls; a sample is the difference
    of their times, which leaves launches and events out. Cold, one graph holds flushes, each followed by a call, and
    the other the flushes alone; warm, one holds twice the calls of the other.

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
        flushed = torch.empty(2 * l2_bytes, dtype=torch.uint8, device=device) if cold else None
        self._flush: Call = flushed.zero_ if flushed is not None else _nothing
        self._flush_graphs: dict[int, Any] = {}
        self._warm_until_s = -math.inf
        stream: Any = torch.cuda.Stream
        self._capturing = stream(device)

    def ready(self, call: Call) -> Sampler:
        """Run `call` once; choose between events and graphs by its length, after `WARM_UP_S` where the GPU was idle."""
        with torch.cuda.device(self._device):
            return self._choose(call)

    def _choose(self, call: Call) -> Sampler:
        probe = EventSampler(call, self._flush, self._device)
        start_s = self.now_s()
        call()
        torch.cuda.synchronize(self._device)
        if self.now_s() - start_s >= WARM_UP_S:
            estimates = [math.inf]
        else:
            self._warm_up(probe)
            estimates = probe.take(1)
            if estimates[0] < _CLEARLY * SHORT_US:
                estimates = probe.take(_PROBES)
        self._warm_until_s = self.now_s() + _IDLE_S
        estimate_us = statistics.median(estimates)
        if estimate_us >= SHORT_US:
            return probe
        count = math.ceil(_GRAPH_US / max(estimate_us, 1.0))
        if self.cold:
            longer, shorter = self._capture([self._flush, call] * count), self._flushes(count)
        else:
            longer, shorter = self._capture([call, call] * count), self._capture([call] * count)
        if longer is None or shorter is None:
            return probe
        return DifferenceSampler(longer.replay, shorter.replay, count, self._device)

    def _warm_up(self, probe: EventSampler) -> None:
        """Keep the GPU busy for `WARM_UP_S`, where it was idle."""
        start_s = self.now_s()
        while self._warm_until_s < start_s and self.now_s() < start_s + WARM_UP_S:
            probe.take(_PROBES)
        self._warm_until_s = self.now_s() + _IDLE_S

    def _flushes(self, count: int) -> Any:
        """Return the graph of so many flushes, which every call of about the same length is compared with."""
        if count not in self._flush_graphs:
            self._flush_graphs[count] = self._capture([self._flush] * count)
        return self._flush_graphs[count]

    def _capture(self, calls: Sequence[Call]) -> Any:
        """Record calls in a CUDA graph; None where something in them cannot be captured.

        Unlike ``torch.cuda.graph`` it leaves torch's cached memory alone: giving that back to the driver and asking for
        it again costs more than most calls take.
        """
        graph: Any = torch.cuda.CUDAGraph()
        try:
            with torch.cuda.stream(self._capturing):
                graph.capture_begin()
                try:
                    for call in calls:
                        call()
                finally:
                    graph.capture_end()
            graph.replay()
            torch.cuda.synchronize(self._device)
        except (RuntimeError, LaunchError):  # torch's and ours for what a capture does not take
            torch.cuda.synchronize(self._device)
            return None
        return graph

    def glance_us(self, call: Call) -> float:
        """Time one run between events."""
        return EventSampler(call, self._flush, self._device).take(1)[0]

    def skim(self, call: Call, count: int) -> list[float]:
        """Time so many runs between events, after `WARM_UP_S` where the GPU was idle."""
        probe = EventSampler(call, self._flush, self._device)
        self._warm_up(probe)
        return probe.take(count)

    def now_s(self) -> float:
        """Read the wall clock."""
        return time.perf_counter()


class _OnDevice(ABC):
    """A sampler that makes its device the current one: events are recorded there, and allocated once."""

    def __init__(self, device: torch.device) -> None:
        self._device = device
        self._events: list[Any] = []

    def take(self, count: int) -> list[float]:
        """Take `count` samples, in microseconds."""
        with torch.cuda.device(self._device):
            return self._take(count)

    @abstractmethod
    def _take(self, count: int) -> list[float]:
        """Take them on the current device."""

    def _first_events(self, count: int) -> list[Any]:
        event: Any = torch.cuda.Event
        while len(self._events) < count:
            self._events.append(event(enable_timing=True))
        return self._events[:count]


class EventSampler(_OnDevice):
    """A call between two events.

    Parameters
    ----------
    call, flush : callable
        Each queues work on torch's current stream; `flush` before the first event.
    device : torch.device
    """

    how = "events"

    def __init__(self, call: Call, flush: Call, device: torch.device) -> None:
        super().__init__(device)
        self._call = call
        self._flush = flush

    def _take(self, count: int) -> list[float]:
        events = self._first_events(2 * count)
        pairs = list(zip(events[::2], events[1::2], strict=True))
        for start, stop in pairs:
            self._flush()
            start.record()
            self._call()
            stop.record()
        pairs[-1][1].synchronize()
        return [1e3 * float(start.elapsed_time(stop)) for start, stop in pairs]


class DifferenceSampler(_OnDevice):
    """What `count` calls add to the same work without them; a call too short to show is `LEAST_US` long.

    Parameters
    ----------
    longer, shorter : callable
        Each queues work on torch's current stream; `longer` holds `count` calls more than `shorter`.
    count : int
    device : torch.device
    """

    def __init__(self, longer: Call, shorter: Call, count: int, device: torch.device) -> None:
        super().__init__(device)
        self.how = f"difference of two graphs by {count} calls"
        self._longer = longer
        self._shorter = shorter
        self._count = count

    def _take(self, count: int) -> list[float]:
        events = self._first_events(3 * count)
        triples = list(zip(events[::3], events[1::3], events[2::3], strict=True))
        self._shorter()  # keeps the GPU busy while the first sample is queued
        for start, middle, stop in triples:
            start.record()
            self._shorter()
            middle.record()
            self._longer()
            stop.record()
        triples[-1][2].synchronize()
        return [
            max(LEAST_US, 1e3 * (middle.elapsed_time(stop) - start.elapsed_time(middle)) / self._count)
            for start, middle, stop in triples
        ]


def _nothing() -> None:
    """Leave the cache as it is."""


def timer_of(device: torch.device | str, *, cold: bool = True) -> Timer:
    """Return the clock of a device: events on a GPU, the wall clock on a CPU, where nothing is flushed."""
    where = torch.device(device)
    return CudaTimer(where, cold=cold) if where.type == "cuda" else WallTimer()
