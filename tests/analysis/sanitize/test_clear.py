"""What the emulator's screen clears, the exact look finds nothing in: random programs of accesses and barriers."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
import torch

import workbench as wb
from workbench.emulator import Program

pytestmark = pytest.mark.no_cover

STEPS, THREADS, CELLS = 6, 64, 8
SOURCE = """
extern "C" __global__ void play(const int* act, const int* cell, const int* meet, int* y) {
  __shared__ int s[8];
  const int t = threadIdx.x;
  if (t < 8) s[t] = 0;
  __syncthreads();
  int sum = 0;
  for (int i = 0; i < 6; ++i) {
    const int k = i * 64 + t, where = cell[k];
    int* p = where < 8 ? s + where : y + 64 * blockIdx.x + where;
    switch (act[k]) {
      case 1: sum += *p; break;
      case 2: *p = i; break;
      case 3: atomicAdd(p, 1); break;
      case 4: sum += *(volatile int*)p; break;
    }
    if (meet[i] == 1) __syncwarp();
    if (meet[i] == 2) __syncthreads();
  }
  y[64 * blockIdx.x + 32 + t % 32 + 64 * (t / 32)] = sum * (t < 32);
}
"""


ROWS = """
extern "C" __global__ void play(const int* act, const int* base, const int* meet, int* y) {
  __shared__ alignas(16) int s[384];
  const int t = threadIdx.x, lane = t % 32;
  for (int k = t; k < 384; k += 64) s[k] = 0;
  __syncthreads();
  int sum = 0;
  for (int i = 0; i < 6; ++i) {
    const int where = base[2 * i + t / 32];
    int* p = where < 384 ? s + where : y + 384 * blockIdx.x + where - 384;
    switch (act[i * 64 + t]) {
      case 1: p[lane] = i; break;
      case 2: ((int4*)p)[lane] = make_int4(i, i, i, i); break;
      case 3: ((int2*)p)[lane] = make_int2(i, i); break;
      case 4: p[31 - lane] = i; break;
      case 5: sum += p[lane]; break;
      case 6: atomicAdd(p, 1); break;
    }
    if (meet[i] == 1) __syncwarp();
    if (meet[i] == 2) __syncthreads();
  }
  y[768 + 64 * blockIdx.x + t] = sum;
}
"""


PARTS = """
extern "C" __global__ void play(const int* act, const int* cell, const int* meet, int* y, int* flag) {
  __shared__ int s[64];
  const int t = threadIdx.x, lane = t % 32;
  s[t] = 0;
  __syncthreads();
  int sum = 0;
  for (int i = 0; i < 8; ++i) {
    const int k = i * 64 + t;
    int* p = s + cell[k];
    switch (act[k]) {
      case 1: sum += *p; break;
      case 2: *p = i; break;
      case 3: atomicAdd(p, 1); break;
      case 4: sum += *(volatile int*)p; break;
      case 5: __threadfence(); atomicAdd(flag, 1); break;
    }
    switch (meet[2 * i + t / 32]) {
      case 1: __syncwarp(); break;
      case 2: __syncwarp(0xffffu << (lane & 16)); break;
      case 3: __syncwarp(0xfu << (lane & 28)); break;
      case 4: __syncwarp(lane & 1 ? 0xaaaaaaaau : 0x55555555u); break;
      case 5: if (lane < 12) __syncwarp(0xfffu); break;
      case 6: if (lane & 4) __syncwarp(0xf0u << (lane & 24)); else if (lane < 16) __syncwarp(0x0f0fu); break;
    }
    if (meet[16] == i) __syncthreads();
  }
  y[t] = sum;
}
"""


SIGNALS = """
__device__ void wait(unsigned long long* barrier) {
  asm volatile("{.reg .pred p;\\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], 0;\\n}" ::"r"(
                   (unsigned)__cvta_generic_to_shared(barrier)) : "memory");
}
__device__ void arrive(unsigned long long* barrier) {
  asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(
                   (unsigned)__cvta_generic_to_shared(barrier)) : "memory");
}
extern "C" __global__ void play(const int* act, const int* cell, int* y, int* flag) {
  __shared__ int s[8];
  __shared__ unsigned long long barrier[2];
  const int t = threadIdx.x, who = 64 * blockIdx.x + t;
  if (t < 8) s[t] = 0;
  if (t < 2) asm volatile("mbarrier.init.shared::cta.b64 [%0], 2;" ::"r"(
                              (unsigned)__cvta_generic_to_shared(barrier + t)) : "memory");
  __syncthreads();
  int sum = 0;
  for (int i = 0; i < 6; ++i) {
    const int k = i * 128 + who, where = cell[k];
    int* p = where < 4 ? s + where : y + where % 4;
    switch (act[k]) {
      case 1: sum += *p; break;
      case 2: *p = i; break;
      case 3: __threadfence(); break;
      case 4: atomicExch(flag + where % 2, 1); break;
      case 5: sum += atomicAdd(flag + where % 2, 0); break;
      case 6: arrive(barrier + where % 2); break;
      case 7: wait(barrier + where % 2); break;
      case 8: __threadfence(); atomicAdd(flag, 1); break;
      case 9: atomicAdd(p, 1); break;
      case 10: sum += *(volatile int*)p; break;
    }
    const int meet = act[i * 128 + 127];
    if (meet % 3 == 1 && t < 64) asm volatile("bar.sync 1, 64;" ::: "memory");
    if (meet % 3 == 2 && t < 32) asm volatile("bar.sync 2, 32;" ::: "memory");
  }
  y[64 + who] = sum;
}
"""


ROUNDS = """
extern "C" __global__ void play(const int* act, const int* meet, int* y) {
  __shared__ int s[2];
  const int t = threadIdx.x;
  if (t < 2) s[t] = 0;
  __syncthreads();
  int sum = 0;
  for (int i = 0; i < 8; ++i) {
    switch (act[i * 128 + t]) {
      case 1: sum += s[0]; break;
      case 2: s[0] = i; break;
      case 3: atomicAdd(s, 1); break;
      case 4: sum += *(volatile int*)s; break;
      case 5: sum += atomicAdd(s + t % 2, 1); break;
      case 6: sum += s[t % 2]; break;
    }
    if (meet[i] == 1 && t < 64) asm volatile("bar.sync 1, 64;" ::: "memory");
    if (meet[i] == 2 && t < 96) asm volatile("bar.sync 2, 96;" ::: "memory");
    if (meet[i] == 3 && t < 32) asm volatile("bar.arrive 3, 64;" ::: "memory");
    if (meet[i] == 3 && t / 32 == 1) asm volatile("bar.sync 3, 64;" ::: "memory");
    if (meet[i] == 4) __syncthreads();
  }
  y[t] = sum;
}
"""


VOLATILE = """
extern "C" __global__ void play(const int* act, const int* cell, int* y, int* flag) {
  __shared__ int s[4];
  const int t = threadIdx.x, who = 64 * blockIdx.x + t;
  if (t < 4) s[t] = 0;
  __syncthreads();
  int sum = 0;
  for (int i = 0; i < 6; ++i) {
    const int k = i * 128 + who, where = cell[k];
    int* p = where < 4 ? s + where : y + where % 4;
    volatile int* v = p;
    switch (act[k]) {
      case 1: sum += *p; break;
      case 2: *p = i; break;
      case 3: __threadfence(); break;
      case 4: *v = i; break;
      case 5: sum += *v; break;
      case 6: *v = *v + 1; break;
      case 7: while (*v < 0) { } break;
      case 8: __threadfence(); *v = i; break;
      case 9: atomicAdd(p, 1); break;
      case 10: while (*v < 0) { } __threadfence(); *v = i; break;
    }
    const int meet = act[i * 128 + 127];
    if (meet % 3 == 1) __syncthreads();
    if (meet % 3 == 2) __syncwarp();
  }
  y[64 + who] = sum;
}
"""


CLUSTERS = """
__device__ unsigned at(const void* p) { return (unsigned)__cvta_generic_to_shared(p); }
__device__ unsigned map(const void* p, int rank) {
  unsigned there;
  asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(there) : "r"(at(p)), "r"(rank));
  return there;
}
extern "C" __global__ void __cluster_dims__(2, 1, 1) play(
    const int* act, const int* cell, const int* meet, const int* x, int* y, int* flag) {
  __shared__ alignas(16) int s[8];
  __shared__ unsigned long long barrier[2];
  const int t = threadIdx.x, rank = blockIdx.x % 2, who = 64 * rank + t;
  if (t < 8) s[t] = 0;
  if (t < 2) asm volatile("mbarrier.init.shared::cta.b64 [%0], 2;" ::"r"(at(barrier + t)) : "memory");
  if (meet[STEPS]) __cluster_barrier_arrive();
  __syncthreads();
  if (meet[STEPS]) __cluster_barrier_wait();
  int sum = 0;
  bool has_arrived = false;
  for (int i = 0; i < STEPS; ++i) {
    const int k = i * 128 + who, where = cell[k];
    int* p = (int*)__cluster_map_shared_rank(s + where % 8, where / 8);
    switch (act[k]) {
      case 1: sum += *p; break;
      case 2: *p = i; break;
      case 3: atomicAdd(p, 1); break;
      case 4: sum += *(volatile int*)p; break;
      case 5: __threadfence(); break;
      case 6: atomicExch(flag + where % 2, 1); break;
      case 7: sum += atomicAdd(flag + where % 2, 0); break;
      case 8: asm volatile("mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%0];" ::"r"(
                               map(barrier + where % 2, where / 8)) : "memory"); break;
      case 9: asm volatile("{.reg .pred p;\\nmbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 p, [%0], 0;\\n}"
                               ::"r"(at(barrier + where % 2)) : "memory"); break;
      case 10:
        for (int to = 0; to < 2; ++to)
          asm volatile("mbarrier.expect_tx.relaxed.cluster.shared::cluster.b64 [%0], 16;" ::"r"(
                           map(barrier, to)) : "memory");
        asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster "
                     "[%0], [%1], 16, [%2], %3;" ::"r"(at(s + where / 4 % 2 * 4)), "l"(x), "r"(at(barrier)),
                     "h"((unsigned short)(1 + where % 3)) : "memory");
        break;
      case 11: __threadfence(); atomicAdd(flag, 1); break;
    }
    if (has_arrived) __cluster_barrier_wait();
    has_arrived = false;
    switch (meet[i]) {
      case 1: __cluster_barrier_arrive(); __cluster_barrier_wait(); break;
      case 2: __syncthreads(); break;
      case 3: __syncwarp(); break;
      case 4: asm volatile("barrier.cluster.arrive.relaxed;" ::: "memory"); __cluster_barrier_wait(); break;
      case 5: __cluster_barrier_arrive(); has_arrived = true; break;
    }
  }
  if (has_arrived) __cluster_barrier_wait();
  y[64 * blockIdx.x + t] = sum;
  if (meet[STEPS + 1]) {
    __cluster_barrier_arrive();
    __cluster_barrier_wait();
  }
}
"""


PENDING = """
__device__ unsigned at(const void* p) { return (unsigned)__cvta_generic_to_shared(p); }
__device__ unsigned long long operand(const void* p) {
  return (at(p) & 0x3ffff) >> 4 | (unsigned long long)(128 >> 4) << 16 | (unsigned long long)(256 >> 4) << 32;
}
extern "C" __global__ void play(
    const int* act, const int* cell, const int* meet, const int* group, const int* x, int* y) {
  __shared__ alignas(128) int a[512], b[64];
  __shared__ unsigned long long barrier[2];
  const int t = threadIdx.x;
  for (int i = t; i < 512; i += blockDim.x) a[i] = 0;
  if (t < 64) b[t] = 0;
  if (t < 2) asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(at(barrier + t)) : "memory");
  asm volatile("fence.proxy.async;" ::: "memory");
  if (meet[STEPS]) asm volatile("griddepcontrol.wait;" ::: "memory");
  __syncthreads();
  float sum[4] = {};
  int total = 0;
  const bool multiplies = __shfl_sync(~0u, t / 32, 0) < 4;
  for (int i = 0; i < STEPS; ++i) {
    const int k = i * 160 + t, where = cell[k];
    int* p = a + 32 * where;
    switch (act[k]) {
      case 1: total += *p; break;
      case 2: *p = i; break;
      case 3: asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"(at(p)), "l"(x) : "memory"); break;
      case 4: asm volatile("cp.async.mbarrier.arrive.shared.b64 [%0];" ::"r"(at(barrier + where % 2)) : "memory");
              break;
      case 5: asm volatile("{.reg .pred p;\\nmbarrier.test_wait.parity.shared::cta.b64 p, [%0], %1;\\n}"
                           ::"r"(at(barrier + where % 2)), "r"(where / 2 % 2) : "memory"); break;
      case 6: asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(at(barrier + where % 2)) : "memory"); break;
      case 7: asm volatile("cp.async.wait_all;" ::: "memory"); break;
      case 8: asm volatile("griddepcontrol.wait;" ::: "memory"); break;
      case 9: y[160 + where] = i; break;
      case 10: asm volatile("fence.proxy.async;" ::: "memory"); break;
    }
    if (multiplies) {
      if (group[i] % 2) {
        asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
        asm volatile("wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%0, %1, %2, %3}, %4, %5, 1, 1, 1, 0, 0;"
                     : "+f"(sum[0]), "+f"(sum[1]), "+f"(sum[2]), "+f"(sum[3]) : "l"(operand(a)), "l"(operand(b)));
        asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
      }
      if (group[i] / 2 == 1) asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");
      if (group[i] / 2 == 2) asm volatile("wgmma.wait_group.sync.aligned 1;" ::: "memory");
    }
    if (meet[i] == 1) __syncwarp();
    if (meet[i] == 2) __syncthreads();
  }
  asm volatile("griddepcontrol.wait;" ::: "memory");
  if (multiplies) {
    asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");
    total += sum[0] + sum[1] + sum[2] + sum[3] != 0;
  }
  y[t] = total;
}
"""


BOXES = """
#include <cuda.h>
__device__ unsigned at(const void* p) { return (unsigned)__cvta_generic_to_shared(p); }
extern "C" __global__ void play(const __grid_constant__ CUtensorMap x, const __grid_constant__ CUtensorMap z,
                                const int* act, const int* cell, const int* meet, int* y) {
  __shared__ alignas(512) int a[4][128];
  __shared__ unsigned long long barrier[BARRIERS];
  const int t = threadIdx.x;
  if (meet[STEPS]) for (int i = t; i < 512; i += 64) a[i / 128][i % 128] = 0;
  if (t < BARRIERS) asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(at(barrier + t)) : "memory");
  asm volatile("fence.proxy.async;" ::: "memory");
  __syncthreads();
  int sum = 0;
  for (int i = 0; i < STEPS; ++i) {
    const int k = i * 64 + t, where = cell[k], box = where % 4;
    int* p = a[box] + where / 4 % 8 * 16;
    const unsigned signal = at(barrier + where % BARRIERS);
    switch (act[k]) {
      case 1: sum += *p; break;
      case 2: *p = i; break;
      case 3:
        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 512;" ::"r"(signal) : "memory");
        asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes "
                     "[%0], [%1, {%2, %3}], [%4];"
                     ::"r"(at(a[box])), "l"(&x), "r"(where % 3 * 4), "r"(where % 8 - 4), "r"(signal) : "memory");
        break;
      case 4: asm volatile("{.reg .pred p;\\nmbarrier.test_wait.parity.shared::cta.b64 p, [%0], %1;\\n}"
                           ::"r"(signal), "r"(where / 32) : "memory"); break;
      case 5: asm volatile("fence.proxy.async;" ::: "memory"); break;
      case 6:
        asm volatile("cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [%0, {0, %1}], [%2];"
                     ::"l"(&z), "r"(8 * (t / 32)), "r"(at(a[box])) : "memory");
        asm volatile("cp.async.bulk.commit_group;" ::: "memory");
        break;
      case 7: asm volatile("cp.async.bulk.wait_group 0;" ::: "memory"); break;
    }
    if (meet[i] == 1) __syncwarp();
    if (meet[i] == 2) __syncthreads();
  }
  asm volatile("cp.async.bulk.wait_group 0;" ::: "memory");
  y[t] = sum;
}
"""
"""Boxes of a tensor map, loaded and stored, among accesses to the same shared memory."""


RING_OF_BOXES = """
#include <cuda.h>
__device__ unsigned at(const void* p) { return (unsigned)__cvta_generic_to_shared(p); }
__device__ void wait(const void* barrier, int parity) {
  asm volatile("{\\n.reg .pred done;\\nagain:\\nmbarrier.try_wait.parity.shared::cta.b64 done, [%0], %1;\\n"
               "@!done bra again;\\n}\\n" ::"r"(at(barrier)), "r"(parity) : "memory");
}
extern "C" __global__ void play(const __grid_constant__ CUtensorMap x, int* y) {
  __shared__ alignas(512) int box[STAGES][128];
  __shared__ unsigned long long full[STAGES], empty[STAGES];
  const int t = threadIdx.x;
  for (int i = t; i < STAGES; i += 64) {
    asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(at(full + i)) : "memory");
    asm volatile("mbarrier.init.shared::cta.b64 [%0], 64;" ::"r"(at(empty + i)) : "memory");
  }
  for (int i = t; i < 128 * STAGES; i += 64) box[0][i] = 0;
  if (FENCES) asm volatile("fence.proxy.async;" ::: "memory");
  __syncthreads();
  int sum = 0;
  for (int i = 0; i < 3 * STAGES; ++i) {
    const int stage = i % STAGES, round = i / STAGES;
    if (t == 0) {
      if (round && RETURNS) wait(empty + stage, round - 1 & 1);
      asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 512;" ::"r"(at(full + stage)) : "memory");
      asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes "
                   "[%0], [%1, {%2, %3}], [%4];"
                   ::"r"(at(box[stage])), "l"(&x), "r"(i % 3 * 4 - 4), "r"(i % 7), "r"(at(full + stage)) : "memory");
    }
    if (WAITS || t < 32) wait(full + stage, round & 1);
    sum += box[stage][127 - t];
    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(at(empty + stage)) : "memory");
  }
  y[64 * blockIdx.x + t] = sum;
}
"""
"""Boxes of a tensor map, loaded into a ring: right, unless a define leaves out what it says."""


TOLD = """
__device__ void wait(int* flag) {
  while (atomicAdd(flag, 0) == 0) {
  }
  __threadfence();
}
extern "C" __global__ void play(const int* act, const int* how, int* g, int* y, int* flag) {
  __shared__ int s[32], near;
  const int t = threadIdx.x % 32, way = how[0], fences = how[1], lane = how[2], waits = how[3];
  if (blockIdx.x == 1) {  // passes on what it is told
    if (way != 2 || threadIdx.x > 0) return;
    wait(flag);
    atomicExch(flag + 1, 1);
    return;
  }
  if (threadIdx.x < 32) s[t] = t;
  if (threadIdx.x == 0) near = 0;
  __syncthreads();
  int sum = 0;
  auto does = [&](int what) {
    switch (what) {
      case 1: sum += s[t]; break;
      case 2: sum += s[t ^ 1]; break;
      case 3: s[t] = sum; break;
      case 4: if (t == 0) sum += s[0]; break;
      case 5: sum += g[t]; break;
      case 6: g[t] = sum; break;
      case 7: __syncwarp(); break;
      case 8: __threadfence(); break;
      case 9: if (t == 0) __threadfence(); break;
      case 10: if (t == 3) __threadfence(); break;
      case 11: if (t == 7) s[t] = sum; break;
    }
  };
  if (threadIdx.x < 32) {
    for (int i = 0; i < 5; ++i) does(act[i]);
    if (fences == 1) __syncwarp();
    if (fences == 2) __threadfence();
    if (t == lane) {
      if (fences != 3) __threadfence();
      atomicExch(way ? flag : &near, 1);
    }
  } else {
    if (waits || t == 5) wait(way == 0 ? &near : way == 1 ? flag : flag + 1);
    __syncwarp();
    does(act[5]);
  }
  y[threadIdx.x] = sum;
}
"""


@pytest.fixture
def cleared(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Answers of the screen."""
    return answers_of_the_screen(monkeypatch)


