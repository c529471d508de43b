// early_exit.cu: threads without work have left before the barrier
//
//   launch : grid 1 block 96 y 80
extern "C" __global__ void kernel(float* y, int n = 80) {
    __shared__ float tile[96];
    if (threadIdx.x >= n) return;
    tile[threadIdx.x] = threadIdx.x;
    __syncthreads();
    y[threadIdx.x] = tile[n - 1 - threadIdx.x];
}
