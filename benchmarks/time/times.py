"""Time the launches of `launches.py` on a GPU, with the L2 cache cold, as `workbench bench` does.

python benchmarks/time/times.py --json FILE --kinds singles calls --seconds 200   # needs a CUDA GPU
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

import torch
from launches import Call, Launch, all_launches, calls, is_aside
from references import REFERENCES, wrong

import workbench as wb
from workbench.bench.conditions import Machine
from workbench.bench.timers import CudaTimer
from workbench.compile import Source
from workbench.compile.pool import CompilePool
from workbench.core.errors import WorkbenchError

DEVICE = torch.device("cuda")
COMPILERS = 16
MOST_KEPT = 16  # tensors of the launches before
KINDS = ("singles", "calls", "sweeps")
LONG_US = 2000.0
"""A launch that takes longer is timed three times only."""


def load(launch: Launch) -> wb.Kernel:
    """Load the kernel of a launch."""
    return wb.load(launch.file, launch.kernel, defines=dict(launch.defines))


def compile_ahead(launches: list[Launch]) -> None:
    """Compile what will run, in processes side by side."""
    arch = "sm_{}{}".format(*torch.cuda.get_device_capability(DEVICE))
    wanted = {(each.file, each.kernel, tuple(each.defines.items())): each for each in launches}
    pool = CompilePool()

    def build(launch: Launch) -> None:
        try:
            pool.examine(Source.read(launch.file), launch.kernel, load(launch).options, arch)
        except WorkbenchError as error:
            sys.stdout.write(f"{launch.name}: {str(error)[:300]}\n")

    with ThreadPoolExecutor(COMPILERS) as threads:
        list(threads.map(build, wanted.values()))
    pool.close()


def compile_calls(chosen: Iterable[Call]) -> None:
    """Compile what variants of `kernels_cu` launch, likewise."""
    arch = "sm_{}{}".format(*torch.cuda.get_device_capability(DEVICE))
    pool = CompilePool()
    wanted = {}
    for call in chosen:
        for launch in call.plan(call.tensors(torch.device("cpu"))).launches:
            kernel = call.variant.kernel(launch)
            wanted[call.variant.source, kernel.name, str(kernel.options)] = (call.variant.target(arch), kernel.options)

    def build(key: tuple[Path, str, str]) -> None:
        target, compile_options = wanted[key]
        pool.examine(Source.read(key[0]), key[1], compile_options, target)

    with ThreadPoolExecutor(COMPILERS) as threads:
        list(threads.map(build, wanted))
    pool.close()


Ready = tuple[str, str, Callable[[], Callable[[], object]]]


def of_launches(launches: Iterable[Launch]) -> Iterator[Ready]:
    """Yield name, group and what makes the call, of each launch."""
    tensors: dict[int, Any] = {}

    def ready(launch: Launch) -> Callable[[], object]:
        if len(tensors) > MOST_KEPT:
            tensors.clear()
        values = [tensors.setdefault(id(each), each(DEVICE)) if callable(each) else each for each in launch.arguments]
        run = partial(load(launch).launch, *values, grid=launch.grid, block=launch.block, overlap=True)
        output = REFERENCES[launch.kernel].output
        before = [each.clone() if i == output else each for i, each in enumerate(values)]
        run()
        if found := wrong(launch.kernel, before, values):
            raise RuntimeError(found)
        return run

    for launch in launches:
        yield launch.name, launch.group, partial(ready, launch)


def of_calls(chosen: Iterable[Call]) -> Iterator[Ready]:
    """Yield the same of each variant of `kernels_cu`."""

    def ready(call: Call) -> Callable[[], object]:
        tensors = call.tensors(DEVICE)
        before = [each if each is None else each.clone() for each in tensors]
        plan = call.plan(tensors)
        call.variant.execute(plan)
        if found := call.wrong(before, plan.outputs):
            raise RuntimeError(found)
        prepared = [
            call.variant.kernel(one).prepare(**one.configuration, **one.arguments) for one in plan.launches
        ]  # the host is not to be late: the time is the GPU's

        def run() -> None:
            plan.fill()
            for one in prepared:
                one.run()

        return run

    for call in chosen:
        yield call.name, f"{call.layer.op} {call.variant.name}", partial(ready, call)


def write(path: Path, machine: Machine, rows: list[dict[str, Any]]) -> None:
    """Write what is measured so far: a run may be cut off."""
    document = {
        "what": "the GPU's time of a launch, L2 cold, median; each output was compared with PyTorch's before",
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": {**vars(machine), "torch": torch.__version__},
        "rows": rows,
    }
    path.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")


def sampled(launches: list[Launch], every: int) -> list[Launch]:
    """Keep one config in so many of the sweeps, and everything else."""
    single = [each for each in launches if not each.group.startswith("sweep")]
    return single + [each for each in launches if each.group.startswith("sweep")][::every]


def main() -> int:
    """Measure, print, write the JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", type=Path, required=True, help="where to write the results")
    parser.add_argument("--seconds", type=float, default=100.0, help="stop after so long")
    parser.add_argument("--match", default="", help="only launches in whose name this stands")
    parser.add_argument("--group", default="", help="only launches of groups in whose name this stands")
    parser.add_argument(
        "--kinds",
        nargs="+",
        choices=KINDS,
        default=["singles", "sweeps"],
        help="single launches, the variants of kernels_cu, the sweeps of launches.py",
    )
    parser.add_argument("--every", type=int, default=1, help="of a sweep, one config in so many")
    parser.add_argument("--without", type=Path, help="a file of results: not what stands there")
    options = parser.parse_args()
    known = {row["name"] for row in json.loads(options.without.read_text())["rows"]} if options.without else set()
    end = time.perf_counter() + options.seconds
    chosen = [
        each
        for each in all_launches()
        if options.match in each.name
        and options.group in each.group
        and each.name not in known
        and ("sweeps" if each.group.startswith("sweep") else "singles") in options.kinds
    ]
    chosen = sampled(chosen, options.every)
    of_ops = {call.name: call for call in calls()} if "calls" in options.kinds else {}
    wanted = [call for name, call in of_ops.items() if options.match in name and name not in known]
    compile_ahead(chosen)
    compile_calls(wanted)
    timer, machine = CudaTimer(DEVICE, cold=True), Machine.of("cuda")
    rows: list[dict[str, Any]] = []
    num_singles = sum(not each.group.startswith("sweep") for each in chosen)
    for name, group, ready in chain(
        of_launches(chosen[:num_singles]), of_calls(wanted), of_launches(chosen[num_singles:])
    ):
        if time.perf_counter() > end:
            sys.stdout.write(f"out of time before {name}\n")
            break
        try:
            sampler = timer.ready(ready())
            samples = sampler.take(3)
            if statistics.median(samples) < LONG_US:
                samples += sampler.take(4)
        except (WorkbenchError, RuntimeError) as error:
            sys.stdout.write(f"{name}: {str(error)[:300]}\n")
            continue
        us = statistics.median(samples)
        spread = (max(samples) - min(samples)) / us
        rows.append({"name": name, "group": group, "us": us, "spread": spread, "how": sampler.how})
        is_told = "aside" not in group and group != "strangers" and not (name in of_ops and is_aside(name))
        sys.stdout.write(f"{name}: {f'{us:.2f} us' if is_told else 'kept aside'}, spread {100 * spread:.1f} %\n")
        sys.stdout.flush()
        write(options.json, machine, rows)
    return 0 if rows else 1


if __name__ == "__main__":
    sys.exit(main())
