"""Compiled code that clears a launch of races while it runs, with a shadow of each cell of memory that threads share.

A screened program calls ``@record`` where a traced one does, but nothing is recorded. Each cell (an element of a
tensor, or as many bytes of shared memory as the kernel's narrowest access) has two words of 64 bits: who wrote it last,
and who has read it since. An access that is not ordered behind those by one of the simple rules below raises the
launch's suspicion and ends it; a slower and exact look then decides. The rules, of a word and an access:

- one thread made both;
- one block made both, and a barrier of the whole block lies between;
- one warp made both, and a ``bar.warp.sync`` of all its lanes lies between;
- both are strong, for the threads concerned (then they need no order);
- the clock of the warp that makes the access tells that it comes behind the other: see `clocks`.

Whatever the exact look would find beside races raises suspicion as well: reads of shared memory that its block has not
written, barriers that threads of a block open from different lines, member masks that do not fit.
"""

from __future__ import annotations

from copy import copy
from functools import lru_cache, partial

from workbench.emulator import runtime
from workbench.emulator.layout import CONTEXT, LANES, NUM_BARRIERS, SHARED_WINDOW, WINDOW_SHIFT, Field, Fields, Record
from workbench.emulator.runtime import CTX, WARP
from workbench.emulator.translate.emitter import IOTA, Emitter, Value
from workbench.emulator.watch import clocks, held, proxies, sources
from workbench.emulator.watch.shadow import (
    BLOCK_SHIFT,
    EPOCH_SHIFT,
    MOST_EPOCHS,
    ROLE_SHIFT,
    SET_BITS,
    SEVERAL_SHIFT,
    SHADOW,
    SIGNALS,
    STRONG,
    WARP_SHIFT,
    WIDTH_SHIFT,
    WORD_BYTES,
    Does,
    Policy,
)

_HALF = LANES // 2
_FIRSTS = tuple(Value(str(lane), "i32", constant=True) for lane in (0, _HALF))
_NO_BLOCK = -1 << BLOCK_SHIFT
_LANE, _OF_WARP, _OF_BLOCK, _OF_GRID = (n << SEVERAL_SHIFT for n in range(4))
_OF_BLOCKS = _NO_BLOCK | _OF_GRID
_PENDING = _OF_BLOCKS | MOST_EPOCHS << EPOCH_SHIFT
_FORMS = ("weak_ld", "weak_st", "strong_ld", "strong_st", "pend_st", "land_st")
_APART = {"weak_ld", "strong_st"}
"""Forms that are screened lane by lane where strong and weak accesses to a cell meet."""


_OF_A_WARP = ("index", "initial", "live", "waiting", "epoch")


def functions(record: Record) -> str:
    """Make ``@record`` and what it calls."""
    return _functions(tuple((name, record[name]) for name in _OF_A_WARP))


@lru_cache(maxsize=4)
def _functions(of_a_warp: tuple[tuple[str, Field], ...]) -> str:
    """Make them once for all kernels whose warps have these fields in the same places: it takes 0.1 s."""
    record = dict(of_a_warp)
    return "\n".join(
        [
            _suspect(),
            *(make(record, form) for make in (_screen, _screen_one) for form in _FORMS),
            _again(record),
            _screen_row(record),
            _barrier(),
            _open(),
            _members(record),
            _record(),
            _record_many(),
            _record_one(),
            _record_copy(),
            *held.functions(),
            *sources.functions(),
            *proxies.functions(record),
            *clocks.functions(record),
        ]
    )


def _record_copy() -> str:
    """``@record_copy``: bulk copies are screened by their accesses instead."""
    arguments = "ptr %ctx, ptr %warp, i32 %mask, i64 %target, i64 %source"
    sites = "i32 %units, i32 %unit_bytes, i32 %reading, i32 %writing"
    e = Emitter()
    e.line("ret void")
    return runtime.function(e, f"define internal void @record_copy({arguments}, {sites}) noinline")


_HEAD = f"(ptr %ctx, ptr %warp, i32 %mask, <{LANES} x i64> %addresses"
_HEAD_ONE = "(ptr %ctx, ptr %warp, i32 %mask, i64 %address"
_MASK, _ADDRESSES, _ADDRESS = Value("%mask", "i32"), Value("%addresses", "i64", LANES), Value("%address", "i64")


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
    labels = ("barrier", "open", "meet", "name", "arrive", "fence", "tell", "learn", "proxy")
    cases = " ".join(f"i32 {number}, label %{label}" for number, label in enumerate(labels, 1))
    e.line(f"switch {role}, label %done [{cases}]")
    e.label("barrier")
    e.line(f"call void @screen_barrier(ptr %ctx, {_MASK}, {_ADDRESSES}, {_table(e, 'lines')})")
    e.branch("arrive")
    e.label("arrive")
    number = _barrier_number(e)
    some = e.compare("ne", e.get(CTX, CONTEXT["barrier_expected"], number), e.const("i32", 0))
    e.branch_if(e.op("and", some, _has_clocks(e)), "partial", "done")
    e.label("partial")
    held.settle(e)
    e.line(f"call void @clock_arrive(ptr %ctx, ptr %warp, {number})")
    e.branch("done")
    e.label("fence")
    e.branch_if(_has_clocks(e), "publish", "done")
    e.label("publish")
    held.settle(e)
    e.line("call void @clock_fence(ptr %ctx, ptr %warp)")
    e.branch("done")
    e.label("proxy")
    e.branch_if(_is_zero(e, _MASK), "done", "fenced")
    e.label("fenced")
    e.line("call void @proxy_fence(ptr %ctx, ptr %warp)")
    e.branch("done")
    for label in ("tell", "learn"):
        e.label(label)
        e.branch_if(_has_clocks(e), f"{label}_group", "done")
        e.label(f"{label}_group")
        held.settle(e)
        e.line(f"call void @clock_{label}_group(ptr %ctx, ptr %warp, {_MASK}, {_ADDRESSES})")
        e.branch("done")
    e.label("open")
    e.line(f"call void @screen_open(ptr %ctx, {_MASK}, {_ADDRESSES})")
    e.branch("done")
    for label, orders in (("meet", "true"), ("name", "false")):
        e.label(label)
        e.line(f"call void @screen_members(ptr %ctx, ptr %warp, {_MASK}, {_ADDRESSES}, i1 {orders})")
        e.branch("done")

    e.label("access")
    e.branch_if(_reads_what_nobody_writes(e, site), "done", "look")
    e.label("look")
    # Most that waits or counts is one lane's, or all lanes' at one place.
    first = e.intrinsic("cttz", _MASK, e.const("i1", 0))
    address = e.assign("i64", 0, f"extractelement {_ADDRESSES}, {e.op('and', first, e.const('i32', LANES - 1))}")
    others = e.op("and", _MASK, e.mask_bits(e.compare("ne", _ADDRESSES, address)))
    some = e.compare("ne", _MASK, e.const("i32", 0))
    e.branch_if(e.op("and", some, _is_zero(e, others)), "one", "many")
    for label, where in (("one", address), ("many", _ADDRESSES)):
        e.label(label)
        e.line(f"call void @record_{label}(ptr %ctx, ptr %warp, {_MASK}, {where}, {site})")
        e.branch("done")
    e.label("done")
    e.line("ret void")
    return runtime.function(e, f"define internal void @record{_HEAD}, i32 %site) noinline")


