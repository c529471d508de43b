// race_block_atomic.cu: atomicAdd_block counts across blocks
//
//   fault  : data-race, where it says !!
//   launch : grid 2 block 32 y 1
extern "C" __global__ void kernel(int* y) {
    atomicAdd_block(y, 1);  // !!
}
