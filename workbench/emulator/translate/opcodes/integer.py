"""Integer arithmetic, logic and shifts: PTX ISA 9.7.1, 9.7.2 and 9.7.8."""

from __future__ import annotations

from typing import Any

from workbench.emulator.translate.table import Match, Row
from workbench.llvm.emitter import Emitter, Value


def binary(name: str) -> Any:
    """Make an emission of one binary LLVM operation."""
    return lambda e, m, a, b: e.op(name, a, b)


def _wide(e: Emitter, m: Match, *values: Value) -> tuple[Value, ...]:
    """Extend each value to twice its width, by the instruction's signedness."""
    return tuple(e.resize(v, 2 * v.bits, signed=m.signed) for v in values)


def high_half(e: Emitter, m: Match, a: Value, b: Value) -> Value:
    """Upper half of a product."""
    product = e.op("mul", *_wide(e, m, a, b))
    return e.resize(e.op("lshr", product, a.bits), a.bits)


def _saturable(name: str) -> Any:
    """Make an emission of a sum or a difference, which ``.sat`` clamps at the ends of s32."""
    return lambda e, m, a, b: e.intrinsic(f"s{name}.sat", a, b) if "sat" in m else e.op(name, a, b)


_add, _sub = _saturable("add"), _saturable("sub")


def _mad_hi(e: Emitter, m: Match, a: Value, b: Value, c: Value) -> Any:
    return _add(e, m, high_half(e, m, a, b), c)


def _mul_wide(e: Emitter, m: Match, a: Value, b: Value) -> Value:
    return e.op("mul", *_wide(e, m, a, b))


def _mad_wide(e: Emitter, m: Match, a: Value, b: Value, c: Value) -> Value:
    return e.op("add", _mul_wide(e, m, a, b), c)


def _low24(e: Emitter, m: Match, a: Value) -> Value:
    return e.op("ashr" if m.signed else "lshr", e.op("shl", a, 8), 8)


def _mul24(e: Emitter, m: Match, a: Value, b: Value) -> Value:
    """Bits 31..0 (lo) or 47..16 (hi) of the 48-bit product of the low 24 bits."""
    product = e.op("mul", *_wide(e, m, _low24(e, m, a), _low24(e, m, b)))
    return e.resize(e.op("lshr", product, 16) if "hi" in m else product, 32)


def _mad24(e: Emitter, m: Match, a: Value, b: Value, c: Value) -> Any:
    return _add(e, m, _mul24(e, m, a, b), c)


def divide(e: Emitter, m: Match, a: Value, b: Value, name: str = "div") -> Value:
    """Quotient or remainder, without the host's traps.

    A division by zero gives all ones, as quotient and as remainder, as on NVIDIA's hardware. MIN / -1 wraps. Up to 32
    bits the quotient is computed in f64. If a / b is no integer, it differs from one by at least 2^-32 of itself, so
    rounding to 53 bits cannot carry it across.
    """
    zero = e.compare("eq", b, 0)
    safe = e.select(zero, 1, b)
    if m.signed:
        minus_one = e.compare("eq", b, -1)
        safe = e.select(minus_one, 1, safe)
    if a.bits <= 32:
        to_float, to_int = ("sitofp", "fptosi") if m.signed else ("uitofp", "fptoui")
        ratio = e.op("fdiv", e.cast(to_float, a, "double"), e.cast(to_float, safe, "double"))
        quotient = e.resize(e.cast(to_int, ratio, "i32"), a.bits)
    else:
        quotient = e.op("sdiv" if m.signed else "udiv", a, safe)
    if m.signed:
        quotient = e.select(minus_one, e.op("sub", 0, a), quotient)
    quotient = e.select(zero, -1, quotient)
    if name == "div":
        return quotient
    remainder = e.op("sub", a, e.op("mul", quotient, b))
    return e.select(zero, -1, remainder)


def _minmax(e: Emitter, m: Match, a: Value, b: Value) -> Value:
    result = e.intrinsic(("s" if m.signed else "u") + m.row.opcode, a, b)
    return e.intrinsic("smax", result, 0) if "relu" in m else result


def halves(e: Emitter, a: Value) -> tuple[Value, Value]:
    """Cut 32 bits into two 16-bit integers, the lower one first."""
    return e.resize(a, 16), e.resize(e.op("lshr", a, 16), 16)