def _reads_what_nobody_writes(e: Emitter, does: Value) -> Value:
    """Whether all lanes read one window of constant memory weakly: so are most reads of many a kernel."""
    acts = e.op("and", does, e.const("i32", Does.WRITE | Does.BE_STRONG))
    first = e.assign("i64", 0, f"extractelement {_ADDRESSES}, i32 0")
    apart = e.op("and", _bits_apart(e, first), e.const("i64", -1 << WINDOW_SHIFT))
    window = e.op("lshr", first, e.const("i64", WINDOW_SHIFT))
    known = e.compare("ult", window, e.get(CTX, CONTEXT["num_windows"]))
    window = e.select(known, window, e.const("i64", 0))
    policy = e.get(_shadow_of(e, window).text, SHADOW["policy"])
    fixed = e.op("and", known, e.compare("eq", policy, e.const("i64", Policy.READ_ONLY)))
    return e.op("and", fixed, e.op("and", _is_zero(e, acts), _is_zero(e, apart)))


def _bits_apart(e: Emitter, address: Value) -> Value:
    """Bits in which the address of any active lane differs from `address`."""
    chosen = e.cast("sext", e.wide_lanes(_MASK), "i64")
    apart = e.op("and", e.op("xor", _ADDRESSES, address), chosen)
    return e.assign("i64", 0, f"call i64 @llvm.vector.reduce.or.v{LANES}i64({apart})")


def _shadow_of(e: Emitter, window: Value) -> Value:
    """Address of a window's row."""
    shadows = e.assign("ptr", 0, f"inttoptr {e.get(CTX, CONTEXT['shadows'])} to ptr")
    return e.pointer(shadows.text, e.op("mul", window, e.const("i64", SHADOW.size_bytes)))


def _record_many() -> str:
    """``@record_many(ctx, warp, mask, addresses, does)``: screen an access, window by window."""
    e = Emitter()
    access = _Access(e, _ADDRESSES)
    left = e.stack("i32", 1)
    e.store(_MASK, left)
    access.hear(f"@clock_learn(ptr %ctx, ptr %warp, {_MASK}, {_ADDRESSES})")
    e.branch("next")
    e.label("next")
    lanes = e.load(left, "i32")
    e.branch_if(_is_zero(e, lanes), "screened", "group")
    e.label("group")
    e.branch_if(access.shared, "inside", "anywhere")
    e.label("inside")  # window for all lanes
    e.branch("grouped")
    e.label("anywhere")
    windows = e.op("lshr", _ADDRESSES, e.const("i64", WINDOW_SHIFT))
    first = e.assign("i64", 0, f"extractelement {windows}, {e.intrinsic('cttz', lanes, e.const('i1', 1))}")
    fellows = e.op("and", lanes, e.mask_bits(e.compare("eq", windows, first)))
    e.branch("grouped")
    e.label("grouped")
    window = e.assign("i64", 0, f"phi i64 [{SHARED_WINDOW}, %inside], [{first.text}, %anywhere]")
    here = e.assign("i32", 0, f"phi i32 [{lanes.text}, %inside], [{fellows.text}, %anywhere]")
    e.store(e.op("xor", lanes, here), left)
    access.screen(window, f"{here}, {_ADDRESSES}", "", after="next")
    e.label("screened")
    access.tell()
    e.line("ret void")
    return runtime.function(e, f"define internal void @record_many{_HEAD}, i32 %does) noinline")


def _record_one() -> str:
    """``@record_one(ctx, warp, mask, address, does)``: screen an access of all lanes to one address."""
    e = Emitter()
    access = _Access(e, _ADDRESS)
    access.hear(f"@clock_learn_one(ptr %ctx, ptr %warp, {_MASK}, {_ADDRESS})")
    window = e.op("lshr", _ADDRESS, e.const("i64", WINDOW_SHIFT))
    access.screen(window, f"{_MASK}, {_ADDRESS}", "_one", after="screened")
    e.label("screened")
    access.tell()
    e.line("ret void")
    return runtime.function(e, f"define internal void @record_one{_HEAD_ONE}, i32 %does) noinline")


class _Access:
    """What becomes of an access beside its words.

    Parameters
    ----------
    e : Emitter
        Of a function that has the instruction's entry as ``%does``.
    where : Value
        The lanes' addresses, or the one that they have in common.
    """

    def __init__(self, e: Emitter, where: Value) -> None:
        self.e, self.where = e, where
        self.does = Value("%does", "i32")
        self.reads, self.writes, strong, narrow, self.pends, self.lands, self.shared, self.releases = (
            e.compare("ne", e.op("and", self.does, e.const("i32", flag)), e.const("i32", 0)) for flag in Does
        )
        self.strong, self.wide = strong, e.op("xor", narrow, e.const("i1", 1))
        self.follows = e.op("and", strong, _has_clocks(e))

    def hear(self, learn: str) -> None:
        """Learn what was told to a place that is read."""
        e = self.e
        hear, learns, heard = (e.new_label(n) for n in ("hear", "learn", "heard"))
        e.branch_if(e.op("and", self.follows, self.reads), hear, heard)
        e.label(hear)
        e.branch_if(_told(e), learns, heard)
        e.label(learns)
        e.line(f"call void {learn}")
        e.branch(heard)
        e.label(heard)

    def screen(self, window: Value, lanes: str, suffix: str, *, after: str) -> None:
        """Screen what some lanes access in one window, then go to the label `after`."""
        e = self.e
        e.branch_if(e.compare("ult", window, e.get(CTX, CONTEXT["num_windows"])), "known", after)
        e.label("known")
        row = _shadow_of(e, window)
        policy = e.get(row.text, SHADOW["policy"])
        e.line(
            f"switch {policy}, label %{after} [i64 {Policy.READ_ONLY}, label %fixed i64 {Policy.SUSPICIOUS}, "
            f"label %changed i64 {Policy.GLOBAL}, label %look i64 {Policy.SHARED}, label %look]"
        )
        e.label("fixed")
        e.branch_if(self.writes, "save", after)
        e.label("save")
        callback = e.assign("ptr", 0, f"inttoptr {e.get(CTX, CONTEXT['save_constants'])} to ptr")
        e.line(f"call void {callback.text}(ptr %ctx)")
        e.branch("changed")
        e.label("changed")
        e.line("call void @suspect(ptr %ctx)")
        e.branch(after)
        e.label("look")
        is_shared = e.compare("eq", policy, e.const("i64", Policy.SHARED))
        e.branch_if(is_shared, "before", "alone")
        e.label("before")
        held.settle(e)
        e.branch_if(self.writes, "end", "alone")
        e.label("end")
        held.close(e)
        mask, where = (lanes.split(", ", 1)[0], e.vector(self.where))
        width = e.op("lshr", self.does, e.const("i32", WIDTH_SHIFT))
        sources.check(e, f"{mask}, {where}", width)
        other = e.op("or", self.reads, e.op("or", self.pends, self.lands))
        proxies.note_write(e, e.op("xor", other, e.const("i1", 1)), f"{mask}, {where}", width)
        e.branch("alone")
        e.label("alone")
        as_strong = e.op("and", self.strong, e.op("or", is_shared, self.wide))
        needs_written = e.op("and", is_shared, self.reads)
        width = e.op("lshr", self.does, e.const("i32", WIDTH_SHIFT))
        arguments = f"ptr %ctx, ptr %warp, {lanes}, ptr {row.text}, {width}, {needs_written}"
        e.branch_if(self.pends, "pend", "asked")
        e.label("asked")
        e.branch_if(self.lands, "land", "moved")
        for label in ("pend", "land"):
            e.label(label)
            e.line(f"call void @screen_{label}_st{suffix}({arguments})")
            e.branch(after)
        e.label("moved")
        e.branch_if(self.writes, "write", "read")
        for label, form in (("write", "st"), ("read", "ld")):
            e.label(label)
            e.branch_if(as_strong, f"strong_{label}", f"weak_{label}")
            for strength in ("strong", "weak"):
                e.label(f"{strength}_{label}")
                if (strength, form, suffix) == ("weak", "st", ""):
                    call = f"call i1 @screen_row(ptr %ctx, ptr %warp, {lanes}, ptr {row.text}, {width})"
                    e.branch_if(e.assign("i1", 0, call), after, "closer")
                    e.label("closer")
                e.line(f"call void @screen_{strength}_{form}{suffix}({arguments})")
                e.branch(after)

    def tell(self) -> None:
        """Tell a place that is written what was published."""
        e = self.e
        speak, tell, told = (e.new_label(n) for n in ("speak", "tell", "told"))
        e.branch_if(e.op("and", self.follows, self.writes), speak, told)
        e.label(speak)
        e.branch_if(e.op("or", self.releases, _is_used(e)), tell, told)
        e.label(tell)
        held.settle(e)
        how = clocks.tell_flags(e, self.does)
        e.line(f"call void @clock_tell(ptr %ctx, ptr %warp, {_MASK}, {e.vector(self.where)}, {how})")
        e.branch(told)
        e.label(told)


