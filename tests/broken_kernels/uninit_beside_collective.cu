// uninit_beside_collective.cu: a tile of several warps adds up shared memory that nobody has written
//
//   arch   : sm_90
//   launch : grid 2 block 128 y 256
//   fault  : uninitialized-read, where it says !!
//   thread : 0 0 0
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
namespace cg = cooperative_groups;

extern "C" __global__ void kernel(int* y) {
    __shared__ int s[128];
    auto tile = cg::tiled_partition<64>(cg::this_thread_block()); y[blockIdx.x * 128 + threadIdx.x] = cg::reduce(tile, s[threadIdx.x], cg::plus<int>());  // !!
}
