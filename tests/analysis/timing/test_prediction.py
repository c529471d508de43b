"""Predictions of small kernels: counts of machine instructions, what L1 has, what bounds, what is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import torch

import workbench as wb
from workbench.analysis.timing.executed import block_counts
from workbench.analysis.timing.prediction import outside
from workbench.core.errors import ArgumentError
from workbench.core.events import LANES

SOURCE = """
__global__ void walk(const float* x, float* y, int rounds) {
  __shared__ float smem[64];
  float sum = 0.0f;
#pragma unroll 1
  for (int r = 0; r < rounds; ++r) {
    smem[threadIdx.x] = x[r * 64 + threadIdx.x];
    __syncthreads();
    sum += smem[63 - threadIdx.x];
    __syncthreads();
  }
  y[blockIdx.x * 64 + threadIdx.x] = sum / rounds;
}
__global__ void wait(volatile int* flag) {
  while (flag[0] == 0) { }
}
"""
ROUNDS = 24


@pytest.fixture(scope="module")
def walk() -> wb.Kernel:
    return wb.load(SOURCE, "walk", arch="sm_90")


def predicted(walk: wb.Kernel, blocks: int = 40, **options: Any) -> wb.Prediction:
    x, y = torch.zeros(64 * ROUNDS), torch.zeros(64 * blocks)
    return wb.predict(walk, x, y, ROUNDS, grid=blocks, block=64, **options)


def test_blocks_of_the_machine_code_are_counted_by_the_trace(walk: wb.Kernel) -> None:
    trace = walk.trace(torch.zeros(64 * ROUNDS), torch.zeros(128), ROUNDS, grid=2, block=64)
    sass = walk.sass("sm_90")
    counts = block_counts(sass, trace.log.executed, 128 // LANES)
    executed = {"LDG": 0.0, "BAR": 0.0, "STG": 0.0}
    for block in sass.blocks:
        for instruction in sass.instructions[block.first : block.last + 1]:
            if instruction.name in executed:
                executed[instruction.name] += counts[block.index]
    assert executed == pytest.approx({"LDG": 4 * ROUNDS, "BAR": 8 * ROUNDS, "STG": 4}, rel=0.02)


def test_a_chain_of_loads_waits_for_memory(walk: wb.Kernel) -> None:
    found = predicted(walk)
    assert found.outside == ()
    assert found.microseconds is not None
    assert found.low_us <= found.microseconds <= found.high_us
    assert found.bound in {"latency", "launch"}
    assert found.lines[0].line == 7
    assert found.lines[0].waits_for == 7
    assert "bound by" in str(found)
    assert found.to_json()["gpu"] == "H200"


def test_more_waves_take_longer_and_less_bandwidth_is_not_faster(walk: wb.Kernel) -> None:
    times = [predicted(walk, blocks).microseconds for blocks in (40, 132 * 64, 132 * 256)]
    assert times == sorted(times)
    other = predicted(walk, 132 * 256, gpu="H100").microseconds
    assert other is not None
    assert other >= times[-1]


def test_only_chosen_blocks_run(walk: wb.Kernel) -> None:
    x, y = torch.ones(64 * ROUNDS), torch.zeros(64 * 1000)
    walk.predict(x, y, ROUNDS, grid=1000, block=64)
    assert 0 < int(y.view(1000, 64).any(dim=1).sum()) < 150


def test_what_is_outside_the_model_is_said_and_has_no_time() -> None:
    waiting = wb.load(SOURCE, "wait").predict(torch.zeros(1, dtype=torch.int32), grid=2, block=32)
    assert waiting.microseconds is None
    assert "wait for one another" in str(waiting)


def test_a_gpu_without_a_row_is_named(walk: wb.Kernel) -> None:
    with pytest.raises(ArgumentError, match="no row for GPU 'GTX'; expected one of H200"):
        predicted(walk, gpu="GTX")


def test_what_the_machine_code_shows_is_refused_before_a_block_runs() -> None:
    text = """
