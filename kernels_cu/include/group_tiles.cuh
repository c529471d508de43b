// group_tiles.cuh: tiles of a group, and how blocks publish and await their sums
//
// The including file defines TILE, the elements that a tile has at most.
#pragma once
#include "hopper.cuh"

namespace group_tiles {

using hopper::u64;

static_assert(TILE % 32 == 0, "TILE must be a multiple of 32");

// A tile of a group. Where a group is one piece of memory: elements [start, start + count) of x.
struct Tile {
  int group, index, count;
  long long start;
};

__device__ __forceinline__ Tile tile_at(int tile, int tiles, int group_size) {
  Tile t;
  t.group = tile / tiles;
  t.index = tile - t.group * tiles;
  t.count = min(TILE, group_size - t.index * TILE);
  t.start = static_cast<long long>(t.group) * group_size + t.index * TILE;
  return t;
}

// Sum over the warp, the same in every lane and in every run.
template <class T>
__device__ __forceinline__ T warp_sum(T v) {
#pragma unroll
  for (int offset = 16; offset > 0; offset /= 2) v += __shfl_xor_sync(0xffffffff, v, offset);
  return v;
}

// The sums of a tile in global memory, with a flag in the data: the lowest bit of each is the launch's parity. A launch
// writes all of them once, with the other parity than the launch before. Memory of zeros is as good as what a launch of
// parity 0 left. A launch that is stopped midway leaves both parities, so the memory must be set to zero again.
// The accesses are relaxed, so a block that sees the sums sees nothing else that was written before them.
struct alignas(16) TileSums {
  u64 sum, square;

  __device__ __forceinline__ static TileSums of(double2 sums, u64 parity) {
    return {(__double_as_longlong(sums.x) & ~1ull) | parity, (__double_as_longlong(sums.y) & ~1ull) | parity};
  }
  __device__ __forceinline__ double2 values() const {
    return make_double2(__longlong_as_double(sum & ~1ull), __longlong_as_double(square & ~1ull));
  }
  __device__ __forceinline__ bool are_of(u64 parity) const { return (sum & 1) == parity && (square & 1) == parity; }
};

__device__ __forceinline__ void store_sums(TileSums* p, const TileSums& sums) {
  asm volatile("st.relaxed.gpu.global.v2.b64 [%0], {%1, %2};" ::"l"(p), "l"(sums.sum), "l"(sums.square) : "memory");
}
__device__ __forceinline__ TileSums load_sums(const TileSums* p) {
  TileSums sums;
  asm volatile("ld.relaxed.gpu.global.v2.b64 {%0, %1}, [%2];" : "=l"(sums.sum), "=l"(sums.square) : "l"(p) : "memory");
  return sums;
}

// This launch's parity, by sums that it has not written yet.
__device__ __forceinline__ u64 parity_after(const TileSums* p) { return ~load_sums(p).sum & 1; }

// Awaits the sums of a group's tiles, and adds them up over the warp. The result is the same in every lane and run.
__device__ __forceinline__ double2 await_sums(const TileSums* of_tiles, int tiles, u64 parity) {
  constexpr int kAtOnce = 5;  // loads of a lane under way
  double2 total = make_double2(0.0, 0.0);
  for (int first = threadIdx.x % 32; first < tiles; first += 32 * kAtOnce) {
    TileSums sums[kAtOnce];
#pragma unroll
    for (int k = 0; k < kAtOnce; ++k) sums[k] = TileSums::of({}, first + 32 * k < tiles ? parity ^ 1 : parity);
    bool are_there;
    do {
      are_there = true;
#pragma unroll
      for (int k = 0; k < kAtOnce; ++k)
        if (!sums[k].are_of(parity)) sums[k] = load_sums(&of_tiles[first + 32 * k]);
#pragma unroll
      for (int k = 0; k < kAtOnce; ++k) are_there = are_there && sums[k].are_of(parity);
    } while (!are_there);
#pragma unroll
    for (int k = 0; k < kAtOnce; ++k) {
      total.x += sums[k].values().x;
      total.y += sums[k].values().y;
    }
  }
  return make_double2(warp_sum(total.x), warp_sum(total.y));
}

}  // namespace group_tiles
