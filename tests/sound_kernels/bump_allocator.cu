// bump_allocator.cu: each block takes as many places as it needs
//
//   launch : grid 4 block 32 s 16 x 16
#include "../orders.cuh"

extern "C" __global__ void kernel(int* s, int* x) {
    const int me = blockIdx.x, n = gridDim.x;
    if (threadIdx.x > 0) return;
    const int first = add(s, me + 1);
    for (int i = 0; i <= me; ++i) x[first + i] = me;
}
