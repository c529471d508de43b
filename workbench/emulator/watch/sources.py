"""Shared memory that bulk copies of a group read, in compiled code: nobody may write there before its wait.

A block's *pending sources* are ranges, one for each of the last groups of one warp's lanes. A write that touches one is
suspicious; a wait for a group has its range read once more, by a lane that asked: who writes there later must come
behind that. Copies of several warps at once, or of more groups than there are ranges, are suspicious.
"""

from __future__ import annotations

from functools import partial

from workbench.emulator import runtime
from workbench.emulator.emitter import IOTA, Emitter, Value
from workbench.emulator.layout import CONTEXT, LANES, SHARED_WINDOW, SOURCE_GROUPS, WINDOW_SHIFT
from workbench.emulator.runtime import CTX
from workbench.emulator.watch.shadow import WIDTH_SHIFT

_i64, _i32 = (partial(Emitter.const, Emitter(), kind) for kind in ("i64", "i32"))


def functions() -> list[str]:
    """Make the functions that `screening` and the bulk copies call."""
    return [_begin(), _commit(), _wait(), _touch()]


def check(e: Emitter, lanes: str, width: Value) -> None:
    """Be suspicious if a write of shared memory touches a pending source."""
    e.when(_are_pending(e), lambda: e.line(f"call void @source_touch(ptr %ctx, {lanes}, {width})"))


def _are_pending(e: Emitter) -> Value:
    """Whether the block under way has pending sources."""
    block = e.op("add", e.get(CTX, CONTEXT["block"]), _i64(1))
    return e.compare("eq", e.get(CTX, CONTEXT["source_block"]), block)


def _suspect(e: Emitter) -> None:
    e.line("call void @suspect(ptr %ctx)")


def _slot(e: Emitter, group: Value) -> Value:
    return e.op("and", group, _i64(SOURCE_GROUPS - 1))


def _begin() -> str:
    """``@source_begin(ctx, warp, lane, low, high, site)``: a lane's copy reads shared memory from `low` to `high`."""
    e = Emitter()
    warp = e.assign("i64", 0, "ptrtoint ptr %warp to i64")
    low, high = Value("%low", "i64"), Value("%high", "i64")
    fresh, look, same, other, add, done = (e.new_label(n) for n in ("fresh", "look", "same", "other", "add", "done"))
    some = e.compare("ult", low, high)
    is_shared = e.compare("eq", e.op("lshr", low, _i64(WINDOW_SHIFT)), _i64(SHARED_WINDOW))
    tracked = e.compare("ne", e.get(CTX, CONTEXT["copy_word"]), _i64(0))
    of_group = e.op("and", some, e.op("xor", tracked, e.const("i1", 1)))
    e.branch_if(e.op("and", is_shared, of_group), look, done)
    e.label(look)
    e.branch_if(_are_pending(e), same, fresh)
    e.label(fresh)
    e.put(CTX, CONTEXT["source_block"], e.op("add", e.get(CTX, CONTEXT["block"]), _i64(1)))
    e.put(CTX, CONTEXT["source_warp"], warp)
    e.put(CTX, CONTEXT["source_lanes"], _i32(0))
    e.put(CTX, CONTEXT["source_group"], _i64(0))
    for slot in range(SOURCE_GROUPS):
        e.put(CTX, CONTEXT["source_high"], _i64(0), slot)
    e.branch(add)
    e.label(same)
    e.branch_if(e.compare("eq", e.get(CTX, CONTEXT["source_warp"]), warp), add, other)
    e.label(other)
    _suspect(e)
    e.branch(done)
    e.label(add)
    bit = e.op("shl", _i32(1), Value("%lane", "i32"))
    e.put(CTX, CONTEXT["source_lanes"], e.op("or", e.get(CTX, CONTEXT["source_lanes"]), bit))
    e.put(CTX, CONTEXT["source_site"], Value("%site", "i32"))
    slot_of = _slot(e, e.get(CTX, CONTEXT["source_group"]))
    before = e.get(CTX, CONTEXT["source_high"], slot_of)
    empty = e.compare("eq", before, _i64(0))
    start = e.intrinsic("umin", e.get(CTX, CONTEXT["source_low"], slot_of), low)
    e.put(CTX, CONTEXT["source_low"], e.select(empty, low, start), slot_of)
    e.put(CTX, CONTEXT["source_high"], e.intrinsic("umax", before, high), slot_of)
    e.branch(done)
    e.label(done)
    e.line("ret void")
    head = "define internal void @source_begin(ptr %ctx, ptr %warp, i32 %lane, i64 %low, i64 %high, i32 %site)"
    return runtime.function(e, f"{head} noinline")


def _are_concerned(e: Emitter) -> Value:
    """Whether lanes of a warp are all those that have copies under way."""
    warp = e.assign("i64", 0, "ptrtoint ptr %warp to i64")
    same = e.op("and", _are_pending(e), e.compare("eq", e.get(CTX, CONTEXT["source_warp"]), warp))
    others = e.op("and", e.get(CTX, CONTEXT["source_lanes"]), e.op("xor", Value("%lanes", "i32"), _i32(-1)))
    return e.op("and", same, e.compare("eq", others, _i32(0)))


