// race_tile_meets_alone.cu: a tile of 64 threads writes and meets; one of 128 reads it, but meets only with itself
//
//   arch   : sm_90
//   launch : grid 1 block 256 y 256
//   fault  : data-race, where it says !!
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

extern "C" __global__ void kernel(int* y) {
    __shared__ int s[64];
    auto large = cg::tiled_partition<128>(cg::this_thread_block());
    auto small = cg::tiled_partition<64>(cg::this_thread_block());
    const int t = threadIdx.x;
    if (t >= 64 && t < 128) {
        s[t - 64] = t;  // !!
        small.sync();
    }
    if (t >= 128) {
        large.sync();
        y[t] = s[t & 63];  // !!
    }
}
