// test_and_test_and_set.cu: a lock that is looked at before it is tried
//
//   launch : grid 4 block 32 s 16 x 16
#include "../orders.cuh"

extern "C" __global__ void kernel(int* s, int* x) {
    const int me = blockIdx.x, n = gridDim.x;
    if (threadIdx.x > 0) return;
    do {
        while (get(s) != 0) {
        }
    } while (!try_take(s));
    x[0] += me;
    give(s);
}
