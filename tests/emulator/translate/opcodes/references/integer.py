"""References of integers, logic and shifts: PTX ISA 9.7.1, 9.7.8 and 9.7.9."""

from __future__ import annotations

from typing import Any

from tests.emulator.translate.opcodes.references.exact import elementwise, wrap
from workbench.emulator.translate.table import Match
from workbench.ptx.ir import TYPE_BITS


def _exact(function: Any) -> Any:
    """Make a reference that computes with exact integers, saturates where asked, and wraps once."""

    def each(m: Match, *values: int) -> int:
        result: int = function(m, *values)
        return min(max(result, -(1 << 31)), (1 << 31) - 1) if "sat" in m else result

    return elementwise(each)


def _divide_reference(m: Match, a: int, b: int) -> int:
    if b == 0:
        return -1  # quotient and remainder: measured, the ISA leaves it open
    quotient = abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)
    return quotient if m.row.opcode == "div" else a - quotient * b


def _bits_of(m: Match) -> int:
    return TYPE_BITS[m.type]


def _field_reference(m: Match, *operands: int) -> tuple[int, ...]:
    """Position and length: hardware reads 8 bits of them, as the ISA says, but all 32 where the word has 64 bits."""
    return tuple(v if _bits_of(m) == 64 else v & 255 for v in operands)


def _bfe_reference(m: Match, a: int, position: int, length: int) -> int:
    bits = _bits_of(m)
    position, length = _field_reference(m, position, length)
    if length == 0:
        return 0
    top = min(position + length - 1, bits - 1)
    pattern = a & ((1 << bits) - 1)
    sign = pattern >> top & 1 if m.signed else 0
    taken = [pattern >> (position + i) & 1 if i < length and position + i < bits else sign for i in range(bits)]
    return sum(bit << i for i, bit in enumerate(taken))


def _bfi_reference(m: Match, a: int, b: int, position: int, length: int) -> int:
    bits = _bits_of(m)
    position, length = (min(v, bits) for v in _field_reference(m, position, length))
    mask = ((1 << length) - 1) << position & ((1 << bits) - 1)
    return (a << position & mask) | (b & ~mask)


def _prmt_reference(m: Match, a: int, b: int, selector: int) -> int:
    data = (a & 0xFFFFFFFF) | (b & 0xFFFFFFFF) << 32
    mode = m.one_of("f4e", "b4e", "rc8", "ecl", "ecr", "rc16")
    low = selector & 3
    result = 0
    for i in range(4):
        nibble = selector >> 4 * i & 15
        index = {
            "": nibble & 7,
            "f4e": low + i,
            "b4e": (low - i) % 8,
            "rc8": low,
            "ecl": max(low, i),
            "ecr": min(low, i),
            "rc16": (low & 1) * 2 + i % 2,
        }[mode]
        byte = data >> 8 * index & 255
        if not mode and nibble & 8:
            byte = 255 if byte & 128 else 0
        result |= byte << 8 * i
    return result


def _shift_reference(m: Match, a: int, b: int) -> int:
    b = min(b & 0xFFFFFFFF, _bits_of(m))
    return a << b if m.row.opcode == "shl" else a >> b


def _funnel_reference(m: Match, a: int, b: int, c: int) -> int:
    amount = c & 31 if "wrap" in m else min(c, 32)
    data = b << 32 | a
    return (data << amount >> 32) if "l" in m else data >> amount


def _lop3_reference(m: Match, a: int, b: int, c: int, table: int) -> int:
    return sum((table >> ((a >> i & 1) << 2 | (b >> i & 1) << 1 | (c >> i & 1)) & 1) << i for i in range(32))


def _lop3_tested_reference(m: Match, a: int, b: int, c: int, table: int, q: bool) -> tuple[int, bool]:
    result = _lop3_reference(m, a, b, c, table)
    return result, (result != 0 or q) if "or" in m else (result != 0 and q)


def _bfind_reference(m: Match, a: int) -> int:
    bits = _bits_of(m)
    a = ~a if a < 0 else a
    found = a.bit_length() - 1
    return found if "shiftamt" not in m or found < 0 else bits - 1 - found


def _bmsk_reference(m: Match, a: int, b: int) -> int:
    if "wrap" in m:
        a, b = a & 31, b & 31
    return ((1 << min(b, 32)) - 1) << min(a, 32)


def _szext_reference(m: Match, a: int, b: int) -> int:
    b = b & 31 if "wrap" in m else min(b, 32)
    if b == 0:
        return 0
    low = a & ((1 << b) - 1)
    return low - (1 << b) if m.signed and low >> (b - 1) else low


