"""The signs by which a row says what the operands of an instruction may be.

``d`` is a register that is written. ``a`` is a value: a register, a literal or the address of a variable. ``{d}`` and
``{a}`` are one of these or a vector of them. ``d|p`` is a pair of results, ``{d}|p`` a vector and a predicate, ``[a]``
an address, ``n`` a literal, ``label`` a name. ``/`` separates alternatives, ``?`` marks an operand that may be left
out, ``...`` stands for any further operands.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from workbench.ptx.ir import Address, Call, Immediate, Operand, Pair, Register, Symbol, Vector


def _is_register(operand: Operand) -> bool:
    return isinstance(operand, Register)


def _is_value(operand: Operand) -> bool:
    return isinstance(operand, Register | Immediate | Symbol)


_KINDS: Mapping[str, tuple[str, Callable[[Operand], bool]]] = {
    "d": ("a register", _is_register),
    "a": ("a register, a literal or a variable", _is_value),
    "{d}": (
        "a register or a vector of them",
        lambda o: all(map(_is_register, o.items)) if isinstance(o, Vector) else _is_register(o),
    ),
    "{a}": (
        "a value or a vector of them",
        lambda o: all(map(_is_value, o.items)) if isinstance(o, Vector) else _is_value(o),
    ),
    "d|p": ("a pair p|q", lambda o: isinstance(o, Pair) and _is_register(o.first) and _is_register(o.second)),
    "{d}|p": (
        "a vector of registers and a predicate, {...}|p",
        lambda o: isinstance(o, Pair) and isinstance(o.first, Vector) and all(map(_is_register, o.first.items)),
    ),
    "[a]": ("an address", lambda o: isinstance(o, Address)),
    "n": ("a literal", lambda o: isinstance(o, Immediate)),
    "label": ("a label", lambda o: isinstance(o, Symbol)),
    "call": ("a call", lambda o: isinstance(o, Call)),
}
"""Each sign in words, and what it stands for."""


@cache
def _places(shape: str) -> tuple[tuple[tuple[str, ...], ...], int, bool]:
    """Signs of each operand, how many operands there must be, and whether more may follow."""
    words = [word.strip() for word in shape.split(",")] if shape else []
    open_ended = words[-1:] == ["..."]
    words = words[: len(words) - open_ended]
    least = sum(not word.endswith("?") for word in words)
    return tuple(tuple(word.removesuffix("?").split("/")) for word in words), least, open_ended


def mismatch(shape: str, operands: Sequence[Operand]) -> str:
    """Say why operands do not have a shape; an empty string if they have it."""
    places, least, open_ended = _places(shape)
    most = len(places)
    if len(operands) < least or (len(operands) > most and not open_ended):
        count = f"{least} or more" if open_ended else f"{least}" if least == most else f"{least} to {most}"
        return f"it takes {count} operands, found {len(operands)}"
    for i, (operand, signs) in enumerate(zip(operands, places, strict=False), 1):
        if not any(_KINDS[sign][1](operand) for sign in signs):
            return f"operand {i} is {' or '.join(_KINDS[sign][0] for sign in signs)}, found {operand}"
    return ""
