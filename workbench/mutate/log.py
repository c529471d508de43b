"""A file of what became of mutants, from which a campaign that was interrupted goes on."""

from __future__ import annotations

import json
import threading
from hashlib import blake2b
from pathlib import Path
from typing import Any

from workbench.mutate.mutants import Mutant, MutationError
from workbench.mutate.report import MutantRow, Outcome


class Log:
    """Rows of mutants as lines of JSON, each written as soon as it is known.

    A mutant is known again by the text of its file with the fault in it: once the file is edited, it is another.

    Parameters
    ----------
    path : Path
        Made where there is none.
    again : collection of Outcome
        Mutants with such an outcome are judged again.

    Raises
    ------
    MutationError
        If a line is not a row, but for a last one that was cut off.
    """

    def __init__(self, path: Path, again: tuple[Outcome, ...] = ()) -> None:
        self._path = path
        self._lock = threading.Lock()
        self._rows: dict[str, tuple[Outcome, str, float]] = {}
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
        lines = text.splitlines(keepends=True)
        for number, line in enumerate(lines, start=1):
            if not line.endswith("\n"):  # the campaign died as it wrote it
                path.write_text("".join(lines[:-1]), encoding="utf-8")
                break
            try:
                row: dict[str, Any] = json.loads(line)
                found = Outcome(row["outcome"]), str(row["detail"]), float(row["seconds"])
                key = str(row["key"])
            except (ValueError, KeyError, TypeError) as error:
                raise MutationError(f"{path}:{number}: expected the row of a mutant, as JSON; got {error!r}") from error
            self._rows.pop(key, None)
            if found[0] not in again:
                self._rows[key] = found

    def find(self, op: str, mutant: Mutant, text: str) -> MutantRow | None:
        """Return the row of a mutant, whose file holds `text` without the fault; None where it is not known."""
        found = self._rows.get(_key(op, mutant, text))
        return None if found is None else MutantRow(op, mutant, *found)

    def append(self, row: MutantRow, text: str) -> None:
        """Write a row to the file."""
        line = json.dumps({"key": _key(row.op, row.mutant, text), **row.as_dict()})
        with self._lock, self._path.open("a", encoding="utf-8") as file:
            file.write(f"{line}\n")


def _key(op: str, mutant: Mutant, text: str) -> str:
    return blake2b(f"{op} {mutant.file} {mutant.mutation.apply(text)}".encode(), digest_size=12).hexdigest()