def _dot_reference(m: Match, a: int, b: int, c: int) -> int:
    def piece(value: int, start: int, width: int, signed: bool) -> int:
        part = value >> start & ((1 << width) - 1)
        return part - (1 << width) if signed and part >> (width - 1) else part

    signs = [t[0] == "s" for t in m.types]
    parts = 4 if m.row.opcode == "dp4a" else 2
    offset = 16 if "hi" in m else 0
    width = 32 // parts
    return c + sum(piece(a, width * i, width, signs[0]) * piece(b, 8 * i + offset, 8, signs[1]) for i in range(parts))


def _mul24_reference(m: Match, a: int, b: int, c: int = 0) -> int:
    def low(value: int) -> int:
        part = value & 0xFFFFFF
        return part - (1 << 24) if m.signed and part >> 23 else part

    product = low(a) * low(b)
    return (product >> 16 if "hi" in m else product) + c


def _fns_reference(m: Match, mask: int, base: int, offset: int) -> int:
    if offset == -(1 << 31):  # what ptxas makes of fns compares the negated offset, which is negative still
        return 0
    if base > 31:  # no bit is found; the ISA leaves it undefined
        return -1
    if offset == 0:
        return base if mask >> base & 1 else -1
    found = [i for i in (range(base, 32) if offset > 0 else range(base, -1, -1)) if mask >> i & 1]
    return found[abs(offset) - 1] if len(found) >= abs(offset) else -1


def _pairs(function: Any) -> Any:
    """Make a reference for a packed row from one for its halves."""

    def each(m: Match, *values: int) -> int:
        kind = m.type.removesuffix("x2")
        low = function(*(wrap(v, kind) for v in values))
        high = function(*(wrap(v >> 16, kind) for v in values))
        if "relu" in m:
            low, high = max(low, 0), max(high, 0)
        return int(low & 0xFFFF | (high & 0xFFFF) << 16)

    return elementwise(each)


INTEGER = {
    "add": _exact(lambda m, a, b: a + b),
    "sub": _exact(lambda m, a, b: a - b),
    "add.u16x2": _pairs(lambda a, b: a + b),
    "mul.lo": _exact(lambda m, a, b: a * b),
    "mul.hi": _exact(lambda m, a, b: a * b >> _bits_of(m)),
    "mul.wide": _exact(lambda m, a, b: a * b),
    "mad.lo": _exact(lambda m, a, b, c: a * b + c),
    "mad.hi": _exact(lambda m, a, b, c: (a * b >> _bits_of(m)) + c),
    "mad.wide": _exact(lambda m, a, b, c: a * b + c),
    "mul24": _exact(_mul24_reference),
    "mad24": _exact(_mul24_reference),
    "sad": _exact(lambda m, a, b, c: c + abs(a - b)),
    "div": _exact(_divide_reference),
    "rem": _exact(_divide_reference),
    "abs": _exact(lambda m, a: abs(a)),
    "neg": _exact(lambda m, a: -a),
    "min": _exact(lambda m, a, b: max(min(a, b), 0) if "relu" in m else min(a, b)),
    "max": _exact(lambda m, a, b: max(a, b, 0) if "relu" in m else max(a, b)),
    "min.u16x2": _pairs(min),
    "min.s16x2": _pairs(min),
    "max.u16x2": _pairs(max),
    "max.s16x2": _pairs(max),
    "popc": _exact(lambda m, a: a.bit_count()),
    "clz": _exact(lambda m, a: _bits_of(m) - a.bit_length()),
    "bfind": _exact(_bfind_reference),
    "fns": _exact(_fns_reference),
    "brev": _exact(lambda m, a: int(f"{a:0{_bits_of(m)}b}"[::-1], 2)),
    "bfe": _exact(_bfe_reference),
    "bfi": _exact(_bfi_reference),
    "szext": _exact(_szext_reference),
    "bmsk": _exact(_bmsk_reference),
    "dp4a": _exact(_dot_reference),
    "dp2a": _exact(_dot_reference),
    "and": _exact(lambda m, a, b: a & b),
    "or": _exact(lambda m, a, b: a | b),
    "xor": _exact(lambda m, a, b: a ^ b),
    "not": _exact(lambda m, a: not a if m.type == "pred" else ~a),
    "cnot": _exact(lambda m, a: int(a == 0)),
    "lop3": _exact(_lop3_reference),
    "lop3.or": elementwise(_lop3_tested_reference),
    "shf": _exact(_funnel_reference),
    "shl": _exact(_shift_reference),
    "shr": _exact(_shift_reference),
    "prmt": _exact(_prmt_reference),
}
