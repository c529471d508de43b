// v5_one_pass.cu: 2-D transposed convolution, stride 1, 64 -> 64 channels, GELU, GroupNorm of 8 groups, in one pass
//
//   g[n, co, oh, ow] = gelu(bias[co]
//                      + sum over ci, kh, kw of x[n, ci, oh + pad_h - kh, ow + pad_w - kw] * weight[ci, co, kh, kw])
//   y = (g - mean[n, co / 8]) * rstd[n, co / 8] * gamma[co] + beta[co], moments over the 8 channels and the pixels of a
//       group
//
//   x             : (images, 64, height, width) f32, height * width % 4 == 0
//                   y : (images, 64, out_height, out_width) f32
//   weight        : (64, 64, KERNEL_H, KERNEL_W) f32; pack_weights (grid 129, block 128) rearranges it to weight_packed
//                   (taps, 8, 64, 8) f16 and factor (64,) f32, and to weight_tf32 (taps, 16, 64, 4) f32 and
//                   factor_tf32 (64,) f32 for the tf32 build, and writes out_of_range
//   out_of_range  : (2,) i32, 1 where f16 operands do not stand for TF32: the kernels of v2 then compute all again;
//                   and the power of two by which x is multiplied as it is rounded
//   pad_h, pad_w  : 0: `meet` relies on zeros to the right of the image and below it
//   bias          : (64,) f32 or null
//   gamma, beta   : (64,) f32 or null
//   partial       : (images, blocks of an image, 8, 2) f64, zero before the launch: sum and sum of squares of g in a
//                   block's part of a group
//   arrived       : (images,) i32, zero before the launch: blocks that have begun to publish their sums
//   x_map         : where MAPPED is 1, a tensor map of x as (images * 64, height * width) with boxes of 8 x kStagePitch
//   grid          : (number of SMs, 1, 1), at least an image's blocks: ceil(out_width / TILE_N) * ceil(out_height / 4);
//                   all resident   block : (256 + 32 * PRODUCERS, 1, 1)
//   dynamic smem  : dynamic_smem_bytes (rows_kernels.cuh, as the tunables)
//   oracle        : torch.nn.functional.group_norm(gelu(conv_transpose2d(x, weight, bias)), 8, gamma, beta, eps), TF32
//                   allowed
//   traffic       : x once from memory and 1.5 times from the L2 cache, y once
//   from v2       : all blocks work on an image at the same time, four rows of a strip each. A block keeps them in the
//                   registers of the accumulators until the moments of the image are known. Activation and stores come
//                   piece by piece between the products of another row
#ifdef PART_V2_TWO_PASSES
#include "v2_two_passes.cu"
#else
#define BLOCK_ROWS 4
#ifndef TILE_N
#define TILE_N 136  // tunable: output columns a strip, a multiple of 8 up to 136
#endif
#ifndef STAGES
#define STAGES 8  // tunable: planes of input rows on their way, a multiple of PRODUCERS
#endif
#ifndef RING
#define RING 5  // tunable: input rows in shared memory, at least KERNEL_H + 1
#endif
#ifndef PRODUCERS
#define PRODUCERS 4  // tunable: warps that bring rows, 4 or 8
#endif
#include "../conv_transpose2d/rows_kernels.cuh"
#include "../include/gelu_fast.cuh"
#include "../include/arrivals.cuh"
#if MAPPED
#include <cuda.h>
#endif

constexpr int kGroups = 8;
constexpr int kWarps = Conv::kConsumerWarps;

// What the consumers of a block tell each other.
struct Exchange {
  float4 of_warp[2][kWarps];       // by half of the warp's channels: pivot, sum and sum of squares about it, count
  double2 of_blocks[kWarps][kGroups];  // sum and sum of squares over the blocks that the warp reads
};
static_assert(sizeof(Exchange) <= conv_rows::kHeldSmemBytes, "beside the dynamic shared memory");

// Applies GELU, gathers the sums of the warp's two groups, and normalises by those of all blocks.
struct Epilogue {
  conv_rows::Channels channels;
  Output output;
  conv_rows::Shape shape;
  Exchange* exchange;
  double2* partial;
  int* arrived;
  const float *gamma, *beta;
  float eps;
  double per_value;   // one over the values of a group
  int blocks, place;  // of an image, and the block's among them
  // About a value that the warp's lanes share, so that a mean far from zero costs no digits.
  float pivot[2], sum[2], square[2], scale[2], shift[2];

