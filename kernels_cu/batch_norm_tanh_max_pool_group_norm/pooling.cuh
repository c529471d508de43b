// pooling.cuh: p = max over pool x pool windows of tanh((c - mean) * scale + bn_bias), by channels
//
// tanh never falls: it is taken once a window, of the largest value. What is left of a window at the edges is dropped.
#pragma once
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