def _has_clocks(e: Emitter) -> Value:
    """Whether the launch is small enough for clocks."""
    return e.compare("ne", e.get(CTX, CONTEXT["columns"]), e.const("i64", 0))


def _is_used(e: Emitter) -> Value:
    """Whether the block's warps may know or have published anything by their clocks."""
    block = e.op("add", e.get(CTX, CONTEXT["block"]), e.const("i64", 1))
    return e.compare("eq", e.get(CTX, CONTEXT["clocks_block"]), block)


def _told(e: Emitter) -> Value:
    """Whether anybody has told anything that the block's threads may learn."""
    tables = (e.assign("ptr", 0, f"inttoptr {e.get(CTX, CONTEXT[n])} to ptr") for n in ("signals", "own_signals"))
    counts = e.op("or", *(e.get(table.text, SIGNALS["count"]) for table in tables))
    in_cluster = e.compare("ugt", e.get(CTX, CONTEXT["num_peers"]), e.const("i64", 1))
    return e.op("or", in_cluster, e.compare("ne", counts, e.const("i64", 0)))


class _Now:
    """The values that words are compared with during one access.

    Parameters
    ----------
    e : Emitter
    record : mapping of str to Field
        Of a warp.
    is_shared : Value
    """

    def __init__(self, e: Emitter, record: Fields, is_shared: Value) -> None:
        self.e, self.is_shared = e, is_shared
        i64 = partial(e.const, "i64")
        era, epoch = (e.resize(e.get(base, field), 64) for base, field in _epochs(record))
        clock = e.assign("ptr", 0, f"inttoptr {e.get(CTX, CONTEXT['now'])} to ptr")
        block = e.op("add", e.get(CTX, CONTEXT["block"]), i64(1))
        self.base = e.op("shl", block, i64(BLOCK_SHIFT))
        self.behind_barrier = e.op("shl", era, i64(EPOCH_SHIFT))
        self.behind_meeting = e.op("shl", epoch, i64(EPOCH_SHIFT))
        self.epoch = e.load(clock, "i32")
        self._mixed = e.pointer(clock.text, 4)
        self.stamp = stamp = e.op("shl", e.resize(self.epoch, 64), i64(EPOCH_SHIFT))
        number = e.resize(e.get(WARP, record["index"]), 64)
        index = e.op("shl", number, i64(WARP_SHIFT))
        self.warp = e.op("or", self.base, index)
        self.set_number = e.op("and", number, i64(SET_BITS - 1))
        self.bit = e.op("shl", i64(1), self.set_number)
        self.block_word = e.op("or", e.op("or", self.base, stamp), e.op("or", i64(_OF_BLOCK), self.bit))
        self.warp_word = e.op("or", e.op("or", self.warp, stamp), i64(_OF_WARP))
        # Shared memory that another block has left behind was written by nobody.
        self.nobody = e.select(is_shared, self.base, i64(1))

    def act_as(self, lane: Value) -> None:
        """Set the lane that each access is made by."""
        self.lanes = self.e.op("or", self.warp, lane)
        self.lane_words = self.e.op("or", self.lanes, self.stamp)

    def act_together(self, alone: Value) -> None:
        """Let several lanes make one access, unless one is `alone`: no word of one lane is then their own."""
        e = self.e
        self.lanes = e.select(alone, self.lanes, e.op("or", self.warp, e.const("i64", _OF_GRID)))
        self.lane_words = e.select(alone, self.lane_words, self.warp_word)

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

    def is_same(self, word: Value, other: Value, bits: int | Value) -> Value:
        """Whether two words agree in some bits."""
        e = self.e
        chosen = e.const("i64", bits) if isinstance(bits, int) else bits
        return _is_zero(e, e.op("and", e.op("xor", word, other), chosen))

    def is_in_sight(self, word: Value, strong: bool) -> Value:
        """Whether what a word stands for is strong, or is weak, and may still race with what comes later.

        In shared memory, a barrier of the block comes before whatever follows it.
        """
        e = self.e
        none = e.compare("ult", word, self.nobody)
        over = e.op("or", none, e.op("and", self.is_behind(word), self.is_shared))
        such = e.compare("eq", e.op("and", word, e.const("i64", STRONG)), e.const("i64", STRONG if strong else 0))
        return e.op("and", such, e.op("xor", over, e.const("i1", 1)))

    def strength(self, word: Value, strong: bool) -> Value:
        """`STRONG`, or 0, for a read that takes a word's place: weak reads stay in sight of strong writes."""
        e = self.e
        if not strong:
            return e.const("i64", 0)
        return e.select(self.is_in_sight(word, strong=False), e.const("i64", 0), e.const("i64", STRONG))

    def mix(self) -> None:
        """Let words of reads stand for strong writes too."""
        self.e.store(self.e.const("i32", 1), self._mixed)

    def is_mixed(self) -> Value:
        """Whether words of reads may stand for strong writes too."""
        return self.e.compare("ne", self.e.load(self._mixed, "i32"), self.e.const("i32", 0))

    def joined(self, word: Value) -> Value:
        """Word that stands for what `word` does, and for this warp too."""
        e = self.e
        of_warp = self.is_same(word, self.warp, _NO_BLOCK | 2 << SEVERAL_SHIFT | (LANES - 1) << WARP_SHIFT)
        of_block = self.is_same(word, self.base, _NO_BLOCK)
        one = e.op("and", e.op("lshr", word, e.const("i64", WARP_SHIFT)), e.const("i64", SET_BITS - 1))
        alone = e.op("shl", e.const("i64", 1), one)
        is_set = self.is_same(word, e.const("i64", _OF_BLOCK), 3 << SEVERAL_SHIFT)
        others = e.select(is_set, e.op("and", word, e.const("i64", (1 << SET_BITS) - 1)), alone)
        wider = e.select(
            of_block, e.op("or", self.block_word, others), e.op("or", self.stamp, e.const("i64", _OF_BLOCKS))
        )
        return e.select(of_warp, self.warp_word, wider)

    def of_members(self, strong: bool, stamps: Value) -> Value:
        """Bits of a word in which it agrees with `block_word` if several of the block read in this era.

        For clocks, this warp must be among them, and the epoch be the same, unless stamps tell it.
        """
        e = self.e
        several = _NO_BLOCK | 3 << SEVERAL_SHIFT | (0 if strong else STRONG)
        epoch = e.select(_is_zero(e, stamps), e.const("i64", MOST_EPOCHS << EPOCH_SHIFT), e.const("i64", 0))
        exact = e.op("or", e.op("or", self.bit, epoch), e.const("i64", several))
        return e.select(_has_clocks(e), exact, e.const("i64", several))

    def knows(self, write: Value, read: Value) -> Value:
        """Whether this warp has read, in this era, what other warps have written weakly.

        It then knows of the write, as no lane knows less of other warps than another. No two warps have the same bit.
        """
        e = self.e
        reader = _NO_BLOCK | 3 << SEVERAL_SHIFT | STRONG
        has_read = self.is_same(read, self.block_word, e.op("or", self.bit, e.const("i64", reader)))
        recent = e.compare("uge", e.op("sub", read, self.base), self.behind_barrier)
        weak = self.is_same(write, self.base, _NO_BLOCK | STRONG)
        alone = self.is_same(write, self.warp, 2 << SEVERAL_SHIFT | (LANES - 1) << WARP_SHIFT)
        among = e.op("or", self.bit, e.const("i64", 2 << SEVERAL_SHIFT))
        own = e.op("or", alone, self.is_same(write, among, among))
        return e.op("and", e.op("and", has_read, recent), e.op("and", weak, e.op("xor", own, e.const("i1", 1))))


