// spin_lock.cu: a lock taken with compare-and-swap and given back with an exchange
//
//   launch : grid 4 block 32 y 1 lock 1
extern "C" __global__ void kernel(float* y, int* lock) {
    if (threadIdx.x == 0) {
        while (atomicCAS(lock, 0, 1) != 0) {
        }
        __threadfence();
        *y += 1.f;
        __threadfence();
        atomicExch(lock, 0);
    }
}
