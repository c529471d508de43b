// v2_two_passes.cu: 2-D transposed convolution, stride 1, 64 -> 64 channels, GELU, GroupNorm of 8 groups, in two passes
//
//   g[n, co, oh, ow] = gelu(bias[co]
//                      + sum over ci, kh, kw of x[n, ci, oh + pad_h - kh, ow + pad_w - kw] * weight[ci, co, kh, kw])
//   y = (g - mean[n, co / 8]) * rstd[n, co / 8] * gamma[co] + beta[co], moments over the 8 channels and the pixels of a
//       group
//
//   x             : (images, 64, height, width) f32          y : (images, 64, out_height, out_width) f32
//   weight        : (64, 64, KERNEL_H, KERNEL_W) f32; pack_weights (grid 129, block 128) rearranges it to weight_packed
//                   (taps, 8, 64, 8) f16 and factor (64,) f32, and to weight_tf32 (taps, 16, 64, 4) f32 and
//                   factor_tf32 (64,) f32 for the tf32 build, and writes out_of_range
//   out_of_range  : (2,) i32, 1 where f16 operands do not stand for TF32: the caller then needs the tf32 build;
//                   and the power of two by which x is multiplied as it is rounded
//   bias          : (64,) f32 or null
//   gamma, beta   : (64,) f32 or null
//   sums          : (2, images, 8, 2) f64, zero before conv_transpose2d_gelu_sums: sum and sum of squares of g in a
//                   group, by the f16 build and by the tf32 build
//   grid          : (number of SMs, 1, 1)   block : (128 * (GROUPS + 1), 1, 1)
//   dynamic smem  : dynamic_smem_bytes (rows_kernels.cuh, as the tunables)
//   moments       : one thread a plane; affine (images * 64, 2) f32
//   normalize     : grid (ceil(images * 64 * pixels / 8192), 1, 1) or less, block (512, 1, 1), in place on y; nothing
//                   where `needed` is a 0
//   oracle        : torch.nn.functional.group_norm(gelu(conv_transpose2d(x, weight, bias)), 8, gamma, beta, eps), TF32
//                   allowed
//   traffic       : x once (plus 2 columns in TILE_N), y written twice and read once
//   from v1       : the implicit GEMM of conv_rows.cuh; GELU and a group's sums are taken from the accumulators (a
//                   warp's 16 channels are two groups), so that only the normalisation reads y again
#ifndef TILE_N
#define TILE_N 152  // tunable: output columns a strip, a multiple of 8 up to 256; best if it divides the output width
#endif
#ifndef STAGES
#define STAGES 8  // tunable: planes of input rows on their way, a multiple of 4; 0: they come through registers
#endif
#ifndef STORE_CHANNELS
#define STORE_CHANNELS 8  // tunable: 1, 2, 4 or 8 channels of a warp lie in shared memory at a time on their way out
#endif
#include "../conv_transpose2d/rows_kernels.cuh"
#include "../include/gelu_fast.cuh"

// Applies GELU, gathers the sums of the warp's two groups and stores a row.
struct Epilogue {
  conv_rows::Channels channels;
  Output output;
  double* sums;
  // About a value of the thread's own, so that a mean far from zero costs no digits.
  float pivot[2], sum[2], square[2];
  int count;

  __device__ __forceinline__ void row(float (&acc)[TILE_N / 2], const conv_rows::Segment& segment, int row) {
    const int limit = segment.columns;
    const int pair = threadIdx.x % 4 * 2;
#pragma unroll
    for (int i = 0; i < TILE_N / 2; ++i) acc[i] = gelu(channels.output(acc[i], i));
    if (count == 0) {
      pivot[0] = acc[0];
      pivot[1] = acc[2];
    }
#pragma unroll
    for (int j = 0; j < TILE_N / 8; ++j) {
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        const float centred = 8 * j + i % 2 + pair < limit ? acc[4 * j + i] - pivot[i / 2] : 0.0f;
        sum[i / 2] += centred;
        square[i / 2] = fmaf(centred, centred, square[i / 2]);
      }
    }
    // Columns pair, pair + 8, ... and pair + 1, pair + 9, ... below the limit.
    count += min(max(limit - pair + 7, 0) / 8, TILE_N / 8) + min(max(limit - pair + 6, 0) / 8, TILE_N / 8);
    output.store(acc, segment, row);
  }
  __device__ __forceinline__ void close(const conv_rows::Segment& segment) {
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      const double p = count > 0 ? pivot[half] : 0.0f, s = sum[half];
      double total = count * p + s;
      double total_square = square[half] + p * (2.0 * s + count * p);
#pragma unroll
      for (int offset = 16; offset > 0; offset /= 2) {
        total += __shfl_xor_sync(0xffffffff, total, offset);
        total_square += __shfl_xor_sync(0xffffffff, total_square, offset);
      }
      if (threadIdx.x % 32 == 0) {
        double* group = sums + (segment.image * 8 + threadIdx.x / 32 % 4 * 2 + half) * 2;
        atomicAdd(&group[0], total);
        atomicAdd(&group[1], total_square);
      }
      sum[half] = square[half] = 0.0f;
    }
    count = 0;
  }
};

