// race_lock_taken_without_fence.cu: a lock is given back behind a fence, but nothing stands behind its taking
//
//   launch : grid 4 block 32 lock 1 y 1
//   fault  : data-race, where it says !!
extern "C" __global__ void kernel(int* lock, volatile float* y) {
    if (threadIdx.x > 0) return;
    while (atomicCAS(lock, 0, 1) != 0) {
    }
    *y = *y + 1.f;  // !!
    __threadfence();
    atomicExch(lock, 0);
}
