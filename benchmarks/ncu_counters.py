"""Predicted counters beside those of Nsight Compute, for every variant of ``kernels_cu`` in every element type.

``python benchmarks/ncu_counters.py`` does all on a machine with a GPU. ``--predict FILE`` only predicts, which needs
none; ``--measure FILE`` takes such predictions up. The result is ``results/ncu_counters-DATE.json``: a row for each
launch of a small case of each variant, with the metrics of ``docs/counters.md``, predicted and measured, and what was
executed of each memory instruction of the PTX and of the machine code. Each op is profiled in a process of its own,
while other cores compile and predict the next ops and read the report of the last one. The file is written once an op's
report is read, and again once its predictions are there. Where reading fails, no further op is profiled, and the report
of that op is kept beside the file. ``--only OP`` names the ops.

Where a counter is not as predicted, the reason stands beside it, if what was read of the single instructions proves one
of `REASONS`; the exit code is 1 where it does not, and where counters are forbidden, which the command then says.
``accesses`` as first argument launches the single accesses of ``access_patterns.py`` in the variants' place.
"""

from __future__ import annotations

import argparse
import csv
import importlib
import json
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

import torch
from access_patterns import patterns

from workbench.analysis.counters import METRICS
from workbench.analysis.trace import Trace
from workbench.cli.launches import traced_case
from workbench.core.environment import cores
from workbench.core.errors import WorkbenchError
from workbench.core.events import Kind, Order, Space
from workbench.op import gpu_for, load_ops, planned_for
from workbench.op.launches import CaseLaunch, launches_of

RESULTS = Path(__file__).parent / "results"
ARCH = "sm_90"
"""Of the GPUs that are measured; without one, predictions are for its usual card."""
NAMES = tuple(metric.name for metric in METRICS)
TOLERANCE = {"wavefronts": 0.01, "conflicts": None}
"""Largest difference by part of a metric's name, relative; None: not judged. All others are to be equal."""

BESIDE = (
    "smsp__inst_executed.sum",
    "smsp__thread_inst_executed.sum",
    "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_atom.sum",
    "l1tex__data_pipe_lsu_wavefronts_mem_shared.sum",
)
"""Measured too, and not predicted."""

OF_INSTRUCTIONS = {
    "executed": "inst_executed",
    "requests": "memory_l1_tag_requests_global",
    "sectors": "memory_l2_theoretical_sectors_global",
    "wavefronts": "memory_l1_wavefronts_shared",
}
"""The profiler's metrics of single instructions, by what they are called here."""

INSTALLED = Path("/opt/nvidia/nsight-compute")
"""Where packages of CUDA put Nsight Compute; its ``ncu`` on the PATH may lie elsewhere."""

MEMORY = re.compile(r"(LD|ST|ATOM|RED|UBLKCP|UBLKRED|SYNCS|HGMMA|QGMMA)")
POLLS = re.compile(r"LDG\.E(\.\d+)?\.STRONG\.(GPU|SYS)")

Row = dict[str, Any]


VariantKey = tuple[int, int, str]
"""A variant in an element type: the op's number, the variant's, the dtype."""


def places(ops: Sequence[str]) -> list[VariantKey]:
    """List every variant of some ops in every element type, those for one architecture first."""
    chosen = [(i, j, v) for i, op in enumerate(load_ops()) if op.name in ops for j, v in enumerate(op.variants)]
    return [(i, j, d) for i, j, v in sorted(chosen, key=lambda each: not each[2].is_exact) for d in v.dtypes]


def launches(place: VariantKey, device: str) -> Iterator[tuple[Row, CaseLaunch]]:
    """Yield each launch of a small case of one variant."""
    op = load_ops()[place[0]]
    variant, dtype = op.variants[place[1]], place[2]
    case = traced_case(op, variant, dtype)
    for number, one in enumerate(launches_of(variant, dtype, case, 0, device)):
        kernel, launch = one.kernel, one.launch
        row = {"op": op.name, "variant": variant.name, "dtype": dtype, "case": case.name, "launch": number}
        row |= {"kernel": re.split("[<(]", kernel.name)[0], "grid": launch.grid, "block": launch.block}
        yield row, one


