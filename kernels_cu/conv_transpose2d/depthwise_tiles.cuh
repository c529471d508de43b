// depthwise_tiles.cuh: 2-D transposed convolution of few channels a group, from tiles of x in shared memory
//
//   A block stages its part of x, zeros around it, by vectors of LOAD elements, so no bounds are checked afterwards.
//   A thread computes a patch of outputs. The patch's sides are multiples of the strides, so the compiler knows which
//   tap meets which input. One row of inputs at a time passes through registers, and meets all taps of all outputs of
//   the patch.
//   The whole geometry is compiled in. depthwise.cuh takes what is too small to be worth that.
#pragma once
#include "depthwise.cuh"

namespace depthwise_tiles {

constexpr int kPatchH = 4,
              kPatchW = 16 / sizeof(SCALAR);  // outputs of a thread along an axis, or the next multiple of the stride

constexpr int floor_div(int a, int b) { return a >= 0 ? a / b : -((b - 1 - a) / b); }

// Along one axis: the outputs of a thread, and the inputs that they meet.
template <int kPatch, int kKernel, int kStride, int kDilation, int kPadding>
struct Span {
  static constexpr int kOutputs = (kPatch + kStride - 1) / kStride * kStride;
  static constexpr int kStep = kOutputs / kStride;  // inputs from a thread's first one to its neighbour's
  static constexpr int kLow =
      floor_div(kPadding - (kKernel - 1) * kDilation, kStride);  // the first, from output / stride on
  static constexpr int kInputs = floor_div(kOutputs - 1 + kPadding, kStride) - kLow + 1;

