// race_no_barrier.cu: a tile is read before the other warps have written it
//
//   fault  : data-race, where it says !!
//   launch : grid 1 block 64 y 64
extern "C" __global__ void kernel(float* y) {
    __shared__ float tile[64];
    tile[threadIdx.x] = threadIdx.x;          // !!
    y[threadIdx.x] = tile[63 - threadIdx.x];  // !!
}
