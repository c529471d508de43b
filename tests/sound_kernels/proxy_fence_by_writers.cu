// proxy_fence_by_writers.cu: each thread fences what it has written, in every round, before the barrier
//
//   launch : grid 1 block 64 x 192 y 192
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

__device__ void fence() { asm volatile("fence.proxy.async.shared::cta;" ::: "memory"); }

__device__ void store(float* y, const float* tile) {
    asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 256;" ::"l"(y), "r"(at(tile)) : "memory");
    asm volatile("cp.async.bulk.commit_group;" ::: "memory");
    asm volatile("cp.async.bulk.wait_group.read 0;" ::: "memory");
}

extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ alignas(16) float tile[64];
    for (int round = 0; round < 3; ++round) {
        tile[threadIdx.x] = x[round * 64 + threadIdx.x];
        fence();
        __syncthreads();  // the tile is written
        if (threadIdx.x == 0) store(y + round * 64, tile);
        __syncthreads();  // the tile has been read
    }
}
