// sample_conv.cuh: ConvTranspose2d(64, 128, 5, padding=1) on 32 x 32 samples and the maximum of its 2 x 2 windows, on
// f16 wgmma
//
//   c[n, co, oh, ow] = bias[co] + sum over ci, kh, kw of x[n, ci, oh + 1 - kh, ow + 1 - kw] * weight[ci, co, kh, kw]
//       (34 x 34)
//   window[n, co, r, q] = sign[co] * max over the 2 x 2 window of sign[co] * c
//       (17 x 17)
//
// A block keeps a sample in shared memory as f16, and the weights come from the L2 cache. Each of two warpgroups has
// M = 64 of the 128 channels, and its own stages of their weights, half a tap each (4 KB). A warp brings the weights of
// a warpgroup, and the next sample to the L2 cache. So neither warpgroup waits for the other within a sample, and one
// hands over a pass while the other multiplies: the short pass is the first of one and the last of the other. A pass
// has N = 6 output rows, an instruction K = 16 input channels. The sample's layout is (8 planes of 8 channels, pixels,
// 16 bytes) with kPitch pixels a row. 3 + 1 of these are zero, so a tap is a shift of the start address. With
// kPitch = 36 two rows are 9 column tiles of the accumulator, and the vertical neighbour of a horizontal pair is in
// lane ^ 2. Powers of two bring weights and samples into f16's range. A warp holds 16 channels, so work on a group of
// 16 channels needs no other warp.
#pragma once
#include "f16_range.cuh"
#include "hopper.cuh"

// STAGES: half taps of a warpgroup's weights in shared memory.
static_assert(STAGES >= 3 && STAGES <= 6, "STAGES must be 3 to 6");

namespace sample_conv {

using hopper::u32;
using hopper::u64;
using f16_range::finite_magnitude;
using f16_range::power_of_two;
using f16_range::shift_to_f16;

constexpr int kIn = 32, kOut = 34, kPool = 17;
constexpr int kInChannels = 64, kOutChannels = 128, kKernel = 5, kTaps = kKernel * kKernel, kPad = 1;
constexpr int kHalo = kKernel - 1 - kPad;
constexpr int kPitch = 36;
constexpr int kPixels = (kIn + 2 * kHalo) * kPitch + kKernel - 1;  // the last row's last taps read past it
constexpr int kPlanes = kInChannels / 8;
constexpr int kPlaneBytes = kPixels * 16;
constexpr int kGroups = 2, kGroupChannels = kOutChannels / kGroups;
constexpr int kStepPlanes = kPlanes / 2, kSteps = kTaps * kPlanes / kStepPlanes;  // a step is half a tap
constexpr int kStepBytes = kStepPlanes * kGroupChannels * 16;                     // of a warpgroup
constexpr int kPassRows = 6;
constexpr int kFullPasses = kOut / kPassRows;
constexpr int kShortRows = kOut - kFullPasses * kPassRows;
constexpr int kConsumerWarps = 8;
constexpr int kThreads = (kConsumerWarps + kGroups) * 32;
constexpr int kWeightsAt = 256;  // behind the barriers
constexpr int kSmemBytes = kWeightsAt + kGroups * STAGES * kStepBytes + kPlanes * kPlaneBytes;
static_assert(kSmemBytes <= 232448, "shared memory of a block");
static_assert(kShortRows > 0 && kShortRows % 2 == 0 && kPassRows % 2 == 0, "a pass holds whole windows");

__device__ __forceinline__ float max_nan(float a, float b) {
  float m;
  asm("max.NaN.f32 %0, %1, %2;" : "=f"(m) : "f"(a), "f"(b));
  return m;
}

// A block of 128 threads multiplies an output channel's weights by the power of two that suits f16. `factor` (128,)
// undoes it.
__device__ __forceinline__ void pack_weights(const float* weight, __half* weight_packed, float* factor) {
  constexpr int kWeights = kInChannels * kTaps, kEach = (kWeights + 127) / 128;
  __shared__ float smem_weights[kWeights];
  __shared__ u32 smem_largest;
  const int out = blockIdx.x;
  if (threadIdx.x == 0) smem_largest = 0;
  float value[kEach];
#pragma unroll
  for (int k = 0; k < kEach; ++k) {
    const int i = threadIdx.x + 128 * k;
    value[k] = i < kWeights ? weight[(i / kTaps * kOutChannels + out) * kTaps + i % kTaps] : 0.0f;
  }
  u32 largest = 0;
#pragma unroll
  for (int k = 0; k < kEach; ++k) {
    const int i = threadIdx.x + 128 * k;
    if (i < kWeights) smem_weights[i] = value[k];
    largest = max(largest, finite_magnitude(value[k]));
  }
  __syncthreads();  // the weights are there; the maximum is cleared
  largest = __reduce_max_sync(0xffffffff, largest);
  if (threadIdx.x % 32 == 0) atomicMax(&smem_largest, largest);
  __syncthreads();  // the maximum is complete
  const int shift = shift_to_f16(smem_largest);
  const float scale = power_of_two(shift);
  if (threadIdx.x == 0) factor[out] = power_of_two(-shift);
  for (int index = threadIdx.x; index < kTaps * kPlanes; index += 128) {
    const int plane = index % kPlanes, tap = index / kPlanes;
    uint4 packed;
    u32* words = &packed.x;
#pragma unroll
    for (int c = 0; c < 4; ++c) {
      const float* pair = smem_weights + (plane * 8 + 2 * c) * kTaps + tap;
      asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(words[c]) : "f"(pair[kTaps] * scale), "f"(pair[0] * scale));
    }
    const int group = tap * kGroups + out / kGroupChannels;
    reinterpret_cast<uint4*>(weight_packed)[(group * kPlanes + plane) * kGroupChannels + out % kGroupChannels] = packed;
  }
}

