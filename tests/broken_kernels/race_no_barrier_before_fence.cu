// race_no_barrier_before_fence.cu: one thread fences and signals before the other warps have written
//
//   fault  : data-race, where it says !!
//   launch : grid 2 block 64 y 64 part 128 count 1
extern "C" __global__ void kernel(float* y, float* part, unsigned* count) {
    __shared__ bool last;
    part[blockIdx.x * 64 + threadIdx.x] = threadIdx.x;  // !!
    if (threadIdx.x == 0) {
        __threadfence();
        last = atomicAdd(count, 1u) == gridDim.x - 1;
    }
    __syncthreads();
    if (last) y[threadIdx.x] = part[threadIdx.x];       // !!
}
