// inactive_by_active_mask.cu: the mask was taken before the branch in which the lanes shuffle
//
//   fault  : inactive-lane, where it says !!
//   launch : grid 1 block 32 x 32 y 32
extern "C" __global__ void kernel(const int* x, int* y) {
    unsigned mask = __activemask();
    int value = x[threadIdx.x] + threadIdx.x;
    if (value % 3 == 0)
        y[threadIdx.x] = __shfl_sync(mask, value, 0);  // !!
}