def variants(op: str, device: str) -> Iterator[tuple[Row, CaseLaunch]]:
    """Yield each launch of a small case of every variant of an op."""
    for place in places([op]):
        yield from launches(place, device)


PARTS: dict[str, Callable[[str, str], Iterator[tuple[Row, CaseLaunch]]]] = {
    "variants": variants,
    "accesses": lambda _, device: patterns(device),
}


def key(row: Row) -> tuple[Any, ...]:
    """Name a launch."""
    return tuple(row[name] for name in ("op", "variant", "dtype", "case", "launch"))


def predict_variant(place: VariantKey) -> list[Row]:
    """Trace what one variant launches on the GPU in one element type."""
    with planned_for(gpu_for(ARCH)):
        return [traced(row, one) for row, one in launches(place, "cpu")]


def traced(row: Row, one: CaseLaunch) -> Row:
    """Add what the emulator counts of a launch, or why it counts nothing."""
    try:
        trace = one.trace()
    except WorkbenchError as error:
        return row | {"predicted": None, "note": str(error)}
    memory = {
        str(r["mnemonic"]): int(r["warps"])
        for r in trace.instructions.rows
        if re.match("ld|st|atom|red|cp|mbar|wgmma", str(r["mnemonic"]))
    }
    sys.stderr.write(f"predicted {' '.join(map(str, key(row)))} {row['kernel']}\n")
    return row | {"predicted": trace.counters(), "polls": polls(trace), "ptx": memory}


def polls(trace: Trace) -> dict[str, int]:
    """Count the loads of global memory that wait for what other blocks write, by their width in bytes."""
    found: Counter[str] = Counter()
    for events in trace.log.batches():
        waiting = (
            (events["kind"] == Kind.LOAD) & (events["space"] == Space.GLOBAL) & (events["order"] & Order.ACQUIRE > 0)
        )
        found.update(str(width) for width in events["width_bytes"][waiting].tolist())
    return dict(found)


def compile_variant(place: VariantKey) -> set[str]:
    """Compile what one variant launches in one element type, for the profiled process to find in the cache; name it."""
    variant, names = load_ops()[place[0]].variants[place[1]], set[str]()
    with planned_for(gpu_for(ARCH)):
        for row, one in launches(place, "cpu"):
            one.kernel.resources(variant.target(ARCH))
            names.add(row["kernel"])
    return names


def launch_all(part: str, op: str, plan: Path, limit_s: float) -> None:
    """Run every launch on the GPU, once, until the time is over; this is what runs under the profiler.

    What is launched is written down, a line each, before the next; a launch that fails does not end the others.
    """
    end = time.monotonic() + limit_s
    with plan.open("w") as file:
        for row, one in PARTS[part](op, "cuda"):
            if time.monotonic() > end:
                break
            launch, note = one.launch, ""
            try:
                one.kernel.launch(
                    grid=launch.grid,
                    block=launch.block,
                    smem_bytes=launch.smem_bytes,
                    cooperative=launch.cooperative,
                    strided=bool(launch.strided),
                    **launch.arguments,
                )
                torch.cuda.synchronize()
            except (WorkbenchError, RuntimeError) as error:
                note = f"{type(error).__name__}: {error}"
            file.write(json.dumps(row | {"note": note}) + "\n")
            file.flush()


