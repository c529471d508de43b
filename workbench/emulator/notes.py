"""What compiled code writes down of each access: a note of 32 bytes, and offsets where the lanes' addresses need them.

The lanes' addresses mostly lie on a grid, ``base + stride * (lane % 16) + step * (lane // 16)``, and a note says just
that. Else the note has the lowest address, and rows of 32 numbers of 16 bits hold each lane's offset from it: one row,
two where offsets need 32 bits, four where they need 64; the lowest bits come first.
"""

from __future__ import annotations

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
    e.put(note.text, NOTE["warp"], e.resize(e.get(WARP, warp_record["index"]), 16))

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
    e.put(note.text, NOTE["rows"], e.const("i16", 0))
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
    e.put(note.text, NOTE["rows"], e.resize(needed, 16))
    place = e.pointer(rows.text, e.op("mul", row_count, i64(2 * LANES)))
    for part in range(MOST_ROWS):
        bits = e.resize(e.op("lshr", offset, i64(16 * part)), 16)
        e.store(bits, e.pointer(place.text, 2 * LANES * part), align=2)
    row_count = e.op("add", row_count, needed)
    e.put(CTX, CONTEXT["row_count"], row_count)
    e.branch("room")

    e.label("room")
    capacity = e.get(CTX, CONTEXT["note_capacity"])
    taken = e.get(CTX, CONTEXT["row_count"])
    most = e.op("sub", capacity, i64(MOST_ROWS))
    full = e.op("or", e.compare("uge", count, capacity), e.compare("ugt", taken, most))
    e.branch_if(full, "flush", "done")
    e.label("flush")
    callback = e.assign("ptr", 0, f"inttoptr {e.get(CTX, CONTEXT['flush_notes'])} to ptr")
    e.line(f"call void {callback.text}(ptr %ctx)")
    for name in ("note_count", "row_count"):  # even if the recorder has refused them
        e.put(CTX, CONTEXT[name], i64(0))
    e.branch("done")
    e.label("done")
    e.line("ret void")
    return runtime.function(
        e,
        f"define internal void @record(ptr %ctx, ptr %warp, i32 %mask, <{LANES} x i64> %addresses, i32 %site) noinline",
    )
