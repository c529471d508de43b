"""Bulk copies, which one thread asks for and an mbarrier or a group tracks: PTX ISA 9.7.9.25.4.

A copy may complete at any time before it is waited for; here it does when it is asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.emulator import runtime
from workbench.emulator.emitter import Emitter, Value
from workbench.emulator.layout import LANES, Fault, Record
from workbench.emulator.opcodes.asynchronous import complete_transactions
from workbench.emulator.opcodes.memory import generic_address
from workbench.emulator.opcodes.table import Match, Row
from workbench.emulator.runtime import WARP
from workbench.ptx.ir import Instruction

if TYPE_CHECKING:
    from workbench.emulator.lower import Lowering

_UNIT = 16
"""Bytes that addresses and sizes are multiples of."""


def _copy_function(record: Record, *, traced: bool) -> str:
    """``@bulk_copy(ctx, warp, lanes, targets, sources, sizes, reading, writing)``: copy for one lane after another.

    Both ends of source and target are checked; a range that begins and ends in a window lies in it. Where accesses are
    recorded, each unit is one of the lane that asks.
    """
    e = Emitter()
    targets, sources, sizes = (e.stack(t, LANES) for t in ("i64", "i64", "i32"))
    for place, name, kind in ((targets, "targets", "i64"), (sources, "sources", "i64"), (sizes, "sizes", "i32")):
        e.store(Value(f"%{name}", kind, LANES), place, align=4)

    def copy(lane: Value) -> None:
        target, source = (e.load(runtime.lane_item(e, place, "i64", lane), "i64") for place in (targets, sources))
        size = e.resize(e.load(runtime.lane_item(e, sizes, "i32", lane), "i32"), 64)
        odd, whole, some, good, after = (e.new_label(n) for n in ("odd", "whole", "some", "good", "after"))
        rest = e.op("and", size, e.const("i64", _UNIT - 1))
        e.branch_if(e.compare("eq", rest, e.const("i64", 0)), whole, odd)
        e.label(odd)
        end = e.op("add", source, size)
        index = e.get(WARP, record["index"])
        e.line(f"call void @fault(ptr %ctx, {index}, i32 {Fault.MISALIGNED}, i32 %reading, {lane}, {end})")
        e.branch(after)
        e.label(whole)
        e.branch_if(e.compare("eq", size, e.const("i64", 0)), after, some)
        e.label(some)
        hosts = []
        sound = e.const("i1", 1)
        for address, site in ((source, "%reading"), (target, "%writing")):
            last = e.op("add", address, e.op("sub", size, e.const("i64", _UNIT)))
            for place in (address, last):
                arguments = f"ptr %ctx, ptr %warp, {lane}, {place}, i64 {_UNIT}, i32 {site}"
                hosts.append(e.assign("i64", 0, f"call i64 @translate({arguments})"))
                sound = e.op("and", sound, e.compare("ne", hosts[-1], e.const("i64", 0)))
        e.branch_if(sound, good, after)
        e.label(good)
        if traced:
            _note(e, lane, target, source, size)
        to, by = (e.assign("ptr", 0, f"inttoptr {hosts[i]} to ptr") for i in (2, 0))
        e.line(f"call void @llvm.memmove.p0.p0.i64({to}, {by}, {size}, i1 false)")
        e.branch(after)
        e.label(after)

    runtime.lane_loop(e, Value("%lanes", "i32"), copy)
    e.line("ret void")
    addresses = f"<{LANES} x i64> %targets, <{LANES} x i64> %sources, <{LANES} x i32> %sizes"
    head = f"define internal void @bulk_copy(ptr %ctx, ptr %warp, i32 %lanes, {addresses}, i32 %reading, i32 %writing)"
    return runtime.function(e, f"{head} noinline")


def _note(e: Emitter, lane: Value, target: Value, source: Value, size: Value) -> None:
    """Record a lane's reads and writes, unit by unit."""
    again, done = e.new_label("again"), e.new_label("noted")
    offset = e.stack("i64", 1)
    e.store(e.const("i64", 0), offset)
    mask = e.op("shl", e.const("i32", 1), lane)
    e.branch(again)
    e.label(again)
    at = e.load(offset, "i64")
    for address, site in ((source, "%reading"), (target, "%writing")):
        place = e.vector(e.op("add", address, at))
        e.line(f"call void @record(ptr %ctx, ptr %warp, {mask}, {place}, i32 {site})")
    following = e.op("add", at, e.const("i64", _UNIT))
    e.store(following, offset)
    e.branch_if(e.compare("ult", following, size), again, done)
    e.label(done)


def _copy(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Copy, then complete as many transactions as bytes on the mbarrier, if the copy has one."""
    e = lowering.e
    lowering.helper("bulk_copy", _copy_function(lowering.record, traced=lowering.traced))
    target, source, size, *rest = instruction.operands
    to_space, from_space = (w for w in instruction.modifiers if w.split("::")[0] in {"shared", "global"})
    where = [e.vector(generic_address(lowering, o, s)) for o, s in ((target, to_space), (source, from_space))]
    sizes = e.vector(lowering.read(size, "u32"))
    reading = lowering.site(instruction, "ld", from_space.split("::")[0], _UNIT)
    writing = lowering.site(instruction, "st", to_space.split("::")[0], _UNIT)
    arguments = f"{lowering.lanes(instruction)}, {where[0]}, {where[1]}, {sizes}, {reading}, {writing}"
    e.line(f"call void @bulk_copy(ptr %ctx, ptr %warp, {arguments})")
    if "mbarrier::complete_tx::bytes" in m:
        complete_transactions(lowering, m, instruction, rest[0], to_space, sizes)


def _nothing(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Leave groups, waits and prefetches be: copies are complete already, and caches are not modelled."""


_HINT = "{.L2::cache_hint}"
_TRACKED = "mbarrier::complete_tx::bytes"

ROWS: tuple[Row, ...] = (
    Row(
        f"cp.async.bulk.(shared::cluster|shared::cta).global.{_TRACKED}{_HINT}", "", _copy, "9.7.9.25.4.1", writes=False
    ),
    Row(f"cp.async.bulk.shared::cluster.shared::cta.{_TRACKED}", "", _copy, "9.7.9.25.4.1", writes=False),
    Row(f"cp.async.bulk.global.shared::cta.bulk_group{_HINT}", "", _copy, "9.7.9.25.4.1", writes=False),
    Row(f"cp.async.bulk.prefetch.L2.global{_HINT}", "", _nothing, "9.7.9.25.4.3", writes=False),
    Row("cp.async.bulk.commit_group", "", _nothing, "9.7.9.25.4.4", writes=False),
    Row("cp.async.bulk.wait_group{.read}", "", _nothing, "9.7.9.25.4.5", writes=False),
)
