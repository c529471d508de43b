"""Vector clocks in compiled code: what a warp knows to have happened before its next access, of each other warp.

A *row* holds a time for each warp of the grid: what that warp accessed before then is known. Times are epochs of the
launch. A block has a row for each warp, a row for each warp of what its fences have published, and one of each kind for
what a barrier has let all its warps know. A *signal* is a row that belongs to a place in memory, or to a barrier of
some of a block's threads: who writes there tells it, and who reads there learns it, as ``docs/sanitizer.md`` says.

A row's header says which columns may hold anything, so that a block that heard of few others pays for few.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from workbench.emulator import runtime
from workbench.emulator.emitter import Emitter, Value
from workbench.emulator.layout import (
    CLUSTER_BASE,
    CONTEXT,
    FIRST_CLUSTER_WINDOW,
    FIRST_GLOBAL_WINDOW,
    LANES,
    LOCAL_WINDOW,
    NUM_BARRIERS,
    SHARED_BASE,
    SHARED_WINDOW,
    WINDOW_SHIFT,
    Fields,
)
from workbench.emulator.runtime import CTX, WARP
from workbench.emulator.watch.shadow import (
    BLOCK_SHIFT,
    EPOCH_SHIFT,
    FIRST_COPY,
    HEADER_BYTES,
    MOST_EPOCHS,
    PIECE,
    ROW,
    SET_BITS,
    SEVERAL_SHIFT,
    SHADOW,
    SIGNALS,
    SLOT,
    WARP_SHIFT,
    Does,
)

_SCATTER = 0x9E3779B97F4A7C15
"""2^64 over the golden ratio: spreads keys over a table of signals."""

_RELEASE, _NARROW = 1, 2

_MOST_COLUMN = (1 << SEVERAL_SHIFT - WARP_SHIFT) - 1
"""Of a block, as words tell it; no block has so many."""


def functions(record: Fields) -> list[str]:
    """Make the functions that `screening` calls."""
    return [
        _merge(),
        _clear(),
        _raise(),
        _lowest(),
        _freshen(),
        _clocks(record),
        _ordered(),
        _orders(),
        _join(),
        _signal(),
        _learn(),
        _learn_one(record),
        _tell(record),
        _fence(record),
        _share(),
        _arrive(),
        _leave(record),
        _tell_group(),
        _learn_group(),
        _track(),
        _see(),
    ]


_i64 = partial(Emitter.const, Emitter(), "i64")


def _piece(e: Emitter, row: str, column: Value) -> Value:
    """Address of a row's column."""
    return e.pointer(row, e.op("add", e.op("mul", column, _i64(4)), _i64(HEADER_BYTES)))


def _pieces(e: Emitter, row: str, column: Value) -> Value:
    return e.load(_piece(e, row, column), "i32", PIECE, align=4)


def _max(e: Emitter, a: Value, b: Value) -> Value:
    kind = a.type
    suffix = f"v{a.lanes}{a.element}" if a.lanes else a.element
    return e.assign(a.element, a.lanes, f"call {kind} @llvm.umax.{suffix}({a}, {b})")


def _splat(e: Emitter, value: Value) -> Value:
    kind = f"<{PIECE} x i32>"
    first = e.assign("i32", PIECE, f"insertelement {kind} poison, {value}, i64 0")
    return e.assign("i32", PIECE, f"shufflevector {first}, {kind} poison, <{PIECE} x i32> zeroinitializer")


def _widen(e: Emitter, row: str, first: Value, end: Value) -> None:
    """Note that columns from `first` to `end` may hold something."""
    rest = e.op("sub", e.get(CTX, CONTEXT["columns"]), first)
    for name, value in (("rest", rest), ("end", end)):
        e.put(row, ROW[name], e.intrinsic("umax", e.get(row, ROW[name]), value))


def _first(e: Emitter, row: str) -> Value:
    return e.op("sub", e.get(CTX, CONTEXT["columns"]), e.get(row, ROW["rest"]))


def _home(e: Emitter) -> Value:
    """First column of the block under way."""
    return e.op("mul", e.get(CTX, CONTEXT["block"]), e.get(CTX, CONTEXT["block_columns"]))


def _row(e: Emitter, number: Value) -> str:
    """Address of one of the block's rows."""
    rows = e.assign("ptr", 0, f"inttoptr {e.get(CTX, CONTEXT['clock_rows'])} to ptr")
    return e.pointer(rows.text, e.op("mul", number, e.get(CTX, CONTEXT["row_bytes"]))).text


def _of_warp(e: Emitter, index: Value) -> str:
    return _row(e, index)


def _published(e: Emitter, index: Value) -> str:
    return _row(e, e.op("add", index, e.get(CTX, CONTEXT["num_warps"])))


def _of_block(e: Emitter, number: int) -> str:
    """Row of what all warps of the block know (0), or have published (1)."""
    return _row(e, e.op("add", e.op("mul", e.get(CTX, CONTEXT["num_warps"]), _i64(2)), _i64(number)))


def _index(e: Emitter, record: Fields) -> Value:
    return e.resize(e.get(WARP, record["index"]), 64)


def _call_merge(e: Emitter, target: str, source: str, first: Value, end: Value) -> None:
    e.line(f"call void @clock_merge(ptr %ctx, ptr {target}, ptr {source}, {first}, {end})")


def tick(e: Emitter) -> Value:
    """Begin an epoch of the launch; past the last one, be suspicious."""
    place = e.assign("ptr", 0, f"inttoptr {e.get(CTX, CONTEXT['now'])} to ptr")
    now = e.op("add", e.load(place, "i32"), e.const("i32", 1))
    e.store(now, place)
    e.when(e.compare("uge", now, e.const("i32", FIRST_COPY)), lambda: e.line("call void @suspect(ptr %ctx)"))
    return now


