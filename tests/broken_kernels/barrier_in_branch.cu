// barrier_in_branch.cu: half of the block waits at a barrier of its own
//
//   fault  : divergent-barrier, where it says !!
//   launch : grid 1 block 64 y 64
extern "C" __global__ void kernel(float* y) {
    if (threadIdx.x < 32) {
        y[threadIdx.x] = 1.f;
        __syncthreads();  // !!
    } else {
        y[threadIdx.x] = 2.f;
        for (int i = 0; i < 1; ++i)
            __syncthreads();  // !!
    }
}
