// v1_two_kernels.cu: batch normalisation as two kernels, statistics and normalisation
//
//   y[n, c, s] = (x[n, c, s] - mean[c]) * rstd[c] * weight[c] + bias[c],  rstd = 1 / sqrt(var + eps)
//   training : mean, var over n and s of the batch itself, and the running statistics move towards them:
//              running = (1 - momentum) * running + momentum * (mean, var * count / (count - 1))
//   eval     : mean, var are the running statistics
//
//   x       : (batch, channels, spatial) SCALAR, any strides
//   weight, bias, running_mean, running_var : (channels,) SCALAR, or null
//   y       : (batch, channels, spatial) SCALAR, any strides
//   mean, rstd : (channels,) Real
//   batch_norm2d_statistics         : grid (channels, 1, 1)                     block (BLOCK_SIZE, 1, 1)
//   batch_norm2d_running_statistics : grid (ceil(channels / BLOCK_SIZE), 1, 1)  block (BLOCK_SIZE, 1, 1)
//   batch_norm2d_normalize          : grid (ceil(spatial / BLOCK_SIZE), min(batch * channels, 65535), 1)
//                                     block (BLOCK_SIZE, 1, 1)
//   oracle  : torch.nn.functional.batch_norm
//   traffic : (training ? 3 : 2) * batch * channels * spatial * sizeof(SCALAR) B
#include "../group_norm/welford.cuh"
#include "../include/scalar.cuh"

#ifndef BLOCK_SIZE
#define BLOCK_SIZE 256  // tunable: threads per block, a multiple of 32
#endif
static_assert(BLOCK_SIZE % 32 == 0, "BLOCK_SIZE must be a multiple of 32");

__device__ inline SCALAR moved_towards(SCALAR running, Real value, Real momentum) {
  return static_cast<SCALAR>((Real(1.0) - momentum) * static_cast<Real>(running) + momentum * value);
}

extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void batch_norm2d_statistics(
    const SCALAR* x, Real* mean, Real* rstd, int batch, long long spatial,
    long long x_stride_n, long long x_stride_c, long long x_stride_s, Real eps, Real momentum,
    SCALAR* running_mean = nullptr, SCALAR* running_var = nullptr) {
  const int c = blockIdx.x;
  x += c * x_stride_c;

  Moments moments = {0, 0, 0};
  for (int n = 0; n < batch; ++n) {
    for (long long s = threadIdx.x; s < spatial; s += BLOCK_SIZE) {
      push(moments, static_cast<Real>(x[n * x_stride_n + s * x_stride_s]));
    }
  }
  moments = merge_block<BLOCK_SIZE>(moments);
  if (threadIdx.x == 0) {
    mean[c] = moments.mean;
    rstd[c] = Real(1.0) / sqrt(moments.m2 / moments.count + eps);
    if (running_mean) running_mean[c] = moved_towards(running_mean[c], moments.mean, momentum);
    if (running_var) running_var[c] = moved_towards(running_var[c], moments.m2 / (moments.count - Real(1.0)), momentum);
  }
}

extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void batch_norm2d_running_statistics(
    const SCALAR* running_mean, const SCALAR* running_var, Real* mean, Real* rstd, int channels, Real eps) {
  const int c = blockIdx.x * BLOCK_SIZE + threadIdx.x;
  if (c >= channels) return;
  mean[c] = static_cast<Real>(running_mean[c]);
  rstd[c] = Real(1.0) / sqrt(static_cast<Real>(running_var[c]) + eps);
}

extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void batch_norm2d_normalize(
    const SCALAR* x, const Real* mean, const Real* rstd, SCALAR* y, int batch, int channels, long long spatial,
    long long x_stride_n, long long x_stride_c, long long x_stride_s, long long y_stride_n, long long y_stride_c,
    long long y_stride_s, const SCALAR* weight = nullptr, const SCALAR* bias = nullptr) {
  const long long s = static_cast<long long>(blockIdx.x) * BLOCK_SIZE + threadIdx.x;
  if (s >= spatial) return;

  for (int plane = blockIdx.y; plane < batch * channels; plane += gridDim.y) {
    const int n = plane / channels;
    const int c = plane % channels;
    const Real scale = rstd[c] * (weight ? static_cast<Real>(weight[c]) : Real(1.0));
    const Real shift = bias ? static_cast<Real>(bias[c]) : Real(0.0);
    const Real value = static_cast<Real>(x[n * x_stride_n + c * x_stride_c + s * x_stride_s]);
    y[n * y_stride_n + c * y_stride_c + s * y_stride_s] = static_cast<SCALAR>((value - mean[c]) * scale + shift);
  }
}
