// pending_bulk_store_not_committed.cu: a wait for groups does not wait for a bulk copy that no group holds
//
//   arch   : sm_90
//   launch : grid 1 block 64 y 64
//   fault  : pending-async-copy, where it says !!
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

extern "C" __global__ void kernel(float* y) {
    __shared__ alignas(16) float tile[64];
    tile[threadIdx.x] = threadIdx.x;
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    __syncthreads();
    if (threadIdx.x == 0) {
        asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 256;" ::"l"(y), "r"(at(tile)) : "memory");  // !!
        asm volatile("cp.async.bulk.wait_group.read 0;" ::: "memory");
    }
}
