"""References of comparisons, selections and conversions: PTX ISA 9.7.6, 9.7.7 and 9.7.9."""

from __future__ import annotations

import operator as operators
from fractions import Fraction
from typing import Any

from tests.emulator.translate.opcodes.references import exact
from tests.emulator.translate.opcodes.references.exact import Real
from tests.emulator.translate.opcodes.references.floating import mode_of
from workbench.emulator.translate.table import Match
from workbench.ptx.formats import FORMATS
from workbench.ptx.ir import TYPE_BITS

_TESTS: dict[str, Any] = {name: getattr(operators, name) for name in ("eq", "ne", "lt", "le", "gt", "ge")} | {
    "lo": operators.lt,
    "ls": operators.le,
    "hi": operators.gt,
    "hs": operators.ge,
}
_COMPARISONS = (*_TESTS, "equ", "neu", "ltu", "leu", "gtu", "geu", "num", "nan")
_ONE = {"f16": 0x3C00, "bf16": 0x3F80, "f32": 0x3F800000}
_INTEGRAL = ("rni", "rzi", "rmi", "rpi")


def _holds(m: Match, kind: str, a: int, b: int) -> bool:
    """Whether a comparison of two values, given as integers or bits, is true."""
    name = m.one_of(*_COMPARISONS)
    if "f" not in kind:
        return bool(_TESTS[name](a, b))
    x, y = (exact.decode(v, FORMATS[kind], ftz="ftz" in m) for v in (a, b))
    unordered = x.is_nan or y.is_nan
    if name in {"num", "nan"}:
        return unordered == (name == "nan")
    if unordered:
        return name.endswith("u")
    return bool(_TESTS[name[:2]](x.value, y.value))


def _joined(m: Match, truth: bool, combined: tuple[bool, ...]) -> bool:
    if not combined:
        return truth
    functions: dict[str, Any] = {"and": operators.and_, "or": operators.or_, "xor": operators.xor}
    return bool(functions[m.one_of(*functions)](truth, combined[0]))


def _setp_reference(m: Match, a: int, b: int, *combined: bool) -> tuple[bool, bool]:
    truth = _holds(m, m.types[-1], a, b)
    return _joined(m, truth, combined), _joined(m, not truth, combined)


def _setp_packed_reference(m: Match, a: int, b: int, *combined: bool) -> tuple[bool, bool]:
    kind = m.types[-1].removesuffix("x2")
    low, high = (_holds(m, kind, a >> s & 0xFFFF, b >> s & 0xFFFF) for s in (0, 16))
    return _joined(m, low, combined), _joined(m, high, combined)


def _set_reference(m: Match, a: int, b: int, *combined: bool) -> int:
    return _ONE.get(m.type, -1) if _joined(m, _holds(m, m.types[-1], a, b), combined) else 0


def _set_packed_reference(m: Match, a: int, b: int, *combined: bool) -> int:
    truth = _ONE.get(m.type.removesuffix("x2"), 0xFFFF)
    low, high = _setp_packed_reference(m, a, b, *combined)
    return low * truth | high * truth << 16


def _slct_reference(m: Match, a: int, b: int, c: int) -> int:
    if m.types[-1] == "s32":
        return a if c >= 0 else b
    x = exact.decode(c, FORMATS["f32"], ftz="ftz" in m)
    return b if x.is_nan or x.value < 0 else a


def _source(m: Match, value: int, kind: str) -> Real:
    """Decode a source: a float's bits, or an integer."""
    if kind in FORMATS:
        return exact.decode(value, FORMATS[kind], ftz="ftz" in m and kind == "f32" and m.type != "f16")
    return Real(int(value < 0), Fraction(abs(value)))


def _target(m: Match, x: Real, kind: str) -> int:
    """Bits of a number in the target's format, with the modifiers of cvt."""
    if mode := m.one_of(*_INTEGRAL):
        x = exact.integral(x, mode)
    x = exact.saturate(x) if "sat" in m else exact.relu(x) if "relu" in m else x
    ftz = "ftz" in m and kind == "f32"
    x = exact.flush(x, FORMATS[kind], mode_of(m)) if ftz else x
    return exact.encode(x, FORMATS[kind], mode_of(m), ftz=ftz, finite="satfinite" in m)


