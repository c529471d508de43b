"""Run every variant of every op at small size under NVIDIA's compute-sanitizer.

``python benchmarks/sanitize_on_gpu.py`` runs its four tools at the same time, each on a process that launches our
kernels and next to nothing of PyTorch's. The verdicts go to ``results/compute_sanitizer-DATE.json``; the exit code is 1
where a tool finds something.
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
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import torch

from workbench.op import Case, Op, Variant, load_ops

TOOLS = ("memcheck", "racecheck", "initcheck", "synccheck")
SMALL = (
    *("odd", "training_odd", "everything", "block_and_one", "eval_odd", "strips", "training_large_group"),
    *("channels_last_slices", "training_channels_last_slices", "eval_channels_last_slices"),
)
FOR_HOPPER = (
    *("channels_last_slices", "training_channels_last_slices"),
    *("strip", "strip_huge", "strip_nonfinite", "tiles", "training_tile_per_channel", "training_large_channel"),
    *("tiles_16_bits", "training_tile_per_channel_16_bits"),
    *("sample_eval_one", "sample_training_two"),
    *("rows", "rows_huge", "rows_nonfinite", "resident_far_from_zero", "warpgroups"),
    *("planes", "planes_dark", "strip_wide", "strips_wide", "three_strips_wide", "strip_padding", "strip_dark"),
    "three_phases",
)
TIMEOUT_S = 120
MARK = "variant: "


def launches(wanted: Sequence[str]) -> Iterator[tuple[Op, Variant, Case]]:
    """Yield the cases of every variant, or of those whose op and name hold a text: the smallest that they take."""
    for op in load_ops():
        for variant in op.variants:
            for case in op.cases:
                is_wanted = not wanted or any(text in f"{op.name} {variant.name}" for text in wanted)
                if is_wanted and case.name in (FOR_HOPPER if variant.is_exact else SMALL):
                    yield op, variant, case


def launch_all(wanted: Sequence[str]) -> None:
    """Launch each variant once, on data that the host has drawn."""
    for op, variant, case in launches(wanted):
        dtypes = case.dtypes or ("float32",)
        dtype = "float32" if "float32" in dtypes else dtypes[0]
        drawn = case.make(getattr(torch, dtype), torch.Generator().manual_seed(0))
        tensors = [None if tensor is None else tensor.cuda() for tensor in drawn]
        with torch.backends.cudnn.flags(enabled=True, allow_tf32=variant.tf32):
            if variant.obstacle(*tensors, **case.attributes):
                continue
            sys.stdout.write(f"{MARK}{op.name} {variant.name} {case.name}\n")
            sys.stdout.flush()
            variant(*tensors, **case.attributes)
        torch.cuda.synchronize()


def verdict(tool: str, output: str, code: int, seconds: float) -> dict[str, Any]:
    """Read a tool's output: its own count, and the variants under whose name it said something."""
    counts = [int(count) for count in re.findall(r"(?:ERROR|RACECHECK) SUMMARY: (\d+) ", output)]
    variants = [line.removeprefix(MARK) for line in output.splitlines() if line.startswith(MARK)]
    findings, current = [], ""
    for line in output.splitlines():
        if line.startswith(MARK):
            current = line.removeprefix(MARK)
        elif re.match(r"=+ (Error|Warning|Invalid|Uninitialized|Barrier|Divergent|Program hit)", line):
            findings.append(f"{current}: {line.lstrip('= ')}")
    return {
        "tool": tool,
        "findings": max(counts) if counts else None,
        "exit_code": code,
        "seconds": round(seconds, 1),
        "launched": variants,
        "first_findings": findings[:20],
        "clean": code == 0 and bool(counts) and max(counts) == 0 and bool(variants),
    }


def main() -> int:
    """Start the tools, wait for them, write what they say."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", type=Path, help="where to write the result")
    parser.add_argument("--only", action="append", default=[], help="variants whose op and name hold this text")
    parser.add_argument("--sanitizer", help="the compute-sanitizer to run; by default that of PATH or the toolkit")
    parser.add_argument("--launch", action="store_true", help="launch the kernels, as the tools are told to")
    arguments = parser.parse_args()
    if arguments.launch:
        launch_all(arguments.only)
        return 0
    sanitizer = arguments.sanitizer or shutil.which("compute-sanitizer") or "/usr/local/cuda/bin/compute-sanitizer"
    now = datetime.now(UTC)
    path = arguments.json or Path(__file__).parent / "results" / f"compute_sanitizer-{now:%Y-%m-%d}.json"
    # Every tensor is an allocation of its own, so that an access past its end is seen.
    environment = {**os.environ, "PYTORCH_NO_CUDA_MEMORY_CACHING": "1", "PYTHONUNBUFFERED": "1"}
    child = [sys.executable, __file__, "--launch", *(f"--only={text}" for text in arguments.only)]
    started = time.monotonic()
    running = {
        tool: subprocess.Popen(
            [sanitizer, "--tool", tool, "--error-exitcode", "9", "--print-limit", "40", *child],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=environment,
        )
        for tool in TOOLS
    }
    rows = []
    for tool, process in running.items():
        try:
            output, _ = process.communicate(timeout=max(1.0, TIMEOUT_S - (time.monotonic() - started)))
        except subprocess.TimeoutExpired:
            process.kill()
            output, _ = process.communicate()
        path.with_suffix(f".{tool}.log").write_text(output)
        rows.append(verdict(tool, output, process.returncode, time.monotonic() - started))
        sys.stdout.write(f"{tool}: {rows[-1]['findings']} findings, {len(rows[-1]['launched'])} launched\n")
        sys.stdout.write("".join(f"  {finding}\n" for finding in rows[-1]["first_findings"]))
    version = subprocess.run([sanitizer, "--version"], capture_output=True, text=True, check=False).stdout
    document = {
        "what": "compute-sanitizer over every variant at small size",
        "date": now.isoformat(timespec="seconds"),
        "gpu": torch.cuda.get_device_name(),
        "torch": torch.__version__,
        "sanitizer": " ".join(re.findall(r"[Vv]ersion (\S+)", version)),
        "rows": rows,
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(document, indent=1) + "\n")
    return 0 if all(row["clean"] for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
