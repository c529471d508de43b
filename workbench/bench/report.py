"""What bench found: one row per call that was timed, and tables of them."""

from __future__ import annotations

import html
import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from workbench.bench.confidence import Verdict, compare_medians
from workbench.bench.timing import Timing
from workbench.verify.report import LeftOut

if TYPE_CHECKING:
    from torch.utils.benchmark import Compare

LIBRARY = "torch"
"""What PyTorch's own row calls itself."""
_EMULATED = (
    "on the CPU our kernels are emulated: these times are the emulator's and say nothing about a GPU, so there is no "
    "verdict"
)


@dataclass(frozen=True)
class BenchRow:
    """One candidate, or PyTorch, on one case.

    Attributes
    ----------
    op, variant, case, dtype, device : str
        `variant` is ``"torch"`` for PyTorch's operator.
    config : mapping of str to int
        The tunables' values.
    timing : Timing or None
        None where it was not timed, because its result is wrong.
    verdict : Verdict or None
        Beside PyTorch; None for PyTorch itself, and on a CPU; ``REFUSED`` where the result or the time cannot be right.
    speedup : float
        PyTorch's median over this one's; NaN where there is none.
    min_bytes : int
        What the call must move.
    floor_us : float
        The time below which a measurement is refused.
    detail : str
        Why the row was refused; empty where it was not.
    """

    op: str
    variant: str
    case: str
    dtype: str
    device: str
    config: Mapping[str, int] = field(default_factory=dict)
    timing: Timing | None = None
    verdict: Verdict | None = None
    speedup: float = math.nan
    min_bytes: int = 0
    floor_us: float = 0.0
    detail: str = ""

    def as_dict(self) -> dict[str, Any]:
        """Return the row as plain data, units in the names; None where there is no figure."""
        timing = self.timing
        interval = timing.interval_us if timing else None
        conditions = timing.conditions if timing else None
        return {
            "op": self.op,
            "variant": self.variant,
            "case": self.case,
            "dtype": self.dtype,
            "device": self.device,
            "config": dict(self.config),
            "median_us": interval and interval.median,
            "low_us": interval and interval.low,
            "high_us": interval and interval.high,
            "iqr_pct": timing and timing.iqr_pct,
            "verdict": self.verdict and self.verdict.value,
            "speedup": None if math.isnan(self.speedup) else self.speedup,
            "min_bytes": self.min_bytes,
            "floor_us": self.floor_us,
            "bandwidth_gbps": interval and self.min_bytes / interval.median / 1e3,
            "how": timing and timing.how,
            "l2": timing and ("cold" if timing.cold else "warm"),
            "stopped": timing and timing.stopped,
            "sm_clock_mhz": conditions and conditions.sm_clock_mhz,
            "memory_clock_mhz": conditions and conditions.memory_clock_mhz,
            "temperature_c": conditions and conditions.temperature_c,
            "throttle_reasons": list(conditions.throttle_reasons) if conditions else [],
            "detail": self.detail,
            "samples_us": list(timing.samples_us) if timing else [],
        }


