// unlock_through_volatile.cu: a lock is taken by a compare-and-swap, and given back by a store through volatile behind a fence
//
//   launch : grid 4 block 1 lock 1 x 1
//   exact  : threads write a flag through volatile, in turns
extern "C" __global__ void kernel(int* lock, int* x) {
    while (atomicCAS(lock, 0, 1) != 0) {
    }
    __threadfence();
    x[0] += 1;
    __threadfence();
    *static_cast<volatile int*>(lock) = 0;
}
