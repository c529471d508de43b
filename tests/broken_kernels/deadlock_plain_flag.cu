// deadlock_plain_flag.cu: a flag that is not volatile is read once, and the loop goes on for ever
//
//   launch : grid 4 block 32 s 16 x 16
//   fault  : deadlock, where it says !!
#include "../orders.cuh"

extern "C" __global__ void kernel(int* s, int* x) {
    while (s[1] == 0) {  // !!
    }
    if (threadIdx.x == 0) atomicAdd(x, 1);
}
