// volatile_flag.cu: warps of one block hand on a value with a flag and fences
//
//   launch : grid 1 block 64 y 32
extern "C" __global__ void kernel(float* y) {
    __shared__ float value;
    __shared__ volatile int flag;
    if (threadIdx.x == 0) flag = 0;
    __syncthreads();
    if (threadIdx.x == 0) {
        value = 4.f;
        __threadfence_block();
        flag = 1;
    }
    if (threadIdx.x >= 32) {
        while (flag == 0) {
        }
        __threadfence_block();
        y[threadIdx.x - 32] = value;
    }
}
