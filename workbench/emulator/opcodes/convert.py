"""Comparison, selection and conversion: PTX ISA 9.7.6, 9.7.7 and cvt of 9.7.9."""

from __future__ import annotations

from typing import Any

from workbench.emulator.emitter import Emitter, Value
from workbench.emulator.opcodes import floating, half
from workbench.emulator.opcodes.integer import join_halves
from workbench.emulator.opcodes.table import Match, Row
from workbench.ptx.ir import TYPE_BITS

_INTEGER = {"eq": "eq", "ne": "ne", "lt": "lt", "le": "le", "gt": "gt", "ge": "ge"} | {
    "lo": "lt",
    "ls": "le",
    "hi": "gt",
    "hs": "ge",
}
_FLOAT = {c: "o" + c for c in ("eq", "lt", "le", "gt", "ge")} | {
    "ne": "one",
    "equ": "ueq",
    "neu": "une",
    "ltu": "ult",
    "leu": "ule",
    "gtu": "ugt",
    "geu": "uge",
    "num": "ord",
    "nan": "uno",
}
_COMPARISONS = "eq|ne|lt|le|gt|ge|lo|ls|hi|hs|equ|neu|ltu|leu|gtu|geu|num|nan"
_WIDE = "b16|b32|b64|u16|u32|u64|s16|s32|s64|f32|f64"


def compare(e: Emitter, operator: str, kind: str, a: Value, b: Value) -> Value:
    """Compare two values of a PTX type by a PTX operator."""
    if kind in {"f16", "bf16"}:
        a, b = (half.widen(e, v, brain=kind == "bf16") for v in (a, b))
    if "f" in kind:
        return e.compare(_FLOAT[operator], a, b)
    name = _INTEGER[operator]
    if name not in {"eq", "ne"}:
        name = ("s" if kind[0] == "s" else "u") + name
    return e.compare(name, a, b)


def _compared(e: Emitter, m: Match, a: Value, b: Value, *combined: Value) -> Value:
    operator = m.one_of(*_COMPARISONS.split("|"))
    if "ftz" in m and m.types[-1] == "f32":
        a, b = floating.flush(e, a), floating.flush(e, b)
    result = compare(e, operator, m.types[-1], a, b)
    return result if not combined else e.op(m.one_of("and", "or", "xor"), result, combined[0])


def _setp(e: Emitter, m: Match, a: Value, b: Value, *combined: Value) -> tuple[Value, Value]:
    plain = _compared(e, m, a, b)
    inverse = e.op("xor", plain, e.const("i1", 1))
    if not combined:
        return plain, inverse
    name = m.one_of("and", "or", "xor")
    return e.op(name, plain, combined[0]), e.op(name, inverse, combined[0])


def _setp_packed(e: Emitter, m: Match, a: Value, b: Value, *combined: Value) -> tuple[Value, Value]:
    operator = m.one_of(*_COMPARISONS.split("|"))
    results = []
    for shift in (0, 16):
        x, y = (e.resize(e.op("lshr", v, e.const("i32", shift)), 16) for v in (a, b))
        result = compare(e, operator, m.type[:-2], x, y)
        results.append(e.op(m.one_of("and", "or", "xor"), result, combined[0]) if combined else result)
    return results[0], results[1]


def _set(e: Emitter, m: Match, a: Value, b: Value, *combined: Value) -> Value:
    result = _compared(e, m, a, b, *combined)
    if m.type == "f32":
        return e.select(result, floating.f32(e, 1.0), floating.f32(e, 0.0))
    if m.type in {"f16", "bf16"}:
        return e.select(result, e.const("i16", 0x3C00 if m.type == "f16" else 0x3F80), e.const("i16", 0))
    return e.cast("sext", result, f"i{TYPE_BITS[m.type]}")


def _set_packed(e: Emitter, m: Match, a: Value, b: Value, *combined: Value) -> Value:
    low, high = _setp_packed(e, _Last(m), a, b, *combined)
    if m.type in {"u32", "s32"}:
        return join_halves(e, e.cast("sext", low, "i16"), e.cast("sext", high, "i16"))
    one = e.const("i16", 0x3C00 if m.type == "f16x2" else 0x3F80)
    return join_halves(e, *(e.select(v, one, e.const("i16", 0)) for v in (low, high)))


class _Last(Match):
    """A view of a match whose first type is the last."""

    def __init__(self, match: Match) -> None:
        super().__init__(match.row, match.parts)
        object.__setattr__(self, "types", match.types[-1:])


