"""Occupancy along one axis, coloured by what limits it, with the current configuration marked."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Patch
from matplotlib.patheffects import withStroke

from workbench.analysis.occupancy import Axis, Occupancy
from workbench.plots import style

# One colour a resource; where several tie, the first of this order gives it.
LIMITERS: dict[str, tuple[str, str]] = {
    "registers": (style.ORANGE, "registers"),
    "smem": (style.BLUE, "shared memory"),
    "barriers": (style.PURPLE, "barriers"),
    "blocks": (style.GREEN, "block slots"),
    "warps": (style.SKY, "warp slots"),
}


@dataclass(frozen=True)
class _Scale:
    """How one axis is labelled: its name, the divisor of its tick labels and the distance of its ticks."""

    label: str
    divisor: int
    tick: int


_SCALES: dict[Axis, _Scale] = {
    "threads": _Scale("block size (threads)", 1, 128),
    "registers": _Scale("registers per thread", 1, 32),
    "smem_bytes": _Scale("shared memory per block (KiB)", 1024, 32 * 1024),
}

AXES: tuple[Axis, ...] = tuple(_SCALES)
"""What can be varied in a figure of occupancy."""


def draw_occupancy(occupancy: Occupancy, name: str = "", axis: Axis = "threads") -> Figure:
    """Draw the warps that an SM holds while one property of the kernel varies.

    Parameters
    ----------
    occupancy : Occupancy
        The configuration to vary; it is marked.
    name : str
        The kernel's name, for the title; may be left out.
    axis : {"threads", "registers", "smem_bytes"}
        What varies: threads per block, registers per thread, or shared memory bytes per block.

    Returns
    -------
    Figure
        Resident warps per SM, in colours that name the limiting resource, with percent on the right.
    """
    with mpl.rc_context(style.RC):
        figure = Figure(figsize=(style.WIDTH_IN, 4.8), layout="constrained")
        axes = figure.add_subplot()
        style.write_title(
            axes,
            f"Occupancy{f' of {name}' if name else ''} by {_SCALES[axis].label.split(' (')[0]}",
            _describe(occupancy),
        )
        _draw_sweep(axes, occupancy, axis)
        _mark_current(axes, occupancy, axis)
        _label_axes(axes, occupancy, axis)
    return figure


def draw_occupancy_heat_map(occupancy: Occupancy, name: str = "") -> Figure:
    """Draw the occupancy over block size and shared memory, with the current configuration marked.

    Parameters
    ----------
    occupancy : Occupancy
        Its registers, barriers and architecture hold for every cell.
    name : str
        The kernel's name, for the title; may be left out.
    """
    data = occupancy.heat_map()
    threads, smem_kib = data.threads, data.smem_bytes / 1024
    with mpl.rc_context(style.RC):
        figure = Figure(figsize=(style.WIDTH_IN, 4.8), layout="constrained")
        axes = figure.add_subplot()
        title = f"Occupancy{f' of {name}' if name else ''} by block size and shared memory"
        style.write_title(axes, title, f"{occupancy.arch}, {occupancy.registers} registers per thread")
        cells = axes.pcolormesh(threads, smem_kib, data.percent, cmap="viridis", vmin=0, vmax=100, rasterized=True)
        axes.plot(
            data.current[0],
            data.current[1] / 1024,
            marker="o",
            markersize=9,
            color="white",
            markeredgecolor=style.INK,
            clip_on=False,
            zorder=3,
        )
        axes.annotate(
            f"now {occupancy.percent:.0f} %",
            (data.current[0], data.current[1] / 1024),
            xytext=(9, 9),
            textcoords="offset points",
            fontweight="bold",
            path_effects=[withStroke(linewidth=3, foreground="white")],
        )
        for ticks, label, scale, last in (
            (axes.set_xticks, axes.set_xlabel, _SCALES["threads"], threads[-1]),
            (axes.set_yticks, axes.set_ylabel, _SCALES["smem_bytes"], smem_kib[-1]),
        ):
            ticks(range(0, int(last) + 1, scale.tick // scale.divisor))
            label(scale.label)
        axes.set_xlim(float(threads[0]) - 16, float(threads[-1]) + 16)
        figure.colorbar(cells, ax=axes, label="occupancy (%)")
    return figure


def _describe(occupancy: Occupancy) -> str:
    varied = f"{occupancy.registers} registers per thread, {occupancy.smem_bytes:,} B of shared memory per block"
    return f"{occupancy.arch}, {occupancy.threads} threads per block, {varied}"


def _draw_sweep(axes: Axes, occupancy: Occupancy, axis: Axis) -> None:
    """One bar per run of equal height and limiter; block sizes stay apart, because only whole warps exist."""
    sweep = occupancy.sweep(axis)
    step = int(sweep.values[1] - sweep.values[0])
    limiters = [_limiter({n: int(b[i]) for n, b in sweep.limits.items()}) for i in range(len(sweep.values))]
    points = zip(sweep.values.tolist(), sweep.warps_per_sm.tolist(), limiters, strict=True)
    gap = 0.2 * step if axis == "threads" else 0.0
    for (_, warps, limiter), run in groupby(points, key=lambda p: (p[0] if gap else 0, p[1], p[2])):
        values = [value for value, _, _ in run]
        left, right = values[0] - (step - gap) / 2, values[-1] + (step - gap) / 2
        axes.bar(left, warps, right - left, align="edge", color=LIMITERS[limiter][0], linewidth=0)
    seen = dict.fromkeys(LIMITERS[limiter] for limiter in LIMITERS if limiter in limiters)
    axes.legend(
        handles=[Patch(color=color, label=label) for color, label in seen],
        title="limited by",
        title_fontproperties={"weight": "bold"},
        loc="upper left",
        ncols=len(LIMITERS),
        alignment="left",
        borderaxespad=0.2,
    )


def _limiter(limits: dict[str, int]) -> str:
    least = min(limits.values())
    return next(name for name in LIMITERS if limits[name] == least)


def _mark_current(axes: Axes, occupancy: Occupancy, axis: Axis) -> None:
    value = getattr(occupancy, axis)
    axes.annotate(
        f"now {occupancy.percent:.0f} %",
        (value, occupancy.warps_per_sm),
        xytext=(0, 16),
        textcoords="offset points",
        ha="center",
        fontweight="bold",
        path_effects=[withStroke(linewidth=3, foreground="white")],
        arrowprops={"arrowstyle": "-|>", "color": style.INK, "shrinkA": 0, "shrinkB": 0},
    )


def _label_axes(axes: Axes, occupancy: Occupancy, axis: Axis) -> None:
    scale, most = _SCALES[axis], occupancy.arch.max_warps_per_sm
    axes.set_ylim(0, most * 1.3)
    axes.margins(x=0.01)
    axes.set_ylabel("resident warps per SM")
    axes.set_yticks(range(0, most + 1, most // 4))
    axes.set_xlabel(scale.label)
    ticks = [tick for tick in range(0, int(axes.get_xlim()[1]) + 1, scale.tick) if tick >= axes.get_xlim()[0]]
    axes.set_xticks(ticks, [str(tick // scale.divisor) for tick in ticks])
    percent = axes.secondary_yaxis("right")
    percent.set_yticks([most * quarter / 4 for quarter in range(5)], [str(25 * quarter) for quarter in range(5)])
    percent.set_ylabel("occupancy (%)")
    axes.axhline(most, color=style.MUTED, linewidth=0.8, linestyle=(0, (4, 3)), zorder=0)
