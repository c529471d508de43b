"""How long a launch takes on a GPU, and why: the model, and what it returns (``docs/time.md``)."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial

import numpy as np
from numpy.typing import NDArray

from workbench.analysis.occupancy import Occupancy
from workbench.analysis.timing.executed import aligned, block_counts, line_of, misfits
from workbench.analysis.timing.network import Residence, residence
from workbench.analysis.timing.opcodes import amount, columns_of, unit_of
from workbench.analysis.timing.traffic import SECTORS_OF_LINE, Together, Traffic, measure
from workbench.analysis.timing.warp import OFTEN, Demand, demand_of
from workbench.analysis.trace import Trace
from workbench.core.brief import brief
from workbench.core.chips import Chip
from workbench.core.events import LANES
from workbench.sass import Sass, SassInstruction

OUTSIDE: Mapping[str, str] = {
    "SYNCS": "it waits for mbarriers, by which warps with different roles hand data on",
    "NANOSLEEP": "it sleeps (nanosleep), for a time that the GPU chooses",
    "MATCH": "it looks for lanes with equal values (match), which takes a turn for each value: not measured",
    **dict.fromkeys(
        ("TEX", "TLD", "TXD", "SULD", "SUST", "SUATOM", "SURED"), "it accesses textures or surfaces: not measured"
    ),
    **dict.fromkeys(("IGMMA", "QGMMA", "BGMMA"), "its asynchronous products are of int8, fp8 or bits: not measured"),
    **dict.fromkeys(("DMMA", "QMMA", "BMMA"), "its tensor cores multiply f64, fp8 or bits: not measured"),
}
"""What the model leaves out, by opcodes that show it."""

_SCATTERED = "lanes of its warps access constants or local arrays at different places in line {}: not measured"

_FAR_SCATTERED = 0.2
"""Part of the time that these may add at most."""

_CONSTANT_CYCLES = 4.0
"""Of the SM, for each further word of constants that a warp asks for at once: taken to be at most that."""

_DOUBT = 0.1
"""Of the constants, as a part of them."""

_LEAST_L1_BYTES = 16 * 1024
"""Of L1, which shared memory does not take."""

_STEPS = 5
"""Rounds in which the load of device memory and its latency converge."""

_CURVE = 1.5
"""By which power of the load the latency of device memory grows."""


@dataclass(frozen=True)
class LineCycles:
    """What a warp spends on one line of the source, alone on its SM.

    Attributes
    ----------
    line : int
    issue_cycles, wait_cycles : float
    waits_for : int
        Line that it waits for most; 0 where there is none.
    """

    line: int
    issue_cycles: float
    wait_cycles: float
    waits_for: int


@brief("microseconds", "low_us", "high_us", "bound", "resources_us", "lines", "outside", "to_json()")
@dataclass(frozen=True)
class Prediction:
    """The predicted time of one launch.

    Attributes
    ----------
    kernel, gpu : str
    microseconds : float or None
        None where something is outside the model.
    low_us, high_us : float
        The least time that resources and latencies allow; the most, if warps disturb each other as at random and the
        two busiest resources do not overlap. Both with 10 % for the constants.
    bound : str
        What it waits for most: ``"latency"``, ``"issue"``, ``"dram"``, ``"l2"``, ``"shared and l1"``, ``"requests"``,
        ``"blocks"``, ``"atomics"``, ``"launch"``, or a pipe.
    resources_us : mapping of str to float
        How long each resource alone would take.
    waves : float
        Waves of blocks.
    instructions : float
        Machine instructions that all warps execute; PTX instructions where the launch is outside the model, or 0 if
        none of it ran.
    lines : tuple of LineCycles
        Of one warp, the most expensive first.
    outside : tuple of str
        What the model leaves out of this launch.
    """

    kernel: str
    gpu: str
    microseconds: float | None
    low_us: float
    high_us: float
    bound: str
    resources_us: Mapping[str, float]
    waves: float
    instructions: float
    lines: tuple[LineCycles, ...]
    outside: tuple[str, ...] = ()

    @classmethod
    def refused(cls, kernel: str, gpu: str, *why: str, instructions: float = 0.0) -> Prediction:
        """Say that a launch is outside the model."""
        return cls(kernel, gpu, None, 0.0, float("inf"), "unknown", {}, 0.0, instructions, (), why)

    def _about(self) -> str:
        if self.microseconds is None:
            return f"{self.kernel} on {self.gpu}: outside the model: {'; '.join(self.outside)}"
        return (
            f"{self.kernel} on {self.gpu}: {self.microseconds:.1f} us ({self.low_us:.1f} to {self.high_us:.1f}), "
            f"bound by {self.bound}"
        )

    def __str__(self) -> str:
        rows = [self._about()]
        rows += [
            f"  {name:14} {us:10.2f} us" for name, us in sorted(self.resources_us.items(), key=lambda r: -r[1])[:6]
        ]
        total = sum(line.issue_cycles + line.wait_cycles for line in self.lines)
        for line in self.lines[:6]:
            cycles = line.issue_cycles + line.wait_cycles
            behind = f", of which {line.wait_cycles:.0f} wait for line {line.waits_for}" if line.waits_for else ""
            rows.append(f"  line {line.line:4}: {100 * cycles / total:3.0f} % of a warp's {total:.0f} cycles{behind}")
        return "\n".join(rows)

    def to_json(self) -> dict[str, object]:
        """Return it in plain types.

        Returns
        -------
        dict of str to object
            By the names of the attributes.
        """
        return asdict(self)


def outside(sass: Sass) -> tuple[str, ...]:
    """Say what the model leaves out of any launch of a kernel, by its machine code."""
    names = {instruction.name for instruction in sass.instructions}
    found = (why for opcode, why in OUTSIDE.items() if any(name.startswith(opcode) for name in names))
    return tuple(dict.fromkeys(found))


def predict(sass: Sass, trace: Trace, num_run: int, recorded: float, fit: Occupancy, chip: Chip) -> Prediction:
    """Predict the time of a launch.

    Parameters
    ----------
    sass : Sass
        The kernel's machine code for the GPU's architecture.
    trace : Trace
        Of some blocks of the launch, which stand for all.
    num_run : int
        How many ran.
    recorded : float
        How many had their accesses recorded; a part of one where only some of its warps had.
    fit : Occupancy
        How many blocks fit on an SM.
    chip : Chip

    Returns
    -------
    Prediction
    """
    num_blocks, warps = trace.config.grid.size, -(-trace.config.block.size // LANES)
    resident = min(fit.blocks_per_sm, -(-num_blocks // chip.num_sms))
    l1_bytes = max(chip.l1_bytes - resident * fit.smem_bytes, _LEAST_L1_BYTES)
    local = Local.of(sass, resident * trace.config.block.size, l1_bytes)
    executed = aligned(sass, trace.log.executed)
    totals = block_counts(sass, executed, num_run * warps)
    refused = partial(
        Prediction.refused, trace.kernel, chip.name, instructions=executed_by_all(executed, num_run, num_blocks)
    )
    if why := outside(sass) or misfits(sass, executed, totals, num_run * warps):
        return refused(*why)
    counts = totals / (num_run * warps)
    traffic = measure(
        trace,
        _widths(sass),
        _together(sass, counts),
        recorded,
        resident,
        max(l1_bytes - local.bytes, _LEAST_L1_BYTES),
        chip,
        min(num_blocks, resident * chip.num_sms),
    )
    traffic = local.added(traffic, warps * counts, chip)
    model = _Model(chip, traffic, local.late, warps)
    demand = demand_of(sass, counts.tolist(), model.latency, model.occupies, model.shares)
    loaded = replace(model, memory=2.0)
    loaded_cycles = demand_of(sass, counts.tolist(), loaded.latency, model.occupies, model.shares).alone_cycles
    exposed = max(loaded_cycles - demand.alone_cycles, 0.0)
    on_all_sms = partial(
        _on_all_sms, exposed=exposed, chip=chip, num_blocks=num_blocks, warps=warps, fits=fit.blocks_per_sm
    )
    stay, waves, total_us = on_all_sms(demand, traffic)
    resources = {
        name: cycles * num_blocks * warps / chip.num_sms / chip.clock_mhz
        for name, cycles in _demands(demand, traffic, chip, warps, chip.num_sms, LANES).items()
    }
    resources["dram"] = traffic.dram_bytes / (chip.dram_gbps * 1e3)
    resources["atomics"] = traffic.same_place * (chip.float_atomic_ns if _adds_floats(trace) else chip.atomic_ns) / 1e3
    resources["latency"] = demand.alone_cycles * max(1.0, waves) / chip.clock_mhz
    fetched = sum(block.last - block.first + 1 for block in sass.blocks if counts[block.index] > 0)
    resources["fetch"] = fetched * chip.fetch_ns / 1e3
    start_us = chip.launch_us + resources["fetch"]
    low, middle, high = (max(us, resources["atomics"]) + start_us for us in total_us)
    if traffic.apart:
        slowest_us = on_all_sms(*_if_apart(demand, traffic, local, chip))[2][1]
        if slowest_us - total_us[1] > _FAR_SCATTERED * middle:
            return refused(_SCATTERED.format(max(traffic.apart, key=lambda key: _apart_cycles(traffic, chip, key))[0]))
    low, high = low * (1.0 - _DOUBT), (high + _second(resources)) * (1.0 + _DOUBT)
    bound = "atomics" if resources["atomics"] > total_us[1] else "launch" if start_us > middle / 2 else stay.bound
    return Prediction(
        kernel=trace.kernel,
        gpu=chip.name,
        microseconds=middle,
        low_us=low,
        high_us=high,
        bound=bound,
        resources_us=resources,
        waves=waves,
        instructions=demand.instructions * warps * num_blocks,
        lines=_lines(sass, demand),
    )


@dataclass(frozen=True)
class Local:
    """Local memory, which holds spilled registers: no trace has it, but the machine code says what is accessed.

    Neighbouring lanes have neighbouring words, so a warp's access is a line of 128 bytes for each 4 bytes of a lane.

    Attributes
    ----------
    bytes : float
        That the threads of an SM have.
    late : float
        Part of the accesses that L1 does not have, if all is accessed in turn. L2 has them.
    lines : ndarray of float64, shape (basic blocks,)
        That a warp accesses in each block.
    requests : ndarray of float64, shape (basic blocks,)
    """

    bytes: float
    late: float
    lines: NDArray[np.float64]
    requests: NDArray[np.float64]

    @classmethod
    def of(cls, sass: Sass, threads: float, l1_bytes: float) -> Local:
        """Find what so many threads of an SM keep in local memory, beside which L1 has so many bytes."""
        lines, requests = np.zeros(len(sass.blocks)), np.zeros(len(sass.blocks))
        for block in sass.blocks:
            for instruction in sass.instructions[block.first : block.last + 1]:
                if unit_of(instruction.opcode).latency == "local":
                    lines[block.index] += amount(instruction) / _WORD
                    requests[block.index] += 1.0
        held = sass.local_bytes * threads
        return cls(held, max(0.0, 1.0 - l1_bytes / held) if held else 0.0, lines, requests)

    def added(self, traffic: Traffic, counts: NDArray[np.float64], chip: Chip) -> Traffic:
        """Add what a block accesses, whose warps together execute each basic block so often."""
        requests = traffic.requests + float(counts @ self.requests)
        return replace(self.with_lines(traffic, float(counts @ self.lines), chip), requests=requests)

    def with_lines(self, traffic: Traffic, lines: float, chip: Chip) -> Traffic:
        """Add lines that a block accesses."""
        line_ps = chip.l2_line_ps + SECTORS_OF_LINE * chip.l2_sector_ps
        return replace(
            traffic,
            stage_cycles=traffic.stage_cycles + lines,
            l2_us=traffic.l2_us + self.late * lines * line_ps / 1e6,
        )


_WORD = 4
"""Bytes of a lane in a line of local memory."""


def _apart_cycles(traffic: Traffic, chip: Chip, key: tuple[int, str]) -> float:
    """Cycles that the warps of a block wait at most, all together, for words of one line that stand apart."""
    return traffic.apart[key] * chip.core.latencies[key[1]]


def _if_apart(demand: Demand, traffic: Traffic, local: Local, chip: Chip) -> tuple[Demand, Traffic]:
    """Return the most that a warp and a block need if each word that stands apart is an access of its own."""
    waits = sum(_apart_cycles(traffic, chip, key) for key in traffic.apart) * traffic.apart_share
    lines = sum(words for (_, kind), words in traffic.apart.items() if kind == "local")
    constants = sum(traffic.apart.values()) - lines
    busy = local.with_lines(traffic, lines, chip)
    busy = replace(busy, stage_cycles=busy.stage_cycles + _CONSTANT_CYCLES * constants)
    return replace(demand, alone_cycles=demand.alone_cycles + waits), busy


def executed_by_all(executed: NDArray[np.void], num_run: int, num_blocks: int) -> float:
    """Count the PTX instructions that all warps of a launch execute, by those of so many blocks."""
    return float(executed["warps"].sum()) / num_run * num_blocks


def _together(sass: Sass, counts: NDArray[np.float64]) -> dict[tuple[int, str], Together]:
    """By line and unit, the loads of the basic block that executes most of them."""
    found: dict[tuple[int, str], Together] = {}
    often: dict[tuple[int, str], float] = {}
    for block in sass.blocks:
        some = sass.instructions[block.first : block.last + 1]
        keys = Counter((line_of(one), unit.name) for one in some if (unit := unit_of(one.opcode)).latency == "memory")
        for key, count in keys.items():
            executed = float(counts[block.index]) * count
            if executed > often.get(key, 0.0):
                found[key], often[key] = Together(count, block.index), executed
    return found


def _widths(sass: Sass) -> dict[tuple[int, str], int]:
    """By line and unit, the most bytes of a lane that an instruction accesses."""
    found: dict[tuple[int, str], int] = {}
    for instruction in sass.instructions:
        key = line_of(instruction), unit_of(instruction.opcode).name
        found[key] = max(found.get(key, 0), int(amount(instruction)))
    return {key: width for key, width in found.items() if width > 1}


def _adds_floats(trace: Trace) -> bool:
    """Whether an atomic adds floats."""
    return any(re.match(r"(atom|red)\.global.*\.b?f\d", str(row["mnemonic"])) for row in trace.log.executed)


def _second(resources: Mapping[str, float]) -> float:
    """Time of the resource that takes longest but one: the most that is added where two do not overlap."""
    return sorted((us for name, us in resources.items() if name != "latency"), reverse=True)[1]


@dataclass(frozen=True)
class _Model:
    """Latency and pipe of each instruction on one GPU, with the traffic of one launch."""

    chip: Chip
    traffic: Traffic
    local_late: float  # part of the accesses to local memory that L1 does not have
    warps: int
    memory: float = 1.0  # times the latency of device memory that is idle

    def latency(self, instruction: SassInstruction) -> float:
        """Cycles until the result is there."""
        unit, core = unit_of(instruction.opcode), self.chip.core
        access = self.traffic.accesses.get((line_of(instruction), unit.name))
        behind = max(access.cycles - 1.0, 0.0) if access else 0.0
        if unit.latency == "memory":
            missed = access.late if access else 1.0
            far = access.beyond if access else 1.0
            dram = self.chip.dram_cycles + self.chip.dram_doubling * (access.doublings if access else 0.0)
            beyond = (1.0 - far) * self.chip.l2_cycles + far * dram * self.memory
            return core.latencies["l1"] + missed * (beyond - core.latencies["l1"]) + behind
        if unit.latency == "local":
            return core.latencies["local"] + self.local_late * (self.chip.l2_cycles - core.latencies["l1"])
        if unit.latency == "atomic":
            return self.chip.atomic_cycles
        if unit.latency == "barrier":
            return core.barrier[0] + core.barrier[1] * self.warps
        return core.latencies.get(unit.latency, 0.0) + behind

    def shares(self, instruction: SassInstruction) -> Sequence[float]:
        """How often each warp of a block executes it, over the mean of its warps."""
        access = self.traffic.accesses.get((line_of(instruction), unit_of(instruction.opcode).name))
        return access.shares if access else ()

    def occupies(self, instruction: SassInstruction) -> tuple[str, float]:
        """Pipe, and for how long."""
        unit, core = unit_of(instruction.opcode), self.chip.core
        if unit.name == "wgmma":
            return unit.pipe, core.product_cycles(columns_of(instruction.opcode))
        return unit.pipe, core.requests if unit.pipe == "memory" else core.pipes.get(unit.pipe, 1.0)


def _demands(
    demand: Demand, traffic: Traffic, chip: Chip, warps: int, num_active: float, count: float
) -> dict[str, float]:
    """Cycles of an SM's resources that one of `count` warps needs, if so many SMs share L2 and device memory."""
    quarters = min(chip.arch.sub_partitions, count)
    found = {name: cycles / quarters for name, cycles in demand.pipes.items() if name != "memory"}
    found["issue"] = demand.instructions / quarters
    found["requests"] = demand.pipes.get("memory", 0.0)
    idle = max(
        demand.pipes.get("memory", 0.0) * warps / chip.core.requests - traffic.requests, 0.0
    )  # shuffles, no lanes
    found["shared and l1"] = (traffic.stage_cycles + idle) / warps
    found["blocks"] = chip.core.block / warps
    found["l2"] = traffic.l2_us * chip.clock_mhz * num_active / warps
    return found


