"""What becomes of one candidate: a time, or the reason why there is none."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field, replace
from enum import Enum, StrEnum
from functools import cached_property
from typing import Any

from workbench.bench import Interval, median_interval
from workbench.core.errors import ArgumentError
from workbench.core.text import plain
from workbench.tune.config import Config


class ResultKind(StrEnum):
    """How a candidate ended."""

    OK = "ok"
    SLOW = "slow"
    RULED_OUT = "ruled-out"
    COMPILE_ERROR = "compile-error"
    LAUNCH_ERROR = "launch-error"
    WRONG_ANSWER = "wrong-answer"
    ILLEGAL_ACCESS = "illegal-access"
    FAULT = "fault"
    HANG = "hang"
    CRASH = "crash"
    BELOW_ROOFLINE = "below-roofline"

    @property
    def is_failure(self) -> bool:
        """Whether the kernel itself is at fault."""
        return self not in (ResultKind.OK, ResultKind.SLOW, ResultKind.RULED_OUT)


class Again(Enum):
    """When a sweep tries a candidate again whose result is in the store."""

    NEVER = "never"
    LONGER = "under a longer time limit"
    NEXT_SWEEP = "by the next sweep"


@dataclass(frozen=True)
class Rule:
    """What is done with a kind of result that is in the store.

    Attributes
    ----------
    again : Again
    reason : str
    """

    again: Again
    reason: str


MOST_ATTEMPTS = 3
"""Most sweeps that try a candidate without a final result. A result that comes every time is the kernel's fault."""

RULES: Mapping[ResultKind, Rule] = {
    ResultKind.OK: Rule(Again.NEVER, "all that its time depends on is in its key"),
    ResultKind.SLOW: Rule(Again.NEVER, "it was measured, and the best has only become faster since"),
    ResultKind.RULED_OUT: Rule(Again.NEVER, "the plan and the architecture's limits are in its key"),
    ResultKind.COMPILE_ERROR: Rule(Again.NEVER, "the compiler has read the source and refused it"),
    ResultKind.LAUNCH_ERROR: Rule(Again.NEVER, "the launch was checked, and nothing ran"),
    ResultKind.WRONG_ANSWER: Rule(Again.NEVER, "its output was there, and was judged"),
    ResultKind.ILLEGAL_ACCESS: Rule(Again.NEVER, "the address was seen"),
    ResultKind.BELOW_ROOFLINE: Rule(Again.NEVER, "it was measured; no kernel is so fast that does its work"),
    ResultKind.HANG: Rule(Again.LONGER, "the time limit ended it"),
    ResultKind.FAULT: Rule(Again.NEXT_SWEEP, "the device or its memory may have had a part in it"),
    ResultKind.CRASH: Rule(Again.NEXT_SWEEP, "the machine may have killed it, for want of memory for instance"),
}
"""For each kind of result, whether it is final or the candidate is tried again, and why."""


def find_kinds(names: Iterable[str]) -> frozenset[ResultKind]:
    """Return the kinds of these names.

    Raises
    ------
    ArgumentError
        If there is none of a name.
    """
    wanted = list(names)
    if unknown := [name for name in wanted if name not in ResultKind._value2member_map_]:
        raise ArgumentError(f"a kind of result is one of {', '.join(ResultKind)}; got {unknown[0]!r}")
    return frozenset(map(ResultKind, wanted))


@dataclass(frozen=True)
class Candidate:
    """One point of the space.

    Attributes
    ----------
    variant : str
        Empty of a kernel that is no op's.
    config : mapping of str to int
        The tunables' values, in the order of their declaration; kept as a `Config`, whatever mapping or pairs it was.
    """

    variant: str
    config: Mapping[str, int]

    def __post_init__(self) -> None:
        object.__setattr__(self, "config", Config(self.config))

    @property
    def values(self) -> dict[str, int]:
        """The config as a dict of one's own."""
        return dict(self.config)

    def __str__(self) -> str:
        return " ".join(filter(None, [self.variant, str(self.config)]))


