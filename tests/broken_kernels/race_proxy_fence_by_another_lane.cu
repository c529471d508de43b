// race_proxy_fence_by_another_lane.cu: behind a barrier one lane fences, and another one of its warp copies over what was stored
//
//   launch : grid 1 block 64 x 64 y 64
//   fault  : data-race, where it says !!
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ alignas(16) float tile[64];
    __shared__ unsigned long long full;
    volatile float* stored = tile;
    stored[threadIdx.x] = 1.0f;  // !!
    if (threadIdx.x == 0) asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(at(&full)) : "memory");
    __syncthreads();
    if (threadIdx.x == 0) asm volatile("fence.proxy.async;" ::: "memory");
    if (threadIdx.x == 1) {
        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 256;" ::"r"(at(&full)) : "memory");
        asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], 256, [%2];" ::"r"(at(tile)), "l"(x), "r"(at(&full)) : "memory");  // !!
    }
    asm volatile("{\n.reg .pred done;\nagain:\nmbarrier.try_wait.parity.shared::cta.b64 done, [%0], 0;\n"
                 "@!done bra again;\n}\n" ::"r"(at(&full)) : "memory");
    y[threadIdx.x] = tile[threadIdx.x];
}
