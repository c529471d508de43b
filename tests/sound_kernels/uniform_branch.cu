// uniform_branch.cu: a barrier in a branch that the whole block takes
//
//   launch : grid 2 block 64 y 128
extern "C" __global__ void kernel(float* y) {
    __shared__ float tile[64];
    tile[threadIdx.x] = threadIdx.x;
    if (blockIdx.x == 0) {
        __syncthreads();
        y[threadIdx.x] = tile[63 - threadIdx.x];
    } else {
        y[64 + threadIdx.x] = tile[threadIdx.x];
    }
}
