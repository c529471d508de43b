// handshake.cu: two blocks answer each other
//
//   launch : grid 4 block 32 s 16 x 16
#include "../orders.cuh"

extern "C" __global__ void kernel(int* s, int* x) {
    const int me = blockIdx.x, n = gridDim.x;
    if (threadIdx.x > 0) return;
    if (me == 0) {
        x[0] = 1;
        put(s, 1);
        await(s + 1, 1);
        x[0] = x[1];
    } else if (me == 1) {
        await(s, 1);
        x[1] = x[0] + 1;
        put(s + 1, 1);
    }
}
