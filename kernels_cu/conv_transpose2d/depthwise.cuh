// depthwise.cuh: 2-D transposed convolution of few channels a group, one thread some rows of one output column
//
//   A thread computes ROWS outputs of one column and one phase, one above the other: an input that it loads meets every tap
//   of its column in registers. Lanes are neighbouring columns, so a load is a run of a row, and no shared memory is needed.
//   Where KERNEL_H is given, the rows of a column stay in registers from tap to tap, and all loops are unrolled.
#pragma once
#include "../include/scalar.cuh"
#include "phases.cuh"

#ifndef KERNEL_H  // the geometry where it is compiled in; 0 where it is an argument
#define KERNEL_H 0
#define KERNEL_W 0
#define STRIDE_H 0
#define STRIDE_W 0
#define DILATION_H 0
#define DILATION_W 0
#endif
static_assert(BLOCK_SIZE % 32 == 0, "BLOCK_SIZE must be a multiple of 32");
static_assert(ROWS >= 1 && ROWS <= 16, "ROWS must be 1 to 16: they are registers");

namespace depthwise {

struct Shape {
  int batch, in_channels, out_channels, groups;
  Axis h, w;
  long long x_stride_n, x_stride_c, x_stride_h, x_stride_w;  // in elements: x and y may have any layout
  long long y_stride_n, y_stride_c, y_stride_h, y_stride_w;  // a row's stride is below 2^31 bytes
};

__device__ __forceinline__ Axis compiled(const Axis& axis, int kernel, int stride, int dilation) {
  return kernel == 0 ? axis : Axis{axis.in, axis.out, kernel, stride, axis.padding, dilation};
}

// The most taps of a column that meet one phase, where that is known.
constexpr int kTaps = KERNEL_H == 0 ? 0 : (KERNEL_H - 1) / tap_step(STRIDE_H + !STRIDE_H, DILATION_H) + 1;
constexpr bool kEveryPhaseAlike = KERNEL_H != 0 && KERNEL_H % tap_step(STRIDE_H + !STRIDE_H, DILATION_H) == 0 &&
                                  tap_step(STRIDE_H + !STRIDE_H, DILATION_H) == STRIDE_H;
constexpr int kInStep = KERNEL_H == 0 ? 0 : tap_step(STRIDE_H + !STRIDE_H, DILATION_H) * DILATION_H / (STRIDE_H + !STRIDE_H);

// Return x_column's value of a row, 0 outside; one multiplication of 32 by 32 bits finds the address.
__device__ __forceinline__ float row_at(const SCALAR* x_column, int row, int row_bytes, int rows) {
  if (static_cast<unsigned>(row) >= static_cast<unsigned>(rows)) return 0.0f;
  const char* place = reinterpret_cast<const char*>(x_column) + static_cast<long long>(row) * row_bytes;
  return static_cast<float>(*reinterpret_cast<const SCALAR*>(place));
}

// Stores epilogue(sum + bias) to every element of y; `threads` is batch * out_channels * row groups * out_w.
template <class Epilogue>
__device__ __forceinline__ void run(const SCALAR* x, const SCALAR* weight, SCALAR* y, const SCALAR* bias, const Shape& shape,
                                    unsigned threads, Epilogue epilogue) {
  const Axis h = compiled(shape.h, KERNEL_H, STRIDE_H, DILATION_H);
  const Axis w = compiled(shape.w, KERNEL_W, STRIDE_W, DILATION_W);
  const unsigned index = blockIdx.x * BLOCK_SIZE + threadIdx.x;
  if (index >= threads) return;

  const unsigned row_groups = h.stride * (((h.out - 1) / h.stride + ROWS) / ROWS);
  const unsigned line = index / w.out;
  const int ow = index - line * w.out;
  const unsigned plane = line / row_groups;
  const int row_group = line - plane * row_groups;
  const int n = plane / shape.out_channels;
  const int co = plane - n * shape.out_channels;
  const int out_per_group = shape.out_channels / shape.groups;
  const int in_per_group = shape.in_channels / shape.groups;
  const int group = co / out_per_group;

  const int phase_h = row_group % h.stride;
  const int first_j = row_group / h.stride * ROWS;
  const Phase rows = phase_of(h, phase_h);
  const Phase columns = phase_of(w, ow % w.stride);
  const int first_column = ow / w.stride + columns.first_in;
  const int weight_stride_ci = out_per_group * h.kernel * w.kernel;
  x += n * shape.x_stride_n + static_cast<long long>(group) * in_per_group * shape.x_stride_c;
  weight += static_cast<long long>(group) * in_per_group * weight_stride_ci +
            ((co - group * out_per_group) * h.kernel + rows.first_tap) * w.kernel + columns.first_tap;

  const int row_bytes = static_cast<int>(shape.x_stride_h * sizeof(SCALAR));
  float acc[ROWS] = {};
  for (int ci = 0; ci < in_per_group; ++ci, x += shape.x_stride_c, weight += weight_stride_ci) {
    const SCALAR* weight_column = weight;
    int column = first_column;
    for (int b = 0; b < columns.taps; ++b, column -= columns.in_step, weight_column += columns.tap_step) {
      if (column < 0 || column >= w.in) continue;
      const SCALAR* x_column = x + column * shape.x_stride_w;
#if KERNEL_H
      constexpr int kReach = (kTaps - 1) * kInStep;  // rows above the first that the last tap meets
      float window[ROWS + kReach];
      const int first_row = first_j + rows.first_in - kReach;
#pragma unroll
      for (int i = 0; i < ROWS + kReach; ++i) {
        const int row = first_row + i;
        window[i] = row_at(x_column, row, row_bytes, h.in);
      }
#pragma unroll
      for (int a = 0; a < kTaps; ++a) {
        if (!kEveryPhaseAlike && a >= rows.taps) break;
        const float factor = static_cast<float>(weight_column[a * rows.tap_step * w.kernel]);
#pragma unroll
        for (int r = 0; r < ROWS; ++r) acc[r] = fmaf(factor, window[r + kReach - a * kInStep], acc[r]);
      }
#else
      const SCALAR* weight_tap = weight_column;
      int row = first_j + rows.first_in;
      for (int a = 0; a < rows.taps; ++a, row -= rows.in_step, weight_tap += rows.tap_step * w.kernel) {
        const float factor = static_cast<float>(*weight_tap);
#pragma unroll
        for (int r = 0; r < ROWS; ++r) acc[r] = fmaf(factor, row_at(x_column, row + r, row_bytes, h.in), acc[r]);
      }
#endif
    }
  }

  const float shift = bias ? static_cast<float>(bias[co]) : 0.0f;
  y += n * shape.y_stride_n + co * shape.y_stride_c + ow * shape.y_stride_w;
#pragma unroll
  for (int r = 0; r < ROWS; ++r) {
    const int oh = (first_j + r) * h.stride + phase_h;
    if (oh < h.out) y[oh * shape.y_stride_h] = static_cast<SCALAR>(epilogue(acc[r] + shift));
  }
}

}  // namespace depthwise
