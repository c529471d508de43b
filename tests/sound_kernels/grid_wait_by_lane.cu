// grid_wait_by_lane.cu: lane 0 of each warp waits for the grids before this one, and its warp meets
//
//   launch : grid 2 block 64 x 128 y 128
//   arch   : sm_90
extern "C" __global__ void kernel(const float* x, float* y) {
    if (threadIdx.x % 32 == 0) asm volatile("griddepcontrol.wait;" ::: "memory");
    __syncwarp();
    const int i = blockIdx.x * 64 + threadIdx.x;
    y[i] = 2 * x[i];
}
