// race_of_two_mbarriers_polled_in_turn.cu: one instruction polls two mbarriers; a plain read races with the second
//
//   arch   : sm_90
//   launch : grid 1 block 64 y 1
//   fault  : data-race, where it says !!
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

extern "C" __global__ void kernel(float* y) {
    __shared__ unsigned long long full[2];
    if (threadIdx.x < 2) asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(at(&full[threadIdx.x])) : "memory");
    __syncthreads();
    if (threadIdx.x < 32) {
#pragma unroll 1
        for (int k = 0; k < 2; ++k)
            asm volatile("{\n.reg .pred d;\nmbarrier.test_wait.parity.shared::cta.b64 d, [%0], 0;\n}\n" ::"r"(at(&full[k])) : "memory");  // !!
    } else if (threadIdx.x == 32) {
        y[0] = *reinterpret_cast<unsigned*>(&full[1]);  // !!
    }
}
