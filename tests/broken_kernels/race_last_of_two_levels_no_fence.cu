// race_last_of_two_levels_no_fence.cu: the second ticket is taken without a fence
//
//   launch : grid 4 block 32 s 16 x 16
//   fault  : data-race, where it says !!
#include "../orders.cuh"

extern "C" __global__ void kernel(int* s, int* x) {
    const int me = blockIdx.x, n = gridDim.x;
    if (threadIdx.x > 0) return;
    x[me] = me;
    if (add(s + me / 2, 1) == 1) {
        x[8 + me / 2] = x[me / 2 * 2] + x[me / 2 * 2 + 1];  // !!
        if (atomicAdd(s + 8, 1) == n / 2 - 1) x[12] = x[8] + x[9];  // !!
    }
}
