// barrier_of_one_warp.cu: one warp waits at a barrier of the block, the other just leaves
//
//   fault  : divergent-barrier, where it says !!
//   thread : 0 0 0
//   launch : grid 1 block 64 y 64
extern "C" __global__ void kernel(float* y) {
    y[threadIdx.x] = 1.f;
    if (threadIdx.x < 32)
        __syncthreads();  // !!
}
