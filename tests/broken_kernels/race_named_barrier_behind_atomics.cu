// race_named_barrier_behind_atomics.cu: the barrier behind the atomics leaves out one of the warps that update
//
//   fault  : data-race, where it says !!
//   launch : grid 1 block 128 y 128
extern "C" __global__ void kernel(int* y) {
    __shared__ int largest;
    if (threadIdx.x == 0) largest = 0;
    asm volatile("bar.sync 1, 128;" ::: "memory");
    if (threadIdx.x % 32 == 0) atomicMax(&largest, threadIdx.x);  // !!
    if (threadIdx.x >= 96) return;
    asm volatile("bar.sync 2, 96;" ::: "memory");
    y[threadIdx.x] = largest;                                     // !!
}