  static constexpr __host__ __device__ bool meets(int output, int tap, int input) {
    return output + kPadding - tap * kDilation == (input + kLow) * kStride;
  }
};

using Rows = Span<kPatchH, KERNEL_H, STRIDE_H, DILATION_H, PADDING_H>;
using Columns = Span<kPatchW, KERNEL_W, STRIDE_W, DILATION_W, PADDING_W>;

constexpr int kThreadsH = TILE_H / Rows::kOutputs, kThreadsW = TILE_W / Columns::kOutputs;
constexpr int kInPlanes = GROUPS_TILE * IN_PER_GROUP, kOutPlanes = GROUPS_TILE * OUT_PER_GROUP;
constexpr int kThreads = kThreadsH * kThreadsW * kOutPlanes;
constexpr int kTaps = KERNEL_H * KERNEL_W;
constexpr bool kKeepsWeights = kTaps <= 49;  // in registers
static_assert(TILE_H % Rows::kOutputs == 0 && TILE_W % Columns::kOutputs == 0, "a tile is whole patches");
static_assert(TILE_W / STRIDE_W % LOAD == 0, "a tile begins at a vector of x");

// A row of the staged tile begins kShift columns before the first that a thread needs, at a whole vector.
constexpr int kShift = Columns::kLow - floor_div(Columns::kLow, LOAD) * LOAD;
constexpr int kWidest = 16 / sizeof(SCALAR);
constexpr int kWidth =
    (Columns::kStep & -Columns::kStep) < kWidest ? (Columns::kStep & -Columns::kStep) : kWidest;  // of a read
constexpr int kSkip = kShift % kWidth;
constexpr int kReads = (kSkip + Columns::kInputs + kWidth - 1) / kWidth;
constexpr int kNeeded = kShift - kSkip + (kThreadsW - 1) * Columns::kStep + kReads * kWidth;
constexpr int kUnit = LOAD > kWidth ? LOAD : kWidth;
constexpr int kPitch = (kNeeded + kUnit - 1) / kUnit * kUnit;
constexpr int kStaged = (kThreadsH - 1) * Rows::kStep + Rows::kInputs;  // rows

// Stores epilogue(sum + bias) to the block's tiles of y; x's and y's columns are neighbours in memory.
template <class Epilogue>
__device__ __forceinline__ void run(const SCALAR* x, const SCALAR* weight, SCALAR* y, const SCALAR* bias,
                                    const depthwise::Shape& shape, Epilogue epilogue) {
  __shared__ __align__(16) SCALAR smem_x[kInPlanes][kStaged][kPitch];
  __shared__ float smem_weight[kOutPlanes][IN_PER_GROUP][kTaps];

  const int tiles_w = (shape.w.out + TILE_W - 1) / TILE_W;
  const int tile_h = blockIdx.x / tiles_w, tile_w = blockIdx.x - tile_h * tiles_w;
  const int first_group = blockIdx.y * GROUPS_TILE;
  x += blockIdx.z * shape.x_stride_n + first_group * IN_PER_GROUP * shape.x_stride_c;
  const int first_row = tile_h * (TILE_H / STRIDE_H) + Rows::kLow;
  const int first_column = tile_w * (TILE_W / STRIDE_W) + floor_div(Columns::kLow, LOAD) * LOAD;
  const int planes = min(GROUPS_TILE, shape.groups - first_group) * IN_PER_GROUP;
  constexpr int kVectors = kPitch / LOAD, kAll = kInPlanes * kStaged * kVectors;
#pragma unroll 8
  for (int i = threadIdx.x; i < kAll; i += kThreads) {
    const int plane = i / (kStaged * kVectors), staged = i / kVectors % kStaged, vector = i % kVectors;
    const int row = first_row + staged, column = first_column + vector * LOAD;
    depthwise::Vector<LOAD> values = {};
    if (plane < planes && static_cast<unsigned>(row) < static_cast<unsigned>(shape.h.in) &&
        static_cast<unsigned>(column) < static_cast<unsigned>(shape.w.in)) {
      values = *reinterpret_cast<const depthwise::Vector<LOAD>*>(x + plane * shape.x_stride_c + row * shape.x_stride_h +
                                                                 column);
    }
    *reinterpret_cast<depthwise::Vector<LOAD>*>(&smem_x[plane][staged][vector * LOAD]) = values;
  }
  bool infinite = false;
  for (int i = threadIdx.x; i < kOutPlanes * IN_PER_GROUP * kTaps; i += kThreads) {
    const int plane = i / (IN_PER_GROUP * kTaps), ci = i / kTaps % IN_PER_GROUP, tap = i % kTaps;
    const int group = first_group + plane / OUT_PER_GROUP;
    const long long row = (static_cast<long long>(group) * IN_PER_GROUP + ci) * OUT_PER_GROUP + plane % OUT_PER_GROUP;
    const float value = group < shape.groups ? static_cast<float>(weight[row * kTaps + tap]) : 0.0f;
    smem_weight[plane][ci][tap] = value;
    infinite = infinite || !isfinite(value);
  }
  infinite = __syncthreads_or(infinite);  // x and the weights are whole

  const int thread_w = threadIdx.x % kThreadsW, thread_h = threadIdx.x / kThreadsW % kThreadsH;
  const int plane = threadIdx.x / (kThreadsW * kThreadsH);
  const int oh = tile_h * TILE_H + thread_h * Rows::kOutputs, ow = tile_w * TILE_W + thread_w * Columns::kOutputs;
  const int co = first_group * OUT_PER_GROUP + plane;
  if (co >= shape.out_channels || oh >= shape.h.out || ow >= shape.w.out) return;

  if (infinite) {  // an infinity times a zero around x is no number: leave those products out
#pragma unroll 1
    for (int i = 0; i < Rows::kOutputs * Columns::kOutputs; ++i) {
      const int row = oh + i / Columns::kOutputs, column = ow + i % Columns::kOutputs;
      if (row >= shape.h.out || column >= shape.w.out) continue;
      float sum = 0.0f;
#pragma unroll 1
      for (int k = 0; k < IN_PER_GROUP * kTaps; ++k) {
        const int ci = k / kTaps, kh = k % kTaps / KERNEL_W, kw = k % KERNEL_W;
        const int up = row + PADDING_H - kh * DILATION_H, left = column + PADDING_W - kw * DILATION_W;
        if (up < 0 || left < 0 || up % STRIDE_H || left % STRIDE_W) continue;
        const int ih = up / STRIDE_H, iw = left / STRIDE_W;
        if (ih >= shape.h.in || iw >= shape.w.in) continue;
        const SCALAR value = smem_x[plane / OUT_PER_GROUP * IN_PER_GROUP + ci][ih - first_row][iw - first_column];
        sum = fmaf(smem_weight[plane][ci][k % kTaps], static_cast<float>(value), sum);
      }
      y[blockIdx.z * shape.y_stride_n + co * shape.y_stride_c + row * shape.y_stride_h + column] =
          static_cast<SCALAR>(epilogue(sum + (bias ? static_cast<float>(bias[co]) : 0.0f)));
    }
    return;
  }

  float acc[Rows::kOutputs][Columns::kOutputs] = {};
#pragma unroll 1
  for (int ci = 0; ci < IN_PER_GROUP; ++ci) {
    const float* factors = smem_weight[plane][ci];
    float kept[kKeepsWeights ? kTaps : 1];
    if (kKeepsWeights) {
#pragma unroll
      for (int tap = 0; tap < kTaps; ++tap) kept[tap] = factors[tap];
    }
    const SCALAR* inputs = &smem_x[plane / OUT_PER_GROUP * IN_PER_GROUP + ci][thread_h * Rows::kStep]
                                  [kShift - kSkip + thread_w * Columns::kStep];
#pragma unroll
    for (int i = 0; i < Rows::kInputs; ++i) {
      float window[kReads * kWidth];
#pragma unroll
      for (int j = 0; j < kReads; ++j) {
        const auto vector = *reinterpret_cast<const depthwise::Vector<kWidth>*>(inputs + i * kPitch + j * kWidth);
#pragma unroll
        for (int v = 0; v < kWidth; ++v) window[j * kWidth + v] = static_cast<float>(vector.value[v]);
      }
#pragma unroll
      for (int r = 0; r < Rows::kOutputs; ++r) {
#pragma unroll
        for (int kh = 0; kh < KERNEL_H; ++kh) {
          if (!Rows::meets(r, kh, i)) continue;
#pragma unroll
          for (int c = 0; c < Columns::kOutputs; ++c) {
#pragma unroll
            for (int kw = 0; kw < KERNEL_W; ++kw) {
#pragma unroll
              for (int j = 0; j < Columns::kInputs; ++j) {
                if (!Columns::meets(c, kw, j)) continue;
                const float factor = kKeepsWeights ? kept[kh * KERNEL_W + kw] : factors[kh * KERNEL_W + kw];
                acc[r][c] = fmaf(factor, window[kSkip + j], acc[r][c]);
              }
            }
          }
        }
      }
    }
  }

  const float shift = bias ? static_cast<float>(bias[co]) : 0.0f;
  y += blockIdx.z * shape.y_stride_n + co * shape.y_stride_c + oh * shape.y_stride_h + ow;
#pragma unroll
  for (int r = 0; r < Rows::kOutputs; ++r, y += shape.y_stride_h) {
    if (oh + r >= shape.h.out) break;
#pragma unroll
    for (int c = 0; c < Columns::kOutputs; c += STORE) {
      depthwise::Vector<STORE> vector;
#pragma unroll
      for (int v = 0; v < STORE; ++v) vector.value[v] = static_cast<SCALAR>(epilogue(acc[r][c + v] + shift));
      if (ow + c < shape.w.out) *reinterpret_cast<depthwise::Vector<STORE>*>(y + c) = vector;
    }
  }
}

}  // namespace depthwise_tiles