def _on_all_sms(
    demand: Demand, traffic: Traffic, exposed: float, chip: Chip, num_blocks: int, warps: int, fits: int
) -> tuple[Residence, float, tuple[float, float, float]]:
    """Run all blocks in waves; return how a warp of the first stays, the waves, and microseconds: low, middle, high.

    `exposed` are the cycles that a warp alone waits longer if the latency of device memory is twice as long.
    """
    in_wave = fits * chip.num_sms
    full, rest = divmod(num_blocks, in_wave)
    dram_cycles = traffic.dram_bytes / num_blocks / (chip.dram_gbps * 1e3) * chip.clock_mhz  # of a block, on the GPU

    def last_warp(alone: float, turnover: float, shared: Mapping[str, float], on_one: int) -> float:
        """Cycles that a block keeps its place longer, because the next block waits for its last warp.

        The warps begin together, so they make their first trip to memory together. Later they are apart.
        """
        trips = max(1.0, (alone - turnover) / chip.dram_cycles)
        one = {name: cycles / trips for name, cycles in shared.items()}
        joint = {name: cycles * warps for name, cycles in one.items()}
        burst = demand.alone_cycles / trips + turnover + (warps - 1) * max(one.values())
        free = residence((alone - turnover) / trips + turnover, one, on_one * warps)
        return max(residence(burst, joint, on_one).cycles - free.cycles, 0.0)

    def stay_of(blocks: int, turnover: float) -> Residence:
        on_one = -(-blocks // chip.num_sms)
        num_active = blocks / on_one
        demands = _demands(demand, traffic, chip, warps, num_active, on_one * warps)
        together = warps if demand.barriers >= OFTEN else 1
        shared = demands | {"dram": dram_cycles * num_active / warps}
        alone, waits = demand.alone_cycles + turnover, exposed
        for _ in range(_STEPS):
            stay = residence(alone, shared, on_one * warps, together, waits)
            if turnover and together == 1:
                stay = replace(stay, cycles=stay.cycles + last_warp(alone, turnover, shared, on_one))
            load = min(1.0, shared["dram"] * on_one * warps / stay.cycles)
            longer = (chip.loaded_latency + chip.mixed_latency * 2.0 * min(traffic.written, 0.5)) * load**_CURVE
            alone, waits = demand.alone_cycles + turnover + exposed * longer, exposed * (1.0 + longer)
        return replace(stay, low=residence(demand.alone_cycles, shared, on_one * warps).low)

    stays = ([(1, stay_of(in_wave, 0.0))] if full else []) + ([(1, stay_of(rest, 0.0))] if rest else [])
    if full > 1:
        stays.append((full - 1, stay_of(in_wave, chip.core.turnover)))
    waves = num_blocks / in_wave
    middle = sum(times * stay.cycles for times, stay in stays)
    if waves > 1.0:  # blocks do not end together: the grid drains for as long as a warp takes alone
        steady = stays[-1][1] if full > 1 else stays[0][1]
        middle = max(middle, waves * steady.cycles + demand.alone_cycles)
    high = max(sum(times * stay.high for times, stay in stays), middle)
    low = stays[0][1].low * (waves if full else 1.0)
    # Where a resource is busy throughout, nothing hides the first trip to memory.
    alone = demand.alone_cycles
    first = min(alone, chip.dram_cycles) * (1.0 - min(1.0, alone / stays[0][1].cycles))
    us = 1.0 / chip.clock_mhz
    return stays[0][1], waves, (min(low, middle) * us, (middle + first) * us, (high + first) * us)


def _lines(sass: Sass, demand: Demand) -> tuple[LineCycles, ...]:
    """Sum a warp's cycles up by source line, the most expensive first."""
    issue: dict[int, float] = defaultdict(float)
    wait: dict[int, float] = defaultdict(float)
    causes: dict[int, dict[int, float]] = defaultdict(lambda: defaultdict(float))
    at = [line_of(instruction) for instruction in sass.instructions]
    for index, line in enumerate(at):
        issue[line] += float(demand.issued[index])
        wait[line] += float(demand.waited[index])
    for (index, cause), cycles in demand.causes.items():
        causes[at[index]][at[cause]] += cycles
    rows = [
        LineCycles(line, issue[line], wait[line], max(causes[line], key=causes[line].__getitem__, default=0))
        for line in issue
        if issue[line] or wait[line]
    ]
    return tuple(sorted(rows, key=lambda row: -(row.issue_cycles + row.wait_cycles)))