def _merge() -> str:
    """``@clock_merge(ctx, target, source, first, end)``: let a row know what another does, of some columns."""
    e = Emitter()
    start = e.intrinsic("umax", _first(e, "%source"), Value("%first", "i64"))
    end = e.intrinsic("umin", e.get("%source", ROW["end"]), Value("%end", "i64"))

    def merge() -> None:
        _widen(e, "%target", start, end)

        def step(column: Value, width: int) -> None:
            place, theirs = (_piece(e, row, column) for row in ("%target", "%source"))
            known = (e.load(p, "i32", width, align=4) for p in (place, theirs))
            e.store(_max(e, *known), place, align=4)

        odd = e.op("and", e.op("sub", end, start), _i64(LANES - PIECE))
        middle = e.op("add", start, odd)
        e.loop(start, middle, _i64(PIECE), partial(step, width=PIECE))
        e.loop(middle, end, _i64(LANES), partial(step, width=LANES))

    e.when(e.compare("ult", start, end), merge)
    e.line("ret void")
    head = "define internal void @clock_merge(ptr %ctx, ptr %target, ptr %source, i64 %first, i64 %end) noinline"
    return runtime.function(e, head)


def _clear() -> str:
    """``@clock_clear(ctx, row)``: forget all."""
    e = Emitter()
    start, end = _first(e, "%row"), e.get("%row", ROW["end"])

    def clear() -> None:
        size = e.op("mul", e.op("sub", end, start), _i64(4))
        e.line(f"call void @llvm.memset.p0.i64(ptr {_piece(e, '%row', start).text}, i8 0, {size}, i1 false)")

    e.when(e.compare("ult", start, end), clear)
    e.line(f"call void @llvm.memset.p0.i64(ptr %row, i8 0, i64 {HEADER_BYTES}, i1 false)")
    e.line("ret void")
    return runtime.function(e, "define internal void @clock_clear(ptr %ctx, ptr %row) noinline")


def _raise() -> str:
    """``@clock_raise(ctx, row, time)``: know of the block under way all until a time, and of warps it has not, all."""
    e = Emitter()
    home, width = _home(e), e.get(CTX, CONTEXT["block_columns"])
    end = e.op("add", home, width)
    _widen(e, "%row", home, end)
    end = e.op("sub", end, e.get(CTX, CONTEXT["copy_columns"]))
    warps = e.resize(e.get(CTX, CONTEXT["num_warps"]), 32)
    numbers = Value("<" + ", ".join(f"i32 {i}" for i in range(PIECE)) + ">", "i32", PIECE)

    def step(column: Value) -> None:
        base = e.resize(e.op("sub", column, home), 32)
        number = e.assign("i32", PIECE, f"add {numbers}, {_splat(e, base).text}")
        real = e.assign("i1", PIECE, f"icmp ult {number}, {_splat(e, warps).text}")
        nobody = f"<{PIECE} x i32> splat (i32 -1)"
        known = e.assign("i32", PIECE, f"select {real}, {_splat(e, Value('%time', 'i32'))}, {nobody}")
        place = _piece(e, "%row", column)
        e.store(_max(e, e.load(place, "i32", PIECE, align=4), known), place, align=4)

    e.loop(home, end, _i64(PIECE), step)
    e.line("ret void")
    return runtime.function(e, "define internal void @clock_raise(ptr %ctx, ptr %row, i32 %time) noinline")


def _lowest() -> str:
    """``@clock_lowest(ctx, a, b) -> i32``: time until which one of two rows knows of every warp of the grid."""
    e = Emitter()
    least = e.stack("i32", PIECE)
    e.store(Value("splat (i32 -1)", "i32", PIECE), least, align=32)

    width = e.get(CTX, CONTEXT["block_columns"])
    num_warps = e.op("sub", width, e.get(CTX, CONTEXT["copy_columns"]))

    def take(column: Value) -> None:
        known = _max(e, _pieces(e, "%a", column), _pieces(e, "%b", column))
        before = e.load(least, "i32", PIECE, align=32)
        lower = e.assign("i32", PIECE, f"call <{PIECE} x i32> @llvm.umin.v{PIECE}i32({before}, {known})")
        e.store(lower, least, align=32)

    def step(column: Value) -> None:
        of_warps = e.compare("ult", e.op("urem", column, width), num_warps)
        e.when(of_warps, partial(take, column))

    e.loop(_i64(0), e.get(CTX, CONTEXT["columns"]), _i64(PIECE), step)
    found = e.load(least, "i32", PIECE, align=32)
    e.line(f"ret {e.assign('i32', 0, f'call i32 @llvm.vector.reduce.umin.v{PIECE}i32({found})')}")
    return runtime.function(e, "define internal i32 @clock_lowest(ptr %ctx, ptr %a, ptr %b) noinline")


def _freshen() -> str:
    """``@clock_freshen(ctx)``: forget what the context's block before this one knew."""
    e = Emitter()
    block = e.op("add", e.get(CTX, CONTEXT["block"]), _i64(1))

    def forget() -> None:
        e.put(CTX, CONTEXT["clocks_block"], block)
        e.put(CTX, CONTEXT["trackers"], _i64(0))
        rows = e.op("add", e.op("mul", e.get(CTX, CONTEXT["num_warps"]), _i64(2)), _i64(2))
        e.loop(_i64(0), rows, _i64(1), lambda i: e.line(f"call void @clock_clear(ptr %ctx, ptr {_row(e, i)})"))
        table = e.assign("ptr", 0, f"inttoptr {e.get(CTX, CONTEXT['own_signals'])} to ptr").text

        def empty() -> None:
            slots = e.assign("ptr", 0, f"inttoptr {e.get(table, SIGNALS['slots'])} to ptr")
            size = e.op("mul", e.get(table, SIGNALS["num_slots"]), _i64(SLOT.size_bytes))
            e.line(f"call void @llvm.memset.p0.i64({slots}, i8 0, {size}, i1 false)")
            e.put(table, SIGNALS["count"], _i64(0))

        e.when(e.compare("ne", e.get(table, SIGNALS["count"]), _i64(0)), empty)

    e.when(e.compare("ne", e.get(CTX, CONTEXT["clocks_block"]), block), forget)
    e.line("ret void")
    return runtime.function(e, "define internal void @clock_freshen(ptr %ctx) noinline")


