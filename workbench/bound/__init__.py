"""Bound launches: a kernel, a launch configuration and arguments, with all that may be asked of them."""

from workbench.bound.check import CheckReport, OutputCheck
from workbench.bound.comparison import Comparison, Figure, OutputPair, compare
from workbench.bound.launch import BoundLaunch, bind_launch
from workbench.bound.timing import LaunchTiming

__all__ = [
    "BoundLaunch",
    "CheckReport",
    "Comparison",
    "Figure",
    "LaunchTiming",
    "OutputCheck",
    "OutputPair",
    "bind_launch",
    "compare",
]
