// v4_parts.cu: 2-D transposed convolution, batch normalisation, tanh, pooling by maximum, group normalisation, at any
// geometry
//
//   c = conv_transpose2d(x, weight, bias);  b = batch_norm2d(c);  p = max over pool x pool windows of tanh(b);
//   y = group_norm(p)
//
//   The plan takes the fastest variants of the convolution and of the group normalisation, and the statistics of
//   batch_norm2d/v2_vectorized.cu; their launches define PART_ and the variant's name, so that the file is that
//   variant.
//   batch_norm_tanh_max_pool : c (planes, out_h, out_w) SCALAR, mean and scale (channels,) f32, bn_bias (channels,)
//                              SCALAR or null,
//             to p (planes, out_h / pool, out_w / pool) SCALAR, what is left of a window dropped
//             grid (ceil(elements of p / 256), 1, 1)   block (256, 1, 1)   dynamic smem : 0 B
//   oracle  : the five PyTorch functions
//   traffic : the convolution's; c is written once and read once (twice in training), p written once and read once or
//             twice
//   from v1 : the convolution tiles its products; tanh, which never falls, is taken once a window, of the largest value
#if defined(PART_V9_REGISTER_TILES)
#include "../conv_transpose2d/v9_register_tiles.cu"
#elif defined(PART_V10_DEPTHWISE)
#include "../conv_transpose2d/v10_depthwise.cu"
#elif defined(PART_V7_IMPLICIT_GEMM)
#include "../conv_transpose2d/v7_implicit_gemm.cu"
#elif defined(PART_V2_VECTORIZED)
#include "../batch_norm2d/v2_vectorized.cu"
#elif defined(PART_V1_TWO_KERNELS)
#include "../group_norm/v1_two_kernels.cu"
#elif defined(PART_V3_TWO_PASSES)
#include "../group_norm/v3_two_passes.cu"
#elif defined(PART_V4_ON_CHIP)
#include "../group_norm/v4_on_chip.cu"
#else
#include "../include/fast_math.cuh"
#include "../include/scalar.cuh"

extern "C" __global__ __launch_bounds__(256) void batch_norm_tanh_max_pool(const SCALAR* c, const float* mean,
                                                                           const float* scale, SCALAR* p, int pooled,
                                                                           int channels, int out_h, int out_w, int pool,
                                                                           const SCALAR* bn_bias = nullptr) {
  const unsigned index = blockIdx.x * 256 + threadIdx.x;
  if (index >= pooled) return;
  const unsigned pooled_w = out_w / pool, pixels = out_h / pool * pooled_w;
  const unsigned plane = index / pixels, pixel = index - plane * pixels;
  const unsigned row = pixel / pooled_w, column = pixel - row * pooled_w;
  const int channel = plane % channels;
  const float factor = scale[channel];
  const float shift = bn_bias ? static_cast<float>(bn_bias[channel]) : 0.0f;
  const SCALAR* window = c + (static_cast<long long>(plane) * out_h + row * pool) * out_w + column * pool;
  float largest = __int_as_float(0xff800000);  // -infinity; a NaN stays, as PyTorch has it
  for (int i = 0; i < pool; ++i, window += out_w) {
    for (int j = 0; j < pool; ++j) {
      const float value = fmaf(static_cast<float>(window[j]) - mean[channel], factor, shift);
      largest = value != value || value > largest ? value : largest;
    }
  }
  p[index] = static_cast<SCALAR>(fast::tanh(largest));
}
#endif
