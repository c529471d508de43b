// race_tiles_of_half_a_warp.cu: halves of a warp meet by one instruction, each for itself, and read what the other half has written
//
//   launch : grid 1 block 32 y 32
//   fault  : data-race, where it says !!
extern "C" __global__ void kernel(int* y) {
    __shared__ int tile[32];
    tile[threadIdx.x] = threadIdx.x;  // !!
    __syncwarp(0xffffu << threadIdx.x / 16 * 16);
    y[threadIdx.x] = tile[31 - threadIdx.x];  // !!
}