// Sums of the distances from one of the values and of their squares, so a mean far from zero costs no digits.
struct Moments {
  float pivot = 0.0f, sum = 0.0f, square = 0.0f;
  int count = 0;

  __device__ __forceinline__ void add(float v) {
    start(v);
    add_distance(v - pivot);
    ++count;
  }
  // The same in parts: the first value, the distances of all, and their number.
  __device__ __forceinline__ void start(float v) {
    if (count == 0) pivot = v;
  }
  __device__ __forceinline__ void add_distance(float distance) {
    sum += distance;
    square = fmaf(distance, distance, square);
  }
  __device__ __forceinline__ double total() const { return static_cast<double>(count) * pivot + sum; }
  __device__ __forceinline__ double total_square() const {
    const double p = pivot, s = sum;
    return square + p * (2.0 * s + count * p);
  }
};

// A stage of a ring and the parity of its round, counted without a division.
struct Turn {
  int stage = 0, parity = 0;

  __device__ __forceinline__ void advance() {
    if (++stage < STAGES) return;
    stage = 0;
    parity ^= 1;
  }
};

// A consumer's products. `Epilogue` receives the results:
//   static constexpr bool kEveryPixel    whether it wants the moments of every output pixel
//   moments[2]                           of the thread's two channels, where it wants them
//   factor[2], bias[2], sign[2]          of the thread's two channels, which are 8 apart
//   window(half, row, column, value)     a pooled value of one of the thread's channels
template <class Epilogue>
struct Consumer {
  Epilogue& epilogue;
  u64 descriptor_a, descriptor_b;
  u64 *full, *empty;
  Turn turn;
  int lane;
  float sample_factor;  // undoes the power of two of the sample

  // One pass: `kRows` output rows from `row` on.
  template <int kRows>
  __device__ __forceinline__ void pass(int row) {
    constexpr int kN = kRows * kPitch;
    float acc[kN / 2];
#pragma unroll
    for (int i = 0; i < kN / 2; ++i) acc[i] = 0.0f;
    int before = 0;
#pragma unroll 1
    for (int step = 0; step < kSteps; ++step, turn.advance()) {
      const int stage = turn.stage, tap = step / 2;
      hopper::barrier_wait(&full[stage], turn.parity);
      const int shift = (row + kKernel - 1 - tap / kKernel) * kPitch + kKernel - 1 - tap % kKernel +
                        step % 2 * (kStepPlanes * kPlaneBytes >> 4);
      hopper::wgmma_fence();
#pragma unroll
      for (int plane = 0; plane < kStepPlanes; plane += 2)
        hopper::wgmma_f16<kN>(acc, descriptor_a + ((stage * kStepBytes + plane * kGroupChannels * 16) >> 4),
                              descriptor_b + shift + ((plane * kPlaneBytes) >> 4), 1);
      hopper::wgmma_commit();
      hopper::wgmma_wait<1>();
      if (step > 0 && lane == 0) hopper::barrier_arrive(&empty[before]);
      before = stage;
    }
    hopper::wgmma_wait<0>();
    hopper::accumulators_fence(acc);
    if (lane == 0) hopper::barrier_arrive(&empty[before]);
#pragma unroll
    for (int half = 0; half < 2; ++half) hand_over<kRows>(acc, half, row);
  }

