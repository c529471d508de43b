"""Variables of a module on a GPU, and a whole program there."""

import pytest
import torch

import workbench as wb

pytestmark = pytest.mark.gpu

PROGRAM = """
#include <cstdio>
#include <cfloat>
__constant__ float table[4] = {1, 2, 3, 4};
__device__ unsigned long long count;
namespace deep { static __device__ float grid[2][3]; }
__global__ void add(float* x) {
  atomicAdd(&count, 1ull);
  x[threadIdx.x] += min(table[threadIdx.x], FLT_MAX) + deep::grid[1][2];
}
int main() { float* x; cudaMalloc(&x, 16); add<<<1, 4>>>(x); cudaDeviceSynchronize(); }
"""


def run(add: wb.Kernel, device: str) -> list[float]:
    x = torch.zeros(4, device=device)
    add[1, 4](x)
    values: list[float] = x.tolist()
    return values


def test_what_is_written_is_read_in_every_place() -> None:
    add = wb.load(PROGRAM, "add")
    assert run(add, "cuda") == run(add, "cpu") == [1, 2, 3, 4]
    add.symbols["table"][:] = torch.arange(4.0)
    add.symbols["deep::grid"][1, 2] = 10
    assert run(add, "cuda") == run(add, "cpu") == [10, 11, 12, 13]
    count = add.symbols["count"]
    assert count.tensor("cuda").is_cuda
    assert count.tensor("cuda").item() == count.tensor("cpu").item() == 8
    add.symbols.reset()
    assert run(add, "cuda") == run(add, "cpu") == [1, 2, 3, 4]
    assert count.tensor("cuda").item() == 4


def test_a_gpu_where_the_kernel_is_loaded_later_has_what_was_written() -> None:
    add = wb.load(PROGRAM.replace("{1, 2, 3, 4}", "{5, 6, 7, 8}"), "add")
    add.symbols["table"][0] = 100
    assert run(add, "cuda") == [100, 6, 7, 8]


def test_kernels_of_one_file_are_in_one_module() -> None:
    kernels = wb.module(
        "__device__ int n;\n__global__ void set(int x) { n = x; }\n__global__ void get(int* x) { *x = n; }"
    )
    kernels.set.launch(7, grid=1, block=1, device="cuda")
    got = torch.zeros(1, dtype=torch.int32, device="cuda")
    kernels.get[1, 1](got)
    assert got.item() == 7


def test_managed_variables() -> None:
    count = wb.load(
        "__managed__ int count = 5;\n__global__ void add(int* x) { *x += count; count += 1; }",
    )
    x = torch.zeros(1, dtype=torch.int32, device="cuda")
    count[1, 1](x)
    assert (x.item(), count.symbols["count"].tensor("cuda").item()) == (5, 6)
    count.symbols["count"][()] = 100
    count[1, 1](x)
    assert (x.item(), count.symbols["count"].tensor("cuda").item()) == (105, 101)
    count.symbols.reset()
    assert count.symbols["count"].tensor("cuda").item() == 5
