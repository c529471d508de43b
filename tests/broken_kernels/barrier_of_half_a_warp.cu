// barrier_of_half_a_warp.cu: half of a warp waits at an aligned barrier that the other half goes around
//
//   fault  : divergent-barrier, where it says !!
//   thread : 16 0 0
//   launch : grid 1 block 32 y 32
extern "C" __global__ void kernel(float* y) {
    if (threadIdx.x >= 16) {
        y[threadIdx.x] = 1.f;
        __syncthreads();  // !!
    }
}
