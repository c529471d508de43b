"""Copies and updates of boxes of tensors, by tensor maps: PTX ISA 9.7.9.25.5, and "Tensors" in its chapter 5.

A box is walked row by row: a row is the innermost dimension, which lies side by side in global and in shared memory.
The positions along the outer dimensions go on like an odometer, in the tile mode through the box, in the im2col mode
through the pixels. A copy completes when it is asked for, as in `bulk`.

What the ISA leaves open is as an H200 does it. Rows that are shorter than the span of the swizzle begin a span apart in
shared memory, and what lies between them stays as it was. A box begins at a multiple of 16 bytes along the innermost
dimension, a column at a pixel within the corners; a store begins at no negative coordinate.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from workbench.core.tensor_map import MAX_RANK, SMEM_ALIGNMENT_BYTES
from workbench.emulator import runtime
from workbench.emulator.emitter import IOTA, Emitter, Value
from workbench.emulator.layout import (
    CLUSTER_BASE,
    CLUSTER_SHIFT,
    FIRST_GLOBAL_WINDOW,
    LANES,
    MAX_CLUSTER_BLOCKS,
    PARAMETER_WINDOW,
    TENSOR_MAP,
    WINDOW_SHIFT,
    Fault,
    Record,
)
from workbench.emulator.runtime import WARP
from workbench.emulator.tensor_maps import IM2COL, MAGIC, TILE, TYPES
from workbench.emulator.translate.lowering import Lowering
from workbench.emulator.translate.opcodes import floating
from workbench.emulator.translate.opcodes.bulk import (
    act_as_copy,
    act_as_threads,
    begin_reading,
    begin_tracked,
    end_tracked,
)
from workbench.emulator.translate.opcodes.memory import add_keeping_subnormals, generic_address, operation
from workbench.emulator.translate.operands import UnfitError, elements_of
from workbench.emulator.translate.table import Match, Row
from workbench.ptx.ir import TYPE_BITS, Address, Instruction, Operand

_READ, _WRITE, _UPDATE, _MAP = "cp.async.bulk.load", "cp.async.bulk.store", "cp.reduce.async.bulk", "tensormap"
_UNIT_SHIFT = 4
_UNIT = 1 << _UNIT_SHIFT
_SPAN_BYTES = 128  # within which a swizzle moves units
"""Bytes of the pieces that a swizzle leaves whole."""

_OUTER = tuple(range(1, MAX_RANK))
_UNBOUNDED = 1 << 40
"""Past every coordinate."""

_INTEGERS, _HALVES = ("u32", "s32", "u64"), ("f16", "bf16")
_REDUCTIONS = {
    "add": (*_INTEGERS, *_HALVES, "f32", "f64"),
    **dict.fromkeys(("min", "max"), (*_INTEGERS, *_HALVES, "s64")),
    **dict.fromkeys(("inc", "dec"), ("u32",)),
    **dict.fromkeys(("and", "or", "xor"), _INTEGERS),
}
"""Operations, and the types of tensors that each takes: all others are illegal instructions on an H200."""

_MOST_OFFSET = {3: 1 << 16, 4: 1 << 8, 5: 1 << 5}
"""One past the largest im2col offset, by rank."""


@dataclass(frozen=True)
class _Row:
    """One row of a box, while the walk is at it: values of 64 bits.

    Attributes
    ----------
    lane : Value
    address : Value
        Virtual, of where the row begins, be it in the tensor or outside.
    low, high : Value
        Bytes of the row that are in the tensor: from, and up to.
    host : Value
        Host address of `address`; nothing where no byte is in the tensor.
    place : Value
        Virtual address in shared memory, before the swizzle.
    size : Value
        Bytes.
    origin : Value
        What makes a host address of a virtual one in shared memory.
    swizzle, fill, item_shift, kind : Value
        Of the tensor map.
    abort : str
        Label to go to where the row cannot be done.
    """

    lane: Value
    address: Value
    low: Value
    high: Value
    host: Value
    place: Value
    size: Value
    origin: Value
    swizzle: Value
    fill: Value
    item_shift: Value
    kind: Value
    abort: str


_Act = Callable[[Emitter, _Row], None]


def _swizzled(e: Emitter, address: Value, mask: Value) -> Value:
    """Exchange pieces of 16 bytes: bits 7 to 9 of the address change bits 4 to 6, as far as the mask goes."""
    bits = e.op("and", e.op("lshr", address, e.const("i64", 7)), mask)
    return e.op("xor", address, e.op("shl", bits, e.const("i64", _UNIT_SHIFT)))


# What is noted of rows


_SPAN = "ptr %ctx, ptr %warp, i32 %lane, i64 %base, i64 %begin, i64 %end, i64 %swizzle, i64 %shift, i32 %site"


def _span_function(*, screened: bool) -> str:
    """``@tensor_span``: record what a lane's copy touches from `begin` to `end`, in units of ``1 << shift`` bytes."""
    e = Emitter()
    base, begin, end, swizzle, shift = (Value(f"%{n}", "i64") for n in ("base", "begin", "end", "swizzle", "shift"))
    unit = e.op("shl", e.const("i64", 1), shift)
    site = e.op("add", Value("%site", "i32"), e.resize(shift, 32))
    lane = Value("%lane", "i32")
    if screened:
        act_as_copy(e, lane)
        # A row may lie anywhere within the spans of its swizzle.
        span = e.select(e.compare("eq", swizzle, e.const("i64", 0)), e.const("i64", _UNIT), e.const("i64", _SPAN_BYTES))
        below = e.op("sub", e.const("i64", 0), span)
        above = e.op("sub", span, e.const("i64", 1))
        low = e.op("and", e.op("add", base, begin), below)
        high = e.op("and", e.op("add", e.op("add", base, end), above), below)
        high = e.select(e.compare("slt", begin, end), high, low)
        begin_reading(e, lane, low, high, e.op("add", Value("%site", "i32"), e.const("i32", _UNIT_SHIFT)))
        along = e.op("mul", Value(IOTA, "i64", LANES), unit)

        def note(at: Value) -> None:
            offsets = e.op("add", along, at)
            mask = e.mask_bits(e.compare("slt", offsets, end))
            where = _swizzled(e, e.op("add", offsets, base), swizzle)
            e.line(f"call void @record(ptr %ctx, ptr %warp, {mask}, {where}, {site})")

        e.loop(begin, end, e.op("mul", unit, e.const("i64", LANES)), note)
        act_as_threads(e)
    else:
        mask = e.op("shl", e.const("i32", 1), lane)

        def note(at: Value) -> None:
            where = e.vector(_swizzled(e, e.op("add", at, base), swizzle))
            e.line(f"call void @record(ptr %ctx, ptr %warp, {mask}, {where}, {site})")

        e.loop(begin, end, unit, note)
    e.line("ret void")
    return runtime.function(e, f"define internal void @tensor_span({_SPAN}) noinline")


