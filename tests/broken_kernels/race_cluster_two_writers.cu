// race_cluster_two_writers.cu: two blocks write one word of a third one's shared memory
//
//   launch : grid 3 block 32 y 1
//   fault  : data-race, where it says !!
#include "../cluster.cuh"

extern "C" __global__ void __cluster_dims__(3, 1, 1) kernel(int* y) {
    __shared__ int last;
    const Cluster cluster{};
    cluster.sync();
    const int rank = cluster.block_rank();
    if (rank > 0 && threadIdx.x == 0) *cluster.map_shared_rank(&last, 0) = rank;  // !!
    cluster.sync();
    if (rank == 0 && threadIdx.x == 0) y[0] = last;
}
