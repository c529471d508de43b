"""Throw faults at Workbench: ``python -m tests.faults N [SEED] [--kind NAME]``."""

from __future__ import annotations

import argparse
import os
import random
import shutil
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

os.environ["COLUMNS"] = "2000"  # before anything measures the terminal
os.environ.setdefault("OMP_NUM_THREADS", "1")

from tests.faults.arena import Arena, FailedError, keep_full_store
from tests.faults.children import adopt_orphans
from tests.faults.kind import FaultKind
from tests.faults.kinds import KINDS
from tests.faults.programs import export_words, occupancy_words, trace_words

WARM = (
    *(
        "torch",
        "torch.fx.experimental.symbolic_shapes",
        "typer._adapters",
        "workbench.cli.app",
        "workbench.tune.worker",
        "workbench.compile.pool",
    ),
    *("workbench.cli.launches", "workbench.export", "workbench.verify", "workbench.plots", "workbench.kernel"),
    *("workbench.doctor", "workbench.op", "workbench.analysis.trace", "workbench.emulator"),
)
"""What a child finds imported."""


@dataclass
class Tally:
    """What became of a kind's faults."""

    runs: int = 0
    wall_s: float = 0.0
    causes: Counter[str] = field(default_factory=Counter)
    examples: dict[str, str] = field(default_factory=dict)


def throw(kind: FaultKind, seed: str, scratch: Path, template: Path) -> str:
    """Throw one fault; return what did not hold, or nothing."""
    root = Path(tempfile.mkdtemp(prefix="f", dir=scratch))
    root.chmod(0o755)
    shutil.copytree(template, root / "cache")
    arena = Arena(root, random.Random(seed))
    try:
        kind.throw(arena)
        arena.finish()
    except FailedError as failed:
        return str(failed)
    finally:
        arena.end()
    return ""


def make_template(scratch: Path, *, is_full: bool) -> Path:
    """Fill a cache and a store by an undisturbed sweep, the cache with all that the faults' kernels need where full."""
    root = scratch / "template"
    root.mkdir(mode=0o755)
    arena = Arena(root, random.Random(0))
    arena.sweep("plain").expect(0, says="4 ok")
    shutil.copy(arena.store, scratch / "full.sqlite")
    keep_full_store(scratch / "full.sqlite")
    if is_full:
        for words in (trace_words(), occupancy_words(), export_words("-o", arena.work / "x.py")):
            arena.run(*words).expect(0)
        arena.sweep("hostile", env={"FAULT_WAY": "start-threads"}).expect(0, says="2 ok|3 ok")
    return arena.cache


def main() -> int:
    """Throw N faults, and print a table of what became of them."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("count", type=int, metavar="N", help="faults to throw; of 0, each kind once")
    parser.add_argument("seed", type=int, nargs="?", default=0, metavar="SEED")
    parser.add_argument("--kind", action="append", choices=sorted(kind.name for kind in KINDS), metavar="NAME")
    parser.add_argument("--component", action="append", metavar="NAME", help="its kinds only")
    parser.add_argument("--sample", action="store_true", help="each cheap kind once")
    parser.add_argument("--list", action="store_true", help="list the kinds")
    asked = parser.parse_args()
    if asked.list:
        for kind in KINDS:
            print(f"{kind.component:12} {kind.name:28} {kind.holds}")
        return 0
    here = [
        kind
        for kind in KINDS
        if not kind.obstacle
        and (not asked.kind or kind.name in asked.kind)
        and (not asked.component or kind.component in asked.component)
    ]
    rng = random.Random(asked.seed)
    if asked.sample:
        drawn = [kind for kind in here if kind.is_sampled]
    elif not asked.count:
        drawn = here
    else:
        drawn = rng.choices(here, [kind.weight for kind in here], k=asked.count)
    for name in (*WARM, *(kind.component for kind in drawn if kind.component == "distributed")):
        import_module(name)
    adopt_orphans()
    scratch = Path(tempfile.mkdtemp(prefix="workbench-faults-"))
    scratch.chmod(0o755)
    tallies: dict[str, Tally] = {}
    try:
        template = make_template(scratch, is_full=not asked.sample)
        for number, kind in enumerate(drawn):
            start_s = time.monotonic()
            seed = f"{asked.seed} {number} {kind.name}"
            cause = throw(kind, seed, scratch, template)
            tally = tallies.setdefault(kind.name, Tally())
            tally.runs += 1
            tally.wall_s += time.monotonic() - start_s
            if cause:
                tally.causes[cause.splitlines()[0][:100]] += 1
                tally.examples.setdefault(cause.splitlines()[0][:100], f"seed {seed!r}: {cause}")
                print(f"{number}: {kind.name}: {cause}", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print("stopped before the end", file=sys.stderr)
    except OSError as error:  # of the harness's own: what was found until then is told all the same
        print(f"stopped before the end: {error}", file=sys.stderr)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    return report(tallies)


def report(tallies: dict[str, Tally]) -> int:
    """Print the table; return 1 where something did not hold."""
    failures = 0
    for kind in KINDS:
        if (tally := tallies.get(kind.name)) is not None:
            failed = sum(tally.causes.values())
            failures += failed
            mean_s = tally.wall_s / tally.runs
            print(f"{kind.component:12} {kind.name:28} {tally.runs:5} runs {failed:4} failed {mean_s:6.1f} s")
            for cause, count in tally.causes.most_common():
                print(f"{'':14}{count} x {cause}")
    runs = sum(tally.runs for tally in tallies.values())
    print(f"{runs} faults of {len(tallies)} kinds: {failures} failures")
    for kind in KINDS:
        if kind.obstacle:
            print(f"not thrown: {kind.name}: {kind.obstacle}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
