// race_proxy_fence_by_another_warp.cu: the first warp fences, the second has the tile read and is not behind it
//
//   launch : grid 1 block 64 x 64 y 64
//   fault  : data-race, where it says !!
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

__device__ void fence() { asm volatile("fence.proxy.async.shared::cta;" ::: "memory"); }

__device__ void store(float* y, const float* tile) {
    asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 256;" ::"l"(y), "r"(at(tile)) : "memory");  // !!
    asm volatile("cp.async.bulk.commit_group;" ::: "memory");
    asm volatile("cp.async.bulk.wait_group.read 0;" ::: "memory");
}

extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ alignas(16) float tile[64];
    tile[threadIdx.x] = x[threadIdx.x];  // !!
    __syncthreads();
    if (threadIdx.x == 0) fence();
    if (threadIdx.x == 32) store(y, tile);
}
