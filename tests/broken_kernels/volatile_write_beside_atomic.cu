// volatile_write_beside_atomic.cu: one warp updates a count by an atomic, another one writes it through volatile
//
//   launch : grid 1 block 64 count 1
//   fault  : data-race, where it says !!
extern "C" __global__ void kernel(int* count) {
    if (threadIdx.x == 0) atomicAdd_block(count, 1);  // !!
    if (threadIdx.x == 32) *(volatile int*)count = 2;  // !!
}
