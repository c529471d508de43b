// oob_shared.cu: a tile is one row too small
//
//   fault  : out-of-bounds, where it says !!
//   thread : 0 1 0
//   launch : grid 1 block 32,2 smem 128 y 64
extern "C" __global__ void kernel(float* y) {
    extern __shared__ float tile[];
    tile[threadIdx.y * 32 + threadIdx.x] = 1.f;  // !!
    __syncthreads();
    y[threadIdx.y * 32 + threadIdx.x] = tile[threadIdx.y * 32 + threadIdx.x];
}
