"""What NVRTC's process of its own costs: ``python benchmarks/compile_cost.py [--repeat R] [--json FILE]``.

For three sources the same job by NVRTC in this process and by the compiler's
process, in turns; each result must be the same to the byte. A *warm* compile is one for which the process is there;
the difference is the median of the pairs' differences, in time of the clock, and in processor time of both processes.
A *first* compile starts the process, and is held against the first one of a fresh process that loads NVRTC itself.
An *edit* is a new source in a file, from writing it to the checked result of a launch on the emulator.

The exit code is 1 where a warm compile is slower by more than 10 ms, of the processor or between the least times, a
first one by more than 0.3 s, or an edit takes more than 3 s.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path

import torch

import workbench as wb
from workbench.compile import binding, toolchain
from workbench.compile.compiler import Compilers, Job, Outcome

WARM_LIMIT_MS, FIRST_LIMIT_MS, EDIT_LIMIT_MS = 10.0, 300.0, 3000.0

SMALL = 'extern "C" __global__ void scale(float* y, int n) { const int i = threadIdx.x; if (i < n) y[i] *= 3.0f; }\n'
HALF = '#include <cuda_fp16.h>\nextern "C" __global__ void scale(__half* y) { y[threadIdx.x] *= __half(3.0f); }\n'
GELU = """extern "C" __global__ void gelu(const float* x, float* y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = FACTOR * 0.5f * x[i] * (1.0f + erff(0.70710678f * x[i]));
}
"""
MANY = 200
SOURCES: Mapping[str, str] = {
    "one kernel": SMALL,
    "cuda_fp16.h": HALF,
    f"{MANY} kernels": "".join(SMALL.replace("scale", f"scale_{number}") for number in range(MANY)),
}

IN_PROCESS = """
import sys, time
began, used = time.perf_counter(), time.process_time()
sys.path.insert(0, {directory!r})
import binding
binding.load_builtins({library!r})
binding.compile_program(binding.Nvrtc({library!r}), {request!r})
print(time.perf_counter() - began)
"""
"""A fresh process that loads NVRTC and compiles."""


@dataclass(frozen=True)
class Cost:
    """Times of one source, medians.

    Attributes
    ----------
    source : str
    pairs : int
    in_process_ms, warm_ms : float
        Of NVRTC in this process, and of the process that is there.
    slower_ms, slower_cpu_ms : float
        By how much the second is slower: of the clock, and of the processor, all processes together.
    least_slower_ms : float
        The same between the least times, of the clock: what other work on the machine disturbs least.
    first_pairs : int
    first_in_process_ms, first_ms, first_slower_ms : float
        The same of a first compile.
    """

    source: str
    pairs: int
    in_process_ms: float
    warm_ms: float
    slower_ms: float
    slower_cpu_ms: float
    least_slower_ms: float
    first_pairs: int
    first_in_process_ms: float
    first_ms: float
    first_slower_ms: float

    def __str__(self) -> str:
        return (
            f"{self.source:20} warm {self.warm_ms:7.1f} ms, in process {self.in_process_ms:7.1f}: "
            f"{self.slower_ms:+5.2f} ms ({self.slower_cpu_ms:+5.2f} of the processor, "
            f"{self.least_slower_ms:+5.2f} of the least); "
            f"first {self.first_ms:6.0f}, in process {self.first_in_process_ms:6.0f}: {self.first_slower_ms:+5.0f} ms"
        )


def job_of(text: str) -> Job:
    """Return the job that makes a source's PTX."""
    flags = ["--gpu-architecture=compute_90", *(f"--include-path={path}" for path in toolchain.header_dirs())]
    return Job(text, "source.cu", flags, {})


def _cpu_s(pid: int) -> float:
    """Processor time of another process so far: nanoseconds of its threads, from the kernel's scheduler."""
    return (
        sum(int(Path(task, "schedstat").read_text().split()[0]) for task in Path(f"/proc/{pid}/task").iterdir()) / 1e9
    )


def warm(library: str, job: Job, repeat: int) -> Iterator[tuple[float, float, float, float]]:
    """Compile in this process and in the compiler's, in turns; yield times of the clock and of the processor, in s."""
    binding.load_builtins(library)
    nvrtc, compilers = binding.Nvrtc(library), Compilers(library)
    request = asdict(job)
    wanted = Outcome(**binding.compile_program(nvrtc, request))  # type: ignore[arg-type]
    assert not wanted.status, wanted.log
    assert compilers.run(job) == wanted
    (process,) = compilers._idle
    for turn in range(repeat):
        spent = {}
        for where in ("in", "out") if turn % 2 else ("out", "in"):
            cpu = time.process_time() + _cpu_s(process._process.pid)
            began = time.perf_counter()
            if where == "in":
                assert binding.compile_program(nvrtc, request)["ptx"] == wanted.ptx
            else:
                assert compilers.run(job) == wanted
            elapsed = time.perf_counter() - began
            spent[where] = elapsed, time.process_time() + _cpu_s(process._process.pid) - cpu
        yield *spent["in"], *spent["out"]
    compilers.close()


