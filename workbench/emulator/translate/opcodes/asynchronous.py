"""Copies that land later, and barriers in shared memory that track them: PTX ISA 9.7.9.25.3 and 9.7.13.15.

A ``cp.async`` reads its source when it is executed and waits in a queue of its warp; the data reach shared memory when
the thread waits for the group, or when the queue is full: a copy may complete at any time before its wait.
An mbarrier object is one word: pending arrivals, expected arrivals, pending transactions, and the parity of its phase.
"""

from __future__ import annotations

from collections.abc import Callable

from workbench.emulator import runtime
from workbench.emulator.emitter import Emitter, Value
from workbench.emulator.layout import LANES, Record
from workbench.emulator.runtime import WARP
from workbench.emulator.translate.lowering import Lowering
from workbench.emulator.translate.opcodes.memory import call_access, generic_address, space_of
from workbench.emulator.translate.operands import UnfitError
from workbench.emulator.translate.table import Match, Row
from workbench.ptx.ir import Immediate, Instruction, Operand, Register

_CAPACITY = 64
"""Copies that wait in a warp's queue; a power of two."""

_LOAD = "cp.async.load"

_ENTRY = Record(
    ("lanes", "i32", 1),
    ("words", "i32", 1),
    ("site", "i32", 1),
    ("target", "i32", LANES),  # addresses in shared memory
    ("group", "i32", LANES),
    ("data", "i32", 4 * LANES),
)


def _queue(lowering: Lowering) -> Record:
    """Make room for the queue in the warp's record, once."""
    record = lowering.record
    if "async_entries" not in record.fields:
        record.add("async_entries", "i8", _CAPACITY * _ENTRY.size_bytes, align=64)
        lowering.helper("async_land", _land(lowering))
        lowering.helper("async_push", _push(record))
    return record


def _entry(e: Emitter, record: Record, number: Value) -> str:
    """Address of the queue's entry `number`, modulo its capacity."""
    place = e.op("mul", e.op("and", number, e.const("i32", _CAPACITY - 1)), e.const("i32", _ENTRY.size_bytes))
    offset = e.op("add", e.resize(place, 64), e.const("i64", record["async_entries"].offset))
    return e.pointer(WARP, offset).text


def _push(record: Record) -> str:
    """``@async_push(ctx, warp, lanes, target, site, words, data)``: append a copy to the queue."""
    e = Emitter()
    lanes = Value("%lanes", "i32")
    e.branch_if(e.compare("eq", lanes, e.const("i32", 0)), "done", "some")
    e.label("some")
    full = e.compare("eq", e.get(WARP, record["async_count"]), e.const("i32", _CAPACITY))
    e.branch_if(full, "full", "room")
    e.label("full")
    e.line("call void @async_land(ptr %ctx, ptr %warp, i32 -1, i32 -1, i32 1)")
    e.branch("room")
    e.label("room")
    count = e.get(WARP, record["async_count"])
    entry = _entry(e, record, e.op("add", e.get(WARP, record["async_head"]), count))
    for name, value in (("lanes", lanes), ("words", Value("%words", "i32")), ("site", Value("%site", "i32"))):
        e.put(entry, _ENTRY[name], value)
    e.store(Value("%target", "i32", LANES), e.field(entry, _ENTRY["target"]), align=4)
    groups = e.load(e.field(WARP, record["async_groups"]), "i32", LANES, align=4)
    e.store(groups, e.field(entry, _ENTRY["group"]), align=4)
    data = e.load(Value("%data", "ptr"), "i32", 4 * LANES, align=4)
    e.store(data, e.field(entry, _ENTRY["data"]), align=4)
    e.put(WARP, record["async_count"], e.op("add", count, e.const("i32", 1)))
    e.branch("done")
    e.label("done")
    e.line("ret void")
    return runtime.function(
        e,
        f"define internal void @async_push(ptr %ctx, ptr %warp, i32 %lanes, <{LANES} x i32> %target, i32 %site, "
        "i32 %words, ptr %data) noinline",
    )


