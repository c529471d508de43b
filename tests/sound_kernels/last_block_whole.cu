// last_block_whole.cu: a barrier, a fence and an atomic publish what the whole block wrote
//
//   launch : grid 3 block 64 y 64 part 192 count 1
extern "C" __global__ void kernel(float* y, float* part, unsigned* count) {
    __shared__ bool last;
    part[blockIdx.x * 64 + threadIdx.x] = threadIdx.x;
    __syncthreads();
    if (threadIdx.x == 0) {
        __threadfence();
        last = atomicAdd(count, 1u) == gridDim.x - 1;
    }
    __syncthreads();
    if (last) {
        float sum = 0.f;
        for (int i = 0; i < gridDim.x; ++i) sum += part[i * 64 + threadIdx.x];
        y[threadIdx.x] = sum;
    }
}
