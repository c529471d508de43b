"""Figures of results: pure functions from the analyses' dataclasses to `matplotlib.figure.Figure`."""

from workbench.plots.index_map import draw_index_map
from workbench.plots.occupancy import AXES, draw_occupancy
from workbench.plots.style import save

__all__ = ["AXES", "draw_index_map", "draw_occupancy", "save"]
