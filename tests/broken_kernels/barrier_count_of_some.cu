// barrier_count_of_some.cu: __syncthreads_count() asks the threads that have not returned only
//
//   fault  : divergent-barrier, where it says !!
//   launch : grid 1 block 64 x 64 y 64
extern "C" __global__ void kernel(const int* x, int* y, int n = 40) {
    if (threadIdx.x >= n) return;
    y[threadIdx.x] = __syncthreads_count(x[threadIdx.x] == 0);  // !!
}
