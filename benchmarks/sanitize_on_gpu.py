"""Run every variant of every op at small size under NVIDIA's compute-sanitizer.

``python benchmarks/sanitize_on_gpu.py`` runs its four tools side by side, each on processes that launch our kernels and
next to nothing of PyTorch's; as many processes as there are cores, after one round without a tool that compiles the
kernels. The verdicts go to ``results/compute_sanitizer-DATE.json`` as they come; the exit code is 1 where a tool finds
something, or a process, with a tool or without, did not come to its end.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import torch

from workbench.core.environment import cores
from workbench.op import Case, Op, Variant, load_ops

TOOLS = ("memcheck", "racecheck", "initcheck", "synccheck")
SMALL = (
    *("odd", "training_odd", "everything", "block_and_one", "eval_odd", "strips", "training_large_group"),
    *("channels_last_slices", "training_channels_last_slices", "eval_channels_last_slices"),
)
FOR_HOPPER = (
    *("channels_last_slices", "training_channels_last_slices"),
    *("strip", "strip_huge", "strip_nonfinite", "tiles", "training_tile_per_channel", "training_large_channel"),
    *("tiles_16_bits", "training_tile_per_channel_16_bits", "rounds_16_bits"),
    *("sample_eval_one", "sample_training_two"),
    *("rows", "rows_huge", "rows_nonfinite", "resident_far_from_zero", "warpgroups"),
    *("planes", "planes_dark", "strip_wide", "strips_wide", "three_strips_wide", "strip_padding", "strip_dark"),
    "three_phases",
)
SHARES = {tool: 4 if tool == "racecheck" else 1 for tool in TOOLS}
"""Processes of each tool on four cores; racecheck takes longest."""
TIMEOUT_S = 240.0
"""That the tools have by default, all of them together."""
MARK = "variant: "


def launches(wanted: Sequence[str]) -> Iterator[tuple[Op, Variant, Case]]:
    """Yield the cases of every variant, or of those whose op and name hold a text: the smallest that they take."""
    for op in load_ops():
        for variant in op.variants:
            for case in op.cases:
                is_wanted = not wanted or any(text in f"{op.name} {variant.name}" for text in wanted)
                if is_wanted and case.name in (FOR_HOPPER if variant.is_exact else SMALL):
                    yield op, variant, case


def launch_all(names: Sequence[str]) -> None:
    """Launch each variant and case of these names once, on data that the host has drawn, if the variant takes it."""
    for op, variant, case in launches([]):
        if (name := name_of(op, variant, case)) not in names:
            continue
        dtypes = case.dtypes or ("float32",)
        dtype = "float32" if "float32" in dtypes else dtypes[0]
        drawn = case.make(getattr(torch, dtype), torch.Generator().manual_seed(0))
        tensors = [None if tensor is None else tensor.cuda() for tensor in drawn]
        with torch.backends.cudnn.flags(enabled=True, allow_tf32=variant.tf32):
            if variant.obstacle(*tensors, **case.attributes):
                continue
            sys.stdout.write(f"{MARK}{name}\n")
            sys.stdout.flush()
            variant(*tensors, **case.attributes)
        torch.cuda.synchronize()


def name_of(op: Op, variant: Variant, case: Case) -> str:
    """Return what a launch is called in the output."""
    return f"{op.name} {variant.name} {case.name}"


def launched_in(output: str) -> list[str]:
    """Return the names of the launches that a process has begun."""
    return [line.removeprefix(MARK) for line in output.splitlines() if line.startswith(MARK)]


def dealt(names: Sequence[str], shares: int) -> list[list[str]]:
    """Deal names to so many processes, or to fewer where some would launch nothing: a tool fails there."""
    return [list(names[share::shares]) for share in range(min(shares, len(names)))]


@dataclass(frozen=True)
class Ended:
    """A process that has come to its end, or was stopped: its tool, output, exit code and seconds."""

    tool: str
    output: str
    code: int
    seconds: float


def run(tool: str, command: Sequence[str], environment: Mapping[str, str], stop: float) -> Ended:
    """Run a process until it ends or `stop`, a time of the monotonic clock."""
    began = time.monotonic()
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=dict(environment)
    ) as process:
        try:
            output, _ = process.communicate(timeout=max(0.1, stop - began))
        except subprocess.TimeoutExpired:
            process.kill()
            output, _ = process.communicate()
    return Ended(tool, output, process.returncode, time.monotonic() - began)


def verdict(tool: str, ended: Sequence[Ended], shares: int) -> dict[str, Any]:
    """Read a tool's output: its own counts, and the variants under whose name it said something."""
    summaries = [re.findall(r"(?:ERROR|RACECHECK) SUMMARY: (\d+) ", one.output) for one in ended]
    counts = [max(map(int, found)) for found in summaries if found]
    output = "\n".join(one.output for one in ended)
    launched, findings, current = launched_in(output), [], ""
    for line in output.splitlines():
        if line.startswith(MARK):
            current = line.removeprefix(MARK)
        elif re.match(r"=+ (Error|Warning|Invalid|Uninitialized|Barrier|Divergent|Program hit)", line):
            findings.append(f"{current}: {line.lstrip('= ')}")
    is_whole = len(counts) == shares and not any(one.code for one in ended)
    return {
        "tool": tool,
        "findings": sum(counts) if counts else None,
        "exit_codes": [one.code for one in ended],
        "seconds": round(sum(one.seconds for one in ended), 1),
        "launched": launched,
        "first_findings": findings[:20],
        "clean": is_whole and not any(counts) and bool(launched),
    }


