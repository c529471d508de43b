// v2_sample_resident.cu: ConvTranspose2d(64, 128, 5, padding=1) -> BatchNorm2d -> tanh -> MaxPool2d(2)
// -> GroupNorm(8, 128), 32 x 32
//
//   c[n, co, oh, ow] = bias[co] + sum over ci, kh, kw of x[n, ci, oh + 1 - kh, ow + 1 - kw] * weight[ci, co, kh, kw]
//       (34 x 34)
//   z = tanh(maxpool2(c * scale[co] + shift[co])), scale = bn_weight / sqrt(var + bn_eps),
//       shift = bn_bias - mean * scale (17 x 17)
//   y = (z - group mean) * group rstd * gn_weight[co] + gn_bias[co]
//
//   x             : (images, 64, 32, 32) f32                 y : (images, 128, 17, 17) f32
//   weight        : (64, 128, 5, 5) f32; pack_weights (grid 128, block 128) rearranges it to weight_packed
//                   (25, 2, 8, 64, 8) f16 and factor (128,) f32
//   bias, bn_*, gn_*, running_* : (128,) f32, all but running_* may be null; running_* are updated in training
//   sums          : (128, 2) f64, which pack_weights clears: sum and sum of squares of a channel of c over the batch
//                   (training)
//   pooled        : (images, 128, 17, 17) f32: the window's largest c, smallest where bn_weight is negative
//   conv_pool     : grid (min(images, number of SMs), 1, 1), block (320, 1, 1), dynamic smem sample_conv::kSmemBytes
//   finish        : grid (8, images, 1), block (256, 1, 1)
//   oracle        : the five PyTorch modules with TF32 allowed, in train or eval mode
//   traffic       : x once, pooled twice, y once; the weights from the L2 cache, six times a sample
//   from v1       : the order of maximum and tanh changes (both rise), so c never leaves the chip and batch statistics
//                   need only the pooled values of a second pass: a sample stays in shared memory as f16, the weights
//                   stream past it
#ifndef STAGES
#define STAGES 6  // tunable: half taps of a warpgroup's weights in shared memory, 3 to 6
#endif
#include "../include/fast_math.cuh"
#include "../include/sample_conv.cuh"

extern "C" __global__ void pack_weights(const float* weight, __half* weight_packed, float* factor,
                                        double* sums = nullptr) {
  if (sums && threadIdx.x < 2) sums[2 * blockIdx.x + threadIdx.x] = 0.0;
  sample_conv::pack_weights(weight, weight_packed, factor);
}

// Stores the windows; in training it gathers the batch statistics too.
template <bool kTraining>
struct Pooled {
  static constexpr bool kEveryPixel = kTraining;
  float factor[2], bias[2], sign[2];
  int channel;
  float* pooled;
  float* target;
  sample_conv::Moments moments[2];

  __device__ Pooled(const float* factor_, const float* conv_bias, const float* bn_weight, float* pooled_)
      : pooled(pooled_) {
    channel = threadIdx.x / 32 * 16 + threadIdx.x % 32 / 4;
    if (channel >= sample_conv::kOutChannels) return;  // the warp that brings the weights
    for (int half = 0; half < 2; ++half) {
      factor[half] = factor_[channel + 8 * half];
      bias[half] = conv_bias ? conv_bias[channel + 8 * half] : 0.0f;
      sign[half] = bn_weight && bn_weight[channel + 8 * half] < 0.0f ? -1.0f : 1.0f;
    }
  }
  __device__ __forceinline__ void begin(int image) {
    target = pooled + (static_cast<long long>(image) * sample_conv::kOutChannels + channel) *
                          (sample_conv::kPool * sample_conv::kPool);
  }
  __device__ __forceinline__ void window(int half, int row, int column, float value) {
    target[(half * 8 * sample_conv::kPool + row) * sample_conv::kPool + column] = value;
  }
  __device__ __forceinline__ void end(int) {}
  // Adds the block's sums; a channel's pixels are spread over a quad.
  __device__ __forceinline__ void publish(double* sums) const {
    if (channel >= sample_conv::kOutChannels) return;
    for (int half = 0; half < 2; ++half) {
      double total = moments[half].total(), square = moments[half].total_square();
      for (int offset = 1; offset < 4; offset *= 2) {
        total += __shfl_xor_sync(0xffffffff, total, offset);
        square += __shfl_xor_sync(0xffffffff, square, offset);
      }
      if (threadIdx.x % 4 == 0) {
        atomicAdd(&sums[2 * (channel + 8 * half)], total);
        atomicAdd(&sums[2 * (channel + 8 * half) + 1], square);
      }
    }
  }
};

extern "C" __global__ __launch_bounds__(sample_conv::kThreads, 1) void conv_pool_train(
    const float* x, const __half* weight_packed, const float* factor, float* pooled, double* sums, int images,
    const float* bias = nullptr, const float* bn_weight = nullptr) {
  extern __shared__ __align__(128) unsigned char smem[];
  Pooled<true> epilogue(factor, bias, bn_weight, pooled);
  sample_conv::run(x, weight_packed, images, smem, epilogue);
  epilogue.publish(sums);
}

