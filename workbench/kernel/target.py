"""A place where a kernel runs: its limits, and the launch configurations that passed them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from workbench.core.geometry import LaunchConfig
from workbench.kernel.limits import LaunchLimits

_MOST_CONFIGS = 4096

Geometry = tuple[int | Sequence[int], int | Sequence[int], int, bool]
"""Grid, block, dynamic shared memory in bytes, and whether the launch is cooperative; hashable."""
Ready = TypeVar("Ready")
"""What a target makes of a launch configuration so that a launch takes little time."""


class _Accepted(dict[Geometry, Ready]):
    """Configurations made ready; one that is looked up again costs no Python call."""

    def __init__(self, prepare: Callable[[Geometry], Ready]) -> None:
        self._prepare = prepare

    def __missing__(self, key: Geometry) -> Ready:
        ready = self._prepare(key)
        if len(self) >= _MOST_CONFIGS:
            self.clear()
        self[key] = ready
        return ready


class Target(ABC, Generic[Ready]):
    """A kernel in one place.

    Parameters
    ----------
    limits : LaunchLimits

    Attributes
    ----------
    accepted : dict
        ``accepted[grid, block, smem_bytes, cooperative]`` checks a configuration and makes it ready, once for each that
        recurs; a `LaunchError` says why the kernel cannot run with it here.
    """

    def __init__(self, limits: LaunchLimits) -> None:
        self.limits = limits
        self.accepted: dict[Geometry, Ready] = _Accepted(lambda key: self.prepare(limits.config(*key)))

    @abstractmethod
    def prepare(self, config: LaunchConfig) -> Ready:
        """Make ready what can be made ready before the launch itself."""

    @abstractmethod
    def run(self, ready: Ready, fields: Sequence[Any], arguments: Sequence[Any], is_foreign: bool, stream: Any) -> None:
        """Run a launch.

        Parameters
        ----------
        ready
            The configuration, from `accepted` or `prepare`.
        fields, arguments, is_foreign
            As `ArgumentPlan.check` returns them.
        stream
            Where to queue it on a GPU; None stands for torch's current stream.
        """
