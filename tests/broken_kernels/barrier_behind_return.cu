// barrier_behind_return.cu: threads without work return before the barrier that the others wait at
//
//   fault  : divergent-barrier, where it says !!
//   thread : 0 0 0
//   launch : grid 1 block 96 y 80
extern "C" __global__ void kernel(float* y, int n = 80) {
    __shared__ float tile[96];
    if (threadIdx.x >= n) return;
    tile[threadIdx.x] = threadIdx.x;
    __syncthreads();  // !!
    y[threadIdx.x] = tile[n - 1 - threadIdx.x];
}
