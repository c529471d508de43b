// race_acquire_fence.cu: a fence that only acquires stands where one must release
//
//   fault  : data-race, where it says !!
//   launch : grid 2 block 32 y 3 signal 1
extern "C" __global__ void kernel(int* y, int* signal) {
    if (threadIdx.x == 0 && blockIdx.x == 0) {
        y[0] = 5;                                    // !!
        asm volatile("fence.acquire.gpu;" ::: "memory");
        atomicExch(signal, 1);
    }
    if (threadIdx.x == 0 && blockIdx.x == 1) {
        while (atomicAdd(signal, 0) == 0) {}
        y[2] = y[0];                                 // !!
    }
}
