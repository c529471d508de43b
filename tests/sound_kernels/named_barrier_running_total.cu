// named_barrier_running_total.cu: warps add to counters that are never reset, and read them between barriers of their own
//
//   launch : grid 1 block 128 y 192
extern "C" __global__ void kernel(int* y) {
    __shared__ int total[32];
    if (threadIdx.x >= 96) return;
    if (threadIdx.x < 32) total[threadIdx.x] = 0;
    asm volatile("bar.sync 1, 96;" ::: "memory");
    for (int round = 0; round < 2; ++round) {
        atomicAdd(&total[threadIdx.x % 32], threadIdx.x);
        asm volatile("bar.sync 1, 96;" ::: "memory");
        y[round * 96 + threadIdx.x] = total[threadIdx.x % 32];
        asm volatile("bar.sync 1, 96;" ::: "memory");
    }
}
