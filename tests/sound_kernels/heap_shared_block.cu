// heap_shared_block.cu: one thread allocates for its block, and frees when all are done
//
//   launch : grid 4 block 64 y 256
extern "C" __global__ void kernel(int* y) {
    __shared__ int* work;
    if (threadIdx.x == 0) work = static_cast<int*>(malloc(64 * sizeof(int)));
    __syncthreads();
    work[threadIdx.x] = 3 * threadIdx.x;
    __syncthreads();
    y[blockIdx.x * 64 + threadIdx.x] = work[63 - threadIdx.x];
    __syncthreads();
    if (threadIdx.x == 0) free(work);
}
