"""Compiled code that clears a launch of races while it runs, with a shadow of each cell of memory that threads share.

A screened program calls ``@record`` where a traced one does, but nothing is recorded. Each cell (an element of a
tensor, or as many bytes of shared memory as the kernel's narrowest access) has two words of 64 bits: who wrote it last,
and who has read it since. An access that is not ordered behind those by one of the simple rules below raises the
launch's suspicion and ends it; a slower and exact look then decides. The rules, of a word and an access:

- one thread made both;
- one block made both, and a barrier of the whole block lies between;
- one warp made both, and a ``bar.warp.sync`` of all its lanes lies between;
- both are strong, for the threads concerned (then they need no order).

Whatever the exact look would find beside races raises suspicion as well: reads of shared memory that its block has not
written, barriers that threads of a block open from different lines, member masks that do not fit.
"""

from __future__ import annotations

from functools import partial

from workbench.emulator import runtime
from workbench.emulator.emitter import IOTA, Emitter, Value
from workbench.emulator.layout import CONTEXT, LANES, NUM_BARRIERS, SHARED_WINDOW, WINDOW_SHIFT, Field, Record
from workbench.emulator.runtime import CTX, WARP
from workbench.emulator.shadow import (
    BLOCK_SHIFT,
    CELL_BYTES,
    EPOCH_SHIFT,
    MOST_EPOCHS,
    ROLE_SHIFT,
    SEVERAL_SHIFT,
    SHADOW,
    STRONG,
    WARP_SHIFT,
    WIDTH_SHIFT,
    WORD_BYTES,
    Does,
    Policy,
)

_NO_BLOCK = -1 << BLOCK_SHIFT
_LANE, _OF_WARP, _OF_BLOCK, _OF_GRID = (n << SEVERAL_SHIFT for n in range(4))
_PENDING = _NO_BLOCK | _OF_GRID
_CELL_SHIFT = CELL_BYTES.bit_length() - 1


def functions(record: Record) -> str:
    """Make ``@record`` and what it calls."""
    return "\n".join(
        [
            _suspect(),
            *(_screen(record, form) for form in ("weak_ld", "weak_st", "strong_ld", "strong_st", "pend_st", "land_st")),
            _barrier(),
            _open(),
            _members(record),
            _record(),
        ]
    )


_HEAD = f"(ptr %ctx, ptr %warp, i32 %mask, <{LANES} x i64> %addresses"
_MASK, _ADDRESSES = Value("%mask", "i32"), Value("%addresses", "i64", LANES)


def _suspect() -> str:
    """``@suspect(ctx)``: end the launch soon."""
    e = Emitter()
    for name, value in (("suspicion", e.const("i32", 1)), ("stop", e.const("i64", 0))):
        e.store(value, e.assign("ptr", 0, f"inttoptr {e.get(CTX, CONTEXT[name])} to ptr"))
    e.put(CTX, CONTEXT["fuel"], e.const("i64", -1))
    e.line("ret void")
    return runtime.function(e, "define internal void @suspect(ptr %ctx) noinline")


def _suspect_if(e: Emitter, condition: Value) -> None:
    bad, good = e.new_label("bad"), e.new_label("good")
    e.branch_if(condition, bad, good)
    e.label(bad)
    e.line("call void @suspect(ptr %ctx)")
    e.branch(good)
    e.label(good)


def _table(e: Emitter, name: str) -> Value:
    """Item of one of the instructions' tables."""
    table = e.assign("ptr", 0, f"inttoptr {e.get(CTX, CONTEXT[name])} to ptr")
    return e.load(e.assign("ptr", 0, f"getelementptr i32, ptr {table.text}, i32 %site"), "i32")


def _is_zero(e: Emitter, a: Value) -> Value:
    return e.compare("eq", a, e.like(a, 0))


