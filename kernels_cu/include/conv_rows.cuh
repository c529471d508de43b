// conv_rows.cuh: stride-1 transposed convolution to 64 channels as an implicit GEMM on wgmma, rows streamed through shared memory
//
//   y[n, co, oh, ow] = sum over ci, kh, kw of x[n, ci, oh + pad_h - kh, ow + pad_w - kw] * weight[ci, co, kh, kw]
//
// A block walks down a strip of output columns, one output row a step. An input row of the strip is read from global
// memory once, rounded to the operand type and kept in a ring of shared memory, where it serves kKernelH output rows; the
// weights stay in shared memory throughout.
//
//   operand layout : (planes, pixels, 16 bytes), a plane being the 8 f16 or 4 tf32 channels that fill 16 bytes. That is wgmma's
//                    layout without swizzle, with pixels as the rows of a core matrix: one pixel to the right is 16 bytes
//                    further, so every horizontal tap reads the same ring through a shifted start address.
//   product        : M = 64 output channels (weights), N = kTileN pixels, K = 2 planes an instruction, all taps.
//   consumers      : two warpgroups (or three) that take alternate rows, so that one stores its row while another multiplies, or
//                    (kWide) two that take half of each row.
//   producers      : the last warpgroup; a warp has planes on their way, in registers or through the copy engine, while it rounds
//                    another into the ring.
//
// Entry e of the ring is an input row. Step e of a strip uses entries e - kKernelH + 1 .. e, and the first kKernelH - 1 steps only
// fill. `full[slot]` counts the producer warps that have written the slot; `empty[slot]` counts the warps of both consumers, each
// after its last step that reads the slot.
#pragma once
#include "f16_range.cuh"
#include "hopper.cuh"

namespace conv_rows {

using hopper::u32;
using hopper::u64;

constexpr int kOutChannels = 64;
constexpr int kProducerThreads = 128;
constexpr int kProducerWarps = kProducerThreads / 32;

struct Shape {
  int images, height, width, out_height, out_width, pad_h, pad_w;
  const int* largest = nullptr;  // (images,): bits of an image's largest finite magnitude, where its operands take a power of two

  // The power of two by which the operands of an image are multiplied.
  __device__ __forceinline__ int shift(int image) const { return f16_range::shift_to_f16(static_cast<u32>(largest[image])); }
};

// f16 operands: fp32 rounded to nearest even, 10 mantissa bits as in TF32, for 2^-14 <= |v| < 65520.
struct F16 {
  using Element = __half;
  static constexpr int kVector = 8;
  static constexpr int kParts = 1;               // operands that stand for a value together
  static constexpr bool kLimited = true;         // in range
  static constexpr float kSmallest = 0x1p-10f;   // that may be the largest magnitude of a plane of a row (see Range)
  static __device__ __forceinline__ uint4 pack(const float* v, int = 0) {
    uint4 packed;
    u32* words = &packed.x;
#pragma unroll
    for (int i = 0; i < 4; ++i) asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(words[i]) : "f"(v[2 * i + 1]), "f"(v[2 * i]));
    return packed;
  }
  template <int N>
  static __device__ __forceinline__ void multiply(float (&acc)[N / 2], u64 a, u64 b, int accumulate) {
    hopper::wgmma_f16<N>(acc, a, b, accumulate);
  }
};

// tf32 operands: fp32 rounded to 10 mantissa bits, nearest even, fp32's range.
struct Tf32 {
  using Element = float;
  static constexpr int kVector = 4;
  static constexpr int kParts = 1;
  static constexpr bool kLimited = false;
  static __device__ __forceinline__ uint4 pack(const float* v, int = 0) {
    uint4 packed;
    u32* words = &packed.x;
#pragma unroll
    for (int i = 0; i < 4; ++i) asm("cvt.rn.tf32.f32 %0, %1;" : "=r"(words[i]) : "f"(v[i]));
    return packed;
  }
  template <int N>
  static __device__ __forceinline__ void multiply(float (&acc)[N / 2], u64 a, u64 b, int accumulate) {
    hopper::wgmma_tf32<N>(acc, a, b, accumulate);
  }
};

// Two f16 operands for a value, v = high + low / 2^11 to 2^-23 of it: 22 bits between 2^-14 and 65520, for products in fp32.
struct SplitF16 : F16 {
  static constexpr int kParts = 2;
  static constexpr float kSmallest = 0x1p-14f;  // where the step of high + low / 2^11, 2^-35, is 2^-21 of it
  static constexpr float kLow = 0x1p11f;
  static __device__ __forceinline__ uint4 pack(const float* v, int part) {
    if (part == 0) return F16::pack(v);
    float low[kVector];
#pragma unroll
    for (int i = 0; i < kVector; ++i) low[i] = (v[i] - __half2float(__float2half_rn(v[i]))) * kLow;
    return F16::pack(low);
  }
};

// Watches what is rounded to f16. A tensor leaves the range where f16 stands for TF32 when a value reaches 65520, or when a plane of a
// row is so small throughout (below kSmallest, not zero) that f16's fixed step of 2^-24 could be seen beside TF32's rounding of it.
struct Range {
  float largest = 0.0f;

