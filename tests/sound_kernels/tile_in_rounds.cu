// tile_in_rounds.cu: two barriers a round
//
//   launch : grid 1 block 64 y 64
extern "C" __global__ void kernel(float* y) {
    __shared__ float tile[64];
    float sum = 0.f;
    for (int round = 0; round < 5; ++round) {
        tile[threadIdx.x] = threadIdx.x * round;
        __syncthreads();
        sum += tile[63 - threadIdx.x];
        __syncthreads();
    }
    y[threadIdx.x] = sum;
}
