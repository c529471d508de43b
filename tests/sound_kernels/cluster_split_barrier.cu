// cluster_split_barrier.cu: between arrival and wait, each block works on what no other one touches
//
//   launch : grid 2 block 32 x 64 y 64
#include "../cluster.cuh"

extern "C" __global__ void __cluster_dims__(2, 1, 1) kernel(const float* x, float* y) {
    __shared__ float tile[32], own[32];
    const Cluster cluster{};
    tile[threadIdx.x] = x[32 * blockIdx.x + threadIdx.x];
    cluster.barrier_arrive();
    own[threadIdx.x] = 2.f * tile[threadIdx.x];
    __syncwarp();
    const float mine = own[31 - threadIdx.x];
    cluster.barrier_wait();
    const float theirs = cluster.map_shared_rank(tile, cluster.block_rank() ^ 1)[threadIdx.x];
    cluster.barrier_arrive();
    y[32 * blockIdx.x + threadIdx.x] = mine + theirs;
    cluster.barrier_wait();
}
