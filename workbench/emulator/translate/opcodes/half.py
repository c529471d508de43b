"""Half-precision arithmetic, scalar and packed: PTX ISA 9.7.4.

An operation on f16 or bf16 is computed in a wider format and rounded to 16 bits. In that format it is exact, or so
close that two roundings give what one gives: sums in f32, whose 24 bits are at least 2 * 11 + 2; products and fma in
f64, which is rounded to odd on the way down.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from workbench.emulator.tensor_maps import OOB_NAN_16
from workbench.emulator.translate.opcodes import floating
from workbench.emulator.translate.opcodes.integer import binary, packed
from workbench.emulator.translate.table import Bound, Match, Row
from workbench.llvm.emitter import Emitter, Value


def is_brain(m: Match) -> bool:
    """Whether the instruction is on bfloat16."""
    return m.type.startswith("bf16")


def widen(e: Emitter, a: Value, *, brain: bool) -> Value:
    """Widen 16 bits, given as an integer, to f32."""
    if brain:
        return e.bitcast(e.op("shl", e.resize(a, 32), 16), "float")
    return e.cast("fpext", e.bitcast(a, "half"), "float")


def narrow(e: Emitter, a: Value, *, brain: bool) -> Value:
    """Round f32 to 16 bits, as an integer, to nearest even. NaN becomes 0x7FFF."""
    nan = e.compare("uno", a, a)
    if brain:
        bits = floating.as_int(e, a)
        odd = e.op("and", e.op("lshr", bits, 16), 1)
        rounded = e.op("add", e.op("add", bits, 0x7FFF), odd)
        result = e.resize(e.op("lshr", rounded, 16), 16)
    else:
        result = e.bitcast(e.cast("fptrunc", a, "half"), "i16")
    return e.select(nan, 0x7FFF, result)


def round_to_odd(e: Emitter, a: Value) -> Value:
    """Round f64 to f32. An inexact result gets an odd last bit, so rounding it again gives what one rounding gives."""
    nearest = e.cast("fptrunc", a, "float")
    back = e.cast("fpext", nearest, "double")
    bits = floating.as_int(e, nearest)
    beyond = e.compare("ogt", floating.absolute(e, back), floating.absolute(e, a))
    truncated = e.select(beyond, e.op("sub", bits, 1), bits)
    odd = e.op("or", truncated, 1)
    return e.bitcast(e.select(e.compare("one", back, a), odd, bits), "float")


def flush16(e: Emitter, m: Match, a: Value) -> Value:
    """Flush subnormal halves to zero (``.ftz``)."""
    exponent = e.const("i16", 0x7F80 if is_brain(m) else 0x7C00)
    tiny = e.compare("eq", e.op("and", a, exponent), 0)
    return e.select(tiny, e.op("and", a, 0x8000), a)


def _flush_tiny(e: Emitter, a: Value) -> Value:
    """Flush what is tiny after rounding to f16 with exponents of any size. `a` is exact, or rounded to odd."""
    tiny = e.compare("olt", floating.absolute(e, a), 2.0**-14 - 2.0**-26)
    sign = e.op("and", floating.as_int(e, a), 1 << 31)
    return e.select(tiny, e.bitcast(sign, "float"), a)


def scalar(function: Any) -> Any:
    """Make an emission on 16-bit integers of one on f32 values."""

    def emit(e: Emitter, m: Match, *sources: Value) -> Value:
        brain, values = is_brain(m), sources
        if "ftz" in m:
            values = tuple(flush16(e, m, v) for v in values)
        result = function(e, m, *(widen(e, v, brain=brain) for v in values))
        if "ftz" in m and not brain:
            result = _flush_tiny(e, result)
        if "sat" in m:
            result = floating.saturate(e, result)
        if "relu" in m:
            result = floating.relu(e, result)
        rounded = narrow(e, result, brain=brain)
        return _zero_outside(e, sources, rounded) if "oob" in m else rounded

    return emit


def _zero_outside(e: Emitter, sources: Sequence[Value], result: Value) -> Value:
    """Make +0 of a result where a factor is the OOB NaN, of either sign (``.oob``); the addend does not count."""
    for factor in sources[:2]:
        magnitude = e.op("and", factor, 0x7FFF)
        outside = e.compare("eq", magnitude, OOB_NAN_16)
        result = e.select(outside, 0, result)
    return result


def _mul(e: Emitter, m: Match, a: Value, b: Value) -> Value:
    """Multiply exactly. In f32, subnormal products of bf16 would be rounded twice."""
    if not is_brain(m):
        return e.op("fmul", a, b)
    return round_to_odd(e, e.op("fmul", *(e.cast("fpext", v, "double") for v in (a, b))))


def _fma(e: Emitter, m: Match, a: Value, b: Value, c: Value) -> Value:
    x, y, z = (e.cast("fpext", v, "double") for v in (a, b, c))
    product = e.op("fmul", x, y)
    total = e.op("fadd", product, z)
    if is_brain(m):  # exponents may be so far apart that the sum does not fit f64
        total = _odd_sum(e, product, z, total)
    return round_to_odd(e, total)


def _odd_sum(e: Emitter, a: Value, b: Value, total: Value) -> Value:
    """Make an inexact f64 sum odd."""
    error = floating.sum_error(e, a, b, total)
    inward = e.compare("ne", e.compare("olt", error, 0), e.compare("olt", total, 0))
    bits = floating.as_int(e, total)
    truncated = e.select(inward, e.op("sub", bits, 1), bits)
    odd = e.bitcast(e.op("or", truncated, 1), "double")
    return e.select(e.compare("one", error, 0), odd, total)


def _bitwise(function: Any) -> Any:
    """Make abs or neg of a function of the sign bit. A NaN becomes the canonical one."""

    def emit(e: Emitter, m: Match, a: Value) -> Value:
        if "ftz" in m:
            a = flush16(e, m, a)
        infinity = e.const("i16", 0x7F80 if is_brain(m) else 0x7C00)
        nan = e.compare("ugt", e.op("and", a, 0x7FFF), infinity)
        return e.select(nan, 0x7FFF, function(e, a))

    return emit


def _ex2(e: Emitter, m: Match, a: Value) -> Value:
    """2^a. In f16 a subnormal result is cut, not rounded."""
    result = floating.ex2(e, a)
    if is_brain(m):
        return result
    places = e.intrinsic("trunc", e.op("fmul", result, 2.0**24))
    cut = e.op("fmul", places, 2.0**-24)
    return e.select(e.compare("olt", result, 2.0**-14), cut, result)


_ABS = _bitwise(lambda e, a: e.op("and", a, 0x7FFF))
_NEG = _bitwise(lambda e, a: e.op("xor", a, 0x8000))


def _rows() -> tuple[Row, ...]:
    """Each operation for f16, f16x2, bf16 and bf16x2."""
    rows: list[Row] = []

    def add(
        name: str,
        modifiers: str,
        count: int,
        emit: Any,
        section: str,
        bounds: tuple[Bound | None, Bound | None] = (None, None),
        brain: str = "",
    ) -> None:
        for kind, bound in zip(("f16", "bf16"), bounds, strict=True):
            middle = modifiers if kind == "f16" else brain
            for suffix, bits, form in (("", "b16", emit), ("x2", "b32", packed(emit))):
                operands = f"{bits}={','.join([bits] * count)}"
                rows.append(Row(f"{name}{middle}.{kind}{suffix}", operands, form, section, bound=bound))

    sums = "{.rn}{.ftz}{.sat}"
    orders = "{.NaN}{.xorsign.abs}"
    add("add", sums, 2, scalar(binary("fadd")), "9.7.4.1", brain="{.rn}")
    add("sub", sums, 2, scalar(binary("fsub")), "9.7.4.2", brain="{.rn}")
    add("mul", sums, 2, scalar(_mul), "9.7.4.3", brain="{.rn}")
    add("fma", ".rn{.ftz}{.sat|.relu}", 3, scalar(_fma), "9.7.4.4", brain=".rn{.relu}")
    add("fma", ".rn.oob{.relu}", 3, scalar(_fma), "9.7.4.4", brain=".rn.oob{.relu}")
    add("neg", "{.ftz}", 1, _NEG, "9.7.4.5")
    add("abs", "{.ftz}", 1, _ABS, "9.7.4.6")
    add("min", "{.ftz}" + orders, 2, scalar(floating.minmax), "9.7.4.7", brain=orders)
    add("max", "{.ftz}" + orders, 2, scalar(floating.minmax), "9.7.4.8", brain=orders)
    bounds = (Bound(2.0**-10.987, "absolute"), Bound(2.0**-8, "absolute"))
    add("tanh", ".approx", 1, scalar(lambda e, m, a: floating.tanh(e, a)), "9.7.4.9", bounds, brain=".approx")
    bounds = (Bound(2.0**-9.9, "relative"), Bound(2.0**-7, "relative"))
    add("ex2", ".approx", 1, scalar(_ex2), "9.7.4.10", bounds, brain=".approx.ftz")
    return tuple(rows)


ROWS = _rows()
