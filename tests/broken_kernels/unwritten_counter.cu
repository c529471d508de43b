// unwritten_counter.cu: a counter in shared memory is not set to zero
//
//   fault  : uninitialized-read, where it says !!
//   launch : grid 1 block 32 y 1
extern "C" __global__ void kernel(int* y) {
    __shared__ int count;
    atomicAdd(&count, 1);  // !!
    __syncthreads();
    if (threadIdx.x == 0) *y = count;
}
