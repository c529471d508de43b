"""Exact arithmetic on bit patterns, for the references of the opcode rows.

Floating-point numbers are decoded to a sign and a rational size, computed with exactly, and rounded once. Nothing here
uses the host's floating-point arithmetic, and nothing is shared with the emissions.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from workbench.emulator.translate.table import Match
from workbench.ptx.formats import FORMATS, Format
from workbench.ptx.ir import TYPE_BITS

Array = np.ndarray[Any, Any]


class Real(NamedTuple):
    """A decoded number: a sign and a size, which is a Fraction, infinity or NaN."""

    sign: int
    size: Any

    @property
    def is_nan(self) -> bool:
        """Whether this is not a number."""
        return isinstance(self.size, float) and math.isnan(self.size)  # a Fraction never is, and is slow to compare

    @property
    def is_infinite(self) -> bool:
        """Whether this is an infinity."""
        return isinstance(self.size, float) and math.isinf(self.size)

    @property
    def value(self) -> Any:
        """The signed number."""
        return -self.size if self.sign else self.size


NAN = Real(0, math.nan)
ONE = Real(0, Fraction(1))


@lru_cache(1 << 16)
def decode(bits: int, f: Format, *, ftz: bool = False) -> Real:
    """Read a bit pattern; with `ftz` a subnormal number is a zero."""
    bits >>= f.padding
    sign, size = bits >> f.bits - 1 & 1, bits & f.sign - 1
    if size == f.infinity:
        return Real(sign, math.inf)
    if size > f.largest:
        return Real(sign, math.nan)
    exponent, fraction = size >> f.mantissa, size & (1 << f.mantissa) - 1
    if exponent == 0:
        return Real(sign, Fraction(0) if ftz else _scaled(fraction, f.least_exponent - f.mantissa))
    return Real(sign, _scaled(fraction | 1 << f.mantissa, exponent - 1 + f.least_exponent - f.mantissa))


def _scaled(number: int, exponent: int) -> Fraction:
    return Fraction(number << exponent) if exponent >= 0 else Fraction(number, 1 << -exponent)


def encode(x: Real, f: Format, mode: str = "rn", *, ftz: bool = False, finite: bool = False) -> int:
    """Round to a format: ``rn``, ``rna`` (ties away from zero), ``rz``, ``rm`` or ``rp``.

    `finite` (``.satfinite``) gives the largest finite number instead of an infinity.
    """
    if x.is_nan:
        return f.nan << f.padding
    sign = f.sign if x.sign else 0
    size = _round(x, f, mode, finite=finite)
    if ftz and size >> f.mantissa == 0:
        size = 0
    return (sign | size) << f.padding


def _round(x: Real, f: Format, mode: str, *, finite: bool) -> int:
    infinity = f.largest if finite or f.infinity is None else f.infinity
    if x.is_infinite:
        return infinity
    n, d = x.size.numerator, x.size.denominator
    if n == 0:
        return 0
    exponent = n.bit_length() - d.bit_length()
    if (n << max(-exponent, 0)) < (d << max(exponent, 0)):
        exponent -= 1
    exponent = max(exponent, f.least_exponent)
    shift = f.mantissa - exponent
    n, d = n << max(shift, 0), d << max(-shift, 0)
    quotient, rest = divmod(n, d)
    away = {
        "rn": 2 * rest > d or (2 * rest == d and quotient % 2 == 1),
        "rna": 2 * rest >= d,
        "rz": False,
        "rm": rest > 0 and x.sign == 1,
        "rp": rest > 0 and x.sign == 0,
    }[mode]
    size = int(((exponent - f.least_exponent) << f.mantissa) + quotient + away)
    if size <= f.largest:
        return size
    return f.largest if mode == "rz" or (mode, x.sign) in {("rm", 0), ("rp", 1)} else infinity


# Operations on decoded numbers


def fma(a: Real, b: Real, c: Real, mode: str = "rn") -> Real:
    """Exact a * b + c; the sign of a zero follows the direction of rounding."""
    if a.is_nan or b.is_nan or c.is_nan:
        return NAN
    sign = a.sign ^ b.sign
    if a.is_infinite or b.is_infinite:
        if a.size == 0 or b.size == 0 or (c.is_infinite and c.sign != sign):
            return NAN
        return Real(sign, math.inf)
    if c.is_infinite:
        return c
    product = Real(sign, a.size * b.size)
    total = product.value + c.value
    if total == 0:
        return Real(sign if sign == c.sign else int(mode == "rm"), Fraction(0))
    return Real(int(total < 0), abs(total))


def add(a: Real, b: Real, mode: str = "rn") -> Real:
    """Exact a + b."""
    return fma(a, ONE, b, mode)


def multiply(a: Real, b: Real) -> Real:
    """Exact a * b."""
    sign = a.sign ^ b.sign
    if a.is_nan or b.is_nan or (a.is_infinite and b.size == 0) or (b.is_infinite and a.size == 0):
        return NAN
    return Real(sign, math.inf if a.is_infinite or b.is_infinite else a.size * b.size)


def divide(a: Real, b: Real) -> Real:
    """Exact a / b."""
    sign = a.sign ^ b.sign
    if a.is_nan or b.is_nan or (a.is_infinite and b.is_infinite) or (a.size == 0 and b.size == 0):
        return NAN
    if a.is_infinite or b.size == 0:
        return Real(sign, math.inf)
    return Real(sign, Fraction(0) if b.is_infinite else a.size / b.size)


def square_root(a: Real) -> Real:
    """Square root, to 128 bits and a sticky bit: every rounding to a narrower format is as of the exact one."""
    if a.is_nan or (a.sign and a.size != 0):
        return NAN
    if a.is_infinite or a.size == 0:
        return a
    scale = max(0, 128 - (a.size.numerator.bit_length() - a.size.denominator.bit_length()) // 2)
    scaled = (a.size.numerator << 2 * scale) // a.size.denominator
    root = math.isqrt(scaled)
    inexact = root * root != scaled or (scaled * a.size.denominator != a.size.numerator << 2 * scale)
    return Real(0, Fraction(2 * root + inexact, 1 << scale + 1))


def negate(a: Real) -> Real:
    """Flip the sign."""
    return Real(1 - a.sign, a.size)


def saturate(a: Real) -> Real:
    """Clamp to [+0, 1]; NaN gives +0."""
    if a.is_nan or a.sign or a.size == 0:
        return Real(0, Fraction(0))
    return ONE if a.size > 1 else a


def flush(a: Real, f: Format, mode: str = "rn") -> Real:
    """Replace a number by a zero that is tiny after it is rounded as if exponents had no end.

    That is where an H200 flushes with ``.ftz``: a product a little below the least normal number, which rounds to it,
    stays.
    """
    normal = Fraction(2) ** f.least_exponent
    spacing = normal / 2 ** (f.mantissa + 1)  # of the numbers just below
    away = mode == ("rm" if a.sign else "rp")
    tiny = a.size <= normal - spacing if away else a.size < normal - (spacing / 2 if mode == "rn" else 0)
    return Real(a.sign, Fraction(0)) if tiny else a


def quieted(bits: int, f: Format) -> int:
    """Set the upper bit of a NaN's payload."""
    return bits | 1 << f.mantissa - 1


