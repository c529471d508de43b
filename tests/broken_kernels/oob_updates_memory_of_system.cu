// oob_updates_memory_of_system.cu: threads change a count below the beginning of shared memory
//
//   arch   : sm_90
//   launch : grid 2 block 128 y 256
//   fault  : out-of-bounds, where it says !!
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

extern "C" __global__ void kernel(int* y) {
    __shared__ int s[128];
    auto tile = cg::tiled_partition<64>(cg::this_thread_block());
    s[threadIdx.x] = threadIdx.x;
    tile.sync();
    s[(int)threadIdx.x / 128 - 40] += threadIdx.x;  // !!
    y[blockIdx.x * 128 + threadIdx.x] = s[threadIdx.x ^ 63];
}
