// lanes_meet_in_two_steps.cu: what lane 0 learns from one half it passes on to the other
//
//   launch : grid 1 block 32 y 32
//   exact  : lanes meet some lanes, and then others
extern "C" __global__ void kernel(float* y) {
    __shared__ float tile[32];
    tile[threadIdx.x] = threadIdx.x;
    if (threadIdx.x < 16) __syncwarp(0x0000ffff);
    if (threadIdx.x == 0 || threadIdx.x >= 16) __syncwarp(0xffff0001);
    y[threadIdx.x] = threadIdx.x >= 16 ? tile[threadIdx.x - 16] : 0.f;
}
