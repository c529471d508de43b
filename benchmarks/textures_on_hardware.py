"""Fetches from textures, on a GPU and on the emulator, 2,000 in each mode.

    python benchmarks/textures_on_hardware.py [--raw FILE.npz] [--json FILE] [--table FILE.npz]
    python benchmarks/textures_on_hardware.py --said FILE.npz --machine NAME [--json FILE]

Each line says how many of a mode's fetches are equal to the bit, and the largest difference of the others as a share
of the largest value. `--raw` keeps all that the GPU said, `--table` a part for the tests. `--said` compares the
emulator with what one said before, in the modes that it was asked of.
"""

from __future__ import annotations

import argparse
import json
import sys
from datetime import UTC, datetime
from pathlib import Path

import numpy as np
import torch

from tests.textures.modes import COUNT, fetch, modes

_KEPT = 96
"""Fetches of a mode in the table of the tests."""


def main() -> int:
    """Fetch in every mode on both, and print how many agree."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--raw", type=Path)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--said", type=Path)
    parser.add_argument("--machine")
    parser.add_argument("--table", type=Path)
    options = parser.parse_args()
    said, rows = {}, []
    before = np.load(options.said) if options.said else None
    for mode in modes():
        if before is not None and mode.name not in before.files:
            continue
        there, here = fetch(mode, "cuda") if before is None else before[mode.name], fetch(mode, "cpu")
        said[mode.name] = there
        equal = int((there == here).all(axis=1).sum())
        worst = 0.0
        if mode.vector == "float4":
            one, other = there.view(np.float32).astype(np.float64), here.view(np.float32).astype(np.float64)
            worst = float(np.nanmax(np.abs(one - other)) / max(float(np.nanmax(np.abs(one))), 1e-30))
        rows.append({"mode": mode.name, "fetches": COUNT, "equal": equal, "worst": worst})
        print(f"{equal:5d} of {COUNT}  {worst:9.2e}  {mode.name}", flush=True)
    if options.raw:
        np.savez_compressed(options.raw, **said)
    if options.table:
        np.savez_compressed(options.table, **{name: bits[:_KEPT] for name, bits in said.items()})
    if options.json:
        machine = options.machine or torch.cuda.get_device_name()
        options.json.write_text(
            json.dumps({"date": str(datetime.now(UTC).date()), "machine": machine, "modes": rows}, indent=1) + "\n"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
