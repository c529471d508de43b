"""How often machine instructions run, by what a trace counted of the PTX."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
import torch

import workbench as wb
from workbench.analysis.timing.executed import aligned, block_counts, line_of, misfits, place_of
from workbench.core.events import LANES, place_number

SOURCE = """
__device__ float sum_of_warp(float value) {
  for (int offset = 16; offset > 0; offset /= 2) value += __shfl_xor_sync(0xffffffffu, value, offset);
  return value;
}
// One of eight warps sums a second time, on the same line.
__global__ void sum_twice(const float* x, float* y) {
  __shared__ float parts[8];
  const float sum = sum_of_warp(x[threadIdx.x]);
  if (threadIdx.x % 32 == 0) parts[threadIdx.x / 32] = sum;
  __syncthreads();
  if (threadIdx.x < 32) {
    const float total = sum_of_warp(threadIdx.x < 8 ? parts[threadIdx.x] : 0.0f);
    if (threadIdx.x == 0) *y = total;
  }
}
// The assembler unrolls the loop, and makes others of what is left over.
__global__ void sum_of_columns(const float* x, float* y, int rows) {
  float sum = 0.0f;
  for (int r = 0; r < rows; ++r) sum += x[r * 256LL + threadIdx.x];
  y[threadIdx.x] = sum;
}
// A quarter of the rounds is left over for a loop of single ones.
__global__ void differences(const float* x, float* y, int rows) {
  long long i = threadIdx.x;
  for (int r = 1; r < rows - 1; ++r) {
    i += 256;
    y[i] = x[i] + 0.1f * (x[i - 256] + x[i + 256]);
  }
}
// The assembler merges loads of one line.
__global__ void sum_of_eight(const float* x, float* y) {
  __shared__ float smem[8];
  if (threadIdx.x < 8) smem[threadIdx.x] = x[threadIdx.x];
  __syncthreads();
  if (threadIdx.x == 0) y[0] = smem[0] + smem[1] + smem[2] + smem[3] + smem[4] + smem[5] + smem[6] + smem[7];
}
// A search of a few rounds, of kinds that no equation names, stands before a long loop.
__global__ void sum_from(const float* x, float* y, int step, int size, int rows) {
  int first = 0;
  while (first * step % size != 3) ++first;
  float sum = 0.0f;
  for (int r = first; r < rows; ++r) sum += x[r * 256 + threadIdx.x];
  y[threadIdx.x] = sum;
}
// A product of integers of 64 bits becomes two machine instructions here.
__global__ void rounds_until_one(const int* x, int* y) {
  unsigned long long value = x[threadIdx.x];
  int rounds = 0;
#pragma unroll 1
  while (value != 1) {
    value = value & 1 ? 3 * value + 1 : value / 2;
    ++rounds;
  }
  y[threadIdx.x] = rounds;
}
// The division has a slow path, which no usual number takes.
__global__ void quotient(const float* x, float* y) {
  y[threadIdx.x] = (x[threadIdx.x] + 1.0f) / (x[threadIdx.x] + 3.0f);
}
__device__ float twice(const float* x) {
  return 2.0f * x[threadIdx.x];
}
__global__ void of_a_function(const float* x, float* y) {
  y[threadIdx.x] = twice(x);
}
__global__ __cluster_dims__(4) void in_clusters(const float* x, float* y) {
  asm volatile("barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;" ::: "memory");
  y[blockIdx.x * 256 + threadIdx.x] = x[threadIdx.x];
}
"""


def executed(name: str, *args: object) -> Counter[str]:
    """Instructions of one warp by their opcode's name, on average."""
    kernel = wb.load(SOURCE, name, arch="sm_90")
    trace, sass = kernel.trace(*args, grid=1, block=256), kernel.sass("sm_90")  # type: ignore[arg-type]
    counts = block_counts(sass, trace.log.executed, 256 // LANES) / (256 // LANES)
    found: Counter[str] = Counter()
    for block in sass.blocks:
        for instruction in sass.instructions[block.first : block.last + 1]:
            found[instruction.name] += counts[block.index]
    return found


def test_calls_of_one_function_are_told_apart() -> None:
    found = executed("sum_twice", torch.ones(256), torch.zeros(1))
    assert found["SHFL"] == pytest.approx(5 + 5 / 8, rel=1e-3)
    assert found["BAR"] == pytest.approx(1, rel=1e-3)


@pytest.mark.parametrize("rows", [2, 4, 64])
def test_a_loop_is_run_by_the_longest_body_that_fits(rows: int) -> None:
    found = executed("sum_of_columns", torch.ones(rows * 256), torch.zeros(256), rows)
    assert found["LDG"] == pytest.approx(rows, rel=1e-2)
    assert found["BRA"] <= 5 + rows / 4


@pytest.mark.parametrize("rows", [64, 65, 66])
def test_what_is_left_over_of_an_unrolled_loop_runs_one_by_one(rows: int) -> None:
    found = executed("differences", torch.ones(rows * 256), torch.zeros(rows * 256), rows)
    assert found["STG"] == pytest.approx(rows - 2, abs=1e-3)
    assert abs(found["BRA"] - round(found["BRA"])) < 1e-3


def test_a_place_may_lose_its_instructions_to_another_one_of_its_line() -> None:
    rows, warps = 64, 256 // LANES
    kernel = wb.load(SOURCE, "sum_of_columns", arch="sm_90")
    trace = kernel.trace(torch.ones(rows * 256), torch.zeros(256), rows, grid=1, block=256)
    sass, known = kernel.sass("sm_90"), trace.log.executed
    loads = np.array(["ld.global" in str(row["mnemonic"]) for row in known])
    moved = known.copy()
    moved["warps"][loads] //= 2
    others = moved[loads].copy()
    others["place"] += 1  # half of the loads are of a place that the machine code does not have
    counts = block_counts(sass, np.concatenate([moved, others]), warps)
    assert counts == pytest.approx(block_counts(sass, known, warps), rel=0.02, abs=0.02)


def test_a_search_before_a_long_loop_runs_as_often_as_the_trace_says() -> None:
    kernel, warps, rows = wb.load(SOURCE, "sum_from", arch="sm_90"), 256 // LANES, 1000
    trace, sass = (
        kernel.trace(torch.ones(rows * 256), torch.zeros(256), 1, 64, rows, grid=1, block=256),
        kernel.sass("sm_90"),
    )
    counts = block_counts(sass, trace.log.executed, warps) / warps
    search = SOURCE[: SOURCE.index("while (first")].count("\n") + 1
    loops = [
        counts[block.index]
        for block in sass.blocks
        if block.loop_depth and all(line_of(one) == search for one in sass.instructions[block.first : block.last + 1])
    ]
    asked = {int(row["warps"]) // warps for row in trace.log.executed if row["line"] == search}
    assert max(loops) <= max(asked) < 16


def test_a_product_of_64_bits_is_more_than_one_machine_instruction() -> None:
    kernel = wb.load(SOURCE, "rounds_until_one", arch="sm_90")
    y = torch.zeros(256, dtype=torch.int32)
    trace = kernel.trace(torch.full((256,), 27, dtype=torch.int32), y, grid=1, block=256)
    sass = kernel.sass("sm_90")
    counts = block_counts(sass, trace.log.executed, 256 // LANES) / (256 // LANES)
    assert max(counts) == pytest.approx(int(y[0]), rel=1e-2)


def test_merged_loads_count_by_their_bytes() -> None:
    found = executed("sum_of_eight", torch.ones(256), torch.zeros(1))
    assert found["LDS"] == pytest.approx(2 / 8, rel=0.05)


def test_the_slow_path_of_a_division_does_not_run() -> None:
    found = executed("quotient", torch.ones(256), torch.zeros(256))
    assert found["CALL"] == 0
    assert found["STG"] == pytest.approx(1, rel=1e-3)


def test_blocks_of_a_cluster_run_together_and_all_count() -> None:
    kernel = wb.load(SOURCE, "in_clusters", arch="sm_90")
    sample = kernel.sample(torch.ones(256), torch.zeros(256 * 1024), grid=1024, block=256)
    assert sample.trace is not None
    warps = sample.blocks * 256 // LANES
    arrived = [row["warps"] for row in sample.trace.log.executed if "cluster.arrive" in str(row["mnemonic"])]
    assert sum(arrived) == warps


def test_counts_that_do_not_fit_are_named() -> None:
    kernel = wb.load(SOURCE, "quotient", arch="sm_90")
    trace, sass = kernel.trace(torch.ones(256), torch.zeros(256), grid=1, block=256), kernel.sass("sm_90")
    warps = 256 // LANES
    counts = block_counts(sass, trace.log.executed, warps)
    assert misfits(sass, trace.log.executed, counts, warps) == ()
    few = misfits(sass, trace.log.executed, 0.1 * counts, warps)
    assert any("0.1 times as many of this kind: global load" in why for why in few)
    assert any("3.0 times" in why for why in misfits(sass, trace.log.executed, 3.0 * counts, warps))


def test_a_place_without_its_calls_is_the_one_that_has_them() -> None:
    kernel = wb.load(SOURCE, "of_a_function", arch="sm_90")
    trace, sass = kernel.trace(torch.ones(256), torch.zeros(256), grid=1, block=256), kernel.sass("sm_90")
    known = trace.log.executed
    (load,) = (one for one in sass.instructions if one.name == "LDG")
    assert load.place is not None
    loads = known["place"] == place_of(load)
    assert loads.any()
    bare = known.copy()
    bare["place"][loads] = place_number([(load.place.file, load.place.line)])
    bare["line"][loads] = load.place.line
    assert (bare != known).any()
    assert (aligned(sass, bare) == known).all()
    assert (aligned(sass, known) == known).all()


def test_what_few_warps_do_once_is_no_misfit() -> None:
    kernel, warps = wb.load(SOURCE, "quotient", arch="sm_90"), 256 // LANES
    trace, sass = kernel.trace(torch.ones(256), torch.zeros(256), grid=1, block=256), kernel.sass("sm_90")
    known = trace.log.executed
    counts = block_counts(sass, known, warps)
    more = known[["ld.global" in str(row["mnemonic"]) for row in known]][:1].copy()
    more["mnemonic"], more["warps"] = "atom.global.add.u32", 1
    assert misfits(sass, np.concatenate([known, more]), counts, warps) == ()
    more["warps"] = warps
    (why,) = misfits(sass, np.concatenate([known, more]), counts, warps)
    assert "0.0 times as many of this kind: atomic" in why