def join_halves(e: Emitter, low: Value, high: Value) -> Value:
    """Pack two 16-bit integers into 32 bits."""
    upper = e.op("shl", e.resize(high, 32), 16)
    return e.op("or", upper, e.resize(low, 32))


def packed(function: Any) -> Any:
    """Apply an emission to both 16-bit halves."""

    def emit(e: Emitter, m: Match, *values: Value) -> Value:
        parts = [halves(e, v) for v in values]
        return join_halves(e, *(function(e, m, *(p[i] for p in parts)) for i in (0, 1)))

    return emit


def _sad(e: Emitter, m: Match, a: Value, b: Value, c: Value) -> Value:
    less = e.compare("slt" if m.signed else "ult", a, b)
    return e.op("add", c, e.select(less, e.op("sub", b, a), e.op("sub", a, b)))


def _count(e: Emitter, m: Match, a: Value) -> Value:
    name = {"popc": "ctpop", "clz": "ctlz"}[m.row.opcode]
    flags = () if name == "ctpop" else (e.const("i1", 0),)
    return e.resize(e.intrinsic(name, a, *flags), 32)


def _bfind(e: Emitter, m: Match, a: Value) -> Value:
    """Position of the most significant bit that is not a sign bit; -1 if there is none."""
    if m.signed:
        a = e.op("xor", a, e.op("ashr", a, a.bits - 1))
    zeros = e.resize(e.intrinsic("ctlz", a, False), 32)
    if "shiftamt" in m:
        return e.select(e.compare("eq", a, 0), -1, zeros)
    return e.op("sub", a.bits - 1, zeros)


def shift(e: Emitter, name: str, a: Value, amount: Value) -> Value:
    """Shift by PTX's rule: an amount above the width shifts everything out."""
    width = e.const("i32", a.bits)
    clamped = e.intrinsic("umin", amount, a.bits - 1)
    shifted = e.op(name, a, e.resize(clamped, a.bits))
    if name == "ashr":
        return shifted
    return e.select(e.compare("ult", amount, width), shifted, 0)


def _shr(e: Emitter, m: Match, a: Value, b: Value) -> Value:
    return shift(e, "ashr" if m.signed else "lshr", a, b)


def _shf(e: Emitter, m: Match, a: Value, b: Value, c: Value) -> Value:
    """Funnel shift of b:a. A left shift gives the upper word, a right shift the lower."""
    amount = e.op("and", c, 31) if "wrap" in m else e.intrinsic("umin", c, 32)
    wide = e.op("or", e.op("shl", e.resize(b, 64), 32), e.resize(a, 64))
    if "l" in m:
        return e.resize(e.op("lshr", e.op("shl", wide, e.resize(amount, 64)), 32), 32)
    return e.resize(e.op("lshr", wide, e.resize(amount, 64)), 32)


def _not(e: Emitter, m: Match, a: Value) -> Value:
    return e.op("xor", a, -1)


def _lop3(e: Emitter, m: Match, a: Value, b: Value, c: Value, table: Value) -> Value:
    """Any function of three bits: the union of the minterms that the look-up table names."""
    look_up = int(table.text)
    result = e.like(a, 0)
    if look_up in _LOP3:
        short: Value = _LOP3[look_up](e, a, b, c)
        return short
    inverse = [_not(e, m, v) for v in (a, b, c)]
    for index in range(8):
        if look_up >> index & 1:
            x, y, z = (v if index >> k & 1 else n for v, n, k in zip((a, b, c), inverse, (2, 1, 0), strict=True))
            result = e.op("or", result, e.op("and", e.op("and", x, y), z))
    return result


def _lop3_tested(e: Emitter, m: Match, a: Value, b: Value, c: Value, table: Value, q: Value) -> tuple[Value, Value]:
    """``lop3``, and whether its result is not 0, combined with a predicate."""
    result = _lop3(e, m, a, b, c, table)
    return result, e.op(m.one_of("or", "and"), e.compare("ne", result, 0), q)


_LOP3 = {
    0x80: lambda e, a, b, c: e.op("and", e.op("and", a, b), c),
    0xFE: lambda e, a, b, c: e.op("or", e.op("or", a, b), c),
    0x96: lambda e, a, b, c: e.op("xor", e.op("xor", a, b), c),
    0xEA: lambda e, a, b, c: e.op("or", e.op("and", a, b), c),
    0xF8: lambda e, a, b, c: e.op("or", a, e.op("and", b, c)),
    0x6A: lambda e, a, b, c: e.op("xor", e.op("and", a, b), c),
    0x78: lambda e, a, b, c: e.op("xor", a, e.op("and", b, c)),
    0xCA: lambda e, a, b, c: e.op("or", e.op("and", a, b), e.op("and", e.op("xor", a, -1), c)),
}
"""Look-up tables with a form shorter than their minterms."""


