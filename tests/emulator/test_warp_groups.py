"""A kernel for Hopper on the CPU: wgmma, bulk loads, barriers of transactions and warp groups with roles of their own."""

from pathlib import Path

import pytest
import torch

import workbench as wb

SOURCE = Path(__file__).parents[2] / "kernels_cu" / "conv_transpose2d" / "wgmma_rows.cu"
TILE, RING, PLANES = 16, 4, 8
HEIGHT, WIDTH = 5, 20


def test_an_implicit_gemm_on_wgmma_agrees_with_pytorch() -> None:
    generator = torch.Generator().manual_seed(0)
    x = torch.randn(1, 64, HEIGHT, WIDTH, generator=generator)
    weight = torch.randn(64, 64, 3, 3, generator=generator) / 24
    bias = torch.randn(64, generator=generator)
    packed = weight.view(PLANES, 8, 64, 9).permute(3, 0, 2, 1).contiguous().half()  # (taps, planes, 64, 8)
    out_of_range = torch.zeros(2, dtype=torch.int32)
    y = torch.empty(1, 64, HEIGHT + 2, WIDTH + 2)
    sizes = (1, HEIGHT, WIDTH, HEIGHT + 2, WIDTH + 2, 0, 0)
    defines = {"TILE_N": TILE, "RING": RING, "STORE": "DirectStore"}
    kernel = wb.load(SOURCE, "conv_transpose2d", arch="sm_90a", defines=defines)
    ring_bytes = -(-RING * PLANES * (TILE + 2) * 16 // 128) * 128
    smem_bytes = kernel.current_build().constant("dynamic_smem_bytes")
    assert smem_bytes == 256 + 9 * PLANES * 64 * 16 + ring_bytes
    kernel.launch(
        *(x, packed, torch.ones(64), y, out_of_range, *sizes, bias),
        grid=3,
        block=384,
        smem_bytes=smem_bytes,
    )
    assert not out_of_range.any()
    expected = torch.nn.functional.conv_transpose2d(x.double(), weight.double(), bias.double())
    torch.testing.assert_close(y.double(), expected, atol=4e-3, rtol=0.0)


COPIED = """
#include <cuda_fp16.h>
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }
__device__ unsigned long long operand(const void* p) {
  return (at(p) & 0x3ffff) >> 4 | (unsigned long long)(128 >> 4) << 16 | (unsigned long long)(256 >> 4) << 32;
}
extern "C" __global__ void k(const __half* x, float* y, int steps) {
  __shared__ alignas(128) __half a[3][64 * 16], b[3][8 * 16];
  const int t = threadIdx.x, group = t / 128;
  auto copy = [&](int step) {
    const __half* from = x + 1152 * (step < steps ? step : steps - 1);
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(at(&a[step % 3][8 * t])), "l"(from + 8 * t));
    if (t < 16) asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(at(&b[step % 3][8 * t])), "l"(from + 1024 + 8 * t));
    asm volatile("cp.async.commit_group;");
  };
  float sum[4] = {};
  copy(0);
  copy(1);
  for (int step = 0; step < steps; ++step) {
    copy(step + 2);
    asm volatile("cp.async.wait_group 0;" ::: "memory");
    asm volatile("wgmma.fence.sync.aligned;" ::: "memory");  // nothing but the product gathers the warps
    asm volatile("wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%0, %1, %2, %3}, %4, %5, 1, 1, 1, 0, 0;"
      : "+f"(sum[0]), "+f"(sum[1]), "+f"(sum[2]), "+f"(sum[3]) : "l"(operand(a[step % 3])), "l"(operand(b[step % 3])));
    asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
    asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");
  }
  for (int i = 0; i < 4; ++i) y[128 * i + t] = sum[i];
}
"""


def test_a_product_gathers_the_four_warps() -> None:
    """As in CUTLASS's first tutorial for Hopper: each thread waits for its own copies alone."""
    steps = 7
    generator = torch.Generator().manual_seed(1)
    x = torch.randint(-3, 4, (steps, 1152), generator=generator).half()
    y = torch.zeros(4, 128)
    kernel = wb.load(COPIED, "k", arch="sm_90a")
    kernel.launch(x, y, steps, grid=1, block=128)
    a = x[:, :1024].view(steps, 8, 2, 8, 8).permute(0, 1, 3, 2, 4).reshape(steps, 64, 16).double()
    b = x[:, 1024:].view(steps, 1, 2, 8, 8).permute(0, 1, 3, 2, 4).reshape(steps, 8, 16).double()
    expected = torch.einsum("smk,snk->mn", a, b)
    thread = torch.arange(128)
    for i in range(4):
        row = 16 * (thread // 32) + thread % 32 // 4 + 8 * (i // 2)
        assert torch.equal(y[i].double(), expected[row, 2 * (thread % 4) + i % 2])


def product(before: str = "", after: str = "") -> str:
    """A kernel that multiplies once."""
    return f"""
extern "C" __global__ void k(float* y) {{
  __shared__ alignas(128) unsigned long long a[512];
  float sum[4] = {{}};
  {before}
  asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
  asm volatile("wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {{%0, %1, %2, %3}}, %4, %4, 1, 1, 1, 0, 0;"
    : "+f"(sum[0]), "+f"(sum[1]), "+f"(sum[2]), "+f"(sum[3]) : "l"((unsigned long long)__cvta_generic_to_shared(a) >> 4));
  asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");
  {after}
  y[threadIdx.x] = sum[0];
}}
"""


@pytest.mark.parametrize(
    ("source", "threads"),
    [
        pytest.param(product("if (threadIdx.x >= 96) return;"), 128, id="a warp has exited"),
        pytest.param(product(), 96, id="there are three warps"),
        pytest.param(product("if (threadIdx.x < 32) __syncthreads();"), 128, id="a warp waits elsewhere"),
    ],
)
def test_a_group_that_never_gathers_is_a_deadlock(source: str, threads: int) -> None:
    with pytest.raises(wb.DeadlockError, match=r"warp \d \(lanes 0xffffffff\) waits at .*wgmma.mma_async"):
        wb.load(source, "k", arch="sm_90a").launch(torch.zeros(threads), grid=1, block=threads)


def test_groups_gather_apart() -> None:
    """Two groups multiply as often as they like."""
    source = product("if (threadIdx.x >= 128) __syncthreads();", "if (threadIdx.x < 128) __syncthreads();")
    y = torch.zeros(256)
    wb.load(source, "k", arch="sm_90a").launch(y, grid=1, block=256)
