"""Tensor maps that a kernel changes in memory, or makes of 128 bytes of zeros: PTX ISA 9.7.9.26 and 9.7.13.16.

A change counts as a write of the whole map. What a map may not hold is refused there and then, where a GPU fails at the
first copy.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from workbench.core.tensor_map import (
    MAX_BOX,
    MAX_ELEMENT_STRIDE,
    MAX_RANK,
    MAX_SIZE,
    MAX_STRIDE_BYTES,
    SIZE_BYTES,
    SWIZZLE_SPAN_BYTES,
)
from workbench.emulator import runtime
from workbench.emulator.emitter import Emitter, Value
from workbench.emulator.layout import LANES, TENSOR_MAP, Fault, Record
from workbench.emulator.runtime import WARP
from workbench.emulator.tensor_maps import MAGIC, NAN_FILL, TILE, TYPES
from workbench.emulator.translate.lowering import Lowering
from workbench.emulator.translate.opcodes.memory import call_access, fence, generic_address
from workbench.emulator.translate.operands import UnfitError
from workbench.emulator.translate.table import Match, Row
from workbench.ptx.ir import TYPE_BITS, Immediate, Instruction

_OUTER = range(1, MAX_RANK)
_UNIT = 16
_HALF = SIZE_BYTES // 2
_SWIZZLES = tuple(span // _UNIT - 1 for span in SWIZZLE_SPAN_BYTES.values())

Put = Callable[[Emitter, str, Value, int], None]
"""``put(e, map, value, ordinal)``: change a map at a host address; the value has 64 bits."""


@dataclass(frozen=True)
class _Field:
    """What ``tensormap.replace`` replaces.

    Attributes
    ----------
    put : callable
    low, high : int
        Values that it takes, both included.
    multiple : int
        That they are of.
    ordinals : int
        0 where there is one alone.
    kind : str
    is_fixed : bool
        Whether the value is part of the instruction.
    """

    put: Put
    low: int
    high: int
    multiple: int = 1
    ordinals: int = 0
    kind: str = "b32"
    is_fixed: bool = False


def _set(e: Emitter, table: str, name: str, value: Value, index: int = 0) -> None:
    field = TENSOR_MAP[name]
    e.put(table, field, e.resize(value, int(field.type[1:])), index)


def _count_rows(e: Emitter, table: str) -> None:
    """Work out how many rows a box has in shared memory; those of an im2col map are its pixels."""
    i32 = partial(e.const, "i32")
    rank = e.resize(e.get(table, TENSOR_MAP["rank"]), 32)
    rows = i32(1)
    for dim in _OUTER:
        box, step = (e.resize(e.get(table, TENSOR_MAP[name], dim), 32) for name in ("box", "steps"))
        step = e.intrinsic("umax", step, i32(1))
        copied = e.op("udiv", e.op("sub", e.op("add", box, step), i32(1)), step)
        rows = e.op("mul", rows, e.select(e.compare("ult", i32(dim), rank), copied, i32(1)))
    is_tile = e.compare("eq", e.get(table, TENSOR_MAP["mode"]), e.const("i8", TILE))
    _set(e, table, "rows", e.select(is_tile, rows, e.get(table, TENSOR_MAP["rows"])))


def _put_rank(e: Emitter, table: str, value: Value, _: int) -> None:
    """Set the rank, which is counted from 0; dimensions past it have one element."""
    rank = e.op("add", value, e.const("i64", 1))
    _set(e, table, "rank", rank)
    one = e.const("i64", 1)
    for dim in _OUTER:

        def forget(dim: int = dim) -> None:
            for name in ("sizes", "box", "steps"):
                _set(e, table, name, one, dim)

        e.when(e.compare("uge", e.const("i64", dim), rank), forget)
    _count_rows(e, table)


def _put_box(e: Emitter, table: str, value: Value, ordinal: int) -> None:
    _set(e, table, "box", value, ordinal)
    _count_rows(e, table)


def _put_step(e: Emitter, table: str, value: Value, ordinal: int) -> None:
    _set(e, table, "steps", value, ordinal)
    _count_rows(e, table)


def _put_type(e: Emitter, table: str, value: Value, _: int) -> None:
    item_bytes = [TYPE_BITS[kind.split(".")[0]] // 8 for kind in TYPES]
    shift = e.const("i64", item_bytes[int(value.text)].bit_length() - 1)
    _set(e, table, "type", value)
    _set(e, table, "item_shift", shift)
    _set(e, table, "strides", e.op("shl", e.const("i64", 1), shift))


def _put_swizzle(e: Emitter, table: str, value: Value, _: int) -> None:
    _set(e, table, "swizzle", e.const("i64", _SWIZZLES[int(value.text)]))


def _put_fill(e: Emitter, table: str, value: Value, _: int) -> None:
    _set(e, table, "fill", e.const("i64", NAN_FILL * int(value.text)))


def _put_nothing(e: Emitter, table: str, value: Value, ordinal: int) -> None:
    """Of interleaved layouts there is none but none."""


_FIELDS = {
    "global_address": _Field(
        lambda e, table, value, _: _set(e, table, "address", value), 0, (1 << 63) - _UNIT, multiple=_UNIT, kind="b64"
    ),
    "rank": _Field(_put_rank, 0, MAX_RANK - 1),
    "box_dim": _Field(_put_box, 1, MAX_BOX, ordinals=MAX_RANK),
    "global_dim": _Field(
        lambda e, table, value, ordinal: _set(e, table, "sizes", value, ordinal), 1, MAX_SIZE, ordinals=MAX_RANK
    ),
    "global_stride": _Field(
        lambda e, table, value, ordinal: _set(e, table, "strides", value, ordinal + 1),
        _UNIT,
        MAX_STRIDE_BYTES - _UNIT,
        multiple=_UNIT,
        ordinals=MAX_RANK - 1,
        kind="b64",
    ),
    "element_stride": _Field(_put_step, 1, MAX_ELEMENT_STRIDE, ordinals=MAX_RANK),
    "elemtype": _Field(_put_type, 0, len(TYPES) - 1, is_fixed=True),
    "interleave_layout": _Field(_put_nothing, 0, 0, is_fixed=True),
    "swizzle_mode": _Field(_put_swizzle, 0, len(_SWIZZLES) - 1, is_fixed=True),
    "fill_mode": _Field(_put_fill, 0, 1, is_fixed=True),
}


def _function(name: str, ordinal: int, fixed: int, record: Record, *, noted: bool) -> str:
    """``@tensormap_<name>(ctx, warp, lanes, maps, values, site, half)``: change a map for one lane after another.

    `maps` are generic addresses. `site` is of a write of 16 bytes, `half` of one of half a map.
    """
    field = _FIELDS[name.split("_at_", 1)[0]]
    e = Emitter()
    i64 = partial(e.const, "i64")
    addresses = Value("%maps", "i64", LANES)
    if noted:
        some, none = e.new_label("some"), e.new_label("none")
        e.branch_if(e.compare("ne", Value("%lanes", "i32"), e.const("i32", 0)), some, none)
        e.label(some)
        for offset in range(0, SIZE_BYTES, _UNIT):
            where = e.op("add", addresses, i64(offset))
            e.line(f"call void @record(ptr %ctx, ptr %warp, i32 %lanes, {where}, i32 %site)")
        e.branch(none)
        e.label(none)
    maps, values = e.stack("i64", LANES), e.stack("i64", LANES)
    e.store(addresses, maps, align=64)
    e.store(Value("%values", "i64", LANES), values, align=64)

    def change(lane: Value) -> None:
        address, value = (e.load(runtime.lane_item(e, items, "i64", lane), "i64") for items in (maps, values))
        after = e.new_label("after")

        def need(condition: Value, kind: int) -> None:
            wrong, right = e.new_label("wrong"), e.new_label("right")
            e.branch_if(condition, right, wrong)
            e.label(wrong)
            index = e.get(WARP, record["index"])
            e.line(f"call void @fault(ptr %ctx, {index}, i32 {kind}, i32 %site, {lane}, {address})")
            e.branch(after)
            e.label(right)

        there = e.new_label("there")
        arguments = (f"ptr %ctx, ptr %warp, {lane}, {e.op('add', address, i64(at))}, i64 {_HALF}" for at in (0, _HALF))
        found = [e.assign("i64", 0, f"call i64 @translate({a}, i32 %half)") for a in arguments]
        e.branch_if(e.op("and", *(e.compare("ne", f, i64(0)) for f in found)), there, after)
        e.label(there)
        table = e.assign("ptr", 0, f"inttoptr {found[0]} to ptr").text
        words = [e.load(e.pointer(table, at), "i64") for at in range(0, SIZE_BYTES, 8)]
        anything = words[0]
        for word in words[1:]:
            anything = e.op("or", anything, word)
        is_map = e.compare("eq", words[0], i64(MAGIC))
        need(e.op("or", is_map, e.compare("eq", anything, i64(0))), Fault.TENSOR_MAP)
        if field.is_fixed:
            value = i64(fixed)
        else:
            fits = e.compare("ule", e.op("sub", value, i64(field.low)), i64(field.high - field.low))
            rest = e.op("and", value, i64(field.multiple - 1))
            need(e.op("and", fits, e.compare("eq", rest, i64(0))), Fault.TENSOR_FIELD)
        e.put(table, TENSOR_MAP["magic"], i64(MAGIC))
        field.put(e, table, value, ordinal)
        e.branch(after)
        e.label(after)

    runtime.lane_loop(e, Value("%lanes", "i32"), change)
    e.line("ret void")
    vectors = f"<{LANES} x i64> %maps, <{LANES} x i64> %values"
    head = f"define internal void @tensormap_{name}(ptr %ctx, ptr %warp, i32 %lanes, {vectors}, i32 %site, i32 %half)"
    return runtime.function(e, f"{head} noinline")


def _replace(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Replace one field of the map that each lane names."""
    e = lowering.e
    name = m.one_of(*_FIELDS)
    field = _FIELDS[name]
    where, *rest = instruction.operands
    if len(rest) != 1 + bool(field.ordinals):
        raise UnfitError(f".{name} takes {'an ordinal and ' if field.ordinals else ''}a value")
    ordinal = _constant(name, "ordinal", rest[0], 0, field.ordinals - 1) if field.ordinals else 0
    fixed = _constant(name, "value", rest[-1], field.low, field.high) if field.is_fixed else 0
    full = f"{name}_at_{ordinal}_{fixed}"
    text = _function(full, ordinal, fixed, lowering.record, noted=lowering.traced)
    lowering.helper(f"tensormap_{full}", text)
    maps = e.vector(generic_address(lowering, where, m.one_of("global", "shared::cta")))
    values = e.vector(e.resize(lowering.read(rest[-1], field.kind), 64))
    sites = ", ".join(str(lowering.site(instruction, "st", "", width)) for width in (_UNIT, _HALF))
    lanes = lowering.lanes(instruction)
    e.line(f"call void @tensormap_{full}(ptr %ctx, ptr %warp, {lanes}, {maps}, {values}, {sites})")


