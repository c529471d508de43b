"""Sample calls, alone or interleaved, until their medians are known well enough."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

import torch

from workbench.bench.conditions import Blind, Conditions, Monitor, monitor_of
from workbench.bench.confidence import Interval, median_interval
from workbench.bench.timers import Call, Sampler, Timer, timer_of
from workbench.core.brief import brief, several

if TYPE_CHECKING:
    from torch.utils.benchmark import Measurement

_STABLE_BLOCKS = 8
_LAST = ("abandoned", "samples")  # reasons after which a competitor does not wait for the others


@dataclass(frozen=True)
class Stopping:
    """When enough samples are taken.

    Attributes
    ----------
    half_width_pct : float
        Half the confidence interval of the median, in percent of it, that is precise enough.
    stable_pct : float
        Range of the medians after each of the last 8 blocks, in percent, at which more samples would change nothing.
    budget_s : float
        Wall time of a call's samples; at least `min_samples` are taken whatever they cost.
    min_samples, max_samples : int
    block : int
        Samples between two looks, and between two competitors' turns.
    abandon_ratio : float
        A call whose interval lies above this multiple of the best median is given up.
    """

    half_width_pct: float = 0.5
    stable_pct: float = 0.25
    budget_s: float = 1.0
    min_samples: int = 10
    max_samples: int = 1000
    block: int = 5
    abandon_ratio: float = 3.0

    def reason(self, samples: Sequence[float], medians: Sequence[float], spent_s: float, best_us: float | None) -> str:
        """Say why sampling may end; empty where it goes on.

        Parameters
        ----------
        samples : sequence of float
            All of them.
        medians : sequence of float
            Median of all samples after each block.
        spent_s : float
            Wall time that the samples took.
        best_us : float or None
            Median of the best competitor so far.
        """
        interval = median_interval(samples)
        if best_us is not None and len(samples) >= self.block and interval.low > self.abandon_ratio * best_us:
            return "abandoned"
        if len(samples) < self.min_samples:
            return ""
        if interval.half_width_pct < self.half_width_pct:
            return "precise"
        recent = medians[-_STABLE_BLOCKS:]
        if len(recent) == _STABLE_BLOCKS and 100 * (max(recent) - min(recent)) < self.stable_pct * interval.median:
            return "stable"
        if spent_s >= self.budget_s:
            return "budget"
        return "samples" if len(samples) >= self.max_samples else ""


DEFAULT_STOPPING = Stopping()


@brief("median_us", "interval_us", "iqr_pct", "samples_us")
@dataclass(frozen=True)
class Timing:
    """Raw samples of one call, and how they were taken.

    Attributes
    ----------
    device : str
        ``"cpu"`` or ``"cuda"``: which clock was read.
    samples_us : tuple of float
        Microseconds of each call, in order, warm-up left out.
    how : str
        What a sample is: wall clock, events, graph replay.
    cold : bool
        Whether each sample found the L2 cache without the call's data.
    stopped : str
        ``"precise"``, ``"stable"``, ``"budget"``, ``"samples"`` (the most that are taken), ``"abandoned"``, or, of a
        sweep's candidate that is no winner, ``"outpaced"``.
    conditions : Conditions or None
        The GPU's clocks meanwhile.
    """

    device: str
    samples_us: tuple[float, ...]
    how: str = "wall clock"
    cold: bool = False
    stopped: str = ""
    conditions: Conditions | None = None

    def _about(self) -> str:
        median = f", median {self}" if self.samples_us else ""
        return f"{several(len(self.samples_us), 'sample')} by {self.how}{median}"

    @cached_property
    def interval_us(self) -> Interval:
        """Median with its 95 % confidence interval, in microseconds."""
        return median_interval(self.samples_us)

    @property
    def median_us(self) -> float:
        """Median in microseconds."""
        return self.interval_us.median

    @property
    def iqr_pct(self) -> float:
        """Interquartile range in percent of the median; over 10 the machine was not quiet."""
        if len(self.samples_us) < 2:
            return 0.0
        first, _, third = statistics.quantiles(self.samples_us, n=4, method="inclusive")
        return 100 * (third - first) / self.median_us

    def to_torch(self, label: str, sub_label: str = "", description: str = "") -> Measurement:
        """Return the samples as ``torch.utils.benchmark`` holds them, to stand in its ``Compare`` table.

        Parameters
        ----------
        label, sub_label, description : str
            Table, row and column.
        """
        from torch.utils.benchmark import Measurement  # noqa: PLC0415  (as in the report)
        from torch.utils.benchmark.utils.common import TaskSpec  # noqa: PLC0415

        task = TaskSpec("", "", label=label, sub_label=sub_label, description=description)
        return Measurement(1, [us / 1e6 for us in self.samples_us], task)

    def __str__(self) -> str:
        for unit, per_us in (("s", 1e6), ("ms", 1e3)):
            if self.median_us >= per_us:
                return f"{self.median_us / per_us:.3g} {unit}"
        return f"{self.median_us:.3g} us"


@dataclass
class _Course:
    """One call's sampling under way."""

    sampler: Sampler
    samples: list[float] = field(default_factory=list)
    medians: list[float] = field(default_factory=list)
    spent_s: float = 0.0
    stopped: str = ""
    conditions: Conditions | None = None

    def advance(self, timer: Timer, stopping: Stopping, monitor: Monitor, best_us: float | None) -> None:
        start = timer.now_s()
        self.samples += self.sampler.take(min(stopping.block, stopping.max_samples - len(self.samples)))
        self.spent_s += timer.now_s() - start
        self.medians.append(statistics.median(self.samples))
        seen = monitor.poll()
        if seen is not None:
            self.conditions = seen if self.conditions is None else self.conditions | seen
        self.stopped = stopping.reason(self.samples, self.medians, self.spent_s, best_us)


