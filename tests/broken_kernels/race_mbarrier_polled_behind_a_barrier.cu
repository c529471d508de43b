// race_mbarrier_polled_behind_a_barrier.cu: the second poll of an mbarrier races with a plain read of its word
//
//   arch   : sm_90
//   launch : grid 1 block 64 y 1
//   fault  : data-race, where it says !!
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

extern "C" __global__ void kernel(float* y) {
    __shared__ unsigned long long full;
    if (threadIdx.x == 0) asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(at(&full)) : "memory");
    __syncthreads();
#pragma unroll 1
    for (int k = 0; k < 2; ++k) {
        if (threadIdx.x < 32) asm volatile("{\n.reg .pred d;\nmbarrier.test_wait.parity.shared::cta.b64 d, [%0], 0;\n}\n" ::"r"(at(&full)) : "memory");  // !!
        if (k == 1 && threadIdx.x == 32) y[0] = *reinterpret_cast<unsigned*>(&full);  // !!
        if (k == 0) __syncthreads();
    }
}