def _clocks(record: Fields) -> str:
    """``@clocks(ctx, warp) -> ptr``: row of what a warp knows, brought up to date."""
    e = Emitter()
    e.line("call void @clock_freshen(ptr %ctx)")
    index = _index(e, record)
    row = _of_warp(e, index)
    e.line(f"call void @clock_raise(ptr %ctx, ptr {row}, {e.get(CTX, CONTEXT['era'])})")
    _know(e, row, index, e.get(WARP, record["epoch"]))
    e.line(f"ret ptr {row}")
    return runtime.function(e, "define internal ptr @clocks(ptr %ctx, ptr %warp) noinline")


def _know(e: Emitter, row: str, index: Value, time: Value) -> None:
    """Let a row that has the block's columns know of one of its warps."""
    place = _piece(e, row, e.op("add", _home(e), index))
    e.store(_max(e, e.load(place, "i32"), time), place)


def _ordered() -> str:
    """``@clock_ordered(ctx, warp, lanes, words, cells, stamps, num_cells) -> i32``: lanes whose words are known.

    All that a word stands for must be. `stamps` as in a `shadow.SHADOW` record, or 0.
    """
    e = Emitter()
    lanes, words = Value("%lanes", "i32"), Value("%words", "i64", LANES)
    row = e.assign("ptr", 0, "call ptr @clocks(ptr %ctx, ptr %warp)").text
    common = _of_block(e, 0)
    active = e.wide_lanes(lanes)
    home = _home(e)

    def part(shift: int, most: int) -> Value:
        return e.op("and", e.op("lshr", words, _i64(shift)), _i64(most))

    stamp = e.resize(part(EPOCH_SHIFT, MOST_EPOCHS), 32)
    block = e.op("sub", e.op("lshr", words, _i64(BLOCK_SHIFT)), _i64(1))
    level = part(SEVERAL_SHIFT, 3)
    column = e.op("add", e.op("mul", block, e.get(CTX, CONTEXT["block_columns"])), part(WARP_SHIFT, _MOST_COLUMN))
    of_one = e.op("and", e.compare("ult", level, _i64(2)), e.compare("ult", column, e.get(CTX, CONTEXT["columns"])))
    single = e.op("and", active, of_one)
    found = e.stack("i32", 1)
    e.store(e.const("i32", 0), found)

    lane = e.op("and", e.intrinsic("cttz", lanes, e.const("i1", 0)), e.const("i32", LANES - 1))
    one = e.assign("i64", 0, f"extractelement {column}, {lane}")
    others = e.op("or", e.compare("ne", column, one), e.op("xor", of_one, e.vector(e.const("i1", 1))))
    e.branch_if(e.any(e.op("and", active, others)), "apart", "alike")
    e.label("alike")  # of one warp, or of copies that one mbarrier tracks
    known = _max(e, *(e.load(_piece(e, r, one), "i32") for r in (row, common)))
    e.line(f"ret {e.op('and', lanes, e.mask_bits(e.compare('ult', stamp, known)))}")
    e.label("apart")

    def look_up() -> None:
        known = [_gathered(e, r, column, single) for r in (row, common)]
        good = e.compare("ult", stamp, _max(e, *known))
        e.store(e.mask_bits(e.op("and", single, good)), found)

    e.when(e.any(single), look_up)
    mine = e.op("and", e.compare("eq", level, _i64(2)), e.compare("eq", block, e.get(CTX, CONTEXT["block"])))
    mine = e.op("and", active, mine)

    def look_at_warps() -> None:
        sets = e.select(mine, e.op("and", words, _i64((1 << SET_BITS) - 1)), _i64(0))
        members = e.assign("i64", 0, f"call i64 @llvm.vector.reduce.or.v{LANES}i64({sets})")
        good, latest = e.stack("i32", 1), e.stack("i32", LANES)
        e.store(e.mask_bits(mine), good)

        def look_at(number: Value) -> None:
            bit = e.op("shl", _i64(1), e.op("and", number, _i64(SET_BITS - 1)))

            def compare() -> None:
                where = e.op("add", home, number)
                known = _max(e, *(e.load(_piece(e, r, where), "i32") for r in (row, common)))
                has = e.compare("ne", e.op("and", sets, bit), _i64(0))
                e.store(stamp, latest, align=64)
                row_of_stamps = e.op("mul", e.op("and", number, _i64(SET_BITS - 1)), Value("%num_cells", "i64"))

                def refine() -> None:
                    own = e.op("add", Value("%cells", "i64", LANES), row_of_stamps)
                    e.store(gather_stamps(e, Value("%stamps", "i64"), own, has), latest, align=64)

                e.when(e.compare("ne", Value("%stamps", "i64"), _i64(0)), refine)
                late = e.mask_bits(e.op("and", has, e.compare("uge", e.load(latest, "i32", LANES, align=64), known)))
                e.store(e.op("and", e.load(good, "i32"), e.op("xor", late, e.const("i32", -1))), good)

            e.when(e.compare("ne", e.op("and", members, bit), _i64(0)), compare)

        e.loop(_i64(0), e.get(CTX, CONTEXT["num_warps"]), _i64(1), look_at)
        e.store(e.op("or", e.load(found, "i32"), e.load(good, "i32")), found)

    e.when(e.any(mine), look_at_warps)
    either = e.mask_bits(e.op("or", single, mine))
    rest = e.op("and", lanes, e.op("xor", either, e.const("i32", -1)))

    def look_at_all() -> None:
        lowest = e.assign("i32", 0, f"call i32 @clock_lowest(ptr %ctx, ptr {row}, ptr {common})")
        # What a copy has still to land in has the last epoch of all.
        good = e.op("and", e.compare("ult", stamp, lowest), e.compare("ne", stamp, e.const("i32", MOST_EPOCHS)))
        e.store(e.op("or", e.load(found, "i32"), e.op("and", rest, e.mask_bits(good))), found)

    e.when(e.compare("ne", rest, e.const("i32", 0)), look_at_all)
    e.line(f"ret {e.load(found, 'i32')}")
    vectors = f"<{LANES} x i64> %words, <{LANES} x i64> %cells"
    head = (
        f"define internal i32 @clock_ordered(ptr %ctx, ptr %warp, i32 %lanes, {vectors}, i64 %stamps, i64 %num_cells)"
    )
    return runtime.function(e, f"{head} noinline")


