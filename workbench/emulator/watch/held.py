"""Reads of shared memory that wait to be screened, in compiled code: most of them never have to be.

Between two barriers of a whole block (an *era*), a read of what the block wrote before the era can be at fault only
through a write in the same era. Until there is one, such reads are noted and no more, and the barrier that ends the era
forgets them. Whatever a note matters to has all of them screened first, in the order of the program: any other access
to shared memory, and what begins an epoch for some of the block's threads.
"""

from __future__ import annotations

from functools import partial

from workbench.emulator import runtime
from workbench.emulator.layout import CONTEXT, LANES, SHARED_BASE, SHARED_WINDOW
from workbench.emulator.runtime import CTX
from workbench.emulator.translate.emitter import Emitter, Value
from workbench.emulator.watch.shadow import BLOCK_SHIFT, EPOCH_SHIFT, HELD, SHADOW, WIDTH_SHIFT, WORD_BYTES, Does

_PLAIN = int(Does.READ | Does.STAY_SHARED)
_CHAINS = 4
"""Lanes that are looked at side by side."""


def functions() -> list[str]:
    """Make the functions that `screening` and the loads of shared memory call."""
    return [_hold(), _release()]


def settle(e: Emitter) -> None:
    """Screen what waits."""
    some, none = e.new_label("waiting"), e.new_label("settled")
    e.branch_if(e.compare("ne", e.get(CTX, CONTEXT["held_count"]), e.const("i64", 0)), some, none)
    e.label(some)
    e.line("call void @release_held(ptr %ctx)")
    e.branch(none)
    e.label(none)


def close(e: Emitter) -> None:
    """Let no more reads wait in this era."""
    e.put(CTX, CONTEXT["held_limit"], e.const("i64", 0))


def begin_era(e: Emitter) -> None:
    """Forget what waits; in a block that shares its memory with no other, reads may wait from now on."""
    alone = e.compare("ule", e.get(CTX, CONTEXT["num_peers"]), e.const("i64", 1))
    e.put(CTX, CONTEXT["held_limit"], e.select(alone, e.get(CTX, CONTEXT["held_capacity"]), e.const("i64", 0)))
    e.put(CTX, CONTEXT["held_count"], e.const("i64", 0))


def _shadow_of_shared(e: Emitter) -> str:
    rows = e.assign("ptr", 0, f"inttoptr {e.get(CTX, CONTEXT['shadows'])} to ptr")
    return e.pointer(rows.text, SHARED_WINDOW * SHADOW.size_bytes).text


def _note(e: Emitter, number: Value) -> str:
    """Address of a note."""
    notes = e.assign("ptr", 0, f"inttoptr {e.get(CTX, CONTEXT['held'])} to ptr")
    return e.pointer(notes.text, e.op("mul", number, e.const("i64", HELD.size_bytes))).text


