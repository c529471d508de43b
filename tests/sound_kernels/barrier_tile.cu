// barrier_tile.cu: a tile reversed through shared memory
//
//   launch : grid 2 block 64 y 128
extern "C" __global__ void kernel(float* y) {
    __shared__ float tile[64];
    tile[threadIdx.x] = threadIdx.x;
    __syncthreads();
    y[blockIdx.x * 64 + threadIdx.x] = tile[63 - threadIdx.x];
}
