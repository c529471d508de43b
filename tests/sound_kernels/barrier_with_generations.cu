// barrier_with_generations.cu: a barrier of blocks that is used again, by its generation
//
//   launch : grid 4 block 32 s 16 x 16
//   exact  : a write comes behind reads of several blocks
#include "../orders.cuh"

extern "C" __global__ void kernel(int* s, int* x) {
    const int me = blockIdx.x, n = gridDim.x;
    if (threadIdx.x > 0) return;
    for (int round = 0; round < 3; ++round) {
        x[me] += me;
        const int sense = get(s + 1);
        if (add(s, 1) == n - 1) {
            set(s, 0);
            put(s + 1, sense + 1);
        } else {
            while (get(s + 1) == sense) {
            }
        }
        x[8 + me] = x[(me + 1) % n];
        if (add(s + 2, 1) % n == n - 1) {
            put(s + 3, round + 1);
        } else {
            await(s + 3, round + 1);
        }
    }
}
