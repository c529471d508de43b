// barrier_in_loop.cu: warps run the loop with the barrier different numbers of times
//
//   fault  : divergent-barrier, where it says !!
//   launch : grid 1 block 64 y 64
extern "C" __global__ void kernel(float* y) {
    for (int i = 0; i <= threadIdx.x / 32; ++i) {
        y[threadIdx.x] = i;
        __syncthreads();  // !!
    }
    __syncthreads();  // !!
}
