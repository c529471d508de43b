"""Speed of the emulator on four kernels, beside other simulators of GPUs: one command, one table.

    python benchmarks/emulator_speed.py [--compare] [--workers N]
    python benchmarks/emulator_speed.py --sanitized

It writes ``benchmarks/results/emulator_speed-<date>.json``, too; the second form measures only what sanitising costs,
and writes ``emulator_sanitized-<date>.json``.

For each kernel, in the columns' order:

- PTX instructions; seconds of compiling per 1,000 of them with a cache that has only what an empty kernel needs, as a
  machine compiles that once; milliseconds to load from the cache;
- nanoseconds per executed thread-instruction on one core, bounds checked: a thread-instruction is one PTX instruction
  of one active lane, and a second build of the kernel counts them;
- how many times faster N threads are than one;
- how many times longer `Kernel.sanitize` takes than a plain launch on one thread, and the same of a smaller task, of
  which the fixed cost of a call is a large part: the median of the ratios of pairs, which take turns, and in the file
  its interval of 95 % and the medians of both times;
- memory of a process that loads the kernel from the cache and runs it, beside its tensors;
- with `--compare`, how many times longer numba's CUDA simulator and Triton's interpreter take for a unit of the same
  work, of smaller tasks. The command installs both into a temporary environment.

Every output is checked against NumPy. Times are this thread's processor time, whatever else the machine does, and but
for those of pairs the shortest of some runs; those with N threads are by the clock.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np
import tasks
from numpy.typing import NDArray

from workbench.compile import CompileOptions, Source, compile_ptx
from workbench.compile.cache import DIR_VARIABLE
from workbench.core.buffers import Buffer
from workbench.core.dtypes import DTYPES
from workbench.core.environment import cores
from workbench.core.geometry import Dim3, LaunchConfig
from workbench.emulator import Program
from workbench.emulator.memory import StaticMemory
from workbench.emulator.run.engine import Engine, compile_lowered
from workbench.emulator.run.launch import EmulatedLaunch
from workbench.emulator.translate.blocks import Block
from workbench.emulator.translate.lower import KernelLowering
from workbench.ptx import Module, parse

HERE = Path(__file__).parent
KERNELS = HERE.parent / "kernels_cu"
SIMULATORS = {"numba": "numba_cuda.py", "triton": "triton_interpreter.py"}
MIB = 1 << 20
SGEMM = """
extern "C" __global__ void sgemm(const float* a, const float* b, float* c, int n) {
  __shared__ float smem_a[16][16], smem_b[16][16];
  const int row = blockIdx.y * 16 + threadIdx.y, column = blockIdx.x * 16 + threadIdx.x;
  float sum = 0.0f;
  for (int k = 0; k < n; k += 16) {
    smem_a[threadIdx.y][threadIdx.x] = a[row * n + k + threadIdx.x];
    smem_b[threadIdx.y][threadIdx.x] = b[(k + threadIdx.y) * n + column];
    __syncthreads();
    for (int i = 0; i < 16; ++i) sum += smem_a[threadIdx.y][i] * smem_b[i][threadIdx.x];
    __syncthreads();
  }
  c[row * n + column] = sum;
}
"""
EMPTY = 'extern "C" __global__ void empty(float* y) { if (threadIdx.x == 0) y[blockIdx.x] = 1.0f; }'

Argument = NDArray[np.float32] | np.generic | None


@dataclass(frozen=True)
class Work:
    """A kernel and a launch of it that does a task."""

    task: tasks.Task
    source: Source
    entry: str
    arguments: Sequence[Argument]
    config: LaunchConfig

    def program(self) -> Program:
        """Compile the kernel's PTX."""
        return Program(compile_ptx(self.source, CompileOptions()).text, self.entry)


