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
        False where an include names its file by a macro, so that a file may be absent from `files`.
    """

    files: tuple[tuple[str, bytes], ...]
    complete: bool


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
    files: dict[str, bytes] = {}
    complete = True
    pending = [(text, directory)]
    pending += _take(_shadows(include_dirs, header_dirs), files)
    while pending:
        body, home = pending.pop()
        found = scan(body)
        complete = complete and not found.computed
        candidates = [str(Path(base, name)) for name in found.quoted | found.angled for base in include_dirs]
        if home:
            candidates += [str(Path(home, name)) for name in found.quoted]
        pending += _take(candidates, files)
    return Reach(tuple(sorted(files.items())), complete)


def _take(paths: Sequence[str], files: dict[str, bytes]) -> Iterator[tuple[bytes, str]]:
    """Read those of `paths` that exist and are new; yield (text, directory) of each."""
    for path in paths:
        if path in files:
            continue
        try:
            body = Path(path).read_bytes()
        except (OSError, ValueError):
            continue
        files[path] = body
        yield body, str(Path(path).parent)


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
