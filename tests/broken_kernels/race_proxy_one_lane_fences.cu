// race_proxy_one_lane_fences.cu: lane 0 fences what the other lanes have written, without meeting them
//
//   launch : grid 1 block 32 x 32 y 32
//   fault  : data-race, where it says !!
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ alignas(16) float tile[32];
    tile[threadIdx.x] = x[threadIdx.x];  // !!
    if (threadIdx.x == 0) asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    __syncwarp();
    if (threadIdx.x == 0) {
        asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 128;" ::"l"(y), "r"(at(tile)) : "memory");  // !!
        asm volatile("cp.async.bulk.commit_group;" ::: "memory");
        asm volatile("cp.async.bulk.wait_group.read 0;" ::: "memory");
    }
}
