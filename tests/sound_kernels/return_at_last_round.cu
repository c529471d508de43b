// return_at_last_round.cu: all threads run the loop with the barrier equally often, whatever each has to do
//
//   launch : grid 1 block 64 x 150 y 64
extern "C" __global__ void kernel(const float* x, float* y, int n = 150) {
    __shared__ float sum[64];
    sum[threadIdx.x] = 0.f;
    for (int first = 0; first < n; first += 64) {
        if (first + threadIdx.x < n) sum[threadIdx.x] += x[first + threadIdx.x];
        __syncthreads();
    }
    if (threadIdx.x == 0) return;
    y[threadIdx.x] = sum[threadIdx.x - 1];
}
