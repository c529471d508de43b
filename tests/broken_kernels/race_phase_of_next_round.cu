// race_phase_of_next_round.cu: copies of the next round overwrite a buffer that other threads still read
//
//   launch : grid 1 block 64 x 512 y 64
//   fault  : data-race, where it says !!
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ alignas(16) float tile[2][64];
    __shared__ unsigned long long full[2];
    if (threadIdx.x < 2) asm volatile("mbarrier.init.shared::cta.b64 [%0], 64;" ::"r"(at(full + threadIdx.x)) : "memory");
    __syncthreads();
    float sum = 0;
    for (int round = 0; round < 9; ++round) {
        if (round < 8) {
            asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"(at(tile[round % 2] + threadIdx.x)), "l"(x + 64 * round + threadIdx.x) : "memory");  // !!
            asm volatile("cp.async.mbarrier.arrive.noinc.shared.b64 [%0];" ::"r"(at(full + round % 2)) : "memory");
        }
        if (round == 0) continue;
        const int before = round - 1;
        asm volatile("{\n.reg .pred done;\nagain:\nmbarrier.try_wait.parity.shared::cta.b64 done, [%0], %1;\n@!done bra again;\n}\n" ::"r"(at(full + before % 2)), "r"(before / 2 % 2) : "memory");
        sum += tile[before % 2][63 - threadIdx.x];  // !!
    }
    y[threadIdx.x] = sum;
}
