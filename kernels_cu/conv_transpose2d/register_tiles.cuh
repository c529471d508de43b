// register_tiles.cuh: 2-D transposed convolution in fp32 as matrix products, 8 x 8 outputs in each thread's registers
//
//   Of each phase (phases.cuh): rows are output channels, columns are pixels of all images, K is (tap, ci). A block
//   computes TILE_M x TILE_N; a thread 8 x 8 of it, for which each step of K takes 16 values from shared memory.
//   Tiles are DEPTH deep, and there are two: the next one is on its way in registers while this one is
//   multiplied.
//   Each kChunk products leave the registers for sums in shared memory: shorter sums round less, and y is stored row by
//   row. `pack_weights` lays the weights out as they are read: (groups, rows, channels), rows in order of
//   (phase, tap, ci), channels filled up with zeros to a multiple of TILE_M.
#pragma once
#include "../include/scalar.cuh"
#include "phases.cuh"

#ifndef WHOLE
#define WHOLE 0  // 1: a group has a multiple of 8 input channels, so that a tile of x is of one tap
#endif

namespace register_tiles {

constexpr int kDepth = 8;
constexpr int kChunk = 128;
constexpr int kThreads = TILE_M * TILE_N / 64;
constexpr int kWarpsN = TILE_N / 64;                    // a warp computes 32 x 64
constexpr int kRows = kDepth * TILE_N / kThreads;       // of a tile of x, loaded by a thread: one below the other
constexpr int kVectors = TILE_M * kDepth / 4 / kThreads;  // of a tile of weights, loaded by a thread
static_assert((TILE_M == 64 || TILE_M == 128) && (TILE_N == 64 || TILE_N == 128),
              "TILE_M and TILE_N must be 64 or 128");

struct Shape {
  int batch, in_channels, out_channels, groups;
  Axis h, w;
  long long x_stride_n, x_stride_c, x_stride_h, x_stride_w;  // in elements: x and y may have any layout
  long long y_stride_n, y_stride_c, y_stride_h, y_stride_w;

  __device__ __forceinline__ int in_per_group() const { return in_channels / groups; }
  __device__ __forceinline__ int out_per_group() const { return out_channels / groups; }
  __device__ __forceinline__ int packed_channels() const { return (out_per_group() + TILE_M - 1) / TILE_M * TILE_M; }
};

// Return how many taps of an axis meet the phases before `phase`.
__device__ __forceinline__ int taps_before(const Axis& axis, int phase) {
  int taps = 0;
  for (int p = 0; p < phase; ++p) taps += phase_of(axis, p).taps;
  return taps;
}

// Return the first row of a phase's weights in a group's packed ones.
__device__ __forceinline__ long long first_row(const Shape& shape, int phase_h, int phase_w, int taps_h) {
  const int taps = taps_before(shape.h, phase_h) * shape.w.kernel + taps_h * taps_before(shape.w, phase_w);
  return static_cast<long long>(taps) * shape.in_per_group();
}

// Writes an element of weight_packed in each thread.
__device__ __forceinline__ void pack_weights(const SCALAR* weight, float* weight_packed, const Shape& shape) {
  const int channels = shape.packed_channels(), in_per_group = shape.in_per_group(),
            out_per_group = shape.out_per_group();
  const int taps = shape.h.kernel * shape.w.kernel;
  const long long index = blockIdx.x * 256LL + threadIdx.x;
  if (index >= static_cast<long long>(shape.in_channels) * taps * channels) return;
  const int co = index % channels;
  const int input = index / channels % shape.in_channels;
  const int tap = index / channels / shape.in_channels;
  const int kh = tap / shape.w.kernel, kw = tap % shape.w.kernel;

  int phase_h = 0, phase_w = 0;
  while ((phase_h + shape.h.padding - kh * shape.h.dilation) % shape.h.stride != 0) ++phase_h;
  while ((phase_w + shape.w.padding - kw * shape.w.dilation) % shape.w.stride != 0) ++phase_w;
  const Phase rows = phase_of(shape.h, phase_h), columns = phase_of(shape.w, phase_w);
  const int nth = kh / rows.tap_step * columns.taps + kw / columns.tap_step;
  const long long row = first_row(shape, phase_h, phase_w, rows.taps) + static_cast<long long>(nth) * in_per_group +
                        input % in_per_group;
  const long long group_rows = static_cast<long long>(taps) * in_per_group;
  weight_packed[(input / in_per_group * group_rows + row) * channels + co] =
      co < out_per_group ? static_cast<float>(weight[(static_cast<long long>(input) * out_per_group + co) * taps + tap])
                         : 0.0f;
}

// Walks down K for one pixel: channels of a tap, then the next tap.
struct Walk {
  const SCALAR* image;  // of the pixel's image and group
  const SCALAR* at;
  int jh, jw, ci, a, b;
  bool is_pixel, is_inside;

