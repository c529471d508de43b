"""The emulator's own tensor maps: ``runtime/tensor.cpp`` reads them in place of the driver's opaque 128 bytes."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

import numpy as np

from workbench.core.tensor_map import MAX_RANK, SIZE_BYTES, SWIZZLE_SPAN_BYTES, TensorMapLayout
from workbench.emulator.layout import RUNTIME, TENSOR_MAP
from workbench.llvm.records import Header

_HEADER = Header(RUNTIME / "tensor_map.h")
_MAGIC, _NAN_FILL, _TILE, _IM2COL = (_HEADER.numbers[name] for name in ("MAGIC", "NAN_FILL", "TILE", "IM2COL"))
_MODES = _HEADER.enums["mode"]

TYPES = tuple(name.replace("_", ".") for name in _HEADER.enums["type"])
"""PTX types of elements, in the order of their numbers in ``tensormap.replace`` (PTX ISA, "tensormap.replace")."""

FIELDS = _HEADER.enums["field"]
"""Fields that ``tensormap.replace`` replaces, in the order of the runtime's numbers."""

OOB_NAN_16 = _NAN_FILL & 0xFFFF
"""The OOB NaN of f16 and bf16: what 16 bits outside the tensor are read as with ``oob_fill="nan"``."""

_TYPE_OF = {
    **dict.fromkeys(("uint8", "int8", "bool", "float8_e4m3fn", "float8_e5m2"), "u8"),
    **dict.fromkeys(("uint16", "int16"), "u16"),
    **{"uint32": "u32", "int32": "s32", "uint64": "u64", "int64": "s64"},
    **{"float16": "f16", "float32": "f32", "float64": "f64", "bfloat16": "bf16"},
}


def pack(layout: TensorMapLayout, address: int) -> bytes:
    """Write a tensor map for the tensor whose element at index 0 has a virtual address."""
    kind = _TYPE_OF[layout.dtype.name]
    item_bytes = layout.dtype.itemsize_bytes
    memory = TENSOR_MAP.make(
        magic=_MAGIC,
        address=address,
        fill=_NAN_FILL if layout.oob_fill == "nan" else 0,
        rank=layout.rank,
        mode=_TILE if layout.pixel_box is None else _IM2COL,
        swizzle=SWIZZLE_SPAN_BYTES[layout.swizzle] // 16 - 1,
        type=TYPES.index(kind),
        item_shift=item_bytes.bit_length() - 1,
        sizes=np.array(_inner_first(layout.sizes, 1), np.uint32).view(np.int32),
        strides=_inner_first(layout.strides_bytes, 0),
        steps=_inner_first(layout.element_strides, 1),
    )
    record = TENSOR_MAP.view(memory)
    if layout.pixel_box is None:
        record["box"] = _inner_first(layout.box, 1)
        record["rows"] = prod(layout.copied[:-1])
    else:
        record["box"] = (layout.box[1], 0, 0, 0, 0)
        record["rows"] = layout.pixel_box.pixels
        for name, corner in (("lower", layout.pixel_box.lower), ("upper", layout.pixel_box.upper)):
            record[name][: len(corner)] = corner[::-1]
    return memory.tobytes().ljust(SIZE_BYTES, b"\0")


def _inner_first(values: tuple[int, ...], missing: int) -> tuple[int, ...]:
    """Reverse the dimensions, and give missing ones a value."""
    return (*values[::-1], *(missing,) * (MAX_RANK - len(values)))


def describe(data: bytes, modifiers: Sequence[str]) -> str:
    """Say why 128 bytes are not the tensor map that an instruction with these modifiers takes."""
    if len(data) < SIZE_BYTES:
        return "there are no 128 bytes of a tensor map"
    record = np.frombuffer(data, TENSOR_MAP.dtype, 1)[0]
    if record["magic"] != _MAGIC:
        return "these 128 bytes are no tensor map of the emulator's; pass a workbench.TensorMap, or copy one"
    wanted = next(word for word in modifiers if word in {f"{rank + 1}d" for rank in range(MAX_RANK)})
    mode = "im2col" if any(word.startswith("im2col") for word in modifiers) else "tile"
    return (
        f"the tensor map has {record['rank']} dimensions and is for the {_MODES[record['mode']]} mode; the instruction "
        f"takes one of {wanted[0]} for the {mode} mode"
    )
