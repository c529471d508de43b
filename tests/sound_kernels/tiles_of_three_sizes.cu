// tiles_of_three_sizes.cu: tiles of 64 and 128 threads and the block meet; two buffers let a tile meet once in a round
//
//   arch   : sm_90
//   launch : grid 2 block 256 y 512
//   exact  : the screen does not follow the barriers of tiles
#include <cooperative_groups.h>
#include <cooperative_groups/scan.h>
namespace cg = cooperative_groups;

extern "C" __global__ void kernel(int* y) {
    __shared__ int s[2][256];
    auto block = cg::this_thread_block();
    auto large = cg::tiled_partition<128>(block);
    auto small = cg::tiled_partition<64>(large);
    const int t = threadIdx.x;
    int sum = 0;
    for (int i = 0; i < 4; i++) {
        s[i % 2][t] = t + i;
        small.sync();
        sum += s[i % 2][t ^ 63];
    }
    small.sync();
    s[0][t] = cg::inclusive_scan(small, sum);
    large.sync();
    sum += s[0][t ^ 127];
    if (large.meta_group_rank() == 1) {
        s[1][t] = large.shfl(sum, 100);
        large.sync();
        sum += s[1][t ^ 64];
    }
    block.sync();
    s[0][t] = sum;
    block.sync();
    y[blockIdx.x * 256 + t] = s[0][255 - t];
}
