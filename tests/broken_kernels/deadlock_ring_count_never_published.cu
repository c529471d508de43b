// deadlock_ring_count_never_published.cu: the reader of a ring waits for a count that the writer keeps to itself
//
//   launch : grid 4 block 32 s 16 x 16
//   fault  : deadlock, where it says !!
#include "../orders.cuh"

extern "C" __global__ void kernel(int* s, int* x) {
    const int me = blockIdx.x, n = gridDim.x;
    if (threadIdx.x > 0) return;
    if (me == 0) {
        for (int i = 0; i < 4; ++i) x[i] = i;
    } else {
        while (get(s) < 4) {  // !!
        }
        x[4 + me] = x[0];
    }
}
