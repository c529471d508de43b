// v2_vectorized.cu: batch normalisation from 16-byte accesses, many blocks a channel
//
//   y[n, c, s] = (x[n, c, s] - mean[c]) * scale[c] + bias[c],  scale = weight / sqrt(var + eps)
//   training : mean, var over n and s of the batch itself, and the running statistics move towards them:
//              running = (1 - momentum) * running + momentum * (mean, var * count / (count - 1))
//   eval     : mean, var are the running statistics
//
//   x, y    : (batch, channels, spatial) SCALAR, contiguous, at a multiple of VECTOR elements; spatial % VECTOR == 0
//   weight, bias, running_mean, running_var : (channels,) SCALAR, or null
//   partial : (channels, parts, 3) Real: count, mean and sum of squared distances of a part of the batch
//   mean, scale : (channels,) Real
//   batch_norm2d_partial    : grid (channels, parts, 1)
//                             block (BLOCK_SIZE, 1, 1)
//   batch_norm2d_statistics : grid (ceil(channels / (BLOCK_SIZE / 32)), 1, 1)
//                             block (BLOCK_SIZE, 1, 1)
//   batch_norm2d_normalize  : grid (ceil(batch * channels * spatial / VECTOR / BLOCK_SIZE), 1, 1)
//                             block (BLOCK_SIZE, 1, 1)
//   oracle  : torch.nn.functional.batch_norm
//   traffic : (training ? 3 : 2) * batch * channels * spatial * sizeof(SCALAR) B
//   from v1 : 16 bytes an access; a channel is read by `parts` blocks; sums about a value of the thread's own, without
//             divisions
#include "../group_norm/welford.cuh"
#include "../include/scalar.cuh"

#ifndef VECTOR
#define VECTOR 1  // elements an access: 16 / sizeof(SCALAR) where spatial is a multiple of it, else 1
#endif
#ifndef BLOCK_SIZE
#define BLOCK_SIZE 256  // tunable: threads per block, a multiple of 32
#endif
static_assert(BLOCK_SIZE % 32 == 0, "BLOCK_SIZE must be a multiple of 32");
static_assert(VECTOR == 1 || VECTOR * sizeof(SCALAR) == 16, "an access takes one element or 16 bytes");

struct alignas(VECTOR * sizeof(SCALAR)) Pack {
  SCALAR value[VECTOR];
};

__device__ inline Pack load(const SCALAR* p) {
  if constexpr (VECTOR == 1) {
    return {*p};
  } else {
    const uint4 bits = *reinterpret_cast<const uint4*>(p);
    return reinterpret_cast<const Pack&>(bits);
  }
}

__device__ inline void store(SCALAR* p, const Pack& pack) {
  if constexpr (VECTOR == 1) {
    *p = pack.value[0];
  } else {
    *reinterpret_cast<uint4*>(p) = reinterpret_cast<const uint4&>(pack);
  }
}

extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void batch_norm2d_partial(
    const SCALAR* x, Real* partial, int batch, int channels, int spatial) {
  const int c = blockIdx.x;
  const int first = static_cast<int>(static_cast<long long>(batch) * blockIdx.y / gridDim.y);
  const int last = static_cast<int>(static_cast<long long>(batch) * (blockIdx.y + 1) / gridDim.y);
  const unsigned packs = spatial / VECTOR;
  const long long image_stride = static_cast<long long>(channels) * spatial;
  x += first * image_stride + static_cast<long long>(c) * spatial;

  Real pivot = 0, sum = 0, square = 0;
  int count = 0;
#pragma unroll 4
  for (unsigned i = threadIdx.x; i < (last - first) * packs; i += BLOCK_SIZE) {
    const Pack pack = load(x + i / packs * image_stride + i % packs * VECTOR);
    if (count == 0) pivot = static_cast<Real>(pack.value[0]);
#pragma unroll
    for (int k = 0; k < VECTOR; ++k) {
      const Real distance = static_cast<Real>(pack.value[k]) - pivot;
      sum += distance;
      square += distance * distance;
    }
    count += VECTOR;
  }
  Moments moments = {0, 0, 0};
  if (count > 0) {
    const Real mean = sum / count;
    moments = {static_cast<Real>(count), pivot + mean, square - sum * mean};
  }
  moments = merge_block<BLOCK_SIZE>(moments);
  if (threadIdx.x == 0) {
    Real* part = partial + (static_cast<long long>(c) * gridDim.y + blockIdx.y) * 3;
    part[0] = moments.count;
    part[1] = moments.mean;
    part[2] = moments.m2;
  }
}

__device__ inline SCALAR moved_towards(SCALAR running, Real value, Real momentum) {
  return static_cast<SCALAR>((Real(1.0) - momentum) * static_cast<Real>(running) + momentum * value);
}

// One warp a channel; without parts, from the running statistics.
extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void batch_norm2d_statistics(
    Real* mean, Real* scale, int channels, Real eps, Real momentum, int parts = 0, const Real* partial = nullptr,
    const SCALAR* weight = nullptr, SCALAR* running_mean = nullptr, SCALAR* running_var = nullptr) {
  const int c = (blockIdx.x * BLOCK_SIZE + threadIdx.x) / 32;
  const int lane = threadIdx.x % 32;
  if (c >= channels) return;

  Moments moments = {0, 0, 0};
  for (int i = lane; i < parts; i += 32) {
    const Real* part = partial + (static_cast<long long>(c) * parts + i) * 3;
    moments = merge(moments, {part[0], part[1], part[2]});
  }
  moments = merge_warp(moments);
  if (lane != 0) return;
  if (parts == 0) {
    moments = {1, static_cast<Real>(running_mean[c]), static_cast<Real>(running_var[c])};
  } else {
    if (running_mean) running_mean[c] = moved_towards(running_mean[c], moments.mean, momentum);
    if (running_var) running_var[c] = moved_towards(running_var[c], moments.m2 / (moments.count - Real(1.0)), momentum);
  }
  mean[c] = moments.mean;
  scale[c] = (weight ? static_cast<Real>(weight[c]) : Real(1.0)) / sqrt(moments.m2 / moments.count + eps);
}

extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void batch_norm2d_normalize(
    const SCALAR* x, const Real* mean, const Real* scale, SCALAR* y, long long packs, int channels, int spatial,
    const SCALAR* bias = nullptr) {
  const long long i = static_cast<long long>(blockIdx.x) * BLOCK_SIZE + threadIdx.x;
  if (i >= packs) return;

  const int c = static_cast<unsigned>(i) / (spatial / VECTOR) % channels;
  const Real m = mean[c], factor = scale[c], shift = bias ? static_cast<Real>(bias[c]) : Real(0.0);
  Pack pack = load(x + i * VECTOR);
#pragma unroll
  for (int k = 0; k < VECTOR; ++k) {
    pack.value[k] = static_cast<SCALAR>((static_cast<Real>(pack.value[k]) - m) * factor + shift);
  }
  store(y + i * VECTOR, pack);
}
