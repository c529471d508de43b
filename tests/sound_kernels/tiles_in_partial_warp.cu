// tiles_in_partial_warp.cu: tiles of eight threads reduce, in a block that ends within a warp
//
//   launch : grid 1 block 40 y 40
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

extern "C" __global__ void kernel(int* y) {
    cg::thread_block_tile<8> tile = cg::tiled_partition<8>(cg::this_thread_block());
    int sum = threadIdx.x;
    for (int offset = 4; offset; offset /= 2) sum += tile.shfl_xor(sum, offset);
    y[threadIdx.x] = sum;
}
