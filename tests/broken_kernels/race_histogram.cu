// race_histogram.cu: bins of a histogram are counted without atomics
//
//   fault  : data-race, where it says !!
//   launch : grid 1 block 64 y 8
extern "C" __global__ void kernel(int* y) {
    __shared__ int bins[8];
    if (threadIdx.x < 8) bins[threadIdx.x] = 0;
    __syncthreads();
    bins[threadIdx.x % 8]++;  // !!
    __syncthreads();
    if (threadIdx.x < 8) y[threadIdx.x] = bins[threadIdx.x];
}
