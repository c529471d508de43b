"""Roofline: how fast a GPU's memory and arithmetic let a kernel be, from its bytes and operations.

Williams, Waterman, Patterson, "Roofline: an insightful visual performance model for multicore architectures",
Communications of the ACM 52(4), 2009.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass

import numpy as np
from numpy.typing import NDArray

from workbench.core.arch import Arch
from workbench.core.errors import ArgumentError


@dataclass(frozen=True, slots=True)
class Gpu:
    """Ceilings of a GPU.

    Attributes
    ----------
    name : str
    arch : Arch
    num_sms : int
    memory_gbps : float
        Device memory, 10^9 bytes a second.
    tflops : dict of str to float
        10^12 operations a second by kind of arithmetic, dense, a fused multiply-add being two: ``"f32"`` without tensor
        cores, ``"tf32"`` and ``"f16"`` (f16 or bf16 operands, f32 sums) with them. A kind that a GPU lacks is left out.
    source : str
        Where the figures come from.
    """

    name: str
    arch: Arch
    num_sms: int
    memory_gbps: float
    tflops: dict[str, float]
    source: str


def _gpu(name: str, arch: str, num_sms: int, memory_gbps: float, source: str = "data sheet", **tflops: float) -> Gpu:
    return Gpu(name, Arch.of(arch), num_sms, memory_gbps, tflops, source)


GPUS: dict[str, Gpu] = {
    gpu.name: gpu
    for gpu in (
        _gpu("V100", "sm_70", 80, 900, f32=15.7, f16=125),
        _gpu("T4", "sm_75", 40, 320, f32=8.1, f16=65),
        _gpu("A100", "sm_80", 108, 2039, f32=19.5, tf32=156, f16=312),
        _gpu("L40S", "sm_89", 142, 864, f32=91.6, tf32=183, f16=362),
        _gpu("H100", "sm_90", 132, 3350, f32=67, tf32=494, f16=989),
        _gpu("H200", "sm_90", 132, 4800, f32=67, tf32=494, f16=989),
        _gpu("H200 measured", "sm_90", 132, 4230, source="copy, FMA loop, cuBLAS", f32=64, tf32=406, f16=776),
    )
}
"""Ceilings for where there is no GPU to measure: 80 GB A100 and H100 as SXM modules."""


@dataclass(frozen=True, slots=True)
class Roofline:
    """A kernel under a GPU's ceilings.

    Attributes
    ----------
    gpu : Gpu
    arithmetic : str
        Kind of arithmetic: a key of `Gpu.tflops`.
    flops, bytes_moved : float
        Operations of the kernel, and bytes it moves between device memory and the SMs.
    """

    gpu: Gpu
    arithmetic: str
    flops: float
    bytes_moved: float

    @property
    def peak_tflops(self) -> float:
        """The arithmetic's ceiling."""
        return self.gpu.tflops[self.arithmetic]

    @property
    def intensity(self) -> float:
        """Operations per byte."""
        return self.flops / self.bytes_moved

    @property
    def ridge(self) -> float:
        """Operations per byte from which on arithmetic is the limit."""
        return self.peak_tflops * 1e3 / self.gpu.memory_gbps

    @property
    def bound(self) -> str:
        """What limits the kernel: ``"memory"`` or ``"arithmetic"``."""
        return "memory" if self.intensity < self.ridge else "arithmetic"

    @property
    def least_us(self) -> float:
        """The shortest time that both ceilings allow."""
        return max(self.flops / self.peak_tflops * 1e-6, self.bytes_moved / self.gpu.memory_gbps * 1e-3)

    @property
    def attainable_tflops(self) -> float:
        """Operations a second at that time."""
        return self.flops / self.least_us * 1e-6

    def reached_pct(self, measured_us: float) -> float:
        """Compare a measured time with the shortest one; over 100 the measurement, the counts or the ceilings err."""
        return 100.0 * self.least_us / measured_us

    def curve(self, num_points: int = 65) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Sample the roof for a chart.

        Returns
        -------
        intensity, tflops : ndarray of float64, shape (num_points,)
            Operations per byte, evenly spaced in their logarithm over three decades on both sides of the ridge, and the
            attainable 10^12 operations a second there.
        """
        intensity = self.ridge * np.logspace(-3, 3, num_points)
        return intensity, np.minimum(intensity * self.gpu.memory_gbps / 1e3, self.peak_tflops)

    def to_json(self) -> dict[str, object]:
        """Return the inputs and what follows from them, in plain types."""
        return asdict(self) | {
            "gpu": self.gpu.name,
            "intensity_flops_per_byte": self.intensity,
            "bound": self.bound,
            "least_us": self.least_us,
            "attainable_tflops": self.attainable_tflops,
        }

    def __str__(self) -> str:
        return (
            f"{self.flops / 1e9:.3g} GFLOP over {self.bytes_moved / 1e6:.3g} MB = {self.intensity:.3g} FLOP/B "
            f"on {self.gpu.name} ({self.arithmetic} {self.peak_tflops:g} TFLOP/s, {self.gpu.memory_gbps:g} GB/s): "
            f"bound by {self.bound}, {self.least_us:.3g} us at least"
        )


def roofline(flops: float, bytes_moved: float, gpu: Gpu | str, arithmetic: str = "f32") -> Roofline:
    """Put a kernel under a GPU's ceilings.

    Parameters
    ----------
    flops : float
        Operations, a fused multiply-add being two.
    bytes_moved : float
        Bytes between device memory and the SMs: at least what `Trace.footprint_bytes` says.
    gpu : Gpu or str
        A key of `GPUS`, or ceilings that were measured.
    arithmetic : str
        A key of `Gpu.tflops`.

    Raises
    ------
    ArgumentError
        If the GPU or its arithmetic is unknown, or a count is not positive (0 operations are allowed).
    """
    if isinstance(gpu, str):
        if gpu not in GPUS:
            raise ArgumentError(f"no ceilings for GPU {gpu!r}; expected a Gpu or one of {', '.join(GPUS)}")
        gpu = GPUS[gpu]
    if arithmetic not in gpu.tflops:
        raise ArgumentError(f"{gpu.name} has no ceiling for {arithmetic!r}; it has {', '.join(gpu.tflops)}")
    if not (flops >= 0 and bytes_moved > 0):
        raise ArgumentError(f"expected flops >= 0 and bytes_moved > 0; got {flops} and {bytes_moved}")
    return Roofline(gpu, arithmetic, flops, bytes_moved)
