// pending_bulk_store_at_end.cu: the block ends while a bulk copy may still read its shared memory
//
//   arch   : sm_90
//   launch : grid 2 block 64 y 128
//   fault  : pending-async-copy, where it says !!
//   thread : 0 0 0
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

extern "C" __global__ void kernel(float* y) {
    __shared__ alignas(16) float tile[64];
    tile[threadIdx.x] = threadIdx.x;
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    __syncthreads();
    if (threadIdx.x == 0) {
        asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 256;" ::"l"(y + 64 * blockIdx.x), "r"(at(tile)) : "memory");  // !!
        asm volatile("cp.async.bulk.commit_group;" ::: "memory");
    }
}
