// race_named_barrier_next_round.cu: nothing keeps the next round's updates behind this round's reads
//
//   fault  : data-race, where it says !!
//   launch : grid 1 block 128 y 192
extern "C" __global__ void kernel(int* y) {
    __shared__ int total;
    if (threadIdx.x >= 96) return;
    if (threadIdx.x == 0) total = 0;
    asm volatile("bar.sync 1, 96;" ::: "memory");
    for (int round = 0; round < 2; ++round) {
        if (threadIdx.x % 32 == 0) atomicAdd(&total, 1);  // !!
        asm volatile("bar.sync 1, 96;" ::: "memory");
        y[round * 96 + threadIdx.x] = total;              // !!
    }
}
