// consumer.cuh: products of the rows in the ring with the weights, on wgmma
#pragma once
#include "ring.cuh"

namespace conv_rows {

// The weights that a consumer thread has in registers: those of the last rows of taps, which are multiplied first.
template <class C>
struct RegisterWeights {
  static constexpr int kProducts = (C::kTaps - C::kSharedTaps) * C::kPlanes / 2;

  u32 factors[kProducts > 0 ? kProducts : 1][4];

  __device__ __forceinline__ explicit RegisterWeights(const void* weight_packed) {
    const int lane = threadIdx.x % 32, channel = threadIdx.x / 32 % 4 * 16 + lane / 4;
    const unsigned char* weights = static_cast<const unsigned char*>(weight_packed) + C::kWeightBytes + lane % 4 * 4;
#pragma unroll
    for (int i = 0; i < kProducts; ++i)
#pragma unroll
      for (int j = 0; j < 4; ++j)
        factors[i][j] = *reinterpret_cast<const u32*>(weights + C::Tap::at(2 * i + j / 2, channel + j % 2 * 8));
  }
};

// Starts acc = all taps of one output row; `pixels` stands at the leftmost output column's pixel of slot 0. A warp is
// held until the tensor cores take its next product, so what it is to do meanwhile comes piece by piece:
// `between(number of the tap)` behind the products of each. It may not touch `acc`.
template <class C, class Between>
__device__ __forceinline__ void start_row(float (&acc)[C::kTileN / 2], u64 weights,
                                          const RegisterWeights<C>& register_weights, u64 pixels, int entry,
                                          const Between& between) {
  using Slot = typename C::Slot;
  using Tap = typename C::Tap;
  hopper::wgmma_fence();
#pragma unroll
  for (int kh = C::kKernelH - 1; kh >= 0; --kh) {
    const u64 slot = pixels + (((entry - kh) % C::kRing * Slot::kBytes) >> 4);
#pragma unroll
    for (int kw = 0; kw < C::kKernelW; ++kw) {
      const int tap = kh * C::kKernelW + kw;
#pragma unroll
      for (int plane = 0; plane < C::kPlanes; plane += 2) {
        const u64 b = slot - kw + Slot::step(plane);
        const int accumulate = kh != C::kKernelH - 1 || kw != 0 || plane != 0;
        if (tap < C::kSharedTaps) {
          const u64 a = weights + ((tap * Tap::kBytes) >> 4) + Tap::step(plane);
          C::Operand::template multiply<C::kTileN>(acc, a, b, accumulate);
        } else if constexpr (C::kWeightRows > 0) {
          const int product = ((tap - C::kSharedTaps) * C::kPlanes + plane) / 2;
          C::Operand::template multiply<C::kTileN>(acc, register_weights.factors[product], b, accumulate);
        }
      }
      between((C::kKernelH - 1 - kh) * C::kKernelW + kw);
    }
  }
  hopper::wgmma_commit();
}

// Waits for the products of the row that was started last.
template <class C>
__device__ __forceinline__ void finish_row(float (&acc)[C::kTileN / 2]) {
  hopper::wgmma_wait<0>();
  hopper::accumulators_fence(acc);
}

// acc = all taps of one output row, with split operands. high * high is computed for each tap by itself and added in
// fp32, since the tensor cores truncate sums. The two cross products of all taps are 2^11 times too large. low * low is
// below fp32's last place.
template <class C>
__device__ __forceinline__ void multiply_row_split(float (&acc)[C::kTileN / 2], u64 weights, u64 pixels, int entry) {
  using Slot = typename C::Slot;
  using Tap = typename C::Tap;
  float of_tap[C::kTileN / 2], cross[C::kTileN / 2];
#pragma unroll
  for (int kh = C::kKernelH - 1; kh >= 0; --kh) {
    const u64 slot = pixels + (((entry - kh) % C::kRing * Slot::kBytes) >> 4);
#pragma unroll
    for (int kw = 0; kw < C::kKernelW; ++kw) {
      const bool first = kh == C::kKernelH - 1 && kw == 0;
      const u64 high_a = weights + (((kh * C::kKernelW + kw) * Tap::kBytes) >> 4);
      const u64 high_b = slot - kw;
      const u64 low_a = high_a + Tap::step(0, 0, 1), low_b = high_b + Slot::step(0, 0, 1);
      hopper::wgmma_fence();
#pragma unroll
      for (int plane = 0; plane < C::kPlanes; plane += 2)
        C::Operand::template multiply<C::kTileN>(of_tap, high_a + Tap::step(plane), high_b + Slot::step(plane),
                                                 plane != 0);
      hopper::wgmma_commit();
#pragma unroll
      for (int plane = 0; plane < C::kPlanes; plane += 2) {
        C::Operand::template multiply<C::kTileN>(cross, low_a + Tap::step(plane), high_b + Slot::step(plane),
                                                 !first || plane != 0);
        C::Operand::template multiply<C::kTileN>(cross, high_a + Tap::step(plane), low_b + Slot::step(plane), 1);
      }
      hopper::wgmma_commit();
      hopper::wgmma_wait<1>();  // the tap's high * high, while the cross products go on
      hopper::accumulators_fence(of_tap);
#pragma unroll
      for (int i = 0; i < C::kTileN / 2; ++i) acc[i] = first ? of_tap[i] : acc[i] + of_tap[i];
    }
  }
  hopper::wgmma_wait<0>();
  hopper::accumulators_fence(cross);
#pragma unroll
  for (int i = 0; i < C::kTileN / 2; ++i) acc[i] = fmaf(cross[i], 1.0f / C::Operand::kLow, acc[i]);
}

// acc = the same without the zeros around x: they would make NaN of an infinite weight. Only the tf32 build calls this,
// and only if a weight is not finite, so its speed does not matter.
template <class C>
__device__ __forceinline__ void multiply_row_plain(float (&acc)[C::kTileN / 2], const float* x,
                                                   const float* weight_packed, const Shape& shape,
                                                   const Segment& segment, int row) {
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
      for (int ci = 0; ci < C::kChannels; ++ci) {
        of_tap = fmaf(x[ci * plane + static_cast<long long>(in_row) * shape.width + in_column],
                      weight_packed[((tap * C::kPlanes + ci / C::kVector) * kOutChannels + channel) * C::kVector +
                                    ci % C::kVector],
                      of_tap);
      }
      sum += of_tap;
    }
#pragma unroll
    for (int i = 0; i < C::kTileN / 2; ++i) acc[i] = i == e ? sum : acc[i];
  }
}

