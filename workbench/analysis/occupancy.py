"""Occupancy: how many blocks of a kernel an SM holds at once, what limits them, and how a grid fills a GPU.

The rules are those of ``cuda_occupancy.h`` (package nvidia-cuda-runtime) for compute capability 7.0 and later; the
tests compile that header and compare. They are written once, over arrays, in `block_limits`; a single configuration, a
sweep and a heat map are calls of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import groupby
from operator import index
from typing import Any, Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from workbench.core import html
from workbench.core.arch import Arch
from workbench.core.brief import brief
from workbench.core.errors import ArgumentError
from workbench.core.geometry import Dim3

UNLIMITED = 2**31 - 1
"""Blocks per SM that a resource allows when a block uses none of it (``INT_MAX``, as in ``cuda_occupancy.h``)."""

Ints = NDArray[np.int64]
Axis = Literal["threads", "registers", "smem_bytes"]


@dataclass(frozen=True, slots=True)
class Waves:
    """How a grid runs over a GPU's SMs, a wave being as many blocks as are resident at once.

    Attributes
    ----------
    blocks : int
        Blocks of the grid.
    blocks_per_wave : int
        Blocks per SM times SMs.
    count : float
        Waves, the last one as a fraction.
    tail_blocks : int
        Blocks of the last wave; 0 where it is full.
    efficiency_pct : float
        Share of the block slots of all begun waves that a block fills, taking every block to last equally long.
    """

    blocks: int
    blocks_per_wave: int
    count: float
    tail_blocks: int
    efficiency_pct: float

    def __str__(self) -> str:
        tail = f"a tail of {self.tail_blocks} blocks" if self.tail_blocks else "no tail"
        return (
            f"{self.blocks} blocks in {self.count:.2f} waves of {self.blocks_per_wave}: {tail}, "
            f"{self.efficiency_pct:.1f} % of the block slots filled"
        )


@brief("values", "percent", "warps_per_sm", "limits", "current")
@dataclass(frozen=True, slots=True, eq=False)
class Sweep:
    """Occupancy along one axis, all else as in one configuration: the data of a chart.

    Attributes
    ----------
    axis : str
        ``"threads"``, ``"registers"`` (per thread) or ``"smem_bytes"`` (static and dynamic, per block).
    values : ndarray of int64, shape (n,)
        Points along the axis, ascending.
    blocks_per_sm, warps_per_sm : ndarray of int64, shape (n,)
    percent : ndarray of float64, shape (n,)
    limits : dict of str to ndarray of int64, shape (n,)
        Blocks per SM that each resource alone allows, keys as in `Occupancy.limits`.
    occupancy : Occupancy
        The configuration that is varied.
    """

    axis: Axis
    values: Ints
    blocks_per_sm: Ints
    warps_per_sm: Ints
    percent: NDArray[np.float64]
    limits: dict[str, Ints]
    occupancy: Occupancy

    @property
    def current(self) -> int:
        """Where the configuration itself stands on the axis."""
        return int(getattr(self.occupancy, self.axis))

    def __str__(self) -> str:
        here = int(np.searchsorted(self.values, self.current))
        lines = [self._about(), f"{self.axis:>15}  warps per SM  occupancy  limited by"]
        for limiters, run in groupby(range(len(self.values)), key=self._limiters):
            for warps, alike in groupby(run, key=lambda point: int(self.warps_per_sm[point])):
                points = [*alike]
                low, high = (int(self.values[points[end]]) for end in (0, -1))
                span = f"{low}" if low == high else f"{low} to {high}"
                now = "  <- now" if here in points else ""
                lines.append(f"{span:>15}  {warps:>12}  {self.percent[points[0]]:>7.1f} %  {limiters}{now}")
        return "\n".join(lines)

    def _limiters(self, point: int) -> str:
        """Name the resources that allow the fewest blocks at one of the values, by its index."""
        blocks = {name: int(limit[point]) for name, limit in self.limits.items()}
        return " and ".join(name for name, most in blocks.items() if most == min(blocks.values()))

    def _about(self) -> str:
        low, high, now = self.percent.min(), self.percent.max(), self.occupancy.percent
        return f"{low:.0f} to {high:.0f} % along {self.axis} on {self.occupancy.arch}; {now:.0f} % at {self.current}"

    def _repr_html_(self) -> str:
        return html.preformatted(str(self))


@brief("threads", "smem_bytes", "percent", "current")
@dataclass(frozen=True, slots=True, eq=False)
class HeatMap:
    """Occupancy over block size and shared memory: the data of a heat map.

    Attributes
    ----------
    threads : ndarray of int64, shape (n,)
    smem_bytes : ndarray of int64, shape (m,)
        Static and dynamic shared memory per block.
    percent : ndarray of float64, shape (m, n)
    occupancy : Occupancy
        The configuration that is varied.
    """

    threads: Ints
    smem_bytes: Ints
    percent: NDArray[np.float64]
    occupancy: Occupancy

    @property
    def current(self) -> tuple[int, int]:
        """Threads and shared memory bytes of the configuration itself."""
        return self.occupancy.threads, self.occupancy.smem_bytes

    def __str__(self) -> str:
        best = self.percent.max()
        line, column = (int(places[-1]) for places in np.nonzero(self.percent == best))
        threads, smem_bytes = self.current
        return (
            f"{self.percent.min():.0f} to {best:.0f} % over {self.threads[0]} to {self.threads[-1]} threads and "
            f"0 to {self.smem_bytes[-1] >> 10} KiB of shared memory on {self.occupancy.arch}\n"
            f"now {self.occupancy.percent:.1f} % with {threads} threads and {smem_bytes} B; "
            f"{best:.1f} % as far as {self.smem_bytes[line] >> 10} KiB, with {self.threads[column]} threads"
        )

    def _repr_html_(self) -> str:
        return html.preformatted(str(self))


@brief("limits", "waves(grid, num_sms)", "sweep(axis)", "heat_map()")
@dataclass(frozen=True, slots=True)
class Occupancy:
    """What one SM holds of a kernel, and why not more.

    Attributes
    ----------
    arch : Arch
    threads : int
        Threads per block.
    registers : int
        Registers per thread.
    static_smem_bytes, dynamic_smem_bytes : int
        Shared memory per block, without what the driver reserves.
    barriers : int
        Hardware barriers that a block uses.
    smem_carveout_pct : int or None
        Preferred shared memory in percent of the largest; None for the largest, the driver's choice.
    limits : dict of str to int
        Blocks per SM that each resource alone allows: ``"warps"``, ``"registers"``, ``"smem"``, ``"blocks"`` and
        ``"barriers"``; `UNLIMITED` where a resource is not used.
    """

    arch: Arch
    threads: int
    registers: int
    static_smem_bytes: int
    dynamic_smem_bytes: int
    barriers: int
    smem_carveout_pct: int | None
    limits: dict[str, int]

    @property
    def smem_bytes(self) -> int:
        """Static and dynamic shared memory per block."""
        return self.static_smem_bytes + self.dynamic_smem_bytes

    @property
    def blocks_per_sm(self) -> int:
        """Blocks resident at once on one SM; 0 where the kernel cannot be launched so."""
        return min(self.limits.values())

    @property
    def warps_per_block(self) -> int:
        """Warps of a block, the last one possibly incomplete."""
        return -(-self.threads // self.arch.warp_size)

    @property
    def warps_per_sm(self) -> int:
        """Warps resident at once on one SM."""
        return self.blocks_per_sm * self.warps_per_block

    @property
    def percent(self) -> float:
        """Resident warps in percent of the SM's slots for them."""
        return 100.0 * self.warps_per_sm / self.arch.max_warps_per_sm

    @property
    def limiters(self) -> tuple[str, ...]:
        """Name every resource that allows no more blocks than there are; several where they tie."""
        return tuple(name for name, blocks in self.limits.items() if blocks == self.blocks_per_sm)

    def waves(self, grid: int | Sequence[int], num_sms: int) -> Waves:
        """Spread a grid over the SMs of a GPU.

        Parameters
        ----------
        grid : int or sequence of int
            Blocks along x, y and z.
        num_sms : int
            SMs of the GPU (132 on an H200).

        Returns
        -------
        Waves

        Raises
        ------
        ArgumentError
            If no block fits on an SM, or `num_sms` is below 1.
        LaunchError
            If `grid` is not a grid.
        """
        if _count("num_sms", num_sms) < 1:
            raise ArgumentError(f"num_sms must be at least 1; got {num_sms}")
        if not self.blocks_per_sm:
            raise ArgumentError(f"no block fits on an SM, so there are no waves: {self}")
        blocks = Dim3.of(grid).size
        per_wave = self.blocks_per_sm * num_sms
        begun = -(-blocks // per_wave)
        return Waves(blocks, per_wave, blocks / per_wave, blocks % per_wave, 100.0 * blocks / (begun * per_wave))

    def sweep(self, axis: Axis) -> Sweep:
        """Vary threads or shared memory per block, or registers per thread, over all that can be launched.

        Shared memory is varied in the unit that the hardware allocates, threads in warps, registers in ones.

        Parameters
        ----------
        axis : {"threads", "registers", "smem_bytes"}

        Returns
        -------
        Sweep

        Raises
        ------
        ArgumentError
            If the axis is another.
        """
        arch = self.arch
        points = {
            "threads": _ascending(arch.warp_size, arch.max_threads_per_block, arch.warp_size),
            "registers": _ascending(1, arch.max_registers_per_thread, 1),
            "smem_bytes": _ascending(0, arch.smem_optin_per_block_bytes, arch.smem_unit_bytes),
        }
        if axis not in points:
            raise ArgumentError(f"a sweep goes along one of {', '.join(points)}; got {axis!r}")
        values = points[axis]
        limits, blocks, warps, percent = self._vary(**{axis: values})
        return Sweep(axis, values, blocks, warps, percent, limits, self)

    def heat_map(self) -> HeatMap:
        """Vary block size and shared memory together: threads in warps, shared memory in KiB.

        Returns
        -------
        HeatMap
        """
        arch = self.arch
        threads = _ascending(arch.warp_size, arch.max_threads_per_block, arch.warp_size)
        smem = _ascending(0, arch.smem_optin_per_block_bytes, 1024)
        _, _, _, percent = self._vary(threads=threads[None, :], smem_bytes=smem[:, None])
        return HeatMap(threads, smem, percent, self)

    def _vary(self, **changed: Ints) -> tuple[dict[str, Ints], Ints, Ints, NDArray[np.float64]]:
        point: dict[str, Any] = {name: getattr(self, name) for name in ("threads", "registers", "smem_bytes")} | changed
        limits = block_limits(**point, barriers=self.barriers, arch=self.arch, smem_carveout_pct=self.smem_carveout_pct)
        blocks = np.minimum.reduce(list(limits.values()))
        warps = blocks * -(-np.asarray(point["threads"]) // self.arch.warp_size)
        return limits, blocks, warps, 100.0 * warps / self.arch.max_warps_per_sm

    def to_json(self) -> dict[str, object]:
        """Return the configuration and what follows from it, in plain types.

        Returns
        -------
        dict
            Ready for `json.dumps`.
        """
        return asdict(self) | {
            "arch": self.arch.name,
            "blocks_per_sm": self.blocks_per_sm,
            "warps_per_sm": self.warps_per_sm,
            "occupancy_pct": self.percent,
            "limiters": list(self.limiters),
        }

    def __str__(self) -> str:
        return (
            f"{self.arch}: {self.threads} threads, {self.registers} registers, {self.smem_bytes} B shared memory a "
            f"block: {self.blocks_per_sm} blocks = {self.warps_per_sm} of {self.arch.max_warps_per_sm} warps per SM "
            f"({self.percent:.1f} %), limited by {' and '.join(self.limiters)}"
        )

    def _repr_html_(self) -> str:
        limits = {f"blocks by {name}": "no limit" if n == UNLIMITED else n for name, n in self.limits.items()}
        return html.properties(str(self), limits)


def occupancy(
    threads: int,
    registers: int,
    static_smem_bytes: int = 0,
    dynamic_smem_bytes: int = 0,
    barriers: int = 1,
    arch: Arch | str | tuple[int, int] = "sm_90",
    *,
    smem_carveout_pct: int | None = None,
) -> Occupancy:
    """Compute how many blocks of a kernel an SM holds.

    Parameters
    ----------
    threads : int
        Threads per block, at least 1. More than a block may have gives an occupancy of 0, limited by ``"warps"``.
    registers : int
        Registers per thread, as the compiler reports them. Too many give 0, limited by ``"registers"``.
    static_smem_bytes, dynamic_smem_bytes : int
        Shared memory per block, without what the driver reserves. More than the default 48 KiB is taken to be opted
        in to; more than that allows gives 0, limited by ``"smem"``.
    barriers : int
        Hardware barriers that a block uses (``__syncthreads`` alone uses one). They count on sm_90 and later.
    arch : Arch, str or (int, int)
        Whatever `Arch.of` reads.
    smem_carveout_pct : int, optional
        Preferred share of the largest shared memory, 0 to 100, as for ``cudaFuncSetAttribute``; the next size that the
        hardware has, and that holds a block, is taken. By default the largest.

    Returns
    -------
    Occupancy
        Blocks and warps per SM, and what limits them.

    Raises
    ------
    ArgumentError
        If a count is negative or not an integer, or the architecture is unknown.

    Examples
    --------
    >>> import workbench as wb
    >>> found = wb.occupancy(threads=256, registers=40, arch="sm_90")
    >>> found.blocks_per_sm, found.percent, found.limiters
    (6, 75.0, ('registers',))
    """
    target = Arch.of(arch)
    point = {
        "threads": _count("threads", threads),
        "registers": _count("registers", registers),
        "static_smem_bytes": _count("static_smem_bytes", static_smem_bytes),
        "dynamic_smem_bytes": _count("dynamic_smem_bytes", dynamic_smem_bytes),
        "barriers": _count("barriers", barriers),
    }
    if threads < 1:
        raise ArgumentError(f"threads must be at least 1; got {threads}")
    if smem_carveout_pct is not None and not 0 <= _count("smem_carveout_pct", smem_carveout_pct) <= 100:
        raise ArgumentError(f"smem_carveout_pct must lie between 0 and 100; got {smem_carveout_pct}")
    limits = block_limits(
        point["threads"],
        point["registers"],
        point["static_smem_bytes"] + point["dynamic_smem_bytes"],
        point["barriers"],
        target,
        smem_carveout_pct=smem_carveout_pct,
    )
    return Occupancy(
        arch=target,
        **point,
        smem_carveout_pct=smem_carveout_pct,
        limits={name: int(blocks) for name, blocks in limits.items()},
    )


def block_limits(
    threads: ArrayLike,
    registers: ArrayLike,
    smem_bytes: ArrayLike,
    barriers: ArrayLike,
    arch: Arch,
    *,
    smem_carveout_pct: int | None = None,
) -> dict[str, Ints]:
    """Compute the blocks per SM that each resource alone allows, for arrays of configurations.

    Parameters
    ----------
    threads, registers, smem_bytes, barriers : array_like of int
        Threads per block, registers per thread, static and dynamic shared memory per block, hardware barriers per
        block. They broadcast against each other.
    arch : Arch
    smem_carveout_pct : int, optional
        See `occupancy`.

    Returns
    -------
    dict of str to ndarray of int64
        ``"warps"``, ``"registers"``, ``"smem"``, ``"blocks"`` and ``"barriers"``, each of the broadcast shape. Nothing
        is checked here.
    """
    threads, registers, smem_bytes, barriers = (
        a.astype(np.int64) for a in np.broadcast_arrays(threads, registers, smem_bytes, barriers)
    )
    warps = -(-threads // arch.warp_size)
    limits = {
        "warps": np.where(threads > arch.max_threads_per_block, 0, arch.max_warps_per_sm // warps),
        "registers": _register_limit(warps, registers, arch),
        "smem": _smem_limit(smem_bytes, arch, smem_carveout_pct),
        "blocks": np.full(threads.shape, arch.max_blocks_per_sm),
        "barriers": np.full(threads.shape, UNLIMITED),
    }
    if arch.barriers_per_sm is not None:
        limits["barriers"] = _per_use(arch.barriers_per_sm, barriers)
    return limits


def _register_limit(warps: Ints, registers: Ints, arch: Arch) -> Ints:
    per_warp = _round_up(registers * arch.warp_size, arch.register_unit)
    # The launch check takes the warps of a block to be spread evenly over the sub-partitions.
    checked = per_warp * _round_up(warps, arch.sub_partitions)
    warps_per_sm = _per_use(arch.registers_per_sm // arch.sub_partitions, per_warp) * arch.sub_partitions
    blocks = np.where(per_warp == 0, UNLIMITED, warps_per_sm // warps)
    refused = (checked > arch.registers_per_block) | (registers > arch.max_registers_per_thread)
    return np.where(refused, 0, blocks)


def _smem_limit(smem_bytes: Ints, arch: Arch, carveout_pct: int | None) -> Ints:
    allocated = _round_up(smem_bytes + arch.smem_reserved_per_block_bytes, arch.smem_unit_bytes)
    sizes = np.array(arch.smem_carveouts_bytes, dtype=np.int64)
    preferred = arch.smem_per_sm_bytes * (100 if carveout_pct is None else carveout_pct) // 100
    holding = np.searchsorted(sizes, np.maximum(allocated, preferred)).clip(max=len(sizes) - 1)
    refused = allocated > arch.smem_optin_per_block_bytes + arch.smem_reserved_per_block_bytes
    return np.where(refused, 0, _per_use(sizes[holding], allocated))


def _per_use(available: int | Ints, used: Ints) -> Ints:
    return np.where(used == 0, UNLIMITED, available // np.maximum(used, 1))


def _round_up(value: Ints, unit: int) -> Ints:
    return -(-value // unit) * unit


def _ascending(first: int, last: int, step: int) -> Ints:
    return np.arange(first, last + 1, step, dtype=np.int64)


def _count(name: str, value: int) -> int:
    try:
        number = index(value)
    except TypeError:
        raise ArgumentError(f"{name} must be an integer; got {value!r}") from None
    if number < 0:
        raise ArgumentError(f"{name} must not be negative; got {value}")
    return number