def _prmt(e: Emitter, m: Match, a: Value, b: Value, selector: Value) -> Value:
    """Pick four bytes of b:a. Bit 3 of a selector replicates the byte's sign."""
    wide = e.op("or", e.op("shl", e.resize(b, 64), 32), e.resize(a, 64))
    mode = m.one_of("f4e", "b4e", "rc8", "ecl", "ecr", "rc16")
    result = e.const("i32", 0)
    for byte in range(4):
        if mode:
            low = e.op("and", selector, 3)
            index, sign = _PRMT_MODES[mode](e, low, byte), None
        else:
            nibble = e.op("lshr", selector, 4 * byte)
            index = e.op("and", nibble, 7)
            sign = e.op("and", nibble, 8)
        shifted = e.op("lshr", wide, e.resize(e.op("shl", index, 3), 64))
        value = e.op("and", e.resize(shifted, 32), 0xFF)
        if sign is not None:
            filled = e.resize(e.op("ashr", e.resize(value, 8), 7), 32)
            filled = e.op("and", filled, 0xFF)
            value = e.select(e.compare("ne", sign, 0), filled, value)
        result = e.op("or", result, e.op("shl", value, 8 * byte))
    return result


_PRMT_MODES: dict[str, Any] = {
    "f4e": lambda e, s, i: e.op("add", s, i),
    "b4e": lambda e, s, i: e.op("and", e.op("sub", s, i), 7),
    "rc8": lambda e, s, i: s,
    "ecl": lambda e, s, i: e.intrinsic("umax", s, i),
    "ecr": lambda e, s, i: e.intrinsic("umin", s, i),
    "rc16": lambda e, s, i: e.op("or", e.op("shl", e.op("and", s, 1), 1), i & 1),
}
"""Byte index that each mode of prmt picks for result byte ``i``, from the selector's low two bits ``s``."""


def _field(e: Emitter, bits: int, position: Value, length: Value) -> tuple[Value, ...]:
    """Position and length of a bit field: the low eight bits of each operand; for 64-bit words, clamped to 255."""
    limited = (e.intrinsic("umin", v, 255) if bits == 64 else e.op("and", v, 255) for v in (position, length))
    return tuple(limited)


def _ones(e: Emitter, a: Value, count: Value) -> Value:
    """Set the low bits of a word as wide as `a`: so many, or all of them."""
    return e.select(e.compare("uge", count, a.bits), -1, e.op("sub", shift(e, "shl", e.like(a, 1), count), 1))


def _bfe(e: Emitter, m: Match, a: Value, position: Value, length: Value) -> Value:
    """Extract a bit field. The top bit of the field, or of the word, fills the bits above a signed one."""
    position, length = _field(e, a.bits, position, length)
    mask = _ones(e, a, length)
    field = e.op("and", shift(e, "lshr", a, position), mask)
    if not m.signed:
        return field
    top = e.op("add", position, e.op("sub", length, 1))
    top = e.intrinsic("umin", top, a.bits - 1)
    empty = e.compare("eq", length, 0)
    sign = e.op("and", shift(e, "lshr", a, top), 1)
    fill = e.op("and", e.op("sub", 0, sign), e.op("xor", mask, -1))
    past = e.op("sub", a.bits, e.intrinsic("umin", position, a.bits))
    fill = e.op("or", fill, e.op("and", e.op("sub", 0, sign), e.op("xor", _ones(e, a, past), -1)))
    return e.select(empty, 0, e.op("or", field, fill))


def _bfi(e: Emitter, m: Match, a: Value, b: Value, position: Value, length: Value) -> Value:
    """Insert the low bits of a into b."""
    position, length = _field(e, a.bits, position, length)
    mask = shift(e, "shl", _ones(e, a, length), position)
    inserted = e.op("and", shift(e, "shl", a, position), mask)
    return e.op("or", inserted, e.op("and", b, e.op("xor", mask, -1)))


def _bmsk(e: Emitter, m: Match, a: Value, b: Value) -> Value:
    """Mask of b ones from position a."""
    if "wrap" in m:
        a, b = (e.op("and", v, 31) for v in (a, b))
    return shift(e, "shl", _ones(e, b, b), a)


