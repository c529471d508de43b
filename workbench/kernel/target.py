"""A place where a kernel runs: its limits, and the launch configurations that passed them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from workbench.core.geometry import LaunchConfig
from workbench.kernel.limits import LaunchLimits

_MOST_CONFIGS = 4096

Ready = TypeVar("Ready")
"""What a target makes of a launch configuration so that a launch takes little time."""


class Target(ABC, Generic[Ready]):
    """A kernel in one place.

    Parameters
    ----------
    limits : LaunchLimits
    """

    def __init__(self, limits: LaunchLimits) -> None:
        self.limits = limits
        self._ready: dict[object, Ready] = {}

    def accept(
        self, grid: int | Sequence[int], block: int | Sequence[int], smem_bytes: int, cooperative: bool
    ) -> Ready:
        """Check a launch configuration and make it ready, once for each that recurs.

        Raises
        ------
        LaunchError
            If the kernel cannot run with it here.
        """
        key = (grid, block, smem_bytes, cooperative)
        try:
            return self._ready[key]
        except KeyError:
            ready = self._prepare(self.limits.config(*key))
        except TypeError:  # a list is no key
            return self._prepare(self.limits.config(*key))
        if len(self._ready) >= _MOST_CONFIGS:
            self._ready.clear()
        self._ready[key] = ready
        return ready

    @abstractmethod
    def _prepare(self, config: LaunchConfig) -> Ready:
        """Make ready what can be made ready before the launch itself."""
