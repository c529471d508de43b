// v11_col2im.cu: 2-D transposed convolution as one product of pixels by all taps, which outputs then gather (col2im)
//
//   z[(co, kh, kw), pixel] = sum over ci of weight[ci, co, kh, kw] * x[n, ci, pixel], in shared memory
//   y[n, co, oh, ow] = bias[co] + sum over kh, kw of z[(co, kh, kw), (ih, iw)]
//   where oh = ih * stride_h - padding_h + kh * dilation_h, and ow likewise.
//
//   x       : (batch, in_channels, in_h, in_w) SCALAR, any strides
//   weight  : (in_channels, out_channels / groups, kernel_h, kernel_w) SCALAR, contiguous
//   bias    : (out_channels,) SCALAR, or null
//   y       : (batch, out_channels, out_h, out_w) SCALAR, any strides
//   grid    : (chunks * tiles of rows * tiles of columns * ceil(batch / tile_images), 1, 1)
//   block   : (THREADS, 1, 1)
//   dynamic smem : factors of two steps of channels or the products, and tables (op.py: Col2imLayout)
//   oracle  : torch.nn.functional.conv_transpose2d, with TF32 allowed where SCALAR is float
//   traffic : x once for each chunk of output channels, mostly from the L2 cache; y once
//   from v7 : the taps are rows of M, not steps of K: few output channels fill the tensor cores, an element of x is
//             read and rounded once for all taps, and nothing is packed. Neighbouring tiles compute products twice
//             where taps reach over their edge. Padding meets no product: infinite weights need no care
//
//   An output's place u = oh + padding_h is stride_h * i + phase. A tile is h.tile x w.tile places (i, j) of so many
//   images; a chunk is chunk_channels output channels of a group, and chunk_phases phases of rows.
#include "../include/scalar.cuh"

#ifndef PIXELS
#define PIXELS 0  // tunable: pixels of x that a block multiplies; 0: as the plan chooses
#endif
#ifndef ROW_TILES
#define ROW_TILES 0  // tunable: tiles of 16 rows (co, kh, kw) of a warp; 0: as the plan chooses
#endif
#ifndef THREADS
#define THREADS 256  // the plan chooses this and what follows
#endif
#ifndef DEPTH
#define DEPTH 16  // input channels of a step
#endif
#ifndef BLOCKS
#define BLOCKS 2  // resident on an SM
#endif
#ifndef TAPS_H
#define TAPS_H 0  // the most taps of an output along each axis, where they are few and y is large; else 0
#define TAPS_W 0
#endif
#ifndef EPILOGUE
#define EPILOGUE(sum) (sum)  // what is stored of a sum and its bias
#endif

constexpr int kPixels = PIXELS ? PIXELS : 64, kRowTiles = ROW_TILES ? ROW_TILES : 1;
constexpr int kWarps = THREADS / 32, kWarpsP = kPixels / 32, kWarpsM = kWarps / kWarpsP;
constexpr int kWarpRows = kRowTiles * 16, kRows = kWarpsM * kWarpRows;
constexpr int kPitchX = kPixels + 8, kPitchW = kRows + 8;  // floats; modulo 32 they are 8 or 24: no bank conflict
constexpr int kPixelLanes = THREADS / kPixels;             // threads that load a pixel
constexpr int kLoadsX = DEPTH / kPixelLanes, kLoadsW = (DEPTH * kRows + THREADS - 1) / THREADS;
constexpr int kStage = DEPTH * (kPitchX + kPitchW);
constexpr int kBody = 2 * kStage > kRows * kPitchX ? 2 * kStage : kRows * kPitchX;  // floats
static_assert(kPixels % 32 == 0 && kWarps % kWarpsP == 0, "warps of 32 pixels");
static_assert(DEPTH % 8 == 0 && DEPTH % kPixelLanes == 0, "whole instructions, as many channels for each thread");

// One axis of the convolution and of its tiles (op.py: col2im_axis). An output's place u = out + padding is
// stride * i + phase; it meets input i - j * in_step + first_in at tap first_tap + j * tap_step, for j < taps.
struct Axis {
  int in, out, kernel, stride, padding, dilation;
  int shared, inverse;    // gcd(stride, dilation); dilation / shared * inverse is 1 modulo tap_step
  int tap_step, in_step;  // stride / shared, dilation / shared
  int first_place, tile, tiles, halo;
};

struct Problem {
  Axis h, w;
  int batch, in_group, out_group, groups;
  int tile_images, chunk_channels, chunk_phases, channel_chunks, phase_chunks, phase_taps;
  long long x_stride_n, x_stride_c, x_stride_h, x_stride_w, y_stride_n, y_stride_c, y_stride_h, y_stride_w;
};

