"""Instructions that synchronise the lanes of a warp: shuffles, votes, matches, reductions. PTX ISA 9.7.9 and 9.7.13."""

from __future__ import annotations

from typing import Any

from workbench.emulator.layout import LANES
from workbench.emulator.runtime import CTX, WARP
from workbench.emulator.translate.lowering import ControlLowering, Lowering
from workbench.emulator.translate.opcodes.bulk import numbers_of
from workbench.emulator.translate.point import pending_lanes
from workbench.emulator.translate.table import Match, Row
from workbench.llvm.emitter import LANE, Emitter, Value
from workbench.ptx.ir import Immediate, Instruction, Operand
from workbench.ptx.operands import parts_of


def arrive(lowering: Lowering, instruction: Instruction, members: Operand) -> Value:
    """Go on with the lanes whose members are all here; park the others. Return the member masks.

    No lane waits for one that has exited.
    """
    e = lowering.e
    masks = lowering.read(members, "b32")
    live = e.get(WARP, lowering.record["live"])
    missing = e.op("xor", live, lowering.active)
    complete = e.compare("eq", e.op("and", masks, missing), 0)
    park(lowering, instruction, e.mask_bits(complete))
    lowering.note_sync(instruction, "warp.collective", lowering.lanes(instruction), masks)
    return masks


def park(lowering: Lowering, instruction: Instruction, released: Value) -> None:
    """Let active lanes go on that are released, or where the guard is false; the others wait here."""
    e = lowering.e
    lowering.stop(lowering.block.index, instruction)
    ready = e.op("and", released, lowering.active)
    guard = lowering.guard(instruction)
    if guard is not None:
        ready = e.op("or", ready, e.op("and", lowering.active, e.op("xor", e.mask_bits(guard), -1)))
    everyone, some = (e.new_label(n) for n in ("everyone", "some"))
    e.branch_if(e.compare("eq", ready, lowering.active), everyone, some)
    e.label(some)
    waiting = e.op("xor", lowering.active, ready)
    lowering.take_back(waiting)
    pending = pending_lanes(e, lowering.record, lowering.block.index)
    e.store(e.op("or", e.load(pending, "i32"), waiting), pending)
    e.store(ready, Value("%mask", "ptr"))
    e.branch_if(e.compare("eq", ready, 0), "dispatch", everyone)
    e.label(everyone)
    lowering.active = e.load(Value("%mask", "ptr"), "i32")


def stay_unless(lowering: Lowering, instruction: Instruction, released: Value) -> None:
    """Let the whole warp go on with the first instruction of its block if it is released; else it waits here."""
    e = lowering.e
    lowering.stop(lowering.block.index, instruction)
    go_on, stay = e.new_label("go_on"), e.new_label("stay")
    e.branch_if(released, go_on, stay)
    e.label(stay)
    lowering.take_back(lowering.active)
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
    b_low = e.op("and", b, 31)
    clamp = e.op("and", c, 31)
    segment = e.op("and", e.op("lshr", c, 8), 31)
    outside = e.op("xor", segment, 31)
    last = e.op("or", e.op("and", lane, segment), e.op("and", clamp, outside))
    first = e.op("and", lane, segment)
    if mode == "idx":
        source = e.op("or", first, e.op("and", b_low, outside))
    else:
        source = e.op({"up": "sub", "down": "add", "bfly": "xor"}[mode], lane, b_low)
    valid = e.compare("sge" if mode == "up" else "sle", source, last)
    return e.op("and", e.select(valid, source, lane), 31), valid


def source_of(e: Emitter, mode: str, b: Value, c: Value) -> Value:
    """Source of each lane, as `_source` says."""
    return _source(e, mode, b, c)[0]


def takes_part(e: Emitter, fellows: Value, sources: Value) -> Value:
    """Return the lanes whose source is among their fellows: those that they name and that are here."""
    there = e.op("and", e.op("lshr", e.vector(fellows), sources), 1)
    return e.compare("ne", there, 0)


