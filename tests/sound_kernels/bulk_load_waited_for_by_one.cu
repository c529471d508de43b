// bulk_load_waited_for_by_one.cu: one thread waits for a bulk load before the block ends, the others have gone
//
//   arch   : sm_90
//   launch : grid 2 block 64 x 128 y 128
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ alignas(16) float tile[64];
    __shared__ unsigned long long full;
    if (threadIdx.x == 0) {
        const unsigned target = at(tile), barrier = at(&full);
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(barrier) : "memory");
        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 256;" ::"r"(barrier) : "memory");
        asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 256, [%2];" ::"r"(target), "l"(x + 64 * blockIdx.x), "r"(barrier) : "memory");
        asm volatile("{\n.reg .pred done;\nagain:\nmbarrier.try_wait.parity.shared::cta.b64 done, [%0], 0;\n"
                     "@!done bra again;\n}\n" ::"r"(barrier) : "memory");
    }
    y[64 * blockIdx.x + threadIdx.x] = threadIdx.x;
}