def _record() -> str:
    """``@record(ctx, warp, mask, addresses, site)``: screen an access, or follow what orders accesses."""
    e = Emitter()
    site = _table(e, "instructions")
    width = e.op("lshr", site, e.const("i32", WIDTH_SHIFT))
    e.branch_if(_is_zero(e, width), "order", "access")

    e.label("order")
    role = e.op("lshr", site, e.const("i32", ROLE_SHIFT))
    e.line(
        f"switch {role}, label %done [i32 1, label %barrier i32 2, label %open i32 3, label %meet i32 4, label %name]"
    )
    e.label("barrier")
    e.line(f"call void @screen_barrier(ptr %ctx, {_MASK}, {_ADDRESSES}, {_table(e, 'lines')})")
    e.branch("done")
    e.label("open")
    e.line(f"call void @screen_open(ptr %ctx, {_MASK}, {_ADDRESSES})")
    e.branch("done")
    for label, orders in (("meet", "true"), ("name", "false")):
        e.label(label)
        e.line(f"call void @screen_members(ptr %ctx, ptr %warp, {_MASK}, {_ADDRESSES}, i1 {orders})")
        e.branch("done")

    e.label("access")
    left = e.stack("i32", 1)
    e.store(_MASK, left)
    shadows = e.assign("ptr", 0, f"inttoptr {e.get(CTX, CONTEXT['shadows'])} to ptr")
    reads, writes, strong, narrow, pends, lands, shared = (
        e.compare("ne", e.op("and", site, e.const("i32", flag)), e.const("i32", 0)) for flag in Does
    )
    e.branch("next")
    e.label("next")
    lanes = e.load(left, "i32")
    e.branch_if(_is_zero(e, lanes), "done", "group")
    e.label("group")
    e.branch_if(shared, "one", "several")
    e.label("one")  # window for all lanes
    e.branch("grouped")
    e.label("several")
    windows = e.op("lshr", _ADDRESSES, e.const("i64", WINDOW_SHIFT))
    first = e.assign("i64", 0, f"extractelement {windows}, {e.intrinsic('cttz', lanes, e.const('i1', 1))}")
    fellows = e.op("and", lanes, e.mask_bits(e.compare("eq", windows, first)))
    e.branch("grouped")
    e.label("grouped")
    window = e.assign("i64", 0, f"phi i64 [{SHARED_WINDOW}, %one], [{first.text}, %several]")
    here = e.assign("i32", 0, f"phi i32 [{lanes.text}, %one], [{fellows.text}, %several]")
    e.store(e.op("xor", lanes, here), left)
    e.branch_if(e.compare("ult", window, e.get(CTX, CONTEXT["num_windows"])), "known", "next")
    e.label("known")
    row = e.pointer(shadows.text, e.op("mul", window, e.const("i64", SHADOW.size_bytes)))
    policy = e.get(row.text, SHADOW["policy"])
    e.line(
        f"switch {policy}, label %next [i64 {Policy.READ_ONLY}, label %fixed "
        f"i64 {Policy.GLOBAL}, label %screen i64 {Policy.SHARED}, label %screen]"
    )
    e.label("fixed")
    e.branch_if(writes, "changed", "next")
    e.label("changed")
    e.line("call void @suspect(ptr %ctx)")
    e.branch("next")
    e.label("screen")
    is_shared = e.compare("eq", policy, e.const("i64", Policy.SHARED))
    far = e.op("or", is_shared, e.op("xor", narrow, e.const("i1", 1)))
    as_strong = e.op("and", strong, far)
    needs_written = e.op("and", is_shared, reads)
    arguments = f"ptr %ctx, ptr %warp, {here}, {_ADDRESSES}, ptr {row.text}, {width}, {needs_written}"
    e.branch_if(pends, "pend", "asked")
    e.label("asked")
    e.branch_if(lands, "land", "moved")
    for label in ("pend", "land"):
        e.label(label)
        e.line(f"call void @screen_{label}_st({arguments})")
        e.branch("next")
    e.label("moved")
    e.branch_if(writes, "write", "read")
    for label, form in (("write", "st"), ("read", "ld")):
        e.label(label)
        e.branch_if(as_strong, f"strong_{label}", f"weak_{label}")
        for strength in ("strong", "weak"):
            e.label(f"{strength}_{label}")
            e.line(f"call void @screen_{strength}_{form}({arguments})")
            e.branch("next")
    e.label("done")
    e.line("ret void")
    return runtime.function(e, f"define internal void @record{_HEAD}, i32 %site) noinline")


