// double_buffer.cu: one barrier a round suffices with two buffers
//
//   launch : grid 1 block 64 y 64
extern "C" __global__ void kernel(float* y) {
    __shared__ float tile[2][64];
    float sum = 0.f;
    tile[0][threadIdx.x] = threadIdx.x;
    __syncthreads();
    for (int stage = 0; stage < 6; ++stage) {
        tile[(stage + 1) % 2][threadIdx.x] = stage;
        sum += tile[stage % 2][63 - threadIdx.x];
        __syncthreads();
    }
    y[threadIdx.x] = sum;
}
