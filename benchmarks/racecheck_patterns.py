"""Show which hand-overs of shared memory compute-sanitizer's racecheck follows.

Every pattern of ``racecheck_patterns.cu`` is ordered by the PTX memory model; `Kernel.sanitize` finds nothing in any:
``python benchmarks/racecheck_patterns.py --device cpu`` says so. On a GPU,
``compute-sanitizer --tool racecheck python benchmarks/racecheck_patterns.py`` prints its reports behind the names.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import torch

import workbench as wb

SOURCE = Path(__file__).with_suffix(".cu")
TURNS = 3
PATTERNS = {
    "__syncwarp, lane 0 arrives": {},
    "every lane arrives, the producer behind __syncwarp": {"RELEASE": 1},
    "bar.sync, thread 0 arrives": {"RELEASE": 2},
    "lane 0 alone reads, and arrives": {"LANE_0_READS": 1},
    "bar.arrive": {"RELEASE": 3},
    "copy engine; __syncwarp, lane 0 arrives": {"BULK": 1},
    "copy engine; every lane arrives": {"BULK": 1, "RELEASE": 1},
    "copy engine; bar.sync, thread 0 arrives": {"BULK": 1, "RELEASE": 2},
    "copy engine; bar.arrive": {"BULK": 1, "RELEASE": 3},
}


def main() -> int:
    """Run each pattern; return 1 where the emulator finds something or a result is wrong."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--device", default="cuda", choices=("cpu", "cuda"))
    device = parser.parse_args().device
    wrong = 0
    for name, defines in PATTERNS.items():
        kernel = wb.load(SOURCE, "pattern", arch="sm_90a", defines={**defines, "TURNS": TURNS})
        x = torch.arange(2 * TURNS * 64, dtype=torch.float32, device=device)
        y = torch.zeros_like(x)
        sys.stdout.write(f"{name}\n")
        sys.stdout.flush()
        if device == "cpu":
            report = kernel.sanitize(x, y, grid=1, block=96)
            sys.stdout.write(f"  {report}\n")
            wrong += len(report.findings)
        else:
            kernel.launch(x, y, grid=1, block=96)
        read = slice(None, None, 32) if "LANE_0_READS" in defines else slice(None)
        wrong += not torch.equal(y[read], (x + defines.get("BULK", 0))[read])
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
