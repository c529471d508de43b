"""Clusters of blocks: their barrier, and addresses in one another's shared memory. PTX ISA 9.7.9.22 and 9.7.13.3.

The upper 8 bits of a 32-bit address in the shared memory of a cluster are the block's rank plus 1, or 0 for the block's
own memory. In generic addresses, each block of the cluster has a window. ``runtime/cluster.cpp`` has the barrier.
"""

from __future__ import annotations

from workbench.emulator.layout import CLUSTER_BASE, CLUSTER_SHIFT, LANES, WINDOW_SHIFT
from workbench.emulator.runtime import WARP
from workbench.emulator.translate.lowering import Lowering
from workbench.emulator.translate.opcodes.warp import park
from workbench.emulator.translate.table import Match, Row
from workbench.llvm.emitter import Value
from workbench.ptx.ir import Instruction, Operand, Register

_WITHIN = (1 << WINDOW_SHIFT) - 1
_MIDDLE = 1 << WINDOW_SHIFT - 1


# The barrier


def _arrive(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Note the phase that each lane arrives in."""
    split = "relaxed" in m or not _waits_at_once(lowering, instruction)
    site = lowering.site(instruction, "cluster.arrive", order="release")
    lowering.invoke("cluster_arrive", lowering.lanes(instruction), lowering.e.const("i32", split), site)


def _waits_at_once(lowering: Lowering, instruction: Instruction) -> bool:
    """Whether the wait of an arrival follows it at once, for the same lanes."""
    following = [i for i, _ in lowering.block.instructions]
    following = following[following.index(instruction) + 1 :]
    if not following and lowering.block.successors:
        following = [i for i, _ in lowering.flow.blocks[lowering.block.next].instructions]
    after = following[0] if following else instruction
    same_lanes = (after.guard, after.negated) == (instruction.guard, instruction.negated)
    return same_lanes and after.opcode == "barrier" and {"cluster", "wait"} <= set(after.modifiers)


def _wait(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Let the lanes go on whose phase is over; park the others."""
    e = lowering.e
    released = lowering.invoke("cluster_wait", result=Value("", "i32"))
    park(lowering, instruction, released)
    phases = e.load(e.field(WARP, lowering.record["cluster_phase"]), "i32", LANES, align=4)
    lowering.note_sync(instruction, "cluster.wait", lowering.lanes(instruction), phases)


# Addresses


def _map(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """mapa: map an address in the block's own shared memory to the same place in another block."""
    e = lowering.e
    target, source, rank = instruction.operands
    assert isinstance(target, Register)
    number = e.resize(lowering.read(rank, "u32"), 64)
    if "shared::cluster" in m:
        offset = e.op("and", _shared_address(lowering, source), (1 << CLUSTER_SHIFT) - 1)
        tag = e.op("add", number, 1)
        result = e.op("or", offset, e.op("shl", tag, CLUSTER_SHIFT))
    else:
        offset = e.op("and", lowering.read(source, "u64"), _WITHIN)
        base = e.op("add", CLUSTER_BASE - _MIDDLE, e.op("shl", number, WINDOW_SHIFT))
        result = e.op("add", base, offset)
    lowering.give(instruction, [target], [e.resize(result, lowering.register_bits(target.name))])


def _shared_address(lowering: Lowering, operand: Operand) -> Value:
    return lowering.e.resize(lowering.read(operand, "u32"), 64)


def _rank(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """getctarank: find the block that an address is in."""
    e = lowering.e
    target, source = instruction.operands
    if "shared::cluster" in m:
        number = e.op("lshr", _shared_address(lowering, source), CLUSTER_SHIFT)
        own = e.compare("eq", number, 0)
        number = e.op("sub", number, 1)
    else:
        window = e.op("lshr", lowering.read(source, "u64"), WINDOW_SHIFT)
        number = e.op("sub", window, CLUSTER_BASE >> WINDOW_SHIFT)
        own = e.compare("slt", number, 0)
    rank = e.select(own, lowering.special("%cluster_ctarank"), e.resize(number, 32))
    lowering.give(instruction, [target], [rank])


ROWS: tuple[Row, ...] = (
    Row("barrier.cluster.arrive{.release|.relaxed}{.aligned}", "", _arrive, "9.7.13.3"),
    Row("barrier.cluster.wait{.acquire}{.aligned}", "", _wait, "9.7.13.3", role="sync"),
    Row("mapa{.shared::cluster}.(u32|u64)", "d, a, a", _map, "9.7.9.23"),
    Row("getctarank{.shared::cluster}.(u32|u64)", "d, a", _rank, "9.7.9.24"),
)
