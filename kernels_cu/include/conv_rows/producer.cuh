// producer.cuh: copies of input rows from global memory into the ring, through registers or by the copy engine
#pragma once
#include "ring.cuh"

namespace conv_rows {

// A plane of one input row in the registers of a producer warp.
template <class C>
struct Batch {
  float value[C::kChunks][C::kVector];

  // `pixel` points at the lane's pixel of the first load in the plane's first channel; `slot_pixel` is that pixel's
  // place in the slot. Slot pixels outside [first, limit) read as zero.
  __device__ __forceinline__ void load(const float* pixel, long long channel_stride, int slot_pixel, int first,
                                       int limit) {
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
  // `plane` is the plane in the slot. Operands of a limited type hold the values times `scale`.
  __device__ __forceinline__ void store(unsigned char* plane, int slot_pixel, int* out_of_range, float scale) {
    if constexpr (C::Operand::kLimited) {
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
        *reinterpret_cast<uint4*>(plane + C::Slot::at(0, 0, part) + C::Slot::at(0, p)) =
            C::Operand::pack(value[j], part);
    }
  }
};

// The place where a producer warp reads: one input row after the other, over all segments of the block.
template <class C>
struct Cursor {
  Walk<C> walk;
  Segment segment;
  const float* image;
  int row, rows_left;
  int column;        // input column of slot pixel 0
  int first, limit;  // slot pixels inside the input that the strip needs
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
    limit = min(min(C::kPixels, segment.columns + C::kAlign - 1 + C::kKernelW - 1), shape.width - column);
    image = x + static_cast<long long>(segment.image) * C::kChannels * shape.height * shape.width;
  }
  __device__ __forceinline__ void advance(const float* x) {
    ++row;
    if (--rows_left == 0) open(x);
  }
  // Place of slot pixel 0 in its plane; it may lie in the row before.
  __device__ __forceinline__ int place() const { return row * walk.shape.width + column; }
  __device__ __forceinline__ bool is_inside() const {
    return static_cast<u32>(row) < static_cast<u32>(walk.shape.height);
  }
  // Slot pixel of the lane's first load. Loads start at a sector; channels may start at different places of one, and
  // the first channel decides.
  __device__ __forceinline__ int slot_pixel(int lane) const {
    const u64 start = reinterpret_cast<u64>(image) / 4 + static_cast<long long>(row) * walk.shape.width + column;
    return lane - static_cast<int>(start % 8);
  }
  __device__ __forceinline__ void load(Batch<C>& batch, int plane, int slot_pixel) const {
    const Shape& shape = walk.shape;
    const bool inside = is_inside();
    const long long channel_stride = static_cast<long long>(shape.height) * shape.width;
    const float* start = image + plane * C::kVector * channel_stride + static_cast<long long>(row) * shape.width;
    batch.load(start + column + slot_pixel, channel_stride, slot_pixel, first, inside ? limit : 0);
  }
};

template <class C>
__device__ __forceinline__ void produce(const float* x, const Shape& shape, unsigned char* ring, u64* full,
                                        u64* empty, int* out_of_range, float x_scale) {
  const int warp = threadIdx.x / 32 - C::kConsumerWarps;
  const int lane = threadIdx.x % 32;
  Batch<C> even, odd;
  Cursor<C> cursor(x, shape);
  int pixel = cursor.slot_pixel(lane);
  if (cursor.valid) cursor.load(even, warp, pixel);
  for (int entry = 0; cursor.valid; ++entry) {
    const int slot = entry % C::kRing;
    unsigned char* target = ring + slot * C::Slot::kBytes + C::Slot::at(warp);
    const int stored_pixel = pixel;
    const float scale = C::kParts == 2 ? f16_range::power_of_two(shape.shift(cursor.segment.image)) : x_scale;
    if (entry >= C::kRing) hopper::barrier_wait(&empty[slot], (entry / C::kRing - 1) & 1);
#pragma unroll
    for (int plane = 0; plane < C::kPlanes; plane += 2 * C::kProducerWarps) {
      cursor.load(odd, warp + plane + C::kProducerWarps, pixel);
      even.store(target + C::Slot::at(plane), stored_pixel, out_of_range, scale);
      if (plane + 2 * C::kProducerWarps < C::kPlanes) {
        cursor.load(even, warp + plane + 2 * C::kProducerWarps, pixel);
      } else {
        cursor.advance(x);
        pixel = cursor.slot_pixel(lane);
        if (cursor.valid) cursor.load(even, warp, pixel);
      }
      odd.store(target + C::Slot::at(plane + C::kProducerWarps), stored_pixel, out_of_range, scale);
    }
    hopper::proxy_fence();
    __syncwarp();
    if (lane == 0) hopper::barrier_arrive(&full[slot]);
  }
}

// Producers that use the copy engine. Task t = entry * kPlanes + plane is a plane of an input row. Stage t % kStages
// receives it as fp32, and `staged[stage]` counts its bytes. A warp rounds every kProducerWarps-th task into the ring,
// and then fills the empty stage again, kStages tasks ahead. A stage always belongs to the same warp. Planes are
// multiples of 16 bytes (height * width % 4 == 0); a row may start between two, then a copy brings neighbours too. With
// kMapped one instruction brings a task, by a tensor map of x's planes (images * channels, height * width) in boxes of
// kVector x kStagePitch. Else each channel has a copy, and as strips share pixels, it asks the L2 cache to keep them.
template <class C>
struct BulkProducer {
  const float* x;
  const void* x_map;  // null without kMapped
  unsigned char* stages;
  u64* staged;
  int* out_of_range;
  float scale;  // of the values in the ring
  int warp, lane;

