"""What changed between two commits: time, registers, sectors, findings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from workbench.core.brief import brief
from workbench.core.text import counted
from workbench.gate.figures import Fault, KernelFigures

MEASURES: Mapping[str, str] = {
    "predicted_us": "predicted us",
    "registers": "registers",
    "local_bytes": "local bytes",
    "smem_bytes": "shared bytes",
    "instructions": "instructions",
    "sectors": "sectors",
    "bank_conflicts": "bank conflicts",
}
"""Figures that are compared, and what a table calls them. Less is better, of each."""
_SAME = 1e-9
"""A time that changes by less, as a part of itself, is the same."""


@dataclass(frozen=True)
class KernelChange:
    """One launch, before and after.

    Attributes
    ----------
    before, after : KernelFigures or None
        None where that commit has no such launch.
    """

    before: KernelFigures | None
    after: KernelFigures | None

    @property
    def name(self) -> str:
        """What the launch is called."""
        one = self.after or self.before
        return one.name if one else ""

    def ratio(self, measure: str) -> float | None:
        """Return a figure after over before; None where that says nothing."""
        before, after = (getattr(one, measure) if one else None for one in (self.before, self.after))
        if before is None or after is None:
            return None
        return 1.0 if abs(after - before) <= _SAME * abs(before) else after / before if before else float("inf")

    @property
    def new_faults(self) -> tuple[Fault, ...]:
        """What the sanitiser finds after and did not find before; a line is known again by its text."""
        return _not_in(self.after, self.before)

    @property
    def mended_faults(self) -> tuple[Fault, ...]:
        """What it found before and does not find after."""
        return _not_in(self.before, self.after) if self.after else ()

    @property
    def is_newly_wrong(self) -> bool:
        """Whether the result agrees with PyTorch no more, or a new launch's does not."""
        return self.after is not None and not self.after.passed and (self.before is None or self.before.passed)

    @property
    def is_same(self) -> bool:
        """Whether nothing changed that a table shows."""
        if self.before is None or self.after is None:
            return False
        figures = all(
            getattr(self.before, one) is getattr(self.after, one) or self.ratio(one) == 1.0 for one in MEASURES
        )
        verdict = self.before.passed == self.after.passed
        return figures and verdict and not self.new_faults and not self.mended_faults


@brief("worse", "rows", "broken(...)")
@dataclass(frozen=True)
class Changes:
    """What changed between two commits.

    Attributes
    ----------
    rows : tuple of KernelChange
        Of each launch that either has, those that became slower first.
    """

    rows: tuple[KernelChange, ...]

    @property
    def changed(self) -> tuple[KernelChange, ...]:
        """The launches that are not the same."""
        return tuple(row for row in self.rows if not row.is_same)

    def broken(self, *, max_slower_pct: float | None = None, max_more_registers: int | None = None) -> list[str]:
        """Say what speaks against the change.

        Parameters
        ----------
        max_slower_pct : float, optional
            By how much a predicted time may grow.
        max_more_registers : int, optional
            By how many registers of a thread.

        Returns
        -------
        list of str
            New findings, results that are wrong now, and launches that pass a limit.
        """
        said = []
        for row in self.rows:
            before, after = row.before, row.after
            if after is None:
                continue
            if row.is_newly_wrong:
                said.append(f"{row.name}: the result is wrong: {after.detail}")
            said += [f"{row.name}: new: {fault}" for fault in row.new_faults]
            if before is None:
                continue
            slower = row.ratio("predicted_us")
            if before.predicted_us is not None and after.predicted_us is None and max_slower_pct is not None:
                said.append(f"{row.name}: the time cannot be predicted any more: it is outside the model")
            if max_slower_pct is not None and slower is not None and slower > 1 + max_slower_pct / 100:
                said.append(
                    f"{row.name}: {before.predicted_us:.2f} us became {after.predicted_us:.2f}, "
                    f"{100 * (slower - 1):.1f} % more; {max_slower_pct:g} may be"
                )
            more = after.registers - before.registers
            if max_more_registers is not None and more > max_more_registers:
                said.append(f"{row.name}: {more} more registers, {after.registers}; {max_more_registers} more may be")
        return said

    def _about(self) -> str:
        return f"{len(self.changed)} of {counted(len(self.rows), 'launch')} changed"

    def __str__(self) -> str:
        lines = [self._about()]
        for row in self.changed:
            lines.append(f"{row.name}: {_words(row)}")
            lines += [f"  new: {fault}" for fault in row.new_faults]
            lines += [f"  mended: {fault}" for fault in row.mended_faults]
        return "\n".join(lines)


def changes(before: Sequence[KernelFigures], after: Sequence[KernelFigures]) -> Changes:
    """Compare the figures of two commits.

    Parameters
    ----------
    before, after : sequence of KernelFigures

    Returns
    -------
    Changes
    """
    old, new = ({one.key: one for one in side} for side in (before, after))
    rows = [KernelChange(old.get(key), new.get(key)) for key in {**new, **old}]
    rows.sort(key=lambda row: (-(row.ratio("predicted_us") or 1.0), row.name))
    return Changes(tuple(rows))


def _not_in(one: KernelFigures | None, other: KernelFigures | None) -> tuple[Fault, ...]:
    if one is None:
        return ()
    known = [(fault.kind, fault.file, fault.text) for fault in other.faults] if other else []
    found = []
    for fault in one.faults:
        key = fault.kind, fault.file, fault.text
        if key in known:
            known.remove(key)
        else:
            found.append(fault)
    return tuple(found)


def _words(row: KernelChange) -> str:
    """Say in a line what changed."""
    if row.before is None or row.after is None:
        return "new" if row.before is None else "gone"
    said = []
    for measure, name in MEASURES.items():
        before, after = getattr(row.before, measure), getattr(row.after, measure)
        ratio = row.ratio(measure)
        if ratio == 1.0 or before is after:
            continue
        spelled = [
            f"{one:.2f}" if isinstance(one, float) else "unknown" if one is None else f"{one:,}"
            for one in (before, after)
        ]
        said.append(
            f"{name} {spelled[0]} -> {spelled[1]}" + (f" ({100 * (ratio - 1):+.1f} %)" if ratio and ratio < 1e9 else "")
        )
    if row.before.passed != row.after.passed:
        said.append("wrong now" if not row.after.passed else "right now")
    return ", ".join(said) or "findings alone"