  template <int kRows>
  __device__ __forceinline__ void hand_over(const float (&acc)[kRows * kPitch / 2], int half, int row) {
    const int quad = lane % 4;
    const float factor = epilogue.factor[half] * sample_factor;
    const float bias = epilogue.bias[half], sign = epilogue.sign[half];
    if constexpr (Epilogue::kEveryPixel) {
      Moments& moments = epilogue.moments[half];
      moments.start(fmaf(acc[2 * half], factor, bias));
      const float offset = bias - moments.pivot;
#pragma unroll
      for (int j = 0; j < kRows * kPitch / 8; ++j) {
        const bool padding = (j % 9 == 4 && quad == 1) || (j % 9 == 8 && quad == 3);  // columns 34 and 35
        if (!padding) {
          moments.add_distance(fmaf(acc[4 * j + 2 * half], factor, offset));
          moments.add_distance(fmaf(acc[4 * j + 2 * half + 1], factor, offset));
        }
      }
      moments.count += kRows / 2 * (quad % 2 == 0 ? 18 : 16);
    }
    // The factor is a power of two, so the largest product has the largest sum.
    const float signed_factor = sign * factor;
#pragma unroll
    for (int window_row = 0; window_row < kRows / 2; ++window_row) {
      float pair[9];
#pragma unroll
      for (int j = 0; j < 9; ++j) {
        const float* v = &acc[4 * (9 * window_row + j) + 2 * half];
        pair[j] = max_nan(v[0] * signed_factor, v[1] * signed_factor);
      }
#pragma unroll
      for (int q = 0; q < 5; ++q) {
        const float below = __shfl_xor_sync(0xffffffff, quad >= 2 ? pair[4 + q] : pair[q < 4 ? 5 + q : 8], 2);
        if (4 * q + quad < kPool)
          epilogue.window(half, row / 2 + window_row, 4 * q + quad, fmaf(sign, max_nan(pair[q], below), bias));
      }
    }
  }
};

// Rows of a warp's plane of a sample, in registers: a row of 32 pixels of the plane's 8 channels is 8 loads of a cache
// line.
struct Rows {
  static constexpr int kCount = 4;
  float value[kCount][8];

  __device__ __forceinline__ void load(const float* plane, int row) {
#pragma unroll
    for (int i = 0; i < kCount; ++i)
#pragma unroll
      for (int c = 0; c < 8; ++c) value[i][c] = __ldcs(plane + c * (kIn * kIn) + (row + i) * kIn);
  }
  // Stores the rows times `scale`, and adds the bits of the largest finite magnitude to `largest`.
  __device__ __forceinline__ void store(unsigned char* target, int row, float scale, u32& largest) {
#pragma unroll
    for (int i = 0; i < kCount; ++i) {
      uint4 packed;
      u32* words = &packed.x;
#pragma unroll
      for (int c = 0; c < 8; ++c) {
        largest = max(largest, finite_magnitude(value[i][c]));
        value[i][c] *= scale;
      }
#pragma unroll
      for (int c = 0; c < 4; ++c)
        asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(words[c]) : "f"(value[i][2 * c + 1]), "f"(value[i][2 * c]));
      *reinterpret_cast<uint4*>(target + (row + i) * kPitch * 16) = packed;
    }
  }
};

// A warp brings its plane of a sample times `scale`: rows are loaded while others are stored. __ldcs keeps the loads in
// order. The compiler would move those of __ldg up, and hold more values than there are registers. Returns the bits of
// the largest finite magnitude.
__device__ __forceinline__ u32 bring(const float* plane, unsigned char* target, float scale) {
  constexpr int kLoads = kIn / Rows::kCount, kAhead = 3;
  Rows rows[kAhead];
  u32 largest = 0;
#pragma unroll
  for (int n = 0; n < kLoads + kAhead; ++n) {
    if (n >= kAhead) rows[n % kAhead].store(target, (n - kAhead) * Rows::kCount, scale, largest);
    if (n < kLoads) rows[n % kAhead].load(plane, n * Rows::kCount);
  }
  return __reduce_max_sync(0xffffffff, largest);
}

