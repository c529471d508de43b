"""LLVM modules out of the texts of functions that call one another, so that each is compiled by itself and once."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

_HEAD = re.compile(r"^define (?:internal )?(?P<result>.*) @(?P<name>\w+)\((?P<parameters>.*)\)[^()]*\{$", re.MULTILINE)
_INTRINSIC = re.compile(r"call ([^@\n]*?)@(llvm\.[\w.]+)\(([^\n]*)\)")


def separate(texts: Sequence[str]) -> list[str]:
    """Make a module of each text: its functions, seen by the others, and declarations of what they call elsewhere.

    Raises
    ------
    ValueError
        Where two functions have one name: a call of either would reach the last.
    """
    found = [_read(text) for text in texts]
    heads: dict[str, re.Match[str]] = {}
    for functions in found:
        if twice := heads.keys() & functions.heads.keys():
            raise ValueError(f"expected one function of each name; found two called {', '.join(sorted(twice))}")
        heads |= functions.heads
    return [
        "\n".join([*_declarations(functions, heads), text.replace("define internal", "define")])
        for text, functions in zip(texts, found, strict=True)
    ]


@dataclass(frozen=True)
class _Functions:
    """What a text defines and calls."""

    heads: Mapping[str, re.Match[str]]
    called: Sequence[str]
    intrinsics: Sequence[str]


@lru_cache(maxsize=64)
def _read(text: str) -> _Functions:
    """Find heads, calls and declarations of intrinsics; most texts are those of the kernel before."""
    heads: dict[str, re.Match[str]] = {}
    for head in _HEAD.finditer(text):
        if head["name"] in heads:
            raise ValueError(f"expected one function of each name; found two called {head['name']}")
        heads[head["name"]] = head
    intrinsics: dict[str, str] = {}
    for result, name, arguments in _INTRINSIC.findall(text):
        if name not in intrinsics:
            intrinsics[name] = f"declare {result}@{name}({', '.join(_types(arguments))})"
    called = sorted(set(re.findall(r"@(\w+)\(", text)) - heads.keys())
    return _Functions(heads, called, tuple(intrinsics.values()))


def _declarations(functions: _Functions, heads: Mapping[str, re.Match[str]]) -> Iterator[str]:
    for name in functions.called:
        head = heads[name]
        parameters = re.sub(r" %\w+", "", head["parameters"])
        yield f"declare {head['result']} @{name}({parameters})"
    yield from functions.intrinsics


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
