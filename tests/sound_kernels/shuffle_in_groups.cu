// shuffle_in_groups.cu: each half of the warp shuffles with a mask of its own
//
//   launch : grid 1 block 32 y 32
extern "C" __global__ void kernel(int* y) {
    if (threadIdx.x < 16)
        y[threadIdx.x] = __shfl_xor_sync(0x0000ffff, threadIdx.x, 1);
    else
        y[threadIdx.x] = __shfl_xor_sync(0xffff0000, threadIdx.x, 2);
}
