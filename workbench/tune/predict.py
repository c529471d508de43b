"""Predict how candidates rank without a GPU: the emulator's counters over a memory that occupancy must keep busy."""

from __future__ import annotations

from workbench.analysis.coalesce import SECTOR_BYTES
from workbench.analysis.occupancy import occupancy
from workbench.bench.bare import BareVariant
from workbench.core.geometry import Dim3
from workbench.op import Plan, Variant
from workbench.op.declaration import Launch

# An H200, which the prediction stands for.
_SMS = 132
_BANDWIDTH_GBPS = 4800.0
_SM_CLOCK_MHZ = 1755.0
_LAUNCH_US = 2.0
_SATURATING_PCT = 50.0
"""Occupancy at which the loads in flight fill the memory's bandwidth; below it the bandwidth falls in proportion."""


def predict_us(variant: Variant | BareVariant, plan: Plan, arch: str) -> float:
    """Predict the time of a plan's launches: a figure to rank candidates by, and not a time to expect.

    A launch takes the larger of its global sectors over the bandwidth and its shared-memory wavefronts over the SMs,
    stretched by the part of the SMs that its last wave of blocks leaves idle, and a constant.

    Parameters
    ----------
    variant : Variant or BareVariant
    plan : Plan
        On CPU tensors; its launches run once more, traced, unless they were watched when they ran.
    arch : str
        Architecture whose occupancy counts.

    Returns
    -------
    float
        Microseconds.
    """
    return sum(_launch_us(variant, launch, arch) for launch in plan.launches)


def _launch_us(variant: Variant | BareVariant, launch: Launch, arch: str) -> float:
    kernel = variant.kernel(launch)
    needs = kernel.resources(arch)
    threads, blocks = Dim3.of(launch.block, "block").size, Dim3.of(launch.grid, "grid").size
    fit = occupancy(threads, needs.registers, needs.static_smem_bytes, launch.smem_bytes, needs.barriers, arch=arch)
    trace = variant.traced if isinstance(variant, BareVariant) else None
    if trace is None:
        trace = kernel.trace(
            grid=launch.grid,
            block=launch.block,
            smem_bytes=launch.smem_bytes,
            cooperative=launch.cooperative,
            strided=bool(launch.strided),
            **launch.arguments,
        )
    counters = trace.counters()
    sectors = sum(value for name, value in counters.items() if "t_sectors" in name)
    wavefronts = sum(value for name, value in counters.items() if "wavefronts" in name)
    busy = min(1.0, fit.percent / _SATURATING_PCT)
    memory_us = sectors * SECTOR_BYTES / (_BANDWIDTH_GBPS * 1e3 * busy)
    shared_us = wavefronts / (_SMS * _SM_CLOCK_MHZ)
    waves = blocks / (fit.blocks_per_sm * _SMS)
    idle = -(-waves // 1) / waves if waves > 1 else 1.0
    return max(memory_us, shared_us) * idle + _LAUNCH_US
