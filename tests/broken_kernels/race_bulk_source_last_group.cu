// race_bulk_source_last_group.cu: a thread writes the source of its bulk store, which its wait leaves under way
//
//   launch : grid 1 block 32 x 32 y 128
//   fault  : data-race, where it says !!
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

__device__ void store(float* y, const float* tile) {
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 256;" ::"l"(y), "r"(at(tile)) : "memory");  // !!
    asm volatile("cp.async.bulk.commit_group;" ::: "memory");
}

extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ alignas(16) float tile[64];
    tile[threadIdx.x] = tile[32 + threadIdx.x] = x[threadIdx.x];
    __syncwarp();
    if (threadIdx.x == 0) {
        store(y, tile);
        asm volatile("cp.async.bulk.wait_group.read 1;" ::: "memory");
        tile[0] = 1.f;  // !!
        asm volatile("cp.async.bulk.wait_group.read 0;" ::: "memory");
    }
}
