"""A place where a kernel runs: its limits, and the launch configurations that passed them."""

from __future__ import annotations

import marshal
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from workbench.core.geometry import LaunchConfig
from workbench.kernel.limits import LaunchLimits

_MOST_CONFIGS = 4096
MARSHAL_VERSION = 2
"""Later ones write what occurs twice in another way."""

Extents = int | Sequence[int]
"""An int, or 1 to 3 ints: extents along x, y and z."""

Ready = TypeVar("Ready")
"""What a target makes of a launch configuration so that a launch takes little time."""


class Target(ABC, Generic[Ready]):
    """A kernel in one place.

    Parameters
    ----------
    limits : LaunchLimits

    Attributes
    ----------
    accepted : dict
        Configurations made ready by what `marshal` makes of grid, block, smem_bytes and cooperative: it tells 1 from
        1.0 and from True, which are the same key.
    """

    def __init__(self, limits: LaunchLimits) -> None:
        self.limits = limits
        self.accepted: dict[bytes, Ready] = {}
        self._ready: dict[LaunchConfig, Ready] = {}

    def accept(self, grid: Extents, block: Extents, smem_bytes: int, cooperative: bool) -> Ready:
        """Check a configuration and make it ready, once for each that recurs.

        Raises
        ------
        LaunchError
            If the kernel cannot run with it here.
        """
        config = self.limits.config(grid, block, smem_bytes, cooperative)
        ready = self._ready.get(config)
        if ready is None:
            if len(self._ready) >= _MOST_CONFIGS:
                self._ready.clear()
                self.accepted.clear()
            ready = self._ready[config] = self.prepare(config)
        if all(_is_plain(extents) for extents in (grid, block, smem_bytes, cooperative)):
            geometry: Any = (grid, block, smem_bytes, cooperative)
            self.accepted[marshal.dumps(geometry, MARSHAL_VERSION)] = ready
        return ready

    @abstractmethod
    def prepare(self, config: LaunchConfig) -> Ready:
        """Make ready what can be made ready before the launch itself."""

    @abstractmethod
    def run(self, ready: Ready, fields: Sequence[Any], arguments: Sequence[Any], is_foreign: bool, stream: Any) -> None:
        """Run a launch.

        Parameters
        ----------
        ready
            The configuration, from `accepted` or `accept`.
        fields, arguments, is_foreign
            As `ArgumentPlan.check` returns them.
        stream
            Where to queue it on a GPU; None stands for torch's current stream.
        """


def _is_plain(value: object) -> bool:
    """Whether `marshal` writes a value as it writes no other."""
    parts = value if type(value) is tuple else (value,)
    return all(type(part) in (int, bool) for part in parts)
