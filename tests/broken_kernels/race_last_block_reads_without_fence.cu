// race_last_block_reads_without_fence.cu: the last block reads the parts of the others as soon as it knows that it is the last
//
//   launch : grid 4 block 32 y 1 part 4 count 1
//   fault  : data-race, where it says !!
extern "C" __global__ void kernel(float* y, float* part, unsigned* count) {
    if (threadIdx.x > 0) return;
    part[blockIdx.x] = blockIdx.x;  // !!
    __threadfence();
    if (atomicAdd(count, 1u) == gridDim.x - 1) {
        float sum = 0.f;
        for (int i = 0; i < gridDim.x; ++i) sum += part[i];  // !!
        *y = sum;
    }
}
