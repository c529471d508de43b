// race_grid_stride.cu: the grid-stride loop steps by gridDim.x alone
//
//   fault  : data-race, where it says !!
//   launch : grid 2 block 32 y 128
extern "C" __global__ void kernel(float* y, int n = 128) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x)
        y[i] = i;  // !!
}