def _orders() -> str:
    """``@clock_orders(ctx, warp, word, cell, stamps, num_cells) -> i1``: `_ordered` of one word."""
    e = Emitter()
    word = Value("%word", "i64")
    row = e.assign("ptr", 0, "call ptr @clocks(ptr %ctx, ptr %warp)").text
    common = _of_block(e, 0)
    stamp = e.resize(e.op("and", e.op("lshr", word, _i64(EPOCH_SHIFT)), _i64(MOST_EPOCHS)), 32)
    block = e.op("sub", e.op("lshr", word, _i64(BLOCK_SHIFT)), _i64(1))
    level = e.op("and", e.op("lshr", word, _i64(SEVERAL_SHIFT)), _i64(3))
    number = e.op("and", e.op("lshr", word, _i64(WARP_SHIFT)), _i64(_MOST_COLUMN))
    column = e.op("add", e.op("mul", block, e.get(CTX, CONTEXT["block_columns"])), number)
    of_one = e.op("and", e.compare("ult", level, _i64(2)), e.compare("ult", column, e.get(CTX, CONTEXT["columns"])))
    e.branch_if(of_one, "single", "several")
    e.label("single")
    known = _max(e, *(e.load(_piece(e, r, column), "i32") for r in (row, common)))
    e.line(f"ret {e.compare('ult', stamp, known)}")
    e.label("several")
    words, cells = (e.vector(Value(name, "i64")) for name in ("%word", "%cell"))
    call = f"call i32 @clock_ordered(ptr %ctx, ptr %warp, i32 1, {words}, {cells}, i64 %stamps, i64 %num_cells)"
    e.line(f"ret {e.compare('ne', e.assign('i32', 0, call), e.const('i32', 0))}")
    head = "define internal i1 @clock_orders(ptr %ctx, ptr %warp, i64 %word, i64 %cell, i64 %stamps, i64 %num_cells)"
    return runtime.function(e, f"{head} noinline")


def _join() -> str:
    """``@clock_join(ctx, row, cell, write, read) -> i64``: word of all that two weak words of the block stand for.

    Its warps' epochs are then among the stamps of the cell's writes; `write` may be of nobody.
    """
    e = Emitter()
    cell, num_cells = Value("%cell", "i64"), e.get("%row", SHADOW["num_cells"])
    latest, members = e.stack("i32", 1), e.stack("i64", 1)
    e.store(e.const("i32", 0), latest)
    e.store(_i64(0), members)
    of_block = e.op("shl", e.op("add", e.get(CTX, CONTEXT["block"]), _i64(1)), _i64(BLOCK_SHIFT))

    def has_warp(word: Value, number: Value) -> tuple[Value, Value]:
        """Whether a word stands for a warp, and whether for that alone."""
        alone = e.compare("ult", e.op("and", e.op("lshr", word, _i64(SEVERAL_SHIFT)), _i64(3)), _i64(2))
        one = e.op("and", e.op("lshr", word, _i64(WARP_SHIFT)), _i64(SET_BITS - 1))
        in_set = e.compare("ne", e.op("and", e.op("lshr", word, number), _i64(1)), _i64(0))
        has = e.select(alone, e.compare("eq", one, number), in_set)
        return e.op("and", has, e.compare("uge", word, of_block)), alone

    def take(number: Value) -> None:
        places, epochs, some = {}, list[Value](), list[Value]()
        for name in ("write", "read"):
            word = Value(f"%{name}", "i64")
            where = e.op("add", cell, e.op("mul", number, num_cells))
            start = e.get("%row", SHADOW[f"{name}_stamps"])
            address = e.op("add", start, e.op("mul", where, _i64(4)))
            places[name] = e.assign("ptr", 0, f"inttoptr {address} to ptr")
            has, alone = has_warp(word, number)
            epoch = e.resize(e.op("and", e.op("lshr", word, _i64(EPOCH_SHIFT)), _i64(MOST_EPOCHS)), 32)
            epoch = e.select(alone, epoch, e.load(places[name], "i32"))
            epochs.append(e.select(has, epoch, e.const("i32", 0)))
            some.append(has)
        epoch, has = _max(e, *epochs), e.op("or", *some)
        e.store(e.select(has, epoch, e.load(places["write"], "i32")), places["write"])
        e.store(_max(e, e.load(latest, "i32"), epoch), latest)
        e.store(e.op("or", e.load(members, "i64"), e.op("shl", e.cast("zext", has, "i64"), number)), members)

    e.loop(_i64(0), e.intrinsic("umin", e.get(CTX, CONTEXT["num_warps"]), _i64(SET_BITS)), _i64(1), take)
    stamp = e.op("shl", e.resize(e.load(latest, "i32"), 64), _i64(EPOCH_SHIFT))
    several = e.op("or", e.load(members, "i64"), _i64(2 << SEVERAL_SHIFT))
    e.line(f"ret {e.op('or', e.op('or', of_block, stamp), several)}")
    head = "define internal i64 @clock_join(ptr %ctx, ptr %row, i64 %cell, i64 %write, i64 %read)"
    return runtime.function(e, f"{head} noinline")


