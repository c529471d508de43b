"""References of f32 and f64: PTX ISA 9.7.3."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np

from tests.emulator.translate.opcodes.references import exact
from tests.emulator.translate.opcodes.references.exact import Array, Real
from workbench.emulator.translate.table import Match
from workbench.ptx.formats import FORMATS


def mode_of(m: Match) -> str:
    """Find the rounding mode: to nearest even where none is given."""
    return m.one_of("rz", "rm", "rp", "rna") or "rn"


def pick(m: Match, a: Real, b: Real) -> Real:
    """Exact min or max with the modifiers of both."""
    if "NaN" in m and (a.is_nan or b.is_nan):
        return exact.NAN
    sign = a.sign ^ b.sign
    if "xorsign" in m:
        a, b = Real(0, a.size), Real(0, b.size)
    result = exact.minimum(a, b) if m.row.opcode == "min" else exact.maximum(a, b)
    return Real(sign, result.size) if "xorsign" in m else result


def _rounded(function: Any) -> Any:
    """Make a reference from one on exact numbers: decode, compute, saturate, round."""

    def each(m: Match, *bits: int) -> int:
        f, ftz = FORMATS[m.type], "ftz" in m
        result = function(m, *(exact.decode(b, f, ftz=ftz) for b in bits))
        if ftz and m.row.opcode in {"mul", "fma", "mad", "div", "rcp"}:
            result = exact.flush(result, f, mode_of(m))
        return exact.encode(exact.saturate(result) if "sat" in m else result, f, mode_of(m), ftz=ftz)

    return exact.elementwise(each)


def _pick_double(m: Match, a: int, b: int) -> int:
    """Exact min or max in f64; of two NaNs the second one, quieted."""
    f = FORMATS["f64"]
    result = pick(m, exact.decode(a, f), exact.decode(b, f))
    return exact.quieted(b, f) if result.is_nan else exact.encode(result, f)


def _sign_reference(sign: Any) -> Any:
    """Make the reference of abs or neg: `sign` maps the old sign bit to the new.

    Of a NaN, f32 makes the canonical one; f64 quiets it and leaves its sign.
    """

    def each(m: Match, bits: int) -> int:
        f = FORMATS[m.type]
        x = exact.decode(bits, f, ftz="ftz" in m)
        if x.is_nan:
            return exact.quieted(bits, f) if m.type == "f64" else f.nan
        bits = exact.encode(x, f)
        return (f.sign if sign(bits & f.sign) else 0) | bits & f.sign - 1

    return exact.elementwise(each)


def _copysign_reference(m: Match, a: int, b: int) -> int:
    sign = FORMATS[m.type].sign
    return a & sign | b & sign - 1


def _testp_reference(m: Match, bits: int) -> bool:
    f = FORMATS[m.type]
    x = exact.decode(bits, f)
    finite = not x.is_nan and not x.is_infinite
    least = 2**f.least_exponent if f.least_exponent > 0 else Fraction(1, 2**-f.least_exponent)
    return {
        "finite": finite,
        "infinite": x.is_infinite,
        "number": not x.is_nan,
        "notanumber": x.is_nan,
        "normal": finite and (x.size == 0 or x.size >= least),  # measured: a zero is normal
        "subnormal": finite and 0 < x.size < least,
    }[m.parts[0] or ""]


def _quotient(m: Match, a: Array, b: Array) -> Array:
    """Exact quotient, with the special case of div.approx beyond 2^126."""
    quotient: Array = a / b
    if "approx" not in m:
        return quotient
    beyond = (abs(b) > 2.0**126) & np.isfinite(b)
    special = np.where(np.isinf(a), np.nan, np.copysign(0.0, quotient))
    return np.where(beyond & ~np.isnan(a), special, quotient)


def _approximation(function: Any) -> Any:
    """Make the reference of an approximation; one in f64 with ``.ftz`` sees the upper word of its source only."""
    whole = exact.exact_values(function)

    def reference(m: Match, *bits: Array) -> Array:
        coarse = m.type == "f64" and "ftz" in m
        return np.asarray(whole(m, *(b & np.uint64(0xFFFFFFFF00000000) if coarse else b for b in bits)))

    return reference


_FMA = _rounded(lambda m, a, b, c: exact.fma(a, b, c, mode_of(m)))

FLOATING = {
    "testp": exact.elementwise(_testp_reference),
    "copysign": exact.elementwise(_copysign_reference),
    "add": _rounded(lambda m, a, b: exact.add(a, b, mode_of(m))),
    "sub": _rounded(lambda m, a, b: exact.add(a, exact.negate(b), mode_of(m))),
    "mul": _rounded(lambda m, a, b: exact.multiply(a, b)),
    "fma": _FMA,
    "mad": _FMA,
    "div": _rounded(lambda m, a, b: exact.divide(a, b)),
    "div.approx": _approximation(_quotient),
    "abs": _sign_reference(lambda sign: False),
    "neg": _sign_reference(lambda sign: not sign),
    "min": _rounded(pick),
    "max": _rounded(pick),
    "min.f64": exact.elementwise(_pick_double),
    "max.f64": exact.elementwise(_pick_double),
    "rcp": _rounded(lambda m, a: exact.divide(exact.ONE, a)),
    "sqrt": _rounded(lambda m, a: exact.square_root(a)),
    "rcp.approx": _approximation(lambda m, a: 1 / a),
    "sqrt.approx": _approximation(lambda m, a: np.sqrt(a)),
    "rsqrt": _approximation(lambda m, a: 1 / np.sqrt(a)),
    "sin": _approximation(lambda m, a: np.sin(a)),
    "cos": _approximation(lambda m, a: np.cos(a)),
    "lg2": _approximation(lambda m, a: np.log2(a)),
    "ex2": _approximation(lambda m, a: np.exp2(a)),
    "tanh": _approximation(lambda m, a: np.tanh(a)),
}
