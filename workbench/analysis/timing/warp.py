"""One warp by itself: how long its instructions take by their control codes, and which pipes they keep busy.

A warp issues its instructions in order. The control code of each says for how many cycles the warp stalls after it, and
which scoreboard barriers it sets and waits for (arXiv 1804.06826, section 2.1). What has no fixed latency sets a
barrier, which is released when the latency of its unit is over.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from workbench.analysis.timing.executed import dominators
from workbench.analysis.timing.opcodes import WAITS, unit_of
from workbench.sass import Sass, SassInstruction

_DEPBAR = re.compile(r"SB(\d)")


@dataclass
class Demand:
    """What a warp needs from its start to its end, on average over all warps.

    Attributes
    ----------
    alone_cycles : float
        That it takes if nothing else runs.
    instructions : float
        That it issues.
    pipes : dict of str to float
        Cycles of each pipe of its sub-partition; ``"memory"`` counts requests.
    barriers : float
        Barriers of the block that it waits at.
    issued, waited : ndarray of float64, shape (instructions,)
        By instruction: cycles that it takes to issue, and that it waits for others before.
    causes : dict of (int, int) to float
        Cycles that the first instruction waits for the second.
    """

    alone_cycles: float = 0.0
    instructions: float = 0.0
    pipes: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    barriers: float = 0.0
    issued: NDArray[np.float64] = field(default_factory=lambda: np.zeros(0))
    waited: NDArray[np.float64] = field(default_factory=lambda: np.zeros(0))
    causes: dict[tuple[int, int], float] = field(default_factory=lambda: defaultdict(float))


class _Clock:
    """The clock and the scoreboard of a warp."""

    def __init__(
        self,
        sass: Sass,
        latency: Callable[[SassInstruction], float],
        occupies: Callable[[SassInstruction], tuple[str, float]],
    ) -> None:
        self._instructions = sass.instructions
        self._latencies = [latency(instruction) for instruction in sass.instructions]
        self._occupies = occupies
        self._now = 0.0
        self._releases: dict[int, list[tuple[float, int]]] = defaultdict(list)
        self._products: list[tuple[float, int]] = []  # groups of asynchronous products: when each ends
        self._tensor_core = 0.0  # when it is free

    def run(self, first: int, last: int) -> list[tuple[float, float, int]]:
        """Issue instructions; return for each how long it took, how long it waited before, and for which."""
        steps = []
        for index in range(first, last + 1):
            instruction = self._instructions[index]
            control = instruction.control
            ready, cause = self._now, -1
            for barrier in control.waits:
                for release, setter in self._releases.pop(barrier, ()):
                    if release > ready:
                        ready, cause = release, setter
            if instruction.name == "DEPBAR":
                ready, cause = self._wait_for_some(instruction, ready, cause)
            if instruction.opcode.startswith("WARPGROUP.DEPBAR"):
                ready, cause = self._wait_for_products(instruction, ready, cause)
            waited = ready - self._now
            took = float(max(control.stall, 1))
            latency = self._latencies[index]
            if control.write_barrier is not None:
                self._releases[control.write_barrier].append((ready + latency, index))
            if control.read_barrier is not None:
                self._releases[control.read_barrier].append((ready + min(latency, _READ), index))
            unit = unit_of(instruction.opcode)
            if unit.latency in WAITS:
                took = max(took, latency)
            if unit.name == "wgmma":
                self._tensor_core = max(self._tensor_core, ready) + self._occupies(instruction)[1]
                if any("gsb" in operand for operand in instruction.operands):
                    self._products.append((self._tensor_core + latency, index))
            self._now = ready + took
            steps.append((took, waited, cause))
        return steps

    def _wait_for_some(self, instruction: SassInstruction, ready: float, cause: int) -> tuple[float, int]:
        """``DEPBAR.LE SB0, 0x1``: wait until no more than so many of a barrier's instructions are under way."""
        match = _DEPBAR.search(", ".join(instruction.operands))
        if match and len(instruction.operands) > 1:
            left = sorted(self._releases.get(int(match[1]), []))
            kept = int(instruction.operands[1], 16) if instruction.operands[1].startswith("0x") else 0
            done = left[: max(len(left) - kept, 0)]
            self._releases[int(match[1])] = left[len(done) :]
            if done and done[-1][0] > ready:
                return done[-1]
        return ready, cause

    def _wait_for_products(self, instruction: SassInstruction, ready: float, cause: int) -> tuple[float, int]:
        """``WARPGROUP.DEPBAR.LE gsb0, 0x1``: wait until no more than so many groups of products are under way."""
        kept = int(instruction.operands[-1], 16)
        done = self._products[: max(len(self._products) - kept, 0)]
        self._products = self._products[len(done) :]
        return max([(ready, cause), *done])


_READ = 12.0
"""Cycles until a store, or a load, has read its source registers."""