def profile(part: str, op: str, names: set[str], limit_s: float, folder: Path) -> tuple[list[Row], Path | None]:
    """Run `launch_all` of an op under Nsight Compute; return what it has launched, and the report, if there is one.

    Raises
    ------
    SystemExit
        If there is no profiler, or it may not read counters.
    """
    ncu = shutil.which("ncu")
    if ncu is None:
        raise SystemExit("expected Nsight Compute's ncu on the PATH; there is none: predict only, with --predict FILE")
    began = time.monotonic()
    plan, report = folder / f"{op}.jsonl", folder / f"{op}.ncu-rep"
    metrics = (*NAMES, *BESIDE, *(OF_INSTRUCTIONS.values() if part == "variants" else ()))
    printed = run_and_echo(
        *(ncu, "--force-overwrite", "--export", str(report), "--clock-control", "none"),
        *("--metrics", ",".join(metrics)),
        *("--kernel-name-base", "function", "--kernel-name", f"regex:^({'|'.join(sorted(names))})$"),
        *(sys.executable, __file__, part, "--only", op, "--launch", str(plan), "--limit", str(limit_s)),
    )
    if "ERR_NVGPUCTRPERM" in printed:
        raise SystemExit(
            "this machine forbids performance counters (ERR_NVGPUCTRPERM): an administrator can allow them with "
            "NVreg_RestrictProfilingToAdminUsers=0; the predictions need none"
        )
    if not report.exists() and time.monotonic() > began + limit_s:
        print(f"time is up before the first launch of {op}")
        return [], None
    if not report.exists():
        raise SystemExit(f"ncu made no report:\n{printed[-3000:]}")
    launched = [json.loads(line) for line in plan.read_text().splitlines()]
    sys.stderr.write(f"profiled {op}: {len(launched)} launches in {time.monotonic() - began:.1f} s\n")
    return launched, report


def read(part: str, launched: list[Row], report: Path | None, reader: Path | None) -> list[Row]:
    """Add to each launch what the report says was measured of it."""
    if report is None:
        return []
    ncu = shutil.which("ncu") or "ncu"
    raw = [ncu, "--import", str(report), "--csv", "--page", "raw", "--print-units", "base"]
    lines = [line for line in subprocess.check_output(raw, text=True).splitlines() if line.startswith('"')]
    readers = [reader] if reader else [Path(ncu).resolve().parent, INSTALLED]
    machine_code = instructions(report, readers) if part == "variants" else []
    profiled = list(csv.DictReader(lines))[1:]  # the first row has the units
    rows, at = [], 0
    for row in launched:
        if at < len(profiled) and profiled[at]["Kernel Name"].split("(")[0] == row["kernel"]:
            found = {n: round(float(v.replace(",", ""))) for n, v in profiled[at].items() if n in (*NAMES, *BESIDE)}
            rows.append(row | {"measured": found, "sass": machine_code[at] if machine_code else {}})
            at += 1
        else:
            rows.append(row | {"measured": None, "sass": {}})
    return rows


def run_and_echo(*command: str) -> str:
    """Run a command; pass on what it prints as it comes, and return it."""
    printed = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        for line in process.stdout or ():
            sys.stderr.write(line)
            printed.append(line)
    return "".join(printed)


def instructions(report: Path, folders: list[Path]) -> list[dict[str, dict[str, int]]]:
    """Read of each launch what its memory instructions did, by opcode; nothing where ncu has no Python module."""
    sys.path[:0] = [str(module.parent) for folder in folders for module in folder.rglob("ncu_report.py")]
    try:
        reader = importlib.import_module("ncu_report")
    except ImportError:
        where = ", ".join(map(str, folders))
        sys.stderr.write(f"no ncu_report.py under {where}: single instructions stay unread (--reader DIR)\n")
        return []
    launches = []
    context = reader.load_report(str(report))
    for part in range(context.num_ranges()):
        domain = context.range_by_idx(part)
        launches += [of_action(domain.action_by_idx(index)) for index in range(domain.num_actions())]
    return launches


def of_action(action: Any) -> dict[str, dict[str, int]]:
    """Sum what the profiler says of single instructions by opcode."""
    sums: dict[str, Counter[str]] = {}
    opcode_at = cache(lambda pc: re.sub(r"^(@!?U?P\w+ +)", "", action.sass_by_pc(pc).strip()).split(" ")[0].rstrip(";"))
    for name, metric_name in OF_INSTRUCTIONS.items():
        metric = action.metric_by_name(metric_name)
        if metric is None or not metric.num_instances():
            continue
        places = metric.correlation_ids()
        for instance in range(metric.num_instances()):
            opcode = opcode_at(places.as_uint64(instance))
            if MEMORY.match(opcode):
                counts = sums.setdefault(opcode, Counter())
                counts[name] += int(metric.as_uint64(instance))
                counts["places"] += name == "executed"
    return {opcode: dict(counts) for opcode, counts in sorted(sums.items())}


