"""The GPU's clock on a simulated GPU: what events and launches add, what graphs leave out, and which way is chosen."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import dataclass, field
from types import SimpleNamespace

import pytest
import torch

from workbench.bench import timers
from workbench.bench.timers import LEAST_US, SHORT_US, CudaTimer, timer_of

FLUSH_US, QUEUE_US, EVENT_US, GRAPH_US, L2_BYTES = 38.0, 8.0, 1.3, 5.0, 1 << 10


@dataclass
class SimulatedGpu:
    """One stream: the host queues for `QUEUE_US` a call, the GPU works behind it; events and graphs cost time on it."""

    host_us: float = 0.0
    gpu_us: float = 0.0
    captured: list[float] | None = None
    work: list[float] = field(default_factory=list)

    def run(self, work_us: float) -> None:
        if self.captured is not None:
            self.captured.append(work_us)
            return
        self.work.append(work_us)
        self.host_us += QUEUE_US
        self.gpu_us = max(self.gpu_us, self.host_us) + work_us

    def replay(self, works: list[float]) -> None:
        self.run(GRAPH_US + sum(works))

    def synchronize(self, device: object = None) -> None:
        if self.captured is not None:
            raise RuntimeError("operation not permitted when stream is capturing")
        self.host_us = self.gpu_us = max(self.host_us, self.gpu_us)

    def now_s(self) -> float:
        return self.host_us / 1e6


@pytest.fixture
def gpu(monkeypatch):
    gpu = SimulatedGpu()

    class Event:
        def __init__(self, enable_timing):
            assert enable_timing

        def record(self):
            gpu.gpu_us = max(gpu.gpu_us, gpu.host_us) + EVENT_US
            self.at_us = gpu.gpu_us

        def synchronize(self):
            gpu.synchronize()

        def elapsed_time(self, later):
            return (later.at_us - self.at_us) / 1e3

    class Graph:
        def capture_begin(self):
            gpu.captured = self.works = []

        def capture_end(self):
            gpu.captured = None

        def replay(self):
            gpu.replay(self.works)

    class Flushed:
        def zero_(self):
            gpu.run(FLUSH_US)

    def allocate(size_bytes, **_options):
        assert size_bytes == 2 * L2_BYTES
        return Flushed()

    cuda = SimpleNamespace(
        Event=Event,
        CUDAGraph=Graph,
        device=nullcontext,
        Stream=nullcontext,
        stream=lambda stream: stream,
        synchronize=gpu.synchronize,
        get_device_properties=lambda device: SimpleNamespace(L2_cache_size=L2_BYTES),
    )
    monkeypatch.setattr(timers, "torch", SimpleNamespace(cuda=cuda, empty=allocate, uint8=None, device=torch.device))
    monkeypatch.setattr(CudaTimer, "now_s", lambda self: gpu.now_s())
    return gpu


@pytest.mark.parametrize("cold", [True, False])
@pytest.mark.parametrize("work_us", [1.5, 14.0, 120.0, 280.0])
def test_a_short_call_takes_what_it_adds_to_a_graph_and_nothing_else(gpu, cold, work_us):
    sampler = timer_of("cuda", cold=cold).ready(lambda: gpu.run(work_us))
    assert sampler.how.startswith("difference of two graphs by ")
    assert sampler.take(7) == pytest.approx([work_us] * 7)


def test_a_long_call_stands_between_events_that_add_less_than_a_percent(gpu):
    sampler = CudaTimer(torch.device("cuda")).ready(lambda: gpu.run(2 * SHORT_US))
    assert sampler.how == "events"
    assert sampler.take(3) == pytest.approx([2 * SHORT_US] * 3, rel=0.01)


def test_a_cold_sample_follows_a_flush_and_a_warm_one_does_not(gpu):
    for cold in (True, False):
        sampler = CudaTimer(torch.device("cuda"), cold=cold).ready(lambda: gpu.run(500.0))
        gpu.work.clear()
        sampler.take(2)
        assert gpu.work == ([FLUSH_US, 500.0] * 2 if cold else [500.0] * 2)


def test_what_a_graph_does_not_take_is_timed_between_events(gpu):
    def synchronising():
        gpu.run(20.0)
        gpu.synchronize()

    sampler = CudaTimer(torch.device("cuda")).ready(synchronising)
    assert sampler.how == "events"
    assert sampler.take(1)[0] >= 20.0
    assert gpu.captured is None


def test_an_idle_gpu_is_warmed_up_and_a_busy_one_is_not(gpu):
    timer = CudaTimer(torch.device("cuda"))
    spent_us = []
    for _ in range(2):
        start_us = gpu.host_us
        timer.ready(lambda: gpu.run(100.0))
        spent_us.append(gpu.host_us - start_us)
    assert spent_us[0] >= 1e6 * timers.WARM_UP_S
    assert spent_us[1] < 1e6 * timers.WARM_UP_S / 5
    gpu.run(2e6)
    gpu.synchronize()
    start_us = gpu.host_us
    timer.ready(lambda: gpu.run(100.0))
    assert gpu.host_us - start_us >= 1e6 * timers.WARM_UP_S


def test_a_very_long_call_runs_once_before_it_is_sampled(gpu):
    CudaTimer(torch.device("cuda")).ready(lambda: gpu.run(271_000.0))
    assert gpu.work == [271_000.0]


def test_a_glance_is_one_run(gpu):
    timer = CudaTimer(torch.device("cuda"))
    assert timer.glance_us(lambda: gpu.run(500.0)) == pytest.approx(500.0, rel=0.01)
    assert gpu.work == [FLUSH_US, 500.0]
    assert timer_of("cpu").glance_us(lambda: None) < 1e6


def test_no_call_takes_no_time(gpu):
    assert CudaTimer(torch.device("cuda")).ready(lambda: gpu.run(0.0)).take(2) == [LEAST_US] * 2


def test_a_skim_takes_a_few_runs_between_events_on_a_busy_gpu(gpu):
    timer = CudaTimer(torch.device("cuda"))
    assert timer.skim(lambda: gpu.run(500.0), 3) == pytest.approx([500.0] * 3, rel=0.01)
    assert gpu.gpu_us >= 1e6 * timers.WARM_UP_S
    gpu.work.clear()
    timer.skim(lambda: gpu.run(500.0), 3)
    assert gpu.work == [FLUSH_US, 500.0] * 3
    assert len(timer_of("cpu").skim(lambda: None, 3)) == 3


def test_a_call_that_is_clearly_long_is_looked_at_once(gpu):
    timer = CudaTimer(torch.device("cuda"))
    timer.skim(lambda: gpu.run(500.0), 1)
    gpu.work.clear()
    timer.ready(lambda: gpu.run(3 * SHORT_US))
    assert gpu.work == [3 * SHORT_US, FLUSH_US, 3 * SHORT_US]


def test_the_flushes_that_calls_are_compared_with_are_recorded_once(gpu):
    timer = CudaTimer(torch.device("cuda"))
    samplers = [timer.ready(lambda: gpu.run(100.0)) for _ in range(2)]
    assert len(timer._flush_graphs) == 1
    assert samplers[0]._shorter == samplers[1]._shorter
    assert [sampler.take(1) for sampler in samplers] == [pytest.approx([100.0])] * 2