struct Phase {
  int first_tap, taps, first_in;
};

// Where what an output row, or column, sums lies beside the products of its channel, how much it is (below 0: it is no
// output), and its place in y. Of a channel of an image: where its products begin, its bias, its place in y.
struct alignas(16) Entry {
  int start;
  union {
    int count;
    float bias;
  };
  long long place;
};

// The part of an axis that a tile meets: its first place, and the inputs from `first` on.
struct Reach {
  int place, first, size;
};

// n / d and the remainder, for 0 <= n < 2^19: a quarter of the instructions of a division of ints.
__device__ __forceinline__ int divide(int n, int d, int& remainder) {
  const int quotient = static_cast<int>(__fdividef(static_cast<float>(n) + 0.5f, static_cast<float>(d)));
  remainder = n - quotient * d;
  return quotient;
}

__device__ __forceinline__ Reach reach_of(const Axis& axis, int tile) {
  const int place = axis.first_place + tile * axis.tile, first = max(0, place - axis.halo);
  return {place, first, max(0, min(axis.in, place + axis.tile) - first)};
}

__device__ __forceinline__ Phase phase_of(const Axis& axis, int phase) {
  int rest, first, unused;
  const int part = divide(phase, axis.shared, rest);
  divide(part * axis.inverse, axis.tap_step, first);
  if (rest != 0 || phase >= axis.stride || first >= axis.kernel) return {0, 0, 0};
  const int taps = divide(axis.kernel - 1 - first, axis.tap_step, unused) + 1;
  return {first, taps, -divide(first * axis.dilation - phase, axis.stride, unused)};
}

// Output `phase` of place i. The products of its taps lie `tap_pitch` floats apart from `first_tap` on, those of
// neighbouring inputs `in_pitch`.
__device__ __forceinline__ Entry entry_of(const Axis& axis, const Phase& taps, const Reach& reach, int i, int phase,
                                          int first_tap, int tap_pitch, int in_pitch, long long y_stride) {
  const int place = i * axis.stride + phase - axis.padding, in = i + taps.first_in;
  int unused;
  const int skipped = in >= axis.in ? divide(in - axis.in, axis.in_step, unused) + 1 : 0;
  const int end = in < 0 ? 0 : min(taps.taps, divide(in, axis.in_step, unused) + 1);
  Entry entry;
  entry.start = first_tap + skipped * (tap_pitch - axis.in_step * in_pitch) + (in - reach.first) * in_pitch;
  entry.count = phase < axis.stride && place >= 0 && place < axis.out ? max(end - skipped, 0) : -1;
  entry.place = place * y_stride;
  return entry;
}

__device__ __forceinline__ float to_tf32(float v) {
  unsigned int bits;
  asm("cvt.rna.tf32.f32 %0, %1;" : "=r"(bits) : "f"(v));
  return __uint_as_float(bits);
}

__device__ __forceinline__ void multiply(float (&d)[4], const float (&a)[4], const float (&b)[2]) {
  auto bits = [](float v) { return __float_as_uint(v); };
  asm volatile(
      "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
      : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
      : "r"(bits(a[0])), "r"(bits(a[1])), "r"(bits(a[2])), "r"(bits(a[3])), "r"(bits(b[0])), "r"(bits(b[1])));
}

