"""What the model of time takes for granted of a GPU: one row a GPU.

``benchmarks/microbenchmarks`` measures most figures. ``docs/time.md`` says where each comes from, and which are not
measured.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from workbench.core.arch import Arch
from workbench.core.brief import brief
from workbench.core.errors import ArgumentError

ATOMIC_BYTES = 512
"""Neighbouring bytes of which one unit of L2 executes the atomics."""


@brief("pipes", "latencies")
@dataclass(frozen=True)
class Core:
    """What an SM of one architecture does, in cycles of its clock.

    Attributes
    ----------
    pipes : mapping of str to float
        Cycles that an instruction of a warp keeps a pipe of its sub-partition (a quarter of the SM) busy.
    latencies : mapping of str to float
        Cycles until the result of an instruction that the compiler tracks by a scoreboard is there.
    requests : float
        Cycles that a request of a warp keeps the SM's load and store unit busy.
    barrier : tuple of (float, float)
        Cycles of a barrier that all warps reach at once, and how many more for each warp.
    products : mapping of int to float
        By columns of the result, cycles that an asynchronous product (``wgmma``) keeps each tensor core busy.
    block : float
        Cycles between two blocks that begin on an SM.
    turnover : float
        Cycles from a block's end until the one in its place begins.
    """

    pipes: Mapping[str, float]
    latencies: Mapping[str, float]
    requests: float
    barrier: tuple[float, float]
    products: Mapping[int, float]
    block: float
    turnover: float

    def product_cycles(self, columns: int) -> float:
        """Cycles of an asynchronous product with so many columns: between those of the next narrower and wider one."""
        wider = min((n for n in self.products if n >= columns), default=max(self.products))
        narrower = max((n for n in self.products if n <= columns), default=min(self.products))
        part = (columns - narrower) / max(wider - narrower, 1)
        return self.products[narrower] + part * (self.products[wider] - self.products[narrower])

    def _about(self) -> str:
        return f"{len(self.pipes)} pipes, {len(self.latencies)} latencies"


@dataclass(frozen=True)
class Chip:
    """A GPU.

    Attributes
    ----------
    name : str
    device : str
        What its driver calls it. Another memory or number of SMs has another name.
    arch : Arch
    core : Core
    num_sms : int
    clock_mhz : float
        Of the SMs, under light load.
    launch_us : float
        Time of a kernel that does next to nothing, on memory that no cache and no TLB has.
    fetch_ns : float
        Time to fetch a machine instruction that no cache has.
    l1_bytes : int
        L1 and shared memory of an SM.
    l2_bytes : int
    dirty_share : float
        Part of L2 that holds what earlier kernels wrote: what a kernel reads drives it out.
    scattered_sectors : float
        Sectors of device memory that move where one of a line is wanted.
    l2_line_ps, l2_sector_ps, l2_partial_ps, l2_absent_ps : float
        Time that L2 takes, all SMs together, for a line of a request, for each of its sectors beside, for a sector
        that is written in part, and for one of these that L2 does not have.
    dram_gbps : float
        Bandwidth of device memory.
    l2_cycles, dram_cycles, atomic_cycles : float
        Latency of a load that L1, and L2, does not have, and of an atomic.
    dram_doubling : float
        Cycles that a warp waits longer for twice as many lines of device memory, since it waits for the last one.
    loaded_latency : float
        By how much, as a part of it, the latency of device memory grows until its bandwidth is used up.
    mixed_latency : float
        By how much, as a part of it, that latency is longer where half of what moves is written.
    atomic_ns, float_atomic_ns : float
        Time between two atomics of the grid on sectors of the same `ATOMIC_BYTES`, which share a unit of L2: of
        integers, and of floats.
    source : str
        Where the figures come from, or that they are not verified.
    """

    name: str
    device: str
    arch: Arch
    core: Core
    num_sms: int
    clock_mhz: float
    launch_us: float
    fetch_ns: float
    l1_bytes: int
    l2_bytes: int
    dirty_share: float
    scattered_sectors: float
    l2_line_ps: float
    l2_sector_ps: float
    l2_partial_ps: float
    l2_absent_ps: float
    dram_gbps: float
    l2_cycles: float
    dram_cycles: float
    dram_doubling: float
    atomic_cycles: float
    loaded_latency: float
    mixed_latency: float
    atomic_ns: float
    float_atomic_ns: float
    source: str

    @classmethod
    def of(cls, name: Chip | str) -> Chip:
        """Look a GPU up.

        Raises
        ------
        ArgumentError
            If it is not in the table.
        """
        if isinstance(name, Chip):
            return name
        if name not in CHIPS:
            raise ArgumentError(f"no row for GPU {name!r}; expected one of {', '.join(CHIPS)}")
        return CHIPS[name]


_HOPPER = Core(
    pipes=MappingProxyType(
        {"fma": 1.0, "imad": 2.0, "alu": 2.0, "xu": 8.0, "f64": 2.2, "f16": 1.25, "uniform": 2.0, "branch": 2.0}
        | {"mma 16816": 6.1, "mma 1688 tf32": 6.1, "mma 1688": 3.05, "mma 1684 tf32": 3.05}
    ),
    latencies=MappingProxyType(
        {"shared": 23.0, "l1": 38.0, "shuffle": 24.0, "xu": 17.0, "constant": 29.0, "special": 30.0, "read": 12.0}
        | {"shared atomic": 23.0, "f64": 8.0, "mma": 24.0, "uniform": 12.0, "matrix": 30.0, "local": 30.0}
        | {"fence": 520.0, "cluster barrier": 190.0, "wgmma": 60.0}
    ),
    requests=1.0,
    barrier=(12.7, 2.0),
    products=MappingProxyType({8: 20.0, 16: 22.0, 32: 24.4, 64: 32.3, 128: 64.4, 256: 128.6}),
    block=158.0,
    turnover=480.0,
)

_H200 = Chip(
    name="H200",
    device="NVIDIA H200",
    arch=Arch.of("sm_90"),
    core=_HOPPER,
    num_sms=132,
    clock_mhz=1980.0,
    launch_us=1.6,
    fetch_ns=0.5,
    l1_bytes=256 * 1024,
    l2_bytes=50 << 20,
    dirty_share=0.5,
    scattered_sectors=3.3,
    l2_line_ps=4.3,
    l2_sector_ps=2.8,
    l2_partial_ps=16.3,
    l2_absent_ps=62.0,
    dram_gbps=4300.0,
    l2_cycles=283.0,
    dram_cycles=689.0,
    dram_doubling=40.0,
    atomic_cycles=391.0,
    loaded_latency=0.6,
    mixed_latency=0.6,
    atomic_ns=0.75,
    float_atomic_ns=1.78,
    source="microbenchmarks-H200-2026-11-23.json",
)

CHIPS: Mapping[str, Chip] = MappingProxyType(
    {
        chip.name: chip
        for chip in (
            _H200,
            replace(
                _H200,
                name="H100",
                device="NVIDIA H100 80GB HBM3",
                dram_gbps=3000.0,
                scattered_sectors=3.1,
                l2_line_ps=5.1,
                l2_sector_ps=3.3,
                l2_partial_ps=19.1,
                l2_absent_ps=74.2,
                source="microbenchmarks-H100-2026-11-27.json",
            ),
        )
    }
)
"""Every GPU that has a row, by name."""
