// race_tile_reads_another.cu: a tile reads what another has written: tile.sync() orders the threads of one tile
//
//   arch   : sm_90
//   launch : grid 2 block 128 y 256
//   fault  : data-race, where it says !!
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

extern "C" __global__ void kernel(int* y) {
    __shared__ int s[64];
    auto tile = cg::tiled_partition<64>(cg::this_thread_block());
    if (threadIdx.x < 64)
        s[threadIdx.x] = threadIdx.x;  // !!
    tile.sync();
    y[blockIdx.x * 128 + threadIdx.x] = threadIdx.x < 64 ? 0 : s[threadIdx.x - 64];  // !!
}
