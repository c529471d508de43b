"""Hold what bounds a kernel, and what it executes, by the model of time, against Nsight Compute on the same launches.

python benchmarks/time/validate.py benchmarks/results/time-H100-DATE.json --gpu H100 --json predicted.json
python benchmarks/time/bounds.py predicted.json benchmarks/results/time_profile-H100-DATE.json [MORE.json]
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from profile import STALL, STALLS
from typing import Any

UNITS: Mapping[str, str] = {
    "dram": "dram__throughput.avg.pct_of_peak_sustained_elapsed",
    "l2": "lts__throughput.avg.pct_of_peak_sustained_elapsed",
    "l1": "l1tex__throughput.avg.pct_of_peak_sustained_active",
    "issue": "smsp__issue_active.avg.pct_of_peak_sustained_active",
    "xu": "sm__inst_executed_pipe_xu.avg.pct_of_peak_sustained_active",
}
"""Use of each unit, in percent of its peak."""

NEAR = 10.0
"""Points below the busiest unit within which another one is as busy."""

BUSY = 80.0
"""Percent from which on a unit bounds a kernel, whatever its warps wait for."""

EXECUTED = "smsp__inst_executed.sum"
CLOSE = 0.01
"""Error of a number of executed instructions that counts as none."""

WAITS = frozenset(
    {"long_scoreboard", "short_scoreboard", "wait", "barrier", "no_instruction", "imc_miss", "branch_resolve", "membar"}
)
"""Stalls for latencies."""


@dataclass(frozen=True)
class Saying:
    """What Nsight Compute shows where a bound is right: one of these units is the busiest, or a stall the longest."""

    units: frozenset[str] = frozenset()
    stalls: frozenset[str] = frozenset()


_PIPE = Saying(stalls=frozenset({"math_pipe_throttle", "not_selected"}))
SAYINGS: Mapping[str, Saying] = {
    "dram": Saying(frozenset({"dram", "l2"}), frozenset({"lg_throttle"})),  # what device memory sends goes through L2
    "l2": Saying(frozenset({"l2"}), frozenset({"lg_throttle"})),
    "shared and l1": Saying(frozenset({"l1"}), frozenset({"mio_throttle", "short_scoreboard"})),
    "requests": Saying(frozenset({"l1"}), frozenset({"mio_throttle", "lg_throttle"})),
    "issue": Saying(frozenset({"issue"}), frozenset({"not_selected"})),
    "xu": Saying(frozenset({"xu"}), frozenset({"mio_throttle"})),
    "atomics": Saying(stalls=frozenset({"drain", "long_scoreboard", "lg_throttle", "membar"})),
    "launch": Saying(stalls=WAITS),
    "blocks": Saying(stalls=WAITS),
    **dict.fromkeys(("alu", "fma", "imad", "f64", "f16", "mma 16816", "mma 1688 tf32"), _PIPE),
}
"""By bound; ``"latency"`` has a rule of its own."""


def agrees(bound: str, counters: Mapping[str, float]) -> bool:
    """Tell whether Nsight Compute's counters say the same."""
    use = {unit: counters.get(name, 0.0) for unit, name in UNITS.items()}
    stalls = {name: counters.get(STALL.format(name), 0.0) for name in STALLS if name != "selected"}
    longest = max(stalls, key=lambda name: stalls[name])
    if bound == "latency":
        return longest in WAITS and max(use.values()) < BUSY
    busiest = {unit for unit, percent in use.items() if percent >= max(use.values()) - NEAR}
    return bool(SAYINGS[bound].units & busiest) or longest in SAYINGS[bound].stalls


def main() -> int:
    """Compare, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("predicted", type=Path, help="what validate.py wrote")
    parser.add_argument("profiled", type=Path, nargs="+", help="what profile.py wrote")
    options = parser.parse_args()
    profiled = [row for path in options.profiled for row in json.loads(path.read_text())["rows"]]
    counters = {row["name"]: row["kernels"] for row in profiled if row["kernels"]}
    rows = [row for row in json.loads(options.predicted.read_text())["rows"] if row["name"] in counters]
    of_one = [row for row in rows if row["predicted_us"] is not None and len(counters[row["name"]]) == 1]
    wrong = [row for row in of_one if not agrees(row["bound"], counters[row["name"]][0])]
    for row in wrong:
        sys.stdout.write(described(row, counters[row["name"]][0]))
    sys.stdout.write(f"{len(of_one) - len(wrong)} of {len(of_one)} bounds agree\n")
    errors = [each for row in rows for each in executed(row, counters[row["name"]])]
    for name, error in errors:
        if abs(error) > CLOSE:
            sys.stdout.write(f"{name}: executed instructions {100 * error:+.1f} %\n")
    close = sum(abs(error) <= CLOSE for _, error in errors)
    sys.stdout.write(f"{close} of {len(errors)} launches' executed instructions are within {100 * CLOSE:.0f} %\n")
    return 0


def described(row: Mapping[str, Any], counters: Mapping[str, float]) -> str:
    """Say what Nsight Compute shows of a launch."""
    use = ", ".join(f"{unit} {counters.get(name, 0.0):.0f} %" for unit, name in UNITS.items())
    stalls = sorted(((counters.get(STALL.format(name), 0.0), name) for name in STALLS), reverse=True)[:3]
    waits = ", ".join(f"{name} {value:.1f}" for value, name in stalls)
    return f"{row['name']}: predicted {row['bound']}; {use}; {waits}\n"


def executed(row: Mapping[str, Any], kernels: Sequence[Mapping[str, Any]]) -> list[tuple[str, float]]:
    """Compare the executed instructions of a call's launches, where each has been profiled and none was refused."""
    counted = row.get("instructions", ())
    if len(counted) != len(kernels) or row["predicted_us"] is None:
        return []
    return [
        (f"{row['name']}, {one['kernel']}", number / one[EXECUTED] - 1.0)
        for number, one in zip(counted, kernels, strict=True)
    ]


if __name__ == "__main__":
    sys.exit(main())
