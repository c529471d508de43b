"""Instructions that synchronise the lanes of a warp: shuffles, votes, matches, reductions. PTX ISA 9.7.9 and 9.7.13."""

from __future__ import annotations

from functools import cache
from typing import Any

from workbench.emulator.emitter import LANE, Emitter, Value
from workbench.emulator.layout import LANES
from workbench.emulator.runtime import CTX, WARP
from workbench.emulator.translate.lowering import ControlLowering, Lowering
from workbench.emulator.translate.point import pending_lanes
from workbench.emulator.translate.table import Match, Row
from workbench.ptx.ir import Immediate, Instruction, Operand, Pair


def arrive(lowering: Lowering, instruction: Instruction, members: Operand) -> Value:
    """Go on with the lanes whose members are all here; park the others. Return the member masks.

    No lane waits for one that has exited.
    """
    e = lowering.e
    masks = lowering.read(members, "b32")
    live = e.get(WARP, lowering.record["live"])
    missing = e.op("and", live, e.op("xor", lowering.active, e.const("i32", -1)))
    complete = e.compare("eq", e.op("and", masks, missing), e.const("i32", 0))
    park(lowering, instruction, e.mask_bits(complete))
    lowering.note_sync(instruction, "*.sync", lowering.lanes(instruction), masks)
    return masks


def park(lowering: Lowering, instruction: Instruction, released: Value) -> None:
    """Let active lanes go on that are released, or where the guard is false; the others wait here."""
    e = lowering.e
    lowering.stop(lowering.block.index, instruction)
    ready = e.op("and", released, lowering.active)
    guard = lowering.guard(instruction)
    if guard is not None:
        ready = e.op("or", ready, e.op("and", lowering.active, e.op("xor", e.mask_bits(guard), e.const("i32", -1))))
    waiting = e.op("and", lowering.active, e.op("xor", ready, e.const("i32", -1)))
    everyone, some = (e.new_label(n) for n in ("everyone", "some"))
    e.branch_if(e.compare("eq", waiting, e.const("i32", 0)), everyone, some)
    e.label(some)
    pending = pending_lanes(e, lowering.record, lowering.block.index)
    e.store(e.op("or", e.load(pending, "i32"), waiting), pending)
    e.store(ready, Value("%mask", "ptr"))
    e.branch_if(e.compare("eq", ready, e.const("i32", 0)), "dispatch", everyone)
    e.label(everyone)
    lowering.active = e.load(Value("%mask", "ptr"), "i32")


def stay_unless(lowering: Lowering, instruction: Instruction, released: Value) -> None:
    """Let the whole warp go on with the first instruction of its block if it is released; else it waits here."""
    e = lowering.e
    lowering.stop(lowering.block.index, instruction)
    go_on, stay = e.new_label("go_on"), e.new_label("stay")
    e.branch_if(released, go_on, stay)
    e.label(stay)
    lowering.take_back()
    e.store(lowering.active, pending_lanes(e, lowering.record, lowering.block.index))
    e.branch("dispatch")
    e.label(go_on)


def converge(lowering: Lowering, instruction: Instruction) -> None:
    """Wait for the whole warp at an ``.aligned`` instruction, unless another one is before it in its block."""
    if lowering.block.instructions[0][0] is instruction:
        arrive(lowering, instruction, Immediate(-1))


def _source(e: Emitter, mode: str, b: Value, c: Value) -> tuple[Value, Value]:
    """Source of each lane, by PTX ISA 9.7.9.6, and whether it is valid; c holds the clamp and the segment mask."""
    lane = LANE
    b_low = e.op("and", b, e.const("i32", 31))
    clamp = e.op("and", c, e.const("i32", 31))
    segment = e.op("and", e.op("lshr", c, e.const("i32", 8)), e.const("i32", 31))
    outside = e.op("xor", segment, e.const("i32", 31))
    last = e.op("or", e.op("and", lane, segment), e.op("and", clamp, outside))
    first = e.op("and", lane, segment)
    if mode == "idx":
        source = e.op("or", first, e.op("and", b_low, outside))
    else:
        source = e.op({"up": "sub", "down": "add", "bfly": "xor"}[mode], lane, b_low)
    valid = e.compare("sge" if mode == "up" else "sle", source, last)
    return e.op("and", e.select(valid, source, lane), e.const("i32", 31)), valid


def source_of(e: Emitter, mode: str, b: Value, c: Value) -> Value:
    """Source of each lane, as `_source` says."""
    return _source(e, mode, b, c)[0]


_POISON = -1
"""What lanes read that nobody gives: ones in every bit, which is a NaN, as of memory that nobody wrote."""


def takes_part(e: Emitter, fellows: Value, sources: Value) -> Value:
    """Tell the lanes whose source is among their fellows: those that they name and that are here."""
    there = e.op("and", e.op("lshr", e.vector(fellows), sources), e.const("i32", 1))
    return e.compare("ne", there, e.const("i32", 0))