def _note(e: Emitter, row: _Row, base: Value, begin: Value, end: Value, swizzle: Value, site: str) -> None:
    """Record whole pieces of 16 bytes, and single elements before and behind them."""
    below = e.const("i64", -_UNIT)
    first = e.op("and", e.op("add", begin, e.const("i64", _UNIT - 1)), below)
    first = e.intrinsic("smin", first, end)
    last = e.intrinsic("smax", e.op("and", end, below), first)
    whole = e.const("i64", _UNIT_SHIFT)
    for start, stop, shift in ((begin, first, row.item_shift), (first, last, whole), (last, end, row.item_shift)):
        arguments = f"ptr %ctx, ptr %warp, {row.lane}, {base}, {start}, {stop}, {swizzle}, {shift}, i32 {site}"
        e.line(f"call void @tensor_span({arguments})")


# What is done with rows


def _pieces(e: Emitter, row: _Row, body: Callable[[Value, Value, Value, Value], None]) -> None:
    """Run `body` with the host address of each piece in shared memory, its place in the row, and which bytes count."""

    def piece(at: Value) -> None:
        there = _swizzled(e, e.op("add", row.place, at), row.swizzle)
        zero, unit = e.const("i64", 0), e.const("i64", _UNIT)
        bounds = (e.op("sub", bound, at) for bound in (row.low, row.high))
        begin, end = (e.intrinsic("smin", e.intrinsic("smax", b, zero), unit) for b in bounds)
        body(e.op("add", there, row.origin), at, begin, end)

    e.loop(e.const("i64", 0), row.size, e.const("i64", _UNIT), piece)


def _pointer(e: Emitter, address: Value) -> Value:
    return e.assign("ptr", 0, f"inttoptr {address} to ptr")


def _move(e: Emitter, target: Value, source: Value, size: Value) -> None:
    to, by = _pointer(e, target), _pointer(e, source)
    e.line(f"call void @llvm.memmove.p0.p0.i64({to}, {by}, {size}, i1 false)")


def _is_whole(e: Emitter, begin: Value, end: Value) -> Value:
    return e.compare("eq", e.op("sub", end, begin), e.const("i64", _UNIT))


def _load_row(e: Emitter, row: _Row) -> None:
    """Copy a row to shared memory, with the fill where it is outside the tensor."""

    def piece(there: Value, at: Value, begin: Value, end: Value) -> None:
        whole, part, after = (e.new_label(n) for n in ("whole", "part", "after"))
        here = e.op("add", row.host, at)
        e.branch_if(_is_whole(e, begin, end), whole, part)
        e.label(whole)
        e.store(e.load(_pointer(e, here), "i64", 2, align=1), _pointer(e, there), align=_UNIT)
        e.branch(after)
        e.label(part)
        for behind in (0, 8):
            e.store(row.fill, _pointer(e, e.op("add", there, e.const("i64", behind))))
        size = e.op("sub", end, begin)

        def move() -> None:
            _move(e, e.op("add", there, begin), e.op("add", here, begin), size)

        e.when(e.compare("sgt", size, e.const("i64", 0)), move)
        e.branch(after)
        e.label(after)

    _pieces(e, row, piece)


