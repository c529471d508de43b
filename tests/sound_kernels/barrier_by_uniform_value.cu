// barrier_by_uniform_value.cu: the barrier stands in a branch and in a loop that all threads of the block take alike
//
//   launch : grid 2 block 64 rounds 2 y 128
extern "C" __global__ void kernel(const int* rounds, float* y) {
    __shared__ float tile[64];
    int i = blockIdx.x * 64 + threadIdx.x;
    float sum = 0.f;
    for (int round = 0; round <= rounds[blockIdx.x] + blockIdx.x; ++round) {
        tile[threadIdx.x] = round;
        __syncthreads();
        sum += tile[63 - threadIdx.x];
        __syncthreads();
    }
    if (blockIdx.x == 1) __syncthreads();
    y[i] = sum;
}
