"""The part of the emulator that is the same for every kernel, as LLVM functions: memory accesses, blocks, workers.

Each function is made on demand, for one width and one address space, and called by the code of `lower`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache, partial

from workbench.emulator.emitter import IOTA, IOTA32, Emitter, Value
from workbench.emulator.layout import (
    CONTEXT,
    ERRAND,
    ERRAND_BLOCK,
    FUEL,
    FUEL_TURNS,
    LANES,
    MOST_IDLE,
    NUM_BARRIERS,
    SHARE,
    SHARE_BYTES,
    SHARED_BASE,
    WINDOW,
    WINDOW_SHIFT,
    Fault,
    Record,
    Status,
)

CTX, WARP = "%ctx", "%warp"
OPENINGS = ("open", "cluster.open")
"""Kinds of the first sites of a synced program: where a barrier of the block, or of the cluster, has opened."""

_LANES_A_TURN = 2
"""Lanes that a loop over all of them takes at once."""
_LANES_A_WEAVE = 8
"""Lanes whose elements are taken apart, or put together, at once: a vector register of 32-bit ones."""

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


def _fits(e: Emitter, offset: Value, size: Value, room: Value) -> Value:
    """Whether `size` bytes at `offset` lie within `room` bytes; an offset below 0 is a very large one."""
    return e.op("and", e.compare("ule", size, room), e.compare("ule", offset, e.op("sub", room, size)))


def _lane_base(e: Emitter, warp_record: Record, stride: Value) -> Value:
    """Host address of the warp's copies in a window that has one copy for each lane; else 0."""
    return e.select(e.compare("eq", stride, e.const("i64", 0)), e.const("i64", 0), e.get(WARP, warp_record["local"]))


def translate(warp_record: Record) -> str:
    """``@translate(ctx, warp, lane, address, width, site)``: host address of one lane's access, or 0 and a fault."""
    e = Emitter()
    address, width = Value("%address", "i64"), Value("%width", "i64")
    window = _window(e, address)
    inside = _fits(e, e.op("sub", address, window["low"]), width, e.op("sub", window["high"], window["low"]))
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


def shared_to_generic(e: Emitter, addresses: Value) -> Value:
    """Make addresses within the block's shared memory generic ones."""
    return e.op("add", e.resize(addresses, 64), e.const("i64", SHARED_BASE))


# Loads and stores of a warp


def access_name(kind: str, space: str, bits: int, count: int) -> str:
    """Name of the function for one form of access."""
    return f"{kind}_{space}_{bits}x{count}"


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
        for step in range(_LANES_A_TURN):
            body(e.op("add", first, e.const("i32", step)))

    e.loop(e.const("i32", 0), e.const("i32", LANES), e.const("i32", _LANES_A_TURN), several)
    e.branch(done)
    e.label(some)
    lane_loop(e, mask, body)
    e.branch(done)
    e.label(done)


def lane_item(e: Emitter, array: Value, element: str, index: Value) -> Value:
    """Address of a lane's item in an array on the stack."""
    wide = e.resize(index, 64)
    return e.assign("ptr", 0, f"getelementptr {element}, ptr {array.text}, {wide}")


@lru_cache(maxsize=64)  # a kernel asks for the same again with each of its instructions
def access(
    kind: str, space: str, bits: int, count: int, warp_record: Record, *, traced: bool, screened: bool = False
) -> str:
    """Make the function that loads (``ld``) or stores (``st``) `count` elements of `bits` for every active lane.

    ``ld``: ``(ctx, warp, mask, addresses, site) -> <32 x iN>``, or, for several elements, with a pointer behind it
    that receives one vector per element. ``st`` takes the value, or the pointer, in the same place.

    With several elements it calls the function of `weave`.
    """
    return _Access(kind, space, bits, count, warp_record, traced=traced, screened=screened).text()