  __device__ __forceinline__ void seek(const Shape& shape, const Phase& rows, const Phase& columns) {
    const int ih = jh + rows.first_in - a * rows.in_step, iw = jw + columns.first_in - b * columns.in_step;
    is_inside = is_pixel && a < rows.taps && ih >= 0 && ih < shape.h.in && iw >= 0 && iw < shape.w.in;
    at = image + ci * shape.x_stride_c + ih * shape.x_stride_h + iw * shape.x_stride_w;
  }
  __device__ __forceinline__ void advance(int count, const Shape& shape, const Phase& rows, const Phase& columns) {
    ci += count;
    at += count * shape.x_stride_c;
    if (ci < shape.in_per_group()) return;
    do {
      ci -= shape.in_per_group();
      if (++b == columns.taps) b = 0, ++a;
    } while (ci >= shape.in_per_group());
    seek(shape, rows, columns);
  }
};

// Return one output's sum without the zeros around x, which make NaN of an infinite weight; `weight_packed` is the
// channel's.
__device__ __forceinline__ float sum_alone(const SCALAR* image, const float* weight_packed, const Shape& shape,
                                           const Phase& rows, const Phase& columns, int jh, int jw, int channels) {
  float sum = 0.0f;
  for (int a = 0; a < rows.taps; ++a) {
    for (int b = 0; b < columns.taps; ++b, weight_packed += static_cast<long long>(shape.in_per_group()) * channels) {
      const int ih = jh + rows.first_in - a * rows.in_step, iw = jw + columns.first_in - b * columns.in_step;
      if (ih < 0 || ih >= shape.h.in || iw < 0 || iw >= shape.w.in) continue;
      float tap = 0.0f;  // shorter sums round less
      for (int ci = 0; ci < shape.in_per_group(); ++ci)
        tap =
            fmaf(weight_packed[static_cast<long long>(ci) * channels],
                 static_cast<float>(image[ci * shape.x_stride_c + ih * shape.x_stride_h + iw * shape.x_stride_w]), tap);
      sum += tap;
    }
  }
  return sum;
}

// Stores epilogue(sum + bias) to the block's part of y.
template <class Epilogue>
__device__ __forceinline__ void run(const SCALAR* x, const float* weight_packed, SCALAR* y, const SCALAR* bias,
                                    const Shape& shape, Epilogue epilogue) {
  __shared__ __align__(16) float smem_weight[2][kDepth][TILE_M];
  __shared__ __align__(16) float smem_x[2][kDepth][TILE_N];
  extern __shared__ __align__(16) float smem_sum[];  // (16, kThreads, 4), and last of all (TILE_M, TILE_N)

  const int phases = shape.h.stride * shape.w.stride;
  const int phase = blockIdx.z % phases, group = blockIdx.z / phases;
  const int phase_h = phase / shape.w.stride, phase_w = phase % shape.w.stride;
  const Phase rows = phase_of(shape.h, phase_h), columns = phase_of(shape.w, phase_w);
  const int heights = outputs_of(shape.h, phase_h), widths = outputs_of(shape.w, phase_w);
  const int pixels = shape.batch * heights * widths;
  const int first_pixel = blockIdx.x * TILE_N;
  if (first_pixel >= pixels) return;

  const int in_per_group = shape.in_per_group(), out_per_group = shape.out_per_group(),
            channels = shape.packed_channels();
  const int depth = rows.taps * columns.taps * in_per_group;
  const long long group_row = static_cast<long long>(group) * shape.h.kernel * shape.w.kernel * in_per_group;
  weight_packed += (group_row + first_row(shape, phase_h, phase_w, rows.taps)) * channels + blockIdx.y * TILE_M;

  Walk walk = {};
  {
    const int pixel = first_pixel + threadIdx.x % TILE_N;
    walk.is_pixel = pixel < pixels;
    const int line = pixel / widths;
    walk.jw = pixel - line * widths;
    walk.jh = line % heights;
    walk.image =
        x + line / heights * shape.x_stride_n + static_cast<long long>(group) * in_per_group * shape.x_stride_c;
    walk.seek(shape, rows, columns);
    walk.advance(threadIdx.x / TILE_N * kRows, shape, rows, columns);
  }
#if WHOLE
  float next_x[kRows];
#endif
  float4 next_weight[kVectors];
  const auto load = [&](int k0, int stage) {
#pragma unroll
    for (int i = 0; i < kVectors; ++i) {
      const int vector = threadIdx.x + i * kThreads;
      const int row = k0 + vector / (TILE_M / 4);
      next_weight[i] = row < depth
                           ? *reinterpret_cast<const float4*>(weight_packed + static_cast<long long>(row) * channels +
                                                              vector % (TILE_M / 4) * 4)
                           : float4{0.0f, 0.0f, 0.0f, 0.0f};
    }
#pragma unroll
    for (int i = 0; i < kRows; ++i) {
      const float value = walk.is_inside ? static_cast<float>(walk.at[WHOLE ? i * shape.x_stride_c : 0]) : 0.0f;
#if WHOLE
      next_x[i] = value;
#else  // no register is left to wait in; nobody reads this stage until the next barrier
      smem_x[stage][threadIdx.x / TILE_N * kRows + i][threadIdx.x % TILE_N] = value;
      walk.advance(i < kRows - 1 ? 1 : kDepth - kRows + 1, shape, rows, columns);
#endif
    }
    if (WHOLE) walk.advance(kDepth, shape, rows, columns);
  };
  const auto keep = [&](int stage) {
#pragma unroll
    for (int i = 0; i < kVectors; ++i) {
      const int vector = threadIdx.x + i * kThreads;
      *reinterpret_cast<float4*>(&smem_weight[stage][vector / (TILE_M / 4)][vector % (TILE_M / 4) * 4]) =
          next_weight[i];
    }
#if WHOLE
#pragma unroll
    for (int i = 0; i < kRows; ++i) smem_x[stage][threadIdx.x / TILE_N * kRows + i][threadIdx.x % TILE_N] = next_x[i];
#endif
  };

  const int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  // Lanes 8 i to 8 i + 7 read 2 places of one factor and 4 of the other, so that shared memory serves them together.
  const int tile_m =
      warp / kWarpsN * 32 + (lane % 2 + lane / 16 * 2) * 4;   // the thread's rows: 4 from here, 4 from 16 further
  const int tile_n = warp % kWarpsN * 64 + lane / 2 % 8 * 4;  // its columns: 4 from here, 4 from 32 further
  float acc[8][8] = {};
  float4* sums = reinterpret_cast<float4*>(smem_sum);
  load(0, 0);
  keep(0);
  __syncthreads();  // the first tiles are whole
  for (int k0 = 0, stage = 0; k0 < depth; k0 += kDepth, stage ^= 1) {
    if (k0 > 0 && k0 % kChunk == 0) {
#pragma unroll
      for (int i = 0; i < 16; ++i) {
        float4& sum = sums[i * kThreads + threadIdx.x];
        float* part = &acc[i / 2][i % 2 * 4];
        float4 more = {part[0], part[1], part[2], part[3]};
        if (k0 > kChunk) more = {sum.x + more.x, sum.y + more.y, sum.z + more.z, sum.w + more.w};
        sum = more;
#pragma unroll
        for (int j = 0; j < 4; ++j) part[j] = 0.0f;
      }
    }
    const bool has_next = k0 + kDepth < depth;
    if (has_next) load(k0 + kDepth, stage ^ 1);
    const float* weight_row = &smem_weight[stage][0][tile_m];
    const float* x_row = &smem_x[stage][0][tile_n];
#pragma unroll UNROLL
    for (int k = 0; k < kDepth; ++k, weight_row += TILE_M, x_row += TILE_N) {
      float frag_weight[8], frag_x[8];
      *reinterpret_cast<float4*>(frag_weight) = *reinterpret_cast<const float4*>(weight_row);
      *reinterpret_cast<float4*>(frag_weight + 4) = *reinterpret_cast<const float4*>(weight_row + 16);
      *reinterpret_cast<float4*>(frag_x) = *reinterpret_cast<const float4*>(x_row);
      *reinterpret_cast<float4*>(frag_x + 4) = *reinterpret_cast<const float4*>(x_row + 32);
#pragma unroll
      for (int i = 0; i < 8; ++i) {
#pragma unroll
        for (int j = 0; j < 8; ++j) acc[i][j] = fmaf(frag_weight[i], frag_x[j], acc[i][j]);
      }
    }
    if (has_next) keep(stage ^ 1);
    __syncthreads();  // the next tiles are whole, and all have multiplied before the one after is written over these
  }
  if (depth > kChunk) {
#pragma unroll
    for (int i = 0; i < 16; ++i) {
      const float4 sum = sums[i * kThreads + threadIdx.x];
      float* part = &acc[i / 2][i % 2 * 4];
      part[0] += sum.x, part[1] += sum.y, part[2] += sum.z, part[3] += sum.w;
    }
    __syncthreads();  // all have their sums before the tile is laid over them
  }
#pragma unroll
  for (int i = 0; i < 16; ++i) {
    const int row = tile_m + i / 8 * 16 + i / 2 % 4, column = tile_n + i % 2 * 32;
    const float* part = &acc[i / 2][i % 2 * 4];
    *reinterpret_cast<float4*>(&smem_sum[row * TILE_N + column]) = {part[0], part[1], part[2], part[3]};
  }
  __syncthreads();  // the tile is whole

  const int pixel = first_pixel + threadIdx.x % TILE_N;
  if (pixel >= pixels) return;
  const int line = pixel / widths;
  const int first_channel = blockIdx.y * TILE_M, end = min(TILE_M, out_per_group - first_channel);
  y += line / heights * shape.y_stride_n + (line % heights * shape.h.stride + phase_h) * shape.y_stride_h +
       ((pixel - line * widths) * shape.w.stride + phase_w) * shape.y_stride_w;
#pragma unroll 1
  for (int m = threadIdx.x / TILE_N; m < end; m += kThreads / TILE_N) {
    const int co = group * out_per_group + first_channel + m;
    float sum = smem_sum[m * TILE_N + threadIdx.x % TILE_N];
    if (isnan(sum)) sum = sum_alone(walk.image, weight_packed + m, shape, rows, columns, walk.jh, walk.jw, channels);
    const float value = sum + (bias ? static_cast<float>(bias[co]) : 0.0f);
    y[co * shape.y_stride_c] = static_cast<SCALAR>(epilogue(value));
  }
}

}  // namespace register_tiles
