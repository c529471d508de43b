"""Copies and updates that an mbarrier or a group tracks: PTX ISA 9.7.9.25.4, 9.7.9.12 and 9.7.13.7.

A copy may complete at any time before it is waited for; here it does when it is asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from workbench.emulator import runtime
from workbench.emulator.emitter import IOTA, Emitter, Value
from workbench.emulator.layout import (
    CLUSTER_BASE,
    CLUSTER_SHIFT,
    CONTEXT,
    LANES,
    MAX_CLUSTER_BLOCKS,
    WINDOW_SHIFT,
    Fault,
    Record,
)
from workbench.emulator.runtime import CTX, WARP
from workbench.emulator.translate.lowering import Lowering
from workbench.emulator.translate.opcodes.asynchronous import complete_transactions
from workbench.emulator.translate.opcodes.memory import (
    add_keeping_subnormals,
    atomic,
    generic_address,
    operation_of,
    store,
)
from workbench.emulator.translate.table import Match, Row
from workbench.ptx.ir import TYPE_BITS, Instruction, Operand

_LOAD, _STORE, _REDUCTION = "cp.async.bulk.load", "cp.async.bulk.store", "cp.reduce.async.bulk"
_UNIT = 16
"""Bytes that addresses and sizes are multiples of."""


def _copy_function(record: Record, *, traced: bool, screened: bool) -> str:
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
        if screened:
            _screen(e, lane, target, source, size)
        elif traced:
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


def _add_copy_function(lowering: Lowering) -> None:
    lowering.helper("bulk_copy", _copy_function(lowering.record, traced=lowering.traced, screened=lowering.screened))


def _note(e: Emitter, lane: Value, target: Value, source: Value, size: Value) -> None:
    """Record a lane's reads and writes, by units: those of shared memory are fewer than 2^16."""
    mask = e.op("shl", e.const("i32", 1), lane)
    units = e.resize(e.op("lshr", size, e.const("i64", _UNIT.bit_length() - 1)), 32)
    arguments = f"{mask}, {target}, {source}, {units}, i32 {_UNIT}, i32 %reading, i32 %writing"
    e.line(f"call void @record_copy(ptr %ctx, ptr %warp, {arguments})")


def act_as_copy(e: Emitter, lane: Value) -> None:
    """In a screened program, let what follows be done by the copies that a lane asks for."""
    e.put(CTX, CONTEXT["copier"], e.op("add", lane, e.const("i32", 1)))
    e.put(CTX, CONTEXT["copy_word"], e.get(CTX, CONTEXT["copy_words"], lane))


def begin_reading(e: Emitter, lane: Value, low: Value, high: Value, site: Value) -> None:
    """In a screened program, note what a lane's copies read, up to `high`, if that is shared memory and of a group."""
    e.line(f"call void @source_begin(ptr %ctx, ptr %warp, {lane}, {low}, {high}, {site})")
    e.line(f"call void @proxy_read(ptr %ctx, {low}, {high})")


def act_as_threads(e: Emitter) -> None:
    """Let what follows be done by lanes once more."""
    e.put(CTX, CONTEXT["copier"], e.const("i32", 0))
    e.put(CTX, CONTEXT["copy_word"], e.const("i64", 0))


def _screen(e: Emitter, lane: Value, target: Value, source: Value, size: Value) -> None:
    """Have a lane's reads and writes screened, 32 units at a time."""
    offset = e.stack("i64", 1)
    again, done = e.new_label("again"), e.new_label("screened")
    e.store(e.const("i64", 0), offset)
    act_as_copy(e, lane)
    e.branch(again)
    e.label(again)
    at = e.load(offset, "i64")
    along = e.op("add", e.op("mul", Value(IOTA, "i64", LANES), e.const("i64", _UNIT)), at)
    mask = e.mask_bits(e.compare("ult", along, size))
    for address, site in ((source, "%reading"), (target, "%writing")):
        e.line(f"call void @record(ptr %ctx, ptr %warp, {mask}, {e.op('add', along, address)}, i32 {site})")
    following = e.op("add", at, e.const("i64", LANES * _UNIT))
    e.store(following, offset)
    e.branch_if(e.compare("ult", following, size), again, done)
    e.label(done)
    begin_reading(e, lane, source, e.op("add", source, size), Value("%reading", "i32"))
    act_as_threads(e)