def answers_of_the_screen(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Let the exact look judge every launch; return the list to which the screen's answers are added."""
    answers: list[bool] = []
    ask = Program.is_clear

    def deny(program: Program, arguments: Any, config: Any, **named: Any) -> bool:
        before = program.snapshot(arguments)
        answers.append(False)
        answers[-1] = ask(program, arguments, config, **named)
        before.restore()  # flags that are up already would tell nothing
        return False

    monkeypatch.setattr(Program, "is_clear", deny)
    return answers


def passes(kernel: wb.Kernel, given: Sequence[np.ndarray], sizes: Sequence[int], grid: int, block: int) -> bool:
    """Sanitise a launch on given integers and on zeros of some sizes."""
    tensors = [torch.from_numpy(a.reshape(-1).astype(np.int32)) for a in given]
    tensors += [torch.zeros(size, dtype=torch.int32) for size in sizes]
    return kernel.sanitize(*tensors, grid=grid, block=block).passed


def test_nothing_that_is_found_was_cleared(cleared: list[bool]) -> None:
    kernel = wb.load(SOURCE, "play")
    rng = np.random.default_rng(1)
    passed = []
    for trial in range(120):
        act = rng.choice(5, (STEPS, THREADS), p=[0.9, 0.04, 0.03, 0.02, 0.01])
        if trial % 3 == 0:  # one thread or one warp is busy
            act[:, [t for t in range(THREADS) if t // 32 != trial % 2]] = 0
        cell = rng.integers(0, CELLS if trial % 2 else 16, (STEPS, THREADS))
        meet = rng.choice(3, STEPS)
        passed.append(passes(kernel, (act, cell, meet), (192,), grid=1, block=THREADS))
    assert all(fine for fine, clear in zip(passed, cleared, strict=True) if clear)
    assert 5 < sum(cleared) < 115


def test_nothing_that_is_found_was_cleared_of_rows(cleared: list[bool]) -> None:
    kernel = wb.load(ROWS, "play")
    rng = np.random.default_rng(4)
    passed = []
    for _ in range(40):
        act = np.broadcast_to(rng.choice([0, 1, 1, 2, 2, 3, 4, 5], (STEPS, 2, 1)), (STEPS, 2, 32)).copy()
        base = 128 * rng.integers(3, size=(STEPS, 2)) + 384 * (rng.random((STEPS, 2)) < 0.5)
        if rng.random() < 0.8:  # each warp has its own
            base = 384 * (rng.random((STEPS, 2)) < 0.5) + np.array([0, 128]) + 32 * rng.integers(2, size=(STEPS, 2))
            act[act == 2] = 3
        for _ in range(rng.integers(3)):
            step, warp, lane = (rng.integers(n) for n in act.shape)
            act[step, warp, lane : lane + rng.choice([1, 32])] = rng.choice(7)
            base[rng.integers(STEPS), rng.integers(2)] += 4 * rng.integers(-1, 2)
        passed.append(passes(kernel, (act, base.clip(0), rng.choice(3, STEPS)), (2048,), grid=2, block=THREADS))
    assert all(fine for fine, clear in zip(passed, cleared, strict=True) if clear)
    assert 10 < sum(passed) < 35
    assert sum(cleared) == sum(passed)


def test_nothing_that_is_found_was_cleared_where_part_of_a_warp_meets(cleared: list[bool]) -> None:
    kernel = wb.load(PARTS, "play")
    rng = np.random.default_rng(9)
    passed = []
    for trial in range(80):
        size = rng.choice([2, 4, 4, 16])  # lanes keep to what so many share
        act = rng.choice(6, (8, THREADS), p=[0.96, 0.015, 0.015, 0.004, 0.004, 0.002])
        if trial % 2:
            act[act == 5] = 2
        first = np.arange(THREADS) // size * size
        cell = first + rng.integers(0, size, (8, THREADS))
        usual = rng.integers(1, 7, 2)
        meet = np.where(rng.random((8, 2)) < 0.7, usual, rng.integers(7, size=(8, 2)))
        passed.append(passes(kernel, (act, cell, np.append(meet, rng.integers(12))), (64, 1), grid=1, block=THREADS))
    assert all(fine for fine, clear in zip(passed, cleared, strict=True) if clear)
    assert 10 < sum(passed) < 70
    assert sum(cleared) > 0.5 * sum(passed)


def test_nothing_that_is_found_was_cleared_by_clocks(cleared: list[bool]) -> None:
    kernel = wb.load(SIGNALS, "play")
    rng = np.random.default_rng(2)
    passed = []
    for trial in range(60):
        act = rng.choice(11, (STEPS, 128), p=[0.3, 0.1, 0.1, 0.05, 0.05, 0.05, 0.07, 0.07, 0.06, 0.1, 0.05])
        busy = rng.choice(128, 2 + trial % 3, replace=False)
        act[:, [t for t in range(127) if t not in busy]] = 0
        cell = rng.integers(0, 8, (STEPS, 128))
        passed.append(
            passes(
                kernel,
                (act, cell),
                (
                    192,
                    2,
                ),
                grid=2,
                block=THREADS,
            )
        )
    assert all(fine for fine, clear in zip(passed, cleared, strict=True) if clear)
    assert 5 < sum(cleared) < 55
    assert not all(passed)


def test_nothing_that_is_found_was_cleared_behind_atomics_and_named_barriers(cleared: list[bool]) -> None:
    kernel = wb.load(ROUNDS, "play")
    rng = np.random.default_rng(3)
    passed = []
    for trial in range(40):
        meet = np.where(rng.random(8) < 0.95, 2, rng.integers(5, size=8))
        act = np.zeros((8, 4, 32), np.int32)
        for step in act:  # some lanes of some warps do alike, but few now and then
            does = rng.choice([1, 3, 3, 4, 5, 6])
            lanes = slice(None) if rng.random() < 0.5 else slice(5, 6)
            for warp in rng.permutation(3 + trial % 4 // 3)[:2]:
                step[warp, lanes] = does if rng.random() < 0.98 else rng.choice(7)
            if rng.random() < 0.2:
                step[:] = 0
                step[rng.integers(3), 0] = 2
        passed.append(passes(kernel, (act, meet), (128,), grid=1, block=128))
    assert all(fine for fine, clear in zip(passed, cleared, strict=True) if clear)
    assert 10 < sum(passed) < 35
    assert sum(cleared) > 0.8 * sum(passed)


def test_nothing_that_is_found_was_cleared_where_a_lane_tells(cleared: list[bool]) -> None:
    kernel = wb.load(TOLD, "play")
    rng = np.random.default_rng(8)
    passed = []
    for _ in range(60):
        act = rng.choice(11, 6, p=[0, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.15, 0.05, 0.1, 0.1])
        act[5] = rng.choice([1, 2, 3, 3, 5, 6, 11])
        how = np.array([rng.integers(3), rng.integers(4), rng.choice([0, 3]), rng.integers(2)])
        passed.append(passes(kernel, (act, how), (32, 64, 2), grid=2, block=THREADS))
    assert all(fine for fine, clear in zip(passed, cleared, strict=True) if clear)
    assert 10 < sum(passed) < 50
    assert sum(cleared) > 0.8 * sum(passed)


def test_nothing_that_is_found_was_cleared_through_volatile(cleared: list[bool]) -> None:
    kernel = wb.load(VOLATILE, "play")
    rng = np.random.default_rng(5)
    passed = []
    for trial in range(60):
        act = rng.choice(11, (STEPS, 128), p=[0.25, 0.08, 0.05, 0.07, 0.1, 0.1, 0.06, 0.1, 0.09, 0.05, 0.05])
        if trial % 4 == 3:  # neither plain accesses nor updates in two steps
            act[np.isin(act, (1, 2, 6))] = 0
        busy = rng.choice(128, 2 + trial % 3, replace=False)
        act[:, [t for t in range(127) if t not in busy]] = 0
        cell = rng.integers(0, 8, (STEPS, 128))
        passed.append(passes(kernel, (act, cell if trial % 2 else cell // 4 * 4), (192, 2), grid=2, block=THREADS))
    assert all(fine for fine, clear in zip(passed, cleared, strict=True) if clear)
    assert 0 < sum(cleared) <= sum(passed) < 40


def test_nothing_that_is_found_was_cleared_in_clusters(cleared: list[bool]) -> None:
    kernel = wb.load(CLUSTERS, "play", defines={"STEPS": STEPS}, arch="sm_90")
    rng = np.random.default_rng(6)
    passed = []
    for trial in range(40):
        act = rng.choice(12, (STEPS, 128), p=[0.2, 0.12, 0.12, 0.08, 0.05, 0.08, 0.04, 0.04, 0.09, 0.08, 0.05, 0.05])
        busy = rng.choice(128, 2 + trial % 3, replace=False)
        act[:, [t for t in range(128) if t not in busy]] = 0
        cell = rng.integers(0, 16, (STEPS, 128))
        if trial % 2:  # each busy thread has cells of its own, but now and then
            own = np.argsort(np.argsort(busy)) * 4
            cell[:, busy] = np.where(rng.random((STEPS, len(busy))) < 0.8, own + cell[:, busy] % 4, cell[:, busy])
        meet = rng.choice(6, STEPS + 2, p=[0.3, 0.35, 0.1, 0.05, 0.1, 0.1])
        meet[STEPS:] = rng.random(2) < 0.9
        given = (act, cell, meet, np.zeros(4))
        passed.append(passes(kernel, given, (256, 2), grid=4, block=THREADS))
    assert all(fine for fine, clear in zip(passed, cleared, strict=True) if clear)
    assert 5 < sum(cleared) < sum(passed) < 30


def test_nothing_that_is_found_was_cleared_while_something_is_pending(cleared: list[bool]) -> None:
    kernel = wb.load(PENDING, "play", defines={"STEPS": STEPS}, arch="sm_90a")
    rng = np.random.default_rng(7)
    passed = []
    for trial in range(60):
        act = rng.choice(11, (STEPS, 160), p=[0.15, 0.14, 0.1, 0.12, 0.12, 0.12, 0.08, 0.06, 0.04, 0.03, 0.04])
        busy = rng.choice(160, 1 + trial % 3, replace=False)
        act[:, [t for t in range(160) if t not in busy]] = 0
        if trial % 3 == 0:  # copies and products alone
            act[np.isin(act, (2, 9))] = 0
        cell = rng.integers(0, 16, (STEPS, 160))
        meet = rng.choice(3, STEPS + 1, p=[0.2, 0.2, 0.6])
        meet[STEPS] = rng.random() < 0.9
        group = rng.choice(6, STEPS, p=[0.3, 0.1, 0.1, 0.3, 0.1, 0.1])
        given = (act, cell, meet, group, np.zeros(4), np.zeros(192))
        tensors = [torch.from_numpy(a.reshape(-1).astype(np.int32)) for a in given]
        settled = ("act", "cell", "meet", "group", "x")
        passed.append(kernel.sanitize(*tensors, grid=1, block=160, settled=settled).passed)
    assert all(fine for fine, clear in zip(passed, cleared, strict=True) if clear)
    assert 5 < sum(cleared) <= sum(passed) < 55


@pytest.mark.parametrize("lacks", ["", "WAITS", "RETURNS", "FENCES"])
@pytest.mark.parametrize("stages", [2, 24])
def test_a_ring_of_boxes_is_cleared_if_it_lacks_nothing(stages: int, lacks: str, cleared: list[bool]) -> None:
    defines = dict.fromkeys(("WAITS", "RETURNS", "FENCES"), 1) | {"STAGES": stages}
    kernel = wb.load(RING_OF_BOXES, "play", defines=defines | ({lacks: 0} if lacks else {}), arch="sm_90a")
    boxes = wb.TensorMap(torch.zeros(16, 16, dtype=torch.int32), box=(8, 16), swizzle="64B")
    report = kernel.sanitize(boxes, torch.zeros(128, dtype=torch.int32), grid=2, block=64)
    assert ("data-race" in {finding.kind for finding in report.findings}) == bool(lacks), str(report)
    assert report.passed == (not lacks)
    assert cleared == [not lacks]


@pytest.mark.parametrize("barriers", [2, 24])
def test_nothing_that_is_found_was_cleared_of_boxes(barriers: int, cleared: list[bool]) -> None:
    kernel = wb.load(BOXES, "play", defines={"STEPS": 8, "BARRIERS": barriers}, arch="sm_90a")
    rng = np.random.default_rng(8 + barriers)
    passed = []
    for trial in range(40):
        act = rng.choice(8, (8, 64), p=[0.1, 0.2, 0.08, 0.22, 0.2, 0.1, 0.05, 0.05])
        busy = rng.choice(64, 1 + trial % 3, replace=False)
        act[:, [t for t in range(64) if t not in busy]] = 0
        cell = rng.integers(0, 64, (8, 64))
        if trial % 2:  # what is waited for is mostly what was asked for before, and then read
            first = busy[0]
            act[:6, first] = [3, 4, 1, 3, 4, 1]
            cell[:6, first] = np.repeat(rng.integers(0, 32, 2), 3)
        meet = rng.choice(3, 9, p=[0.2, 0.2, 0.6])
        meet[8] = rng.random() < 0.5
        maps = [wb.TensorMap(torch.zeros(16, 16, dtype=torch.int32), box=(8, 16), swizzle="64B") for _ in "xz"]
        given = [torch.from_numpy(a.reshape(-1).astype(np.int32)) for a in (act, cell, meet, np.zeros(64))]
        passed.append(kernel.sanitize(*maps, *given, grid=1, block=64).passed)
    assert all(fine for fine, clear in zip(passed, cleared, strict=True) if clear)
    assert 3 < sum(cleared) <= sum(passed) < 35


def test_what_a_cluster_before_has_written_is_nothing() -> None:
    source = """extern "C" __global__ void __cluster_dims__(2, 2, 1) add(int* y) {
      __shared__ int count;
      if (blockIdx.x < 2 && threadIdx.x == 0) *(volatile int*)&count = 0;
      __syncthreads();
      y[(blockIdx.y * 4 + blockIdx.x) * 32 + threadIdx.x] = atomicAdd(&count, 1);
    }"""
    report = wb.load(source, "add").sanitize(torch.zeros(512, dtype=torch.int32), grid=(4, 2), block=32)
    assert "uninitialized-read" in {finding.kind for finding in report.findings}
    assert all(finding.block is not None and finding.block[0] >= 2 for finding in report.findings)


def test_what_a_screen_has_needed_once_it_begins_with(monkeypatch: pytest.MonkeyPatch) -> None:
    narrow = wb.load('extern "C" __global__ void halves(int* y) { ((short*)y)[threadIdx.x] = threadIdx.x; }', "halves")
    screen, count = Program._is_screened_clear, list[int]()
    monkeypatch.setattr(Program, "_is_screened_clear", staticmethod(lambda *a: [count.append(1), screen(*a)][1]))
    for runs in (2, 3, 4):
        assert narrow.sanitize(torch.zeros(32, dtype=torch.int32), grid=1, block=64).passed
        assert len(count) == runs


def test_a_screen_that_fails_alone_is_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_args: object, **_named: object) -> bool:
        raise wb.DeadlockError("no warp can go on")

    monkeypatch.setattr(Program, "is_clear", stop)
    kernel = wb.load('extern "C" __global__ void one(int* y) { *y = 1; }', "one")
    with pytest.raises(wb.ExecutionError, match="expected the recorded launch to fail as the screened one did"):
        kernel.sanitize(torch.zeros(1, dtype=torch.int32), grid=1, block=1)