  template <int kCount>
  __device__ __forceinline__ void add(const float (&value)[kCount]) {
    float most[kCount];
#pragma unroll
    for (int i = 0; i < kCount; ++i) most[i] = fabsf(value[i]);
#pragma unroll
    for (int width = kCount / 2; width > 0; width /= 2)
#pragma unroll
      for (int i = 0; i < width; ++i) most[i] = fmaxf(most[i], most[i + width]);
    largest = fmaxf(largest, most[0]);
  }
  // Sets `*out_of_range` for the warp's values.
  template <class Operand>
  __device__ __forceinline__ void report(int* out_of_range) const {
    const u32 bits = __reduce_max_sync(0xffffffff, __float_as_uint(largest));
    const bool outside = bits >= __float_as_uint(65520.0f) || (bits != 0 && bits < __float_as_uint(Operand::kSmallest));
    // volatile: warps of other blocks may write it too
    if (outside && threadIdx.x % 32 == 0) *static_cast<volatile int*>(out_of_range) = 1;
  }
};

template <class Operand_, int kTileN_, int kKernelH_, int kKernelW_, int kChannels_, int kRing_, bool kWide_, int kStages_ = 0, int kGroups_ = 2>
struct Config {
  using Operand = Operand_;
  static constexpr int kTileN = kTileN_;
  static constexpr int kKernelH = kKernelH_;
  static constexpr int kKernelW = kKernelW_;
  static constexpr int kChannels = kChannels_;
  static constexpr int kRing = kRing_;
  static constexpr bool kWide = kWide_;  // both consumers take each row, half of its columns each; else alternate rows
  static constexpr int kStages = kStages_;  // of fp32 rows that the copy engine brings; 0: producers load into registers
  static constexpr int kGroups = kGroups_;  // consumer warpgroups
  static constexpr int kConsumerThreads = kGroups * 128;
  static constexpr int kConsumerWarps = kConsumerThreads / 32;
  static constexpr int kThreads = kConsumerThreads + kProducerThreads;
  static constexpr int kStripN = kWide ? 2 * kTileN : kTileN;
  static constexpr int kTaps = kKernelH * kKernelW;
  static constexpr int kVector = Operand::kVector;
  static constexpr int kPlanes = kChannels / kVector;
  static constexpr int kPixels = kStripN + kKernelW - 1;  // of a slot
  static constexpr int kChunks = (kPixels + 7 + 31) / 32;  // loads of a warp to cover them, the first aligned to 32 bytes
  static constexpr int kPlaneBytes = kPixels * 16;
  static constexpr int kParts = Operand::kParts;
  static constexpr int kPartBytes = kPlanes * kPlaneBytes;
  static constexpr int kSlotBytes = kParts * kPartBytes;
  static constexpr int kWeightPlaneBytes = kOutChannels * 16;
  static constexpr int kWeightPartBytes = kPlanes * kWeightPlaneBytes;
  static constexpr int kWeightBytes = kTaps * kParts * kWeightPartBytes;
  static constexpr int kStagePitch = (kPixels + 3 + 3) / 4 * 4;  // floats of a channel, the first one aligned to 16 bytes
  static constexpr int kStageBytes = kVector * kStagePitch * 4;
  static constexpr int kBarriersBytes = 256;
  // Of the kKernelH steps that read an entry, those that are a warpgroup's last one: each releases the entry.
  static constexpr int kReleases = kWide ? 1 : kGroups < kKernelH ? kGroups : kKernelH;
  static constexpr int kSmemBytes = kBarriersBytes + kWeightBytes + (kRing * kSlotBytes + 127) / 128 * 128 + kStages * kStageBytes;

  static_assert(kTileN % 8 == 0 && kTileN <= 256, "a tile is a multiple of 8 and at most 256 pixels");
  static_assert(kGroups == 2 || (kGroups == 3 && !kWide && kStages > 0), "two consumers, or three that take alternate rows");
  static_assert(kKernelH >= 2 && kRing > kKernelH, "the ring must hold the rows in use and one more");
  static_assert(kPlanes % (2 * kProducerWarps) == 0, "channels: a multiple of 64 for f16, of 32 for tf32");
  static_assert((2 * kRing + kStages + 1) * 8 <= kBarriersBytes, "barriers");
  static_assert(kParts == 1 || kStages == 0, "split operands come through registers");
  static_assert(kStages % kProducerWarps == 0, "a stage belongs to one producer warp");
  static_assert(kSmemBytes <= 232448, "shared memory of a block");
};

// The rows of one strip that a block computes: `rows` output rows from `row` on, columns from `column` on, of one image.
struct Segment {
  int image, column, row, rows;
};

// Segments of the block, in order. Neighbouring blocks take the strips of the same rows at the same time, so that whole rows pass
// through the L2 cache together; the (image, row) list is cut into equal runs, one for each set of neighbours.
template <class C>
struct Walk {
  const Shape& shape;
  int next, end, column;

