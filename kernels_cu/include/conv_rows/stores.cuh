// stores.cuh: stores of a warp's 16 channels x kTileN accumulators of one output row to global memory
//
// Three ways, by name: `DirectStore`, `StagedStore` and `LineStore`, each with the shared memory that a warp needs for
// it. `store(acc, smem_warp, target, plane, piece)`: `target` is the strip's first column in the warp's first channel;
// channels are `plane` elements apart.
#pragma once
#include "ring.cuh"

namespace conv_rows {

// What a strip stores of a row of a channel: `columns` columns, without the beginning of their first sector, which the
// strip before stores, and with the rest of the sector at their end, where the row goes on.
template <int kAlign>
struct Piece {
  int columns;
  bool is_first, is_last;  // of the row

  // The columns to store of a channel that has column 0 of the strip at float `place` of memory, modulo 2^32.
  __device__ __forceinline__ int begin(u32 place) const { return is_first ? 0 : to_aligned(place); }
  __device__ __forceinline__ int end(u32 place) const {
    return is_last ? columns : columns + to_aligned(place + static_cast<u32>(columns));
  }
  // Columns from a place to the next multiple of kAlign.
  static __device__ __forceinline__ int to_aligned(u32 place) { return static_cast<int>(-place % kAlign); }
};

// Tells whether rows of channels leave in pairs of columns. The warp's lanes agree; the compiler would not see it.
__device__ __forceinline__ bool in_pairs(const float* target, long long plane, int columns) {
  return __shfl_sync(0xffffffff, reinterpret_cast<u64>(target) % 8 == 0 && plane % 2 == 0 && columns % 2 == 0, 0);
}

// Stores from registers: an instruction covers 8 channels x 32 bytes.
template <class C, int>
struct DirectStore {
  static_assert(C::kAlign == 1, "pieces begin where strips do");
  static constexpr int kTileN = C::kTileN;
  static constexpr int kWarpBytes = 0;

  template <class Values>
  static __device__ __forceinline__ void store(const Values& acc, float*, float* target, long long plane,
                                               const Piece<1>& piece) {
    const int lane = threadIdx.x % 32;
    const int pair = 2 * (lane % 4);
    float* low = target + lane / 4 * plane + pair;
    float* high = low + 8 * plane;
    if (in_pairs(target, plane, piece.columns)) {
#pragma unroll
      for (int j = 0; j < kTileN / 8; ++j) {
        // Each pair has an instruction of its own: the compiler would merge the first with the loop below, as floats.
        const bool stores = pair + 8 * j < piece.columns;
        hopper::store_pair_if(stores, low + 8 * j, make_float2(acc[4 * j], acc[4 * j + 1]));
        hopper::store_pair_if(stores, high + 8 * j, make_float2(acc[4 * j + 2], acc[4 * j + 3]));
      }
    } else {
#pragma unroll
      for (int i = 0; i < kTileN / 2; ++i) {
        const int offset = 8 * (i / 4) + i % 2;
        if (pair + offset < piece.columns) (i / 2 % 2 ? high : low)[offset] = acc[i];
      }
    }
  }
};

// Stores through shared memory, 8 channels x 64 columns at a time: the warp stores 256 contiguous bytes of a channel
// instead of 8 pieces of 32 bytes.
template <class C, int>
struct StagedStore {
  static_assert(C::kAlign == 1, "pieces begin where strips do");
  static constexpr int kTileN = C::kTileN;
  static constexpr int kColumns = 64;
  static constexpr int kParts = (kTileN + kColumns - 1) / kColumns;
  static constexpr int kPitch = kColumns + 8;  // floats: 8 modulo 32 keeps the 8-byte writes free of bank conflicts
  static constexpr int kWarpBytes = 8 * kPitch * 4;

  template <class Values>
  static __device__ __forceinline__ void store(const Values& acc, float* smem_warp, float* target,
                                               long long plane, const Piece<1>& piece) {
    if (in_pairs(target, plane, piece.columns)) {
      store_as<true>(acc, smem_warp, target, plane, piece.columns);
    } else {
      store_as<false>(acc, smem_warp, target, plane, piece.columns);
    }
  }

