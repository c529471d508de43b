// tile_converted.cu: a tile that forgets what it is a part of meets, and scans
//
//   arch   : sm_90
//   launch : grid 2 block 128 y 256
//   exact  : the screen does not follow the barriers of tiles
#include <cooperative_groups.h>
#include <cooperative_groups/scan.h>
namespace cg = cooperative_groups;

extern "C" __global__ void kernel(int* y) {
    __shared__ int s[128];
    cg::thread_block_tile<64> tile = cg::tiled_partition<64>(cg::this_thread_block());
    const int t = threadIdx.x;
    int v = 0;
    for (int i = 0; i < 3; i++) {
        s[t] = t + i;
        v += cg::exclusive_scan(tile, t);
        v += s[t ^ 63];
        tile.sync();
    }
    y[blockIdx.x * 128 + t] = v;
}