def _shfl(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    e = lowering.e
    target, *operands, members = instruction.operands
    fellows = _present(lowering, instruction, members)
    mode = m.one_of("up", "down", "bfly", "idx")
    value, b, c = (lowering.read(o, "b32") for o in operands)
    if lowering.synced:
        lanes, site = lowering.lanes(instruction), lowering.site(instruction, "inactive.read")
        source = e.vector(source_of(e, mode, b, c))
        e.line(f"call void @note_strays(ptr {CTX}, ptr {WARP}, {lanes}, {source}, {e.vector(fellows)}, {site})")
    given, whose = [b, c, fellows], "all"
    if any(each.lanes for each in given):
        given, whose = list(map(e.vector, given)), "each"
    words = ", ".join(map(str, (e.vector(value), *given)))
    results = [e.assign("i32", LANES, f"call <{LANES} x i32> @shuffled_{mode}_{whose}({words})")]
    targets = parts_of(target)
    if len(targets) > 1 and lowering.is_read(targets[1]):
        results.append(e.vector(_source(e, mode, b, c)[1]))
    lowering.give(instruction, targets[: len(results)], results)


def _present(lowering: Lowering, instruction: Instruction, members: Operand) -> Value:
    """Wait for the members of each lane; return those that take part with it."""
    masks = arrive(lowering, instruction, members)
    return lowering.e.op("and", masks, lowering.lanes(instruction))


def _vote(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    e = lowering.e
    target, source, members = instruction.operands
    there = _present(lowering, instruction, members)
    ballot = e.op("and", e.mask_bits(lowering.read(source, "pred")), there)
    results: dict[str, Any] = {
        "ballot": lambda: ballot,
        "any": lambda: e.compare("ne", ballot, 0),
        "all": lambda: e.compare("eq", ballot, there),
        "uni": lambda: e.op("or", e.compare("eq", ballot, there), e.compare("eq", ballot, 0)),
    }
    lowering.give(instruction, [target], [results[m.one_of(*results)]()])


def _activemask(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    target = instruction.operands[0]
    lowering.give(instruction, [target], [lowering.lanes(instruction)])


def _match(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Find the members with the same value; for match.all, all members if they agree, else none."""
    e = lowering.e
    target, source, members = instruction.operands
    there = e.vector(_present(lowering, instruction, members))
    value = e.vector(lowering.read(source, m.types[-1]))
    width = "words" if value.bits == 32 else "double_words"
    equal = e.assign("i32", LANES, f"call <{LANES} x i32> @matched_{width}({value}, {there}, {lowering.active})")
    agreed = e.compare("eq", equal, there)
    if "all" in m:
        equal = e.select(agreed, there, 0)
    targets = parts_of(target)
    lowering.give(instruction, targets, [equal, agreed][: len(targets)])


def _redux(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Reduce over each lane's members."""
    e = lowering.e
    target, source, members = instruction.operands
    there = e.vector(_present(lowering, instruction, members))
    value = e.vector(lowering.read(source, m.types[-1]))
    how, kind = numbers_of(lowering, m)
    call = f"@reduced_words({how}, {kind}, {value}, {there}, {lowering.active})"
    lowering.give(instruction, [target], [e.assign("i32", LANES, f"call <{LANES} x i32> {call}")])


def _syncwarp(lowering: ControlLowering, m: Match, instruction: Instruction) -> None:
    """Wait for the members of each lane. They may wait at another bar.warp.sync instruction."""
    e = lowering.e
    masks = lowering.read(instruction.operands[0], "b32")
    lowering.write_back()
    missing = e.op("and", e.get(WARP, lowering.record["live"]), e.op("xor", lowering.active, -1))
    awaited = e.vector(e.compare("ne", e.op("and", masks, missing), 0))
    some, none = e.new_label("some"), e.new_label("none")
    e.branch_if(e.compare("ne", e.op("and", e.mask_bits(awaited), lowering.active), 0), some, none)
    e.label(some)
    lowering.store_masked(masks, e.field(WARP, lowering.record["members"]), align=4)
    lowering.wait_before(lowering.block.next, instruction)
    if lowering.synced:
        site = lowering.site(instruction, "warp.sync")
        lowering.store_masked(site, e.field(WARP, lowering.record["syncwarp_site"]), align=4)
    waiting = lowering.record["at_syncwarp"]
    e.put(WARP, waiting, e.op("or", e.get(WARP, waiting), lowering.active))
    e.line(f"call void @release_synced(ptr {CTX}, ptr {WARP})")
    e.branch("dispatch")
    e.label(none)
    lowering.note_sync(instruction, "warp.sync", lowering.active, masks)
    lowering.jump(lowering.block.next)


def _elect(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Elect the lowest member."""
    e = lowering.e
    target, members = instruction.operands
    leader = e.intrinsic("cttz", _present(lowering, instruction, members), False)
    lowering.give(instruction, parts_of(target), [leader, e.compare("eq", LANE, leader)])


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
