"""How long things take, measured so that the figure can be believed."""

from workbench.bench.bench import bench
from workbench.bench.conditions import Conditions, default_device
from workbench.bench.confidence import Interval, Verdict, compare_medians, median_interval
from workbench.bench.models import bench_model
from workbench.bench.report import BenchReport, BenchRow
from workbench.bench.roofline import MeasuringError, Roofline
from workbench.bench.timing import Stopping, Timing, measure, measure_together

__all__ = [
    "BenchReport",
    "BenchRow",
    "Conditions",
    "Interval",
    "MeasuringError",
    "Roofline",
    "Stopping",
    "Timing",
    "Verdict",
    "bench",
    "bench_model",
    "compare_medians",
    "default_device",
    "measure",
    "measure_together",
    "median_interval",
]