  __device__ explicit Walk(const Shape& s) : shape(s) {
    const int strips = (s.out_width + C::kStripN - 1) / C::kStripN;
    const int sets = gridDim.x / strips;
    const int set = blockIdx.x / strips;
    const long long total = static_cast<long long>(s.images) * s.out_height;
    column = (blockIdx.x - set * strips) * C::kStripN;
    next = static_cast<int>(total * set / sets);
    end = set < sets ? static_cast<int>(total * (set + 1) / sets) : next;
  }
  __device__ __forceinline__ bool advance(Segment& segment) {
    if (next >= end) return false;
    segment.image = next / shape.out_height;
    segment.row = next - segment.image * shape.out_height;
    segment.rows = min(end - next, shape.out_height - segment.row);
    segment.column = column;
    next += segment.rows;
    return true;
  }
};

// A plane of one input row, on its way through the registers of a producer warp.
template <class C>
struct Batch {
  float value[C::kChunks][C::kVector];

  // `pixel` points at the lane's pixel of the first load in the plane's first channel, `slot_pixel` is its place in the slot;
  // slot pixels outside [first, limit) read as zero.
  __device__ __forceinline__ void load(const float* pixel, long long channel_stride, int slot_pixel, int first, int limit) {
#pragma unroll
    for (int i = 0; i < C::kVector; ++i) {
#pragma unroll
      for (int j = 0; j < C::kChunks; ++j) {
        const int p = slot_pixel + 32 * j;
        value[j][i] = p >= first && p < limit ? __ldg(pixel + 32 * j) : 0.0f;
      }
      pixel += channel_stride;
    }
  }
  // `plane` is the plane in the slot; split operands stand for the values times `scale`.
  __device__ __forceinline__ void store(unsigned char* plane, int slot_pixel, int* out_of_range, float scale) {
    if constexpr (C::kParts == 2) {
#pragma unroll
      for (int j = 0; j < C::kChunks; ++j)
#pragma unroll
        for (int i = 0; i < C::kVector; ++i) value[j][i] *= scale;
    }
    if constexpr (C::Operand::kLimited) {
      Range range;
#pragma unroll
      for (int j = 0; j < C::kChunks; ++j) range.add(value[j]);
      range.report<typename C::Operand>(out_of_range);
    }
#pragma unroll
    for (int j = 0; j < C::kChunks; ++j) {
      const int p = slot_pixel + 32 * j;
      if (static_cast<u32>(p) >= static_cast<u32>(C::kPixels)) continue;
#pragma unroll
      for (int part = 0; part < C::kParts; ++part)
        *reinterpret_cast<uint4*>(plane + part * C::kPartBytes + p * 16) = C::Operand::pack(value[j], part);
    }
  }
};

// Where a producer warp reads: one input row after the other, over all segments of the block.
template <class C>
struct Cursor {
  Walk<C> walk;
  Segment segment;
  const float* image;
  int row, rows_left;
  int column;        // input column of slot pixel 0
  int first, limit;  // slot pixels inside the input
  bool valid;

  __device__ Cursor(const float* x, const Shape& shape) : walk(shape) { open(x); }

  __device__ __forceinline__ void open(const float* x) {
    const Shape& shape = walk.shape;
    valid = walk.advance(segment);
    if (!valid) return;
    row = segment.row + shape.pad_h - (C::kKernelH - 1);
    rows_left = segment.rows + C::kKernelH - 1;
    column = segment.column + shape.pad_w - (C::kKernelW - 1);
    first = max(0, -column);
    limit = min(C::kPixels, shape.width - column);
    image = x + static_cast<long long>(segment.image) * C::kChannels * shape.height * shape.width;
  }
  __device__ __forceinline__ void advance(const float* x) {
    ++row;
    if (--rows_left == 0) open(x);
  }
  // Slot pixel of the lane's first load: loads start at a sector. Channels may start at different places of one; the first decides.
  __device__ __forceinline__ int slot_pixel(int lane) const {
    const u64 start = reinterpret_cast<u64>(image) / 4 + static_cast<long long>(row) * walk.shape.width + column;
    return lane - static_cast<int>(start % 8);
  }
  __device__ __forceinline__ void load(Batch<C>& batch, int plane, int slot_pixel) const {
    const Shape& shape = walk.shape;
    const bool inside = static_cast<u32>(row) < static_cast<u32>(shape.height);
    const long long channel_stride = static_cast<long long>(shape.height) * shape.width;
    batch.load(image + plane * C::kVector * channel_stride + static_cast<long long>(row) * shape.width + column + slot_pixel,
               channel_stride, slot_pixel, first, inside ? limit : 0);
  }
};

