"""What the model of time says of candidates before a GPU has timed one: their order, and which of them are hopeless."""

from __future__ import annotations

import math
import time
from collections.abc import Collection, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_EXCEPTION, wait
from dataclasses import dataclass, field

import numpy as np

from workbench.core.brief import brief, several
from workbench.core.chips import CHIPS, Chip
from workbench.core.environment import cores
from workbench.core.errors import ArgumentError
from workbench.tune.outcome import Candidate, Outcome, ResultKind
from workbench.tune.problem import Sweepable
from workbench.tune.worker_pool import LocalPool

HOPELESS = 2.0
"""Times the best prediction from which on a candidate is not tried."""

SHARE = 0.25
"""Part of a sweep's budget that forecasting may take."""

TOGETHER = 8
"""Candidates whose machine code is read in one run of nvdisasm."""

_MOST_WORKERS = 16
_CANDIDATES_OF_A_WORKER = 8  # at least: each takes 3 s to start


@brief("times_us", "left_out", "describe()")
@dataclass(frozen=True)
class Forecast:
    """What is predicted of the candidates of a sweep.

    Attributes
    ----------
    times_us : mapping of Candidate to float
        Of each candidate that the model of time knows, the best first.
    left_out : tuple of Candidate
        That are not tried, as their prediction is `HOPELESS` times the best one.
    outside : tuple of Candidate
        That are outside the model. These and the next two are tried after the others.
    failures : mapping of Candidate to str
        Of each candidate that does not compile, or whose prediction failed otherwise, the reason.
    unreached : tuple of Candidate
        That were not predicted within `SHARE` of the sweep's budget.
    """

    times_us: Mapping[Candidate, float]
    left_out: tuple[Candidate, ...] = ()
    outside: tuple[Candidate, ...] = ()
    failures: Mapping[Candidate, str] = field(default_factory=dict)
    unreached: tuple[Candidate, ...] = ()

    @classmethod
    def of(
        cls,
        found: Mapping[Candidate, Outcome | None],
        stored_us: Mapping[Candidate, float] | None = None,
        kept: Collection[Candidate] = (),
    ) -> Forecast:
        """Order the candidates, and leave those out that are hopeless.

        Parameters
        ----------
        found : mapping of Candidate to Outcome or None
            What `forecast` returned.
        stored_us : mapping of Candidate to float, optional
            What an earlier sweep had predicted.
        kept : collection of Candidate
            Are tried whatever is predicted.
        """
        ended = {candidate: row for candidate, row in found.items() if row is not None}
        known = {candidate: row.time_us for candidate, row in ended.items() if row.time_us is not None}
        times_us = dict(sorted((known | dict(stored_us or {})).items(), key=lambda item: item[1]))
        most = HOPELESS * next(iter(times_us.values()), 0.0)
        kept = set(kept)
        left_out = tuple(c for c, us in times_us.items() if us > most and c not in kept)
        return cls(
            times_us,
            left_out,
            tuple(c for c, row in ended.items() if row.kind is ResultKind.OK and row.time_us is None),
            {c: f"{row.kind}: {row.detail}" for c, row in ended.items() if row.kind is not ResultKind.OK},
            tuple(c for c, row in found.items() if row is None),
        )

    def _about(self) -> str:
        num_unknown = len(self.outside) + len(self.failures) + len(self.unreached)
        return f"{several(len(self.times_us), 'prediction')}, {len(self.left_out)} left out, {num_unknown} unknown"

    def ordered(self, candidates: Sequence[Candidate]) -> list[Candidate]:
        """Return the candidates that are to be tried, the best prediction first."""
        unknown = [candidate for candidate in candidates if candidate not in self.times_us]
        return [candidate for candidate in self.times_us if candidate not in self.left_out] + unknown

    def describe(self, timed_us: Mapping[Candidate, float]) -> list[str]:
        """Say what was left out, and how right the prediction was for candidates with these times, the best first."""
        said = []
        if self.left_out:
            names = ", ".join(map(str, self.left_out[:_SHOWN]))
            more = f" and {len(self.left_out) - _SHOWN} more" if len(self.left_out) > _SHOWN else ""
            said.append(
                f"{len(self.left_out)} candidates were not tried: their prediction is over {HOPELESS:g} times the best "
                f"one (hopeless=True, --all tries them): {names}{more}"
            )
        if self.outside:
            said.append(f"outside the model of time, so not predicted: {several(len(self.outside), 'candidate')}")
        for candidate, reason in list(self.failures.items())[:1]:
            first = (reason.splitlines() or [""])[0]
            said.append(f"prediction failed for {several(len(self.failures), 'candidate')}, first {candidate}: {first}")
        if self.unreached:
            said.append(f"not predicted within {SHARE:.0%} of the budget: {several(len(self.unreached), 'candidate')}")
        both = [candidate for candidate in timed_us if candidate in self.times_us]
        if len(both) >= _ENOUGH:
            order = [candidate for candidate in self.times_us if candidate in timed_us]
            correlation = rank_correlation([self.times_us[c] for c in both], [timed_us[c] for c in both])
            said.append(
                f"prediction: rank correlation {correlation:.2f} with the times of {len(both)} candidates; the fastest "
                f"of them stood at place {order.index(both[0]) + 1}; the one at place 1 takes "
                f"{timed_us[order[0]] / timed_us[both[0]]:.2f} times as long"
            )
        return said


