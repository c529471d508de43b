// mbarrier_made_anew.cu: an mbarrier is initialised for each copy, once all have waited for the last one
//
//   launch : grid 2 block 64 x 256 y 256
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ alignas(16) float tile[2][64];
    __shared__ unsigned long long full;
    const int first = 128 * blockIdx.x;
    for (int i = 0; i < 2; ++i) {
        if (threadIdx.x == 0) {
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(at(&full)) : "memory");
            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 256;" ::"r"(at(&full)) : "memory");
            asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 256, [%2];" ::"r"(at(tile[i])), "l"(x + first + 64 * i), "r"(at(&full)) : "memory");
        }
        __syncthreads();  // the mbarrier is initialised
        asm volatile("{\n.reg .pred done;\nagain:\nmbarrier.try_wait.parity.shared::cta.b64 done, [%0], 0;\n@!done bra again;\n}\n" ::"r"(at(&full)) : "memory");
        __syncthreads();  // all have waited
    }
    y[first + threadIdx.x] = tile[0][63 - threadIdx.x] + tile[1][threadIdx.x];
}