// A consumer warpgroup: multiplies its rows and passes each to `epilogue`. `weights` and `ring` are addresses in shared
// memory. With tf32 operands, `x` is not null if a weight is not finite.
template <class C, class Epilogue>
__device__ __forceinline__ void consume(const Shape& shape, const void* weight_packed, u32 weights, u32 ring, u64* full,
                                        u64* empty, Epilogue& epilogue, const float* x) {
  const int group = __shfl_sync(0xffffffff, threadIdx.x / 128, 0);
  const int lane = threadIdx.x % 32;
  const u64 descriptor_a = C::Tap::descriptor(weights);
  const u64 descriptor_b = C::Slot::descriptor(ring) + C::kKernelW - 1;
  Walk<C> walk(shape);
  Segment segment;
  float acc[C::kTileN / 2];
  const RegisterWeights<C> register_weights(weight_packed);
  for (int first = 0; walk.advance(segment);) {
    const int steps = segment.rows + C::kKernelH - 1;
    const int first_step = (group + C::kGroups - first % C::kGroups) % C::kGroups;
    for (int step = first_step; step < steps; step += C::kGroups) {
      const int entry = first + step;
      const bool multiplies = step >= C::kKernelH - 1;
      for (int kh = C::kKernelH - 1; kh >= 0; --kh) {
        if (entry >= kh && (kh >= C::kKernelH - C::kReleases || kh > 0 || multiplies))
          hopper::barrier_wait(&full[(entry - kh) % C::kRing], ((entry - kh) / C::kRing) & 1);
      }
      const auto release = [&](int kh) { hopper::barrier_arrive_if(lane == 0, &empty[(entry - kh) % C::kRing]); };
      constexpr int kFirst = C::kKernelH - C::kReleases;  // from this row of taps on, the last to read an entry
      int released = C::kKernelH;                         // and from this one on, it is released already
      if (multiplies) {
        if constexpr (C::kParts == 2) {
          multiply_row_split<C>(acc, descriptor_a, descriptor_b, entry);
        } else {
          // A row of taps is a group of products. It is over when the next one has been started.
          start_row<C>(acc, descriptor_a, register_weights, descriptor_b, entry, [&](int tap) {
            const int started = (tap + 1) / C::kKernelW, over = C::kKernelH + 1 - started;
            if ((tap + 1) % C::kKernelW != 0 || started == C::kKernelH) return;
            hopper::wgmma_commit();
            if (started < 2 || over < kFirst) return;
            hopper::wgmma_wait<1>();
            release(over);
          });
          finish_row<C>(acc);
          released = 2;
        }
      }
      for (int kh = kFirst; kh < released; ++kh)
        if (entry >= kh) release(kh);
      if constexpr (!C::Operand::kLimited) {
        if (x && multiplies)
          multiply_row_plain<C>(acc, x, static_cast<const float*>(weight_packed), shape, segment,
                                segment.row + step - (C::kKernelH - 1));
      }
      if (multiplies) epilogue.row(acc, segment, segment.row + step - (C::kKernelH - 1));
    }
    first += steps;
    epilogue.close(segment);
  }
}

