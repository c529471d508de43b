// pointwise.cuh: y[i] = f(x[i]) over elements in storage order, 16 bytes per access, several accesses in flight
//
// The including file defines BLOCK_SIZE, and STEPS, the accesses of a thread.
#pragma once
#include "pack.cuh"

namespace pointwise {

using pack::kWidest;
using WidePack = pack::Pack<kWidest>;

// A block takes BLOCK_SIZE * STEPS * kWidest elements. Elements are read and written one by one at the end of the
// tensor, if they are fewer than an access moves, and everywhere if x does not begin at a multiple of 16 bytes.
template <class F>
__device__ __forceinline__ void apply(const SCALAR* __restrict__ x, SCALAR* __restrict__ y, long long n, F f) {
  constexpr int kTile = BLOCK_SIZE * STEPS * kWidest;
  const long long start = static_cast<long long>(blockIdx.x) * kTile;
  x += start;
  y += start;
  const int left = static_cast<int>(min(n - start, static_cast<long long>(kTile)));
  int first = 0;  // of the elements that remain
  if (reinterpret_cast<unsigned long long>(x) % 16 == 0) {
    WidePack packs[STEPS];
#pragma unroll
    for (int step = 0; step < STEPS; ++step) {
      const int i = (step * BLOCK_SIZE + threadIdx.x) * kWidest;
      if (i + kWidest <= left) packs[step] = WidePack::load(x + i);
    }
#pragma unroll
    for (int step = 0; step < STEPS; ++step) {
      const int i = (step * BLOCK_SIZE + threadIdx.x) * kWidest;
      if (i + kWidest > left) break;
      Real values[kWidest];
      packs[step].get(values);
#pragma unroll
      for (int e = 0; e < kWidest; ++e) values[e] = f(values[e]);
      packs[step].set(values);
      packs[step].store(y + i);
    }
    first = left / kWidest * kWidest;
  }
#pragma unroll 4
  for (int i = first + threadIdx.x; i < left; i += BLOCK_SIZE) y[i] = static_cast<SCALAR>(f(static_cast<Real>(x[i])));
}

}  // namespace pointwise
