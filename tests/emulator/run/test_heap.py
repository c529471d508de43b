"""malloc, free, new and delete in device code."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import torch

import workbench as wb
from workbench.core.errors import LaunchError, MemoryFaultError
from workbench.emulator import existing_heap, set_limit
from workbench.emulator.heap import LIMIT_BYTES

SOURCE = """
__global__ void rows(int* y, int n) {
  int* mine = new int[n];
  if (!mine) { y[blockIdx.x * blockDim.x + threadIdx.x] = -1; return; }
  for (int i = 0; i < n; ++i) mine[i] = i * threadIdx.x;
  y[blockIdx.x * blockDim.x + threadIdx.x] = mine[n - 1];
  delete[] mine;
}
__global__ void make(int** y) { y[threadIdx.x] = new int(threadIdx.x + 7); }
__global__ void take(int** x, int* y) { y[threadIdx.x] = *x[threadIdx.x]; delete x[threadIdx.x]; }
__global__ void sizes(size_t* y) {
  void* nothing = malloc(0);
  free(nothing);
  void* large = malloc(size_t(1) << 40);
  char* one = (char*)malloc(1);
  char* two = (char*)malloc(17);
  y[0] = nothing == nullptr; y[1] = large == nullptr; y[2] = size_t(one) % 16; y[3] = size_t(two) % 16;
  free(one); free(two);
}
__global__ void churn(int* y, int rounds) {
  int sum = 0;
  for (int i = 0; i < rounds; ++i) {
    int* some = (int*)malloc(4 * (1 + (i * 7 + threadIdx.x) % 40));
    if (!some) { y[threadIdx.x] = -1; return; }
    *some = i;
    sum += *some;
    free(some);
  }
  y[threadIdx.x] = sum;
}
__global__ void wide(int* y) { y[0] = *(long long*)((int*)malloc(12) + 1); }
__global__ void inside(int* y) { free((char*)malloc(64) + 16); }
"""


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    set_limit(LIMIT_BYTES)
    yield
    set_limit(LIMIT_BYTES)


def test_each_thread_has_memory_of_its_own_that_it_gives_back():
    y = torch.zeros(256, dtype=torch.int32)
    wb.load(SOURCE, "rows")[4, 64](y, 5)
    assert y.tolist() == [4 * (i % 64) for i in range(256)]
    assert existing_heap().live == 0


def test_a_heap_that_is_full_gives_null():
    y = torch.zeros(32, dtype=torch.int32)
    wb.limit_heap(10 * (400 + 16))
    wb.load(SOURCE, "rows")[1, 32](y, 100)
    assert y.tolist() == [99 * i for i in range(10)] + [-1] * 22


def test_blocks_outlive_a_launch_and_kernels_share_the_heap():
    pointers, y = torch.zeros(32, dtype=torch.int64), torch.zeros(32, dtype=torch.int32)
    wb.load(SOURCE, "make")[1, 32](pointers)
    assert existing_heap().live == 32
    assert not wb.load(SOURCE, "take").sanitize(pointers, y, grid=1, block=32).findings
    assert y.tolist() == list(range(7, 39))
    assert existing_heap().live == 0


def test_sizes_and_alignments():
    y = torch.zeros(4, dtype=torch.int64)
    wb.load(SOURCE, "sizes")[1, 1](y.view(torch.uint64))
    assert y.tolist() == [1, 1, 0, 0]


def test_freed_blocks_are_given_again_once_the_heap_is_full():
    y = torch.zeros(32, dtype=torch.int32)
    wb.limit_heap(32 * 192)
    wb.load(SOURCE, "churn")[1, 32](y, 300)
    assert y.tolist() == [300 * 299 // 2] * 32


@pytest.mark.parametrize(
    ("kernel", "kind", "message"),
    [
        ("wide", "misaligned", r"misaligned at byte 4 of a block of 12 bytes that malloc has given"),
        ("inside", "invalid-free", r"no block of the heap: byte 16 of a block of 64 bytes that malloc has given"),
    ],
)
def test_what_is_wrong_is_named(kernel, kind, message):
    with pytest.raises(MemoryFaultError, match=message) as raised:
        wb.load(SOURCE, kernel)[1, 1](torch.zeros(1, dtype=torch.int32))
    assert raised.value.kind == kind


def test_a_limit_has_bounds():
    with pytest.raises(LaunchError, match=r"expected 16 to \d+ bytes; got 3"):
        wb.limit_heap(3)
