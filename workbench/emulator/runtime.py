"""The part of the emulator that is the same for every kernel, as LLVM functions: memory accesses, blocks, workers.

Each function is made on demand, for one width and one address space, and called by the code of `lower`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from workbench.emulator.emitter import IOTA, IOTA32, Emitter, Value
from workbench.emulator.layout import (
    CONTEXT,
    EVENT,
    FUEL,
    LANES,
    NUM_BARRIERS,
    SHARED_BASE,
    WINDOW,
    WINDOW_SHIFT,
    Fault,
    Record,
    Status,
)

CTX, WARP = "%ctx", "%warp"
Combine = Callable[[Emitter, Value, Value, Value], Value]
"""New value of an atomic, as an integer of its width, from the address, the old value and the operand."""


def function(e: Emitter, head: str) -> str:
    """Close an emitter's lines into the text of a function."""
    return "\n".join([f"{head} {{", "entry:", *e.entry_lines, "  br label %body", "body:", *e.lines, "}", ""])


def _iota(element: str) -> Value:
    return Value(IOTA if element == "i64" else IOTA32, element, LANES)


# Translation of one address, and the record of a fault


def fault() -> str:
    """``@fault(ctx, kind, instruction, lane, address)``: keep the worker's first fault and stop it soon."""
    e = Emitter()
    e.put(CTX, CONTEXT["fuel"], e.const("i64", -1))
    known = e.compare("ne", e.get(CTX, CONTEXT["fault_kind"]), e.const("i32", 0))
    e.branch_if(known, "done", "record")
    e.label("record")
    e.put(CTX, CONTEXT["fault_kind"], Value("%kind", "i32"))
    e.put(CTX, CONTEXT["fault_instruction"], Value("%site", "i32"))
    e.put(CTX, CONTEXT["fault_lane"], Value("%lane", "i32"))
    e.put(CTX, CONTEXT["fault_address"], Value("%address", "i64"))
    e.put(CTX, CONTEXT["fault_warp"], Value("%index", "i32"))
    e.branch("done")
    e.label("done")
    e.line("ret void")
    return function(
        e,
        "define internal void @fault(ptr %ctx, i32 %index, i32 %kind, i32 %site, i32 %lane, i64 %address) noinline",
    )


def _window(e: Emitter, address: Value) -> dict[str, Value]:
    """Bounds and displacement of the window that an address lies in."""
    number = e.op("lshr", address, e.const("i64", WINDOW_SHIFT))
    known = e.compare("ult", number, e.get(CTX, CONTEXT["num_windows"]))
    number = e.select(known, number, e.const("i64", 0))
    table = e.assign("ptr", 0, f"inttoptr {e.get(CTX, CONTEXT['windows'])} to ptr")
    entry = e.pointer(table.text, e.op("mul", number, e.const("i64", WINDOW.size_bytes)))
    return {name: e.get(entry.text, WINDOW[name]) for name in WINDOW.fields}


def _lane_base(e: Emitter, warp_record: Record, stride: Value) -> Value:
    """Host address of the warp's copies in a window that has one copy for each lane; else 0."""
    return e.select(e.compare("eq", stride, e.const("i64", 0)), e.const("i64", 0), e.get(WARP, warp_record["local"]))


def translate(warp_record: Record) -> str:
    """``@translate(ctx, warp, lane, address, width, site)``: host address of one lane's access, or 0 and a fault."""
    e = Emitter()
    address, width = Value("%address", "i64"), Value("%width", "i64")
    window = _window(e, address)
    end = e.op("add", address, width)
    inside = e.op("and", e.compare("uge", address, window["low"]), e.compare("ule", end, window["high"]))
    e.branch_if(inside, "inside", "outside")
    e.label("inside")
    low_bits = e.op("and", address, e.op("sub", width, e.const("i64", 1)))
    e.branch_if(e.compare("eq", low_bits, e.const("i64", 0)), "good", "misaligned")
    e.label("good")
    lane = e.resize(Value("%lane", "i32"), 64)
    base = e.op("add", window["delta"], _lane_base(e, warp_record, window["lane_stride"]))
    host = e.op("add", e.op("add", address, base), e.op("mul", lane, window["lane_stride"]))
    e.line(f"ret {host}")
    for label, kind in (("outside", Fault.OUT_OF_BOUNDS), ("misaligned", Fault.MISALIGNED)):
        e.label(label)
        index = e.get(WARP, warp_record["index"])
        e.line(f"call void @fault(ptr %ctx, {index}, i32 {kind}, i32 %site, i32 %lane, i64 %address)")
        e.line("ret i64 0")
    return function(
        e,
        "define internal i64 @translate(ptr %ctx, ptr %warp, i32 %lane, i64 %address, i64 %width, i32 %site) noinline",
    )


