// barrier_counts_alike.cu: a barrier without a count is one of as many threads as the block has
//
//   launch : grid 1 block 64 x 64 y 64
extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ float tile[64];
    tile[threadIdx.x] = x[threadIdx.x];
    if (threadIdx.x < 32) {
        asm volatile("barrier.sync 1;" ::: "memory");
        y[threadIdx.x] = tile[63 - threadIdx.x];
    } else {
        asm volatile("barrier.arrive 1, 64;" ::: "memory");
    }
}
