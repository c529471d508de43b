// race_cluster_not_begun.cu: a peer's shared memory is written before it is known to have begun
//
//   launch : grid 2 block 32 y 64
//   fault  : data-race, where it says !!
#include "../cluster.cuh"

extern "C" __global__ void __cluster_dims__(2, 1, 1) kernel(int* y) {
    __shared__ int flag[32];
    const Cluster cluster{};
    cluster.map_shared_rank(flag, cluster.block_rank() ^ 1)[threadIdx.x] = 1;  // !!
    cluster.sync();
    y[32 * blockIdx.x + threadIdx.x] = flag[threadIdx.x];
}
