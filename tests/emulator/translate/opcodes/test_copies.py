"""cp.async with a source size: what lies behind it arrives as zeros, and the alignment is that of the whole copy."""

import pytest
import torch

import workbench as wb
from workbench.core.errors import MemoryFaultError

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


OFF = r"""
extern "C" __global__ void copy(const int* x, int* y, int from, int to, int size) {
  __shared__ __align__(16) int smem[8];
  const unsigned target = static_cast<unsigned>(__cvta_generic_to_shared(smem + to));
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" ::"r"(target), "l"(x + from), "r"(size));
  asm volatile("cp.async.wait_all;");
  y[0] = smem[to];
}"""


@pytest.mark.parametrize(
    ("source", "target", "size", "told"),
    [
        (1, 0, 16, r"reads 16 bytes misaligned at x\[1\]"),
        (2, 0, 4, r"reads 16 bytes misaligned at x\[2\]"),
        (2, 0, 7, r"reads 16 bytes misaligned at x\[2\]"),
        (0, 1, 4, "writes 16 bytes misaligned"),
    ],
)
def test_both_addresses_are_multiples_of_the_copy(source, target, size, told):
    x = torch.arange(1, 9, dtype=torch.int32)
    kernel = wb.load(OFF, "copy")
    with pytest.raises(MemoryFaultError, match=told):
        kernel[1, 1](x, x.clone(), source, target, size)


def test_a_source_that_nothing_is_read_of_has_any_address():
    x, y = torch.arange(1, 9, dtype=torch.int32), torch.full((1,), -1, dtype=torch.int32)
    wb.load(OFF, "copy")[1, 1](x, y, 1, 0, 0)
    assert y.tolist() == [0]
