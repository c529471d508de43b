// barrier_two_numbers.cu: two warps wait at barriers of two numbers, each for the other
//
//   launch : grid 1 block 64 y 64
//   fault  : divergent-barrier, where it says !!
extern "C" __global__ void kernel(int* y) {
    if (threadIdx.x < 32) asm volatile("bar.sync 1, 64;" ::: "memory");  // !!
    else asm volatile("bar.sync 2, 64;" ::: "memory");  // !!
    y[threadIdx.x] = 1;
}