def record(warp_record: Record) -> str:
    """``@record(ctx, warp, mask, addresses, site)``: append an access event; hand the buffer over when it is full."""
    e = Emitter()
    count = e.get(CTX, CONTEXT["event_count"])
    buffer = e.assign("ptr", 0, f"inttoptr {e.get(CTX, CONTEXT['events'])} to ptr")
    slot = e.pointer(buffer.text, e.op("mul", count, e.const("i64", EVENT.size_bytes)))
    e.put(slot.text, EVENT["instruction"], Value("%site", "i32"))
    e.put(slot.text, EVENT["mask"], Value("%mask", "i32"))
    e.put(slot.text, EVENT["block"], e.resize(e.get(CTX, CONTEXT["block"]), 32))
    e.put(slot.text, EVENT["warp"], e.get(WARP, warp_record["index"]))
    e.store(Value("%addresses", "i64", LANES), e.field(slot.text, EVENT["address"]), align=8)
    count = e.op("add", count, e.const("i64", 1))
    e.put(CTX, CONTEXT["event_count"], count)
    full = e.compare("uge", count, e.get(CTX, CONTEXT["event_capacity"]))
    e.branch_if(full, "flush", "done")
    e.label("flush")
    callback = e.assign("ptr", 0, f"inttoptr {e.get(CTX, CONTEXT['flush_events'])} to ptr")
    e.line(f"call void {callback.text}(ptr %ctx)")
    e.put(CTX, CONTEXT["event_count"], e.const("i64", 0))
    e.branch("done")
    e.label("done")
    e.line("ret void")
    return function(
        e,
        f"define internal void @record(ptr %ctx, ptr %warp, i32 %mask, <{LANES} x i64> %addresses, i32 %site) noinline",
    )


# Loads and stores of a warp


def access_name(kind: str, space: str, bits: int, count: int) -> str:
    """Name of the function for one form of access."""
    return f"{kind}_{space}_{bits}x{count}"


def lane_loop(e: Emitter, mask: Value, body: Callable[[Value], None]) -> None:
    """Run `body` for each lane of a mask, in ascending order."""
    loop, work, done = e.new_label("lanes"), e.new_label("lane"), e.new_label("done")
    left = e.stack("i32", 1)
    e.store(mask, left)
    e.branch(loop)
    e.label(loop)
    bits = e.load(left, "i32")
    e.branch_if(e.compare("eq", bits, e.const("i32", 0)), done, work)
    e.label(work)
    lane = e.intrinsic("cttz", bits, e.const("i1", 1))
    e.store(e.op("and", bits, e.op("sub", bits, e.const("i32", 1))), left)
    body(lane)
    e.branch(loop)
    e.label(done)


def lane_item(e: Emitter, array: Value, element: str, index: Value) -> Value:
    """Address of a lane's item in an array on the stack."""
    wide = e.resize(index, 64)
    return e.assign("ptr", 0, f"getelementptr {element}, ptr {array.text}, {wide}")


