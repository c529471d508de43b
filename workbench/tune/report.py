"""What a sweep found: a row for every candidate, the winner with its ties, and tables of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

from workbench.bench import Timing, Verdict, compare_medians
from workbench.bench.conditions import Machine
from workbench.core import html
from workbench.core.brief import brief, several
from workbench.tune.forecast import Forecast
from workbench.tune.outcome import Candidate, Outcome, ResultKind
from workbench.tune.predict import TRAFFIC
from workbench.tune.problem import Sweepable
from workbench.tune.stopwatch import Spent, describe_spent
from workbench.tune.store import to_kernel_tuner, write_csv

_SHOWN = 10


@brief("winner", "ties", "ranked", "rows", "to_json()")
@dataclass(frozen=True)
class TuneReport:
    """The outcome of a sweep.

    Attributes
    ----------
    problem : Problem or KernelProblem
    machine : Machine
    rows : tuple of Outcome
        One per candidate that was tried or ruled out, in the order in which they ended.
    finals : tuple of Outcome
        The best ones and the default, timed again in turns; empty where times are predicted.
    library : Timing or None
        PyTorch's operator among the finals.
    resumed : int
        Rows that came from the store.
    wall_s : float
    spent : mapping of str to mapping of str to float
        Where the time went: of the coordinator and of each worker, seconds by step, which add up to its life; of the
        compilers, the sum of their times.
    held_against : str
        Of a kernel without a reference: the config whose outputs all others were held against.
    tolerance : str
        Of a kernel: by output, what it may differ by. Of an op, whose oracle bounds each element, it is empty.
    stopped : str
        Why the sweep ended before all candidates had; empty where it did not.
    forecast : Forecast or None
        Of the search ``"predicted"``: what was predicted before, and what was not tried.
    """

    problem: Sweepable
    machine: Machine
    rows: tuple[Outcome, ...]
    finals: tuple[Outcome, ...] = ()
    library: Timing | None = None
    resumed: int = 0
    wall_s: float = 0.0
    spent: Mapping[str, Spent] = field(default_factory=dict)
    held_against: str = ""
    tolerance: str = ""
    stopped: str = ""
    forecast: Forecast | None = None

    def _about(self) -> str:
        what = " ".join(filter(None, (self.problem.op, self.problem.case)))
        return f"{what}: {several(len(self.rows), 'candidate')}, {self.verdict}"

    @property
    def ranked(self) -> tuple[Outcome, ...]:
        """The candidates that have a time, fastest first: by the finals, then by the sweep."""
        final = {row.candidate for row in self.finals if row.time_us is not None}
        disproved = {row.candidate for row in self.finals} - final
        rest = [row for row in self.rows if row.candidate not in final | disproved]

        def order(rows: tuple[Outcome, ...] | list[Outcome]) -> list[Outcome]:
            timed = [row for row in rows if row.time_us is not None]
            # What is predicted by traffic comes behind what the model of time predicts: their times do not compare.
            return sorted(timed, key=lambda row: (row.how == TRAFFIC, row.time_us or 0.0, str(row.candidate)))

        return (*order(self.finals), *order(rest))

    @property
    def winner(self) -> Outcome | None:
        """The fastest candidate, or, where `ties` has any, one of the fastest; None where none is right."""
        return next(iter(self.ranked), None)

    @property
    def ties(self) -> tuple[Candidate, ...]:
        """Candidates that cannot be told from the winner: among the finals, who took turns, where it stands there."""
        winner = self.winner
        if winner is None or winner.interval_us is None:
            return ()
        beside = self.finals if winner in self.finals else self.ranked
        return tuple(
            row.candidate
            for row in beside
            if row is not winner
            and row.kind is ResultKind.OK
            and row.interval_us
            and compare_medians(row.interval_us, winner.interval_us) in (Verdict.TIE, Verdict.UNDECIDED)
        )

    @property
    def is_prediction(self) -> bool:
        """True where the times come from the emulator's counters, and no GPU has confirmed them."""
        return any(row.predicted for row in self.rows)

    @property
    def counts(self) -> dict[str, int]:
        """How many candidates ended in each way."""
        return dict(Counter(row.kind.value for row in self.rows))

    def to_json(self) -> list[dict[str, object]]:
        """Return one JSON-ready row per measurement: the sweep's, then the finals'; with what was predicted before."""
        p, m = self.problem, self.machine
        common = {"op": p.op, "case": p.case, "dtype": p.dtype, "device": m.device, "driver": m.driver}
        common |= {"tolerance": self.tolerance} if self.tolerance else {}
        return [
            {**common, "stage": stage, **row.as_dict(), **self._foretold(row.candidate)}
            for stage, rows in (("sweep", self.rows), ("final", self.finals))
            for row in rows
        ]

    def _foretold(self, candidate: Candidate) -> dict[str, float | None]:
        return {"forecast_us": self.forecast.times_us.get(candidate)} if self.forecast else {}

    def to_csv(self, path: Path) -> None:
        """Write the rows of `to_json` as CSV."""
        write_csv(path, self.to_json())

    def to_kernel_tuner(self) -> dict[str, object]:
        """Return the sweep's rows as the content of a kernel_tuner cache file; of one variant only."""
        return to_kernel_tuner(self.problem, self.machine, list(self.rows))

    def table(self, most: int | None = None) -> str:
        """Write the candidates that have a time as a table, the fastest first, and the others below it by their kind.

        Parameters
        ----------
        most : int, optional
            Rows of each; by default all.
        """
        ended = [row for row in self.rows if row.time_us is None]
        return "\n".join([*self._lines(most), *(_ending(row) for row in ended[:most])])

    def __str__(self) -> str:
        left_out = len(self.ranked) - _SHOWN
        more = [f"... and {left_out} more: report.table() shows all (--all), report.rows holds them"]
        return "\n".join([*self._lines(_SHOWN), *(more if left_out > 0 else ()), *self.remarks])

    def _lines(self, most: int | None) -> list[str]:
        cells = [self._headings, *map(_cells, self.ranked[:most])]
        widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
        return ["  ".join(map(str.ljust, line, widths)).rstrip() for line in cells]

    def _repr_html_(self) -> str:
        remarks = "".join(f"<li>{escape(remark)}</li>" for remark in self.remarks)
        return f"{html.table(self._headings, map(_cells, self.ranked[:_SHOWN]))}<ul>{remarks}</ul>"

    @property
    def _headings(self) -> tuple[str, ...]:
        return "candidate", "predicted" if self.is_prediction else "median", "+-", "registers", "occupancy"

    @property
    def remarks(self) -> list[str]:
        """What is said below the table: counts, where the time went, the winner or the tie, how candidates failed."""
        counts = ", ".join(f"{count} {kind}" for kind, count in sorted(self.counts.items()))
        remarks = [f"{len(self.rows)} candidates in {self.wall_s:.1f} s, {self.resumed} of them resumed: {counts}"]
        if self.stopped:
            remarks.append(f"{self.stopped}: the same sweep again goes on from there")
        if self.is_prediction:
            remarks.append("a prediction for an H200, for ranking only: no GPU was timed (docs/time.md)")
            if by_traffic := sum(row.how == TRAFFIC for row in self.ranked):
                remarks.append(
                    f"{by_traffic} of {len(self.ranked)} are outside the model of time, or nvdisasm is missing: "
                    "they are ranked by what they move, behind the others"
                )
        if self.forecast:
            remarks += self.forecast.describe({row.candidate: row.time_us or 0.0 for row in self.ranked})
        remarks += [f"{who}: {describe_spent(spent)}" for who, spent in self.spent.items()]
        if self.held_against:
            remarks.append(self._agreement)
        if self.tolerance:
            remarks.append(f"what an element may differ by: {self.tolerance}")
        remarks.append(self.verdict)
        if self.library and self.winner and self.winner.time_us:
            remarks.append(f"PyTorch: {self.library}, {self.library.median_us / self.winner.time_us:.2f}x the fastest")
        return [*remarks, *self._failures]

    @property
    def verdict(self) -> str:
        """The winner in a line; or those that tie, or that none is right."""
        fastest = self.winner
        if fastest is None:
            return "no candidate is right"
        if self.is_disputed:
            return "undecided: nobody knows which are right"
        if not self.ties:
            return f"winner: {fastest.candidate}"
        tied = [str(candidate) for candidate in (fastest.candidate, *self.ties)]
        beside = len(self.finals) if fastest in self.finals else len(self.ranked)
        more = f" and {len(tied) - _SHOWN} more" if len(tied) > _SHOWN else ""
        return f"undecided: {len(tied)} of {beside} tie: {', '.join(tied[:_SHOWN])}{more}"

    @property
    def is_disputed(self) -> bool:
        """True where more candidates differ from the one that they were held against than agree with it."""
        counts = Counter(row.kind for row in self.rows)
        return (
            bool(self.held_against)
            and counts[ResultKind.WRONG_ANSWER] > counts[ResultKind.OK] + counts[ResultKind.SLOW]
        )

    @property
    def _agreement(self) -> str:
        """Say what the candidates were held against, and whether most of them disagree."""
        said = f"no reference: each was held against {self.held_against}, the first that ran"
        return f"{said}; most differ from it: pass reference=" if self.is_disputed else said

    @property
    def _failures(self) -> list[str]:
        """One example of each way to fail."""
        firsts: dict[ResultKind, Outcome] = {}
        for row in self.rows:
            if row.kind not in (ResultKind.OK, ResultKind.SLOW):
                firsts.setdefault(row.kind, row)
        return [_ending(row) for row in firsts.values()]


def _ending(row: Outcome) -> str:
    """Say how a candidate ended that has no time."""
    return f"{row.kind}: {row.candidate}: {(row.detail.splitlines() or [''])[0]}"


def _cells(row: Outcome) -> tuple[str, ...]:
    assert row.interval_us is not None
    return (
        str(row.candidate),
        f"{row.interval_us.median:.4g} us",
        "" if row.predicted else f"{row.interval_us.half_width_pct:.1f} %",
        str(row.footprint.registers),
        f"{row.footprint.occupancy_pct:.0f} %",
    )
