"""Medians with a confidence interval, and what two of them say about which call is faster."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

CONFIDENCE = 0.95
_TAIL = 40  # one in so many medians lies below the interval, and as many above
TIE_PCT = 1.0
"""Medians that differ by less are called a tie, whatever the intervals say."""
UNDECIDED_PCT = 5.0
"""Medians that differ by more while their intervals overlap are no tie: the intervals are too wide to tell."""


class Verdict(StrEnum):
    """How one call's time compares with another's."""

    FASTER = "FASTER"
    SLOWER = "SLOWER"
    TIE = "TIE"
    UNDECIDED = "UNDECIDED"
    REFUSED = "REFUSED"


@dataclass(frozen=True)
class Interval:
    """A median and the interval that holds the true one with probability `CONFIDENCE`.

    Attributes
    ----------
    low, median, high : float
        In the unit of the samples.
    """

    low: float
    median: float
    high: float

    @property
    def half_width_pct(self) -> float:
        """Half the interval's width in percent of the median; infinite where the median is 0."""
        return 50.0 * (self.high - self.low) / self.median if self.median else math.inf


def median_interval(samples: Sequence[float]) -> Interval:
    """Bound the median of the distribution that `samples` come from, whatever its shape.

    The bounds are order statistics: the number of samples below the median is binomial with p = 1/2 (Conover,
    "Practical Nonparametric Statistics", 3.2). Below 6 samples the whole range does not reach `CONFIDENCE`; it is given
    all the same.

    Parameters
    ----------
    samples : sequence of float
        At least one.
    """
    ordered = sorted(samples)
    rank = _rank(len(ordered))
    return Interval(ordered[rank], statistics.median(ordered), ordered[-1 - rank])


@lru_cache(maxsize=4096)
def _rank(count: int) -> int:
    """Find how many samples at either end lie outside the interval."""
    allowed = 2**count // _TAIL
    below, term, rank = 0, 1, 0
    while below + term <= allowed:
        below += term
        rank += 1
        term = term * (count - rank + 1) // rank
    return max(rank - 1, 0)


def compare_medians(ours: Interval, theirs: Interval) -> Verdict:
    """Judge our time beside theirs.

    It is a tie where the medians differ by less than `TIE_PCT` of the smaller one, or by less than `UNDECIDED_PCT` and
    the intervals overlap. Where they overlap and the medians lie further apart, nothing is decided.
    """
    apart_pct = 100.0 * abs(ours.median - theirs.median) / max(min(ours.median, theirs.median), 1e-12)
    overlap = ours.low <= theirs.high and theirs.low <= ours.high
    if apart_pct < TIE_PCT or (overlap and apart_pct < UNDECIDED_PCT):
        return Verdict.TIE
    if overlap:
        return Verdict.UNDECIDED
    return Verdict.FASTER if ours.median < theirs.median else Verdict.SLOWER