def differences(row: Row) -> list[Row]:
    """List the metrics that are not as predicted, with both values and the reason, where one is proved; else ``""``."""
    found = []
    for name in NAMES:
        predicted, measured = row["predicted"][name], row["measured"].get(name, 0)
        allowed = next((t for part, t in TOLERANCE.items() if part in name), 0.0)
        if allowed is not None and abs(predicted - measured) > allowed * measured:
            why = next((text for judge in REASONS if (text := judge(row, name))), "")
            found.append({"metric": name, "predicted": predicted, "measured": measured, "why": why})
    return found


def of_polls(row: Row, name: str) -> str:
    """Name loads that repeat until other blocks have written: how often is a matter of timing."""
    column = next((c for c in ("requests", "sectors") if f"t_{c}_pipe_lsu_mem_global_op_ld.sum" in name), None)
    if not row["polls"] or column is None:
        return ""
    widths = {{"4": None, "8": ".64", "16": ".128"}[width] for width in row["polls"]}
    loads = {opcode: counts for opcode, counts in row["sass"].items() if opcode.startswith("LDG")}
    waiting = {o for o in loads if (match := POLLS.fullmatch(o)) and match[1] in widths}
    others = sum(
        counts["executed" if column == "requests" else column] for o, counts in loads.items() if o not in waiting
    )
    repeats = f"polls: {', '.join(sorted(waiting))} repeats until other blocks have written"
    if row["predicted"][name] - sum(row["polls"].values()) == others:
        return f"{repeats}; all other loads as predicted"
    if others > row["measured"][name]:
        return ""
    machine = {o: c for o, c in executed(row["sass"], "LDG").items() if o not in waiting}
    return f"{repeats}; besides, {said(executed(row['ptx'], 'ld.global'))} of the PTX became {said(machine)}"


def of_spills(row: Row, name: str) -> str:
    """Name registers that the assembler keeps in local memory."""
    spills = executed(row["sass"], "LDL", "STL")
    if "local" not in name or executed(row["ptx"], "ld.local", "st.local") or not spills:
        return ""
    return f"spills: the PTX has no local memory; the machine code has {said(spills)}"


def of_arbitration(row: Row, name: str) -> str:
    """Name what the LSU loses to the copy engine and the tensor cores in shared memory: it counts as conflicts."""
    if "wavefronts" not in name:
        return ""
    lost = lost_to_others(row, name)
    if abs(row["predicted"][name] - (row["measured"][name] - lost)) > TOLERANCE["wavefronts"] * row["measured"][name]:
        return ""
    others = executed(row["sass"], "HGMMA", "UBLKCP")
    competitors = said(others) if others else "other accesses"
    return f"arbitration: {lost} wavefronts, counted as conflicts, are lost to {competitors}; the rest as predicted"


def of_instructions(row: Row, name: str) -> str:
    """Name instructions that the assembler made wider or double, if what is read of them sums up to the counter.

    A load or store through a generic address (``LD``, ``ST``) reaches shared memory too.
    """
    load = "op_ld." in name
    if "wavefronts" in name:
        ours, theirs = ("ld.shared", ("LDS", "LD.")) if load else ("st.shared", ("STS", "ST."))
        taken = sum(row["sass"][opcode].get("wavefronts", 0) for opcode in executed(row["sass"], *theirs))
        measured = row["measured"][name]
        proved = abs(taken + lost_to_others(row, name) - measured) <= TOLERANCE["wavefronts"] * measured
    elif "pipe_lsu_mem_global" in name:
        ours, theirs = ("ld.global", ("LDG.",)) if load else ("st.global", ("STG.",))
        machine = executed(row["sass"], *theirs)
        sectors = name.replace("requests", "sectors")
        taken = sum(row["sass"][opcode].get("sectors", 0) for opcode in machine)
        touches_the_same = row["predicted"][sectors] == row["measured"].get(sectors, 0) == taken
        # Those that were joined count a sector once in which each of them has touched a part.
        joined = sum(machine.values()) < sum(executed(row["ptx"], ours).values())
        if sectors == name:
            proved = joined and taken == row["measured"][name]
        else:
            proved = touches_the_same or (joined and sum(machine.values()) == row["measured"][name])
    else:
        return ""
    if not proved:
        return ""
    return f"instructions: {said(executed(row['ptx'], ours))} of the PTX became {said(executed(row['sass'], *theirs))}"


