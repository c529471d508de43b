// oob_reads_memory_of_system.cu: an index below the beginning of shared memory reads what tiles of several warps meet in
//
//   arch   : sm_90
//   launch : grid 2 block 128 y 256
//   fault  : out-of-bounds, where it says !!
//   thread : 40 0 0
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

extern "C" __global__ void kernel(int* y) {
    __shared__ int s[128];
    auto tile = cg::tiled_partition<64>(cg::this_thread_block());
    s[threadIdx.x] = threadIdx.x;
    tile.sync();
    int v = 0;
    if (threadIdx.x == 40)
        v = s[(int)threadIdx.x - 150];  // !!
    y[blockIdx.x * 128 + threadIdx.x] = v + s[threadIdx.x ^ 63];
}
