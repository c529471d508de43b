"""Half-precision arithmetic, scalar and packed: PTX ISA 9.7.4.

A half or bfloat16 operation is computed in a wider format in which it is exact, or so close that rounding twice
cannot differ, and rounded once: sums, products, quotients in f32 (24 bits are at least 2 * 11 + 2), fma in f64 with a
rounding to odd on the way down.
"""

from __future__ import annotations

from typing import Any

from workbench.emulator.emitter import Emitter, Value
from workbench.emulator.opcodes import floating
from workbench.emulator.opcodes.integer import join_halves
from workbench.emulator.opcodes.table import Match, Row


def is_brain(m: Match) -> bool:
    """Whether the instruction is on bfloat16."""
    return m.type.startswith("bf16")


def widen(e: Emitter, a: Value, *, brain: bool) -> Value:
    """16 bits, as an integer, to f32."""
    if brain:
        return e.bitcast(e.op("shl", e.resize(a, 32), e.const("i32", 16)), "float")
    return e.cast("fpext", e.bitcast(a, "half"), "float")


def narrow(e: Emitter, a: Value, *, brain: bool) -> Value:
    """f32 to 16 bits, as an integer, to nearest even; NaN becomes 0x7FFF."""
    nan = e.compare("uno", a, a)
    if brain:
        bits = floating.as_int(e, a)
        odd = e.op("and", e.op("lshr", bits, e.const("i32", 16)), e.const("i32", 1))
        rounded = e.op("add", e.op("add", bits, e.const("i32", 0x7FFF)), odd)
        result = e.resize(e.op("lshr", rounded, e.const("i32", 16)), 16)
    else:
        result = e.bitcast(e.cast("fptrunc", a, "half"), "i16")
    return e.select(nan, e.const("i16", 0x7FFF), result)


def round_to_odd(e: Emitter, a: Value) -> Value:
    """f64 to f32: an inexact result gets an odd last bit, so that rounding it once more is as good as rounding once."""
    nearest = e.cast("fptrunc", a, "float")
    back = e.cast("fpext", nearest, "double")
    bits = floating.as_int(e, nearest)
    beyond = e.compare("ogt", floating.absolute(e, back), floating.absolute(e, a))
    truncated = e.select(beyond, e.op("sub", bits, e.const("i32", 1)), bits)
    odd = e.op("or", truncated, e.const("i32", 1))
    return e.bitcast(e.select(e.compare("one", back, a), odd, bits), "float")


def _flush16(e: Emitter, m: Match, a: Value) -> Value:
    """Subnormal halves to zero (``.ftz``)."""
    tiny = e.compare("eq", e.op("and", a, e.const("i16", 0x7C00)), e.const("i16", 0))
    return e.select(tiny, e.op("and", a, e.const("i16", 0x8000)), a)


def scalar(function: Any) -> Any:
    """Emission on 16-bit integers from one on f32 values."""

    def emit(e: Emitter, m: Match, *values: Value) -> Value:
        brain = is_brain(m)
        if "ftz" in m:
            values = tuple(_flush16(e, m, v) for v in values)
        result = function(e, m, *(widen(e, v, brain=brain) for v in values))
        if "sat" in m:
            result = floating.saturate(e, result)
        if "relu" in m:
            zero = floating.f32(e, 0.0)
            nan = e.compare("uno", result, result)
            result = e.select(e.op("or", nan, e.compare("ogt", result, zero)), result, zero)
        narrowed = narrow(e, result, brain=brain)
        return _flush16(e, m, narrowed) if "ftz" in m else narrowed

    return emit


def packed(function: Any) -> Any:
    """Emission on both halves of 32 bits from one on 16-bit integers."""

    def emit(e: Emitter, m: Match, *values: Value) -> Value:
        low = function(e, m, *(e.resize(v, 16) for v in values))
        high = function(e, m, *(e.resize(e.op("lshr", v, e.const("i32", 16)), 16) for v in values))
        return join_halves(e, low, high)

    return emit


def _binary(name: str) -> Any:
    return lambda e, m, a, b: e.op(name, a, b)


def _fma(e: Emitter, m: Match, a: Value, b: Value, c: Value) -> Value:
    x, y, z = (e.cast("fpext", v, "double") for v in (a, b, c))
    return round_to_odd(e, e.op("fadd", e.op("fmul", x, y), z))


def _bitwise(function: Any) -> Any:
    """Make abs or neg: they touch the sign bit only."""

    def emit(e: Emitter, m: Match, a: Value) -> Value:
        if "ftz" in m:
            a = _flush16(e, m, a)
        result: Value = function(e, a)
        return result

    return emit


def _tanh(e: Emitter, m: Match, a: Value) -> Value:
    return floating.tanh(e, a)


def _ex2(e: Emitter, m: Match, a: Value) -> Value:
    return floating.ex2(e, a)


_ABS = _bitwise(lambda e, a: e.op("and", a, e.const("i16", 0x7FFF)))
_NEG = _bitwise(lambda e, a: e.op("xor", a, e.const("i16", 0x8000)))


def _rows() -> tuple[Row, ...]:
    """Each operation for f16, f16x2, bf16 and bf16x2."""
    rows: list[Row] = []

    def add(name: str, modifiers: str, count: int, emit: Any, section: str, bound: str = "", brain: str = "") -> None:
        for kind in ("f16", "bf16"):
            middle = modifiers if kind == "f16" else brain or modifiers.replace("{.ftz}", "").replace("{.sat}", "")
            rows.append(Row(f"{name}{middle}.{kind}", f"b16={','.join(['b16'] * count)}", emit, section, bound=bound))
            rows.append(
                Row(f"{name}{middle}.{kind}x2", f"b32={','.join(['b32'] * count)}", packed(emit), section, bound=bound)
            )

    add("add", "{.rn}{.ftz}{.sat}", 2, scalar(_binary("fadd")), "9.7.4.1")
    add("sub", "{.rn}{.ftz}{.sat}", 2, scalar(_binary("fsub")), "9.7.4.2")
    add("mul", "{.rn}{.ftz}{.sat}", 2, scalar(_binary("fmul")), "9.7.4.3")
    add("fma", ".rn{.ftz}{.sat}{.relu}", 3, scalar(_fma), "9.7.4.4", brain=".rn{.relu}")
    add("neg", "{.ftz}", 1, _NEG, "9.7.4.5")
    add("abs", "{.ftz}", 1, _ABS, "9.7.4.6")
    add("min", "{.ftz}{.NaN}{.xorsign}{.abs}", 2, scalar(floating.minmax), "9.7.4.7")
    add("max", "{.ftz}{.NaN}{.xorsign}{.abs}", 2, scalar(floating.minmax), "9.7.4.8")
    add("tanh", ".approx", 1, scalar(_tanh), "9.7.4.9", bound="2^-10.987 absolute")
    add("ex2", ".approx", 1, scalar(_ex2), "9.7.4.10", bound="2^-9.9 relative", brain=".approx.ftz")
    return tuple(rows)


ROWS = _rows()
