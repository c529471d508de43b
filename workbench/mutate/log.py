"""A file of what became of mutants, from which a campaign that was interrupted goes on."""

from __future__ import annotations

import json
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

from workbench.mutate.mutants import Mutant, MutationError
from workbench.mutate.report import MutantRow


class Log:
    """Rows of mutants as lines of JSON, each written as soon as it is known.

    A mutant is known again by its digest (`digests_of`): once a file that its verdict depends on is edited, it is
    another. One that survived in some variants is judged again where others are asked for.

    Parameters
    ----------
    path : Path
        Made where there is none.
    again : bool
        Judge again those that survived and are not listed.

    Raises
    ------
    MutationError
        If a line is not a row, but for a last one that was cut off.
    """

    def __init__(self, path: Path, *, again: bool = False) -> None:
        self.again = again
        self._path = path
        self._lock = threading.Lock()
        self._rows: dict[str, MutantRow] = {}
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
        lines = text.splitlines(keepends=True)
        for number, line in enumerate(lines, start=1):
            if not line.endswith("\n"):  # the campaign died as it wrote it
                path.write_text("".join(lines[:-1]), encoding="utf-8")
                break
            try:
                written: dict[str, Any] = json.loads(line)
                key, row = str(written["key"]), MutantRow.from_dict(written)
            except (ValueError, KeyError, TypeError) as error:
                raise MutationError(f"{path}:{number}: expected the row of a mutant, as JSON; got {error!r}") from error
            self._rows[key] = row

    @property
    def rows(self) -> tuple[MutantRow, ...]:
        """What became of every mutant in the file as it was opened, each once: of a row and a later one, the later."""
        return tuple(self._rows.values())

    def find(self, digest: str, mutant: Mutant) -> MutantRow | None:
        """Return the row of a mutant, by its digest; None where it is not known."""
        row = self._rows.get(digest)
        if row is None or not (row.outcome.is_killed or set(row.mutant.variants).issuperset(mutant.variants)):
            return None
        return replace(row, mutant=mutant)

    def append(self, digest: str, row: MutantRow) -> None:
        """Write a row to the file."""
        line = json.dumps({"key": digest, **row.as_dict()})
        with self._lock, self._path.open("a", encoding="utf-8") as file:
            file.write(f"{line}\n")
