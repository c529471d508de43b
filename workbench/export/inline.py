"""Write a ``.cu`` with the files that it includes in the place of the directives."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from os import PathLike
from pathlib import Path

from workbench.export.uses import ExportError

_ONCE = re.compile(r"^[ \t]*#[ \t]*pragma[ \t]+once.*\n?", re.MULTILINE)
_DIRECTIVE = re.compile(r"[ \t]*#[ \t]*(?P<word>\w+)[ \t]*(?P<rest>.*)")
_NAMED = re.compile(r'"(?P<own>[^"]+)"|<(?P<system>[^>]+)>')
_DEFINED = re.compile(r"(?P<no>!?)[ \t]*defined[ \t]*(?:\([ \t]*(?P<in>\w+)[ \t]*\)|(?P<bare>\w+))[ \t]*(?://.*)?")


@dataclass
class _Condition:
    """An ``#if`` that is open.

    Attributes
    ----------
    holds : bool or None
        Whether the compiler reads the branch; None where this is not known here.
    held : bool or None
        Whether it reads a branch before.
    certain : frozenset of Path
        Files that the compiler has read, whichever branch it takes.
    """

    holds: bool | None
    held: bool | None
    certain: frozenset[Path]


class Inliner:
    """Inlines files, each once, as ``#pragma once`` has it.

    The compiler may skip an ``#include`` that stands under a condition. A condition on whether a macro is defined is
    decided here where the macros of the build decide it, as they do under NVRTC: a file in a branch that is not read is
    left out. Where a condition stays open, a file that is included under it counts as read only up to the end of the
    branch, and a macro guards it against a second definition.

    Parameters
    ----------
    name : str
        What the names of those guards begin with.
    defines : collection of str
        Macros that the build defines.
    headers : dict
        Takes up the system headers; their lines are left out.
    folders : sequence of path
        Where files are looked for, after the folder of the file that includes them.
    """

    def __init__(
        self, name: str, defines: Collection[str], headers: dict[str, None], folders: Sequence[str | PathLike[str]]
    ) -> None:
        self._name = name
        self._defines = defines
        self._headers = headers
        self._folders = tuple(Path(folder) for folder in folders if str(folder))
        self._guards: dict[Path, str] = {}
        self._touched: set[str] = set()  # macros that the text itself defines or undefines
        self._has_system_header = False

    def inline(self, source: Path | str) -> str:
        """Write out a file, or a text.

        Raises
        ------
        ExportError
            If an included file is not there.
        """
        if isinstance(source, Path):
            return self._read(source, frozenset(), conditional=False)[0]
        return self._expand(source, None, frozenset(), conditional=False)[0]

    def _read(self, path: Path, certain: frozenset[Path], *, conditional: bool) -> tuple[str, frozenset[Path]]:
        """Write out a file; return its text, and the files that the compiler has read for certain after it."""
        if not path.is_file():
            raise ExportError(f"{path} is included, but not there")
        text = path.read_text(encoding="utf-8")
        text, certain = self._expand(text, path.parent, certain | {path.resolve()}, conditional=conditional)
        return text if text.endswith("\n") else f"{text}\n", certain

    def _expand(
        self, text: str, folder: Path | None, certain: frozenset[Path], *, conditional: bool
    ) -> tuple[str, frozenset[Path]]:
        lines: list[str] = []
        conditions: list[_Condition] = []
        for line in _ONCE.sub("", text).splitlines(keepends=True):
            directive = _DIRECTIVE.match(line)
            word, rest = (directive["word"], directive["rest"]) if directive else ("", "")
            skipped = any(condition.holds is False for condition in conditions)
            include = _NAMED.match(rest) if word == "include" else None
            if include:
                open_ = conditional or any(condition.holds is None for condition in conditions)
                if not skipped:
                    inner, certain = self._include(include, folder, certain, conditional=open_)
                    lines.append(inner)
                continue
            if word in {"define", "undef"} and not skipped:
                self._touched.add(re.split(r"\W", rest, maxsplit=1)[0])
            elif word in {"if", "ifdef", "ifndef"}:
                conditions.append(_Condition(self._decide(word, rest), held=False, certain=certain))
            elif word in {"elif", "else"} and conditions:
                certain = self._next_branch(conditions[-1], word, rest, certain)
            elif word == "endif" and conditions:
                over = conditions.pop()
                certain = certain if over.holds else over.certain
            lines.append(line)
        return "".join(lines), certain

    def _next_branch(self, condition: _Condition, word: str, rest: str, certain: frozenset[Path]) -> frozenset[Path]:
        """Go on to a condition's next branch; return the files that the compiler has read for certain there."""
        if condition.holds:
            condition.certain = certain  # this branch is the one that is read
        if condition.held is not True:
            condition.held = True if condition.holds else condition.held if condition.holds is False else None
        here = True if word == "else" else self._decide(word, rest)
        if condition.held or here is False:
            condition.holds = False
        else:
            condition.holds = here if condition.held is False else None
        return condition.certain

    def _decide(self, word: str, rest: str) -> bool | None:
        """Say whether a condition holds; None where it asks for more than whether one macro of the build is defined."""
        if word in {"ifdef", "ifndef"}:
            name, negated = re.split(r"\W", rest, maxsplit=1)[0], word == "ifndef"
        else:
            found = _DEFINED.fullmatch(rest.rstrip())
            if not found:
                return None
            name, negated = found["in"] or found["bare"], bool(found["no"])
        if name in self._touched:
            return None
        if name in self._defines:
            return not negated
        return None if name.startswith("_") or self._has_system_header else negated

    def _include(
        self, include: re.Match[str], folder: Path | None, certain: frozenset[Path], *, conditional: bool
    ) -> tuple[str, frozenset[Path]]:
        name = include["own"] or include["system"]
        places = [*([folder] if folder else []), *self._folders]
        found = next((place / name for place in places if (place / name).is_file()), None)
        if found is None and include["system"]:
            self._headers[name] = None
            self._has_system_header = True
            return "", certain
        found = found or next(iter(places), Path()) / name
        if found.resolve() in certain:
            return "", certain
        text, certain = self._read(found, certain, conditional=conditional)
        return self._guarded(found.resolve(), text, conditional=conditional), certain

    def _guarded(self, path: Path, text: str, *, conditional: bool) -> str:
        """Wrap a text that the compiler may have read before, or may read again."""
        if not conditional and path not in self._guards:
            return text
        stem = re.sub(r"\W", "_", path.name)
        guard = self._guards.setdefault(path, f"{self._name}_{stem}_{len(self._guards)}")
        return f"#ifndef {guard}\n#define {guard}\n{text}#endif\n"
