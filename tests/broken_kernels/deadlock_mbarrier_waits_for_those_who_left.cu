// deadlock_mbarrier_waits_for_those_who_left.cu: threads leave the kernel, and the second phase of an mbarrier counts them
//
//   launch : grid 1 block 64 y 64
//   arch   : sm_90
//   fault  : deadlock, where it says !!
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }
__device__ void arrive(void* b) { asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(at(b)) : "memory"); }

extern "C" __global__ void kernel(int* y) {
    __shared__ unsigned long long met;
    __shared__ int s[64];
    const int t = threadIdx.x;
    if (t == 0) asm volatile("mbarrier.init.shared::cta.b64 [%0], 64;" ::"r"(at(&met)) : "memory");
    __syncthreads();
    s[t] = t;
    if (t >= 32) {
        arrive(&met);
        return;
    }
    for (int phase = 0; phase < 2; ++phase) {
        arrive(&met);
        asm volatile("{\n.reg .pred done;\nagain:\nmbarrier.try_wait.parity.shared::cta.b64 done, [%0], %1;\n@!done bra again;\n}\n" ::"r"(at(&met)), "r"(phase) : "memory");  // !!
        if (phase == 0) y[t] = s[63 - t];
    }
    s[63 - t] = y[t];
}
