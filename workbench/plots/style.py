"""What all figures share: colours told apart by every eye, sizes right for a page of GitHub, how a file is written."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.colors import to_rgb
from matplotlib.figure import Figure

from workbench.core.environment import guard
from workbench.core.errors import ArgumentError

# Okabe and Ito, "Color Universal Design", 2008: told apart with every common colour vision deficiency.
ORANGE, SKY, GREEN, YELLOW, BLUE, VERMILION, PURPLE = CYCLE = (
    "#E69F00",
    "#56B4E9",
    "#009E73",
    "#F0E442",
    "#0072B2",
    "#D55E00",
    "#CC79A7",
)
INK = "#1a1a1a"
MUTED = "#57606a"

WIDTH_IN = 9.6
PNG_DPI = 150
NOTEBOOK_DPI = 100

RC: dict[Any, Any] = {
    "font.family": "sans-serif",
    "font.size": 10,
    "axes.edgecolor": MUTED,
    "axes.labelcolor": INK,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "figure.facecolor": "white",
    "legend.frameon": False,
    "svg.fonttype": "path",
    "svg.hashsalt": "workbench",
    "text.color": INK,
    "text.parse_math": False,
    "xtick.color": MUTED,
    "xtick.labelcolor": INK,
    "ytick.color": MUTED,
    "ytick.labelcolor": INK,
}


def tint(color: str, strength: float) -> tuple[float, float, float]:
    """Mix `color` with white: 1 leaves it as it is, 0 gives white."""
    red, green, blue = (1 - (1 - part) * strength for part in to_rgb(color))
    return red, green, blue


def write_title(axes: Axes, title: str, subtitle: str) -> None:
    """Put a bold title and one quieter line below it over the left edge of `axes`."""
    axes.set_title(title, loc="left", fontsize=13, fontweight="bold", pad=25)
    axes.annotate(subtitle, (0, 1), (0, 8), "axes fraction", "offset points", color=MUTED, annotation_clip=False)


def to_png(figure: Figure) -> bytes:
    """Render `figure` for a notebook, as wide as a page's column."""
    file = BytesIO()
    with mpl.rc_context(RC):
        figure.savefig(file, format="png", dpi=NOTEBOOK_DPI, bbox_inches="tight", pad_inches=0.15)
    return file.getvalue()


def save(figure: Figure, stem: Path, formats: Sequence[str] = ("svg", "png")) -> tuple[Path, ...]:
    """Write `figure` next to `stem` in each format; the same figure gives the same bytes.

    Parameters
    ----------
    figure : Figure
    stem : Path
        Path without suffix, in an existing directory.
    formats : sequence of str
        Of ``"svg"``, ``"png"`` and ``"pdf"``.

    Returns
    -------
    tuple of Path
        The files written, in the order of `formats`.

    Raises
    ------
    ArgumentError
        If a format is not one of those.
    EnvironmentFaultError
        If a file cannot be written.
    """
    undated = {"svg": {"Date": None}, "png": {}, "pdf": {"CreationDate": None}}
    if unknown := set(formats) - undated.keys():
        raise ArgumentError(f"a figure is written as {', '.join(undated)}; got {', '.join(sorted(unknown))}")
    paths = tuple(stem.with_name(f"{stem.name}.{kind}") for kind in formats)
    with mpl.rc_context(RC):
        for path, kind in zip(paths, formats, strict=True):
            with guard("write", path):
                figure.savefig(
                    path, format=kind, dpi=PNG_DPI, bbox_inches="tight", pad_inches=0.15, metadata=undated[kind]
                )
    return paths
