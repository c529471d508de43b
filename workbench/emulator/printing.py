"""Device-side printf: read the format and its arguments out of a kernel's memory."""

from __future__ import annotations

import ctypes
import re
import struct
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from workbench.emulator.program import Launch, _Context

_CONVERSION = re.compile(r"%([-+ #0]*)(\*|\d+)?(?:\.(\*|\d+))?(hh|h|ll|l|z|t|j)?([diouxXeEfFgGaAcsp%])")


def c_string(launch: Launch, context: _Context, address: int, *, lane: int = 0, warp: int = 0) -> str:
    """Text of a zero-terminated string at a virtual address."""
    del launch
    host, room = context.host(address, lane, warp)
    return ctypes.string_at(host, room).split(b"\0", 1)[0].decode("utf-8", "replace") if host else "(null)"


def render(launch: Launch, context: _Context, text: int, data: int, warp: int, lane: int) -> str:
    """Format one call of ``printf`` as C does; `data` is the packed argument list, naturally aligned."""
    template = c_string(launch, context, text, lane=lane, warp=warp)
    host, room = context.host(data, lane, warp) if data else (0, 0)
    raw = ctypes.string_at(host, room) if host else b""
    at = 0

    def take(size: int) -> bytes:
        nonlocal at
        at = -(-at // size) * size
        piece = raw[at : at + size].ljust(size, b"\0")
        at += size
        return piece

    def convert(match: re.Match[str]) -> str:
        flags, width, precision, length, kind = match.groups()
        if kind == "%":
            return "%"
        if width == "*":
            width = str(struct.unpack("<i", take(4))[0])
        if precision == "*":
            precision = str(struct.unpack("<i", take(4))[0])
        spec = "%" + flags + (width or "") + (f".{precision}" if precision is not None else "")
        if kind in "eEfFgG":
            return (spec + kind) % struct.unpack("<d", take(8))
        if kind in "aA":
            return float(struct.unpack("<d", take(8))[0]).hex()
        if kind == "s":
            address = struct.unpack("<Q", take(8))[0]
            return (spec + "s") % c_string(launch, context, address, lane=lane, warp=warp)
        if kind == "p":
            return hex(struct.unpack("<Q", take(8))[0])
        wide = length in {"l", "ll", "z", "t", "j"}
        signed = kind in "dic"
        code = ("q" if signed else "Q") if wide else ("i" if signed else "I")
        value = struct.unpack("<" + code, take(8 if wide else 4))[0]
        return (spec + kind) % (chr(value & 0xFF) if kind == "c" else value)

    return _CONVERSION.sub(convert, template)
