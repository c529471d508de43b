// unwritten_in_peer.cu: nobody has initialised what is read of a peer
//
//   launch : grid 2 block 32 y 64
//   fault  : uninitialized-read, where it says !!
#include "../cluster.cuh"

extern "C" __global__ void __cluster_dims__(2, 1, 1) kernel(float* y) {
    __shared__ float tile[64];
    const Cluster cluster{};
    tile[threadIdx.x] = threadIdx.x;
    cluster.sync();
    const float* theirs = cluster.map_shared_rank(tile, cluster.block_rank() ^ 1);
    y[32 * blockIdx.x + threadIdx.x] = theirs[threadIdx.x + 1];  // !!
    cluster.sync();
}
