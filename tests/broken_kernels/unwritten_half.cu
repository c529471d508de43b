// unwritten_half.cu: only half of the tile is filled
//
//   fault  : uninitialized-read, where it says !!
//   launch : grid 1 block 64 smem 256 y 64
extern "C" __global__ void kernel(float* y) {
    extern __shared__ float tile[];
    if (threadIdx.x < 32) tile[threadIdx.x] = 1.f;
    __syncthreads();
    y[threadIdx.x] = tile[threadIdx.x];  // !!
}
