// inactive_source_outside_mask.cu: lanes name themselves and read from a lane that they do not name
//
//   fault  : inactive-lane, where it says !!
//   thread : 0 0 0
//   launch : grid 1 block 32 y 32
extern "C" __global__ void kernel(int* y) {
    y[threadIdx.x] = 0;
    if (threadIdx.x < 16)
        y[threadIdx.x] = __shfl_sync(0x0000ffff, threadIdx.x, 16);  // !!
}
