"""Planted bugs that depend on the order of blocks and warps: which order shows each, and does its seed show it again.

Runs every kernel of `tests/analysis/sanitize/order_bugs.py` in 32 orders on the emulator, and replays each order that
found something first.

    python benchmarks/order_bugs.py --replays 100     # two minutes; writes results/order_bugs-<date>.json
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from itertools import repeat
from pathlib import Path
from typing import Any

import torch

import workbench as wb
from tests.analysis.sanitize.order_bugs import ORDER_BUGS, OrderBug
from workbench.analysis.sanitize import Report

ORDERS = 32


def sanitize(bug: OrderBug, kernel: wb.Kernel, **orders: Any) -> Report:
    """Run a kernel of the table in some orders."""
    tensors = [torch.zeros(64, dtype=torch.int32) for _ in range(1 if bug.in_warps else 2)]
    grid, block = (1, 32 * bug.count) if bug.in_warps else (bug.count, 32)
    return kernel.sanitize(*tensors, grid=grid, block=block, **orders)


def row_of(name: str, replays: int) -> dict[str, Any]:
    """Look for one bug, and replay the order that shows it first."""
    bug = ORDER_BUGS[name]
    kernel = wb.load(bug.source, "kernel")
    begun = time.process_time()
    found = sanitize(bug, kernel, schedules=ORDERS).findings
    spent = time.process_time() - begun
    again = 0
    if found:
        first = min(found, key=lambda finding: finding.schedule)
        again = sum(first in sanitize(bug, kernel, schedule=first.schedule).findings for _ in range(replays))
    return {
        "bug": name,
        "kinds": sorted({finding.kind for finding in found}),
        "is_expected": bool(found) and {finding.kind for finding in found} <= set(bug.kinds),
        "schedule": min((finding.schedule for finding in found), default=None),
        "replayed": again,
        "seconds": round(spent, 3),
    }


def main() -> None:
    """Write the results, and print what is not as expected."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--replays", type=int, default=100)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    replays = options.replays
    with ProcessPoolExecutor(options.processes) as pool:
        rows = list(pool.map(row_of, ORDER_BUGS, repeat(replays)))
    counts = Counter(
        found=sum(row["is_expected"] for row in rows),
        replayed=sum(row["replayed"] == replays for row in rows),
        hidden_by_the_usual_order=sum((row["schedule"] or 0) > 0 for row in rows),
    )
    out = options.json or Path(__file__).parent / "results" / f"order_bugs-{datetime.now(UTC):%Y-%m-%d}.json"
    head = {"bugs": len(rows), "orders": ORDERS, "replays": replays, **counts}
    out.write_text(json.dumps({**head, "rows": rows}, indent=1) + "\n", encoding="utf-8")
    print(head, f"{sum(row['seconds'] for row in rows):.0f} s for the orders")
    for row in rows:
        if not row["is_expected"] or row["replayed"] != replays:
            print(row)


if __name__ == "__main__":
    main()
