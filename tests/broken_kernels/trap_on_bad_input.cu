// trap_on_bad_input.cu: the kernel traps on an input that it cannot take
//
//   fault  : trap, where it says !!
//   thread : 7 0 0
//   launch : grid 1 block 32 y 32
extern "C" __global__ void kernel(float* y) {
    if (threadIdx.x == 7)
        __trap();  // !!
    y[threadIdx.x] = 1.f;
}
