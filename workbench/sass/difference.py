"""What differs between the machine code of two kernels."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from difflib import SequenceMatcher

from workbench.core.brief import brief, several
from workbench.sass.listing import Sass


@dataclass(frozen=True)
class Change:
    """Instructions that stand in one of two kernels alone.

    Attributes
    ----------
    before, after : tuple of int
        Positions of the instructions in each.
    """

    before: tuple[int, ...]
    after: tuple[int, ...]


@brief("changes", "opcodes")
@dataclass(frozen=True)
class Difference:
    """The machine code of two kernels beside one another.

    Attributes
    ----------
    before, after : Sass
    changes : tuple of Change
        In their order. Instructions are alike if they have one opcode and one guard: registers and addresses change
        with every edit.
    """

    before: Sass
    after: Sass
    changes: tuple[Change, ...]

    def _about(self) -> str:
        return f"of {self.before.kernel} and {self.after.kernel}: {several(len(self.changes), 'change')}"

    @property
    def opcodes(self) -> dict[str, int]:
        """How many more instructions of each opcode the second has; the largest differences first."""
        counts = Counter(self.after.opcodes)
        counts.subtract(self.before.opcodes)
        return {name: more for name, more in sorted(counts.items(), key=lambda pair: -abs(pair[1])) if more}

    def __str__(self) -> str:
        """List what differs as a diff does, below the counts."""
        rows = [f"- {self.before.kernel}: {self.before.summary()}", f"+ {self.after.kernel}: {self.after.summary()}"]
        if self.opcodes:
            rows.append("  " + ", ".join(f"{name} {more:+}" for name, more in self.opcodes.items()))
        for change in self.changes:
            rows.append("")
            rows += [
                f"{sign} {instruction.address:05x}  {instruction}"
                + (f"  // {instruction.place}" if instruction.place else "")
                for sign, sass, at in (("-", self.before, change.before), ("+", self.after, change.after))
                for instruction in (sass.instructions[i] for i in at)
            ]
        return "\n".join(rows)


def difference(before: Sass, after: Sass) -> Difference:
    """Compare the machine code of two kernels, or of two builds of one."""
    first, second = ([(i.predicate[:2], i.opcode) for i in sass.instructions] for sass in (before, after))
    matcher = SequenceMatcher(None, first, second, autojunk=False)
    changes = tuple(
        Change(tuple(range(i, j)), tuple(range(k, m))) for tag, i, j, k, m in matcher.get_opcodes() if tag != "equal"
    )
    return Difference(before, after, changes)
