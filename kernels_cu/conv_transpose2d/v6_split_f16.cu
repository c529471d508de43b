// v6_split_f16.cu: 2-D transposed convolution, stride 1, 64 -> 64 channels, as exact as in fp32, on f16 wgmma
//
//   y[n, co, oh, ow] = bias[co] + sum over ci, kh, kw of x[n, ci, oh + pad_h - kh, ow + pad_w - kw] * weight[ci, co, kh, kw]
//
//   x             : (images, 64, height, width) f32, width % 4 == 0          y : (images, 64, out_height, out_width) f32
//   largest       : (images,) i32, zero at first; largest_magnitude (grid (any, images), block 256) writes the bits of each image's
//                   largest finite magnitude, of which its operands take the power of two
//   weight        : (64, 64, KERNEL_H, KERNEL_W) f32; pack_weights (grid 64, block 128) rearranges it to weight_packed
//                   (taps, 2, 8, 64, 8) f16 and factor (64,) f32
//   out_of_range  : (1,) i32, zero at first; 1 where two f16 do not stand for an fp32: conv_transpose2d_plain (any grid, block 256),
//                   launched behind, then computes everything again, one thread an element
//   bias          : (64,) f32 or null
//   grid          : (number of SMs, 1, 1)   block : (384, 1, 1)
//   dynamic smem  : Conv::kSmemBytes + Conv::kConsumerWarps * Staged::kWarpBytes
//   oracle        : torch.nn.functional.conv_transpose2d(x, weight, bias, padding=(pad_h, pad_w)) with TF32 forbidden
//   traffic       : x twice, y once
//   from v4       : a value is two f16 operands, a product three: 22 bits, and sums of 64 products leave the tensor cores, whose
//                   additions truncate, to be added in fp32
#ifndef TILE_N
#define TILE_N 72  // tunable: output columns a strip, a multiple of 8; what shared memory holds beside two sets of weights
#endif
#ifndef RING
#define RING 4  // tunable: input rows in shared memory, at least KERNEL_H + 1
#endif
#ifndef STORE_CHANNELS
#define STORE_CHANNELS 2  // tunable: 2 or 4 channels of a warp pass through shared memory at a time on their way out
#endif
#ifndef KERNEL_H
#define KERNEL_H 3
#endif
#ifndef KERNEL_W
#define KERNEL_W 3
#endif
#include "../include/conv_rows.cuh"
#include "gather.cuh"

using Conv = conv_rows::Config<conv_rows::SplitF16, TILE_N, KERNEL_H, KERNEL_W, 64, RING, false>;
using Staged = conv_rows::LineStore<TILE_N, STORE_CHANNELS>;

// Adds the bias and stores a row.
struct Store {
  float* y;
  float* smem_warp;
  const conv_rows::Shape& shape;
  float factor[2], bias[2];  // of the thread's two channels

  __device__ __forceinline__ void row(float (&acc)[TILE_N / 2], const conv_rows::Segment& segment, int row) {
    const long long plane = static_cast<long long>(shape.out_height) * shape.out_width;
    const int warp_channel = threadIdx.x / 32 % 4 * 16;
    const float image_factor = f16_range::power_of_two(-shape.shift(segment.image));
#pragma unroll
    for (int i = 0; i < TILE_N / 2; ++i) acc[i] = fmaf(acc[i] * image_factor, factor[i / 2 % 2], bias[i / 2 % 2]);
    float* target = y + (static_cast<long long>(segment.image) * 64 + warp_channel) * plane +
                    static_cast<long long>(row) * shape.out_width + segment.column;
    Staged::store(acc, smem_warp, target, plane, shape.out_width - segment.column);
  }
  __device__ __forceinline__ void close(const conv_rows::Segment&) {}
};

extern "C" __global__ __launch_bounds__(256) void largest_magnitude(const float* x, int* largest, long long image_values) {
  const float4* image = reinterpret_cast<const float4*>(x + blockIdx.y * image_values);
  conv_rows::u32 most = 0;
#pragma unroll 8
  for (long long i = blockIdx.x * 256 + threadIdx.x; i < image_values / 4; i += gridDim.x * 256) {
    const float4 v = __ldg(image + i);
    most = max(max(most, max(f16_range::finite_magnitude(v.x), f16_range::finite_magnitude(v.y))),
               max(f16_range::finite_magnitude(v.z), f16_range::finite_magnitude(v.w)));
  }
  most = __reduce_max_sync(0xffffffff, most);
  if (threadIdx.x % 32 == 0) atomicMax(&largest[blockIdx.y], static_cast<int>(most));
}

extern "C" __global__ void pack_weights(const float* weight, void* weight_packed, float* factor, int* out_of_range) {
  conv_rows::pack_weights<Conv>(weight, static_cast<Conv::Operand::Element*>(weight_packed), factor, out_of_range);
}

extern "C" __global__ __launch_bounds__(Conv::kThreads, 1) void conv_transpose2d(
    const float* x, const void* weight_packed, const float* factor, float* y, int* out_of_range, const int* largest, int images,
    int height, int width, int out_height, int out_width, int pad_h, int pad_w, const float* bias = nullptr) {
  extern __shared__ __align__(128) unsigned char smem[];
  const conv_rows::Shape shape{images, height, width, out_height, out_width, pad_h, pad_w, largest};
  const int channel = threadIdx.x / 32 % 4 * 16 + threadIdx.x % 32 / 4;
  float* smem_warp = reinterpret_cast<float*>(smem + Conv::kSmemBytes + threadIdx.x / 32 * Staged::kWarpBytes);
  Store store{y, smem_warp, shape,
              {factor[channel], factor[channel + 8]},
              {bias ? bias[channel] : 0.0f, bias ? bias[channel + 8] : 0.0f}};
  conv_rows::run<Conv>(x, static_cast<const Conv::Operand::Element*>(weight_packed), shape, smem, store, out_of_range);
}

extern "C" __global__ __launch_bounds__(256) void conv_transpose2d_plain(
    const float* x, const float* weight, float* y, const int* out_of_range, int images, int height, int width, int out_height,
    int out_width, int pad_h, int pad_w, const float* bias = nullptr) {
  if (*out_of_range == 0) return;
  const long long row = width, plane = row * height;
  const Geometry g = {64, height, width, 64, out_height, out_width, KERNEL_H, KERNEL_W, 1, 1, pad_h, pad_w, 1, 1, 1,
                      64 * plane, plane, row, 1};
  const long long out_plane = static_cast<long long>(out_height) * out_width;
  for (long long i = blockIdx.x * 256LL + threadIdx.x; i < images * 64 * out_plane; i += gridDim.x * 256LL) {
    const int image_channel = static_cast<int>(i / out_plane);
    const int pixel = static_cast<int>(i - image_channel * out_plane);
    const int channel = image_channel % 64;
    const float sum = gather(x, weight, g, image_channel / 64, channel, pixel / out_width, pixel % out_width);
    y[i] = sum + (bias ? bias[channel] : 0.0f);
  }
}
