// barrier_twice_in_a_line.cu: two halves of a warp call one function, with its barrier, from two places
//
//   fault  : divergent-barrier, where it says !!
//   launch : grid 1 block 32 y 32
__device__ __forceinline__ float meet(float value) {
    __syncthreads();  // !!
    return value + 1.f;
}

extern "C" __global__ void kernel(float* y) {
    if (threadIdx.x < 16)
        y[threadIdx.x] = meet(2.f);
    else
        y[threadIdx.x] = meet(y[threadIdx.x]) * 3.f;
}
