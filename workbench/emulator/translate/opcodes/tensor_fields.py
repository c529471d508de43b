"""Tensor maps that a kernel changes in memory, or makes of 128 bytes of zeros: PTX ISA 9.7.9.26 and 9.7.13.16.

``runtime/tensor_fields.cpp`` makes the changes.
"""

from __future__ import annotations

from dataclasses import dataclass

from workbench.core.tensor_map import (
    MAX_BOX,
    MAX_ELEMENT_STRIDE,
    MAX_RANK,
    MAX_SIZE,
    MAX_STRIDE_BYTES,
    SIZE_BYTES,
    SWIZZLE_SPAN_BYTES,
)
from workbench.emulator.layout import LANES
from workbench.emulator.tensor_maps import FIELDS, TYPES
from workbench.emulator.translate.lowering import Lowering
from workbench.emulator.translate.opcodes.memory import fence, generic_address, load, store
from workbench.emulator.translate.table import Match, Row
from workbench.llvm.emitter import Value
from workbench.ptx.ir import Immediate, Instruction
from workbench.ptx.operands import UnfitError

_UNIT = 16


@dataclass(frozen=True)
class _Field:
    """A field that ``tensormap.replace`` replaces.

    Attributes
    ----------
    low, high : int
        Least and greatest value.
    multiple : int
        Values are multiples of it.
    ordinals : int
        How many there are of the field; 0 if it takes no ordinal.
    kind : str
    is_fixed : bool
        Whether the value is part of the instruction.
    """

    low: int
    high: int
    multiple: int = 1
    ordinals: int = 0
    kind: str = "b32"
    is_fixed: bool = False


_FIELDS = {
    "global_address": _Field(0, (1 << 63) - _UNIT, multiple=_UNIT, kind="b64"),
    "rank": _Field(0, MAX_RANK - 1),  # counted from 0
    "box_dim": _Field(1, MAX_BOX, ordinals=MAX_RANK),
    "global_dim": _Field(1, MAX_SIZE, ordinals=MAX_RANK),
    "global_stride": _Field(_UNIT, MAX_STRIDE_BYTES - _UNIT, multiple=_UNIT, ordinals=MAX_RANK - 1, kind="b64"),
    "element_stride": _Field(1, MAX_ELEMENT_STRIDE, ordinals=MAX_RANK),
    "elemtype": _Field(0, len(TYPES) - 1, is_fixed=True),
    "interleave_layout": _Field(0, 0, is_fixed=True),  # there are no interleaved layouts
    "swizzle_mode": _Field(0, len(SWIZZLE_SPAN_BYTES) - 1, is_fixed=True),
    "fill_mode": _Field(0, 1, is_fixed=True),
}


def _replace(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Replace one field of the map that each lane names."""
    e = lowering.e
    name = m.one_of(*_FIELDS)
    field = _FIELDS[name]
    where, *rest = instruction.operands
    if len(rest) != 1 + bool(field.ordinals):
        raise UnfitError(f".{name} takes {'an ordinal and ' if field.ordinals else ''}a value")
    ordinal = _constant(name, "ordinal", rest[0], 0, field.ordinals - 1) if field.ordinals else 0
    if field.is_fixed:
        _constant(name, "value", rest[-1], field.low, field.high)
    maps = e.vector(generic_address(lowering, where, m.one_of("global", "shared::cta")))
    values = e.vector(e.resize(lowering.read(rest[-1], field.kind), 64))
    numbers = [e.const("i32", number) for number in (FIELDS.index(name), ordinal)]
    limits = [e.const("i64", limit) for limit in (field.low, field.high, field.multiple)]
    site, _ = (lowering.site(instruction, "st", "", width) for width in (_UNIT, SIZE_BYTES // 2))
    lowering.invoke("tensormap_replace", lowering.lanes(instruction), maps, values, *numbers, *limits, site)


def _constant(name: str, what: str, operand: object, low: int, high: int) -> int:
    """Value of an operand that is a literal."""
    if not isinstance(operand, Immediate) or not low <= operand.value <= high:
        raise UnfitError(f"the {what} of .{name} is a constant from {low} to {high} in the emulator; found {operand}")
    return operand.value


def _copy(lowering: Lowering, m: Match, instruction: Instruction) -> None:
    """Copy a map from shared to global memory, 4 bytes a lane, and publish it to the proxy that reads maps."""
    e = lowering.e
    target, source, size = instruction.operands
    _constant("cp_fenceproxy", "size", size, SIZE_BYTES, SIZE_BYTES)
    own = [f"i64 {offset}" for offset in range(0, SIZE_BYTES, SIZE_BYTES // LANES)]
    places = Value(f"<{', '.join(own)}>", "i64", LANES)
    by, to = (
        e.op("add", e.vector(generic_address(lowering, operand, space)), places)
        for operand, space in ((source, "shared"), (target, "global"))
    )
    words = load(lowering, "", 32, 1, by, instruction)
    store(lowering, "", words, to, instruction)
    fence(lowering, m, instruction)
    lowering.note_sync(instruction, "map.release", lowering.lanes(instruction), e.const("i32", 1))


_SPACE = "{.global|.shared::cta}.b1024"

ROWS: tuple[Row, ...] = (
    *(
        Row(
            f"tensormap.replace.tile.({'|'.join(n for n, f in _FIELDS.items() if f.kind == kind)}){_SPACE}.{kind}",
            "[a], a, a?",
            _replace,
            "9.7.9.26",
        )
        for kind in ("b64", "b32")
    ),
    Row(
        "tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.(cta|cluster|gpu|sys).sync.aligned",
        "[a], [a], a",
        _copy,
        "9.7.13.16",
        role="aligned",
    ),
)
