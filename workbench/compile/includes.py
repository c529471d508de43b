"""Find every file that an ``#include`` can reach, so that editing one of them is seen at the next call.

The scan is a superset of what the compiler reads: conditional includes, includes in comments and every directory in
which a name exists all count. Where a macro names the file, every definition of it that is in reach counts. Headers of
the CUDA packages are not read: the packages' versions stand for them.
"""

from __future__ import annotations

import errno
import math
import os
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from pathlib import Path

from workbench.compile.macros import Macro, expand_by, find_macros
from workbench.core.environment import fault_of, read_regular

# Atomic groups: a possessive quantifier over a group may go on behind the place where it failed (Python before 3.11.5).
_COMMENT = rb"(?>/\*(?s:.*?)\*/)"
_SPACE = rb"(?>(?:[ \t\f\v\r]++|" + _COMMENT + rb")*)"
_NAME = rb'(?:"(?P<quoted>[^"\n]+)"|<(?P<angled>[^>\n]+)>)'
_DIRECTIVE = rb"(?:\#|%:)" + _SPACE + rb"(?:include_next|include|import)\b" + _SPACE
_QUERY = rb"\b__has_include(?:_next)?" + _SPACE + rb"\(" + _SPACE
_LITERAL = re.compile(rb"(?:" + _DIRECTIVE + rb"|" + _QUERY + rb")" + _NAME, re.DOTALL)
_REST = rb"(?>(?:" + _COMMENT + rb"|[^/\n]++|/)*)"
_MACRO = rb"[A-Za-z_]\w*(?:" + _SPACE + rb"\([^()\n]*\))?"
_COMPUTED = re.compile(
    rb"(?:^(?:[^\n]*\*/)?" + _SPACE + _DIRECTIVE + rb"|" + _QUERY + rb")(?=[A-Za-z_$\x80-\xff])"
    rb"(?:(?P<operand>" + _MACRO + rb")" + _SPACE + rb"(?=//|\n|\)|\Z))?",
    re.DOTALL | re.MULTILINE,
)
_DEFINITION = re.compile(
    rb"(?:\#|%:)" + _SPACE + rb"define\b" + _SPACE + rb"(?P<name>[A-Za-z_]\w*)(?P<rest>" + _REST + rb")"
)
_NAMED = re.compile(r'"(?P<quoted>[^"\n]+)"|<(?P<angled>[^>\n]+)>')
_WORD = re.compile(r"[A-Za-z_]\w*")
_PREDEFINED = re.compile(r"__[A-Z0-9_]+|__\w+__|__linux|__unix|__cplusplus|linux|unix|i386")
_MOST_CHOICES = 256  # of definitions, for one include
_SPLICE = re.compile(rb"\\[ \t]*\r?\n")


@dataclass(frozen=True)
class Scan:
    """What one text includes.

    Attributes
    ----------
    quoted, angled : frozenset of str
        Names in ``#include "..."`` and ``#include <...>`` (and in ``__has_include``).
    computed : frozenset of str
        What stands where a name is a macro, such as ``"HEADER(cassert)"``; empty for what the scan cannot read.
    """

    quoted: frozenset[str]
    angled: frozenset[str]
    computed: frozenset[str]


@dataclass(frozen=True)
class Reach:
    """The files that a source can include.

    Attributes
    ----------
    files : tuple of (str, bytes)
        Absolute path and content of each, sorted by path.
    complete : bool
        False where an include names its file by a macro that cannot be followed, so that a file may be missing from
        `files`: its definitions are not all in `files`, or there are too many of them.
    absent : frozenset of str
        Absolute paths at which a file was looked for and not found: one that appears there changes what is compiled.
    """

    files: tuple[tuple[str, bytes], ...]
    complete: bool
    absent: frozenset[str] = frozenset()


@lru_cache(maxsize=4096)
def scan(text: bytes) -> Scan:
    """Find the includes of one text, those in comments and disabled branches among them."""
    text = _unspliced(text)
    quoted: set[str] = set()
    angled: set[str] = set()
    for match in _LITERAL.finditer(text):
        names, name = (quoted, match["quoted"]) if match["quoted"] is not None else (angled, match["angled"])
        names.add(os.fsdecode(name))
    computed = {os.fsdecode(match["operand"] or b"") for match in _COMPUTED.finditer(text)}
    return Scan(frozenset(quoted), frozenset(angled), frozenset(computed))


def find_names(text: bytes) -> Iterator[tuple[str, str]]:
    """Yield the name and the directive of every macro that a text defines, whatever conditional it stands in."""
    for match in _DEFINITION.finditer(_unspliced(text)):
        name, rest = os.fsdecode(match["name"]), os.fsdecode(match["rest"])
        yield name, f"#define {name}{rest}"


def defined_names(text: bytes) -> Collection[str]:
    """Return the names of the macros that a text defines, as `find_names` finds them."""
    return _definitions(text).keys()


def reach(
    text: bytes,
    directory: str,
    include_dirs: Sequence[str],
    header_dirs: Sequence[Path],
    *,
    defines: str = "",
    foreign: Callable[[], Collection[str]] = frozenset,
) -> Reach:
    """Follow the includes of a source text through the user's files.

    Parameters
    ----------
    text : bytes
        The main file.
    directory : str
        Its directory, absolute; empty for inline source.
    include_dirs : sequence of str
        Absolute directories that are searched before the CUDA headers.
    header_dirs : sequence of Path
        Where the CUDA headers are. A user's file that shadows one of them counts, for a CUDA header may include it.
    defines : str
        Macros from outside the files, as ``#define`` directives.
    foreign : callable
        Returns the names of the macros that the CUDA headers define, which may mean anything here.
    """
    files: dict[str, bytes | None] = {}
    operands = _Operands(defines, foreign)
    pending = [(text, directory), *_take(_shadows(include_dirs, header_dirs), files)]
    while pending:
        body, home = pending.pop()
        found = scan(body)
        operands.add(body, home, found.computed)
        pending += _take(_candidates(found.quoted, found.angled, home, include_dirs), files)
        if not pending:
            for quoted, angled, base in operands.resolve():
                pending += _take(_candidates(quoted, angled, base, include_dirs), files)
    present = sorted((path, body) for path, body in files.items() if body is not None)
    absent = frozenset(path for path, body in files.items() if body is None)
    return Reach(tuple(present), operands.are_known, absent)


