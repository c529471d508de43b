// volatile_reset_by_one_block.cu: block 0 clears a counter through volatile, and nothing tells the others when
//
//   launch : grid 4 block 32 count 1 y 4
//   fault  : data-race, where it says !!
extern "C" __global__ void kernel(int* count, int* y) {
    if (threadIdx.x > 0) return;
    if (blockIdx.x == 0) *(volatile int*)count = 0;  // !!
    y[blockIdx.x] = atomicAdd(count, 1);             // !!
}