// A consumer warpgroup of a build with kBlockRows: it takes every second row of the block's piece of an image, and
// keeps them in registers until the epilogue knows what all blocks know together. The first row is activated while the
// second one is multiplied, and the second one is stored while the first one of the next image is multiplied. The
// epilogue has
//
//   activate<first>(acc, part)         takes the accumulators of the thread's first or second row of the piece, a part
//                                      of kTaps
//   meet(segment)                      waits for the other blocks of the image
//   finish(acc)                        computes what is stored
//   store(acc, segment, row, part)     stores a part of a row, of kStoreParts
template <class C, class Epilogue>
__device__ __forceinline__ void consume_held(const Shape& shape, u32 weights, u32 ring, u64* full, u64* empty,
                                             Epilogue& epilogue) {
  constexpr int kEntries = C::kBlockRows + C::kKernelH - 1;  // input rows of a piece
  constexpr int kStored = Epilogue::kStoreParts;
  static_assert(2 * kStored - 1 <= C::kTaps, "a row is stored behind every second tap");
  const int group = __shfl_sync(0xffffffff, threadIdx.x / 128, 0);
  const int lane = threadIdx.x % 32;
  const u64 descriptor_a = C::Tap::descriptor(weights);
  const u64 descriptor_b = C::Slot::descriptor(ring) + C::kKernelW - 1;
  // The same descriptor, from shuffles. Else the compiler keeps those of all taps in registers, and none are left.
  const auto renew = [](u64 descriptor) {
    return hopper::join(__shfl_sync(0xffffffff, static_cast<u32>(descriptor), 0),
                        __shfl_sync(0xffffffff, static_cast<u32>(descriptor >> 32), 0));
  };
  const auto wait_until = [&](int entry) { hopper::barrier_wait(&full[entry % C::kRing], (entry / C::kRing) & 1); };
  // Called after a later entry has arrived: then all producer warps have written these.
  const auto release = [&](int begin, int end) {
    for (int entry = begin; entry < end; ++entry) hopper::barrier_arrive_if(lane == 0, &empty[entry % C::kRing]);
  };
  // Called behind the products of each tap of a row: releases the first entry of the row as soon as it is read.
  const auto release_first = [&](int tap, int entry) {
    if (tap == C::kKernelW - 1) hopper::wgmma_commit();  // the products that read it
    if (tap == 2 * C::kKernelW - 1) {
      hopper::wgmma_wait<0>();  // for these; those behind them are not committed yet
      release(entry, entry + 1);
    }
  };
  const auto clear = [](float (&acc)[C::kTileN / 2]) {
#pragma unroll
    for (int i = 0; i < C::kTileN / 2; ++i) acc[i] = 0.0f;
  };
  const RegisterWeights<C> none(nullptr);
  Walk<C> walk(shape);
  Segment segment, previous{};  // no columns: nothing to store
  float early[C::kTileN / 2], late[C::kTileN / 2] = {};
  for (int first = 0; walk.advance(segment); first += kEntries) {
    const int early_entry = first + group + C::kKernelH - 1, late_entry = early_entry + C::kGroups;
    for (int kh = C::kKernelH - 1; kh >= 0; --kh) wait_until(early_entry - kh);
    release(first, first + group);
    clear(early);
    start_row<C>(early, renew(descriptor_a), none, renew(descriptor_b), early_entry, [&](int tap) {
      if (tap % 2 == 0 && tap / 2 < kStored) epilogue.store(late, previous, group + C::kGroups, tap / 2);
      release_first(tap, first + group);
    });
    finish_row<C>(early);
    release(first + group + 1, first + group + C::kGroups);
    for (int kh = C::kGroups - 1; kh >= 0; --kh) wait_until(late_entry - kh);
    clear(late);
    start_row<C>(late, renew(descriptor_a), none, renew(descriptor_b), late_entry,
                 [&](int tap) { epilogue.template activate<true>(early, tap); });
    finish_row<C>(late);
    if (late_entry + 1 < first + kEntries) wait_until(late_entry + 1);
    release(first + group + C::kGroups, first + kEntries);
#pragma unroll
    for (int part = 0; part < C::kTaps; ++part) epilogue.template activate<false>(late, part);
    epilogue.meet(segment);
    epilogue.finish(early);
    epilogue.finish(late);
#pragma unroll
    for (int part = 0; part < kStored; ++part) epilogue.store(early, segment, group, part);
    previous = segment;
  }
#pragma unroll
  for (int part = 0; part < kStored; ++part) epilogue.store(late, previous, group + C::kGroups, part);
}

}  // namespace conv_rows
