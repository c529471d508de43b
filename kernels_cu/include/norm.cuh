// norm.cuh: parts of every normalisation: weight and bias, running statistics, moments of the parts of a group
//
//   y = (f(x) - mean) / sqrt(variance + eps) * weight[channel] + bias[channel], mean and variance those of f(x) in the
//       value's group
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
    return {weight ? static_cast<Real>(weight[channel]) : Real(1.0),
            bias ? static_cast<Real>(bias[channel]) : Real(0.0)};
  }
};

// The running statistics of batch_norm2d; null if there are none.
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

// Sums of distances from a pivot and of their squares: they are merged without a division.
struct Sums {
  Real count;          // of the values
  double sum, square;  // of their distances from the pivot, and of those squared

  __device__ __forceinline__ void add(Real its_count, Real its_mean, Real its_m2, Real pivot) {
    const double distance = its_mean - pivot, moment = its_count * distance;
    count += its_count;
    sum += moment;
    square += its_m2 + moment * distance;
  }

  // Adds up over `team` neighbouring lanes, a power of two. Every lane gets the result.
  __device__ __forceinline__ void add_up(int team) {
    for (int offset = team / 2; offset > 0; offset /= 2) {
      count += __shfl_xor_sync(0xffffffff, count, offset);
      sum += __shfl_xor_sync(0xffffffff, sum, offset);
      square += __shfl_xor_sync(0xffffffff, square, offset);
    }
  }

  __device__ __forceinline__ Moments moments(Real pivot) const {
    const double mean = sum / count;
    return {count, static_cast<Real>(pivot + mean), static_cast<Real>(square - sum * mean)};
  }
};

// Merges the moments of a group's parts in a team of lanes; this is lane `member`. Every lane gets the result.
__device__ __forceinline__ Moments load_moments(const Real* partial, long long first, int parts, int member, int team) {
  partial += first * 3;
  const Real pivot = partial[1];
  Sums sums = {0, 0, 0};
#pragma unroll 4
  for (int i = member; i < parts; i += team) sums.add(partial[i * 3], partial[i * 3 + 1], partial[i * 3 + 2], pivot);
  sums.add_up(team);
  return sums.moments(pivot);
}

// The f of a normalisation without an activation.
struct Identity {
  static constexpr bool kIdentity = true;
  __device__ __forceinline__ Real operator()(Real v) const { return v; }
};

}  // namespace norms
