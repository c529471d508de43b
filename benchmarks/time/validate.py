"""Hold the model of time against measured launches: predict each on the CPU, print a table, write the JSON.

python benchmarks/time/validate.py benchmarks/results/time-H200-DATE.json --table  # needs no GPU
python benchmarks/time/validate.py benchmarks/results/time-H200-DATE.json --group sweep --every 9 --workers 8
python benchmarks/time/validate.py benchmarks/results/time_calls-H200-DATE.json
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any

import torch
from launches import Call, Launch, all_calls, all_launches, is_aside
from times import load

import workbench as wb
from workbench.compile.disassembly import list_together
from workbench.core.chips import Chip
from workbench.core.errors import WorkbenchError
from workbench.core.process import keep_for_good
from workbench.op.launches import predictions
from workbench.tune.forecast import rank_correlation

CPU = torch.device("cpu")
BEGIN, END = "<!-- benchmarks/time/validate.py: begin -->", "<!-- benchmarks/time/validate.py: end -->"
SHORT_S = 2.0
TOGETHER = (8, 32)
"""Configs of a sweep whose machine code is read together: at the end, and at most."""
MANY = 12
"""Launches from which on a group's ranks are compared."""


@dataclass(frozen=True)
class Subject:
    """A call that was measured.

    Attributes
    ----------
    name, group : str
    us : float
        Measured.
    predict : callable
        Predicts its launches, one after another.
    kernels : callable
        Loads its kernels.
    """

    name: str
    group: str
    us: float
    predict: Callable[[], Iterable[wb.Prediction]]
    kernels: Callable[[], Iterable[wb.Kernel]] = tuple


def of_launches(measured: Mapping[str, float], gpu: str) -> Iterator[Subject]:
    """Yield the launches of `launches.py` that were measured; those of a sweep share their tensors."""
    made: dict[int, Any] = {}
    loaded: dict[str, wb.Kernel] = {}  # whose machine code was read with others'

    def kernels(launch: Launch) -> list[wb.Kernel]:
        loaded[launch.name] = load(launch)
        return [loaded[launch.name]]

    def predict(launch: Launch) -> list[wb.Prediction]:
        kernel = loaded.pop(launch.name, None) or load(launch)
        fills = {id(each): each for each in launch.arguments if callable(each)}
        if not launch.group.startswith("sweep"):
            made.clear()
        made.update({key: fill(CPU) for key, fill in fills.items() if key not in made})
        values = [made.get(id(each), each) for each in launch.arguments]
        return [kernel.predict(*values, grid=launch.grid, block=launch.block, gpu=gpu, overlap=True)]

    for launch in all_launches():
        if launch.name in measured:
            us = measured[launch.name]
            yield Subject(launch.name, launch.group, us, partial(predict, launch), partial(kernels, launch))


def of_calls(measured: Mapping[str, float], gpu: str) -> Iterator[Subject]:
    """Yield the variants of `kernels_cu` that were measured, on whichever layer."""

    def predict(call: Call) -> Iterator[wb.Prediction]:
        return predictions(call.plan(call.tensors(CPU)), call.variant.kernel, gpu)

    for call in all_calls():
        if call.name in measured:
            group = "kernels_cu, aside" if is_aside(call.name) else "kernels_cu"
            yield Subject(call.name, group, measured[call.name], partial(predict, call))


def judge(subject: Subject) -> dict[str, Any]:
    """Predict a call and put it beside its measured time."""
    row: dict[str, Any] = {"name": subject.name, "group": subject.group, "us": subject.us, "predicted_us": None}
    found: list[wb.Prediction] = []
    ends = [time.process_time()]
    try:
        for one in subject.predict():
            found.append(one)
            ends.append(time.process_time())
    except WorkbenchError as error:
        return row | {"outside": [str(error)[:200]], "took_s": [time.process_time() - ends[0]]}
    outside = sorted({why for one in found for why in one.outside})
    if not outside:
        row["predicted_us"] = sum(one.microseconds or 0.0 for one in found)
    longest = max(found, key=lambda one: one.microseconds or 0.0)
    return row | {
        "low_us": sum(one.low_us for one in found),
        "high_us": sum(one.high_us for one in found),
        "bound": longest.bound,
        "resources_us": {name: round(us, 3) for name, us in longest.resources_us.items()},
        "instructions": [one.instructions for one in found],
        "outside": outside,
        "took_s": [end - start for start, end in pairwise(ends)],
    }


