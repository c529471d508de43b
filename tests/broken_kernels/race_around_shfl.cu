// race_around_shfl.cu: a loop counts on one shfl of a tile of two warps for two barriers
//
//   arch   : sm_90
//   launch : grid 2 block 128 y 256
//   fault  : data-race, where it says !!
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

extern "C" __global__ void kernel(int* y) {
    __shared__ int s[128];
    auto tile = cg::tiled_partition<64>(cg::this_thread_block());
    const int t = threadIdx.x;
    int v = 0;
    for (int i = 0; i < 3; i++) {
        s[t] = t + i;  // !!
        v += tile.shfl(t, 63 - 7 * i);
        v += s[t ^ 63];  // !!
    }
    y[blockIdx.x * 128 + t] = v;
}
