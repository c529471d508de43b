// volatile_histogram.cu: threads of several warps count in shared bins through volatile
//
//   fault  : data-race, where it says !!
//   launch : grid 1 block 128 x 128 y 8
extern "C" __global__ void kernel(const int* x, int* y) {
    __shared__ volatile int bins[8];
    if (threadIdx.x < 8) bins[threadIdx.x] = 0;
    __syncthreads();
    bins[(x[threadIdx.x] + threadIdx.x) % 8] += 1;  // !!
    __syncthreads();
    if (threadIdx.x < 8) y[threadIdx.x] = bins[threadIdx.x];
}
