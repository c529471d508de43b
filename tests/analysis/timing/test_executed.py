"""How often machine instructions run, by what a trace counted of the PTX."""

from __future__ import annotations

from collections import Counter

import pytest
import torch

import workbench as wb
from workbench.analysis.timing.executed import block_counts
from workbench.core.events import LANES

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
"""


def executed(name: str, *args: object) -> Counter[str]:
    """Instructions of one warp by their opcode's name, on average."""
    kernel = wb.load(SOURCE, name, arch="sm_90")
    trace, sass = kernel.trace(*args, grid=1, block=256), kernel.sass("sm_90")  # type: ignore[arg-type]
    counts = block_counts(sass, trace.log.executed, 256 // LANES, trace.path) / (256 // LANES)
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