template <class C>
__device__ __forceinline__ void produce(const float* x, const Shape& shape, unsigned char* ring, u64* full, u64* empty,
                                        int* out_of_range) {
  const int warp = threadIdx.x / 32 - C::kConsumerWarps;
  const int lane = threadIdx.x % 32;
  Batch<C> even, odd;
  Cursor<C> cursor(x, shape);
  int pixel = cursor.slot_pixel(lane);
  if (cursor.valid) cursor.load(even, warp, pixel);
  for (int entry = 0; cursor.valid; ++entry) {
    const int slot = entry % C::kRing;
    unsigned char* target = ring + slot * C::kSlotBytes + warp * C::kPlaneBytes;
    const int stored_pixel = pixel;
    const float scale = C::kParts == 2 ? f16_range::power_of_two(shape.shift(cursor.segment.image)) : 1.0f;
    if (entry >= C::kRing) hopper::barrier_wait(&empty[slot], (entry / C::kRing - 1) & 1);
#pragma unroll
    for (int plane = 0; plane < C::kPlanes; plane += 2 * kProducerWarps) {
      cursor.load(odd, warp + plane + kProducerWarps, pixel);
      even.store(target + plane * C::kPlaneBytes, stored_pixel, out_of_range, scale);
      if (plane + 2 * kProducerWarps < C::kPlanes) {
        cursor.load(even, warp + plane + 2 * kProducerWarps, pixel);
      } else {
        cursor.advance(x);
        pixel = cursor.slot_pixel(lane);
        if (cursor.valid) cursor.load(even, warp, pixel);
      }
      odd.store(target + (plane + kProducerWarps) * C::kPlaneBytes, stored_pixel, out_of_range, scale);
    }
    hopper::proxy_fence();
    __syncwarp();
    if (lane == 0) hopper::barrier_arrive(&full[slot]);
  }
}

// Producers behind the copy engine. Task t = entry * kPlanes + plane is a plane of an input row; stage t % kStages receives it as
// fp32, `staged[stage]` counts its bytes. A warp rounds every kProducerWarps-th task into the ring and then refills the stage that it
// has emptied, kStages tasks ahead; a stage is always the same warp's. Rows start at multiples of 16 bytes (width % 4 == 0).
template <class C>
struct BulkProducer {
  const float* x;
  unsigned char* stages;
  u64* staged;
  int* out_of_range;
  int warp, lane;

  __device__ __forceinline__ void load(const Cursor<C>& cursor, int task) const {
    const Shape& shape = cursor.walk.shape;
    const int stage = task % C::kStages;
    if (static_cast<u32>(cursor.row) >= static_cast<u32>(shape.height)) {
      if (lane == 0) hopper::barrier_arrive(&staged[stage]);
      return;
    }
    const int aligned = cursor.column & ~3;
    const int start = max(aligned, 0);
    const u32 bytes = (min(shape.width, cursor.column + C::kPixels + 3 & ~3) - start) * 4;
    if (lane == 0) hopper::barrier_arrive_expect(&staged[stage], bytes * C::kVector);
    __syncwarp();  // the phase expects the bytes before they arrive
    if (lane < C::kVector) {
      const long long channel = task % C::kPlanes * C::kVector + lane;
      hopper::bulk_load(stages + stage * C::kStageBytes + (lane * C::kStagePitch + start - aligned) * 4,
                        cursor.image + (channel * shape.height + cursor.row) * shape.width + start, bytes, &staged[stage]);
    }
  }

  // Rounds the task's plane into the ring.
  __device__ __forceinline__ void convert(const Cursor<C>& cursor, int task, unsigned char* plane) const {
    const int stage = task % C::kStages;
    const float* from = reinterpret_cast<const float*>(stages + stage * C::kStageBytes) + (cursor.column & 3) + lane;
    const int limit = static_cast<u32>(cursor.row) < static_cast<u32>(cursor.walk.shape.height) ? cursor.limit : 0;
    hopper::barrier_wait(&staged[stage], task / C::kStages & 1);
    Range range;
#pragma unroll
    for (int j = 0; j < C::kChunks; ++j) {
      const int p = lane + 32 * j;
      if (p < C::kPixels) {
        float value[C::kVector];
#pragma unroll
        for (int i = 0; i < C::kVector; ++i)
          value[i] = p >= cursor.first && p < limit ? from[i * C::kStagePitch + 32 * j] : 0.0f;
        if constexpr (C::Operand::kLimited) range.add(value);
        *reinterpret_cast<uint4*>(plane + p * 16) = C::Operand::pack(value);
      }
    }
    if constexpr (C::Operand::kLimited) range.report<typename C::Operand>(out_of_range);
  }

  __device__ __forceinline__ void run(const Shape& shape, unsigned char* ring, u64* full, u64* empty) const {
    Cursor<C> loads(x, shape);
    int load_entry = 0;
    const auto load_task = [&](int task) {
      for (; load_entry < task / C::kPlanes && loads.valid; ++load_entry) loads.advance(x);
      if (loads.valid) load(loads, task);
    };
    for (int task = warp; task < C::kStages; task += kProducerWarps) load_task(task);
    Cursor<C> cursor(x, shape);
    for (int entry = 0; cursor.valid; ++entry) {
      const int slot = entry % C::kRing;
      if (entry >= C::kRing) hopper::barrier_wait(&empty[slot], (entry / C::kRing - 1) & 1);
#pragma unroll 1
      for (int plane = warp; plane < C::kPlanes; plane += kProducerWarps) {
        const int task = entry * C::kPlanes + plane;
        convert(cursor, task, ring + slot * C::kSlotBytes + plane * C::kPlaneBytes);
        __syncwarp();  // the stage has been read
        load_task(task + C::kStages);
      }
      hopper::proxy_fence();
      __syncwarp();
      if (lane == 0) hopper::barrier_arrive(&full[slot]);
      cursor.advance(x);
    }
  }
};

