"""Split PTX text into tokens, each with its line."""

from __future__ import annotations

import re
from typing import NamedTuple

from workbench.core.errors import Diagnostic, PtxError

_TOKEN = re.compile(
    r"""
    (?>(?:[ \t\r\n]++|//[^\n]*|/\*.*?\*/)*)
  (?:
    (?P<float>0[fF][0-9a-fA-F]{8}\b|0[dD][0-9a-fA-F]{16}\b|\d+\.\d*(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+)
  | (?P<int>0[xX][0-9a-fA-F]+U?|0[bB][01]+U?|\d+U?)
  | (?P<name>[%$_A-Za-z][\w$]*(?:::[\w]+)*)
  | (?P<dot>\.[\w:]+)
  | (?P<string>"(?:\\.|[^"\\])*")
  | (?P<sign>[-+{}()\[\]<>,;:@!|=*])
  | (?P<end>\Z)
  | (?P<wrong>.)
  )
    """,
    re.VERBOSE | re.DOTALL,
)


class Token(NamedTuple):
    """A lexical unit.

    Attributes
    ----------
    kind : str
        ``"name"``, ``"dot"`` (``.f32``), ``"int"``, ``"float"``, ``"string"``, ``"sign"`` or ``"end"``.
    text : str
    start : int
        Offset of its first character in the PTX text.
    """

    kind: str
    text: str
    start: int


def tokenize(text: str) -> list[Token]:
    """Split `text` into tokens; comments and white space vanish; an ``"end"`` token closes the list.

    Raises
    ------
    PtxError
        At a character that begins no token.
    """
    tokens: list[Token] = []
    make = tuple.__new__  # less than half the time of Token(...), and there are 100,000 of them
    for match in _TOKEN.finditer(text):
        kind = match.lastgroup or ""
        start = match.start(kind)
        if kind == "wrong":
            raise error_at(text, start, f"unexpected character {text[start]!r}")
        tokens.append(make(Token, (kind, match[kind], start)))
    return tokens


def error_at(text: str, position: int, message: str) -> PtxError:
    """Make a `PtxError` that shows the PTX line at `position` with a caret."""
    line = text.count("\n", 0, position) + 1
    start = text.rfind("\n", 0, position) + 1
    source = text[start:].split("\n", 1)[0]
    return PtxError(str(Diagnostic("error", message, "<ptx>", line, position - start + 1, source[:400])))