def _commit() -> str:
    """``@source_commit(ctx, warp, lanes)``: lanes close a group; the range that the next one takes must be free."""
    e = Emitter()

    def advance() -> None:
        group = e.op("add", e.get(CTX, CONTEXT["source_group"]), _i64(1))
        e.put(CTX, CONTEXT["source_group"], group)
        taken = e.compare("ne", e.get(CTX, CONTEXT["source_high"], _slot(e, group)), _i64(0))
        e.when(taken, partial(_suspect, e))

    e.when(_are_concerned(e), advance)
    e.line("ret void")
    return runtime.function(e, "define internal void @source_commit(ptr %ctx, ptr %warp, i32 %lanes) noinline")


def _wait() -> str:
    """``@source_wait(ctx, warp, lanes, left)``: lanes have waited for all but the last `left` groups."""
    e = Emitter()
    high, low, some = e.stack("i64", 1), e.stack("i64", 1), e.stack("i64", 1)

    def land() -> None:
        lane = e.intrinsic("cttz", e.get(CTX, CONTEXT["source_lanes"]), e.const("i1", 1))
        site, group = e.get(CTX, CONTEXT["source_site"]), e.get(CTX, CONTEXT["source_group"])
        table = e.assign("ptr", 0, f"inttoptr {e.get(CTX, CONTEXT['instructions'])} to ptr")
        does = e.load(e.pointer(table.text, e.op("mul", e.resize(site, 64), _i64(4))), "i32")
        unit = e.resize(e.op("lshr", does, _i32(WIDTH_SHIFT)), 64)
        left = e.intrinsic("umin", e.resize(Value("%left", "i32"), 64), _i64(SOURCE_GROUPS))
        e.store(_i64(0), some)
        for back in range(SOURCE_GROUPS):  # the group under way has back 0, the last that was closed 1
            slot = _slot(e, e.op("sub", group, _i64(back)))
            e.store(e.get(CTX, CONTEXT["source_low"], slot), low)
            e.store(e.get(CTX, CONTEXT["source_high"], slot), high)
            taken = e.compare("ne", e.load(high, "i64"), _i64(0))
            closed = e.compare("ugt", _i64(back), left)
            over, stays, after = e.new_label("over"), e.new_label("stays"), e.new_label("after")
            e.branch_if(e.op("and", taken, closed), over, stays)
            e.label(over)
            e.put(CTX, CONTEXT["source_high"], _i64(0), slot)
            again, read, read_all = e.new_label("again"), e.new_label("read"), e.new_label("all")
            e.put(CTX, CONTEXT["copier"], e.op("add", lane, _i32(1)))
            e.branch(again)
            e.label(again)
            at = e.load(low, "i64")
            e.branch_if(e.compare("ult", at, e.load(high, "i64")), read, read_all)
            e.label(read)
            where = e.op("add", e.op("mul", Value(IOTA, "i64", LANES), unit), at)
            mask = e.mask_bits(e.compare("ult", where, e.load(high, "i64")))
            e.line(f"call void @record(ptr %ctx, ptr %warp, {mask}, {where}, {site})")
            e.store(e.op("add", at, e.op("mul", unit, _i64(LANES))), low)
            e.branch(again)
            e.label(read_all)
            e.put(CTX, CONTEXT["copier"], _i32(0))
            e.branch(after)
            e.label(stays)
            e.store(e.op("or", e.load(some, "i64"), e.load(high, "i64")), some)
            e.branch(after)
            e.label(after)
        none = e.compare("eq", e.load(some, "i64"), _i64(0))
        e.when(none, lambda: e.put(CTX, CONTEXT["source_block"], _i64(0)))

    e.when(_are_concerned(e), land)
    e.line("ret void")
    head = "define internal void @source_wait(ptr %ctx, ptr %warp, i32 %lanes, i32 %left)"
    return runtime.function(e, f"{head} noinline")


def _touch() -> str:
    """``@source_touch(ctx, mask, addresses, width)``: lanes write shared memory while there are pending sources."""
    e = Emitter()
    addresses = Value("%addresses", "i64", LANES)
    ends = e.op("add", addresses, e.resize(Value("%width", "i32"), 64))
    bad = _i32(0)
    for slot in range(SOURCE_GROUPS):
        below = e.compare("ult", addresses, e.get(CTX, CONTEXT["source_high"], slot))
        above = e.compare("ugt", ends, e.get(CTX, CONTEXT["source_low"], slot))
        bad = e.op("or", bad, e.mask_bits(e.op("and", below, above)))
    wrong = e.compare("ne", e.op("and", bad, Value("%mask", "i32")), _i32(0))
    e.when(wrong, partial(_suspect, e))
    e.line("ret void")
    head = f"define internal void @source_touch(ptr %ctx, i32 %mask, <{LANES} x i64> %addresses, i32 %width)"
    return runtime.function(e, f"{head} noinline")
