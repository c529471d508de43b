"""Schedules: in which order the blocks and warps of a launch run, picked by a seed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from workbench.core.errors import LaunchError
from workbench.emulator.layout import CERTAIN, DICE
from workbench.emulator.memory import aligned


@dataclass(frozen=True)
class Habits:
    """How a schedule picks. Chances are from 0 to 1.

    Attributes
    ----------
    preempts : float
        That a warp yields where other threads may see what it does next.
    skips : float
        That a warp misses a turn.
    lags : float
        That a warp is one that misses most turns, and a block one that gets few.
    stays : float
        That a block goes on after its turn while others could.
    """

    preempts: float = 0.0
    skips: float = 0.0
    lags: float = 0.0
    stays: float = 0.0


HABITS: Sequence[Habits] = (
    Habits(),
    Habits(preempts=1 / 2),
    Habits(preempts=1 / 4, skips=1 / 4),
    Habits(preempts=1 / 2, lags=1 / 4),
    Habits(preempts=1 / 8, skips=1 / 4, lags=1 / 4),
    Habits(preempts=3 / 4),
    Habits(preempts=1 / 2, skips=1 / 2, stays=1 / 2),
    Habits(preempts=1 / 16, lags=1 / 2),
)
"""What the seeds from 2 on take in turns: no preemptions, few, many; warps and blocks that are fast or slow."""

REVERSED = 1
"""The seed by which blocks and warps go from the last to the first, and none is preempted."""

_LAGGING = 1 / 64  # the weight of a block that lags


class Schedule:
    """One order of a launch.

    Parameters
    ----------
    seed : int
        1 is `REVERSED`; others pick at random.

    Attributes
    ----------
    dice : int
        Host address of a `layout.DICE`.
    stays : float
        As in `Habits`.

    Raises
    ------
    LaunchError
        If the seed is not from 1 to 2^63 - 1. (0 is the usual order, which needs no schedule.)
    """

    def __init__(self, seed: int) -> None:
        if not 0 < seed < 1 << 63:
            raise LaunchError(f"schedule is a seed from 0 to 2^63 - 1, got {seed}")
        self.is_reversed = seed == REVERSED
        habits = Habits() if self.is_reversed else HABITS[(seed - REVERSED - 1) % len(HABITS)]
        self.stays = habits.stays
        self._lags = habits.lags
        self._random = Random(seed)
        self._record = DICE.view(aligned(DICE.size_bytes))
        chances = {name: round(getattr(habits, name) * CERTAIN) for name in ("preempts", "skips", "lags")}
        for name, value in {"state": seed, "seed": seed, "reversed": int(self.is_reversed), **chances}.items():
            self._record[name] = value
        self.dice = int(self._record.ctypes.data)

    def order(self, count: int, resident: int) -> list[int]:
        """In which order blocks begin, last first. Of `resident` that have begun, none waits for one that cannot begin.

        So a block begins before any with an index that is higher by `resident`, as hardware that begins blocks by their
        indices would have it.
        """
        if self.is_reversed:
            starts = range(0, count, resident)
            return [each for start in reversed(starts) for each in range(start, min(start + resident, count))]
        begins = [(index + self._random.uniform(0, resident), index) for index in range(count)]
        return [index for _, index in sorted(begins, reverse=True)]

    def weight(self) -> float:
        """Draw how often a block gets its turn, against others."""
        return _LAGGING if self._random.random() < self._lags else 1.0

    def pick(self, weights: Sequence[float], last: int | None) -> int:
        """Pick who is next; `last` was, where it can go on."""
        if self.is_reversed:
            return len(weights) - 1 if not last else last - 1
        if last is not None and self._random.random() < self.stays:
            return last
        (chosen,) = self._random.choices(range(len(weights)), weights)
        return chosen
