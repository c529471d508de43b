"""Scalar and SIMD video instructions: PTX ISA 9.7.18.

A scalar instruction takes one part of a register (``.b0`` to ``.b3``, ``.h0``, ``.h1``, or all 32 bits). A SIMD
instruction takes several: the operand's selector names them, the highest first, among the bytes or halves of the first
two sources. The parts are extended by their own types, and the operation is made. Each result may be clamped. Then it
is combined with the last source: added, compared, or put into the part that the destination's selector names.

ptxas turns the scalar instructions into many others for sm_90, and these do not follow the ISA's text everywhere. The
emulator gives the results of that code:

- ``.sat`` to a byte or half treats a negative result as too large. The result of a shift is clamped to 32 bits and cut.
- ``.sat`` to ``.u32`` cuts a result that is too large, unless it is that of a shift.
- ``.min`` and ``.max`` read results of ``vadd``, ``vsub`` and clamped shifts as 32 signed bits, and others as 64 bits.
  They compare 64 bits, signed if the first type is.
- ``vmad`` has 64 bits instead of 128, reads a whole ``.u32`` as ``.s32``, and reads c as signed.

A scalar result into ``.h1`` has no row: driver 580 puts the upper half of the result there, ptxas 13.5 the lower half.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

from workbench.emulator.translate.table import Match, Row
from workbench.llvm.emitter import Emitter, Value

_PART_BITS = {"b": 8, "h": 16, "w": 32}
_DEFAULTS = {"2": (".h10", ".h10", ".h32"), "4": (".b3210", ".b3210", ".b7654")}
"""Selectors of the destination and the first two sources where none is given, of SIMD instructions."""
_BYTES_AND_HALVES = (".b0", ".b1", ".b2", ".b3", ".h0", ".h1")


def _is_simd(m: Match) -> bool:
    return m.row.opcode[-1] in _DEFAULTS


def _parts_of(m: Match, operand: int) -> tuple[int, list[int]]:
    """Width of the parts that an operand's selector names, and their numbers, the lowest first."""
    selector = m.selectors[operand].lstrip("-") or _DEFAULTS.get(m.row.opcode[-1], (".w0",) * 3)[operand]
    return _PART_BITS[selector[1]], [int(digit) for digit in reversed(selector[2:])]


def _is_shift(m: Match) -> bool:
    return m.row.opcode in {"vshl", "vshr"}


def _take(e: Emitter, m: Match, operand: int, a: Value, b: Value) -> list[Value]:
    """Take the selected parts of a source, extended by its type: a scalar's to 64 bits, SIMD's to 32."""
    bits, parts = _parts_of(m, operand)
    taken = []
    for part in parts:
        register = (b if part * bits >= 32 else a) if _is_simd(m) else (a, b)[operand - 1]
        moved = e.op("lshr", register, part * bits % 32)
        signed = m.types[-3 + operand][0] == "s"
        taken.append(e.resize(e.resize(moved, bits), 32 if _is_simd(m) else 64, signed=signed))
    return taken


