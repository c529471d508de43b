// volatile_count_cleared_first.cu: one thread clears a count through volatile, and atomics update it behind a barrier
//
//   launch : grid 2 block 64 y 128
extern "C" __global__ void kernel(int* y) {
    __shared__ volatile int count;
    if (threadIdx.x == 0) count = 0;
    __syncthreads();
    atomicAdd((int*)&count, 1);
    __syncthreads();
    y[blockIdx.x * 64 + threadIdx.x] = *(int*)&count;
}