  template <bool kPairs, class Values>
  static __device__ __forceinline__ void store_as(const Values& acc, float* smem_warp, float* target,
                                                  long long plane, int limit) {
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

// Stores through shared memory, kChannels (8, 4, 2 or 1) at a time. Every store instruction covers whole 128-byte
// lines, but at the two ends of a piece of a row. A line that two instructions touch costs the L2 cache as much as two
// lines; a sector that two blocks touch costs more (kAlign).
template <class C, int kChannels>
struct LineStore {
  static constexpr int kTileN = C::kTileN;
  // In floats. 8 or 24 modulo 32 keeps the 8-byte writes free of bank conflicts.
  static constexpr int kPitch = kTileN + (kTileN % 32 == 8 || kTileN % 32 == 24 ? 0 : 8);
  static constexpr int kWarpBytes = kChannels * kPitch * 4;
  static_assert(kPitch % 16 == 8, "the pitch keeps 8-byte writes free of bank conflicts");

  static constexpr int kParts = 16 / kChannels;

  template <class Values>
  static __device__ __forceinline__ void store(const Values& acc, float* smem_warp, float* target,
                                               long long plane, const Piece<C::kAlign>& piece) {
    if (in_pairs(target, plane, piece.columns)) {
      store_parts<float2>(acc, smem_warp, target, plane, piece);
    } else {
      store_parts<float>(acc, smem_warp, target, plane, piece);
    }
  }

  template <class Vector, class Values>
  static __device__ __forceinline__ void store_parts(const Values& acc, float* smem_warp, float* target,
                                                     long long plane, const Piece<C::kAlign>& piece) {
    const int lane = threadIdx.x % 32;
#pragma unroll
    for (int part = 0; part < kParts; ++part) {
      if (is_in(part, lane)) {
#pragma unroll
        for (int j = 0; j < kTileN / 8; ++j) *staged(smem_warp, lane, j) = pair(acc, part, j);
      }
      __syncwarp();  // the part is staged
      store_lines<Vector>(smem_warp, target + part * kChannels * plane, plane, piece, lane);
      __syncwarp();  // read before the next part overwrites it
    }
  }

  // Stores kChannels of the warp's channels, and has no branch in which lanes part.
  template <class Values>
  static __device__ __forceinline__ void store(const Values& acc, float* smem_warp, float* target,
                                               long long plane, const Piece<C::kAlign>& piece, int part) {
    const int lane = threadIdx.x % 32;
    const bool pairs = in_pairs(target, plane, piece.columns);
#pragma unroll
    for (int j = 0; j < kTileN / 8; ++j)
      hopper::smem_store_if(is_in(part, lane), &staged(smem_warp, lane, j)->x, pair(acc, part, j));
    __syncwarp();  // the part is staged
    float* out = target + part * kChannels * plane;
    if (pairs) {
      store_lines<float2>(smem_warp, out, plane, piece, lane);
    } else {
      store_lines<float>(smem_warp, out, plane, piece, lane);
    }
    __syncwarp();  // read before the next part overwrites it
  }

  // Whether the lane's sums are of the part; its j-th pair of columns of it, and the place of that in shared memory.
  static __device__ __forceinline__ bool is_in(int part, int lane) {
    return lane / 4 / kChannels == part % (8 / kChannels);
  }
  template <class Values>
  static __device__ __forceinline__ float2 pair(const Values& acc, int part, int j) {
    const int i = 4 * j + 2 * (part / (8 / kChannels));
    return make_float2(acc[i], acc[i + 1]);
  }
  static __device__ __forceinline__ float2* staged(float* smem_warp, int lane, int j) {
    return reinterpret_cast<float2*>(smem_warp + lane / 4 % kChannels * kPitch + lane % 4 * 2 + 8 * j);
  }

  template <class Vector>
  static __device__ __forceinline__ void store_lines(const float* smem_warp, float* out, long long plane,
                                                     const Piece<C::kAlign>& piece, int lane) {
    constexpr int kFloats = sizeof(Vector) / 4, kPerLine = 32 / kFloats;
    constexpr int kMost = (kTileN / kFloats + kPerLine - 1 + 31) / 32;
    constexpr int kTogether = C::kBlockRows == 0 && kChannels % 2 == 0 ? 2 : 1;
#pragma unroll
    for (int channel = 0; channel < kChannels; channel += kTogether) {
      Vector value[kTogether][kMost] = {};
      Vector* to[kTogether];
      u32 before[kTogether], count[kTogether];
#pragma unroll
      for (int c = 0; c < kTogether; ++c) {
        float* row = out + (channel + c) * plane;
        const u32 place = static_cast<u32>(reinterpret_cast<u64>(row) / 4);
        const int begin = piece.begin(place), end = piece.end(place);
        const int first = lane * kFloats - static_cast<int>(place % 32);
        before[c] = static_cast<u32>(first - begin);
        count[c] = static_cast<u32>(end - begin);
        to[c] = reinterpret_cast<Vector*>(row + first);
        const Vector* from = reinterpret_cast<const Vector*>(smem_warp + (channel + c) * kPitch + first);
#pragma unroll
        for (int k = 0; k < kMost; ++k)
          hopper::smem_load_if(before[c] + 32 * kFloats * k < count[c], from + 32 * k, value[c][k]);
      }
#pragma unroll
      for (int c = 0; c < kTogether; ++c)
#pragma unroll
        for (int k = 0; k < kMost; ++k)
          hopper::store_if(before[c] + 32 * kFloats * k < count[c], to[c] + 32 * k, value[c][k]);
    }
  }
};

// Shared memory of the warps' stores: it follows the kernel's own, one warp's behind the other's.
template <class C, class Way>
struct Output {
  static constexpr int kSmemBytes = C::kSmemBytes + C::kConsumerWarps * Way::kWarpBytes;
  static constexpr bool kFits = kSmemBytes <= kMostSmemBytes - (C::kBlockRows > 0 ? kHeldSmemBytes : 0);
  static constexpr bool kStoresRegisters = Way::kWarpBytes == 0;
  using Store = Way;

  float* y;
  float* smem_warp;
  int height, width;

  __device__ __forceinline__ Output(float* y, unsigned char* smem, const Shape& shape)
      : y(y), smem_warp(reinterpret_cast<float*>(smem + C::kSmemBytes + threadIdx.x / 32 * Way::kWarpBytes)),
        height(shape.out_height), width(shape.out_width) {}

  // Stores a row, or a part of it where `part` is given.
  template <class Values, class... Part>
  __device__ __forceinline__ void store(const Values& acc, const Segment& segment, int row, Part... part) const {
    const long long plane = static_cast<long long>(height) * width;
    const int warp_channel = threadIdx.x / 32 % 4 * 16;
    float* target = y + (static_cast<long long>(segment.image) * kOutChannels + warp_channel) * plane +
                    static_cast<long long>(row) * width + segment.column;
    const Piece<C::kAlign> piece{segment.columns, segment.column == 0, segment.column + segment.columns == width};
    Way::store(acc, smem_warp, target, plane, piece, part...);
  }
};

// The thread's two channels, which are 8 apart: the factor that undoes the power of two of the weights, and the bias.
struct Channels {
  float factor[2], bias[2];

  __device__ __forceinline__ Channels(const float* factors, const float* biases)
      : Channels(factors, biases, threadIdx.x % 32 / 4 + threadIdx.x / 32 % 4 * 16) {}
  __device__ __forceinline__ Channels(const float* factors, const float* biases, int channel)
      : factor{factors[channel], factors[channel + 8]},
        bias{biases ? biases[channel] : 0.0f, biases ? biases[channel + 8] : 0.0f} {}
  // The output that an accumulator stands for, before the epilogue.
  __device__ __forceinline__ float output(float acc, int i) const {
    return fmaf(acc, factor[i / 2 % 2], bias[i / 2 % 2]);
  }
};

}  // namespace conv_rows
