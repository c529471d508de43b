"""The sanitiser's memory follows what a kernel has, and not how far an index is off."""

import tracemalloc

import pytest
import torch

import workbench as wb

VARIABLE = """__device__ int s[128];
extern "C" __global__ void kernel(int* y, int n) {
    s[threadIdx.x + n] = 1;
    y[threadIdx.x] = s[threadIdx.x];
}
"""

HEAP = """extern "C" __global__ void kernel(int* y, int n) {
    int* p = (int*)malloc(64);
    p[threadIdx.x + n] = 1;
    y[threadIdx.x] = p[0];
}
"""


@pytest.mark.parametrize("source", [VARIABLE, HEAP])
def test_a_wild_index_takes_little_memory(source: str) -> None:
    kernel, y = wb.load(source, "kernel"), torch.zeros(32, dtype=torch.int32)
    for n in (40_000_000, 900_000_000):
        tracemalloc.start()
        try:
            report = kernel.sanitize(y, n, grid=1, block=32)
            _, peak = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        assert {found.kind for found in report.findings} == {"out-of-bounds"}
        assert peak < 256 << 20
