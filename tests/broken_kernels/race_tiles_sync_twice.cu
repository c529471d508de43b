// race_tiles_sync_twice.cu: two tiles exchange values: they meet twice, but each only with itself
//
//   arch   : sm_90
//   launch : grid 2 block 128 y 256
//   fault  : data-race, where it says !!
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

extern "C" __global__ void kernel(int* y) {
    __shared__ int s[128];
    auto tile = cg::tiled_partition<64>(cg::this_thread_block());
    s[threadIdx.x] = threadIdx.x;  // !!
    tile.sync();
    tile.sync();
    y[blockIdx.x * 128 + threadIdx.x] = s[threadIdx.x ^ 64];  // !!
}
