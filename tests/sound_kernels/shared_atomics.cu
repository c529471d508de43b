// shared_atomics.cu: a histogram with atomics
//
//   launch : grid 1 block 128 y 8
extern "C" __global__ void kernel(int* y) {
    __shared__ int bins[8];
    if (threadIdx.x < 8) bins[threadIdx.x] = 0;
    __syncthreads();
    atomicAdd(&bins[threadIdx.x % 8], 1);
    __syncthreads();
    if (threadIdx.x < 8) y[threadIdx.x] = bins[threadIdx.x];
}
