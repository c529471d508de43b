"""Errors as data."""

from __future__ import annotations

import re
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from workbench.core.errors import CompileError, EnvironmentFaultError, WorkbenchError
from workbench.core.text import plain

_PLACE = re.compile(r"^(?P<file>[^\s:]+\.(?:cuh?|ptx|py|h)):(?P<line>\d+)", re.MULTILINE)
_MOST_TEXT = 8000
"""Characters of a message that are handed out."""


@dataclass(frozen=True)
class Failure:
    """Why a call gave no answer.

    Attributes
    ----------
    kind : str
        The error's class, such as "CompileError"; "WrongUse" of a call that asks for what there is not; "TimeLimit",
        "MemoryLimit", "DiskLimit" and "Crash" of one that was ended.
    message : str
        What was expected, what came, where.
    file : str
        Whose text is at fault; empty where none is.
    line : int
        Of the file; 0 where unknown.
    hint : str
        What to do; empty where the message says it.
    """

    kind: str
    message: str
    file: str = ""
    line: int = 0
    hint: str = ""


def failure_of(error: BaseException, folder: Path) -> Failure:
    """Describe an error that a subcommand raised.

    Parameters
    ----------
    error : BaseException
    folder : Path
        Where the caller's files are: a place in one of them is the error's.
    """
    message = plain(str(error))[:_MOST_TEXT] or type(error).__name__
    file, line = _place(error, folder)
    hint = ""
    if isinstance(error, CompileError) and error.diagnostics:
        first = next((one for one in error.diagnostics if one.severity == "error"), error.diagnostics[0])
        file, line = first.path, first.line
        hint = first.message.partition("\n")[2].strip()
    elif isinstance(error, EnvironmentFaultError):
        file, hint = error.path or file, error.cure
    elif isinstance(error, WorkbenchError) and not file and (found := _PLACE.search(message)):
        file, line = found["file"], int(found["line"])
    return Failure(type(error).__name__, message, _within(file, folder), line, hint)


def _place(error: BaseException, folder: Path) -> tuple[str, int]:
    """Find the innermost line of the caller's own Python that an error, or what caused it, went through."""
    for one in _causes(error):
        if isinstance(one, SyntaxError) and one.filename:
            return one.filename, one.lineno or 0
        own = [frame for frame in traceback.extract_tb(one.__traceback__) if _is_within(frame.filename, folder)]
        if own:
            return own[-1].filename, own[-1].lineno or 0
    found = _PLACE.search(str(getattr(error, "source", "")))
    return (found["file"], int(found["line"])) if found else ("", 0)


def _causes(error: BaseException) -> Iterator[BaseException]:
    """Go through what an error comes from, the first cause first."""
    chain: list[BaseException] = []
    one: BaseException | None = error
    while one is not None and one not in chain:
        chain.append(one)
        one = one.__cause__ or one.__context__
    return reversed(chain)


def _is_within(name: str, folder: Path) -> bool:
    return Path(name).is_relative_to(folder)


def _within(name: str, folder: Path) -> str:
    """Name a file as the caller did."""
    return str(Path(name).relative_to(folder)) if _is_within(name, folder) else name
