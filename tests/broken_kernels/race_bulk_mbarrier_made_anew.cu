// race_bulk_mbarrier_made_anew.cu: an mbarrier is made anew before anyone has waited for the bulk copy that it tracks
//
//   arch   : sm_90
//   launch : grid 1 block 64 x 128 y 64
//   fault  : data-race, where it says !!
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

__device__ void begin(unsigned barrier) {
    asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(barrier) : "memory");  // !!
    asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
}

__device__ void load(unsigned target, const float* source, unsigned barrier) {
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 256;" ::"r"(barrier) : "memory");
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 256, [%2];" ::"r"(target), "l"(source), "r"(barrier) : "memory");  // !!
}

__device__ void wait(unsigned barrier) {
    asm volatile("{\n.reg .pred done;\nagain:\nmbarrier.try_wait.parity.shared::cta.b64 done, [%0], 0;\n"
                 "@!done bra again;\n}\n" ::"r"(barrier) : "memory");
}

extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ alignas(16) float a[64], b[64];
    __shared__ unsigned long long full;
    const unsigned barrier = at(&full);
    if (threadIdx.x == 0) {
        begin(barrier);
        load(at(a), x, barrier);
        asm volatile("mbarrier.inval.shared::cta.b64 [%0];" ::"r"(barrier) : "memory");
        begin(barrier);
        load(at(b), x + 64, barrier);
        wait(barrier);
    }
    __syncthreads();
    const float first = a[threadIdx.x];
    y[threadIdx.x] = first + b[threadIdx.x];
}
