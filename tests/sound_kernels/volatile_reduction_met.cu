// volatile_reduction_met.cu: a warp sums through volatile, and meets between reading and writing
//
//   launch : grid 1 block 64 x 64 y 1
extern "C" __global__ void kernel(const float* x, float* y) {
    __shared__ volatile float sum[64];
    sum[threadIdx.x] = x[threadIdx.x];
    __syncthreads();
    if (threadIdx.x < 32) {
        for (int width = 32; width > 0; width /= 2) {
            float mine = sum[threadIdx.x] + sum[threadIdx.x + width];
            __syncwarp();
            sum[threadIdx.x] = mine;
            __syncwarp();
        }
        if (threadIdx.x == 0) *y = sum[0];
    }
}
