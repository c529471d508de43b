// grid_sync.cu: a barrier of the whole grid
//
//   launch : grid 4 block 32 y 128 x 128 cooperative
#include <cooperative_groups.h>

extern "C" __global__ void kernel(float* y, float* x) {
    int i = blockIdx.x * 32 + threadIdx.x;
    x[i] = i;
    cooperative_groups::this_grid().sync();
    y[i] = x[(i + 32) % 128];
}
