"""What verify found: one row per case, and tables of them."""

from __future__ import annotations

import html
import itertools
import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from workbench.core.brief import brief, several
from workbench.core.schema import finite


@dataclass(frozen=True)
class WorstElement:
    """The output element that lies farthest from the oracle.

    Attributes
    ----------
    tensor : str
        The output, or the input that the op updates.
    index : tuple of int
    got, expected : float
        What our result and the float64 oracle hold there.
    """

    tensor: str
    index: tuple[int, ...]
    got: float
    expected: float

    def __str__(self) -> str:
        coordinates = ", ".join(map(str, self.index))
        return f"{self.tensor}[{coordinates}] is {self.got:.9g}, the oracle has {self.expected:.9g}"


@brief("max_abs_error", "tolerance", "worst", "as_dict()")
@dataclass(frozen=True)
class VerifyRow:
    """One case, checked.

    Attributes
    ----------
    op, variant, case, dtype, device : str
    passed : bool
    max_abs_error : float
        Largest absolute error against the float64 oracle, over all outputs; infinite where there is no result.
    tolerance : float
        What it may be at most.
    oracle_error : float
        Largest absolute error of PyTorch's own result in the same dtype on the same inputs.
    detail : str
        Why the case failed; empty where it passed.
    worst : WorstElement or None
        Where the error is largest; None where there is nothing to compare.
    seed : int
        Pass it to `verify` to draw the same inputs again.
    remarks : tuple of str
        What is no fault but worth knowing: harder forms of the case that the candidate does not take, or bits that
        differ from run to run.
    """

    op: str
    variant: str
    case: str
    dtype: str
    device: str
    passed: bool
    max_abs_error: float
    tolerance: float
    oracle_error: float
    detail: str
    worst: WorstElement | None
    seed: int
    remarks: tuple[str, ...] = ()

    def __str__(self) -> str:
        verdict = "passed" if self.passed else f"FAILED: {self.detail}"
        return f"{self.op} {self.variant} {self.case} {self.dtype} {self.device}: {verdict}"

    def as_dict(self) -> dict[str, object]:
        """Return the row as plain data; a number that is not finite becomes None, for JSON has none."""
        plain = {name: getattr(self, name) for name in self.__dataclass_fields__ if name != "worst"}
        if self.worst:
            plain["worst"] = {name: getattr(self.worst, name) for name in self.worst.__dataclass_fields__}
        plain["remarks"] = list(self.remarks)
        return {name: finite(value) for name, value in plain.items()}


@dataclass(frozen=True)
class LeftOut:
    """A case that was not checked, for the variant does not take it.

    Attributes
    ----------
    op, variant, case, dtype, device : str
    reason : str
        What `Variant.obstacle` says.
    """

    op: str
    variant: str
    case: str
    dtype: str
    device: str
    reason: str


@brief("rows", "failures", "left_out", "to_json()")
@dataclass(frozen=True)
class VerifyReport:
    """The rows of one or several verifications; add reports to join them.

    Attributes
    ----------
    rows : tuple of VerifyRow
    left_out : tuple of LeftOut
        Cases that a variant does not take, by its own declaration.
    """

    rows: tuple[VerifyRow, ...]
    left_out: tuple[LeftOut, ...] = ()

    def _about(self) -> str:
        passed = len(self.rows) - len(self.failures)
        return f"{passed} of {several(len(self.rows), 'row')} passed, {len(self.left_out)} left out"

    @property
    def passed(self) -> bool:
        """True where there is a row and every row passed."""
        return bool(self.rows) and not self.failures

    @property
    def failures(self) -> tuple[VerifyRow, ...]:
        """The rows that did not pass."""
        return tuple(row for row in self.rows if not row.passed)

    def __add__(self, other: VerifyReport) -> VerifyReport:
        return VerifyReport(self.rows + other.rows, self.left_out + other.left_out)

    def __str__(self) -> str:
        table = [_HEADINGS, *_summaries(self.rows)]
        widths = [max(len(line[column]) for line in table) for column in range(len(_HEADINGS))]
        lines = [
            "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() for line in table
        ]
        return "\n".join([*lines, *self._remarks])

    @property
    def _remarks(self) -> list[str]:
        """The failures one by one, and the cases left out by reason."""
        counts = Counter((left.op, left.device, left.reason) for left in self.left_out)
        left_out = [f"{op} on {device}: {count} left out: {reason}" for (op, device, reason), count in counts.items()]
        remarks = Counter(f"{row.op} {row.variant}: {remark}" for row in self.rows for remark in row.remarks)
        return [*map(str, self.failures), *remarks, *left_out]

    def _repr_html_(self) -> str:
        def row(tag: str, cells: Iterable[str]) -> str:
            return "<tr>" + "".join(f"<{tag}>{html.escape(cell)}</{tag}>" for cell in cells) + "</tr>"

        body = "".join(row("td", line) for line in _summaries(self.rows))
        remarks = "".join(f"<li>{html.escape(remark)}</li>" for remark in self._remarks)
        return f"<table>{row('th', _HEADINGS)}{body}</table>" + (f"<ul>{remarks}</ul>" if remarks else "")

    def to_json(self) -> str:
        """Return a JSON list with one object per row."""
        return json.dumps([row.as_dict() for row in self.rows], indent=1, allow_nan=False)


_HEADINGS = ("op", "variant", "dtype", "device", "passed", "max_abs_error", "tolerance", "oracle_error", "closest case")


def _summaries(rows: tuple[VerifyRow, ...]) -> list[tuple[str, ...]]:
    """One line per op, variant, dtype and device, with the figures of the case closest to its tolerance."""
    lines = []
    for key, group in itertools.groupby(rows, key=lambda row: (row.op, row.variant, row.dtype, row.device)):
        cases = list(group)
        closest = max(cases, key=_nearness)
        figures = (closest.max_abs_error, closest.tolerance, closest.oracle_error)
        count = f"{sum(row.passed for row in cases)}/{len(cases)}"
        lines.append((*key, count, *(f"{figure:.2e}" for figure in figures), closest.case))
    return lines


def _nearness(row: VerifyRow) -> tuple[bool, float]:
    """Order rows by how near they are to failing: the failed ones last, then by error over tolerance."""
    return not row.passed, row.max_abs_error / row.tolerance if row.tolerance else row.max_abs_error
