"""Clusters of blocks: their barrier, and addresses in one another's shared memory. PTX ISA 9.7.9.22 and 9.7.13.3.

A 32-bit address in the shared memory of a cluster has the block's rank plus 1 in its upper 8 bits; 0 there is the
block's own. As a generic address, each block of the cluster has a window.
"""

from __future__ import annotations

from workbench.emulator import runtime
from workbench.emulator.emitter import Emitter, Value
from workbench.emulator.layout import CLUSTER_BASE, CLUSTER_SHIFT, CONTEXT, LANES, WINDOW_SHIFT, Record
from workbench.emulator.runtime import CTX, WARP
from workbench.emulator.translate.lowering import Lowering
from workbench.emulator.translate.opcodes.warp import park
from workbench.emulator.translate.table import Match, Row
from workbench.ptx.ir import Instruction, Operand, Register

_WITHIN = (1 << WINDOW_SHIFT) - 1
_MIDDLE = 1 << WINDOW_SHIFT - 1


# The barrier


def settle(record: Record, *, synced: bool) -> str:
    """``@cluster_settle(ctx)``: begin the barrier's next phase if some threads have arrived, and all others exited.

    In a synced program the opening is recorded for each block that has not come to its end: of its first warp, in lane
    0 and, if no thread's accesses can lie between its arrival and its wait, in lane 1.
    """
    e = Emitter()
    peers = e.assign("ptr", 0, f"inttoptr {e.get(CTX, CONTEXT['peers'])} to ptr")
    count = e.get(CTX, CONTEXT["num_peers"])
    stride, num_warps = e.get(CTX, CONTEXT["warp_bytes"]), e.get(CTX, CONTEXT["num_warps"])
    absent, present, split = (e.stack("i32", 1) for _ in range(3))
    for some in (absent, present, split):
        e.store(e.const("i32", 0), some)

    def each_peer(name: str, body: str) -> str:
        """Open a loop over the cluster's contexts; return the name of the context."""
        e.branch(f"{name}_start")
        e.label(f"{name}_start")
        e.branch(f"{name}_test")
        e.label(f"{name}_test")
        e.line(f"%{name}_i = phi i64 [0, %{name}_start], [%{name}_next, %{name}_step]")
        e.branch_if(e.compare("ult", Value(f"%{name}_i", "i64"), count), body, f"{name}_done")
        e.label(body)
        place = e.op("mul", Value(f"%{name}_i", "i64"), e.const("i64", 8))
        address = e.load(e.pointer(peers.text, place), "i64")
        return e.assign("ptr", 0, f"inttoptr {address} to ptr").text

    def close(name: str) -> None:
        e.branch(f"{name}_step")
        e.label(f"{name}_step")
        e.line(f"%{name}_next = add i64 %{name}_i, 1")
        e.branch(f"{name}_test")
        e.label(f"{name}_done")

    def each_warp(name: str, context: str) -> str:
        """Open a loop over a context's warps; return the name of the warp's record."""
        first = e.assign("ptr", 0, f"inttoptr {e.get(context, CONTEXT['warps'])} to ptr")
        e.branch(f"{name}_start")
        e.label(f"{name}_start")
        e.branch(f"{name}_test")
        e.label(f"{name}_test")
        e.line(f"%{name}_i = phi i64 [0, %{name}_start], [%{name}_next, %{name}_step]")
        e.branch_if(e.compare("ult", Value(f"%{name}_i", "i64"), num_warps), f"{name}_body", f"{name}_done")
        e.label(f"{name}_body")
        return e.pointer(first.text, e.op("mul", Value(f"%{name}_i", "i64"), stride)).text

    context = each_peer("look", "look_body")
    e.store(e.op("or", e.load(split, "i32"), e.get(context, CONTEXT["cluster_split"])), split)
    warp = each_warp("lack", context)
    arrived = e.get(warp, record["cluster_arrived"])
    lacking = e.op("and", e.get(warp, record["live"]), e.op("xor", arrived, e.const("i32", -1)))
    for some, more in ((absent, lacking), (present, arrived)):
        e.store(e.op("or", e.load(some, "i32"), more), some)
    close("lack")
    close("look")
    everyone = e.compare("eq", e.load(absent, "i32"), e.const("i32", 0))
    anyone = e.compare("ne", e.load(present, "i32"), e.const("i32", 0))
    e.branch_if(e.op("and", everyone, anyone), "complete", "incomplete")
    e.label("incomplete")
    e.line("ret void")
    e.label("complete")
    context = each_peer("open", "open_body")
    phase = e.get(context, CONTEXT["cluster_phase"])
    e.put(context, CONTEXT["cluster_phase"], e.op("add", phase, e.const("i32", 1)))
    e.put(context, CONTEXT["cluster_split"], e.const("i32", 0))
    if synced:
        lives = e.compare("ne", e.get(context, CONTEXT["live_threads"]), e.const("i32", 0))
        e.branch_if(lives, "note", "noted")
        e.label("note")
        first = e.assign("ptr", 0, f"inttoptr {e.get(context, CONTEXT['warps'])} to ptr")
        who = e.select(e.compare("eq", e.load(split, "i32"), e.const("i32", 0)), e.const("i32", 3), e.const("i32", 1))
        site = runtime.OPENINGS.index("cluster.open")
        number = e.vector(e.resize(phase, 64))
        e.line(f"call void @record(ptr {context}, {first}, {who}, {number}, i32 {site})")
        e.branch("noted")
        e.label("noted")
    warp = each_warp("clear", context)
    e.put(warp, record["cluster_arrived"], e.const("i32", 0))
    close("clear")
    close("open")
    e.line("ret void")
    return runtime.function(e, "define internal void @cluster_settle(ptr %ctx) noinline")


