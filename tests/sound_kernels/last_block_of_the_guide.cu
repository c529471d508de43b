// last_block_of_the_guide.cu: the last block reads through volatile what others have published, behind a barrier and no fence
//
//   launch : grid 4 block 64 part 4 count 1 y 1
//   exact  : a plain write comes over what all blocks have updated
extern "C" __global__ void kernel(volatile float* part, unsigned* count, float* y) {
    __shared__ bool last;
    if (threadIdx.x == 0) {
        part[blockIdx.x] = blockIdx.x;
        __threadfence();
        last = atomicInc(count, gridDim.x) == gridDim.x - 1;
    }
    __syncthreads();
    if (last && threadIdx.x == 0) {
        float sum = 0.f;
        for (int i = 0; i < gridDim.x; ++i) sum += part[i];
        *y = sum;
        *count = 0;
    }
}
