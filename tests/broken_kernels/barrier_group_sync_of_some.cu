// barrier_group_sync_of_some.cu: thread_block::sync() of one warp alone
//
//   fault  : divergent-barrier, where it says !!
//   launch : grid 1 block 64 y 64
#include <cooperative_groups.h>

extern "C" __global__ void kernel(float* y) {
    y[threadIdx.x] = 1.f;
    if (threadIdx.x >= 32)
        cooperative_groups::this_thread_block().sync();  // !!
}
