// race_bulk_expected_in_next_phase.cu: a thread arrives before it expects the bytes of its copy: the phase ends without them
//
//   launch : grid 1 block 64 x 64 y 64
//   fault  : data-race, where it says !!
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ alignas(16) float tile[64];
    __shared__ unsigned long long full;
    if (threadIdx.x == 0) asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(at(&full)) : "memory");
    __syncthreads();
    if (threadIdx.x == 0) {
        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(at(&full)) : "memory");
        asm volatile("mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%0], 256;" ::"r"(at(&full)) : "memory");
        asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 256, [%2];" ::"r"(at(tile)), "l"(x), "r"(at(&full)) : "memory");  // !!
    }
    asm volatile("{\n.reg .pred done;\nagain:\nmbarrier.try_wait.parity.shared::cta.b64 done, [%0], 0;\n@!done bra again;\n}\n" ::"r"(at(&full)) : "memory");
    y[threadIdx.x] = tile[threadIdx.x];  // !!
}