def demand_of(
    sass: Sass,
    per_warp: Sequence[float],
    latency: Callable[[SassInstruction], float],
    occupies: Callable[[SassInstruction], tuple[str, float]],
    shares: Callable[[SassInstruction], Sequence[float]],
) -> Demand:
    """Walk through the code as one warp does.

    Blocks are walked through in the order of their addresses; the code of a loop twice, since what its first
    instructions wait for, its last ones began.

    Parameters
    ----------
    sass : Sass
    per_warp : sequence of float
        How often a warp executes each basic block.
    latency : callable
        Cycles until the result of an instruction is there.
    occupies : callable
        Pipe of an instruction, and for how many cycles.
    shares : callable
        How often each warp of a block executes an instruction, over the mean of its warps; empty where nobody knows.
    """
    clock = _Clock(sass, latency, occupies)
    steps: dict[int, list[tuple[float, float, int]]] = {}
    for block in sass.blocks:
        if per_warp[block.index] <= 0:
            continue
        steps[block.index] = clock.run(block.first, block.last)
        for start in block.successors:
            if start <= block.index and per_warp[start] > 0:
                for again in sass.blocks[start : block.index + 1]:
                    if per_warp[again.index] > 0:
                        steps[again.index] = clock.run(again.first, again.last)
    total = Demand()
    total.issued, total.waited = np.zeros(len(sass.instructions)), np.zeros(len(sass.instructions))
    for block in sass.blocks:
        count = per_warp[block.index]
        for index, (took, waited, cause) in zip(
            range(block.first, block.last + 1), steps.get(block.index, ()), strict=False
        ):
            instruction = sass.instructions[index]
            pipe, cycles = occupies(instruction)
            total.pipes[pipe] += count * cycles
            total.instructions += count
            total.barriers += count * (unit_of(instruction.opcode).latency == "barrier")
            total.issued[index] += count * took
            total.waited[index] += count * waited
            if cause >= 0:
                total.causes[index, cause] += count * waited
    spent = total.issued + total.waited
    total.alone_cycles = _slowest(sass, per_warp, spent)
    if total.barriers >= OFTEN:
        total.alone_cycles = max(total.alone_cycles, _last(sass, per_warp, spent, shares))
    return total


OFTEN = 2.0
"""Barriers from which on the warps of a block go through their phases together."""


def _last(
    sass: Sass,
    per_warp: Sequence[float],
    cycles: NDArray[np.float64],
    shares: Callable[[SassInstruction], Sequence[float]],
) -> float:
    """Sum the cycles of the warp up that does most: all others wait for it at the next barrier.

    A warp has as large a share of a basic block's cycles as of the accesses in it, and executes it once at most where
    there is no loop. An access with a predicate does not say who executes the block.
    """
    longer = np.zeros(1)
    for block in sass.blocks:
        some = sass.instructions[block.first : block.last + 1]
        known = [share for one in some if not one.predicate and len(share := shares(one))]
        if known and per_warp[block.index] > 0:
            most = np.inf if block.loop_depth else 1.0 / per_warp[block.index]
            more = np.minimum(np.mean(known, axis=0), most) - 1.0
            longer = longer + more * cycles[block.first : block.last + 1].sum()
    return float(cycles.sum() + longer.max())


_ROLE = 0.9
"""Part of the warps that execute a block, below which it belongs to a role that only some warps have."""


_FEW = 0.01
"""Part of the warps below which what they do beside the others is left out."""


def _slowest(sass: Sass, per_warp: Sequence[float], cycles: NDArray[np.float64]) -> float:
    """Sum the cycles of the warp up that takes longest, from those of all warps on average.

    Some warps may have a role: blocks that only they execute, behind one that all the others go round. A block lasts as
    long as its slowest role; so does each round of a pipeline in which roles hand data on.
    """
    blocks = sass.blocks
    by_block = np.array([cycles[b.first : b.last + 1].sum() for b in blocks])
    total = float(by_block.sum())
    before: list[list[int]] = [[] for _ in blocks]
    for block in blocks:
        for after in block.successors:
            before[after].append(block.index)
    over = dominators([before[i] if i else [] for i in range(len(blocks))], [0])
    is_role = [b.loop_depth == 0 and 0.0 < per_warp[b.index] < _ROLE for b in blocks]
    firsts = [b.index for b in blocks if is_role[b.index] and not any(is_role[a] for a in over[b.index] - {b.index})]
    longest, shared = 0.0, total
    for first in firsts:
        role = [b.index for b in blocks if first in over[b.index]]
        part = sum(float(by_block[i]) for i in role)
        share = max(per_warp[i] for i in role if blocks[i].loop_depth == 0)
        if share > _FEW:
            longest = max(longest, part / min(share, 1.0))
            shared -= part
    return max(total, shared + longest)
