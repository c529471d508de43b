// v1_two_kernels.cu: group normalisation as two kernels, statistics and normalisation
//
//   y[n, c, s] = (x[n, c, s] - mean[n, g]) * rstd[n, g] * weight[c] + bias[c],  g = c / (channels / groups)
//   mean, var over the channels / groups channels and all s of sample n and group g;  rstd = 1 / sqrt(var + eps)
//
//   x       : (batch, channels, spatial) SCALAR, any strides
//   weight, bias : (channels,) SCALAR, or null
//   y       : (batch, channels, spatial) SCALAR, any strides
//   mean, rstd   : (batch, groups) Real
//   group_norm_statistics : grid (batch * groups, 1, 1)   block (BLOCK_SIZE, 1, 1)
//   group_norm_normalize  : grid (ceil(spatial / BLOCK_SIZE), min(batch * channels, 65535), 1)
//                           block (BLOCK_SIZE, 1, 1)
//   oracle  : torch.nn.functional.group_norm
//   traffic : 3 * batch * channels * spatial * sizeof(SCALAR) B: x is read twice
#include "../include/scalar.cuh"
#include "welford.cuh"

#ifndef BLOCK_SIZE
#define BLOCK_SIZE 256  // tunable: threads per block, a multiple of 32
#endif
static_assert(BLOCK_SIZE % 32 == 0, "BLOCK_SIZE must be a multiple of 32");

extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void group_norm_statistics(
    const SCALAR* x, Real* mean, Real* rstd, int channels, int groups, long long spatial,
    long long x_stride_n, long long x_stride_c, long long x_stride_s, Real eps) {
  const int n = blockIdx.x / groups;
  const int group = blockIdx.x % groups;
  const int channels_per_group = channels / groups;
  x += n * x_stride_n + group * channels_per_group * x_stride_c;

  Moments moments = {0, 0, 0};
  for (int c = 0; c < channels_per_group; ++c) {
    for (long long s = threadIdx.x; s < spatial; s += BLOCK_SIZE) {
      push(moments, static_cast<Real>(x[c * x_stride_c + s * x_stride_s]));
    }
  }
  moments = merge_block<BLOCK_SIZE>(moments);
  if (threadIdx.x == 0) {
    mean[blockIdx.x] = moments.mean;
    rstd[blockIdx.x] = Real(1.0) / sqrt(moments.m2 / moments.count + eps);
  }
}

extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void group_norm_normalize(
    const SCALAR* x, const Real* mean, const Real* rstd, SCALAR* y, int batch, int channels, int groups,
    long long spatial, long long x_stride_n, long long x_stride_c, long long x_stride_s, long long y_stride_n,
    long long y_stride_c, long long y_stride_s, const SCALAR* weight = nullptr, const SCALAR* bias = nullptr) {
  const long long s = static_cast<long long>(blockIdx.x) * BLOCK_SIZE + threadIdx.x;
  if (s >= spatial) return;

  for (int plane = blockIdx.y; plane < batch * channels; plane += gridDim.y) {
    const int n = plane / channels;
    const int c = plane % channels;
    const int statistic = plane / (channels / groups);
    const Real scale = rstd[statistic] * (weight ? static_cast<Real>(weight[c]) : Real(1.0));
    const Real shift = bias ? static_cast<Real>(bias[c]) : Real(0.0);
    const Real value = static_cast<Real>(x[n * x_stride_n + c * x_stride_c + s * x_stride_s]);
    y[n * y_stride_n + c * y_stride_c + s * y_stride_s] =
        static_cast<SCALAR>((value - mean[statistic]) * scale + shift);
  }
}
