"""LLVM modules out of the texts of functions that call one another. Each module is compiled by itself, and once."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from workbench.llvm.library import Library, Unit

_HEAD = re.compile(r"^define (?:internal )?(?P<result>.*) @(?P<name>\w+)\((?P<parameters>.*)\)[^()]*\{$", re.MULTILINE)
_INTRINSIC = re.compile(r"call ([^@\n]*?)@(llvm\.[\w.]+)\(([^\n]*)\)")


def separate(texts: Sequence[str], library: Library, *roots: str) -> list[str]:
    """Make a module of each text, and add the units of a library that they call, and those with the functions `roots`.

    A module has the functions of its text, which other modules can call, and declarations of all else that they call.

    Raises
    ------
    ValueError
        If two functions have one name: a call would reach the last.
    KeyError
        If a called function exists nowhere.
    """
    found = [_read(text) for text in texts]
    heads: dict[str, str] = {}
    for functions in found:
        if twice := heads.keys() & functions.heads.keys():
            raise ValueError(f"expected one function of each name; found two called {', '.join(sorted(twice))}")
        heads |= functions.heads
    if twice := heads.keys() & library.names:
        raise ValueError(f"expected new names; the library has functions called {', '.join(sorted(twice))} as well")
    units = _called(library, roots, (name for functions in found for name in functions.called if name not in heads))
    for unit in units:
        heads |= unit.heads
    return [
        "\n".join([*(heads[name] for name in functions.called), *functions.intrinsics, _exported(text)])
        for text, functions in zip(texts, found, strict=True)
    ] + [unit.text for unit in units]


def _called(library: Library, roots: Iterable[str], names: Iterable[str]) -> list[Unit]:
    """Return the units with functions of these names, and the units that those call."""
    units: list[Unit] = []
    waiting = [*roots, *names]
    while waiting:
        name = waiting.pop()
        if name in library.names and (unit := library.unit_of(name)) not in units:
            units.append(unit)
            waiting += unit.called
    return units


def _exported(text: str) -> str:
    return text.replace("define internal", "define")


@dataclass(frozen=True)
class _Functions:
    """Functions that a text defines, with their declarations, and functions that it calls."""

    heads: Mapping[str, str]
    called: Sequence[str]
    intrinsics: Sequence[str]


@lru_cache(maxsize=64)
def _read(text: str) -> _Functions:
    """Find heads, calls and declarations of intrinsics. Most texts are those of the kernel before, so it is cached."""
    heads: dict[str, str] = {}
    for head in _HEAD.finditer(text):
        if head["name"] in heads:
            raise ValueError(f"expected one function of each name; found two called {head['name']}")
        parameters = re.sub(r" %\w+", "", head["parameters"])
        heads[head["name"]] = f"declare {head['result']} @{head['name']}({parameters})"
    intrinsics: dict[str, str] = {}
    for result, name, arguments in _INTRINSIC.findall(text):
        if name not in intrinsics:
            intrinsics[name] = f"declare {result}@{name}({', '.join(_types(arguments))})"
    called = sorted(set(re.findall(r"@(\w+)\(", text)) - heads.keys())
    return _Functions(heads, called, tuple(intrinsics.values()))


def _types(arguments: str) -> list[str]:
    """Types of a call's arguments: what stands before each value."""
    depth, start = 0, 0
    parts: list[str] = []
    for i, c in enumerate(arguments):
        depth += (c in "<({") - (c in ">)}")
        if c == "," and depth == 0:
            parts.append(arguments[start:i])
            start = i + 1
    if arguments:
        parts.append(arguments[start:])
    return [p[: p.index(">") + 1] if p.startswith("<") else p.split(" ")[0] for p in map(str.strip, parts)]
