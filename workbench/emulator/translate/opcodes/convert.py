"""Comparison, selection and conversion: PTX ISA 9.7.6, 9.7.7, and cvt of 9.7.9."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from workbench.emulator.translate.opcodes import floating, half
from workbench.emulator.translate.opcodes.integer import halves, join_halves
from workbench.emulator.translate.table import Match, Row
from workbench.llvm.emitter import Emitter, Value
from workbench.ptx.formats import FORMATS
from workbench.ptx.ir import TYPE_BITS

_ORDERED = ("eq", "ne", "lt", "le", "gt", "ge")
_INTEGER = {c: c for c in _ORDERED} | {"lo": "lt", "ls": "le", "hi": "gt", "hs": "ge"}
_FLOAT = {c: "o" + c for c in _ORDERED} | {c + "u": "u" + c for c in _ORDERED} | {"num": "ord", "nan": "uno"}
_COMPARISONS = (*_INTEGER, *(c for c in _FLOAT if c not in _INTEGER))
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
    kind = m.types[-1]
    result = compare(e, m.one_of(*_COMPARISONS), kind, *(_flushed(e, m, v, kind) for v in (a, b)))
    return result if not combined else e.op(m.one_of("and", "or", "xor"), result, combined[0])


def _flushed(e: Emitter, m: Match, a: Value, kind: str) -> Value:
    if "ftz" not in m:
        return a
    return half.flush16(e, m, a) if kind == "f16" else floating.flush(e, a)


def _setp(e: Emitter, m: Match, a: Value, b: Value, *combined: Value) -> tuple[Value, Callable[[], Value]]:
    """Compare; the inverse, which few instructions ask for, is made on demand."""
    plain = _compared(e, m, a, b)

    def result(of: Value) -> Value:
        return e.op(m.one_of("and", "or", "xor"), of, combined[0]) if combined else of

    return result(plain), lambda: result(e.op("xor", plain, 1))


def _setp_packed(e: Emitter, m: Match, a: Value, b: Value, *combined: Value) -> tuple[Value, Value]:
    kind = m.types[-1].removesuffix("x2")
    results = []
    for pair in zip(halves(e, a), halves(e, b), strict=True):
        x, y = (_flushed(e, m, v, kind) for v in pair)
        result = compare(e, m.one_of(*_COMPARISONS), kind, x, y)
        results.append(e.op(m.one_of("and", "or", "xor"), result, combined[0]) if combined else result)
    return results[0], results[1]


_ONE = {"f16": 0x3C00, "bf16": 0x3F80, "f32": 0x3F800000}


def _set(e: Emitter, m: Match, a: Value, b: Value, *combined: Value) -> Value:
    result = _compared(e, m, a, b, *combined)
    kind = f"i{TYPE_BITS[m.type]}"
    if m.type in _ONE:
        return e.select(result, e.const(kind, _ONE[m.type]), 0)
    return e.cast("sext", result, kind)


def _set_packed(e: Emitter, m: Match, a: Value, b: Value, *combined: Value) -> Value:
    truth = e.const("i16", _ONE.get(m.type.removesuffix("x2"), -1))
    return join_halves(e, *(e.select(v, truth, 0) for v in _setp_packed(e, m, a, b, *combined)))


def _slct(e: Emitter, m: Match, a: Value, b: Value, c: Value) -> Value:
    if m.types[-1] == "f32":
        c = floating.flush(e, c) if "ftz" in m else c
        return e.select(e.compare("oge", c, 0.0), a, b)
    return e.select(e.compare("sge", c, 0), a, b)


# cvt

_INTEGERS = ("u8", "u16", "u32", "u64", "s8", "s16", "s32", "s64")
_TO_INTEGRAL = {"rni": "roundeven", "rzi": "trunc", "rmi": "floor", "rpi": "ceil"}


def bounds_of(kind: str) -> tuple[int, int]:
    """Least and greatest value of an integer type."""
    bits = TYPE_BITS[kind]
    return (-(1 << bits - 1), (1 << bits - 1) - 1) if kind[0] == "s" else (0, (1 << bits) - 1)


def _integer_to_integer(e: Emitter, m: Match, a: Value) -> Value:
    target, source = m.types[0], m.types[-1]
    if "sat" in m:
        a = _clamped(e, a, source, target)
    return e.resize(a, TYPE_BITS[target], signed=source[0] == "s")


def _clamped(e: Emitter, a: Value, source: str, target: str) -> Value:
    """Clamp to the target's range, in the source's type."""
    (least, greatest), (low, high) = bounds_of(source), bounds_of(target)
    prefix = "s" if source[0] == "s" else "u"
    if low > least:
        a = e.intrinsic(prefix + "max", a, low)
    return e.intrinsic(prefix + "min", a, high) if high < greatest else a


def _float_to_integer(e: Emitter, m: Match, a: Value) -> Value:
    """Round by the modifier, and saturate. NaN gives 0; from f64 or to 64 bits, it gives 2^(n-1)."""
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


def _leading(e: Emitter, m: Match, a: Value, digits: int) -> tuple[Value, Value, Value]:
    """Leading binary digits of an integer's size; the value of the last digit if others are cut, else 0; the sign."""
    signed = m.types[-1][0] == "s"
    negative = e.compare("slt", a, 0) if signed else e.const("i1", 0)
    size = e.intrinsic("abs", a, False) if signed else a
    size = e.resize(size, 64)
    spare = e.const("i64", 64 - digits)
    drop = e.op("sub", spare, e.intrinsic("umin", e.intrinsic("ctlz", size, False), spare))
    kept = e.op("shl", e.op("lshr", size, drop), drop)
    last = e.op("shl", 1, drop)
    return kept, e.select(e.compare("ne", kept, size), last, 0), negative


