"""One sum of a tensor core, in rational numbers, as arXiv 2511.10909 describes it."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from tests.emulator.translate.opcodes.references.exact import Real, decode, encode
from workbench.ptx.formats import FORMATS

DEPTH = 7
"""How far the least exponent that counts is below the least one of c's type, as an H100 shows."""


def exponent_of(bits: int, kind: str) -> int:
    """Exponent of a number; that of a subnormal one is the least of its type."""
    f = FORMATS[kind]
    top = f.bits - f.mantissa - 1
    field = bits >> f.padding + f.mantissa & (1 << top) - 1
    return max(field, 1) - 1 + f.least_exponent


def cut(value: Fraction, unit: Fraction) -> Fraction:
    """Cut toward zero to a multiple of a unit."""
    count = abs(value) // unit
    return (count if value > 0 else -count) * unit


def tensor_sum(
    pairs: Sequence[tuple[int, int]], kinds: tuple[str, str], c: int, sums: str, *, point: int, kept: int = 23
) -> int:
    """Add the products of pairs of finite elements to c, in one step; all are bits.

    Parameters
    ----------
    pairs : sequence of (int, int)
    kinds : (str, str)
        Types of the factors.
    c : int
    sums : str
        Type of c and of the result, ``"f32"`` or ``"f16"``.
    point : int
        Bits behind the point of the largest exponent.
    kept : int
        Bits behind the point of a result in f32.
    """
    a, b = (FORMATS[kind] for kind in kinds)
    start = decode(c, FORMATS[sums])
    if start.is_infinite:
        return c
    terms = [(start.value, exponent_of(c, sums))]
    for x, y in pairs:
        product = decode(x, a).value * decode(y, b).value
        terms.append((product, exponent_of(x, kinds[0]) + exponent_of(y, kinds[1])))
    exponents = [exponent for value, exponent in terms if value]
    if not exponents:
        return 0
    unit = Fraction(2) ** (max(FORMATS[sums].least_exponent - DEPTH, *exponents) - point)
    total = sum((cut(value, unit) for value, _ in terms), Fraction())
    if sums == "f32":
        exponent = -126
        while Fraction(2) ** (exponent + 1) <= abs(total):
            exponent += 1
        total = cut(total, Fraction(2) ** (exponent - kept))
    result = encode(Real(int(total < 0), abs(total)), FORMATS[sums])
    return 0 if result == FORMATS[sums].sign else result
