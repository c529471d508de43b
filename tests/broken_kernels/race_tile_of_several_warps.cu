// race_tile_of_several_warps.cu: a tile of 64 threads exchanges values through shared memory, and does not synchronise
//
//   arch   : sm_90
//   launch : grid 2 block 128 y 256
//   fault  : data-race, where it says !!
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
namespace cg = cooperative_groups;

extern "C" __global__ void kernel(int* y) {
    __shared__ int s[128];
    auto tile = cg::tiled_partition<64>(cg::this_thread_block());
    s[threadIdx.x] = cg::reduce(tile, (int)threadIdx.x, cg::plus<int>());  // !!
    y[blockIdx.x * 128 + threadIdx.x] = s[threadIdx.x ^ 63];  // !!
}
