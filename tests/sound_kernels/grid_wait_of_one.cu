// grid_wait_of_one.cu: one thread waits for the grids before this one, and its block meets behind that
//
//   launch : grid 2 block 64 x 128 y 128
//   arch   : sm_90
extern "C" __global__ void kernel(const float* x, float* y) {
    if (threadIdx.x == 0) asm volatile("griddepcontrol.wait;" ::: "memory");
    __syncthreads();
    const int i = blockIdx.x * 64 + threadIdx.x;
    y[i] = 2 * x[i];
}
