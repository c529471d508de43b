"""Floating-point arithmetic in f32 and f64, and the approximations: PTX ISA 9.7.3."""

from __future__ import annotations

import math
from typing import Any

from workbench.emulator.translate.table import Bound, Match, Row
from workbench.llvm.emitter import Emitter, Value

_SIGN = {16: 0x8000, 32: 0x80000000, 64: 1 << 63}
_EXPONENT = {16: 0x7C00, 32: 0x7F800000, 64: 0x7FF << 52}
CANONICAL_NAN = {16: 0x7FFF, 32: 0x7FFFFFFF, 64: 0xFFF8 << 48}
"""The NaN that NVIDIA's hardware produces."""


def as_int(e: Emitter, a: Value) -> Value:
    """Reinterpret as an integer of the same width."""
    return e.bitcast(a, f"i{a.bits}")


def flush(e: Emitter, a: Value) -> Value:
    """Replace subnormal numbers by zeros of their sign."""
    bits = as_int(e, a)
    tiny = e.compare("eq", e.op("and", bits, _EXPONENT[a.bits]), 0)
    return e.bitcast(e.select(tiny, e.op("and", bits, _SIGN[a.bits]), bits), a.element)


def canonical(e: Emitter, a: Value) -> Value:
    """Replace every NaN by the canonical one."""
    return e.select(e.compare("uno", a, a), e.const(a.element, CANONICAL_NAN[a.bits]), a)


def saturate(e: Emitter, a: Value) -> Value:
    """Clamp to [+0, 1]; NaN becomes +0."""
    above = e.select(e.compare("ogt", a, 0), a, 0)
    clamped = e.select(e.compare("ogt", above, 1), 1, above)
    # LLVM makes a maximum of the first line on ARM, whose result for a signalling NaN is NaN.
    return e.select(e.compare("uno", a, a), 0, clamped)


def relu(e: Emitter, a: Value) -> Value:
    """Replace negative numbers by +0; NaN stays."""
    return e.select(e.op("or", e.compare("uno", a, a), e.compare("ogt", a, 0)), a, 0)


def absolute(e: Emitter, a: Value) -> Value:
    """Clear the sign bit."""
    bits = as_int(e, a)
    return e.bitcast(e.op("and", bits, _SIGN[a.bits] - 1), a.element)


def quieted(e: Emitter, a: Value) -> Value:
    """Set the upper bit of a NaN's payload."""
    bits = as_int(e, a)
    return e.bitcast(e.op("or", bits, {32: 1 << 22, 64: 1 << 51}[a.bits]), a.element)


def _quiet_sign(function: Any) -> Any:
    """Make abs or neg in f64. A NaN keeps its sign and payload, and becomes quiet."""
    return lambda e, m, a: e.select(e.compare("uno", a, a), quieted(e, a), function(e, a))


def negate(e: Emitter, a: Value) -> Value:
    """Flip the sign bit."""
    bits = as_int(e, a)
    return e.bitcast(e.op("xor", bits, _SIGN[a.bits]), a.element)


def modified(function: Any) -> Any:
    """Wrap an emission with ``.ftz`` on its sources and result, and with ``.sat``."""

    def emit(e: Emitter, m: Match, *values: Value) -> Value:
        if "ftz" in m:
            values = tuple(flush(e, v) if v.element in {"float", "half"} else v for v in values)
        result: Value = function(e, m, *values)
        if "sat" in m:
            result = saturate(e, result)
        return flush(e, result) if "ftz" in m and result.element in {"float", "half"} else result

    return emit


# Directed rounding: round to nearest, then move one step where the exact error says so


def step(e: Emitter, m: Match, nearest: Value, error: Value, narrow: Value | None = None) -> Value:
    """Move `nearest` by one unit in the last place towards the direction of rounding.

    `error` has the sign of exact - nearest, and is 0 where `nearest` is exact. If `nearest` was rounded to 16 bits, its
    bits are in `narrow`, and these are moved.
    """
    mode = m.one_of("rz", "rm", "rp")
    if not mode:
        return nearest
    below, above = e.compare("olt", error, 0), e.compare("ogt", error, 0)
    positive, negative = e.compare("ogt", nearest, 0), e.compare("olt", nearest, 0)
    # Moving down: towards -inf for rm; towards zero for a positive value under rz.
    down = below if mode == "rm" else e.op("and", below, positive) if mode == "rz" else None
    up = above if mode == "rp" else e.op("and", above, negative) if mode == "rz" else None
    result = start = narrow or nearest
    if down is not None:
        result = e.select(down, _neighbour(e, start, -1), result)
    if up is not None:
        result = e.select(up, _neighbour(e, start, 1), result)
    return result


