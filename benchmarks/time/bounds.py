"""Hold what bounds a kernel, by the model of time, against what Nsight Compute says of the same launches.

python benchmarks/time/validate.py benchmarks/results/time-H100-DATE.json --gpu H100 --json predicted.json
python benchmarks/time/bounds.py predicted.json benchmarks/results/time_profile-H100-DATE.json
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from profile import STALL, STALLS

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
    parser.add_argument("profiled", type=Path, help="what profile.py wrote")
    options = parser.parse_args()
    counters = {row["name"]: row["kernels"] for row in json.loads(options.profiled.read_text())["rows"]}
    right = total = 0
    for row in json.loads(options.predicted.read_text())["rows"]:
        kernels = counters.get(row["name"], [])
        if row["predicted_us"] is None or len(kernels) != 1:
            continue
        is_right = agrees(row["bound"], kernels[0])
        right, total = right + is_right, total + 1
        if not is_right:
            use = ", ".join(f"{unit} {kernels[0].get(name, 0.0):.0f} %" for unit, name in UNITS.items())
            stalls = sorted(((kernels[0].get(STALL.format(name), 0.0), name) for name in STALLS), reverse=True)[:3]
            waits = ", ".join(f"{name} {value:.1f}" for value, name in stalls)
            sys.stdout.write(f"{row['name']}: predicted {row['bound']}; {use}; {waits}\n")
    sys.stdout.write(f"{right} of {total} bounds agree\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
