"""A place where a kernel runs: its limits, and the launch configurations that passed them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any, Generic, TypeVar

import torch

from workbench.core.errors import LaunchError
from workbench.core.geometry import LaunchConfig
from workbench.kernel.limits import LaunchLimits

_MOST_CONFIGS = 4096
_INT = {int}

Extents = int | Sequence[int]
"""An int, or 1 to 3 ints: extents along x, y and z."""

Device = torch.device | str | int
"""A device as torch takes it."""

Ready = TypeVar("Ready")
"""A launch configuration as a target keeps it, for fast launches."""


class Target(ABC, Generic[Ready]):
    """A kernel in one place.

    Parameters
    ----------
    limits : LaunchLimits

    Attributes
    ----------
    accepted : dict
        Configurations made ready by ``grid, block, smem_bytes, cooperative``: to be looked up only where `is_plain`
        holds, for 1.0 and True are the same key as 1.
    """

    def __init__(self, limits: LaunchLimits) -> None:
        self.limits = limits
        self.accepted: dict[Any, Ready] = {}
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
        if is_plain(grid, block, smem_bytes):
            self.accepted[grid, block, smem_bytes, cooperative] = ready
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

    @abstractmethod
    def limited(self, seconds: float, stream: Any) -> AbstractContextManager[None]:
        """Raise `TimeLimitError` where what runs within the context has not ended after so many seconds."""


def is_plain(grid: object, block: object, smem_bytes: object) -> bool:
    """Whether a configuration consists of ints and tuples of ints, and not of objects that only equal them."""
    grids = grid if type(grid) is tuple else (grid,)
    blocks = block if type(block) is tuple else (block,)
    return {type(smem_bytes), *map(type, grids), *map(type, blocks)} == _INT


def read_device(kernel: str, asked: Device, *, present: bool = False) -> torch.device:
    """Read the device that a launch is asked to run on.

    Parameters
    ----------
    kernel : str
        Name, for messages.
    asked : torch.device, str or int
    present : bool
        Refuse a CUDA device that torch does not see.

    Raises
    ------
    LaunchError
        If it is neither the CPU nor a CUDA device.
    """
    try:
        device = torch.device(asked)
    except (RuntimeError, TypeError) as error:
        reason = str(error).splitlines()[0]
        raise LaunchError(f"{kernel}: device must be a CUDA device or the CPU; got {asked!r}: {reason}") from None
    if device.type not in ("cpu", "cuda"):
        raise LaunchError(f"{kernel}: device must be a CUDA device or the CPU; got {device}")
    if present and device.type == "cuda" and not 0 <= (device.index or 0) < torch.cuda.device_count():
        raise LaunchError(f"{kernel}: device is {asked}; torch sees {torch.cuda.device_count()} of them")
    return device