def _integer_to_float(e: Emitter, m: Match, a: Value) -> Value:
    element, digits = {"f32": ("float", 24), "f64": ("double", 53)}[m.type]
    mode = m.one_of("rz", "rm", "rp")
    if not mode or a.bits < digits:
        result = e.cast("sitofp" if m.types[-1][0] == "s" else "uitofp", a, element)
    else:
        kept, last, negative = _leading(e, m, a, digits)
        size = e.cast("uitofp", kept, element)
        if mode != "rz":
            away = negative if mode == "rm" else e.op("xor", negative, 1)
            away = e.op("and", away, e.compare("ne", last, 0))
            bits = floating.as_int(e, size)
            size = e.bitcast(e.op("add", bits, e.resize(away, bits.bits)), element)
        result = e.select(negative, floating.negate(e, size), size)
    return floating.saturate(e, result) if "sat" in m else result


def _integer_to_half(e: Emitter, m: Match, a: Value) -> Value:
    """Convert by way of f32. A cut number is made odd there, so rounding it again gives what one rounding gives."""
    kept, last, negative = _leading(e, m, a, 24)
    size = e.cast("uitofp", e.op("or", kept, last), "float")
    return _narrowed(e, m, e.select(negative, floating.negate(e, size), size), m.type)


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
            error = floating.sign_of(e, e.op("fsub", a, back))
            error = floating.direction(e, result, error, a)
            result = floating.step(e, m, result, error)
        if "ftz" in m:
            result = floating.flush_tiny(e, m, result, a)
        result = _kept_sign(e, a, result, 0x7FC00000)
    if "sat" in m:
        result = floating.saturate(e, result)
    return floating.flush(e, result) if "ftz" in m and result.element == "float" else result


def _kept_sign(e: Emitter, source: Value, result: Value, nan: int) -> Value:
    """Turn an f64 NaN into `nan`, a quiet one without payload, and keep its sign."""
    high = e.op("lshr", floating.as_int(e, source), 64 - result.bits)
    sign = e.resize(e.op("and", high, 1 << result.bits - 1), result.bits)
    quiet = e.op("or", sign, nan)
    return e.select(e.compare("uno", source, source), e.bitcast(quiet, result.element), result)


def _narrowed(e: Emitter, m: Match, a: Value, kind: str) -> Value:
    """Round f32 to a 16-bit format, and clamp it as ``.relu``, ``.sat`` or ``.satfinite`` says."""
    brain = kind == "bf16"
    if "relu" in m:
        a = floating.relu(e, a)
    if "sat" in m:
        a = floating.saturate(e, a)
    result = half.narrow(e, a, brain=brain)
    if m.one_of("rz", "rm", "rp"):
        back = half.widen(e, result, brain=brain)
        result = floating.step(e, m, back, e.op("fsub", a, back), result)
    if "satfinite" not in m:
        return result
    size, sign = (e.op("and", result, mask) for mask in (0x7FFF, 0x8000))
    clamped = e.op("or", e.intrinsic("umin", size, FORMATS[kind].largest), sign)
    return e.select(e.compare("uno", a, a), result, clamped)


def _to_half(e: Emitter, m: Match, a: Value) -> Value:
    """Convert f32 or f64 to 16 bits. For f16 ``.ftz`` does nothing, since ptxas drops it: subnormals are rounded."""
    if a.element == "double":
        result = _narrowed(e, m, half.round_to_odd(e, a), m.type)
        return result if "sat" in m else _kept_sign(e, a, result, 0x7FC0 if m.type == "bf16" else 0x7E00)
    return _narrowed(e, m, floating.flush(e, a) if "ftz" in m and m.type == "bf16" else a, m.type)