def _epochs(record: Fields) -> tuple[tuple[str, Field], tuple[str, Field]]:
    """Where the era of the block and the epoch of the warp are kept."""
    return (CTX, CONTEXT["era"]), (WARP, record["epoch"])


def _screen(record: Fields, form: str) -> str:
    """``@screen_<form>(ctx, warp, mask, addresses, row, width, needs_written)``: screen accesses to one window.

    A copy that is asked for (``pend``) is a write whose cells nobody may touch, until the same thread's (``land``).
    """
    writes, strong = form.endswith("st"), form.startswith("strong")
    e = Emitter()
    i64 = partial(e.const, "i64")
    low, cells, num_cells, shift, policy, write_stamps, read_stamps = (e.get("%row", SHADOW[n]) for n in SHADOW.fields)
    now = _Now(e, record, e.compare("eq", policy, i64(Policy.SHARED)))
    first_cell = e.op("lshr", e.op("sub", _ADDRESSES, low), shift)
    spans = e.op("lshr", e.resize(Value("%width", "i32"), 64), shift)
    written_from = e.select(Value("%needs_written", "i1"), now.base, i64(0))
    _suspect_if(e, _is_zero(e, spans))  # narrower than a cell
    number = e.stack("i64", 1)
    by_clock = {name: e.stack("i32", 1) for name in ("write", "read")}
    e.store(i64(0), number)
    # A whole warp's vectors, lane after lane in memory, are looked at by 32 neighbouring cells at a time.
    iota = Value(IOTA, "i64", LANES)
    start = e.assign("i64", 0, f"extractelement {first_cell}, i32 0")
    is_tight = e.stack("i1", 1)
    e.store(e.const("i1", 0), is_tight)
    e.branch_if(e.compare("ugt", spans, i64(1)), "vectors", "scalars")
    e.label("vectors")
    tight = e.compare("eq", first_cell, e.op("add", e.op("mul", iota, spans), start))
    e.store(e.compare("eq", e.op("and", e.mask_bits(tight), _MASK), e.const("i32", -1)), is_tight)
    e.branch("scalars")
    e.label("scalars")
    tight, inside = e.load(is_tight, "i1"), e.stack("i32", 1)
    per_lane = e.intrinsic("cttz", spans, e.const("i1", 0))
    copier = e.resize(e.get(CTX, CONTEXT["copier"]), 64)
    e.branch("next")
    e.label("next")
    k = e.load(number, "i64")
    e.branch_if(e.compare("ult", k, spans), "look", "done")
    e.label("look")
    e.store(e.op("add", k, i64(1)), number)
    for lanes in by_clock.values():
        e.store(e.const("i32", 0), lanes)
    along = e.op("add", iota, e.op("mul", k, i64(LANES)))
    cell = e.select(tight, e.op("add", along, start), e.op("add", first_cell, k))
    lane = e.select(tight, e.op("lshr", along, per_lane), iota)
    lane = e.select(_is_zero(e, copier), lane, e.op("sub", copier, i64(1)))
    now.act_as(lane)
    e.store(_MASK, inside)
    after = e.op("add", start, e.op("mul", e.load(number, "i64"), i64(LANES)))
    e.branch_if(e.op("and", tight, e.compare("ule", after, num_cells)), "all_inside", "apart_inside")
    e.label("apart_inside")
    has_cell = e.compare("ult", cell, num_cells)
    e.branch_if(_is_zero(e, _fails(e, has_cell, e.wide_lanes(_MASK))), "all_inside", "some_inside")
    e.label("some_inside")
    e.store(e.op("and", _MASK, e.mask_bits(has_cell)), inside)
    e.branch("all_inside")
    e.label("all_inside")
    lanes = e.load(inside, "i32")
    written = _Words(e, cells, cell, lanes, tight)
    seen = written.beside(e.op("add", cells, e.op("mul", num_cells, i64(WORD_BYTES))))
    write, read = written.load(), seen.load()
    active = e.wide_lanes(lanes)
    own_stamp = e.op("add", cell, e.op("mul", now.set_number, num_cells))
    if form == "weak_ld":
        few = e.compare("ule", e.get(CTX, CONTEXT["num_warps"]), i64(SET_BITS))
        e.branch_if(e.op("and", few, e.compare("ne", read_stamps, i64(0))), "perhaps_again", "first")
        e.label("perhaps_again")
        e.branch_if(_is_zero(e, _fails(e, now.knows(write, read), active)), "stamp", "first")
        e.label("first")
    none = e.compare("ult", write, written_from)

    def among(condition: Value) -> Value:
        return e.op("and", lanes, e.mask_bits(condition))

    def but(condition: Value) -> Value:
        return e.op("and", lanes, e.op("xor", e.mask_bits(condition), e.const("i32", -1)))

    def some(chosen: Value) -> Value:
        return e.compare("ne", chosen, e.const("i32", 0))

    def is_strong(word: Value) -> Value:
        return e.compare("ne", e.op("and", word, i64(STRONG)), i64(0))

    behind = now.is_behind(write)
    if writes:
        behind = e.op("and", behind, now.is_behind(read))
    if form in _APART:
        rest = e.new_label("rest")
        if form == "weak_ld":
            e.branch_if(now.is_mixed(), "mixed", rest)
            e.label("mixed")
            apart = now.is_in_sight(read, strong=True)
        else:
            apart = e.op("or", *(now.is_in_sight(word, strong=False) for word in (write, read)))
        e.branch_if(some(among(apart)), "apart", rest)
        e.label("apart")  # one lane after another
        addresses = e.stack("i64", LANES)
        e.store(_ADDRESSES, addresses, align=64)

        def act(lane: Value) -> None:
            address = e.load(_item(e, addresses, lane), "i64")
            bit = e.op("shl", e.const("i32", 1), lane)
            arguments = f"ptr %ctx, ptr %warp, {bit}, {address}, ptr %row, i32 %width, i1 %needs_written"
            e.line(f"call void @screen_{form}_one({arguments})")

        runtime.lane_loop(e, _MASK, act)
        e.line("ret void")
        e.label(rest)
    fine = e.op("and", behind, e.op("xor", none, e.vector(e.const("i1", 1))))
    e.branch_if(_is_zero(e, _fails(e, fine, active)), "update", "closer")
    e.label("closer")
    unwritten = among(e.compare("ult", write, written_from))
    pending = e.const("i64", _PENDING)
    _suspect_if(e, some(unwritten))
    for name, word in (("write", write), ("read", read))[: 1 + writes]:
        fine = now.is_ordered(word)
        if form == "land_st" and name == "write":
            fine = e.op("or", fine, e.compare("eq", word, pending))
        if strong:
            fine = e.op("or", fine, is_strong(word))
        racing = but(fine)
        asked, known = e.new_label("asked"), e.new_label("known")
        e.branch_if(e.op("and", some(racing), _has_clocks(e)), asked, known)
        e.label(asked)
        stamps = write_stamps if name == "write" else read_stamps
        call = f"call i32 @clock_ordered(ptr %ctx, ptr %warp, {racing}, {word}, {cell}, {stamps}, {num_cells})"
        e.store(e.assign("i32", 0, call), by_clock[name])
        e.branch(known)
        e.label(known)
        _suspect_if(e, e.compare("ne", racing, e.load(by_clock[name], "i32")))
    e.branch("update")

    e.label("update")
    words, old = (written, write) if writes else (seen, read)
    if not writes:
        # Most reads of a cell that many read change nothing.
        same = now.is_same(read, now.block_word, now.of_members(strong, read_stamps))
        recent = e.op("xor", now.is_behind(read), e.vector(e.const("i1", 1)))
        changed = _fails(e, e.op("and", same, recent), e.wide_lanes(lanes))
        e.branch_if(_is_zero(e, changed), "known", "change")
        e.label("known")
        e.branch_if(e.compare("ne", read_stamps, i64(0)), "stamp", "next")
        e.label("stamp")
        e.branch_if(words.is_row, "row_of_stamps", "any_stamps")
        e.label("row_of_stamps")
        row = _stamp_at(e, read_stamps, e.op("add", words.origin, e.op("mul", now.set_number, num_cells)))
        stored = f"{e.vector(now.epoch)}, {row}, i32 4, {e.wide_lanes(lanes)}"
        e.line(f"call void @llvm.masked.store.v{LANES}i32.p0({stored})")
        e.branch("next")
        e.label("any_stamps")
        active = e.wide_lanes(lanes)
        late = e.compare("ne", clocks.gather_stamps(e, read_stamps, own_stamp, active), now.epoch)
        e.branch_if(some(among(late)), "late_stamps", "next")
        e.label("late_stamps")
        clocks.scatter_stamps(e, read_stamps, own_stamp, active, now.epoch)
        e.branch("next")
        e.label("change")
    mark = i64(STRONG if strong else 0) if writes else now.strength(old, strong)
    own, met = (e.op("or", words_of, mark) for words_of in (now.lane_words, e.vector(now.warp_word)))
    if form == "weak_st":
        copied = e.vector(e.get(CTX, CONTEXT["copy_word"]))
        own, met = (e.select(_is_zero(e, copied), threads, copied) for threads in (own, met))
    if writes and not strong:  # it is ordered behind all that the words stand for
        new, together = (e.vector(pending),) * 2 if form == "pend_st" else (own, met)
    else:
        joined = e.op("or", now.joined(old), e.op("and", old, mark))
        alone = now.is_ordered(old)
        if writes:
            alone = e.op("or", alone, e.wide_lanes(e.load(by_clock["write"], "i32")))
        new, together = e.select(alone, own, joined), e.select(alone, met, joined)
    if writes:
        stale = among(e.compare("ne", read, i64(0)))
        if strong:
            ordered = e.op("or", e.mask_bits(now.is_ordered(read)), e.load(by_clock["read"], "i32"))
            stale = e.op("and", stale, ordered)
        e.branch_if(some(stale), "forget", "note")
        e.label("forget")
        seen.store(Value("zeroinitializer", "i64", LANES), stale)
        e.branch("note")
        e.label("note")
    if strong or not writes:
        _stamp(e, now, write_stamps if writes else read_stamps, num_cells, cell, lanes, old, new)
    e.branch_if(words.is_row, "neighbours", "perhaps")
    e.label("neighbours")
    words.store(new, lanes)
    e.branch("next")
    e.label("perhaps")
    paired = e.op("or", _is_of_lane(e, cell, 1), _is_of_lane(e, cell, LANES // 2))
    e.branch_if(e.compare("eq", e.op("and", lanes, e.mask_bits(paired)), e.const("i32", -1)), "fellows", "others")
    e.label("fellows")  # every lane shares its cell with another
    words.store(together, lanes)
    e.branch("next")
    e.label("others")
    words.store(new, lanes)
    lost = among(e.compare("ne", words.load(), new))
    e.branch_if(some(lost), "shared", "next")
    e.label("shared")  # lanes of this instruction share cells
    words.store(together, lost)
    e.branch("next")
    e.label("done")
    e.line("ret void")
    return runtime.function(
        e, f"define internal void @screen_{form}{_HEAD}, ptr %row, i32 %width, i1 %needs_written) noinline"
    )


def _again(record: Fields) -> str:
    """``@screen_again(ctx, warp, start) -> i1``: screen a read of 128 bytes of shared memory that the warp knows of.

    What `_screen` does where a warp reads as many neighbouring cells, or less, once more: if the answer is no, nothing.
    """
    e = Emitter()
    i64 = partial(e.const, "i64")
    shadows = e.assign("ptr", 0, f"inttoptr {e.get(CTX, CONTEXT['shadows'])} to ptr")
    row = e.pointer(shadows.text, SHARED_WINDOW * SHADOW.size_bytes).text
    _, cells, num_cells, shift, _, _, stamps = (e.get(row, SHADOW[name]) for name in SHADOW.fields)
    wide = e.compare("eq", shift, i64(2))
    few = e.compare("ule", e.get(CTX, CONTEXT["num_warps"]), i64(SET_BITS))
    followed = e.compare("ne", stamps, i64(0))
    none_held = _is_zero(e, e.get(CTX, CONTEXT["held_count"]))
    cell = e.resize(e.op("lshr", Value("%start", "i32"), e.const("i32", 2)), 64)
    inside = e.compare("ule", e.op("add", cell, i64(LANES)), num_cells)
    whole = e.op("and", e.op("and", wide, few), e.op("and", followed, inside))
    e.branch_if(e.op("and", whole, none_held), "look", "unknown")
    e.label("look")
    now = _Now(e, record, e.const("i1", 1))
    place = e.op("add", cells, e.op("mul", cell, i64(WORD_BYTES)))
    beside = e.op("add", place, e.op("mul", num_cells, i64(WORD_BYTES)))
    write, read = (
        e.load(e.assign("ptr", 0, f"inttoptr {at} to ptr"), "i64", LANES, align=WORD_BYTES) for at in (place, beside)
    )
    known = _is_zero(e, _fails(e, now.knows(write, read), e.vector(e.const("i1", 1))))
    e.branch_if(known, "known", "unknown")
    e.label("known")
    own = _stamp_at(e, stamps, e.op("add", cell, e.op("mul", now.set_number, num_cells)))
    e.store(e.vector(now.epoch), own, align=4)
    e.line("ret i1 true")
    e.label("unknown")
    e.line("ret i1 false")
    return runtime.function(e, "define internal i1 @screen_again(ptr %ctx, ptr %warp, i32 %start) noinline")


def _screen_row(record: Fields) -> str:
    """``@screen_row(ctx, warp, mask, addresses, row, width) -> i1``: screen weak writes of a warp, if that is simple.

    It is where all lanes write, side by side, and a barrier of the block lies between and whatever the words stand for:
    most results are written so. `_screen` does the same then.
    """
    e = Emitter()
    i64 = partial(e.const, "i64")
    low, cells, num_cells, shift, policy = (
        e.get("%row", SHADOW[name]) for name in ("low", "cells", "num_cells", "shift", "policy")
    )
    now = _Now(e, record, e.compare("eq", policy, i64(Policy.SHARED)))
    width, iota = e.resize(Value("%width", "i32"), 64), Value(IOTA, "i64", LANES)
    spans = e.op("lshr", width, shift)
    per_lane = e.intrinsic("cttz", spans, e.const("i1", 0))
    address = e.assign("i64", 0, f"extractelement {_ADDRESSES}, i32 0")
    start = e.op("lshr", e.op("sub", address, low), shift)
    end = e.op("add", start, e.op("mul", spans, i64(LANES)))
    every = e.vector(e.const("i1", 1))
    beside = e.compare("eq", _ADDRESSES, e.op("add", address, e.op("mul", iota, width)))
    simple = _is_zero(e, _fails(e, beside, every))
    for condition in (
        e.compare("eq", _MASK, e.const("i32", -1)),
        _is_zero(e, e.get(CTX, CONTEXT["copier"])),
        e.compare("ne", spans, i64(0)),
        e.compare("ult", start, num_cells),
        e.compare("ule", end, num_cells),
    ):
        simple = e.op("and", simple, condition)
    e.branch_if(simple, "rows", "closer")
    e.label("rows")

    def note(first: Value) -> None:
        place = e.op("add", cells, e.op("mul", e.op("add", start, first), i64(WORD_BYTES)))
        seen_at = e.op("add", place, e.op("mul", num_cells, i64(WORD_BYTES)))
        written, seen = (e.assign("ptr", 0, f"inttoptr {at} to ptr") for at in (place, seen_at))
        write, read = (e.load(at, "i64", LANES, align=WORD_BYTES) for at in (written, seen))
        behind = e.op("and", now.is_behind(write), now.is_behind(read))
        fine, forget, following = (e.new_label(n) for n in ("fine", "forget", "following"))
        e.branch_if(_is_zero(e, _fails(e, behind, every)), fine, "closer")
        e.label(fine)
        now.act_as(e.op("lshr", e.op("add", iota, first), per_lane))
        e.store(now.lane_words, written, align=WORD_BYTES)
        some = e.assign("i64", 0, f"call i64 @llvm.vector.reduce.or.v{LANES}i64({read})")
        e.branch_if(_is_zero(e, some), following, forget)
        e.label(forget)
        e.store(Value("zeroinitializer", "i64", LANES), seen, align=WORD_BYTES)
        e.branch(following)
        e.label(following)

    e.loop(i64(0), e.op("mul", spans, i64(LANES)), i64(LANES), note)
    e.line("ret i1 true")
    e.label("closer")
    e.line("ret i1 false")
    return runtime.function(e, f"define internal i1 @screen_row{_HEAD}, ptr %row, i32 %width) noinline")


def _screen_one(record: Fields, form: str) -> str:
    """``@screen_<form>_one(ctx, warp, mask, address, row, width, needs_written)``: `_screen` of one address.

    What `_screen` does with vectors, where most that waits is one lane's.
    """
    writes, strong = form.endswith("st"), form.startswith("strong")
    e = Emitter()
    i64 = partial(e.const, "i64")
    low, cells, num_cells, shift, policy, write_stamps, read_stamps = (e.get("%row", SHADOW[n]) for n in SHADOW.fields)
    now = _Now(e, record, e.compare("eq", policy, i64(Policy.SHARED)))
    mark, pending = STRONG if strong else 0, i64(_PENDING)
    written_from = e.select(Value("%needs_written", "i1"), now.base, i64(0))
    copier = e.resize(e.get(CTX, CONTEXT["copier"]), 64)
    is_copier = e.compare("ne", copier, i64(0))
    lane = e.resize(e.intrinsic("cttz", _MASK, e.const("i1", 1)), 64)
    now.act_as(e.select(is_copier, e.op("sub", copier, i64(1)), lane))
    single = _is_zero(e, e.op("and", _MASK, e.op("sub", _MASK, e.const("i32", 1))))
    now.act_together(e.op("or", is_copier, single))
    first = e.op("lshr", e.op("sub", _ADDRESS, low), shift)
    spans = e.op("lshr", e.resize(Value("%width", "i32"), 64), shift)
    _suspect_if(e, _is_zero(e, spans))  # narrower than a cell
    number = e.stack("i64", 1)
    by_clock = {name: e.stack("i1", 1) for name in ("write", "read")}
    e.store(first, number)
    end = e.intrinsic("umin", e.op("add", first, spans), num_cells)
    e.branch("next")
    e.label("next")
    cell = e.load(number, "i64")
    e.branch_if(e.compare("ult", cell, end), "look", "done")
    e.label("look")
    e.store(e.op("add", cell, i64(1)), number)
    for is_told in by_clock.values():
        e.store(e.const("i1", 0), is_told)
    place = e.op("add", cells, e.op("mul", cell, i64(WORD_BYTES)))
    beside = e.op("add", place, e.op("mul", num_cells, i64(WORD_BYTES)))
    written, seen = (e.assign("ptr", 0, f"inttoptr {at} to ptr") for at in (place, beside))
    write, read = e.load(written, "i64"), e.load(seen, "i64")
    behind = now.is_behind(write)
    if writes:
        behind = e.op("and", behind, now.is_behind(read))
    unwritten = e.compare("ult", write, written_from)
    hidden = e.const("i1", 0)
    if form == "weak_ld":  # a strong write, over a weak one
        hidden = e.op("and", now.is_mixed(), now.is_in_sight(read, strong=True))
    simple = e.op("xor", e.op("or", unwritten, hidden), e.const("i1", 1))
    e.branch_if(e.op("and", behind, simple), "update", "closer")
    e.label("closer")
    _suspect_if(e, unwritten)
    for name, word in (("write", write), ("read", read))[: 1 + (writes or form == "weak_ld")]:
        fine = now.is_ordered(word)
        if name == "read" and not writes:
            fine = e.op("or", fine, e.op("xor", hidden, e.const("i1", 1)))
        if form == "land_st" and name == "write":
            fine = e.op("or", fine, e.compare("eq", word, pending))
        if strong:
            fine = e.op("or", fine, e.compare("ne", e.op("and", word, i64(STRONG)), i64(0)))
        racing, asked, known = (e.new_label(n) for n in ("racing", "asked", "known"))
        e.branch_if(fine, known, racing)
        e.label(racing)
        e.branch_if(_has_clocks(e), asked, "race")
        e.label(asked)
        stamps = write_stamps if name == "write" else read_stamps
        call = f"call i1 @clock_orders(ptr %ctx, ptr %warp, {word}, {cell}, {stamps}, {num_cells})"
        is_known = e.assign("i1", 0, call)
        e.store(is_known, by_clock[name])
        e.branch_if(is_known, known, "race")
        e.label(known)
    if form == "weak_ld":
        # Taken for a weak write, since this read must not hide it from others.
        e.branch_if(hidden, "reveal", "update")
        e.label("reveal")
        weak = e.op("and", read, i64(~STRONG))
        e.store(weak, written)
        e.store(now.lane_words, seen)
        several = now.is_same(read, i64(_OF_BLOCK), 3 << SEVERAL_SHIFT)
        e.branch_if(e.op("and", several, e.compare("ne", write_stamps, i64(0))), "adopt", "next")
        e.label("adopt")
        e.line(f"call i64 @clock_join(ptr %ctx, ptr %row, {cell}, i64 0, {weak})")
        e.branch("next")
    else:
        e.branch("update")
    e.label("race")
    e.line("call void @suspect(ptr %ctx)")
    e.line("ret void")

    e.label("update")

    def own_and_joined(old: Value, strength: Value) -> tuple[Value, Value]:
        """Words that stand for this access, and for what `old` does too."""
        own = e.op("or", now.lane_words, strength)
        return own, e.op("or", now.joined(old), e.op("and", old, strength))

    def note_read(strength: Value) -> None:
        own, joined = own_and_joined(read, strength)
        new = e.select(now.is_ordered(read), own, joined)
        e.store(new, seen)
        stamp_beside(read_stamps, read, new)
        e.branch("next")

    def stamp_beside(stamps: Value, old: Value, new: Value) -> None:
        note, before, stamp, noted = (e.new_label(n) for n in ("note", "before", "stamp", "noted"))
        several = now.is_same(new, i64(_OF_BLOCK), 3 << SEVERAL_SHIFT)
        e.branch_if(e.op("and", several, e.compare("ne", stamps, i64(0))), note, noted)
        e.label(note)
        was_alone = e.compare("ult", e.op("and", old, i64(3 << SEVERAL_SHIFT)), i64(_OF_BLOCK))
        e.branch_if(was_alone, before, stamp)
        e.label(before)
        number, epoch = _warp_and_epoch(e, old)
        e.store(epoch, _stamp_at(e, stamps, e.op("add", cell, e.op("mul", number, num_cells))))
        e.branch(stamp)
        e.label(stamp)
        e.store(now.epoch, _stamp_at(e, stamps, own_stamp))
        e.branch(noted)
        e.label(noted)

    own_stamp = e.op("add", cell, e.op("mul", now.set_number, num_cells))
    if not writes:
        # Most reads of a cell that many read, or that one waits for, change nothing.
        same = now.is_same(read, now.block_word, now.of_members(strong, read_stamps))
        recent = e.op("xor", now.is_behind(read), e.const("i1", 1))
        e.branch_if(e.op("and", same, recent), "known", "changed")
        e.label("known")
        e.branch_if(e.compare("ne", read_stamps, i64(0)), "stamp", "next")
        e.label("stamp")
        e.store(now.epoch, _stamp_at(e, read_stamps, own_stamp))
        e.branch("next")
        e.label("changed")
        e.branch_if(now.is_same(read, now.lane_words, ~mark), "next", "change")
        e.label("change")
        note_read(now.strength(read, strong))
    else:
        strength, keeps = i64(mark), e.const("i1", 0)
        if strong:
            weak_write, weak_read = (now.is_in_sight(word, strong=False) for word in (write, read))
            only_write = e.op("and", weak_write, e.op("xor", weak_read, e.const("i1", 1)))
            e.branch_if(only_write, "beside", "instead")
            e.label("beside")  # the weak write stays, and this one is noted among the reads
            now.mix()
            note_read(strength)
            e.label("instead")
            # Behind a weak write and a weak read of other warps, it is noted beside both as if they were one write.
            both = e.op("and", weak_write, weak_read)
            simple = e.op("and", now.is_ordered(write), now.is_ordered(read))
            by_clocks = e.op("and", e.compare("ne", write_stamps, i64(0)), e.op("xor", simple, e.const("i1", 1)))
            e.branch_if(e.op("and", both, by_clocks), "join", "replace")
            e.label("join")
            now.mix()
            join = f"call i64 @clock_join(ptr %ctx, ptr %row, {cell}, {write}, {read})"
            e.store(e.assign("i64", 0, join), written)
            e.store(e.op("or", now.lane_words, strength), seen)
            e.branch("next")
            e.label("replace")
            # Behind a weak write and a weak read, this one is taken for weak; a weak read alone stays.
            strength = e.select(weak_write, i64(0), strength)
            keeps = e.op("and", weak_read, e.op("xor", weak_write, e.const("i1", 1)))
        alone = e.op("or", now.is_ordered(write), e.load(by_clock["write"], "i1"))
        if form == "land_st":
            alone = e.op("or", alone, e.compare("eq", write, pending))
        own, joined = own_and_joined(write, strength)
        if form == "weak_st":
            copied = e.get(CTX, CONTEXT["copy_word"])
            own = e.select(_is_zero(e, copied), own, copied)
        new = pending if form == "pend_st" else e.select(alone, own, joined)
        e.store(new, written)
        if strong:
            stamp_beside(write_stamps, write, new)
        ordered = e.op("or", now.is_ordered(read), e.load(by_clock["read"], "i1"))
        over = e.op("and", ordered, e.op("xor", keeps, e.const("i1", 1)))
        e.store(e.select(over, i64(0), read), seen)
        e.branch("next")
    e.label("done")
    e.line("ret void")
    return runtime.function(
        e, f"define internal void @screen_{form}_one{_HEAD_ONE}, ptr %row, i32 %width, i1 %needs_written) noinline"
    )


def _warp_and_epoch(e: Emitter, word: Value) -> tuple[Value, Value]:
    """Warp, modulo `SET_BITS`, and epoch that a word of one warp names."""
    number = e.op("and", e.op("lshr", word, e.const("i64", WARP_SHIFT)), e.const("i64", SET_BITS - 1))
    epoch = e.op("and", e.op("lshr", word, e.const("i64", EPOCH_SHIFT)), e.const("i64", MOST_EPOCHS))
    return number, e.resize(epoch, 32)


def _stamp_at(e: Emitter, stamps: Value, number: Value) -> Value:
    where = e.op("add", stamps, e.op("mul", number, e.const("i64", 4)))
    return e.assign("ptr", 0, f"inttoptr {where} to ptr")


def _fails(e: Emitter, condition: Value, active: Value) -> Value:
    """Bits that are not 0 if a condition fails in any active lane."""
    fails = e.op("and", active, e.op("xor", condition, e.vector(e.const("i1", 1))))
    return e.assign("i64", 0, f"call i64 @llvm.vector.reduce.or.v{LANES}i64({e.cast('sext', fails, 'i64')})")


class _Words:
    """One word of each lane's cell: neighbouring lanes' in neighbouring cells, all of one cell, or of any.

    Of a whole warp, the two halves may each be so: what a warp of two rows of threads reads of a matrix.

    Parameters
    ----------
    e : Emitter
    start : Value
        Host address of the words.
    cell : Value
        Each lane's.
    lanes : Value
        Those that have one, as bits.
    is_row : Value
        Whether the cells are known to be neighbouring ones.

    Attributes
    ----------
    origin : Value
        Cell of lane 0, where they are neighbouring ones.
    """

    def __init__(self, e: Emitter, start: Value, cell: Value, lanes: Value, is_row: Value) -> None:
        self.e, self.start, self.cell, self.lanes = e, start, cell, lanes
        self._lane = e.op("and", e.intrinsic("cttz", lanes, e.const("i1", 0)), e.const("i32", LANES - 1))
        first = e.assign("i64", 0, f"extractelement {cell}, {self._lane}")
        self.origin = e.op("sub", first, e.resize(self._lane, 64))
        self._cells, self._halves = e.stack("i64", LANES), e.stack("i32", 1)  # 1: a row of cells each, 2: one cell each
        alike = [e.stack("i1", 1) for _ in range(2)]
        e.store(is_row, alike[0])
        e.store(e.const("i1", 0), alike[1])
        any_cells, look, known = (e.new_label(n) for n in ("any_cells", "look", "known"))
        e.branch_if(is_row, known, any_cells)
        e.label(any_cells)
        e.store(cell, self._cells, align=64)
        e.store(e.const("i32", 0), self._halves)
        row = e.op("add", e.vector(self.origin), Value(IOTA, "i64", LANES))
        active = e.wide_lanes(lanes)
        rows, ones = (_is_zero(e, _fails(e, e.compare("eq", cell, like), active)) for like in (row, first))
        e.store(rows, alike[0])
        e.store(ones, alike[1])
        neither = e.op("xor", e.op("or", rows, ones), e.const("i1", 1))
        e.branch_if(e.op("and", neither, e.compare("eq", lanes, e.const("i32", -1))), look, known)
        e.label(look)
        firsts = e.shuffle(cell, (lane // _HALF * _HALF for lane in range(LANES)))
        along = e.op("and", Value(IOTA, "i64", LANES), e.const("i64", _HALF - 1))
        like_rows, like_ones = (
            _is_zero(e, _fails(e, e.compare("eq", cell, like), e.vector(e.const("i1", 1))))
            for like in (e.op("add", firsts, along), firsts)
        )
        of_ones = e.select(like_ones, e.const("i32", 2), e.const("i32", 0))
        e.store(e.select(like_rows, e.const("i32", 1), of_ones), self._halves)
        e.branch(known)
        e.label(known)
        self.is_row, self.is_one = (e.load(is_alike, "i1") for is_alike in alike)

    def beside(self, start: Value) -> _Words:
        """Find other words of the same cells."""
        other = copy(self)
        other.start = start
        return other

    def load(self) -> Value:
        """Read the words."""
        e = self.e
        found = e.stack("i64", LANES)
        row, other, one, some, loaded = (e.new_label(n) for n in ("row", "other", "one", "some", "loaded"))
        e.branch_if(self.is_row, row, other)
        e.label(row)
        vector = f"<{LANES} x i64>"
        place = f"{self._at(self.origin)}, i32 {WORD_BYTES}, {e.wide_lanes(self.lanes)}, {vector} zeroinitializer"
        call = f"call {vector} @llvm.masked.load.v{LANES}i64.p0({place})"
        e.store(e.assign("i64", LANES, call), found, align=64)
        e.branch(loaded)
        e.label(other)
        e.branch_if(self.is_one, one, some)
        e.label(one)
        e.store(e.vector(e.load(self._at(self._first()), "i64")), found, align=64)
        e.branch(loaded)
        e.label(some)
        rows, ones, each = (e.new_label(n) for n in ("rows", "ones", "each"))
        e.line(f"switch {e.load(self._halves, 'i32')}, label %{each} [i32 1, label %{rows} i32 2, label %{ones}]")
        e.label(rows)
        for lane in _FIRSTS:
            e.store(e.load(self._word(lane), "i64", _HALF, align=8), _item(e, found, lane), align=64)
        e.branch(loaded)
        e.label(ones)
        for lane in _FIRSTS:
            e.store(self._spread(e.load(self._word(lane), "i64")), _item(e, found, lane), align=64)
        e.branch(loaded)
        e.label(each)
        runtime.each_lane(e, self.lanes, lambda lane: e.store(e.load(self._word(lane), "i64"), _item(e, found, lane)))
        e.branch(loaded)
        e.label(loaded)
        return e.load(found, "i64", LANES, align=64)

    def store(self, value: Value, lanes: Value) -> None:
        """Write the words of some lanes; where several have one cell, any of them."""
        e = self.e
        values = e.stack("i64", LANES)
        row, other, one, some, stored = (e.new_label(n) for n in ("row", "other", "one", "some", "stored"))
        e.branch_if(self.is_row, row, other)
        e.label(row)
        place = f"{self._at(self.origin)}, i32 {WORD_BYTES}, {e.wide_lanes(lanes)}"
        e.line(f"call void @llvm.masked.store.v{LANES}i64.p0({e.vector(value)}, {place})")
        e.branch(stored)
        e.label(other)
        e.branch_if(self.is_one, one, some)
        e.label(one)
        last = e.op("sub", e.const("i32", LANES - 1), e.intrinsic("ctlz", lanes, e.const("i1", 1)))
        e.store(e.assign("i64", 0, f"extractelement {e.vector(value)}, {last}"), self._at(self._first()))
        e.branch(stored)
        e.label(some)
        e.store(e.vector(value), values, align=64)
        runtime.each_lane(e, lanes, lambda lane: e.store(e.load(_item(e, values, lane), "i64"), self._word(lane)))
        e.branch(stored)
        e.label(stored)

    def _spread(self, word: Value) -> Value:
        """Spread a word over half a warp's lanes."""
        kind = f"<{_HALF} x i64>"
        first = self.e.assign("i64", _HALF, f"insertelement {kind} poison, {word}, i64 0")
        return self.e.assign("i64", _HALF, f"shufflevector {first}, {kind} poison, <{_HALF} x i32> zeroinitializer")

    def _first(self) -> Value:
        return self.e.op("add", self.origin, self.e.resize(self._lane, 64))

    def _at(self, cell: Value) -> Value:
        e = self.e
        where = e.op("add", e.op("mul", cell, e.const("i64", WORD_BYTES)), self.start)
        return e.assign("ptr", 0, f"inttoptr {where} to ptr")

    def _word(self, lane: Value) -> Value:
        """Address of a lane's word; going from lane to lane is faster than most CPUs gather and scatter."""
        return self._at(self.e.load(_item(self.e, self._cells, lane), "i64"))


def _item(e: Emitter, array: Value, lane: Value) -> Value:
    return runtime.lane_item(e, array, "i64", lane)


def _is_of_lane(e: Emitter, cell: Value, distance: int) -> Value:
    """Whether each lane has the cell of the lane whose number differs from its own by the bit `distance`."""
    return e.compare("eq", cell, e.shuffle(cell, (lane ^ distance for lane in range(LANES))))


def _stamp(
    e: Emitter, now: _Now, stamps: Value, num_cells: Value, cell: Value, lanes: Value, old: Value, new: Value
) -> None:
    """Note this warp's accesses beside words of several warps, and those of a warp that has been alone with one."""
    i64 = partial(e.const, "i64")
    note, look, after = e.new_label("note"), e.new_label("look"), e.new_label("after")
    e.branch_if(e.compare("ne", stamps, i64(0)), look, after)
    e.label(look)
    several = now.is_same(new, e.vector(i64(_OF_BLOCK)), 3 << SEVERAL_SHIFT)
    shared = e.op("and", lanes, e.mask_bits(several))
    e.branch_if(e.compare("ne", shared, e.const("i32", 0)), note, after)
    e.label(note)
    shared = e.wide_lanes(shared)
    alone = e.op("and", shared, e.compare("ult", e.op("and", old, i64(3 << SEVERAL_SHIFT)), i64(_OF_BLOCK)))
    number, epoch = _warp_and_epoch(e, old)
    clocks.scatter_stamps(e, stamps, e.op("add", cell, e.op("mul", number, num_cells)), alone, epoch)
    own = e.op("add", cell, e.op("mul", now.set_number, num_cells))
    clocks.scatter_stamps(e, stamps, own, shared, now.epoch)
    e.branch(after)
    e.label(after)


# What orders accesses


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
    e.branch_if(e.compare("eq", _MASK, e.const("i32", 3)), "whole", "part")
    e.label("whole")
    _suspect_if(e, e.compare("eq", line, e.const("i32", -1)))
    e.put(CTX, CONTEXT["era"], clocks.tick(e))
    held.begin_era(e)
    e.line("call void @clock_share(ptr %ctx)")
    e.line("call void @proxy_share(ptr %ctx)")
    e.branch("done")
    e.label("part")
    e.branch_if(_has_clocks(e), "leave", "done")
    e.label("leave")
    e.line(f"call void @clock_leave(ptr %ctx, {number})")
    e.branch("done")
    e.label("done")
    e.line("ret void")
    head = f"define internal void @screen_open(ptr %ctx, i32 %mask, <{LANES} x i64> %addresses) noinline"
    return runtime.function(e, head)


def _members(record: Fields) -> str:
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
    held.settle(e)
    e.put(WARP, record["epoch"], clocks.tick(e))
    e.branch("done")
    e.label("done")
    e.line("ret void")
    return runtime.function(e, f"define internal void @screen_members{_HEAD}, i1 %orders) noinline")
