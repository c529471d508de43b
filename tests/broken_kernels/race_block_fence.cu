// race_block_fence.cu: __threadfence_block does not reach the other blocks
//
//   fault  : data-race, where it says !!
//   launch : grid 4 block 32 y 1 part 4 count 1
extern "C" __global__ void kernel(float* y, float* part, unsigned* count) {
    if (threadIdx.x == 0) {
        part[blockIdx.x] = blockIdx.x;               // !!
        __threadfence_block();
        if (atomicAdd(count, 1u) == gridDim.x - 1) {
            float sum = 0.f;
            for (int i = 0; i < gridDim.x; ++i)
                sum += part[i];                      // !!
            *y = sum;
        }
    }
}
