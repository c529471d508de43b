// locks_of_buckets.cu: each bucket has a lock of its own
//
//   launch : grid 4 block 32 s 16 x 16
#include "../orders.cuh"

extern "C" __global__ void kernel(int* s, int* x) {
    const int me = blockIdx.x, n = gridDim.x;
    if (threadIdx.x > 0) return;
    for (int i = 0; i < 2; ++i) {
        const int bucket = (me + i) % 2;
        take(s + bucket);
        x[bucket] += me;
        give(s + bucket);
    }
}
