// v2_wgmma_rows.cu: 2-D transposed convolution, stride 1, 64 -> 64 channels, then GELU, in one kernel on f16 wgmma
//
//   y[n, co, oh, ow] = gelu(bias[co] + sum over ci, kh, kw of x[n, ci, oh + pad_h - kh, ow + pad_w - kw] * weight[ci, co, kh, kw])
//
//   x             : (images, 64, height, width) f32          y : (images, 64, out_height, out_width) f32
//   weight        : (64, 64, KERNEL_H, KERNEL_W) f32; pack_weights (grid 64, block 128) rearranges it to weight_packed
//                   (taps, 8, 64, 8) f16 and factor (64,) f32, and clears out_of_range
//   out_of_range  : (1,) i32, 1 where f16 operands do not stand for TF32: the caller then needs the tf32 build
//   bias          : (64,) f32 or null
//   grid          : (number of SMs, 1, 1)   block : (128 * (GROUPS + 1), 1, 1)
//   dynamic smem  : Conv::kSmemBytes + Conv::kConsumerWarps * Staged::kWarpBytes
//   oracle        : torch.nn.functional.gelu(conv_transpose2d(x, weight, bias, padding=(pad_h, pad_w))) with TF32 allowed
//   traffic       : x once (plus 2 columns in TILE_N), y once
//   from v1       : the implicit GEMM of conv_rows.cuh; GELU is applied to the accumulators while the other warpgroup multiplies
#ifndef TILE_N
#define TILE_N 136  // tunable: output columns a strip, a multiple of 8 up to 256; best where it divides the output width
#endif
#ifndef RING
#define RING 4  // tunable: input rows in shared memory, at least KERNEL_H + 1
#endif
#ifndef WIDE
#define WIDE 0  // tunable: 1: the two consumer warpgroups take half of each row, a strip is 2 * TILE_N columns; 0: alternate rows
#endif
#ifndef GROUPS
#define GROUPS 2  // tunable: consumer warpgroups, 2 or 3 (3: TILE_N up to 136)
#endif
#ifndef STAGES
#define STAGES 12  // tunable: planes of input rows that the copy engine has on their way; 0: registers, for width % 4 != 0
#endif
#ifndef STORE_CHANNELS
#define STORE_CHANNELS 4  // tunable: 2 or 4 channels of a warp pass through shared memory at a time on their way out
#endif
#ifndef OPERAND
#define OPERAND F16  // F16, or Tf32: the build that computes again where out_of_range is 1
#endif
#ifndef KERNEL_H
#define KERNEL_H 3
#endif
#ifndef KERNEL_W
#define KERNEL_W 3
#endif
#include "../include/conv_rows.cuh"
#include "../include/gelu_fast.cuh"

using Conv = conv_rows::Config<conv_rows::OPERAND, TILE_N, KERNEL_H, KERNEL_W, 64, RING, WIDE, STAGES, GROUPS>;
using Staged = conv_rows::LineStore<TILE_N, STORE_CHANNELS>;

// Adds the bias, applies GELU and stores a row.
struct Store {
  float* y;
  float* smem_warp;
  int out_height, out_width;
  float factor[2], bias[2];  // of the thread's two channels

  __device__ __forceinline__ void row(float (&acc)[TILE_N / 2], const conv_rows::Segment& segment, int row) {
    const long long plane = static_cast<long long>(out_height) * out_width;
    const int warp_channel = threadIdx.x / 32 % 4 * 16;
#pragma unroll
    for (int i = 0; i < TILE_N / 2; ++i) acc[i] = gelu(fmaf(acc[i], factor[i / 2 % 2], bias[i / 2 % 2]));
    float* target = y + (static_cast<long long>(segment.image) * 64 + warp_channel) * plane +
                    static_cast<long long>(row) * out_width + segment.column;
    Staged::store(acc, smem_warp, target, plane, out_width - segment.column);
  }
  __device__ __forceinline__ void close(const conv_rows::Segment&) {}
};

extern "C" __global__ void pack_weights(const float* weight, void* weight_packed, float* factor, int* out_of_range) {
  conv_rows::pack_weights<Conv>(weight, static_cast<Conv::Operand::Element*>(weight_packed), factor, out_of_range);
}

extern "C" __global__ __launch_bounds__(Conv::kThreads, 1) void conv_transpose2d_gelu(
    const float* x, const void* weight_packed, const float* factor, float* y, int* out_of_range, int images,
    int height, int width, int out_height, int out_width, int pad_h, int pad_w, const float* bias = nullptr) {
  extern __shared__ __align__(128) unsigned char smem[];
  const conv_rows::Shape shape{images, height, width, out_height, out_width, pad_h, pad_w};
  const int lane = threadIdx.x % 32;
  const int channel = threadIdx.x / 32 % 4 * 16 + lane / 4;
  float* smem_warp = reinterpret_cast<float*>(smem + Conv::kSmemBytes + threadIdx.x / 32 * Staged::kWarpBytes);
  Store store{y, smem_warp, out_height, out_width,
              {factor[channel], factor[channel + 8]},
              {bias ? bias[channel] : 0.0f, bias ? bias[channel + 8] : 0.0f}};
  conv_rows::run<Conv>(x, static_cast<const Conv::Operand::Element*>(weight_packed), shape, smem, store, out_of_range);
}
