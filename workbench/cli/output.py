"""Where the command line prints: tables for people, JSON for programs."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

import typer
from rich.console import Console

from workbench.core.environment import guard
from workbench.core.schema import finite

_PIPE_CLOSED = 128 + signal.SIGPIPE
"""Exit code, as a shell has it, where nobody reads the output to its end, as in ``workbench list | head -1``."""


class _Console(Console):
    """Ends the command in silence where nobody reads on; by itself it would say that a check has failed."""

    def on_broken_pipe(self) -> None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), self.file.fileno())  # for what is left in buffers
        raise SystemExit(_PIPE_CLOSED)


def color_system() -> Literal["auto"] | None:
    """Say which escape sequences a terminal gets: none where NO_COLOR is set, not even bold and dim."""
    return None if os.environ.get("NO_COLOR") else "auto"


results = _Console(highlight=False, color_system=color_system())
errors = _Console(stderr=True, highlight=False, color_system=color_system())

JsonPath = Annotated[
    Path | None,
    typer.Option("--json", metavar="FILE", help="Write the rows as JSON to FILE.", dir_okay=False, writable=True),
]
KernelsDir = Annotated[
    Path | None,
    typer.Option("--kernels", metavar="DIR", help="Directory of op folders; the library's own by default."),
]


def write_json(path: Path, rows: Sequence[Mapping[str, Any]]) -> None:
    """Write `rows` as a JSON list, one object a row, in place of whatever `path` held; what is not finite is null."""
    write_text(path, json.dumps(finite(list(rows)), indent=1, allow_nan=False) + "\n")


def write_text(path: Path, text: str) -> None:
    """Write `text` in place of whatever `path` held; what is no character is escaped."""
    with guard("write", path):
        path.write_text(text, encoding="utf-8", errors="backslashreplace")


def make_folder(path: Path) -> None:
    """Make a folder for results, if it is not there."""
    with guard("make the folder", path):
        path.mkdir(parents=True, exist_ok=True)
