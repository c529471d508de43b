// warps_apart.cu: every warp has its own part of shared memory
//
//   launch : grid 1 block 128 y 128
extern "C" __global__ void kernel(float* y) {
    __shared__ float tile[4][32];
    int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    for (int round = 0; round < 3; ++round) {
        tile[warp][lane] = threadIdx.x + round;
        __syncwarp();
        y[threadIdx.x] = tile[warp][31 - lane];
        __syncwarp();
    }
}
