// block_group_sync.cu: cooperative groups' block and tile
//
//   launch : grid 1 block 64 y 64
#include <cooperative_groups.h>

extern "C" __global__ void kernel(float* y) {
    __shared__ float tile[64];
    auto block = cooperative_groups::this_thread_block();
    auto warp = cooperative_groups::tiled_partition<32>(block);
    tile[threadIdx.x] = threadIdx.x;
    block.sync();
    float other = tile[63 - threadIdx.x];
    warp.sync();
    y[threadIdx.x] = warp.shfl_xor(other, 1);
}