class _Now:
    """The values that words are compared with during one access.

    Parameters
    ----------
    e : Emitter
    record : Record
        Of a warp.
    is_shared : Value
    """

    def __init__(self, e: Emitter, record: Record, is_shared: Value) -> None:
        self.e = e
        i64 = partial(e.const, "i64")
        era, epoch = (e.resize(e.get(base, field), 64) for base, field in _epochs(record))
        block = e.op("add", e.get(CTX, CONTEXT["block"]), i64(1))
        self.base = e.op("shl", block, i64(BLOCK_SHIFT))
        self.behind_barrier = e.op("shl", era, i64(EPOCH_SHIFT))
        self.behind_meeting = e.op("shl", epoch, i64(EPOCH_SHIFT))
        stamp = e.op("shl", e.intrinsic("umax", era, epoch), i64(EPOCH_SHIFT))
        index = e.op("shl", e.resize(e.get(WARP, record["index"]), 64), i64(WARP_SHIFT))
        self.warp = e.op("or", self.base, index)
        self.block_word = e.op("or", e.op("or", self.base, stamp), i64(_OF_BLOCK))
        self.warp_word = e.op("or", e.op("or", self.warp, stamp), i64(_OF_WARP))
        self.lane_words = e.op("or", e.op("or", self.warp, stamp), Value(IOTA, "i64", LANES))
        self.lanes = e.op("or", self.warp, Value(IOTA, "i64", LANES))
        # Shared memory that another block has left behind was written by nobody.
        self.nobody = e.select(is_shared, self.base, i64(1))

    def is_behind(self, word: Value) -> Value:
        """Whether a word stands for nobody, or for accesses that a barrier of the block orders."""
        e = self.e
        none = e.compare("ult", word, self.nobody)
        return e.op("or", none, e.compare("ult", e.op("sub", word, self.base), self.behind_barrier))

    def is_ordered(self, word: Value) -> Value:
        """Whether all that a word stands for is ordered before the access."""
        e = self.e
        met = e.compare("ult", e.op("sub", word, self.base), self.behind_meeting)
        met = e.op("and", met, self.is_same(word, self.warp, 2 << SEVERAL_SHIFT | (LANES - 1) << WARP_SHIFT))
        own = self.is_same(word, self.lanes, _NO_BLOCK | 3 << SEVERAL_SHIFT | (1 << SEVERAL_SHIFT) - 1)
        return e.op("or", self.is_behind(word), e.op("or", met, own))

    def is_same(self, word: Value, other: Value, bits: int) -> Value:
        """Whether two words agree in some bits."""
        e = self.e
        return _is_zero(e, e.op("and", e.op("xor", word, other), e.const("i64", bits)))

    def joined(self, word: Value) -> Value:
        """Word that stands for what `word` does, and for this warp too."""
        e = self.e
        of_warp = self.is_same(word, self.warp, _NO_BLOCK | 2 << SEVERAL_SHIFT | (LANES - 1) << WARP_SHIFT)
        of_block = self.is_same(word, self.base, _NO_BLOCK)
        wider = e.select(of_block, self.block_word, e.const("i64", _PENDING))
        return e.select(of_warp, self.warp_word, wider)


def _epochs(record: Record) -> tuple[tuple[str, Field], tuple[str, Field]]:
    """Where the era of the block and the epoch of the warp are kept."""
    return (CTX, CONTEXT["era"]), (WARP, record["epoch"])


