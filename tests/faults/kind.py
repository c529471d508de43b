"""What a kind of fault is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tests.faults.arena import ROOT_IS_HERE, Arena

Throw = Callable[[Arena], None]


@dataclass(frozen=True)
class FaultKind:
    """One row of the table.

    Attributes
    ----------
    name, component : str
    holds : str
        What must hold afterwards, beside what every fault is judged by: no traceback, no process or file left behind.
    throw : callable
        Throws it in an arena, and raises `FailedError` where something does not hold.
    weight : int
        How often it is drawn, beside the others.
    is_sampled : bool
        Cheap enough for the sample that the tests run.
    needs_root : bool
    """

    name: str
    component: str
    holds: str
    throw: Throw
    weight: int = 3
    is_sampled: bool = False
    needs_root: bool = False

    @property
    def obstacle(self) -> str:
        """Why it cannot be thrown here; empty where it can."""
        return "needs root" if self.needs_root and not ROOT_IS_HERE else ""