def _arrive(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Note the phase that each lane arrives in."""
    e = lowering.e
    lowering.helper("cluster_settle", settle(lowering.record, synced=lowering.synced))
    lanes = lowering.lanes(instruction)
    place = e.field(WARP, lowering.record["cluster_phase"])
    if lowering.synced:
        site = lowering.site(instruction, "cluster.arrive", order="release")
        number = e.vector(e.resize(e.get(CTX, CONTEXT["cluster_phase"]), 64))
        e.line(f"call void @record(ptr %ctx, ptr %warp, {lanes}, {number}, {site})")
        if "relaxed" in m or not _waits_at_once(lowering, instruction):
            e.put(CTX, CONTEXT["cluster_split"], e.const("i32", 1))
    phase, old = e.get(CTX, CONTEXT["cluster_phase"]), e.load(place, "i32", LANES, align=4)
    e.store(e.select(e.mask_lanes(lanes), phase, old), place, align=4)
    arrived = lowering.record["cluster_arrived"]
    e.put(WARP, arrived, e.op("or", e.get(WARP, arrived), lanes))
    e.line("call void @cluster_settle(ptr %ctx)")


def _waits_at_once(lowering: Lowering, instruction: Instruction) -> bool:
    """Whether the instruction behind an arrival is its wait, for the same lanes."""
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
    lowering.helper("cluster_settle", settle(lowering.record, synced=lowering.synced))
    e.line("call void @cluster_settle(ptr %ctx)")
    mine = e.load(e.field(WARP, lowering.record["cluster_phase"]), "i32", LANES, align=4)
    park(lowering, instruction, e.mask_bits(e.compare("ne", mine, e.get(CTX, CONTEXT["cluster_phase"]))))
    lowering.note_sync(instruction, "cluster.wait", lowering.lanes(instruction), mine)


# Addresses


def _map(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """mapa: the address in another block of what an address is in one's own."""
    e = lowering.e
    target, source, rank = instruction.operands
    assert isinstance(target, Register)
    number = e.resize(lowering.read(rank, "u32"), 64)
    if "shared::cluster" in m:
        offset = e.op("and", _shared_address(lowering, source), e.const("i64", (1 << CLUSTER_SHIFT) - 1))
        tag = e.op("add", number, e.const("i64", 1))
        result = e.op("or", offset, e.op("shl", tag, e.const("i64", CLUSTER_SHIFT)))
    else:
        offset = e.op("and", lowering.read(source, "u64"), e.const("i64", _WITHIN))
        base = e.op("add", e.const("i64", CLUSTER_BASE - _MIDDLE), e.op("shl", number, e.const("i64", WINDOW_SHIFT)))
        result = e.op("add", base, offset)
    lowering.set(target.name, e.resize(result, lowering.register_bits(target.name)), guard=lowering.guard(instruction))


def _shared_address(lowering: Lowering, operand: Operand) -> Value:
    return lowering.e.resize(lowering.read(operand, "u32"), 64)


def _rank(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """getctarank: the block that an address is in."""
    e = lowering.e
    target, source = instruction.operands
    assert isinstance(target, Register)
    if "shared::cluster" in m:
        number = e.op("lshr", _shared_address(lowering, source), e.const("i64", CLUSTER_SHIFT))
        own = e.compare("eq", number, e.const("i64", 0))
        number = e.op("sub", number, e.const("i64", 1))
    else:
        window = e.op("lshr", lowering.read(source, "u64"), e.const("i64", WINDOW_SHIFT))
        number = e.op("sub", window, e.const("i64", CLUSTER_BASE >> WINDOW_SHIFT))
        own = e.compare("slt", number, e.const("i64", 0))
    rank = e.select(own, lowering.special("%cluster_ctarank"), e.resize(number, 32))
    lowering.set(target.name, rank, guard=lowering.guard(instruction))


ROWS: tuple[Row, ...] = (
    Row("barrier.cluster.arrive{.release|.relaxed}{.aligned}", "", _arrive, "9.7.13.3", writes=False),
    Row("barrier.cluster.wait{.acquire}{.aligned}", "", _wait, "9.7.13.3", role="sync", writes=False),
    Row("mapa{.shared::cluster}.(u32|u64)", "", _map, "9.7.9.23", takes="d, a, a"),
    Row("getctarank{.shared::cluster}.(u32|u64)", "", _rank, "9.7.9.24", takes="d, a"),
)
