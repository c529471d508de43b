// v3_one_kernel.cu: ConvTranspose2d(64, 128, 5, padding=1) -> BatchNorm2d (eval) -> tanh -> MaxPool2d(2) ->
// GroupNorm(8, 128), 32 x 32
//
//   c[n, co, oh, ow] = bias[co] + sum over ci, kh, kw of x[n, ci, oh + 1 - kh, ow + 1 - kw] * weight[ci, co, kh, kw]
//       (34 x 34)
//   z = tanh(maxpool2(c * scale[co] + shift[co])), scale = bn_weight / sqrt(running_var + bn_eps),
//       shift = bn_bias - running_mean * scale
//   y = (z - group mean) * group rstd * gn_weight[co] + gn_bias[co]
//       (17 x 17)
//
//   x             : (images, 64, 32, 32) f32                 y : (images, 128, 17, 17) f32
//   weight        : (64, 128, 5, 5) f32; pack_weights (grid 128, block 128) rearranges it to weight_packed
//                   (25, 2, 8, 64, 8) f16 and factor (128,) f32
//   bias, bn_*, gn_*, running_* : (128,) f32; bias, bn_weight, bn_bias, gn_weight, gn_bias may be null
//   grid          : (min(images, number of SMs), 1, 1)   block : (320, 1, 1)   dynamic smem : sample_conv::kSmemBytes
//   oracle        : the five PyTorch modules with TF32 allowed, in eval mode
//   traffic       : x once, y written twice and read once (from the L2 cache); the weights from the L2 cache, six times
//                   a sample
//   from v2       : a warp holds the 16 channels of a group, so it normalises them itself when its sample is done
#ifndef STAGES
#define STAGES 4  // tunable: half taps of a warpgroup's weights in shared memory, 3 to 6
#endif
#include "../include/sample_conv.cuh"

extern "C" __global__ void pack_weights(const float* weight, __half* weight_packed, float* factor) {
  sample_conv::pack_weights(weight, weight_packed, factor);
}

// Writes z, and at the end of a sample normalises what the thread itself has written.
struct Normalized {
  static constexpr bool kEveryPixel = false;
  float factor[2], bias[2], sign[2], scale[2], shift[2], gn_weight[2], gn_bias[2];
  float gn_eps;
  int channel;
  float* y;
  float* target;
  sample_conv::Moments moments;

  __device__ __forceinline__ void begin(int image) {
    target = y + (static_cast<long long>(image) * sample_conv::kOutChannels + channel) *
                     (sample_conv::kPool * sample_conv::kPool);
    moments = sample_conv::Moments();
  }
  __device__ __forceinline__ void window(int half, int row, int column, float value) {
    const float z = tanhf(fmaf(value, scale[half], shift[half]));
    moments.add(z);
    target[(half * 8 * sample_conv::kPool + row) * sample_conv::kPool + column] = z;
  }
  __device__ __forceinline__ void end(int) {
    constexpr int kCount = 16 * sample_conv::kPool * sample_conv::kPool;
    double total = moments.total(), square = moments.total_square();
#pragma unroll
    for (int offset = 16; offset > 0; offset /= 2) {
      total += __shfl_xor_sync(0xffffffff, total, offset);
      square += __shfl_xor_sync(0xffffffff, square, offset);
    }
    const double mean = total / kCount;
    const double spread = square / kCount - mean * mean;
    const double variance = spread < 0.0 ? 0.0 : spread;  // NaN stays NaN
    const float rstd = static_cast<float>(rsqrt(variance + gn_eps));
    const int quad = threadIdx.x % 4;
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      const float a = rstd * gn_weight[half];
      const float b = fmaf(-static_cast<float>(mean), a, gn_bias[half]);
      float* rows = target + half * 8 * sample_conv::kPool * sample_conv::kPool;
#pragma unroll
      for (int row = 0; row < sample_conv::kPool; ++row) {
#pragma unroll
        for (int q = 0; q < 5; ++q) {
          float* p = rows + row * sample_conv::kPool + 4 * q + quad;
          if (4 * q + quad < sample_conv::kPool) *p = fmaf(*p, a, b);
        }
      }
    }
  }
};

extern "C" __global__ __launch_bounds__(sample_conv::kThreads, 1) void fused_eval(
    const float* x, const __half* weight_packed, const float* factor, const float* running_mean,
    const float* running_var, float* y, int images, float bn_eps, float gn_eps, const float* bias = nullptr,
    const float* bn_weight = nullptr, const float* bn_bias = nullptr, const float* gn_weight = nullptr,
    const float* gn_bias = nullptr) {
  extern __shared__ __align__(128) unsigned char smem[];
  Normalized epilogue;
  epilogue.y = y;
  epilogue.gn_eps = gn_eps;
  epilogue.channel = threadIdx.x / 32 * 16 + threadIdx.x % 32 / 4;
  if (epilogue.channel < sample_conv::kOutChannels) {
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      const int c = epilogue.channel + 8 * half;
      const float scale =
          static_cast<float>(rsqrt(static_cast<double>(running_var[c]) + bn_eps)) * (bn_weight ? bn_weight[c] : 1.0f);
      epilogue.factor[half] = factor[c];
      epilogue.bias[half] = bias ? bias[c] : 0.0f;
      epilogue.sign[half] = scale < 0.0f ? -1.0f : 1.0f;
      epilogue.scale[half] = scale;
      epilogue.shift[half] = fmaf(-running_mean[c], scale, bn_bias ? bn_bias[c] : 0.0f);
      epilogue.gn_weight[half] = gn_weight ? gn_weight[c] : 1.0f;
      epilogue.gn_bias[half] = gn_bias ? gn_bias[c] : 0.0f;
    }
  }
  sample_conv::run(x, weight_packed, images, smem, epilogue);
}
