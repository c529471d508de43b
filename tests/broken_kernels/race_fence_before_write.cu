// race_fence_before_write.cu: the fence comes before the write that it should publish
//
//   fault  : data-race, where it says !!
//   launch : grid 2 block 32 y 1 part 2 count 1
extern "C" __global__ void kernel(float* y, float* part, unsigned* count) {
    if (threadIdx.x == 0) {
        __threadfence();
        part[blockIdx.x] = blockIdx.x;               // !!
        if (atomicAdd(count, 1u) == gridDim.x - 1)
            *y = part[0];                            // !!
    }
}