def _land(lowering: Lowering) -> str:
    """``@async_land(ctx, warp, lanes, allowed, limit)``: complete copies among the oldest `limit`.

    Those of `lanes` whose group has more than `allowed` committed groups behind it; -1: also what is not committed.
    """
    record = lowering.record
    e = Emitter()
    position = e.stack("i32", 1)
    e.store(e.const("i32", 0), position)
    head = e.get(WARP, record["async_head"])
    count = e.get(WARP, record["async_count"])
    last = e.intrinsic("umin", count, Value("%limit", "i32"))
    groups = e.load(e.field(WARP, record["async_groups"]), "i32", LANES, align=4)
    e.branch("next")
    e.label("next")
    number = e.load(position, "i32")
    e.branch_if(e.compare("ult", number, last), "look", "trim")
    e.label("look")
    e.store(e.op("add", number, e.const("i32", 1)), position)
    entry = _entry(e, record, e.op("add", head, number))
    waiting = e.get(entry, _ENTRY["lanes"])
    group = e.load(e.field(entry, _ENTRY["group"]), "i32", LANES, align=4)
    due = e.compare("slt", e.op("add", group, Value("%allowed", "i32")), groups)
    landing = e.op("and", e.op("and", waiting, Value("%lanes", "i32")), e.mask_bits(due))
    e.branch_if(e.compare("eq", landing, e.const("i32", 0)), "next", "move")
    e.label("move")
    e.put(entry, _ENTRY["lanes"], e.op("xor", waiting, landing))
    site = e.get(entry, _ENTRY["site"])
    target = e.load(e.field(entry, _ENTRY["target"]), "i32", LANES, align=4)
    words = e.get(entry, _ENTRY["words"])
    sizes = _sizes(lowering)
    cases = " ".join(f"i32 {n}, label %words{n}" for n in sizes)
    e.line(f"switch {words}, label %next [{cases}]")
    for n in sizes:
        e.label(f"words{n}")
        name = lowering.access("st", "shared", 32, n)
        place = e.field(entry, _ENTRY["data"])
        data = place if n > 1 else e.load(place, "i32", LANES, align=4)
        e.line(f"call void @{name}(ptr %ctx, ptr %warp, {landing}, {target}, {site}, {data})")
        e.branch("next")
    e.label("trim")
    first = e.get(WARP, record["async_head"])
    left = e.get(WARP, record["async_count"])
    e.branch_if(e.compare("eq", left, e.const("i32", 0)), "done", "oldest")
    e.label("oldest")
    empty = e.compare("eq", e.get(_entry(e, record, first), _ENTRY["lanes"]), e.const("i32", 0))
    e.branch_if(empty, "drop", "done")
    e.label("drop")
    e.put(WARP, record["async_head"], e.op("add", first, e.const("i32", 1)))
    e.put(WARP, record["async_count"], e.op("sub", left, e.const("i32", 1)))
    e.branch("trim")
    e.label("done")
    e.line("ret void")
    return runtime.function(
        e, "define internal void @async_land(ptr %ctx, ptr %warp, i32 %lanes, i32 %allowed, i32 %limit) noinline"
    )


def _sizes(lowering: Lowering) -> list[int]:
    """Sizes of the kernel's copies, in words."""
    copies = (i for block in lowering.flow.blocks for i, m in block.instructions if m.row.emit is _copy)
    return sorted({_words(i) for i in copies})


def _words(instruction: Instruction) -> int:
    size = instruction.operands[2]
    if not (isinstance(size, Immediate) and size.value in {4, 8, 16}):
        raise UnfitError(f"cp.async copies 4, 8 or 16 bytes; found {size}")
    return size.value // 4


