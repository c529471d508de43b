// named_barrier_behind_atomics.cu: four of five warps find their largest value, round after round, behind a barrier of their own
//
//   launch : grid 1 block 160 y 256
extern "C" __global__ void kernel(int* y) {
    __shared__ int largest;
    if (threadIdx.x >= 128) return;
    for (int round = 0; round < 2; ++round) {
        if (threadIdx.x == 0) largest = 0;
        asm volatile("bar.sync 1, 128;" ::: "memory");
        if (threadIdx.x % 32 == 0) atomicMax(&largest, threadIdx.x);
        asm volatile("bar.sync 1, 128;" ::: "memory");
        y[round * 128 + threadIdx.x] = largest;
        asm volatile("bar.sync 1, 128;" ::: "memory");
    }
}
