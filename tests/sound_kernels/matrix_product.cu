// matrix_product.cu: tiles of a matrix product
//
//   launch : grid 2,2 block 16,16 c 1024 a 1024 b 1024
extern "C" __global__ void kernel(float* c, const float* a, const float* b) {
    __shared__ float tile_a[16][16], tile_b[16][16];
    int row = blockIdx.y * 16 + threadIdx.y, column = blockIdx.x * 16 + threadIdx.x;
    float sum = 0.f;
    for (int k = 0; k < 32; k += 16) {
        tile_a[threadIdx.y][threadIdx.x] = a[row * 32 + k + threadIdx.x];
        tile_b[threadIdx.y][threadIdx.x] = b[(k + threadIdx.y) * 32 + column];
        __syncthreads();
        for (int i = 0; i < 16; ++i) sum += tile_a[threadIdx.y][i] * tile_b[i][threadIdx.x];
        __syncthreads();
    }
    c[row * 32 + column] = sum;
}