def _selp(e: Emitter, m: Match, a: Value, b: Value, c: Value) -> Value:
    return e.select(c, a, b)


def _slct(e: Emitter, m: Match, a: Value, b: Value, c: Value) -> Value:
    if m.types[-1] == "f32":
        c = floating.flush(e, c) if "ftz" in m else c
        return e.select(e.compare("oge", c, floating.f32(e, 0.0)), a, b)
    return e.select(e.compare("sge", c, e.const("i32", 0)), a, b)


# cvt

_INTEGERS = "u8|u16|u32|u64|s8|s16|s32|s64"
_TO_INTEGRAL = {"rni": "roundeven", "rzi": "trunc", "rmi": "floor", "rpi": "ceil"}


def _integer_to_integer(e: Emitter, m: Match, a: Value) -> Value:
    target, source = m.types[0], m.types[-1]
    bits = TYPE_BITS[target]
    signed = source[0] == "s"
    if "sat" in m:
        wide = e.resize(a, 128, signed=signed) if max(bits, a.bits) == 64 else e.resize(a, 64, signed=signed)
        low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if target[0] == "s" else (0, (1 << bits) - 1)
        clamped = e.intrinsic("smin", e.intrinsic("smax", wide, e.like(wide, low)), e.like(wide, high))
        return e.resize(clamped, bits)
    return e.resize(a, bits, signed=signed)


def _float_to_integer(e: Emitter, m: Match, a: Value) -> Value:
    """Round as asked, saturate; NaN gives 0, or 2^(n-1) where f64 or 64 bits are involved."""
    target = m.types[0]
    bits = TYPE_BITS[target]
    if "ftz" in m and a.element == "float":
        a = floating.flush(e, a)
    a = e.intrinsic(_TO_INTEGRAL[m.one_of(*_TO_INTEGRAL)], a)
    name = "fptosi.sat" if target[0] == "s" else "fptoui.sat"
    kind = f"i{bits}"
    result_type = f"<{a.lanes} x {kind}>" if a.lanes else kind
    mangled = f"llvm.{name}.{e.suffix(Value('', kind, a.lanes))}.{e.suffix(a)}"
    result = e.assign(kind, a.lanes, f"call {result_type} @{mangled}({a})")
    if m.types[-1] == "f64" or bits == 64:
        result = e.select(e.compare("uno", a, a), e.const(kind, 1 << bits - 1), result)
    return result


def _half_to_integer(e: Emitter, m: Match, a: Value) -> Value:
    return _float_to_integer(e, m, half.widen(e, a, brain=m.types[-1] == "bf16"))


def _integer_to_float(e: Emitter, m: Match, a: Value) -> Value:
    element = {"f32": "float", "f64": "double"}[m.type]
    signed = m.types[-1][0] == "s"
    result = e.cast("sitofp" if signed else "uitofp", a, element)
    mode = m.one_of("rz", "rm", "rp")
    if mode and (a.bits, m.type) in {(32, "f32"), (64, "f32"), (64, "f64")}:
        wide = e.resize(a, 128, signed=signed)
        back = e.resize(e.cast("fptosi", e.cast("fpext", result, "double"), "i128"), 128)
        difference = e.op("sub", wide, back)
        error = e.cast("sitofp", e.resize(difference, 64), element)
        result = floating.step(e, m, result, error)
    return floating.saturate(e, result) if "sat" in m else result


def _integer_to_half(e: Emitter, m: Match, a: Value) -> Value:
    name = "sitofp" if m.types[-1][0] == "s" else "uitofp"
    if a.bits == 64:
        # Beyond 2^53 the tail only matters for the rounding: fold it into the last bit.
        low = e.op("and", a, e.const("i64", 0x7FF))
        sticky = e.resize(e.compare("ne", low, e.const("i64", 0)), 64)
        size = e.op("or", e.op("and", a, e.const("i64", ~0x7FF)), e.op("shl", sticky, e.const("i64", 11)))
        large = e.compare("ugt", e.intrinsic("abs", a, e.const("i1", 0)), e.const("i64", 1 << 52))
        a = e.select(large, size, a)
    exact = half.round_to_odd(e, e.cast(name, a, "double"))
    return half.narrow(e, exact, brain=m.type == "bf16")


