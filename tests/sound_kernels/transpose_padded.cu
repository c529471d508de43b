// transpose_padded.cu: a padded tile transposed
//
//   launch : grid 1 block 32,8 y 1024 x 1024
extern "C" __global__ void kernel(float* y, const float* x) {
    __shared__ float tile[32][33];
    for (int row = threadIdx.y; row < 32; row += 8) tile[row][threadIdx.x] = x[row * 32 + threadIdx.x];
    __syncthreads();
    for (int row = threadIdx.y; row < 32; row += 8) y[row * 32 + threadIdx.x] = tile[threadIdx.x][row];
}
