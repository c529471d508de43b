// barrier_counts_too_many.cu: a barrier with a count of more threads than come
//
//   launch : grid 1 block 64 y 64
//   fault  : divergent-barrier, where it says !!
extern "C" __global__ void kernel(int* y) {
    asm volatile("bar.sync 1, 96;" ::: "memory");  // !!
    y[threadIdx.x] = 1;
}
