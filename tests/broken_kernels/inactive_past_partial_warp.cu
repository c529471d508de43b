// inactive_past_partial_warp.cu: the last warp is not full, and its lanes read from lanes that the block has not
//
//   fault  : inactive-lane, where it says !!
//   launch : grid 1 block 48 y 48
extern "C" __global__ void kernel(int* y) {
    y[threadIdx.x] = __shfl_down_sync(0xffffffff, threadIdx.x, 8);  // !!
}