def _clamp(e: Emitter, value: Value, bits: int, *, signed: bool) -> Value:
    low, high = (-1 << bits - 1, (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)
    return e.intrinsic("smin", e.intrinsic("smax", value, low), high)


def _saturate(e: Emitter, m: Match, value: Value, bits: int) -> Value:
    """Clamp a result to the range of its part."""
    if _is_simd(m):
        return _clamp(e, value, bits, signed=m.signed)
    if _is_shift(m):
        value = e.op("ashr", e.op("shl", value, 30), 30)
        return _clamp(e, value, 32, signed=m.signed)
    if bits < 32:
        return e.intrinsic("umin", value, (1 << bits - m.signed) - 1)
    return _clamp(e, value, 32, signed=True) if m.signed else e.intrinsic("smax", value, 0)


def _combine(e: Emitter, m: Match, value: Value, c: Value, bits: int, at: int) -> Value:
    """Apply the second operation to a result and the last source; without one, put the result into its part."""
    second = m.one_of("add", "min", "max")
    if second in {"min", "max"}:
        if m.row.opcode in {"vadd", "vsub"} or ("sat" in m and _is_shift(m)):
            value = e.resize(e.resize(value, 32), 64, signed=True)
        name = ("s" if m.signed else "u") + second
        return e.resize(e.intrinsic(name, value, e.resize(c, 64, signed=m.signed)), 32)
    value = e.resize(value, 32)
    if second:
        return e.op("add", c, value)
    mask = ((1 << bits) - 1) << at
    moved = e.op("and", e.op("shl", value, at), mask)
    return e.op("or", moved, e.op("and", c, ~mask))


def _video(operation: Callable[[Emitter, Match, Value, Value], Value]) -> Any:
    """Make an emission of one on the extended parts of two sources."""

    def emit(e: Emitter, m: Match, a: Value, b: Value, c: Value | None = None) -> Value:
        result = e.const("i32", 0) if c is None else c
        first, second = (_take(e, m, operand, a, b) for operand in (1, 2))
        bits, parts = _parts_of(m, 0)
        for part in parts:
            lane = part if _is_simd(m) else 0
            value = operation(e, m, first[lane], second[lane])
            if "sat" in m:
                value = _saturate(e, m, value, bits)
            result = _combine(e, m, value, result, bits, part * bits)
        return result

    return emit


def _average(e: Emitter, m: Match, a: Value, b: Value) -> Value:
    """Half of the sum. A half is rounded up if the sum is not negative, else down."""
    total = e.op("add", a, b)
    up = e.resize(e.compare("sge", total, 0), total.bits)
    return e.op("ashr", e.op("add", total, up), 1)


def _amount(e: Emitter, m: Match, b: Value) -> Value:
    return e.op("and", b, 31) if "wrap" in m else e.intrinsic("umin", b, 32)


def _compare(e: Emitter, m: Match, a: Value, b: Value) -> Value:
    how = m.one_of("eq", "ne", "lt", "le", "gt", "ge")
    return e.resize(e.compare(how if how in {"eq", "ne"} else "s" + how, a, b), a.bits)


def _multiply_add(e: Emitter, m: Match, a: Value, b: Value, c: Value) -> Value:
    """Compute a * b + c, scaled."""
    x, y = (e.resize(e.resize(_take(e, m, i, a, b)[0], 32), 64, signed=True) for i in (1, 2))
    negated = [selector.startswith("-") for selector in m.selectors]
    minus_product, minus_c = negated[1] != negated[2], negated[3]
    total, addend = e.op("mul", x, y), e.resize(c, 64, signed=True)
    if minus_product:
        total = e.op("xor", total, -1)
    if minus_c:
        addend = e.op("xor", addend, -1)
    total = e.op("add", total, addend)
    if minus_product or minus_c or "po" in m:
        total = e.op("add", total, 1)
    signed = minus_product or minus_c or "s32" in m.types[1:]
    scale = {"shr7": 7, "shr15": 15}.get(m.one_of("shr7", "shr15"), 0)
    total = e.op("ashr" if signed else "lshr", total, scale)
    return e.resize(_clamp(e, total, 32, signed=signed) if "sat" in m else total, 32)


_OPERATIONS: dict[str, Callable[[Emitter, Match, Value, Value], Value]] = {
    "add": lambda e, m, a, b: e.op("add", a, b),
    "sub": lambda e, m, a, b: e.op("sub", a, b),
    "avrg": _average,
    "absdiff": lambda e, m, a, b: e.intrinsic("abs", e.op("sub", a, b), False),
    "min": lambda e, m, a, b: e.intrinsic("smin", a, b),
    "max": lambda e, m, a, b: e.intrinsic("smax", a, b),
    "shl": lambda e, m, a, b: e.op("shl", a, _amount(e, m, b)),
    "shr": lambda e, m, a, b: e.op("ashr", a, _amount(e, m, b)),
    "set": _compare,
}


# Rows


def _row(form: str, emit: Any, section: str, selectors: tuple[tuple[str, ...], ...]) -> Row:
    return Row(form, "b32=" + ",".join(["b32"] * (len(selectors) - 1)), emit, section, selectors=selectors)


def _scalar_rows(opcode: str, modifiers: str, section: str) -> tuple[Row, ...]:
    """Rows of a scalar instruction: alone, with a second operation, and with a result in a part of c."""
    emit = _video(_OPERATIONS[opcode[1:]])
    whole, part = ("",), ("", *_BYTES_AND_HALVES)
    place = tuple(selector for selector in part if selector != ".h1")
    forms = (
        ("", " d, a{.asel}, b{.bsel}", (whole, part, part)),
        (".(add|min|max)", " d, a{.asel}, b{.bsel}, c", (whole, part, part, whole)),
        ("", " d{.dsel}, a{.asel}, b{.bsel}, c", (place, part, part, whole)),
    )
    return tuple(_row(f"{opcode}{modifiers}{second}{rest}", emit, section, each) for second, rest, each in forms)


def _simd_rows(opcode: str, types: str, saturation: str, section: str) -> tuple[Row, ...]:
    """Rows of a SIMD instruction: with results side by side in c, and with results added to c."""
    emit = _video(_OPERATIONS[opcode[1:-1]])
    count = int(opcode[-1])
    unit = {2: ".h", 4: ".b"}[count]
    lanes = "".join(map(str, reversed(range(count))))
    masks = ("", *(unit + "".join(t) for n in range(1, count + 1) for t in itertools.combinations(lanes, n)))
    choices = ("", *(unit + "".join(t) for t in itertools.product("01234567"[: 2 * count], repeat=count)))
    forms = (f"{opcode}{types}{more} d{{.mask}}, a{{.asel}}, b{{.bsel}}, c" for more in (saturation, ".add"))
    return tuple(_row(form, emit, section, (masks, choices, choices, ("",))) for form in forms)


def _multiply_add_rows() -> tuple[Row, ...]:
    """Rows of ``vmad``: with a or b negated, with c negated, and plus one."""
    whole, part = ("",), ("", *_BYTES_AND_HALVES)
    either = (*part, *("-" + p for p in part))
    forms = (
        ("", "{-}a{.asel}, {-}b{.bsel}, c", (whole, either, either, whole)),
        ("", "a{.asel}, b{.bsel}, -c", (whole, part, part, ("-",))),
        (".po", "a{.asel}, b{.bsel}, c", (whole, part, part, whole)),
    )
    head = f"vmad{_TYPES}%s{{.sat}}{{.shr7|.shr15}} d, "
    return tuple(_row(head % plus_one + rest, _multiply_add, "9.7.18.1.3", each) for plus_one, rest, each in forms)


_TYPES = ".(u32|s32).(u32|s32).(u32|s32)"
_COMPARED = ".(u32|s32).(u32|s32).(eq|ne|lt|le|gt|ge)"

ROWS: tuple[Row, ...] = (
    *(
        row
        for name in ("add", "sub", "absdiff", "min", "max")
        for row in _scalar_rows(f"v{name}", _TYPES + "{.sat}", "9.7.18.1.1")
    ),
    *(
        row
        for name in ("shl", "shr")
        for row in _scalar_rows(f"v{name}", ".(u32|s32).(u32|s32).u32{.sat}.(clamp|wrap)", "9.7.18.1.2")
    ),
    *_multiply_add_rows(),
    *_scalar_rows("vset", _COMPARED, "9.7.18.1.4"),
    *(
        row
        for count, section in ((2, "9.7.18.2.1"), (4, "9.7.18.2.3"))
        for name in ("add", "sub", "avrg", "absdiff", "min", "max")
        for row in _simd_rows(f"v{name}{count}", _TYPES, "{.sat}", section)
    ),
    *_simd_rows("vset2", _COMPARED, "", "9.7.18.2.2"),
    *_simd_rows("vset4", _COMPARED, "", "9.7.18.2.4"),
)
