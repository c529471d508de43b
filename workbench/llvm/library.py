"""Functions that a compiler has made LLVM text of, in units.

A *unit* is compiled at once. It is mostly all functions of one text. If a text has many forms of one function, each
form is a unit, and a program comes only with the forms that it calls.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Mapping, Set
from dataclasses import dataclass
from functools import cache
from pathlib import Path

_NAMES = re.compile(r"[@%](?:\"[^\"]+\"|[\w.$:]+)")
_NAME = re.compile(r"(?:%|[^@\n]*@)(?:\"[^\"]+\"|[\w.$:]+)")


@dataclass(frozen=True)
class Unit:
    """Functions that are compiled at once.

    Attributes
    ----------
    text : str
        An LLVM module.
    heads : mapping of str to str
        Declarations of the functions that other units may call, by name.
    called : tuple of str
        Functions of other units that these call.
    """

    text: str
    heads: Mapping[str, str]
    called: tuple[str, ...]


class Library:
    """The functions that a program may call.

    Parameters
    ----------
    paths : iterable of Path
        Files of LLVM text.
    forms : container of str
        Names of the files whose functions are a unit each, without their endings.
    """

    def __init__(self, paths: Iterable[Path], forms: Container[str] = ()) -> None:
        self._sources: dict[str, tuple[_Source, str]] = {}
        for path in paths:
            source = _source(path, in_forms=path.stem in forms)
            if twice := self.names & source.exported.keys():
                raise ValueError(f"{path.name}: expected functions of new names; others define {', '.join(twice)}")
            self._sources |= {name: (source, unit) for name, unit in source.exported.items()}

    @property
    def names(self) -> Set[str]:
        """Names of the functions."""
        return self._sources.keys()

    def unit_of(self, name: str) -> Unit:
        """Return the unit that has a function."""
        source, unit = self._sources[name]
        return source.unit(unit)


class _Source:
    """The text made of one source: functions, and the types, constants and declarations that they refer to."""

    def __init__(self, path: Path, *, in_forms: bool) -> None:
        self._entities: dict[str, str] = {}
        self.exported: dict[str, str] = {}  # the functions that others may call, and the name of the unit of each
        self._units: dict[str, Unit] = {}
        for part in path.read_text(encoding="utf-8").split("\n}\n"):
            before, defines, definition = part.partition("define ")
            for line in before.splitlines():
                if line and line[0] != ";":
                    self._add(line)
            if defines:
                name = self._add(f"define {definition}\n}}")
                if not definition.startswith("internal "):
                    self.exported[name] = name if in_forms else path.stem

    def _add(self, text: str) -> str:
        """Keep an entity; return its name without the ``@`` of a function or the ``%`` of a type."""
        named = _NAME.match(text)
        assert named is not None
        name = named[0][max(named[0].rfind("@"), 0) :]
        self._entities[name] = text
        return name[1:]

    def unit(self, unit: str) -> Unit:
        """Make a unit with all that it refers to; functions of other units are only declared."""
        if unit not in self._units:
            roots = {f"@{name}" for name, place in self.exported.items() if place == unit}
            taken: dict[str, str] = {}
            waiting = sorted(roots)
            while waiting:
                name = waiting.pop()
                text = self._entities[name]
                taken[name] = text if name in roots or name[1:] not in self.exported else _declaration(text)
                waiting += [n for n in _NAMES.findall(taken[name]) if n in self._entities and n not in taken]
            called = (n[1:] for n, text in taken.items() if text.startswith("declare ") and not n.startswith("@llvm."))
            heads = {name[1:]: _declaration(self._entities[name]) for name in sorted(roots)}
            text = "\n\n".join(taken[name] for name in self._entities if name in taken) + "\n"
            self._units[unit] = Unit(text, heads, tuple(called))
        return self._units[unit]


_source = cache(_Source)


def _declaration(definition: str) -> str:
    """Declare a function that is defined elsewhere."""
    head = definition[: definition.index(" {\n")]
    return re.sub(r" %\d+(?=[,)])", "", head.replace("define ", "declare ", 1))
