// race_grid_wait_of_one_warp.cu: warp 0 waits for the grids before this one, and the barrier comes before its wait
//
//   launch : grid 2 block 64 x 128 y 128
//   arch   : sm_90
//   fault  : data-race, where it says !!
//   thread : 32 0 0
extern "C" __global__ void kernel(const float* x, float* y) {
    const int i = blockIdx.x * 64 + threadIdx.x;
    asm volatile("griddepcontrol.launch_dependents;");
    __syncthreads();
    if (threadIdx.x < 32) asm volatile("griddepcontrol.wait;" ::: "memory");
    y[i] = 2 * x[i];  // !!
}
