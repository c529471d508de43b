// race_proxy_fence_after_each_signal.cu: the writers of two tiles fence behind a signal; who copies the second waits for one more
//
//   launch : grid 1 block 96 x 64 y 64
//   fault  : data-race, where it says !!
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

__device__ void arrive(unsigned long long* barrier) {
    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(at(barrier)) : "memory");
}

__device__ void wait(unsigned long long* barrier) {
    asm volatile("{\n.reg .pred done;\nagain:\nmbarrier.try_wait.parity.shared::cta.b64 done, [%0], 0;\n@!done bra again;\n}\n" ::"r"(at(barrier)) : "memory");
}

extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ alignas(16) float tile[64];
    __shared__ unsigned long long first, second, third;
    if (threadIdx.x == 0)
        for (unsigned long long* barrier : {&first, &second, &third})
            asm volatile("mbarrier.init.shared::cta.b64 [%0], 32;" ::"r"(at(barrier)) : "memory");
    __syncthreads();
    if (threadIdx.x < 32) {
        tile[threadIdx.x] = x[threadIdx.x];  // !!
        arrive(&first);
        asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
        tile[32 + threadIdx.x] = x[32 + threadIdx.x];
        arrive(&second);
        asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
        arrive(&third);
    } else if (threadIdx.x == 32) {
        wait(&third);
        asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 128;" ::"l"(y + 32), "r"(at(tile + 32)) : "memory");
    } else if (threadIdx.x == 64) {
        wait(&first);
        asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 128;" ::"l"(y), "r"(at(tile)) : "memory");  // !!
    }
    asm volatile("cp.async.bulk.commit_group;\ncp.async.bulk.wait_group 0;" ::: "memory");
}
