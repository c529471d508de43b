"""Speed of the emulator on four kernels: ``python benchmarks/emulator_speed.py [--workers N] [--repeat R]``.

For each kernel: nanoseconds per executed thread-instruction, on one core unless told otherwise, with all bounds checks
on; the time to compile per 1,000 PTX instructions and to load from the disk cache; the time of a launch of one block.
Every output is checked against NumPy. A thread-instruction is one PTX instruction of one active lane; a second build of
each kernel counts them.
"""

from __future__ import annotations

import argparse
import math
import os
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from workbench.compile import CompileOptions, Source, compile_ptx
from workbench.compile.cache import DIR_VARIABLE
from workbench.core.buffers import Buffer
from workbench.core.dtypes import DTYPES
from workbench.core.geometry import Dim3, LaunchConfig
from workbench.emulator import Program
from workbench.emulator.engine import Engine, compile_lowered
from workbench.emulator.flow import Block
from workbench.emulator.launch import Launch
from workbench.emulator.lower import Lowering
from workbench.emulator.memory import StaticMemory
from workbench.ptx import Module, parse

KERNELS = Path(__file__).parents[1] / "kernels_cu"
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
    """A kernel, its launch, and a check of what it wrote."""

    name: str
    source: Source
    entry: str
    arguments: Sequence[Argument]
    config: LaunchConfig
    check: Callable[[], None]


class Counting(Lowering):
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


