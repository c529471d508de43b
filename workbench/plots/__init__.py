"""Figures of results, and pages: functions from the analyses' dataclasses to `matplotlib.figure.Figure` and HTML."""

from workbench.plots.index_map import draw_index_map
from workbench.plots.numerics import draw_numerics
from workbench.plots.occupancy import AXES, draw_occupancy, draw_occupancy_heat_map
from workbench.plots.page import trace_page
from workbench.plots.style import save, to_png
from workbench.plots.tuning import draw_coordinates, draw_heat_map, draw_pareto, draw_tuning

__all__ = [
    "AXES",
    "draw_coordinates",
    "draw_heat_map",
    "draw_index_map",
    "draw_numerics",
    "draw_occupancy",
    "draw_occupancy_heat_map",
    "draw_pareto",
    "draw_tuning",
    "save",
    "to_png",
    "trace_page",
]
