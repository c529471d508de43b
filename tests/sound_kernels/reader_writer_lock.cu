// reader_writer_lock.cu: readers count themselves, writers wait until there is none
//
//   launch : grid 4 block 32 s 16 x 16
//   exact  : a write comes behind reads of several blocks
#include "../orders.cuh"

extern "C" __global__ void kernel(int* s, int* x) {
    const int me = blockIdx.x, n = gridDim.x;
    if (threadIdx.x > 0) return;
    if (me % 2 == 0) {
        for (;;) {
            add(s + 1, 1);
            if (get(s) == 0) break;
            add(s + 1, -1);
            while (get(s) != 0) {
            }
        }
        x[1 + me] = x[0];
        add(s + 1, -1);
    } else {
        take(s);
        while (get(s + 1) != 0) {
        }
        x[0] += me;
        give(s);
    }
}
