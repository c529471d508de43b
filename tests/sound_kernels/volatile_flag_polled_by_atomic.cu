// volatile_flag_polled_by_atomic.cu: a flag is set through volatile behind a fence, and an atomic of another block polls it
//
//   launch : grid 2 block 32 flag 1 x 1 y 1
//   exact  : threads write through volatile what others update by atomics
extern "C" __global__ void kernel(int* flag, float* x, float* y) {
    if (threadIdx.x > 0) return;
    if (blockIdx.x == 0) {
        *x = 3;
        __threadfence();
        *(volatile int*)flag = 1;
    } else {
        while (atomicAdd(flag, 0) == 0) {
        }
        __threadfence();
        *y = *x;
    }
}