@cache
def _shuffle(name: str, mode: str, b: Value, c: Value, fellows: Value) -> str:
    """``@name(values, b, c, fellows) -> <32 x i32>``: each lane gets its source's value, if that is a fellow of it."""
    e = Emitter()
    words = f"<{LANES} x i32>"
    table, result = (e.stack("i32", LANES) for _ in range(2))
    e.store(Value("%values", "i32", LANES), table, align=64)
    sources, _ = _source(e, mode, b, c)
    sources = e.vector(sources)
    for lane in range(LANES):
        source = e.assign("i32", 0, f"extractelement {sources}, i32 {lane}")
        e.store(e.load(e.item(table, "i32", source), "i32"), e.pointer(result.text, 4 * lane))
    given = e.load(result, "i32", LANES, align=64)
    e.line(f"ret {e.select(takes_part(e, fellows, sources), given, e.const('i32', _POISON))}")
    return e.function(f"define internal {words} @{name}({words} %values, {b}, {c}, {fellows}) noinline")


@cache
def _note_strays(name: str, mode: str, b: Value, c: Value, fellows: Value) -> str:
    """``@name(ctx, warp, b, c, fellows, lanes, site)``: record the lanes whose source is no fellow of them."""
    e = Emitter()
    sources = e.vector(_source(e, mode, b, c)[0])
    stray = e.op("xor", e.mask_bits(takes_part(e, fellows, sources)), e.const("i32", -1))
    stray = e.op("and", stray, Value("%lanes", "i32"))
    place = e.resize(sources, 64)
    e.when(
        e.compare("ne", stray, e.const("i32", 0)),
        lambda: e.line(f"call void @record(ptr %ctx, ptr %warp, {stray}, {place}, i32 %site)"),
    )
    e.line("ret void")
    head = f"define internal void @{name}(ptr %ctx, ptr %warp, {b}, {c}, {fellows}, i32 %lanes, i32 %site) noinline"
    return e.function(head)