// acc = all taps of one output row; `descriptor_b` stands at the leftmost output column's pixel of slot 0.
template <class C>
__device__ __forceinline__ void multiply_row(float (&acc)[C::kTileN / 2], u64 descriptor_a, u64 descriptor_b, int entry) {
  hopper::wgmma_fence();
#pragma unroll
  for (int kh = C::kKernelH - 1; kh >= 0; --kh) {
    const u64 slot_b = descriptor_b + (((entry - kh) % C::kRing * C::kSlotBytes) >> 4);
#pragma unroll
    for (int kw = 0; kw < C::kKernelW; ++kw) {
      const u64 tap_a = descriptor_a + (((kh * C::kKernelW + kw) * C::kPlanes * C::kWeightPlaneBytes) >> 4);
#pragma unroll
      for (int plane = 0; plane < C::kPlanes; plane += 2)
        C::Operand::template multiply<C::kTileN>(acc, tap_a + ((plane * C::kWeightPlaneBytes) >> 4),
                                                 slot_b - kw + ((plane * C::kPlaneBytes) >> 4),
                                                 kh != C::kKernelH - 1 || kw != 0 || plane != 0);
    }
  }
  hopper::wgmma_commit();
  hopper::wgmma_wait<0>();
  hopper::accumulators_fence(acc);
}

// The same with split operands: high * high of each tap by itself, added in fp32 (the tensor cores truncate as they add), and the
// two cross products of all taps, 2^11 times too large. low * low is below fp32's last place.
template <class C>
__device__ __forceinline__ void multiply_row_split(float (&acc)[C::kTileN / 2], u64 descriptor_a, u64 descriptor_b, int entry) {
  float tap[C::kTileN / 2], cross[C::kTileN / 2];
#pragma unroll
  for (int kh = C::kKernelH - 1; kh >= 0; --kh) {
    const u64 slot_b = descriptor_b + (((entry - kh) % C::kRing * C::kSlotBytes) >> 4);
#pragma unroll
    for (int kw = 0; kw < C::kKernelW; ++kw) {
      const bool first = kh == C::kKernelH - 1 && kw == 0;
      const u64 high_a = descriptor_a + (((kh * C::kKernelW + kw) * 2 * C::kWeightPartBytes) >> 4);
      const u64 high_b = slot_b - kw;
      const u64 low_a = high_a + (C::kWeightPartBytes >> 4), low_b = high_b + (C::kPartBytes >> 4);
      hopper::wgmma_fence();
#pragma unroll
      for (int plane = 0; plane < C::kPlanes; plane += 2)
        C::Operand::template multiply<C::kTileN>(tap, high_a + ((plane * C::kWeightPlaneBytes) >> 4),
                                                 high_b + ((plane * C::kPlaneBytes) >> 4), plane != 0);
      hopper::wgmma_commit();
#pragma unroll
      for (int plane = 0; plane < C::kPlanes; plane += 2) {
        C::Operand::template multiply<C::kTileN>(cross, low_a + ((plane * C::kWeightPlaneBytes) >> 4),
                                                 high_b + ((plane * C::kPlaneBytes) >> 4), !first || plane != 0);
        C::Operand::template multiply<C::kTileN>(cross, high_a + ((plane * C::kWeightPlaneBytes) >> 4),
                                                 low_b + ((plane * C::kPlaneBytes) >> 4), 1);
      }
      hopper::wgmma_commit();
      hopper::wgmma_wait<1>();  // the tap's high * high, while the cross products go on
      hopper::accumulators_fence(tap);
#pragma unroll
      for (int i = 0; i < C::kTileN / 2; ++i) acc[i] = first ? tap[i] : acc[i] + tap[i];
    }
  }
  hopper::wgmma_wait<0>();
  hopper::accumulators_fence(cross);
#pragma unroll
  for (int i = 0; i < C::kTileN / 2; ++i) acc[i] = fmaf(cross[i], 1.0f / C::Operand::kLow, acc[i]);
}

// acc = the same without the zeros around x, which make NaN of an infinite weight; for a row of a build whose speed is no matter.
template <class C>
__device__ __forceinline__ void multiply_row_plain(float (&acc)[C::kTileN / 2], const float* x, const float* weight_packed,
                                                   const Shape& shape, const Segment& segment, int row) {
  const int lane = threadIdx.x % 32;
  const long long plane = static_cast<long long>(shape.height) * shape.width;
  x += segment.image * C::kChannels * plane;
#pragma unroll 1
  for (int e = 0; e < C::kTileN / 2; ++e) {
    const int channel = threadIdx.x / 32 % 4 * 16 + e / 2 % 2 * 8 + lane / 4;
    const int column = segment.column + e / 4 * 8 + lane % 4 * 2 + e % 2;
    float sum = 0.0f;
#pragma unroll 1
    for (int tap = 0; tap < C::kTaps && column < shape.out_width; ++tap) {
      const int in_row = row + shape.pad_h - tap / C::kKernelW, in_column = column + shape.pad_w - tap % C::kKernelW;
      if (in_row < 0 || in_row >= shape.height || in_column < 0 || in_column >= shape.width) continue;
      float of_tap = 0.0f;  // shorter sums round less
#pragma unroll 1
      for (int ci = 0; ci < C::kChannels; ++ci)
        of_tap = fmaf(x[ci * plane + static_cast<long long>(in_row) * shape.width + in_column],
                      weight_packed[((tap * C::kPlanes + ci / C::kVector) * kOutChannels + channel) * C::kVector + ci % C::kVector],
                      of_tap);
      sum += of_tap;
    }
#pragma unroll
    for (int i = 0; i < C::kTileN / 2; ++i) acc[i] = i == e ? sum : acc[i];
  }
}