def _neighbour(e: Emitter, a: Value, direction: int) -> Value:
    """Next number towards +infinity (1) or -infinity (-1). An infinity becomes the largest finite number."""
    bits = as_int(e, a)
    negative = e.compare("slt", bits, 0)
    zero = e.compare("eq", e.op("and", bits, _SIGN[a.bits] - 1), 0)
    grow = e.op("add", bits, 1)
    shrink = e.op("sub", bits, 1)
    moved = e.select(negative, shrink, grow) if direction > 0 else e.select(negative, grow, shrink)
    smallest = e.like(bits, 1 if direction > 0 else _SIGN[a.bits] | 1)
    return e.bitcast(e.select(zero, smallest, moved), a.element)


def sum_error(e: Emitter, a: Value, b: Value, total: Value) -> Value:
    """Exact error of a + b (Knuth's TwoSum)."""
    virtual = e.op("fsub", total, a)
    return e.op("fadd", e.op("fsub", a, e.op("fsub", total, virtual)), e.op("fsub", b, virtual))


def direction(e: Emitter, result: Value, error: Value, *sources: Value) -> Value:
    """Sign of the error: 0 if a source is not finite; towards the exact value if the result overflowed."""
    infinite = e.compare("oeq", absolute(e, result), math.inf)
    error = e.select(infinite, negate(e, result), error)
    for source in sources:
        finite = e.compare("olt", absolute(e, source), math.inf)
        error = e.select(finite, error, 0)
    return error


def _zero_sign(e: Emitter, m: Match, a: Value, b: Value, total: Value) -> Value:
    """Exact cancellation gives -0 when rounding towards -infinity."""
    if "rm" not in m:
        return total
    cancelled = e.op("and", e.compare("oeq", total, 0), e.compare("one", a, 0))
    opposite = e.compare("ne", *(e.compare("slt", as_int(e, v), 0) for v in (a, b)))
    both_zero = e.op("and", e.compare("oeq", a, 0), e.compare("oeq", b, 0))
    flip = e.op("or", cancelled, e.op("and", both_zero, opposite))
    return e.select(flip, -0.0, total)


def _add(e: Emitter, m: Match, a: Value, b: Value) -> Value:
    total = e.op("fadd", a, b)
    if not m.one_of("rz", "rm", "rp"):
        return total
    error = direction(e, total, sum_error(e, a, b, total), a, b)
    return step(e, m, _zero_sign(e, m, a, b, total), error)


def _sub(e: Emitter, m: Match, a: Value, b: Value) -> Value:
    if not m.one_of("rz", "rm", "rp"):
        return e.op("fsub", a, b)
    return _add(e, m, a, negate(e, b))


def _mul(e: Emitter, m: Match, a: Value, b: Value) -> Value:
    product = e.op("fmul", a, b)
    if not m.one_of("rz", "rm", "rp", "ftz"):
        return product
    if a.bits == 32:
        exact_product = e.op("fmul", e.cast("fpext", a, "double"), e.cast("fpext", b, "double"))
        error = sign_of(e, e.op("fsub", exact_product, e.cast("fpext", product, "double")))
    else:
        (x, i), (y, j), (p, k) = (_split(e, v) for v in (a, b, product))
        scaled = _scale(e, p, e.op("sub", k, e.op("add", i, j)))
        error = e.intrinsic("fma", x, y, negate(e, scaled))
    rounded = step(e, m, product, direction(e, product, error, a, b))
    return flush_tiny(e, m, rounded, exact_product) if "ftz" in m else rounded


