// race_tile_of_128_reads_another.cu: a tile of four warps reads what another has written: each meets only with itself
//
//   arch   : sm_90
//   launch : grid 1 block 256 y 256
//   fault  : data-race, where it says !!
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

extern "C" __global__ void kernel(int* y) {
    __shared__ int s[128];
    auto tile = cg::tiled_partition<128>(cg::this_thread_block());
    const int t = threadIdx.x;
    if (t < 128)
        s[t] = t;  // !!
    tile.sync();
    y[t] = t < 128 ? 0 : s[t - 128];  // !!
}