_SHOWN = 10
_ENOUGH = 3
"""Candidates from which on their ranks are compared."""


def rank_correlation(a: Sequence[float], b: Sequence[float]) -> float:
    """Compute Spearman's coefficient; equal values share the mean of their ranks.

    >>> rank_correlation([1.0, 2.0, 3.0], [10.0, 30.0, 20.0])
    0.5
    """
    first, second = _ranks(a), _ranks(b)
    if np.ptp(first) == 0 or np.ptp(second) == 0:
        return 0.0
    return round(float(np.corrcoef(first, second)[0, 1]), 12)


def _ranks(values: Sequence[float]) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    array = np.array(values)
    less = (array[:, None] > array[None, :]).sum(axis=1)
    return np.asarray(less + ((array[:, None] == array[None, :]).sum(axis=1) - 1) / 2, np.float64)


def chip_of(device: str) -> Chip:
    """Look the row of a GPU up by the name that its driver has for it: the whole name, as other H100s differ.

    Raises
    ------
    ArgumentError
        If it has none.
    """
    for chip in CHIPS.values():
        if device == chip.device:
            return chip
    known = ", ".join(chip.device for chip in CHIPS.values())
    raise ArgumentError(f"the search 'predicted' knows {known}; the device is {device}: take another --search")


def together(candidates: Sequence[Candidate], workers: int) -> Iterator[tuple[Candidate, tuple[Candidate, ...]]]:
    """Order candidates for so many workers, with those whose machine code each of them is to read.

    Each worker gets the first of `TOGETHER` candidates, and reads for all of them, before one gets the next of any.
    """
    pieces = [tuple(candidates[i : i + TOGETHER]) for i in range(0, len(candidates), TOGETHER)]
    for i in range(0, len(pieces), workers):
        some = pieces[i : i + workers]
        yield from ((piece[0], piece) for piece in some)
        yield from ((candidate, ()) for piece in some for candidate in piece[1:])


def forecast(
    problem: Sweepable, candidates: Sequence[Candidate], chip: Chip, time_limit_s: float, within_s: float = math.inf
) -> dict[Candidate, Outcome | None]:
    """Predict candidates' times on a GPU, on workers side by side, as `Bench.foretell` does; None if time ran out.

    Raises
    ------
    WorkerError
        If a worker cannot go on, whatever the candidate.
    """
    if not candidates:
        return {}
    end_s = time.monotonic() + within_s
    most = min(_MOST_WORKERS, cores(), len(candidates) // _CANDIDATES_OF_A_WORKER)
    pool = LocalPool(problem, ["cpu"] * max(most, 1), time_limit_s)
    try:
        pool.start()
        pending = {
            candidate: pool.foretell(candidate, chip.name, beside)
            for candidate, beside in together(candidates, pool.slots)
        }
        left_s = None if math.isinf(end_s) else max(end_s - time.monotonic(), 0.0)
        ended, _ = wait(pending.values(), left_s, FIRST_EXCEPTION)
        return {candidate: one.result() if one in ended else None for candidate, one in pending.items()}
    finally:
        pool.close()