@dataclass(frozen=True)
class Footprint:
    """What the compiled launches of a candidate take from an SM; of several launches, the most demanding one's.

    Attributes
    ----------
    registers : int
        Per thread.
    smem_bytes : int
        Static and dynamic, per block.
    local_bytes : int
        Per thread.
    threads : int
        Per block.
    occupancy_pct : float
        Lowest of the launches'.
    """

    registers: int = 0
    smem_bytes: int = 0
    local_bytes: int = 0
    threads: int = 0
    occupancy_pct: float = 0.0


@dataclass(frozen=True)
class Outcome:
    """One candidate's row.

    Attributes
    ----------
    candidate : Candidate
    kind : ResultKind
    detail : str
        The reason, where `kind` is not ok. Of a long one the middle is left out.
    samples_us : tuple of float
        Measured times; one predicted time where `predicted`.
    predicted : bool
        No GPU has confirmed the time: `how` says what it comes from.
    footprint : Footprint
    how : str
        How the samples were taken.
    sm_clock_mhz : int or None
        Lowest clock seen meanwhile.
    gpu : str
        UUID of the GPU that it ran on; empty for the emulator.
    earlier : tuple of str
        What each attempt before this one came to, the first one first.
    forecast_us : float or None
        What the search ``"predicted"`` had predicted before the candidate was tried; None where it had nothing.
    """

    candidate: Candidate
    kind: ResultKind
    detail: str = ""
    samples_us: tuple[float, ...] = ()
    predicted: bool = False
    footprint: Footprint = field(default_factory=Footprint)
    how: str = ""
    sm_clock_mhz: int | None = None
    gpu: str = ""
    earlier: tuple[str, ...] = ()
    forecast_us: float | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "detail", plain(self.detail))  # it is anybody's: a message of a kernel, of a plan

    @cached_property
    def interval_us(self) -> Interval | None:
        """Median with its interval; None where nothing was timed."""
        return median_interval(self.samples_us) if self.samples_us else None

    @property
    def time_us(self) -> float | None:
        """The median of a candidate that is right; None of any other, and of one that was given up."""
        return self.interval_us.median if self.kind is ResultKind.OK and self.interval_us else None

    def with_footprint(self, footprint: Footprint) -> Outcome:
        """Return the same row with what the candidate takes from an SM."""
        return replace(self, footprint=footprint)

    def after(self, other: Outcome) -> Outcome:
        """Return the same row as a later attempt than another one."""
        said = f"{other.kind}: {other.detail}" if other.detail else str(other.kind)
        return replace(self, earlier=(*other.earlier, said, *self.earlier))

    def as_dict(self) -> dict[str, object]:
        """Return the row as plain data, units in the names."""
        interval = self.interval_us
        time_name = "predicted_us" if self.predicted else "median_us"
        return {
            "variant": self.candidate.variant,
            "config": self.candidate.values,
            "kind": self.kind.value,
            "detail": self.detail,
            time_name: interval and interval.median,
            "low_us": interval and interval.low,
            "high_us": interval and interval.high,
            **asdict(self.footprint),
            "how": self.how,
            "sm_clock_mhz": self.sm_clock_mhz,
            "gpu": self.gpu,
            "samples_us": list(self.samples_us),
            "attempts": 1 + len(self.earlier),
            "earlier": list(self.earlier),
            **({} if self.forecast_us is None else {"forecast_us": self.forecast_us}),
        }

    @classmethod
    def from_dict(cls, row: Mapping[str, Any]) -> Outcome:
        """Read what `as_dict` made."""
        return cls(
            Candidate(row["variant"], row["config"]),
            ResultKind(row["kind"]),
            row["detail"],
            tuple(row["samples_us"]),
            "predicted_us" in row,
            Footprint(**{name: row[name] for name in Footprint.__dataclass_fields__}),
            row["how"],
            row["sm_clock_mhz"],
            row["gpu"],
            tuple(row.get("earlier", ())),
            row.get("forecast_us"),
        )