def flush_tiny(e: Emitter, m: Match, rounded: Value, exact_result: Value, error: Value | None = None) -> Value:
    """Flush an f32 that is tiny after rounding with exponents of any size, as an H200 does.

    `exact_result` is its value in f64, and `error` the difference from that to the exact value.
    """
    normal = e.number("double", 2.0**-126)
    below = e.compare("olt", exact_result, 0)
    away = {"rm": below, "rp": e.compare("ogt", exact_result, 0)}.get(mode_of(m))
    if away is not None:  # a number rounds to a normal one if it is above the last number before them
        least = e.select(away, 2.0**-126 - 2.0**-150, normal)
    else:
        least = normal if "rz" in m else e.number("double", 2.0**-126 - 2.0**-151)
    gap = e.op("fsub", absolute(e, exact_result), least)
    if error is not None:
        gap = e.op("fadd", gap, e.select(below, negate(e, error), error))
    tiny = e.compare("olt", gap, 0)
    if away is not None:
        tiny = e.op("or", tiny, e.op("and", away, e.compare("oeq", gap, 0)))
    sign = e.op("and", as_int(e, rounded), _SIGN[32])
    return e.select(tiny, e.bitcast(sign, "float"), rounded)


def _split(e: Emitter, a: Value) -> tuple[Value, Value]:
    """Split an f64 into a number in [1, 2), or 0, and an exponent; the exponent of 0 is far below all others."""
    tiny = e.compare("olt", absolute(e, a), 2.0**-1022)
    scaled = e.select(tiny, e.op("fmul", a, 2.0**54), a)
    bits = as_int(e, scaled)
    exponent = e.op("and", e.op("lshr", bits, 52), 0x7FF)
    exponent = e.op("sub", exponent, e.select(tiny, e.const("i64", 1077), 1023))
    fraction = e.op("and", bits, _SIGN[64] | (1 << 52) - 1)
    number = e.bitcast(e.op("or", fraction, 1023 << 52), "double")
    none = e.compare("oeq", a, 0)
    return e.select(none, 0, number), e.select(none, -5000, exponent)


def _scale(e: Emitter, a: Value, exponent: Value) -> Value:
    """Multiply by a power of two from -600 to 600. Beyond that only the sign of the product matters."""
    clamped = e.intrinsic("smax", e.intrinsic("smin", exponent, 600), -600)
    power = e.bitcast(e.op("shl", e.op("add", clamped, 1023), 52), "double")
    return e.op("fmul", a, power)


def sign_of(e: Emitter, a: Value) -> Value:
    """Sign of an f64 as an f32: -1, 0 or 1."""
    positive = e.select(e.compare("ogt", a, 0), e.number("float", 1), 0)
    return e.select(e.compare("olt", a, 0), -1.0, positive)


def _fma(e: Emitter, m: Match, a: Value, b: Value, c: Value) -> Value:
    result = e.intrinsic("fma", a, b, c)
    if not m.one_of("rz", "rm", "rp", "ftz"):
        return result
    if a.bits == 32:
        x, y, z, r = (e.cast("fpext", v, "double") for v in (a, b, c, result))
        product = e.op("fmul", x, y)
        total = e.op("fadd", product, z)
        lost = sum_error(e, product, z, total)
        error = sign_of(e, e.op("fadd", e.op("fsub", total, r), lost))
    else:
        error = _fma_error(e, a, b, c, result)
    # It has the product's sign, and is 0 if the product is 0, but does not underflow.
    sized = e.op("fmul", _unit(e, a), _unit(e, b))
    rounded = step(e, m, _zero_sign(e, m, sized, c, result), direction(e, result, error, a, b, c))
    return flush_tiny(e, m, rounded, total, lost) if "ftz" in m else rounded


def _unit(e: Emitter, a: Value) -> Value:
    """Make 1 with the sign of `a`, or its zero."""
    one = _with_sign(e, e.number(a.element, 1), a)
    return e.select(e.compare("oeq", a, 0), a, one)


def _fma_error(e: Emitter, a: Value, b: Value, c: Value, result: Value) -> Value:
    """Sign of a * b + c - result in f64. The numbers are scaled, so nothing overflows or underflows."""
    (x, i), (y, j), (z, k), (r, n) = (_split(e, v) for v in (a, b, c, result))
    power = e.op("add", i, j)
    top = e.intrinsic("smax", power, k)
    product = e.op("fmul", x, y)
    tail = e.intrinsic("fma", x, y, negate(e, product))
    product, tail = (_scale(e, v, e.op("sub", power, top)) for v in (product, tail))
    z, r = _scale(e, z, e.op("sub", k, top)), _scale(e, r, e.op("sub", n, top))
    high = e.op("fadd", product, z)
    low = sum_error(e, product, z, high)
    rest = e.op("fsub", high, r)
    first = e.op("fadd", rest, low)
    second = e.op("fadd", first, tail)
    spare = e.op("fadd", sum_error(e, rest, low, first), sum_error(e, first, tail, second))
    return e.op("fadd", second, spare)


