// semaphore_of_two.cu: two permits, and a slot for each that a bit keeps
//
//   launch : grid 4 block 32 s 16 x 16
#include "../orders.cuh"

extern "C" __global__ void kernel(int* s, int* x) {
    const int me = blockIdx.x, n = gridDim.x;
    if (threadIdx.x > 0) return;
    if (me == 0) put(s, 2);
    acquire(s);
    int slot = 0;
    while (!try_take(s + 1 + slot)) slot = 1 - slot;
    x[slot] += me;
    give(s + 1 + slot);
    add(s, 1);
}
