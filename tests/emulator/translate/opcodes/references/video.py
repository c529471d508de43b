"""References of video instructions, on arrays of int64, which hold every intermediate result: PTX ISA 9.7.18."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tests.emulator.translate.opcodes.references.exact import Array
from workbench.emulator.translate.table import Match


def _cut(values: Array, kind: str) -> Array:
    """Low bits of integers, as many and of such a sign as a type says: ``"s34"`` is one here."""
    bits = int(kind[1:])
    low = values & (1 << bits) - 1
    return low - (low >> bits - 1 << bits) if kind[0] == "s" else low


def _limited(values: Array, kind: str) -> Array:
    bits = int(kind[1:])
    low = -1 << bits - 1 if kind[0] == "s" else 0
    return np.clip(values, low, low + (1 << bits) - 1)


def _by(m: Match, b: Array) -> Array:
    return b % 32 if "wrap" in m else np.minimum(b, 32)


_EXACT: dict[str, Callable[[Match, Array, Array], Array]] = {
    "add": lambda m, a, b: a + b,
    "sub": lambda m, a, b: a - b,
    "avrg": lambda m, a, b: np.where(a + b >= 0, a + b + 1, a + b) // 2,
    "absdiff": lambda m, a, b: np.abs(a - b),
    "min": lambda m, a, b: np.minimum(a, b),
    "max": lambda m, a, b: np.maximum(a, b),
    "shl": lambda m, a, b: a << _by(m, b),
    "shr": lambda m, a, b: a >> _by(m, b),
    "set": lambda m, a, b: _TRUTHS[m.one_of(*_TRUTHS)](a, b).astype(np.int64),
}


_TRUTHS: dict[str, Any] = {
    "eq": np.equal,
    "ne": np.not_equal,
    "lt": np.less,
    "le": np.less_equal,
    "gt": np.greater,
    "ge": np.greater_equal,
}


def _on_integers(function: Callable[..., Array]) -> Any:
    """Make a reference from ``function(match, *sources)`` on int64, of whose results the low 32 bits count."""

    def reference(m: Match, *sources: Array) -> Array:
        return _cut(function(m, *(source.astype(np.int64) for source in sources)), "u32").astype(np.uint32)

    return reference


def _selected(selector: str, values: Array, kind: str) -> Array:
    """Take a scalar's byte, half or word, with a type's sign."""
    part = selector.lstrip("-")
    if not part:
        return _cut(values, kind)
    bits = 8 if part[1] == "b" else 16
    return _cut(values >> bits * int(part[2]), f"{kind[0]}{bits}")


def _scalar(m: Match, a: Array, b: Array, c: Array | None = None) -> Array:
    """Compute as the machine code does: what differs from the ISA is listed where the module begins."""
    target, (first, second) = m.type, m.types[-2:]
    place, first_part, second_part, *_ = m.selectors
    values = _EXACT[m.row.opcode[1:]](m, _selected(first_part, a, first), _selected(second_part, b, second))
    bits = 8 if ".b" in place else 16 if place else 32
    if "sat" in m and place and m.row.opcode not in {"vshl", "vshr"}:
        values = np.minimum(values.view(np.uint64), np.uint64((1 << bits - (target == "s32")) - 1)).view(np.int64)
    elif "sat" in m and m.row.opcode in {"vshl", "vshr"}:
        values = _cut(_limited(_cut(values, "s34"), target), "s32")
    elif "sat" in m:
        values = _limited(values, "s32") if target == "s32" else np.maximum(values, 0)
    if m.row.opcode in {"vadd", "vsub"}:
        values = _cut(values, "s32")
    if c is not None and place:
        at = bits * int(place[2])
        values = c + (_cut(values, f"u{bits}") - _cut(c >> at, f"u{bits}") << at)
    elif c is not None and (second_operation := m.one_of("add", "min", "max")):
        combined: Any = {"add": np.add, "min": np.minimum, "max": np.maximum}[second_operation]
        compared = np.int64 if m.signed else np.uint64
        values = combined(values.view(compared), _cut(c, target).view(compared)).view(np.int64)
    return values


def _simd(m: Match, a: Array, b: Array, c: Array) -> Array:
    target, first, second = ("u32", *m.types)[-3:]
    count = int(m.row.opcode[-1])
    bits = 32 // count
    pool = [register >> bits * i for register in (a, b) for i in range(count)]

    def lanes(selector: str, default: range, kind: str) -> list[Array]:
        return [_cut(pool[int(i)], f"{kind[0]}{bits}") for i in selector[:1:-1] or default]

    total = c
    xs, ys = lanes(m.selectors[1], range(count), first), lanes(m.selectors[2], range(count, 2 * count), second)
    for i, (x, y) in enumerate(zip(xs, ys, strict=True)):
        values = _EXACT[m.row.opcode[1:-1]](m, x, y)
        if "sat" in m:
            values = _limited(values, f"{target[0]}{bits}")
        if not m.selectors[0] or str(i) in m.selectors[0]:
            kept = values if "add" in m else _cut(values, f"u{bits}") - _cut(c >> bits * i, f"u{bits}") << bits * i
            total = total + kept
    return total


def _multiplied(m: Match, a: Array, b: Array, c: Array) -> Array:
    _, first, second = m.types
    x = _cut(_selected(m.selectors[1], a, first), "s32")
    y = _cut(_selected(m.selectors[2], b, second), "s32")
    minus_a, minus_b, minus_c = (-1 if selector.startswith("-") else 1 for selector in m.selectors[1:])
    total = minus_a * minus_b * x * y + minus_c * _cut(c, "s32") + ("po" in m)
    signed = "s32" in (first, second) or minus_a * minus_b * minus_c < 0
    scale = int((m.one_of("shr7", "shr15") or "shr0")[3:])
    total = total >> scale if signed else (total.view(np.uint64) >> np.uint64(scale)).view(np.int64)
    return _limited(total, "s32" if signed else "u32") if "sat" in m else total


SCALAR, SIMD, MULTIPLIED = _on_integers(_scalar), _on_integers(_simd), _on_integers(_multiplied)
