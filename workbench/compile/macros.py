"""Expand the macros of CUDA C++ text, line by line in place, so that a grammar can read what a macro declares.

This is not a preprocessor: conditionals are not evaluated. Every definition of a macro counts, and a macro with several
definitions gives several expansions, from which the caller has to choose.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache

_MAX_VARIANTS = 8
_MAX_TOKENS = 2_000_000  # that expansions of one text may take, of which macros of macros can make any number
_MAX_DEPTH = 100  # of macros within macros and their arguments
_TOKEN = re.compile(
    r"""(?P<space>(?:[ \t\f\v\r]|\\\r?\n|/\*.*?\*/|//(?:\\\r?\n|[^\n])*)+)
    |(?P<newline>\n)
    |(?P<text>(?:u8|[uUL])?R"(?P<fence>[^()\\\s]{0,16})\(.*?\)(?P=fence)"|(?:u8|[uUL])?"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')
    |(?P<word>[A-Za-z_]\w*)
    |(?P<number>\.?\d(?:[eEpP][+-]|'?[\w.])*)
    |(?P<mark>\#\#|.)""",
    re.DOTALL | re.VERBOSE,
)


@dataclass(frozen=True)
class Macro:
    """A definition.

    Attributes
    ----------
    name : str
    parameters : tuple of str or None
        None for an object-like macro; ``"..."`` stands for ``__VA_ARGS__``.
    body : tuple of str
        Tokens.
    """

    name: str
    parameters: tuple[str, ...] | None
    body: tuple[str, ...]


def find_macros(texts: Iterable[str]) -> dict[str, tuple[Macro, ...]]:
    """Return every distinct definition of each macro that `texts` define, whatever conditional it stands in."""
    found: dict[str, dict[Macro, None]] = {}
    for text in texts:
        for macro in _definitions(text):
            found.setdefault(macro.name, {})[macro] = None
    return {name: tuple(macros) for name, macros in found.items()}


def expand(text: str, macros: Mapping[str, Sequence[Macro]]) -> Iterator[str]:
    """Yield `text` with its macros expanded and its directives blank, once per choice of definitions.

    Every token stays on the line where it, or the macro that it comes from, begins. Where macros have several
    definitions, the n-th expansion takes the n-th of each (the last where there are fewer), 8 expansions at most.
    One that grows past all measure is left out.
    """
    lines = list(_lines(_tokens(text)))
    plain: list[str] = []
    for line in lines:
        plain += ["\n" * "".join(line).count("\n")] if _is_directive(line) else line
    used = [macros[token] for token in set(plain) if token in macros]
    for variant in range(min(_MAX_VARIANTS, max((len(m) for m in used), default=0))):
        chosen = {name: several[min(variant, len(several) - 1)] for name, several in macros.items()}
        with suppress(_TooLargeError):
            yield "".join(_Expansion(chosen).expand(plain, frozenset()))


def expand_by(text: str, macros: Mapping[str, Macro]) -> str | None:
    """Expand one line by one definition of each macro; None where that grows past all measure."""
    with suppress(_TooLargeError):
        return "".join(_Expansion(macros).expand(_tokens(text), frozenset())).strip()
    return None


@lru_cache(maxsize=256)
def _definitions(text: str) -> tuple[Macro, ...]:
    return tuple(macro for line in _lines(_tokens(text)) if (macro := _definition(line)))


def _tokens(text: str) -> list[str]:
    return [m.group() for m in _TOKEN.finditer(text)]


def _lines(tokens: Iterable[str]) -> Iterator[list[str]]:
    """Split into logical lines, each with its newline; a comment or a splice does not end one."""
    line: list[str] = []
    for token in tokens:
        line.append(token)
        if token == "\n":
            yield line
            line = []
    if line:
        yield line


def _is_space(token: str) -> bool:
    return token[:1].isspace() or token.startswith(("//", "/*", "\\\n", "\\\r"))


def _significant(tokens: Iterable[str]) -> list[str]:
    return [t for t in tokens if not _is_space(t)]


def _is_directive(line: Sequence[str]) -> bool:
    return next(iter(_significant(line)), "") == "#"


def _definition(line: Sequence[str]) -> Macro | None:
    """Read a ``#define``; None for any other line."""
    if _significant(line)[:2] != ["#", "define"]:
        return None
    rest = list(line)[list(line).index("define") + 1 :]
    while rest and _is_space(rest[0]):
        rest.pop(0)
    if not rest or not rest[0].isidentifier():
        return None
    name, rest = rest[0], rest[1:]
    if rest[:1] != ["("]:
        return Macro(name, None, _body(rest))
    close = rest.index(")") if ")" in rest else len(rest)
    parameters = tuple("".join(_significant(p)) for p in _split(rest[1:close]))
    return Macro(name, parameters if parameters != ("",) else (), _body(rest[close + 1 :]))


def _body(tokens: Iterable[str]) -> tuple[str, ...]:
    """Turn runs of space into one blank and drop the outer ones."""
    body = [" " if _is_space(t) else t for t in tokens]
    while body and body[-1] == " ":
        body.pop()
    while body and body[0] == " ":
        body.pop(0)
    return tuple(body)


def _split(tokens: Sequence[str]) -> list[list[str]]:
    """Split at the commas that stand outside parentheses."""
    parts: list[list[str]] = [[]]
    depth = 0
    for token in tokens:
        depth += (token == "(") - (token == ")")
        if token == "," and depth == 0:
            parts.append([])
        else:
            parts[-1].append(token)
    return parts


class _TooLargeError(Exception):
    """An expansion took too many tokens, or went too deep."""


class _Expansion:
    """The expansion of one text by one choice of macros: of at most `_MAX_TOKENS` tokens, `_MAX_DEPTH` deep."""

    def __init__(self, macros: Mapping[str, Macro]) -> None:
        self._macros = macros
        self._tokens = _MAX_TOKENS
        self._depth = 0

    def expand(self, tokens: Sequence[str], active: frozenset[str]) -> list[str]:
        """Replace macros; those in `active` are being expanded already and stay."""
        self._tokens -= len(tokens)
        self._depth += 1
        if self._tokens < 0 or self._depth > _MAX_DEPTH:
            raise _TooLargeError
        out: list[str] = []
        at = 0
        while at < len(tokens):
            token = tokens[at]
            at += 1
            macro = None if token in active else self._macros.get(token)
            if macro is None:
                out.append(token)
                continue
            skipped: list[str] = []
            replaced: Sequence[str] = macro.body
            if macro.parameters is not None:
                end = _call_end(tokens, at)
                if end is None:
                    out.append(token)
                    continue
                inside = list(tokens[at:end])
                arguments = _split(inside[inside.index("(") + 1 : -1])
                replaced = self._substitute(macro, arguments, active)
                skipped = ["\n"] * "".join(inside).count("\n")
                at = end
            out += [" ", *self.expand(_pasted(replaced), active | {token}), " ", *skipped]
        self._depth -= 1
        return out

    def _substitute(self, macro: Macro, arguments: list[list[str]], active: frozenset[str]) -> list[str]:
        """Put arguments in place of parameters: as written beside # and ##, expanded elsewhere."""
        names = macro.parameters or ()
        raw = {n: list(_body(a)) for n, a in zip(names, arguments, strict=False)}
        if names[-1:] == ("...",):
            tail = arguments[len(names) - 1 :]
            raw["__VA_ARGS__"] = [t for i, a in enumerate(tail) for t in ([","] if i else []) + list(_body(a))]
        out: list[str] = []
        body = list(macro.body)
        for index, token in enumerate(body):
            if token not in raw:
                out.append(token)
            elif _neighbour(body, index, -1) == "#":
                while out.pop() != "#":
                    pass
                out.append('"' + "".join(raw[token]).replace("\\", "\\\\").replace('"', '\\"') + '"')
            elif "##" in (_neighbour(body, index, -1), _neighbour(body, index, 1)):
                out += raw[token]
            else:
                out += self.expand(raw[token], active)
        return out


def _call_end(tokens: Sequence[str], at: int) -> int | None:
    """Index after the parenthesis that closes a macro's arguments; None where no arguments follow."""
    while at < len(tokens) and _is_space(tokens[at]):
        at += 1
    if at == len(tokens) or tokens[at] != "(":
        return None
    depth = 0
    for index in range(at, len(tokens)):
        depth += (tokens[index] == "(") - (tokens[index] == ")")
        if depth == 0:
            return index + 1
    return None


def _neighbour(body: Sequence[str], index: int, step: int) -> str:
    """Find the nearest token before or after that is not space."""
    index += step
    while 0 <= index < len(body) and body[index] == " ":
        index += step
    return body[index] if 0 <= index < len(body) else ""


def _pasted(tokens: Sequence[str]) -> list[str]:
    """Join the tokens on both sides of ##."""
    out: list[str] = []
    pasting = False
    for token in tokens:
        if token == "##":
            while out and out[-1] == " ":
                out.pop()
            pasting = True
        elif pasting and token != " ":
            out.append((out.pop() if out else "") + token)
            pasting = False
        elif not pasting:
            out.append(token)
    return out
