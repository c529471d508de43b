// return_of_whole_block.cu: a block without work returns before the barrier, all of its threads
//
//   launch : grid 3 block 64 x 128 y 128
extern "C" __global__ void kernel(const float* x, float* y, int n = 128) {
    __shared__ float tile[64];
    if (blockIdx.x * 64 >= n) return;
    tile[threadIdx.x] = x[blockIdx.x * 64 + threadIdx.x];
    __syncthreads();
    y[blockIdx.x * 64 + threadIdx.x] = tile[63 - threadIdx.x];
}
