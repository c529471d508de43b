"""The variables of a module, set and read from Python."""

import pytest
import torch

import workbench as wb

SOURCE = """
#define ROWS 2
__constant__ float table[4] = {1, 2, 3, 4};
__device__ unsigned long long count, idle = 7;
namespace deep { __device__ float grid[2][3]; }
static __device__ float4 corners[ROWS];
struct Pair { float a; int b; };
__constant__ Pair pair;
__global__ void add(float* x) {
  atomicAdd(&count, 1ull);
  x[threadIdx.x] += table[threadIdx.x] + deep::grid[1][2] + corners[1].w + pair.a;
}
"""


@pytest.fixture
def add() -> wb.Kernel:
    return wb.load(SOURCE, "add")


def run(add: wb.Kernel) -> list[float]:
    x = torch.zeros(4)
    add[1, 4](x)
    values: list[float] = x.tolist()
    return values


def test_variables_have_types_and_shapes(add: wb.Kernel) -> None:
    assert {name: (s.space, s.dtype, s.shape) for name, s in add.symbols.items()} == {
        "table": ("const", torch.float32, (4,)),
        "count": ("global", torch.uint64, ()),
        "idle": ("global", torch.uint64, ()),
        "deep::grid": ("global", torch.float32, (2, 3)),
        "corners": ("global", torch.float32, (2, 4)),
        "pair": ("const", torch.uint8, (8,)),
    }
    assert repr(add.symbols).startswith("<Symbols table: float32[4], count: uint64[], ")


def test_what_is_written_is_what_the_kernel_reads(add: wb.Kernel) -> None:
    assert run(add) == [1, 2, 3, 4]
    add.symbols["table"][:] = torch.arange(4.0)
    add.symbols["deep::grid"][1, 2] = 10
    add.symbols["corners"][1, 3] = 100
    add.symbols["pair"][:4] = torch.tensor([1000.0]).view(torch.uint8)
    assert run(add) == [1110, 1111, 1112, 1113]
    assert add.symbols["table"][2:].tolist() == [2, 3]


def test_what_the_kernel_writes_is_read_and_reset(add: wb.Kernel) -> None:
    run(add), run(add)
    assert add.symbols["count"].tensor().item() == 8
    add.symbols["count"].reset()
    run(add)
    assert add.symbols["count"].tensor().item() == 4
    add.symbols["table"][:] = 0
    add.symbols["idle"][()] = 1
    add.symbols.reset()
    assert run(add) == [1, 2, 3, 4]
    assert add.symbols["idle"].tensor().item() == 7


def test_a_name_that_there_is_not(add: wb.Kernel) -> None:
    with pytest.raises(
        wb.WorkbenchError, match=r"no __constant__, __device__ or __managed__ variable 'tabel'; it has table, .*'table'"
    ):
        add.symbols["tabel"]
    assert "tabel" not in add.symbols


def test_the_variables_of_ptx_have_the_types_of_the_ptx(add: wb.Kernel) -> None:
    symbols = wb.load(add.ptx(), add.signature.mangled).symbols
    assert (symbols["count"].dtype, symbols["count"].shape) == (torch.int64, ())
    assert (symbols["table"].dtype, symbols["table"].shape) == (torch.uint8, (16,))


def test_managed_variables_are_variables_too() -> None:
    count = wb.load("""
    __managed__ int count = 5;
    __device__ __managed__ float table[2] = {1, 2};
    __global__ void add(float* x) { x[threadIdx.x] += table[threadIdx.x]; if (threadIdx.x == 0) count += 1; }""")
    assert repr(count.symbols) == "<Symbols count: int32[], table: float32[2]>"
    count.symbols["table"][1] = 10
    x = torch.zeros(2)
    count[1, 2](x)
    assert (x.tolist(), count.symbols["count"].tensor().item()) == ([1, 10], 6)
    count.symbols.reset()
    assert (count.symbols["count"].tensor().item(), count.symbols["table"][1].item()) == (5, 2)
