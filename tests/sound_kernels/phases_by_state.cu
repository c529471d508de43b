// phases_by_state.cu: all arrive and wait for the phase of their state, round after round, with a buffer for each parity
//
//   launch : grid 2 block 96 y 192
__device__ unsigned at(const void* p) { return static_cast<unsigned>(__cvta_generic_to_shared(p)); }

extern "C" __global__ void kernel(int* y) {
    __shared__ int tile[2][96];
    __shared__ unsigned long long full;
    if (threadIdx.x == 0) asm volatile("mbarrier.init.shared::cta.b64 [%0], 96;" ::"r"(at(&full)) : "memory");
    __syncthreads();
    int sum = 0;
    for (int round = 0; round < 6; ++round) {
        tile[round % 2][threadIdx.x] = round + threadIdx.x;
        unsigned long long state;
        asm volatile("mbarrier.arrive.shared::cta.b64 %0, [%1];" : "=l"(state) : "r"(at(&full)) : "memory");
        for (int done = 0; !done;)
            asm volatile("{\n.reg .pred over;\nmbarrier.test_wait.shared::cta.b64 over, [%1], %2;\nselp.b32 %0, 1, 0, over;\n}\n" : "=r"(done) : "r"(at(&full)), "l"(state) : "memory");
        sum += tile[round % 2][95 - threadIdx.x];
    }
    y[96 * blockIdx.x + threadIdx.x] = sum;
}
