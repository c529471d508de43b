// cluster_histogram.cu: bins are spread over the shared memory of a cluster, and updated atomically
//
//   launch : grid 4,2 block 64 x 256 y 128
#include "../cluster.cuh"

extern "C" __global__ void __cluster_dims__(2, 2, 1) kernel(const int* x, int* y) {
    __shared__ int bins[16];
    const Cluster cluster{};
    const int rank = cluster.block_rank();
    if (threadIdx.x < 16) bins[threadIdx.x] = 0;
    cluster.sync();  // every block's bins are cleared
    const int bin = (x[64 * rank + threadIdx.x] + threadIdx.x) % 64;
    atomicAdd(cluster.map_shared_rank(bins, bin / 16) + bin % 16, 1);
    cluster.sync();  // and complete
    if (threadIdx.x < 16) y[64 * (blockIdx.x / 2) + 16 * rank + threadIdx.x] = bins[threadIdx.x];
}
