// race_grid_wait_under_condition.cu: blocks other than the first write without a wait for the grids before them
//
//   launch : grid 2 block 32 y 64
//   arch   : sm_90
//   fault  : data-race, where it says !!
extern "C" __global__ void kernel(float* y) {
    if (blockIdx.x == 0) asm volatile("griddepcontrol.wait;" ::: "memory");
    y[blockIdx.x * 32 + threadIdx.x] = threadIdx.x;  // !!
}