def _copy(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Read the source now; what lies behind the source size, or all of an ignored source, is zero."""
    e = lowering.e
    _queue(lowering)
    words = _words(instruction)
    target, source, _, *rest = instruction.operands
    if "L2::cache_hint" in m:
        rest.pop()
    lanes = lowering.lanes(instruction)
    where = e.vector(lowering.address(source, "global"))
    data = e.stack("i32", 4 * LANES)
    if rest:
        _read_part(lowering, instruction, words, where, rest[0], data)
    else:
        call = call_access(lowering, "ld", "global", 32, words, where, instruction, site_kind=_LOAD)
        if words == 1:
            e.store(e.assign("i32", LANES, f"call <{LANES} x i32> {call})"), data, align=64)
        else:
            e.line(f"call void {call}, {data})")
    to = e.vector(lowering.address(target, "shared"))
    if lowering.traced:
        _note_request(lowering, instruction, words, lanes, to)
    site = lowering.site(instruction, "cp.async.landing", "shared", 4 * words)
    e.line(f"call void @async_push(ptr %ctx, ptr %warp, {lanes}, {to}, {site}, i32 {words}, {data})")


def _note_request(lowering: Lowering, instruction: Instruction, words: int, lanes: Value, to: Value) -> None:
    """Record that lanes ask for their copies."""
    e = lowering.e
    site = lowering.site(instruction, "cp.async.store", "shared", 4 * words)
    where = runtime.shared_to_generic(e, to)
    some, none = e.new_label("some"), e.new_label("none")
    e.branch_if(e.compare("ne", lanes, e.const("i32", 0)), some, none)
    e.label(some)
    e.line(f"call void @record(ptr %ctx, ptr %warp, {lanes}, {where}, {site})")
    e.branch(none)
    e.label(none)


def _read_part(
    lowering: Lowering, instruction: Instruction, words: int, where: Value, part: Operand, data: Value
) -> None:
    """Load the first bytes of each lane's source, word by word and then byte by byte."""
    e = lowering.e
    lanes = lowering.lanes(instruction)
    if isinstance(part, Register) and lowering.register_bits(part.name.lstrip("!")) == 1:
        ignored = e.vector(lowering.read(part, "pred"))
        size = e.select(ignored, e.const("i32", 0), e.const("i32", 4 * words))
    else:
        size = e.vector(lowering.read(part, "u32"))

    def load(bits: int, offset: Value | int, taking: Value) -> Value:
        address = e.op("add", where, e.const("i64", offset) if isinstance(offset, int) else offset)
        active = e.op("and", lanes, e.mask_bits(taking))
        call = call_access(lowering, "ld", "global", bits, 1, address, instruction, active, _LOAD)
        loaded = e.resize(e.assign(f"i{bits}", LANES, f"call <{LANES} x i{bits}> {call})"), 32)
        return e.select(taking, loaded, e.const("i32", 0))  # a load leaves anything in lanes that take no part

    rest = e.op("and", size, e.const("i32", 3))
    whole = e.op("sub", size, rest)
    tail = e.const("i32", 0)
    for byte in range(3):
        more = e.compare("ugt", rest, e.const("i32", byte))
        offset = e.op("add", e.resize(whole, 64), e.const("i64", byte))
        tail = e.op("or", tail, e.op("shl", load(8, offset, more), e.const("i32", 8 * byte)))
    for word in range(words):
        value = load(32, 4 * word, e.compare("ugt", whole, e.const("i32", 4 * word)))
        here = e.compare("eq", whole, e.const("i32", 4 * word))
        e.store(e.select(here, tail, value), e.pointer(data.text, 4 * LANES * word), align=64)


def _commit(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    e = lowering.e
    record = _queue(lowering)
    place = e.field(WARP, record["async_groups"])
    groups = e.load(place, "i32", LANES, align=4)
    mine = e.cast("zext", e.mask_lanes(lowering.lanes(instruction)), "i32")
    e.store(e.op("add", groups, mine), place, align=4)


def _wait(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Complete groups until at most as many as asked are left; all copies for wait_all."""
    _queue(lowering)
    allowed = "i32 -1"
    if "wait_group" in m:
        allowed = str(lowering.read(instruction.operands[0], "b32"))
    lanes = lowering.lanes(instruction)
    lowering.e.line(f"call void @async_land(ptr %ctx, ptr %warp, {lanes}, {allowed}, i32 -1)")


# mbarrier

_COUNT = 20
_PENDING, _EXPECTED, _TRANSACTIONS, _PHASE = 0, _COUNT, 2 * _COUNT, 63
_TRANSACTION_BITS = _COUNT + 1
_COUNT_MASK = (1 << _COUNT) - 1
_TRANSACTION_MASK = (1 << _TRANSACTION_BITS) - 1

Change = Callable[[Emitter, Value, Value], tuple[Value | None, Value]]
"""New word or None, and the result, from the old word and an operand."""


def _add_at(e: Emitter, word: Value, place: int, mask: int, amount: Value) -> Value:
    """Add to one field of the word, modulo its width."""
    old = e.op("and", e.op("lshr", word, e.const("i64", place)), e.const("i64", mask))
    new = e.op("and", e.op("add", old, amount), e.const("i64", mask))
    cleared = e.op("and", word, e.const("i64", ~(mask << place)))
    return e.op("or", cleared, e.op("shl", new, e.const("i64", place)))


def _settled(e: Emitter, word: Value) -> Value:
    """Begin the next phase where nothing is pending."""
    busy = e.const("i64", _COUNT_MASK << _PENDING | _TRANSACTION_MASK << _TRANSACTIONS)
    complete = e.compare("eq", e.op("and", word, busy), e.const("i64", 0))
    expected = e.op("and", e.op("lshr", word, e.const("i64", _EXPECTED)), e.const("i64", _COUNT_MASK))
    next_phase = e.op("xor", e.op("or", word, expected), e.const("i64", 1 << _PHASE))
    return e.select(complete, next_phase, word)


def _negative(e: Emitter, a: Value) -> Value:
    return e.op("sub", e.const("i64", 0), a)


def _init(e: Emitter, word: Value, count: Value) -> tuple[Value, Value]:
    return e.op("or", count, e.op("shl", count, e.const("i64", _EXPECTED))), word


def _invalidate(e: Emitter, word: Value, _: Value) -> tuple[Value, Value]:
    return e.const("i64", 0), word


def _arrive(e: Emitter, word: Value, count: Value) -> tuple[Value, Value]:
    return _settled(e, _add_at(e, word, _PENDING, _COUNT_MASK, _negative(e, count))), word


def _arrive_drop(e: Emitter, word: Value, count: Value) -> tuple[Value, Value]:
    lowered = _add_at(e, word, _EXPECTED, _COUNT_MASK, _negative(e, count))
    return _arrive(e, lowered, count)[0], word


def _expect(e: Emitter, word: Value, amount: Value) -> tuple[Value, Value]:
    return _add_at(e, word, _TRANSACTIONS, _TRANSACTION_MASK, amount), word


def _complete(e: Emitter, word: Value, amount: Value) -> tuple[Value, Value]:
    return _settled(e, _add_at(e, word, _TRANSACTIONS, _TRANSACTION_MASK, _negative(e, amount))), word


def _arrive_expect(e: Emitter, word: Value, amount: Value) -> tuple[Value, Value]:
    return _arrive(e, _expect(e, word, amount)[0], e.const("i64", 1))[0], word


def _arrive_drop_expect(e: Emitter, word: Value, amount: Value) -> tuple[Value, Value]:
    return _arrive_drop(e, _expect(e, word, amount)[0], e.const("i64", 1))[0], word


def _peek(e: Emitter, word: Value, _: Value) -> tuple[None, Value]:
    return None, word


def _object_function(lowering: Lowering, name: str, change: Change) -> str:
    """``@name(ctx, warp, lanes, addresses, site, operands) -> <32 x i64>``: lanes change objects one after another."""
    e = Emitter()
    where, what, old = (e.stack("i64", LANES) for _ in range(3))
    e.store(Value("%addresses", "i64", LANES), where, align=8)
    e.store(Value("%operands", "i64", LANES), what, align=8)
    e.store(Value("zeroinitializer", "i64", LANES), old, align=8)
    if lowering.synced:
        some, work = e.new_label("some"), e.new_label("work")
        e.branch_if(e.compare("ne", Value("%lanes", "i32"), e.const("i32", 0)), some, work)
        e.label(some)
        e.line(f"call void @record(ptr %ctx, ptr %warp, i32 %lanes, <{LANES} x i64> %addresses, i32 %site)")
        e.branch(work)
        e.label(work)

    def act(lane: Value) -> None:
        address = e.load(runtime.lane_item(e, where, "i64", lane), "i64")
        host = e.assign("i64", 0, f"call i64 @translate(ptr %ctx, ptr %warp, {lane}, {address}, i64 8, i32 %site)")
        good, after = e.new_label("good"), e.new_label("after")
        e.branch_if(e.compare("ne", host, e.const("i64", 0)), good, after)
        e.label(good)
        place = e.assign("ptr", 0, f"inttoptr {host} to ptr")
        operand = e.load(runtime.lane_item(e, what, "i64", lane), "i64")
        new, result = change(e, e.load(place, "i64"), operand)
        if new is not None:
            e.store(new, place)
        e.store(result, runtime.lane_item(e, old, "i64", lane))
        e.branch(after)
        e.label(after)

    runtime.lane_loop(e, Value("%lanes", "i32"), act)
    e.line(f"ret {e.load(old, 'i64', LANES, align=8)}")
    head = f"define internal <{LANES} x i64> @{name}(ptr %ctx, ptr %warp, i32 %lanes, <{LANES} x i64> %addresses"
    return runtime.function(e, f"{head}, i32 %site, <{LANES} x i64> %operands) noinline")


def _change(
    lowering: Lowering, m: Match, instruction: Instruction, address: Operand, change: Change, operand: Value
) -> Value:
    """Apply a change for every lane; return the old words."""
    space = "shared::cluster" if "shared::cluster" in m else space_of(m)
    where = lowering.e.vector(generic_address(lowering, address, space))
    return _change_at(lowering, instruction, where, lowering.lanes(instruction), change, operand, space)


def _change_at(
    lowering: Lowering, instruction: Instruction, where: Value, lanes: Value, change: Change, operand: Value, space: str
) -> Value:
    """Apply a change to the objects at generic addresses, for some lanes; return the old words."""
    e = lowering.e
    name = f"mbarrier{change.__name__}"
    lowering.helper(name, _object_function(lowering, name, change))
    kind, order = (
        ("st", "") if change in {_init, _invalidate} else ("atom", "acquire" if change is _peek else "release")
    )
    site = lowering.site(instruction, kind, space.split("::", maxsplit=1)[0], 8, order)
    values = e.vector(e.resize(operand, 64))
    arguments = f"ptr %ctx, ptr %warp, {lanes}, {where}, {site}, {values}"
    return e.assign("i64", LANES, f"call <{LANES} x i64> @{name}({arguments})")


def complete_transactions(
    lowering: Lowering, instruction: Instruction, where: Value, lanes: Value, count: Value
) -> None:
    """Take transactions off the mbarrier objects at generic addresses, as what they track does when it ends."""
    _change_at(lowering, instruction, where, lanes, _complete, count, "")


def _without_result(change: Change) -> Callable[[Lowering, Match, Instruction], None]:
    """Make the emission of init, inval, expect_tx or complete_tx."""

    def emit(lowering: Lowering, m: Match, instruction: Instruction) -> None:
        address, *rest = instruction.operands
        operand = lowering.read(rest[0], "u32") if rest else lowering.e.const("i32", 0)
        _change(lowering, m, instruction, address, change, operand)

    return emit


def _arrival(change: Change, with_transactions: Change) -> Callable[[Lowering, Match, Instruction], None]:
    """Make the emission of arrive or arrive_drop; the old word is the state that the phase is waited for with."""

    def emit(lowering: Lowering, m: Match, instruction: Instruction) -> None:
        target, address, *rest = instruction.operands
        operand = lowering.read(rest[0], "u32") if rest else lowering.e.const("i32", 1)
        chosen = with_transactions if "expect_tx" in m else change
        state = _change(lowering, m, instruction, address, chosen, operand)
        assert isinstance(target, Register)
        lowering.set(target.name, state, guard=lowering.guard(instruction))

    return emit


def _test(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Whether the phase of a state, or of a parity, is over."""
    e = lowering.e
    target, address, phase = instruction.operands[:3]
    word = _change(lowering, m, instruction, address, _peek, e.const("i64", 0))
    bit = e.op("lshr", word, e.const("i64", _PHASE))
    if "parity" in m:
        wanted = e.op("and", e.resize(lowering.read(phase, "u32"), 64), e.const("i64", 1))
    else:
        wanted = e.op("lshr", lowering.read(phase, "b64"), e.const("i64", _PHASE))
    over = e.compare("ne", bit, wanted)
    assert isinstance(target, Register)
    lowering.set(target.name, over, guard=lowering.guard(instruction))
    if lowering.synced:
        where = e.vector(generic_address(lowering, address, space_of(m)))
        lanes = e.op("and", lowering.lanes(instruction), e.mask_bits(over))
        some, after = e.new_label("some"), e.new_label("after")
        e.branch_if(e.compare("ne", lanes, e.const("i32", 0)), some, after)
        e.label(some)
        if lowering.screened:
            e.line(f"call void @clock_see(ptr %ctx, ptr %warp, {lanes}, {where})")
        else:
            lowering.note_sync(instruction, "mbarrier.wait", lanes, where)
        lowering.note_sync(instruction, "bar.warp.sync", lanes, lanes)  # what one lane waited for, its fellows did too
        e.branch(after)
        e.label(after)


def _track_copies(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Complete the lanes' copies, and arrive; without ``.noinc`` the arrival was added to those expected before."""
    _queue(lowering)
    lanes = lowering.lanes(instruction)
    lowering.e.line(f"call void @async_land(ptr %ctx, ptr %warp, {lanes}, i32 -1, i32 -1)")
    if "noinc" in m:
        _change(lowering, m, instruction, instruction.operands[0], _arrive, lowering.e.const("i32", 1))


def _pending_count(e: Emitter, m: Match, state: Value) -> Value:
    return e.resize(e.op("and", state, e.const("i64", _COUNT_MASK)), 32)


_SHARED = "{.shared|.shared::cta}"
_ANYWHERE = "{.shared|.shared::cta|.shared::cluster}"
_RELEASE = "{.release|.relaxed}{.cta|.cluster}"
_ACQUIRE = "{.acquire|.relaxed}{.cta|.cluster}"

ROWS: tuple[Row, ...] = (
    Row(
        "cp.async.(ca|cg).(shared|shared::cta).global{.L2::cache_hint}{.L2::64B|.L2::128B|.L2::256B}",
        "",
        _copy,
        "9.7.9.25.3.1",
        writes=False,
        takes="[a], [a], a, a?, a?",
    ),
    Row("cp.async.commit_group", "", _commit, "9.7.9.25.3.2", writes=False),
    Row("cp.async.wait_group", "", _wait, "9.7.9.25.3.3", writes=False, takes="n"),
    Row("cp.async.wait_all", "", _wait, "9.7.9.25.3.3", writes=False),
    Row(
        f"cp.async.mbarrier.arrive{{.noinc}}{_SHARED}.b64", "", _track_copies, "9.7.13.15.16", writes=False, takes="[a]"
    ),
    Row(f"mbarrier.init{_SHARED}.b64", "", _without_result(_init), "9.7.13.15.9", writes=False, takes="[a], a"),
    Row(f"mbarrier.inval{_SHARED}.b64", "", _without_result(_invalidate), "9.7.13.15.10", writes=False, takes="[a]"),
    Row(
        f"mbarrier.expect_tx{{.relaxed}}{{.cta|.cluster}}{_ANYWHERE}.b64",
        "",
        _without_result(_expect),
        "9.7.13.15.11",
        writes=False,
        takes="[a], a",
    ),
    Row(
        f"mbarrier.complete_tx{{.relaxed}}{{.cta|.cluster}}{_ANYWHERE}.b64",
        "",
        _without_result(_complete),
        "9.7.13.15.12",
        writes=False,
        takes="[a], a",
    ),
    Row(
        f"mbarrier.arrive{{.expect_tx|.noComplete}}{_RELEASE}{_ANYWHERE}.b64",
        "",
        _arrival(_arrive, _arrive_expect),
        "9.7.13.15.13",
        takes="d, [a], a?",
    ),
    Row(
        f"mbarrier.arrive_drop{{.expect_tx|.noComplete}}{_RELEASE}{_ANYWHERE}.b64",
        "",
        _arrival(_arrive_drop, _arrive_drop_expect),
        "9.7.13.15.14",
        takes="d, [a], a?",
    ),
    Row(
        f"mbarrier.(test_wait|try_wait){{.parity}}{_ACQUIRE}{_SHARED}.b64",
        "",
        _test,
        "9.7.13.15.16",
        takes="d, [a], a, a?",
    ),
    Row("mbarrier.pending_count.b64", "u32=b64", _pending_count, "9.7.13.15.17"),
)