extern "C" __global__ __launch_bounds__(THREADS, BLOCKS) void conv_transpose2d(
    const SCALAR* x, const SCALAR* weight, SCALAR* y, const Problem problem, const SCALAR* bias = nullptr) {
  const Problem& p = problem;
  extern __shared__ __align__(16) float smem[];
  float* smem_z = smem;  // (row, pixel), where two stages of factors were: x (channel, pixel), weights (channel, row)
  const int out_rows = p.h.tile * p.chunk_phases, out_columns = p.w.tile * p.w.stride;
  Entry* row_entries = reinterpret_cast<Entry*>(smem + kBody);
  Entry* column_entries = row_entries + out_rows;
  Entry* channel_entries = column_entries + out_columns;  // (image, channel of the chunk)
  int* weight_places = reinterpret_cast<int*>(channel_entries + p.tile_images * p.chunk_channels);  // of the rows

  unsigned rest = blockIdx.x;  // chunks are the fastest: what they share is in the L2 cache at the same time
  auto next = [&](int count) {
    const unsigned quotient = rest / count, remainder = rest - quotient * count;
    rest = quotient;
    return static_cast<int>(remainder);
  };
  const int first_phase = next(p.phase_chunks) * p.chunk_phases;
  const int first_out = next(p.channel_chunks) * p.chunk_channels;
  const int group = next(p.groups);
  const Reach columns = reach_of(p.w, next(p.w.tiles));
  const Reach rows = reach_of(p.h, next(p.h.tiles));
  const int first_image = rest * p.tile_images;
  const int channels = min(p.chunk_channels, p.out_group - first_out);
  const int images = min(p.tile_images, p.batch - first_image);

  // The pixel whose channels this thread loads: some pixel where it has none, for nobody reads those products.
  const int plane = rows.size * columns.size;
  const int pixel = threadIdx.x % kPixels, first_channel = threadIdx.x / kPixels;
  const SCALAR* from_x = x + static_cast<long long>(group) * p.in_group * p.x_stride_c;
  if (pixel < plane * images) {
    int in_image, column;
    const int image = divide(pixel, plane, in_image), row = divide(in_image, columns.size, column);
    from_x += (first_image + image) * p.x_stride_n + (rows.first + row) * p.x_stride_h +
              (columns.first + column) * p.x_stride_w;
  }
  const int channel_step = p.out_group * p.h.kernel * p.w.kernel;
  const SCALAR* from_weight = weight + static_cast<long long>(group) * p.in_group * channel_step;

  // All loads of a step are on their way at once. Behind the last channel that one is loaded, and zeros are put.
  SCALAR next_x[kLoadsX], next_weight[kLoadsW];
  const long long step_x = kPixelLanes * p.x_stride_c;
  auto load_x = [&](int channel) {
    int ci = min(channel + first_channel, p.in_group - 1);
    const SCALAR* from = from_x + ci * p.x_stride_c;
#pragma unroll
    for (int i = 0; i < kLoadsX; ++i) {
      next_x[i] = *from;
      ci += kPixelLanes;
      from += ci < p.in_group ? step_x : 0;
    }
  };
  auto load_weight = [&](int channel) {
#pragma unroll
    for (int i = 0; i < kLoadsW; ++i) {
      const int index = threadIdx.x + i * THREADS;
      const long long ci = min(channel + index / kRows, p.in_group - 1);
      next_weight[i] = from_weight[ci * channel_step + weight_places[index % kRows]];
    }
  };
  auto put = [&](float* stage, int channel) {
#pragma unroll
    for (int i = 0; i < kLoadsX; ++i) {
      const int k = first_channel + i * kPixelLanes;
      stage[k * kPitchX + pixel] = channel + k < p.in_group ? to_tf32(static_cast<float>(next_x[i])) : 0.0f;
    }
#pragma unroll
    for (int i = 0; i < kLoadsW; ++i) {
      const int index = threadIdx.x + i * THREADS, k = index / kRows;
      const float value = channel + k < p.in_group ? to_tf32(static_cast<float>(next_weight[i])) : 0.0f;
      if (index < DEPTH * kRows) stage[DEPTH * kPitchX + k * kPitchW + index % kRows] = value;
    }
  };
  load_x(0);

  // A channel's rows: all of the kernel, or of the chunk's phases each as many as the largest has.
  const bool whole = p.chunk_phases == p.h.stride;
  const int channel_rows = (whole ? p.h.kernel : p.chunk_phases * p.phase_taps) * p.w.kernel;
  const int entries = kRows + out_rows + out_columns + images * channels;
#pragma unroll 1
  for (int i = threadIdx.x; i < entries; i += THREADS) {
    int rest_of = i - kRows, part;
    if (i < kRows) {
      int tap, kw, k;
      const int channel = divide(i, channel_rows, tap);
      tap = divide(tap, p.w.kernel, kw);
      bool there = channel < channels;
      k = tap;
      if (!whole) {
        const int phase = divide(tap, p.phase_taps, part);
        const Phase taps = phase_of(p.h, first_phase + phase);
        k = taps.first_tap + part * p.h.tap_step;
        there = there && part < taps.taps;
      }
      // Nobody reads a row that is not there.
      weight_places[i] = there ? ((first_out + channel) * p.h.kernel + k) * p.w.kernel + kw : 0;
    } else if (rest_of < out_rows) {
      const int place = divide(rest_of, p.chunk_phases, part);
      const Phase taps = phase_of(p.h, first_phase + part);
      row_entries[rest_of] = entry_of(p.h, taps, rows, rows.place + place, first_phase + part,
                                      (whole ? taps.first_tap : part * p.phase_taps) * p.w.kernel * kPitchX,
                                      (whole ? p.h.tap_step : 1) * p.w.kernel * kPitchX, columns.size, p.y_stride_h);
    } else if ((rest_of -= out_rows) < out_columns) {
      const int place = divide(rest_of, p.w.stride, part);
      const Phase taps = phase_of(p.w, part);
      column_entries[rest_of] = entry_of(p.w, taps, columns, columns.place + place, part, taps.first_tap * kPitchX,
                                         p.w.tap_step * kPitchX, 1, p.y_stride_w);
    } else {
      rest_of -= out_columns;
      const int image = divide(rest_of, channels, part), co = group * p.out_group + first_out + part;
      Entry& entry = channel_entries[rest_of];
      entry.start = part * channel_rows * kPitchX + image * plane;
      entry.bias = bias ? static_cast<float>(bias[co]) : 0.0f;
      entry.place = (first_image + image) * p.y_stride_n + co * p.y_stride_c;
    }
  }

  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  const int row_of_lane = warp / kWarpsP * kWarpRows + lane / 4, pixel_of_lane = warp % kWarpsP * 32 + lane / 4;
  float acc[kRowTiles][4][4] = {};
  __syncthreads();  // the tables are there
  load_weight(0);
  put(smem, 0);
  for (int channel = 0, stage = 0; channel < p.in_group; channel += DEPTH, stage ^= 1) {
    __syncthreads();  // this stage is there, and nobody reads the other
    const bool more = channel + DEPTH < p.in_group;
    if (more) {
      load_x(channel + DEPTH);
      load_weight(channel + DEPTH);
    }
    const float* stage_x = smem + stage * kStage + pixel_of_lane;
    const float* stage_weight = smem + stage * kStage + DEPTH * kPitchX + row_of_lane;
#pragma unroll
    for (int k = 0; k < DEPTH; k += 8) {
      float frag_x[4][2];
#pragma unroll
      for (int n = 0; n < 4; ++n)
#pragma unroll
        for (int half = 0; half < 2; ++half) frag_x[n][half] = stage_x[(k + half * 4 + lane % 4) * kPitchX + n * 8];
#pragma unroll
      for (int m = 0; m < kRowTiles; ++m) {
        float frag_weight[4];
#pragma unroll
        for (int i = 0; i < 4; ++i)
          frag_weight[i] = stage_weight[(k + i / 2 * 4 + lane % 4) * kPitchW + m * 16 + i % 2 * 8];
#pragma unroll
        for (int n = 0; n < 4; ++n) multiply(acc[m][n], frag_weight, frag_x[n]);
      }
    }
    if (more) put(smem + (stage ^ 1) * kStage, channel + DEPTH);
  }

  __syncthreads();  // nobody reads the factors any more: the products take their place
#pragma unroll
  for (int m = 0; m < kRowTiles; ++m)
#pragma unroll
    for (int n = 0; n < 4; ++n)
#pragma unroll
      for (int half = 0; half < 2; ++half)
        *reinterpret_cast<float2*>(smem_z + (row_of_lane + m * 16 + half * 8) * kPitchX + warp % kWarpsP * 32 + n * 8 +
                                   lane % 4 * 2) = make_float2(acc[m][n][2 * half], acc[m][n][2 * half + 1]);
  __syncthreads();  // the products are there

  const int row_step = (whole ? p.h.tap_step : 1) * p.w.kernel * kPitchX - p.h.in_step * columns.size;
  const int column_step = p.w.tap_step * kPitchX - p.w.in_step;
  const int shift = p.w.padding - columns.place * p.w.stride;  // of the columns that are outputs
  const int begin = max(0, shift), end = min(out_columns, p.w.out + shift), units = images * channels;
#pragma unroll 1
  for (int column = begin + lane; column < end; column += 32) {
    const Entry of_column = column_entries[column];
    SCALAR* to = y + of_column.place;
#pragma unroll 1
    for (int row = warp, unit = 0;; row += kWarps) {
#pragma unroll 1
      for (; row >= out_rows; row -= out_rows) ++unit;
      if (unit >= units) break;
      const Entry of_row = row_entries[row], of_unit = channel_entries[unit];
      const float* products = smem_z + of_unit.start + of_row.start + of_column.start;
      float sum = 0.0f;
#if TAPS_H
#pragma unroll
      for (int a = 0; a < TAPS_H; ++a)
#pragma unroll
        for (int b = 0; b < TAPS_W; ++b)
          if (a < of_row.count && b < of_column.count) sum += products[a * row_step + b * column_step];
#else
#pragma unroll 1
      for (int a = 0; a < of_row.count; ++a, products += row_step) {
        const float* product = products;
#pragma unroll 1
        for (int b = 0; b < of_column.count; ++b, product += column_step) sum += *product;
      }
#endif
      if (of_row.count >= 0) to[of_unit.place + of_row.place] = static_cast<SCALAR>(EPILOGUE(sum + of_unit.bias));
    }
  }
}
