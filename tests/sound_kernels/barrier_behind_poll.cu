// barrier_behind_poll.cu: one thread polls, and a barrier of the block takes the place of its fence
//
//   launch : grid 2 block 64 tile 64 flag 1 y 64
extern "C" __global__ void kernel(float* tile, volatile int* flag, float* y) {
    if (blockIdx.x == 0) {
        tile[threadIdx.x] = threadIdx.x;
        __syncthreads();
        if (threadIdx.x == 0) {
            __threadfence();
            *flag = 1;
        }
    } else {
        if (threadIdx.x == 0) while (*flag == 0) {
            }
        __syncthreads();
        y[threadIdx.x] = tile[63 - threadIdx.x];
    }
}
