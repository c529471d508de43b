// race_bulk_many_stages.cu: bulk loads into forty stages with an mbarrier each, and nobody waits for the last one
//
//   launch : grid 1 block 32 x 1280 y 32
//   fault  : data-race, where it says !!
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

constexpr int kStages = 40;

extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ alignas(16) float tile[kStages][32];
    __shared__ unsigned long long full[kStages];
    if (threadIdx.x == 0)
        for (int i = 0; i < kStages; ++i) asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(at(&full[i])) : "memory");
    __syncthreads();
    if (threadIdx.x == 0) {
        for (int i = 0; i < kStages; ++i) {
            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 128;" ::"r"(at(&full[i])) : "memory");
            asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 128, [%2];" ::"r"(at(tile[i])), "l"(x + 32 * i), "r"(at(&full[i])) : "memory");  // !!
        }
    }
    float sum = 0;
    for (int i = 0; i < kStages; ++i) {
        if (i < kStages - 1)
            asm volatile("{\n.reg .pred done;\nagain:\nmbarrier.try_wait.parity.shared::cta.b64 done, [%0], 0;\n"
                     "@!done bra again;\n}\n" ::"r"(at(&full[i])) : "memory");
        sum += tile[i][threadIdx.x];  // !!
    }
    y[threadIdx.x] = sum;
}
