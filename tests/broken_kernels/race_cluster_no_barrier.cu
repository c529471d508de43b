// race_cluster_no_barrier.cu: a peer's shared memory is read behind a barrier of the block alone
//
//   launch : grid 2 block 32 y 64
//   fault  : data-race, where it says !!
#include "../cluster.cuh"

extern "C" __global__ void __cluster_dims__(2, 1, 1) kernel(float* y) {
    __shared__ float tile[32];
    const Cluster cluster{};
    cluster.sync();
    tile[threadIdx.x] = threadIdx.x;  // !!
    __syncthreads();
    const float* theirs = cluster.map_shared_rank(tile, cluster.block_rank() ^ 1);
    y[32 * blockIdx.x + threadIdx.x] = theirs[threadIdx.x];  // !!
    cluster.sync();
}
