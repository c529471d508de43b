// tiles_of_several_warps.cu: tiles of 64 threads, which cooperative_groups synchronise in the system's shared memory
//
//   arch   : sm_90
//   launch : grid 2 block 128 y 256
//   exact  : the screen does not follow the barriers of tiles
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
namespace cg = cooperative_groups;

extern "C" __global__ void kernel(int* y) {
    __shared__ int s[128];
    auto tile = cg::tiled_partition<64>(cg::this_thread_block());
    s[threadIdx.x] = threadIdx.x;
    tile.sync();
    const int other = s[threadIdx.x ^ 63];
    tile.sync();
    s[threadIdx.x] = cg::reduce(tile, other, cg::plus<int>());
    tile.sync();
    y[blockIdx.x * 128 + threadIdx.x] = tile.shfl(s[threadIdx.x ^ 32], 40) + tile.any(other == 5);
}
