// wait_for_later_block.cu: the first block waits for the last, and then reads what it wrote to shared memory before
//
//   launch : grid 4 block 64 flag 1 y 256
extern "C" __global__ void kernel(volatile int* flag, int* y) {
    __shared__ int s[64];
    s[threadIdx.x] = threadIdx.x;
    __syncthreads();
    if (blockIdx.x == 0) {
        if (threadIdx.x == 0) while (flag[0] == 0) {}
        __syncthreads();
    } else if (blockIdx.x == 3 && threadIdx.x == 0) {
        flag[0] = 1;
    }
    y[blockIdx.x * 64 + threadIdx.x] = s[63 - threadIdx.x];
}