  static constexpr int kStoreParts = Output::Store::kParts;

  template <bool kFirst>
  __device__ __forceinline__ void activate(float (&acc)[TILE_N / 2], int part) {
    constexpr int kQuads = (TILE_N / 8 + Conv::kTaps - 1) / Conv::kTaps;  // of accumulators, of a part
    const int first = part * kQuads, last = min(first + kQuads, TILE_N / 8);
    // Between these fences the compiler cannot weave a part with others, for which it would want more registers.
    const auto fence = [&] {
#pragma unroll
      for (int i = 4 * first; i < 4 * last; ++i) asm volatile("" : "+f"(acc[i])::"memory");
    };
    fence();
#pragma unroll
    for (int i = 4 * first; i < 4 * last; ++i) acc[i] = gelu(channels.output(acc[i], i));
    if (kFirst && part == 0) {
#pragma unroll
      for (int half = 0; half < 2; ++half) {
        pivot[half] = __shfl_sync(0xffffffff, acc[2 * half], 0);
        sum[half] = square[half] = 0.0f;
      }
    }
#pragma unroll
    for (int j = first; j < last; ++j) {
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        const float centred = acc[4 * j + i] - pivot[i / 2];
        sum[i / 2] += centred;
        square[i / 2] = fmaf(centred, centred, square[i / 2]);
      }
    }
    fence();
    hopper::accumulators_fence(sum);
    hopper::accumulators_fence(square);
  }

  // Publishes the block's sums of an image, waits for those of all its blocks, and computes the thread's affine map.
  __device__ __forceinline__ void meet(const conv_rows::Segment& segment) {
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const int columns = min(TILE_N, shape.out_width - segment.column);
    const int first = segment.row + warp / 4, last = first + Conv::kGroups;  // the warpgroup's rows
    const int rows = (first < shape.out_height) + (last < shape.out_height);
    // Below the image and to the right of it all products are zero without padding. So what `activate` added there is
    // known.
    const int pair = lane % 4 * 2;
    const int outside = Conv::kGroups * TILE_N / 4 - rows * ((columns - pair + 7) / 8 + (columns - pair + 6) / 8);
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      const float centred = gelu(channels.bias[half]) - pivot[half];
      sum[half] = fmaf(-outside, centred, sum[half]);
      square[half] = fmaf(-outside * centred, centred, square[half]);
#pragma unroll
      for (int offset = 16; offset > 0; offset /= 2) {
        sum[half] += __shfl_xor_sync(0xffffffff, sum[half], offset);
        square[half] += __shfl_xor_sync(0xffffffff, square[half], offset);
      }
    }
    const float count = 8.0f * columns * rows;
    if (lane < 2) exchange->of_warp[lane][warp] = make_float4(lane ? pivot[1] : pivot[0], lane ? sum[1] : sum[0],
                                                              lane ? square[1] : square[0], count);
    hopper::named_barrier(1, Conv::kConsumerThreads);  // the warps' sums are written
    double2* of_image = partial + static_cast<long long>(segment.image) * blocks * kGroups;
    if (warp == 0) {
      if (lane < kGroups) {
        double2 total = make_double2(0.0, 0.0);
#pragma unroll
        for (int group = 0; group < Conv::kGroups; ++group) {
          const float4 part = exchange->of_warp[lane % 2][lane / 2 + 4 * group];
          const double p = part.x, s = part.y, n = part.w;
          total.x += n * p + s;
          total.y += part.z + p * (2.0 * s + n * p);
        }
        arrivals::publish(&of_image[place * kGroups + lane], total);
      }
      // The counter orders nothing. It keeps the warps from reading the sums again and again before most are there.
      if (lane == 0) {
        arrivals::arrive_relaxed(&arrived[segment.image], blocks);
        arrivals::await_all(&arrived[segment.image], blocks);
      }
    }
    hopper::named_barrier(1, Conv::kConsumerThreads);  // most sums of all blocks are there
    double2 total = make_double2(0.0, 0.0);
    constexpr int kStep = Conv::kConsumerThreads / kGroups, kAtOnce = 5;  // loads under way: all of an H100's blocks
    for (int block = threadIdx.x / kGroups; block < blocks; block += kAtOnce * kStep) {
      double2 part[kAtOnce];
      arrivals::await_published(part, &of_image[block * kGroups + lane % kGroups], kStep * kGroups,
                                (blocks - block + kStep - 1) / kStep);
#pragma unroll
      for (int k = 0; k < kAtOnce; ++k) {
        total.x += part[k].x;
        total.y += part[k].y;
      }
    }
