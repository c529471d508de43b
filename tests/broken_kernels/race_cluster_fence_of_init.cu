// race_cluster_fence_of_init.cu: a fence of mbarrier.init alone stands where one must publish what is in a tile too
//
//   launch : grid 2 block 32 y 64
//   fault  : data-race, where it says !!
#include "../cluster.cuh"

extern "C" __global__ void __cluster_dims__(2, 1, 1) kernel(float* y) {
    __shared__ float tile[32];
    const Cluster cluster{};
    tile[threadIdx.x] = threadIdx.x;  // !!
    asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
    asm volatile("barrier.cluster.arrive.relaxed;" ::: "memory");
    asm volatile("barrier.cluster.wait;" ::: "memory");
    const float* theirs = cluster.map_shared_rank(tile, cluster.block_rank() ^ 1);
    y[32 * blockIdx.x + threadIdx.x] = theirs[threadIdx.x];  // !!
    cluster.sync();
}