def _hold() -> str:
    """``@hold(ctx, warp, mask, addresses, site, width)``: note a load of shared memory, or screen it.

    `addresses` are within shared memory; only loads that the table of instructions says no more of may wait.
    """
    e = Emitter()
    i64 = partial(e.const, "i64")
    mask, addresses = Value("%mask", "i32"), Value("%addresses", "i32", LANES)
    table = e.assign("ptr", 0, f"inttoptr {e.get(CTX, CONTEXT['instructions'])} to ptr")
    does = e.load(e.assign("ptr", 0, f"getelementptr i32, ptr {table.text}, i32 %site"), "i32")
    count = e.get(CTX, CONTEXT["held_count"])
    has_room = e.compare("ult", count, e.get(CTX, CONTEXT["held_limit"]))
    width = Value("%width", "i32")
    plain = e.op("or", e.op("shl", width, e.const("i32", WIDTH_SHIFT)), e.const("i32", _PLAIN))
    e.branch_if(e.op("and", has_room, e.compare("eq", does, plain)), "look", "screen")

    e.label("look")
    row = _shadow_of_shared(e)
    num_cells, shift = (e.get(row, SHADOW[name]) for name in ("num_cells", "shift"))
    spans = e.op("lshr", e.resize(width, 64), shift)
    all_cells = e.op("lshr", addresses, e.resize(shift, 32))
    e.branch_if(e.compare("eq", mask, e.const("i32", -1)), "lanes", "some")
    e.label("some")  # the others do as the first of them
    first = e.assign("i32", 0, f"extractelement {all_cells}, {e.intrinsic('cttz', mask, e.const('i1', 1))}")
    some_cells = e.select(e.mask_lanes(mask), all_cells, first)
    e.branch("lanes")
    e.label("lanes")
    cells = e.assign("i32", LANES, f"phi {all_cells.type} [{all_cells.text}, %look], [{some_cells.text}, %some]")
    last = e.assign("i32", 0, f"call i32 @llvm.vector.reduce.umax.v{LANES}i32({cells})")
    inside = e.compare("ule", e.op("add", e.resize(last, 64), spans), num_cells)
    e.branch_if(inside, "inside", "screen")

    e.label("inside")
    note = _note(e, count)
    noted = e.field(note, HELD["cells"])
    e.store(e.resize(cells, 16), noted, align=16)
    base = e.op("shl", e.op("add", e.get(CTX, CONTEXT["block"]), i64(1)), i64(BLOCK_SHIFT))
    latest = e.op("sub", e.op("shl", e.resize(e.get(CTX, CONTEXT["era"]), 64), i64(EPOCH_SHIFT)), i64(1))
    words, left, wrong = e.stack("i64", 1), e.stack("i64", 1), e.stack("i64", 1)
    e.store(e.get(row, SHADOW["cells"]), words)
    e.store(spans, left)
    e.store(i64(0), wrong)
    e.branch("cell")
    e.label("cell")
    start = e.load(words, "i64")
    place = e.assign("ptr", 0, f"inttoptr {start} to ptr")
    signs = [e.load(wrong, "i64"), *[i64(0)] * (_CHAINS - 1)]
    for lane in range(LANES):
        # Neither this nor what it lacks to the latest is below 0 where the block wrote the cell before the era.
        cell = e.resize(e.load(e.pointer(note, HELD["cells"].offset + 2 * lane), "i16"), 64)
        word = e.load(e.assign("ptr", 0, f"getelementptr i64, ptr {place.text}, {cell}"), "i64")
        since = e.op("sub", word, base)
        either = e.op("or", since, e.op("sub", latest, since))
        signs[lane % _CHAINS] = e.op("or", signs[lane % _CHAINS], either)
    while len(signs) > 1:
        signs = [e.op("or", *signs[:2]), *signs[2:]]
    e.store(signs[0], wrong)
    e.store(e.op("add", start, i64(WORD_BYTES)), words)
    rest = e.op("sub", e.load(left, "i64"), i64(1))
    e.store(rest, left)
    e.branch_if(e.compare("sgt", rest, i64(0)), "cell", "judge")
    e.label("judge")
    e.branch_if(e.compare("slt", e.load(wrong, "i64"), i64(0)), "screen", "note")
    e.label("note")
    warp = e.assign("i64", 0, "ptrtoint ptr %warp to i64")
    for name, value in (("warp", warp), ("mask", mask), ("width", width)):
        e.put(note, HELD[name], value)
    e.put(CTX, CONTEXT["held_count"], e.op("add", count, i64(1)))
    e.line("ret void")

    e.label("screen")
    where = runtime.shared_to_generic(e, addresses)
    e.line(f"call void @record(ptr %ctx, ptr %warp, {mask}, {where}, i32 %site)")
    e.line("ret void")
    head = f"define internal void @hold(ptr %ctx, ptr %warp, {mask}, {addresses}, i32 %site, i32 %width) noinline"
    return runtime.function(e, head)


def _release() -> str:
    """``@release_held(ctx)``: screen what waits, in order; where no more had room, no more shall wait in this era."""
    e = Emitter()
    i64 = partial(e.const, "i64")
    count, number = e.get(CTX, CONTEXT["held_count"]), e.stack("i64", 1)
    limit = e.get(CTX, CONTEXT["held_limit"])
    e.put(CTX, CONTEXT["held_limit"], e.select(e.compare("ult", count, limit), limit, i64(0)))
    e.put(CTX, CONTEXT["held_count"], i64(0))
    row = _shadow_of_shared(e)
    e.store(i64(0), number)
    e.branch("next")
    e.label("next")
    n = e.load(number, "i64")
    e.branch_if(e.compare("ult", n, count), "screen", "done")
    e.label("screen")
    e.store(e.op("add", n, i64(1)), number)
    note = _note(e, n)
    warp, mask, width = (e.get(note, HELD[name]) for name in ("warp", "mask", "width"))
    warp = e.assign("ptr", 0, f"inttoptr {warp} to ptr")
    cells = e.load(e.field(note, HELD["cells"]), "i16", LANES, align=16)
    first = e.assign("i16", 0, f"extractelement {cells}, i32 0")
    e.branch_if(e.any(e.compare("ne", cells, first)), "many", "one")
    for label, some, suffix in (("many", cells, ""), ("one", first, "_one")):
        e.label(label)
        where = e.op("add", e.op("shl", e.resize(some, 64), e.get(row, SHADOW["shift"])), i64(SHARED_BASE))
        e.line(f"call void @screen_weak_ld{suffix}(ptr %ctx, {warp}, {mask}, {where}, ptr {row}, {width}, i1 true)")
        e.branch("next")
    e.label("done")
    e.line("ret void")
    return runtime.function(e, "define internal void @release_held(ptr %ctx) noinline")