class _Operands:
    """Includes that name their file by a macro, and the definitions of macros that were met on the way."""

    def __init__(self, defines: str, foreign: Callable[[], Collection[str]]) -> None:
        self.are_known = True
        self._foreign = foreign
        self._texts = [defines.encode()]
        self._homes: dict[str, set[str]] = {}

    def add(self, body: bytes, home: str, computed: Iterable[str]) -> None:
        """Note a text, the directory that it is in, and what it includes by macros."""
        self._texts.append(body)
        for operand in computed:
            self._homes.setdefault(operand, set()).add(home)

    def resolve(self) -> Iterator[tuple[Collection[str], Collection[str], str]]:
        """Yield what each operand may mean, in quotes and in angle brackets, by the directory that it is in."""
        if not self._homes:
            return
        lines: dict[str, dict[str, None]] = {}
        for text in self._texts:
            for name, line in _definitions(text).items():
                lines.setdefault(name, {}).update(dict.fromkeys(line))
        for operand, homes in self._homes.items():
            meant = self._meanings(operand, lines)
            self.are_known = self.are_known and meant is not None
            found = [_NAMED.fullmatch(text) for text in meant or ()]
            quoted = {match["quoted"] for match in found if match and match["quoted"]}
            angled = {match["angled"] for match in found if match and match["angled"]}
            for home in homes:
                yield quoted, angled, home

    def _meanings(self, operand: str, lines: Mapping[str, Mapping[str, None]]) -> set[str] | None:
        """Expand an operand by every choice of definitions; None where the definitions are not all known."""
        used: dict[str, tuple[Macro, ...]] = {}
        words, seen = _WORD.findall(operand), set()
        if not words or words[0] not in lines:
            return None
        while words:
            word = words.pop()
            if word in seen:
                continue
            seen.add(word)
            if word in lines:
                used |= find_macros(["\n".join(lines[word])])
                words += (w for macro in used.get(word, ()) for token in macro.body for w in _WORD.findall(token))
        seen.discard("__VA_ARGS__")
        if any(map(_PREDEFINED.fullmatch, seen)) or not seen.isdisjoint(self._foreign()):
            return None
        if math.prod(map(len, used.values())) > _MOST_CHOICES:
            return None
        texts = [expand_by(operand, dict(zip(used, choice, strict=True))) for choice in product(*used.values())]
        if None in texts:
            return None
        # How blanks between the tokens of <...> are read is up to the compiler.
        return {spelled for text in texts if text for spelled in (" ".join(text.split()), "".join(text.split()))}


def _candidates(quoted: Iterable[str], angled: Iterable[str], home: str, include_dirs: Sequence[str]) -> list[str]:
    """Every path where the files of these names may be."""
    bases = (home, *include_dirs) if home else include_dirs
    return [spell_path(base, name) for name in quoted for base in bases] + [
        spell_path(base, name) for name in angled for base in include_dirs
    ]


@lru_cache(maxsize=4096)
def _definitions(text: bytes) -> dict[str, list[str]]:
    """Return the directives that define each macro of a text."""
    found: dict[str, list[str]] = {}
    for name, line in find_names(text):
        found.setdefault(name, []).append(line)
    return found


def _unspliced(text: bytes) -> bytes:
    """Join the lines that a backslash continues; put in what the trigraphs of the older standards stand for."""
    if b"??" in text:
        text = text.replace(b"??=", b"#").replace(b"??/", b"\\")
    return _SPLICE.sub(b"", text)


def spell_path(directory: str, name: str) -> str:
    """Spell a path as the compiler does: names are not normalised."""
    return os.path.join(directory, name)  # noqa: PTH118


def _take(paths: Sequence[str], files: dict[str, bytes | None]) -> Iterator[tuple[bytes, str]]:
    """Read those of `paths` that are new, and note them in `files`; yield (text, directory) of those that exist."""
    for path in paths:
        if path not in files:
            body = files[path] = _read(path)
            if body is not None:
                yield body, os.path.dirname(path)  # noqa: PTH120  (half the cost of a call on an unchanged kernel)


def _read(path: str) -> bytes | None:
    try:
        return read_regular(path)
    except OSError as error:
        if error.errno == errno.ENXIO:  # the compiler would wait for it
            raise fault_of(error, "read the included file", path) from None
        return None
    except ValueError:
        return None


def _shadows(include_dirs: Sequence[str], header_dirs: Sequence[Path]) -> list[str]:
    """Files in the user's directories that stand where a CUDA header would be searched."""
    names = _header_names(tuple(header_dirs))
    paths: list[str] = []
    for directory in include_dirs:
        try:
            present = names.intersection(os.listdir(directory))  # noqa: PTH208  (twice as fast as iterdir)
        except OSError:
            continue
        for name in present:
            path = Path(directory, name)
            paths += [str(p) for p in path.rglob("*")] if path.is_dir() else [str(path)]
    return paths


@lru_cache
def _header_names(header_dirs: tuple[Path, ...]) -> frozenset[str]:
    """Names at the top of the CUDA header directories."""
    return frozenset(path.name for directory in header_dirs for path in directory.iterdir())