  __device__ __forceinline__ void load(const Cursor<C>& cursor, int task) const {
    const Shape& shape = cursor.walk.shape;
    const int stage = task % C::kStages;
    if (!cursor.is_inside()) {
      if (lane == 0) hopper::barrier_arrive(&staged[stage]);
      return;
    }
    if constexpr (C::kMapped) {
      if (lane == 0) {
        hopper::barrier_arrive_expect(&staged[stage], C::kStageBytes);
        hopper::tensor_load(stages + stage * C::kStageBytes, x_map, cursor.place() & ~7,
                            cursor.segment.image * C::kChannels + task % C::kPlanes * C::kVector, &staged[stage]);
      }
      return;
    }
    const int row = cursor.row * shape.width;  // its place in the plane
    const int aligned = cursor.place() & ~3;
    const int start = max(aligned, row & ~3);
    const u32 bytes = ((cursor.place() + cursor.limit + 3 & ~3) - start) * 4;
    if (lane == 0) hopper::barrier_arrive_expect(&staged[stage], bytes * C::kVector);
    __syncwarp();  // the phase expects the bytes before they arrive
    if (lane < C::kVector) {
      const long long channel = task % C::kPlanes * C::kVector + lane;
      hopper::bulk_load_kept(stages + stage * C::kStageBytes +
                                 (lane * C::kStagePitch + shift(cursor, lane) + start - aligned) * 4,
                             cursor.image + channel * shape.height * shape.width + start, bytes, &staged[stage]);
    }
  }

  // Floats from a sector of the stage to the 16 bytes of slot pixel 0: as many as in memory, or the copy engine would
  // ask for most sectors twice. Planes are multiples of 16 bytes, so every second channel has the same. A box of a map
  // begins at a multiple of 8 floats of the plane.
  __device__ __forceinline__ int shift(const Cursor<C>& cursor, int channel) const {
    if constexpr (C::kMapped) return cursor.place() & 4;
    const u32 plane = cursor.walk.shape.height * cursor.walk.shape.width;
    return (static_cast<u32>(reinterpret_cast<u64>(x) / 4) + channel % 2 * plane + cursor.place()) & 4;
  }

  // Rounds the task's plane into the ring.
  __device__ __forceinline__ void convert(const Cursor<C>& cursor, int task, unsigned char* plane) const {
    const int stage = task % C::kStages;
    const float* from[2];
#pragma unroll
    for (int i = 0; i < 2; ++i)
      from[i] = reinterpret_cast<const float*>(stages + stage * C::kStageBytes) + shift(cursor, i) +
                (cursor.place() & 3) + lane;
    const int limit = cursor.is_inside() ? cursor.limit : 0;
    hopper::barrier_wait(&staged[stage], task / C::kStages & 1);
    Range range;
    constexpr int kAtOnce = C::kChunksAtOnce;
#pragma unroll
    for (int chunk = 0; chunk < (C::kPixels + 31) / 32; chunk += kAtOnce) {
      float value[kAtOnce][C::kVector] = {};
#pragma unroll
      for (int k = 0; k < kAtOnce; ++k) {
        const int p = lane + 32 * (chunk + k);
#pragma unroll
        for (int i = 0; i < C::kVector; ++i)
          if (p >= cursor.first && p < limit) value[k][i] = from[i % 2][i * C::kStagePitch + 32 * (chunk + k)];
      }
#pragma unroll
      for (int k = 0; k < kAtOnce; ++k) {
        const int p = lane + 32 * (chunk + k);
        if (p >= C::kPixels) continue;
#pragma unroll
        for (int i = 0; i < C::kVector; ++i) value[k][i] *= scale;
        if constexpr (C::Operand::kLimited) range.add(value[k]);
        *reinterpret_cast<uint4*>(plane + C::Slot::at(0, p)) = C::Operand::pack(value[k]);
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
    for (int task = warp; task < C::kStages; task += C::kProducerWarps) load_task(task);
    Cursor<C> cursor(x, shape);
    for (int entry = 0; cursor.valid; ++entry) {
      const int slot = entry % C::kRing;
      if (entry >= C::kRing) hopper::barrier_wait(&empty[slot], (entry / C::kRing - 1) & 1);
#pragma unroll 1
      for (int plane = warp; plane < C::kPlanes; plane += C::kProducerWarps) {
        const int task = entry * C::kPlanes + plane;
        convert(cursor, task, ring + slot * C::Slot::kBytes + C::Slot::at(plane));
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

}  // namespace conv_rows