def judge_together(subjects: Sequence[Subject], gpu: str) -> list[dict[str, Any]]:
    """Judge calls whose machine code is read in one run of nvdisasm."""
    if len(subjects) > 1:
        arch = Chip.of(gpu).arch.name
        list_together(kernel.current_build().machine_code(arch) for one in subjects for kernel in one.kernels())
    return [judge(one) for one in subjects]


def batches(subjects: Sequence[Subject], workers: int) -> Iterator[Sequence[Subject]]:
    """Cut sweeps into pieces, smaller ones towards the end; anything else is predicted by itself."""
    fewest, most = TOGETHER
    for group, some in groupby(subjects, key=lambda one: one.group):
        rows = list(some)
        while rows:
            size = min(max(len(rows) // (2 * workers), fewest), most) if group.startswith("sweep") else 1
            yield rows[:size]
            del rows[:size]


def judged(subjects: Sequence[Subject], workers: int, gpu: str) -> Iterator[dict[str, Any]]:
    """Judge calls in some processes, in the order of the calls."""
    some = list(batches(subjects, workers))
    keep_for_good()  # the imports, and the calls to judge
    if workers == 1:
        for batch in some:
            yield from judge_together(batch, gpu)
        return
    _BATCHES.extend((batch, gpu) for batch in some)  # a forked process has them; they are not to be pickled
    with multiprocessing.get_context("fork").Pool(workers, torch.set_num_threads, (1,)) as pool:
        for rows in pool.imap(_judge_one, range(len(some))):
            yield from rows


_BATCHES: list[tuple[Sequence[Subject], str]] = []


def _judge_one(number: int) -> list[dict[str, Any]]:
    return judge_together(*_BATCHES[number])


def line(row: dict[str, Any]) -> str:
    """Render a row."""
    if row["predicted_us"] is None:
        return f"{row['name'][:60]:60} {row['us']:9.1f}  outside: {'; '.join(row['outside'])}"
    most = sorted(row["resources_us"].items(), key=lambda pair: -pair[1])[:4]
    return (
        f"{row['name'][:60]:60} {row['us']:9.1f} {row['predicted_us']:9.1f} "
        f"{100 * (row['predicted_us'] / row['us'] - 1):+6.0f} % {' ' if inside(row) else '!'} "
        f"[{row['low_us']:.1f}, {row['high_us']:.1f}] {row['bound']:14} {sum(row['took_s']):.1f} s "
        f"{', '.join(f'{name} {us:.1f}' for name, us in most)}"
    )


def inside(row: dict[str, Any]) -> bool:
    """Tell whether the measured time is in the predicted interval."""
    return bool(row["low_us"] <= row["us"] <= row["high_us"])


def summary(name: str, rows: Sequence[dict[str, Any]]) -> str:
    """Sum up the errors of some calls, and how well their predictions rank them."""
    some = [row for row in rows if row["predicted_us"] is not None]
    if not some:
        return f"{name}: all {len(rows)} outside the model"
    errors = [100 * abs(row["predicted_us"] / row["us"] - 1) for row in some]
    far = sum(not 0.5 <= row["predicted_us"] / row["us"] <= 2 for row in some)
    text = (
        f"{name}: {len(some)} of {len(rows)} predicted, error mean {statistics.mean(errors):.1f} %, "
        f"median {statistics.median(errors):.1f} %, {sum(map(inside, some))} in their interval, {far} over 2 x"
    )
    if len(some) >= MANY:
        best = min(row["us"] for row in some)
        top = sorted(some, key=lambda row: row["predicted_us"])[: max(len(some) // 10, 1)]
        correlation = rank_correlation([row["predicted_us"] for row in some], [row["us"] for row in some])
        text += (
            f"; rank correlation {correlation:.3f}, pick {top[0]['us'] / best:.3f} x the best, "
            f"best of the top tenth {min(row['us'] for row in top) / best:.3f} x"
        )
    return text


def durations(what: str, seconds: Sequence[float]) -> str:
    """Sum up the processor time that predictions took."""
    ordered = sorted(seconds)
    share = sum(each <= SHORT_S for each in ordered) / len(ordered)
    return (
        f"a {what}'s prediction: median {statistics.median(ordered):.2f} s of processor time, {100 * share:.1f} % of "
        f"{len(ordered)} at most {SHORT_S:.0f} s, the longest {ordered[-1]:.1f} s\n"
    )


def write_table(rows: Sequence[dict[str, Any]]) -> None:
    """Put a row for each launch, and a line for each group, into the page."""
    page = Path(__file__).parents[2] / "docs" / "time.md"
    before, rest = page.read_text(encoding="utf-8").split(BEGIN)
    lines = ["| launch | measured us | predicted | error | interval | bound |", "|---|---|---|---|---|---|"]
    singles = [row for row in rows if not row["group"].startswith("sweep")]
    for row in singles:
        if row["predicted_us"] is None:
            lines.append(f"| {row['name']} | {row['us']:.4g} | outside | | | {'; '.join(row['outside'])} |")
            continue
        error = 100 * (row["predicted_us"] / row["us"] - 1)
        span = f"{row['low_us']:.4g} to {row['high_us']:.4g}{'' if inside(row) else ' (missed)'}"
        lines.append(
            f"| {row['name']} | {row['us']:.4g} | {row['predicted_us']:.4g} | {error:+.0f} % | {span} "
            f"| {row['bound']} |"
        )
    groups = sorted({row["group"] for row in rows})
    sums = [summary(group, [row for row in rows if row["group"] == group]) for group in groups]
    text = "\n".join([*lines, "", *(f"- {each}" for each in [*sums, summary("all but sweeps", singles)])])
    page.write_text(f"{before}{BEGIN}\n{text}\n{END}{rest.split(END)[1]}", encoding="utf-8")


def main() -> int:
    """Predict, compare, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("measured", type=Path, nargs="+", help="what times.py measured")
    parser.add_argument("--gpu", default="H200")
    parser.add_argument("--group", default="", help="only groups in whose name this stands")
    parser.add_argument("--match", default="", help="only calls in whose name this stands")
    parser.add_argument("--most-us", type=float, default=float("inf"), help="only calls that take no longer")
    parser.add_argument("--every", type=int, default=1, help="of a sweep, one in so many")
    parser.add_argument("--workers", type=int, default=1, help="processes that predict")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--table", action="store_true", help="put the results into docs/time.md")
    options = parser.parse_args()
    rows_of = (json.loads(path.read_text())["rows"] for path in options.measured)
    measured = {row["name"]: row["us"] for rows in rows_of for row in rows}
    subjects = [*of_launches(measured, options.gpu), *of_calls(measured, options.gpu)]
    chosen = [
        one
        for i, one in enumerate(subjects)
        if options.group in one.group
        and options.match in one.name
        and one.us <= options.most_us
        and (i % options.every == 0 or not one.group.startswith("sweep"))
    ]
    rows, start = [], time.monotonic()
    for row in judged(chosen, options.workers, options.gpu):
        rows.append(row)
        sys.stdout.write(line(row) + "\n")
        sys.stdout.flush()
        if options.json:  # so far: a run may be cut off
            options.json.write_text(json.dumps({"gpu": options.gpu, "rows": rows}, indent=1) + "\n", encoding="utf-8")
    for group in sorted({row["group"] for row in rows}):
        sys.stdout.write(summary(group, [row for row in rows if row["group"] == group]) + "\n")
    sys.stdout.write(summary("all but sweeps", [r for r in rows if not r["group"].startswith("sweep")]) + "\n")
    sys.stdout.write(durations("call", [sum(row["took_s"]) for row in rows]))
    sys.stdout.write(durations("launch", [each for row in rows for each in row["took_s"]]))
    sys.stdout.write(f"{len(rows)} calls in {time.monotonic() - start:.1f} s of wall time, {options.workers} at once\n")
    if options.table:
        write_table(rows)
    return 0


if __name__ == "__main__":
    sys.exit(main())