def _to_half_pair(e: Emitter, m: Match, a: Value, b: Value) -> Value:
    """Convert two f32 to a packed pair. The first source becomes the upper half."""
    kind = m.type.removesuffix("x2")
    return join_halves(e, _narrowed(e, m, b, kind), _narrowed(e, m, a, kind))


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
    return _narrowed(e, m, wide, m.type)


def _to_tf32(e: Emitter, m: Match, a: Value) -> Value:
    """Round f32 to 10 mantissa bits: rna takes ties away from zero, rn to even. The low 13 bits become zero.

    Hardware has rn and rz, with the canonical NaN. rna consists of integer operations: an infinity or a NaN loses its
    low bits, and ``.satfinite`` then subtracts one unit of the last place, from a NaN too.
    """
    if "relu" in m:
        a = floating.relu(e, a)
    bits = floating.as_int(e, a)
    if "rz" in m:
        rounded = bits
    elif "rna" in m:
        rounded = e.op("add", bits, 0x1000)
    else:
        odd = e.op("and", e.op("lshr", bits, 13), 1)
        rounded = e.op("add", e.op("add", bits, 0xFFF), odd)
    finite = e.compare("olt", floating.absolute(e, a), math.inf)
    result = e.op("and", e.select(finite, rounded, bits), 0xFFFFE000)
    if "rna" not in m:
        return e.select(e.compare("uno", a, a), 0x7FFFE000, result)
    if "satfinite" not in m:
        return result
    kept = e.compare("olt", floating.absolute(e, e.bitcast(result, "float")), math.inf)
    return e.select(kept, result, e.op("sub", result, 0x2000))


def _to_quarter(e: Emitter, a: Value, kind: str) -> Value:
    """Round f32 to an 8-bit format, to nearest even, and clamp it to the largest finite number.

    From the least normal number on, the bits of the f32 are rounded. Below it, the sum with a number whose last place
    is that of the format's subnormals rounds to them.
    """
    f = FORMATS[kind]
    size = floating.absolute(e, a)
    bits = floating.as_int(e, size)
    drop = 23 - f.mantissa
    odd = e.op("and", e.op("lshr", bits, drop), 1)
    rounded = e.op("add", e.op("add", bits, (1 << drop - 1) - 1), odd)
    normal = e.op("lshr", rounded, drop)
    normal = e.op("sub", normal, (126 + f.least_exponent) << f.mantissa)
    magic = e.number("float", 2.0 ** (f.least_exponent + drop))
    tiny = e.op("sub", floating.as_int(e, e.op("fadd", size, magic)), floating.as_int(e, magic))
    small = e.compare("olt", size, 2.0**f.least_exponent)
    result = e.intrinsic("umin", e.select(small, tiny, normal), f.largest)
    sign = e.op("and", e.op("lshr", floating.as_int(e, a), 24), 0x80)
    return e.select(e.compare("uno", a, a), f.nan, e.op("or", result, sign))


def _to_quarter_pair(e: Emitter, m: Match, *sources: Value) -> Value:
    """Convert two f32, or one f16x2, to a pair of 8-bit floats."""
    if len(sources) == 2:
        high, low = sources
    else:
        low, high = (half.widen(e, v, brain=False) for v in halves(e, sources[0]))
    kind = m.type.removesuffix("x2")
    upper, lower = (_to_quarter(e, floating.relu(e, v) if "relu" in m else v, kind) for v in (high, low))
    return e.resize(e.op("or", e.op("shl", upper, 8), lower), 16)


def from_quarter(e: Emitter, a: Value, kind: str) -> Value:
    """Widen the low byte to f16: move the bits to their places, and scale by the difference of the biases."""
    f = FORMATS[kind]
    sign = e.op("shl", e.op("and", a, 0x80), 8)
    size = e.op("and", a, 0x7F)
    moved = half.widen(e, e.op("shl", size, 10 - f.mantissa), brain=False)
    scaled = e.op("fmul", moved, 2.0 ** (14 + f.least_exponent))
    wide = e.op("or", half.narrow(e, scaled, brain=False), sign)
    beyond = f.largest if f.infinity is None else f.infinity
    return e.select(e.compare("ugt", size, beyond), 0x7FFF, wide)


