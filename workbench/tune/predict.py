"""Predict how candidates rank without a GPU: by the model of time, and by traffic where that does not apply."""

from __future__ import annotations

from math import ceil

from workbench.analysis.coalesce import SECTOR_BYTES
from workbench.analysis.occupancy import occupancy
from workbench.analysis.trace import Trace
from workbench.bench.bare import BareVariant
from workbench.core.chips import Chip
from workbench.core.errors import MissingDependencyError
from workbench.core.geometry import Dim3
from workbench.kernel import Kernel
from workbench.op import Plan, Variant
from workbench.op.declaration import Launch
from workbench.op.launches import predictions

CHIP = Chip.of("H200")
"""What a prediction stands for."""

MODEL, TRAFFIC = "predicted", "predicted by traffic"
"""How a time was found: by the model of time, or, where a launch is outside it, from what moves."""

_SATURATING_PCT = 50.0
"""Occupancy at which the loads in flight fill the memory's bandwidth; below it the bandwidth falls in proportion."""


def predict_us(variant: Variant | BareVariant, plan: Plan, arch: str, chip: Chip = CHIP) -> tuple[float, str]:
    """Predict the time of a plan's launches on a GPU: a figure to rank candidates by, and how it was found.

    A launch is predicted by `workbench.kernel.Kernel.predict`. Where that says that it is outside the model, or where
    there is no nvdisasm, it takes the larger of its global sectors over the bandwidth and its shared-memory wavefronts
    over the SMs, stretched by the part of the SMs that its last wave of blocks leaves idle, and a constant.

    Parameters
    ----------
    variant : Variant or BareVariant
    plan : Plan
        On CPU tensors; some blocks of its launches run once more.
    arch : str
        Architecture whose occupancy counts.
    chip : Chip

    Returns
    -------
    us : float
        Microseconds.
    how : str
        `MODEL`, or `TRAFFIC` where a launch is outside the model: the two are not to be compared.
    """
    try:
        found = [one.microseconds for one in predictions(plan, variant.kernel, chip)]
    except MissingDependencyError:
        found = [None] * len(plan.launches)
    trace = variant.traced if isinstance(variant, BareVariant) else None
    total_us = sum(
        _by_traffic(variant.kernel(launch), launch, trace, arch, chip) if us is None else us
        for launch, us in zip(plan.launches, found, strict=True)
    )
    return total_us, TRAFFIC if None in found else MODEL


def model_us(variant: Variant | BareVariant, plan: Plan, chip: Chip) -> float | None:
    """Predict the time of a plan's launches by the model of time alone; None where one of them is outside it.

    Raises
    ------
    MissingDependencyError
        If nvdisasm is not there.
    """
    total_us = 0.0
    for one in predictions(plan, variant.kernel, chip):
        if one.microseconds is None:
            return None
        total_us += one.microseconds
    return total_us


def _by_traffic(kernel: Kernel, launch: Launch, trace: Trace | None, arch: str, chip: Chip) -> float:
    needs = kernel.resources(arch)
    threads, blocks = Dim3.of(launch.block, "block").size, Dim3.of(launch.grid, "grid").size
    fit = occupancy(threads, needs.registers, needs.static_smem_bytes, launch.smem_bytes, needs.barriers, arch=arch)
    if trace is None:
        trace = kernel.trace(**launch.configuration, **launch.arguments)
    counters = trace.counters()
    sectors = sum(value for name, value in counters.items() if "t_sectors" in name)
    wavefronts = sum(value for name, value in counters.items() if "wavefronts" in name)
    busy = min(1.0, fit.percent / _SATURATING_PCT)
    memory_us = sectors * SECTOR_BYTES / (chip.dram_gbps * 1e3 * busy)
    shared_us = wavefronts / (chip.num_sms * chip.clock_mhz)
    waves = blocks / (fit.blocks_per_sm * chip.num_sms)
    idle = ceil(waves) / waves if waves > 1 else 1.0
    return max(memory_us, shared_us) * idle + chip.launch_us
