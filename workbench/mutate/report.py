"""What became of mutants, and tables of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from workbench.core import html
from workbench.core.brief import brief, several
from workbench.mutate.mutants import Known, Mutant
from workbench.mutate.operators import Mutation


class Outcome(StrEnum):
    """What became of a mutant."""

    VERIFY = "killed by verify"
    SANITIZE = "killed by sanitize"
    HANG = "killed: no end"
    CRASH = "killed: the process died"
    EQUIVALENT = "equivalent"
    STILLBORN = "does not compile"
    UNSEEN = "survived, for a reason that is listed"
    SURVIVED = "SURVIVED"

    @property
    def is_killed(self) -> bool:
        """Whether a check noticed the fault."""
        return self.value.startswith("killed")


@brief("mutant", "outcome", "as_dict()")
@dataclass(frozen=True)
class MutantRow:
    """One mutant and what became of it.

    Attributes
    ----------
    op : str
    mutant : Mutant
    outcome : Outcome
    detail : str
        Which check noticed it and how, or why it is equivalent.
    seconds : float
        Wall time that it took.
    """

    op: str
    mutant: Mutant
    outcome: Outcome
    detail: str
    seconds: float

    def explained(self, known: Known | None) -> MutantRow:
        """Return the row with what is known of the mutant, where it survived."""
        if self.outcome is not Outcome.SURVIVED or known is None:
            return self
        outcome = Outcome.EQUIVALENT if known.is_equivalent else Outcome.UNSEEN
        return replace(self, outcome=outcome, detail=known.reason)

    def as_dict(self) -> dict[str, object]:
        """Return the row as plain data."""
        mutation = self.mutant.mutation
        return {
            "op": self.op,
            "file": str(self.mutant.file),
            "line": mutation.line,
            "start": mutation.start,
            "operator": mutation.operator,
            "before": mutation.before.strip(),
            "after": mutation.after.strip(),
            "source_line": self.mutant.source_line,
            "variants": list(self.mutant.variants),
            "outcome": self.outcome.value,
            "detail": self.detail,
            "seconds": round(self.seconds, 3),
        }

    @classmethod
    def from_dict(cls, row: Mapping[str, Any]) -> MutantRow:
        """Read what `as_dict` makes.

        The spaces around the texts of a mutation are not in a row, so its `end` is where `before` ends without them.

        Raises
        ------
        KeyError, ValueError
            If it is no such row.
        """
        before, start = str(row["before"]), int(row["start"])
        mutation = Mutation(
            row["operator"], int(row["line"]), before, str(row["after"]), start, start + len(before.encode())
        )
        mutant = Mutant(Path(row["file"]), mutation, tuple(row["variants"]), str(row["source_line"]))
        return cls(str(row["op"]), mutant, Outcome(row["outcome"]), str(row["detail"]), float(row["seconds"]))

    def __str__(self) -> str:
        return f"{self.op}: {self.mutant}: {self.outcome}{f': {self.detail}' if self.detail else ''}"


@brief("rows", "survivors", "to_json()")
@dataclass(frozen=True)
class MutationReport:
    """What became of every mutant; add reports to join them.

    Attributes
    ----------
    rows : tuple of MutantRow
    """

    rows: tuple[MutantRow, ...]

    def _about(self) -> str:
        return f"{several(len(self.rows), 'mutant')}, {self.killed_pct:.1f} % killed"

    @property
    def survivors(self) -> tuple[MutantRow, ...]:
        """The mutants that no check noticed, and of which nothing says why."""
        return tuple(row for row in self.rows if row.outcome is Outcome.SURVIVED)

    @property
    def killed_pct(self) -> float:
        """Killed mutants of those that compile and are not equivalent, in percent; 100 where there is none."""
        killed = sum(row.outcome.is_killed for row in self.rows)
        judged = killed + sum(row.outcome in (Outcome.SURVIVED, Outcome.UNSEEN) for row in self.rows)
        return 100 * killed / judged if judged else 100.0

    @property
    def passed(self) -> bool:
        """True where none survived without a reason."""
        return not self.survivors

    def __add__(self, other: MutationReport) -> MutationReport:
        return MutationReport(self.rows + other.rows)

    def __str__(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        counts = Counter(row.outcome for row in self.rows)
        for row in self.rows:
            if row.outcome in (Outcome.SURVIVED, Outcome.UNSEEN, Outcome.EQUIVALENT, Outcome.CRASH):
                yield str(row)
                yield f"    {row.mutant.source_line}"
        yield ", ".join(f"{counts[outcome]} {outcome}" for outcome in Outcome if counts[outcome])
        yield f"{self.killed_pct:.1f} % killed of those that are not equivalent"

    def _repr_html_(self) -> str:
        return html.preformatted(str(self))

    def to_json(self) -> list[dict[str, object]]:
        """Return a list of rows as plain data."""
        return [row.as_dict() for row in self.rows]
