"""The part of the emulator that is the same for every kernel, as LLVM functions: memory accesses, blocks, workers.

Each function is made on demand, for one width and one address space, and called by the code of `lower`.
"""

from __future__ import annotations

from collections.abc import Callable

from workbench.emulator.emitter import Emitter, Value
from workbench.emulator.layout import BLOCKS_OF_QUEUE, LANES, SHARED_BASE, Record

CTX, WARP = "%ctx", "%warp"
OPENINGS = ("open", "cluster.open")
"""Kinds of the first sites of a synced program: where a barrier of the block, or of the cluster, has opened."""

Combine = Callable[[Emitter, Value, Value, Value], Value]
"""New value of an atomic, as an integer of its width, from the address, the old value and the operand."""


def function(e: Emitter, head: str) -> str:
    """Close an emitter's lines into the text of a function."""
    return "\n".join([f"{head} {{", "entry:", *e.entry_lines, "  br label %body", "body:", *e.lines, "}", ""])


def pending_lanes(e: Emitter, record: Record, block: int) -> Value:
    """Address of the lanes that are to go on with a block."""
    queue, place = divmod(block, BLOCKS_OF_QUEUE)
    return e.field(WARP, record[f"pending{queue}"], place)


def shared_to_generic(e: Emitter, addresses: Value) -> Value:
    """Make addresses within the block's shared memory generic ones."""
    return e.op("add", e.resize(addresses, 64), e.const("i64", SHARED_BASE))


def lane_loop(e: Emitter, mask: Value, body: Callable[[Value], None]) -> None:
    """Run `body` for each lane of a mask, in ascending order."""

    def first(lanes: Value) -> Value:
        others = e.op("and", lanes, e.op("sub", lanes, e.const("i32", 1)))
        body(e.intrinsic("cttz", lanes, e.const("i1", 1)))
        return others

    e.repeat(mask, lambda lanes: e.compare("ne", lanes, e.const("i32", 0)), first)


def each_lane(e: Emitter, mask: Value, body: Callable[[Value], None]) -> None:
    """Run `body` for each lane of a mask; for all lanes, several a turn and without looking at the mask."""
    every, some, done = (e.new_label(name) for name in ("every", "some", "done"))
    e.branch_if(e.compare("eq", mask, e.const("i32", -1)), every, some)
    e.label(every)

    def several(first: Value) -> None:
        for step in range(2):
            body(e.op("add", first, e.const("i32", step)))

    e.loop(e.const("i32", 0), e.const("i32", LANES), e.const("i32", 2), several)
    e.branch(done)
    e.label(some)
    lane_loop(e, mask, body)
    e.branch(done)
    e.label(done)


def lane_item(e: Emitter, array: Value, element: str, index: Value) -> Value:
    """Address of a lane's item in an array on the stack."""
    wide = e.resize(index, 64)
    return e.assign("ptr", 0, f"getelementptr {element}, ptr {array.text}, {wide}")


def atomic(name: str, operation: str | Combine, space: str, kind: str, *, traced: bool) -> str:
    """Make the function of an atomic: lanes act one after another; the old values come back.

    `operation` is an LLVM ``atomicrmw`` operation, ``cmpxchg``, or a function that makes the new value from the lane's
    address, the old value and the operand; `kind` is the LLVM element type.
    """
    e = Emitter()
    element = kind
    bits = Value("", kind).bits
    item = bits // 8
    integer = f"i{bits}"
    address_type = "i32" if space == "shared" else "i64"
    addresses = Value("%addresses", address_type, LANES)
    mask, data, compare = Value("%mask", "i32"), Value("%data", element, LANES), Value("%expected", element, LANES)
    wide = shared_to_generic(e, addresses) if space == "shared" else addresses
    if traced:
        e.branch_if(e.compare("eq", mask, e.const("i32", 0)), "work", "note")
        e.label("note")
        e.line(f"call void @record(ptr %ctx, ptr %warp, i32 %mask, {wide}, i32 %site)")
        e.branch("work")
        e.label("work")
    where, what, wanted, old = (e.stack(t, LANES) for t in ("i64", element, element, element))
    e.store(wide, where, align=8)
    e.store(data, what, align=item)
    e.store(compare, wanted, align=item)
    e.store(Value("zeroinitializer", element, LANES), old, align=item)

    def act(lane: Value) -> None:
        address = e.load(lane_item(e, where, "i64", lane), "i64")
        host = e.assign("i64", 0, f"call i64 @translate(ptr %ctx, ptr %warp, {lane}, {address}, i64 {item}, i32 %site)")
        good, after = e.new_label("good"), e.new_label("after")
        e.branch_if(e.compare("ne", host, e.const("i64", 0)), good, after)
        e.label(good)
        pointer = e.assign("ptr", 0, f"inttoptr {host} to ptr")
        value = e.load(lane_item(e, what, element, lane), element, align=item)
        if not isinstance(operation, str):
            again, done = e.new_label("again"), e.new_label("done")
            place = lane_item(e, old, element, lane)
            e.branch(again)
            e.label(again)
            previous = e.load(pointer, element, align=item)
            pair = e.fresh()
            new = operation(e, address, previous, value)
            e.line(f"{pair} = cmpxchg ptr {pointer.text}, {previous}, {new} seq_cst seq_cst, align {item}")
            e.store(previous, place, align=item)
            swapped = e.assign("i1", 0, f"extractvalue {{ {integer}, i1 }} {pair}, 1")
            e.branch_if(swapped, done, again)
            e.label(done)
            e.branch(after)
            e.label(after)
            return
        if operation == "cmpxchg":
            expected = e.bitcast(e.load(lane_item(e, wanted, element, lane), element, align=item), integer)
            pair = e.fresh()
            e.line(
                f"{pair} = cmpxchg ptr {pointer.text}, {expected}, {e.bitcast(value, integer)} seq_cst seq_cst, "
                f"align {item}"
            )
            previous = e.bitcast(e.assign(integer, 0, f"extractvalue {{ {integer}, i1 }} {pair}, 0"), element)
        else:
            previous = e.assign(element, 0, f"atomicrmw {operation} ptr {pointer.text}, {value} seq_cst, align {item}")
        e.store(previous, lane_item(e, old, element, lane), align=item)
        e.branch(after)
        e.label(after)

    lane_loop(e, mask, act)
    e.line(f"ret {e.load(old, element, LANES, align=item)}")
    return function(
        e,
        f"define internal <{LANES} x {element}> @{name}(ptr %ctx, ptr %warp, i32 %mask, {addresses}, i32 %site, "
        f"{data}, {compare}) noinline",
    )