def _gathered(e: Emitter, row: str, column: Value, lanes: Value) -> Value:
    """Columns of a row, per lane."""
    start = e.assign("i64", 0, f"ptrtoint ptr {row} to i64")
    return gather_stamps(e, e.op("add", start, _i64(HEADER_BYTES)), column, lanes)


def _places(e: Emitter, start: Value, number: Value) -> Value:
    where = e.op("add", e.op("mul", number, _i64(4)), start)
    return e.assign("ptr", LANES, f"inttoptr {where} to <{LANES} x ptr>")


def gather_stamps(e: Emitter, start: Value, number: Value, lanes: Value) -> Value:
    """Read an epoch for each lane out of an array of them."""
    call = f"call <{LANES} x i32> @llvm.masked.gather.v{LANES}i32.v{LANES}p0"
    place = _places(e, start, number)
    return e.assign("i32", LANES, f"{call}({place}, i32 4, {lanes}, <{LANES} x i32> zeroinitializer)")


def scatter_stamps(e: Emitter, start: Value, number: Value, lanes: Value, stamps: Value) -> None:
    """Write an epoch for each lane into an array of them."""
    place = _places(e, start, number)
    e.line(f"call void @llvm.masked.scatter.v{LANES}i32.v{LANES}p0({e.vector(stamps)}, {place}, i32 4, {lanes})")


# Signals


def _signal() -> str:
    """``@clock_signal(ctx, key, create) -> ptr``: row of a signal, null where there is none; or where none more fits.

    A key is an address, or the number of a barrier plus 1.
    """
    e = Emitter()
    key = e.stack("i64", 1)
    home = e.stack("ptr", 1)
    e.store(Value("%key", "i64"), key)
    window = e.op("lshr", Value("%key", "i64"), _i64(WINDOW_SHIFT))
    e.store(Value("%ctx", "ptr"), home)
    is_global = e.compare("uge", window, _i64(FIRST_GLOBAL_WINDOW))
    of_peer = e.op(
        "and", e.compare("uge", window, _i64(FIRST_CLUSTER_WINDOW)), e.op("xor", is_global, e.const("i1", 1))
    )

    def turn_to_peer() -> None:
        rank = e.op("sub", window, _i64(FIRST_CLUSTER_WINDOW))
        peers = e.assign("ptr", 0, f"inttoptr {e.get(CTX, CONTEXT['peers'])} to ptr")
        address = e.load(e.pointer(peers.text, e.op("mul", rank, _i64(8))), "i64")
        e.store(e.assign("ptr", 0, f"inttoptr {address} to ptr"), home)
        offset = e.op("sub", Value("%key", "i64"), e.op("shl", rank, _i64(WINDOW_SHIFT)))
        e.store(e.op("add", offset, _i64(SHARED_BASE - CLUSTER_BASE)), key)

    e.when(of_peer, turn_to_peer)
    owner = e.load(home, "ptr").text
    e.line(f"call void @clock_freshen(ptr {owner})")
    tables = [e.get(owner, CONTEXT[name]) for name in ("signals", "own_signals")]
    table = e.assign("ptr", 0, f"inttoptr {e.select(is_global, *tables)} to ptr").text
    slots = e.assign("ptr", 0, f"inttoptr {e.get(table, SIGNALS['slots'])} to ptr")
    mask = e.op("sub", e.get(table, SIGNALS["num_slots"]), _i64(1))
    wanted = e.load(key, "i64")
    place = e.stack("i64", 1)
    e.store(e.op("lshr", e.op("mul", wanted, _i64(_SCATTER)), _i64(40)), place)
    e.branch("probe")
    e.label("probe")
    at = e.op("and", e.load(place, "i64"), mask)
    slot = e.pointer(slots.text, e.op("mul", at, _i64(SLOT.size_bytes))).text
    there = e.get(slot, SLOT["key"])
    e.branch_if(e.compare("eq", there, wanted), "found", "other")
    e.label("found")
    held = e.get(slot, SLOT["row"])
    e.line(f"ret {e.assign('ptr', 0, f'inttoptr {held} to ptr')}")
    e.label("other")
    e.store(e.op("add", at, _i64(1)), place)
    e.branch_if(e.compare("eq", there, _i64(0)), "absent", "probe")
    e.label("absent")
    count = e.get(table, SIGNALS["count"])
    room = e.compare("ult", count, e.get(table, SIGNALS["capacity"]))
    e.branch_if(e.op("and", room, Value("%create", "i1")), "add", "none")
    e.label("none")
    e.line("ret ptr null")
    e.label("add")
    e.put(table, SIGNALS["count"], e.op("add", count, _i64(1)))
    rows = e.assign("ptr", 0, f"inttoptr {e.get(table, SIGNALS['rows'])} to ptr")
    row = e.pointer(rows.text, e.op("mul", count, e.get(CTX, CONTEXT["row_bytes"])))
    e.put(slot, SLOT["key"], wanted)
    e.put(slot, SLOT["row"], e.assign("i64", 0, f"ptrtoint {row} to i64"))
    e.line(f"call void @clock_clear(ptr %ctx, {row})")
    e.line(f"ret {row}")
    return runtime.function(e, "define internal ptr @clock_signal(ptr %ctx, i64 %key, i1 %create) noinline")