def _szext(e: Emitter, m: Match, a: Value, b: Value) -> Value:
    """Extend the low b bits of a."""
    if "wrap" in m:
        b = e.op("and", b, 31)
    places = e.op("sub", 32, e.intrinsic("umin", b, 32))
    return shift(e, "ashr" if m.signed else "lshr", shift(e, "shl", a, places), places)


def _dot(e: Emitter, m: Match, a: Value, b: Value, c: Value) -> Value:
    """Four products of bytes, or two of a half word and a byte, added to c."""
    signs = [t[0] == "s" for t in m.types]
    total = c
    parts = 4 if m.row.opcode == "dp4a" else 2
    width = 32 // parts
    offset = 16 if "hi" in m else 0
    for i in range(parts):
        x = e.resize(e.resize(e.op("lshr", a, width * i), width), 32, signed=signs[0])
        y = e.resize(e.resize(e.op("lshr", b, 8 * i + offset), 8), 32, signed=signs[1])
        total = e.op("add", total, e.op("mul", x, y))
    return total


def _fns(e: Emitter, m: Match, mask: Value, base: Value, offset: Value) -> Value:
    """Position of the n-th set bit from a base upwards or downwards.

    The search goes by halves: if the lower half of the remaining bits has fewer than n set, it goes on in the upper
    half. A base above 31 finds none, and an offset of -2^31 gives 0. The ISA leaves both open; ptxas's code does this.
    """
    outside = e.compare("ugt", base, 31)
    base = e.op("and", base, 31)
    down = e.compare("slt", offset, 0)
    start = e.select(down, e.op("sub", 31, base), base)
    left = e.op("lshr", e.select(down, e.intrinsic("bitreverse", mask), mask), start)
    still = e.compare("eq", offset, 0)
    wanted = e.select(still, 1, e.intrinsic("abs", offset, False))
    left = e.select(still, e.op("and", left, 1), left)
    missing = e.op("or", outside, e.compare("ult", e.intrinsic("ctpop", left), wanted))
    position = start
    for half in (16, 8, 4, 2, 1):
        low = e.intrinsic("ctpop", e.op("and", left, (1 << half) - 1))
        skip = e.compare("ult", low, wanted)
        wanted = e.select(skip, e.op("sub", wanted, low), wanted)
        left = e.select(skip, e.op("lshr", left, half), left)
        position = e.select(skip, e.op("add", position, half), position)
    position = e.select(down, e.op("sub", 31, position), position)
    position = e.select(missing, -1, position)
    return e.select(e.compare("eq", offset, -(1 << 31)), 0, position)