def gelu(n: int) -> Work:
    """One thread an element."""
    task = tasks.gelu(n)
    arguments = [*_arrays(task), np.int64(n)]
    return Work(task, _source("gelu/v1_elementwise.cu"), "gelu", arguments, LaunchConfig(Dim3(n // 256), Dim3(256)))


def sgemm(side: int) -> Work:
    """Tiles of 16 x 16 in shared memory."""
    task = tasks.sgemm(side)
    config = LaunchConfig(Dim3(side // 16, side // 16), Dim3(16, 16))
    return Work(task, Source.inline(SGEMM), "sgemm", [*_arrays(task), np.int32(side)], config)


def conv_transpose(batch: int, channels: int, size: int) -> Work:
    """One thread an output, which gathers its taps."""
    task = tasks.conv_transpose(batch, channels, size)
    out = 2 * size
    i32 = (batch, channels, size, size, channels, out, out, 4, 4, 2, 2, 1, 1, 1, 1, 1)
    i64 = (channels * size * size, size * size, size, 1, channels * out * out, out * out, out, 1)
    arguments = [*_arrays(task), *map(np.int32, i32), *map(np.int64, i64), None]
    config = LaunchConfig(Dim3(out // 32, out // 8, batch * channels), Dim3(32, 8))
    return Work(task, _source("conv_transpose2d/v1_gather.cu"), "conv_transpose2d", arguments, config)


def group_norm(samples: int, channels: int, groups: int, spatial: int) -> Work:
    """One block a group."""
    task = tasks.group_norm(samples, channels, groups, spatial)
    strides = map(np.int64, (spatial, channels * spatial, spatial, 1))
    arguments = [*_arrays(task), np.int32(channels), np.int32(groups), *strides, np.float32(1e-5)]
    config = LaunchConfig(Dim3(samples * groups), Dim3(256))
    return Work(task, _source("group_norm/v1_two_kernels.cu"), "group_norm_statistics", arguments, config)


WORKS: Mapping[str, Callable[[], Work]] = {
    "gelu 2^20": lambda: gelu(1 << 20),
    "sgemm 512^3": lambda: sgemm(512),
    "conv transpose 4x16x64x64": lambda: conv_transpose(4, 16, 32),
    "group norm 32x64x64x64": lambda: group_norm(32, 64, 8, 4096),
}
SMALL: Mapping[str, Callable[[], Work]] = {
    "gelu 2^20": lambda: gelu(1 << 16),
    "sgemm 512^3": lambda: sgemm(64),
    "conv transpose 4x16x64x64": lambda: conv_transpose(1, 4, 32),
    "group norm 32x64x64x64": lambda: group_norm(1, 64, 8, 4096),
}
"""Smaller tasks, of a few milliseconds or less."""

PAIRS_S = 5.0
LEAST_PAIRS = 9
STEADY_PCT = 1.0
"""A sanitised launch is compared with a plain one until half the interval of the ratio is at most `STEADY_PCT` of it or
`PAIRS_S` have passed, and `LEAST_PAIRS` times in any case."""


class Counting(KernelLowering):
    """Also count the instructions that active lanes execute, in `count`."""

    def __init__(self, module: Module, entry: str) -> None:
        super().__init__(module, entry, traced=False, synced=False)
        self.count = np.zeros(1, np.int64)

    def _charge(self, block: Block) -> None:
        super()._charge(block)
        e = self.e
        count = e.assign("ptr", 0, f"inttoptr i64 {self.count.ctypes.data} to ptr")
        lanes = e.resize(e.intrinsic("ctpop", self.active), 64)
        more = e.op("mul", lanes, e.const("i64", len(block.instructions)))
        e.store(e.op("add", e.load(count, "i64"), more), count)


def _source(path: str) -> Source:
    return Source.read(KERNELS / path)


def _arrays(task: tasks.Task) -> list[Argument]:
    return [*task.inputs.values(), *task.outputs.values()]


def pack(arguments: Sequence[Argument]) -> list[Buffer | bytes | None]:
    """Describe arguments as `Program.launch` takes them."""
    packed: list[Buffer | bytes | None] = []
    for i, a in enumerate(arguments):
        if isinstance(a, np.ndarray):
            dtype = next(d for d in DTYPES if d.numpy == a.dtype.name)
            low = a.ctypes.data
            strides = tuple(s // a.itemsize for s in a.strides)
            packed.append(Buffer(f"argument{i}", low, low, low + a.nbytes, a.shape, strides, dtype, writable=True))
        else:
            packed.append(a.tobytes() if a is not None else None)
    return packed


def best(repeat: int, act: Callable[[], object], clock: Callable[[], float] = time.thread_time) -> float:
    """Return the shortest of some runs, in seconds."""
    times = []
    for _ in range(repeat):
        begun = clock()
        act()
        times.append(clock() - begun)
    return min(times)


def count_thread_instructions(work: Work) -> int:
    """Run the counting build."""
    counting = Counting(parse(work.program().ptx), work.entry)
    lowered = counting.run()
    engine = Engine(lowered.manifest, compile_lowered(lowered))
    static = StaticMemory(lowered.manifest.variables)
    EmulatedLaunch(work.entry, engine, static, pack(work.arguments), work.config, None, 1 << 62).run(1)
    work.task.check()
    return int(counting.count[0])


def sanitised(make: Callable[[], Work]) -> dict[str, float]:
    """Measure a sanitised launch beside a plain one on one thread, in pairs: the machine's pace drifts under both.

    A pair begins with either by turns: what the one leaves in the caches, the other finds.
    """
    import torch  # noqa: PLC0415  (not in the process whose memory is measured)

    import workbench as wb  # noqa: PLC0415
    from workbench.bench import median_interval  # noqa: PLC0415

    work = make()
    program, arguments = work.program(), pack(work.arguments)
    kernel = wb.load(work.source.text if work.source.path is None else work.source.path, work.entry)
    values = [
        torch.from_numpy(a) if isinstance(a, np.ndarray) else None if a is None else a.item() for a in work.arguments
    ]

    def plain() -> None:
        program.launch(arguments, work.config, workers=1)

    def sanitize() -> None:
        report = kernel.sanitize(*values, grid=work.config.grid, block=work.config.block)
        assert not report.findings, report

    for act in (plain, sanitize):  # compiles
        act()
        work.task.check()
    seconds: dict[Callable[[], None], list[float]] = {plain: [], sanitize: []}
    order = [plain, sanitize]
    end = time.monotonic() + PAIRS_S
    while True:
        for act in order:
            seconds[act].append(best(1, act))
        order.reverse()
        ratio = median_interval([s / p for p, s in zip(seconds[plain], seconds[sanitize], strict=True)])
        pairs = len(seconds[plain])
        if pairs >= LEAST_PAIRS and (ratio.half_width_pct <= STEADY_PCT or time.monotonic() > end):
            break
    return {
        "plain_ms": 1e3 * median(seconds[plain]),
        "sanitized_ms": 1e3 * median(seconds[sanitize]),
        "times_plain": ratio.median,
        "times_plain_low": ratio.low,
        "times_plain_high": ratio.high,
        "pairs": pairs,
    }


def peak_bytes() -> int:
    """Most memory that this process has had; ``ru_maxrss`` would count what its parent had when it began."""
    status = Path("/proc/self/status").read_text()
    return 1024 * int(status.split("VmHWM:")[1].split()[0])


def run_alone(name: str) -> None:
    """Run one kernel with its inputs and no references, and print the peak of memory beside the tensors."""
    work = WORKS[name]()
    work.task.wanted.clear()
    before = peak_bytes()
    work.program().launch(pack(work.arguments), work.config)
    print(json.dumps({"before": before, "peak": peak_bytes(), "tensors": work.task.tensor_bytes}))


def compile_alone(name: str) -> None:
    """Compile one kernel's PTX with a cache that has only what an empty kernel needs, and print the seconds."""
    empty().engine()
    print(best(1, WORKS[name]().program().engine))


def alone(option: str, name: str) -> Any:
    """Run one of this file's hidden options in a process of its own; return the JSON that it prints."""
    return json.loads(subprocess.run([sys.executable, __file__, option, name], check=True, capture_output=True).stdout)


def measure(name: str, repeat: int, workers: int) -> dict[str, Any]:
    """Measure one kernel in this process, and in others what depends on a process's past."""
    compiling = min(alone("--compile", name) for _ in range(repeat))
    work = WORKS[name]()
    program = work.program()
    program.engine()
    instructions = program.manifest.instructions
    arguments = pack(work.arguments)
    plain = best(repeat, lambda: program.launch(arguments, work.config, workers=1))
    work.task.check()
    executed = count_thread_instructions(work)

    def run(threads: int) -> float:
        seconds = best(2 * repeat, lambda: program.launch(arguments, work.config, workers=threads), time.perf_counter)
        work.task.check()
        return seconds

    memory = alone("--alone", name)
    one = run(1)
    return {
        "kernel": name,
        "ptx_instructions": instructions,
        "compile_s_per_1000": 1e3 * compiling / instructions,
        "load_ms": 1e3 * best(repeat, lambda: Program(program.ptx, work.entry).engine()),
        "thread_instructions": executed,
        "run_ms": 1e3 * plain,
        "ns_per_thread_instruction": 1e9 * plain / executed,
        "ns_per_unit": 1e9 * plain / work.task.units,
        "unit": work.task.unit,
        "speedup_by_threads": {n: one / run(n) for n in _counts(workers)},
        "sanitized": sanitised(WORKS[name]),
        "sanitized_small": sanitised(SMALL[name]),
        "memory_beside_tensors_mib": (memory["peak"] - memory["tensors"]) / MIB,
        "memory_before_launch_mib": memory["before"] / MIB,
    }


def _counts(workers: int) -> list[int]:
    return [n for n in (2, 4, 8) if n < workers] + [workers]


def simulator_speeds(directory: str) -> dict[str, dict[str, float]]:
    """Install the other simulators below `directory` and run the tasks on them: nanoseconds per unit by task."""
    venv.create(directory, with_pip=True)
    python = Path(directory) / "bin" / "python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", "--no-deps", *SIMULATORS], check=True)
    # What they need beside themselves (NumPy, llvmlite, torch) is here already.
    path = os.pathsep.join([str(HERE), *(p for p in sys.path if p.endswith("-packages"))])
    environment = os.environ | {"PYTHONPATH": path, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
    found = {}
    for name, script in SIMULATORS.items():
        command = [python, HERE / "simulators" / script]
        ran = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
        found[name] = json.loads(ran.stdout)
    return found


def show(rows: Sequence[dict[str, Any]], workers: int, launches: Mapping[int, float]) -> None:
    """Print the table."""
    columns = {
        "PTX": ("", 5),
        "compile": ("s/1000", 9),
        "load": ("ms", 6),
        "ns/inst": ("1 core", 9),
        f"x{workers}": ("faster", 7),
        "sanit.": ("x plain", 8),
        "small": ("x plain", 8),
        "memory": ("+MiB", 8),
        "numba": ("x ours", 8),
        "Triton": ("x ours", 8),
    }
    print(f"{'kernel':27}" + "".join(f"{head:>{width}}" for head, (_, width) in columns.items()))
    print(f"{'':27}" + "".join(f"{unit:>{width}}" for unit, width in columns.values()))
    for r in rows:
        others = "".join(f"{r[k]:8.0f}" if k in r else f"{'-':>8}" for k in ("numba_times_ours", "triton_times_ours"))
        print(
            f"{r['kernel']:27}{r['ptx_instructions']:5}{r['compile_s_per_1000']:9.2f}{r['load_ms']:6.1f}"
            f"{r['ns_per_thread_instruction']:9.3f}{r['speedup_by_threads'][workers]:7.1f}"
            f"{r['sanitized']['times_plain']:8.2f}{r['sanitized_small']['times_plain']:8.2f}"
            f"{r['memory_beside_tensors_mib']:8.0f}{others}"
        )
    for blocks, seconds in launches.items():
        print(f"launch of {blocks} blocks of 256 threads: {1e6 * seconds:.0f} us")


def show_sanitised() -> list[dict[str, Any]]:
    """Compare sanitised launches with plain ones, and print what each comparison rests on."""
    rows: list[dict[str, Any]] = []
    print(f"{'':35}{'plain ms':>10}{'sanitised':>11}{'x plain':>9}{'of 95 %':>16}{'pairs':>7}")
    for size, works in (("", WORKS), ("small ", SMALL)):
        for name, make in works.items():
            found = sanitised(make)
            rows.append({"kernel": size + name} | found)
            between = f"{found['times_plain_low']:.2f} to {found['times_plain_high']:.2f}"
            print(
                f"{size + name:35}{found['plain_ms']:10.2f}{found['sanitized_ms']:11.2f}{found['times_plain']:9.2f}"
                f"{between:>16}{found['pairs']:7}",
                flush=True,
            )
    return rows


def empty() -> Program:
    """Compile the PTX of a kernel that does next to nothing."""
    return Program(compile_ptx(Source.inline(EMPTY), CompileOptions()).text, "empty")


def empty_launches() -> dict[int, float]:
    """Seconds by the clock of launches that do next to nothing, by the number of blocks."""
    program = empty()
    found = {}
    for blocks in (1, 64):
        arguments, config = pack([np.zeros(64, np.float32)]), LaunchConfig(Dim3(blocks), Dim3(256))
        program.launch(arguments, config)
        found[blocks] = best(100, lambda: program.launch(arguments, config), time.perf_counter)  # noqa: B023
    return found


def _processor() -> str:
    lines = Path("/proc/cpuinfo").read_text().splitlines()
    return next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), platform.processor())


def write(path: Path | None, name: str, what: str, found: Mapping[str, Any]) -> None:
    """Write results, by default into the folder of results, with the machine that they are from."""
    now = datetime.now(UTC)
    path = path or HERE / "results" / f"{name}-{now:%Y-%m-%d}.json"
    machine = {
        "cpu": _processor(),
        "cores": cores(),
        "python": platform.python_version(),
        "numpy": np.__version__,
    }
    document = {"what": what, "date": now.isoformat(timespec="seconds"), "machine": machine, **found}
    path.write_text(json.dumps(document, indent=2) + "\n")
    print(f"written to {path}")


def main() -> None:
    """Measure everything, print the table and write the results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--workers", type=int, default=cores(), help="threads of the parallel runs")
    parser.add_argument("--repeat", type=int, default=5)
    parser.add_argument("--compare", action="store_true", help="install numba and Triton, and run them too")
    parser.add_argument("--json", type=Path, help="where to write the results")
    parser.add_argument("--sanitized", action="store_true", help="compare sanitised launches with plain ones only")
    parser.add_argument("--alone", choices=WORKS, help=argparse.SUPPRESS)
    parser.add_argument("--compile", choices=WORKS, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.alone or options.compile:
        run_alone(options.alone) if options.alone else compile_alone(options.compile)
        return
    if options.sanitized:
        write(options.json, "emulator_sanitized", "sanitised launches beside plain ones", {"rows": show_sanitised()})
        return
    launches = empty_launches()
    rows = [measure(name, options.repeat, options.workers) for name in WORKS]
    if options.compare:
        with tempfile.TemporaryDirectory() as directory:
            speeds = simulator_speeds(directory)
        for row, task in zip(rows, speeds["numba"], strict=True):
            for simulator, by_task in speeds.items():
                row[f"{simulator}_times_ours"] = by_task[task] / row["ns_per_unit"]
    show(rows, options.workers, launches)
    launch_us = {blocks: 1e6 * seconds for blocks, seconds in launches.items()}
    found = {"workers": options.workers, "rows": rows, "launch_us": launch_us}
    write(options.json, "emulator_speed", "the emulator on four kernels", found)


if __name__ == "__main__":
    if DIR_VARIABLE in os.environ and "--alone" in sys.argv:
        main()
    else:
        with tempfile.TemporaryDirectory() as cache:
            os.environ[DIR_VARIABLE] = cache
            main()