def _each_address(e: Emitter, chosen: Value, body: Callable[[Value], None]) -> None:
    """Run `body` with each distinct address, among some lanes', that threads share."""
    addresses = Value("%addresses", "i64", LANES)
    left = e.stack("i32", 1)
    again, work, shared, done = (e.new_label(n) for n in ("again", "work", "shared", "done"))
    e.store(chosen, left)
    e.branch(again)
    e.label(again)
    lanes = e.load(left, "i32")
    e.branch_if(e.compare("eq", lanes, e.const("i32", 0)), done, work)
    e.label(work)
    first = e.intrinsic("cttz", lanes, e.const("i1", 1))
    address = e.assign("i64", 0, f"extractelement {addresses}, {first}")
    others = e.mask_bits(e.compare("ne", addresses, address))
    e.store(e.op("and", lanes, others), left)
    window = e.op("lshr", address, _i64(WINDOW_SHIFT))
    e.branch_if(e.compare("ne", window, _i64(LOCAL_WINDOW)), shared, again)
    e.label(shared)
    body(address)
    e.branch(again)
    e.label(done)


_HEAD = f"(ptr %ctx, ptr %warp, i32 %mask, <{LANES} x i64> %addresses"


def _is_null(e: Emitter, row: Value) -> Value:
    return e.assign("i1", 0, f"icmp eq {row}, null")


def _everything(e: Emitter) -> tuple[Value, Value]:
    return _i64(0), e.get(CTX, CONTEXT["columns"])


def _learn() -> str:
    """``@clock_learn(ctx, warp, mask, addresses)``: let a warp know what has been told where it reads."""
    e = Emitter()
    windows = e.op("lshr", Value("%addresses", "i64", LANES), _i64(WINDOW_SHIFT))
    lanes = Value("%mask", "i32")
    for name, relation, window in (("own_signals", "ne", SHARED_WINDOW), ("signals", "ult", FIRST_GLOBAL_WINDOW)):
        table = e.assign("ptr", 0, f"inttoptr {e.get(CTX, CONTEXT[name])} to ptr")
        told = e.compare("ne", e.get(table.text, SIGNALS["count"]), _i64(0))
        elsewhere = e.mask_bits(e.compare(relation, windows, _i64(window)))
        lanes = e.op("and", lanes, e.select(told, e.const("i32", -1), elsewhere))
    some = e.const("i32", 0)  # which lanes have which address is not told: not all of the warp's
    _each_address(e, lanes, lambda at: e.line(f"call void @clock_learn_one(ptr %ctx, ptr %warp, {some}, {at})"))
    e.line("ret void")
    return runtime.function(e, f"define internal void @clock_learn{_HEAD}) noinline")


def _learn_one(record: Fields) -> str:
    """``@clock_learn_one(ctx, warp, lanes, address)``: let a warp know what has been told to one place."""
    e = Emitter()
    whole = _is_whole(e, record, WARP, Value("%lanes", "i32"))
    signal = e.assign("ptr", 0, "call ptr @clock_signal(ptr %ctx, i64 %address, i1 false)")

    def take() -> None:
        row = _of_warp(e, _index(e, record))
        which = e.assign("i64", 0, f"ptrtoint {signal} to i64")
        version = e.op("shl", e.get(signal.text, ROW["version"]), _i64(1))
        version = e.op("or", version, e.cast("zext", whole, "i64"))
        other = e.compare("ne", e.get(row, ROW["last"]), which)
        news = e.op("or", other, e.compare("ult", e.get(row, ROW["last_version"]), version))

        def merge() -> None:
            e.line("call ptr @clocks(ptr %ctx, ptr %warp)")
            _take(e, record, WARP, row, signal.text, whole)
            e.put(row, ROW["last"], which)
            e.put(row, ROW["last_version"], version)

        e.when(news, merge)

    e.when(e.op("xor", _is_null(e, signal), e.const("i1", 1)), take)
    e.line("ret void")
    head = "define internal void @clock_learn_one(ptr %ctx, ptr %warp, i32 %lanes, i64 %address)"
    return runtime.function(e, f"{head} noinline")


def _is_whole(e: Emitter, record: Fields, warp: str, lanes: Value) -> Value:
    """Whether lanes are all of a warp's that have not exited."""
    live = e.get(warp, record["live"])
    return e.compare("eq", e.op("and", live, lanes), live)


def _take(e: Emitter, record: Fields, warp: str, row: str, source: str, whole: Value) -> None:
    """Let a warp know what a signal tells; of itself only if all of its lanes have learnt it, being one clock."""
    own = _piece(e, row, e.op("add", _home(e), e.resize(e.get(warp, record["index"]), 64)))
    before = e.load(own, "i32")
    _call_merge(e, row, source, *_everything(e))
    e.store(e.select(whole, e.load(own, "i32"), before), own)
    e.put(row, ROW["fenced"], _i64(0))


def _tell(record: Fields) -> str:
    """``@clock_tell(ctx, warp, mask, addresses, how)``: tell where a warp writes what it has published, or all.

    It tells all if it releases; and for its block alone, only of that, in shared memory.
    """
    e = Emitter()
    how = Value("%how", "i32")
    releases, narrow = (
        e.compare("ne", e.op("and", how, e.const("i32", bit)), e.const("i32", 0)) for bit in (_RELEASE, _NARROW)
    )
    row = e.assign("ptr", 0, "call ptr @clocks(ptr %ctx, ptr %warp)").text
    index = _index(e, record)
    published, common, common_published = _published(e, index), _of_block(e, 0), _of_block(e, 1)
    ends = e.op("or", e.get(published, ROW["end"]), e.get(common_published, ROW["end"]))
    e.branch_if(e.op("or", releases, e.compare("ne", ends, _i64(0))), "tell", "silent")
    e.label("silent")
    e.line("ret void")
    e.label("tell")
    now = tick(e)
    home = _home(e)
    first = e.select(narrow, home, _i64(0))
    end = e.select(narrow, e.op("add", home, e.get(CTX, CONTEXT["block_columns"])), e.get(CTX, CONTEXT["columns"]))
    sources = [
        e.assign("ptr", 0, f"select i1 {releases.text}, ptr {all_of_it}, ptr {some}")
        for all_of_it, some in ((row, published), (common, common_published))
    ]

    def tell(address: Value) -> None:
        window = e.op("lshr", address, _i64(WINDOW_SHIFT))
        lost = e.op("and", narrow, e.compare("uge", window, _i64(FIRST_CLUSTER_WINDOW)))

        def act() -> None:
            signal = e.assign("ptr", 0, f"call ptr @clock_signal(ptr %ctx, {address}, i1 true)")
            full, room, told = (e.new_label(n) for n in ("full", "room", "told"))
            e.branch_if(_is_null(e, signal), full, room)
            e.label(full)
            e.line("call void @suspect(ptr %ctx)")
            e.branch(told)
            e.label(room)
            for source in sources:
                _call_merge(e, signal.text, source.text, first, end)
            e.put(signal.text, ROW["version"], e.resize(now, 64))
            e.when(releases, lambda: _know(e, signal.text, index, now))
            e.branch(told)
            e.label(told)

        e.when(e.op("xor", lost, e.const("i1", 1)), act)

    _each_address(e, Value("%mask", "i32"), tell)
    e.line("ret void")
    return runtime.function(e, f"define internal void @clock_tell{_HEAD}, i32 %how) noinline")


