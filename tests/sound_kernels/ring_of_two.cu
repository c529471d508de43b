// ring_of_two.cu: one block fills a ring of two slots, one empties it
//
//   launch : grid 4 block 32 s 16 x 16
#include "../orders.cuh"

extern "C" __global__ void kernel(int* s, int* x) {
    const int me = blockIdx.x, n = gridDim.x;
    if (threadIdx.x > 0) return;
    for (int i = 0; i < 6; ++i) {
        if (me == 0) {
            while (get(s) - get(s + 1) == 2) {
            }
            x[i % 2] = i;
            put(s, i + 1);
        } else if (me == 1) {
            while (get(s) == i) {
            }
            x[2 + i] = x[i % 2];
            put(s + 1, i + 1);
        }
    }
}
