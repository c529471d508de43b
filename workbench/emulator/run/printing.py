"""Device-side printf: read the format and its arguments out of a kernel's memory."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable

Reader = Callable[[int, int], bytes]
"""``read(address, limit_bytes)``: a kernel's memory from a virtual address on, at most `limit_bytes` of it."""

_CONVERSION = re.compile(r"%([-+ #0]*)(\*|\d+)?(?:\.(\*|\d*))?(hh|h|ll|l|z|t|j)?([diouxXeEfFgGaAcsp%])")
_INTEGER_BITS = {"hh": 8, "h": 16, "l": 64, "ll": 64, "z": 64, "t": 64, "j": 64}
_MAX_STRING_BYTES = 1 << 16
_MAX_ARGUMENTS_BYTES = 8 * 32  # CUDA C++ Programming Guide, formatted output: at most 32 arguments
_MAX_WIDTH = 4096


def c_string(read: Reader, address: int) -> str:
    """Text of a zero-terminated string at a virtual address."""
    return read(address, _MAX_STRING_BYTES).split(b"\0", 1)[0].decode("utf-8", "replace") if address else "(null)"


def render(read: Reader, text: int, data: int) -> str:
    """Format one call of ``printf`` as C does.

    Parameters
    ----------
    read : callable
    text : int
        Address of the format.
    data : int
        Address of the packed arguments, each at a multiple of its size.
    """
    raw = read(data, _MAX_ARGUMENTS_BYTES)
    at = 0

    def take(code: str) -> int | float:
        nonlocal at
        size = struct.calcsize(code)
        at = -(-at // size) * size
        value: int | float = struct.unpack(f"<{code}", raw[at : at + size].ljust(size, b"\0"))[0]
        at += size
        return value

    def extent(field: str | None) -> str:
        value = int(take("i")) if field == "*" else int(field or 0)
        return str(max(-_MAX_WIDTH, min(value, _MAX_WIDTH)))

    def convert(match: re.Match[str]) -> str:
        flags, width, precision, length, kind = match.groups()
        if kind == "%":
            return "%"
        spec = "%" + flags + (extent(width) if width else "")
        if precision is not None:
            digits = extent(precision)
            spec += "" if digits.startswith("-") else f".{digits}"
        if kind in "eEfFgG":
            return (spec + kind) % take("d")
        if kind in "aA":
            return (spec.split(".")[0] + "s") % float(take("d")).hex()
        if kind == "s":
            return (spec + "s") % c_string(read, int(take("Q")))
        if kind == "p":
            return (spec.split(".")[0] + "s") % hex(int(take("Q")))
        if kind == "c":
            return (spec.split(".")[0] + "c") % chr(int(take("i")) & 0xFF)
        bits = _INTEGER_BITS.get(length, 32)
        value = int(take("Q" if bits == 64 else "I")) & (1 << bits) - 1
        if kind in "di" and value >> bits - 1:
            value -= 1 << bits
        return (spec + kind) % value

    return _CONVERSION.sub(convert, c_string(read, text))
