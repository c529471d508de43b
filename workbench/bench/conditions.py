"""What a GPU's clocks did while it was timed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

import torch

from workbench.kernel.kernel import EMULATED_ARCH

EMULATOR = "emulator"
"""The machine's device where there is no GPU."""


@dataclass(frozen=True)
class Conditions:
    """State of a GPU over a measurement.

    Attributes
    ----------
    sm_clock_mhz : int
        Lowest clock of the SMs that was seen.
    memory_clock_mhz : int
        Lowest clock of the memory.
    temperature_c : int
        Highest temperature.
    throttle_reasons : tuple of str
        Every reason for which the driver held the clocks down.
    """

    sm_clock_mhz: int
    memory_clock_mhz: int
    temperature_c: int
    throttle_reasons: tuple[str, ...] = ()

    def __or__(self, other: Conditions) -> Conditions:
        return Conditions(
            min(self.sm_clock_mhz, other.sm_clock_mhz),
            min(self.memory_clock_mhz, other.memory_clock_mhz),
            max(self.temperature_c, other.temperature_c),
            tuple(sorted({*self.throttle_reasons, *other.throttle_reasons})),
        )


def default_device() -> str:
    """Say where things are timed unless a device is named: ``"cuda"`` where there is a GPU, else ``"cpu"``."""
    return "cuda" if torch.cuda.is_available() else "cpu"


class Monitor(Protocol):
    """Looks at a device while it works."""

    def poll(self) -> Conditions | None:
        """Return the device's state now; None where nothing can be known of it."""


class Blind:
    """The monitor of a device that tells nothing: a CPU, or a GPU without the package ``nvidia-ml-py``."""

    def poll(self) -> None:
        """Return None."""
        return


# The reasons that slow a kernel down; idling and a clock that the user asked for are not among them.
_REASONS = {
    "SwPowerCap": "power cap",
    "HwSlowdown": "hardware slowdown",
    "SwThermalSlowdown": "thermal",
    "HwThermalSlowdown": "hardware thermal",
    "HwPowerBrakeSlowdown": "power brake",
}


class GpuMonitor:
    """The driver's management library, asked about one CUDA device.

    Parameters
    ----------
    device : int
        CUDA device index; it is found by its UUID, since the library numbers devices its own way.
    """

    def __init__(self, device: int) -> None:
        import pynvml  # noqa: PLC0415  (an extra)

        pynvml.nvmlInit()
        self._nvml: Any = pynvml
        properties: Any = torch.cuda.get_device_properties(device)
        self._handle = pynvml.nvmlDeviceGetHandleByUUID(f"GPU-{properties.uuid}")

    def poll(self) -> Conditions:
        """Return the device's state now."""
        nvml, handle = self._nvml, self._handle
        active = nvml.nvmlDeviceGetCurrentClocksThrottleReasons(handle)
        return Conditions(
            nvml.nvmlDeviceGetClockInfo(handle, nvml.NVML_CLOCK_SM),
            nvml.nvmlDeviceGetClockInfo(handle, nvml.NVML_CLOCK_MEM),
            nvml.nvmlDeviceGetTemperature(handle, nvml.NVML_TEMPERATURE_GPU),
            tuple(
                reason
                for name, reason in _REASONS.items()
                if active & getattr(nvml, f"nvmlClocksThrottleReason{name}", 0)
            ),
        )


def monitor_of(device: torch.device) -> Monitor:
    """Return the monitor of a device; a blind one where ``nvidia-ml-py`` is not installed or has no such device."""
    if device.type != "cuda":
        return Blind()
    try:
        import pynvml  # noqa: PLC0415  (an extra)
    except ImportError:
        return Blind()
    try:
        return GpuMonitor(torch.cuda.current_device() if device.index is None else device.index)
    except pynvml.NVMLError:
        return Blind()


@dataclass(frozen=True)
class Machine:
    """What a time belongs to.

    Attributes
    ----------
    device : str
        Name of the GPU, or ``"emulator"``.
    arch : str
        Such as ``"sm_90"``; for the emulator the one that it stands for.
    driver : str
        CUDA version of the driver; empty for the emulator.
    uuid : str
        Which GPU of that name; empty for the emulator.
    """

    device: str
    arch: str
    driver: str = ""
    uuid: str = ""

    @classmethod
    def of(cls, device: str) -> Machine:
        """Describe a torch device by its name."""
        where = torch.device(device)
        if where.type != "cuda":
            return cls(EMULATOR, EMULATED_ARCH)
        from workbench.gpu.devices import describe  # noqa: PLC0415  (needs CuPy)

        cuda: Any = torch.cuda  # asked for its current device, it makes a context there
        index = where.index if where.index is not None else cuda.current_device() if cuda.is_initialized() else 0
        found = describe(index)
        return cls(found.name, found.arch, str(found.driver), found.uuid)
