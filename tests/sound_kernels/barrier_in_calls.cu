// barrier_in_calls.cu: a function with a barrier is called from several places, each by all threads of a block
//
//   launch : grid 2 block 64 x 64 y 128
__device__ __forceinline__ void meet() { __syncthreads(); }

extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ float tile[64];
    float sum = 0;
    for (int i = 0; i < 3; ++i) {
        tile[threadIdx.x] = x[threadIdx.x] + i;
        meet();
        sum += tile[63 - threadIdx.x];
        meet();
    }
    if (blockIdx.x == 0) {
        tile[threadIdx.x] = sum;
        meet();
        sum = tile[threadIdx.x ^ 32];
    } else {
        tile[threadIdx.x] = 2 * sum;
        meet();
        sum += tile[threadIdx.x ^ 32];
    }
    y[64 * blockIdx.x + threadIdx.x] = sum;
}