REASONS = (of_polls, of_spills, of_arbitration, of_instructions)


def lost_to_others(row: Row, name: str) -> int:
    """Count the conflicts of shared memory that were measured beyond those predicted."""
    conflicts = name.replace("data_pipe_lsu_wavefronts", "data_bank_conflicts_pipe_lsu")
    lost: int = row["measured"][conflicts] - row["predicted"][conflicts]
    return max(lost, 0)


def executed(counts: Mapping[str, Any], *beginnings: str) -> dict[str, int]:
    """Pick the instructions that begin so, and how often warps executed each."""
    chosen = {o: c["executed"] if isinstance(c, dict) else c for o, c in counts.items() if o.startswith(beginnings)}
    return {opcode: count for opcode, count in chosen.items() if count}


def said(counts: Mapping[str, int]) -> str:
    """Write counts as text."""
    return ", ".join(f"{count} {opcode}" for opcode, count in counts.items()) or "nothing"


def report(rows: list[Row]) -> bool:
    """Print a line for each launch, and one for each difference; tell whether all differences are explained."""
    good = True
    for row in rows:
        label = f"{row['op'][:40]:40} {row['variant']:18} {row['dtype']:8} {row['case'][:24]:24} {row['kernel']:28}"
        if row.get("predicted") is None or row["measured"] is None:
            print(f"{label} not compared: {row['note'][:90]}")
            good = False
            continue
        wrong = row["differences"]
        good &= all(each["why"] for each in wrong)
        print(f"{label} {'differs' if wrong else 'as predicted'}")
        for each in wrong:
            print(f"    {each['metric']:62} {each['predicted']:8} {each['measured']:8}  {each['why'] or 'UNEXPLAINED'}")
    return good