// With tf32 operands, `x` not null: a weight is not finite.
template <class C, class Epilogue>
__device__ __forceinline__ void consume(const Shape& shape, u32 weights, u32 ring, u64* full, u64* empty, Epilogue& epilogue,
                                        const float* x = nullptr, const float* weight_packed = nullptr) {
  const int group = __shfl_sync(0xffffffff, threadIdx.x / 128, 0);
  const int lane = threadIdx.x % 32;
  const int column = C::kWide ? group * C::kTileN : 0;  // of the group in the strip
  const u64 descriptor_a = hopper::operand_descriptor(weights, C::kWeightPlaneBytes, 128);
  const u64 descriptor_b = hopper::operand_descriptor(ring, C::kPlaneBytes, 128) + column + C::kKernelW - 1;
  Walk<C> walk(shape);
  Segment segment;
  float acc[C::kTileN / 2];
  for (int first = 0; walk.advance(segment);) {
    segment.column += column;
    const int steps = segment.rows + C::kKernelH - 1;
    constexpr int kStride = C::kWide ? 1 : C::kGroups;
    for (int step = C::kWide ? 0 : (group + C::kGroups - first % C::kGroups) % C::kGroups; step < steps; step += kStride) {
      const int entry = first + step;
      const bool multiplies = step >= C::kKernelH - 1;
      for (int kh = C::kKernelH - 1; kh >= 0; --kh) {
        if (entry >= kh && (kh >= C::kKernelH - C::kReleases || kh > 0 || multiplies))
          hopper::barrier_wait(&full[(entry - kh) % C::kRing], ((entry - kh) / C::kRing) & 1);
      }
      if (multiplies) {
        if constexpr (C::kParts == 2) {
          multiply_row_split<C>(acc, descriptor_a, descriptor_b, entry);
        } else {
          multiply_row<C>(acc, descriptor_a, descriptor_b, entry);
        }
      }
      if (lane == 0) {
        for (int kh = C::kKernelH - C::kReleases; kh < C::kKernelH; ++kh)
          if (entry >= kh) hopper::barrier_arrive(&empty[(entry - kh) % C::kRing]);
      }
      if constexpr (!C::Operand::kLimited) {
        if (x && multiplies)
          multiply_row_plain<C>(acc, x, weight_packed, shape, segment, segment.row + step - (C::kKernelH - 1));
      }
      if (multiplies) epilogue.row(acc, segment, segment.row + step - (C::kKernelH - 1));
    }
    first += steps;
    epilogue.close(segment);
  }
}

// A warp's 16 x kTileN accumulators on their way to global memory. 8 channels x 64 columns at a time pass through shared memory, so
// that the warp then stores 256 contiguous bytes a channel instead of 8 pieces of 32.
template <int kTileN>
struct StagedStore {
  static constexpr int kColumns = 64;
  static constexpr int kParts = (kTileN + kColumns - 1) / kColumns;
  static constexpr int kPitch = kColumns + 8;  // floats: 8 modulo 32 keeps the 8-byte writes free of bank conflicts
  static constexpr int kWarpBytes = 8 * kPitch * 4;

  // `target` is column 0 of the warp's channel 0; columns from `limit` on are not stored.
  static __device__ __forceinline__ void store(const float (&acc)[kTileN / 2], float* smem_warp, float* target, long long plane,
                                               int limit) {
    if (reinterpret_cast<u64>(target) % 8 == 0 && plane % 2 == 0 && limit % 2 == 0) {
      store_as<true>(acc, smem_warp, target, plane, limit);
    } else {
      store_as<false>(acc, smem_warp, target, plane, limit);
    }
  }

  template <bool kPairs>
  static __device__ __forceinline__ void store_as(const float (&acc)[kTileN / 2], float* smem_warp, float* target, long long plane,
                                                  int limit) {
    const int lane = threadIdx.x % 32;
    float* staged = smem_warp + lane / 4 * kPitch + lane % 4 * 2;
#pragma unroll
    for (int part = 0; part < 2 * kParts; ++part) {
      const int half = part / kParts;
      const int first = part % kParts * kColumns;
      const int columns = first + kColumns <= kTileN ? kColumns : kTileN % kColumns;
      const int rows = kColumns / columns;  // stored by one instruction
      const int lane_row = lane * 2 / columns;
      const int column = lane * 2 - lane_row * columns;
      const int inside = lane_row < rows ? limit - first - column : 0;  // columns left from the lane's first one on
#pragma unroll
      for (int j = 0; j < columns / 8; ++j) {
        const int i = (first / 8 + j) * 4 + 2 * half;
        *reinterpret_cast<float2*>(staged + 8 * j) = make_float2(acc[i], acc[i + 1]);
      }
      __syncwarp();  // the warp's part is staged
      float2 value[8];
#pragma unroll
      for (int row = 0; row < 8; row += rows)
        value[row] = *reinterpret_cast<const float2*>(smem_warp + (row + min(lane_row, 7 - row)) * kPitch + column);
      __syncwarp();  // read before the next part overwrites it
#pragma unroll
      for (int row = 0; row < 8; row += rows) {
        const int available = row + lane_row < 8 ? inside : 0;
        float* out = target + (8 * half + row + lane_row) * plane + first + column;
        if (kPairs) {
          hopper::store_pair_if(available > 0, out, value[row]);
        } else {
          if (available > 0) out[0] = value[row].x;
          if (available > 1) out[1] = value[row].y;
        }
      }
    }
  }
};

