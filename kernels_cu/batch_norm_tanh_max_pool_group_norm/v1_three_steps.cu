// v1_three_steps.cu: batch normalisation, tanh, pooling by maximum, group normalisation
//
//   b = batch_norm2d(c);  p = max over pool x pool windows of tanh(b);  y = group_norm(p)
//
//   batch_norm2d_statistics or batch_norm2d_running_statistics : batch_norm2d/v1_two_kernels.cu, to mean, rstd
//                                                                (channels,) Real
//   batch_norm_tanh_max_pool : from c (batch, channels, out_h, out_w) SCALAR
//                              to p (batch, channels, out_h / pool, out_w / pool) SCALAR, what is left of a window
//                              dropped
//                     grid (ceil(pixels of p / BLOCK_SIZE), min(batch * channels, 65535), 1)   block (BLOCK_SIZE, 1, 1)
//   group_norm_statistics, group_norm_normalize : group_norm/v1_two_kernels.cu, from p to y
//   oracle  : the four PyTorch functions
//   traffic : c is read once (twice in training), p written once and read twice
#ifndef BLOCK_SIZE
#define BLOCK_SIZE 256  // tunable: threads per block, a multiple of 32
#endif
#include "../batch_norm2d/v1_two_kernels.cu"
#include "../group_norm/v1_two_kernels.cu"

// The larger of two values, NaN where one is.
__device__ inline Real max_nan(Real a, Real b) { return a != a || a > b ? a : b; }

extern "C" __global__ __launch_bounds__(BLOCK_SIZE) void batch_norm_tanh_max_pool(
    const SCALAR* c, const Real* mean, const Real* rstd, SCALAR* p, int planes, int channels, int out_h, int out_w,
    int pool, const SCALAR* bn_weight = nullptr, const SCALAR* bn_bias = nullptr) {
  const int pooled_w = out_w / pool;
  const int pixels = out_h / pool * pooled_w;
  const int pixel = blockIdx.x * BLOCK_SIZE + threadIdx.x;
  if (pixel >= pixels) return;

  for (int plane = blockIdx.y; plane < planes; plane += gridDim.y) {
    const int channel = plane % channels;
    const Real scale = rstd[channel] * (bn_weight ? static_cast<Real>(bn_weight[channel]) : Real(1.0));
    const Real shift = bn_bias ? static_cast<Real>(bn_bias[channel]) : Real(0.0);
    const SCALAR* window =
        c + (static_cast<long long>(plane) * out_h + pixel / pooled_w * pool) * out_w + pixel % pooled_w * pool;
    Real largest = Real(-2.0);  // below every tanh
    for (int row = 0; row < pool; ++row) {
      for (int column = 0; column < pool; ++column) {
        const Real value = static_cast<Real>(window[static_cast<long long>(row) * out_w + column]);
        largest = max_nan(largest, tanh((value - mean[channel]) * scale + shift));
      }
    }
    p[static_cast<long long>(plane) * pixels + pixel] = static_cast<SCALAR>(largest);
  }
}
