// barrier_of_warps_in_two_calls.cu: two warps call one function, with its barrier, from two branches
//
//   fault  : divergent-barrier, where it says !!
//   launch : grid 1 block 64 x 64 y 64
__device__ __forceinline__ void meet() {
    __syncthreads();  // !!
}

extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ float tile[64];
    tile[threadIdx.x] = x[threadIdx.x];
    if (threadIdx.x < 32) {
        meet();
        y[threadIdx.x] = tile[63 - threadIdx.x];
    } else {
        y[threadIdx.x] = 2.0f;
        meet();
    }
}
