"""Instructions in company: random chains of them on the emulator and on a GPU, bit for bit.

`benchmarks/opcodes_on_hardware.py` asks the hardware for single instructions. What they leave for one another, a carry,
a predicate, half of a register, lanes that have gone apart, a phase of an mbarrier, shows in sequences: those of
`tests/emulator/translate/opcodes/chains.py`, 32 lanes each. Of chains that differ the shortest that still does is
printed.

The driver's assembler optimises what it loads. Chains that differ are assembled again by ptxas without optimisation:
where they agree then, the instructions do what the emulator does, and the optimiser made others of them.

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
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
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


def compare(flavour: str, seeds: Sequence[int]) -> tuple[str, int, list[int], set[str]]:
    """Run chains on both: how many, the seeds of those that differ, and the instructions that they have."""
    drawn = [chains.draw(flavour, seed) for seed in seeds]
    ours, theirs = (chains.results(drawn, run) for run in (emulate, run_on_gpu))
    same = (ours == theirs).all(axis=(1, 2))
    text = "\n".join(map(str, drawn))
    mnemonics = set(re.findall(r"^(?:@!?%q\d )?([a-z]\w*(?:\.[\w:]+)+) ", text, re.MULTILINE))
    return flavour, len(drawn), [seed for seed, ok in zip(seeds, same, strict=True) if not ok], mnemonics


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
    unoptimized = bool(np.array_equal(chains.results([chain], emulate), chains.results([chain], run_as_written)))
    return {
        **{"flavour": chain.flavour, "seed": seed, "steps": str(short).splitlines(), "differs": where},
        "equal_unoptimized": unoptimized,
    }


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
    asked: Counter[str] = Counter()
    mnemonics: set[str] = set()
    wrong: dict[str, list[int]] = {flavour: [] for flavour in counts}
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(arguments.workers, mp_context=context) as pool:
        jobs = [
            pool.submit(compare, flavour, range(start, min(start + PER_KERNEL, count)))
            for flavour, count in counts.items()
            for start in range(0, count, PER_KERNEL)
        ]
        for job in as_completed(jobs):
            flavour, count, differing, found = job.result()
            asked[flavour] += count
            wrong[flavour] += differing
            mnemonics |= found
    equal = {flavour: asked[flavour] - len(wrong[flavour]) for flavour in counts}
    for flavour in counts:
        sys.stdout.write(f"{flavour:12} {equal[flavour]:6} of {asked[flavour]:6} chains are equal\n")
    sys.stdout.write(f"{time.monotonic() - began:.0f} s, {len(mnemonics)} mnemonics\n")
    sys.stdout.flush()
    examples = [
        described(chains.draw(flavour, seed), seed)
        for flavour, seeds in wrong.items()
        for seed in sorted(seeds)[:SHRUNK]
    ]
    unoptimized = sum(bool(example["equal_unoptimized"]) for example in examples)
    sys.stdout.write(
        f"{unoptimized} of the {len(examples)} chains that differ are equal where ptxas optimises nothing\n"
    )
    document = {
        "what": "random chains of instructions, 32 lanes each, on the emulator and on a GPU, bit for bit",
        "date": now.isoformat(timespec="seconds"),
        "machine": {
            "gpu": cupy.cuda.runtime.getDeviceProperties(0)["name"].decode(),
            "driver": str(cupy.cuda.runtime.driverGetVersion()),
            "python": platform.python_version(),
            "numpy": np.__version__,
        },
        "chains": sum(asked.values()),
        "chains_equal": sum(equal.values()),
        "flavours": {f: {"chains": asked[f], "chains_equal": equal[f]} for f in counts},
        "mnemonics": len(mnemonics),
        "equal_unoptimized": unoptimized,
        "differing": examples,
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(document, indent=2) + "\n")
    for example in examples:
        sys.stdout.write(json.dumps(example, indent=1) + "\n")
    sys.stdout.write(f"written to {path}\n")
    return int(sum(equal.values()) < sum(asked.values()))


if __name__ == "__main__":
    sys.exit(main())
