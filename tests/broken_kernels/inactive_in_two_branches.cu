// inactive_in_two_branches.cu: both halves of a warp name all lanes, in shuffles at two places
//
//   fault  : inactive-lane, where it says !!
//   launch : grid 1 block 32 y 32
extern "C" __global__ void kernel(int* y) {
    if (threadIdx.x < 16)
        y[threadIdx.x] = __shfl_sync(0xffffffff, threadIdx.x, 3);  // !!
    else
        y[threadIdx.x] = 2 * __shfl_sync(0xffffffff, threadIdx.x, 4) + 1;
}
