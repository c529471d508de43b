// half_warps_apart.cu: two half-warps meet with masks of their own
//
//   launch : grid 1 block 32 y 32
extern "C" __global__ void kernel(float* y) {
    __shared__ float tile[32];
    int lane = threadIdx.x, base = lane & 16;
    unsigned mask = lane < 16 ? 0x0000ffffu : 0xffff0000u;
    tile[lane] = lane;
    __syncwarp(mask);
    y[lane] = tile[base + 15 - lane % 16];
}
