// unwritten_volatile_flag.cu: a flag in shared memory is polled, and no barrier lies behind its initialisation
//
//   launch : grid 1 block 64 y 32
//   fault  : uninitialized-read, where it says !!
extern "C" __global__ void kernel(float* y) {
    __shared__ volatile int flag;
    if (threadIdx.x < 32) {
        while (flag == 0) {  // !!
        }
        y[threadIdx.x] = 1.f;
    }
    if (threadIdx.x == 32) flag = 0;
    if (threadIdx.x == 32) flag = 1;
}
