// deadlock_lock_taken_twice.cu: a function takes the lock that its caller holds
//
//   launch : grid 4 block 32 s 16 x 16
//   fault  : deadlock, where it says !!
#include "../orders.cuh"

extern "C" __global__ void kernel(int* s, int* x) {
    const int me = blockIdx.x, n = gridDim.x;
    if (threadIdx.x > 0) return;
    take(s);
    x[0] += me;
    while (atomicCAS(s, 0, 1) != 0) {  // !!
    }
    give(s);
}
