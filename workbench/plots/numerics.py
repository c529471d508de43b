"""The errors of a kernel's float operations, by source line, and how those of sums grow."""

from __future__ import annotations

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.axis import Axis
from matplotlib.figure import Figure
from matplotlib.ticker import LogLocator, NullFormatter

from workbench.analysis.numerics import UNITS, LineNumbers, NumericsReport
from workbench.plots import style

_MOST_LINES = 24
_LEAST = 1e-12
"""Errors below this, and those of exact results, are drawn at it."""

_COLORS = {"cancellation": style.VERMILION, "accumulator": style.ORANGE, "absorption": style.PURPLE} | {
    "overflow": style.BLUE,
    "underflow": style.SKY,
}


def draw_numerics(report: NumericsReport) -> Figure:
    """Draw the relative error of each source line against float64, and how it grows with the visits of a warp.

    Parameters
    ----------
    report : NumericsReport

    Returns
    -------
    Figure
        On the left a bar for each line, from the rms to the largest error, coloured by its first loss; lines with the
        largest errors where there are many. On the right, for each line whose error grows, the rms error by how often
        a warp had come there.
    """
    rows = sorted(report.rows, key=lambda row: row.largest, reverse=True)[:_MOST_LINES]
    rows.sort(key=lambda row: row.line)
    growing = [row for row in rows if any(loss.kind == "accumulator" for loss in row.losses)]
    with mpl.rc_context(style.RC):
        height = max(3.0, 1.6 + 0.26 * len(rows))
        figure = Figure(figsize=(style.WIDTH_IN, height), layout="constrained")
        ratios = [3, 2] if growing else [1]
        left, *right = figure.subplots(1, len(ratios), width_ratios=ratios, squeeze=False)[0]
        style.write_title(left, f"Errors of {report.kernel}", "against float64, from rms to largest, by line")
        _draw_lines(left, report, rows)
        for axes in right:
            _draw_growth(axes, report, growing)
    return figure


def _draw_lines(axes: Axes, report: NumericsReport, rows: list[LineNumbers]) -> None:
    axes.set_xscale("log")
    for place, row in enumerate(rows):
        low, high = max(row.rms, _LEAST), max(row.largest, _LEAST)
        color = _COLORS[row.losses[0].kind] if row.losses else style.GREEN
        axes.plot([low, high], [place, place], color=color, linewidth=6, solid_capstyle="butt")
        axes.plot([low], [place], color=style.INK, marker="|", markersize=9)
        words = [loss.kind for loss in row.losses] + [birth.what for birth in row.births]
        label = axes.annotate(", ".join(words), (high, place), (6, 0), "data", "offset points", va="center")
        label.set_in_layout(False)
    texts = [report.source[row.line - 1].strip() if 0 < row.line <= len(report.source) else "" for row in rows]
    axes.set_yticks(range(len(rows)), [f"{row.line}  {text[:36]}" for row, text in zip(rows, texts, strict=True)])
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.set_xlabel("relative error")
    _write_powers(axes.xaxis)
    types = {operation.type for operation in report.tally.operations if operation.type}
    for name in sorted(types):
        axes.axvline(UNITS[name], color=style.MUTED, linewidth=0.8, linestyle=":")
        axes.annotate(name, (UNITS[name], 0), (2, 4), ("data", "axes fraction"), "offset points", color=style.MUTED)
    axes.set_xlim(_LEAST / 2, max([1e-3, *(min(row.largest, 1e30) for row in rows)]) * 1e6)


def _draw_growth(axes: Axes, report: NumericsReport, rows: list[LineNumbers]) -> None:
    axes.set_xscale("log", base=2)
    axes.set_yscale("log")
    for row, color in zip(rows, style.CYCLE, strict=False):
        visits, errors = zip(*report.growth(row.line), strict=True)
        axes.plot(visits, [max(error, _LEAST) for error in errors], color=color, marker=".", label=f"line {row.line}")
    axes.set_ylim(_LEAST, 1)
    _write_powers(axes.yaxis)
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:g}")
    axes.xaxis.set_minor_formatter(NullFormatter())
    axes.set_xlabel("visits so far")
    axes.set_ylabel("rms relative error")
    axes.legend()


def _write_powers(axis: Axis) -> None:
    """Label a logarithmic axis every third power of ten."""
    axis.set_major_locator(LogLocator(1000.0))
    axis.set_major_formatter(lambda value, _: f"{value:.0e}")
    axis.set_minor_formatter(NullFormatter())