def _store_row(e: Emitter, row: _Row) -> None:
    """Copy what is in the tensor of a row out of shared memory."""

    def piece(there: Value, at: Value, begin: Value, end: Value) -> None:
        size = e.op("sub", end, begin)

        def move() -> None:
            _move(e, e.op("add", e.op("add", row.host, at), begin), e.op("add", there, begin), size)

        e.when(e.compare("sgt", size, e.const("i64", 0)), move)

    _pieces(e, row, piece)


def _update_row(name: str) -> _Act:
    """Make what updates a row of the tensor, by the function for its type."""

    def act(e: Emitter, row: _Row) -> None:
        labels = {kind: e.new_label(kind) for kind in _REDUCTIONS[name]}
        wrong, after = e.new_label("wrong"), e.new_label("after")
        cases = " ".join(f"i8 {TYPES.index(kind)}, label %{label}" for kind, label in labels.items())
        e.line(f"switch {row.kind}, label %{wrong} [{cases}]")
        e.label(wrong)
        e.line(
            f"call void @tensor_fault(ptr %ctx, ptr %warp, {row.lane}, i64 0, i32 {Fault.TENSOR_TYPE}, i32 %mapping)"
        )
        e.branch(row.abort)
        for kind, label in labels.items():
            e.label(label)
            shift = (TYPE_BITS[kind] // 8).bit_length() - 1
            sites = (e.op("add", Value(f"%{n}", "i32"), e.const("i32", shift)) for n in ("reading", "writing"))
            arguments = f"{row.lane}, {row.address}, {row.place}, {row.low}, {row.high}, {row.swizzle}"
            listed = ", ".join(map(str, sites))
            e.line(f"call void @{_update_name(name, kind)}(ptr %ctx, ptr %warp, {arguments}, {listed})")
            e.branch(after)
        e.label(after)

    return act


def _update_name(name: str, kind: str) -> str:
    return f"tensor_{name}_{kind}"


def _operation(name: str, kind: str) -> tuple[str, str | runtime.Combine]:
    """Name of an operation, and what makes the new value: as atomics do, but for what those lack."""
    if name == "add" and kind == "f32":
        return "add_f32_keeping_subnormals", add_keeping_subnormals
    if name == "add" and kind == "f64":
        return "add_f64_keeping_nan", _add_double
    return operation(name, kind)


def _add_double(e: Emitter, address: Value, old: Value, value: Value) -> Value:
    """Add f64; of NaN the operand, or else the old one, stays as it is: seen on an H200."""
    a, b = (e.bitcast(v, "double") for v in (old, value))
    total = floating.as_int(e, e.op("fadd", a, b))
    return e.select(e.compare("uno", b, b), value, e.select(e.compare("uno", a, a), old, total))


def _update_function(lowering: Lowering, name: str, kind: str) -> str:
    """``@tensor_<name>_<kind>``: update the elements of a row from `low` to `high`, 32 at a time, as atomics do."""
    e = Emitter()
    bits = TYPE_BITS[kind]
    done, what = _operation(name, kind)
    element = f"i{bits}"
    load, update = lowering.access("ld", "any", bits), f"atom_{done}_any_{element}"
    lowering.helper(update, runtime.atomic(update, what, "any", element, traced=lowering.traced))
    low, high, swizzle = (Value(f"%{n}", "i64") for n in ("low", "high", "swizzle"))
    along = e.op("mul", Value(IOTA, "i64", LANES), e.const("i64", bits // 8))
    if lowering.screened:
        act_as_copy(e, Value("%lane", "i32"))
        span = e.const("i64", _SPAN_BYTES)
        start, end = (e.op("add", Value("%place", "i64"), side) for side in (low, high))
        below = e.op("sub", e.const("i64", 0), span)
        end = e.op("and", e.op("add", end, e.const("i64", _SPAN_BYTES - 1)), below)
        begin_reading(e, Value("%lane", "i32"), e.op("and", start, below), end, Value("%reading", "i32"))

    def elements(at: Value) -> None:
        offsets = e.op("add", along, at)
        mask = e.mask_bits(e.compare("slt", offsets, high))
        source = _swizzled(e, e.op("add", offsets, Value("%place", "i64")), swizzle)
        loading = f"ptr %ctx, ptr %warp, {mask}, {source}, i32 %reading"
        raw = e.assign(f"i{bits}", LANES, f"call <{LANES} x i{bits}> @{load}({loading})")
        data = e.bitcast(raw, element)
        target = e.op("add", offsets, Value("%address", "i64"))
        updating = f"ptr %ctx, ptr %warp, {mask}, {target}, i32 %writing, {data}, {data}"
        e.assign(element, LANES, f"call {data.type} @{update}({updating})")

    e.loop(low, high, e.const("i64", LANES * bits // 8), elements)
    if lowering.screened:
        act_as_threads(e)
    e.line("ret void")
    head = f"define internal void @{_update_name(name, kind)}(ptr %ctx, ptr %warp, i32 %lane, i64 %address, i64 %place"
    return runtime.function(e, f"{head}, i64 %low, i64 %high, i64 %swizzle, i32 %reading, i32 %writing) noinline")


# The walk


def _fault_function(record: Record) -> str:
    """``@tensor_fault(ctx, warp, lane, address, kind, site)``."""
    e = Emitter()
    index = e.get(WARP, record["index"])
    e.line(f"call void @fault(ptr %ctx, {index}, i32 %kind, i32 %site, i32 %lane, i64 %address)")
    e.line("ret void")
    arguments = "ptr %ctx, ptr %warp, i32 %lane, i64 %address, i32 %kind, i32 %site"
    return runtime.function(e, f"define internal void @tensor_fault({arguments}) noinline")


@dataclass(frozen=True)
class _Walk:
    """A way through boxes: what makes one function.

    Attributes
    ----------
    name : str
        Of the function, behind ``tensor_``.
    im2col : bool
    loads : bool
        Whether the tensor is the source.
    act : callable or None
        What is done with a row; None for walks that end once they are found to be allowed.
    """

    name: str
    im2col: bool
    loads: bool
    act: _Act | None

    def text(self, *, noted: bool) -> str:
        """``@tensor_<name>(ctx, warp, lanes, maps, places, coordinates, offsets, rank, ...) -> bytes of each lane``.

        `coordinates` and `offsets` point to a vector for each dimension. `mapping` and `straight` are the sites of the
        map and of the alignment; `reading` and `writing`, the first of five, for units of 1 to 16 bytes.
        """
        e = Emitter()
        maps, places, counts = e.stack("i64", LANES), e.stack("i64", LANES), e.stack("i32", LANES)
        e.store(Value("%maps", "i64", LANES), maps, align=8)
        e.store(Value("%places", "i64", LANES), places, align=8)
        e.store(Value("zeroinitializer", "i32", LANES), counts, align=4)
        states = {dim: e.stack("i64", 1) for dim in _OUTER}
        host = e.stack("i64", 1)

        def copy(lane: Value) -> None:
            address, place = (e.load(runtime.lane_item(e, items, "i64", lane), "i64") for items in (maps, places))
            after = e.new_label("after")
            self._copy(e, lane, address, place, states, host, counts, after, noted=noted)
            e.branch(after)
            e.label(after)

        runtime.lane_loop(e, Value("%lanes", "i32"), copy)
        e.line(f"ret {e.load(counts, 'i32', LANES, align=4)}")
        vectors = f"<{LANES} x i64> %maps, <{LANES} x i64> %places, ptr %coordinates, ptr %offsets"
        sites = "i32 %mapping, i32 %straight, i32 %reading, i32 %writing"
        head = f"define internal <{LANES} x i32> @tensor_{self.name}(ptr %ctx, ptr %warp, i32 %lanes, {vectors}"
        return runtime.function(e, f"{head}, i32 %rank, {sites}) noinline")

    def _copy(
        self,
        e: Emitter,
        lane: Value,
        map_address: Value,
        place: Value,
        states: dict[int, Value],
        host: Value,
        counts: Value,
        after: str,
        *,
        noted: bool,
    ) -> None:
        """Walk one lane's box."""
        i64 = partial(e.const, "i64")
        table = self._table(e, lane, map_address, after)

        def wide(name: str, index: int = 0, *, signed: bool = False) -> Value:
            return e.resize(e.get(table, TENSOR_MAP[name], index), 64, signed=signed)

        shift, swizzle, inner_extent = wide("item_shift"), wide("swizzle"), wide("box")
        coordinates = [self._of_lane(e, "%coordinates", dim, lane) for dim in range(MAX_RANK)]
        if not self.loads:
            sign = coordinates[0]
            for coordinate in coordinates[1:]:
                sign = e.op("or", sign, coordinate)
            self._need(e, e.compare("sge", sign, i64(0)), lane, map_address, Fault.COORDINATES, "%mapping", after)
        ragged = e.op("and", e.op("shl", coordinates[0], shift), i64(_UNIT - 1))
        self._need(e, e.compare("eq", ragged, i64(0)), lane, map_address, Fault.INNER_COORDINATE, "%mapping", after)
        sizes = [wide("sizes", dim) for dim in range(MAX_RANK)]
        strides = [wide("strides", dim) for dim in range(MAX_RANK)]
        steps = {dim: wide("steps", dim) for dim in _OUTER}
        restarts, ends, offsets = self._bounds(e, lane, coordinates, sizes, wide)
        if self.im2col:
            self._check_pixels(e, lane, map_address, coordinates, sizes, restarts, ends, offsets, after)
        act = self.act
        if act is None:
            return
        item, size = e.op("shl", i64(1), shift), e.op("shl", inner_extent, shift)
        pitch = e.intrinsic("smax", size, e.op("shl", e.op("add", swizzle, i64(1)), i64(_UNIT_SHIFT)))
        extent = e.op("mul", pitch, wide("rows"))
        origin = self._origin(e, lane, place, extent, after)
        begin = e.intrinsic("smin", e.intrinsic("smax", e.op("sub", i64(0), coordinates[0]), i64(0)), inner_extent)
        end = e.intrinsic("smin", e.intrinsic("smax", e.op("sub", sizes[0], coordinates[0]), begin), inner_extent)
        low, high = e.op("shl", begin, shift), e.op("shl", end, shift)
        start = e.op("add", wide("address"), e.op("shl", coordinates[0], shift))
        fill, kind = wide("fill"), e.get(table, TENSOR_MAP["type"])
        for dim in _OUTER:
            e.store(coordinates[dim], states[dim])

        def row(offset: Value) -> None:
            inside, address = e.const("i1", 1), start
            for dim in _OUTER:
                at = e.op("add", e.load(states[dim], "i64"), offsets[dim])
                inside = e.op("and", inside, e.compare("ult", at, sizes[dim]))
                address = e.op("add", address, e.op("mul", at, strides[dim]))
            first, last = (e.select(inside, bound, i64(0)) for bound in (low, high))
            e.store(i64(0), host)

            def find() -> None:
                side = e.op("add", Value("%reading" if self.loads else "%writing", "i32"), e.resize(shift, 32))
                ends_at = e.op("sub", last, item)
                found = [
                    self._translated(e, lane, e.op("add", address, at), item, str(side)) for at in (first, ends_at)
                ]
                sound = e.op("and", *(e.compare("ne", f, i64(0)) for f in found))
                good = e.new_label("good")
                e.branch_if(sound, good, after)
                e.label(good)
                e.store(e.op("sub", found[0], first), host)

            e.when(e.compare("slt", first, last), find)
            there = e.op("add", place, offset)
            made = _Row(
                lane, address, first, last, e.load(host, "i64"), there, size, origin, swizzle, fill, shift, kind, after
            )
            if noted:
                in_tensor = e.op("add", address, first), e.op("add", address, last)
                in_box = (i64(0), size) if self.loads else (first, last)
                sites = ("%reading", "%writing") if self.loads else ("%writing", "%reading")

                def note_tensor() -> None:
                    _note(e, made, i64(0), *in_tensor, i64(0), sites[0])

                def note_box() -> None:
                    _note(e, made, there, *in_box, swizzle, sites[1])

                for note in (note_tensor, note_box) if self.loads else (note_box, note_tensor):
                    note()
            act(e, made)
            self._advance(e, states, steps, restarts, ends)

        e.loop(i64(0), extent, pitch, row)
        copied = e.op("mul", size, wide("rows"))
        e.store(e.resize(copied, 32), runtime.lane_item(e, counts, "i32", lane))

    def _table(self, e: Emitter, lane: Value, address: Value, after: str) -> str:
        """Host address of the tensor map, once it is found to be one that the instruction takes."""
        half = TENSOR_MAP["sizes"].offset
        found = [
            self._translated(e, lane, e.op("add", address, e.const("i64", at)), e.const("i64", half), "i32 %mapping")
            for at in (0, half)
        ]
        known = e.new_label("known")
        there = e.op("and", *(e.compare("ne", f, e.const("i64", 0)) for f in found))
        e.branch_if(there, known, after)
        e.label(known)
        table = _pointer(e, found[0]).text
        fits = e.compare("eq", e.get(table, TENSOR_MAP["magic"]), e.const("i64", MAGIC))
        rank = e.resize(e.get(table, TENSOR_MAP["rank"]), 32)
        mode = e.const("i8", IM2COL if self.im2col else TILE)
        fits = e.op("and", fits, e.compare("eq", rank, Value("%rank", "i32")))
        fits = e.op("and", fits, e.compare("eq", e.get(table, TENSOR_MAP["mode"]), mode))
        self._need(e, fits, lane, address, Fault.TENSOR_MAP, "%mapping", after)
        window = e.op("lshr", address, e.const("i64", WINDOW_SHIFT))
        outside = e.compare("eq", window, e.const("i64", PARAMETER_WINDOW))
        outside = e.op("or", outside, e.compare("uge", window, e.const("i64", FIRST_GLOBAL_WINDOW)))
        self._need(e, outside, lane, address, Fault.TENSOR_MAP_SPACE, "%mapping", after)
        return table

    def _origin(self, e: Emitter, lane: Value, place: Value, extent: Value, after: str) -> Value:
        """Check that the box lies in shared memory; return what makes host addresses of those in it."""
        i64 = partial(e.const, "i64")
        straight = e.compare("eq", e.op("and", place, i64(SMEM_ALIGNMENT_BYTES - 1)), i64(0))
        self._need(e, straight, lane, place, Fault.MISALIGNED, "%straight", after)
        last = e.op("sub", extent, i64(_UNIT))
        side = e.op("add", Value("%writing" if self.loads else "%reading", "i32"), e.const("i32", _UNIT_SHIFT))
        found = [self._translated(e, lane, at, i64(_UNIT), str(side)) for at in (place, e.op("add", place, last))]
        good = e.new_label("good")
        e.branch_if(e.op("and", *(e.compare("ne", f, i64(0)) for f in found)), good, after)
        e.label(good)
        return e.op("sub", found[0], place)

    def _bounds(
        self, e: Emitter, lane: Value, coordinates: Sequence[Value], sizes: Sequence[Value], wide: Callable[..., Value]
    ) -> tuple[dict[int, Value], dict[int, Value], dict[int, Value]]:
        """Where the odometer begins again and ends in each dimension, and what is added to its positions."""
        i64 = partial(e.const, "i64")
        restarts, ends, offsets = {}, {}, {}
        for dim in _OUTER:
            restarts[dim], ends[dim], offsets[dim] = coordinates[dim], i64(_UNBOUNDED), i64(0)
            if not self.im2col:
                ends[dim] = e.op("add", coordinates[dim], wide("box", dim))
            elif dim < MAX_RANK - 1:
                of_image = e.compare("slt", e.const("i32", dim + 1), Value("%rank", "i32"))
                upper = e.op("add", sizes[dim], wide("upper", dim - 1, signed=True))
                restarts[dim] = e.select(of_image, wide("lower", dim - 1, signed=True), coordinates[dim])
                ends[dim] = e.select(of_image, upper, i64(_UNBOUNDED))
                offsets[dim] = e.select(of_image, self._of_lane(e, "%offsets", dim - 1, lane), i64(0))
        return restarts, ends, offsets

    def _check_pixels(
        self,
        e: Emitter,
        lane: Value,
        map_address: Value,
        coordinates: Sequence[Value],
        sizes: Sequence[Value],
        restarts: dict[int, Value],
        ends: dict[int, Value],
        offsets: dict[int, Value],
        after: str,
    ) -> None:
        """Check that a column begins within the corners, and that the corners of a store lie in the image."""
        i64 = partial(e.const, "i64")
        begins, fits, small = (e.const("i1", 1) for _ in range(3))
        most = i64(_MOST_OFFSET[3])
        for rank in (4, 5):
            here = e.compare("eq", Value("%rank", "i32"), e.const("i32", rank))
            most = e.select(here, i64(_MOST_OFFSET[rank]), most)
        for dim in _OUTER:
            begins = e.op("and", begins, e.compare("sge", coordinates[dim], restarts[dim]))
            begins = e.op("and", begins, e.compare("slt", coordinates[dim], ends[dim]))
            fits = e.op("and", fits, e.compare("sge", restarts[dim], i64(0)))
            bounded = e.select(e.compare("eq", ends[dim], i64(_UNBOUNDED)), i64(0), ends[dim])
            fits = e.op("and", fits, e.compare("sle", bounded, sizes[dim]))
            small = e.op("and", small, e.compare("ult", offsets[dim], most))
        needs = (
            [(begins, Fault.PIXEL), (small, Fault.OFFSET)]
            if self.loads
            else [(fits, Fault.COORDINATES), (begins, Fault.PIXEL)]
        )
        for condition, kind in needs:
            self._need(e, condition, lane, map_address, kind, "%mapping", after)

    def _advance(
        self,
        e: Emitter,
        states: dict[int, Value],
        steps: dict[int, Value],
        restarts: dict[int, Value],
        ends: dict[int, Value],
    ) -> None:
        """Go on to the next row: a dimension that is at its end begins again, and the next one takes a step."""
        carry = e.const("i1", 1)
        for dim in _OUTER:
            moved = e.op("add", e.load(states[dim], "i64"), e.select(carry, steps[dim], e.const("i64", 0)))
            carry = e.op("and", carry, e.compare("sge", moved, ends[dim]))
            e.store(e.select(carry, restarts[dim], moved), states[dim])

    def _translated(self, e: Emitter, lane: Value, address: Value, width: Value, site: str) -> Value:
        """Host address of an access, or 0 and a fault."""
        return e.assign("i64", 0, f"call i64 @translate(ptr %ctx, ptr %warp, {lane}, {address}, {width}, {site})")

    def _of_lane(self, e: Emitter, vectors: str, dim: int, lane: Value) -> Value:
        """Read a lane's number out of the vector of a dimension."""
        place = e.pointer(vectors, 4 * LANES * dim)
        return e.resize(e.load(runtime.lane_item(e, place, "i32", lane), "i32"), 64, signed=True)

    def _need(
        self, e: Emitter, condition: Value, lane: Value, address: Value, kind: int, site: str, after: str
    ) -> None:
        """Go on where a condition holds; else fault."""
        wrong, right = e.new_label("wrong"), e.new_label("right")
        e.branch_if(condition, right, wrong)
        e.label(wrong)
        e.line(f"call void @tensor_fault(ptr %ctx, ptr %warp, {lane}, {address}, i32 {kind}, i32 {site})")
        e.branch(after)
        e.label(right)


# The instructions


@dataclass(frozen=True)
class _Request:
    """The operands of an instruction, ready to pass on.

    Attributes
    ----------
    maps : Value
    rank : int
    vectors : str
        Arguments with the coordinates and offsets.
    """

    maps: Value
    rank: int
    vectors: str


def _request(lowering: Lowering, m: Match, where: Operand, offsets: Operand | None) -> _Request:
    """Read tensor map, coordinates and im2col offsets."""
    e = lowering.e
    rank = int(m.one_of("1d", "2d", "3d", "4d", "5d")[0])
    if not isinstance(where, Address) or len(where.coordinates) != rank:
        raise UnfitError(f".{rank}d takes a tensor map and {rank} coordinates, [map, {{...}}]; found {where}")
    moved = elements_of(offsets) if offsets is not None else ()
    if offsets is not None and len(moved) != rank - 2:
        raise UnfitError(f".{rank}d takes {rank - 2} im2col offsets; found {offsets}")
    places = e.stack("i32", MAX_RANK * LANES), e.stack("i32", (MAX_RANK - 2) * LANES)
    coordinates = [lowering.read(item, "s32") for item in where.coordinates]
    shifts = [e.resize(lowering.read(item, "u16"), 32) for item in moved]
    for place, values, count in zip(places, (coordinates, shifts), (MAX_RANK, MAX_RANK - 2), strict=True):
        for dim in range(count):
            value = values[dim] if dim < len(values) else e.const("i32", 0)
            e.store(e.vector(value), e.pointer(place.text, 4 * LANES * dim), align=4)
    maps = e.vector(lowering.address(where, ""))
    return _Request(maps, rank, ", ".join(map(str, places)))


def _sites(lowering: Lowering, instruction: Instruction, kind: str) -> Value:
    """Note a side of a copy in units of 1 to 16 bytes; return the first."""
    first, *_ = [lowering.site(instruction, kind, "", 1 << shift) for shift in range(_UNIT_SHIFT + 1)]
    return first


def _walk(
    lowering: Lowering, instruction: Instruction, walk: _Walk, request: _Request
) -> Callable[[Value, Value], Value]:
    """Add what a walk needs; return what calls it for lanes with their places in shared memory."""
    noted = lowering.traced and (walk.act is _load_row or walk.act is _store_row)
    lowering.helper("tensor_fault", _fault_function(lowering.record))
    if noted:
        lowering.helper("tensor_span", _span_function(screened=lowering.screened))
    lowering.helper(f"tensor_{walk.name}", walk.text(noted=noted))
    mapping = lowering.site(instruction, _MAP, "", TENSOR_MAP["sizes"].offset)
    straight = lowering.site(instruction, _WRITE if walk.loads else _READ, "", SMEM_ALIGNMENT_BYTES)
    reading = _sites(lowering, instruction, _READ)
    writing = _sites(lowering, instruction, _WRITE if walk.loads or noted or walk.act is _store_row else _UPDATE)
    sites = ", ".join(map(str, (mapping, straight, reading, writing)))

    def call(lanes: Value, places: Value) -> Value:
        arguments = f"{lanes}, {request.maps}, {places}, {request.vectors}, i32 {request.rank}, {sites}"
        called = f"call <{LANES} x i32> @tensor_{walk.name}(ptr %ctx, ptr %warp, {arguments})"
        return lowering.e.assign("i32", LANES, called)

    return call


def _load(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Load a box, then complete as many transactions as it has bytes."""
    e = lowering.e
    im2col = "im2col" in m
    target, where, barrier, *rest = instruction.operands
    request = _request(lowering, m, where, rest.pop(0) if im2col else None)
    walk = _Walk("load_im2col" if im2col else "load", im2col, True, _load_row)
    call = _walk(lowering, instruction, walk, request)
    lanes = lowering.lanes(instruction)
    if "multicast::cluster" not in m:
        space = "shared::cluster" if "shared::cluster" in m else "shared::cta"
        place, signal = (e.vector(generic_address(lowering, o, space)) for o in (target, barrier))
        begin_tracked(lowering, instruction, signal, lanes)
        end_tracked(lowering, instruction, signal, lanes, call(lanes, place))
        return
    within = e.const("i64", (1 << CLUSTER_SHIFT) - 1)
    inner = [e.op("and", e.resize(lowering.address(o, "shared"), 64), within) for o in (target, barrier)]
    chosen = e.vector(lowering.read(rest[0], "u16"))
    for rank in range(MAX_CLUSTER_BLOCKS):
        base = e.const("i64", CLUSTER_BASE + (rank << WINDOW_SHIFT))
        place, signal = (e.vector(e.op("add", offset, base)) for offset in inner)
        named = e.compare("ne", e.op("and", chosen, e.const("i16", 1 << rank)), e.const("i16", 0))
        some = e.op("and", lanes, e.mask_bits(named))
        begin_tracked(lowering, instruction, signal, some)
        end_tracked(lowering, instruction, signal, some, call(some, place))


def _store(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Store what of a box is in the tensor."""
    _from_shared(lowering, m, instruction, "store", _store_row)


def _reduce(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Update what of a box is in the tensor."""
    name = m.one_of(*_REDUCTIONS)
    for kind in _REDUCTIONS[name]:
        lowering.helper(_update_name(name, kind), _update_function(lowering, name, kind))
    _from_shared(lowering, m, instruction, name, _update_row(name))


def _from_shared(lowering: Lowering, m: Match, instruction: Instruction, name: str, act: _Act) -> None:
    where, source = instruction.operands[:2]
    im2col = "im2col_no_offs" in m
    request = _request(lowering, m, where, None)
    walk = _Walk(f"{name}_im2col" if im2col else name, im2col, False, act)
    place = lowering.e.vector(generic_address(lowering, source, "shared::cta"))
    _walk(lowering, instruction, walk, request)(lowering.lanes(instruction), place)


def _prefetch(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Refuse what no copy could take, and leave the rest be: caches are not modelled."""
    where, *rest = instruction.operands
    im2col = "im2col" in m
    request = _request(lowering, m, where, rest[0] if im2col else None)
    walk = _Walk("prefetch_im2col" if im2col else "prefetch", im2col, True, None)
    nowhere = lowering.e.vector(lowering.e.const("i64", 0))
    _walk(lowering, instruction, walk, request)(lowering.lanes(instruction), nowhere)


_HINT = "{.L2::cache_hint}"
_TRACKED = "mbarrier::complete_tx::bytes"
_DIMS, _IMAGES = "(1d|2d|3d|4d|5d)", "(3d|4d|5d)"
_TO_SHARED = "(shared::cluster|shared::cta).global"
_COPY, _REDUCE, _PREFETCH = "9.7.9.25.5.2", "9.7.9.25.5.3", "9.7.9.25.5.4"

ROWS: tuple[Row, ...] = (
    *(
        Row(f"cp.async.bulk.tensor.{form}{_HINT}", "", emit, _COPY, writes=False, takes=takes)
        for form, emit, takes in (
            (f"{_DIMS}.{_TO_SHARED}{{.tile}}.{_TRACKED}", _load, "[a], [a], [a], a?"),
            (f"{_DIMS}.shared::cluster.global{{.tile}}.{_TRACKED}.multicast::cluster", _load, "[a], [a], [a], a, a?"),
            (f"{_IMAGES}.{_TO_SHARED}.im2col.{_TRACKED}", _load, "[a], [a], [a], {a}, a?"),
            (
                f"{_IMAGES}.shared::cluster.global.im2col.{_TRACKED}.multicast::cluster",
                _load,
                "[a], [a], [a], {a}, a, a?",
            ),
            (f"{_DIMS}.global.shared::cta{{.tile}}.bulk_group", _store, "[a], [a], a?"),
            (f"{_IMAGES}.global.shared::cta.im2col_no_offs.bulk_group", _store, "[a], [a], a?"),
        )
    ),
    *(
        Row(
            f"cp.reduce.async.bulk.tensor.{dims}.global.shared::cta.({'|'.join(_REDUCTIONS)}){mode}.bulk_group{_HINT}",
            "",
            _reduce,
            _REDUCE,
            writes=False,
            takes="[a], [a], a?",
        )
        for dims, mode in ((_DIMS, "{.tile}"), (_IMAGES, ".im2col_no_offs"))
    ),
    Row(
        f"cp.async.bulk.prefetch.tensor.{_DIMS}.L2.global{{.tile}}{_HINT}",
        "",
        _prefetch,
        _PREFETCH,
        writes=False,
        takes="[a], a?",
    ),
    Row(
        f"cp.async.bulk.prefetch.tensor.{_IMAGES}.L2.global.im2col{_HINT}",
        "",
        _prefetch,
        _PREFETCH,
        writes=False,
        takes="[a], {a}, a?",
    ),
)
