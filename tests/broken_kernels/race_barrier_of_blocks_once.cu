// race_barrier_of_blocks_once.cu: a barrier of blocks lies before the reads, and none behind them
//
//   launch : grid 4 block 32 s 16 x 16
//   fault  : data-race, where it says !!
#include "../orders.cuh"

extern "C" __global__ void kernel(int* s, int* x) {
    const int me = blockIdx.x, n = gridDim.x;
    if (threadIdx.x > 0) return;
    for (int round = 0; round < 3; ++round) {
        x[me] += me;  // !!
        const int sense = get(s + 1);
        if (add(s, 1) == n - 1) {
            set(s, 0);
            put(s + 1, sense + 1);
        } else {
            while (get(s + 1) == sense) {
            }
        }
        x[8 + me] = x[(me + 1) % n];  // !!
    }
}