// The block's samples: blockIdx.x, blockIdx.x + gridDim.x, ...; kThreads threads. The epilogue's begin(image) and
// end(image) surround one.
template <class Epilogue>
__device__ __forceinline__ void run(const float* x, const __half* weight_packed, int images, unsigned char* smem,
                                    Epilogue& epilogue) {
  u64* full = reinterpret_cast<u64*>(smem);
  u64* empty = full + kGroups * STAGES;
  u32* smem_largest = reinterpret_cast<u32*>(empty + kGroups * STAGES);
  unsigned char* weights = smem + kWeightsAt;
  unsigned char* sample = weights + kGroups * STAGES * kStepBytes;
  const int warp = threadIdx.x / 32;
  const int lane = threadIdx.x % 32;
  if (threadIdx.x == 0) {
    for (int stage = 0; stage < kGroups * STAGES; ++stage) {
      hopper::barrier_init(&full[stage], 1);
      hopper::barrier_init(&empty[stage], kConsumerWarps / kGroups);
    }
    hopper::barrier_init_fence();
  }
  for (int i = threadIdx.x; i < kPlanes * kPixels; i += kThreads)
    reinterpret_cast<uint4*>(sample)[i] = make_uint4(0, 0, 0, 0);
  hopper::proxy_fence();
  __syncthreads();  // the barriers are initialised, the sample's border is zero

  if (warp >= kConsumerWarps) {
    if (lane != 0) return;
    const int group = warp - kConsumerWarps;
    full += group * STAGES;
    empty += group * STAGES;
    weights += group * STAGES * kStepBytes;
    const unsigned char* packed = reinterpret_cast<const unsigned char*>(weight_packed) + group * 2 * kStepBytes;
    Turn turn;
    bool first_round = true;
    for (int image = blockIdx.x; image < images; image += gridDim.x) {
      const int next = image + gridDim.x;
      for (int i = 0; i < (kFullPasses + 1) * kSteps; ++i, turn.advance()) {
        const int stage = turn.stage, step = i % kSteps;
        first_round = first_round && (turn.parity == 0);
        if (!first_round) hopper::barrier_wait(&empty[stage], turn.parity ^ 1);
        hopper::barrier_arrive_expect(&full[stage], kStepBytes);
        hopper::bulk_load(weights + stage * kStepBytes, packed + (step / 2 * kGroups * 2 + step % 2) * kStepBytes,
                          kStepBytes, &full[stage]);
        const int channel = i * kGroups + group;
        if (channel < kInChannels && next < images)
          hopper::prefetch_to_l2(x + (static_cast<long long>(next) * kInChannels + channel) * (kIn * kIn),
                                 kIn * kIn * 4);
      }
    }
    return;
  }

  const int group = __shfl_sync(0xffffffff, warp / (kConsumerWarps / kGroups), 0);
  Consumer<Epilogue> consumer{
      epilogue,
      hopper::operand_descriptor(hopper::smem_address(weights) + group * STAGES * kStepBytes, kGroupChannels * 16, 128),
      hopper::operand_descriptor(hopper::smem_address(sample), kPlaneBytes, 128),
      full + group * STAGES,
      empty + group * STAGES,
      {},
      lane,
      1.0f};
  for (int image = blockIdx.x; image < images; image += gridDim.x) {
    hopper::named_barrier(1, kConsumerWarps * 32);  // everyone has multiplied the sample before
    // Values within f16's range are used as they are. A sample with others is loaded again, times a power of two.
    if (threadIdx.x == 0) *smem_largest = 0;
    hopper::named_barrier(1, kConsumerWarps * 32);  // cleared before the maxima arrive
    const float* plane = x + (static_cast<long long>(image) * kInChannels + warp * 8) * (kIn * kIn) + lane;
    unsigned char* target = sample + warp * kPlaneBytes + (kHalo * kPitch + kHalo + lane) * 16;
    const u32 largest = bring(plane, target, 1.0f);
    if (lane == 0) atomicMax(smem_largest, largest);
    hopper::proxy_fence();
    hopper::named_barrier(1, kConsumerWarps * 32);  // the sample is in shared memory, and its largest magnitude known
    const u32 sample_largest = *smem_largest;
    consumer.sample_factor = 1.0f;
    if (sample_largest >= __float_as_uint(65520.0f) || sample_largest < __float_as_uint(0x1p-6f)) {
      const int shift = shift_to_f16(sample_largest);
      consumer.sample_factor = power_of_two(-shift);
      bring(plane, target, power_of_two(shift));
      hopper::proxy_fence();
      hopper::named_barrier(1, kConsumerWarps * 32);  // the sample is in shared memory
    }
    epilogue.begin(image);
#pragma unroll 1
    for (int step = 0; step <= kFullPasses; ++step) {
      if (step == (group == 0 ? kFullPasses : 0)) {
        consumer.template pass<kShortRows>(step * kPassRows);
      } else {
        consumer.template pass<kPassRows>(step * kPassRows - group * (kPassRows - kShortRows));
      }
    }
    epilogue.end(image);
  }
}

}  // namespace sample_conv

__constant__ int dynamic_smem_bytes = sample_conv::kSmemBytes;  // of the convolution's block; op.py reads it
