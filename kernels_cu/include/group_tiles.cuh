// group_tiles.cuh: tiles of a group that is one piece of memory, and how blocks publish and await their sums
//
// The including file defines TILE, the floats of a tile.
#pragma once

namespace group_tiles {

static_assert(TILE % 32 == 0, "TILE must be a multiple of 32");

// A tile of a group: floats [start, start + count) of x.
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
__device__ __forceinline__ double warp_sum(double v) {
#pragma unroll
  for (int offset = 16; offset > 0; offset /= 2) v += __shfl_xor_sync(0xffffffff, v, offset);
  return v;
}

__device__ __forceinline__ int load_acquire(const int* p) {
  int v;
  asm volatile("ld.acquire.gpu.global.b32 %0, [%1];" : "=r"(v) : "l"(p) : "memory");
  return v;
}

__device__ __forceinline__ void add_release(int* p) {
  asm volatile("red.release.gpu.global.add.s32 [%0], 1;" ::"l"(p) : "memory");
}

}  // namespace group_tiles