def access(kind: str, space: str, bits: int, count: int, warp_record: Record, *, traced: bool) -> str:
    """Make the function that loads (``ld``) or stores (``st``) `count` elements of `bits` for every active lane.

    ``ld``: ``(ctx, warp, mask, addresses, site) -> <32 x iN>``, or, for several elements, with a pointer behind it
    that receives one vector per element. ``st`` takes the value, or the pointer, in the same place.
    Three cases are told apart: neighbouring lanes on neighbouring addresses, all lanes on one address, anything else.
    """
    e = Emitter()
    element = f"i{bits}"
    item, width = bits // 8, bits // 8 * count
    address_type = "i32" if space == "shared" else "i64"
    addresses, mask = Value("%addresses", address_type, LANES), Value("%mask", "i32")
    data = Value("%data", element, LANES) if count == 1 else Value("%data", "ptr")
    vector = f"<{LANES} x {element}>"

    def finish(value: Value | None) -> None:
        e.line(f"ret {value}" if kind == "ld" and count == 1 and value is not None else "ret void")

    e.branch_if(e.compare("eq", mask, e.const("i32", 0)), "idle", "busy")
    e.label("idle")
    finish(Value("zeroinitializer", element, LANES))
    e.label("busy")
    wide = e.resize(addresses, 64)
    if traced:
        shown = e.op("add", wide, e.const("i64", SHARED_BASE)) if space == "shared" else wide
        e.line(f"call void @record(ptr %ctx, ptr %warp, i32 %mask, {shown}, i32 %site)")
    first = e.intrinsic("cttz", mask, e.const("i1", 1))
    start_raw = e.assign(address_type, 0, f"extractelement {addresses}, {first}")
    start = e.resize(start_raw, 64)
    if space == "shared":
        low, high = e.const("i64", 0), e.get(CTX, CONTEXT["smem_bytes"])
        delta, stride = e.get(CTX, CONTEXT["smem"]), e.const("i64", 0)
    else:
        window = _window(e, start)
        low, high, delta, stride = (window[n] for n in ("low", "high", "delta", "lane_stride"))
    one_copy = e.compare("eq", stride, e.const("i64", 0))
    aligned = e.compare("eq", e.op("and", start, e.const("i64", width - 1)), e.const("i64", 0))
    regular = e.op("and", e.op("and", e.compare("uge", start, low), aligned), one_copy)
    e.branch_if(regular, "regular", "general")

    e.label("regular")
    unmasked = e.op("xor", mask, e.const("i32", -1))
    base_raw = e.op("sub", start_raw, e.op("mul", e.resize(first, int(address_type[1:])), e.const(address_type, width)))
    expected = e.op("add", base_raw, e.op("mul", _iota(address_type), e.const(address_type, width)))
    same = e.mask_bits(e.compare("eq", addresses, expected))
    contiguous = e.compare("eq", e.op("or", same, unmasked), e.const("i32", -1))
    last = e.op("sub", e.const("i32", LANES - 1), e.intrinsic("ctlz", mask, e.const("i1", 1)))
    span = e.op("mul", e.resize(e.op("sub", last, first), 64), e.const("i64", width))
    end = e.op("add", e.op("add", start, span), e.const("i64", width))
    good = e.op("and", contiguous, e.compare("ule", end, high))
    if count > 1:
        good = e.op("and", good, e.compare("eq", mask, e.const("i32", -1)))
    e.branch_if(good, "contiguous", "scattered")

    e.label("contiguous")
    base = e.op("sub", start, e.op("mul", e.resize(first, 64), e.const("i64", width)))
    host = e.assign("ptr", 0, f"inttoptr {e.op('add', base, delta)} to ptr")
    if count == 1:
        e.branch_if(e.compare("eq", mask, e.const("i32", -1)), "whole", "part")
        e.label("whole")
        if kind == "ld":
            finish(e.load(host, element, LANES, align=item))
        else:
            e.store(data, host, align=item)
            finish(None)
        e.label("part")
        predicate = e.mask_lanes(mask)
        suffix = f"v{LANES}{element}.p0"
        if kind == "ld":
            finish(
                e.assign(
                    element,
                    LANES,
                    f"call {vector} @llvm.masked.load.{suffix}(ptr {host.text}, i32 {item}, {predicate}, "
                    f"{vector} zeroinitializer)",
                )
            )
        else:
            e.line(f"call void @llvm.masked.store.{suffix}({data}, ptr {host.text}, i32 {item}, {predicate})")
            finish(None)
    else:
        _interleaved(e, kind, element, count, host, data)
        finish(None)

    e.label("scattered")
    if kind == "ld":
        all_same = e.compare("eq", addresses, start_raw)
        broadcast = e.compare("eq", e.op("or", e.mask_bits(all_same), unmasked), e.const("i32", -1))
        near = e.compare("ule", e.op("add", start, e.const("i64", width)), high)
        e.branch_if(e.op("and", broadcast, near), "broadcast", "general")
        e.label("broadcast")
        host = e.assign("ptr", 0, f"inttoptr {e.op('add', start, delta)} to ptr")
        for i in range(count):
            value = e.vector(e.load(e.pointer(host.text, i * item), element, align=item))
            if count == 1:
                finish(value)
            else:
                e.store(value, e.pointer(data.text, i * LANES * item), align=item)
        if count > 1:
            finish(None)
    else:
        e.branch("general")

    e.label("general")
    hosts = e.stack("i64", LANES)
    room = e.op("sub", high, low)
    fits = e.compare("uge", room, e.const("i64", width))
    offset = e.op("sub", wide, low)
    inside = e.compare("ule", offset, e.op("sub", room, e.const("i64", width)))
    straight = e.compare("eq", e.op("and", wide, e.const("i64", width - 1)), e.const("i64", 0))
    fine = e.op("or", e.mask_bits(e.op("and", inside, straight)), e.op("xor", mask, e.const("i32", -1)))
    every = e.op("and", fits, e.compare("eq", fine, e.const("i32", -1)))
    lanes = Value(IOTA, "i64", LANES)
    base = e.op("add", delta, _lane_base(e, warp_record, stride))
    real = e.op("add", e.op("add", wide, base), e.op("mul", e.vector(stride), lanes))
    e.store(real, hosts, align=64)
    alive = e.stack("i32", 1)
    e.store(mask, alive)
    e.branch_if(every, "move", "check")
    e.label("check")
    e.store(e.const("i32", 0), alive)

    def check(lane: Value) -> None:
        address = e.resize(e.assign(address_type, 0, f"extractelement {addresses}, {lane}"), 64)
        if space == "shared":
            address = e.op("add", address, e.const("i64", SHARED_BASE))
        host = e.assign(
            "i64",
            0,
            f"call i64 @translate(ptr %ctx, ptr %warp, {lane}, {address}, i64 {width}, i32 %site)",
        )
        e.store(host, lane_item(e, hosts, "i64", lane))
        bit = e.op("shl", e.const("i32", 1), lane)
        valid = e.select(e.compare("ne", host, e.const("i64", 0)), bit, e.const("i32", 0))
        e.store(e.op("or", e.load(alive, "i32"), valid), alive)

    lane_loop(e, mask, check)
    e.branch("move")
    e.label("move")
    result = e.stack(element, LANES * count)
    if kind == "st" and count == 1:
        e.store(data, result, align=item)
    elif kind == "ld" and count == 1:
        e.store(Value("zeroinitializer", element, LANES), result, align=item)
    elements = data if count > 1 else result

    def move(lane: Value) -> None:
        host = e.assign("ptr", 0, f"inttoptr {e.load(lane_item(e, hosts, 'i64', lane), 'i64')} to ptr")
        for i in range(count):
            mine = lane_item(e, elements, element, e.op("add", lane, e.const("i32", i * LANES)))
            theirs = e.pointer(host.text, i * item)
            source, target = (theirs, mine) if kind == "ld" else (mine, theirs)
            e.store(e.load(source, element, align=item), target, align=item)

    lane_loop(e, e.load(alive, "i32"), move)
    finish(e.load(result, element, LANES, align=item) if kind == "ld" and count == 1 else None)

    returned = vector if kind == "ld" and count == 1 else "void"
    passed = "" if kind == "ld" and count == 1 else f", {data}"
    return function(
        e,
        f"define internal {returned} @{access_name(kind, space, bits, count)}(ptr %ctx, ptr %warp, i32 %mask, "
        f"{addresses}, i32 %site{passed}) noinline",
    )