def _div(e: Emitter, m: Match, a: Value, b: Value) -> Value:
    quotient = e.op("fdiv", a, b)
    if not m.one_of("rz", "rm", "rp", "ftz"):
        return quotient
    if a.bits == 32:
        x, y, q = (e.cast("fpext", v, "double") for v in (a, b, quotient))
        residue = e.intrinsic("fma", negate(e, q), y, x)
        wide = e.op("fdiv", x, y)
        lost = e.op("fdiv", e.intrinsic("fma", negate(e, wide), y, x), y)
    else:
        (x, i), (y, j), (q, k) = (_split(e, v) for v in (a, b, quotient))
        scaled = _scale(e, q, e.op("add", k, e.op("sub", j, i)))
        residue = e.intrinsic("fma", negate(e, scaled), y, x)
    sign = e.op("fmul", _unit(e, residue), _unit(e, y))
    error = sign_of(e, sign) if a.bits == 32 else sign
    by_zero = e.compare("oeq", b, 0)
    error = e.select(by_zero, 0, direction(e, quotient, error, a, b))
    rounded = step(e, m, quotient, error)
    return flush_tiny(e, m, rounded, wide, lost) if "ftz" in m else rounded


def _sqrt(e: Emitter, m: Match, a: Value) -> Value:
    root = e.intrinsic("sqrt", a)
    if not m.one_of("rz", "rm", "rp"):
        return root
    if a.bits == 32:
        x, r = (e.cast("fpext", v, "double") for v in (a, root))
        residue = sign_of(e, e.intrinsic("fma", negate(e, r), r, x))
    else:
        (x, i), (r, k) = _split(e, a), _split(e, root)
        scaled = _scale(e, x, e.op("sub", i, e.op("shl", k, 1)))
        residue = e.intrinsic("fma", negate(e, r), r, scaled)
    return step(e, m, root, direction(e, root, residue, a))


def _rcp(e: Emitter, m: Match, a: Value) -> Value:
    return _div(e, m, e.number(a.element, 1), a)


def extreme(e: Emitter, a: Value, b: Value, *, least: bool) -> Value:
    """Smaller or larger, with -0 < +0. A number wins over a NaN, and two NaNs give the canonical one."""
    picked = e.select(e.compare("olt" if least else "ogt", a, b), a, b)
    merged = e.bitcast(e.op("or" if least else "and", as_int(e, a), as_int(e, b)), a.element)
    picked = e.select(e.compare("oeq", a, b), merged, picked)
    a_nan, b_nan = e.compare("uno", a, a), e.compare("uno", b, b)
    nan = e.const(a.element, CANONICAL_NAN[a.bits])
    return e.select(b_nan, e.select(a_nan, nan, a), e.select(a_nan, b, picked))


def minmax(e: Emitter, m: Match, a: Value, b: Value) -> Value:
    """Smaller or larger, with -0 < +0. A number wins over a NaN, but with ``.NaN`` the NaN wins."""
    least = m.row.opcode == "min"
    if "xorsign" in m:
        sign = e.op("and", e.op("xor", as_int(e, a), as_int(e, b)), _SIGN[a.bits])
        a, b = absolute(e, a), absolute(e, b)
    picked = extreme(e, a, b, least=least)
    a_nan, b_nan = e.compare("uno", a, a), e.compare("uno", b, b)
    if "NaN" in m:
        picked = e.select(e.op("or", a_nan, b_nan), e.const(a.element, CANONICAL_NAN[a.bits]), picked)
    elif a.bits == 64:  # f64 keeps the second NaN's payload
        picked = e.select(e.op("and", a_nan, b_nan), quieted(e, b), picked)
    if "xorsign" in m:
        signed = e.bitcast(e.op("or", as_int(e, picked), sign), a.element)
        picked = e.select(e.compare("uno", picked, picked), picked, signed)
    return picked


def _copysign(e: Emitter, m: Match, a: Value, b: Value) -> Value:
    return _with_sign(e, absolute(e, b), a)


