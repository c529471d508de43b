// volatile_read_behind_signal.cu: who has seen a signal by an atomic reads through volatile: that needs no fence
//
//   launch : grid 2 block 32 tile 1 flag 1 y 1
//   exact  : a signal that no fence has followed counts for strong reads alone
extern "C" __global__ void kernel(volatile float* tile, int* flag, float* y) {
    if (threadIdx.x > 0) return;
    if (blockIdx.x == 0) {
        *tile = 3.f;
        __threadfence();
        atomicExch(flag, 1);
    } else {
        while (atomicExch(flag, 0) == 0) {
        }
        *y = *tile;
    }
}