def _constant(name: str, what: str, operand: object, low: int, high: int) -> int:
    """Value of an operand that is part of the instruction."""
    if not isinstance(operand, Immediate) or not low <= operand.value <= high:
        raise UnfitError(f"the {what} of .{name} is a constant from {low} to {high} in the emulator; found {operand}")
    return operand.value


def _copy(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Copy a map from shared to global memory, once for the warp, and publish it."""
    e = lowering.e
    target, source, size = instruction.operands
    _constant("cp_fenceproxy", "size", size, SIZE_BYTES, SIZE_BYTES)
    lanes = lowering.lanes(instruction)
    one = e.op("and", lanes, e.op("sub", e.const("i32", 0), lanes))
    by, to = (e.vector(lowering.address(o, s)) for o, s in ((source, "shared"), (target, "global")))
    data = e.stack("i32", 4 * LANES)
    for offset in range(0, SIZE_BYTES, _UNIT):
        for kind, space, where in (("ld", "shared", by), ("st", "global", to)):
            place = e.op("add", where, e.like(where, offset))
            call = call_access(lowering, kind, space, 32, 4, place, instruction, one)
            e.line(f"call void {call}, {data})")
    fence(lowering, m, instruction)


_SPACE = "{.global|.shared::cta}.b1024"

ROWS: tuple[Row, ...] = (
    *(
        Row(
            f"tensormap.replace.tile.({'|'.join(n for n, f in _FIELDS.items() if f.kind == kind)}){_SPACE}.{kind}",
            "",
            _replace,
            "9.7.9.26",
            writes=False,
            takes="[a], a, a?",
        )
        for kind in ("b64", "b32")
    ),
    Row(
        "tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.(cta|cluster|gpu|sys).sync.aligned",
        "",
        _copy,
        "9.7.13.16",
        role="aligned",
        writes=False,
        takes="[a], [a], a",
    ),
)