def _from_quarter_pair(e: Emitter, m: Match, a: Value) -> Value:
    """Widen a pair of 8-bit floats to f16x2."""
    pair = []
    for shift in (0, 8):
        wide = from_quarter(e, e.op("lshr", a, shift), m.types[-1].removesuffix("x2"))
        if "relu" in m:
            negative = e.op("and", e.compare("slt", wide, 0), e.compare("ne", wide, -1))
            wide = e.select(negative, 0, wide)
        pair.append(wide)
    return join_halves(e, *pair)


def _packed_type(m: Match) -> tuple[int, int, int]:
    """Width, least and greatest value of what cvt.pack makes, down to 2 bits."""
    name = m.parts[2] or ""
    bits = int(name[1:])
    return (bits, -(1 << bits - 1), (1 << bits - 1) - 1) if name[0] == "s" else (bits, 0, (1 << bits) - 1)


def _pack(e: Emitter, m: Match, a: Value, b: Value, *above: Value) -> Value:
    """Saturate two integers into the lower bits, the first one above the second; shift `above` into the upper bits."""
    bits, least, greatest = _packed_type(m)
    mask = e.const("i32", (1 << bits) - 1)
    upper, lower = (e.op("and", e.intrinsic("smin", e.intrinsic("smax", v, least), greatest), mask) for v in (a, b))
    result = e.op("or", e.op("shl", upper, bits), lower)
    return e.op("or", result, e.op("shl", above[0], 2 * bits)) if above else result


# Rows

_SIGNED, _FLOATING = "|".join(_ORDERED), "|".join(_FLOAT)
_FAMILIES = (
    ("eq|ne", "", "b16|b32|b64"),
    (_SIGNED + "|lo|ls|hi|hs", "", "u16|u32|u64"),
    (_SIGNED, "", "s16|s32|s64"),
    (_FLOATING, "{.ftz}", "f32"),
    (_FLOATING, "", "f64"),
)
"""Comparisons, with the ``.ftz`` and the types that they take."""
_JOINS = (("", ""), (".(and|or|xor)", ",pred"))
"""Without and with a predicate to combine the result with."""


def _comparison_rows() -> tuple[Row, ...]:
    rows: list[Row] = []
    for join, combined in _JOINS:
        for tests, ftz, kinds in _FAMILIES:
            head = f"({tests}){join}{ftz}"
            rows.append(Row(f"setp.{head}.({kinds})", f"pred|pred=t,t{combined}", _setp, "9.7.6.2"))
            rows.append(Row(f"set.{head}.(u32|s32|f32).({kinds})", f"t=s,s{combined}", _set, "9.7.6.1"))
            for narrow in (f"{ftz}.f16", ".bf16"):
                form = f"set.({tests}){join}{narrow}.({kinds})"
                rows.append(Row(form, f"t=s,s{combined}", _set, "9.7.7.1"))
        for kind, ftz in (("f16", "{.ftz}"), ("bf16", "")):
            head = f"({_FLOATING}){join}{ftz}"
            packed = f"b32,b32{combined}"
            rows.append(Row(f"setp.{head}.{kind}", f"pred=t,t{combined}", _setp, "9.7.7.2"))
            rows.append(Row(f"setp.{head}.{kind}x2", f"pred|pred={packed}", _setp_packed, "9.7.7.2"))
            scalars = f"set.{head}.(u16|s16|u32|s32|{kind}).{kind}"
            rows.append(Row(scalars, f"t=s,s{combined}", _set, "9.7.7.1"))
            rows.append(Row(f"set.{head}.(u32|s32|{kind}x2).{kind}x2", f"b32={packed}", _set_packed, "9.7.7.1"))
        rows.append(Row(f"set.({_FLOATING}){join}.bf16.f16", f"t=s,s{combined}", _set, "9.7.7.1"))
    return tuple(rows)


def _cvt(form: str, operands: str, emit: Any, *, arithmetic: bool = False) -> Row:
    return Row(f"cvt{form}", operands, emit, "9.7.9.21", arithmetic=arithmetic)


def _saturating_rows() -> tuple[Row, ...]:
    """cvt.sat between integers: only where the source's range is not within the target's."""
    rows: list[Row] = []
    for target in _INTEGERS:
        low, high = bounds_of(target)
        sources = [s for s in _INTEGERS if bounds_of(s)[0] < low or bounds_of(s)[1] > high]
        if sources:
            form = f".sat.{target}.({'|'.join(sources)})"
            rows.append(_cvt(form, "t=s", _integer_to_integer))
    return tuple(rows)


_ALL = "|".join(_INTEGERS)
_INTEGRAL = "rni|rzi|rmi|rpi"
_ANY_WAY = "(rn|rz|rm|rp)"

