// latch.cu: one block waits until all have counted down
//
//   launch : grid 4 block 32 s 16 x 16
#include "../orders.cuh"

extern "C" __global__ void kernel(int* s, int* x) {
    const int me = blockIdx.x, n = gridDim.x;
    if (threadIdx.x > 0) return;
    x[me] = me;
    add(s, 1);
    if (me == 0) {
        await(s, n);
        for (int i = 0; i < n; ++i) x[8] += x[i];
    }
}
