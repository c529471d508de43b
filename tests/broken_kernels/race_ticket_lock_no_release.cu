// race_ticket_lock_no_release.cu: the next ticket is served by a store that releases nothing
//
//   launch : grid 4 block 32 s 16 x 16
//   fault  : data-race, where it says !!
#include "../orders.cuh"

extern "C" __global__ void kernel(int* s, int* x) {
    const int me = blockIdx.x, n = gridDim.x;
    if (threadIdx.x > 0) return;
    const int mine = add(s, 1);
    while (get(s + 1) != mine) {
    }
    x[0] += me;  // !!
    set(s + 1, mine + 1);
}
