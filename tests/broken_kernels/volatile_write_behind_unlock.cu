// volatile_write_behind_unlock.cu: a block writes what a lock guards once it has given the lock back
//
//   launch : grid 2 block 1 lock 1 x 1 y 2
//   fault  : data-race, where it says !!
extern "C" __global__ void kernel(int* lock, volatile int* x, int* y) {
    while (atomicCAS(lock, 0, 1) != 0) {
    }
    __threadfence();
    y[blockIdx.x] = x[0];  // !!
    __threadfence();
    atomicExch(lock, 0);
    if (blockIdx.x == 0) x[0] = 1;  // !!
}
