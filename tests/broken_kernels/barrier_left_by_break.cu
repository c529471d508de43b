// barrier_left_by_break.cu: a thread that has found what it looks for breaks out of the loop with the barrier
//
//   fault  : divergent-barrier, where it says !!
//   launch : grid 1 block 64 x 64 y 64
extern "C" __global__ void kernel(const int* x, int* y) {
    __shared__ int tile[64];
    for (int round = 0; round < 4; ++round) {
        tile[threadIdx.x] = x[threadIdx.x] + round;
        __syncthreads();  // !!
        if (tile[(threadIdx.x + 1) % 64] + threadIdx.x == 17) break;
        __syncthreads();  // !!
    }
    y[threadIdx.x] = 1;
}
