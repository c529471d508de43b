"""Schedules: in which order the blocks and warps of a launch run, picked by a seed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from workbench.core.errors import LaunchError
from workbench.emulator.layout import CERTAIN, DICE


@dataclass(frozen=True)
class Habits:
    """How a schedule picks. Chances are from 0 to 1.

    Attributes
    ----------
    preempts : float
        That a warp yields where other threads may see what it does next.
    holds : float
        That a warp or block which has yielded is held back until others can go on no more, or for a while.
    skips : float
        That a warp misses a turn.
    lags : float
        That a warp is one that misses most turns, and a block one that gets few.
    stays : float
        That a block goes on after its turn while others could.
    """

    preempts: float = 0.0
    holds: float = 0.0
    skips: float = 0.0
    lags: float = 0.0
    stays: float = 0.0


HABITS: Sequence[Habits] = (
    Habits(),
    Habits(preempts=1 / 4, holds=1),
    Habits(preempts=1 / 2),
    Habits(preempts=1 / 2, holds=1 / 2, lags=1 / 4),
    Habits(preempts=1 / 8, holds=1, skips=1 / 4),
    Habits(preempts=1 / 3, holds=1),
    Habits(preempts=1 / 2, skips=1 / 2, stays=1 / 2),
    Habits(preempts=1 / 16, holds=1, lags=1 / 4),
)
"""What the seeds from 2 on take in turns: no preemptions, few, many; warps and blocks that are fast or slow."""

REVERSED = 1
"""The seed by which blocks and warps go from the last to the first, and none is preempted."""

_LAGGING = 1 / 64  # the weight of a block that lags
_RELEASES = 1 / 32  # the chance, before each turn, that no block is held back any more


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
        self._habits = habits
        self._random = Random(seed)
        chances = {name: round(getattr(habits, name) * CERTAIN) for name in ("preempts", "skips", "lags", "holds")}
        self._record = DICE.make(state=seed, seed=seed, reversed=int(self.is_reversed), **chances)
        self.dice = int(self._record.ctypes.data)

    def order(self, count: int, resident: int) -> list[int]:
        """Return the order in which blocks begin, the last one first.

        A block begins before any block whose index is higher by `resident` or more, as on hardware, which begins blocks
        by their indices. So no block that has begun waits for one that cannot begin.
        """
        if self.is_reversed:
            starts = range(0, count, resident)
            return [each for start in reversed(starts) for each in range(start, min(start + resident, count))]
        begins = [(index + self._random.uniform(0, resident), index) for index in range(count)]
        return [index for _, index in sorted(begins, reverse=True)]

    def weight(self) -> float:
        """Draw how often a block gets its turn, against others."""
        return _LAGGING if self._random.random() < self._habits.lags else 1.0

    def holds(self) -> bool:
        """Whether a block that has yielded is held back."""
        return self._random.random() < self._habits.holds

    def releases(self) -> bool:
        """Whether all that are held back go on, though others could."""
        return self._random.random() < _RELEASES

    def pick(self, weights: Sequence[float], last: int | None) -> int:
        """Pick the next block by its number; `last` is the number of the block before, if it can go on."""
        if self.is_reversed:
            return 0 if last is None else (last + 1) % len(weights)  # the block with the highest index began first
        if last is not None and self._random.random() < self._habits.stays:
            return last
        (chosen,) = self._random.choices(range(len(weights)), weights)
        return chosen
