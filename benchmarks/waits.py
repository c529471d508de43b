"""Sound kernels whose threads are ordered by other means than barriers of the block: what a sanitiser has to follow."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor

LOOK_BACK = """
// Inclusive sums: each block adds up 1,024 elements, and waits for the sums of the blocks before it.
extern "C" __global__ void look_back(const int* x, int* y, int* partial, int* inclusive, volatile int* state) {
  __shared__ int warps[8], before;
  const int t = threadIdx.x, lane = t % 32, warp = t / 32;
  const int4 item = ((const int4*)x)[blockIdx.x * 256 + t];
  int sum = item.x + item.y + item.z + item.w;
  const int own = sum;
  for (int d = 1; d < 32; d *= 2) {
    const int left = __shfl_up_sync(~0u, sum, d);
    if (lane >= d) sum += left;
  }
  if (lane == 31) warps[warp] = sum;
  __syncthreads();
  int base = sum - own, total = 0;
  for (int i = 0; i < 8; ++i) {
    if (i < warp) base += warps[i];
    total += warps[i];
  }
  if (t == 0) {
    int earlier = 0;
    if (blockIdx.x > 0) {
      partial[blockIdx.x] = total;
      __threadfence();
      state[blockIdx.x] = 1;
      for (int b = blockIdx.x - 1;; --b) {
        int seen;
        while ((seen = state[b]) == 0) {}
        __threadfence();
        if (seen == 2) { earlier += inclusive[b]; break; }
        earlier += partial[b];
      }
    }
    inclusive[blockIdx.x] = earlier + total;
    __threadfence();
    state[blockIdx.x] = 2;
    before = earlier;
  }
  __syncthreads();
  base += before;
  ((int4*)y)[blockIdx.x * 256 + t] = make_int4(base + item.x, base + item.x + item.y, base + item.x + item.y + item.z,
                                               base + own);
}
"""
GRID_SUM = """
// A sum in two steps, with a barrier of the grid between them.
#include <cooperative_groups.h>
extern "C" __global__ void grid_sum(const float* x, float* partial, float* y, int n) {
  __shared__ float warps[8];
  auto reduce = [&](float sum) {
    for (int d = 16; d > 0; d /= 2) sum += __shfl_xor_sync(~0u, sum, d);
    if (threadIdx.x % 32 == 0) warps[threadIdx.x / 32] = sum;
    __syncthreads();
    float total = 0;
    for (int i = 0; i < 8; ++i) total += warps[i];
    __syncthreads();
    return total;
  };
  float sum = 0;
  for (int i = blockIdx.x * 256 + threadIdx.x; i < n; i += gridDim.x * 256) sum += x[i];
  sum = reduce(sum);
  if (threadIdx.x == 0) partial[blockIdx.x] = sum;
  cooperative_groups::this_grid().sync();
  sum = reduce(threadIdx.x < gridDim.x ? partial[threadIdx.x] : 0.f);
  for (int i = blockIdx.x * 256 + threadIdx.x; i < n; i += gridDim.x * 256) y[i] = x[i] - sum;
}
"""
SPIN_LOCK = """
// A histogram whose bins are plain words behind locks; a block counts in shared memory first.
extern "C" __global__ void spin_lock(const int* x, int* bins, int* locks, int n) {
  __shared__ int own[64];
  const int t = threadIdx.x;
  if (t < 64) own[t] = 0;
  __syncthreads();
  for (int i = blockIdx.x * 1024 + t; i < min((blockIdx.x + 1) * 1024, n); i += 256) atomicAdd(&own[x[i]], 1);
  __syncthreads();
  if (t % 32 == 0) {
    for (int bin = t / 32; bin < 64; bin += 8) {
      while (atomicCAS(&locks[bin], 0, 1) != 0) {}
      __threadfence();
      bins[bin] += own[bin];
      __threadfence();
      atomicExch(&locks[bin], 0);
    }
  }
}
"""
RING = """
// Rows scaled, through a ring of four bulk loads: one warp asks for them, the others take them.
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }
__device__ void wait(unsigned long long* barrier, int parity) {
  asm volatile("{\\n.reg .pred done;\\nagain:\\nmbarrier.try_wait.parity.shared::cta.b64 done, [%0], %1;\\n"
               "@!done bra again;\\n}\\n" ::"r"(at(barrier)), "r"(parity) : "memory");
}
extern "C" __global__ void ring(const float* x, float* y, int rows) {
  __shared__ alignas(16) float tile[4][256];
  __shared__ unsigned long long full[4], empty[4];
  const int t = threadIdx.x;
  if (t == 0) {
    for (int slot = 0; slot < 4; ++slot) {
      asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(at(&full[slot])) : "memory");
      asm volatile("mbarrier.init.shared::cta.b64 [%0], 256;" ::"r"(at(&empty[slot])) : "memory");
    }
    asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
  }
  __syncthreads();
  if (t >= 256) {
    if (t > 256) return;
    for (int i = 0, row = blockIdx.x; row < rows; ++i, row += gridDim.x) {
      const int slot = i % 4;
      if (i >= 4) wait(&empty[slot], i / 4 - 1 & 1);
      asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 1024;" ::"r"(at(&full[slot])) : "memory");
      asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 1024, [%2];" ::"r"(
                       at(tile[slot])), "l"(x + 256 * row), "r"(at(&full[slot])) : "memory");
    }
    return;
  }
  for (int i = 0, row = blockIdx.x; row < rows; ++i, row += gridDim.x) {
    const int slot = i % 4;
    wait(&full[slot], i / 4 & 1);
    float sum = 0;
    for (int k = 0; k < 16; ++k) sum += tile[slot][(t + 17 * k) % 256];
    y[256 * row + t] = tile[slot][t] / (1 + sum * sum);
    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(at(&empty[slot])) : "memory");
  }
}
"""
FLAGS = """
// Pairs of blocks: the first hands tiles on through a buffer of two, with flags that are released and acquired.
__device__ int acquire(const int* p) {
  int v;
  asm volatile("ld.acquire.gpu.global.s32 %0, [%1];" : "=r"(v) : "l"(p) : "memory");
  return v;
}
__device__ void release(int* p, int v) {
  asm volatile("st.release.gpu.global.s32 [%0], %1;" ::"l"(p), "r"(v) : "memory");
}
extern "C" __global__ void flags(const float* x, float* y, float* buffer, int* sent, int* taken, int tiles) {
  const int t = threadIdx.x, pair = blockIdx.x / 2;
  float* const slots = buffer + pair * 512;
  for (int i = 0; i < tiles; ++i) {
    const long long from = 256ll * (pair * tiles + i) + t;
    if (blockIdx.x % 2 == 0) {
      float v = x[from];
      for (int k = 0; k < 32; ++k) v = v * 0.5f + 1;
      if (t == 0) while (acquire(&taken[pair]) < i - 1) {}
      __syncthreads();
      slots[i % 2 * 256 + t] = v;
      __syncthreads();
      if (t == 0) release(&sent[pair], i + 1);
    } else {
      if (t == 0) while (acquire(&sent[pair]) < i + 1) {}
      __syncthreads();
      float v = slots[i % 2 * 256 + t];
      __syncthreads();
      if (t == 0) release(&taken[pair], i + 1);
      for (int k = 0; k < 32; ++k) v = v * 0.5f + 1;
      y[from] = v;
    }
  }
}
"""


@dataclass(frozen=True)
class Wait:
    """A kernel and a launch of it.

    Attributes
    ----------
    source, entry : str
    arguments : tuple
        Of `workbench.Kernel.launch`.
    zeroed : tuple of int
        Arguments that are to be 0 before each launch.
    geometry : mapping
        Its grid, block and whether it is cooperative.
    wanted : dict of int to Tensor
        What arguments are to hold behind it.
    """

    source: str
    entry: str
    arguments: tuple[Any, ...]
    zeroed: tuple[int, ...]
    geometry: Mapping[str, Any]
    wanted: Mapping[int, Tensor]

    def prepare(self) -> None:
        """Make ready for a launch."""
        for i in self.zeroed:
            self.arguments[i].zero_()

    def check(self) -> None:
        """Compare what a launch has written."""
        for i, wanted in self.wanted.items():
            torch.testing.assert_close(self.arguments[i], wanted)


def _ints(n: int, below: int) -> Tensor:
    return torch.from_numpy(np.random.default_rng(0).integers(0, below, n, np.int32))


def _floats(*shape: int) -> Tensor:
    return torch.from_numpy(np.random.default_rng(0).standard_normal(shape).astype(np.float32))


def look_back(blocks: int) -> Wait:
    """Add up 1,024 elements a block."""
    x = _ints(1024 * blocks, 100)
    scratch = torch.zeros(3, blocks, dtype=torch.int32)
    arguments = (x, torch.empty_like(x), *scratch)
    return Wait(
        LOOK_BACK, "look_back", arguments, (4,), {"grid": blocks, "block": 256}, {1: x.cumsum(0, dtype=torch.int32)}
    )


def grid_sum(blocks: int, n: int) -> Wait:
    """Add up, with a grid-stride loop before and behind it."""
    x = _floats(n)
    arguments = (x, torch.empty(blocks), torch.empty(n), n)
    geometry = {"grid": blocks, "block": 256, "cooperative": True}
    wanted = (x.double() - x.double().sum()).float()
    return Wait(GRID_SUM, "grid_sum", arguments, (), geometry, {2: wanted})


def spin_lock(blocks: int) -> Wait:
    """Count 64 bins, a lock each."""
    x = _ints(1024 * blocks, 64)
    bins, locks = torch.zeros(2, 64, dtype=torch.int32)
    wanted = torch.bincount(x, minlength=64).int()
    geometry = {"grid": blocks, "block": 256}
    return Wait(SPIN_LOCK, "spin_lock", (x, bins, locks, len(x)), (1, 2), geometry, {1: wanted})


def ring(blocks: int, rows: int) -> Wait:
    """Scale rows of 256 elements."""
    x = _floats(rows, 256)
    sums = sum(x.roll(-17 * k, 1) for k in range(16))
    wanted = x / (1 + sums * sums)
    return Wait(RING, "ring", (x, torch.empty_like(x), rows), (), {"grid": blocks, "block": 288}, {1: wanted})


def flags(pairs: int, tiles: int) -> Wait:
    """Hand on tiles of 256 elements."""
    x = _floats(pairs * tiles, 256)
    sent, taken = torch.zeros(2, pairs, dtype=torch.int32)
    arguments = (x, torch.empty_like(x), torch.empty(pairs, 512), sent, taken, tiles)
    wanted = x * 0.5**64 + 2 * (1 - 0.5**64)
    return Wait(FLAGS, "flags", arguments, (3, 4), {"grid": 2 * pairs, "block": 256}, {1: wanted})


WAITS: Mapping[str, Callable[[], Wait]] = {
    "look-back, 512 blocks": lambda: look_back(512),
    "grid sum, 64 blocks": lambda: grid_sum(64, 1 << 19),
    "spin locks, 64 bins": lambda: spin_lock(128),
    "bulk ring, 1024 rows": lambda: ring(16, 1024),
    "flags, 8 pairs": lambda: flags(8, 32),
}
