"""A stopwatch counts every second to a step, so that the steps add up to the time that has passed."""

from __future__ import annotations

import time
from collections.abc import Mapping

Spent = Mapping[str, float]
"""Seconds by step."""


class Stopwatch:
    """A stopwatch whose every second belongs to a step.

    Parameters
    ----------
    since_s : float, optional
        `time.monotonic` at the start of the first step, which may lie in another process; now where left out.

    Attributes
    ----------
    spent : dict of str to float
        Seconds by step, of the steps that have ended.
    """

    def __init__(self, since_s: float | None = None) -> None:
        self.spent: dict[str, float] = {}
        self._start_s = self._since_s = time.monotonic() if since_s is None else since_s

    @property
    def elapsed_s(self) -> float:
        """Seconds since the start of the first step."""
        return time.monotonic() - self._start_s

    def end(self, step: str, at_s: float | None = None) -> None:
        """Count the time since the last step's end as `step`'s; it ends now, or at a moment of `time.monotonic`."""
        now_s = time.monotonic() if at_s is None else at_s
        self.spent[step] = self.spent.get(step, 0.0) + now_s - self._since_s
        self._since_s = now_s


def add_spent(*parts: Spent) -> Spent:
    """Add seconds up, step by step."""
    steps = dict.fromkeys(step for part in parts for step in part)
    return {step: sum(part.get(step, 0.0) for part in parts) for step in steps}


def describe_spent(spent: Spent) -> str:
    """List the steps in their order, with those under a hundredth of the whole taken together."""
    total = sum(spent.values())
    shown = {step: s for step, s in spent.items() if s >= total / 100}
    rest = total - sum(shown.values())
    parts = [f"{step} {s:.2f}" for step, s in shown.items()] + ([f"the rest {rest:.2f}"] if rest > 0 else [])
    return f"{total:.2f} s: {', '.join(parts)}"