@dataclass(frozen=True)
class BenchReport:
    """The rows of one or several runs of bench; add reports to join them.

    Attributes
    ----------
    rows : tuple of BenchRow
    left_out : tuple of LeftOut
        Cases that a variant does not take, by its own declaration.
    """

    rows: tuple[BenchRow, ...]
    left_out: tuple[LeftOut, ...] = ()

    @property
    def passed(self) -> bool:
        """True where each op has a row beside PyTorch's and none was refused."""
        missed = {left.op for left in self.left_out} | {row.op for row in self.rows}
        missed -= {row.op for row in self.rows if row.variant != LIBRARY}
        return bool(self.rows) and not missed and not any(row.verdict is Verdict.REFUSED for row in self.rows)

    def to_json(self) -> list[dict[str, Any]]:
        """Return one JSON-ready row per measurement."""
        return [row.as_dict() for row in self.rows]

    def to_torch(self) -> Compare:
        """Return the times as a ``torch.utils.benchmark.Compare``; its ``print`` shows the table."""
        from torch.utils.benchmark import Compare  # noqa: PLC0415  (takes 0.4 s, which a worker's start has no use for)

        return Compare(
            [
                row.timing.to_torch(f"{row.op} {row.dtype} on {row.device}", row.case, _name(row))
                for row in self.rows
                if row.timing
            ]
        )

    def __add__(self, other: BenchReport) -> BenchReport:
        return BenchReport(self.rows + other.rows, self.left_out + other.left_out)

    def __str__(self) -> str:
        table = [_HEADINGS, *map(_cells, self.rows)]
        widths = [max(map(len, column)) for column in zip(*table, strict=True)]
        lines = ["  ".join(map(str.ljust, line, widths)).rstrip() for line in table]
        return "\n".join([*lines, *self._remarks])

    def _repr_html_(self) -> str:
        def row(tag: str, cells: tuple[str, ...]) -> str:
            return "<tr>" + "".join(f"<{tag}>{html.escape(cell)}</{tag}>" for cell in cells) + "</tr>"

        body = "".join(map(partial(row, "td"), map(_cells, self.rows)))
        remarks = "".join(f"<li>{html.escape(remark)}</li>" for remark in self._remarks)
        return f"<table>{row('th', _HEADINGS)}{body}</table><ul>{remarks}</ul>"

    @property
    def _remarks(self) -> list[str]:
        """What was refused, what makes a figure doubtful, and what was left out."""
        remarks = [
            f"{row.op} {_name(row)} {row.case}: REFUSED: {row.detail}"
            for row in self.rows
            if row.verdict is Verdict.REFUSED
        ]
        if any(row.timing and row.timing.device == "cpu" for row in self.rows):
            remarks.append(_EMULATED)
        for row in self.rows:
            if row.verdict is Verdict.UNDECIDED:
                remarks.append(
                    f"{row.op} {_name(row)} {row.case}: UNDECIDED: the medians differ by a factor of {row.speedup:.2f} "
                    "and their intervals overlap; let nothing else run, or time for longer (--budget-s)"
                )
            if row.timing and row.timing.iqr_pct > 10:
                remarks.append(
                    f"{row.op} {_name(row)} {row.case}: noisy: interquartile range {row.timing.iqr_pct:.0f} %"
                )
            if row.timing and row.timing.conditions and row.timing.conditions.throttle_reasons:
                reasons = ", ".join(row.timing.conditions.throttle_reasons)
                remarks.append(f"{row.op} {_name(row)} {row.case}: the GPU was throttled: {reasons}")
        remarks += [f"{left.op} {left.variant} {left.case}: left out: {left.reason}" for left in self.left_out]
        return remarks


def compare_timings(ours: Timing, theirs: Timing) -> dict[str, Any]:
    """Return `verdict` and `speedup` of a row: no verdict on a CPU, where the emulator is timed."""
    verdict = None if ours.device == "cpu" else compare_medians(ours.interval_us, theirs.interval_us)
    return {"verdict": verdict, "speedup": theirs.median_us / ours.median_us}


_HEADINGS = ("op", "variant", "case", "dtype", "median", "+-", "samples", "L2", "roofline", "beside torch")


def _name(row: BenchRow) -> str:
    return " ".join([row.variant, *(f"{name}={value}" for name, value in row.config.items())])


def _cells(row: BenchRow) -> tuple[str, ...]:
    timing = row.timing
    names = (row.op, _name(row), row.case, row.dtype)
    if timing is None:
        return (*names, "", "", "", "", "", str(row.verdict or ""))
    beside = "" if math.isnan(row.speedup) else f"{row.verdict or ''} {row.speedup:.2f}x".strip()
    return (
        *names,
        str(timing),
        f"{timing.interval_us.half_width_pct:.1f} %",
        str(len(timing.samples_us)),
        "cold" if timing.cold else "warm",
        f"{100 * row.floor_us / timing.median_us:.0f} %" if row.floor_us else "",
        beside,
    )