__global__ void square(double* x, double* y) {
  double c0 = 0.0, c1 = 0.0;
  asm volatile("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%0, %1}, {%2}, {%3}, {%0, %1};"
               : "+d"(c0), "+d"(c1) : "d"(x[threadIdx.x]), "d"(x[threadIdx.x]));
  y[threadIdx.x] = 1.0 + c0 + c1;
}"""
    x, y = torch.ones(32, dtype=torch.float64), torch.zeros(32, dtype=torch.float64)
    assert wb.predict(wb.load(text, "square", arch="sm_90"), x, y, grid=1, block=32).microseconds is None
    assert not y.any()


def test_the_body_may_stand_in_another_file(tmp_path: Path) -> None:
    body = SOURCE[: SOURCE.index("__global__ void wait")]
    (tmp_path / "body.cuh").write_text(body)
    (tmp_path / "kernel.cu").write_text('#include "body.cuh"\n')
    (tmp_path / "whole.cu").write_text(body)
    times = []
    for name in ("kernel.cu", "whole.cu"):
        found = predicted(wb.load(tmp_path / name, "walk", arch="sm_90"))
        times.append((found.microseconds, found.bound))
    assert times[0] == times[1]


def test_matching_lanes_is_outside_the_model() -> None:
    kernel = wb.load("__global__ void same(int* x) { x[threadIdx.x] = __match_any_sync(~0u, x[threadIdx.x]); }")
    found = kernel.predict(torch.zeros(32, dtype=torch.int32), grid=1, block=32)
    assert found.microseconds is None
    assert "(match)" in found.outside[0]


def test_sleeping_is_outside_the_model() -> None:
    kernel = wb.load("__global__ void rest(int* x) { __nanosleep(1000); x[threadIdx.x] = 1; }")
    found = kernel.predict(torch.zeros(32, dtype=torch.int32), grid=1, block=32)
    assert found.outside == ("it sleeps (nanosleep), for a time that the GPU chooses",)


def test_calls_are_outside_the_model_but_for_a_few() -> None:
    text = """
__device__ __noinline__ int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }
__global__ void every(int* x) { x[blockIdx.x * 64 + threadIdx.x] = fibonacci(8); }
__global__ void one(int* x) {
  if (blockIdx.x == 0 && threadIdx.x == 0) x[0] = fibonacci(1);
  x[blockIdx.x * 64 + threadIdx.x] += 1;
}"""
    x = torch.zeros(640, dtype=torch.int32)
    every, one = (wb.load(text, name).predict(x, grid=10, block=64) for name in ("every", "one"))
    assert every.outside == (CALLS,)
    assert one.outside == ()


CALLS = "it calls functions that are not inlined: what these execute is not counted"
STIR = """
__device__ __noinline__ int stir(int n, int rounds) {
  for (int i = 0; i < rounds; ++i) n = n * 1664525 + 1013904223 ^ (n >> 3);
  return n;
}
"""


@pytest.mark.parametrize("rounds", [1, 1000])
def test_calls_are_judged_by_what_they_execute(rounds: int) -> None:
    text = (
        STIR
        + """
__global__ void first(int* x, int rounds) {
  int n = x[threadIdx.x];
  for (int i = 0; i < 200; ++i) n = n * 5 ^ (n >> 3);
  x[threadIdx.x] = n;
  if (threadIdx.x == 0) x[blockIdx.x] = stir(blockIdx.x, rounds);
}"""
    )
    x = torch.zeros(256, dtype=torch.int32)
    found = wb.load(text, "first").predict(x, rounds, grid=64, block=256)
    assert found.outside == ((CALLS,) if rounds == 1000 else ())


def test_a_call_that_the_compiler_takes_out_of_both_branches_is_one() -> None:
    text = (
        STIR
        + """
__global__ void k(int* x, int w) {
  int i = blockIdx.x * 64 + threadIdx.x;
  if (w == 0) { int s = stir(i, 100);
    x[i + 1] = s; }
  else { int s = stir(i, 100);
    x[i + 2] = s; }
}"""
    )
    found = wb.load(text, "k").predict(torch.zeros(1024, dtype=torch.int32), 1, grid=10, block=64)
    assert found.outside == (CALLS,)
    assert found.instructions > 20 * 100


def test_machine_code_of_which_no_block_can_be_counted_is_refused_and_no_error() -> None:
    text = (
        STIR
        + """
__device__ __forceinline__ int h(int n) { return stir(n, 10) + 1; }
__device__ __forceinline__ int g(int n) { return h(n) * 3; }
__global__ void k(int* x) {
  int i = blockIdx.x * 32 + threadIdx.x, s = 0;
  #pragma unroll
  for (int j = 0; j < 4; ++j) { auto l = [&](int q) { return g(q + j) ^ h(q); }; s += l(s); }
  x[i] = s;
}"""
    )
    kernel = wb.load(text, "k")
    found = kernel.predict(torch.zeros(1024, dtype=torch.int32), grid=10, block=32)
    assert found.outside == (CALLS,)


def test_textures_are_outside_the_model() -> None:
    text = """
