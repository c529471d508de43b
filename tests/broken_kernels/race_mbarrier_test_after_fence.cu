// race_mbarrier_test_after_fence.cu: a test of an mbarrier hands nothing over, whatever was fenced before it
//
//   arch   : sm_90
//   launch : grid 1 block 64 y 32
//   fault  : data-race, where it says !!
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

extern "C" __global__ void kernel(float* y) {
    __shared__ float tile[32];
    __shared__ unsigned long long full;
    if (threadIdx.x == 0) asm volatile("mbarrier.init.shared::cta.b64 [%0], 32;" ::"r"(at(&full)) : "memory");
    __syncthreads();
    if (threadIdx.x < 32) {
        tile[threadIdx.x] = threadIdx.x;  // !!
        __threadfence_block();
        asm volatile("{\n.reg .pred done;\nmbarrier.test_wait.parity.shared::cta.b64 done, [%0], 0;\n}\n" ::"r"(at(&full)) : "memory");
    } else {
        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(at(&full)) : "memory");
        asm volatile("{\n.reg .pred done;\nagain:\nmbarrier.try_wait.parity.shared::cta.b64 done, [%0], 0;\n@!done bra again;\n}\n" ::"r"(at(&full)) : "memory");
        y[threadIdx.x - 32] = tile[63 - threadIdx.x];  // !!
    }
}
