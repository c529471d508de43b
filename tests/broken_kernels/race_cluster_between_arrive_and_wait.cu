// race_cluster_between_arrive_and_wait.cu: what a peer reads is written behind the arrival
//
//   launch : grid 2 block 32 y 64
//   fault  : data-race, where it says !!
#include "../cluster.cuh"

extern "C" __global__ void __cluster_dims__(2, 1, 1) kernel(float* y) {
    __shared__ float tile[32];
    const Cluster cluster{};
    cluster.barrier_arrive();
    tile[threadIdx.x] = threadIdx.x;  // !!
    cluster.barrier_wait();
    const float* theirs = cluster.map_shared_rank(tile, cluster.block_rank() ^ 1);
    y[32 * blockIdx.x + threadIdx.x] = theirs[threadIdx.x];  // !!
    cluster.sync();
}
