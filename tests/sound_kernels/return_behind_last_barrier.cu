// return_behind_last_barrier.cu: all threads pass the barriers, and those without work return behind the last
//
//   launch : grid 1 block 96 x 80 y 80
extern "C" __global__ void kernel(const float* x, float* y, int n = 80) {
    __shared__ float tile[96];
    tile[threadIdx.x] = threadIdx.x < n ? x[threadIdx.x] : 0.f;
    __syncthreads();
    if (threadIdx.x >= n) return;
    y[threadIdx.x] = tile[n - 1 - threadIdx.x];
}
