// deadlock_semaphore_without_permits.cu: nobody gives a semaphore its first permit
//
//   launch : grid 4 block 32 s 16 x 16
//   fault  : deadlock, where it says !!
#include "../orders.cuh"

extern "C" __global__ void kernel(int* s, int* x) {
    const int me = blockIdx.x, n = gridDim.x;
    if (threadIdx.x > 0) return;
    while (get(s) == 0) {  // !!
    }
    x[0] += me;
    add(s, 1);
}
