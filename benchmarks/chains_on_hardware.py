"""Instructions in company: random chains of them on the emulator and on a GPU, bit for bit.

`benchmarks/opcodes_on_hardware.py` asks the hardware for single instructions. What they leave for one another, a carry,
a predicate, half of a register, lanes that have gone apart, a phase of an mbarrier, shows in sequences: those of
`tests/emulator/translate/opcodes/chains.py`, 32 lanes each. Of chains that differ the shortest that still does is
printed.

The driver's assembler optimises what it loads, and here and there makes other instructions of a chain. So every chain
runs a second time, assembled by ptxas without optimisation: there the GPU executes the instructions that are written.

    python benchmarks/chains_on_hardware.py     # needs a CUDA GPU; writes results/chains_on_hardware-<date>.json
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import platform
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import cupy
import numpy as np

from tests.emulator.translate.opcodes import chains, kernels
from tests.emulator.translate.opcodes.chains import Chain

ROOT = Path(__file__).parents[1]
COUNTS = {
    **{"everything": 5000, "carry": 4000, "predicates": 3000, "halves": 2500, "widths": 2500},
    **{"lanes": 1500, "phases": 1500},
}
"""Chains of each flavour."""
PER_KERNEL = 50
SHRUNK = 8
"""Differing chains of each flavour that are made short."""

Array = np.ndarray[Any, Any]


def emulate(text: str, out: Array, inputs: Array) -> None:
    """Run a kernel of chains on the emulator."""
    kernels.launch(text, out, inputs)


def run_on_gpu(text: str, out: Array, inputs: Array) -> None:
    """Run a kernel of chains on the GPU, as the driver assembles it."""
    _launch(text.encode(), out, inputs)


def _launch(code: bytes, out: Array, inputs: Array) -> None:
    module = cupy.cuda.function.Module()
    module.load(code)
    there, given = cupy.asarray(out), cupy.asarray(inputs)
    module.get_function("test")((1,), (chains.LANES,), (there, given))
    out[...] = cupy.asnumpy(there)


def run_as_written(text: str, out: Array, inputs: Array) -> None:
    """Run a kernel of chains on the GPU, assembled without optimisation."""
    with tempfile.TemporaryDirectory() as folder:
        ptx, cubin = Path(folder) / "chains.ptx", Path(folder) / "chains.cubin"
        ptx.write_text(text)
        arch = f"sm_{cupy.cuda.Device().compute_capability}"
        arch += "a" if f"{arch}a" in text else ""
        subprocess.run(["ptxas", "-O0", f"-arch={arch}", str(ptx), "-o", str(cubin)], check=True)
        _launch(cubin.read_bytes(), out, inputs)


@dataclass(frozen=True)
class Compared:
    """Chains of one flavour that ran: the seeds of those that differ, by who assembled them, and their instructions."""

    flavour: str
    chains: int
    differing: tuple[int, ...]
    differing_unoptimized: tuple[int, ...]
    mnemonics: frozenset[str]


def compare(flavour: str, seeds: Sequence[int]) -> Compared:
    """Run chains on the emulator and twice on the GPU: as the driver assembles them, and as they are written."""
    drawn = [chains.draw(flavour, seed) for seed in seeds]
    ours = chains.results(drawn, emulate)
    differing, unoptimized = (
        tuple(seed for seed, mine, its in zip(seeds, ours, theirs, strict=True) if not np.array_equal(mine, its))
        for theirs in (chains.results(drawn, run) for run in (run_on_gpu, run_as_written))
    )
    text = "\n".join(map(str, drawn))
    mnemonics = frozenset(re.findall(r"^(?:@!?%q\d )?([a-z]\w*(?:\.[\w:]+)+) ", text, re.MULTILINE))
    return Compared(flavour, len(drawn), differing, unoptimized, mnemonics)


def described(chain: Chain, seed: int) -> dict[str, object]:
    """Make a chain that differs short, and say where it does."""

    def both(one: Chain) -> tuple[Array, Array]:
        return chains.results([one], emulate)[0], chains.results([one], run_on_gpu)[0]

    short = chains.shrink(chain, lambda rest: not np.array_equal(*both(rest)))
    ours, theirs = both(short)
    words, lanes = np.nonzero(ours != theirs)
    where = [
        f"word {w} of lane {lane}: {ours[w, lane]:#010x} here, {theirs[w, lane]:#010x} on the GPU; "
        f"inputs {' '.join(f'{v:#010x}' for v in short.inputs[:, lane])}"
        for w, lane in list(zip(words.tolist(), lanes.tolist(), strict=True))[:2]
    ]
    return {"flavour": chain.flavour, "seed": seed, "steps": str(short).splitlines(), "differs": where}


def main() -> int:
    """Run the chains, print the counts, write the JSON; exit 1 where one differs."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", type=Path, help="where to write the results")
    parser.add_argument("--share", type=float, default=1.0, help="of the chains, how many to run")
    parser.add_argument("--workers", type=int, default=len(os.sched_getaffinity(0)))
    arguments = parser.parse_args()
    now, began = datetime.now(UTC), time.monotonic()
    path = arguments.json or ROOT / "benchmarks" / "results" / f"chains_on_hardware-{now:%Y-%m-%d}.json"
    counts = {flavour: max(1, round(count * arguments.share)) for flavour, count in COUNTS.items()}
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(arguments.workers, mp_context=context) as pool:
        jobs = [
            pool.submit(compare, flavour, range(start, min(start + PER_KERNEL, count)))
            for flavour, count in counts.items()
            for start in range(0, count, PER_KERNEL)
        ]
        results = [job.result() for job in jobs]
    flavours = {flavour: _counted([one for one in results if one.flavour == flavour]) for flavour in counts}
    total = _counted(results)
    for flavour, found in {**flavours, "all": total}.items():
        sys.stdout.write(
            f"{flavour:12} of {found['chains']:6} chains {found['equal']:6} are equal as the driver assembles them, "
            f"{found['equal_unoptimized']:6} without optimisation\n"
        )
    mnemonics = frozenset[str]().union(*(one.mnemonics for one in results))
    sys.stdout.write(f"{time.monotonic() - began:.0f} s, {len(mnemonics)} mnemonics\n")
    sys.stdout.flush()
    examples = [
        described(chains.draw(flavour, seed), seed)
        for flavour in counts
        for seed in sorted(seed for one in results if one.flavour == flavour for seed in one.differing)[:SHRUNK]
    ]
    document = {
        "what": "random chains of instructions, 32 lanes each, on the emulator and on a GPU, bit for bit",
        "date": now.isoformat(timespec="seconds"),
        "machine": {
            "gpu": cupy.cuda.runtime.getDeviceProperties(0)["name"].decode(),
            "driver": str(cupy.cuda.runtime.driverGetVersion()),
            "python": platform.python_version(),
            "numpy": np.__version__,
        },
        **total,
        "flavours": flavours,
        "mnemonics": len(mnemonics),
        "differing": examples,
        "differing_unoptimized": [(one.flavour, seed) for one in results for seed in one.differing_unoptimized],
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(document, indent=2) + "\n")
    for example in examples:
        sys.stdout.write(json.dumps(example, indent=1) + "\n")
    sys.stdout.write(f"written to {path}\n")
    return int(min(total["equal"], total["equal_unoptimized"]) < total["chains"])


def _counted(results: Sequence[Compared]) -> dict[str, int]:
    count = sum(one.chains for one in results)
    return {
        "chains": count,
        "equal": count - sum(len(one.differing) for one in results),
        "equal_unoptimized": count - sum(len(one.differing_unoptimized) for one in results),
    }


if __name__ == "__main__":
    sys.exit(main())