def main() -> int:
    """Predict, measure, compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", choices=PARTS, nargs="?", default="variants", help="what is launched")
    parser.add_argument("--predict", type=Path, metavar="FILE", help="write the predictions, and end")
    parser.add_argument("--measure", type=Path, metavar="FILE", help="take the predictions from a file")
    parser.add_argument("--out", type=Path, default=RESULTS, metavar="DIR")
    parser.add_argument("--limit", type=float, default=3600.0, metavar="SECONDS", help="launch nothing after so long")
    parser.add_argument(
        "--reader", type=Path, metavar="DIR", help="that holds ncu_report.py; else where ncu is installed"
    )
    parser.add_argument("--only", nargs="+", metavar="OP", help="ops whose variants are launched; else all")
    parser.add_argument("--launch", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    ops = [""] if options.part == "accesses" else options.only or [op.name for op in load_ops()]
    if options.launch:
        launch_all(options.part, ops[0], options.launch, options.limit)
        return 0
    with ProcessPoolExecutor(cores()) as pool, tempfile.TemporaryDirectory() as scratch:
        try:
            work = Work(pool, options.part, ops, options.measure, compiles=not options.predict)
            if options.predict:
                rows = [row for op in ops for row in work.predicted(op)]
                options.predict.write_text(json.dumps(rows, indent=1) + "\n")
                return 0
            return measure(work, options, Path(scratch))
        finally:
            pool.shutdown(cancel_futures=True)


class Work:
    """What other cores do while an op is profiled: they compile and predict op after op.

    Parameters
    ----------
    pool : ProcessPoolExecutor
    part : str
    ops : sequence of str
    taken_up : Path or None
        A file with the predictions.
    compiles : bool
        Whether to compile for the GPU too.
    """

    def __init__(
        self, pool: ProcessPoolExecutor, part: str, ops: Sequence[str], taken_up: Path | None, *, compiles: bool
    ) -> None:
        self.part, self.ops = part, ops
        self._known: dict[str, list[Row]] | None = None
        self._compiling: dict[str, list[Future[set[str]]]] = {}
        self._predicting: dict[str, list[Future[list[Row]]]] = {}
        if taken_up or part == "accesses":
            rows = json.loads(taken_up.read_text()) if taken_up else [traced(*each) for each in patterns("cpu")]
            self._known = {op: [row for row in rows if part == "accesses" or row["op"] == op] for op in ops}
        for op in ops:
            if compiles:
                self._compiling[op] = [pool.submit(compile_variant, place) for place in places([op])]
            if self._known is None:
                self._predicting[op] = [pool.submit(predict_variant, place) for place in places([op])]

    def compiled(self, op: str) -> set[str]:
        """Wait until an op is compiled; return the names of its kernels."""
        if self.part == "accesses":
            return {row["kernel"] for row in self.predicted(op)}
        return set[str]().union(*(each.result() for each in self._compiling[op]))

    def predicted(self, op: str) -> list[Row]:
        """Return what is predicted of an op, once it is."""
        if self._known is not None:
            return self._known[op]
        return [row for each in self._predicting[op] for row in each.result()]


def measure(work: Work, options: argparse.Namespace, scratch: Path) -> int:
    """Profile the ops; a thread reads what is profiled and writes it down, and another compares it with predictions.

    What is profiled before an error is read and written too. Where reading fails, nothing more is profiled.
    """
    options.out.mkdir(parents=True, exist_ok=True)
    today = datetime.now(UTC).date().isoformat()
    path = options.out / f"{'ncu_counters' if work.part == 'variants' else 'ncu_accesses'}-{today}.json"
    about = {"date": today, "gpu": torch.cuda.get_device_name(), "host": platform.platform()}
    rows: dict[str, list[Row]] = {}
    writing = Lock()

    def write(op: str, new: list[Row]) -> list[Row]:
        with writing:
            rows[op] = new
            all_rows = [row for each in rows.values() for row in each]
            beside = path.with_suffix(".part")
            beside.write_text(json.dumps(about | {"rows": all_rows}, indent=1) + "\n")
            beside.replace(path)
        return new

    def take(op: str, launched: list[Row], found: Path | None) -> list[Row]:
        try:
            return write(op, read(work.part, launched, found, options.reader))
        except Exception:
            if found is not None:
                print(f"the report of {op} cannot be read; it is kept: {shutil.copy(found, options.out)}")
            raise

    def compare(op: str, measured: Future[list[Row]]) -> bool:
        taken = measured.result()
        known = {key(row): row for row in work.predicted(op)}
        new = [known.get(key(row), {}) | row for row in taken]
        for row in new:
            if row.get("predicted") is not None and row["measured"] is not None:
                row["differences"] = differences(row)
        return report(write(op, new))

    in_time, end = True, time.monotonic() + options.limit
    with ThreadPoolExecutor(1) as judge, ThreadPoolExecutor(1) as reader:
        taken: list[Future[list[Row]]] = []
        compared: list[Future[bool]] = []
        for number, op in enumerate(work.ops):
            names = work.compiled(op)
            if any(each.done() and each.exception() for each in taken):
                break  # which is raised below
            if (rest_s := end - time.monotonic()) <= 0:
                print(f"time is up before {', '.join(work.ops[number:])}")
                in_time = False
                break
            taken.append(reader.submit(take, op, *profile(work.part, op, names, rest_s, scratch)))
            compared.append(judge.submit(compare, op, taken[-1]))
    explained = [each.result() for each in compared]
    known = [row for op in rows for row in work.predicted(op)]  # others are not waited for where the time is up
    if missing := {key(row) for row in known} - {key(row) for each in rows.values() for row in each}:
        print(f"not launched: {len(missing)} of {len(known)} predicted launches")
    return 0 if all(explained) and in_time and not missing else 1


if __name__ == "__main__":
    sys.exit(main())