class _Access:
    """Writes the function of one form of access.

    It tells three cases apart: neighbouring lanes at neighbouring addresses, as seen from lane 0; all lanes of a load
    at one address; anything else.
    """

    def __init__(
        self, kind: str, space: str, bits: int, count: int, warp_record: Record, *, traced: bool, screened: bool
    ) -> None:
        self.e = Emitter()
        self.kind, self.bits, self.count, self.traced = kind, bits, count, traced
        self.is_load, self.is_shared = kind == "ld", space == "shared"
        self.name = access_name(kind, space, bits, count)
        self.returns = self.is_load and count == 1
        self.may_wait = screened and self.is_load and self.is_shared
        self.element, self.item, self.width = f"i{bits}", bits // 8, bits // 8 * count
        self.record = warp_record
        self.mask = Value("%mask", "i32")
        self.addresses = Value("%addresses", "i32" if self.is_shared else "i64", LANES)
        self.data = Value("%data", self.element, LANES) if count == 1 else Value("%data", "ptr")

    def text(self) -> str:
        """Write the function."""
        e = self.e
        e.branch_if(e.compare("eq", self.mask, e.const("i32", 0)), "idle", "busy")
        e.label("idle")
        self._return(Value("zeroinitializer", self.element, LANES))
        e.label("busy")
        if self.may_wait:
            arguments = f"ptr %ctx, ptr %warp, i32 %mask, {self.addresses}, i32 %site, i32 {self.width}"
            e.line(f"call void @hold({arguments})")
        elif self.traced:
            e.line(f"call void @record(ptr %ctx, ptr %warp, i32 %mask, {self._generic(self.addresses)}, i32 %site)")
        start = e.assign(self.addresses.element, 0, f"extractelement {self.addresses}, i32 0")
        step = e.op("mul", _iota(start.element), e.like(start, self.width))
        e.branch_if(self._active_all(e.compare("eq", self.addresses, e.op("add", start, step))), "row", "other")
        e.label("row")
        self._row(e.resize(start, 64))
        e.label("other")
        where = self._stored(self.addresses)
        kind = self.addresses.element
        first = e.load(lane_item(e, where, kind, e.intrinsic("cttz", self.mask, e.const("i1", 1))), kind)
        window = self._window(e.resize(first, 64))
        if self.is_load:
            e.branch_if(self._active_all(e.compare("eq", self.addresses, first)), "same", "apart")
            e.label("same")
            self._same(e.resize(first, 64), window)
        else:
            e.branch("apart")
        e.label("apart")
        self._apart(where, window)
        returned, passed = (f"<{LANES} x {self.element}>", "") if self.returns else ("void", f", {self.data}")
        arguments = f"ptr %ctx, ptr %warp, i32 %mask, {self.addresses}, i32 %site{passed}"
        return function(e, f"define internal {returned} @{self.name}({arguments}) noinline")

    def _return(self, value: Value | None = None) -> None:
        self.e.line(f"ret {value}" if self.returns and value is not None else "ret void")

    def _generic(self, addresses: Value) -> Value:
        """Make addresses of the space generic ones."""
        return shared_to_generic(self.e, addresses) if self.is_shared else addresses

    def _stored(self, lanes: Value) -> Value:
        """Store a vector on the stack."""
        place = self.e.stack(lanes.element, LANES)
        self.e.store(lanes, place, align=64)
        return place

    def _weave(self, rows: Value) -> None:
        """Bring the elements of all lanes from a row of them to the caller's vectors, or there."""
        self.e.line(f"call void @{weave_name(self.kind, self.bits, self.count)}({rows}, {self.data})")

    def _active_all(self, condition: Value) -> Value:
        """Whether a condition holds in every active lane."""
        e = self.e
        idle = e.op("xor", self.mask, e.const("i32", -1))
        return e.compare("eq", e.op("or", e.mask_bits(condition), idle), e.const("i32", -1))

    def _window(self, address: Value) -> dict[str, Value]:
        """Bounds of the memory that an address is in."""
        e = self.e
        if not self.is_shared:
            return _window(e, address)
        smem, size = (e.get(CTX, CONTEXT[name]) for name in ("smem", "smem_bytes"))
        return {"low": e.const("i64", 0), "high": size, "delta": smem, "lane_stride": e.const("i64", 0)}

    def _is_sound(self, window: dict[str, Value], address: Value, size: Value) -> Value:
        """Whether `size` bytes from an aligned address on are within a window that all lanes share."""
        e = self.e
        straight = e.compare("eq", e.op("and", address, e.const("i64", self.width - 1)), e.const("i64", 0))
        shared = e.compare("eq", window["lane_stride"], e.const("i64", 0))
        room = e.op("sub", window["high"], window["low"])
        return e.op("and", e.op("and", straight, shared), _fits(e, e.op("sub", address, window["low"]), size, room))

    def _row(self, start: Value) -> None:
        """Lane after lane in memory: one move."""
        e = self.e
        window = self._window(start)
        host = e.assign("ptr", 0, f"inttoptr {e.op('add', start, window['delta'])} to ptr")
        whole = self._is_sound(window, start, e.const("i64", LANES * self.width))
        full = e.compare("eq", self.mask, e.const("i32", -1))
        can_mask = self.count == 1 and self.item >= 4
        e.branch_if(e.op("and", whole, full), "whole", "part" if can_mask else "other")
        e.label("whole")
        if self.count > 1:
            self._weave(host)
            self._return()
        elif self.is_load:
            self._return(e.load(host, self.element, LANES, align=self.item))
        else:
            e.store(self.data, host, align=self.item)
            self._return()
        if not can_mask:
            return
        e.label("part")
        first = e.resize(e.intrinsic("cttz", self.mask, e.const("i1", 1)), 64)
        beyond = e.op("sub", e.const("i64", LANES), e.resize(e.intrinsic("ctlz", self.mask, e.const("i1", 1)), 64))
        width = e.const("i64", self.width)
        begin = e.op("add", start, e.op("mul", first, width))
        sound = self._is_sound(window, begin, e.op("mul", e.op("sub", beyond, first), width))
        e.branch_if(sound, "masked", "other")
        e.label("masked")
        lanes, vector = e.wide_lanes(self.mask, self.item * 8), f"<{LANES} x {self.element}>"
        suffix = f"v{LANES}{self.element}.p0"
        place = f"ptr {host.text}, i32 {self.item}, {lanes}"
        if self.is_load:
            call = f"call {vector} @llvm.masked.load.{suffix}({place}, {vector} zeroinitializer)"
            self._return(e.assign(self.element, LANES, call))
        else:
            e.line(f"call void @llvm.masked.store.{suffix}({self.data}, {place})")
            self._return()

    def _same(self, start: Value, window: dict[str, Value]) -> None:
        """One address for all lanes: one load, spread over them."""
        e = self.e
        e.branch_if(self._is_sound(window, start, e.const("i64", self.width)), "spread", "apart")
        e.label("spread")
        host = e.assign("ptr", 0, f"inttoptr {e.op('add', start, window['delta'])} to ptr")
        for i in range(self.count):
            value = e.vector(e.load(e.pointer(host.text, i * self.item), self.element, align=self.item))
            if self.count == 1:
                self._return(value)
                return
            e.store(value, e.pointer(self.data.text, i * LANES * self.item), align=self.item)
        self._return()

    def _apart(self, where: Value, window: dict[str, Value]) -> None:
        """Any addresses, stored in `where`: each lane by itself, without more ado where all are in `window`."""
        e = self.e
        if self.count > 1:
            row = e.stack(self.element, LANES * self.count)
            if not self.is_load:
                self._weave(row)
        else:
            row = self._stored(Value("zeroinitializer", self.element, LANES) if self.is_load else self.data)
        room, width = e.op("sub", window["high"], window["low"]), e.const("i64", self.width)
        offsets = e.op("sub", self.addresses, e.resize(window["low"], self.addresses.bits))
        inside = e.compare("ule", offsets, e.resize(e.op("sub", room, width), self.addresses.bits))
        low_bits = e.op("and", self.addresses, e.like(self.addresses, self.width - 1))
        fine = e.op("and", inside, e.compare("eq", low_bits, e.like(low_bits, 0)))
        base = window["delta"]
        if not self.is_shared:
            base = e.op("add", base, _lane_base(e, self.record, window["lane_stride"]))

        def address_of(lane: Value) -> Value:
            return e.resize(e.load(lane_item(e, where, self.addresses.element, lane), self.addresses.element), 64)

        def move(lane: Value, host: Value) -> None:
            theirs = e.assign("ptr", 0, f"inttoptr {host} to ptr")
            mine = e.pointer(row.text, e.op("mul", e.resize(lane, 64), width))
            source, target = (theirs, mine) if self.is_load else (mine, theirs)
            lanes = self.count if self.count > 1 else 0
            e.store(e.load(source, self.element, lanes, align=self.item), target, align=self.item)

        def quickly(lane: Value) -> None:
            host = e.op("add", address_of(lane), base)
            if not self.is_shared:
                host = e.op("add", host, e.op("mul", e.resize(lane, 64), window["lane_stride"]))
            move(lane, host)

        def carefully(lane: Value) -> None:
            arguments = f"{lane}, {self._generic(address_of(lane))}, {width}, i32 %site"
            host = e.assign("i64", 0, f"call i64 @translate(ptr %ctx, ptr %warp, {arguments})")
            e.when(e.compare("ne", host, e.const("i64", 0)), lambda: move(lane, host))

        sound = e.op("and", e.compare("uge", room, width), self._active_all(fine))
        e.branch_if(sound, "quick", "careful")
        e.label("quick")
        each_lane(e, self.mask, quickly)
        e.branch("moved")
        e.label("careful")
        lane_loop(e, self.mask, carefully)
        e.branch("moved")
        e.label("moved")
        if self.is_load and self.count > 1:
            self._weave(row)
        self._return(e.load(row, self.element, LANES, align=64) if self.returns else None)


