// cluster_ring.cu: each block hands its tile to the next one, round after round
//
//   launch : grid 4 block 32 y 128
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

extern "C" __global__ void __cluster_dims__(4, 1, 1) kernel(float* y) {
    __shared__ float tile[2][32];
    cg::cluster_group cluster = cg::this_cluster();
    const int rank = cluster.block_rank();
    tile[0][threadIdx.x] = 32 * rank + threadIdx.x;
    for (int round = 0; round < 4; ++round) {
        cluster.sync();  // tile[round % 2] is complete, the other one read
        float* next = cluster.map_shared_rank(tile[(round + 1) % 2], (rank + 1) % 4);
        next[31 - threadIdx.x] = tile[round % 2][threadIdx.x];
    }
    cluster.sync();
    y[32 * blockIdx.x + threadIdx.x] = tile[0][threadIdx.x];
}
