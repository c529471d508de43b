// race_beside_collective.cu: lanes race in the line that calls the collectives of a tile of several warps
//
//   arch   : sm_90
//   launch : grid 2 block 128 y 256
//   fault  : data-race, where it says !!
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

extern "C" __global__ void kernel(int* y) {
    __shared__ int s[128];
    auto tile = cg::tiled_partition<64>(cg::this_thread_block());
    int v = tile.shfl((int)threadIdx.x, 40) + tile.any(threadIdx.x == 5); s[threadIdx.x] = v; v += s[threadIdx.x ^ 1];  // !!
    y[blockIdx.x * 128 + threadIdx.x] = v;
}
