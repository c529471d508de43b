"""Arithmetic on the command line, such as ``ceil(n / BLOCK_SIZE)``: read by its syntax, and never run as Python."""

from __future__ import annotations

import ast
import math
import operator
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

import typer

from workbench.cli.words import EXTENTS, read_extents

_LONGEST = 500
_OPERATORS: Mapping[type[ast.AST], Callable[..., Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.UAdd: operator.pos,
    ast.USub: operator.neg,
    ast.Not: operator.not_,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
}
_FUNCTIONS: Mapping[str, Callable[..., Any]] = {"ceil": math.ceil, "floor": math.floor, "min": min, "max": max}
_HAS = f"numbers, names, + - * / // %, {', '.join(_FUNCTIONS)}, comparisons, and, or, not"


class Expression:
    """Arithmetic over names, in exact fractions; several parts are parted by commas.

    Parameters
    ----------
    text : str
    option : str
        What it was given to, for messages.

    Raises
    ------
    typer.BadParameter
        If it is no such arithmetic.
    """

    def __init__(self, text: str, option: str) -> None:
        self._text = text
        self._option = option
        try:
            if len(text) > _LONGEST:
                raise ValueError
            body = ast.parse(text.strip(), mode="eval").body
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            raise self._error(f"expected arithmetic such as ceil(n / BLOCK_SIZE); got {text[:80]!r}") from None
        self._parts = body.elts if isinstance(body, ast.Tuple) else [body]
        for part in self._parts:
            self._check(part)

    def values(self, names: Mapping[str, int]) -> list[Any]:
        """Work every part out.

        Raises
        ------
        typer.BadParameter
            If a name has no value, or a division is by 0.
        """
        try:
            return [self._value(part, names) for part in self._parts]
        except ZeroDivisionError:
            raise self._error(f"{self._text} divides by 0 where {_spell(names)}") from None

    def whole(self, names: Mapping[str, int]) -> tuple[int, ...]:
        """Work every part out, each a whole number."""
        found = []
        for value in self.values(names):
            if isinstance(value, bool) or Fraction(value).denominator != 1:
                shown = value if isinstance(value, bool) else f"{float(value):g}"
                raise self._error(
                    f"{self._text} is {shown} where {_spell(names)}: expected a whole number, as of ceil()"
                )
            found.append(int(value))
        return tuple(found)

    def holds(self, names: Mapping[str, int]) -> bool:
        """Work a condition out."""
        return all(self.values(names))

    def _error(self, message: str) -> typer.BadParameter:
        return typer.BadParameter(message, param_hint=self._option)

    def _check(self, node: ast.AST) -> None:
        """Refuse whatever is not in `_HAS`."""
        match node:
            case ast.Constant(value=int() | float() as value) if not isinstance(value, bool) and math.isfinite(value):
                parts: Sequence[ast.AST] = ()
            case ast.Name():
                parts = ()
            case ast.BinOp(left=left, op=operation, right=right) if type(operation) in _OPERATORS:
                parts = left, right
            case ast.UnaryOp(op=operation, operand=operand) if type(operation) in _OPERATORS:
                parts = (operand,)
            case ast.Compare(left=left, ops=operations, comparators=others) if all(
                type(o) in _OPERATORS for o in operations
            ):
                parts = left, *others
            case ast.BoolOp(values=values):
                parts = values
            case ast.Call(func=ast.Name(id=name), args=args, keywords=[]) if name in _FUNCTIONS and args:
                parts = args
            case _:
                raise self._error(f"{self._text}: {ast.unparse(node)!r} is not among {_HAS}")
        for part in parts:
            self._check(part)

    def _value(self, node: Any, names: Mapping[str, int]) -> Any:
        match node:
            case ast.Constant(value=value):
                return Fraction(str(value))
            case ast.Name(id=name):
                if name not in names:
                    raise self._error(f"{self._text}: {name} has no value; there are {', '.join(names) or 'none'}")
                return Fraction(names[name])
            case ast.BinOp(left=left, op=operation, right=right):
                return _OPERATORS[type(operation)](self._value(left, names), self._value(right, names))
            case ast.UnaryOp(op=operation, operand=operand):
                return _OPERATORS[type(operation)](self._value(operand, names))
            case ast.Compare(left=left, ops=operations, comparators=others):
                values = [self._value(part, names) for part in (left, *others)]
                pairs = zip(operations, values, values[1:], strict=False)
                return all(_OPERATORS[type(operation)](one, other) for operation, one, other in pairs)
            case ast.BoolOp(op=operation, values=parts):
                found = (bool(self._value(part, names)) for part in parts)
                return all(found) if isinstance(operation, ast.And) else any(found)
            case _:
                return _FUNCTIONS[node.func.id](*(self._value(part, names) for part in node.args))


def extents_of(text: str, option: str) -> Callable[[Mapping[str, int]], tuple[int, ...]]:
    """Read extents: whole numbers as elsewhere, or arithmetic over names for each."""
    if EXTENTS.fullmatch(text):
        fixed = read_extents(text, option)
        return lambda _: fixed
    return Expression(text, option).whole


def _spell(names: Mapping[str, int]) -> str:
    return ", ".join(f"{name}={value}" for name, value in names.items()) or "there are no names"
