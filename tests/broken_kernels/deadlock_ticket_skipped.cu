// deadlock_ticket_skipped.cu: a block that takes two tickets has one of them served
//
//   launch : grid 4 block 32 s 16 x 16
//   fault  : deadlock, where it says !!
#include "../orders.cuh"

extern "C" __global__ void kernel(int* s, int* x) {
    const int me = blockIdx.x, n = gridDim.x;
    if (threadIdx.x > 0) return;
    const int mine = add(s, me == 1 ? 2 : 1);
    while (get(s + 1) != mine) {  // !!
    }
    x[0] += me;
    put(s + 1, mine + 1);
}