def _float_to_float(e: Emitter, m: Match, a: Value) -> Value:
    target = {"f32": "float", "f64": "double"}[m.type]
    if "ftz" in m and a.element == "float":
        a = floating.flush(e, a)
    integral = m.one_of(*_TO_INTEGRAL)
    if integral:
        a = e.intrinsic(_TO_INTEGRAL[integral], a)
    if m.type == m.types[-1]:
        result = a
    elif target == "double":
        result = e.cast("fpext", a, "double")
    else:
        result = e.cast("fptrunc", a, "float")
        if m.one_of("rz", "rm", "rp"):
            back = e.cast("fpext", result, "double")
            difference = e.op("fsub", a, back)
            infinite = e.compare("oeq", floating.absolute(e, result), e.const("float", 0x7F800000))
            finite = e.compare("olt", floating.absolute(e, a), e.const("double", 0x7FF << 52))
            error = floating.sign_of(e, difference)
            error = e.select(e.op("and", infinite, finite), floating.negate(e, result), error)
            result = floating.step(e, m, result, error)
    if "sat" in m:
        result = floating.saturate(e, result)
    return floating.flush(e, result) if "ftz" in m and result.element == "float" else result


def _to_half(e: Emitter, m: Match, a: Value) -> Value:
    """f32 or f64 to 16 bits: to nearest, or towards zero; ``.relu`` clamps below at +0."""
    brain = m.type == "bf16"
    if a.element == "double":
        a = half.round_to_odd(e, a)
    if "ftz" in m:
        a = floating.flush(e, a)
    if "relu" in m:
        zero = floating.f32(e, 0.0)
        a = e.select(e.op("or", e.compare("uno", a, a), e.compare("ogt", a, zero)), a, zero)
    if "sat" in m:
        a = floating.saturate(e, a)
    result = half.narrow(e, a, brain=brain)
    if mode := m.one_of("rz", "rm", "rp"):
        result = _directed_half(e, a, result, mode, brain=brain)
    return result


def _directed_half(e: Emitter, a: Value, nearest: Value, mode: str, *, brain: bool) -> Value:
    """Move a half rounded to nearest by one step where the direction of rounding asks for it."""
    back = half.widen(e, nearest, brain=brain)
    over, under = e.compare("ogt", back, a), e.compare("olt", back, a)
    positive = e.compare("sge", nearest, e.const("i16", 0))
    smaller = e.op("sub", nearest, e.const("i16", 1))
    larger = e.op("add", nearest, e.const("i16", 1))
    result = nearest
    if mode in {"rz", "rm"}:
        result = e.select(e.op("and", over, positive), smaller, result)
    if mode in {"rz", "rp"}:
        result = e.select(e.op("and", under, e.op("xor", positive, e.const("i1", 1))), smaller, result)
    if mode == "rm":
        result = e.select(e.op("and", over, e.op("xor", positive, e.const("i1", 1))), larger, result)
    if mode == "rp":
        result = e.select(e.op("and", under, positive), larger, result)
    return result


def _to_half_pair(e: Emitter, m: Match, a: Value, b: Value) -> Value:
    """Two f32 to a packed pair: the first source becomes the upper half."""
    kind = m.type[:-2]
    single = _Renamed(m, (kind,))
    return join_halves(e, _to_half(e, single, b), _to_half(e, single, a))


class _Renamed(Match):
    """A match with other types."""

    def __init__(self, match: Match, types: tuple[str, ...]) -> None:
        super().__init__(match.row, match.parts)
        object.__setattr__(self, "types", types)


def _from_half(e: Emitter, m: Match, a: Value) -> Value:
    wide = half.widen(e, a, brain=m.types[-1] == "bf16")
    if "ftz" in m:
        wide = floating.flush(e, wide)
    if "sat" in m:
        wide = floating.saturate(e, wide)
    return wide if m.type == "f32" else e.cast("fpext", wide, "double")


def _half_to_half(e: Emitter, m: Match, a: Value) -> Value:
    wide = half.widen(e, a, brain=m.types[-1] == "bf16")
    if mode := m.one_of(*_TO_INTEGRAL):
        wide = e.intrinsic(_TO_INTEGRAL[mode], wide)
    if "sat" in m:
        wide = floating.saturate(e, wide)
    return half.narrow(e, wide, brain=m.type == "bf16")


