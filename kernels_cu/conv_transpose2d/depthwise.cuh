// depthwise.cuh: 2-D transposed convolution of few channels a group, one thread some rows of one output column
//
//   A thread computes ROWS outputs of one column and one phase, one above the other: an input that it loads meets every
//   tap of its column in registers. Lanes are neighbouring columns of a plane, or neighbouring channels where x is
//   channels_last, so a load is a run in memory. Where KERNEL_H is given, the rows of a column stay in registers from
//   tap to tap, all unrolled.
#pragma once
#include "../include/scalar.cuh"
#include "gather.cuh"
#include "phases.cuh"

#ifndef KERNEL_H  // the geometry where it is compiled in; 0 where it is an argument
#define KERNEL_H 0
#define KERNEL_W 0
#define STRIDE_H 0
#define STRIDE_W 0
#define DILATION_H 0
#define DILATION_W 0
#endif
#ifndef VECTOR
#define VECTOR 1  // channels of a lane where x is channels_last
#endif
static_assert(BLOCK_SIZE % 32 == 0, "BLOCK_SIZE must be a multiple of 32");
static_assert(ROWS >= 1 && ROWS <= 16, "ROWS must be 1 to 16: they are registers");

namespace depthwise {

constexpr int kColumns = 4;

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
constexpr int kInStep =
    KERNEL_H == 0 ? 0 : tap_step(STRIDE_H + !STRIDE_H, DILATION_H) * DILATION_H / (STRIDE_H + !STRIDE_H);

// A thread's place: its outputs are rows first_j to first_j + R - 1 of a phase, in one column.
struct Place {
  Axis h, w;
  Phase rows, columns;
  int phase_h, first_j, first_column;

