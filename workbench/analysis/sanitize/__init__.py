"""Find faults in a kernel from the events of one launch.

Races are found by happens-before: two accesses to one byte by different threads, one of them a plain write, with
nothing that orders them, whatever the order in which they happened to run. `screen` clears, a batch of events at a
time, every byte that no two threads can have raced on; `races` walks through what is left, event by event, with vector
clocks. The rules stand in ``docs/sanitizer.md``.
"""

from workbench.analysis.sanitize.check import sanitize
from workbench.analysis.sanitize.report import Finding, Party, Report, merged, with_unoptimized

__all__ = ["Finding", "Party", "Report", "merged", "sanitize", "with_unoptimized"]
