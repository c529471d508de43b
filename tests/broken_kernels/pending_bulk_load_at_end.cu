// pending_bulk_load_at_end.cu: the block ends while a bulk copy may still write to its shared memory
//
//   arch   : sm_90
//   launch : grid 2 block 64 x 128 y 128
//   fault  : pending-async-copy, where it says !!
//   thread : 0 0 0
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ alignas(16) float tile[64];
    __shared__ unsigned long long full;
    if (threadIdx.x == 0) {
        const unsigned target = at(tile), barrier = at(&full);
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(barrier) : "memory");
        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 256;" ::"r"(barrier) : "memory");
        asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 256, [%2];" ::"r"(target), "l"(x + 64 * blockIdx.x), "r"(barrier) : "memory");  // !!
    }
    y[64 * blockIdx.x + threadIdx.x] = threadIdx.x;
}
