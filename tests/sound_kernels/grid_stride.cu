// grid_stride.cu: a grid-stride loop with the right step
//
//   launch : grid 2 block 32 y 200
extern "C" __global__ void kernel(float* y, int n = 200) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) y[i] = i;
}
