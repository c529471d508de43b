// oob_in_lambda_of_reduce.cu: the function that a tile's reduction calls reads below the beginning of shared memory
//
//   arch   : sm_90
//   launch : grid 2 block 128 y 256
//   fault  : out-of-bounds, where it says !!
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
namespace cg = cooperative_groups;

extern "C" __global__ void kernel(int* y) {
    __shared__ int s[128];
    auto tile = cg::tiled_partition<64>(cg::this_thread_block());
    const int t = threadIdx.x;
    s[t] = t;
    tile.sync();
    y[blockIdx.x * 128 + t] = cg::reduce(tile, t, [&](int a, int b) {
        return a + b + s[t - 200 - (a >> 20)];  // !!
    });
}
