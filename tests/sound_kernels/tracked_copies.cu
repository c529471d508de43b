// tracked_copies.cu: an mbarrier tracks the copies of all threads, in two buffers that go round
//
//   launch : grid 2 block 64 x 512 y 128
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ alignas(16) float tile[2][64];
    __shared__ unsigned long long full[2];
    if (threadIdx.x < 2) asm volatile("mbarrier.init.shared::cta.b64 [%0], 64;" ::"r"(at(full + threadIdx.x)) : "memory");
    __syncthreads();
    const int i = threadIdx.x;
    auto load = [&](int round) {
        const unsigned to = at(tile[round % 2] + i);
        asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"(to), "l"(x + 64 * round + i) : "memory");
        asm volatile("cp.async.mbarrier.arrive.noinc.shared.b64 [%0];" ::"r"(at(full + round % 2)) : "memory");
    };
    float sum = 0;
    load(0);
    for (int round = 0; round < 8; ++round) {
        if (round + 1 < 8) load(round + 1);
        unsigned over = 0;
        while (!over)
            asm volatile("{ .reg .pred p; mbarrier.test_wait.parity.shared.b64 p, [%1], %2; selp.u32 %0, 1, 0, p; }" : "=r"(over) : "r"(at(full + round % 2)), "r"(round / 2 % 2) : "memory");
        sum += tile[round % 2][63 - i];
        __syncthreads();
    }
    y[64 * blockIdx.x + i] = sum;
}
