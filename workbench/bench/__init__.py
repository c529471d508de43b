"""How long things take, measured so that the figure can be believed."""

from workbench.bench.timing import Timing, measure

__all__ = ["Timing", "measure"]