def _with_sign(e: Emitter, size: Value, a: Value) -> Value:
    """Give a number that is not negative the sign of another."""
    sign = e.op("and", as_int(e, a), _SIGN[a.bits])
    return e.bitcast(e.op("or", as_int(e, size), sign), a.element)


def _testp(e: Emitter, m: Match, a: Value) -> Value:
    size = absolute(e, a)
    least = e.const(a.element, 1 << {32: 23, 64: 52}[a.bits])
    tests: dict[str, Any] = {
        "finite": lambda: e.compare("olt", size, math.inf),
        "infinite": lambda: e.compare("oeq", size, math.inf),
        "number": lambda: e.compare("ord", a, a),
        "notanumber": lambda: e.compare("uno", a, a),
        "normal": lambda: e.op(
            "and",
            e.op("or", e.compare("oge", size, least), e.compare("oeq", size, 0)),
            e.compare("olt", size, math.inf),
        ),
        "subnormal": lambda: e.op("and", e.compare("olt", size, least), e.compare("ogt", size, 0)),
    }
    result: Value = tests[m.parts[0] or ""]()
    return result


# Approximations: polynomials in f32, well inside the documented bounds


def polynomial(e: Emitter, x: Value, *coefficients: float) -> Value:
    """Evaluate by Horner's rule, highest power first."""
    total = e.number(x.element, coefficients[0])
    for coefficient in coefficients[1:]:
        total = e.intrinsic("fma", total, x, coefficient)
    return total


def _power_of_two(e: Emitter, exponent: Value) -> Value:
    """2^n in f32 for an i32 in [-126, 127]."""
    return e.bitcast(e.op("shl", e.op("add", exponent, 127), 23), "float")


def ex2(e: Emitter, a: Value) -> Value:
    """2^a. The integer part is added to the exponent in two steps, so subnormal results round once."""
    x = e.select(e.compare("olt", a, -160), -160, e.select(e.compare("ogt", a, 129), 129, a))
    whole = e.intrinsic("roundeven", x)
    f = e.op("fsub", x, whole)
    # Coefficients: ln(2)^k / k!, k = 7..0; the remainder on [-1/2, 1/2] is below 2^-29.
    p = polynomial(
        e, f, 1.5252734e-5, 1.5403530e-4, 1.3333558e-3, 9.6181291e-3, 5.5504109e-2, 0.24022651, 0.69314718, 1.0
    )
    number = e.select(e.compare("uno", x, x), 0.0, whole)
    n = e.cast("fptosi", number, "i32")
    half = e.op("ashr", n, 1)
    scaled = e.op("fmul", p, _power_of_two(e, half))
    return e.op("fmul", scaled, _power_of_two(e, e.op("sub", n, half)))


def lg2(e: Emitter, a: Value) -> Value:
    """log2(a) = exponent + log2(mantissa), the mantissa in [sqrt(1/2), sqrt(2)) by the atanh series."""
    tiny = e.compare("olt", a, 1.1754944e-38)
    scaled = e.select(tiny, e.op("fmul", a, 8388608.0), a)
    bits = e.op("sub", as_int(e, scaled), 0x3F3504F3)
    exponent = e.op("ashr", bits, 23)
    mantissa = e.bitcast(e.op("sub", as_int(e, scaled), e.op("shl", exponent, 23)), "float")
    t = e.op("fdiv", e.op("fsub", mantissa, 1.0), e.op("fadd", mantissa, 1.0))
    square = e.op("fmul", t, t)
    # 2 / (ln(2) * (2k + 1)), k = 4..0
    series = polynomial(e, square, 0.32059889, 0.41219858, 0.57707802, 0.96179669, 2.8853901)
    whole = e.op("fsub", e.cast("sitofp", exponent, "float"), e.select(tiny, e.number("float", 23), 0))
    result = e.intrinsic("fma", t, series, whole)
    result = e.select(e.compare("oeq", a, 0), -math.inf, result)
    result = e.select(e.compare("oeq", a, math.inf), math.inf, result)
    invalid = e.op("or", e.compare("olt", a, 0), e.compare("uno", a, a))
    return e.select(invalid, e.const("float", CANONICAL_NAN[32]), result)


