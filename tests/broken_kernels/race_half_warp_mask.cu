// race_half_warp_mask.cu: __syncwarp leaves out the lanes that wrote
//
//   fault  : data-race, where it says !!
//   launch : grid 1 block 32 y 32
extern "C" __global__ void kernel(float* y) {
    __shared__ float tile[32];
    tile[threadIdx.x] = threadIdx.x;              // !!
    if (threadIdx.x < 16) {
        __syncwarp(0x0000ffff);
        y[threadIdx.x] = tile[31 - threadIdx.x];  // !!
    }
}
