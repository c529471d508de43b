// heap_freed_twice.cu: each thread of the block frees what one has allocated
//
//   fault  : invalid-free, where it says !!
//   launch : grid 1 block 32 y 32
extern "C" __global__ void kernel(int* y) {
    __shared__ int* work;
    if (threadIdx.x == 0) work = static_cast<int*>(malloc(32 * sizeof(int)));
    __syncthreads();
    work[threadIdx.x] = threadIdx.x;
    y[threadIdx.x] = work[threadIdx.x];
    __syncthreads();
    free(work);  // !!
}
