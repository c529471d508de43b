// proxy_fence_after_other_signals.cu: a warp fences behind signals that tell of other things, four tiles in a row
//
//   launch : grid 1 block 64 x 128 y 128
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

__device__ void arrive(unsigned long long* barrier) {
    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(at(barrier)) : "memory");
}

__device__ void wait(unsigned long long* barrier) {
    asm volatile("{\n.reg .pred done;\nagain:\nmbarrier.try_wait.parity.shared::cta.b64 done, [%0], 0;\n"
                 "@!done bra again;\n}\n" ::"r"(at(barrier)) : "memory");
}

extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ alignas(16) float tile[4][32];
    __shared__ unsigned long long read, full[4];
    if (threadIdx.x == 0) {
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 32;" ::"r"(at(&read)) : "memory");
        for (int i = 0; i < 4; ++i) asm volatile("mbarrier.init.shared::cta.b64 [%0], 32;" ::"r"(at(&full[i])) : "memory");
    }
    __syncthreads();
    for (int i = 0; i < 4; ++i) {
        if (threadIdx.x < 32) {
            tile[i][threadIdx.x] = x[32 * i + threadIdx.x];
            arrive(&read);  // of x
            asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
            arrive(&full[i]);
        } else if (threadIdx.x == 32) {
            wait(&full[i]);
            asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 128;" ::"l"(y + 32 * i), "r"(at(tile[i])) : "memory");
        }
    }
    asm volatile("cp.async.bulk.commit_group;\ncp.async.bulk.wait_group 0;" ::: "memory");
}
