// group_tiles.cuh: tiles of a group, and how blocks publish and await their sums (arrivals.cuh)
//
// The including file defines TILE, the elements that a tile has at most.
#pragma once
#include "arrivals.cuh"

namespace group_tiles {

using namespace arrivals;

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

}  // namespace group_tiles
