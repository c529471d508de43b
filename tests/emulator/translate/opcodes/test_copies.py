"""cp.async with a source size: what lies behind it arrives as zeros, whatever other lanes copy."""

import pytest
import torch

import workbench as wb

SOURCE = r"""
extern "C" __global__ void copy(const int* x, int* y, int first) {
  __shared__ __align__(16) int smem[128];
  const int lane = threadIdx.x;
  const unsigned target = static_cast<unsigned>(__cvta_generic_to_shared(smem + 4 * lane));
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" ::"r"(target), "l"(x + 4 * lane), "r"(lane >= first ? 16 : 0));
  asm volatile("cp.async.wait_all;");
  for (int i = 0; i < 4; ++i) y[4 * lane + i] = smem[4 * lane + i];
}"""


@pytest.mark.parametrize("first", [0, 1, 17, 31, 32])
def test_lanes_without_a_source_receive_zeros(first):
    x = torch.arange(1, 129, dtype=torch.int32)
    y = torch.full_like(x, -1)
    wb.load(SOURCE, "copy")[1, 32](x, y, first)
    x[: 4 * first] = 0
    assert torch.equal(y, x)
