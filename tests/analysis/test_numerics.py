"""Numbers that go wrong: planted losses at their lines, and figures against NumPy's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

import workbench as wb
from workbench.analysis.numerics import LOSSES, LineNumbers, NumericsReport

SUMS = r"""
#include <cuda_fp16.h>
__global__ void sums(const float* x, float* y, int n) {
  float plain = 0, sum = 0, rest = 0, squares = 0;
  __half narrow = __float2half(0.0f);
#pragma unroll 1
  for (int i = 0; i < n; ++i) {
    plain += x[i];  // plain
    const float next = x[i] - rest;
    const float total = sum + next;  // Kahan
    rest = (total - sum) - next;
    sum = total;
    narrow = __hadd(narrow, __float2half(x[i]));  // narrow
    squares = fmaf(x[i], x[i], squares);
  }
  const float mean = sum / n;
  float spread = 0;
#pragma unroll 1
  for (int i = 0; i < n; ++i) spread += (x[i] - mean) * (x[i] - mean);
  y[0] = plain;
  y[1] = sum;
  y[2] = __half2float(narrow);
  y[3] = squares / n - mean * mean;  // one pass
  y[4] = spread / n;  // two passes
}"""

WAYS = r"""
#include <cuda_fp16.h>
__device__ __noinline__ float half_of(float a) { return a * 0.5f; }
__global__ void ways(const float* x, float4* v, __half2* h, double* d, float* y, int n) {
  __shared__ float tile[64];
  __shared__ __align__(16) float4 wide[32];
  float local[4];
  const int i = threadIdx.x;
  const float a = x[i] * 0.1f;
  tile[i] = a;
  wide[i] = make_float4(a, a * a, -a, fabsf(a));
  for (int k = 0; k < 4; ++k) local[(i + k) % 4] = a + k;
  __syncthreads();
  float b = tile[31 - i] + wide[i ^ 1].y;
  if (i % 2) b *= 3.0f; else b = fmaxf(b, 0.25f);
  for (int offset = 16; offset; offset /= 2) b += __shfl_xor_sync(~0u, b, offset);
  v[i] = make_float4(b, local[n % 4], a, 1.0f);
  h[i] = __hfma2(__floats2half2_rn(a, b), __float2half2_rn(0.3f), __floats2half2_rn(1.0f, a));
  d[i] = (double)a / 3.0;
  atomicAdd(y + 32, a);
  y[i] = half_of(__high2float(h[i])) + rsqrtf(b * b + 1.0f) + (i < 8 ? sinf(a) : tanhf(a)) + __fdividef(exp2f(a), n);
}"""

SPARSE = r"""
__global__ void sparse(const int* a, const int* b, const float* c, const int* metadata, float* d) {
  const int i = threadIdx.x;
  float r[4];
  asm("mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5}, {%6, %7}, "
      "{%8, %9, %10, %11}, %12, 0x0;"
      : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3])
      : "r"(a[2 * i]), "r"(a[2 * i + 1]), "r"(b[2 * i]), "r"(b[2 * i + 1]), "f"(c[4 * i]), "f"(c[4 * i + 1]),
        "f"(c[4 * i + 2]), "f"(c[4 * i + 3]), "r"(metadata[i]));
  for (int k = 0; k < 4; ++k) d[4 * i + k] = r[k];
}"""


@pytest.fixture(scope="module")
def sums() -> tuple[NumericsReport, np.ndarray, np.ndarray]:
    """Look at sums of numbers around 10; with the inputs and the outputs."""
    x = 10 + torch.rand(512, generator=torch.Generator().manual_seed(0))
    y = torch.zeros(5)
    return wb.load(SUMS, "sums").numerics(x, y, len(x), grid=1, block=1), x.numpy(), y.numpy()


def line_of(report: NumericsReport, words: str) -> int:
    """Find the line that ends with a remark."""
    return next(i for i, text in enumerate(report.source, 1) if text.endswith(f"// {words}"))


def test_shadows_are_what_float64_makes(sums: tuple[NumericsReport, np.ndarray, np.ndarray]) -> None:
    report, x, _ = sums
    wide = x.astype(np.float64)
    total = wide.sum()
    wanted = [total, total, total, wide.var(), wide.var()]  # what f16 rounds, float64 does not
    np.testing.assert_allclose(report.shadow("y"), wanted, rtol=1e-9)


def test_kinds_of_sums_are_told_apart(sums: tuple[NumericsReport, np.ndarray, np.ndarray]) -> None:
    report, _, y = sums
    errors = np.abs(y - report.shadow("y")) / report.shadow("y")
    plain, kahan, narrow, one_pass, two_passes = errors
    assert kahan < 2.0**-23 < plain < 1e-5
    assert two_passes < 1e-6
    assert min(narrow, one_pass) > 1e-4
    (output,) = report.outputs
    assert output.index == (int(errors.argmax()),)
    assert output.largest == pytest.approx(errors.max(), rel=1e-6)
    assert output.rms == pytest.approx(np.sqrt((errors**2).mean()), rel=1e-6)
    lost = {words: {loss.kind for loss in row_of(report, words).losses} for words in ("Kahan", "narrow", "one pass")}
    assert lost == {"Kahan": set(), "narrow": {"accumulator"}, "one pass": {"cancellation"}}


def row_of(report: NumericsReport, words: str) -> LineNumbers:
    """Find the row of the line that ends with a remark."""
    line = line_of(report, words)
    return next(row for row in report.rows if row.line == line)


def test_errors_of_a_line_are_numpys(sums: tuple[NumericsReport, np.ndarray, np.ndarray]) -> None:
    report, x, _ = sums
    running = np.cumsum(x.astype(np.float64))
    errors = np.abs(np.cumsum(x, dtype=np.float32) - running) / running
    row = row_of(report, "plain")
    assert row.operations == len(x)
    assert row.largest == pytest.approx(errors.max(), rel=1e-6)
    assert row.rms == pytest.approx(np.sqrt((errors**2).mean()), rel=1e-6)
    rounded = x.astype(np.float16)
    sums16 = np.abs(np.cumsum(rounded, dtype=np.float16) - running) / running
    casts = np.abs(rounded - x.astype(np.float64)) / x
    row = row_of(report, "narrow")
    assert row.largest == pytest.approx(max(sums16.max(), casts.max()), rel=1e-6)
    assert row.rms == pytest.approx(np.sqrt((sums16**2).mean() / 2 + (casts**2).mean() / 2), rel=1e-6)


def test_growth_says_how_errors_grow(sums: tuple[NumericsReport, np.ndarray, np.ndarray]) -> None:
    report, x, _ = sums
    growth = report.growth(line_of(report, "plain"))
    assert [visits for visits, _ in growth] == [1 << i for i in range(10)]
    running = np.cumsum(x.astype(np.float64))
    errors = np.abs(np.cumsum(x, dtype=np.float32) - running) / running
    assert growth[8][1] == pytest.approx(np.sqrt((errors[255:511] ** 2).mean()), rel=1e-6)


def test_a_report_renders(sums: tuple[NumericsReport, np.ndarray, np.ndarray]) -> None:
    report, *_ = sums
    text = str(report)
    assert text.startswith("sums: no NaN or infinity is born\ny: largest relative error ")
    assert "^ accumulator (rms error " in text
    assert " roundings in f16, after 512 visits)" in text
    assert repr(report).startswith("<NumericsReport sums: 0 births, ")
    data: dict[str, Any] = report.to_json()
    assert [row["line"] for row in data["lines"]] == [row.line for row in report.rows]
    assert data["outputs"][0]["name"] == "y"
    with pytest.raises(KeyError, match="sums writes no floats to 'x'; it may write y"):
        report.shadow("x")


def test_shadows_go_where_values_go() -> None:
    """Memory of all spaces, vectors, packed halves, shuffles, atomics, calls, branches and functions."""
    x = torch.rand(32, generator=torch.Generator().manual_seed(1)) + 0.5
    v, h, d, y = torch.zeros(32, 4), torch.zeros(64).half(), torch.zeros(32).double(), torch.zeros(33)
    report = wb.load(WAYS, "ways").numerics(x, v, h, d, y, 3, grid=1, block=32)
    a = x.double().numpy() * np.float64(np.float32(0.1))
    lanes = np.arange(32)
    b = a[::-1] + a[lanes ^ 1] ** 2
    b = np.where(lanes % 2, b * 3, np.maximum(b, 0.25)).sum() * np.ones(32)
    local = a + (3 - lanes) % 4
    factor = np.float64(np.float32(0.3))
    low, high = a * factor + 1, b * factor + a
    wanted = high / 2 + 1 / np.sqrt(b * b + 1) + np.where(lanes < 8, np.sin(a), np.tanh(a)) + 2**a / 3
    exact = {
        "v": np.stack([b, local, a, np.ones(32)], axis=1),
        "h": np.stack([low, high], axis=1).ravel(),
        "d": a / 3,
    }
    for name, values in exact.items():
        np.testing.assert_allclose(report.shadow(name), values, rtol=1e-12, err_msg=name)
    np.testing.assert_allclose(report.shadow("y")[32], a.sum(), rtol=1e-12)
    np.testing.assert_allclose(report.shadow("y")[:32], wanted, rtol=1e-3)  # the call's result is its own shadow
    np.testing.assert_allclose(v.numpy(), exact["v"], rtol=1e-5)
    assert set(report.taken) == {"ld.param.f32"}


def test_a_sparse_product_is_taken_for_its_own_shadow() -> None:
    kernel = wb.load(SPARSE, "sparse", arch="sm_90")
    words, metadata = torch.zeros(64, dtype=torch.int32), torch.full((32,), 0x44444444, dtype=torch.int32)
    c, d = torch.arange(128.0), torch.zeros(128)
    report = kernel.numerics(words, words, c, metadata, d, grid=1, block=32)
    assert torch.equal(d, c)
    assert "mma.sp::ordered_metadata" in str(report)
    np.testing.assert_array_equal(report.shadow("d"), c.numpy())


def test_a_launch_without_elements() -> None:
    report = wb.load(SUMS, "sums").numerics(torch.zeros(0), torch.zeros(0), 0, grid=0, block=1)
    assert (report.rows, report.births) == ((), ())


@pytest.mark.slow
def test_planted_losses_are_found_at_their_lines() -> None:
    """Each line is named for all that it loses, and no other line is."""
    losses = wb.load(Path(__file__).parent / "planted_losses.cu", "losses")
    x = torch.tensor([1e8, 1, 1e-30, -1, 0, 100, 1e30, 70000, 1 / 3, torch.inf, 0, 1e-8, 10001.3, 4096])
    planted = sum("case " in text for text in losses.current_build().source.text.splitlines())
    assert planted >= 30
    report = losses.numerics(x, torch.zeros(planted), grid=planted, block=1)
    wanted = {
        i: set(text.partition("// !!")[2].split()) for i, text in enumerate(report.source, 1) if ";  // !!" in text
    }
    found = {row.line: {*(s.kind for s in row.losses), *(b.what for b in row.births)} for row in report.rows}
    assert {line: kinds for line, kinds in found.items() if kinds} == wanted
    assert {kind for kinds in wanted.values() for kind in kinds} == {*LOSSES, "NaN", "infinity"}
    first = report.births[0]
    assert (first.what, first.block, first.operands) == ("NaN", (3, 0, 0), (torch.inf, -torch.inf))


MATRICES = r"""
#include <mma.h>
#include <cuda_fp16.h>
using namespace nvcuda;
template <class T> __global__ void product(const half* a, const half* b, float* y, int n) {
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> left;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> right;
  wmma::fragment<wmma::accumulator, 16, 16, 16, T> sum;
  wmma::fill_fragment(sum, T(0.0f));
  for (int i = 0; i < n; i += 16) {
    wmma::load_matrix_sync(left, a + i, n);
    wmma::load_matrix_sync(right, b + i * 16, 16);
    wmma::mma_sync(sum, left, right, sum);
  }
  for (int i = 0; i < sum.num_elements; ++i) y[threadIdx.x * 8 + i] = float(sum.x[i]);
}"""


@pytest.mark.slow
@pytest.mark.parametrize(("accumulator", "low", "high"), [("float", 1e-8, 16 * 2.0**-23), ("half", 1e-4, 1e-2)])
def test_matrix_products_have_shadows(accumulator: str, low: float, high: float) -> None:
    """Each of the 16 products cuts its sum off: by less than 2^-23 of it, always in the same direction."""
    generator = torch.Generator().manual_seed(2)
    a, b = torch.rand(16, 256, generator=generator).half(), torch.rand(256, 16, generator=generator).half()
    y = torch.zeros(256)
    report = wb.load(MATRICES, f"product<{accumulator}>").numerics(a, b, y, 256, grid=1, block=32)
    wanted = np.sort((a.double() @ b.double()).numpy().ravel())
    np.testing.assert_allclose(np.sort(report.shadow("y")), wanted, rtol=1e-12)
    assert low < report.outputs[0].rms < report.outputs[0].largest < high
