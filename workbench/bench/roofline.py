"""The least time that moving a call's data can take: whatever is measured below it was not measured right."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from workbench.core.errors import WorkbenchError


class MeasuringError(WorkbenchError):
    """A time that no device can reach: the measurement is wrong."""


@dataclass(frozen=True)
class Roofline:
    """A lower bound of a call's time.

    Attributes
    ----------
    min_bytes : int
        What must cross the memory's interface.
    bandwidth_gbps : float
        10^9 bytes per second of that interface; infinite where it is not known.
    """

    min_bytes: int
    bandwidth_gbps: float

    @property
    def floor_us(self) -> float:
        """The least time in microseconds."""
        return self.min_bytes / self.bandwidth_gbps / 1e3

    def check(self, name: str, median_us: float) -> None:
        """Refuse a time below the floor.

        Raises
        ------
        MeasuringError
            If `median_us` is less than `floor_us`.
        """
        if median_us < self.floor_us:
            raise MeasuringError(
                f"{name}: {median_us:.3g} us is below the roofline of {self.floor_us:.3g} us ({self.min_bytes:,} bytes "
                f"at {self.bandwidth_gbps:,.0f} GB/s): the call cannot have done its work in the time that was measured"
            )


def compulsory_bytes(inputs: Iterable[Tensor | None], outputs: Iterable[Tensor], l2_bytes: int, *, cold: bool) -> int:
    """Count the bytes that a call must move between memory and chip.

    Every input is read once and every output written once. What an L2 cache may hold is taken off: of the outputs
    always, for they may be written back after the call; of the inputs too where the cache is warm.

    Parameters
    ----------
    inputs, outputs : iterable of Tensor
    l2_bytes : int
        Size of the cache.
    cold : bool
        Whether the call finds no input in the cache.
    """
    read, written = sum(_distinct_bytes(t) for t in inputs if t is not None), sum(map(_distinct_bytes, outputs))
    return read + max(0, written - l2_bytes) if cold else max(0, read + written - l2_bytes)


def _distinct_bytes(tensor: Tensor) -> int:
    """Bytes of a tensor's elements, an expanded axis counted once."""
    extents = (extent for extent, stride in zip(tensor.shape, tensor.stride(), strict=True) if stride)
    return math.prod(extents) * tensor.element_size() if tensor.numel() else 0


def peak_bandwidth_gbps(device: torch.device) -> float:
    """Return the bandwidth that a GPU's memory clock and bus width give; infinite for a CPU.

    Two transfers per clock, as DDR and HBM memories make them.
    """
    if device.type != "cuda":
        return math.inf
    properties: Any = torch.cuda.get_device_properties(device)
    clock_hz, width_bytes = 1e3 * float(properties.memory_clock_rate), float(properties.memory_bus_width) / 8
    return 2 * clock_hz * width_bytes / 1e9


def l2_bytes_of(device: torch.device) -> int:
    """Return the size of a GPU's L2 cache; 0 for a CPU."""
    return int(torch.cuda.get_device_properties(device).L2_cache_size) if device.type == "cuda" else 0
