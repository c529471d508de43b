// tiles_meet_and_stay.cu: halves of a warp meet by one instruction, and read what their own half has written
//
//   launch : grid 1 block 64 y 64
extern "C" __global__ void kernel(int* y) {
    __shared__ int tile[64];
    tile[threadIdx.x] = threadIdx.x;
    __syncwarp(0xffffu << threadIdx.x % 32 / 16 * 16);
    y[threadIdx.x] = tile[threadIdx.x ^ 15];
}