def measure_together(
    calls: Mapping[str, Call],
    timer: Timer,
    stopping: Stopping = DEFAULT_STOPPING,
    monitor: Monitor | None = None,
    *,
    best_us: float | None = None,
    before_block: Callable[[str], None] | None = None,
) -> dict[str, Timing]:
    """Time competitors in turns, a block of samples each, so that a drift of the clocks meets all of them.

    Each goes on until all have enough samples, except one that is given up or has as many as are taken at most.

    Parameters
    ----------
    calls : mapping of str to callable
        Each takes nothing. On a GPU it queues its work on torch's current stream.
    timer : Timer
    stopping : Stopping
    monitor : Monitor, optional
        Asked after every block.
    best_us : float, optional
        Median of the best competitor that is not among `calls`.
    before_block : callable, optional
        Called with the competitor's name before each of its blocks, untimed.

    Returns
    -------
    dict of str to Timing
    """
    courses = {name: _Course(timer.ready(call)) for name, call in calls.items()}
    names = list(courses)
    while not all(courses[name].stopped for name in names):
        for name in names:
            if courses[name].stopped in _LAST:
                continue
            known = [course.medians[-1] for course in courses.values() if course.medians]
            if before_block is not None:
                before_block(name)
            best = min([*known, *([] if best_us is None else [best_us])], default=None)
            courses[name].advance(timer, stopping, monitor or Blind(), best)
        names = names[1:] + names[:1]  # nobody always follows the same neighbour
    return {
        name: Timing(timer.device, tuple(c.samples), c.sampler.how, timer.cold, c.stopped, c.conditions)
        for name, c in courses.items()
    }


def measure(call: Call, device: str | torch.device, budget_s: float = 1.0, *, cold: bool = True) -> Timing:
    """Time `call` after one untimed run.

    Parameters
    ----------
    call : callable
        Takes nothing. On a GPU it queues its work on torch's current stream.
    device : str or torch.device
        On ``"cpu"`` the wall clock is read, on ``"cuda"`` events.
    budget_s : float
        Sampling stops after this much wall time if the median is not known well enough before.
    cold : bool
        On a GPU, overwrite the L2 cache before each sample.
    """
    where = torch.device(device)
    timer = timer_of(where, cold=cold)
    return measure_together({"": call}, timer, Stopping(budget_s=budget_s), monitor_of(where))[""]