def first(library: str, job: Job, repeat: int) -> Iterator[tuple[float, float]]:
    """Compile for the first time, in a fresh process that loads NVRTC and by a new process of the compiler; in s."""
    directory = str(Path(binding.__file__).parent)
    program = IN_PROCESS.format(directory=directory, library=library, request=asdict(job))
    for _ in range(repeat):
        done = subprocess.run([sys.executable, "-I", "-S", "-c", program], capture_output=True, text=True, check=True)
        compilers = Compilers(library)
        began = time.perf_counter()
        assert not compilers.run(job).status
        elapsed = time.perf_counter() - began
        compilers.close()
        yield float(done.stdout), elapsed


def cost_of(name: str, repeat: int) -> Cost:
    """Measure one source."""
    library, job = toolchain._library(), job_of(SOURCES[name])
    pairs = list(warm(library, job, repeat))
    firsts = list(first(library, job, max(5, repeat // 10)))

    def median_ms(values: Sequence[float]) -> float:
        return round(1e3 * statistics.median(values), 3)

    return Cost(
        name,
        len(pairs),
        median_ms([one for one, *_ in pairs]),
        median_ms([other for _, _, other, _ in pairs]),
        median_ms([other - one for one, _, other, _ in pairs]),
        median_ms([other - one for _, one, _, other in pairs]),
        round(1e3 * (min(other for _, _, other, _ in pairs) - min(one for one, *_ in pairs)), 3),
        len(firsts),
        median_ms([one for one, _ in firsts]),
        median_ms([other for _, other in firsts]),
        median_ms([other - one for one, other in firsts]),
    )


def edits(repeat: int) -> Iterator[float]:
    """Change a kernel in its file, launch it on the emulator and check its result; yield s of the clock."""
    x = torch.randn(1000)
    with tempfile.TemporaryDirectory() as directory:
        path = Path(directory, "gelu.cu")
        for turn in range(repeat):
            factor = 1.0 + turn / 8 + time.time_ns() % 997 * 2.0**-20  # another one than all before: nothing is cached
            began = time.perf_counter()
            path.write_text(GELU.replace("FACTOR", f"{factor!r}f"))
            y = torch.empty_like(x)
            wb.load(path)[4, 256](x, y, x.numel())
            elapsed = time.perf_counter() - began
            torch.testing.assert_close(y, factor * torch.nn.functional.gelu(x))
            yield elapsed


def main() -> int:
    """Measure, print, and tell whether the limits hold."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeat", type=int, default=100, help="pairs of warm compiles; a tenth as many first ones")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    costs = []
    for name in SOURCES:
        costs.append(cost_of(name, options.repeat))
        print(costs[-1], flush=True)
    took = [1e3 * one for one in edits(max(5, options.repeat // 10))]
    edit = {"median": round(statistics.median(took), 1), "longest": round(max(took), 1), "edits": len(took)}
    print("an edit is at work after {median} ms (median of {edits}; the longest {longest})".format(**edit))
    if options.json:
        record = {
            "what": "NVRTC in a process of its own beside NVRTC in this process: medians",
            "date": datetime.now(UTC).date().isoformat(),
            "command": f"python benchmarks/compile_cost.py --repeat {options.repeat}",
            "machine": {
                "cores": os.cpu_count(),
                "load": os.getloadavg()[0],
                "python": platform.python_version(),
                "nvrtc": ".".join(map(str, toolchain.nvrtc_version())),
            },
            "edit_ms": edit,
            "costs": [asdict(cost) for cost in costs],
        }
        options.json.write_text(json.dumps(record, indent=1) + "\n")
    slow = [cost for cost in costs if max(cost.slower_cpu_ms, cost.least_slower_ms) > WARM_LIMIT_MS]
    slow += [cost for cost in costs if cost.first_slower_ms > FIRST_LIMIT_MS]
    return int(bool(slow) or edit["median"] > EDIT_LIMIT_MS)


if __name__ == "__main__":
    sys.exit(main())
