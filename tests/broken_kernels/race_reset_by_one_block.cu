// race_reset_by_one_block.cu: the first block resets a counter that the others already update; its own update hides it
//
//   fault  : data-race, where it says !!
//   launch : grid 4 block 64 y 1
extern "C" __global__ void kernel(int* y) {
    if (blockIdx.x == 0 && threadIdx.x == 0) y[0] = 0;    // !!
    __syncthreads();
    atomicAdd(y, 1);                                      // !!
}
