"""Find every file that an ``#include`` can reach, so that editing one of them is seen at the next call.

The scan is a superset of what the compiler reads: conditional includes, includes in comments and every directory in
which a name exists all count. Headers of the CUDA packages are not read: the packages' versions stand for them.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

_SPACE = rb"(?:[ \t\f\v\r]|/\*.*?\*/)*"
_NAME = rb'(?:"(?P<quoted>[^"\n]+)"|<(?P<angled>[^>\n]+)>)'
_DIRECTIVE = rb"(?:\#|%:)" + _SPACE + rb"(?:include_next|include|import)\b" + _SPACE
_QUERY = rb"\b__has_include(?:_next)?" + _SPACE + rb"\(" + _SPACE
_LITERAL = re.compile(rb"(?:" + _DIRECTIVE + rb"|" + _QUERY + rb")" + _NAME, re.DOTALL)
_COMPUTED = re.compile(
    rb"(?:^(?:[^\n]*\*/)?" + _SPACE + _DIRECTIVE + rb"|" + _QUERY + rb")(?=[A-Za-z_])", re.DOTALL | re.MULTILINE
)
_SPLICE = re.compile(rb"\\[ \t]*\r?\n")


@dataclass(frozen=True)
class Scan:
    """What one text includes.

    Attributes
    ----------
    quoted, angled : frozenset of str
        Names in ``#include "..."`` and ``#include <...>`` (and in ``__has_include``).
    computed : bool
        True where a name is a macro: the scan cannot tell which file it means.
    """

    quoted: frozenset[str]
    angled: frozenset[str]
    computed: bool


@dataclass(frozen=True)
class Reach:
    """The files that a source can include.

    Attributes
    ----------
    files : tuple of (str, bytes)
        Absolute path and content of each, sorted by path.
    complete : bool
        False where an include names its file by a macro, so that a file may be missing from `files`.
    absent : frozenset of str
        Absolute paths at which a file was looked for and not found: one that appears there changes what is compiled.
    """

    files: tuple[tuple[str, bytes], ...]
    complete: bool
    absent: frozenset[str] = frozenset()


@lru_cache(maxsize=4096)
def scan(text: bytes) -> Scan:
    """Find the includes of one text, those in comments and disabled branches among them."""
    if b"??" in text:  # trigraphs of the older standards
        text = text.replace(b"??=", b"#").replace(b"??/", b"\\")
    text = _SPLICE.sub(b"", text)
    quoted: set[str] = set()
    angled: set[str] = set()
    for match in _LITERAL.finditer(text):
        names, name = (quoted, match["quoted"]) if match["quoted"] is not None else (angled, match["angled"])
        names.add(os.fsdecode(name))
    return Scan(frozenset(quoted), frozenset(angled), _COMPUTED.search(text) is not None)


def reach(text: bytes, directory: str, include_dirs: Sequence[str], header_dirs: Sequence[Path]) -> Reach:
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
    """
    files: dict[str, bytes | None] = {}
    complete = True
    pending = [(text, directory), *_take(_shadows(include_dirs, header_dirs), files)]
    while pending:
        body, home = pending.pop()
        found = scan(body)
        complete = complete and not found.computed
        candidates = [_join(base, name) for name in found.quoted | found.angled for base in include_dirs]
        if home:
            candidates += [_join(home, name) for name in found.quoted]
        pending += _take(candidates, files)
    present = sorted((path, body) for path, body in files.items() if body is not None)
    return Reach(tuple(present), complete, frozenset(path for path, body in files.items() if body is None))


def _join(directory: str, name: str) -> str:
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
        with open(path, "rb") as file:  # noqa: PTH123
            return file.read()
    except (OSError, ValueError):
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
