// race_arrives_in_next_phase.cu: four lanes arrive at once where three end the phase: the last one's write is not waited for
//
//   launch : grid 1 block 64 x 4 y 4
//   fault  : data-race, where it says !!
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ float tile[4];
    __shared__ unsigned long long full;
    if (threadIdx.x == 0) asm volatile("mbarrier.init.shared::cta.b64 [%0], 3;" ::"r"(at(&full)) : "memory");
    __syncthreads();
    if (threadIdx.x < 4) {
        tile[threadIdx.x] = x[threadIdx.x];  // !!
        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(at(&full)) : "memory");
    }
    if (threadIdx.x < 32 || threadIdx.x >= 36) return;
    asm volatile("{\n.reg .pred done;\nagain:\nmbarrier.try_wait.parity.shared::cta.b64 done, [%0], 0;\n@!done bra again;\n}\n" ::"r"(at(&full)) : "memory");
    y[threadIdx.x - 32] = tile[threadIdx.x - 32];  // !!
}
