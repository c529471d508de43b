// volatile_reset_by_last.cu: the block that draws the last ticket sets the counter back through volatile
//
//   launch : grid 4 block 32 count 1 part 4 y 1
//   exact  : threads write through volatile what others update by atomics
extern "C" __global__ void kernel(int* count, float* part, float* y) {
    if (threadIdx.x > 0) return;
    part[blockIdx.x] = blockIdx.x;
    __threadfence();
    if (atomicAdd(count, 1) < gridDim.x - 1) return;
    __threadfence();
    *y = part[0] + part[1] + part[2] + part[3];
    *(volatile int*)count = 0;
}