def tell_flags(e: Emitter, does: Value) -> Value:
    """How an instruction tells, from its entry."""
    bits = [
        e.op("and", e.op("lshr", does, e.const("i32", flag.bit_length() - bit.bit_length())), e.const("i32", bit))
        for flag, bit in ((Does.RELEASE, _RELEASE), (Does.STAY_IN_BLOCK, _NARROW))
    ]
    return e.op("or", *bits)


def _fence(record: Fields) -> str:
    """``@clock_fence(ctx, warp)``: publish what a warp knows."""
    e = Emitter()
    row = e.assign("ptr", 0, "call ptr @clocks(ptr %ctx, ptr %warp)").text
    index = _index(e, record)
    published = _published(e, index)
    now = tick(e)
    fenced = e.compare("ne", e.get(row, ROW["fenced"]), _i64(0))
    home = _home(e)
    ends = (home, e.op("add", home, e.get(CTX, CONTEXT["block_columns"])))
    first, end = (e.select(fenced, own, every) for own, every in zip(ends, _everything(e), strict=True))
    for source in (row, _of_block(e, 0)):
        _call_merge(e, published, source, first, end)
    e.put(row, ROW["fenced"], _i64(1))
    _know(e, published, index, now)
    e.line("ret void")
    return runtime.function(e, "define internal void @clock_fence(ptr %ctx, ptr %warp) noinline")


# Barriers


def _share() -> str:
    """``@clock_share(ctx)``: all warps of the block have met; let each know what any of them does."""
    e = Emitter()
    used = e.compare("eq", e.get(CTX, CONTEXT["clocks_block"]), e.op("add", e.get(CTX, CONTEXT["block"]), _i64(1)))

    def share() -> None:
        targets = [_of_block(e, number) for number in (0, 1)]

        def take(index: Value) -> None:
            for source, target in zip((_of_warp(e, index), _published(e, index)), targets, strict=True):
                _call_merge(e, target, source, *_everything(e))
                e.line(f"call void @clock_clear(ptr %ctx, ptr {source})")

        e.loop(_i64(0), e.get(CTX, CONTEXT["num_warps"]), _i64(1), take)

    e.when(used, share)
    e.line("ret void")
    return runtime.function(e, "define internal void @clock_share(ptr %ctx) noinline")


def _arrive() -> str:
    """``@clock_arrive(ctx, warp, number)``: tell some threads' barrier all that a warp knows."""
    e = Emitter()
    key = e.vector(e.op("add", e.resize(Value("%number", "i32"), 64), _i64(1)))
    e.line(f"call void @clock_tell(ptr %ctx, ptr %warp, i32 1, {key}, i32 {_RELEASE})")
    e.line("ret void")
    return runtime.function(e, "define internal void @clock_arrive(ptr %ctx, ptr %warp, i32 %number) noinline")


def _leave(record: Fields) -> str:
    """``@clock_leave(ctx, number)``: let the warps that wait at some threads' barrier learn it; it begins anew."""
    e = Emitter()
    number = e.op("and", Value("%number", "i32"), e.const("i32", NUM_BARRIERS - 1))
    key = e.op("add", e.resize(number, 64), _i64(1))
    signal = e.assign("ptr", 0, f"call ptr @clock_signal(ptr %ctx, {key}, i1 false)")

    def learn() -> None:
        first = e.assign("ptr", 0, f"inttoptr {e.get(CTX, CONTEXT['warps'])} to ptr")
        stride = e.get(CTX, CONTEXT["warp_bytes"])

        def let_go(i: Value) -> None:
            warp = e.pointer(first.text, e.op("mul", i, stride))

            def take() -> None:
                row = e.assign("ptr", 0, f"call ptr @clocks(ptr %ctx, {warp})").text
                _take(e, record, warp.text, row, signal.text, _is_whole(e, record, warp.text, waiting))

            waiting = e.get(warp.text, record["waiting"], number)
            e.when(e.compare("ne", waiting, e.const("i32", 0)), take)

        e.loop(_i64(0), e.get(CTX, CONTEXT["num_warps"]), _i64(1), let_go)
        e.line(f"call void @clock_clear(ptr %ctx, {signal})")

    e.when(e.op("xor", _is_null(e, signal), e.const("i1", 1)), learn)
    e.line("ret void")
    return runtime.function(e, "define internal void @clock_leave(ptr %ctx, i32 %number) noinline")


# Warp groups


def _group_key(e: Emitter) -> Value:
    """Key of a signal of warp groups: they come behind those of barriers."""
    number = e.assign("i64", 0, f"extractelement {Value('%addresses', 'i64', LANES)}, i32 0")
    return e.op("add", number, _i64(NUM_BARRIERS + 1))


