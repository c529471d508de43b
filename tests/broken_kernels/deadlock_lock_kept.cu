// deadlock_lock_kept.cu: the lock is kept where a block leaves early
//
//   launch : grid 4 block 32 s 16 x 16
//   fault  : deadlock, where it says !!
#include "../orders.cuh"

extern "C" __global__ void kernel(int* s, int* x) {
    const int me = blockIdx.x, n = gridDim.x;
    if (threadIdx.x > 0) return;
    while (atomicCAS(s, 0, 1) != 0) {  // !!
    }
    __threadfence();
    x[0] += 1;
    if (x[0] == 2) return;
    give(s);
}