def _copy(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Copy, then complete as many transactions as bytes on the mbarrier, if the copy has one."""
    e = lowering.e
    _add_copy_function(lowering)
    target, source, size, *rest = instruction.operands
    to_space, from_space = (w for w in instruction.modifiers if w.split("::")[0] in {"shared", "global"})
    where = [e.vector(generic_address(lowering, o, s)) for o, s in ((target, to_space), (source, from_space))]
    sizes = e.vector(lowering.read(size, "u32"))
    reading = lowering.site(instruction, _LOAD, from_space.split("::")[0], _UNIT)
    writing = lowering.site(instruction, _STORE, to_space.split("::")[0], _UNIT)
    arguments = f"{lowering.lanes(instruction)}, {where[0]}, {where[1]}, {sizes}, {reading}, {writing}"
    _move(lowering, m, instruction, f"@bulk_copy(ptr %ctx, ptr %warp, {arguments})", rest, sizes)


def _move(
    lowering: Lowering, m: Match, instruction: Instruction, call: str, barrier: Sequence[Operand], sizes: Value
) -> None:
    """Call what copies, between what its mbarrier is told if it has one."""
    e = lowering.e
    if _TRACKED not in m:
        e.line(f"call void {call}")
        return
    lanes, where = lowering.lanes(instruction), e.vector(generic_address(lowering, barrier[0], "shared::cluster"))
    begin_tracked(lowering, instruction, where, lanes)
    e.line(f"call void {call}")
    end_tracked(lowering, instruction, where, lanes, sizes)


def _multicast(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Copy to the same place in each block of the cluster that a mask names, and complete on the barriers there."""
    e = lowering.e
    _add_copy_function(lowering)
    target, source, size, barrier, blocks = instruction.operands[:5]
    sources, sizes = e.vector(lowering.address(source, "global")), e.vector(lowering.read(size, "u32"))
    within = e.const("i64", (1 << CLUSTER_SHIFT) - 1)
    offsets = [e.op("and", e.resize(lowering.address(o, "shared"), 64), within) for o in (target, barrier)]
    chosen = e.vector(lowering.read(blocks, "u16"))
    reading = lowering.site(instruction, _LOAD, "global", _UNIT)
    writing = lowering.site(instruction, _STORE, "", _UNIT)
    for rank in range(MAX_CLUSTER_BLOCKS):
        base = e.const("i64", CLUSTER_BASE + (rank << WINDOW_SHIFT))
        place, there = (e.vector(e.op("add", offset, base)) for offset in offsets)
        named = e.compare("ne", e.op("and", chosen, e.const("i16", 1 << rank)), e.const("i16", 0))
        lanes = e.op("and", lowering.lanes(instruction), e.mask_bits(named))
        begin_tracked(lowering, instruction, there, lanes)
        e.line(f"call void @bulk_copy(ptr %ctx, ptr %warp, {lanes}, {place}, {sources}, {sizes}, {reading}, {writing})")
        end_tracked(lowering, instruction, there, lanes, sizes)


def _reduce_function(name: str, element: str, load: str, *, screened: bool) -> str:
    """``@bulk_<name>(ctx, warp, lanes, targets, sources, sizes, reading, writing)``: update 32 elements at a time."""
    e = Emitter()
    targets, sources, sizes = (e.stack(t, LANES) for t in ("i64", "i64", "i32"))
    for place, array, kind in ((targets, "targets", "i64"), (sources, "sources", "i64"), (sizes, "sizes", "i32")):
        e.store(Value(f"%{array}", kind, LANES), place, align=4)
    bits = Value("", element).bits
    item, counters = e.const("i64", bits // 8), Value(IOTA, "i64", LANES)
    done = e.stack("i64", 1)

    def reduce(lane: Value) -> None:
        target, source = (e.load(runtime.lane_item(e, place, "i64", lane), "i64") for place in (targets, sources))
        size = e.resize(e.load(runtime.lane_item(e, sizes, "i32", lane), "i32"), 64)
        again, work, end = (e.new_label(n) for n in ("again", "work", "end"))
        if screened:
            act_as_copy(e, lane)
            begin_reading(e, lane, source, e.op("add", source, size), Value("%reading", "i32"))
        e.store(e.const("i64", 0), done)
        e.branch(again)
        e.label(again)
        first = e.load(done, "i64")
        e.branch_if(e.compare("ult", first, size), work, end)
        e.label(work)
        offsets = e.op("add", e.op("mul", counters, item), first)
        mask = e.mask_bits(e.compare("ult", offsets, size))
        loading = f"ptr %ctx, ptr %warp, {mask}, {e.op('add', offsets, source)}, i32 %reading"
        raw = e.assign(f"i{bits}", LANES, f"call <{LANES} x i{bits}> @{load}({loading})")
        data = e.bitcast(raw, element)
        updating = f"ptr %ctx, ptr %warp, {mask}, {e.op('add', offsets, target)}, i32 %writing, {data}, {data}"
        e.assign(element, LANES, f"call {data.type} @atom_{name}_any_{element}({updating})")
        e.store(e.op("add", first, e.op("mul", item, e.const("i64", LANES))), done)
        e.branch(again)
        e.label(end)
        if screened:
            act_as_threads(e)

    runtime.lane_loop(e, Value("%lanes", "i32"), reduce)
    e.line("ret void")
    addresses = f"<{LANES} x i64> %targets, <{LANES} x i64> %sources, <{LANES} x i32> %sizes"
    head = f"define internal void @bulk_{name}_{element}(ptr %ctx, ptr %warp, i32 %lanes, {addresses}"
    return runtime.function(e, f"{head}, i32 %reading, i32 %writing) noinline")


def _reduce(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Update each element of the target by one of the source, as atomics do."""
    e = lowering.e
    name, operation = operation_of(m)
    if name == "add_f32":
        name, operation = "add_f32_keeping_subnormals", add_keeping_subnormals
    bits = TYPE_BITS[m.types[-1]]
    element = "double" if operation == "fadd" else f"i{bits}"
    load = lowering.access("ld", "any", bits)
    atom = f"atom_{name}_any_{element}"
    lowering.helper(atom, runtime.atomic(atom, operation, "any", element, traced=lowering.traced))
    lowering.helper(f"bulk_{name}_{element}", _reduce_function(name, element, load, screened=lowering.screened))
    target, source, size, *rest = instruction.operands
    to_space = next(w for w in instruction.modifiers if w in {"global", "shared::cluster"})
    where = [e.vector(generic_address(lowering, o, s)) for o, s in ((target, to_space), (source, "shared::cta"))]
    sizes = e.vector(lowering.read(size, "u32"))
    sites = [lowering.site(instruction, kind, "", bits // 8) for kind in (_LOAD, _REDUCTION)]
    lanes = lowering.lanes(instruction)
    arguments = f"{lanes}, {where[0]}, {where[1]}, {sizes}, {sites[0]}, {sites[1]}"
    _move(lowering, m, instruction, f"@bulk_{name}_{element}(ptr %ctx, ptr %warp, {arguments})", rest, sizes)


def _store(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """st.async: store, then complete as many transactions as bytes."""
    store(lowering, m, instruction)
    _complete_bytes(lowering, m, instruction)


def _update(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """red.async: update, then complete as many transactions as bytes."""
    atomic(lowering, m, replace(instruction, operands=instruction.operands[:2]))
    _complete_bytes(lowering, m, instruction)


def _complete_bytes(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    count = int((m.one_of("v2", "v4") or "v1")[1:]) * TYPE_BITS[m.types[-1]] // 8
    space = m.one_of("shared::cluster")
    _complete(lowering, instruction, instruction.operands[2], space, lowering.e.const("i32", count))


def _complete(lowering: Lowering, instruction: Instruction, barrier: Operand, space: str, count: Value) -> None:
    """Complete transactions on the barrier that an operand names."""
    where = lowering.e.vector(generic_address(lowering, barrier, space))
    complete_transactions(lowering, instruction, where, lowering.lanes(instruction), count)


def begin_tracked(lowering: Lowering, instruction: Instruction, barriers: Value, lanes: Value) -> None:
    """In a synced program, note that lanes ask for copies which mbarriers at generic addresses track."""
    if not lowering.synced:
        return
    e = lowering.e
    site = lowering.site(instruction, "bulk.request")
    some, none = e.new_label("some"), e.new_label("none")
    e.branch_if(e.compare("ne", lanes, e.const("i32", 0)), some, none)
    e.label(some)
    if lowering.screened:
        e.line(f"call void @clock_track(ptr %ctx, {lanes}, {barriers})")
    else:
        e.line(f"call void @record(ptr %ctx, ptr %warp, {lanes}, {barriers}, {site})")
    e.branch(none)
    e.label(none)


def end_tracked(lowering: Lowering, instruction: Instruction, barriers: Value, lanes: Value, sizes: Value) -> None:
    """Complete as many transactions as the copies have bytes, once they are made."""
    e = lowering.e
    if lowering.screened:
        e.store(e.vector(e.const("i64", 0)), e.field(CTX, CONTEXT["copy_words"]), align=8)
    complete_transactions(lowering, instruction, barriers, lanes, sizes)


def _commit(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Note the end of a group: its copies are complete already."""
    lanes = lowering.lanes(instruction)
    if lowering.screened:
        lowering.e.line(f"call void @source_commit(ptr %ctx, ptr %warp, {lanes})")
    else:
        lowering.note_sync(instruction, "bulk.commit", lanes)


def _wait(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Note which groups may be left: all copies are complete already."""
    left = lowering.read(instruction.operands[0], "b32")
    lanes = lowering.lanes(instruction)
    if lowering.screened:
        lowering.e.line(f"call void @source_wait(ptr %ctx, ptr %warp, {lanes}, {left})")
    else:
        lowering.note_sync(instruction, "bulk.wait", lanes, left)


def _nothing(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Leave prefetches be: caches are not modelled."""


_HINT = "{.L2::cache_hint}"
_TRACKED = "mbarrier::complete_tx::bytes"
_REDUCTIONS = (
    ".add.(u32|s32|u64)",
    ".(min|max).(u32|s32|u64|s64)",
    ".(inc|dec).u32",
    ".(and|or|xor).(b32|b64)",
)
_FLOATING = (".add.(f32|f64)", ".add.noftz.(f16|bf16)", ".(min|max).(f16|bf16)")
_ASYNCHRONOUS = "{.relaxed}{.cluster}{.shared::cluster}"

_TO_BARRIER, _IN_GROUP = "[a], [a], a, [a], a?", "[a], [a], a, a?"
"""Operands of a copy that a barrier counts, and of one in a group."""

ROWS: tuple[Row, ...] = (
    Row(
        f"cp.async.bulk.(shared::cluster|shared::cta).global.{_TRACKED}{_HINT}",
        "",
        _copy,
        "9.7.9.25.4.1",
        writes=False,
        takes=_TO_BARRIER,
    ),
    Row(
        f"cp.async.bulk.shared::cluster.global.{_TRACKED}.multicast::cluster{_HINT}",
        "",
        _multicast,
        "9.7.9.25.4.1",
        writes=False,
        takes="[a], [a], a, [a], a, a?",
    ),
    Row(
        f"cp.async.bulk.shared::cluster.shared::cta.{_TRACKED}",
        "",
        _copy,
        "9.7.9.25.4.1",
        writes=False,
        takes=_TO_BARRIER,
    ),
    Row(
        f"cp.async.bulk.global.shared::cta.bulk_group{_HINT}", "", _copy, "9.7.9.25.4.1", writes=False, takes=_IN_GROUP
    ),
    *(
        Row(f"cp.reduce.async.bulk.{ends}{operation}", "", _reduce, "9.7.9.25.4.2", writes=False, takes=takes)
        for ends, takes, operations in (
            (f"global.shared::cta.bulk_group{_HINT}", _IN_GROUP, (*_REDUCTIONS, *_FLOATING)),
            (f"shared::cluster.shared::cta.{_TRACKED}", _TO_BARRIER, _REDUCTIONS),
        )
        for operation in operations
    ),
    Row(
        f"st.async{{.weak}}{{.shared::cluster}}.{_TRACKED}{{.v2|.v4}}.(b32|b64|u32|u64|s32|s64|f32|f64)",
        "",
        _store,
        "9.7.9.12",
        writes=False,
        takes="[a], {a}, [a]",
    ),
    *(
        Row(
            f"red.async{_ASYNCHRONOUS}.{_TRACKED}{operation}",
            "",
            _update,
            "9.7.13.7",
            writes=False,
            takes="[a], a, [a]",
        )
        for operation in (".add.(u32|s32|u64)", ".(min|max).(u32|s32)", ".(inc|dec).u32", ".(and|or|xor).b32")
    ),
    Row(f"cp.async.bulk.prefetch.L2.global{_HINT}", "", _nothing, "9.7.9.25.4.3", writes=False, takes="..."),
    Row("cp.async.bulk.commit_group", "", _commit, "9.7.9.25.4.4", writes=False),
    Row("cp.async.bulk.wait_group{.read}", "", _wait, "9.7.9.25.4.5", writes=False, takes="n"),
)