def _shfl(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    e = lowering.e
    target, *operands, members = instruction.operands
    fellows = _present(lowering, instruction, arrive(lowering, instruction, members))
    value, *how = (*(lowering.read(o, "b32") for o in operands), fellows)
    b, c, _ = how
    mode = m.one_of("up", "down", "bfly", "idx")
    name = f"shfl_{mode}" + "".join("_each" if v.lanes else "_all" for v in how)
    takes = [Value(f"%{n}", "i32", v.lanes) for n, v in zip(("b", "c", "fellows"), how, strict=True)]
    lowering.helper(name, _shuffle(name, mode, *takes))
    given = ", ".join(map(str, how))
    if lowering.synced:
        notes = lowering.helper(f"note_{name}", _note_strays(f"note_{name}", mode, *takes))
        site = lowering.site(instruction, "shfl.inactive")
        e.line(f"call void @{notes}(ptr {CTX}, ptr {WARP}, {given}, {lowering.lanes(instruction)}, {site})")
    results = [e.assign("i32", LANES, f"call <{LANES} x i32> @{name}({e.vector(value)}, {given})")]
    targets = [target]
    if isinstance(target, Pair):
        targets = [target.first, target.second]
        results.append(e.vector(_source(e, mode, b, c)[1]))
    lowering.give(instruction, targets, results)


def _present(lowering: Lowering, instruction: Instruction, members: Value) -> Value:
    """Lanes that take part with each lane: those of its members that are active."""
    return lowering.e.op("and", members, lowering.lanes(instruction))


def _vote(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    e = lowering.e
    target, source, members = instruction.operands
    masks = arrive(lowering, instruction, members)
    there = _present(lowering, instruction, masks)
    ballot = e.op("and", e.mask_bits(lowering.read(source, "pred")), there)
    zero = e.const("i32", 0)
    results: dict[str, Any] = {
        "ballot": lambda: ballot,
        "any": lambda: e.compare("ne", ballot, zero),
        "all": lambda: e.compare("eq", ballot, there),
        "uni": lambda: e.op("or", e.compare("eq", ballot, there), e.compare("eq", ballot, zero)),
    }
    lowering.give(instruction, [target], [results[m.one_of(*results)]()])


def _activemask(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    target = instruction.operands[0]
    lowering.give(instruction, [target], [lowering.lanes(instruction)])


def _match(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Find the members with the same value; for match.all, all members if they agree, else none."""
    e = lowering.e
    target, source, members = instruction.operands
    masks = arrive(lowering, instruction, members)
    there = e.vector(_present(lowering, instruction, masks))
    value = e.vector(lowering.read(source, m.types[-1]))
    result = e.stack("i32", LANES)
    e.store(Value("zeroinitializer", "i32", LANES), result, align=64)

    def step(lane: Value) -> None:
        mine = e.assign(value.element, 0, f"extractelement {value}, {lane}")
        same = e.mask_bits(e.compare("eq", value, mine))
        fellows = e.assign("i32", 0, f"extractelement {there}, {lane}")
        e.store(e.op("and", same, fellows), e.item(result, "i32", lane))

    e.each_lane(lowering.active, step)
    equal = e.load(result, "i32", LANES, align=64)
    agreed = e.compare("eq", equal, there)
    if "all" in m:
        equal = e.select(agreed, there, e.const("i32", 0))
    if isinstance(target, Pair):
        lowering.give(instruction, [target.first, target.second], [equal, agreed])
    else:
        lowering.give(instruction, [target], [equal])


def _redux(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Reduce over each lane's members."""
    e = lowering.e
    target, source, members = instruction.operands
    masks = arrive(lowering, instruction, members)
    there = e.vector(_present(lowering, instruction, masks))
    value = e.vector(lowering.read(source, m.types[-1]))
    name = m.one_of("add", "min", "max", "and", "or", "xor")
    signed = m.types[-1][0] == "s"
    neutral = {"add": 0, "or": 0, "xor": 0, "and": -1}.get(name)
    if neutral is None:
        top = (1 << 31) - 1 if signed else (1 << 32) - 1
        bottom = -(1 << 31) if signed else 0
        neutral = top if name == "min" else bottom
    reduction = {"min": "smin" if signed else "umin", "max": "smax" if signed else "umax"}.get(name, name)
    result = e.stack("i32", LANES)
    e.store(Value("zeroinitializer", "i32", LANES), result, align=64)

    def step(lane: Value) -> None:
        fellows = e.assign("i32", 0, f"extractelement {there}, {lane}")
        chosen = e.select(e.mask_lanes(fellows), value, e.const("i32", neutral))
        total = e.assign("i32", 0, f"call i32 @llvm.vector.reduce.{reduction}.v{LANES}i32({chosen})")
        e.store(total, e.item(result, "i32", lane))

    e.each_lane(lowering.active, step)
    lowering.give(instruction, [target], [e.load(result, "i32", LANES, align=64)])


def _syncwarp(lowering: ControlLowering, m: Match, instruction: Instruction) -> None:
    """Wait for the members of each lane. They may wait at another bar.warp.sync instruction."""
    e = lowering.e
    masks = lowering.read(instruction.operands[0], "b32")
    lowering.write_back()
    missing = e.op("and", e.get(WARP, lowering.record["live"]), e.op("xor", lowering.active, e.const("i32", -1)))
    awaited = e.vector(e.compare("ne", e.op("and", masks, missing), e.const("i32", 0)))
    some, none = e.new_label("some"), e.new_label("none")
    e.branch_if(e.compare("ne", e.op("and", e.mask_bits(awaited), lowering.active), e.const("i32", 0)), some, none)
    e.label(some)
    lowering.store_masked(masks, e.field(WARP, lowering.record["members"]), align=4)
    lowering.wait_before(lowering.block.next, instruction)
    if lowering.synced:
        site = lowering.site(instruction, "bar.warp.sync")
        lowering.store_masked(site, e.field(WARP, lowering.record["syncwarp_site"]), align=4)
    waiting = lowering.record["at_syncwarp"]
    e.put(WARP, waiting, e.op("or", e.get(WARP, waiting), lowering.active))
    e.line(f"call void @release_synced(ptr {CTX}, ptr {WARP})")
    e.branch("dispatch")
    e.label(none)
    lowering.note_sync(instruction, "bar.warp.sync", lowering.active, masks)
    lowering.jump(lowering.block.next)


def _elect(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Elect the lowest member."""
    e = lowering.e
    target, members = instruction.operands
    masks = arrive(lowering, instruction, members)
    leader = e.intrinsic("cttz", _present(lowering, instruction, masks), e.const("i1", 0))
    assert isinstance(target, Pair)
    winner = e.compare("eq", LANE, leader)
    lowering.give(instruction, [target.first, target.second], [leader, winner])


ROWS: tuple[Row, ...] = (
    Row("shfl.sync.(up|down|bfly|idx).b32", "d/d|p, a, a, a, a", _shfl, "9.7.9.6", role="sync"),
    Row("vote.sync.(all|any|uni).pred", "d, a, a", _vote, "9.7.13.9", role="sync"),
    Row("vote.sync.ballot.b32", "d, a, a", _vote, "9.7.13.9", role="sync"),
    Row("match.(any|all).sync.(b32|b64)", "d/d|p, a, a", _match, "9.7.13.10", role="sync"),
    Row("redux.sync.(add|min|max).(u32|s32)", "d, a, a", _redux, "9.7.13.12", role="sync"),
    Row("redux.sync.(and|or|xor).b32", "d, a, a", _redux, "9.7.13.12", role="sync"),
    Row("bar.warp.sync", "a", _syncwarp, "9.7.13.2", role="end"),
    Row("activemask.b32", "d", _activemask, "9.7.13.11"),
    Row("elect.sync", "d|p, a", _elect, "9.7.13.14", role="sync"),
)