def sine(e: Emitter, a: Value, quarter: int) -> Value:
    """sin(a + quarter * pi / 2): reduced by pi / 2 in f64, then a polynomial of the odd or even part in f32."""
    x = e.cast("fpext", a, "double")
    turns = e.intrinsic("roundeven", e.op("fmul", x, 0.6366197723675814))
    inside = e.compare("olt", absolute(e, turns), 2.0**30)
    safe = e.select(inside, turns, 0)
    r = e.cast("fptrunc", e.intrinsic("fma", safe, -1.5707963267948966, x), "float")
    square = e.op("fmul", r, r)
    odd = e.op(
        "fmul", r, polynomial(e, square, 2.6083159809e-6, -1.9810690719e-4, 8.3330785856e-3, -0.16666659714, 1.0)
    )
    even = polynomial(e, square, 2.4390448796e-5, -1.3888999670e-3, 4.1666641831e-2, -0.5, 1.0)
    k = e.op("add", e.cast("fptosi", safe, "i32"), quarter)
    value = e.select(e.compare("ne", e.op("and", k, 1), 0), even, odd)
    flip = e.op("shl", e.op("and", k, 2), 30)
    result = e.bitcast(e.op("xor", as_int(e, value), flip), "float")
    finite = e.compare("olt", absolute(e, a), math.inf)
    return e.select(finite, result, e.const("float", CANONICAL_NAN[32]))


def tanh(e: Emitter, a: Value) -> Value:
    """tanh(a) = (1 - q) / (1 + q), q = exp(-2|a|); near zero, its series."""
    size = absolute(e, a)
    q = ex2(e, e.op("fmul", size, -2.8853901))
    large = e.op("fdiv", e.op("fsub", 1.0, q), e.op("fadd", 1.0, q))
    square = e.op("fmul", size, size)
    small = e.op("fmul", size, polynomial(e, square, 0.13333333, -0.33333333, 1.0))
    return _with_sign(e, e.select(e.compare("olt", size, 0.1), small, large), a)


def _div_approx(e: Emitter, m: Match, a: Value, b: Value) -> Value:
    """Divide. Where |b| > 2^126, div.approx gives zero, or NaN for an infinite a."""
    quotient = e.op("fdiv", a, b)
    if "full" in m:
        return quotient
    size = absolute(e, b)
    huge = e.op("and", e.compare("ogt", size, 2.0**126), e.compare("olt", size, math.inf))
    infinite = e.compare("oeq", absolute(e, a), math.inf)
    sign = e.op("and", e.op("xor", as_int(e, a), as_int(e, b)), _SIGN[32])
    special = e.select(infinite, e.const("float", CANONICAL_NAN[32]), e.bitcast(sign, "float"))
    return e.select(e.op("and", huge, e.compare("ord", a, a)), special, quotient)


def _rcp_approx(e: Emitter, m: Match, a: Value) -> Value:
    return e.op("fdiv", 1.0, a)


def _rsqrt(e: Emitter, m: Match, a: Value) -> Value:
    return e.op("fdiv", 1.0, e.intrinsic("sqrt", a))


def _coarse64(function: Any) -> Any:
    """Make an approximation in f64 that uses and keeps the upper word only."""

    def emit(e: Emitter, m: Match, a: Value) -> Value:
        upper = e.const("i64", 0xFFFFFFFF00000000)
        source = flush(e, e.bitcast(e.op("and", as_int(e, a), upper), "double"))
        result = flush(e, function(e, m, source))
        kept = e.bitcast(e.op("and", as_int(e, result), upper), "double")
        return e.select(e.compare("uno", result, result), e.const("double", 0x7FFFFFFF00000000), kept)

    return emit


def mode_of(m: Match) -> str:
    """Find the rounding mode; the default is to nearest even."""
    return m.one_of("rz", "rm", "rp", "rna") or "rn"


def _both(name: str, form: str, operands: str, emit: Any, section: str, sat: str = "{.sat}") -> tuple[Row, ...]:
    """Rows of an IEEE operation in f32, with ``.ftz``, and in f64."""
    return (
        Row(f"{name}{form}{{.ftz}}{sat}.f32", operands, emit, section, arithmetic=True),
        Row(f"{name}{form}.f64", operands, emit, section, arithmetic=True),
    )


def _approximate(form: str, emit: Any, section: str, bound: Bound, operands: str = "t=t") -> Row:
    coarse = form.endswith("approx.ftz.f64")
    return Row(form, operands, emit, section, arithmetic=not coarse, bound=bound)


