"""The repr of what holds much: one line that says what it is, and what to ask it next."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

_Kind = TypeVar("_Kind", bound=type)
_LONGEST = 120
"""Characters that say what it is."""


def brief(*asks: str) -> Callable[[_Kind], _Kind]:
    """Give a class of results or declarations a repr of one line: a class decorator.

    What is there stands in the first line of `str`, or in what a method ``_about`` returns where the class has one.

    Parameters
    ----------
    *asks : str
        Attributes and methods to look at next, as they are written: ``"findings"``, ``"sweep(axis)"``.

    Examples
    --------
    >>> import workbench as wb
    >>> wb.find_op("gelu").variant("v1_elementwise")
    <Variant v1_elementwise of v1_elementwise.cu, 1 tunable; see .tunables, .defaults, .configs(), .prepare(*tensors)>
    """

    def give(kind: _Kind) -> _Kind:
        def __repr__(self: object) -> str:  # noqa: N807
            words = getattr(self, "_about", self.__str__)()
            line = words.partition("\n")[0]
            if len(line) > _LONGEST:
                line = f"{line[: _LONGEST - 3].rstrip()}..."
            return f"<{type(self).__name__} {line}; see {', '.join(f'.{ask}' for ask in asks)}>"

        __repr__.__qualname__ = f"{kind.__qualname__}.__repr__"
        type.__setattr__(kind, "__repr__", __repr__)  # as an assignment, which mypy takes for a mistake
        return kind

    return give


def several(count: int, what: str) -> str:
    """Count things: ``"1 row"``, ``"2 rows"``."""
    return f"{count} {what}{'' if count == 1 else 's'}"


def named(what: str, names: Iterable[str]) -> str:
    """List things by name: ``"cases small, odd"``, and the number of those past the third."""
    first, *others = [*names] or ["none"]
    shown = ", ".join([first, *others[:2]])
    return f"{what}{'s' * bool(others)} {shown}" + (f" and {len(others) - 2} more" if len(others) > 2 else "")