def works() -> list[Work]:
    """Make the four kernels' inputs and references."""
    rng = np.random.default_rng(0)

    def random(*shape: int) -> NDArray[np.float32]:
        return rng.standard_normal(shape).astype(np.float32)

    def close(got: NDArray[np.float32], expected: NDArray[np.float64], tolerance: float) -> Callable[[], None]:
        def check() -> None:
            np.testing.assert_allclose(got, expected, rtol=tolerance, atol=tolerance)

        return check

    n = 1 << 20
    x, y = random(n), np.full(n, np.nan, np.float32)
    erf = np.vectorize(math.erf, otypes=[np.float64])
    gelu = 0.5 * x * (1 + erf(x.astype(np.float64) / math.sqrt(2)))

    side = 512
    a, b, c = random(side, side), random(side, side), np.full((side, side), np.nan, np.float32)

    batch, channels, size = 2, 16, 32
    out = 2 * size
    image, weight = random(batch, channels, size, size), random(channels, channels, 4, 4)
    up = np.full((batch, channels, out, out), np.nan, np.float32)

    samples, groups, spatial = 8, 8, 64 * 64
    act = random(samples, 64, spatial)
    mean, rstd = np.zeros((2, samples * groups), np.float32)
    grouped = act.reshape(samples * groups, -1).astype(np.float64)

    def i32(*values: int) -> list[np.int32]:
        return [np.int32(v) for v in values]

    def i64(*values: int) -> list[np.int64]:
        return [np.int64(v) for v in values]

    def statistics() -> None:
        close(mean, grouped.mean(1), 1e-5)()
        close(rstd, 1 / np.sqrt(grouped.var(1) + 1e-5), 1e-5)()

    def source(path: str) -> Source:
        return Source.read(KERNELS / path)

    return [
        Work(
            "gelu 2^20",
            source("gelu/v1_elementwise.cu"),
            "gelu",
            [x, y, np.int64(n)],
            LaunchConfig(Dim3(n // 256), Dim3(256)),
            close(y, gelu, 1e-6),
        ),
        Work(
            "tiled sgemm 512^3",
            Source.inline(SGEMM),
            "sgemm",
            [a, b, c, np.int32(side)],
            LaunchConfig(Dim3(32, 32), Dim3(16, 16)),
            close(c, a.astype(np.float64) @ b.astype(np.float64), 1e-4),
        ),
        Work(
            "conv transpose 16x16x4x4",
            source("conv_transpose2d/v1_gather.cu"),
            "conv_transpose2d",
            [
                *(image, weight, up),
                *i32(batch, channels, size, size, channels, out, out, 4, 4, 2, 2, 1, 1, 1, 1, 1),
                *i64(channels * size * size, size * size, size, 1),
                None,
            ],
            LaunchConfig(Dim3(out // 32, out // 8, batch * channels), Dim3(32, 8)),
            close(up, transposed_convolution(image, weight), 1e-4),
        ),
        Work(
            "group norm 8x64x64x64",
            source("group_norm/v1_two_kernels.cu"),
            "group_norm_statistics",
            [act, mean, rstd, *i32(64, groups), *i64(spatial, 64 * spatial, spatial, 1), np.float32(1e-5)],
            LaunchConfig(Dim3(samples * groups), Dim3(256)),
            statistics,
        ),
    ]


def transposed_convolution(x: NDArray[np.float32], weight: NDArray[np.float32]) -> NDArray[np.float64]:
    """Stride 2, padding 1, a kernel of 4 x 4: each input spreads over the outputs."""
    batch, _, height, width = x.shape
    y = np.zeros((batch, weight.shape[1], 2 * height + 2, 2 * width + 2))
    for i in range(4):
        for j in range(4):
            part = np.einsum("nchw,cd->ndhw", x.astype(np.float64), weight[:, :, i, j])
            y[:, :, i : i + 2 * height : 2, j : j + 2 * width : 2] += part
    return y[:, :, 1:-1, 1:-1]


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
    """Return the shortest of some runs, in seconds of this thread's processor time, whatever else the machine does."""
    times = []
    for _ in range(repeat):
        begun = clock()
        act()
        times.append(clock() - begun)
    return min(times)


def count_thread_instructions(work: Work, ptx: str) -> int:
    """Run the counting build."""
    counting = Counting(parse(ptx), work.entry)
    lowered = counting.run()
    engine = Engine(lowered.manifest, compile_lowered(lowered))
    static = StaticMemory(lowered.manifest.variables)
    Launch(work.entry, engine, static, pack(work.arguments), work.config, None, 1 << 62).run(1)
    return int(counting.count[0])


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--repeat", type=int, default=5)
    options = parser.parse_args()
    print(f"{'kernel':26}{'PTX':>6}{'compile s/1000':>16}{'cached ms':>11}{'Minst':>9}{'ms':>9}{'ns/inst':>9}")
    for work in works():
        ptx = compile_ptx(work.source, CompileOptions()).text
        program = Program.load(ptx, work.entry)
        compiling = best(1, program.engine)
        instructions = program.manifest.instructions
        loading = best(options.repeat, lambda: Program.load(ptx, work.entry).engine())  # noqa: B023
        arguments = pack(work.arguments)
        seconds = best(
            options.repeat,
            lambda: program.launch(arguments, work.config, workers=options.workers),  # noqa: B023
            time.thread_time if options.workers == 1 else time.perf_counter,
        )
        work.check()
        executed = count_thread_instructions(work, ptx)
        print(
            f"{work.name:26}{instructions:6}{1e3 * compiling / instructions:16.2f}{1e3 * loading:11.1f}"
            f"{executed / 1e6:9.1f}{1e3 * seconds:9.1f}{1e9 * seconds / executed:9.3f}"
        )
    program = Program.load(compile_ptx(Source.inline(EMPTY), CompileOptions()).text, "empty")
    for blocks in (1, 64):
        arguments, config = pack([np.zeros(64, np.float32)]), LaunchConfig(Dim3(blocks), Dim3(256))
        program.launch(arguments, config)
        launching = best(100, lambda: program.launch(arguments, config), time.perf_counter)  # noqa: B023
        print(f"launch of {blocks} blocks of 256 threads: {1e6 * launching:.0f} us")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as directory:
        os.environ[DIR_VARIABLE] = directory
        main()