_ROUND = "{.rn|.rz|.rm|.rp}"
_ROUNDED = ".(rn|rz|rm|rp)"
_IN_A_TURN = Bound(2.0**-20.5, "absolute", -2 * math.pi, 2 * math.pi)
_OF_LOGARITHM = Bound(2.0**-22, "absolute or relative")

ROWS: tuple[Row, ...] = (
    Row("testp.(finite|infinite|number|notanumber|normal|subnormal).(f32|f64)", "pred=t", _testp, "9.7.3.1"),
    Row("copysign.(f32|f64)", "t=t,t", _copysign, "9.7.3.2"),
    *_both("add", _ROUND, "t=t,t", modified(_add), "9.7.3.3"),
    *_both("sub", _ROUND, "t=t,t", modified(_sub), "9.7.3.4"),
    *_both("mul", _ROUND, "t=t,t", modified(_mul), "9.7.3.5"),
    *_both("fma", _ROUNDED, "t=t,t,t", modified(_fma), "9.7.3.6"),
    *_both("mad", _ROUNDED, "t=t,t,t", modified(_fma), "9.7.3.7"),
    *_both("div", _ROUNDED, "t=t,t", modified(_div), "9.7.3.8", sat=""),
    _approximate("div.(approx|full){.ftz}.f32", modified(_div_approx), "9.7.3.8", Bound(2, "ulp"), "t=t,t"),
    Row("abs{.ftz}.f32", "t=t", modified(lambda e, m, a: absolute(e, a)), "9.7.3.9", arithmetic=True),
    Row("abs.f64", "t=t", _quiet_sign(absolute), "9.7.3.9"),
    Row("neg{.ftz}.f32", "t=t", modified(lambda e, m, a: negate(e, a)), "9.7.3.10", arithmetic=True),
    Row("neg.f64", "t=t", _quiet_sign(negate), "9.7.3.10"),
    Row("min{.ftz}{.NaN}{.xorsign.abs}.f32", "t=t,t", modified(minmax), "9.7.3.11"),
    Row("min.f64", "t=t,t", modified(minmax), "9.7.3.11"),
    Row("max{.ftz}{.NaN}{.xorsign.abs}.f32", "t=t,t", modified(minmax), "9.7.3.12"),
    Row("max.f64", "t=t,t", modified(minmax), "9.7.3.12"),
    *_both("rcp", _ROUNDED, "t=t", modified(_rcp), "9.7.3.13", sat=""),
    _approximate("rcp.approx{.ftz}.f32", modified(_rcp_approx), "9.7.3.13", Bound(1, "ulp")),
    _approximate("rcp.approx.ftz.f64", _coarse64(_rcp_approx), "9.7.3.14", Bound(2.0**-19, "relative")),
    *_both("sqrt", _ROUNDED, "t=t", modified(_sqrt), "9.7.3.15", sat=""),
    _approximate("sqrt.approx{.ftz}.f32", modified(_sqrt), "9.7.3.15", Bound(2.0**-23, "relative")),
    _approximate("rsqrt.approx{.ftz}.f32", modified(_rsqrt), "9.7.3.16", Bound(2.0**-22.9, "relative")),
    _approximate("rsqrt.approx.f64", modified(_rsqrt), "9.7.3.16", Bound(4, "ulp")),
    _approximate("rsqrt.approx.ftz.f64", _coarse64(_rsqrt), "9.7.3.17", Bound(2.0**-19, "relative")),
    _approximate("sin.approx{.ftz}.f32", modified(lambda e, m, a: sine(e, a, 0)), "9.7.3.18", _IN_A_TURN),
    _approximate("cos.approx{.ftz}.f32", modified(lambda e, m, a: sine(e, a, 1)), "9.7.3.19", _IN_A_TURN),
    _approximate("lg2.approx{.ftz}.f32", modified(lambda e, m, a: lg2(e, a)), "9.7.3.20", _OF_LOGARITHM),
    _approximate("ex2.approx{.ftz}.f32", modified(lambda e, m, a: ex2(e, a)), "9.7.3.21", Bound(2, "ulp")),
    _approximate("tanh.approx.f32", modified(lambda e, m, a: tanh(e, a)), "9.7.3.22", Bound(2.0**-11, "relative")),
)
