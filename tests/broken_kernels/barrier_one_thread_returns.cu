// barrier_one_thread_returns.cu: a thread finds nothing to do and returns between two barriers
//
//   fault  : divergent-barrier, where it says !!
//   launch : grid 2 block 64 x 128 y 128
extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ float tile[64];
    int i = blockIdx.x * 64 + threadIdx.x;
    tile[threadIdx.x] = x[i];
    __syncthreads();
    if (threadIdx.x == 5) return;
    float sum = tile[threadIdx.x] + tile[threadIdx.x ^ 1];
    __syncthreads();  // !!
    tile[threadIdx.x] = sum;
    y[i] = sum;
}