  __device__ __forceinline__ Place(const Shape& shape, int row_group, int rows_of_thread, int ow)
      : h(compiled(shape.h, KERNEL_H, STRIDE_H, DILATION_H)), w(compiled(shape.w, KERNEL_W, STRIDE_W, DILATION_W)) {
    phase_h = row_group % h.stride;
    first_j = row_group / h.stride * rows_of_thread;
    rows = phase_of(h, phase_h);
    columns = phase_of(w, ow % w.stride);
    first_column = ow / w.stride + columns.first_in;
  }
};

template <int V>
struct alignas(sizeof(SCALAR) * V) Vector {
  SCALAR value[V];
};

// Reads V channels of x_column in a row, 0 outside; one multiplication of 32 by 32 bits finds the address.
template <int V>
__device__ __forceinline__ void read_row(float (&values)[V], const SCALAR* x_column, int row, int row_bytes, int rows) {
#pragma unroll
  for (int v = 0; v < V; ++v) values[v] = 0.0f;
  if (static_cast<unsigned>(row) >= static_cast<unsigned>(rows)) return;
  const char* place = reinterpret_cast<const char*>(x_column) + static_cast<long long>(row) * row_bytes;
  const Vector<V> vector = *reinterpret_cast<const Vector<V>*>(place);
#pragma unroll
  for (int v = 0; v < V; ++v) values[v] = static_cast<float>(vector.value[v]);
}

// Adds the products of one input channel, or of V of them each for an output channel of its own;
// weights(factors, kh, kw) reads theirs.
template <int R, int V, class Weights>
__device__ __forceinline__ void add_channel(float (&acc)[R][V], const SCALAR* x, const Shape& shape, const Place& place,
                                            const Weights& weights) {
  const Phase &rows = place.rows, &columns = place.columns;
  const int row_bytes = static_cast<int>(shape.x_stride_h * sizeof(SCALAR));
  int column = place.first_column, kw = columns.first_tap;
  for (int b = 0; b < columns.taps; ++b, column -= columns.in_step, kw += columns.tap_step) {
    if (column < 0 || column >= place.w.in) continue;
    const SCALAR* x_column = x + column * shape.x_stride_w;
    float factors[V];
#if KERNEL_H
    constexpr int kReach = (kTaps - 1) * kInStep;  // rows above the first that the last tap meets
    float window[R + kReach][V];
#pragma unroll
    for (int i = 0; i < R + kReach; ++i) {
      read_row(window[i], x_column, place.first_j + rows.first_in - kReach + i, row_bytes, place.h.in);
    }
#pragma unroll
    for (int a = 0; a < kTaps; ++a) {
      if (!kEveryPhaseAlike && a >= rows.taps) break;
      weights(factors, rows.first_tap + a * rows.tap_step, kw);
#pragma unroll
      for (int r = 0; r < R; ++r) {
#pragma unroll
        for (int v = 0; v < V; ++v) acc[r][v] = fmaf(factors[v], window[r + kReach - a * kInStep][v], acc[r][v]);
      }
    }
#else
    int row = place.first_j + rows.first_in, kh = rows.first_tap;
    for (int a = 0; a < rows.taps; ++a, row -= rows.in_step, kh += rows.tap_step) {
      weights(factors, kh, kw);
#pragma unroll
      for (int r = 0; r < R; ++r) {
        float values[V];
        read_row(values, x_column, row + r, row_bytes, place.h.in);
#pragma unroll
        for (int v = 0; v < V; ++v) acc[r][v] = fmaf(factors[v], values[v], acc[r][v]);
      }
    }
#endif
  }
}

// Stores epilogue(sum + bias) to a thread's elements; y and bias are those of its first channel, y of its column too.
template <int R, int V, class Epilogue>
__device__ __forceinline__ void store(const float (&acc)[R][V], SCALAR* y, const SCALAR* bias, const Shape& shape,
                                      const Place& place, Epilogue epilogue) {
  float shift[V];
#pragma unroll
  for (int v = 0; v < V; ++v) shift[v] = bias ? static_cast<float>(bias[v]) : 0.0f;
#pragma unroll
  for (int r = 0; r < R; ++r) {
    const int oh = (place.first_j + r) * place.h.stride + place.phase_h;
    Vector<V> vector;
#pragma unroll
    for (int v = 0; v < V; ++v) vector.value[v] = static_cast<SCALAR>(epilogue(acc[r][v] + shift[v]));
    if (oh < place.h.out) *reinterpret_cast<Vector<V>*>(y + oh * shape.y_stride_h) = vector;
  }
}

// Return one output's sum without the zeros around x, which make NaN of an infinite weight; x and weight are whole.
__device__ inline float sum_alone(const SCALAR* x, const SCALAR* weight, const Shape& s, int n, int co, int oh,
                                  int ow) {
  const Geometry g = {s.in_channels, s.h.in,       s.w.in,       s.out_channels, s.h.out,
                      s.w.out,       s.h.kernel,   s.w.kernel,   s.h.stride,     s.w.stride,
                      s.h.padding,   s.w.padding,  s.h.dilation, s.w.dilation,   s.groups,
                      s.x_stride_n,  s.x_stride_c, s.x_stride_h, s.x_stride_w};
  return gather(x, weight, g, n, co, oh, ow);
}

// Lanes are columns. `threads` is batch * out_channels * row groups * out_w.
template <class Epilogue>
__device__ __forceinline__ void run(const SCALAR* x, const SCALAR* weight, SCALAR* y, const SCALAR* bias,
                                    const Shape& shape, unsigned threads, Epilogue epilogue) {
  const unsigned index = blockIdx.x * BLOCK_SIZE + threadIdx.x;
  if (index >= threads) return;
  const int steps = STRIDE_H ? STRIDE_H : shape.h.stride;
  const unsigned row_groups = steps * (((shape.h.out - 1) / steps + ROWS) / ROWS);
  const unsigned line = index / shape.w.out;
  const int ow = index - line * shape.w.out;
  const unsigned plane = line / row_groups;
  const int n = plane / shape.out_channels;
  const int co = plane - n * shape.out_channels;
  const int out_per_group = shape.out_channels / shape.groups;
  const int in_per_group = shape.in_channels / shape.groups;
  const int first_ci = co / out_per_group * in_per_group;
  const Place place(shape, line - plane * row_groups, ROWS, ow);

  const int taps = place.h.kernel * place.w.kernel;
  const SCALAR *whole_x = x, *whole_weight = weight;
  x += n * shape.x_stride_n + first_ci * shape.x_stride_c;
  weight += (static_cast<long long>(first_ci) * out_per_group + co % out_per_group) * taps;
  float acc[ROWS][1] = {};
  for (int ci = 0; ci < in_per_group;
       ++ci, x += shape.x_stride_c, weight += static_cast<long long>(out_per_group) * taps) {
    add_channel(acc, x, shape, place, [&](float (&factors)[1], int kh, int kw) {
      factors[0] = static_cast<float>(weight[kh * place.w.kernel + kw]);
    });
  }
  bool nan = false;
#pragma unroll
  for (int r = 0; r < ROWS; ++r) nan = nan || isnan(acc[r][0]);
  if (nan) {
#pragma unroll 1
    for (int r = 0; r < ROWS; ++r) {
      const int oh = (place.first_j + r) * place.h.stride + place.phase_h;
      const float sum = oh < place.h.out ? sum_alone(whole_x, whole_weight, shape, n, co, oh, ow) : 0.0f;
#pragma unroll
      for (int i = 0; i < ROWS; ++i) acc[i][0] = i == r ? sum : acc[i][0];
    }
  }
  store(acc, y + n * shape.y_stride_n + co * shape.y_stride_c + ow * shape.y_stride_w, bias ? bias + co : bias, shape,
        place, epilogue);
}

// Lanes are channels, VECTOR of them each (1 unless a group is one channel): x and y are channels_last. A block has
// some channels, whose weights lie in shared memory, and kColumns times blockDim.y columns of a row group.
template <class Epilogue>
__device__ __forceinline__ void run_channels_last(const SCALAR* x, const SCALAR* weight, SCALAR* y, const SCALAR* bias,
                                                  const Shape& shape, Epilogue epilogue) {
  constexpr int kRows = VECTOR == 1 ? ROWS : (3 * ROWS + 3) / 4;  // as VECTOR channels take more registers
  extern __shared__ __align__(16) float smem_weight[];        // (in_per_group, taps, channels of the block)
  const int out_per_group = shape.out_channels / shape.groups, in_per_group = shape.in_channels / shape.groups;
  const int block_channels = blockDim.x * VECTOR;
  const int chunks = (shape.out_channels + block_channels - 1) / block_channels;
  const int tile_columns = blockDim.y * kColumns;
  const int tiles_w = (shape.w.out + tile_columns - 1) / tile_columns;
  const int tile = blockIdx.x / chunks;
  const int first_co = (blockIdx.x - tile * chunks) * block_channels;
  const int n = tile / tiles_w;
  const int taps = (KERNEL_H ? KERNEL_H : shape.h.kernel) * (KERNEL_W ? KERNEL_W : shape.w.kernel);

  bool infinite = false;
  for (int i = threadIdx.y * blockDim.x + threadIdx.x; i < block_channels * in_per_group;
       i += blockDim.x * blockDim.y) {
    const int ci = i / block_channels, channel = i - ci * block_channels,
              co = min(first_co + channel, shape.out_channels - 1);
    const int group = co / out_per_group;
    const long long row =
        static_cast<long long>(group * in_per_group + ci) * out_per_group + co - group * out_per_group;
    for (int tap = 0; tap < taps; ++tap) {
      const float value = static_cast<float>(weight[row * taps + tap]);
      smem_weight[(ci * taps + tap) * block_channels + channel] = value;
      infinite = infinite || !isfinite(value);
    }
  }
  infinite = __syncthreads_or(infinite);  // the weights are whole
  const int co = first_co + threadIdx.x * VECTOR;
  if (co >= shape.out_channels) return;

  if (infinite) {
    int first_ow = (tile - n * tiles_w) * tile_columns;
    const int end = min(first_ow + tile_columns, shape.w.out);
    asm volatile("" : "+r"(first_ow));  // nothing is shared with the loop below, which wants the registers
#pragma unroll 1
    for (int ow = first_ow + threadIdx.y; ow < end; ow += blockDim.y) {
      const Place place(shape, blockIdx.y, kRows, ow);
#pragma unroll 1
      for (int r = 0; r < kRows; ++r) {
        const int oh = (place.first_j + r) * place.h.stride + place.phase_h;
        for (int v = 0; v < VECTOR && oh < place.h.out; ++v)
          y[n * shape.y_stride_n + co + v + oh * shape.y_stride_h + ow * shape.y_stride_w] =
              static_cast<SCALAR>(epilogue(sum_alone(x, weight, shape, n, co + v, oh, ow) +
                                           (bias ? static_cast<float>(bias[co + v]) : 0.0f)));
      }
    }
    return;
  }

  x += n * shape.x_stride_n + co / out_per_group * in_per_group;
  y += n * shape.y_stride_n + co;
  const int first_ow = (tile - n * tiles_w) * tile_columns + threadIdx.y;
  const int end = min(first_ow + tile_columns, shape.w.out);
#pragma unroll 1
  for (int ow = first_ow; ow < end; ow += blockDim.y) {
    const Place place(shape, blockIdx.y, kRows, ow);
    const SCALAR* x_channel = x;
    const float* weights = smem_weight + threadIdx.x * VECTOR;
    float acc[kRows][VECTOR] = {};
    for (int ci = 0; ci < in_per_group; ++ci, ++x_channel, weights += taps * block_channels) {
      add_channel(acc, x_channel, shape, place, [&](float (&factors)[VECTOR], int kh, int kw) {
#pragma unroll
        for (int v = 0; v < VECTOR; ++v) factors[v] = weights[(kh * place.w.kernel + kw) * block_channels + v];
      });
    }
    store(acc, y + ow * shape.y_stride_w, bias ? bias + co : bias, shape, place, epilogue);
  }
}

}  // namespace depthwise
