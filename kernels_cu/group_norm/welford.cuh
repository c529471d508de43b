// welford.cuh: mean and variance in one pass without cancellation
//
//   Each thread folds its values in one by one (Welford 1962); the threads' results are merged pairwise
//   (Chan, Golub and LeVeque 1983). Nothing is ever squared before the mean is taken off, so values that lie
//   far from zero and close together keep their variance.
#pragma once
#include "../include/scalar.cuh"

struct Moments {
  Real count;  // how many values; exact up to 2^24 in float, within rounding after
  Real mean;
  Real m2;  // sum of squared distances from the mean
};

__device__ inline void push(Moments& m, Real value) {
  m.count += Real(1.0);
  const Real delta = value - m.mean;
  m.mean += delta / m.count;
  m.m2 += delta * (value - m.mean);
}

__device__ inline Moments merge(const Moments& a, const Moments& b) {
  const Real count = a.count + b.count;
  if (count == Real(0.0)) return a;
  const Real delta = b.mean - a.mean;
  const Real share = b.count / count;
  return {count, a.mean + delta * share, a.m2 + b.m2 + delta * delta * a.count * share};
}

// Merges the moments of a warp's 32 lanes; lane 0 has the result.
__device__ inline Moments merge_warp(Moments m) {
  for (int offset = 16; offset > 0; offset /= 2) {
    const Moments other = {__shfl_down_sync(0xffffffff, m.count, offset), __shfl_down_sync(0xffffffff, m.mean, offset),
                           __shfl_down_sync(0xffffffff, m.m2, offset)};
    m = merge(m, other);
  }
  return m;
}

// Merges the moments of a block's threads, block shape (BLOCK_SIZE, 1, 1); thread 0 has the result.
template <int kBlockSize>
__device__ inline Moments merge_block(Moments m) {
  constexpr int kNumWarps = kBlockSize / 32;
  __shared__ Moments smem_warps[kNumWarps];
  const int lane = threadIdx.x % 32;
  const int warp = threadIdx.x / 32;
  m = merge_warp(m);
  if (lane == 0) smem_warps[warp] = m;
  __syncthreads();  // every warp's moments are in smem before warp 0 reads them
  if (warp == 0) m = merge_warp(lane < kNumWarps ? smem_warps[lane] : Moments{0, 0, 0});
  return m;
}
