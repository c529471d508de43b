// last_block_fence_each.cu: each thread fences its own write, as CUDA's sample does
//
//   launch : grid 3 block 64 y 64 part 192 count 1
extern "C" __global__ void kernel(float* y, float* part, unsigned* count) {
    __shared__ bool last;
    part[blockIdx.x * 64 + threadIdx.x] = threadIdx.x;
    __threadfence();
    __syncthreads();
    if (threadIdx.x == 0) last = atomicInc(count, gridDim.x) == gridDim.x - 1;
    __syncthreads();
    if (last) y[threadIdx.x] = part[threadIdx.x] + part[64 + threadIdx.x] + part[128 + threadIdx.x];
}
