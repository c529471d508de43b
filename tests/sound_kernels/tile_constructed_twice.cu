// tile_constructed_twice.cu: two names of one tile meet at one barrier
//
//   arch   : sm_90
//   launch : grid 2 block 128 y 256
//   exact  : the screen does not follow the barriers of tiles
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

extern "C" __global__ void kernel(int* y) {
    __shared__ int s[128];
    auto first = cg::tiled_partition<64>(cg::this_thread_block());
    auto second = cg::tiled_partition<64>(cg::this_thread_block());
    const int t = threadIdx.x;
    s[t] = t;
    first.sync();
    const int v = s[t ^ 63];
    second.sync();
    s[t] = v + t;
    first.sync();
    y[blockIdx.x * 128 + t] = s[t ^ 32];
}
