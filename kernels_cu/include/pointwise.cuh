// pointwise.cuh: y[i] = f(x[i]) over elements in storage order, 16 bytes per access, several accesses a thread in flight
//
// BLOCK_SIZE and STEPS, the accesses of a thread, are the including file's.
#pragma once
#include "pack.cuh"

namespace pointwise {

using pack::kWidest;
using WidePack = pack::Pack<kWidest>;

// A block takes BLOCK_SIZE * STEPS * kWidest elements. An x that does not start on 16 bytes and the last block's part of a tensor
// are read and written one element an access.
template <class F>
__device__ __forceinline__ void apply(const SCALAR* __restrict__ x, SCALAR* __restrict__ y, long long n, F f) {
  constexpr int kTile = BLOCK_SIZE * STEPS * kWidest;
  const long long first = static_cast<long long>(blockIdx.x) * kTile;
  x += first;
  y += first;
  if (n - first >= kTile && reinterpret_cast<unsigned long long>(x) % 16 == 0) {
    WidePack packs[STEPS];
#pragma unroll
    for (int step = 0; step < STEPS; ++step) packs[step] = WidePack::load(x + (step * BLOCK_SIZE + threadIdx.x) * kWidest);
#pragma unroll
    for (int step = 0; step < STEPS; ++step) {
      Real values[kWidest];
      packs[step].get(values);
#pragma unroll
      for (int i = 0; i < kWidest; ++i) values[i] = f(values[i]);
      packs[step].set(values);
      packs[step].store(y + (step * BLOCK_SIZE + threadIdx.x) * kWidest);
    }
  } else {
    const int left = static_cast<int>(min(n - first, static_cast<long long>(kTile)));
#pragma unroll 8
    for (int i = threadIdx.x; i < left; i += BLOCK_SIZE) y[i] = static_cast<SCALAR>(f(static_cast<Real>(x[i])));
  }
}

}  // namespace pointwise
