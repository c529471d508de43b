// warp_reduction.cu: the last steps inside one warp, with __syncwarp
//
//   launch : grid 1 block 64 y 1
extern "C" __global__ void kernel(float* y) {
    __shared__ float sum[64];
    sum[threadIdx.x] = threadIdx.x;
    __syncthreads();
    if (threadIdx.x < 32) {
        float mine = sum[threadIdx.x];
        for (int width = 32; width > 0; width /= 2) {
            mine += sum[threadIdx.x + width];
            __syncwarp();
            sum[threadIdx.x] = mine;
            __syncwarp();
        }
        if (threadIdx.x == 0) *y = mine;
    }
}