extern "C" __global__ __launch_bounds__(sample_conv::kThreads,
                                        1) void conv_pool_eval(const float* x, const __half* weight_packed,
                                                               const float* factor, float* pooled, int images,
                                                               const float* bias = nullptr,
                                                               const float* bn_weight = nullptr) {
  extern __shared__ __align__(128) unsigned char smem[];
  Pooled<false> epilogue(factor, bias, bn_weight, pooled);
  sample_conv::run(x, weight_packed, images, smem, epilogue);
}

// BatchNorm, tanh and GroupNorm of the pooled values of one group of one sample. `sums` null: eval, with the running
// statistics.
extern "C" __global__ __launch_bounds__(256) void finish(
    const float* pooled, float* running_mean, float* running_var, float* y, int images, float bn_eps, float momentum,
    float gn_eps, const double* sums = nullptr, const float* bn_weight = nullptr, const float* bn_bias = nullptr,
    const float* gn_weight = nullptr, const float* gn_bias = nullptr) {
  constexpr int kGroupChannels = 16;
  constexpr int kPlane = sample_conv::kPool * sample_conv::kPool;
  constexpr int kCount = kGroupChannels * kPlane;
  constexpr int kVectors = kCount / 4;
  constexpr int kEach = (kVectors + 255) / 256;
  static_assert(kCount % 4 == 0, "a group is whole vectors");
  static_assert(kPlane >= 4, "a vector has values of two channels at most");
  __shared__ float2 smem_affine[kGroupChannels], smem_output[kGroupChannels];
  __shared__ float smem_warp[8];
  const int first_channel = blockIdx.x * kGroupChannels;
  const int image = images - 1 - static_cast<int>(blockIdx.y);  // the last ones first: the L2 cache still has them
  const long long start = (static_cast<long long>(image) * sample_conv::kOutChannels + first_channel) * kPlane;
  // The values are on their way while the affine maps are computed.
  float4 vectors[kEach];
#pragma unroll
  for (int i = 0; i < kEach; ++i)
    if (threadIdx.x + 256 * i < kVectors)
      vectors[i] = reinterpret_cast<const float4*>(pooled + start)[threadIdx.x + 256 * i];
  if (threadIdx.x < kGroupChannels) {
    const int c = first_channel + threadIdx.x;
    double mean, variance;
    if (sums) {
      const double count = static_cast<double>(images) * sample_conv::kOut * sample_conv::kOut;
      mean = sums[2 * c] / count;
      const double spread = sums[2 * c + 1] / count - mean * mean;
      variance = spread < 0.0 ? 0.0 : spread;  // NaN stays NaN
      if (blockIdx.y == 0) {
        running_mean[c] += momentum * (static_cast<float>(mean) - running_mean[c]);
        running_var[c] += momentum * (static_cast<float>(variance * count / (count - 1.0)) - running_var[c]);
      }
    } else {
      mean = running_mean[c];
      variance = running_var[c];
    }
    const double scale = rsqrt(variance + bn_eps) * (bn_weight ? bn_weight[c] : 1.0f);
    smem_affine[threadIdx.x] =
        make_float2(static_cast<float>(scale), static_cast<float>((bn_bias ? bn_bias[c] : 0.0) - mean * scale));
    smem_output[threadIdx.x] = make_float2(gn_weight ? gn_weight[c] : 1.0f, gn_bias ? gn_bias[c] : 0.0f);
  }
  __syncthreads();  // the affine maps are written
  // Calls take(value, channel of the group) for the thread's values.
  const auto for_each = [&](auto take) {
#pragma unroll
    for (int i = 0; i < kEach; ++i) {
      const int index = 4 * (threadIdx.x + 256 * i);
      if (index >= kCount) break;
      const int channel = index / kPlane, next = (channel + 1) * kPlane;
      float* values = &vectors[i].x;
#pragma unroll
      for (int e = 0; e < 4; ++e) take(values[e], channel + (index + e >= next));
    }
  };
  float sum = 0.0f;
  for_each([&](float& value, int channel) {
    const float2 affine = smem_affine[channel];
    value = fast::tanh(fmaf(value, affine.x, affine.y));
    sum += value;
  });
  const auto block_sum = [&](float v) {
#pragma unroll
    for (int offset = 16; offset > 0; offset /= 2) v += __shfl_xor_sync(0xffffffff, v, offset);
    __syncthreads();  // the sums before have been read
    if (threadIdx.x % 32 == 0) smem_warp[threadIdx.x / 32] = v;
    __syncthreads();  // the warps' sums are written
    float total = 0.0f;
#pragma unroll
    for (int w = 0; w < 8; ++w) total += smem_warp[w];
    return total;
  };
  const float mean = block_sum(sum) / kCount;
  float square = 0.0f;
  for_each([&](float& value, int) { square = fmaf(value - mean, value - mean, square); });
  const float rstd = rsqrtf(block_sum(square) / kCount + gn_eps);
  for_each([&](float& value, int channel) {
    const float2 output = smem_output[channel];
    value = fmaf((value - mean) * rstd, output.x, output.y);
  });
#pragma unroll
  for (int i = 0; i < kEach; ++i)
    if (threadIdx.x + 256 * i < kVectors)
      reinterpret_cast<float4*>(y + start)[threadIdx.x + 256 * i] = vectors[i];
}
