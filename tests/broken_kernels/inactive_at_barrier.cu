// inactive_at_barrier.cu: half of a warp shuffles with the other half, which waits at the block's barrier
//
//   fault  : inactive-lane, where it says !!
//   launch : grid 1 block 32 y 32
extern "C" __global__ void kernel(float* y) {
    float value = threadIdx.x;
    if (threadIdx.x < 16)
        value += __shfl_xor_sync(0xffffffff, value, 16);  // !!
    __syncthreads();
    y[threadIdx.x] = value;
}