extern "C" __global__ __launch_bounds__(Conv::kThreads, 1) void conv_transpose2d_gelu_sums(
    const float* x, const void* weight_packed, const float* factor, float* y, int* out_of_range, double* sums,
    int images, int height, int width, int out_height, int out_width, int pad_h, int pad_w,
    const float* bias = nullptr) {
  extern __shared__ __align__(128) unsigned char smem[];
  const conv_rows::Shape shape{images, height, width, out_height, out_width, pad_h, pad_w};
  // The two builds keep their sums apart: (2, images, 8, 2).
  double* own_sums = Conv::Operand::kLimited ? sums : sums + images * 16;
  Epilogue epilogue{{factor, bias}, {y, smem, shape}, own_sums};
  conv_rows::run<Conv>(x, weight_packed, shape, smem, epilogue, out_of_range);
}

// scale, shift (images * 64,) f32x2 from the sums; one thread a channel of an image.
extern "C" __global__ void moments(const double* sums, const int* out_of_range, float2* affine, int planes, int pixels,
                                   float eps, const float* gamma = nullptr, const float* beta = nullptr) {
  const int plane = blockIdx.x * blockDim.x + threadIdx.x;
  if (plane >= planes) return;
  const double* group = sums + (*out_of_range ? planes / 4 : 0) + plane / 8 * 2;
  const double mean = group[0] / (8.0 * pixels);
  const double spread = group[1] / (8.0 * pixels) - mean * mean;
  const double variance = spread < 0.0 ? 0.0 : spread;  // NaN stays NaN
  const float scale = static_cast<float>(rsqrt(variance + eps)) * (gamma ? gamma[plane % 64] : 1.0f);
  affine[plane] = make_float2(scale, fmaf(-static_cast<float>(mean), scale, beta ? beta[plane % 64] : 0.0f));
}

constexpr int kNormalized = 8192;  // values that a block takes at a time

extern "C" __global__ __launch_bounds__(512) void normalize(float* y, const float2* affine, int planes, int pixels,
                                                            const int* needed = nullptr) {
  if (needed && *needed == 0) return;
  constexpr int kBatch = 4;  // loads in flight of a thread
  const long long count = static_cast<long long>(planes) * pixels;
  // What was written last is still in the L2 cache: start there.
  for (long long block = (count + kNormalized - 1) / kNormalized - 1 - blockIdx.x; block >= 0; block -= gridDim.x) {
    if (pixels % 4 == 0) {
      float4* vectors = reinterpret_cast<float4*>(y);
      const long long first = block * (512 * kBatch) + threadIdx.x;
      const unsigned quads = pixels / 4;
      const int plane = static_cast<int>(first / quads);
      const unsigned offset = static_cast<unsigned>(first - static_cast<long long>(plane) * quads);
      float4 v[kBatch];
#pragma unroll
      for (int i = 0; i < kBatch; ++i)
        if (first + i * 512 < count / 4) v[i] = vectors[first + i * 512];
#pragma unroll
      for (int i = 0; i < kBatch; ++i) {
        if (first + i * 512 < count / 4) {
          const float2 a = affine[plane + (offset + i * 512) / quads];
          vectors[first + i * 512] = make_float4(fmaf(v[i].x, a.x, a.y), fmaf(v[i].y, a.x, a.y), fmaf(v[i].z, a.x, a.y),
                                                 fmaf(v[i].w, a.x, a.y));
        }
      }
    } else {
      const long long first = block * kNormalized + threadIdx.x;
      for (int i = 0; i < 4 * kBatch && first + i * 512 < count; ++i) {
        const float2 a = affine[(first + i * 512) / pixels];
        y[first + i * 512] = fmaf(y[first + i * 512], a.x, a.y);
      }
    }
  }
}
