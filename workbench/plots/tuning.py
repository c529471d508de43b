"""Figures of a sweep: parallel coordinates, a heat map over two tunables, and time against registers."""

from __future__ import annotations

from collections.abc import Sequence

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.axis import Axis
from matplotlib.cm import ScalarMappable
from matplotlib.colors import LogNorm
from matplotlib.figure import Figure
from matplotlib.patheffects import withStroke
from matplotlib.ticker import MaxNLocator, NullLocator, StrMethodFormatter

from workbench.core.errors import ArgumentError
from workbench.plots import style
from workbench.tune import Outcome, TuneReport

_COLORS = "viridis_r"
_OUTLINE = [withStroke(linewidth=3, foreground="white")]


def draw_tuning(report: TuneReport) -> dict[str, Figure]:
    """Draw every figure that a sweep has the data for.

    Returns
    -------
    dict of str to Figure
        ``"coordinates"``, ``"registers"`` and, where two tunables vary, ``"heat_map"``.

    Raises
    ------
    ArgumentError
        If no candidate has a time.
    """
    figures = {"coordinates": draw_coordinates(report), "registers": draw_pareto(report)}
    names = _varying(_of_winner(report))
    if len(names) >= 2:
        figures["heat_map"] = draw_heat_map(report, names[0], names[1])
    return figures


def draw_coordinates(report: TuneReport) -> Figure:
    """Draw each timed candidate of the winner's variant as a line over its tunables, coloured by its time."""
    rows = _of_winner(report)
    names = _varying(rows) or list(rows[0].candidate.config)[:1]
    scales = {name: sorted({row.candidate.config[name] for row in rows}) for name in names}
    norm = _norm(rows)
    with mpl.rc_context(style.RC):
        figure, axes = _start(report, "Configs by time")
        for row in sorted(rows, key=_time, reverse=True):
            heights = [scales[name].index(row.candidate.config[name]) / max(1, len(scales[name]) - 1) for name in names]
            heights.append(1 - float(norm(_time(row))))
            axes.plot(heights, color=mpl.colormaps[_COLORS](norm(_time(row))), linewidth=1.4)
        for place, name in enumerate(names):
            axes.axvline(place, color=style.MUTED, linewidth=0.8)
            for step, value in enumerate(scales[name]):
                at = place, step / max(1, len(scales[name]) - 1)
                axes.annotate(str(value), at, (5, 3), "data", "offset points", path_effects=_OUTLINE, zorder=3)
        axes.set_xticks(range(len(names) + 1), [*names, "speed"])
        axes.set_yticks([])
        axes.spines["left"].set_visible(False)
        _add_scale(figure, axes, ScalarMappable(norm, _COLORS), report)
    return figure


def draw_heat_map(report: TuneReport, x: str, y: str) -> Figure:
    """Draw the best time over two tunables, the others free; a cell without a right candidate stays empty.

    Parameters
    ----------
    report : TuneReport
    x, y : str
        Tunables of the winner's variant, such as the block's extents.

    Raises
    ------
    ArgumentError
        If the variant has no such tunable.
    """
    rows = _of_winner(report)
    known = rows[0].candidate.config
    if unknown := {x, y} - known.keys():
        raise ArgumentError(f"no tunable {', '.join(sorted(unknown))}; there are {', '.join(known)}")
    columns, lines = (sorted({row.candidate.config[name] for row in rows}) for name in (x, y))
    times = np.full((len(lines), len(columns)), np.nan)
    for row in rows:
        place = lines.index(row.candidate.config[y]), columns.index(row.candidate.config[x])
        times[place] = np.nanmin([times[place], _time(row)])
    with mpl.rc_context(style.RC):
        figure, axes = _start(report, f"Best time over {x} and {y}")
        image = axes.imshow(times, cmap=_COLORS, norm=_norm(rows), origin="lower", aspect="auto")
        fastest = np.nanmin(times)
        for (line, column), time_us in np.ndenumerate(times):
            if np.isfinite(time_us):
                weight = "bold" if time_us == fastest else "normal"
                box = {"facecolor": "white", "edgecolor": "none", "alpha": 0.75, "pad": 1.5}
                axes.text(column, line, f"{time_us:.4g}", ha="center", va="center", fontweight=weight, bbox=box)
        axes.set_xticks(range(len(columns)), [str(value) for value in columns])
        axes.set_yticks(range(len(lines)), [str(value) for value in lines])
        axes.set_xlabel(x)
        axes.set_ylabel(y)
        _add_scale(figure, axes, image, report)
    return figure


def draw_pareto(report: TuneReport) -> Figure:
    """Draw every timed candidate by registers and time, and the line of those that none beats in both."""
    rows = _timed(report)
    points = sorted((row.footprint.registers, _time(row)) for row in rows)
    front = [point for place, point in enumerate(points) if all(point[1] < other[1] for other in points[:place])]
    with mpl.rc_context(style.RC):
        figure, axes = _start(report, "Time against registers")
        axes.scatter(*zip(*points, strict=True), color=style.SKY, zorder=2)
        axes.step(
            *zip(*front, strict=True), where="post", color=style.VERMILION, marker="o", label="none is better in both"
        )
        axes.set_yscale("log")
        _write_plain(axes.yaxis)
        axes.set_xlabel("registers per thread")
        axes.set_ylabel(_unit(report))
        axes.legend(loc="upper right")
    return figure


def _start(report: TuneReport, title: str) -> tuple[Figure, Axes]:
    figure = Figure(figsize=(style.WIDTH_IN, 4.8), layout="constrained")
    axes = figure.add_subplot()
    problem, best = report.problem, report.ranked[0]
    where = ", ".join(filter(None, [problem.case, problem.dtype, report.machine.device]))
    subtitle = f"{where}; best: {best.candidate}"
    style.write_title(axes, f"{title}: {problem.op}", subtitle)
    return figure, axes


def _add_scale(figure: Figure, axes: Axes, colors: ScalarMappable, report: TuneReport) -> None:
    _write_plain(figure.colorbar(colors, ax=axes, label=_unit(report)).ax.yaxis)


def _write_plain(axis: Axis) -> None:
    """Label a logarithmic axis with plain numbers: its own labels are formulas, which no figure of ours reads."""
    axis.set_major_locator(MaxNLocator(6))
    axis.set_major_formatter(StrMethodFormatter("{x:.4g}"))
    axis.set_minor_locator(NullLocator())


def _timed(report: TuneReport) -> list[Outcome]:
    rows = [row for row in report.rows if row.time_us is not None]
    if not rows:
        raise ArgumentError(f"nothing to draw: no candidate of {report.problem.op} has a time")
    return rows


def _of_winner(report: TuneReport) -> list[Outcome]:
    """Pick the timed rows of the winner's variant."""
    rows = _timed(report)
    variant = report.ranked[0].candidate.variant if report.ranked else rows[0].candidate.variant
    return [row for row in rows if row.candidate.variant == variant]


def _varying(rows: Sequence[Outcome]) -> list[str]:
    names = list(rows[0].candidate.config)
    return [name for name in names if len({row.candidate.config[name] for row in rows}) > 1]


def _time(row: Outcome) -> float:
    assert row.time_us is not None
    return row.time_us


def _norm(rows: Sequence[Outcome]) -> LogNorm:
    times = [_time(row) for row in rows]
    return LogNorm(min(times), max(*times, min(times) * 1.001))


def _unit(report: TuneReport) -> str:
    return "predicted time (us), for ranking" if report.is_prediction else "median time (us)"