ROWS: tuple[Row, ...] = (
    Row("add{.sat}.s32", "t=t,t", _add, "9.7.1.1"),
    Row("add.(u16|u32|u64|s16|s64)", "t=t,t", _add, "9.7.1.1"),
    Row("sub{.sat}.s32", "t=t,t", _sub, "9.7.1.2"),
    Row("sub.(u16|u32|u64|s16|s64)", "t=t,t", _sub, "9.7.1.2"),
    Row("add.(u16x2|s16x2)", "t=t,t", packed(binary("add")), "9.7.1.1"),
    Row("mul.lo.(u16|u32|u64|s16|s32|s64)", "t=t,t", binary("mul"), "9.7.1.3"),
    Row("mul.hi.(u16|u32|u64|s16|s32|s64)", "t=t,t", high_half, "9.7.1.3"),
    Row("mul.wide.(u16|u32|s16|s32)", "w=t,t", _mul_wide, "9.7.1.3"),
    Row(
        "mad.lo.(u16|u32|u64|s16|s32|s64)",
        "t=t,t,t",
        lambda e, m, a, b, c: e.op("add", e.op("mul", a, b), c),
        "9.7.1.4",
    ),
    Row("mad.hi.(u16|u32|u64|s16|s64)", "t=t,t,t", _mad_hi, "9.7.1.4"),
    Row("mad.hi{.sat}.s32", "t=t,t,t", _mad_hi, "9.7.1.4"),
    Row("mad.wide.(u16|u32|s16|s32)", "w=t,t,w", _mad_wide, "9.7.1.4"),
    Row("mul24.(lo|hi).(u32|s32)", "t=t,t", _mul24, "9.7.1.5"),
    Row("mad24.lo.(u32|s32)", "t=t,t,t", _mad24, "9.7.1.6"),
    Row("mad24.hi{.sat}.s32", "t=t,t,t", _mad24, "9.7.1.6"),
    Row("mad24.hi.u32", "t=t,t,t", _mad24, "9.7.1.6"),
    Row("sad.(u16|u32|u64|s16|s32|s64)", "t=t,t,t", _sad, "9.7.1.7"),
    Row("div.(u16|u32|u64|s16|s32|s64)", "t=t,t", divide, "9.7.1.8"),
    Row("rem.(u16|u32|u64|s16|s32|s64)", "t=t,t", lambda e, m, a, b: divide(e, m, a, b, "rem"), "9.7.1.9"),
    Row("abs.(s16|s32|s64)", "t=t", lambda e, m, a: e.intrinsic("abs", a, False), "9.7.1.10"),
    Row("neg.(s16|s32|s64)", "t=t", lambda e, m, a: e.op("sub", 0, a), "9.7.1.11"),
    Row("min.(u16|u32|u64|s16|s64)", "t=t,t", _minmax, "9.7.1.12"),
    Row("min{.relu}.s32", "t=t,t", _minmax, "9.7.1.12"),
    Row("max.(u16|u32|u64|s16|s64)", "t=t,t", _minmax, "9.7.1.13"),
    Row("max{.relu}.s32", "t=t,t", _minmax, "9.7.1.13"),
    Row("min.u16x2", "t=t,t", packed(_minmax), "9.7.1.12"),
    Row("min{.relu}.s16x2", "t=t,t", packed(_minmax), "9.7.1.12"),
    Row("max.u16x2", "t=t,t", packed(_minmax), "9.7.1.13"),
    Row("max{.relu}.s16x2", "t=t,t", packed(_minmax), "9.7.1.13"),
    Row("popc.(b32|b64)", "u32=t", _count, "9.7.1.14"),
    Row("clz.(b32|b64)", "u32=t", _count, "9.7.1.15"),
    Row("bfind{.shiftamt}.(u32|u64|s32|s64)", "u32=t", _bfind, "9.7.1.16"),
    Row("fns.b32", "u32=b32,u32,s32", _fns, "9.7.1.17"),
    Row("brev.(b32|b64)", "t=t", lambda e, m, a: e.intrinsic("bitreverse", a), "9.7.1.18"),
    Row("bfe.(u32|u64|s32|s64)", "t=t,u32,u32", _bfe, "9.7.1.19"),
    Row("bfi.(b32|b64)", "t=t,t,u32,u32", _bfi, "9.7.1.20"),
    Row("szext.(clamp|wrap).(u32|s32)", "t=t,u32", _szext, "9.7.1.21"),
    Row("bmsk.(clamp|wrap).b32", "t=u32,u32", _bmsk, "9.7.1.22"),
    Row("dp4a.(u32|s32).(u32|s32)", "s32=t,s,s32", _dot, "9.7.1.23"),
    Row("dp2a.(lo|hi).(u32|s32).(u32|s32)", "s32=t,s,s32", _dot, "9.7.1.24"),
    Row("and.(pred|b16|b32|b64)", "t=t,t", binary("and"), "9.7.8.1"),
    Row("or.(pred|b16|b32|b64)", "t=t,t", binary("or"), "9.7.8.2"),
    Row("xor.(pred|b16|b32|b64)", "t=t,t", binary("xor"), "9.7.8.3"),
    Row("not.(pred|b16|b32|b64)", "t=t", _not, "9.7.8.4"),
    Row("cnot.(b16|b32|b64)", "t=t", lambda e, m, a: e.resize(e.compare("eq", a, 0), a.bits), "9.7.8.5"),
    Row("lop3.b32", "t=t,t,t,imm", _lop3, "9.7.8.6"),
    Row("lop3.(or|and).b32", "t|pred=t,t,t,imm,pred", _lop3_tested, "9.7.8.6"),
    Row("shf.(l|r).(clamp|wrap).b32", "t=t,t,u32", _shf, "9.7.8.7"),
    Row("shl.(b16|b32|b64)", "t=t,u32", lambda e, m, a, b: shift(e, "shl", a, b), "9.7.8.8"),
    Row("shr.(b16|b32|b64|u16|u32|u64|s16|s32|s64)", "t=t,u32", _shr, "9.7.8.9"),
    Row("prmt.b32{.f4e|.b4e|.rc8|.ecl|.ecr|.rc16}", "t=t,t,u32", _prmt, "9.7.9.7"),
)
