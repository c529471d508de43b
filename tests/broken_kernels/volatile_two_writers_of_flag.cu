// volatile_two_writers_of_flag.cu: two blocks write one flag, each behind a fence, and neither knows of the other
//
//   fault  : data-race, where it says !!
//   launch : grid 3 block 32 x 96 flag 1 y 32
extern "C" __global__ void kernel(float* x, volatile int* flag, float* y) {
    if (blockIdx.x < 2) {
        x[blockIdx.x * 32 + threadIdx.x] = threadIdx.x;
        __threadfence();
        __syncthreads();
        if (threadIdx.x == 0) *flag = blockIdx.x + 1;  // !!
    }
}
