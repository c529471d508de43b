// deadlock_latch_too_high.cu: a latch counts one more than there are blocks
//
//   launch : grid 4 block 32 s 16 x 16
//   fault  : deadlock, where it says !!
#include "../orders.cuh"

extern "C" __global__ void kernel(int* s, int* x) {
    const int me = blockIdx.x, n = gridDim.x;
    if (threadIdx.x > 0) return;
    x[me] = me;
    add(s, 1);
    if (me == 0) {
        while (get(s) <= n) {  // !!
        }
        x[8] = x[1];
    }
}