def main() -> int:
    """Start the tools, wait for them, write what they say."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", type=Path, help="where to write the result")
    parser.add_argument("--only", action="append", default=[], help="variants whose op and name hold this text")
    parser.add_argument("--sanitizer", help="the compute-sanitizer to run; by default that of PATH or the toolkit")
    parser.add_argument("--seconds", type=float, default=TIMEOUT_S, help="stop what still runs after so long")
    parser.add_argument("--launch", metavar="NAME", nargs="+", help="launch these, as the tools are told to")
    arguments = parser.parse_args()
    if arguments.launch:
        launch_all(arguments.launch)
        return 0
    sanitizer = arguments.sanitizer or shutil.which("compute-sanitizer") or "/usr/local/cuda/bin/compute-sanitizer"
    now, stop = datetime.now(UTC), time.monotonic() + arguments.seconds
    path = arguments.json or Path(__file__).parent / "results" / f"compute_sanitizer-{now:%Y-%m-%d}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    # Every tensor is an allocation of its own, so that an access past its end is seen.
    environment = {**os.environ, "PYTORCH_NO_CUDA_MEMORY_CACHING": "1", "PYTHONUNBUFFERED": "1"}
    version = subprocess.run([sanitizer, "--version"], capture_output=True, text=True, check=False).stdout
    document: dict[str, Any] = {
        "what": "compute-sanitizer over every variant at small size",
        "date": now.isoformat(timespec="seconds"),
        "gpu": torch.cuda.get_device_name(),
        "torch": torch.__version__,
        "sanitizer": " ".join(re.findall(r"[Vv]ersion (\S+)", version)),
    }

    def child(tool: str, names: Sequence[str]) -> Ended:
        check = [sanitizer, "--tool", tool, "--error-exitcode", "9", "--print-limit", "40"] if tool else []
        return run(tool, [*check, sys.executable, __file__, "--launch", *names], environment, stop)

    taken: list[str] = []
    codes: list[int] = []
    with ThreadPoolExecutor(cores()) as threads:
        wanted = dealt([name_of(*one) for one in launches(arguments.only)], cores())
        for names, bare in zip(wanted, threads.map(child, [""] * len(wanted), wanted), strict=True):
            sys.stdout.write(f"{bare.output}exit code {bare.code}\n" if bare.code else "")
            taken += names if bare.code else launched_in(bare.output)  # it may have died before it began the others
            codes.append(bare.code)
        shares = {tool: dealt(taken, SHARES[tool] * max(1, cores() // len(TOOLS))) for tool in TOOLS}
        longest_first = sorted(TOOLS, key=SHARES.__getitem__, reverse=True)
        waiting = [threads.submit(child, tool, names) for tool in longest_first for names in shares[tool]]
        ended: dict[str, list[Ended]] = {tool: [] for tool in TOOLS}
        document["without_a_tool"] = {"exit_codes": codes}
        document["rows"] = [verdict(tool, [], len(shares[tool])) for tool in TOOLS]
        path.write_text(json.dumps(document, indent=1) + "\n")
        for one in as_completed(waiting):
            name = one.result().tool
            ended[name].append(one.result())
            path.with_suffix(f".{name}.log").write_text("".join(each.output for each in ended[name]))
            document["rows"] = [verdict(tool, done, len(shares[tool])) for tool, done in ended.items()]
            path.write_text(json.dumps(document, indent=1) + "\n")
    for row in document["rows"]:
        sys.stdout.write(f"{row['tool']}: {row['findings']} findings, {len(row['launched'])} launched")
        sys.stdout.write(f"{'' if row['clean'] else ', NOT CLEAN'}\n")
        sys.stdout.write("".join(f"  {finding}\n" for finding in row["first_findings"]))
    return 0 if not any(codes) and all(row["clean"] for row in document["rows"]) else 1


if __name__ == "__main__":
    sys.exit(main())
