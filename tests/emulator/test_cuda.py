"""Kernels of CUDA C++ as people write them, headers included, run on the CPU and checked against PyTorch and NumPy."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import pytest
import torch

import workbench as wb
from tests.tiers import slow_unless
from workbench.compile import CompileOptions, Source, compile_ptx

pytestmark = pytest.mark.no_cover

HERE = Path(__file__).parent / "cuda"
ARCHITECTURES = ("sm_75", "sm_80", "sm_90")
THREADS = 128


@cache
def _blocks(arch: str) -> str:
    """PTX of all kernels of the file: its headers take seconds to compile."""
    return compile_ptx(Source.read(HERE / "blocks.cu"), CompileOptions(arch=arch)).text


@pytest.fixture
def generator() -> torch.Generator:
    return torch.Generator().manual_seed(0)


@pytest.mark.parametrize("arch", slow_unless("sm_90".__eq__, ARCHITECTURES))
class TestBlocks:
    """cub, cooperative groups and libcu++."""

    def load(self, name: str, arch: str) -> wb.Kernel:
        return wb.load(_blocks(arch), name)

    def test_block_reduce(self, arch: str, generator: torch.Generator) -> None:
        x, y = torch.randn(4 * THREADS, generator=generator), torch.zeros(4)
        self.load("block_sum", arch).launch(x, y, grid=4, block=THREADS)
        torch.testing.assert_close(y, x.view(4, -1).sum(1))

    def test_block_scan(self, arch: str, generator: torch.Generator) -> None:
        x = torch.randint(-9, 9, (4 * THREADS,), generator=generator, dtype=torch.int32)
        y = torch.zeros_like(x)
        self.load("block_scan", arch).launch(x, y, grid=1, block=THREADS)
        assert torch.equal(y, x.cumsum(0).int())

    def test_block_radix_sort(self, arch: str, generator: torch.Generator) -> None:
        x = torch.randn(4 * THREADS, generator=generator)
        keys, order = torch.zeros_like(x), torch.zeros(len(x), dtype=torch.int32)
        self.load("block_sort", arch).launch(x, keys, order, grid=1, block=THREADS)
        wanted, places = x.sort(stable=True)
        assert torch.equal(keys, wanted)
        assert torch.equal(order, places.int())

    def test_tiles(self, arch: str, generator: torch.Generator) -> None:
        x = torch.randint(0, 100, (THREADS,), generator=generator, dtype=torch.int32)
        sums, scans, swapped = (torch.zeros_like(x) for _ in range(3))
        self.load("tiles", arch).launch(x, sums, scans, swapped, grid=1, block=THREADS)
        rows = x.view(-1, 8)
        assert torch.equal(sums, rows.sum(1).int().repeat_interleave(8))
        assert torch.equal(scans, rows.cumsum(1).int().flatten())
        index = torch.arange(THREADS)
        assert torch.equal(swapped, x[index ^ 3] + (index // 8).int())

    def test_coalesced_groups(self, arch: str, generator: torch.Generator) -> None:
        x = torch.randint(0, 100, (THREADS,), generator=generator, dtype=torch.int32)
        y = torch.zeros_like(x)
        self.load("coalesced", arch).launch(x, y, grid=1, block=THREADS)
        wanted = torch.full_like(x, -1)
        for first in range(0, THREADS, 32):
            odd = first + torch.nonzero(x[first : first + 32] % 2).flatten()
            wanted[odd] = x[odd].sum().int() + 1000 * torch.arange(len(odd), dtype=torch.int32)
        assert torch.equal(y, wanted)

    def test_grid_sync(self, arch: str) -> None:
        x, y = torch.zeros(4 * THREADS, dtype=torch.int32), torch.zeros(4 * THREADS, dtype=torch.int32)
        self.load("grid_sync", arch).launch(x, y, grid=4, block=THREADS, cooperative=True)
        index = torch.arange(len(x))
        shifted = (((index + 97) % len(x)) ** 2).int()
        assert torch.equal(y, shifted)
        assert torch.equal(x, shifted[(index + 31) % len(x)])

    def test_pipeline(self, arch: str, generator: torch.Generator) -> None:
        x, y = torch.randn(6 * THREADS, generator=generator), torch.zeros(THREADS)
        self.load("pipeline", arch).launch(x, y, 6, grid=1, block=THREADS)
        torch.testing.assert_close(y, x.view(6, -1).flip(1).sum(0))

    def test_barrier(self, arch: str) -> None:
        y = torch.zeros(THREADS, dtype=torch.int32)
        self.load("barrier", arch).launch(y, grid=1, block=THREADS)
        wanted = torch.arange(THREADS, dtype=torch.int32)
        for _ in range(5):
            wanted = wanted + wanted.roll(-33)
        assert torch.equal(y, wanted)


@pytest.mark.parametrize(
    ("name", "dtype", "tile", "threads"),
    [
        ("wmma_f16", torch.float16, 16, 32),
        ("wmma_tf32", torch.float32, 16, 32),
        ("mma_double_buffered", torch.float16, 64, 128),
    ],
)
def test_matrix_products(name: str, dtype: torch.dtype, tile: int, threads: int, generator: torch.Generator) -> None:
    m, n, k = 64, 128, 96
    a, b = torch.randn(m, k, generator=generator).to(dtype), torch.randn(k, n, generator=generator).to(dtype)
    c = torch.full((m, n), torch.nan)
    wb.load(HERE / "matmul.cu", name, arch="sm_80").launch(a, b, c, n, k, grid=(n // tile, m // tile), block=threads)
    exact = a.double() @ b.double()
    size = a.double().abs() @ b.double().abs()
    tolerance = 2.0**-10 if name == "wmma_tf32" else k * 2.0**-24
    assert ((c - exact).abs() <= tolerance * size).all()


def test_recursion_keeps_the_variables_of_every_call() -> None:
    fib, perm = torch.zeros(64, dtype=torch.int32), torch.zeros(64, dtype=torch.int32)
    wb.load(HERE / "language.cu", "recursion").launch(fib, perm, grid=1, block=64)

    def fibonacci(n: int) -> int:
        return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)

    def permutations(a: list[int], k: int) -> int:
        if k == len(a):
            total = 0
            for value in a:
                total = total * 7 + value
            return total % 1000
        total = 0
        for i in range(k, len(a)):
            swapped = list(a)
            swapped[k], swapped[i] = a[i], a[k]
            total += permutations(swapped, k + 1) * (i + 1)
        return total

    assert fib.tolist() == [fibonacci(i % 15) for i in range(64)]
    assert perm.tolist() == [permutations([i, i + 1, 2, 3], 0) for i in range(64)]


def test_recursion_without_end_is_a_memory_fault() -> None:
    with pytest.raises(wb.MemoryFaultError, match="deeper than the 16384 bytes of local memory that its stack has"):
        wb.load(HERE / "language.cu", "overflow").launch(torch.zeros(32, dtype=torch.int32), grid=1, block=32)


def test_calls_through_pointers_reach_the_function_of_each_thread() -> None:
    y = torch.zeros(64)
    wb.load(HERE / "language.cu", "pointers").launch(y, grid=1, block=64)
    i = torch.arange(64.0)
    wanted = torch.where(i % 2 == 0, i + 1, i * 2) + 100 * torch.where(i % 3 == 0, i, i * i)
    assert torch.equal(y, wanted)


@pytest.mark.parametrize("arch", ARCHITECTURES)
def test_eight_bit_floats_round_as_pytorch_does(arch: str, generator: torch.Generator) -> None:
    x = torch.cat([torch.randn(500, generator=generator) * s for s in (1e-3, 1.0, 100.0)])
    x = torch.cat([x, torch.tensor([0.0, -0.0, 448.0, -448.0, 2.0**-9, 2.0**-10, 3 * 2.0**-10, 57344.0, 2.0**-16])])
    e4m3, e5m2 = torch.zeros(len(x), dtype=torch.uint8), torch.zeros(len(x), dtype=torch.uint8)
    back = torch.zeros_like(x)
    wb.load(HERE / "language.cu", "fp8", arch=arch).launch(x, e4m3, e5m2, back, len(x), grid=12, block=THREADS)
    within = x.clamp(-448, 448)  # the conversion saturates
    assert torch.equal(e4m3, within.to(torch.float8_e4m3fn).view(torch.uint8))
    assert torch.equal(e5m2, x.to(torch.float8_e5m2).view(torch.uint8))
    assert torch.equal(back, within.to(torch.float8_e4m3fn).float())


def test_printf_speaks_and_assert_ends_the_kernel(capsys: pytest.CaptureFixture[str]) -> None:
    x = torch.from_numpy(np.arange(32, dtype=np.int32) * 5)
    kernel = wb.load(HERE / "language.cu", "talk")
    kernel.launch(x, 1000, grid=1, block=32)
    assert capsys.readouterr().out == "thread 0 has 0\nthread 1 has 5\n"
    with pytest.raises(wb.KernelTrapError, match=r"assertion 'x\[i\] < limit' failed.*thread \(20, 0, 0\)"):
        kernel.launch(x, 100, grid=1, block=32)
