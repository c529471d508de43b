// race_warp_reduction.cu: the last warp reduces without __syncwarp
//
//   fault  : data-race, where it says !!
//   launch : grid 1 block 32 y 1
extern "C" __global__ void kernel(float* y) {
    __shared__ float sum[64];
    sum[threadIdx.x] = threadIdx.x;
    sum[threadIdx.x + 32] = 1.f;
    __syncwarp();
    for (int width = 32; width > 0; width /= 2)
        if (threadIdx.x < width) sum[threadIdx.x] += sum[threadIdx.x + width];  // !!
    if (threadIdx.x == 0) *y = sum[0];
}
