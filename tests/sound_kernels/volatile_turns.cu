// volatile_turns.cu: warps take turns, told by a volatile number that each polls and then writes behind a fence
//
//   launch : grid 1 block 128 turn 1 y 1
//   exact  : threads write a flag through volatile, in turns
extern "C" __global__ void kernel(volatile int* turn, float* y) {
    int warp = threadIdx.x / 32;
    if (threadIdx.x % 32 == 0) {
        while (*turn != warp) {
        }
        __threadfence();
        *y += warp;
        __threadfence();
        *turn = warp + 1;
    }
}
