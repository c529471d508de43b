// two_locks_in_one_order.cu: everybody takes the first lock before the second
//
//   launch : grid 4 block 32 s 16 x 16
#include "../orders.cuh"

extern "C" __global__ void kernel(int* s, int* x) {
    const int me = blockIdx.x, n = gridDim.x;
    if (threadIdx.x > 0) return;
    take(s);
    take(s + 1);
    x[0] += me;
    give(s + 1);
    give(s);
}