def _screen(record: Record, form: str) -> str:
    """``@screen_<form>(ctx, warp, mask, addresses, row, width, needs_written)``: screen accesses to one window.

    A copy that is asked for (``pend``) is a write whose cells nobody may touch, until the same thread's (``land``).
    """
    writes, strong = form.endswith("st"), form.startswith("strong")
    e = Emitter()
    i64 = partial(e.const, "i64")
    low, cells, num_cells, shift, policy = (e.get("%row", SHADOW[name]) for name in SHADOW.fields)
    now = _Now(e, record, e.compare("eq", policy, i64(Policy.SHARED)))
    first_cell = e.op("lshr", e.op("sub", _ADDRESSES, low), shift)
    spans = e.op("lshr", e.resize(Value("%width", "i32"), 64), shift)
    written_from = e.select(Value("%needs_written", "i1"), now.base, i64(0))
    _suspect_if(e, _is_zero(e, spans))  # narrower than a cell
    mark = i64(STRONG if strong else 0)
    number = e.stack("i64", 1)
    e.store(i64(0), number)
    e.branch("next")
    e.label("next")
    k = e.load(number, "i64")
    e.branch_if(e.compare("ult", k, spans), "look", "done")
    e.label("look")
    e.store(e.op("add", k, i64(1)), number)
    cell = e.op("add", first_cell, k)
    inside = e.op("and", e.mask_lanes(_MASK), e.compare("ult", cell, num_cells))
    where = e.op("add", e.op("shl", cell, i64(_CELL_SHIFT)), cells)
    inside_bits = e.mask_bits(inside)
    places, old_words, new_words = (e.stack("i64", n * LANES) for n in (1, 2, 1))
    e.store(where, places, align=64)
    e.store(Value("zeroinitializer", "i64", 2 * LANES), old_words, align=64)

    def word_of(lane: Value, offset: int) -> Value:
        address = e.load(runtime.lane_item(e, places, "i64", lane), "i64")
        return e.pointer(e.assign("ptr", 0, f"inttoptr {address} to ptr").text, offset)

    def fetch(lane: Value) -> None:
        pair = e.pointer(old_words.text, e.op("mul", e.resize(lane, 64), i64(CELL_BYTES)))
        e.store(e.load(word_of(lane, 0), "i64", 2, align=WORD_BYTES), pair, align=CELL_BYTES)

    def put(value: Value, offset: int, lanes: Value) -> None:
        """Change a word of the cells of some lanes; of lanes that share a cell, the last one's value stays."""

        def store(lane: Value) -> None:
            word = e.load(runtime.lane_item(e, new_words, "i64", lane), "i64")
            e.store(word, word_of(lane, offset), align=WORD_BYTES)

        e.store(value, new_words, align=64)
        runtime.each_lane(e, lanes, store)

    runtime.each_lane(e, inside_bits, fetch)  # lane after lane, faster than most CPUs gather and scatter
    write, read = _deinterleaved(e, old_words)
    unwritten = e.compare("ult", write, written_from)

    def any_of(lanes: Value) -> Value:
        return e.any(e.op("and", lanes, inside))

    def no(condition: Value) -> Value:
        return e.op("xor", e.vector(condition), e.vector(e.const("i1", 1)))

    def is_strong(word: Value) -> Value:
        return e.compare("ne", e.op("and", word, i64(STRONG)), i64(0))

    early = e.op("or", unwritten, no(now.is_behind(write)))
    if writes:
        early = e.op("or", early, no(now.is_behind(read)))
    e.branch_if(any_of(early), "closer", "update")
    e.label("closer")
    pending = e.const("i64", _PENDING)
    racing = no(now.is_ordered(write))
    if form == "land_st":
        racing = e.op("and", racing, e.compare("ne", write, pending))
    if strong:
        racing = e.op("and", racing, no(is_strong(write)))
    if writes:
        racing_read = no(now.is_ordered(read))
        if strong:
            racing_read = e.op("and", racing_read, no(is_strong(read)))
        racing = e.op("or", racing, racing_read)
    _suspect_if(e, any_of(e.op("or", racing, unwritten)))
    e.branch("update")

    e.label("update")
    offset, old = (0, write) if writes else (WORD_BYTES, read)
    if not writes:
        # Most reads of a cell that many read change nothing.
        known = now.is_same(read, now.block_word, ~(MOST_EPOCHS << EPOCH_SHIFT) & ~STRONG)
        kept = e.op("and", known, no(now.is_behind(read)))
        if not strong:
            kept = e.op("and", kept, no(is_strong(read)))
        e.branch_if(any_of(no(kept)), "change", "next")
        e.label("change")
    own = e.op("or", now.lane_words, mark)
    joined = e.op("or", now.joined(old), e.op("and", old, mark))
    alone = now.is_ordered(old)
    if form == "land_st":
        alone = e.op("or", alone, e.compare("eq", old, pending))
    new = e.vector(pending) if form == "pend_st" else e.select(alone, own, joined)
    if writes:
        stale = e.op("and", inside, e.op("and", now.is_ordered(read), e.compare("ne", read, i64(0))))
        e.branch_if(e.any(stale), "forget", "note")
        e.label("forget")
        put(Value("zeroinitializer", "i64", LANES), WORD_BYTES, e.mask_bits(stale))
        e.branch("note")
        e.label("note")
    if form != "pend_st":
        full = e.compare("eq", inside_bits, e.const("i32", -1))
        paired = e.op("or", _is_of_lane(e, cell, 1), _is_of_lane(e, cell, LANES // 2))
        e.branch_if(e.op("and", full, _all(e, paired)), "fellows", "apart")
        e.label("fellows")  # every lane shares its cell with another
        put(e.select(alone, e.op("or", now.warp_word, mark), joined), offset, inside_bits)
        e.branch("next")
        e.label("apart")
    put(new, offset, inside_bits)
    runtime.each_lane(e, inside_bits, fetch)
    lost = e.op("and", inside, e.compare("ne", _deinterleaved(e, old_words)[offset // WORD_BYTES], new))
    e.branch_if(e.any(lost), "shared", "next")
    e.label("shared")  # lanes of this instruction share cells
    put(e.select(alone, e.op("or", now.warp_word, mark), joined), offset, e.mask_bits(lost))
    e.branch("next")
    e.label("done")
    e.line("ret void")
    return runtime.function(
        e, f"define internal void @screen_{form}{_HEAD}, ptr %row, i32 %width, i1 %needs_written) noinline"
    )


def _is_of_lane(e: Emitter, cell: Value, distance: int) -> Value:
    """Whether each lane has the cell of the lane whose number differs from its own by the bit `distance`."""
    kind = f"<{LANES} x i64> poison, <{LANES} x i32>"
    order = ", ".join(f"i32 {lane ^ distance}" for lane in range(LANES))
    return e.compare("eq", cell, e.assign("i64", LANES, f"shufflevector {cell}, {kind} <{order}>"))


def _all(e: Emitter, condition: Value) -> Value:
    return e.compare("eq", e.mask_bits(condition), e.const("i32", -1))


def _deinterleaved(e: Emitter, pairs: Value) -> list[Value]:
    """Both words of each lane's cell, as vectors."""
    both = e.load(pairs, "i64", 2 * LANES, align=64)
    kind = f"<{2 * LANES} x i64> poison, <{LANES} x i32>"
    chosen = (", ".join(f"i32 {2 * lane + word}" for lane in range(LANES)) for word in range(2))
    return [e.assign("i64", LANES, f"shufflevector {both}, {kind} <{which}>") for which in chosen]


# What orders accesses


def _next_epoch(e: Emitter) -> Value:
    """Begin an epoch of the block; past the last one, be suspicious."""
    epoch = e.op("add", e.get(CTX, CONTEXT["epoch"]), e.const("i32", 1))
    e.put(CTX, CONTEXT["epoch"], epoch)
    _suspect_if(e, e.compare("uge", epoch, e.const("i32", MOST_EPOCHS)))
    return epoch


def _barrier_number(e: Emitter) -> Value:
    first = e.intrinsic("cttz", _MASK, e.const("i1", 1))
    number = e.resize(e.assign("i64", 0, f"extractelement {_ADDRESSES}, {first}"), 32)
    return e.op("and", number, e.const("i32", NUM_BARRIERS - 1))


def _barrier() -> str:
    """``@screen_barrier(ctx, mask, numbers, line)``: keep the line that threads wait at, or that there are several."""
    e = Emitter()
    number, line, place = _barrier_number(e), Value("%line", "i32"), CONTEXT["barrier_line"]
    before = e.get(CTX, place, number)
    same = e.op("or", _is_zero(e, before), e.compare("eq", before, line))
    e.put(CTX, place, e.select(same, line, e.const("i32", -1)), number)
    e.line("ret void")
    head = f"define internal void @screen_barrier(ptr %ctx, i32 %mask, <{LANES} x i64> %addresses, i32 %line) noinline"
    return runtime.function(e, head)


def _open() -> str:
    """``@screen_open(ctx, mask, numbers)``: a barrier opens; one of the whole block begins an era."""
    e = Emitter()
    number, place = _barrier_number(e), CONTEXT["barrier_line"]
    line = e.get(CTX, place, number)
    e.put(CTX, place, e.const("i32", 0), number)
    e.branch_if(e.compare("eq", _MASK, e.const("i32", 3)), "whole", "done")
    e.label("whole")
    _suspect_if(e, e.compare("eq", line, e.const("i32", -1)))
    e.put(CTX, CONTEXT["era"], _next_epoch(e))
    e.branch("done")
    e.label("done")
    e.line("ret void")
    head = f"define internal void @screen_open(ptr %ctx, i32 %mask, <{LANES} x i64> %addresses) noinline"
    return runtime.function(e, head)


def _members(record: Record) -> str:
    """``@screen_members(ctx, warp, mask, members, orders)``: lanes meet; a whole warp begins an epoch if it orders."""
    e = Emitter()
    members = e.resize(_ADDRESSES, 32)
    active = e.mask_lanes(_MASK)
    lane_bit = e.op("shl", e.const("i32", 1), e.resize(Value(IOTA, "i64", LANES), 32))
    outside = _is_zero(e, e.op("and", members, lane_bit))
    named = e.select(active, members, e.const("i32", 0))
    common = e.assign("i32", 0, f"call i32 @llvm.vector.reduce.umax.v{LANES}i32({named})")
    apart = _is_zero(e, e.op("and", members, common))
    unlike = e.op("and", e.compare("ne", members, common), e.op("xor", apart, e.vector(e.const("i1", 1))))
    _suspect_if(e, e.any(e.op("and", active, e.op("or", outside, unlike))))
    everyone = e.get(WARP, record["initial"])
    absent = e.op("and", everyone, e.op("xor", e.op("and", common, _MASK), e.const("i32", -1)))
    whole = e.op("and", _is_zero(e, absent), Value("%orders", "i1"))
    e.branch_if(whole, "whole", "done")
    e.label("whole")
    e.put(WARP, record["epoch"], _next_epoch(e))
    e.branch("done")
    e.label("done")
    e.line("ret void")
    return runtime.function(e, f"define internal void @screen_members{_HEAD}, i1 %orders) noinline")