__global__ void fetch(cudaTextureObject_t table, float* y) {
  y[threadIdx.x] = tex1Dfetch<float>(table, threadIdx.x) + tex1D<float>(table, threadIdx.x + 0.5f);
}"""
    found = wb.load(text, "fetch").predict(wb.Texture(torch.ones(32)), torch.zeros(32), grid=1, block=32)
    assert found.outside == ("it accesses textures or surfaces: not measured",)


def test_surfaces_are_outside_the_model() -> None:
    text = "__global__ void put(cudaSurfaceObject_t s) { surf1Dwrite<float>(1.0f, s, threadIdx.x * 4); }"
    code = wb.load(text, "put").sass("sm_90")
    assert outside(code) == ("it accesses textures or surfaces: not measured",)


@pytest.mark.parametrize("stride", [0, 1])
@pytest.mark.parametrize("name", ["constants", "locals"])
def test_lanes_at_different_constants_or_places_of_their_arrays_are_outside_the_model(name: str, stride: int) -> None:
    text = """
__constant__ int table[64];
__global__ void constants(int* x, int stride) {
  int sum = 0;
  for (int i = 0; i < 32; ++i) sum += table[(threadIdx.x * stride + i) % 64];
  x[threadIdx.x] = sum;
}
__global__ void locals(int* x, int stride) {
  int mine[64];
  for (int i = 0; i < 64; ++i) mine[i] = x[i];
  for (int i = 0; i < 32; ++i) x[threadIdx.x] += mine[(threadIdx.x * stride + x[i]) % 64];
}"""
    found = wb.load(text, name).predict(torch.zeros(64, dtype=torch.int32), stride, grid=1, block=32)
    assert (found.microseconds is None) == bool(stride)
    line = 5 if name == "constants" else 11
    why = f"lanes of its warps access constants or local arrays at different places in line {line}: not measured"
    assert found.outside == (why,) * bool(stride)


@pytest.mark.parametrize("rounds", [1, 400])
def test_places_of_lanes_are_judged_by_the_time_that_they_may_take(rounds: int) -> None:
    text = """
__constant__ int table[1024];
__global__ void k(int* x, int rounds) {
  int a = table[(threadIdx.x * 33) % 1024];
  for (int i = 0; i < rounds; ++i) a = a * 1664525 + 1013904223 ^ (a >> 3);
  x[threadIdx.x] = a;
}"""
    found = wb.load(text, "k").predict(torch.zeros(32, dtype=torch.int32), rounds, grid=1, block=32)
    assert (found.microseconds is None) == (rounds == 1)


def test_one_warp_whose_lanes_look_up_many_constants_decides() -> None:
    text = """
__constant__ int table[1024];
__global__ void k(int* x) {
  int a = 0;
  if (threadIdx.x < 32) for (int i = 0; i < 64; ++i) a = table[(threadIdx.x * 33 + a) % 1024];
  for (int i = 0; i < 1000; ++i) a = a * 5 ^ (a >> 3);
  x[threadIdx.x] = a;
}"""
    found = wb.load(text, "k").predict(torch.zeros(1024, dtype=torch.int32), grid=1, block=1024)
    assert "in line 5" in found.outside[0]


def test_two_constants_are_no_hindrance_to_a_kernel_that_memory_bounds() -> None:
    text = """
__constant__ float table[2];
__global__ void looked_up(float* x) { int i = blockIdx.x * 256 + threadIdx.x; x[i] *= table[threadIdx.x & 1]; }
__global__ void chosen(float* x) {
  int i = blockIdx.x * 256 + threadIdx.x;
  x[i] *= threadIdx.x & 1 ? table[1] : table[0];
}"""
    x = torch.zeros(1 << 24)
    looked_up, chosen = (
        wb.load(text, name).predict(x, grid=1 << 16, block=256).microseconds for name in ("looked_up", "chosen")
    )
    assert looked_up == pytest.approx(chosen, rel=0.02)


def test_lanes_in_one_word_are_at_one_place() -> None:
    text = """
__constant__ char table[64];
__global__ void k(int* x) {
  int a = 0;
  for (int i = 0; i < 32; ++i) a += table[(threadIdx.x & 3) + 4 * (i % 16)];
  x[threadIdx.x] = a;
}"""
    assert wb.load(text, "k").predict(torch.zeros(32, dtype=torch.int32), grid=1, block=32).outside == ()


def test_products_whose_time_was_not_measured_are_outside_the_model() -> None:
    text = """