def _tell_group() -> str:
    """``@clock_tell_group(ctx, warp, mask, numbers)``: tell a warp group's signal all that a warp knows."""
    e = Emitter()
    e.line(f"call void @clock_tell(ptr %ctx, ptr %warp, i32 1, {e.vector(_group_key(e))}, i32 {_RELEASE})")
    e.line("ret void")
    return runtime.function(e, f"define internal void @clock_tell_group{_HEAD}) noinline")


def _learn_group() -> str:
    """``@clock_learn_group(ctx, warp, mask, numbers)``: let a warp know what its group's signal tells."""
    e = Emitter()
    e.line(f"call void @clock_learn_one(ptr %ctx, ptr %warp, {Value('%mask', 'i32')}, {_group_key(e)})")
    e.line("ret void")
    return runtime.function(e, f"define internal void @clock_learn_group{_HEAD}) noinline")


# Bulk copies


def _track() -> str:
    """``@clock_track(ctx, lanes, addresses)``: lanes ask for copies that mbarriers track; make the copies' words."""
    e = Emitter()
    i32 = partial(e.const, "i32")
    addresses = e.stack("i64", LANES)
    e.store(Value("%addresses", "i64", LANES), addresses, align=8)
    counter = e.pointer(e.assign("ptr", 0, f"inttoptr {e.get(CTX, CONTEXT['now'])} to ptr").text, 8)
    count = e.op("add", e.load(counter, "i32"), i32(1))
    e.store(count, counter)
    time = e.op("add", count, i32(FIRST_COPY))
    suspicious = e.stack("i1", 1)
    e.store(e.compare("uge", time, i32(MOST_EPOCHS)), suspicious)
    width = e.get(CTX, CONTEXT["block_columns"])
    first = e.op("sub", width, e.get(CTX, CONTEXT["copy_columns"]))
    has_clocks = e.compare("ne", e.get(CTX, CONTEXT["columns"]), _i64(0))
    block = e.op("shl", e.op("add", e.get(CTX, CONTEXT["block"]), _i64(1)), _i64(BLOCK_SHIFT))
    stamp = e.op("or", block, e.op("shl", e.resize(time, 64), _i64(EPOCH_SHIFT)))
    words = e.field(CTX, CONTEXT["copy_words"])
    column = e.stack("i64", 1)

    def track(lane: Value) -> None:
        e.store(_i64(_MOST_COLUMN), column)
        address = e.load(runtime.lane_item(e, addresses, "i64", lane), "i64")

        def tell() -> None:
            signal = e.assign("ptr", 0, f"call ptr @clock_signal(ptr %ctx, {address}, i1 true)")
            lost, found, new, known, fits, told = (
                e.new_label(n) for n in ("lost", "found", "new", "known", "fits", "told")
            )
            e.branch_if(_is_null(e, signal), lost, found)
            e.label(found)
            e.branch_if(e.compare("eq", e.get(signal.text, ROW["tracker"]), _i64(0)), new, known)
            e.label(new)
            number = e.op("add", e.get(CTX, CONTEXT["trackers"]), _i64(1))
            e.put(CTX, CONTEXT["trackers"], number)
            e.put(signal.text, ROW["tracker"], number)
            e.branch(known)
            e.label(known)
            own = e.op("add", first, e.op("sub", e.get(signal.text, ROW["tracker"]), _i64(1)))
            e.branch_if(e.compare("ult", own, width), fits, lost)
            e.label(fits)
            e.store(own, column)
            e.put(signal.text, ROW["tracked"], e.resize(e.op("add", time, i32(1)), 64))
            e.branch(told)
            e.label(lost)
            e.store(e.const("i1", 1), suspicious)
            e.branch(told)
            e.label(told)

        e.when(has_clocks, tell)
        word = e.op("or", stamp, e.op("shl", e.load(column, "i64"), _i64(WARP_SHIFT)))
        e.store(word, runtime.lane_item(e, words, "i64", lane))

    runtime.lane_loop(e, Value("%lanes", "i32"), track)
    e.when(e.load(suspicious, "i1"), lambda: e.line("call void @suspect(ptr %ctx)"))
    e.line("ret void")
    head = f"define internal void @clock_track(ptr %ctx, i32 %lanes, <{LANES} x i64> %addresses)"
    return runtime.function(e, f"{head} noinline")


def _see() -> str:
    """``@clock_see(ctx, warp, lanes, addresses)``: let a warp know of the copies of mbarriers that it waited for."""
    e = Emitter()
    width = e.get(CTX, CONTEXT["block_columns"])
    first = e.op("sub", e.op("sub", width, e.get(CTX, CONTEXT["copy_columns"])), _i64(1))

    def see(address: Value) -> None:
        signal = e.assign("ptr", 0, f"call ptr @clock_signal(ptr %ctx, {address}, i1 false)")

        def look() -> None:
            own = e.op("add", first, e.get(signal.text, ROW["tracker"]))
            tracks = e.compare("ne", e.get(signal.text, ROW["tracked"]), _i64(0))

            def know() -> None:
                row = e.assign("ptr", 0, "call ptr @clocks(ptr %ctx, ptr %warp)").text
                place = _piece(e, row, e.op("add", _home(e), own))
                time = e.resize(e.get(signal.text, ROW["tracked"]), 32)
                e.store(_max(e, e.load(place, "i32"), time), place)

            e.when(tracks, know)

        e.when(e.op("xor", _is_null(e, signal), e.const("i1", 1)), look)

    copies = e.compare("ne", e.get(CTX, CONTEXT["copy_columns"]), _i64(0))
    has_clocks = e.compare("ne", e.get(CTX, CONTEXT["columns"]), _i64(0))
    e.when(e.op("and", copies, has_clocks), lambda: _each_address(e, Value("%lanes", "i32"), see))
    e.line("ret void")
    head = f"define internal void @clock_see(ptr %ctx, ptr %warp, i32 %lanes, <{LANES} x i64> %addresses)"
    return runtime.function(e, f"{head} noinline")
