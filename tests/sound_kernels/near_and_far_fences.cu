// near_and_far_fences.cu: fences of the block's scope within blocks, one of the device's between them: each is wide enough
//
//   launch : grid 2 block 64 x 1 flag 1 y 1
//   exact  : fences have the block's scope
extern "C" __global__ void kernel(int* x, int* flag, int* y) {
    const int who = 2 * blockIdx.x + threadIdx.x / 32;
    if (threadIdx.x % 32 > 0) return;
    while (atomicAdd(flag, 0) != who) {
    }
    who == 2 ? __threadfence() : __threadfence_block();
    *x += who;
    if (who == 3) *y = *x;
    who == 1 ? __threadfence() : __threadfence_block();
    atomicExch(flag, who + 1);
}
