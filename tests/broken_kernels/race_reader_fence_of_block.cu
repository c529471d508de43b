// race_reader_fence_of_block.cu: a fence of the block's scope behind the poll of a flag that another block has set
//
//   launch : grid 2 block 32 tile 1 flag 1 y 1
//   fault  : data-race, where it says !!
//   thread : 0 0 0
extern "C" __global__ void kernel(float* tile, int* flag, float* y) {
    if (threadIdx.x > 0) return;
    if (blockIdx.x == 0) {
        *tile = 3.f;  // !!
        __threadfence();
        atomicExch(flag, 1);
    } else {
        while (atomicAdd(flag, 0) == 0) {
        }
        __threadfence_block();
        *y = *tile;  // !!
    }
}