def relu(a: Real) -> Real:
    """Clamp negative numbers to +0; NaN stays."""
    return Real(0, Fraction(0)) if a.sign and not a.is_nan else a


def integral(a: Real, mode: str) -> Real:
    """Round to an integer: ``rni``, ``rzi``, ``rmi`` or ``rpi``. The sign stays, also of a zero."""
    if a.is_nan or a.is_infinite:
        return a
    functions: dict[str, Callable[..., int]] = {"rni": round, "rzi": math.trunc, "rmi": math.floor, "rpi": math.ceil}
    rounded = functions[mode](a.value)
    return Real(a.sign, Fraction(abs(rounded)))


def minimum(a: Real, b: Real) -> Real:
    """Smaller number, -0 below +0; a NaN only where both are."""
    if a.is_nan or b.is_nan:
        return b if a.is_nan else a
    return min(a, b, key=lambda x: (x.value, -x.sign))


def maximum(a: Real, b: Real) -> Real:
    """Larger number, -0 below +0; a NaN only where both are."""
    return negate(minimum(negate(a), negate(b)))


# From functions of single values to references


def dtype_of(kind: str) -> np.dtype[Any]:
    """NumPy type in which references take and give a PTX type."""
    if kind == "pred":
        return np.dtype(bool)
    return np.dtype(f"{'int' if kind[0] == 's' else 'uint'}{TYPE_BITS[kind]}")


def wrap(value: int, kind: str) -> int:
    """Cut an integer to the width of a PTX type."""
    bits = TYPE_BITS[kind]
    value &= (1 << bits) - 1
    return value - (1 << bits) if kind[0] == "s" and value >> bits - 1 else value


def elementwise(function: Callable[..., Any]) -> Callable[..., Any]:
    """Make a reference on arrays from ``function(match, *values)``, whose integer results are wrapped."""

    def reference(m: Match, *arrays: Array) -> Any:
        results = [function(m, *values) for values in zip(*(a.tolist() for a in arrays), strict=True)]
        if len(m.result_types) == 1:
            return _array(results, m.result_types[0])
        return tuple(_array(list(r), k) for r, k in zip(zip(*results, strict=True), m.result_types, strict=True))

    return reference


def _array(values: list[Any], kind: str) -> Array:
    return np.array([wrap(int(v), kind) for v in values], dtype_of(kind))


def exact_values(function: Callable[..., Any]) -> Callable[..., Any]:
    """Make the reference of an approximation: ``function(match, *floats)`` on float64 with the exact results."""

    def reference(m: Match, *arrays: Array) -> Array:
        ftz = "ftz" in m
        with np.errstate(all="ignore"):
            return np.asarray(function(m, *(to_float64(a, m.type, ftz=ftz) for a in arrays)))

    return reference


def to_float64(bits: Array, kind: str, *, ftz: bool = False) -> Array:
    """Values of bit patterns of a PTX floating-point type."""
    numbers = [decode(b, FORMATS[kind], ftz=ftz) for b in bits.tolist()]
    return np.array([math.copysign(float(x.size), -1.0 if x.sign else 1.0) for x in numbers])
