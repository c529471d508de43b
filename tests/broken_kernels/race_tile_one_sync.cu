// race_tile_one_sync.cu: a loop overwrites what the other warp of its tile may still read: a second tile.sync() is missing
//
//   arch   : sm_90
//   launch : grid 2 block 128 y 256
//   fault  : data-race, where it says !!
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

extern "C" __global__ void kernel(int* y) {
    __shared__ int s[128];
    auto tile = cg::tiled_partition<64>(cg::this_thread_block());
    for (int i = 0; i < 3; i++) {
        s[threadIdx.x] = threadIdx.x + i;  // !!
        tile.sync();
        y[blockIdx.x * 128 + threadIdx.x] = s[threadIdx.x ^ 63];  // !!
    }
}