#pragma unroll
    for (int offset = kGroups; offset < 32; offset *= 2) {
      total.x += __shfl_xor_sync(0xffffffff, total.x, offset);
      total.y += __shfl_xor_sync(0xffffffff, total.y, offset);
    }
    if (lane < kGroups) exchange->of_blocks[warp][lane] = total;
    hopper::named_barrier(1, Conv::kConsumerThreads);  // sums over the warps' blocks are written
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      double sums = 0.0, squares = 0.0;
#pragma unroll
      for (int of = 0; of < kWarps; ++of) {
        const double2 part = exchange->of_blocks[of][warp % 4 * 2 + half];
        sums += part.x;
        squares += part.y;
      }
      const double mean = sums * per_value;
      const double spread = squares * per_value - mean * mean;
      const double variance = spread < 0.0 ? 0.0 : spread;  // NaN stays NaN
      const int channel = warp % 4 * 16 + lane / 4 + 8 * half;
      scale[half] = rsqrtf(static_cast<float>(variance + eps)) * (gamma ? gamma[channel] : 1.0f);
      shift[half] = fmaf(-static_cast<float>(mean), scale[half], beta ? beta[channel] : 0.0f);
    }
  }

  __device__ __forceinline__ void finish(float (&acc)[TILE_N / 2]) const {
#pragma unroll
    for (int i = 0; i < TILE_N / 2; ++i) acc[i] = fmaf(acc[i], scale[i / 2 % 2], shift[i / 2 % 2]);
  }

  __device__ __forceinline__ void store(const float (&acc)[TILE_N / 2], const conv_rows::Segment& segment, int row,
                                        int part) const {
    conv_rows::Segment target = segment;
    if (segment.row + row >= shape.out_height) target.columns = 0;
    output.store(acc, target, segment.row + row, part);
  }
};

__device__ __forceinline__ void run(const float* x, const void* x_map, const void* weight_packed, const float* factor,
                                    float* y, int* out_of_range, double2* partial, int* arrived,
                                    const conv_rows::Shape& shape, float eps, const float* bias, const float* gamma,
                                    const float* beta) {
  extern __shared__ __align__(128) unsigned char smem[];
  __shared__ Exchange exchange;
  const int blocks = conv_rows::Walk<Conv>::blocks_of_image(shape);
  const int place = blockIdx.x % blocks;
  const double per_value = 1.0 / (8.0 * shape.out_height * shape.out_width);
  Epilogue epilogue{{factor, bias}, {y, smem, shape}, shape, &exchange, partial, arrived,
                    gamma,          beta,             eps,   per_value, blocks,  place};
  conv_rows::run<Conv>(x, weight_packed, shape, smem, epilogue, out_of_range, x_map);
}

#if MAPPED
extern "C" __global__ __launch_bounds__(Conv::kThreads, 1) void conv_transpose2d_gelu_group_norm_mapped(
    const float* x, const __grid_constant__ CUtensorMap x_map, const void* weight_packed, const float* factor, float* y,
    int* out_of_range, double2* partial, int* arrived, int images, int height, int width, int out_height, int out_width,
    int pad_h, int pad_w, float eps, const float* bias = nullptr, const float* gamma = nullptr,
    const float* beta = nullptr) {
  run(x, &x_map, weight_packed, factor, y, out_of_range, partial, arrived,
      {images, height, width, out_height, out_width, pad_h, pad_w}, eps, bias, gamma, beta);
}
#else
extern "C" __global__ __launch_bounds__(Conv::kThreads, 1) void conv_transpose2d_gelu_group_norm(
    const float* x, const void* weight_packed, const float* factor, float* y, int* out_of_range, double2* partial,
    int* arrived, int images, int height, int width, int out_height, int out_width, int pad_h, int pad_w, float eps,
    const float* bias = nullptr, const float* gamma = nullptr, const float* beta = nullptr) {
  run(x, nullptr, weight_packed, factor, y, out_of_range, partial, arrived,
      {images, height, width, out_height, out_width, pad_h, pad_w}, eps, bias, gamma, beta);
}
#endif
#endif
