// race_before_grid_wait.cu: a kernel that starts early reads before it waits for the grids before it
//
//   launch : grid 2 block 64 x 128 y 128
//   arch   : sm_90
//   fault  : data-race, where it says !!
extern "C" __global__ void kernel(const float* x, float* y) {
    const int i = blockIdx.x * 64 + threadIdx.x;
    const float value = x[i];  // !!
    asm volatile("griddepcontrol.wait;" ::: "memory");
    y[i] = 2 * value;
}
