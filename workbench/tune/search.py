"""Strategies: which candidate to try next. Each is asked and told, and may be asked again before it is told."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from workbench.core.errors import ArgumentError, MissingDependencyError
from workbench.tune.outcome import Candidate


class Strategy(Protocol):
    """A search under way.

    Attributes
    ----------
    learns : bool
        Whether what it is told has a say in what it returns next.
    """

    learns: bool

    def ask(self) -> Candidate | None:
        """Return a candidate that was not asked about before; None where there is none until more is told."""

    def tell(self, candidate: Candidate, time_us: float | None) -> None:
        """Take a result; None of a candidate that has no time."""


class Exhaustive:
    """Every candidate, in order."""

    learns = False

    def __init__(self, candidates: Sequence[Candidate], seed: int, limit: int) -> None:
        del seed
        self._queue = deque(candidates[:limit])

    def ask(self) -> Candidate | None:
        """Return the next one."""
        return self._queue.popleft() if self._queue else None

    def tell(self, candidate: Candidate, time_us: float | None) -> None:
        """Learn nothing."""


class Random(Exhaustive):
    """Candidates drawn without replacement."""

    def __init__(self, candidates: Sequence[Candidate], seed: int, limit: int) -> None:
        drawn = random.Random(seed).sample(candidates, min(limit, len(candidates)))
        super().__init__(drawn, seed, limit)


class HillClimb:
    """From a random candidate to its best neighbour, until no neighbour is better; then from another.

    Neighbours are of one variant and differ in one tunable by one step among the values that occur.
    """

    learns = True

    def __init__(self, candidates: Sequence[Candidate], seed: int, limit: int) -> None:
        self._known = set(candidates)
        self._left = limit
        self._unseen = dict.fromkeys(random.Random(seed).sample(candidates, len(candidates)))
        self._steps = _steps(candidates)
        self._queue: deque[Candidate] = deque()
        self._waiting: set[Candidate] = set()
        self._peak: tuple[float, Candidate] | None = None
        self._climbed = True

    def ask(self) -> Candidate | None:
        """Return an untried neighbour of the highest point, or a new start."""
        if not self._left:
            return None
        if not self._queue and not self._waiting:
            self._move()
        if not self._queue:
            return None
        candidate = self._queue.popleft()
        del self._unseen[candidate]
        self._waiting.add(candidate)
        self._left -= 1
        return candidate

    def tell(self, candidate: Candidate, time_us: float | None) -> None:
        """Move the highest point to a faster candidate."""
        self._waiting.discard(candidate)
        if time_us is not None and (self._peak is None or time_us < self._peak[0]):
            self._peak, self._climbed = (time_us, candidate), True

    def _move(self) -> None:
        """Queue the neighbours of a point just reached; start anew where there are none or it was the top."""
        if self._peak is not None and self._climbed:
            self._queue.extend(self._neighbours(self._peak[1]))
        self._climbed = False
        if not self._queue:
            self._peak = None
            self._queue.extend(list(self._unseen)[:1])

    def _neighbours(self, candidate: Candidate) -> list[Candidate]:
        found = []
        for name, value in candidate.config.items():
            values = self._steps[candidate.variant, name]
            at = values.index(value)
            for other in values[max(0, at - 1) : at + 2]:
                neighbour = Candidate(candidate.variant, {**candidate.config, name: other})
                if neighbour in self._unseen:
                    found.append(neighbour)
        return found


class ModelGuided:
    """Optuna's tree-structured Parzen estimator, asked and told; what is outside the space it is told so."""

    learns = True
    _TRIES = 50

    def __init__(self, candidates: Sequence[Candidate], seed: int, limit: int) -> None:
        try:
            import optuna  # noqa: PLC0415  (an extra)
        except ImportError:
            raise MissingDependencyError("the search 'model' needs Optuna: pip install optuna") from None
        optuna.logging.set_verbosity(optuna.logging.WARNING)
        self._pruned = optuna.trial.TrialState.FAIL
        self._study: Any = optuna.create_study(
            sampler=optuna.samplers.TPESampler(seed=seed, multivariate=True, group=True, constant_liar=True)
        )
        self._unseen = dict.fromkeys(candidates)
        self._variants = list(dict.fromkeys(candidate.variant for candidate in candidates))
        self._steps = _steps(candidates)
        self._trials: dict[Candidate, Any] = {}
        self._left = limit

    def ask(self) -> Candidate | None:
        """Return the model's choice; any untried candidate where its choices are all known."""
        if not self._left or not self._unseen:
            return None
        self._left -= 1
        for _ in range(self._TRIES):
            trial = self._study.ask()
            candidate = self._suggest(trial)
            if candidate in self._unseen:
                del self._unseen[candidate]
                self._trials[candidate] = trial
                return candidate
            self._study.tell(trial, state=self._pruned)
        candidate = next(iter(self._unseen))
        del self._unseen[candidate]
        return candidate

    def tell(self, candidate: Candidate, time_us: float | None) -> None:
        """Teach the model."""
        trial = self._trials.pop(candidate, None)
        if trial is not None and time_us is None:
            self._study.tell(trial, state=self._pruned)
        elif trial is not None:
            self._study.tell(trial, time_us)

    def _suggest(self, trial: Any) -> Candidate:
        variant = trial.suggest_categorical("variant", self._variants)
        names = [name for owner, name in self._steps if owner == variant]
        return Candidate(
            variant,
            {name: trial.suggest_categorical(f"{variant} {name}", self._steps[variant, name]) for name in names},
        )


PREDICTED = "predicted"
"""The search that takes candidates in the order of their predicted times."""

SEARCHES: Mapping[str, Callable[[Sequence[Candidate], int, int], Strategy]] = {
    "exhaustive": Exhaustive,
    "random": Random,
    "hill-climb": HillClimb,
    "model": ModelGuided,
    PREDICTED: Exhaustive,
}
"""Strategies by name; each is made of the candidates, a seed and the most candidates to ask about."""


def start_search(name: str, candidates: Sequence[Candidate], seed: int, limit: int | None) -> Strategy:
    """Start a search.

    Raises
    ------
    ArgumentError
        If there is none of that name.
    """
    if name not in SEARCHES:
        raise ArgumentError(f"search must be one of {', '.join(SEARCHES)}; got {name!r}")
    return SEARCHES[name](candidates, seed, len(candidates) if limit is None else limit)


def _steps(candidates: Sequence[Candidate]) -> dict[tuple[str, str], list[int]]:
    """List the values of each variant's tunables that occur, ascending."""
    steps: dict[tuple[str, str], set[int]] = {}
    for candidate in candidates:
        for name, value in candidate.config.items():
            steps.setdefault((candidate.variant, name), set()).add(value)
    return {tunable: sorted(values) for tunable, values in steps.items()}
