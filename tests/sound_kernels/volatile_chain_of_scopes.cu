// volatile_chain_of_scopes.cu: a value goes through two warps of each block: fences of the block within it, of the device between
//
//   launch : grid 2 block 64 flag 1 x 1 y 1
//   exact  : fences have the block's scope
extern "C" __global__ void kernel(int* flag, volatile int* x, int* y) {
    const int who = 2 * blockIdx.x + threadIdx.x / 32;
    if (threadIdx.x % 32 > 0) return;
    while (atomicAdd(flag, 0) != who) {
    }
    if (who < 3) x[0] += who;
    else y[0] = x[0];
    who == 1 ? __threadfence() : __threadfence_block();
    atomicExch(flag, who + 1);
}
