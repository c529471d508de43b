// oob_by_own_rank.cu: a block writes below the beginning of its own shared memory, by its rank in the cluster
//
//   arch   : sm_90
//   launch : grid 2 block 128 y 256
//   fault  : out-of-bounds, where it says !!
//   thread : 3 0 0
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

extern "C" __global__ void __cluster_dims__(2, 1, 1) kernel(int* y) {
    __shared__ int s[128];
    auto cluster = cg::this_cluster();
    auto tile = cg::tiled_partition<64>(cg::this_thread_block());
    const int t = threadIdx.x;
    s[t] = t;
    tile.sync();
    if (t == 3)
        cluster.map_shared_rank(s, cluster.block_rank())[t - 200] = 1;  // !!
    cluster.sync();
    y[blockIdx.x * 128 + t] = s[t ^ 63];
}
