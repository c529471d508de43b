// oob_peer.cu: a peer's shared memory is written beyond its end
//
//   launch : grid 2 block 32 y 1
//   fault  : out-of-bounds, where it says !!
#include "../cluster.cuh"

extern "C" __global__ void __cluster_dims__(2, 1, 1) kernel(float* y) {
    __shared__ float tile[31];
    const Cluster cluster{};
    cluster.sync();
    cluster.map_shared_rank(tile, cluster.block_rank() ^ 1)[threadIdx.x] = 1.f;  // !!
    cluster.sync();
    if (threadIdx.x == 0) y[0] = tile[0];
}