__global__ void multiply(const double* x, double* y) {
  double c0 = 0.0, c1 = 0.0;
  asm volatile("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%0, %1}, {%2}, {%3}, {%0, %1};"
               : "+d"(c0), "+d"(c1) : "d"(x[threadIdx.x]), "d"(x[threadIdx.x]));
  y[threadIdx.x] = c0 + c1;
}"""
    x, y = torch.ones(32, dtype=torch.float64), torch.zeros(32, dtype=torch.float64)
    found = wb.predict(wb.load(text, "multiply", arch="sm_90"), x, y, grid=1, block=32)
    assert found.microseconds is None
    assert found.outside == ("its tensor cores multiply f64, fp8 or bits: not measured",)


COPY = (
    "__global__ void copy(const float* x, float* y) { const int i = blockIdx.x * THREADS + threadIdx.x; y[i] = x[i]; }"
)


def test_the_warps_of_a_large_block_wait_for_its_last_one() -> None:
    def copied_us(threads: int) -> float:
        copy = wb.load(COPY, "copy", arch="sm_90", defines={"THREADS": threads})
        x, y = torch.zeros(1 << 25), torch.zeros(1 << 25)
        return wb.predict(copy, x, y, grid=(1 << 25) // threads, block=threads, gpu="H100").microseconds or 0.0

    assert copied_us(1024) > 1.05 * copied_us(256)


WEIGHTED = """
__global__ void weighted(const float* x, float* y, int rounds) {
  __shared__ float weight[32];
  float sum = 0.0f;
#pragma unroll 1
  for (int r = 0; r < rounds; ++r) {
#pragma unroll 1
    for (int i = threadIdx.x; i < LOADING; i += blockDim.x) weight[i % 32] = x[r * 32 + i % 32];
    __syncthreads();
    sum += weight[threadIdx.x % 32];
    __syncthreads();
  }
  y[threadIdx.x] = sum;
}"""


def test_warps_wait_at_a_barrier_for_the_one_that_loads() -> None:
    def alone_us(loading: int) -> float:
        kernel = wb.load(WEIGHTED, "weighted", arch="sm_90", defines={"LOADING": loading})
        x, y = torch.zeros(32 * ROUNDS), torch.zeros(256)
        return wb.predict(kernel, x, y, ROUNDS, grid=1, block=256, gpu="H200").resources_us["latency"]

    assert alone_us(32) == pytest.approx(alone_us(256), rel=0.1)


def test_executed_instructions_are_counted_for_the_whole_grid(walk: wb.Kernel) -> None:
    trace = walk.trace(torch.zeros(64 * ROUNDS), torch.zeros(64), ROUNDS, grid=1, block=64)
    sass = walk.sass("sm_90")
    counts = block_counts(sass, trace.log.executed, 64 // LANES)
    of_one = sum(count * (block.last - block.first + 1) for count, block in zip(counts, sass.blocks, strict=True))
    assert predicted(walk).instructions == pytest.approx(40 * of_one, rel=0.01)


SUMS = """
__global__ void sums(const float* x, float* y) {
  float sum[COUNT];
#pragma unroll
  for (int i = 0; i < COUNT; ++i) sum[i] = x[i * 1024 + threadIdx.x];
#pragma unroll 1
  for (int r = 0; r < 64; ++r)
#pragma unroll
    for (int i = 0; i < COUNT; ++i) sum[i] = sum[i] * sum[(i + 1) % COUNT] + 1.0f;
#pragma unroll
  for (int i = 0; i < COUNT; ++i) y[i * 1024 + threadIdx.x] = sum[i];
}
"""


def test_spilled_registers_cost_requests_and_what_l1_does_not_hold_costs_l2() -> None:
    def found(registers: int, count: int) -> wb.Prediction:
        sums = wb.load(SUMS, "sums", arch="sm_90", defines={"COUNT": count}, max_registers=registers)
        x, y = torch.zeros(count * 1024), torch.zeros(count * 1024)
        return sums.predict(x, y, grid=132, block=256, gpu="H100")

    held, spilled, far = found(255, 80), found(40, 80), found(32, 240)
    assert (held.outside, spilled.outside, far.outside) == ((), (), ())
    assert spilled.resources_us["requests"] > 4 * held.resources_us["requests"]
    assert spilled.resources_us["l2"] == pytest.approx(held.resources_us["l2"], rel=0.01)
    assert (spilled.microseconds or 0) > (held.microseconds or 0)
    assert far.resources_us["l2"] > 6 * spilled.resources_us["l2"]  # 220 KiB of 256 threads: more than L1 has
