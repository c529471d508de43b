// barrier_in_tail_loop.cu: threads past the end of the data leave out the last round's barrier
//
//   fault  : divergent-barrier, where it says !!
//   launch : grid 1 block 64 x 150 y 64
extern "C" __global__ void kernel(const float* x, float* y, int n = 150) {
    __shared__ float sum[64];
    sum[threadIdx.x] = 0.f;
    for (int i = threadIdx.x; i < n; i += 64) {
        sum[threadIdx.x] += x[i];
        __syncthreads();  // !!
    }
    y[threadIdx.x] = sum[threadIdx.x];
}
