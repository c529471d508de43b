// cluster_counted_by_owner.cu: a block returns only when it has counted every atomic update of its peer
//
//   launch : grid 2 block 32 y 2
//   exact  : a peer's update that releases nothing is seen before the end
#include "../cluster.cuh"

extern "C" __global__ void __cluster_dims__(2, 1, 1) kernel(int* y) {
    __shared__ int count;
    const Cluster cluster{};
    if (threadIdx.x == 0) count = 0;
    cluster.sync();
    atomicAdd(cluster.map_shared_rank(&count, cluster.block_rank() ^ 1), 1);
    while (atomicAdd(&count, 0) < 32) {
    }
    if (threadIdx.x == 0) y[blockIdx.x] = atomicAdd(&count, 0);
}