def _to_float_reference(m: Match, value: int) -> int:
    """Convert to a float. From an f64 NaN the sign stays; cvt.f32.bf16, which is a shift, keeps every bit."""
    kind, x = m.types[-1], _source(m, value, m.types[-1])
    if x.is_nan and "sat" not in m and (kind, m.type) != ("f64", "f64"):
        f = FORMATS[m.type]
        if kind == "f64" and f.infinity is not None:
            return exact.quieted(f.infinity, f) | (f.sign if x.sign else 0)
        if (kind, m.type) == ("bf16", "f32") and "ftz" not in m:
            return value << 16
    return _target(m, x, m.type)


def _bounds(kind: str) -> tuple[int, int]:
    """Least and greatest value of an integer type, be it of 2 or 4 bits."""
    bits = int(kind[1:])
    return (-(1 << bits - 1), (1 << bits - 1) - 1) if kind[0] == "s" else (0, (1 << bits) - 1)


def _to_integer_reference(m: Match, value: int) -> int:
    low, high = _bounds(m.type)
    if m.types[-1] not in FORMATS:
        return min(max(value, low), high) if "sat" in m else value
    x = _source(m, value, m.types[-1])
    if x.is_nan:
        return 1 << TYPE_BITS[m.type] - 1 if m.types[-1] == "f64" or TYPE_BITS[m.type] == 64 else 0
    if x.is_infinite:
        return low if x.sign else high
    return min(max(int(exact.integral(x, m.one_of(*_INTEGRAL)).value), low), high)


def _to_tf32_reference(m: Match, value: int) -> int:
    x = _source(m, value, "f32")
    if "rna" in m and x.is_nan:
        return (value & 0xFFFFE000) - (0x2000 if "satfinite" in m else 0)
    return _target(m, x, "tf32")


def _to_pair_reference(m: Match, *values: int) -> int:
    """Each of two sources, or of the two halves of one, to half as many bits; the first, or upper, comes above."""
    kind = m.type.removesuffix("x2")
    source = m.types[-1].removesuffix("x2")
    bits = TYPE_BITS[m.types[-1]] // 2
    upper, lower = values if len(values) == 2 else (values[0] >> bits, values[0] & (1 << bits) - 1)
    high, low = (_target(m, _source(m, v, source), kind) for v in (upper, lower))
    return high << FORMATS[kind].bits | low


def _pack_reference(m: Match, a: int, b: int, c: int = 0) -> int:
    kind = m.parts[2] or ""
    bits, (low, high) = int(kind[1:]), _bounds(kind)
    upper, lower = (min(max(v, low), high) & (1 << bits) - 1 for v in (a, b))
    return c << 2 * bits | upper << bits | lower


def _converted(m: Match, *values: int) -> int:
    if m.type.endswith("x2") or m.types[-1].endswith("x2"):
        return _to_pair_reference(m, *values)
    if m.type == "tf32":
        return _to_tf32_reference(m, *values)
    return _to_float_reference(m, *values) if m.type in FORMATS else _to_integer_reference(m, *values)


def _compared(m: Match, *values: Any) -> tuple[bool, bool] | bool:
    """Results of setp: of one half a single predicate, else two."""
    kind = m.types[-1]
    if kind.endswith("x2"):
        return _setp_packed_reference(m, *values)
    results = _setp_reference(m, *values)
    return results[0] if kind in {"f16", "bf16"} else results


def _compared_to_value(m: Match, *values: Any) -> int:
    return (_set_packed_reference if m.types[-1].endswith("x2") else _set_reference)(m, *values)


CONVERT = {
    "setp": exact.elementwise(_compared),
    "set": exact.elementwise(_compared_to_value),
    "selp": exact.elementwise(lambda m, a, b, c: a if c else b),
    "slct": exact.elementwise(_slct_reference),
    "cvt": exact.elementwise(_converted),
    "cvt.pack": exact.elementwise(_pack_reference),
}
