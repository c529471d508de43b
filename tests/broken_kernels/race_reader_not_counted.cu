// race_reader_not_counted.cu: a reader looks whether there is a writer, and counts itself nowhere
//
//   launch : grid 4 block 32 s 16 x 16
//   fault  : data-race, where it says !!
#include "../orders.cuh"

extern "C" __global__ void kernel(int* s, int* x) {
    const int me = blockIdx.x, n = gridDim.x;
    if (threadIdx.x > 0) return;
    if (me % 2 == 1) {
        if (get(s) == 0) x[1 + me] = x[0];  // !!
    } else {
        take(s);
        x[0] += me;  // !!
        give(s);
    }
}
