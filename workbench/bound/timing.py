"""The time of a bound launch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from workbench.core import html

if TYPE_CHECKING:
    from workbench.bench import Timing


@dataclass(frozen=True, repr=False)
class LaunchTiming:
    """The time of one launch, as `BoundLaunch.bench` took it.

    Attributes
    ----------
    launch : str
        The kernel with its grid and block.
    timing : Timing
        The samples, and how they were taken.
    """

    launch: str
    timing: Timing

    @property
    def median_us(self) -> float:
        """Median in microseconds."""
        return self.timing.median_us

    @property
    def is_emulated(self) -> bool:
        """Whether the emulator ran it: the time then says nothing of a GPU's."""
        return self.timing.device == "cpu"

    def to_json(self) -> dict[str, Any]:
        """Return the time as plain data, units in the names."""
        timing, interval = self.timing, self.timing.interval_us
        return {
            "launch": self.launch,
            "emulated": self.is_emulated,
            "median_us": interval.median,
            "low_us": interval.low,
            "high_us": interval.high,
            "iqr_pct": timing.iqr_pct,
            "how": timing.how,
            "l2": "cold" if timing.cold else "warm",
            "stopped": timing.stopped,
            "samples_us": list(timing.samples_us),
        }

    def __str__(self) -> str:
        return "\n".join(f"{name}: {value}" for name, value in self._lines.items())

    __repr__ = __str__

    def _repr_html_(self) -> str:
        first, *others = self._lines.items()
        return html.properties(f"{first[0]}: {first[1]}", dict(others))

    @property
    def _lines(self) -> dict[str, str]:
        timing, interval = self.timing, self.timing.interval_us
        where = " on the emulator, which says nothing of a GPU's time" if self.is_emulated else ""
        lines = {self.launch: f"{timing}{where}"}
        l2 = "" if self.is_emulated else f", L2 {'cold' if timing.cold else 'warm'}"
        lines["95 % interval"] = (
            f"{interval.low:.4g} to {interval.high:.4g} us, {len(timing.samples_us)} samples, {timing.how}{l2}"
        )
        if timing.iqr_pct > 10:
            lines["noisy"] = f"interquartile range {timing.iqr_pct:.0f} %"
        if timing.conditions and timing.conditions.throttle_reasons:
            lines["throttled"] = ", ".join(timing.conditions.throttle_reasons)
        return lines