def weave_name(kind: str, bits: int, count: int) -> str:
    """Name of the function that `weave` makes."""
    return f"weave_{kind}_{bits}x{count}"


@cache
def weave(kind: str, bits: int, count: int) -> str:
    """Make ``(rows, data)``, which takes the lanes' `count` elements apart (``ld``) or puts them together (``st``).

    In `rows` the elements stand lane after lane, as in memory; `data` is `count` vectors ``<32 x iN>``.
    """
    e = Emitter()
    item = bits // 8

    def put_together(parts: Sequence[Value]) -> Value:
        if len(parts) == 1:
            return parts[0]
        even, odd = put_together(parts[::2]), put_together(parts[1::2])
        return e.shuffle(even, [i // 2 + i % 2 * even.lanes for i in range(2 * even.lanes)], odd)

    def some_lanes(first: Value) -> None:
        rows = e.pointer("%rows", e.op("mul", first, e.const("i64", item * count)))
        data = e.pointer("%data", e.op("mul", first, e.const("i64", item)))
        parts = [e.pointer(data.text, i * LANES * item) for i in range(count)]
        if kind == "st":
            loaded = [e.load(part, f"i{bits}", _LANES_A_WEAVE, align=item) for part in parts]
            e.store(put_together(loaded), rows, align=item)
            return
        woven = e.load(rows, f"i{bits}", count * _LANES_A_WEAVE, align=item)
        for i, part in enumerate(parts):
            e.store(e.shuffle(woven, range(i, woven.lanes, count)), part, align=item)

    e.loop(e.const("i64", 0), e.const("i64", LANES), e.const("i64", _LANES_A_WEAVE), some_lanes)
    e.line("ret void")
    return function(e, f"define internal void @{weave_name(kind, bits, count)}(ptr %rows, ptr %data) noinline")


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


# Where waiting lanes go on


def _field_vector(e: Emitter, record: Record, name: str) -> Value:
    return e.load(e.field(WARP, record[name]), "i32", LANES, align=4)


def _store_for(e: Emitter, record: Record, name: str, lanes: Value, value: Value) -> None:
    """Store a scalar to the elements of a field that belong to `lanes`."""
    chosen = e.select(e.mask_lanes(lanes), value, _field_vector(e, record, name))
    e.store(chosen, e.field(WARP, record[name]), align=4)


def _groups(e: Emitter, lanes: Value, keys: Value, body: Callable[[Value, Value], None]) -> None:
    """Run `body` with each distinct key of `lanes` and the lanes that have it."""

    def group(remaining: Value) -> Value:
        first = e.intrinsic("cttz", remaining, e.const("i1", 1))
        key = e.assign("i32", 0, f"extractelement {keys}, {first}")
        fellows = e.op("and", remaining, e.mask_bits(e.compare("eq", keys, key)))
        others = e.op("xor", remaining, fellows)
        body(key, fellows)
        return others

    e.repeat(lanes, lambda remaining: e.compare("ne", remaining, e.const("i32", 0)), group)


def enqueue(record: Record) -> str:
    """``@enqueue(warp, target, lanes)``: note lanes as pending and ready at a block."""
    e = Emitter()
    target, lanes = Value("%target", "i32"), Value("%lanes", "i32")
    e.branch_if(e.compare("eq", lanes, e.const("i32", 0)), "done", "some")
    e.label("some")
    e.put(WARP, record["pending"], e.op("or", e.get(WARP, record["pending"], target), lanes), target)
    word = e.op("lshr", target, e.const("i32", 6))
    bit = e.op("shl", e.const("i64", 1), e.resize(e.op("and", target, e.const("i32", 63)), 64))
    e.put(WARP, record["ready"], e.op("or", e.get(WARP, record["ready"], word), bit), word)
    e.branch("done")
    e.label("done")
    e.line("ret void")
    return function(e, "define internal void @enqueue(ptr %warp, i32 %target, i32 %lanes) noinline")


def fall_behind(record: Record) -> str:
    """``@fall_behind(warp, target, lanes, cost, floor)``: note lanes as pending behind a diverged back-edge.

    Returns whether that was the last back-edge that the warp could pay for: blocks from `floor` on are then next.
    """
    e = Emitter()
    e.line("call void @enqueue(ptr %warp, i32 %target, i32 %lanes)")
    patience = e.op("sub", e.get(WARP, record["patience"]), Value("%cost", "i32"))
    e.put(WARP, record["patience"], patience)
    e.branch_if(e.compare("slt", patience, e.const("i32", 0)), "tired", "fresh")
    e.label("tired")
    e.put(WARP, record["floor"], Value("%floor", "i32"))
    e.line("ret i1 true")
    e.label("fresh")
    e.line("ret i1 false")
    head = "define internal i1 @fall_behind(ptr %warp, i32 %target, i32 %lanes, i32 %cost, i32 %floor) noinline"
    return function(e, head)


@cache
def keep(element: str) -> str:
    """``@keep_iN(warp, values, places, count, lanes)``: blend new values into registers, for some lanes.

    `values` is an array of ``<32 x iN>``, and `places` one of i32: offsets in the warp's record.
    """
    e = Emitter()
    chosen = e.assign(element, LANES, f"sext {e.mask_lanes(Value('%lanes', 'i32'))} to <{LANES} x {element}>")
    others = e.op("xor", chosen, e.like(chosen, -1))

    def blend(number: Value) -> None:
        fresh = e.assign("ptr", 0, f"getelementptr <{LANES} x {element}>, ptr %values, {number}")
        offset = e.load(e.assign("ptr", 0, f"getelementptr i32, ptr %places, {number}"), "i32")
        place = e.pointer(WARP, e.resize(offset, 64))
        new = e.op("and", e.load(fresh, element, LANES, align=64), chosen)
        e.store(e.op("or", new, e.op("and", e.load(place, element, LANES, align=64), others)), place, align=64)

    e.loop(e.const("i64", 0), e.resize(Value("%count", "i32"), 64), e.const("i64", 1), blend)
    e.line("ret void")
    head = f"define internal void @keep_{element}(ptr %warp, ptr %values, ptr %places, i32 %count, i32 %lanes) noinline"
    return function(e, head)


def resume() -> str:
    """``@resume(warp, lanes, targets)``: note lanes as pending and ready, each at the block that `targets` names."""
    e = Emitter()

    def send(target: Value, lanes: Value) -> None:
        e.line(f"call void @enqueue(ptr %warp, {target}, {lanes})")

    _groups(e, Value("%lanes", "i32"), Value("%targets", "i32", LANES), send)
    e.line("ret void")
    return function(e, f"define internal void @resume(ptr %warp, i32 %lanes, <{LANES} x i32> %targets) noinline")


def settle(record: Record, *, synced: bool) -> str:
    """``@settle(ctx, warp)``: let go on the lanes at ``bar.warp.sync`` whose members wait there too or have exited."""
    e = Emitter()
    meeting = e.get(WARP, record["meeting"])
    absent = e.op("and", e.get(WARP, record["live"]), e.op("xor", meeting, e.const("i32", -1)))
    members = _field_vector(e, record, "members")
    complete = e.compare("eq", e.op("and", members, absent), e.const("i32", 0))
    released = e.op("and", e.mask_bits(complete), meeting)
    e.branch_if(e.compare("eq", released, e.const("i32", 0)), "done", "some")
    e.label("some")
    e.put(WARP, record["meeting"], e.op("xor", meeting, released))
    if synced:
        first = e.intrinsic("cttz", released, e.const("i1", 1))
        site = e.assign("i32", 0, f"extractelement {_field_vector(e, record, 'meeting_site')}, {first}")
        e.line(f"call void @record(ptr %ctx, ptr %warp, {released}, {e.resize(members, 64)}, {site})")
    e.line(f"call void @resume(ptr %warp, {released}, {_field_vector(e, record, 'landing')})")
    e.branch("done")
    e.label("done")
    e.line("ret void")
    return function(e, "define internal void @settle(ptr %ctx, ptr %warp) noinline")


def barrier(record: Record, *, synced: bool) -> str:
    """``@barrier(ctx, warp, lanes, numbers, count, truth, waits, site)``: lanes arrive, and stay if `waits`."""
    e = Emitter()
    lanes, count, truth = (Value(f"%{name}", "i32") for name in ("lanes", "count", "truth"))

    def arrive(number: Value, here: Value) -> None:
        number = e.op("and", number, e.const("i32", NUM_BARRIERS - 1))
        e.put(CTX, CONTEXT["barrier_expected"], count, number)
        if synced:
            e.line(f"call void @record(ptr %ctx, ptr %warp, {here}, {e.vector(e.resize(number, 64))}, i32 %site)")
        for name, more in (("barrier_arrived", here), ("barrier_true", e.op("and", here, truth))):
            total = e.op("add", e.get(CTX, CONTEXT[name], number), e.intrinsic("ctpop", more))
            e.put(CTX, CONTEXT[name], total, number)
        staying = e.op("and", here, Value("%waits", "i32"))
        for name, more in (("arrived", here), ("waiting", staying)):
            e.put(WARP, record[name], e.op("or", e.get(WARP, record[name], number), more), number)

    _groups(e, lanes, Value("%numbers", "i32", LANES), arrive)
    e.line("ret void")
    return function(
        e,
        f"define internal void @barrier(ptr %ctx, ptr %warp, i32 %lanes, <{LANES} x i32> %numbers, i32 %count, "
        "i32 %truth, i32 %waits, i32 %site) noinline",
    )


# Blocks of threads


def _each_warp(e: Emitter, body: Callable[[Emitter], None]) -> None:
    """Run `body` for every warp of the block, as `WARP`; once in a function."""
    index = e.stack("i64", 1)
    loop, work, done = e.new_label("warps"), e.new_label("warp"), e.new_label("done")
    e.store(e.const("i64", 0), index)
    e.branch(loop)
    e.label(loop)
    i = e.load(index, "i64")
    e.branch_if(e.compare("ult", i, e.get(CTX, CONTEXT["num_warps"])), work, done)
    e.label(work)
    first = e.assign("ptr", 0, f"inttoptr {e.get(CTX, CONTEXT['warps'])} to ptr")
    e.line(f"{WARP} = getelementptr i8, ptr {first.text}, i64 {e.op('mul', i, e.get(CTX, CONTEXT['warp_bytes'])).text}")
    e.store(e.op("add", i, e.const("i64", 1)), index)
    body(e)
    e.branch(loop)
    e.label(done)


def is_complete(record: Record) -> str:
    """``@is_complete(ctx, number)``: whether enough threads have arrived at a barrier that some have arrived at.

    Without a count, that is every thread that has not exited. A count is of threads in whole warps: a warp whose live
    lanes have all arrived counts as 32, as on a GPU.
    """
    e = Emitter()
    number = Value("%number", "i32")
    arrived, expected = (e.get(CTX, CONTEXT[f"barrier_{name}"], number) for name in ("arrived", "expected"))
    e.branch_if(e.compare("eq", expected, e.const("i32", 0)), "every", "counted")
    e.label("every")
    e.line(f"ret {e.compare('uge', arrived, e.get(CTX, CONTEXT['live_threads']))}")
    e.label("counted")
    total = e.stack("i32", 1)
    e.store(e.const("i32", 0), total)

    def count(e: Emitter) -> None:
        lanes = e.get(WARP, record["arrived"], number)
        absent = e.op("and", e.get(WARP, record["live"]), e.op("xor", lanes, e.const("i32", -1)))
        whole = e.op("and", e.compare("eq", absent, e.const("i32", 0)), e.compare("ne", lanes, e.const("i32", 0)))
        threads = e.select(whole, e.const("i32", LANES), e.intrinsic("ctpop", lanes))
        e.store(e.op("add", e.load(total, "i32"), threads), total)

    _each_warp(e, count)
    e.line(f"ret {e.compare('uge', e.load(total, 'i32'), expected)}")
    return function(e, "define internal i1 @is_complete(ptr %ctx, i32 %number) noinline")


def open_barrier(record: Record, *, reduces: bool, opening: int | None) -> str:
    """``@open_barrier(ctx, number)``: let go on the lanes that wait, with the phase's result where `reduces`.

    The opening is recorded as the site `opening`, if there is one: of the first warp, in its lane 0 and, if every
    thread of the block was waited for, lane 1.
    """
    e = Emitter()
    number = Value("%number", "i32")
    if opening is not None:
        first = e.assign("ptr", 0, f"inttoptr {e.get(CTX, CONTEXT['warps'])} to ptr")
        everyone = e.compare("eq", e.get(CTX, CONTEXT["barrier_expected"], number), e.const("i32", 0))
        who = e.select(everyone, e.const("i32", 3), e.const("i32", 1))
        e.line(f"call void @record(ptr %ctx, {first}, {who}, {e.vector(e.resize(number, 64))}, i32 {opening})")
    outcome = {
        "barrier_true": e.get(CTX, CONTEXT["barrier_true"], number),
        "barrier_size": e.get(CTX, CONTEXT["barrier_arrived"], number),
    }

    def wake(e: Emitter) -> None:
        lanes = e.get(WARP, record["waiting"], number)
        for name in ("arrived", "waiting"):
            e.put(WARP, record[name], e.const("i32", 0), number)
        if reduces:
            for name, value in outcome.items():
                _store_for(e, record, name, lanes, value)
        e.line(f"call void @resume(ptr {WARP}, {lanes}, {_field_vector(e, record, 'landing')})")

    _each_warp(e, wake)
    for name in ("barrier_arrived", "barrier_expected", "barrier_true"):
        e.put(CTX, CONTEXT[name], e.const("i32", 0), number)
    e.line("ret void")
    return function(e, "define internal void @open_barrier(ptr %ctx, i32 %number) noinline")


def is_awaited(record: Record) -> str:
    """``@is_awaited(ctx) -> i1``: whether a warp is to look again at what its lanes wait for."""
    e = Emitter()
    found = e.stack("i32", 1)
    e.store(e.const("i32", 0), found)

    def look(e: Emitter) -> None:
        flag = e.get(WARP, record["recheck"])
        live = e.compare("ne", e.get(WARP, record["live"]), e.const("i32", 0))
        e.store(e.op("or", e.load(found, "i32"), e.select(live, flag, e.const("i32", 0))), found)

    _each_warp(e, look)
    e.line(f"ret {e.compare('ne', e.load(found, 'i32'), e.const('i32', 0))}")
    return function(e, "define internal i1 @is_awaited(ptr %ctx) noinline")


def run_block(record: Record, *, waits: bool) -> str:
    """``@run_block(ctx)``: let the warps of the block take turns until they are done or stuck, or for a slice.

    With `waits`, warps that all only look at shared memory are stuck after a while, unless the block is of a cluster.
    """
    e = Emitter()
    c = CONTEXT
    i32, i64 = partial(e.const, "i32"), partial(e.const, "i64")
    turns = e.stack("i64", 1)
    progress, yielded = e.stack("i32", 1), e.stack("i32", 1)
    e.store(e.get(CTX, c["turns"]), turns)
    e.branch("round")

    e.label("round")
    for slot in (progress, yielded):
        e.store(i32(0), slot)

    def take_turn(e: Emitter) -> None:
        after = e.new_label("after")
        e.branch_if(e.compare("eq", e.get(WARP, record["live"]), i32(0)), after, "alive")
        e.label("alive")
        status = e.assign("i32", 0, f"call i32 @warp(ptr %ctx, ptr {WARP})")
        e.branch_if(e.compare("ne", e.get(CTX, c["fault_kind"]), i32(0)), "faulted", "sound")
        e.label("faulted")
        e.line(f"ret i32 {Status.FAULTED}")
        e.label("sound")
        gave_way = e.cast("zext", e.compare("eq", status, i32(Status.YIELDED)), "i32")
        moved = e.cast("zext", e.compare("ne", status, i32(Status.BLOCKED)), "i32")
        e.store(e.op("or", e.load(progress, "i32"), moved), progress)
        e.store(e.op("or", e.load(yielded, "i32"), gave_way), yielded)
        fuel = e.get(CTX, c["fuel"])
        e.branch_if(e.compare("slt", fuel, i64(0)), "refuel", after)
        e.label("refuel")
        credit = e.op("sub", e.get(CTX, c["credit"]), e.op("sub", i64(FUEL), fuel))
        e.put(CTX, c["credit"], credit)
        e.put(CTX, c["fuel"], i64(FUEL))
        e.put(CTX, c["errand"], e.op("sub", e.get(CTX, c["errand"]), i64(FUEL)))
        e.store(e.op("sub", e.load(turns, "i64"), i64(FUEL_TURNS)), turns)
        e.branch_if(e.compare("slt", credit, i64(0)), "spent", after)
        e.label("spent")
        e.line(f"ret i32 {Status.OUT_OF_BUDGET}")
        e.label(after)

    _each_warp(e, take_turn)
    place = e.assign("ptr", 0, f"inttoptr {e.get(CTX, c['stop'])} to ptr")
    stop = e.assign("i64", 0, f"load atomic i64, {place} monotonic, align 8")
    e.branch_if(e.compare("sge", e.get(CTX, c["block"]), stop), "stopped", "going")
    e.label("stopped")
    e.line(f"ret i32 {Status.STOPPED}")
    e.label("going")
    e.branch_if(e.compare("eq", e.get(CTX, c["live_threads"]), i32(0)), "finished", "unfinished")
    e.label("finished")
    e.line(f"ret i32 {Status.DONE}")
    e.label("unfinished")
    number = e.stack("i32", 1)
    e.store(i32(0), number)
    e.branch("barrier")
    e.label("barrier")
    b = e.load(number, "i32")
    e.branch_if(e.compare("ult", b, i32(NUM_BARRIERS)), "look", "judge")
    e.label("look")
    e.store(e.op("add", b, i32(1)), number)
    e.branch_if(e.compare("eq", e.get(CTX, c["barrier_arrived"], b), i32(0)), "barrier", "some")
    e.label("some")
    e.branch_if(e.assign("i1", 0, f"call i1 @is_complete(ptr %ctx, {b})"), "open", "barrier")
    e.label("open")
    e.line(f"call void @open_barrier(ptr %ctx, {b})")
    e.store(i32(1), progress)
    e.branch("barrier")

    e.label("judge")
    if waits:
        none = e.compare("eq", e.get(CTX, c["news"]), i32(0))
        idle = e.select(none, e.op("add", e.get(CTX, c["idle"]), i32(1)), i32(0))
        e.put(CTX, c["idle"], idle)
        e.put(CTX, c["news"], i32(0))
        alone = e.compare("ule", e.get(CTX, c["num_peers"]), i64(1))
        e.branch_if(e.op("and", alone, e.compare("ugt", idle, i32(MOST_IDLE))), "lost", "hopeful")
        e.label("hopeful")
    e.branch_if(e.compare("eq", e.load(progress, "i32"), i32(0)), "stuck", "turn")
    e.label("stuck")
    e.branch_if(e.assign("i1", 0, "call i1 @is_awaited(ptr %ctx)"), "turn", "lost")
    e.label("lost")
    e.line(f"ret i32 {Status.DEADLOCKED}")
    e.label("turn")
    left = e.op("sub", e.load(turns, "i64"), e.resize(e.load(yielded, "i32"), 64))
    e.store(left, turns)
    e.branch_if(e.compare("slt", left, i64(0)), "rest", "round")
    e.label("rest")
    e.line(f"ret i32 {Status.YIELDED}")
    return function(e, "define internal i32 @run_block(ptr %ctx)")


def start_block(record: Record) -> str:
    """``@start_block(ctx, block)``: set the block's index, and every warp to the kernel's first instruction.

    Shared and local memory hold whatever a GPU left in them: here, ones in every bit, which is a NaN.
    """
    e = Emitter()
    c = CONTEXT
    block = Value("%block", "i64")
    e.put(CTX, c["block"], block)
    e.put(CTX, c["credit"], e.get(CTX, c["budget"]))
    for name in ("smem", "local"):
        memory = e.assign("ptr", 0, f"inttoptr {e.get(CTX, c[name])} to ptr")
        size = e.get(CTX, c[f"{name}_bytes"])
        e.line(f"call void @llvm.memset.p0.i64(ptr {memory.text}, i8 -1, {size}, i1 false)")
    width = e.resize(e.get(CTX, c["nctaid"], 0), 64)
    height = e.resize(e.get(CTX, c["nctaid"], 1), 64)
    rows = e.op("udiv", block, width)
    for axis, value in enumerate((e.op("urem", block, width), e.op("urem", rows, height), e.op("udiv", rows, height))):
        e.put(CTX, c["ctaid"], e.resize(value, 32), axis)
    threads = e.get(CTX, c["ntid"], 0)
    for axis in (1, 2):
        threads = e.op("mul", threads, e.get(CTX, c["ntid"], axis))
    e.put(CTX, c["live_threads"], threads)
    for name in ("era", "news", "idle"):
        e.put(CTX, c[name], e.const("i32", 0))
    for name in ("held_count", "held_limit"):
        e.put(CTX, c[name], e.const("i64", 0))
    for name in ("barrier_arrived", "barrier_expected", "barrier_true", "barrier_line"):
        e.store(Value("zeroinitializer", "i32", NUM_BARRIERS), e.field(CTX, c[name]), align=4)

    def begin(e: Emitter) -> None:
        initial = e.get(WARP, record["initial"])
        e.put(WARP, record["live"], initial)
        for name in ("pending", "ready", "arrived", "waiting", "meeting", "stack", "allocated"):
            if name not in record.fields:
                continue
            field = record[name]
            size = field.count * int(field.type[1:]) // 8
            e.line(f"call void @llvm.memset.p0.i64(ptr {e.field(WARP, field).text}, i8 0, i64 {size}, i1 false)")
        entry = e.get(CTX, c["entry_block"])
        e.put(WARP, record["pending"], initial, entry)
        word, place = e.op("lshr", entry, e.const("i64", 6)), e.op("and", entry, e.const("i64", 63))
        e.put(WARP, record["ready"], e.op("shl", e.const("i64", 1), place), word)
        for name in ("floor", "recheck", "async_count", "epoch", "cluster_arrived", "group_arrived", "group_done"):
            if name in record.fields:
                e.put(WARP, record[name], e.const("i32", 0))

    _each_warp(e, begin)
    e.line("ret void")
    return function(e, "define internal void @start_block(ptr %ctx, i64 %block)")


def worker() -> str:
    """``@worker(ctx)``: go on with the context's block, if it has one, then take blocks off its share, then off others.

    Returns DONE where no block is left, YIELDED with no block under way at the end of an errand, else the status of
    the block that did not come to its end.
    """
    e = Emitter()
    c = CONTEXT
    i64 = partial(e.const, "i64")
    number, tried = e.stack("i64", 1), e.stack("i64", 1)
    e.put(CTX, c["errand"], i64(ERRAND))
    e.store(e.get(CTX, c["share"]), number)
    e.store(i64(0), tried)
    e.branch_if(e.compare("slt", e.get(CTX, c["block"]), i64(0)), "next", "run")
    e.label("next")
    offset = e.op("mul", e.load(number, "i64"), i64(SHARE_BYTES))
    share = e.assign("ptr", 0, f"inttoptr {e.op('add', e.get(CTX, c['shares']), offset)} to ptr").text
    end = e.assign("i64", 0, f"load atomic i64, {e.field(share, SHARE['end'])} monotonic, align 8")
    counter = e.field(share, SHARE["next"])
    seen = e.assign("i64", 0, f"load atomic i64, {counter} monotonic, align 8")
    e.branch_if(e.compare("slt", seen, end), "take", "other")
    e.label("take")
    block = e.assign("i64", 0, f"atomicrmw add {counter}, i64 1 monotonic, align 8")
    e.branch_if(e.compare("slt", block, end), "begin", "other")
    e.label("other")
    attempts = e.op("add", e.load(tried, "i64"), i64(1))
    e.store(attempts, tried)
    following = e.op("add", e.load(number, "i64"), i64(1))
    shares = e.get(CTX, c["num_shares"])
    e.store(e.select(e.compare("ult", following, shares), following, i64(0)), number)
    e.branch_if(e.compare("ult", attempts, shares), "next", "done")
    e.label("done")
    e.line(f"ret i32 {Status.DONE}")
    e.label("begin")
    e.line(f"call void @start_block(ptr %ctx, {block})")
    e.branch("run")
    e.label("run")
    status = e.assign("i32", 0, "call i32 @run_block(ptr %ctx)")
    e.branch_if(e.compare("eq", status, e.const("i32", Status.DONE)), "ended", "failed")
    e.label("ended")
    e.put(CTX, c["block"], i64(-1))
    errand = e.op("sub", e.get(CTX, c["errand"]), i64(ERRAND_BLOCK))
    e.put(CTX, c["errand"], errand)
    e.branch_if(e.compare("slt", errand, i64(0)), "pause", "next")
    e.label("pause")
    e.line(f"ret i32 {Status.YIELDED}")
    e.label("failed")
    e.line(f"ret {status}")
    return function(e, "define i32 @worker(ptr %ctx)")


def common(warp_record: Record, *, synced: bool, reduces: bool, waits: bool) -> str:
    """Write the functions that every kernel comes with.

    `reduces` where it has a ``bar.red``, `waits` where it has a loop that only looks at shared memory.
    """
    functions = (
        fault(),
        translate(warp_record),
        enqueue(warp_record),
        fall_behind(warp_record),
        resume(),
        settle(warp_record, synced=synced),
        barrier(warp_record, synced=synced),
        is_complete(warp_record),
        open_barrier(warp_record, reduces=reduces, opening=OPENINGS.index("open") if synced else None),
        start_block(warp_record),
        is_awaited(warp_record),
        run_block(warp_record, waits=waits),
        worker(),
    )
    return "\n".join(functions)