def _interleaved(e: Emitter, kind: str, element: str, count: int, host: Value, data: Value) -> None:
    """Move a whole warp's vectors, lane after lane in memory, to or from one vector per element."""
    item = int(element[1:]) // 8
    total = LANES * count
    if kind == "ld":
        everything = e.assign(element, total, f"load <{total} x {element}>, ptr {host.text}, align {item}")
        for i in range(count):
            places = ", ".join(f"i32 {lane * count + i}" for lane in range(LANES))
            part = e.assign(
                element,
                LANES,
                f"shufflevector {everything}, <{total} x {element}> poison, <{LANES} x i32> <{places}>",
            )
            e.store(part, e.pointer(data.text, i * LANES * item), align=item)
        return
    everything = e.load(data, element, total, align=item)
    places = ", ".join(f"i32 {i * LANES + lane}" for lane in range(LANES) for i in range(count))
    woven = e.assign(
        element, total, f"shufflevector {everything}, <{total} x {element}> poison, <{total} x i32> <{places}>"
    )
    e.store(woven, host, align=item)


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
    wide = e.resize(addresses, 64)
    if space == "shared":
        wide = e.op("add", wide, e.const("i64", SHARED_BASE))
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


# Blocks of threads


def run_block(warp_record: Record, landings: list[int], opening: int | None = None) -> str:
    """``@run_block(ctx)``: let the warps of the current block run in turns until they are done or stuck.

    The opening of a barrier is recorded as the site `opening`, if there is one.
    """
    e = Emitter()
    c = CONTEXT
    i32, i64 = partial(e.const, "i32"), partial(e.const, "i64")
    index = e.stack("i64", 1)
    progress, all_done, any_yield = e.stack("i32", 1), e.stack("i32", 1), e.stack("i32", 1)
    e.branch("round")

    e.label("round")
    for slot, value in ((progress, 0), (all_done, 1), (any_yield, 0)):
        e.store(i32(value), slot)
    e.store(i64(0), index)
    e.branch("next")
    e.label("next")
    i = e.load(index, "i64")
    e.branch_if(e.compare("ult", i, e.get(CTX, c["num_warps"])), "warp", "barriers")
    e.label("warp")
    first = e.assign("ptr", 0, f"inttoptr {e.get(CTX, c['warps'])} to ptr")
    warp = e.pointer(first.text, e.op("mul", i, i64(warp_record.size_bytes)))
    e.store(e.op("add", i, i64(1)), index)
    live = e.get(warp.text, warp_record["live"])
    e.branch_if(e.compare("eq", live, i32(0)), "next", "run")
    e.label("run")
    status = e.assign("i32", 0, f"call i32 @warp(ptr %ctx, ptr {warp.text})")
    faulted = e.compare("ne", e.get(CTX, c["fault_kind"]), i32(0))
    e.branch_if(faulted, "faulted", "sound")
    e.label("faulted")
    e.line(f"ret i32 {Status.FAULTED}")
    e.label("sound")
    done = e.compare("eq", status, i32(Status.DONE))
    yielded = e.compare("eq", status, i32(Status.YIELDED))
    moved = e.cast("zext", e.op("or", done, yielded), "i32")
    e.store(e.op("or", e.load(progress, "i32"), moved), progress)
    e.store(e.op("and", e.load(all_done, "i32"), e.cast("zext", done, "i32")), all_done)
    e.store(e.op("or", e.load(any_yield, "i32"), e.cast("zext", yielded, "i32")), any_yield)
    fuel = e.get(CTX, c["fuel"])
    e.branch_if(e.compare("slt", fuel, i64(0)), "refuel", "next")
    e.label("refuel")
    budget = e.op("sub", e.get(CTX, c["budget"]), e.op("sub", i64(FUEL), fuel))
    e.put(CTX, c["budget"], budget)
    e.put(CTX, c["fuel"], i64(FUEL))
    flag = e.assign("ptr", 0, f"inttoptr {e.get(CTX, c['stop'])} to ptr")
    stop = e.assign("i32", 0, f"load atomic i32, ptr {flag.text} monotonic, align 4")
    e.branch_if(e.compare("ne", stop, i32(0)), "stopped", "funded")
    e.label("stopped")
    e.line(f"ret i32 {Status.STOPPED}")
    e.label("funded")
    e.branch_if(e.compare("slt", budget, i64(0)), "spent", "next")
    e.label("spent")
    e.line(f"ret i32 {Status.OUT_OF_BUDGET}")

    # A barrier opens when every thread of the block that has not exited has arrived, or as many as it asked for.
    e.label("barriers")
    e.branch_if(e.compare("ne", e.load(all_done, "i32"), i32(0)), "finished", "unfinished")
    e.label("finished")
    e.line(f"ret i32 {Status.DONE}")
    e.label("unfinished")
    number = e.stack("i64", 1)
    e.store(i64(0), number)
    e.branch("barrier")
    e.label("barrier")
    b = e.load(number, "i64")
    e.branch_if(e.compare("ult", b, i64(NUM_BARRIERS)), "look", "judge")
    e.label("look")
    e.store(e.op("add", b, i64(1)), number)
    arrived = e.get(CTX, c["barrier_arrived"], b)
    expected = e.get(CTX, c["barrier_expected"], b)
    padded = e.get(CTX, c["barrier_arrived_padded"], b)
    everyone = e.compare("eq", expected, i32(0))
    complete = e.select(
        everyone,
        e.compare("uge", arrived, e.get(CTX, c["live_threads"])),
        e.compare("uge", padded, expected),
    )
    e.branch_if(e.op("and", complete, e.compare("ne", arrived, i32(0))), "open", "barrier")
    e.label("open")
    e.store(i32(1), progress)
    e.put(CTX, c["barrier_result"], e.get(CTX, c["barrier_sum"], b), b)
    e.put(CTX, c["barrier_size"], arrived, b)
    for name in ("barrier_arrived", "barrier_arrived_padded", "barrier_expected", "barrier_sum"):
        e.put(CTX, c[name], i32(0), b)
    if opening is not None:
        first = e.assign("ptr", 0, f"inttoptr {e.get(CTX, c['warps'])} to ptr")
        who = e.select(everyone, i32(3), i32(1))
        e.line(f"call void @record(ptr %ctx, {first}, {who}, {e.vector(b)}, {i32(opening)})")
    walk = e.stack("i64", 1)
    e.store(i64(0), walk)
    e.branch("wake")
    e.label("wake")
    w = e.load(walk, "i64")
    e.branch_if(e.compare("ult", w, e.get(CTX, c["num_warps"])), "wake_warp", "barrier")
    e.label("wake_warp")
    first = e.assign("ptr", 0, f"inttoptr {e.get(CTX, c['warps'])} to ptr")
    sleeper = e.pointer(first.text, e.op("mul", w, i64(warp_record.size_bytes)))
    e.store(e.op("add", w, i64(1)), walk)
    for landing in landings:
        held = e.get(sleeper.text, warp_record["pending"], landing)
        here = e.compare("eq", e.get(sleeper.text, warp_record["held"], landing), e.resize(b, 32))
        wake = e.op("and", here, e.compare("ne", held, i32(0)))
        bit = e.select(wake, i64(1 << landing % 64), i64(0))
        word = e.get(sleeper.text, warp_record["ready"], landing // 64)
        e.put(sleeper.text, warp_record["ready"], e.op("or", word, bit), landing // 64)
    e.branch("wake")

    e.label("judge")
    e.branch_if(e.compare("eq", e.load(progress, "i32"), i32(0)), "stuck", "turn")
    e.label("stuck")
    e.line(f"ret i32 {Status.DEADLOCKED}")
    e.label("turn")
    shared_turn = e.op(
        "and", e.compare("ne", e.get(CTX, c["take_turns"]), i32(0)), e.compare("ne", e.load(any_yield, "i32"), i32(0))
    )
    e.branch_if(shared_turn, "rest", "round")
    e.label("rest")
    e.line(f"ret i32 {Status.YIELDED}")
    return function(e, "define i32 @run_block(ptr %ctx)")


def start_block(warp_record: Record, entry_block: int) -> str:
    """``@start_block(ctx, block)``: set the block's index, and every warp to the kernel's first instruction."""
    e = Emitter()
    c = CONTEXT
    block = Value("%block", "i64")
    e.put(CTX, c["block"], block)
    width = e.resize(e.get(CTX, c["nctaid"], 0), 64)
    height = e.resize(e.get(CTX, c["nctaid"], 1), 64)
    e.put(CTX, c["ctaid"], e.resize(e.op("urem", block, width), 32), 0)
    rows = e.op("udiv", block, width)
    e.put(CTX, c["ctaid"], e.resize(e.op("urem", rows, height), 32), 1)
    e.put(CTX, c["ctaid"], e.resize(e.op("udiv", rows, height), 32), 2)
    threads = e.get(CTX, c["ntid"], 0)
    for axis in (1, 2):
        threads = e.op("mul", threads, e.get(CTX, c["ntid"], axis))
    e.put(CTX, c["live_threads"], threads)
    for name in ("barrier_arrived", "barrier_arrived_padded", "barrier_expected", "barrier_sum"):
        e.store(Value("zeroinitializer", "i32", NUM_BARRIERS), e.field(CTX, c[name]), align=4)
    index = e.stack("i64", 1)
    e.store(e.const("i64", 0), index)
    e.branch("next")
    e.label("next")
    i = e.load(index, "i64")
    e.branch_if(e.compare("ult", i, e.get(CTX, c["num_warps"])), "warp", "done")
    e.label("warp")
    first = e.assign("ptr", 0, f"inttoptr {e.get(CTX, c['warps'])} to ptr")
    warp = e.pointer(first.text, e.op("mul", i, e.const("i64", warp_record.size_bytes))).text
    e.store(e.op("add", i, e.const("i64", 1)), index)
    initial = e.get(warp, warp_record["initial"])
    e.put(warp, warp_record["live"], initial)
    for name in ("pending", "ready", "stack"):
        if name not in warp_record.fields:
            continue
        field = warp_record[name]
        size = field.count * int(field.type[1:]) // 8
        e.line(f"call void @llvm.memset.p0.i64(ptr {e.field(warp, field).text}, i8 0, i64 {size}, i1 false)")
    e.put(warp, warp_record["pending"], initial, entry_block)
    e.put(warp, warp_record["ready"], e.const("i64", 1 << entry_block % 64), entry_block // 64)
    for name in ("floor", "recheck", "async_count"):
        if name not in warp_record.fields:
            continue
        e.put(warp, warp_record[name], e.const("i32", 0))
    e.branch("next")
    e.label("done")
    e.line("ret void")
    return function(e, "define void @start_block(ptr %ctx, i64 %block)")


def worker() -> str:
    """``@worker(ctx)``: take blocks off the launch's counter until there are none; return the last status."""
    e = Emitter()
    c = CONTEXT
    e.branch("next")
    e.label("next")
    counter = e.assign("ptr", 0, f"inttoptr {e.get(CTX, c['next_block'])} to ptr")
    block = e.assign("i64", 0, f"atomicrmw add ptr {counter.text}, i64 1 monotonic, align 8")
    e.branch_if(e.compare("ult", block, e.get(CTX, c["num_blocks"])), "start", "done")
    e.label("done")
    e.line(f"ret i32 {Status.DONE}")
    e.label("start")
    e.line(f"call void @start_block(ptr %ctx, {block})")
    status = e.assign("i32", 0, "call i32 @run_block(ptr %ctx)")
    e.branch_if(e.compare("eq", status, e.const("i32", Status.DONE)), "next", "failed")
    e.label("failed")
    e.line(f"ret {status}")
    return function(e, "define i32 @worker(ptr %ctx)")
