// unwritten_padding.cu: the sum runs over the padding column too
//
//   fault  : uninitialized-read, where it says !!
//   launch : grid 1 block 32 y 32
extern "C" __global__ void kernel(float* y) {
    __shared__ float tile[32][33];
    for (int row = 0; row < 32; ++row) tile[row][threadIdx.x] = row;
    __syncthreads();
    float sum = 0.f;
    for (int column = 0; column < 33; ++column)
        sum += tile[threadIdx.x][column];  // !!
    y[threadIdx.x] = sum;
}