// A warp's 16 x kTileN accumulators on their way to global memory, kChannels (4 or 2) at a time through shared memory. Every store
// instruction covers whole 128-byte lines but for the two ends of a row, wherever the row starts: a line that two instructions
// touch costs the L2 cache as much as two lines.
template <int kTileN, int kChannels>
struct LineStore {
  static constexpr int kPitch = kTileN + (kTileN % 32 == 8 || kTileN % 32 == 24 ? 0 : 8);  // floats; 8 or 24 modulo 32: no conflict
  static constexpr int kWarpBytes = kChannels * kPitch * 4;
  static_assert(kPitch % 16 == 8, "the pitch keeps 8-byte writes free of bank conflicts");

  // `target` is column 0 of the warp's channel 0; columns from `limit` on are not stored.
  static __device__ __forceinline__ void store(const float (&acc)[kTileN / 2], float* smem_warp, float* target, long long plane,
                                               int limit) {
    const int lane = threadIdx.x % 32;
    const bool pairs = reinterpret_cast<u64>(target) % 8 == 0 && plane % 2 == 0 && limit % 2 == 0;
    const int columns = min(limit, kTileN);
    float* staged = smem_warp + lane / 4 % kChannels * kPitch + lane % 4 * 2;
#pragma unroll
    for (int part = 0; part < 16 / kChannels; ++part) {
      if (lane / 4 / kChannels == part % (8 / kChannels)) {
#pragma unroll
        for (int j = 0; j < kTileN / 8; ++j) {
          const int i = 4 * j + 2 * (part / (8 / kChannels));
          *reinterpret_cast<float2*>(staged + 8 * j) = make_float2(acc[i], acc[i + 1]);
        }
      }
      __syncwarp();  // the part is staged
      float* out = target + part * kChannels * plane;
      if (pairs) {
        store_lines<float2>(smem_warp, out, plane, columns / 2, lane);
      } else {
        store_lines<float>(smem_warp, out, plane, columns, lane);
      }
      __syncwarp();  // read before the next part overwrites it
    }
  }

  template <class Vector>
  static __device__ __forceinline__ void store_lines(const float* smem_warp, float* out, long long plane, int count, int lane) {
    constexpr int kPerLine = 128 / sizeof(Vector);
    constexpr int kMost = (kTileN * 4 / sizeof(Vector) + kPerLine - 1 + 31) / 32;
#pragma unroll
    for (int channel = 0; channel < kChannels; ++channel) {
      const u64 address = reinterpret_cast<u64>(out + channel * plane);
      const int first = lane - static_cast<int>(address / sizeof(Vector) % kPerLine);
      const Vector* from = reinterpret_cast<const Vector*>(smem_warp + channel * kPitch) + first;
      Vector* to = reinterpret_cast<Vector*>(address) + first;
      Vector value[kMost];
#pragma unroll
      for (int k = 0; k < kMost; ++k)
        if (first + 32 * k >= 0 && first + 32 * k < count) value[k] = from[32 * k];
#pragma unroll
      for (int k = 0; k < kMost; ++k)
        if (first + 32 * k >= 0 && first + 32 * k < count) to[32 * k] = value[k];
    }
  }
};

