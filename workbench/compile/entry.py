"""Read the headers of PTX entries: parameters and the source line, no more."""

from __future__ import annotations

import re
from dataclasses import dataclass

_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_ENTRY = re.compile(r"\.entry\s+(?P<name>[\w$]+)\s*(?:\((?P<params>[^)]*)\))?")
_PARAM = re.compile(
    r"\.param\s+(?:\.align\s+(?P<align>\d+)\s+)?\.(?P<type>[bsuf]\d+)\s+"
    r"(?P<pointer>\.ptr(?:\s+\.(?:global|shared|const|local))?(?:\s+\.align\s+\d+)?\s+)?"
    r"(?P<name>[\w$]+)\s*(?:\[(?P<count>\d+)\])?"
)
_BODY_END = re.compile(r"\.(?:entry|func)\b")
_LOC = re.compile(r"\.loc\s+(?P<file>\d+)\s+(?P<line>\d+)\s+\d+")
_FILE = re.compile(r'\.file\s+(?P<index>\d+)\s+"(?P<path>[^"]*)"')


@dataclass(frozen=True)
class EntryParameter:
    """One ``.param`` of an entry.

    Attributes
    ----------
    name : str
    type : str
        PTX type without its dot, such as ``"u64"``; ``"b8"`` for an aggregate.
    size_bytes : int
    is_pointer : bool
        True where the PTX says ``.ptr``.
    is_aggregate : bool
    """

    name: str
    type: str
    size_bytes: int
    is_pointer: bool
    is_aggregate: bool

    def __str__(self) -> str:
        return f".b8[{self.size_bytes}]" if self.is_aggregate else f".{self.type}"


@dataclass(frozen=True)
class Entry:
    """One ``.entry``: its parameters and the place of its definition (line 0 where the PTX has no line table)."""

    name: str
    parameters: tuple[EntryParameter, ...]
    path: str = ""
    line: int = 0


def read_entries(ptx: str) -> dict[str, Entry]:
    """Return every entry of a PTX text by name."""
    text = _COMMENT.sub("", ptx)
    files = {m["index"]: m["path"] for m in _FILE.finditer(text)}
    entries = {}
    for match in _ENTRY.finditer(text):
        stop = _BODY_END.search(text, match.end())
        loc = _LOC.search(text, match.end(), stop.start() if stop else len(text))
        parameters = tuple(_parameter(p) for p in _PARAM.finditer(match["params"] or ""))
        path, line = (files.get(loc["file"], ""), int(loc["line"])) if loc else ("", 0)
        entries[match["name"]] = Entry(match["name"], parameters, path, line)
    return entries


def find_source_line(ptx: str, ptx_line: int) -> tuple[str, int] | None:
    """Return (path, line) of the source from which a 1-based line of PTX comes; None where the PTX does not tell."""
    files = {m["index"]: m["path"] for m in _FILE.finditer(ptx)}
    for line in reversed(ptx.splitlines()[:ptx_line]):
        if (loc := _LOC.match(line.strip())) and loc["file"] in files:
            return files[loc["file"]], int(loc["line"])
    return None


def _parameter(match: re.Match[str]) -> EntryParameter:
    size_bytes = int(match["type"][1:]) // 8 * int(match["count"] or 1)
    return EntryParameter(
        match["name"], match["type"], size_bytes, match["pointer"] is not None, match["count"] is not None
    )
