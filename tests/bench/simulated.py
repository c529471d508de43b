"""A clock whose every tick the test decides."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass
class SimulatedTimer:
    """Times a call by what it returns: microseconds, which also pass on the wall clock; logs who was sampled."""

    device: str = "cuda"
    cold: bool = True
    clock_s: float = 0.0
    log: list[int] = field(default_factory=list)
    started: int = 0

    def now_s(self) -> float:
        return self.clock_s

    def ready(self, call: Callable[[], float]) -> SimulatedSampler:
        self.started += 1
        return SimulatedSampler(self, call, self.started - 1)


@dataclass
class SimulatedSampler:
    timer: SimulatedTimer
    call: Callable[[], float]
    number: int
    how: str = "simulated"

    def take(self, count: int) -> list[float]:
        self.timer.log.append(self.number)
        samples = [self.call() for _ in range(count)]
        self.timer.clock_s += sum(samples) / 1e6
        return samples
