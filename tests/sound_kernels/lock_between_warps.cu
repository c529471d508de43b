// lock_between_warps.cu: warps update shared memory under a lock in it
//
//   launch : grid 1 block 128 y 8
#include "../orders.cuh"

extern "C" __global__ void kernel(int* y) {
    __shared__ int s[4], x[8];
    const int warp = threadIdx.x / 32;
    if (threadIdx.x < 4) s[threadIdx.x] = 0;
    if (threadIdx.x < 8) x[threadIdx.x] = 0;
    __syncthreads();
    if (threadIdx.x % 32 == 0) {
        take(s);
        x[0] += warp;
        give(s);
    }
    __syncthreads();
    if (threadIdx.x < 8) y[threadIdx.x] = x[threadIdx.x];
}