def _to_tf32(e: Emitter, m: Match, a: Value) -> Value:
    """Round f32 to 10 mantissa bits: rna ties away from zero, rn ties to even; the low 13 bits become zero."""
    bits = floating.as_int(e, a)
    if "relu" in m:
        zero = floating.f32(e, 0.0)
        bits = floating.as_int(e, e.select(e.op("or", e.compare("uno", a, a), e.compare("ogt", a, zero)), a, zero))
    if "rz" in m:
        rounded = bits
    elif "rna" in m:
        rounded = e.op("add", bits, e.const("i32", 0x1000))
    else:
        odd = e.op("and", e.op("lshr", bits, e.const("i32", 13)), e.const("i32", 1))
        rounded = e.op("add", e.op("add", bits, e.const("i32", 0xFFF)), odd)
    result = e.op("and", rounded, e.const("i32", 0xFFFFE000))
    finite = e.compare("olt", floating.absolute(e, a), e.const("float", 0x7F800000))
    special = e.select(e.compare("uno", a, a), e.const("i32", 0x7FFFFFFF), bits)
    return e.select(finite, result, special)


def _row(form: str, operands: str, emit: Any, **more: Any) -> Row:
    return Row(form, operands, emit, "9.7.9.21", **more)


ROWS: tuple[Row, ...] = (
    Row(f"setp.({_COMPARISONS}){{.ftz}}.({_WIDE}|f16|bf16)", "pred|pred=t,t", _setp, "9.7.6.2"),
    Row(f"setp.({_COMPARISONS}).(and|or|xor){{.ftz}}.({_WIDE}|f16|bf16)", "pred|pred=t,t,pred", _setp, "9.7.6.2"),
    Row(f"setp.({_COMPARISONS}){{.ftz}}.(f16x2|bf16x2)", "pred|pred=b32,b32", _setp_packed, "9.7.7.2"),
    Row(
        f"setp.({_COMPARISONS}).(and|or|xor){{.ftz}}.(f16x2|bf16x2)", "pred|pred=b32,b32,pred", _setp_packed, "9.7.7.2"
    ),
    Row(f"set.({_COMPARISONS}){{.ftz}}.(u16|s16|u32|s32|f32|f16|bf16).({_WIDE}|f16|bf16)", "t=s,s", _set, "9.7.6.1"),
    Row(
        f"set.({_COMPARISONS}).(and|or|xor){{.ftz}}.(u16|s16|u32|s32|f32|f16|bf16).({_WIDE}|f16|bf16)",
        "t=s,s,pred",
        _set,
        "9.7.6.1",
    ),
    Row(f"set.({_COMPARISONS}){{.ftz}}.(u32|s32|f16x2|bf16x2).(f16x2|bf16x2)", "b32=b32,b32", _set_packed, "9.7.7.1"),
    Row(f"selp.({_WIDE})", "t=t,t,pred", _selp, "9.7.6.3"),
    Row(f"slct{{.ftz}}.({_WIDE}).(s32|f32)", "t=t,t,s", _slct, "9.7.6.4"),
    _row(f"cvt{{.sat}}.({_INTEGERS}).({_INTEGERS})", "t=s", _integer_to_integer),
    _row(f"cvt.(rni|rzi|rmi|rpi){{.ftz}}{{.sat}}.({_INTEGERS}).(f32|f64)", "t=s", _float_to_integer),
    _row(f"cvt.(rni|rzi|rmi|rpi){{.ftz}}{{.sat}}.({_INTEGERS}).(f16|bf16)", "t=s", _half_to_integer),
    _row(f"cvt.(rn|rz|rm|rp){{.ftz}}{{.sat}}.(f32|f64).({_INTEGERS})", "t=s", _integer_to_float),
    _row(f"cvt.rn{{.ftz}}.(f16|bf16).({_INTEGERS})", "t=s", _integer_to_half),
    _row(
        "cvt{.rn|.rz|.rm|.rp|.rni|.rzi|.rmi|.rpi}{.ftz}{.sat}.(f32|f64).(f32|f64)",
        "t=s",
        _float_to_float,
        arithmetic=True,
    ),
    _row("cvt.(rn|rz|rm|rp){.ftz}{.relu}{.sat}.(f16|bf16).(f32|f64)", "t=s", _to_half),
    _row("cvt.(rn|rz){.relu}.(f16x2|bf16x2).f32", "b32=f32,f32", _to_half_pair),
    _row("cvt{.ftz}{.sat}.(f32|f64).(f16|bf16)", "t=s", _from_half, arithmetic=True),
    _row("cvt{.rn|.rz|.rni|.rzi|.rmi|.rpi}{.ftz}{.sat}.(f16|bf16).(f16|bf16)", "t=s", _half_to_half),
    _row("cvt.(rna|rn|rz){.relu}.tf32.f32", "b32=f32", _to_tf32),
)
