// barrier_never_full.cu: a named barrier waits for more threads than ever come
//
//   fault  : divergent-barrier, where it says !!
//   launch : grid 1 block 64 y 64
extern "C" __global__ void kernel(float* y) {
    y[threadIdx.x] = 1.f;
    if (threadIdx.x < 32)
        asm volatile("bar.sync 1, 64;" ::: "memory");  // !!
}
