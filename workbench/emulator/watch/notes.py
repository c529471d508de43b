"""What compiled code writes down of each access: a note of 32 bytes, and offsets where the lanes' addresses need them.

The lanes' addresses mostly lie on a grid, ``base + stride * (lane % 16) + step * (lane // 16)``, and a note says just
that. Else the note has the lowest address, and rows of 32 numbers of 16 bits hold each lane's offset from it: one row,
two where offsets need 32 bits, four where they need 64; the lowest bits come first.

A lane's bulk copy is two notes however long it is, of what it reads and of what it writes: they stand for as many
notes as the copy has units, by turns, each ``step`` bytes beyond the one before.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import numpy as np
from numpy.typing import NDArray

from workbench.emulator import runtime
from workbench.emulator.emitter import IOTA, Emitter, Value
from workbench.emulator.layout import CONTEXT, LANES, NOTE, Record
from workbench.emulator.runtime import CTX, WARP

HALF = LANES // 2
MOST_ROWS = 4
"""Rows of a note at most."""

NOTE_DTYPE = np.dtype(
    [(name, f"{'i' if name in {'stride', 'step'} else 'u'}{int(f.type[1:]) // 8}") for name, f in NOTE.fields.items()]
)
"""`layout.NOTE` as NumPy reads it. Addresses are virtual."""


def addresses(notes: NDArray[np.void], rows: NDArray[np.uint16]) -> NDArray[np.uint64]:
    """Work out the lanes' addresses, shape (n, 32), of notes and the rows that belong to them."""
    lane = np.arange(LANES, dtype=np.int64)
    stride, step = (notes[name].astype(np.int64)[:, None] for name in ("stride", "step"))
    found = notes["base"][:, None] + (stride * (lane % HALF) + step * (lane // HALF)).view(np.uint64)
    first = np.cumsum(notes["rows"]) - notes["rows"]
    for part in range(MOST_ROWS):
        some = np.flatnonzero(notes["rows"] > part)
        found[some] += rows[first[some] + part].astype(np.uint64) << np.uint64(16 * part)
    return found


def units_of(notes: NDArray[np.void]) -> NDArray[np.int64]:
    """Count the accesses of warps, or of copies, that each note stands for."""
    units: NDArray[np.int64] = np.maximum(notes["units"], 1).astype(np.int64)
    return units


def parts(
    notes: NDArray[np.void], rows: NDArray[np.uint16], at_most: int
) -> Iterator[tuple[NDArray[np.void], NDArray[np.uint16]]]:
    """Yield notes of one access each, some `at_most` at a time, and the rows that belong to them."""
    ends, row_ends = np.cumsum(units_of(notes)), np.cumsum(notes["rows"], dtype=np.int64)
    copies = np.flatnonzero(notes["units"])
    writes = np.zeros(len(notes) + 1, bool)
    writes[copies[1::2]] = True
    first = done = row = 0
    while first < len(notes):
        last = max(first + 1, int(np.searchsorted(ends, done + at_most, "right")))
        last += int(writes[last])  # which goes with what is read
        yield _expand(notes[first:last], writes[first:last]), rows[row : row_ends[last - 1]]
        first, done, row = last, int(ends[last - 1]), int(row_ends[last - 1])


def _expand(notes: NDArray[np.void], writes: NDArray[np.bool_]) -> NDArray[np.void]:
    """Replace the notes of copies by those of their units."""
    copies = notes["units"] > 0
    if not copies.any():
        return notes
    units = units_of(notes)
    start = np.cumsum(units) - units
    source = np.repeat(np.arange(len(notes)), units)
    number = np.arange(len(source)) - start[source]
    first = np.where(writes, start - units + 1, start)
    out = np.empty(len(source), notes.dtype)
    place = first[source] + number * np.where(copies, 2, 1)[source]
    out[place] = notes[source]
    out["base"][place] += (number * np.where(copies, notes["step"], 0)[source]).astype(np.uint64)
    out["step"][place[copies[source]]] = 0
    return out


def record(warp_record: Record) -> str:
    """``@record(ctx, warp, mask, addresses, site)``: append a note; hand notes and rows over when there is no room."""
    e = Emitter()
    i32, i64 = partial(e.const, "i32"), partial(e.const, "i64")
    mask, where = Value("%mask", "i32"), Value("%addresses", "i64", LANES)
    count, row_count = (e.get(CTX, CONTEXT[name]) for name in ("note_count", "row_count"))
    notes, rows = (e.assign("ptr", 0, f"inttoptr {e.get(CTX, CONTEXT[name])} to ptr") for name in ("notes", "rows"))
    note = e.pointer(notes.text, e.op("mul", count, i64(NOTE.size_bytes)))
    e.put(note.text, NOTE["instruction"], Value("%site", "i32"))
    e.put(note.text, NOTE["mask"], mask)
    e.put(note.text, NOTE["block"], e.resize(e.get(CTX, CONTEXT["block"]), 32))
    e.put(note.text, NOTE["warp"], e.resize(e.get(WARP, warp_record["index"]), 8))
    e.put(note.text, NOTE["units"], e.const("i16", 0))

    def of_lane(lane: Value) -> Value:
        return e.assign("i64", 0, f"extractelement {where}, {e.op('and', lane, i32(LANES - 1))}")

    def is_active(lane: Value) -> Value:
        bit = e.op("and", e.op("lshr", mask, e.op("and", lane, i32(LANES - 1))), i32(1))
        return e.op("and", e.compare("eq", bit, i32(1)), e.compare("ult", lane, i32(LANES)))

    first = e.op("and", e.intrinsic("cttz", mask, e.const("i1", 0)), i32(LANES - 1))
    beside, below = e.op("add", first, i32(1)), e.op("add", first, i32(HALF))
    start = of_lane(first)
    stride = e.select(is_active(beside), e.op("sub", of_lane(beside), start), i64(0))
    along = e.op("mul", stride, i64(HALF))
    step = e.select(is_active(below), e.op("sub", of_lane(below), start), along)
    stride, step = (e.cast("sext", e.resize(v, 32), "i64") for v in (stride, step))
    column, half = (
        e.op(op, e.resize(first, 64), i64(n)) for op, n in (("and", HALF - 1), ("lshr", HALF.bit_length() - 1))
    )
    origin = e.op("sub", e.op("sub", start, e.op("mul", stride, column)), e.op("mul", step, half))
    lanes = Value(IOTA, "i64", LANES)
    columns, halves = e.op("and", lanes, i64(HALF - 1)), e.op("lshr", lanes, i64(HALF.bit_length() - 1))
    grid = e.op("add", e.op("add", e.op("mul", columns, stride), e.op("mul", halves, step)), origin)
    apart = e.op("and", e.mask_bits(e.compare("ne", grid, where)), mask)
    for name, value in (("base", origin), ("stride", e.resize(stride, 32)), ("step", e.resize(step, 32))):
        e.put(note.text, NOTE[name], value)
    e.put(note.text, NOTE["rows"], e.const("i8", 0))
    count = e.op("add", count, i64(1))
    e.put(CTX, CONTEXT["note_count"], count)
    e.branch_if(e.compare("eq", apart, i32(0)), "room", "offsets")

    e.label("offsets")
    active = e.mask_lanes(mask)
    low = e.assign("i64", 0, f"call i64 @llvm.vector.reduce.umin.v{LANES}i64({e.select(active, where, i64(-1))})")
    offset = e.select(active, e.op("sub", where, low), i64(0))
    span = e.assign("i64", 0, f"call i64 @llvm.vector.reduce.umax.v{LANES}i64({offset})")
    needed = e.select(e.compare("ult", span, i64(1 << 32)), i64(2), i64(MOST_ROWS))
    needed = e.select(e.compare("ult", span, i64(1 << 16)), i64(1), needed)
    for name, value in (("base", low), ("stride", i32(0)), ("step", i32(0))):
        e.put(note.text, NOTE[name], value)
    e.put(note.text, NOTE["rows"], e.resize(needed, 8))
    place = e.pointer(rows.text, e.op("mul", row_count, i64(2 * LANES)))
    for part in range(MOST_ROWS):
        bits = e.resize(e.op("lshr", offset, i64(16 * part)), 16)
        e.store(bits, e.pointer(place.text, 2 * LANES * part), align=2)
    row_count = e.op("add", row_count, needed)
    e.put(CTX, CONTEXT["row_count"], row_count)
    e.branch("room")

    e.label("room")
    _make_room(e, count)
    return runtime.function(
        e,
        f"define internal void @record(ptr %ctx, ptr %warp, i32 %mask, <{LANES} x i64> %addresses, i32 %site) noinline",
    )


def record_copy(warp_record: Record) -> str:
    """``@record_copy(ctx, warp, mask, target, source, units, unit_bytes, reading, writing)``: note a lane's copy."""
    e = Emitter()
    count = e.get(CTX, CONTEXT["note_count"])
    start = e.assign("ptr", 0, f"inttoptr {e.get(CTX, CONTEXT['notes'])} to ptr")
    block, warp = e.get(CTX, CONTEXT["block"]), e.get(WARP, warp_record["index"])
    note = e.pointer(start.text, e.op("mul", count, e.const("i64", NOTE.size_bytes))).text
    for address, site in (("%source", "%reading"), ("%target", "%writing")):
        fields = {
            "instruction": Value(site, "i32"),
            "mask": Value("%mask", "i32"),
            "block": e.resize(block, 32),
            "warp": e.resize(warp, 8),
            "rows": e.const("i8", 0),
            "units": Value("%units", "i16"),
            "base": Value(address, "i64"),
            "stride": e.const("i32", 0),
            "step": Value("%unit_bytes", "i32"),
        }
        for name, value in fields.items():
            e.put(note, NOTE[name], value)
        note = e.pointer(note, NOTE.size_bytes).text
    count = e.op("add", count, e.const("i64", 2))
    e.put(CTX, CONTEXT["note_count"], count)
    _make_room(e, count)
    arguments = "i32 %mask, i64 %target, i64 %source, i16 %units, i32 %unit_bytes, i32 %reading, i32 %writing"
    return runtime.function(e, f"define internal void @record_copy(ptr %ctx, ptr %warp, {arguments}) noinline")


def _make_room(e: Emitter, count: Value) -> None:
    """Hand over what is noted where there is no room for two more notes and the rows of one; return."""
    i64 = partial(e.const, "i64")
    capacity = e.get(CTX, CONTEXT["note_capacity"])
    taken = e.get(CTX, CONTEXT["row_count"])
    few = e.compare("ugt", count, e.op("sub", capacity, i64(2)))
    full = e.op("or", few, e.compare("ugt", taken, e.op("sub", capacity, i64(MOST_ROWS))))
    e.branch_if(full, "flush", "done")
    e.label("flush")
    callback = e.assign("ptr", 0, f"inttoptr {e.get(CTX, CONTEXT['flush_notes'])} to ptr")
    e.line(f"call void {callback.text}(ptr %ctx)")
    for name in ("note_count", "row_count"):  # even if the recorder has refused them
        e.put(CTX, CONTEXT[name], i64(0))
    e.branch("done")
    e.label("done")
    e.line("ret void")
