// ring_between_warps.cu: one warp fills a ring in shared memory, another one empties it
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
        for (int i = 0; i < 6; ++i) {
            if (warp == 0) {
                while (get(s) - get(s + 1) == 2) {
                }
                x[i % 2] = i;
                put(s, i + 1);
            } else if (warp == 1) {
                while (get(s) == i) {
                }
                y[i] = x[i % 2];
                put(s + 1, i + 1);
            }
        }
    }
}