ROWS: tuple[Row, ...] = (
    *_comparison_rows(),
    Row(f"selp.({_WIDE})", "t=t,t,pred", lambda e, m, a, b, c: e.select(c, a, b), "9.7.6.3"),
    Row(f"slct.({_WIDE}).s32", "t=t,t,s", _slct, "9.7.6.4"),
    Row(f"slct{{.ftz}}.({_WIDE}).f32", "t=t,t,s", _slct, "9.7.6.4"),
    _cvt(f".({_ALL}).({_ALL})", "t=s", _integer_to_integer),
    *_saturating_rows(),
    _cvt(f".({_INTEGRAL}){{.ftz}}{{.sat}}.({_ALL}).f32", "t=s", _float_to_integer),
    _cvt(f".({_INTEGRAL}){{.sat}}.({_ALL}).f64", "t=s", _float_to_integer),
    _cvt(f".({_INTEGRAL}){{.sat}}.({_ALL}).f16", "t=s", _half_to_integer),
    _cvt(f".({_INTEGRAL}).({_ALL}).bf16", "t=s", _half_to_integer),
    _cvt(f".{_ANY_WAY}{{.ftz}}{{.sat}}.f32.({_ALL})", "t=s", _integer_to_float),
    _cvt(f".{_ANY_WAY}{{.sat}}.f64.({_ALL})", "t=s", _integer_to_float),
    _cvt(f".{_ANY_WAY}{{.sat}}.f16.({_ALL})", "t=s", _integer_to_half),
    _cvt(f".{_ANY_WAY}.bf16.({_ALL})", "t=s", _integer_to_half),
    _cvt("{.rni|.rzi|.rmi|.rpi}{.ftz}{.sat}.f32.f32", "t=s", _float_to_float, arithmetic=True),
    _cvt("{.rni|.rzi|.rmi|.rpi}{.sat}.f64.f64", "t=s", _float_to_float, arithmetic=True),
    _cvt("{.ftz}{.sat}.f64.f32", "t=s", _float_to_float, arithmetic=True),
    _cvt(f".{_ANY_WAY}{{.ftz}}{{.sat}}.f32.f64", "t=s", _float_to_float),
    _cvt("{.rni|.rzi|.rmi|.rpi}{.sat}.f16.f16", "t=s", _half_to_half),
    _cvt("{.rni|.rzi|.rmi|.rpi}.bf16.bf16", "t=s", _half_to_half),
    _cvt(f".{_ANY_WAY}.f16.bf16", "t=s", _half_to_half),
    _cvt(f".{_ANY_WAY}.bf16.f16", "t=s", _half_to_half),
    _cvt(f".{_ANY_WAY}{{.ftz}}{{.sat}}.f16.f32", "t=s", _to_half),
    _cvt(f".{_ANY_WAY}{{.ftz}}.bf16.f32", "t=s", _to_half),
    _cvt(".(rn|rz){.relu}{.satfinite}.(f16|bf16).f32", "t=s", _to_half),
    _cvt(f".{_ANY_WAY}{{.sat}}.f16.f64", "t=s", _to_half),
    _cvt(f".{_ANY_WAY}.bf16.f64", "t=s", _to_half),
    _cvt("{.ftz}{.sat}.f32.f16", "t=s", _from_half, arithmetic=True),
    _cvt(".f32.bf16", "t=s", _from_half),
    _cvt(".ftz.f32.bf16", "t=s", _from_half, arithmetic=True),
    _cvt("{.sat}.f64.f16", "t=s", _from_half, arithmetic=True),
    _cvt(".f64.bf16", "t=s", _from_half, arithmetic=True),
    _cvt(".(rn|rz){.relu}{.satfinite}.(f16x2|bf16x2).f32", "b32=f32,f32", _to_half_pair),
    _cvt(".rna{.satfinite}.tf32.f32", "b32=f32", _to_tf32),
    _cvt(".(rn|rz){.relu}.tf32.f32", "b32=f32", _to_tf32),
    _cvt(".rn.satfinite{.relu}.(e4m3x2|e5m2x2).f32", "b16=f32,f32", _to_quarter_pair),
    _cvt(".rn.satfinite{.relu}.(e4m3x2|e5m2x2).f16x2", "b16=b32", _to_quarter_pair),
    _cvt(".rn{.relu}.f16x2.(e4m3x2|e5m2x2)", "b32=b16", _from_quarter_pair),
    Row("cvt.pack.sat.(u16|s16).s32", "b32=s32,s32", _pack, "9.7.9.22"),
    Row("cvt.pack.sat.(u2|s2|u4|s4|u8|s8).s32.b32", "b32=s32,s32,b32", _pack, "9.7.9.22"),
)
