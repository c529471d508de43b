// barrier_counts_differ.cu: who arrives takes the barrier for one of 96 threads, who waits for one of 128
//
//   fault  : divergent-barrier, where it says !!
//   launch : grid 1 block 128 x 32 y 32
extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ float tile[32];
    if (threadIdx.x < 32) {
        asm volatile("barrier.sync 1, 128;" ::: "memory");  // !!
        y[threadIdx.x] = tile[31 - threadIdx.x];
    } else {
        if (threadIdx.x < 64) tile[threadIdx.x - 32] = x[threadIdx.x - 32];
        asm volatile("barrier.arrive 1, 96;" ::: "memory");  // !!
    }
}
