// norm.cuh: what the normalisations share: weight and bias, running statistics, moments of the parts of a group
//
//   y = (f(x) - mean) / sqrt(variance + eps) * weight[channel] + bias[channel], mean and variance those of f(x) in the value's group
#pragma once
#include "../group_norm/welford.cuh"
#include "pack.cuh"

namespace norms {

struct Pair {
  Real x, y;
};

struct Affine {
  const SCALAR *weight, *bias;  // null for ones and zeros

  __device__ __forceinline__ Pair of(int channel) const {
    return {weight ? static_cast<Real>(weight[channel]) : Real(1.0), bias ? static_cast<Real>(bias[channel]) : Real(0.0)};
  }
};

// What batch_norm2d keeps of its batches; null where nothing is kept.
struct Running {
  SCALAR *mean, *var;
  Real momentum;

  __device__ __forceinline__ Moments moments(int channel) const {
    return {1, static_cast<Real>(mean[channel]), static_cast<Real>(var[channel])};
  }

  __device__ __forceinline__ static SCALAR moved(SCALAR old, Real value, Real momentum) {
    return static_cast<SCALAR>((Real(1.0) - momentum) * static_cast<Real>(old) + momentum * value);
  }
  __device__ __forceinline__ void move(int channel, const Moments& m) const {
    if (mean) mean[channel] = moved(mean[channel], m.mean, momentum);
    if (var) var[channel] = moved(var[channel], m.m2 / (m.count - Real(1.0)), momentum);
  }
};

__device__ __forceinline__ void store_moments(Real* partial, long long part, const Moments& m) {
  partial[part * 3] = m.count;
  partial[part * 3 + 1] = m.mean;
  partial[part * 3 + 2] = m.m2;
}

// Merges `parts` moments in a warp; lane 0 has the result.
__device__ __forceinline__ Moments load_moments(const Real* partial, long long first, int parts) {
  Moments moments = {0, 0, 0};
  for (int i = threadIdx.x % 32; i < parts; i += 32) {
    const Real* part = partial + (first + i) * 3;
    moments = merge(moments, {part[0], part[1], part[2]});
  }
  return merge_warp(moments);
}

// The f of a normalisation by itself.
struct Identity {
  static constexpr bool kIdentity = true;
  __device__ __forceinline__ Real operator()(Real v) const { return v; }
};

}  // namespace norms