// The whole kernel: `smem` is the block's dynamic shared memory, C::kSmemBytes of it. `*out_of_range` becomes 1 where f16 operands do
// not stand for TF32 (see Range). A kernel with tf32 operands returns at once where it is 0: launched behind the other, it computes
// again what needs it, without a word to the host. Null: it always computes.
template <class C, class Epilogue>
__device__ __forceinline__ void run(const float* x, const typename C::Operand::Element* weight_packed, const Shape& shape,
                                    unsigned char* smem, Epilogue& epilogue, int* out_of_range) {
  if (!C::Operand::kLimited && out_of_range && *out_of_range == 0) return;
  const bool infinite = epilogue.factor[0] < 0.0f || epilogue.factor[1] < 0.0f;  // a weight of the thread's channels
  if constexpr (C::Operand::kLimited && C::kParts == 1) {
    if (infinite) *static_cast<volatile int*>(out_of_range) = 1;  // zeros around x make NaN of it
  }
  u64* full = reinterpret_cast<u64*>(smem);
  u64* empty = full + C::kRing;
  u64* weights_full = empty + C::kRing;
  u64* staged = weights_full + 1;
  unsigned char* weights = smem + C::kBarriersBytes;
  unsigned char* ring = weights + C::kWeightBytes;
  if (threadIdx.x == 0) {
    for (int slot = 0; slot < C::kRing; ++slot) {
      hopper::barrier_init(&full[slot], kProducerWarps);
      hopper::barrier_init(&empty[slot], C::kReleases * 4 * (C::kWide ? C::kGroups : 1));
    }
    hopper::barrier_init(weights_full, 1);
    for (int stage = 0; stage < C::kStages; ++stage) hopper::barrier_init(&staged[stage], 1);
    hopper::barrier_init_fence();
  }
  // The barriers are initialised before anyone uses them.
  const float* plain_x = nullptr;
  if constexpr (C::Operand::kLimited) {
    __syncthreads();
  } else {
    const int found = __syncthreads_or(infinite);
    if (__shfl_sync(0xffffffff, found, 0)) plain_x = x;
    epilogue.factor[0] = epilogue.factor[1] = 1.0f;
  }
  // A lane of each warpgroup together: 504 registers with two consumers (168 each at the start), 512 with three (128 each).
  if (threadIdx.x < C::kConsumerThreads) {
    if constexpr (C::kStages == 0) {
      hopper::registers_lower<160>();
    } else {
      hopper::registers_raise<C::kGroups == 2 ? 200 : 136>();
    }
    if (threadIdx.x == 0) {
      hopper::barrier_arrive_expect(weights_full, C::kWeightBytes);
      hopper::bulk_load(weights, weight_packed, C::kWeightBytes, weights_full);
    }
    hopper::barrier_wait(weights_full, 0);
    if constexpr (C::Operand::kLimited) {
      consume<C>(shape, hopper::smem_address(weights), hopper::smem_address(ring), full, empty, epilogue);
    } else {
      consume<C>(shape, hopper::smem_address(weights), hopper::smem_address(ring), full, empty, epilogue, plain_x, weight_packed);
    }
  } else if constexpr (C::kStages > 0) {
    hopper::registers_lower<104>();
    unsigned char* stages = smem + C::kSmemBytes - C::kStages * C::kStageBytes;
    const BulkProducer<C> producer{x, stages, staged, out_of_range, static_cast<int>(threadIdx.x / 32) - C::kConsumerWarps,
                                   static_cast<int>(threadIdx.x % 32)};
    producer.run(shape, ring, full, empty);
  } else {
    hopper::registers_raise<184>();
    produce<C>(x, shape, ring, full, empty, out_of_range);
  }
}

// weight (channels, 64, kh, kw) f32 -> (taps, parts, planes, 64, vector) rounded to the operand type; a block of 128 threads an output
// channel. f16 takes a channel's weights times the power of two that brings the largest finite one to [2^13, 2^14); `factor` (64,)
// undoes it, below zero where a weight of the channel is not finite. Clears `*out_of_range`; for split operands, whose low parts make NaN of an infinity, sets it where a weight is not finite.
template <class C>
__device__ __forceinline__ void pack_weights(const float* weight, typename C::Operand::Element* packed, float* factor,
                                             int* out_of_range) {
  __shared__ u32 smem_largest;
  const int out = blockIdx.x;
  float scale = 1.0f;
  bool finite = true;
  if constexpr (C::Operand::kLimited) {
    if (threadIdx.x == 0) smem_largest = 0;
    __syncthreads();  // cleared before the maxima arrive
    u32 largest = 0;
    for (int i = threadIdx.x; i < C::kChannels * C::kTaps; i += 128) {
      const float w = weight[(i / C::kTaps * kOutChannels + out) * C::kTaps + i % C::kTaps];
      largest = max(largest, f16_range::finite_magnitude(w));
      finite = finite && isfinite(w);
    }
    if (C::kParts == 2 && !finite) *static_cast<volatile int*>(out_of_range) = 1;  // other blocks may too
    atomicMax(&smem_largest, largest);
    finite = !__syncthreads_or(!finite);  // the maximum is complete
    const int shift = f16_range::shift_to_f16(smem_largest);
    scale = f16_range::power_of_two(shift);
    if (threadIdx.x == 0) factor[out] = f16_range::power_of_two(-shift) * (finite ? 1.0f : -1.0f);
  } else {
    for (int i = threadIdx.x; i < C::kChannels * C::kTaps; i += 128) {
      const float w = weight[(i / C::kTaps * kOutChannels + out) * C::kTaps + i % C::kTaps];
      finite = finite && fabsf(w) < __uint_as_float(0x7f7ff000u);  // from there on TF32 rounds to infinity
    }
    finite = !__syncthreads_or(!finite);
    if (threadIdx.x == 0) factor[out] = finite ? 1.0f : -1.0f;
  }
  if (out == 0 && threadIdx.x == 0 && C::Operand::kLimited && C::kParts == 1) *out_of_range = 0;
  for (int index = threadIdx.x; index < C::kTaps * C::kPlanes; index += 128) {
    const int plane = index % C::kPlanes;
    const int tap = index / C::kPlanes;
    float value[C::kVector];
#pragma unroll
    for (int i = 0; i < C::kVector; ++i)
      value[i] = weight[((plane * C::kVector + i) * kOutChannels + out) * C::kTaps + tap] * scale;
#pragma unroll
    for (int part = 0; part < C::kParts; ++part)
      reinterpret_cast<uint4*>(packed)[((tap * C::kParts + part) * C::kPlanes + plane) * kOutChannels + out] =
          C::Operand::pack(value, part);
  }
}

}  // namespace conv_rows
